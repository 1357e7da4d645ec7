/** Addresses of lists as entries, before anything of them was kept; and files on their way into the library. */
import type { Selectable } from 'kysely';
import { sql as raw } from 'kysely';
import { collectionPath } from '../../domain/library/collections.ts';
import type { ImportRow, ImportSummary, ShelfStore, WantedEntry } from '../../ports/shelves.ts';
import { statement } from '../statement.ts';
import type { ImportTable } from '../tables.ts';
import { addCollections, addTags } from './entries.ts';
import { indexWords, putHighlight } from './highlights.ts';
import { removeEntry, selectEntryByKey } from './library-care.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

const insertEntry = statement(
  (
    db,
    p: Pick<WantedEntry, 'urlKey' | 'url' | 'host' | 'title' | 'note' | 'state' | 'at'> & {
      readonly accountId: string;
    },
    spell,
  ) =>
    db
      .insertInto('entries')
      .values({
        account_id: p.accountId,
        url_key: p.urlKey,
        url: p.url,
        host: p.host,
        title: p.title,
        note: p.note,
        state: p.state,
        first_at: p.at,
        last_at: p.at,
      })
      .$if(spell.asksNumber, (insert) => insert.returning('pk'))
      .compile(),
);

const setNote = statement((db, p: { readonly pk: number; readonly note: string }) =>
  db.updateTable('entries').set({ note: p.note }).where('pk', '=', p.pk).compile(),
);

const upsertImport = statement((db, p: Selectable<ImportTable>) =>
  raw<never>`insert into imports
    (id, account_id, name, bytes, format, state, done, report, created_at, updated_at)
    values (${p.id}, ${p.account_id}, ${p.name}, ${p.bytes}, ${p.format}, ${p.state}, ${p.done},
      ${p.report}, ${p.created_at}, ${p.updated_at})
    on conflict (id) do update set format = excluded.format, state = excluded.state,
      done = excluded.done, report = excluded.report, updated_at = excluded.updated_at`.compile(db),
);

const selectImport = statement((db, p: { readonly accountId: string; readonly id: string }) =>
  db
    .selectFrom('imports')
    .selectAll()
    .where('account_id', '=', p.accountId)
    .where('id', '=', p.id)
    .compile(),
);

const selectImports = statement((db, p: { readonly accountId: string; readonly limit: number }) =>
  db
    .selectFrom('imports')
    .selectAll()
    .where('account_id', '=', p.accountId)
    .orderBy('created_at', 'desc')
    .limit(p.limit)
    .compile(),
);

const selectOpen = statement((db) =>
  db
    .selectFrom('imports')
    .selectAll()
    .where('state', 'in', ['waiting', 'running'])
    .orderBy('created_at')
    .compile(),
);

export function* addWanted(
  { tx }: WriteContext,
  { accountId, entries }: Parameters<ShelfStore['addWanted']>[0],
): Steps<{ readonly added: number; readonly ids: readonly number[] }> {
  let added = 0;
  const ids: number[] = [];
  for (const wanted of entries) {
    const known = yield* tx.first(selectEntryByKey, { accountId, urlKey: wanted.urlKey });
    const isThere = known?.removed_at === null;
    if (known !== undefined && !isThere) yield* removeEntry(tx, known.pk);
    if (!isThere) added += 1;
    const pk = isThere ? known.pk : yield* tx.insert(insertEntry, { ...wanted, accountId });
    if (isThere && known.note === '') yield* tx.run(setNote, { pk, note: wanted.note });
    yield* describe(tx, accountId, pk, wanted);
    ids.push(pk);
  }
  return { added, ids };
}

function* describe(tx: Tx, accountId: string, pk: number, wanted: WantedEntry): Steps<void> {
  yield* addTags(tx, pk, wanted.tags);
  const names = wanted.collections.map(collectionPath).filter((name) => name !== '');
  yield* addCollections(tx, { accountId, entryPk: pk, names });
  for (const highlight of wanted.highlights) {
    yield* putHighlight(tx, { ...highlight, accountId, entryId: pk, place: { state: 'unplaced' } });
  }
  if (wanted.note !== '') yield* indexWords(tx, pk);
}

export function* saveImport({ tx }: WriteContext, row: ImportRow): Steps<void> {
  yield* tx.say(upsertImport, {
    ...{ id: row.id, account_id: row.accountId, name: row.name, bytes: row.bytes },
    ...{ format: row.format, state: row.state, done: row.done },
    report: JSON.stringify(row.report),
    ...{ created_at: row.createdAt, updated_at: row.updatedAt },
  });
}

export function* findImport(
  tx: Tx,
  p: { readonly accountId: string; readonly id: string },
): Steps<ImportRow | undefined> {
  const row = yield* tx.first(selectImport, p);
  return row === undefined ? undefined : toImport(row);
}

export function* listImports(
  tx: Tx,
  p: { readonly accountId: string; readonly limit: number },
): Steps<readonly ImportRow[]> {
  return (yield* tx.all(selectImports, p)).map(toImport);
}

export function* openImports(tx: Tx): Steps<readonly ImportRow[]> {
  return (yield* tx.all(selectOpen, {})).map(toImport);
}

function toImport(row: Selectable<ImportTable>): ImportRow {
  return {
    ...{ id: row.id, accountId: row.account_id, name: row.name, bytes: row.bytes },
    ...{ format: row.format, state: row.state, done: row.done },
    // only `saveImport` writes it
    report: JSON.parse(row.report) as ImportSummary,
    ...{ createdAt: row.created_at, updatedAt: row.updated_at },
  };
}
