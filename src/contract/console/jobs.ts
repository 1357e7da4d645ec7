/**
 * Jobs, their pages and documents.
 *
 * `GET /console/jobs?kind&status&text&key&fromAt&toAt&after&limit`, `GET/DELETE /console/jobs/:id`,
 * `GET /console/jobs/:id/pages?state&text&after&limit`, `POST /console/jobs/:id/stop|resume|exclude`,
 * `GET /console/jobs/:id/outcomes`,
 * `GET /console/jobs/:id/export?format=ndjson|csv|markdown`, `GET /console/documents/:pageId`.
 */
import type { ApiVersion, JobKind, JobStatus, Json, PageState } from './common.ts';

export interface JobCounts {
  readonly open: number;
  readonly running: number;
  readonly done: number;
  readonly failed: number;
  readonly skipped: number;
  readonly credits: number;
}

/** Why a running job makes no progress right now. */
export type WaitReason =
  | { readonly kind: 'slots'; readonly used: number; readonly total: number; readonly plan: string }
  | { readonly kind: 'pacing'; readonly host: string; readonly untilAt: number }
  | { readonly kind: 'credits' }
  | { readonly kind: 'disk' };

export interface JobRow {
  readonly id: string;
  readonly kind: JobKind;
  readonly apiVersion: ApiVersion;
  readonly status: JobStatus;
  /** Address or query. */
  readonly target: string;
  readonly keyId?: string;
  readonly keyName?: string;
  readonly limit?: number;
  /** What the request asked for when credits allowed fewer pages: then `limit` is what they allowed. */
  readonly askedLimit?: number;
  readonly createdAt: number;
  readonly finishedAt?: number;
  readonly expiresAt: number;
  readonly warning?: string;
  readonly errorCode?: string;
  readonly error?: string;
  readonly counts: JobCounts;
  readonly waiting?: WaitReason;
  /** The one page of a scrape, to open its document directly; its title and what the site answered. */
  readonly pageId?: string;
  readonly title?: string;
  readonly statusCode?: number;
  /** Done pages of a crawl or batch whose site answered 400 or more; absent: none. */
  readonly refused?: number;
}

/** What a language model used, by UTC day. */
export interface ModelUsage {
  readonly day: string;
  readonly model: string;
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Millionths of a US dollar; 0 where nobody said what it costs. */
  readonly costMicros: number;
}

export interface JobDetail extends JobRow {
  /** Empty when no language model was asked. */
  readonly modelUsage: readonly ModelUsage[];
  /** The request as the client sent it; runs again by posting it to `/console/run/:operation`. */
  readonly body: Json;
  readonly origin: string;
  readonly zeroDataRetention: boolean;
  /** Result of map, search and extract. */
  readonly result?: Json;
  /** Patterns excluded while it ran. */
  readonly excluded: readonly string[];
}

export interface JobQuery {
  readonly kinds?: readonly JobKind[];
  readonly statuses?: readonly JobStatus[];
  readonly text?: string;
  /** Id of the key that started it; `none`: no key did, but this window or the command line. */
  readonly keyId?: string;
  /** Started at `fromAt` or later and before `toAt`, ms since the epoch. */
  readonly fromAt?: number;
  readonly toAt?: number;
  readonly after?: string;
  readonly limit?: number;
}

export interface PageRow {
  readonly id: string;
  readonly url: string;
  readonly depth: number;
  readonly state: PageState;
  /** How it was found or why it was skipped: `start`, `sitemap`, `link`, `robots: …`. */
  readonly reason: string;
  readonly foundOn?: string;
  readonly attempts: number;
  readonly notBeforeAt: number;
  readonly statusCode?: number;
  readonly errorCode?: string;
  readonly error?: string;
  readonly credits: number;
  readonly seq?: number;
  readonly finishedAt?: number;
  /** Of a done page: what fetched it, why that, and how long it took. */
  readonly capture?: {
    readonly engine: 'http' | 'browser';
    readonly why: string;
    readonly elapsedMs: number;
  };
  readonly title?: string;
}

/** `GET /console/jobs/:id/outcomes`: how many pages ended alike. */
export interface Outcomes {
  readonly rows: readonly {
    readonly state: PageState;
    readonly statusCode?: number;
    readonly errorCode?: string;
    /** Why pages were left out, roughly. */
    readonly why?: SkipKind;
    readonly count: number;
  }[];
  /** On a shared database: the services that have pages of it under way, and how many each. */
  readonly runsOn?: readonly { readonly name: string; readonly pages: number }[];
}

export type SkipKind =
  'cancelled' | 'limit' | 'credits' | 'duplicate' | 'robots' | 'scope' | 'other';

export type PageSort = 'address' | 'title' | 'http' | 'state' | 'time' | 'credits';

export interface PageQuery {
  readonly states?: readonly PageState[];
  /** Part of address or title. */
  readonly text?: string;
  /** `bad`: failed, or done with a status of 400 or more. */
  readonly outcome?: 'good' | 'bad';
  readonly http?: readonly number[];
  /** In place of the order they were found. */
  readonly sort?: PageSort;
  readonly isDown?: boolean;
  readonly after?: string;
  /** Pages passed over before the first one; not together with `after`. */
  readonly skip?: number;
  readonly limit?: number;
}

/** `GET /console/jobs/:id/glimpse`: the pages that the browser renders for the job at this moment. */
export interface PagePreviewsAnswer {
  readonly views: readonly {
    readonly url: string;
    /** A `data:` address of a small JPEG. */
    readonly image: string;
  }[];
}

export interface ExcludeBody {
  /** Regular expression on the address's path. */
  readonly pattern: string;
  /** True: only count, change nothing. */
  readonly dryRun: boolean;
}

export interface ExcludeAnswer {
  readonly hits: number;
  readonly examples: readonly string[];
  readonly applied: boolean;
}

/** A stored document with what the page record says about it. */
export interface StoredDocumentAnswer {
  readonly page: PageRow;
  readonly job: JobRow;
  /** The v2 document; absent under zero retention, after expiry or when the page failed. */
  readonly document?: Json;
  /** Neighbours in order of finishing. */
  readonly previousId?: string;
  readonly nextId?: string;
}
