/**
 * The index of the library's words at the target: made from what was moved, not copied. Notes and highlights are there with
 * the move; the texts of pages wait for the first service, which makes them searchable as it does after a crawl.
 */
import { shelfVector } from '../text-vector.ts';
import { compared, type Compared } from './audit.ts';
import type { Source } from './source.ts';
import type { Asking } from './target.ts';

/** Entries of one question. */
const BATCH = 500;

interface Said {
  readonly pk: number;
  readonly account_id: string;
  readonly note: string;
  /** JSON, a list of texts. */
  readonly highlights: string;
}

export async function fillWords(source: Source, ask: Asking): Promise<void> {
  await ask('INSERT INTO versions_due (pk) SELECT version_pk FROM version_texts');
  const rows = source.database
    .prepare<[], Said>(
      `SELECT e.pk, e.account_id, e.note, (SELECT json_group_array(exact || char(10) || comment)
         FROM highlights h WHERE h.entry_pk = e.pk AND h.removed_at IS NULL) AS highlights
       FROM entries e WHERE e.note <> '' OR e.pk IN (SELECT entry_pk FROM highlights WHERE removed_at IS NULL)`,
    )
    .all();
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    await ask(
      'INSERT INTO shelf_text (rowid, words) SELECT pk, words::tsvector FROM unnest($1::bigint[], $2::text[]) said (pk, words)',
      [batch.map(({ pk }) => pk), batch.map(vectorOf)],
    );
  }
}

function vectorOf({ pk, account_id: accountId, note, highlights }: Said): string {
  // as the question gives it
  const texts = JSON.parse(highlights) as readonly string[];
  return shelfVector({ entryPk: pk, accountId, note, highlight: texts.join('\n') });
}

/** Every text can be found, or waits for it. */
export async function compareWords(source: Source, ask: Asking): Promise<Compared> {
  const [there] = await ask<{ texts: string }>(
    `SELECT ((SELECT count(*) FROM versions_due) + (SELECT count(*) FROM versions_text))::text AS texts`,
  );
  const here = String(source.count('version_texts'));
  return compared('texts to be searched', here, there?.texts ?? '0');
}
