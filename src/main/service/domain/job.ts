/**
 * What a client polls (Job) and one address of it (Page).
 */
import type {
  BatchCommand,
  CrawlCommand,
  ExtractCommand,
  RecipeCommand,
  SearchCommand,
} from './command.ts';
import type { Document } from './document.ts';
import { isFrontierKind, type FrontierKind, type JobKind } from './job-kinds.ts';
import type { Json } from './json.ts';
import type { EngineName } from './snapshot.ts';

/** Terminal states never change, but a stopped crawl or batch that its owner resumes runs again. */
export type JobStatus = 'scraping' | 'completed' | 'cancelled' | 'failed';

/** What a job keeps of its Command. Plain data. */
export interface Commands {
  /** Empty under zero data retention. */
  readonly scrape: { readonly url?: string };
  /** The addresses stand in the pages. */
  readonly batch: BatchCommand;
  readonly crawl: CrawlCommand;
  readonly map: { readonly url: string; readonly search?: string };
  readonly search: SearchCommand;
  /** The webhook alone under zero data retention. */
  readonly extract: ExtractCommand | Pick<ExtractCommand, 'webhook'>;
  readonly recipe: RecipeCommand;
}

/** What jobs of all kinds have. */
export interface JobHead {
  /** UUID v7. */
  readonly id: string;
  readonly accountId: string;
  readonly keyId?: string;
  readonly apiVersion: 'v1' | 'v2' | 'console' | 'cli';
  readonly status: JobStatus;
  /** Address or query, for lists. */
  readonly target: string;
  /** The body as the client sent it (without secrets it never holds any). */
  readonly body: Json;
  readonly origin: string;
  readonly zeroDataRetention: boolean;
  /** Most pages ever, for crawls; absent otherwise. */
  readonly limit?: number;
  /** Higher runs first; 0 is normal, the priority add-on gives 10. */
  readonly priority: number;
  readonly createdAt: number;
  readonly finishedAt?: number;
  readonly expiresAt: number;
  readonly warning?: string;
  readonly errorCode?: string;
  readonly error?: string;
  /** Result of map, search and extract. */
  readonly result?: Json;
}

export type JobOf<Kind extends JobKind> = {
  [One in Kind]: JobHead & { readonly kind: One; readonly command: Commands[One] };
}[Kind];

export type Job = JobOf<JobKind>;

/** A job whose pages the scheduler hands out. */
export type FrontierJob = JobOf<FrontierKind>;

export function hasFrontier(job: Job): job is FrontierJob {
  return isFrontierKind(job.kind);
}

/** A worker's hold on a page or a job; renewed at a third of it. */
export const LEASE_MS = 180_000;
/** Of a page with less of its lease left nothing is asked. */
export const LEAST_LEASE_MS = 2_000;

export type PageState = 'open' | 'running' | 'done' | 'failed' | 'skipped';

export interface Page {
  /** UUID; the wire's scrape id. */
  readonly id: string;
  readonly jobId: string;
  readonly url: string;
  /** Identity of the address inside the job; unique per job. */
  readonly urlKey: string;
  /** host:port, for pacing. */
  readonly host: string;
  /** Link hops from the start; sitemap pages 0. */
  readonly depth: number;
  readonly state: PageState;
  /** Why it was skipped or how it was found: `start`, `sitemap`, `link`, `excluded by "…"`. */
  readonly reason: string;
  readonly foundOn?: string;
  readonly attempts: number;
  /** Not before this time (retry, pacing). */
  readonly notBeforeAt: number;
  readonly leaseUntil?: number;
  /** Grows whenever it changes hands; what is said of it under an older one no longer counts. */
  readonly hold: number;
  /** HTTP status when done. */
  readonly statusCode?: number;
  readonly errorCode?: string;
  readonly error?: string;
  readonly credits: number;
  /** 1, 2, 3, … in order of finishing inside the job; only for done pages. */
  readonly seq?: number;
  readonly finishedAt?: number;
  /** Only for done pages. */
  readonly capture?: PageCapture;
  /** Of a done page that has one. */
  readonly title?: string;
}

/** The hold of a page whose caller waits: it is never handed out. */
export const NEVER_HELD = 0;

/** A page by name, as it was handed out. */
export function holdOf({ jobId, id, hold }: Pick<Page, 'jobId' | 'id' | 'hold'>): {
  readonly jobId: string;
  readonly pageId: string;
  readonly hold: number;
} {
  return { jobId, pageId: id, hold };
}

/** How many pages of a job ended alike. */
export interface PageTally {
  readonly state: PageState;
  readonly statusCode?: number;
  readonly errorCode?: string;
  /** Of skipped pages. */
  readonly why?: SkipKind;
  readonly count: number;
}

/** Why pages were left out, roughly; `scope`: not below the start, another site or subdomain. */
export type SkipKind =
  'cancelled' | 'limit' | 'credits' | 'duplicate' | 'robots' | 'scope' | 'other';

/** `bad`: failed, or done with what an HTTP status of 400 or more brought. */
export type PageOutcome = 'good' | 'bad';

export type PageOrder = 'address' | 'title' | 'http' | 'state' | 'time' | 'credits';

/** How a page came. */
export interface PageCapture {
  readonly engine: EngineName;
  /** Why by this engine: a sentence without a full stop. */
  readonly why: string;
  readonly elapsedMs: number;
}

export interface JobCounts {
  readonly open: number;
  readonly running: number;
  readonly done: number;
  readonly failed: number;
  readonly skipped: number;
  readonly credits: number;
}

/** A stored document of a job, in finishing order. */
export interface StoredDocument {
  readonly pageId: string;
  readonly seq: number;
  /** JSON in UTF-8, as it was written: most are only passed on. The reader's own. */
  readonly json: Uint8Array;
}

const UTF8 = new TextDecoder();

/** The document itself. */
export function documentOf({ json }: StoredDocument): Document {
  // written from a Document, by `finishPage`
  return JSON.parse(UTF8.decode(json)) as Document;
}

/** One numbered change of a job, read by SSE and sockets. */
export interface JobEvent {
  /** Its place among all events of the store, to go on after; only the store can read it. */
  readonly cursor: string;
  readonly jobId: string;
  readonly accountId: string;
  readonly type:
    | 'job.started'
    | 'job.page'
    | 'job.page-failed'
    | 'job.page-skipped'
    | 'job.done'
    | 'usage'
    | 'library.added';
  readonly at: number;
  readonly data: Json;
}
