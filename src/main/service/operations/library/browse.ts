/** Looking into the library: searching entries, reading their captures and versions, comparing texts, dating sentences. */
import {
  blame,
  passageIntervals,
  type BlamedSentence,
  type Interval,
} from '../../domain/library/blame.ts';
import { diffTexts, type DiffBlock } from '../../domain/library/diff.ts';
import type { Manifest } from '../../domain/library/manifest.ts';
import { readLibraryQuery, type LibraryFilter } from '../../domain/library/query.ts';
import { HearthError } from '../../domain/errors.ts';
import { PAGE_IDENTITY, urlKey } from '../../domain/url-key.ts';
import type {
  BlobStore,
  CaptureRow,
  CaptureStore,
  EntriesFound,
  EntryCursor,
  EntryRow,
  EntrySort,
  LibraryReader,
  VersionRow,
  VersionText,
} from '../../ports/library.ts';
import type { ShelfStore } from '../../ports/shelves.ts';
import type { Clock } from '../../ports/system.ts';
import { readQuestion } from './find.ts';
import { createLibraryReader } from './reader.ts';

export interface BrowseDeps {
  readonly store: CaptureStore & Pick<ShelfStore, 'collectionNames' | 'listTags'>;
  readonly blobs: BlobStore;
  readonly clock: Clock;
}

interface SearchAnswer extends EntriesFound {
  /** Sentences about what of the query could not be understood. */
  readonly problems: readonly string[];
  /** Share of the texts that can be found, in whole percent; below 100 the index is being built. */
  readonly indexed: number;
}

interface Diff {
  readonly from: Side;
  readonly to: Side;
  readonly blocks: readonly DiffBlock[];
}

/** A text with its place in time. */
interface Side {
  readonly entryId: number;
  readonly version: number;
  readonly firstAt: number;
  readonly lastAt: number;
}

interface Seen {
  readonly entry: EntryRow;
  readonly intervals: readonly Interval[];
}

export interface Browse extends LibraryReader {
  search(
    accountId: string,
    asked: {
      readonly query: string;
      /** Id or path. */
      readonly collection?: string;
      readonly sort?: EntrySort;
      readonly limit: number;
      readonly offset: number;
      readonly after?: EntryCursor;
    },
  ): Promise<SearchAnswer>;
  /** Of the page at an address. */
  entryOf(accountId: string, url: string): Promise<EntryRow | undefined>;
  /** These throw `NOT_FOUND`. */
  entry(accountId: string, entryId: number): Promise<EntryRow>;
  capture(accountId: string, captureId: string): Promise<CaptureRow>;
  manifest(accountId: string, captureId: string): Promise<Manifest>;
  version(accountId: string, entryId: number, n: number): Promise<VersionText>;
  versions(accountId: string, entryId: number): Promise<readonly VersionRow[]>;
  /** Of two captures, whichever pages they are of. */
  diffCaptures(accountId: string, from: string, to: string): Promise<Diff>;
  diffVersions(accountId: string, entryId: number, from: number, to: number): Promise<Diff>;
  blame(accountId: string, entryId: number, n?: number): Promise<readonly BlamedSentence[]>;
  /** Where and when a passage stood: in one entry, or in all. */
  dated(accountId: string, passage: string, entryId?: number): Promise<readonly Seen[]>;
}

/** Entries looked at for a passage. */
const MOST_DATED = 20;

/** Builds it. */
export function createBrowse(deps: BrowseDeps): Browse {
  const { store } = deps;
  const reader = createLibraryReader(deps);
  const entry: Browse['entry'] = async (accountId, entryId) =>
    (await store.findEntry(accountId, entryId)) ?? missing('entry', String(entryId));
  const capture: Browse['capture'] = async (accountId, captureId) =>
    (await store.findCapture(accountId, captureId)) ?? missing('capture', captureId);
  const version: Browse['version'] = async (accountId, entryId, n) => {
    const [text] = await store.versionTexts({ accountId, entryId, n });
    return text ?? missing('version', `${n} of entry ${entryId}`);
  };
  const textOf = async (accountId: string, captureId: string): Promise<[number, VersionText]> => {
    const { entryId, version: n } = await capture(accountId, captureId);
    if (n === undefined) return missing('text', `of capture ${captureId}`);
    return [entryId, await version(accountId, entryId, n)];
  };
  return {
    ...reader,
    entryOf: (accountId, url) => entryAt(deps, accountId, url),
    entry,
    capture,
    version,
    search: (accountId, asked) => search(deps, accountId, asked),
    async manifest(accountId, captureId) {
      await capture(accountId, captureId);
      return (
        (await reader.captureOf(accountId, captureId)) ?? missing('manifest', `of ${captureId}`)
      );
    },
    async versions(accountId, entryId) {
      await entry(accountId, entryId);
      return store.versionsOf(accountId, entryId);
    },
    async diffCaptures(accountId, from, to) {
      const [[entryA, a], [entryB, b]] = await Promise.all([
        textOf(accountId, from),
        textOf(accountId, to),
      ]);
      return diffOf(sideOf(entryA, a), sideOf(entryB, b), a, b);
    },
    async diffVersions(accountId, entryId, from, to) {
      const [a, b] = await Promise.all([
        version(accountId, entryId, from),
        version(accountId, entryId, to),
      ]);
      return diffOf(sideOf(entryId, a), sideOf(entryId, b), a, b);
    },
    blame: async (accountId, entryId, n) => {
      const { versions } = await entry(accountId, entryId);
      return blameOf(await store.versionTexts({ accountId, entryId }), n, versions);
    },
    async dated(accountId, passage, entryId) {
      const entries =
        entryId === undefined
          ? await sayers(store, accountId, passage)
          : [await entry(accountId, entryId)];
      const seen: Seen[] = [];
      for (const one of entries) {
        const texts = await store.versionTexts({ accountId, entryId: one.id });
        const intervals = passageIntervals(passage, inTime(texts));
        if (intervals.length > 0) seen.push({ entry: one, intervals });
      }
      return seen;
    },
  };
}

