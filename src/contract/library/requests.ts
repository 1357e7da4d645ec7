/** Request bodies of `/library`. */
import { z } from 'zod';

const tags = z.array(z.string().trim().min(1).max(100)).max(50);
const collection = z.string().trim().min(1).max(200);
const note = z.string().max(20_000);
const state = z.enum(['wanted', 'unread', 'read']);
const ids = z.array(z.int().min(1)).max(1_000);
const query = z.string().trim().max(1_000);
const colour = z.string().trim().min(1).max(40);
const comment = z.string().max(20_000);

/** Fields that were left out are left out, too, not undefined. */
function given<T extends object>(body: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(body).filter(([, value]) => value !== undefined);
  // only undefined values went
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

/** `POST /library/captures`. */
export const keepBody = z.strictObject({
  url: z.string().min(1).describe('The page.'),
  kind: z
    .enum(['page', 'full'])
    .default('full')
    .describe(
      '`page`: the answer and what was made of it; `full`: all that a browser loaded, too.',
    ),
  collection: collection.optional().describe('Put its entry into this collection.'),
  tags: tags.optional(),
  note: note.optional().describe('Markdown; replaces the note of the entry.'),
  scrapeOptions: z
    .looseObject({})
    .default({})
    .describe('As of a scrape: headers, location, waitFor, actions, …'),
});

/** `POST /library/replay`. */
export const replayBody = z.strictObject({
  captureId: z.string().min(1),
  mode: z
    .enum(['still'])
    .default('still')
    .describe('`still`: the page as it stood at the end, without its scripts.'),
});

/** `PATCH /library/entries/{id}`; absent fields stay as they are. */
export const changeEntryBody = z
  .strictObject({
    title: z.string().trim().max(500).describe("Of your own; empty: the page's again."),
    note,
    tags,
    collections: z.array(collection).max(50).describe('Paths, such as `Thesis/Chapter 2`.'),
    state: state.describe('`wanted`: to be kept; `read` and `unread` as you like.'),
  })
  .partial()
  .transform(given);

/** `POST /library/entries`. */
export const addEntriesBody = z.strictObject({
  entries: z
    .array(
      z.union([
        z.string(),
        z.strictObject({
          url: z.string(),
          title: z.string().trim().max(500).default(''),
          note: note.default(''),
          tags: tags.default([]),
          collections: z.array(collection).max(50).default([]),
          state: state.default('wanted'),
          addedAt: z.iso.datetime().optional(),
        }),
      ]),
    )
    .min(1)
    .max(5_000)
    .describe('Addresses, or objects with what is known of them. They begin as `wanted`.'),
});

/** `POST /library/collections`. */
export const collectionBody = z.strictObject({
  name: collection.describe('A path; what is above it is made, too.'),
  query: query.default('').describe('Makes a saved search: it holds what the query finds.'),
});

/** `PATCH /library/collections/{id}`. */
export const changeCollectionBody = z
  .strictObject({
    name: collection.describe('A new path takes along what lies below.'),
    query,
    position: z.int().min(0).max(1_000_000).describe('Among its siblings.'),
  })
  .partial()
  .transform(given);

/** `POST /library/collections/{id}/entries`. */
export const fileEntriesBody = z.strictObject({ add: ids.default([]), remove: ids.default([]) });

/** `POST /library/tags`. */
export const tagBody = z.strictObject({
  tag: z.string().trim().min(1).max(100),
  add: ids.default([]),
  remove: ids.default([]),
});

/** `PATCH /library/tags/{tag}`. */
export const changeTagBody = z.strictObject({
  tag: z.string().trim().min(1).max(100).describe('Its new name; one that is there takes it in.'),
});

/** `POST /library/highlights`. */
export const highlightBody = z
  .strictObject({
    entryId: z.int().min(1),
    captureId: z.uuid().optional().describe('The capture it was marked in.'),
    version: z.int().min(1).optional().describe('The version; default: the newest that has it.'),
    exact: z.string().min(1).max(5_000).describe('The passage; white space does not count.'),
    prefix: z.string().max(200).default('').describe('What stands before, where it occurs twice.'),
    suffix: z.string().max(200).default(''),
    colour: colour.default('yellow'),
    comment: comment.default(''),
  })
  .transform(({ captureId, version, ...rest }) => ({ ...rest, ...given({ captureId, version }) }));

/** `PATCH /library/highlights/{id}`. */
export const changeHighlightBody = z.strictObject({ colour, comment }).partial().transform(given);

/** `POST /library/{verify,gc,rebuild}`. */
export const upkeepBody = z
  .strictObject({
    deep: z.boolean().describe('verify: read and hash every byte.'),
    repair: z.boolean().describe('verify: mark captures that have lost something.'),
    force: z.boolean().describe('gc: also where most captures have no rows.'),
  })
  .partial();
