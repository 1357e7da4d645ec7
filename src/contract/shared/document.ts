/**
 * What a client receives for one address. Keys exist only when asked for; `metadata` always.
 * Source: wire/v2.md section 5, wire/v1.md section 3.
 */
import { z } from 'zod';

const metadataValue = z.union([z.string(), z.array(z.string()), z.number(), z.boolean()]);

/** Well-known keys; beside them every meta tag of the page stands under its own name. */
const metadata = z
  .object({
    title: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.union([z.string(), z.array(z.string())]).optional(),
    language: z.union([z.string(), z.array(z.string())]).optional(),
    sourceURL: z.string().optional(),
    url: z.string().optional(),
    statusCode: z.int().optional(),
    error: z.string().optional(),
    contentType: z.string().optional(),
    scrapeId: z.uuid().optional(),
    numPages: z.int().optional(),
    totalPages: z.int().optional(),
    proxyUsed: z.enum(['basic', 'stealth']).optional(),
    cacheState: z.enum(['hit', 'miss']).optional(),
    cachedAt: z.iso.datetime().optional(),
    creditsUsed: z.int().min(0).optional(),
    concurrencyLimited: z.boolean().optional(),
    concurrencyQueueDurationMs: z.int().min(0).optional(),
  })
  .catchall(metadataValue)
  .meta({ id: 'Metadata' });

const diffChange = z.object({
  type: z.enum(['add', 'del', 'normal']),
  content: z.string(),
  add: z.literal(true).optional(),
  del: z.literal(true).optional(),
  normal: z.literal(true).optional(),
  ln: z.int().optional(),
  ln1: z.int().optional(),
  ln2: z.int().optional(),
});

const changeTracking = z.strictObject({
  previousScrapeAt: z.iso.datetime().nullable(),
  changeStatus: z.enum(['new', 'same', 'changed', 'removed']),
  visibility: z.enum(['visible', 'hidden']),
  diff: z
    .strictObject({
      text: z.string(),
      json: z.strictObject({
        files: z.array(
          z.strictObject({
            from: z.string().nullable(),
            to: z.string().nullable(),
            chunks: z.array(z.strictObject({ content: z.string(), changes: z.array(diffChange) })),
          }),
        ),
      }),
    })
    .optional(),
  json: z.unknown().optional(),
});

/** Where an extracted value stands on the page; Hearth's own addition, by `showProvenance`. */
export const provenance = z
  .strictObject({
    path: z.string(),
    source: z.string(),
    url: z.string(),
    where: z.string(),
    text: z.string(),
    steps: z.array(z.string()),
  })
  .meta({ id: 'Provenance' });

const actions = z.strictObject({
  screenshots: z.array(z.string()),
  scrapes: z.array(z.strictObject({ url: z.string(), html: z.string() })),
  javascriptReturns: z.array(z.strictObject({ type: z.string(), value: z.unknown() })),
  pdfs: z.array(z.string()),
});

/** A list of records or a table of the page, by the format `tables`; Hearth's own. */
const pageTable = z
  .strictObject({
    name: z.string(),
    columns: z.array(z.strictObject({ name: z.string(), type: z.string() })),
    rows: z.array(
      z.record(
        z.string(),
        z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
      ),
    ),
  })
  .meta({ id: 'PageTable' });

/** Fields of a document, for both families. */
export const documentShape = {
  markdown: z.string().optional(),
  html: z.string().optional(),
  rawHtml: z.string().optional(),
  rawBase64: z.string().optional(),
  links: z.array(z.string()).optional(),
  images: z.array(z.string()).optional(),
  summary: z.string().optional(),
  tables: z.array(pageTable).optional(),
  json: z.unknown().optional(),
  provenance: z.array(provenance).optional(),
  screenshot: z.string().optional(),
  attributes: z
    .array(
      z.strictObject({
        selector: z.string(),
        attribute: z.string(),
        values: z.array(z.string()),
      }),
    )
    .optional(),
  changeTracking: changeTracking.optional(),
  answer: z.string().optional(),
  highlights: z.string().optional(),
  actions: actions.optional(),
  warning: z.string().optional(),
  metadata,
};
