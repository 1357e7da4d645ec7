/**
 * The library: rows of what was kept (a part of the store), and the bytes they name.
 *
 * Implementations: store/verbs, store/blobs. Bytes are durable before the rows that name them; bytes that no row
 * names are harmless and collected later. Nothing of one account answers another.
 */
import type { CaptureKind, Digest, Manifest } from '../domain/library/manifest.ts';
import type { LibraryFilter } from '../domain/library/query.ts';
import type { ChainLink, ChainPlace } from './archive.ts';
import type { EntryState } from './shelves.ts';

/** What a blob holds, for choosing what it is compressed against. */
export type BlobClass = 'html' | 'still' | 'css' | 'js' | 'json' | 'text' | 'manifest' | 'binary';

export interface NewBlob {
  readonly digest: Digest;
  readonly bytes: Uint8Array;
  readonly class: BlobClass;
  /** The page it belongs to: likely to be like the last one of the same class. */
  readonly urlKey: string;
  readonly host: string;
  /** A blob that was put before it, or comes before it, in which its words stand: a text's page. */
  readonly madeOf?: Digest;
  /** The memory of `bytes` is the store's from now on; they are empty afterwards. */
  readonly isGiven?: boolean;
}

export interface BlobInfo {
  readonly pk: number;
  readonly digest: Digest;
  /** Plain, and as it lies on the disk. */
  readonly bytes: number;
  readonly stored: number;
  /** When it was last put, ms since the epoch. */
  readonly at: number;
}

export interface BlobStats {
  readonly blobs: number;
  readonly bytes: number;
  readonly stored: number;
  readonly byClass: readonly {
    readonly class: BlobClass;
    readonly blobs: number;
    readonly bytes: number;
    readonly stored: number;
  }[];
}

export interface BlobStore {
  /**
   * Durable (synced) when it resolves; in the order given. Bytes that are there already are not written again, and
   * are young again for the collector. Throws `STORAGE_FULL`, `STORAGE_FAILED`; then some may be there.
   */
  put(blobs: readonly NewBlob[], at: number): Promise<readonly BlobInfo[]>;
  /** null: not there. Throws `STORAGE_FAILED` for bytes that cannot be read or are not what their name says. */
  read(digest: Digest): Promise<Uint8Array | null>;
  find(digests: readonly Digest[]): Promise<readonly BlobInfo[]>;
  /** In order of pk, from above `afterPk`. */
  list(query: { readonly afterPk: number; readonly limit: number }): Promise<readonly BlobInfo[]>;
  /** Reads and hashes the bytes from above `afterPk`, a few megabytes of them; names those that are not what they should be. */
  check(query: { readonly afterPk: number }): Promise<{
    readonly lastPk: number | null;
    readonly bytes: number;
    readonly damaged: readonly Digest[];
  }>;
  /** Removes those put before `olderThan` on which no other blob leans; gives how many. */
  remove(pks: readonly number[], olderThan: number): Promise<number>;
  /** Manifests, newest last, for making rows again. */
  manifests(query: {
    readonly afterPk: number;
    readonly limit: number;
  }): Promise<readonly BlobInfo[]>;
  stats(): Promise<BlobStats>;
  close(): Promise<void>;
}

/** A capture as it enters the rows; plain data. */
export interface NewCapture {
  readonly id: string;
  readonly accountId: string;
  /** The key that asked; absent: the owner. */
  readonly keyId?: string;
  /** Of the final address, and of the one asked for where that is another page. */
  readonly urlKey: string;
  readonly requestKey?: string;
  readonly url: string;
  /** Host name without port. */
  readonly host: string;
  readonly at: number;
  readonly kind: CaptureKind;
  /** Somebody asked for it; false: a trace. */
  readonly kept: boolean;
  readonly engine: string;
  readonly status: number;
  readonly contentType: string;
  readonly private: boolean;
  /** Of all its blobs, plain. */
  readonly bytes: number;
  /** Absent for traces, which have no bytes but their text. */
  readonly manifest?: {
    readonly pk: number;
    readonly digest: Digest;
    readonly blobPks: readonly number[];
  };
  readonly jobId?: string;
  readonly pageId?: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** Plain main text, or its JSON in UTF-8 with a buffer of its own, which is the store's then. */
  readonly text: string | Uint8Array;
  /** Fingerprint of the newest version, where the page is the same and only its reading is another now: no new version. */
  readonly readOtherwise?: string;
  readonly collection?: string;
  readonly tags: readonly string[];
  readonly note?: string;
}

/** What is known of the text an address has now. */
export interface NewestReading {
  /** Of its text; empty for texts of before there were versions. */
  readonly fingerprint: string;
  /** The newest capture of that version with bytes. */
  readonly captureId: string;
}

