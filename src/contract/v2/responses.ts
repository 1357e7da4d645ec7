/** Reply bodies of the v2 family, as schemas with their types. Source: wire/v2.md. */
import { z } from 'zod';

import { documentShape } from '../shared/document.ts';
import * as shared from '../shared/responses.ts';

const { receiptShape } = shared;

export const document = z.strictObject(documentShape).meta({ id: 'Document' });

const link = z.strictObject({
  url: z.string(),
  title: z.string().optional(),
  description: z.string().optional(),
});

/** Fields of a scraped result stand beside the result's own. */
const scrapedShape = { ...documentShape, metadata: documentShape.metadata.optional() };
const placeShape = { position: z.int().min(1).optional(), category: z.string().optional() };

const webResult = z.strictObject({
  ...scrapedShape,
  ...placeShape,
  url: z.string(),
  title: z.string(),
  description: z.string(),
});

const newsResult = z.strictObject({
  ...scrapedShape,
  ...placeShape,
  url: z.string(),
  title: z.string(),
  snippet: z.string(),
  date: z.string().optional(),
  imageUrl: z.string().optional(),
});

const imageResult = z.strictObject({
  ...placeShape,
  url: z.string(),
  title: z.string().optional(),
  imageUrl: z.string().optional(),
  imageWidth: z.int().optional(),
  imageHeight: z.int().optional(),
});

const periodShape = {
  billingPeriodStart: z.iso.datetime().nullable(),
  billingPeriodEnd: z.iso.datetime().nullable(),
};

export const responses = {
  ...shared.commonReplies(document),
  map: z.strictObject({
    success: z.literal(true),
    id: z.uuid(),
    links: z.array(link),
    data: z.strictObject({ links: z.array(link) }),
    warning: z.string().optional(),
    coverage: shared.mapCoverage,
    ...receiptShape,
  }),
  search: z.strictObject({
    success: z.literal(true),
    id: z.uuid(),
    data: z.strictObject({
      web: z.array(webResult).optional(),
      news: z.array(newsResult).optional(),
      images: z.array(imageResult).optional(),
      library: z.array(webResult).optional(),
    }),
    warning: z.string().optional(),
    ...receiptShape,
  }),
  creditUsage: z.strictObject({
    success: z.literal(true),
    data: z.strictObject({ remainingCredits: z.int(), planCredits: z.int(), ...periodShape }),
    ...receiptShape,
  }),
  tokenUsage: z.strictObject({
    success: z.literal(true),
    data: z.strictObject({ remainingTokens: z.int(), planTokens: z.int(), ...periodShape }),
    ...receiptShape,
  }),
} as const;
