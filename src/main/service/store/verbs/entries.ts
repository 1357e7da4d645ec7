/** Entries, their captures and versions, as rows to read; tags, collections and notes. */
import { sql as raw, type RawBuilder, type Selectable } from 'kysely';
import type {
  CaptureRow,
  CaptureStore,
  EntryRow,
  VersionRow,
  VersionText,
} from '../../ports/library.ts';
import { chooseAsOf } from '../../domain/library/as-of.ts';
import { collectionPath } from '../../domain/library/collections.ts';
import type { Digest } from '../../domain/library/manifest.ts';
import { statement, type Spelling, type Statement } from '../statement.ts';
import type { CaptureTable, EntryTable } from '../tables.ts';
import { makePath } from './collections.ts';
import { indexWords } from './highlights.ts';
import { textOf } from './library-index.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

type Asked<Name extends keyof CaptureStore> = Parameters<CaptureStore[Name]>[0];
type Entry = Selectable<EntryTable>;
type Capture = Selectable<CaptureTable> & {
  readonly url: string;
  readonly title: string;
  readonly n: number | null;
};

const CAPTURES = raw`
  select c.*, e.url, e.title, v.n from captures c
  join entries e on e.pk = c.entry_pk left join versions v on v.pk = c.version_pk`;

const selectCapture = statement((db, p: { readonly accountId: string; readonly id: string }) =>
  raw<Capture>`${CAPTURES} where c.id = ${p.id} and c.account_id = ${p.accountId}
    and e.removed_at is null`.compile(db),
);

interface AtParams {
  readonly accountId: string;
  readonly urlKey: string;
  readonly at: number;
  readonly keyId: string | null;
}

/** Captures with bytes of an address, by where it led and by what was asked for. */
const selectAt = (isAfter: boolean): Statement<AtParams, Capture> =>
  statement((db, p: AtParams, spell) => {
    const time = isAfter ? raw`c.at > ${p.at}` : raw`c.at <= ${p.at}`;
    const order = isAfter ? raw`c.at, c.pk` : raw`c.at desc, c.pk desc`;
    const readable = raw`${time} and c.manifest_pk is not null and c.damaged = 0
      and e.removed_at is null
      and (c.private = 0 or cast(${p.keyId} as text) is null or c.key_id = ${p.keyId})`;
    return raw<Capture>`
      select * from (${CAPTURES} where e.account_id = ${p.accountId}
        and ${spell.sameText('e.url_key', p.urlKey)} and ${readable} order by ${order} limit 1) led
      union all select * from (${CAPTURES} where c.account_id = ${p.accountId}
        and ${spell.sameText('c.request_key', p.urlKey)} and ${readable} order by ${order} limit 1) asked`.compile(
      db,
    );
  });

const selectBefore = selectAt(false);
const selectAfter = selectAt(true);

const selectEntry = statement((db, p: { readonly accountId: string; readonly pk: number }) =>
  db
    .selectFrom('entries')
    .selectAll()
    .where('account_id', '=', p.accountId)
    .where('pk', '=', p.pk)
    .where('removed_at', 'is', null)
    .compile(),
);

const selectEntryOf = statement(
  (db, p: { readonly accountId: string; readonly urlKey: string }, spell) =>
    db
      .selectFrom('entries')
      .selectAll()
      .where('account_id', '=', p.accountId)
      .where(spell.sameText('url_key', p.urlKey))
      .where('removed_at', 'is', null)
      .compile(),
);

const selectCaptures = statement(
  (
    db,
    p: {
      readonly accountId: string;
      readonly entryPk: number;
      readonly at: number;
      readonly pk: number;
      readonly limit: number;
    },
  ) =>
    raw<Capture>`${CAPTURES} where c.entry_pk = ${p.entryPk} and c.account_id = ${p.accountId}
      and e.removed_at is null and (c.at, c.pk) < (${p.at}, ${p.pk})
      order by c.at desc, c.pk desc limit ${p.limit}`.compile(db),
);

const selectChained = statement(
  (db, p: { readonly accountId: string; readonly afterN: number; readonly limit: number }, spell) =>
    raw<Capture & { readonly chain_n: number; readonly link: string }>`
      select c.*, e.url, e.title, v.n, l.n as chain_n, l.link from chain l
      ${spell.joined} captures c on c.id = l.capture_id join entries e on e.pk = c.entry_pk
      left join versions v on v.pk = c.version_pk
      where l.account_id = ${p.accountId} and l.n > ${p.afterN} and e.removed_at is null
        and c.damaged = 0 and c.manifest_pk is not null
      order by l.n limit ${p.limit}`.compile(db),
);