async function entryAt(
  { store, clock }: BrowseDeps,
  accountId: string,
  url: string,
): Promise<EntryRow | undefined> {
  const asked = { accountId, urlKey: urlKey(url, PAGE_IDENTITY) };
  const there = await store.entryOf(accountId, asked.urlKey);
  if (there !== undefined) return there;
  // an address that led elsewhere
  const { before } = await store.capturesAround({ ...asked, at: clock.now() });
  return before === undefined ? undefined : store.findEntry(accountId, before.entryId);
}

async function search(
  { store, clock }: BrowseDeps,
  accountId: string,
  { query, collection, ...page }: Parameters<Browse['search']>[1],
): Promise<SearchAnswer> {
  const collections = await store.collectionNames(accountId);
  const { match, words, gone, filters, problems, inForms } = readQuestion(query, collections, {
    now: clock.now(),
    ...(collection === undefined ? {} : { collection }),
  });
  const asked = { words, gone, filters, ...page, ...(match === undefined ? {} : { match }) };
  const [answer, indexed, strange] = await Promise.all([
    store.searchEntries({ accountId, ...asked }),
    indexedOf(store),
    strangeTags(store, accountId, filters),
  ]);
  const told = { problems: [...problems, ...strange], indexed };
  if (answer.total > 0 || inForms === undefined) return { ...answer, ...told };
  const other = await store.searchEntries({ accountId, ...asked, ...inForms });
  return other.total === 0
    ? { ...answer, ...told }
    : { ...other, ...told, problems: [...told.problems, IN_OTHER_FORMS] };
}

const IN_OTHER_FORMS =
  'No page says the words as they were written; these say other forms of them.';

/** Tags are told apart by case, too: one that is not there finds nothing, and leaves out nothing. */
async function strangeTags(
  store: Pick<ShelfStore, 'listTags'>,
  accountId: string,
  filters: readonly LibraryFilter[],
): Promise<readonly string[]> {
  const asked = filters.flatMap((filter) => (filter.kind === 'tag' ? [filter.value] : []));
  if (asked.length === 0) return [];
  const known = (await store.listTags(accountId)).map(({ tag }) => tag);
  return asked
    .filter((value) => !known.includes(value))
    .map((value) => {
      const alike = known.find((tag) => tag.toLowerCase() === value.toLowerCase());
      return `There is no tag "${value}"${alike === undefined ? '' : `; there is "${alike}"`}.`;
    });
}

/** Percent of the texts that are in the index; highlights are followed on the way there. */
export async function indexedOf(store: Pick<CaptureStore, 'indexBacklog'>): Promise<number> {
  const { due, versions } = await store.indexBacklog();
  return versions === 0 ? 100 : Math.floor((100 * (versions - due)) / versions);
}

/** Entries of which some version says the passage. */
async function sayers(
  store: CaptureStore,
  accountId: string,
  text: string,
): Promise<readonly EntryRow[]> {
  const { match, words } = readLibraryQuery(`in:text "${text.replaceAll('"', ' ')}"`, 0);
  if (match === undefined) return [];
  const asked = { match, words, filters: [], limit: MOST_DATED, offset: 0 };
  return (await store.searchEntries({ accountId, ...asked })).hits;
}

function blameOf(
  texts: readonly VersionText[],
  n: number | undefined,
  newest: number,
): readonly BlamedSentence[] {
  const wanted = n ?? texts.at(-1)?.n ?? newest;
  if (texts.some((text) => text.n === wanted)) return blame(inTime(texts), wanted);
  return missing('version', String(wanted));
}

function inTime(texts: readonly VersionText[]): readonly VersionText[] {
  return texts.toSorted((a, b) => a.firstAt - b.firstAt || a.n - b.n);
}

function sideOf(entryId: number, { n, firstAt, lastAt }: VersionText): Side {
  return { entryId, version: n, firstAt, lastAt };
}

function diffOf(from: Side, to: Side, a: VersionText, b: VersionText): Diff {
  return { from, to, blocks: diffTexts(a.text, b.text, b.language) };
}

function missing(what: string, which: string): never {
  throw new HearthError('NOT_FOUND', `There is no ${what} ${which} in your library.`);
}
