/**
 * Kept captures as archives want them: one after the other in the order of the chain, their bytes read as they are asked
 * for, so that a library of any size passes through little memory.
 */
import { saidBy } from '../../domain/library/citations.ts';
import {
  decodeManifest,
  type Digest,
  type Manifest,
  type ManifestResource,
} from '../../domain/library/manifest.ts';
import type {
  ArchivedCapture,
  ArchivedCollection,
  ArchivedExchange,
  ArchivedHighlight,
  ArchivedPart,
  ArchiveSource,
  ChainPlace,
  ListedEntry,
} from '../../ports/archive.ts';
import type {
  BlobStore,
  CaptureRow,
  CaptureStore,
  EntryCursor,
  EntryRow,
} from '../../ports/library.ts';
import type { ShelfStore } from '../../ports/shelves.ts';

export interface SourceDeps {
  readonly store: CaptureStore & ShelfStore;
  readonly blobs: BlobStore;
}

export interface Selection {
  readonly accountId: string;
  /** Absent: all of them, and the collections and saved searches of the library. */
  readonly isWanted?: (capture: CaptureRow) => boolean;
  /** `words`: no pictures, looks and parts are read, for files that hold none. */
  readonly what?: 'words' | 'all';
}

const PAGE = 100;
const MOST_HIGHLIGHTS = 10_000;

/** May be read more than once. Damaged captures are left out. */
export function openSource(
  deps: SourceDeps,
  { accountId, isWanted, what = 'all' }: Selection,
): ArchiveSource {
  const looksOf = what === 'all' ? allOf : wordsOf;
  return {
    async *captures() {
      const about = describer(deps, accountId);
      for (let afterN = 0; ;) {
        const page = await deps.store.chainedCaptures({ accountId, afterN, limit: PAGE });
        for (const { capture, ...chain } of page) {
          afterN = chain.n;
          if (isWanted?.(capture) === false) continue;
          const read = await archivedOf(deps, capture, chain, { about, looksOf });
          if (read !== undefined) yield read;
        }
        if (page.length < PAGE) return;
      }
    },
    async *chain(from) {
      for (let next = from; ;) {
        const links = await deps.store.chainLinks({ accountId, from: next, limit: 1_000 });
        yield* links;
        const last = links.at(-1);
        if (last === undefined) return;
        next = last.n + 1;
      }
    },
    ...(isWanted === undefined
      ? {
          collections: () => collectionsOf(deps, accountId),
          waiting: () => waitingOf(deps, accountId),
        }
      : {}),
  };
}

/** Addresses of lists that nobody has kept yet, with what was said of them. */
async function* waitingOf({ store }: SourceDeps, accountId: string): AsyncGenerator<ListedEntry> {
  let after: EntryCursor | undefined;
  do {
    const found = await store.searchEntries({
      ...{ accountId, words: [], limit: PAGE, offset: 0, sort: 'first' },
      filters: [{ kind: 'is', value: 'kept', isNot: true }],
      ...(after === undefined ? {} : { after }),
    });
    for (const entry of found.hits.filter(({ captures }) => captures === 0)) {
      const { url, title, note, tags, collections, firstAt: addedAt, state } = entry;
      const highlights = entry.highlights === 0 ? [] : await quotesOf(store, accountId, entry.id);
      yield {
        ...{ url, title, note, tags, collections, highlights, addedAt },
        isRead: state === 'read',
      };
    }
    ({ after } = found);
  } while (after !== undefined);
}

async function collectionsOf(
  { store }: SourceDeps,
  accountId: string,
): Promise<readonly ArchivedCollection[]> {
  const rows = await store.listCollections(accountId);
  return rows.map(({ name, query, position }) => ({ name, query, position }));
}

interface About {
  readonly entry: EntryRow;
  readonly highlights: readonly ArchivedHighlight[];
}

interface Readers {
  readonly about: (entryId: number) => Promise<About | undefined>;
  readonly looksOf: (deps: SourceDeps, manifest: Manifest) => Promise<Looks>;
}

/** What people said of the entry; the last one is held, since captures of one often follow each other. */
function describer({ store }: SourceDeps, accountId: string): Readers['about'] {
  let held: About | undefined;
  return async (entryId) => {
    if (held?.entry.id === entryId) return held;
    const entry = await store.findEntry(accountId, entryId);
    if (entry === undefined) return undefined;
    held = { entry, highlights: await quotesOf(store, accountId, entryId) };
    return held;
  };
}

async function quotesOf(
  store: SourceDeps['store'],
  accountId: string,
  entryId: number,
): Promise<readonly ArchivedHighlight[]> {
  const rows = await store.listHighlights({ accountId, entryId, limit: MOST_HIGHLIGHTS });
  return rows
    .map(({ exact, prefix, suffix, colour, comment, at }) => ({
      ...{ exact, prefix, suffix, colour, comment, at },
    }))
    .toSorted((a, b) => a.at - b.at || (a.exact < b.exact ? -1 : 1));
}

