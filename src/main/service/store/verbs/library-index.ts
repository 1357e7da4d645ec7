/**
 * The index over the texts of versions: contentless (it stores no second copy), built after the texts are stored. How each
 * database has it: ../text-index.ts.
 *
 * Beside title and text it holds the sentences a version added and removed against the one before, so that what went
 * can be found. How words are folded: domain/fold-words.ts.
 */
import { sql as raw } from 'kysely';
import { changeOf } from '../../domain/library/sentences.ts';
import { unpack } from '../codec.ts';
import { statement } from '../statement.ts';
import { indexedVersion, type IndexedVersion } from '../text-index.ts';
import { followHighlights, indexWords } from './highlights.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

/** Of those that nobody else is at. */
const selectDue = statement((db, p: { readonly limit: number }, spell) =>
  raw<{
    pk: number;
  }>`select pk from versions_due order by pk limit ${p.limit} ${spell.unlocked}`.compile(db),
);

const selectTexts = statement((db, p: { readonly pks: string }, spell) =>
  raw<DueText>`
    select v.pk, v.account_id, v.entry_pk, v.n, v.first_at, v.title, v.description, v.language, x.body
    from ${spell.each(p.pks)} k ${spell.joined} versions v on v.pk = ${spell.whole(raw`k.value`)}
    ${spell.joined} version_texts x on x.version_pk = v.pk`.compile(db),
);

interface DueText {
  readonly pk: number;
  readonly account_id: string;
  readonly entry_pk: number;
  readonly n: number;
  readonly first_at: number;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly body: Uint8Array;
}

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

const insertIndex = statement((db, p: IndexedVersion, spell) =>
  spell.index.putVersion(p).compile(db),
);

const setMinor = statement((db, p: { readonly pk: number; readonly minor: number }) =>
  db.updateTable('versions').set({ minor: p.minor }).where('pk', '=', p.pk).compile(),
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
export function* indexDue(
  { tx }: WriteContext,
  { limit }: { readonly limit: number },
): Steps<number> {
  const due = yield* tx.all(selectDue, { limit });
  if (due.length === 0) return 0;
  const pks = JSON.stringify(due.map(({ pk }) => pk));
  for (const row of yield* tx.all(selectTexts, { pks })) yield* indexOne(tx, row);
  return due.length;
}

/** One whose version before went. */
export function* indexAnew(tx: Tx, pk: number): Steps<void> {
  yield* tx.run(setMinor, { pk, minor: 0 });
  for (const row of yield* tx.all(selectTexts, { pks: JSON.stringify([pk]) })) {
    yield* indexOne(tx, row);
  }
}

function* indexOne(tx: Tx, row: DueText): Steps<void> {
  const { pk, account_id: accountId, entry_pk: entryPk, title, description } = row;
  const body = textOf(row.body);
  const { added, removed, isMinor } = yield* changesOf(tx, row, body);
  const words = { pk, accountId, title, description, body, added, removed };
  // one that is indexed anew
  const isAnew = (yield* tx.run(deleteIndex, { pk })) > 0;
  yield* tx.say(insertIndex, indexedVersion(words));
  if (isMinor) yield* tx.run(setMinor, { pk, minor: 1 });
  if ((yield* tx.first(selectNewest, { entryPk }))?.version_pk === pk) {
    yield* followHighlights(tx, entryPk, { text: body, at: row.first_at });
    if (isAnew) yield* indexWords(tx, entryPk);
  }
  yield* tx.say(deleteDue, { pk });
}

/** What a version changed of the one before. */
export function* changesOf(
  tx: Tx,
  { entry_pk: entryPk, n, language }: Pick<DueText, 'entry_pk' | 'n' | 'language'>,
  text: string,
): Steps<ReturnType<typeof changeOf>> {
  const before = n === 1 ? undefined : yield* tx.first(selectBefore, { entryPk, n });
  if (before === undefined) return { added: [], removed: [], isMinor: false };
  return changeOf(textOf(before.body), text, language);
}

/** Takes a version out of the index, and from the list of those that wait for it. */
export function* unindex(tx: Tx, pk: number): Steps<void> {
  yield* tx.run(deleteDue, { pk });
  yield* tx.run(deleteIndex, { pk });
}

/** A stored text. */
export function textOf(body: Uint8Array): string {
  const text: unknown = JSON.parse(unpack(body));
  return typeof text === 'string' ? text : '';
}