export interface CaptureRow {
  readonly id: string;
  readonly entryId: number;
  readonly url: string;
  readonly at: number;
  readonly kind: CaptureKind;
  readonly kept: boolean;
  readonly engine: string;
  readonly status: number;
  readonly contentType: string;
  readonly private: boolean;
  readonly damaged: boolean;
  readonly bytes: number;
  readonly digest?: Digest;
  readonly title: string;
  /** Row number of its manifest among the blobs. */
  readonly manifestPk?: number;
  /** Number of its version, from 1; absent without text. */
  readonly version?: number;
  readonly jobId?: string;
  readonly pageId?: string;
}

export interface EntryRow {
  readonly id: number;
  readonly url: string;
  readonly host: string;
  /** A person's own where one was given, else the newest page's. */
  readonly title: string;
  readonly hasOwnTitle: boolean;
  readonly note: string;
  readonly tags: readonly string[];
  /** Paths, such as `Thesis/Chapter 2`. */
  readonly collections: readonly string[];
  readonly state: EntryState;
  readonly highlights: number;
  /** The newest capture with bytes. */
  readonly latest?: {
    readonly id: string;
    readonly kind: CaptureKind;
    readonly at: number;
    readonly status: number;
  };
  /** First instant of the newest version, where there was one before. */
  readonly changedAt?: number;
  readonly firstAt: number;
  readonly lastAt: number;
  readonly captures: number;
  /** Of them, those somebody asked for. */
  readonly kept: number;
  readonly versions: number;
}

export interface VersionRow {
  readonly id: number;
  readonly n: number;
  /** Of its first and its last capture. */
  readonly firstAt: number;
  readonly lastAt: number;
  /** UTF-16 units; 0 for texts of before there were versions. */
  readonly chars: number;
  /** Only digits changed. */
  readonly minor: boolean;
  readonly title: string;
  readonly captures: number;
}

export interface VersionText extends Omit<VersionRow, 'captures'> {
  readonly language: string;
  readonly text: string;
}

export interface EntryHit extends EntryRow {
  /** Of the version that was found. */
  readonly version?: number;
  readonly versionFirstAt?: number;
  readonly versionLastAt?: number;
  readonly description: string;
  /** The best passage, plain text, at most about 240 characters. */
  readonly snippet: string;
  /** Higher is better; comparable inside one answer only. */
  readonly score: number;
}

export interface EntrySearch {
  readonly accountId: string;
  /** FTS5 expression; absent: by filters alone, the newest first. */
  readonly match?: string;
  readonly words: readonly string[];
  /** Of them, those that were removed: passages come from what went, where it has them. */
  readonly gone?: readonly string[];
  readonly filters: readonly LibraryFilter[];
  /** What pages say now, not what they once said. */
  readonly newestOnly?: boolean;
  /** Absent: the best first where words were given, else the last seen first. */
  readonly sort?: EntrySort;
  readonly limit: number;
  readonly offset: number;
  /** Where the page before ended; `offset` is 0 then. */
  readonly after?: EntryCursor;
}

/** `last`, `first`, `changed`, `captures`: the greatest first; `title`, `site`: from A. */
export type EntrySort = 'last' | 'first' | 'changed' | 'captures' | 'title' | 'site';

/** Of a list; opaque to clients. */
export interface EntryCursor {
  readonly key: string | number;
  readonly id: number;
  readonly total: number;
}

export interface Facet {
  readonly value: string;
  readonly entries: number;
}

export interface EntriesFound {
  readonly total: number;
  /** More was found than was looked at: `total` is at least so many. */
  readonly isAbout: boolean;
  /** Words were given: the next page begins by `offset`. */
  readonly isRanked: boolean;
  readonly hits: readonly EntryHit[];
  /** Empty for later pages of a list. */
  readonly hosts: readonly Facet[];
  /** For the next page of a list; absent at its end, and where words were given. */
  readonly after?: EntryCursor;
}

export interface RemovedCapture {
  readonly entryId: number;
  readonly isEntryGone: boolean;
}

/** Where a capture stands in the chain. */
export interface ChainStand {
  readonly n: number;
  /** Number of the newest link. */
  readonly of: number;
  readonly link: string;
  /** Of the link before; empty for the first. */
  readonly before: string;
}

