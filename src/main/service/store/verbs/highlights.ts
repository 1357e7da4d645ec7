/**
 * Highlights as rows, followed from version to version, and the small index over them and the notes of entries.
 *
 * The index is contentless and written anew for an entry whenever its note or highlights change.
 */
import { sql as raw } from 'kysely';
import { followQuote, type DatedText, type QuotePlace } from '../../domain/library/quote.ts';
import type { HighlightRow, NewHighlight, ShelfStore } from '../../ports/shelves.ts';
import type { Selectable } from 'kysely';
import { statement } from '../statement.ts';
import { indexedShelf, type IndexedShelf } from '../text-index.ts';
import type { HighlightTable } from '../tables.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

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
    raw<Row>`${HIGHLIGHTS} where h.account_id = ${p.accountId} and e.removed_at is null and h.removed_at is null
      and (cast(${p.state} as text) is null or h.state = ${p.state}) and (h.at, h.pk) < (${p.at}, ${p.pk})
      order by h.at desc, h.pk desc limit ${p.limit}`.compile(db),
);

const selectOfEntry = statement((db, p: { readonly accountId: string; readonly entryPk: number }) =>
  raw<Row>`${HIGHLIGHTS} where h.account_id = ${p.accountId} and h.entry_pk = ${p.entryPk}
    and e.removed_at is null and h.removed_at is null
    order by h.place_from is null, h.place_from, h.pk`.compile(db),
);

const selectOne = statement((db, p: { readonly accountId: string; readonly pk: number }) =>
  raw<Row>`${HIGHLIGHTS} where h.account_id = ${p.accountId} and h.pk = ${p.pk}
    and e.removed_at is null and h.removed_at is null`.compile(db),
);

const selectSame = statement(
  (db, p: { readonly entryPk: number; readonly exact: string; readonly at: number }) =>
    db
      .selectFrom('highlights')
      .select(['pk', 'removed_at'])
      .where('entry_pk', '=', p.entryPk)
      .where('exact', '=', p.exact)
      .where('at', '=', p.at)
      .compile(),
);

