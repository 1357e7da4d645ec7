/** `webhook` of a body → Webhook with its defaults. Source: wire/v2.md section 13. */
import { WEBHOOK_EVENTS, type WebhookBody } from '../../../../contract/shared/webhook.ts';
import { partLogin, type AddressLogin } from '../../domain/address-login.ts';
import type { Webhook } from '../../domain/command.ts';

/** Absent stays absent; no events named means all of them. */
export function readWebhook(body: WebhookBody | undefined): Webhook | undefined {
  if (body === undefined) return undefined;
  return {
    ...readReceiver(body),
    metadata: body.metadata ?? {},
    events: body.events ?? WEBHOOK_EVENTS,
  };
}

/** Whom to tell; a name and password in the address become a header, which is shown nowhere. */
export function readReceiver({
  url: given,
  headers = {},
}: {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}): Pick<Webhook, 'url' | 'headers'> {
  const { url, login } = partLogin(given);
  if (login === undefined) return { url: given, headers };
  const hasOwn = Object.keys(headers).some((name) => name.toLowerCase() === 'authorization');
  return { url, headers: hasOwn ? headers : { ...headers, authorization: basicOf(login) } };
}

function basicOf({ user, password }: AddressLogin): string {
  const pair = `${decoded(user)}:${decoded(password)}`;
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
