/** The reply bodies of `/library` as types, for clients. */
import type { CitationStyle } from './citations.ts';
import type { z } from 'zod';
import type { libraryResponses } from './responses.ts';

type Body<Name extends keyof typeof libraryResponses> = z.infer<(typeof libraryResponses)[Name]>;

export type LibraryFound = Body<'found'>;
export type LibraryHit = LibraryFound['entries'][number];
export type LibraryEntry = Body<'entry'>['entry'];
export type LibraryCapture = Body<'capture'>['capture'];
export type LibraryCaptures = Body<'captures'>;
export type LibraryKept = Body<'kept'>;
export type LibraryVersion = Body<'version'>['version'];
export type LibraryInterval = NonNullable<Body<'blame'>['intervals']>[number];
export type LibrarySentence = NonNullable<Body<'blame'>['sentences']>[number];
export type LibraryBlame = Body<'blame'>;
export type LibraryDiff = Omit<Body<'diff'>, 'blocks'> & {
  readonly blocks?: readonly LibraryBlock[];
};
export type LibraryBlock = { readonly kind: 'equal'; readonly text: string } | LibraryChange;
export type LibraryChange =
  | { readonly kind: 'added' | 'removed'; readonly text: string; readonly moved?: true }
  | { readonly kind: 'changed'; readonly words: readonly LibraryWord[] };
interface LibraryWord {
  readonly kind: 'equal' | 'added' | 'removed';
  readonly text: string;
}
export type LibraryReplay = Body<'replay'>;
export type LibraryCollection = Body<'collections'>['collections'][number];
export type LibraryHighlight = Body<'highlights'>['highlights'][number];
export type LibraryImport = Body<'import'>['import'];
export type LibraryStats = Body<'stats'>['stats'];
export type LibraryVerified = Body<'verified'>;
export type LibraryRebuilt = Body<'rebuilt'>;
export type LibraryCollected = Body<'collected'>;
export type LibraryProof = Body<'proof'>['proof'];

/** What a manifest says that a screen shows; more is in it. */
export interface LibraryManifest {
  readonly id: string;
  readonly kind: 'text' | 'page' | 'full';
  readonly url: string;
  readonly finalUrl: string;
  readonly redirects: readonly string[];
  readonly engine: string;
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly contentType: string;
  readonly body: string;
  readonly document?: string;
  readonly shot?: LibraryPicture;
  readonly thumb?: LibraryPicture;
  readonly still?: readonly { readonly frame: number; readonly url: string }[];
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly resources: readonly LibraryResource[];
  readonly missing: readonly { readonly url: string; readonly why: string }[];
  readonly fidelity?: { readonly requested: number; readonly served: number };
  readonly private: boolean;
  readonly software: string;
}

interface LibraryPicture {
  readonly mimeType: string;
  readonly width: number;
  readonly height: number;
}

interface LibraryResource {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly mimeType: string;
  /** SHA-256; null where it did not come. */
  readonly body: string | null;
  readonly bytes: number;
}

export type KeepKind = 'page' | 'full';

/** `POST /library/captures`. */
export interface KeepBody {
  readonly url: string;
  readonly kind: KeepKind;
  readonly collection?: string;
  readonly tags?: readonly string[];
  readonly note?: string;
}

/** `PATCH /library/entries/{id}`; absent members stay as they are. */
export interface EntryChange {
  readonly tags?: readonly string[];
  readonly note?: string;
  readonly collections?: readonly string[];
}

type LibraryExportFormat =
  'wacz' | 'warc' | 'html' | 'vault' | 'jsonl' | 'csv' | 'csl' | 'bibtex' | 'ris' | CitationStyle;

/** `GET /library/export`; without `q` and `ids` all of it. */
export interface LibraryExport {
  readonly format: LibraryExportFormat;
  readonly q?: string;
  /** Of entries. */
  readonly ids?: readonly number[];
  readonly private: boolean;
}
