/**
 * Snapshot → Document, off the main thread. Implementation: pipeline/pool.ts over worker threads.
 *
 * Pure: the same input gives the same output, byte for byte. The pipeline never fetches.
 */
import type { ScrapeOptions } from '../domain/command.ts';
import type { Document, Provenance } from '../domain/document.ts';
import type { Json, JsonSchema } from '../domain/json.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import type { RecordsAnswer, RecordsTask } from './records.ts';

export interface PipelineInput {
  readonly snapshot: Snapshot;
  readonly options: ScrapeOptions;
  /** Also list the page's links and canonical for a crawl, whatever formats were asked for. */
  readonly wantsLinks: boolean;
  /** Also give plain text (library) and, for a crawl, its fingerprint (traps). */
  readonly wantsText: boolean;
  /** Also give what a language model reads and is checked against. */
  readonly wantsModelView?: boolean;
  /** Of the metadata the meta tags are enough: the page is read for its links. */
  readonly isForLinks?: boolean;
  /** Letters our own reader found, next to none: another one is asked, and taken where it finds an article. */
  readonly meagreChars?: number;
  /**
   * The caller reads none of the document but its metadata: it may come sealed. `answered`: it is passed on to a client,
   * too, and comes whole where a warning stands between its members.
   */
  readonly mayBeSealed?: Sealing | undefined;
}

export type Sealing = 'stored' | 'answered';

/**
 * What a job keeps of a page, as bytes: they cross threads without a copy, and lie outside every heap, so
 * that a crawl's documents cost its main thread no collection.
 */
export interface Sealed {
  /** JSON in UTF-8: the document without `metadata` and `warning`. */
  readonly content: Uint8Array;
  /** The content as the store has it, where it does: it is stored again as it is. */
  readonly packed?: Uint8Array;
  /** JSON in UTF-8: the plain text, with `wantsText`. */
  readonly text?: Uint8Array;
}

/** What a crawl asks of a page's plain text. */
export interface TextFacts {
  /** UTF-16 units. */
  readonly chars: number;
  /** Equal for pages with the very same main text, and for no others. */
  readonly fingerprint: string;
  /** It says "not found" with a good status (domain/traps.ts). */
  readonly isSoftMissing: boolean;
}

/** What the page's own data says for a schema or prompt, with where each value stands. */
export interface FieldsFound {
  readonly data: Json;
  readonly provenance: readonly Provenance[];
  /** Where one record was asked for and the page has several: how many, and the schema that gives them all. */
  readonly alike?: { readonly count: number; readonly schema: JsonSchema };
  /** The prompt named fields and the page has none of them: `data` is what the page is about instead. */
  readonly isUnanswered?: true;
}

/** The page for a language model. */
export interface ModelView {
  /** Markdown of the content. */
  readonly text: string;
  /** Everything the page says, attributes and embedded data included: answers are checked against it. */
  readonly said: string;
  /** Lower-case primary subtag, or empty. */
  readonly language: string;
}

/** How the content looks, so that the caller can climb to the browser. */
export type PageVerdict =
  /** `mayChange`: a script runs that could write what was not served. */
  | { readonly kind: 'content'; readonly mayChange: boolean }
  /** A script is to write the page: surely, or perhaps; `reason` names what said so. */
  | { readonly kind: 'shell'; readonly reason: string; readonly isSure: boolean }
  /** A bot check or challenge page. */
  | { readonly kind: 'challenge'; readonly reason: string };

/** A served page, and code that it links: by the address as written in the page, as text or as facts of before. */
export interface JudgementInput {
  readonly snapshot: Snapshot;
  readonly options: ScrapeOptions;
  readonly scripts: Readonly<Record<string, string | ScriptReading>>;
}

/** What a script fills with text of its own, or that it fetches or unpacks. */
export interface ScriptFills {
  /** Selectors of what it fills. */
  readonly fills: readonly string[];
  /** The same of what it takes over as the server wrote it, and fills only if it is empty. */
  readonly hydrates: readonly string[];
  /** The same of what it hands to code that is not its own, or writes a short label into. */
  readonly given: readonly string[];
  /** Of what it makes visible, and of what it shows the text of elsewhere. */
  readonly shows: readonly string[];
  /** Of links whose address it writes. */
  readonly links: readonly string[];
  /** It brings such text where no selector says where. */
  readonly fillsAnywhere: boolean;
}