const selectVersions = statement(
  (db, p: { readonly accountId: string; readonly entryPk: number }) =>
    db
      .selectFrom('versions')
      .selectAll()
      .where('account_id', '=', p.accountId)
      .where('entry_pk', '=', p.entryPk)
      .orderBy('n')
      .compile(),
);

const selectTexts = statement(
  (db, p: { readonly accountId: string; readonly entryPk: number; readonly n: number | null }) =>
    raw<VersionAndText>`select v.*, t.body from versions v join version_texts t on t.version_pk = v.pk
      where v.account_id = ${p.accountId} and v.entry_pk = ${p.entryPk} and (cast(${p.n} as bigint) is null or v.n = ${p.n})
      order by v.n`.compile(db),
);

interface VersionAndText {
  readonly pk: number;
  readonly n: number;
  readonly first_at: number;
  readonly last_at: number;
  readonly chars: number;
  readonly minor: number;
  readonly title: string;
  readonly language: string;
  readonly body: Uint8Array;
}

/** Entries by a JSON list of their numbers, or one by its own, which SQLite finds in half the time. */
interface Listed {
  readonly pks: string;
  readonly pk: number;
}

const within = (p: Listed, isOne: boolean, spell: Spelling): RawBuilder<unknown> =>
  isOne ? raw`${p.pk}` : raw`select ${spell.whole(raw`k.value`)} from ${spell.each(p.pks)} k`;

const selectTags = (isOne: boolean): Statement<Listed, { entry_pk: number; tag: string }> =>
  statement((db, p: Listed, spell) =>
    raw<{ entry_pk: number; tag: string }>`
      select entry_pk, tag from entry_tags where entry_pk in (${within(p, isOne, spell)})
      order by entry_pk, tag`.compile(db),
  );

const selectCollections = (isOne: boolean): Statement<Listed, { entry_pk: number; name: string }> =>
  statement((db, p: Listed, spell) =>
    raw<{ entry_pk: number; name: string }>`
      select x.entry_pk, c.name from entry_collections x
      ${spell.joined} collections c on c.pk = x.collection_pk
      where c.removed_at is null and x.entry_pk in (${within(p, isOne, spell)}) order by c.name`.compile(
      db,
    ),
  );

const insertTags = statement((db, p: { readonly entryPk: number; readonly tags: string }, spell) =>
  raw<never>`insert into entry_tags (entry_pk, tag)
    select cast(${p.entryPk} as bigint), k.value from ${spell.each(p.tags)} k
    where true on conflict do nothing`.compile(db),
);

const deleteTags = statement((db, p: { readonly entryPk: number }) =>
  db.deleteFrom('entry_tags').where('entry_pk', '=', p.entryPk).compile(),
);

const putInCollection = statement(
  (db, p: { readonly accountId: string; readonly entryPk: number; readonly name: string }) =>
    raw<never>`insert into entry_collections (entry_pk, collection_pk)
      select cast(${p.entryPk} as bigint), pk from collections
      where account_id = ${p.accountId} and name = ${p.name} and query = ''
        and removed_at is null on conflict do nothing`.compile(db),
);

const deleteFromCollections = statement((db, p: { readonly entryPk: number }) =>
  raw<never>`delete from entry_collections where entry_pk = ${p.entryPk}
    and collection_pk in (select pk from collections where removed_at is null)`.compile(db),
);

const setOwn = statement(
  (db, p: { readonly pk: number; readonly title: string | null; readonly state: string | null }) =>
    raw<never>`update entries set own_title = coalesce(${p.title}, own_title),
      state = coalesce(${p.state}, state) where pk = ${p.pk}`.compile(db),
);

/** What a list shows of entries beside their own rows. */
const selectAbout = (isOne: boolean): Statement<Listed, About> =>
  statement((db, p: Listed, spell) => {
    const from = isOne
      ? raw`entries e`
      : raw`${spell.each(p.pks)} k ${spell.joined} entries e on e.pk = ${spell.whole(raw`k.value`)}`;
    const that = isOne ? raw`where e.pk = ${p.pk}` : raw``;
    return raw<About>`
      select e.pk,
        (select count(*) from highlights h where h.entry_pk = e.pk
          and h.removed_at is null) as highlights,
        (select v.first_at from versions v where v.pk = e.version_pk and v.n > 1) as changed_at,
        c.id, c.kind, c.at, c.status
      from ${from} left join captures c on e.kept > 0 and c.pk = (
        select l.pk from captures l where l.entry_pk = e.pk and l.manifest_pk is not null
          and l.damaged = 0 order by l.at desc, l.pk desc limit 1) ${that}`.compile(db);
  });

