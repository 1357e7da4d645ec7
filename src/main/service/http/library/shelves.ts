/** Collections, tags, highlights and wanted addresses over HTTP. */
import {
  readAddEntries,
  readCollection,
  readCollectionChange,
  readFiling,
  readHighlight,
  readHighlightChange,
  readTagChange,
  readTagging,
} from '../../dialects/library.ts';
import { HearthError } from '../../domain/errors.ts';
import type { HighlightState } from '../../domain/library/quote.ts';
import { indexedOf } from '../../operations/library/browse.ts';
import type { AskedEntry, Shelves } from '../../operations/library/shelves.ts';
import type { CaptureStore, EntriesFound, EntryCursor, EntrySort } from '../../ports/library.ts';
import type { CollectionRow, ShelfStore } from '../../ports/shelves.ts';
import type { Clock } from '../../ports/system.ts';
import { bad, entryId, limitOf, rowId } from './ask.ts';
import { route, type LibraryAnswer, type LibraryRequest, type LibraryRoute } from './route.ts';
import { highlightOf, removedOf } from './write.ts';

interface ShelfDeps {
  readonly shelves: Shelves;
  readonly store: ShelfStore & Pick<CaptureStore, 'indexBacklog'>;
  readonly clock: Clock;
}

export function shelfRoutes(deps: ShelfDeps): readonly LibraryRoute[] {
  return [
    ...collectionRoutes(deps),
    ...tagRoutes(deps),
    ...highlightRoutes(deps),
    route('POST', '/entries', async ({ caller, body }) => {
      const { added, known, ids, problems } = await deps.shelves.want(
        caller.account.id,
        readAddEntries(body).entries.map(askedOf),
      );
      return { added, known, ids, problems };
    }),
  ];
}

function askedOf(entry: ReturnType<typeof readAddEntries>['entries'][number]): AskedEntry {
  if (typeof entry === 'string') return { ...NOTHING_KNOWN, url: entry };
  const { addedAt, ...rest } = entry;
  return addedAt === undefined ? rest : { ...rest, addedAt: Date.parse(addedAt) };
}

const NOTHING_KNOWN = {
  ...{ title: '', note: '', tags: [], collections: [] },
  state: 'wanted',
} as const;

function collectionRoutes({ store, clock }: ShelfDeps): readonly LibraryRoute[] {
  const all = async (accountId: string): Promise<readonly { readonly id: number }[]> =>
    (await store.listCollections(accountId)).map(collectionOf);
  const one = async (accountId: string, id: number): Promise<LibraryAnswer> => ({
    collection: (await all(accountId)).find((row) => row.id === id),
  });
  const missing = (id: number) =>
    new HearthError('NOT_FOUND', `There is no collection ${id} in your library.`);
  const removed = async (
    { caller, param }: LibraryRequest,
    at: number | null,
  ): Promise<LibraryAnswer> => {
    const id = rowId(param('id'), "collection's");
    if (await store.markCollectionRemoved(caller.account.id, id, at)) return removedOf(id, at);
    throw missing(id);
  };
  return [
    route('GET', '/collections', async ({ caller }) => ({
      collections: await all(caller.account.id),
    })),
    route('POST', '/collections', async ({ caller, body }) => {
      const asked = { accountId: caller.account.id, ...readCollection(body) };
      return one(caller.account.id, (await store.createCollection(asked)).id);
    }),
    route('PATCH', '/collections/:id', async ({ caller, param, body }) => {
      const id = rowId(param('id'), "collection's");
      const change = { accountId: caller.account.id, id, ...readCollectionChange(body) };
      if ((await store.updateCollection(change)) === undefined) throw missing(id);
      return one(caller.account.id, id);
    }),
    route('DELETE', '/collections/:id', (request) => removed(request, clock.now())),
    route('POST', '/collections/:id/restore', (request) => removed(request, null)),
    route('POST', '/collections/:id/entries', async ({ caller, param, body }) => {
      const id = rowId(param('id'), "collection's");
      const filing = { accountId: caller.account.id, id, ...readFiling(body) };
      if (await store.fileEntries(filing)) return { id };
      throw missing(id);
    }),
  ];
}

function tagRoutes({ store }: ShelfDeps): readonly LibraryRoute[] {
  const missing = (tag: string) =>
    new HearthError('NOT_FOUND', `No entry of your library has the tag "${tag}".`);
  return [
    route('GET', '/tags', async ({ caller }) => ({
      tags: await store.listTags(caller.account.id),
    })),
    route('POST', '/tags', async ({ caller, body }) => {
      const tagging = readTagging(body);
      await store.tagEntries({ accountId: caller.account.id, ...tagging });
      return { tag: tagging.tag };
    }),
    route('PATCH', '/tags/:tag', async ({ caller, param, body }) => {
      const [accountId, tag] = [caller.account.id, param('tag')];
      const { tag: into } = readTagChange(body);
      const entries = await store.renameTag({ accountId, tag, into });
      if (entries === 0 && into !== tag) throw missing(tag);
      return { tag: into, entries };
    }),
    route('DELETE', '/tags/:tag', async ({ caller, param }) => {
      const [accountId, tag] = [caller.account.id, param('tag')];
      const entries = await store.renameTag({ accountId, tag });
      if (entries === 0) throw missing(tag);
      return { tag, entries };
    }),
  ];
}

