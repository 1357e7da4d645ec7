/** Mail by the operator's SMTP server (`smtpUrl`). */
import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';
import type { SendMail } from './ports/sign-in.ts';

/** Undefined where no server is set. The sender is `smtpFrom`, else `smtpTo`, else the receiver. */
export function createMail({ smtp }: Pick<Config, 'smtp'>): SendMail | undefined {
  if (smtp.url === undefined) return undefined;
  const transport = createTransport(smtp.url);
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from: smtp.from ?? smtp.to ?? to, to, subject, text });
  };
}
