/** `webhook` of a body → Webhook with its defaults. Source: wire/v2.md section 13. */
import { WEBHOOK_EVENTS, type WebhookBody } from '../../../../contract/shared/webhook.ts';
import type { Webhook } from '../../domain/command.ts';

/** Absent stays absent; no events named means all of them. */
export function readWebhook(body: WebhookBody | undefined): Webhook | undefined {
  if (body === undefined) return undefined;
  return {
    url: body.url,
    headers: body.headers ?? {},
    metadata: body.metadata ?? {},
    events: body.events ?? WEBHOOK_EVENTS,
  };
}
