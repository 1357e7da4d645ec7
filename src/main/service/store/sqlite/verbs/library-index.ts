/**
 * The index over the texts of versions: FTS5, contentless (it stores no second copy), built after the texts are stored.
 *
 * Beside title and text it holds the sentences a version added and removed against the one before, so that what went
 * can be found. Chinese, Japanese and Korean are indexed character by character (domain/cjk.ts).
 */
import { spaceCjk } from '../../../domain/cjk.ts';
import { changeOf } from '../../../domain/library/sentences.ts';
import { unpack } from '../../codec.ts';
import type { Connection } from '../connection.ts';
import { statement } from '../../statement.ts';
import type { WriteContext } from '../write-context.ts';
import { followHighlights } from './highlights.ts';

const selectDue = statement((db, p: { readonly limit: number }) =>
  db
    .selectFrom('versions_due')
    .innerJoin('versions', 'versions.pk', 'versions_due.pk')
    .innerJoin('version_texts', 'version_texts.version_pk', 'versions.pk')
    .select([
      'versions.pk',
      'entry_pk',
      'n',
      'first_at',
      'title',
      'description',
      'language',
      'body',
    ])
    .orderBy('versions_due.pk')
    .limit(p.limit)
    .compile(),
);

const selectBefore = statement((db, p: { readonly entryPk: number; readonly n: number }) =>
  db
    .selectFrom('versions')
    .innerJoin('version_texts', 'version_texts.version_pk', 'versions.pk')
    .select('body')
    .where('entry_pk', '=', p.entryPk)
    .where('n', '<', p.n)
    .orderBy('n', 'desc')
    .limit(1)
    .compile(),
);

const insertIndex = statement(
  (
    db,
    p: {
      readonly pk: number;
      readonly title: string;
      readonly description: string;
      readonly body: string;
      readonly added: string;
      readonly removed: string;
    },
  ) =>
    db
      .insertInto('versions_text')
      .values({
        rowid: p.pk,
        title: p.title,
        description: p.description,
        body: p.body,
        added: p.added,
        removed: p.removed,
      })
      .compile(),
);

const setMinor = statement((db, p: { readonly pk: number }) =>
  db.updateTable('versions').set({ minor: 1 }).where('pk', '=', p.pk).compile(),
);

const selectNewest = statement((db, p: { readonly entryPk: number }) =>
  db.selectFrom('entries').select('version_pk').where('pk', '=', p.entryPk).compile(),
);

const deleteDue = statement((db, p: { readonly pk: number }) =>
  db.deleteFrom('versions_due').where('pk', '=', p.pk).compile(),
);

const deleteIndex = statement((db, p: { readonly pk: number }) =>
  db.deleteFrom('versions_text').where('rowid', '=', p.pk).compile(),
);

/** Indexes stored texts that wait for it, oldest first; gives how many. */
export function indexDue({ sql }: WriteContext, { limit }: { readonly limit: number }): number {
  const due = sql.all(selectDue, { limit });
  for (const row of due) {
    const text = textOf(row.body);
    const { added, removed, isMinor } = changesOf(sql, row, text);
    sql.run(insertIndex, {
      pk: row.pk,
      title: spaceCjk(row.title),
      description: spaceCjk(row.description),
      body: spaceCjk(text),
      added: spaceCjk(added.join('\n')),
      removed: spaceCjk(removed.join('\n')),
    });
    if (isMinor) sql.run(setMinor, { pk: row.pk });
    if (sql.get(selectNewest, { entryPk: row.entry_pk })?.version_pk === row.pk) {
      followHighlights(sql, row.entry_pk, { text, at: row.first_at });
    }
    sql.run(deleteDue, { pk: row.pk });
  }
  return due.length;
}

function changesOf(
  sql: Connection,
  { entry_pk: entryPk, n, language }: { entry_pk: number; n: number; language: string },
  text: string,
): ReturnType<typeof changeOf> {
  const before = n === 1 ? undefined : sql.get(selectBefore, { entryPk, n });
  if (before === undefined) return { added: [], removed: [], isMinor: false };
  return changeOf(textOf(before.body), text, language);
}

/** Takes a version out of the index, or from the list of those that wait for it. */
export function unindex(sql: Connection, pk: number): void {
  const wasDue = sql.run(deleteDue, { pk }).changes > 0;
  if (!wasDue) sql.run(deleteIndex, { pk });
}

/** A stored text. */
export function textOf(body: Uint8Array): string {
  const text: unknown = JSON.parse(unpack(body));
  return typeof text === 'string' ? text : '';
}
