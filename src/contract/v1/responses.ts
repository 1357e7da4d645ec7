/** Reply bodies of the v1 family, as schemas with their types. Source: wire/v1.md. */
import { z } from 'zod';

import { documentShape } from '../shared/document.ts';
import * as shared from '../shared/responses.ts';

const { receiptShape } = shared;

/** Structured output stands under `extract` or `json`, by the name it was asked by. */
export const document = z
  .strictObject({ ...documentShape, extract: z.unknown().optional() })
  .meta({ id: 'DocumentV1' });

const searchItem = z.strictObject({
  ...document.shape,
  metadata: document.shape.metadata.optional(),
  url: z.string(),
  title: z.string(),
  description: z.string(),
});

const periodShape = {
  billing_period_start: z.iso.datetime().nullable(),
  billing_period_end: z.iso.datetime().nullable(),
};

export const responses = {
  ...shared.commonReplies(document),
  map: z.strictObject({
    success: z.literal(true),
    links: z.array(z.string()),
    data: z.strictObject({ links: z.array(z.string()) }),
    warning: z.string().optional(),
    coverage: shared.mapCoverage,
    ...receiptShape,
  }),
  search: z.strictObject({
    success: z.literal(true),
    id: z.uuid(),
    data: z.array(searchItem),
    warning: z.string().optional(),
    ...receiptShape,
  }),
  creditUsage: z.strictObject({
    success: z.literal(true),
    data: z.strictObject({ remaining_credits: z.int(), plan_credits: z.int(), ...periodShape }),
    ...receiptShape,
  }),
  tokenUsage: z.strictObject({
    success: z.literal(true),
    data: z.strictObject({ remaining_tokens: z.int(), plan_tokens: z.int(), ...periodShape }),
    ...receiptShape,
  }),
} as const;