const STATES: readonly HighlightState[] = ['unplaced', 'found', 'changed', 'gone'];

function highlightRoutes({ shelves, store, clock }: ShelfDeps): readonly LibraryRoute[] {
  const missing = (id: number) =>
    new HearthError('NOT_FOUND', `There is no highlight ${id} in your library.`);
  const removed = async (
    { caller, param }: LibraryRequest,
    at: number | null,
  ): Promise<LibraryAnswer> => {
    const id = rowId(param('id'), "highlight's");
    if (await store.markHighlightRemoved(caller.account.id, id, at)) return removedOf(id, at);
    throw missing(id);
  };
  const find = async (accountId: string, id: number): Promise<LibraryAnswer> => {
    const row = await store.findHighlight(accountId, id);
    if (row === undefined) throw missing(id);
    return { highlight: highlightOf(row) };
  };
  return [
    route('GET', '/highlights', async ({ caller, query }) => {
      const [entry, after, state] = [query.get('entry'), query.get('after'), query.get('state')];
      const known = STATES.find((name) => name === state);
      if (state !== null && known === undefined) {
        throw bad(`"state" is one of ${STATES.join(', ')}.`);
      }
      const limit = limitOf(query);
      const last = after === null ? undefined : rowId(after, "highlight's");
      if (
        last !== undefined &&
        (await store.findHighlight(caller.account.id, last)) === undefined
      ) {
        throw bad(`The highlight ${last} is not there any more; begin the list anew.`);
      }
      // asked before: what was followed since is in the rows
      const indexed = await indexedOf(store);
      const rows = await store.listHighlights({
        ...{ accountId: caller.account.id, limit },
        ...(entry === null ? {} : { entryId: entryId(entry) }),
        ...(known === undefined ? {} : { state: known }),
        ...(last === undefined ? {} : { after: last }),
      });
      const next = rows.length === limit ? rows.at(-1)?.id : undefined;
      return {
        highlights: rows.map(highlightOf),
        indexed,
        ...(next === undefined ? {} : { after: String(next) }),
      };
    }),
    route('POST', '/highlights', async ({ caller, body }) => ({
      highlight: highlightOf(await shelves.highlight(caller.account.id, readHighlight(body))),
    })),
    route('GET', '/highlights/:id', ({ caller, param }) =>
      find(caller.account.id, rowId(param('id'), "highlight's")),
    ),
    route('PATCH', '/highlights/:id', async ({ caller, param, body }) => {
      const [accountId, id] = [caller.account.id, rowId(param('id'), "highlight's")];
      const change = { accountId, id, ...readHighlightChange(body) };
      if (!(await store.updateHighlight(change))) throw missing(id);
      return find(accountId, id);
    }),
    route('DELETE', '/highlights/:id', (request) => removed(request, clock.now())),
    route('POST', '/highlights/:id/restore', (request) => removed(request, null)),
  ];
}

/** With the last part of its path, and the number of the one above it. */
function collectionOf(
  row: CollectionRow,
  _index: number,
  all: readonly CollectionRow[],
): { readonly id: number } {
  const cut = row.name.lastIndexOf('/');
  const above = cut < 0 ? undefined : all.find(({ name }) => name === row.name.slice(0, cut));
  return {
    ...{ id: row.id, name: row.name, label: row.name.slice(cut + 1) },
    ...(above === undefined ? {} : { parentId: above.id }),
    ...{ query: row.query, position: row.position, entries: row.entries },
  };
}

const SORTS: readonly EntrySort[] = ['last', 'first', 'changed', 'captures', 'title', 'site'];

export function readSort(text: string | null): EntrySort | undefined {
  if (text === null || text === '' || text === 'best') return undefined;
  const sort = SORTS.find((name) => name === text);
  if (sort === undefined) throw bad(`"sort" is one of best, ${SORTS.join(', ')}.`);
  return sort;
}

export type Continued =
  | { readonly kind: 'row'; readonly cursor: EntryCursor }
  /** What is ranked has no row to go on from. */
  | { readonly kind: 'place'; readonly offset: number };

/** `after` as an answer gave it; throws `BAD_REQUEST` for anything else. */
export function readCursor(text: string | null): Continued | undefined {
  if (text === null || text === '') return undefined;
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    const parts: readonly unknown[] = Array.isArray(read) ? read : [];
    const [key, id, total] = parts;
    const numbers = [id, total].every((value) => Number.isSafeInteger(value));
    if (parts.length === 1 && Number.isSafeInteger(key) && Number(key) >= 0) {
      return { kind: 'place', offset: Number(key) };
    }
    if (numbers && (typeof key === 'string' || typeof key === 'number')) {
      return { kind: 'row', cursor: { key, id: Number(id), total: Number(total) } };
    }
  } catch {
    // said below
  }
  throw bad('"after" takes what the answer before gave as "after".');
}

/** `next`: how many of a ranked answer were shown by then. */
export function cursorOf(
  { after, hits, total, isRanked }: EntriesFound,
  next: number,
): string | undefined {
  if (after !== undefined) return written([after.key, after.id, after.total]);
  return isRanked && hits.length > 0 && next < total ? written([next]) : undefined;
}

function written(parts: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}
