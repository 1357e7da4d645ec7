/**
 * What a dialect is, and what its writers are given.
 *
 * A dialect translates: unknown body → Command, domain result → JSON of that wire version. It decides
 * nothing, asks nothing, and never appears inside. Source of every shape: the wire reference.
 */
import type { RequestSchemas } from '../../../contract/shared/requests.ts';
import type { ApiKey, Balance } from '../domain/account.ts';
import type {
  BatchCommand,
  CrawlCommand,
  ExtractCommand,
  MapCommand,
  ScrapeCommand,
  SearchCommand,
  SearchSource,
  Upload,
} from '../domain/command.ts';
import type { Document, Provenance } from '../domain/document.ts';
import type { Job, JobCounts, Page } from '../domain/job.ts';
import type { ListStyle } from '../domain/json-list.ts';
import type { Json } from '../domain/json.ts';
import type { ModelUsageRow } from '../domain/model-usage.ts';

/** What a reader must know beside the body. */
export interface ReadContext {
  /** Bare host names such as `localhost` that are allowed as targets: all, or those listed. */
  readonly allowLocal: boolean | readonly string[];
}

/** Credits of one reply: used by this call, and left now. Whole numbers. */
export interface Receipt {
  readonly creditsUsed: number;
  readonly remainingCredits: number;
}

interface ScrapeResult {
  readonly scrapeId: string;
  readonly document: Document;
  readonly receipt: Receipt;
}

export interface StartedResult {
  readonly kind: 'crawl' | 'batch';
  readonly jobId: string;
  /** Scheme and host as the caller used them, no trailing slash: `http://127.0.0.1:3002`. */
  readonly baseUrl: string;
  /** Batch: addresses left out; present (possibly empty) only when they were to be ignored. */
  readonly invalidUrls?: readonly string[];
  /** Crawl with a prompt: what the model made of it, and the command that runs. */
  readonly prompted?: { readonly generated: Json; readonly command: CrawlCommand };
  readonly receipt: Receipt;
}

export interface StatusResult {
  /** Of kind `crawl` or `batch`. */
  readonly job: Job;
  readonly counts: JobCounts;
  /** Finished documents from where the caller asked for them. */
  readonly documents: readonly { readonly document: Document }[];
  /** As the caller asked for it; repeated in `next`. */
  readonly limit?: number;
  /** Why a job that is not over makes no progress. */
  readonly waits?: string;
  /** Where those begin that stand behind these now; absent where there are none. */
  readonly nextSkip?: number;
  readonly baseUrl: string;
  /** Credits left now; the job's own credits are in `counts`. */
  readonly remainingCredits: number;
}

export interface JobErrorsResult {
  /** Failed pages, and those skipped for want of credits. */
  readonly pages: readonly Page[];
  readonly robotsBlocked: readonly string[];
  readonly receipt: Receipt;
}

export interface ActiveResult {
  readonly jobs: readonly Job[];
  readonly receipt: Receipt;
}

interface MapLink {
  readonly url: string;
  readonly title?: string;
  readonly description?: string;
}

interface MapResult {
  readonly jobId: string;
  readonly links: readonly MapLink[];
  readonly warning?: string;
  readonly coverage: { readonly pagesRead: number; readonly unseenAtMost?: number };
  readonly receipt: Receipt;
}

/** One result of a search; which fields exist depends on the source. */
export interface SearchItem {
  readonly url: string;
  readonly title?: string;
  /** Description (web) or snippet (news). */
  readonly description?: string;
  /** 1-based, inside its source. */
  readonly position?: number;
  readonly category?: string;
  /** News: as the source writes it. */
  readonly date?: string;
  readonly imageUrl?: string;
  readonly imageWidth?: number;
  readonly imageHeight?: number;
  /** Present when the result was to be scraped; a failed scrape is a Document of metadata alone. */
  readonly document?: Document;
}

export interface SearchResult {
  readonly jobId: string;
  readonly items: Readonly<Partial<Record<SearchSource, readonly SearchItem[]>>>;
  readonly warning?: string;
  readonly receipt: Receipt;
}

export interface ExtractResult {
  readonly jobId: string;
  readonly status: 'processing' | 'completed' | 'failed' | 'cancelled';
  readonly data?: Json;
  readonly error?: string;
  readonly warning?: string;
  /** Field path → addresses; with `showSources`. */
  readonly sources?: Readonly<Record<string, readonly string[]>>;
  /** With `showProvenance`. */
  readonly provenance?: readonly Provenance[];
  readonly invalidUrls?: readonly string[];
  /** ms since the epoch. */
  readonly expiresAt: number;
  /** What language models used for it, by day and model. */
  readonly modelUsage?: readonly ModelUsageRow[];
  readonly receipt: Receipt;
}

