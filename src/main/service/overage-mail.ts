/**
 * Tells a person that credits beyond the plan reached a cap: in the log always, by e-mail where SMTP is
 * configured (`smtpUrl`, `smtpTo`). Source: product spec 8.3.3.
 */
import type { Config } from './config.ts';
import { toHearthError } from './domain/errors.ts';
import { createMail } from './mail.ts';
import type { Log } from './ports/system.ts';
import type { OverageWarning } from './work/overage-watch.ts';

/** A warning that cannot be sent is logged; charging goes on. */
export function createOverageMail(
  config: Pick<Config, 'smtp'>,
  log: Log,
): (warning: OverageWarning) => Promise<void> {
  const mail = createMail(config);
  const { to } = config.smtp;
  return async ({ account, level, sentence }) => {
    log.warn('overage cap reached', { account: account.name, level, sentence });
    if (mail === undefined || to === undefined) return;
    try {
      const cap = level === 'soft-cap' ? 'soft' : 'hard';
      await mail({ to, subject: `Hearth: ${cap} cap of ${account.name} reached`, text: sentence });
    } catch (error) {
      log.error('overage mail not sent', { error: toHearthError(error).message });
    }
  };
}