/** What reading a script told (pipeline/verdict/code.ts): plain data, good for any page that links it. */
export interface ScriptReading extends ScriptFills {
  /** Functions that fill something when another script calls them, by name. */
  readonly callable: Readonly<Record<string, ScriptFills>>;
  /** The page is sent elsewhere, or loaded again. */
  readonly leaves: boolean;
  /** It has the means to write content, whether or not it was seen to. */
  readonly isAble: boolean;
  /** Further code it loads. */
  readonly loads: readonly string[];
  readonly chars: number;
}

export interface Judgement {
  readonly verdict: PageVerdict;
  /** Of a page that a script may change: equal for pages of one template (linked scripts, empty places). */
  readonly template?: string;
  /** Addresses, as written, of linked scripts whose code would tell more. */
  readonly unread?: readonly string[];
  /** Reading them may change the verdict; else it only spares the page a browser. */
  readonly isOpen?: boolean;
}

export interface ReadJudgement extends Judgement {
  /** Of the scripts that came as text. */
  readonly readings: Readonly<Record<string, ScriptReading>>;
}

/** A page twice: as the site served it, and as a browser showed it. */
export interface ComparisonInput {
  readonly served: Snapshot;
  readonly rendered: Snapshot;
  readonly options: ScrapeOptions;
}

/** What rendering a page changed, against the page as it was served. */
export interface Comparison {
  /** Characters of the rendered main text that stand nowhere in the served page, and their share of it. */
  readonly addedChars: number;
  readonly addedShare: number;
  /** Characters of both main texts, white space and marks not counted. */
  readonly servedChars: number;
  readonly renderedChars: number;
  /** Share of the served main text that stands in the rendered page. */
  readonly keptShare: number;
  /** Links of the rendered page, to its own site, that the served one has not; and how many those are in all. */
  readonly addedLinks: number;
  readonly links: number;
  /** Empty or named places of the served page that show another text now (see `pipeline/verdict`). */
  readonly filled: readonly string[];
}

export interface PipelineOutput extends Judgement {
  /** Formats that need no port: markdown, html, rawHtml, rawBase64, links, images, attributes, json
   *  (deterministic), summary/answer/highlights (extractive); metadata derived from the content. */
  readonly document: Document;
  /** Letters that were selected, next to none, of a page that has text (pipeline/meagre.ts). */
  readonly meagreChars?: number;
  /** Absolute http(s) links, fragment removed, document order; with `wantsLinks`. */
  readonly links: readonly string[];
  /** `<meta name=robots>` or `X-Robots-Tag` says nofollow / noindex. */
  readonly robotsMeta: { readonly nofollow: boolean; readonly noindex: boolean };
  /** `link[rel=canonical]`, absolute, if any. */
  readonly canonical?: string;
  /** Target of `<meta http-equiv=refresh>` with a delay of 5 s or less, absolute, if any. */
  readonly metaRefresh?: string;
  /** Of the json format: `document.json` with its provenance. */
  readonly fields?: FieldsFound;
  /** Of changeTracking with mode json: the fields that are compared. */
  readonly tracked?: FieldsFound;
  /** Of a visit with a sign-in profile, or of a page to be kept: the page is there to sign in. */
  readonly asksSignIn?: true;
  /** With `wantsModelView`. */
  readonly modelView?: ModelView;
  /** Plain main text; with `wantsText`, unless sealed. */
  readonly text?: string;
  /** With `wantsText` and `wantsLinks`. */
  readonly textFacts?: TextFacts;
  /** With `mayBeSealed`; `document` then has metadata and warning alone. */
  readonly sealed?: Sealed;
}

export interface Pipeline {
  /**
   * Throws `SCRAPE_UNSUPPORTED_FILE_ERROR`, `SCRAPE_DOCUMENT_ENCRYPTED`, `SCRAPE_PDF_OCR_REQUIRED`, or
   * `SCRAPE_TIMEOUT` when the document's own deadline passes (its worker is replaced; others go on).
   */
  run(
    input: PipelineInput,
    signal: AbortSignal,
    /** Higher ones are converted first; 0 by default. */
    priority?: number,
  ): Promise<PipelineOutput>;
  /** Judges a served page again, with the code of scripts it links. Errors as of `run`. */
  judge(input: JudgementInput, signal: AbortSignal): Promise<ReadJudgement>;
  /** Compares a page as served with what the browser made of it. Errors as of `run`. */
  compare(pages: ComparisonInput, signal: AbortSignal): Promise<Comparison>;
  /** Record sets and recipes of a page (ports/records.ts). Errors as of `run`, and those of recipes. */
  records(task: RecordsTask, signal: AbortSignal): Promise<RecordsAnswer>;
  close(): Promise<void>;
}
