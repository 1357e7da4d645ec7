/** Request bodies of `/library`. */
import { z } from 'zod';

const tags = z.array(z.string().trim().min(1).max(100)).max(50);
const collection = z.string().trim().min(1).max(200);
const note = z.string().max(20_000);

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

/** `PATCH /library/entries/{id}`; absent fields stay as they are. */
export const changeEntryBody = z
  .strictObject({ tags, note, collections: z.array(collection).max(50) })
  .partial()
  .transform(({ tags: newTags, note: newNote, collections }) => ({
    ...(newTags === undefined ? {} : { tags: newTags }),
    ...(newNote === undefined ? {} : { note: newNote }),
    ...(collections === undefined ? {} : { collections }),
  }));

/** `POST /library/{verify,gc,rebuild}`. */
export const upkeepBody = z
  .strictObject({
    deep: z.boolean().describe('verify: read and hash every byte.'),
    repair: z.boolean().describe('verify: mark captures that have lost something.'),
    force: z.boolean().describe('gc: also where most captures have no rows.'),
  })
  .partial();
