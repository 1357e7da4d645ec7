/**
 * Highlights as rows, followed from version to version, and the small index over them and the notes of entries.
 *
 * The index is contentless and written anew for an entry whenever its note or highlights change.
 */
import { sql as raw } from 'kysely';
import { spaceCjk } from '../../../domain/cjk.ts';
import { followQuote, type DatedText, type QuotePlace } from '../../../domain/library/quote.ts';
import type { HighlightRow, NewHighlight, ShelfStore } from '../../../ports/shelves.ts';
import type { Selectable } from 'kysely';
import type { Connection } from '../connection.ts';
import { statement } from '../../statement.ts';
import type { HighlightTable } from '../../tables.ts';
import type { WriteContext } from '../write-context.ts';

type Row = Selectable<HighlightTable> & { readonly url: string; readonly title: string };

const HIGHLIGHTS = raw`
  select h.*, e.url, case when e.own_title <> '' then e.own_title else e.title end as title
  from highlights h join entries e on e.pk = h.entry_pk`;

const selectRecent = statement(
  (
    db,
    p: {
      readonly accountId: string;
      readonly state: string | null;
      readonly at: number;
      readonly pk: number;
      readonly limit: number;
    },
  ) =>
    raw<Row>`${HIGHLIGHTS} where h.account_id = ${p.accountId} and e.removed_at is null
      and (${p.state} is null or h.state = ${p.state}) and (h.at, h.pk) < (${p.at}, ${p.pk})
      order by h.at desc, h.pk desc limit ${p.limit}`.compile(db),
);

const selectOfEntry = statement((db, p: { readonly accountId: string; readonly entryPk: number }) =>
  raw<Row>`${HIGHLIGHTS} where h.account_id = ${p.accountId} and h.entry_pk = ${p.entryPk}
    and e.removed_at is null order by h.place_from is null, h.place_from, h.pk`.compile(db),
);

const selectOne = statement((db, p: { readonly accountId: string; readonly pk: number }) =>
  raw<Row>`${HIGHLIGHTS} where h.account_id = ${p.accountId} and h.pk = ${p.pk}
    and e.removed_at is null`.compile(db),
);

const selectSame = statement(
  (db, p: { readonly entryPk: number; readonly exact: string; readonly at: number }) =>
    db
      .selectFrom('highlights')
      .select('pk')
      .where('entry_pk', '=', p.entryPk)
      .where('exact', '=', p.exact)
      .where('at', '=', p.at)
      .compile(),
);

const insertOne = statement((db, p: Required<Omit<Values, 'pk'>>) =>
  db
    .insertInto('highlights')
    .values({
      account_id: p.accountId,
      entry_pk: p.entryPk,
      capture_id: p.captureId,
      exact: p.exact,
      prefix: p.prefix,
      suffix: p.suffix,
      colour: p.colour,
      comment: p.comment,
      at: p.at,
      state: p.state,
      state_at: p.since,
      place_from: p.from,
      place_to: p.to,
      now_says: p.nowSays,
    })
    .compile(),
);

interface PlaceValues {
  readonly state: HighlightTable['state'];
  readonly since: number | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly nowSays: string | null;
}

interface Values extends PlaceValues {
  readonly accountId: string;
  readonly entryPk: number;
  readonly captureId: string | null;
  readonly exact: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly colour: string;
  readonly comment: string;
  readonly at: number;
}

const setWords = statement(
  (db, p: { readonly pk: number; readonly colour: string; readonly comment: string }) =>
    db
      .updateTable('highlights')
      .set({ colour: p.colour, comment: p.comment })
      .where('pk', '=', p.pk)
      .compile(),
);

const setPlace = statement((db, p: PlaceValues & { readonly pk: number }) =>
  db
    .updateTable('highlights')
    .set({
      state: p.state,
      state_at: p.since,
      place_from: p.from,
      place_to: p.to,
      now_says: p.nowSays,
    })
    .where('pk', '=', p.pk)
    .compile(),
);

const deleteOne = statement((db, p: { readonly pk: number }) =>
  db.deleteFrom('highlights').where('pk', '=', p.pk).compile(),
);

const selectToFollow = statement((db, p: { readonly entryPk: number }) =>
  db.selectFrom('highlights').selectAll().where('entry_pk', '=', p.entryPk).compile(),
);

const selectOwned = statement((db, p: { readonly accountId: string; readonly pk: number }) =>
  db
    .selectFrom('entries')
    .select('pk')
    .where('account_id', '=', p.accountId)
    .where('pk', '=', p.pk)
    .where('removed_at', 'is', null)
    .compile(),
);

const selectWords = statement((db, p: { readonly entryPk: number }) =>
  raw<{ note: string; highlight: string | null }>`select note, (
    select group_concat(exact || char(10) || comment, char(10)) from highlights
    where entry_pk = entries.pk) as highlight from entries where pk = ${p.entryPk}`.compile(db),
);

const deleteWords = statement((db, p: { readonly entryPk: number }) =>
  db.deleteFrom('shelf_text').where('rowid', '=', p.entryPk).compile(),
);

