/**
 * The library as archives hold it: captures to be written into a file, and captures read out of one.
 *
 * Implementations: whoever has captures (the store; test/support/archives in memory). Reading and writing of
 * the files: archives/. Bodies come one exchange at a time, so that a capture of any size passes through little memory.
 */

import type { CitedWork } from '../domain/library/cited-works.ts';
import type { Digest } from '../domain/library/manifest.ts';

/** Names in lower case, in the order received; repeated names stay repeated. */
export type HeaderFields = readonly (readonly [name: string, value: string])[];

/** One request of a page and what answered it. */
export interface ArchivedExchange {
  readonly method: string;
  /** Absolute, without fragment. */
  readonly url: string;
  readonly status: number;
  readonly statusText: string;
  readonly headers: HeaderFields;
  /** Without parameters; empty when unknown. */
  readonly mimeType: string;
  /** After content decoding; null where it was not kept. */
  readonly body: Uint8Array | null;
  /** Of the body, where it is known: nobody need hash it again. */
  readonly digest?: Digest;
  readonly requestBody?: Uint8Array;
  /** Content-Type of `requestBody`, where it is known. */
  readonly requestType?: string;
  /** ms since the epoch. */
  readonly at: number;
}

/** W3C TextQuoteSelector with colour and comment. */
export interface ArchivedHighlight {
  readonly exact: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly colour: string;
  readonly comment: string;
  /** ms since the epoch. */
  readonly at: number;
}

/** Other bytes that the manifest names: stills of inner frames, the picture, the Document. */
export interface ArchivedPart {
  /** Such as `still-1`, `shot`, `document`; lower case letters, digits, hyphens. */
  readonly name: string;
  readonly url: string;
  readonly mimeType: string;
  readonly body: Uint8Array;
}

/** Place of a capture in the chain: its number, and the link that hashes all before it. */
export interface ChainPlace {
  readonly n: number;
  /** 64 hex digits; archives/chain.ts says of what. */
  readonly link: string;
}

/** A link of the chain with what it was made of. */
export interface ChainLink extends ChainPlace {
  /** `sha256:` and 64 hex digits of the manifest. */
  readonly digest: string;
  /** ms since the epoch. */
  readonly at: number;
}

export interface ArchivedCapture {
  readonly id: string;
  readonly url: string;
  readonly finalUrl: string;
  /** ms since the epoch. */
  readonly at: number;
  readonly status: number;
  readonly statusText: string;
  readonly headers: HeaderFields;
  readonly contentType: string;
  readonly title: string;
  /** What the page says of itself, where it was read. */
  readonly paperTitle?: string;
  readonly author?: string;
  readonly authors?: readonly string[];
  readonly site?: string;
  readonly doi?: string;
  readonly work?: CitedWork;
  /** ISO 8601. */
  readonly published?: string;
  readonly description?: string;
  /** Plain main text. */
  readonly text: string;
  readonly tags: readonly string[];
  /** Markdown. */
  readonly note: string;
  /** Names of nested ones joined with `/`. */
  readonly collections: readonly string[];
  readonly highlights: readonly ArchivedHighlight[];
  /** A title somebody gave the page. */
  readonly ownTitle?: string;
  /** Somebody has read the page. */
  readonly isRead?: boolean;
  readonly isPrivate: boolean;
  /** Canonical JSON on one line; empty where an archive of others had none. */
  readonly manifest: Uint8Array;
  /** Absent in archives of others. */
  readonly chain?: ChainPlace;
  /** The main response first. May be read once, before the next capture is asked for. */
  readonly exchanges: AsyncIterable<ArchivedExchange>;
  /** HTML of the page as it stood at the end. */
  readonly still?: Uint8Array;
  readonly markdown?: string;
  /** WebP, JPEG or PNG. */
  readonly thumbnail?: Uint8Array;
  readonly parts?: readonly ArchivedPart[];
  /** The capture that the records of an archive name, though it is not told there; on import only. */
  readonly namedId?: string;
  /** Something of it is not what its digests say; on import only. */
  readonly isDamaged?: boolean;
}

/** A collection, or with a query a saved search. */
export interface ArchivedCollection {
  /** Names of nested ones joined with `/`. */
  readonly name: string;
  readonly query: string;
  /** Among its siblings. */
  readonly position: number;
}

/** What an export reads. */
export interface ArchiveSource {
  /** In the order of the chain, then of time. */
  captures(): AsyncIterable<ArchivedCapture>;
  /** All links from number `from` to the head, also of captures that are not exported. */
  chain(from: number): AsyncIterable<ChainLink>;
  /** In order of name; absent where only some of the library is exported. */
  readonly collections?: () => Promise<readonly ArchivedCollection[]>;
  /** Entries of which nothing is kept yet, in order of their making; absent as collections are. */
  readonly waiting?: () => AsyncIterable<ListedEntry>;
}

/** Who signed an archive, as far as can be told. */
export type SignatureState =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'valid' | 'invalid';
      readonly keyFingerprint: string;
      readonly created: string;
    };

/** A piece of an archive that was not taken, or not as it was; `where` names the file, record or address. */
export interface ArchiveFinding {
  readonly where: string;
  readonly what: string;
  /** It says what the archive held; all that can be taken was. */
  readonly isNote?: true;
}

/** What an import gave; complete when its captures have all been read. */
export interface ImportReport {
  /** `page`: one that a browser saved. */
  readonly format: 'wacz' | 'warc' | 'page';
  readonly software: string;
  readonly captures: number;
  readonly exchanges: number;
  readonly records: number;
  readonly signature: SignatureState;
  /** Taken, but not what its digest says. */
  readonly damaged: readonly ArchiveFinding[];
  /** Left out, and why. */
  readonly refused: readonly ArchiveFinding[];
  /** More findings than are listed. */
  readonly unlisted: number;
  /** Of the file; empty without one. */
  readonly chain: readonly ChainLink[];
  /** Of the file; empty without. */
  readonly collections: readonly ArchivedCollection[];
  readonly waiting: readonly ListedEntry[];
}

/** An address from a list of another program. */
export interface ListedEntry {
  readonly url: string;
  readonly title: string;
  readonly note: string;
  readonly tags: readonly string[];
  readonly collections: readonly string[];
  readonly highlights: readonly ArchivedHighlight[];
  /** ms since the epoch; undefined where the list has none. */
  readonly addedAt: number | undefined;
  readonly isRead: boolean;
}
