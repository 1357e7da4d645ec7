/** Collections and tags as rows; what lies below a collection is found by the beginning of its path. */
import { sql as raw } from 'kysely';
import { HearthError } from '../../domain/errors.ts';
import { collectionPath, pathsTo } from '../../domain/library/collections.ts';
import type { CollectionRow, NamedCollection, ShelfStore, TagRow } from '../../ports/shelves.ts';
import { statement } from '../statement.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

type Asked<Name extends keyof ShelfStore> = Parameters<ShelfStore[Name]>[0];

const COLLECTIONS = raw`
  select k.pk, k.name, k.query, k.position, (
    select count(*) from entry_collections x join entries e on e.pk = x.entry_pk
    where x.collection_pk = k.pk and e.removed_at is null) as entries
  from collections k`;

interface Row {
  readonly pk: number;
  readonly name: string;
  readonly query: string;
  readonly position: number;
  readonly entries: number;
}

const selectAll = statement((db, p: { readonly accountId: string }) =>
  raw<Row>`${COLLECTIONS} where k.account_id = ${p.accountId} and k.removed_at is null order by k.name`.compile(
    db,
  ),
);

const selectNames = statement((db, p: { readonly accountId: string }) =>
  db
    .selectFrom('collections')
    .select(['pk as id', 'name', 'query'])
    .where('account_id', '=', p.accountId)
    .where('removed_at', 'is', null)
    .orderBy('name')
    .compile(),
);

const selectOne = statement((db, p: { readonly accountId: string; readonly pk: number }) =>
  raw<Row>`${COLLECTIONS} where k.account_id = ${p.accountId} and k.pk = ${p.pk}
    and k.removed_at is null`.compile(db),
);

const selectNamed = statement((db, p: { readonly accountId: string; readonly name: string }) =>
  raw<Row>`${COLLECTIONS} where k.account_id = ${p.accountId} and k.name = ${p.name}
    and k.removed_at is null`.compile(db),
);

const insertOne = statement(
  (db, p: { readonly accountId: string; readonly name: string; readonly query: string }) =>
    db
      .insertInto('collections')
      .values({ account_id: p.accountId, name: p.name, query: p.query })
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
);

/** What lies below a path begins with `name/` and comes before `name0`, which follows `/`. */
const belowPath = (path: string) => ({ from: `${path}/`, to: `${path}0` });

const selectBelow = statement(
  (db, p: { readonly accountId: string; readonly from: string; readonly to: string }) =>
    raw<{ pk: number; name: string }>`select pk, name from collections
      where account_id = ${p.accountId} and removed_at is null
        and name >= ${p.from} and name < ${p.to}`.compile(db),
);

const setOne = statement(
  (
    db,
    p: {
      readonly pk: number;
      readonly name: string;
      readonly query: string;
      readonly position: number;
    },
  ) =>
    db
      .updateTable('collections')
      .set({ name: p.name, query: p.query, position: p.position })
      .where('pk', '=', p.pk)
      .compile(),
);

const setName = statement((db, p: { readonly pk: number; readonly name: string }) =>
  db.updateTable('collections').set({ name: p.name }).where('pk', '=', p.pk).compile(),
);

const setRemoved = statement((db, p: { readonly pk: number; readonly at: number | null }) =>
  db.updateTable('collections').set({ removed_at: p.at }).where('pk', '=', p.pk).compile(),
);

const selectRemoved = statement((db, p: { readonly accountId: string; readonly pk: number }) =>
  raw<{ name: string; at: number }>`select name, removed_at as at from collections
    where account_id = ${p.accountId} and pk = ${p.pk} and removed_at is not null`.compile(db),
);

/** What went at that instant: the collection and those below it. */
const selectRemovedWith = statement(
  (
    db,
    p: {
      readonly accountId: string;
      readonly at: number;
      readonly name: string;
      readonly from: string;
      readonly to: string;
    },
  ) =>
    raw<{ pk: number; name: string }>`select pk, name from collections
      where account_id = ${p.accountId} and removed_at = ${p.at}
        and (name = ${p.name} or (name >= ${p.from} and name < ${p.to}))`.compile(db),
);

const moveFiled = statement((db, p: { readonly from: number; readonly to: number }) =>
  raw<never>`insert into entry_collections (entry_pk, collection_pk)
    select entry_pk, cast(${p.to} as bigint) from entry_collections where collection_pk = ${p.from}
    on conflict do nothing`.compile(db),
);

const selectToPurge = statement((db, p: { readonly before: number }) =>
  db.selectFrom('collections').select('pk').where('removed_at', '<', p.before).compile(),
);

