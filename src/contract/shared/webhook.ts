/** Where and about what a client wants to be told. Source: wire/v2.md section 13. */
import { z } from 'zod';

import { sentHeaders } from './headers.ts';
import { strictObject } from './tolerant.ts';

const webhookUrl = z.string().refine(isHttpAddress, {
  message: 'The webhook needs an absolute http or https address',
});

export const WEBHOOK_EVENTS = ['started', 'page', 'completed', 'failed'] as const;

const webhookObject = strictObject({
  url: webhookUrl,
  headers: sentHeaders.optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  events: z.array(z.enum(WEBHOOK_EVENTS)).optional(),
}).superRefine(({ headers = {} }, context) => {
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  if (!names.includes('x-firecrawl-signature')) return;
  context.addIssue({
    code: 'custom',
    path: ['headers'],
    message: 'The header x-firecrawl-signature is set by the server; remove it from headers',
  });
});

/** A bare string `"u"` equals `{"url":"u"}`. */
export const webhook = z
  .preprocess((value) => (typeof value === 'string' ? { url: value } : value), webhookObject)
  .meta({ id: 'Webhook' });

export type WebhookBody = z.output<typeof webhook>;

function isHttpAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol);
}