const insertOne = statement((db, p: Required<Omit<Values, 'pk'>>, spell) =>
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
    .$if(spell.asksNumber, (insert) => insert.returning('pk'))
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

const setRemoved = statement((db, p: { readonly pk: number; readonly at: number | null }) =>
  db.updateTable('highlights').set({ removed_at: p.at }).where('pk', '=', p.pk).compile(),
);

const selectRemoved = statement((db, p: { readonly accountId: string; readonly pk: number }) =>
  raw<Row>`${HIGHLIGHTS} where h.account_id = ${p.accountId} and h.pk = ${p.pk}
    and e.removed_at is null and h.removed_at is not null`.compile(db),
);

const purge = statement((db, p: { readonly before: number }) =>
  db.deleteFrom('highlights').where('removed_at', '<', p.before).compile(),
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

const selectNote = statement((db, p: { readonly entryPk: number }) =>
  db.selectFrom('entries').select(['account_id', 'note']).where('pk', '=', p.entryPk).compile(),
);

const selectSaid = statement((db, p: { readonly entryPk: number }) =>
  db
    .selectFrom('highlights')
    .select(['exact', 'comment'])
    .where('entry_pk', '=', p.entryPk)
    .where('removed_at', 'is', null)
    .orderBy('at')
    .orderBy('pk')
    .compile(),
);

const deleteWords = statement((db, p: { readonly entryPk: number }) =>
  db.deleteFrom('shelf_text').where('rowid', '=', p.entryPk).compile(),
);

const insertWords = statement((db, p: IndexedShelf, spell) => spell.index.putShelf(p).compile(db));

export function* listHighlights(
  tx: Tx,
  asked: Parameters<ShelfStore['listHighlights']>[0],
): Steps<readonly HighlightRow[]> {
  const { accountId, entryId, state, after, limit } = asked;
  if (entryId !== undefined) {
    const rows = yield* tx.all(selectOfEntry, { accountId, entryPk: entryId });
    const from = after === undefined ? 0 : rows.findIndex(({ pk }) => pk === after) + 1;
    const wanted = rows.filter((row) => state === undefined || row.state === state);
    return wanted.slice(from, from + limit).map(toHighlight);
  }
  const last =
    after === undefined ? undefined : yield* tx.first(selectOne, { accountId, pk: after });
  const { at, pk } = last ?? { at: Number.MAX_SAFE_INTEGER, pk: 0 };
  const rows = yield* tx.all(selectRecent, { accountId, state: state ?? null, at, pk, limit });
  return rows.map(toHighlight);
}

export function* findHighlight(
  tx: Tx,
  p: { readonly accountId: string; readonly pk: number },
): Steps<HighlightRow | undefined> {
  const row = yield* tx.first(selectOne, p);
  return row === undefined ? undefined : toHighlight(row);
}

export function* addHighlight({ tx }: WriteContext, made: NewHighlight): Steps<number | undefined> {
  const { accountId, entryId: pk } = made;
  if ((yield* tx.first(selectOwned, { accountId, pk })) === undefined) return undefined;
  return yield* putHighlight(tx, made);
}

/** Of an entry that is known to be the account's; one that is there is only told its place anew. */
export function* putHighlight(tx: Tx, made: NewHighlight): Steps<number> {
  const { entryId: entryPk, captureId = null, place, ...rest } = made;
  const known = yield* tx.first(selectSame, { entryPk, exact: made.exact, at: made.at });
  if (known !== undefined) {
    if (place.state !== 'unplaced')
      yield* tx.run(setPlace, { pk: known.pk, ...placeValues(place) });
    if (known.removed_at !== null) yield* hideOrShow(tx, { pk: known.pk, entryPk, at: null });
    return known.pk;
  }
  const pk = yield* tx.insert(insertOne, { ...rest, entryPk, captureId, ...placeValues(place) });
  yield* indexWords(tx, entryPk);
  return pk;
}

export function* updateHighlight(
  { tx }: WriteContext,
  change: Parameters<ShelfStore['updateHighlight']>[0],
): Steps<boolean> {
  const row = yield* tx.first(selectOne, { accountId: change.accountId, pk: change.id });
  if (row === undefined) return false;
  const { colour = row.colour, comment = row.comment } = change;
  yield* tx.say(setWords, { pk: row.pk, colour, comment });
  yield* indexWords(tx, row.entry_pk);
  return true;
}

export function* markHighlightRemoved(
  { tx }: WriteContext,
  { at, ...p }: { readonly accountId: string; readonly pk: number; readonly at: number | null },
): Steps<boolean> {
  const row = yield* tx.first(at === null ? selectRemoved : selectOne, p);
  if (row === undefined) return false;
  yield* hideOrShow(tx, { pk: row.pk, entryPk: row.entry_pk, at });
  return true;
}

function* hideOrShow(
  tx: Tx,
  { entryPk, ...p }: { readonly pk: number; readonly entryPk: number; readonly at: number | null },
): Steps<void> {
  yield* tx.say(setRemoved, p);
  yield* indexWords(tx, entryPk);
}

export function* purgeHighlights(tx: Tx, before: number): Steps<void> {
  yield* tx.say(purge, { before });
}

/** Looks for the highlights of an entry in its newest text. */
export function* followHighlights(tx: Tx, entryPk: number, newest: DatedText): Steps<void> {
  for (const row of yield* tx.all(selectToFollow, { entryPk })) {
    const place = followQuote(row, [newest], placeOf(row));
    yield* tx.run(setPlace, { pk: row.pk, ...placeValues(place) });
  }
}

/** Looks for the highlights of an entry in all of its texts, in order, as if nothing were known. */
export function* placeAnew(
  tx: Tx,
  entryPk: number,
  texts: () => Steps<readonly DatedText[]>,
): Steps<void> {
  const rows = yield* tx.all(selectToFollow, { entryPk });
  if (rows.length === 0) return;
  const versions = yield* texts();
  for (const row of rows) {
    yield* tx.run(setPlace, { pk: row.pk, ...placeValues(followQuote(row, versions)) });
  }
}

/** Writes the entry's note and highlights into their index. */
export function* indexWords(tx: Tx, entryPk: number): Steps<void> {
  yield* tx.run(deleteWords, { entryPk });
  const entry = yield* tx.first(selectNote, { entryPk });
  const said = yield* tx.all(selectSaid, { entryPk });
  if (entry === undefined || (entry.note === '' && said.length === 0)) return;
  const { account_id: accountId, note } = entry;
  const highlight = said.map(({ exact, comment }) => `${exact}\n${comment}`).join('\n');
  yield* tx.run(insertWords, indexedShelf({ entryPk, accountId, note, highlight }));
}

/** An entry goes for good. */
export function* unindexWords(tx: Tx, entryPk: number): Steps<void> {
  yield* tx.say(deleteWords, { entryPk });
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