async function archivedOf(
  deps: SourceDeps,
  { digest, entryId }: CaptureRow,
  chain: ChainPlace,
  { about: describe, looksOf }: Readers,
): Promise<ArchivedCapture | undefined> {
  const bytes = digest === undefined ? null : await deps.blobs.read(digest);
  const manifest = bytes === null ? undefined : decodeManifest(bytes);
  const about = await describe(entryId);
  if (bytes === null || manifest === undefined || about === undefined) return undefined;
  const { entry, highlights } = about;
  const { id, url, finalUrl, at, status, statusText, headers, contentType, title } = manifest;
  const { parts, said, ...looks } = await looksOf(deps, manifest);
  return {
    ...{ id, url, finalUrl, at, status, statusText, headers, contentType, title, ...said },
    ...{ tags: entry.tags, note: entry.note, collections: entry.collections, highlights },
    ...(entry.hasOwnTitle ? { ownTitle: entry.title } : {}),
    ...(entry.state === 'read' ? { isRead: true } : {}),
    ...{ isPrivate: manifest.private, manifest: bytes, chain, ...looks, parts },
    exchanges: exchangesOf(deps, manifest),
  };
}

type Looks = Pick<ArchivedCapture, 'text' | 'still' | 'thumbnail' | 'markdown'> & {
  readonly parts: readonly ArchivedPart[];
  readonly said: Pick<ArchivedCapture, 'author' | 'published' | 'description'>;
};

/** What a page says. */
async function wordsOf({ blobs }: SourceDeps, manifest: Manifest): Promise<Looks> {
  const { document } = manifest;
  const made = document === undefined ? undefined : ((await blobs.read(document)) ?? undefined);
  return { ...(await wordsIn(blobs, manifest, made)), parts: [] };
}

async function wordsIn(
  blobs: BlobStore,
  { text, description, at }: Manifest,
  made: Uint8Array | undefined,
): Promise<Omit<Looks, 'parts'>> {
  const words = text === undefined ? null : await blobs.read(text);
  const { markdown, ...said } = saidIn(made, at);
  return {
    text: words === null ? '' : Buffer.from(words).toString('utf8'),
    ...(markdown === undefined ? {} : { markdown }),
    said: { ...said, ...(description === '' ? {} : { description }) },
  };
}

/** All that was kept of a page beside what was answered. */
async function allOf({ blobs }: SourceDeps, manifest: Manifest): Promise<Looks> {
  const { finalUrl, html, document, shot, thumb, still = [] } = manifest;
  const read = async (digest: Digest | undefined): Promise<Uint8Array | undefined> =>
    digest === undefined ? undefined : ((await blobs.read(digest)) ?? undefined);
  const parts: ArchivedPart[] = [];
  const add = async (
    digest: Digest | undefined,
    part: Omit<ArchivedPart, 'body'>,
  ): Promise<Uint8Array | undefined> => {
    const body = await read(digest);
    if (body !== undefined) parts.push({ ...part, body });
    return body;
  };
  await add(html, { name: 'html', url: finalUrl, mimeType: 'text/html' });
  const mimeType = 'application/json';
  const made = await add(document, { name: 'document', url: finalUrl, mimeType });
  if (shot !== undefined) {
    await add(shot.body, { name: 'shot', url: finalUrl, mimeType: shot.mimeType });
  }
  for (const { frame, url, body } of still) {
    if (frame !== 0) await add(body, { name: `still-${frame}`, url, mimeType: 'text/html' });
  }
  const main = await read(still.find(({ frame }) => frame === 0)?.body);
  const thumbnail = await read(thumb?.body);
  return {
    ...(await wordsIn(blobs, manifest, made)),
    ...(main === undefined ? {} : { still: main }),
    ...(thumbnail === undefined ? {} : { thumbnail }),
    parts,
  };
}

/** What the Document of the capture says for citations and notes. */
function saidIn(
  document: Uint8Array | undefined,
  at: number,
): Pick<ArchivedCapture, 'markdown'> & ReturnType<typeof saidBy> {
  const read: unknown =
    document === undefined ? undefined : JSON.parse(Buffer.from(document).toString('utf8'));
  const facts = new Map<string, unknown>(Object.entries(objectOf(read)));
  const metadata = new Map<string, unknown>(Object.entries(objectOf(facts.get('metadata'))));
  const markdown = facts.get('markdown');
  return {
    ...(typeof markdown === 'string' ? { markdown } : {}),
    ...saidBy(Object.fromEntries(metadata), at),
  };
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

async function* exchangesOf(
  { blobs }: SourceDeps,
  manifest: Manifest,
): AsyncGenerator<ArchivedExchange> {
  const { finalUrl, at, status, statusText, headers, contentType, body, resources } = manifest;
  const mimeType = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  const main = { method: 'GET', url: finalUrl, status, statusText, headers, mimeType, at };
  yield { ...main, ...(await bodyOf(blobs, body)) };
  for (const resource of resources) yield exchangeOf(blobs, resource, at);
}

async function exchangeOf(
  blobs: BlobStore,
  { method, url, status, mimeType, headers, body, requestBody }: ManifestResource,
  at: number,
): Promise<ArchivedExchange> {
  const asked = requestBody === undefined ? null : await blobs.read(requestBody);
  return {
    ...{ method, url, status, statusText: '', headers, mimeType, at },
    ...(await bodyOf(blobs, body)),
    ...(asked === null ? {} : { requestBody: asked }),
  };
}

/** The store has held the bytes against their digest. */
async function bodyOf(
  blobs: BlobStore,
  digest: Digest | null,
): Promise<Pick<ArchivedExchange, 'body' | 'digest'>> {
  const body = digest === null ? null : await blobs.read(digest);
  return body === null || digest === null ? { body: null } : { body, digest };
}