/** Rows of the library. */
export interface CaptureStore {
  /**
   * Writes entry, version, capture and (kept ones) a link of the chain, in one transaction. A trace of a text that was
   * seen twice already moves the last one on. False: a capture of this id is there, or a trace came late or is of an
   * entry that was removed a moment ago.
   */
  saveCapture(capture: NewCapture): Promise<boolean>;
  /** Makes at most so many of the waiting texts searchable; gives how many. */
  indexDue(limit: number): Promise<number>;
  findCapture(accountId: string, captureId: string): Promise<CaptureRow | undefined>;
  chainPlace(accountId: string, captureId: string): Promise<ChainStand | undefined>;
  /** Whether a chain names it, of whatever account: it is there, or was removed. */
  isChained(captureId: string): Promise<boolean>;
  /** With a manifest. `before`: the newest at or before the instant; `nearest`: whichever is closest. */
  captureAt(query: {
    readonly accountId: string;
    readonly urlKey: string;
    readonly at: number;
    readonly policy: 'before' | 'nearest';
    /** Captures taken with a cookie or an authorization answer the key that took them; null: the owner, who sees all. */
    readonly keyId: string | null;
  }): Promise<CaptureRow | undefined>;
  /** The nearest before and after, for saying what there is. */
  capturesAround(query: {
    readonly accountId: string;
    readonly urlKey: string;
    readonly at: number;
  }): Promise<{ readonly before?: CaptureRow; readonly after?: CaptureRow }>;
  /** Undefined: nothing is known of the address, or its newest text came without bytes. Private captures do not count. */
  newestReading(accountId: string, urlKey: string): Promise<NewestReading | undefined>;
  searchEntries(search: EntrySearch): Promise<EntriesFound>;
  findEntry(accountId: string, entryId: number): Promise<EntryRow | undefined>;
  entryOf(accountId: string, urlKey: string): Promise<EntryRow | undefined>;
  /** Kept captures in the order of the chain, without damaged ones and those of removed entries. */
  chainedCaptures(query: {
    readonly accountId: string;
    readonly afterN: number;
    readonly limit: number;
  }): Promise<readonly (ChainPlace & { readonly capture: CaptureRow })[]>;
  /** From the link of that number on, also of what is gone. */
  chainLinks(query: {
    readonly accountId: string;
    readonly from: number;
    readonly limit: number;
  }): Promise<readonly ChainLink[]>;
  /** Newest first; `after` is the id of the last of the page before. */
  capturesOf(query: {
    readonly accountId: string;
    readonly entryId: number;
    readonly after?: string;
    readonly limit: number;
  }): Promise<readonly CaptureRow[]>;
  versionsOf(accountId: string, entryId: number): Promise<readonly VersionRow[]>;
  /** With their texts, in order of number. */
  versionTexts(query: {
    readonly accountId: string;
    readonly entryId: number;
    readonly n?: number;
  }): Promise<readonly VersionText[]>;
  /** Absent members stay as they are. False: no such entry. */
  updateEntry(change: {
    readonly accountId: string;
    readonly entryId: number;
    readonly tags?: readonly string[];
    readonly note?: string;
    readonly collections?: readonly string[];
    /** Empty: the page's own again. */
    readonly title?: string;
    readonly state?: EntryState;
  }): Promise<boolean>;
  /** Hides the entry until it is restored or purged; with `at` null it is there again. */
  markEntryRemoved(accountId: string, entryId: number, at: number | null): Promise<boolean>;
  /**
   * One copy goes for good, with the text that only it had; the chain keeps its digest. An entry of which nothing is left
   * goes with it. Undefined: no such capture.
   */
  removeCapture(accountId: string, captureId: string): Promise<RemovedCapture | undefined>;
  /** What was removed before the instant goes for good, entries some at a time; gives how many of them went. */
  purgeRemoved(before: number): Promise<number>;
  /** Traces beyond these bounds go, oldest first, some at a time; gives how many went. */
  trimTraces(bounds: { readonly olderThan: number; readonly maxBytes: number }): Promise<number>;
  libraryStats(accountId: string): Promise<LibraryCounts>;
  /** Texts that wait for the index, and of how many; 0 of 0 when none waits. */
  indexBacklog(): Promise<{ readonly due: number; readonly versions: number }>;
  /** Which of these blobs a capture names. */
  blobsInUse(pks: readonly number[]): Promise<ReadonlySet<number>>;
  /** Captures with manifests of all accounts, by row number, for verifying. */
  captureDigests(query: { readonly afterPk: number; readonly limit: number }): Promise<
    readonly {
      readonly pk: number;
      readonly id: string;
      readonly accountId: string;
      readonly url: string;
      readonly manifestPk: number;
      readonly digest: Digest;
      readonly damaged: boolean;
    }[]
  >;
  blobsOf(capturePk: number): Promise<readonly number[]>;
  markDamaged(captureIds: readonly string[]): Promise<number>;
  /** What the chain's links say against each other; empty when all is well. */
  auditChain(): Promise<readonly string[]>;
}

export interface LibraryCounts {
  readonly entries: number;
  readonly captures: number;
  readonly kept: number;
  readonly versions: number;
  readonly byKind: Readonly<Partial<Record<CaptureKind, number>>>;
  /** Of the texts of versions, as they lie on the disk. */
  readonly textBytes: number;
  /** Plain bytes of what kept captures name, counted each time. */
  readonly bytes: number;
}

/** Reading back what was kept: what replay and the past need. */
export interface LibraryReader {
  captureOf(accountId: string, captureId: string): Promise<Manifest | null>;
  /** The newest kept capture of the address at or before the instant (ms since the epoch). */
  captureAt(accountId: string, url: string, instant: number): Promise<CaptureRow | null>;
  blob(digest: Digest): Promise<Uint8Array | null>;
}