const ABOUT_ONE = [selectAbout(true), selectTags(true), selectCollections(true)] as const;
const ABOUT_MANY = [selectAbout(false), selectTags(false), selectCollections(false)] as const;

interface About {
  readonly pk: number;
  readonly highlights: number;
  readonly changed_at: number | null;
  /** Of the newest capture with bytes. */
  readonly id: string | null;
  readonly kind: CaptureRow['kind'] | null;
  readonly at: number | null;
  readonly status: number | null;
}

const setNote = statement((db, p: { readonly pk: number; readonly note: string }) =>
  db.updateTable('entries').set({ note: p.note }).where('pk', '=', p.pk).compile(),
);

const setRemoved = statement(
  (db, p: { readonly accountId: string; readonly pk: number; readonly at: number | null }) =>
    db
      .updateTable('entries')
      .set({ removed_at: p.at })
      .where('account_id', '=', p.accountId)
      .where('pk', '=', p.pk)
      .compile(),
);

export function* findCapture(
  tx: Tx,
  p: { readonly accountId: string; readonly id: string },
): Steps<CaptureRow | undefined> {
  const row = yield* tx.first(selectCapture, p);
  return row === undefined ? undefined : toCapture(row);
}

export function* captureAt(tx: Tx, asked: Asked<'captureAt'>): Steps<CaptureRow | undefined> {
  const { policy, at } = asked;
  const before = yield* tx.all(selectBefore, asked);
  const after = policy === 'nearest' ? yield* tx.all(selectAfter, asked) : [];
  return chooseAsOf([...before, ...after].map(toCapture), { at, policy });
}

