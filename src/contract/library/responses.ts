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
    hasOwnTitle: z.boolean().describe("`title` is a person's, not the page's."),
    note: z.string(),
    tags: z.array(z.string()),
    collections: z.array(z.string()).describe('Paths, such as `Thesis/Chapter 2`.'),
    state: z.enum(['wanted', 'unread', 'read']),
    firstAt: at,
    lastAt: at,
    captures: count,
    kept: count.describe('Of the captures, those somebody asked for; the others are traces.'),
    versions: count,
    highlights: count,
    latest: z
      .strictObject({ id: z.uuid(), kind: z.enum(['text', 'page', 'full']), at, status: z.int() })
      .optional()
      .describe('The newest capture with bytes.'),
    changedAt: at.optional().describe('When the text last changed.'),
  })
  .meta({ id: 'LibraryEntry' });

const collection = z
  .strictObject({
    id: count,
    name: z.string().describe('The whole path.'),
    label: z.string().describe('Its last part.'),
    parentId: count.optional(),
    query: z.string().describe('Of a saved search; empty for others.'),
    position: count,
    entries: count.describe('Put into it itself; 0 for a saved search.'),
  })
  .meta({ id: 'LibraryCollection' });

const highlight = z
  .strictObject({
    id: count,
    entryId: count,
    url: z.string(),
    title: z.string(),
    captureId: z.string().optional(),
    exact: z.string(),
    prefix: z.string(),
    suffix: z.string(),
    colour: z.string(),
    comment: z.string(),
    at,
    state: z
      .enum(['unplaced', 'found', 'changed', 'gone'])
      .describe('In the newest version; `unplaced`: no kept text had it yet.'),
    stateAt: at.optional().describe('When it was changed or gone: first capture of that version.'),
    from: count.optional().describe('Offsets in the text of the newest version, UTF-16 units.'),
    to: count.optional(),
    nowSays: z.string().optional().describe('What stands in its place, of a changed one.'),
  })
  .meta({ id: 'LibraryHighlight' });

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
const block = z.union([
  z.strictObject({
    ...word.shape,
    moved: z.literal(true).optional().describe('The other text says it, too, in another place.'),
  }),
  z.strictObject({ kind: z.literal('changed'), words: z.array(word) }),
]);
const sizes = { blobs: count, bytes: count, stored: count };

const importRow = z
  .strictObject({
    id: z.uuid(),
    name: z.string().describe('Of the file.'),
    bytes: count,
    format: z
      .string()
      .describe(
        '`wacz`, `warc`, `page`, `bookmarks`, `pocket`, …; `unknown` until it was looked into.',
      ),
    state: z.enum(['waiting', 'running', 'done', 'failed']),
    done: count.describe('Captures, or addresses of a list, so far.'),
    report: z.strictObject({
      added: count.optional(),
      known: count.optional().describe('Were there already.'),
      error: z.string().optional().describe('Why it failed.'),
      software: z.string().optional(),
      signature: z
        .strictObject({ kind: z.string(), keyFingerprint: z.string().optional() })
        .optional()
        .describe('`valid`, `invalid` or `none`.'),
      findings: z
        .array(
          z.strictObject({
            where: z.string(),
            what: z.string(),
            isNote: z
              .literal(true)
              .optional()
              .describe('It says what the archive held; all that can be taken was.'),
          }),
        )
        .optional()
        .describe('What was left out, or is not what its digest says.'),
      unlisted: count.optional().describe('Findings that are not listed.'),
    }),
    createdAt: at,
    updatedAt: at,
  })
  .meta({ id: 'LibraryImport' });

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
    after: z.string().optional().describe('Give it back for the next ones; absent at the end.'),
  }),
  collections: z.strictObject({
    ...ok,
    collections: z.array(collection).describe('In order of path.'),
  }),
  collection: z.strictObject({ ...ok, collection }),
  tags: z.strictObject({
    ...ok,
    tags: z.array(z.strictObject({ tag: z.string(), entries: count })),
  }),
  tag: z.strictObject({ ...ok, tag: z.string(), entries: count.optional() }),
  highlights: z.strictObject({
    ...ok,
    highlights: z.array(highlight),
    indexed: z
      .int()
      .min(0)
      .max(100)
      .describe('Percent of the texts in which highlights were looked for by now.'),
    after: z.string().optional().describe('Give it back for the next ones; absent at the end.'),
  }),
  highlight: z.strictObject({ ...ok, highlight }),
  import: z.strictObject({ ...ok, import: importRow }),
  imports: z.strictObject({ ...ok, imports: z.array(importRow).describe('The newest first.') }),
  key: z.strictObject({
    ...ok,
    fingerprint: z.string().describe('SHA-256 of the public key, hex.'),
  }),
  added: z.strictObject({
    ...ok,
    added: count,
    known: count.describe('Were there already; they gained tags and collections.'),
    ids: z.array(count).describe('Of the entries, in the order given, without what was left out.'),
    problems: z.array(z.string()),
  }),
  entry: z.strictObject({ ...ok, entry }),
  id: z.strictObject({ ...ok, id: count }),
  removed: z.strictObject({
    ...ok,
    id: count,
    restorableUntil: at.describe('From then on it is gone for good.'),
  }),
  capture: z.strictObject({ ...ok, capture }),
  removedCapture: z.strictObject({
    ...ok,
    id: z.uuid(),
    entryId: count,
    isEntryGone: z.boolean().describe('Nothing was left of the entry, so it went, too.'),
  }),
  kept: z.strictObject({ ...ok, capture, creditsUsed: count, warning: z.string().optional() }),
  captures: z.strictObject({
    ...ok,
    captures: z.array(capture),
    after: z.string().optional().describe('Give it back for the next ones; absent at the end.'),
  }),
  proof: z.strictObject({
    ...ok,
    proof: z.strictObject({
      digest: z.string().describe('SHA-256 of its manifest.'),
      parts: count,
      bytes: count.describe('Hashed anew.'),
      problems: z.array(z.string()).describe('Empty when all is as it was kept.'),
      chain: z
        .strictObject({
          n: count,
          of: count.describe('Number of the newest link.'),
          link: z.string(),
          before: z.string(),
        })
        .optional(),
    }),
  }),
  manifest: z.strictObject({ ...ok, manifest: z.looseObject({ hearth: z.literal(1) }) }),
  replay: z.strictObject({
    ...ok,
    url: z
      .url()
      .describe(
        'For a browser or a frame; with `?mark=PASSAGE#hit` at its end it shows that passage marked. It holds for the session, or with a key until 15 minutes after its last use.',
      ),
    ticket: z.string().describe('The first part of its path, as events name it.'),
    captureId: z.uuid(),
    at,
    private: z.boolean().describe('Taken with a cookie or an authorization of yours.'),
    missing: count.describe('Parts that did not come when it was captured.'),
  }),
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
      gzipBytes: count.describe(
        'About what the different bytes would take in a WARC.gz, each compressed alone; from a sample.',
      ),
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
    unlisted: count.describe(
      'Kept captures without rows, where the database was lost; `rebuild` makes them.',
    ),
  }),
  collected: z.strictObject({ ...ok, removed: count, freedBytes: z.int() }),
  rebuilt: z.strictObject({ ...ok, restored: count, unreadable: count }),
  bytes: z.string().meta({ contentMediaType: 'application/octet-stream' }),
} as const;