const emptyOne = statement((db, p: { readonly pk: number }) =>
  db.deleteFrom('entry_collections').where('collection_pk', '=', p.pk).compile(),
);

const deleteOne = statement((db, p: { readonly pk: number }) =>
  db.deleteFrom('collections').where('pk', '=', p.pk).compile(),
);

const putIn = statement(
  (db, p: { readonly accountId: string; readonly entryPk: number; readonly pk: number }) =>
    raw<never>`insert into entry_collections (entry_pk, collection_pk)
      select pk, cast(${p.pk} as bigint) from entries where pk = ${p.entryPk} and account_id = ${p.accountId}
      on conflict do nothing`.compile(db),
);

const takeOut = statement(
  (db, p: { readonly accountId: string; readonly entryPk: number; readonly pk: number }) =>
    raw<never>`delete from entry_collections where collection_pk = ${p.pk} and entry_pk =
      (select pk from entries where pk = ${p.entryPk} and account_id = ${p.accountId})`.compile(db),
);

/** From the tags that were given: most entries have none. */
const selectTags = statement((db, p: { readonly accountId: string }, spell) =>
  raw<TagRow>`select x.tag, count(*) as entries from entry_tags x ${spell.joined} entries e on e.pk = x.entry_pk
    where e.account_id = ${p.accountId} and e.removed_at is null
    group by x.tag order by entries desc, x.tag`.compile(db),
);

const putTag = statement(
  (db, p: { readonly accountId: string; readonly entryPk: number; readonly tag: string }) =>
    raw<never>`insert into entry_tags (entry_pk, tag)
      select pk, cast(${p.tag} as text) from entries where pk = ${p.entryPk} and account_id = ${p.accountId}
      on conflict do nothing`.compile(db),
);

const takeTag = statement(
  (db, p: { readonly accountId: string; readonly entryPk: number; readonly tag: string }) =>
    raw<never>`delete from entry_tags where tag = ${p.tag} and entry_pk =
      (select pk from entries where pk = ${p.entryPk} and account_id = ${p.accountId})`.compile(db),
);

const copyTag = statement(
  (db, p: { readonly accountId: string; readonly tag: string; readonly into: string }) =>
    raw<never>`insert into entry_tags (entry_pk, tag)
      select x.entry_pk, cast(${p.into} as text) from entry_tags x join entries e on e.pk = x.entry_pk
      where x.tag = ${p.tag} and e.account_id = ${p.accountId} on conflict do nothing`.compile(db),
);

const deleteTag = statement((db, p: { readonly accountId: string; readonly tag: string }) =>
  raw<never>`delete from entry_tags where tag = ${p.tag} and entry_pk in
    (select pk from entries where account_id = ${p.accountId})`.compile(db),
);

export function* listCollections(tx: Tx, accountId: string): Steps<readonly CollectionRow[]> {
  return (yield* tx.all(selectAll, { accountId })).map(toCollection);
}

export function* collectionNames(tx: Tx, accountId: string): Steps<readonly NamedCollection[]> {
  return yield* tx.all(selectNames, { accountId });
}

export function* createCollection(
  { tx }: WriteContext,
  { accountId, name, query }: Asked<'createCollection'>,
): Steps<CollectionRow> {
  const path = collectionPath(name);
  if (path === '') throw new HearthError('BAD_REQUEST', 'A collection needs a name.');
  if ((yield* tx.first(selectNamed, { accountId, name: path })) !== undefined) throw taken(path);
  yield* makePath(tx, accountId, path, query);
  const made = yield* tx.first(selectNamed, { accountId, name: path });
  if (made === undefined) throw new Error('The collection was not written');
  return toCollection(made);
}

/** The collection with those above it; what is there stays. */
export function* makePath(tx: Tx, accountId: string, path: string, query = ''): Steps<void> {
  for (const name of pathsTo(path)) {
    yield* tx.run(insertOne, { accountId, name, query: name === path ? query : '' });
  }
}

export function* updateCollection(
  { tx }: WriteContext,
  change: Asked<'updateCollection'>,
): Steps<CollectionRow | undefined> {
  const { accountId, id: pk } = change;
  const known = yield* tx.first(selectOne, { accountId, pk });
  if (known === undefined) return undefined;
  const name = change.name === undefined ? known.name : collectionPath(change.name);
  if (name !== known.name) yield* move(tx, accountId, known.name, name);
  const { query = known.query, position = known.position } = change;
  yield* tx.say(setOne, { pk, name, query, position });
  const row = yield* tx.first(selectOne, { accountId, pk });
  return row === undefined ? undefined : toCollection(row);
}

