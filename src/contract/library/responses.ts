/** Reply bodies of `/library`: instants as ISO 8601. */
import { z } from 'zod';

const at = z.iso.datetime();
const count = z.int().min(0);
const ok = { success: z.literal(true) };

const entry = z
  .strictObject({
    id: count,
    url: z.string(),
    host: z.string(),
    title: z.string(),
    note: z.string(),
    tags: z.array(z.string()),
    collections: z.array(z.string()),
    firstAt: at,
    lastAt: at,
    captures: count,
    kept: count.describe('Of the captures, those somebody asked for; the others are traces.'),
    versions: count,
  })
  .meta({ id: 'LibraryEntry' });

const capture = z
  .strictObject({
    id: z.uuid(),
    entryId: count,
    url: z.string(),
    at,
    kind: z.enum(['text', 'page', 'full']),
    kept: z.boolean(),
    engine: z.string(),
    status: z.int(),
    contentType: z.string(),
    private: z.boolean(),
    damaged: z.boolean(),
    bytes: count,
    title: z.string(),
    digest: z.string().optional().describe('SHA-256 of its manifest.'),
    version: count.optional(),
    jobId: z.string().optional(),
    pageId: z.string().optional(),
  })
  .meta({ id: 'LibraryCapture' });

const version = z
  .strictObject({
    n: count,
    firstAt: at,
    lastAt: at,
    chars: count,
    minor: z.boolean().describe('Only digits changed.'),
    title: z.string(),
    captures: count.optional(),
    text: z.string().optional(),
  })
  .meta({ id: 'LibraryVersion' });

const interval = z
  .strictObject({
    firstAt: at,
    lastAt: at,
    goneAt: at.nullable().describe('The first capture without it.'),
    firstVersion: count,
    lastVersion: count,
  })
  .meta({ id: 'LibraryInterval' });

const side = z.strictObject({ entryId: count, version: count, firstAt: at, lastAt: at });
const word = z.strictObject({ kind: z.enum(['equal', 'added', 'removed']), text: z.string() });
const block = z.union([word, z.strictObject({ kind: z.literal('changed'), words: z.array(word) })]);
const sizes = { blobs: count, bytes: count, stored: count };

export const libraryResponses = {
  found: z.strictObject({
    ...ok,
    total: count,
    isAbout: z.boolean().describe('`total` is at least so many.'),
    indexed: z.int().min(0).max(100).describe('Percent of the texts that can be found by now.'),
    problems: z.array(z.string()).describe('What of the query could not be understood.'),
    hosts: z.array(z.strictObject({ value: z.string(), entries: count })),
    entries: z.array(
      z.strictObject({
        ...entry.shape,
        description: z.string(),
        snippet: z.string(),
        version: z
          .strictObject({ n: count, firstAt: at, lastAt: at })
          .optional()
          .describe('The newest version that was found.'),
      }),
    ),
  }),
  entry: z.strictObject({ ...ok, entry }),
  id: z.strictObject({ ...ok, id: count }),
  capture: z.strictObject({ ...ok, capture }),
  kept: z.strictObject({ ...ok, capture, creditsUsed: count, warning: z.string().optional() }),
  captures: z.strictObject({
    ...ok,
    captures: z.array(capture),
    after: z.string().optional().describe('Give it back for the next ones; absent at the end.'),
  }),
  manifest: z.strictObject({ ...ok, manifest: z.looseObject({ hearth: z.literal(1) }) }),
  versions: z.strictObject({ ...ok, versions: z.array(version) }),
  version: z.strictObject({ ...ok, version }),
  blame: z.strictObject({
    ...ok,
    sentences: z
      .array(z.strictObject({ text: z.string(), intervals: z.array(interval) }))
      .optional(),
    intervals: z.array(interval).optional().describe('With `text`.'),
  }),
  dated: z.strictObject({
    ...ok,
    found: z.array(z.strictObject({ entry, intervals: z.array(interval) })),
  }),
  diff: z.strictObject({
    ...ok,
    from: side,
    to: side,
    blocks: z.array(block).optional(),
    text: z.string().optional().describe('With `as=text`.'),
  }),
  stats: z.strictObject({
    ...ok,
    stats: z.strictObject({
      entries: count,
      captures: count,
      kept: count,
      versions: count,
      byKind: z.record(z.string(), count),
      textBytes: count,
      bytes: count.describe('Plain bytes of what captures name, counted each time.'),
      disk: z.strictObject({
        ...sizes,
        byClass: z.array(z.strictObject({ class: z.string(), ...sizes })),
      }),
      waitingForIndex: count,
    }),
  }),
  verified: z.strictObject({
    ...ok,
    captures: count,
    blobs: count,
    checkedBytes: count,
    problems: z.array(z.string()),
    damaged: z.array(z.strictObject({ id: z.string(), url: z.string(), why: z.string() })),
    known: count,
    marked: count,
  }),
  collected: z.strictObject({ ...ok, removed: count, freedBytes: z.int() }),
  rebuilt: z.strictObject({ ...ok, restored: count, unreadable: count }),
  bytes: z.string().meta({ contentMediaType: 'application/octet-stream' }),
} as const;