export function* capturesAround(
  tx: Tx,
  around: Asked<'capturesAround'>,
): Steps<{ readonly before?: CaptureRow; readonly after?: CaptureRow }> {
  const asked = { ...around, keyId: null };
  const { at } = around;
  const before = yield* captureAt(tx, { ...asked, policy: 'before' });
  const later = yield* tx.all(selectAfter, asked);
  const after = chooseAsOf(later.map(toCapture), { at, policy: 'nearest' });
  return {
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}

export function* findEntry(
  tx: Tx,
  p: { readonly accountId: string; readonly pk: number },
): Steps<EntryRow | undefined> {
  const row = yield* tx.first(selectEntry, p);
  return row === undefined ? undefined : (yield* toEntries(tx, [row]))[0];
}

export function* entryOf(
  tx: Tx,
  p: { readonly accountId: string; readonly urlKey: string },
): Steps<EntryRow | undefined> {
  const row = yield* tx.first(selectEntryOf, p);
  return row === undefined ? undefined : (yield* toEntries(tx, [row]))[0];
}

export function* chainedCaptures(
  tx: Tx,
  asked: Asked<'chainedCaptures'>,
): Steps<Awaited<ReturnType<CaptureStore['chainedCaptures']>>> {
  const rows = yield* tx.all(selectChained, asked);
  return rows.map((row) => ({ n: row.chain_n, link: row.link, capture: toCapture(row) }));
}

export function* capturesOf(tx: Tx, asked: Asked<'capturesOf'>): Steps<readonly CaptureRow[]> {
  const { accountId, entryId, after, limit } = asked;
  const last =
    after === undefined ? undefined : yield* tx.first(selectCapture, { accountId, id: after });
  const { at, pk } = last ?? { at: Number.MAX_SAFE_INTEGER, pk: 0 };
  const rows = yield* tx.all(selectCaptures, { accountId, entryPk: entryId, at, pk, limit });
  return rows.map(toCapture);
}

export function* versionsOf(
  tx: Tx,
  p: { readonly accountId: string; readonly entryPk: number },
): Steps<readonly VersionRow[]> {
  const rows = yield* tx.all(selectVersions, p);
  return rows.map((row) => ({ ...toVersion(row), captures: row.captures }));
}

export function* versionTexts(
  tx: Tx,
  { accountId, entryId, n }: Asked<'versionTexts'>,
): Steps<readonly VersionText[]> {
  const rows = yield* tx.all(selectTexts, { accountId, entryPk: entryId, n: n ?? null });
  return rows.map((row) => ({
    ...toVersion(row),
    language: row.language,
    text: textOf(row.body),
  }));
}

export function* updateEntry({ tx }: WriteContext, change: Asked<'updateEntry'>): Steps<boolean> {
  const { accountId, entryId, tags, note, collections, title, state } = change;
  if ((yield* tx.first(selectEntry, { accountId, pk: entryId })) === undefined) return false;
  yield* tx.say(setOwn, { pk: entryId, title: title ?? null, state: state ?? null });
  if (note !== undefined) {
    yield* tx.say(setNote, { pk: entryId, note });
    yield* indexWords(tx, entryId);
  }
  if (tags !== undefined) {
    yield* tx.say(deleteTags, { entryPk: entryId });
    yield* addTags(tx, entryId, tags);
  }
  if (collections !== undefined) {
    yield* tx.say(deleteFromCollections, { entryPk: entryId });
    yield* addCollections(tx, { accountId, entryPk: entryId, names: collections });
  }
  return true;
}

export function* markEntryRemoved(
  { tx }: WriteContext,
  p: { readonly accountId: string; readonly pk: number; readonly at: number | null },
): Steps<boolean> {
  return (yield* tx.run(setRemoved, p)) > 0;
}

export function* addTags(tx: Tx, entryPk: number, tags: readonly string[]): Steps<void> {
  if (tags.length > 0) yield* tx.run(insertTags, { entryPk, tags: JSON.stringify(tags) });
}

export function* addCollections(
  tx: Tx,
  asked: {
    readonly accountId: string;
    readonly entryPk: number;
    readonly names: readonly string[];
  },
): Steps<void> {
  const { accountId, entryPk, names } = asked;
  for (const name of names.map(collectionPath)) {
    if (name === '') continue;
    yield* makePath(tx, accountId, name);
    yield* tx.run(putInCollection, { accountId, entryPk, name });
  }
}

/** In the order of `rows`, with what hangs on each; asked for all of them at once. */
export function* toEntries(tx: Tx, rows: readonly Entry[]): Steps<readonly EntryRow[]> {
  if (rows.length === 0) return [];
  const pks = rows.map(({ pk }) => pk);
  const listed = { pks: pks.length === 1 ? '' : JSON.stringify(pks), pk: pks[0] ?? 0 };
  const [aboutAll, tagsAll, collectionsAll] = pks.length === 1 ? ABOUT_ONE : ABOUT_MANY;
  const about = new Map((yield* tx.all(aboutAll, listed)).map((one) => [one.pk, one]));
  const tags = Map.groupBy(yield* tx.all(tagsAll, listed), (one) => one.entry_pk);
  const collections = Map.groupBy(yield* tx.all(collectionsAll, listed), (one) => one.entry_pk);
  return rows.map((row) => ({
    ...ownOf(row),
    ...aboutOf(about.get(row.pk)),
    tags: (tags.get(row.pk) ?? []).map(({ tag }) => tag),
    collections: (collections.get(row.pk) ?? []).map(({ name }) => name),
  }));
}

function aboutOf(about: About | undefined): Pick<EntryRow, 'highlights' | 'latest' | 'changedAt'> {
  const { highlights = 0, changed_at: changedAt = null, id = null, kind = null } = about ?? {};
  return {
    highlights,
    ...(id === null || kind === null
      ? {}
      : { latest: { id, kind, at: about?.at ?? 0, status: about?.status ?? 0 } }),
    ...(changedAt === null ? {} : { changedAt }),
  };
}

function ownOf(row: Entry): Omit<EntryRow, 'highlights' | 'tags' | 'collections'> {
  return {
    id: row.pk,
    url: row.url,
    host: row.host,
    title: row.own_title === '' ? row.title : row.own_title,
    hasOwnTitle: row.own_title !== '',
    note: row.note,
    state: row.state,
    firstAt: row.first_at,
    lastAt: row.last_at,
    captures: row.captures,
    kept: row.kept,
    versions: row.versions,
  };
}

function toCapture(row: Capture): CaptureRow {
  return {
    id: row.id,
    entryId: row.entry_pk,
    url: row.url,
    at: row.at,
    kind: row.kind,
    kept: row.kept === 1,
    engine: row.engine,
    status: row.status,
    contentType: row.content_type,
    private: row.private === 1,
    damaged: row.damaged === 1,
    bytes: row.bytes,
    title: row.title,
    // only digests are written there
    ...(row.digest === null ? {} : { digest: row.digest as Digest }),
    ...(row.manifest_pk === null ? {} : { manifestPk: row.manifest_pk }),
    ...(row.n === null ? {} : { version: row.n }),
    ...(row.job_id === null ? {} : { jobId: row.job_id }),
    ...(row.page_id === null ? {} : { pageId: row.page_id }),
  };
}

function toVersion(row: Omit<VersionAndText, 'body' | 'language'>): Omit<VersionRow, 'captures'> {
  return {
    id: row.pk,
    n: row.n,
    firstAt: row.first_at,
    lastAt: row.last_at,
    chars: row.chars,
    minor: row.minor === 1,
    title: row.title,
  };
}
