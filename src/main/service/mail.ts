/** Mail by the operator's SMTP server (`smtpUrl`): at once, or out of the outbox in which webhooks lie. */
import type { Config } from './config.ts';
import { orAborted } from './domain/abort.ts';
import { HearthError } from './domain/errors.ts';
import type { NewDelivery } from './ports/backend.ts';
import type { SendMail } from './ports/sign-in.ts';
import type { WebhookSenderDeps } from './work/webhooks.ts';

type Mail = Parameters<SendMail>[0];

/** Webhooks have http addresses only (contract/shared/webhook.ts). */
const MAIL = 'mailto:';
/** A server that greets late is waited for; shorter than the lease of a delivery. */
const TIMEOUT_MS = 50_000;

/** Undefined where no server is set. The sender is `smtpFrom`, else `smtpTo`, else the receiver. */
export function createMail({ smtp }: Pick<Config, 'smtp'>): SendMail | undefined {
  if (smtp.url === undefined) return undefined;
  const { url } = smtp;
  return async ({ to, subject, text }) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(url);
    await transport.sendMail({ from: smtp.from ?? smtp.to ?? to, to, subject, text });
  };
}

/** A mail as a row of the outbox. */
export function mailDelivery(
  mail: Mail,
  {
    id,
    jobId,
    accountId,
  }: { readonly id: string; readonly jobId: string; readonly accountId: string },
): NewDelivery {
  const url = `${MAIL}${mail.to}`;
  return {
    id,
    jobId,
    url,
    receiver: `${accountId} ${url}`,
    headers: {},
    body: JSON.stringify(mail),
  };
}

/** Sends mails of the outbox; anything else is for `post`. */
export function mailOr(
  send: SendMail | undefined,
  post: WebhookSenderDeps['post'],
): WebhookSenderDeps['post'] {
  return async (url, body, headers, limits) => {
    if (!url.startsWith(MAIL)) return post(url, body, headers, limits);
    if (send === undefined)
      throw new HearthError('CONFIG_INVALID', 'No mail server is set (smtpUrl).');
    const signal = AbortSignal.any([limits.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    await orAborted(send(JSON.parse(body) as Mail), signal);
    return 200;
  };
}