const insertWords = statement(
  (db, p: { readonly entryPk: number; readonly note: string; readonly highlight: string }) =>
    db
      .insertInto('shelf_text')
      .values({ rowid: p.entryPk, note: p.note, highlight: p.highlight })
      .compile(),
);

export function listHighlights(
  sql: Connection,
  asked: Parameters<ShelfStore['listHighlights']>[0],
): readonly HighlightRow[] {
  const { accountId, entryId, state, after, limit } = asked;
  if (entryId !== undefined) {
    const rows = sql.all(selectOfEntry, { accountId, entryPk: entryId });
    const from = after === undefined ? 0 : rows.findIndex(({ pk }) => pk === after) + 1;
    const wanted = rows.filter((row) => state === undefined || row.state === state);
    return wanted.slice(from, from + limit).map(toHighlight);
  }
  const last = after === undefined ? undefined : sql.get(selectOne, { accountId, pk: after });
  const { at, pk } = last ?? { at: Number.MAX_SAFE_INTEGER, pk: 0 };
  return sql.all(selectRecent, { accountId, state: state ?? null, at, pk, limit }).map(toHighlight);
}

export function findHighlight(
  sql: Connection,
  p: { readonly accountId: string; readonly pk: number },
): HighlightRow | undefined {
  const row = sql.get(selectOne, p);
  return row === undefined ? undefined : toHighlight(row);
}

export function addHighlight({ sql }: WriteContext, made: NewHighlight): number | undefined {
  const { accountId, entryId: pk } = made;
  if (sql.get(selectOwned, { accountId, pk }) === undefined) return undefined;
  return putHighlight(sql, made);
}

/** Of an entry that is known to be the account's; one that is there is only told its place anew. */
export function putHighlight(sql: Connection, made: NewHighlight): number {
  const { entryId: entryPk, captureId = null, place, ...rest } = made;
  const known = sql.get(selectSame, { entryPk, exact: made.exact, at: made.at });
  if (known !== undefined) {
    if (place.state !== 'unplaced') sql.run(setPlace, { pk: known.pk, ...placeValues(place) });
    return known.pk;
  }
  const { rowid } = sql.run(insertOne, { ...rest, entryPk, captureId, ...placeValues(place) });
  indexWords(sql, entryPk);
  return rowid;
}

export function updateHighlight(
  { sql }: WriteContext,
  change: Parameters<ShelfStore['updateHighlight']>[0],
): boolean {
  const row = sql.get(selectOne, { accountId: change.accountId, pk: change.id });
  if (row === undefined) return false;
  const { colour = row.colour, comment = row.comment } = change;
  sql.run(setWords, { pk: row.pk, colour, comment });
  indexWords(sql, row.entry_pk);
  return true;
}

export function deleteHighlight(
  { sql }: WriteContext,
  p: { readonly accountId: string; readonly pk: number },
): boolean {
  const row = sql.get(selectOne, p);
  if (row === undefined) return false;
  sql.run(deleteOne, { pk: row.pk });
  indexWords(sql, row.entry_pk);
  return true;
}

/** Looks for the highlights of an entry in its newest text. */
export function followHighlights(sql: Connection, entryPk: number, newest: DatedText): void {
  for (const row of sql.all(selectToFollow, { entryPk })) {
    const place = followQuote(row, [newest], placeOf(row));
    sql.run(setPlace, { pk: row.pk, ...placeValues(place) });
  }
}

/** Writes the entry's note and highlights into their index. */
export function indexWords(sql: Connection, entryPk: number): void {
  sql.run(deleteWords, { entryPk });
  const words = sql.get(selectWords, { entryPk });
  if (words === undefined || (words.note === '' && words.highlight === null)) return;
  const highlight = spaceCjk(words.highlight ?? '');
  sql.run(insertWords, { entryPk, note: spaceCjk(words.note), highlight });
}

/** An entry goes for good. */
export function unindexWords(sql: Connection, entryPk: number): void {
  sql.run(deleteWords, { entryPk });
}

function placeValues({ state, since, from, to, nowSays }: QuotePlace): PlaceValues {
  return {
    state,
    since: since ?? null,
    from: from ?? null,
    to: to ?? null,
    nowSays: nowSays ?? null,
  };
}

function placeOf(row: Selectable<HighlightTable>): QuotePlace {
  return {
    state: row.state,
    ...(row.state_at === null ? {} : { since: row.state_at }),
    ...(row.place_from === null ? {} : { from: row.place_from }),
    ...(row.place_to === null ? {} : { to: row.place_to }),
    ...(row.now_says === null ? {} : { nowSays: row.now_says }),
  };
}

function toHighlight(row: Row): HighlightRow {
  const { state, since, ...place } = placeOf(row);
  return {
    ...{ id: row.pk, entryId: row.entry_pk, url: row.url, title: row.title },
    ...(row.capture_id === null ? {} : { captureId: row.capture_id }),
    ...{ exact: row.exact, prefix: row.prefix, suffix: row.suffix },
    ...{ colour: row.colour, comment: row.comment, at: row.at, state },
    ...(since === undefined ? {} : { stateAt: since }),
    ...place,
  };
}