export interface UsageResult {
  readonly balance: Balance;
  /** The plan's own number, whatever was adjusted. */
  readonly planCredits: number;
  /** The plan gives credits without end: reported as 99999999. */
  readonly unlimited: boolean;
  readonly receipt: Receipt;
}

export interface HistoryResult {
  /** Ascending. */
  readonly periods: readonly {
    readonly startAt: number;
    /** Absent: the period runs. */
    readonly endAt?: number;
    readonly apiKey?: Pick<ApiKey, 'name' | 'hint'>;
    readonly credits: number;
  }[];
  readonly receipt: Receipt;
}

export interface ConcurrencyResult {
  readonly active: number;
  readonly max: number;
  readonly receipt: Receipt;
}

export interface QueueResult {
  readonly active: number;
  readonly waiting: number;
  readonly max: number;
  /** ms since the epoch of the last success. */
  readonly mostRecentSuccessAt?: number;
  readonly receipt: Receipt;
}

export interface ActivityResult {
  readonly jobs: readonly Job[];
  readonly cursor?: string;
  readonly receipt: Receipt;
}

interface PreviewResult {
  readonly url: string;
  /** Crawl options in v2 names, as the model gave them. */
  readonly options: Readonly<Record<string, Json>>;
  readonly receipt: Receipt;
}

export interface WebhookMessage {
  readonly event: 'started' | 'page' | 'completed' | 'failed' | 'cancelled';
  readonly job: Pick<Job, 'id' | 'kind' | 'body'>;
  /** Unique per delivery. */
  readonly deliveryId: string;
  readonly documents: readonly Document[];
  /** What an extraction came to, and from how many pages. */
  readonly extracted?: {
    readonly data: Json;
    readonly pages: number;
    readonly sources?: ExtractResult['sources'];
  };
  readonly error?: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** One JSON object of a reply. */
export type Body = Readonly<Record<string, unknown>>;

export interface Dialect {
  readonly version: 'v1' | 'v2';
  readonly schemas: RequestSchemas;

  /** Every reader throws `BAD_REQUEST`, with issues as `details`, for a body the wire refuses. */
  readScrape(body: unknown, context: ReadContext): ScrapeCommand;
  /** Also throws `PARSE_UNSUPPORTED_OPTIONS`. */
  readParse(options: unknown, upload: Upload): ScrapeCommand;
  readCrawl(body: unknown, context: ReadContext): CrawlCommand;
  readBatch(body: unknown, context: ReadContext): BatchCommand;
  readMap(body: unknown, context: ReadContext): MapCommand;
  readSearch(body: unknown): SearchCommand;
  readExtract(body: unknown, context: ReadContext): ExtractCommand;
  readParamsPreview(
    body: unknown,
    context: ReadContext,
  ): { readonly url: string; readonly prompt: string };

  /** `body` is the request as the client sent it: it names the fields the client looks for. */
  writeDocument(document: Document, body: unknown): Body;
  writeScrape(result: ScrapeResult, body: unknown): Body;
  writeStarted(result: StartedResult): Body;
  writeStatus(result: StatusResult): Body;
  writeCancelled(receipt: Receipt): Body;
  writeJobErrors(result: JobErrorsResult): Body;
  writeActive(result: ActiveResult): Body;
  writeParamsPreview(result: PreviewResult): Body;
  writeMap(result: MapResult): Body;
  /** How `links` is written: lists of thousands, which `writeMap` is given without. */
  readonly mapLinks: ListStyle<MapLink>;
  writeSearch(result: SearchResult, body: unknown): Body;
  /** Answer of the POST; `writeExtractStatus` answers the GET. */
  writeExtract(result: ExtractResult): Body;
  writeExtractStatus(result: ExtractResult): Body;
  writeCreditUsage(result: UsageResult): Body;
  writeTokenUsage(result: UsageResult): Body;
  writeCreditHistory(result: HistoryResult): Body;
  writeTokenHistory(result: HistoryResult): Body;
  writeConcurrency(result: ConcurrencyResult): Body;
  writeQueueStatus(result: QueueResult): Body;
  writeActivity(result: ActivityResult): Body;

  /** First message on a crawl socket: the status body without `next`. */
  writeCatchup(result: StatusResult): Body;
  /** One finished page on a crawl socket. */
  /** Whether documents of a job with this body stand in replies as they are stored. */
  keepsDocuments(body: unknown): boolean;
  writeSocketDocument(document: Document, body: unknown): Body;
  writeWebhook(message: WebhookMessage): Body;
}
