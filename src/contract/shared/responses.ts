/**
 * Reply bodies that both families share, and the builder of those that carry documents.
 * Every success has `creditsUsed` and `remainingCredits` at top level. Source: the wire reference.
 */
import { z } from 'zod';

import { provenance } from './document.ts';

/** Credit fields of every success. Whole numbers. */
export const receiptShape = {
  creditsUsed: z.int().min(0),
  remainingCredits: z.int(),
};

const success = z.literal(true);
const isoDate = z.iso.datetime();

/** How much of a site a map looked at. */
export const mapCoverage = z
  .strictObject({
    pagesRead: z.int().min(0).describe('Pages whose links were read.'),
    unseenAtMost: z
      .int()
      .min(0)
      .optional()
      .describe(
        'Addresses that may still be unseen, with 95 % confidence; absent where nothing can be said.',
      ),
  })
  .meta({ id: 'MapCoverage' });

/** Any failure. `code` only where the wire has one; `details` are the issues of a validation. */
export const failure = z
  .strictObject({
    success: z.literal(false),
    code: z.string().optional(),
    error: z.string().min(1),
    details: z.unknown().optional(),
  })
  .meta({ id: 'Failure' });

const started = z.strictObject({
  success,
  id: z.uuid(),
  url: z.url(),
  invalidURLs: z.array(z.string()).optional(),
  promptGeneratedOptions: z.unknown().optional(),
  finalCrawlerOptions: z.unknown().optional(),
  ...receiptShape,
});

const cancelled = z.strictObject({
  success,
  status: z.literal('cancelled'),
  ...receiptShape,
});

const jobErrors = z.strictObject({
  success,
  errors: z.array(
    z.strictObject({
      id: z.string(),
      timestamp: isoDate.optional(),
      url: z.string(),
      code: z.string().optional(),
      error: z.string(),
    }),
  ),
  robotsBlocked: z.array(z.string()),
  ...receiptShape,
});

const active = z.strictObject({
  success,
  crawls: z.array(
    z.strictObject({
      id: z.uuid(),
      teamId: z.string(),
      url: z.string(),
      created_at: isoDate,
      options: z.record(z.string(), z.unknown()),
    }),
  ),
  ...receiptShape,
});

const paramsPreview = z.strictObject({
  success,
  data: z.looseObject({ url: z.string() }),
  ...receiptShape,
});

/** What language models used for the call, where one was asked. */
const llmUsage = z.strictObject({
  models: z.array(z.string()),
  requests: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  costUsd: z.number(),
});

const extractFields = {
  llmUsage: llmUsage.optional(),
  sources: z.record(z.string(), z.array(z.string())).optional(),
  provenance: z.array(provenance).optional(),
  warning: z.string().optional(),
  expiresAt: isoDate,
  ...receiptShape,
};
const extractStatusWord = z.enum(['processing', 'completed', 'failed', 'cancelled']);

const extractStarted = z.strictObject({
  success,
  id: z.uuid(),
  status: extractStatusWord,
  data: z.unknown().optional(),
  urlTrace: z.array(z.unknown()),
  invalidURLs: z.array(z.string()).optional(),
  ...extractFields,
});

const extractStatus = z.strictObject({
  success: z.boolean(),
  status: extractStatusWord,
  data: z.unknown(),
  error: z.string().optional(),
  ...extractFields,
});

const periodShape = {
  startDate: isoDate,
  endDate: isoDate.nullable(),
  apiKey: z.string().optional(),
};

const creditHistory = z.strictObject({
  success,
  periods: z.array(z.strictObject({ ...periodShape, creditsUsed: z.int() })),
  ...receiptShape,
});

const tokenHistory = z.strictObject({
  success,
  periods: z.array(z.strictObject({ ...periodShape, tokensUsed: z.int() })),
  ...receiptShape,
});

const concurrency = z.strictObject({
  success,
  concurrency: z.int().min(0),
  maxConcurrency: z.int().min(1),
  ...receiptShape,
});

const queueStatus = z.strictObject({
  success,
  jobsInQueue: z.int().min(0),
  activeJobsInQueue: z.int().min(0),
  waitingJobsInQueue: z.int().min(0),
  maxConcurrency: z.int().min(1),
  mostRecentSuccess: isoDate.nullable(),
  ...receiptShape,
});

const activity = z.strictObject({
  success,
  data: z.array(
    z.strictObject({
      id: z.uuid(),
      endpoint: z.string(),
      api_version: z.string(),
      created_at: isoDate,
      target: z.string(),
    }),
  ),
  cursor: z.string().nullable(),
  has_more: z.boolean(),
  ...receiptShape,
});

/** Replies that carry documents, in the family's own spelling of a document. */
function documentReplies<Document extends z.ZodObject>(document: Document) {
  const statusShape = {
    success: z.boolean(),
    status: z.enum(['scraping', 'completed', 'cancelled', 'failed']),
    error: z.string().optional(),
    total: z.int().min(0),
    completed: z.int().min(0),
    expiresAt: isoDate,
    warning: z.string().optional(),
    createdAt: isoDate.optional(),
    completedAt: isoDate.optional(),
    duration: z.int().min(0).optional(),
    data: z.array(document),
    ...receiptShape,
  };
  return {
    scrape: z.strictObject({
      success,
      data: document,
      warning: z.string().optional(),
      scrape_id: z.uuid().optional(),
      ...receiptShape,
    }),
    status: z.strictObject({ ...statusShape, next: z.url().optional() }),
    socketMessage: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('catchup'), data: z.strictObject(statusShape) }),
      z.strictObject({ type: z.literal('document'), data: document }),
    ]),
    webhook: z.strictObject({
      success: z.boolean(),
      type: z.string(),
      id: z.uuid(),
      webhookId: z.string(),
      data: z.array(document),
      error: z.string().optional(),
      metadata: z.record(z.string(), z.string()),
    }),
  };
}

/** Replies that both families have alike, with the documents of one. */
export function commonReplies<Document extends z.ZodObject>(document: Document) {
  return {
    ...documentReplies(document),
    failure,
    started,
    cancelled,
    jobErrors,
    active,
    paramsPreview,
    extractStarted,
    extractStatus,
    creditHistory,
    tokenHistory,
    concurrency,
    queueStatus,
    activity,
  };
}
