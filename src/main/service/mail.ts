/** Mail by the operator's SMTP server (`smtpUrl`). */
import type { Config } from './config.ts';
import type { SendMail } from './ports/sign-in.ts';

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
