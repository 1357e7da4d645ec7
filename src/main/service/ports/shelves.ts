/**
 * What people do with entries of the library: file them, tag them, mark passages, ask for more; and files on their way in.
 *
 * A part of the store. A collection's name is a path, its parts joined by `/`; one with a query is a saved search and
 * holds what the query finds.
 */
import type { HighlightState, Quote, QuotePlace } from '../domain/library/quote.ts';
import type { ArchiveFinding } from './archive.ts';

export type EntryState = 'wanted' | 'unread' | 'read';
export type ImportState = 'waiting' | 'running' | 'done' | 'failed';

export interface CollectionRow {
  readonly id: number;
  /** The whole path. */
  readonly name: string;
  /** Of a saved search; empty for others. */
  readonly query: string;
  /** Place among its siblings; equal ones are in order of name. */
  readonly position: number;
  /** Entries put into it, without those of collections below; 0 for a saved search. */
  readonly entries: number;
}

export type NamedCollection = Pick<CollectionRow, 'id' | 'name' | 'query'>;

export interface TagRow {
  readonly tag: string;
  readonly entries: number;
}

export interface NewHighlight extends Quote {
  readonly accountId: string;
  readonly entryId: number;
  readonly captureId?: string;
  readonly colour: string;
  readonly comment: string;
  /** ms since the epoch. */
  readonly at: number;
  readonly place: QuotePlace;
}

export interface HighlightRow extends Quote {
  readonly id: number;
  readonly entryId: number;
  readonly url: string;
  readonly title: string;
  readonly captureId?: string;
  readonly colour: string;
  readonly comment: string;
  readonly at: number;
  readonly state: HighlightState;
  /** Since when it is changed or gone: the first capture of the version that says so. */
  readonly stateAt?: number;
  /** UTF-16 offsets in the text of the newest version. */
  readonly from?: number;
  readonly to?: number;
  /** What stands in its place, of a changed one. */
  readonly nowSays?: string;
}

/** An address somebody wants kept, or wants to have noted. */
export interface WantedEntry {
  readonly urlKey: string;
  readonly url: string;
  readonly host: string;
  readonly title: string;
  readonly note: string;
  readonly tags: readonly string[];
  readonly collections: readonly string[];
  readonly state: EntryState;
  readonly highlights: readonly Omit<NewHighlight, 'accountId' | 'entryId' | 'place'>[];
  /** ms since the epoch. */
  readonly at: number;
}

export interface ImportRow {
  readonly id: string;
  readonly accountId: string;
  /** As the file was called where it came from. */
  readonly name: string;
  readonly bytes: number;
  /** `unknown` until it was looked into. */
  readonly format: string;
  readonly state: ImportState;
  /** Captures or addresses taken so far. */
  readonly done: number;
  readonly report: ImportSummary;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Plain JSON. */
export interface ImportSummary {
  /** Captures, or addresses of a list, that were not there before. */
  readonly added?: number;
  readonly known?: number;
  readonly error?: string;
  readonly signature?: { readonly kind: string; readonly keyFingerprint?: string };
  readonly software?: string;
  readonly findings?: readonly ArchiveFinding[];
  readonly unlisted?: number;
  /** While it runs: names of collections that were there before anything of it came. Told to nobody. */
  readonly before?: readonly string[];
}

/** Rows of shelves. Absent members of a change stay as they are. */
export interface ShelfStore {
  /** In order of name. */
  listCollections(accountId: string): Promise<readonly CollectionRow[]>;
  /** The same without counting, for every search asks for them. */
  collectionNames(accountId: string): Promise<readonly NamedCollection[]>;
  /** With those above it. Throws `BAD_REQUEST` when one of the name is there. */
  createCollection(made: {
    readonly accountId: string;
    readonly name: string;
    readonly query: string;
  }): Promise<CollectionRow>;
  /** A new name takes along what is below. Undefined: no such collection; throws `BAD_REQUEST` for a taken name. */
  updateCollection(change: {
    readonly accountId: string;
    readonly id: number;
    readonly name?: string;
    readonly query?: string;
    readonly position?: number;
  }): Promise<CollectionRow | undefined>;
  /**
   * Hides it with those below it until it is restored or purged; entries stay. With `at` null it is there again, in one
   * that was made anew by its name since. False: no such collection.
   */
  markCollectionRemoved(accountId: string, id: number, at: number | null): Promise<boolean>;
  /** Puts entries in and takes some out; those of other accounts are passed over. False: no such collection. */
  fileEntries(filing: {
    readonly accountId: string;
    readonly id: number;
    readonly add: readonly number[];
    readonly remove: readonly number[];
  }): Promise<boolean>;
  /** The most used first. */
  listTags(accountId: string): Promise<readonly TagRow[]>;
  tagEntries(tagging: {
    readonly accountId: string;
    readonly tag: string;
    readonly add: readonly number[];
    readonly remove: readonly number[];
  }): Promise<void>;
  /** Into another, which may be there; without `into` it goes. Gives how many entries had it. */
  renameTag(change: {
    readonly accountId: string;
    readonly tag: string;
    readonly into?: string;
  }): Promise<number>;
  /** Newest first, or of one entry in order of place; `after`: id of the last of the page before. */
  listHighlights(query: {
    readonly accountId: string;
    readonly entryId?: number;
    readonly state?: HighlightState;
    readonly after?: number;
    readonly limit: number;
  }): Promise<readonly HighlightRow[]>;
  findHighlight(accountId: string, id: number): Promise<HighlightRow | undefined>;
  /** Undefined: no such entry. A repeat (same entry, passage and instant) gives the one that is there, in its new place. */
  addHighlight(made: NewHighlight): Promise<number | undefined>;
  updateHighlight(change: {
    readonly accountId: string;
    readonly id: number;
    readonly colour?: string;
    readonly comment?: string;
  }): Promise<boolean>;
  /** Hides it until it is restored or purged, followed like others; with `at` null it is there again. */
  markHighlightRemoved(accountId: string, id: number, at: number | null): Promise<boolean>;
  /** Addresses that are there already keep what they have and gain tags and collections; gives how many are new. */
  addWanted(asked: {
    readonly accountId: string;
    readonly entries: readonly WantedEntry[];
  }): Promise<{ readonly added: number; readonly ids: readonly number[] }>;
  saveImport(row: ImportRow): Promise<void>;
  findImport(accountId: string, id: string): Promise<ImportRow | undefined>;
  /** Newest first. */
  listImports(accountId: string, limit: number): Promise<readonly ImportRow[]>;
  /** Of all accounts, waiting or broken off, oldest first. */
  openImports(): Promise<readonly ImportRow[]>;
}