function* move(tx: Tx, accountId: string, from: string, to: string): Steps<void> {
  if (to === '') throw new HearthError('BAD_REQUEST', 'A collection needs a name.');
  if (to.startsWith(`${from}/`)) {
    throw new HearthError('BAD_REQUEST', `"${from}" cannot be put into itself.`);
  }
  if ((yield* tx.first(selectNamed, { accountId, name: to })) !== undefined) throw taken(to);
  for (const { pk, name } of yield* below(tx, accountId, from)) {
    const moved = `${to}${name.slice(from.length)}`;
    if ((yield* tx.first(selectNamed, { accountId, name: moved })) !== undefined)
      throw taken(moved);
    yield* tx.run(setName, { pk, name: moved });
  }
  const parent = to.slice(0, Math.max(0, to.lastIndexOf('/')));
  if (parent !== '') yield* makePath(tx, accountId, parent);
}

function* below(
  tx: Tx,
  accountId: string,
  path: string,
): Steps<readonly { readonly pk: number; readonly name: string }[]> {
  return yield* tx.all(selectBelow, { accountId, ...belowPath(path) });
}

export function* markCollectionRemoved(
  { tx }: WriteContext,
  asked: { readonly accountId: string; readonly pk: number; readonly at: number | null },
): Steps<boolean> {
  const { accountId, pk, at } = asked;
  if (at === null) return yield* restore(tx, accountId, pk);
  const known = yield* tx.first(selectOne, { accountId, pk });
  if (known === undefined) return false;
  for (const one of [...(yield* below(tx, accountId, known.name)), known]) {
    yield* tx.run(setRemoved, { pk: one.pk, at });
  }
  return true;
}

/** With those that went with it; one that was made anew since takes in what the old one held. */
function* restore(tx: Tx, accountId: string, pk: number): Steps<boolean> {
  const removed = yield* tx.first(selectRemoved, { accountId, pk });
  if (removed === undefined) return false;
  const above = removed.name.slice(0, Math.max(0, removed.name.lastIndexOf('/')));
  if (above !== '') yield* makePath(tx, accountId, above);
  const gone = { accountId, ...removed, ...belowPath(removed.name) };
  for (const one of yield* tx.all(selectRemovedWith, gone)) {
    const anew = yield* tx.first(selectNamed, { accountId, name: one.name });
    if (anew === undefined) yield* tx.run(setRemoved, { pk: one.pk, at: null });
    else {
      if (anew.query === '') yield* tx.run(moveFiled, { from: one.pk, to: anew.pk });
      yield* forget(tx, one.pk);
    }
  }
  return true;
}

function* forget(tx: Tx, pk: number): Steps<void> {
  yield* tx.run(emptyOne, { pk });
  yield* tx.run(deleteOne, { pk });
}

export function* purgeCollections(tx: Tx, before: number): Steps<void> {
  for (const { pk } of yield* tx.all(selectToPurge, { before })) yield* forget(tx, pk);
}

export function* fileEntries({ tx }: WriteContext, filing: Asked<'fileEntries'>): Steps<boolean> {
  const { accountId, id: pk, add, remove } = filing;
  const known = yield* tx.first(selectOne, { accountId, pk });
  if (known === undefined) return false;
  if (known.query !== '') {
    throw new HearthError(
      'BAD_REQUEST',
      `"${known.name}" is a saved search: it holds what its query finds.`,
    );
  }
  for (const entryPk of add) yield* tx.run(putIn, { accountId, entryPk, pk });
  for (const entryPk of remove) yield* tx.run(takeOut, { accountId, entryPk, pk });
  return true;
}

export function* listTags(tx: Tx, accountId: string): Steps<readonly TagRow[]> {
  return yield* tx.all(selectTags, { accountId });
}

export function* tagEntries({ tx }: WriteContext, tagging: Asked<'tagEntries'>): Steps<void> {
  const { accountId, tag, add, remove } = tagging;
  for (const entryPk of add) yield* tx.run(putTag, { accountId, entryPk, tag });
  for (const entryPk of remove) yield* tx.run(takeTag, { accountId, entryPk, tag });
}

export function* renameTag({ tx }: WriteContext, change: Asked<'renameTag'>): Steps<number> {
  const { accountId, tag, into } = change;
  if (into === tag) return 0;
  if (into !== undefined) yield* tx.run(copyTag, { accountId, tag, into });
  return yield* tx.run(deleteTag, { accountId, tag });
}

function toCollection({ pk, ...row }: Row): CollectionRow {
  return { id: pk, ...row };
}

function taken(name: string): HearthError {
  return new HearthError('BAD_REQUEST', `There is a collection "${name}" already.`);
}
