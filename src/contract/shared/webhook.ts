/** Where and about what a client wants to be told. Source: wire/v2.md section 13. */
import { z } from 'zod';

import { strictObject } from './tolerant.ts';

const webhookUrl = z.string().refine(isHttpAddress, {
  message: 'The webhook needs an absolute http or https address',
});

export const WEBHOOK_EVENTS = ['started', 'page', 'completed', 'failed'] as const;

/** RFC 9110 sections 5.6.2 and 5.5. */
const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/;

const FIELD_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

const webhookObject = strictObject({
  url: webhookUrl,
  headers: z.record(z.string(), z.string()).optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  events: z.array(z.enum(WEBHOOK_EVENTS)).optional(),
}).superRefine(({ headers = {} }, context) => {
  for (const [name, value] of Object.entries(headers)) {
    if (TOKEN.test(name) && FIELD_VALUE.test(value)) continue;
    context.addIssue({
      code: 'custom',
      path: ['headers', name],
      message: `The header ${JSON.stringify(name)} cannot be sent: letters, digits and dashes make its name, one line of Latin-1 text its value`,
    });
  }
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
