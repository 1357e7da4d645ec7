/** Addresses of lists as entries, before anything of them was kept; and files on their way into the library. */
import type { Selectable } from 'kysely';
import { sql as raw } from 'kysely';
import { collectionPath } from '../../../domain/library/collections.ts';
import type { ImportRow, ImportSummary, ShelfStore, WantedEntry } from '../../../ports/shelves.ts';
import type { Connection } from '../connection.ts';
import { statement } from '../../statement.ts';
import type { ImportTable } from '../../tables.ts';
import type { WriteContext } from '../write-context.ts';
import { addCollections, addTags } from './entries.ts';
import { indexWords, putHighlight } from './highlights.ts';
import { removeEntry } from './library-care.ts';

const selectEntry = statement((db, p: { readonly accountId: string; readonly urlKey: string }) =>
  db
    .selectFrom('entries')
    .select(['pk', 'note', 'removed_at'])
    .where('account_id', '=', p.accountId)
    .where('url_key', '=', p.urlKey)
    .compile(),
);

const insertEntry = statement(
  (
    db,
    p: Pick<WantedEntry, 'urlKey' | 'url' | 'host' | 'title' | 'note' | 'state' | 'at'> & {
      readonly accountId: string;
    },
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

export function addWanted(
  { sql }: WriteContext,
  { accountId, entries }: Parameters<ShelfStore['addWanted']>[0],
): { readonly added: number; readonly ids: readonly number[] } {
  let added = 0;
  const ids = entries.map((wanted) => {
    const known = sql.get(selectEntry, { accountId, urlKey: wanted.urlKey });
    const isThere = known?.removed_at === null;
    if (known !== undefined && !isThere) removeEntry(sql, known.pk);
    if (!isThere) added += 1;
    const pk = isThere ? known.pk : sql.run(insertEntry, { ...wanted, accountId }).rowid;
    if (isThere && known.note === '') sql.run(setNote, { pk, note: wanted.note });
    describe(sql, accountId, pk, wanted);
    return pk;
  });
  return { added, ids };
}

function describe(sql: Connection, accountId: string, pk: number, wanted: WantedEntry): void {
  addTags(sql, pk, wanted.tags);
  const names = wanted.collections.map(collectionPath).filter((name) => name !== '');
  addCollections(sql, { accountId, entryPk: pk, names });
  for (const highlight of wanted.highlights) {
    putHighlight(sql, { ...highlight, accountId, entryId: pk, place: { state: 'unplaced' } });
  }
  if (wanted.note !== '') indexWords(sql, pk);
}

export function saveImport({ sql }: WriteContext, row: ImportRow): void {
  sql.run(upsertImport, {
    ...{ id: row.id, account_id: row.accountId, name: row.name, bytes: row.bytes },
    ...{ format: row.format, state: row.state, done: row.done },
    report: JSON.stringify(row.report),
    ...{ created_at: row.createdAt, updated_at: row.updatedAt },
  });
}

export function findImport(
  sql: Connection,
  p: { readonly accountId: string; readonly id: string },
): ImportRow | undefined {
  const row = sql.get(selectImport, p);
  return row === undefined ? undefined : toImport(row);
}

export function listImports(
  sql: Connection,
  p: { readonly accountId: string; readonly limit: number },
): readonly ImportRow[] {
  return sql.all(selectImports, p).map(toImport);
}

export function openImports(sql: Connection): readonly ImportRow[] {
  return sql.all(selectOpen, {}).map(toImport);
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
