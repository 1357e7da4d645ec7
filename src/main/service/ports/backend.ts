/**
 * The store: every verb is atomic and safe to repeat; no transaction leaves it.
 *
 * Implementation: store/verbs and store/sqlite (Kysely over better-sqlite3). Contract: test/suites/backend.
 * A failing disk rejects with `STORAGE_FULL` or `STORAGE_FAILED` and changes nothing.
 * Times are ms since the epoch, credits whole numbers. Balance = grants − charges of the period;
 * available = balance − what work under way has reserved. Only `finishPage` and `finishJob` charge.
 */
import type { Account, ApiKey, Balance, KeyLimits, FaultRates } from '../domain/account.ts';
import type { Document } from '../domain/document.ts';
import type {
  FrontierJob,
  Job,
  JobCounts,
  JobEvent,
  JobStatus,
  Page,
  PageCapture,
  PageOrder,
  PageOutcome,
  PageTally,
  StoredDocument,
} from '../domain/job.ts';
import type { JobKind } from '../domain/job-kinds.ts';
import type { Json } from '../domain/json.ts';
import type { ModelUsageRow } from '../domain/model-usage.ts';
import type { RunEnd, RunStep } from '../domain/recipe-run.ts';
import type { CaptureStore, NewCapture } from './library.ts';
import type { CacheStore, TrackedPage } from './capture-cache.ts';
import type { ProfileStore } from './profiles.ts';
import type { ShelfStore } from './shelves.ts';
import type { MonitorStore } from './monitors.ts';
import type { NodeStore } from './nodes.ts';
import type { RateStore } from './rates.ts';
import type { RecipeStore } from './recipe-runs.ts';
import type { TicketStore } from './sign-in.ts';

export interface AccountStore {
  createAccount(account: Account): Promise<void>;
  updateAccount(
    id: string,
    change: Partial<Omit<Account, 'id' | 'createdAt'>>,
    at: number,
  ): Promise<Account | undefined>;
  findAccount(id: string): Promise<Account | undefined>;
  listAccounts(): Promise<readonly Account[]>;
  /** Adds (or, negative, removes) credits of the current period with a reason. */
  adjustCredits(adjustment: {
    readonly accountId: string;
    readonly credits: number;
    readonly reason: string;
    readonly at: number;
  }): Promise<void>;
  balance(accountId: string, now: number): Promise<Balance>;

  createKey(key: ApiKey, secretHash: string): Promise<void>;
  /** The key with its account, revoked and expired ones too: the caller decides. */
  findKey(
    secretHash: string,
  ): Promise<{ readonly key: ApiKey; readonly account: Account } | undefined>;
  listKeys(accountId?: string): Promise<readonly ApiKey[]>;
  updateKey(
    id: string,
    change: { readonly name?: string; readonly limits?: KeyLimits; readonly faults?: FaultRates },
  ): Promise<ApiKey | undefined>;
  /** `last-key` when it is the account's last active one: nothing is changed. */
  revokeKey(
    id: string,
    at: number,
  ): Promise<'revoked' | 'already-revoked' | 'last-key' | 'unknown'>;
  /** Written at most once a minute per key; never awaited by requests. */
  touchKey(id: string, at: number): Promise<void>;
}

/** A page as it enters a job. */
export interface NewPage {
  readonly id: string;
  readonly url: string;
  readonly urlKey: string;
  readonly host: string;
  readonly depth: number;
  readonly reason: string;
  readonly foundOn?: string;
}

/** An address seen and not taken, kept with its reason. */
export interface SkippedUrl {
  readonly id: string;
  readonly url: string;
  readonly urlKey: string;
  readonly reason: string;
  readonly foundOn?: string;
  readonly depth: number;
}

/** A page as somebody holds it: `hold` is the page's when it was handed out. */
export interface PageHold {
  readonly jobId: string;
  readonly pageId: string;
  readonly hold: number;
}

/** `not-yours`: it changed hands since, and nothing was written. */
export type PageEnd = 'finished' | 'already-finished' | 'duplicate' | 'not-yours';

export interface FinishedPage extends PageHold {
  readonly document: Document;
  /**
   * The rest of the document, as its JSON in UTF-8 with a buffer of its own, which is the store's then. Of a lone page:
   * what stands behind its metadata, and it stays the caller's.
   */
  readonly sealed?: Uint8Array;
  /** In place of `sealed`, of a lone page: as the store gave it, and its size as JSON. */
  readonly packed?: { readonly content: Uint8Array; readonly bytes: number };
  readonly statusCode: number;
  /** Whole credits, 0 allowed. */
  readonly charge: number;
  /** Ledger label: `scrape`, `crawl`, `batch`. */
  readonly reason: string;
  /** Final address's key; when another page of the job already has it, this page becomes skipped
   *  (`duplicate`), uncharged, and the result is `duplicate`. Absent: no such check. */
  readonly finalUrlKey?: string;
  readonly discovered: readonly NewPage[];
  readonly skipped: readonly SkippedUrl[];
  /** Stays with the page, and goes out with its event. */
  readonly capture: PageCapture;
  readonly at: number;
  /** Of a lone page: no other is at work, so nobody waits while it is written at once. */
  readonly isAlone?: true;
  /** False under zero data retention: the document is not written. */
  readonly keepDocument: boolean;
  /** Webhook deliveries caused by it. */
  readonly outbox: readonly NewDelivery[];
  /** Kept in the library with it. */
  readonly kept?: NewCapture;
  /** Seen by change tracking with it: a page that is not finished is compared anew. */
  readonly tracked?: TrackedPage;
  /** Of a recipe's run: what the page adds to it. */
  readonly run?: RunStep;
}

export interface NewDelivery {
  readonly id: string;
  readonly jobId: string;
  readonly url: string;
  /** Account and origin: what waits for one receiver keeps nothing from another. */
  readonly receiver: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Exact bytes to send, as text. */
  readonly body: string;
  /** Sent in its place while it is in memory, and never written (operations/transient-documents.ts). */
  readonly transientBody?: string;
}

export type Delivery = NewDelivery & { readonly attempts: number };

/** A worker's hold on a page or a job, until then, ms since the epoch. */
export interface Lease {
  readonly workerId: string;
  readonly until: number;
}

/** Leases that ran out by `now`; of `workerId`, which has just started and holds nothing, all. */
export interface Lapsed {
  readonly now: number;
  readonly workerId?: string;
}

/** A page somebody holds. */
export type HeldPage = Pick<Page, 'id' | 'hold'>;

export interface RenewLeases extends Lease {
  readonly pages: readonly HeldPage[];
  /** Ids. */
  readonly jobs: readonly string[];
}

export interface RunnableQuery {
  readonly now: number;
  /** `next` of the window before. */
  readonly after?: string;
  /** In one window, and hosts of each job. */
  readonly most: { readonly jobs: number; readonly hosts: number };
}

/** A job as it is first written. */
export interface OpenJob {
  readonly job: Job;
  readonly pages: readonly NewPage[];
  readonly skipped?: readonly SkippedUrl[];
  /** Credits. */
  readonly reserve: number;
  readonly idempotencyKey?: string;
  /** Of a job without a frontier: who works on it. */
  readonly lease?: Lease;
  readonly outbox?: readonly NewDelivery[];
}

export type Opened = 'opened' | 'no-credits' | 'idempotency-key-used';

/** What a worker has and wants of an account's slots. */
export interface SlotAsk {
  readonly accountId: string;
  /** Until when what is granted is held; asking again renews it. */
  readonly lease: Lease;
  readonly now: number;
  /** Slots that are filled, or may be before the answer is there: none of these is given to another. */
  readonly filled: number;
  /** Those that could be filled now, filled ones included. */
  readonly need: number;
  /** The same with some ahead. */
  readonly wanted: number;
}

export interface SlotGrant {
  /** Slots that the worker may fill; fewer than are filled where others need some. */
  readonly most: number;
  /** The plan's. */
  readonly limit: number;
  /** All workers together need more than there are. */
  readonly isContended: boolean;
}

export interface JobStore {
  /**
   * Writes job and seed pages at once. `reserve` credits must be available (account balance less
   * reservations), else nothing is written and the answer is `no-credits`. With `idempotencyKey`:
   * seen before for this account → `idempotency-key-used`.
   */
  openJob(open: OpenJob): Promise<Opened>;
  /** `openJob` and, when it opens, `leaseSlots`, in one transaction: a job's credit and its slot are decided together. */
  admit(entry: {
    readonly open: OpenJob;
    readonly slots: SlotAsk;
  }): Promise<{ readonly opened: Opened; readonly slots?: SlotGrant }>;
  /**
   * Leases slots of the account to a worker, as the plan in the store allows beside what others hold: `wanted` where
   * there are enough, else a fair share of what all need. Fewer than before gives the others back.
   */
  leaseSlots(ask: SlotAsk): Promise<SlotGrant>;
  /** Ids of the accounts of which the worker holds slots that others lack. */
  wantedSlots(asked: {
    readonly workerId: string;
    readonly now: number;
  }): Promise<readonly string[]>;
  /** Slots of the account that the other workers can fill of those they hold, as each last said. */
  slotsElsewhere(asked: {
    readonly accountId: string;
    readonly workerId: string;
    readonly now: number;
  }): Promise<number>;

  /** Adds pages to a job still running (batch `appendToId`, sitemap pages), never beyond its limit.
   *  Resolves how many were new. */
  addPages(
    jobId: string,
    pages: readonly NewPage[],
    skipped: readonly SkippedUrl[],
    at: number,
  ): Promise<number>;

  findJob(id: string): Promise<Job | undefined>;
  /** The job of the account that was opened with this idempotency key. */
  jobOfIdempotencyKey(accountId: string, key: string): Promise<string | undefined>;
  /** Newest first, without results. `after` is the id of the last row of the page before. */
  listJobs(query: {
    readonly accountId?: string;
    readonly kinds?: readonly JobKind[];
    readonly statuses?: readonly JobStatus[];
    readonly text?: string;
    /** null: those that no key started. */
    readonly keyId?: string | null;
    /** Started at `fromAt` or later, and before `toAt`. */
    readonly fromAt?: number;
    readonly toAt?: number;
    readonly after?: string;
    readonly limit: number;
  }): Promise<readonly Job[]>;
  /** How many `listJobs` would give in all. */
  countJobs(query: Omit<Parameters<JobStore['listJobs']>[0], 'after' | 'limit'>): Promise<number>;
  counts(jobId: string): Promise<JobCounts>;
  /** Pages of an account's running crawls and batches: open, and claimed by the scheduler (which takes some
   *  ahead of their turn). */
  pendingPages(accountId: string): Promise<{ readonly open: number; readonly running: number }>;

  /** A window of the running jobs that have open pages due, with their hosts in turn; highest priority first. */
  runnableJobs(query: RunnableQuery): Promise<{
    readonly jobs: readonly { readonly job: FrontierJob; readonly dueHosts: readonly string[] }[];
    /** Where the next window begins; absent: this was the last. */
    readonly next?: string;
  }>;
  /** These hosts of the job come after all its others that are due. */
  passHosts(pass: {
    readonly jobId: string;
    readonly hosts: readonly string[];
    readonly now: number;
  }): Promise<void>;
  /**
   * Takes up to `limit` due open pages of one job (shallow first, of hosts in turn, then insertion
   * order), at `hosts` alone where they are named, marks them running under the lease, and reserves one credit each.
   * Answers fewer when credits are short: `held` while work under way, these pages included, has
   * reserved them (they may come free), `spent` when they are used up.
   */
  claimPages(claim: {
    readonly jobId: string;
    readonly now: number;
    readonly lease: Lease;
    readonly limit: number;
    readonly hosts?: readonly string[];
    readonly reservePerPage: number;
  }): Promise<{
    readonly pages: readonly Page[];
    readonly creditsShort: false | 'held' | 'spent';
  }>;
  /** Puts a running page back, due at `notBeforeAt`, counting the attempt. */
  retryPage(
    retry: PageHold & {
      readonly notBeforeAt: number;
      readonly errorCode: string;
      readonly error: string;
      /** False when the attempt is not the page's fault (shutdown, browser restart). */
      readonly countAttempt: boolean;
    },
  ): Promise<boolean>;
  /**
   * Running pages whose lease has lapsed become open; resolves how many.
   */
  recoverPages(lapsed: Lapsed): Promise<number>;
  /** Ids of running jobs without a frontier (scrape, search, map, extract) whose lease has lapsed. */
  lapsedCalls(lapsed: Lapsed): Promise<readonly string[]>;
  /** Of the pages and jobs named, those that the worker still holds; resolves the ids of the pages it holds no more. */
  renewLeases(renew: RenewLeases): Promise<readonly string[]>;

  /** Stores the document and charges, in one transaction; see FinishedPage. Repeating answers
   *  `already-finished` and writes nothing. */
  finishPage(page: FinishedPage): Promise<PageEnd>;
  /**
   * `finishPage` for the only page of a job, which completes with it in the same transaction. `open`: the job, which
   * was not opened before, is written with it, done; `no-credits` as there, and nothing is written.
   */
  finishLonePage(page: FinishedPage, open?: OpenJob): Promise<PageEnd | 'no-credits'>;
  failPage(
    failure: PageHold & {
      readonly errorCode: string;
      readonly error: string;
      readonly statusCode?: number;
      readonly at: number;
    },
  ): Promise<boolean>;
  /** Open or running page → skipped with a reason (`robots`, `credits`, `cancelled`, `excluded …`). */
  skipPage(skip: PageHold & { readonly reason: string; readonly at: number }): Promise<boolean>;
  /** Keeps a pattern of paths to leave out with a running job; false when the job has ended. */
  excludePath(jobId: string, pattern: string): Promise<boolean>;
  /** Cheap: asked for every page. */
  excludedPaths(jobId: string): Promise<readonly string[]>;
  /** Where the start of a crawl led to. */
  noteLanding(jobId: string, url: string): Promise<void>;
  landedUrl(jobId: string): Promise<string | undefined>;
  /** Every open page of the job → skipped; resolves how many. */
  skipOpenPages(jobId: string, reason: string, at: number): Promise<number>;

  /** Ends a job: state, warning or error, result, charge (map, search, extract), event. Repeating or
   *  ending an ended job answers false and writes nothing. Releases reservations. */
  finishJob(end: {
    readonly jobId: string;
    readonly status: Exclude<JobStatus, 'scraping'>;
    readonly at: number;
    readonly charge?: number;
    readonly reason?: string;
    readonly warning?: string;
    readonly errorCode?: string;
    readonly error?: string;
    readonly result?: Json;
    /** The result as JSON in UTF-8, where it is long and written already; its memory is the store's then. */
    readonly resultJson?: Uint8Array;
    readonly outbox?: readonly NewDelivery[];
    /** Of a recipe's run. */
    readonly run?: RunEnd;
  }): Promise<boolean>;
  deleteJob(id: string): Promise<boolean>;
  /** Removes documents and jobs past `expiresAt`, in small steps; resolves how many jobs. */
  sweepExpired(now: number, limit: number): Promise<number>;

  /** Finished documents in order of finishing, from `skip`, at most `limit` and `maxBytes` of JSON
   *  (at least one). */
  readDocuments(query: {
    readonly jobId: string;
    readonly skip: number;
    readonly limit: number;
    readonly maxBytes: number;
  }): Promise<readonly StoredDocument[]>;
  findDocument(
    pageId: string,
  ): Promise<{ readonly page: Page; readonly document?: Document } | undefined>;
  /** Pages of a job for the console in the order they were found: keyset by id, or from a place. */
  listPages(query: {
    readonly jobId: string;
    readonly states?: readonly Page['state'][];
    /** Part of the address or the title, in any case. */
    readonly text?: string;
    /** Beginning of the reason: `robots` finds `robots: Disallow: /x`. */
    readonly reason?: string;
    readonly outcome?: PageOutcome;
    /** Exact HTTP statuses. */
    readonly statusCodes?: readonly number[];
    /** In place of the order they were found; not together with `after`. */
    readonly order?: { readonly by: PageOrder; readonly isDown: boolean };
    readonly after?: string;
    /** Pages passed over before the first one; not together with `after`. */
    readonly skip?: number;
    readonly limit: number;
  }): Promise<readonly Page[]>;
  /** How many `listPages` would give in all. */
  countPages(query: {
    readonly jobId: string;
    readonly states?: readonly Page['state'][];
    readonly text?: string;
    readonly outcome?: PageOutcome;
    readonly statusCodes?: readonly number[];
  }): Promise<number>;
  /** How the pages of a job ended, alike ones together. Reads every page of it. */
  tallyPages(jobId: string): Promise<readonly PageTally[]>;
  /** A cancelled job with pages goes on: what its end left out waits again. False: it was not cancelled. */
  reopenJob(jobId: string, at: number): Promise<boolean>;
}

export interface ModelSpending {
  readonly accountId: string;
  readonly jobId: string;
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Millionths of a US dollar; 0 where nobody said what it costs. */
  readonly costMicros: number;
  readonly at: number;
}

export interface UsageStore {
  /** Credits by day (UTC date `YYYY-MM-DD`), operation and key, from the ledger: every day that
   *  [fromAt, toAt) touches. `requests` counts charged pages and calls. */
  usage(query: {
    readonly accountId: string;
    readonly fromAt: number;
    readonly toAt: number;
  }): Promise<
    readonly {
      readonly day: string;
      readonly operation: string;
      readonly keyId?: string;
      readonly credits: number;
      readonly requests: number;
    }[]
  >;
  /** Credits charged to the key from the start of the UTC day of `sinceAt` on. */
  creditsSince(query: { readonly keyId: string; readonly sinceAt: number }): Promise<number>;
  /** Credits charged and adjusted (+ or −) in [fromAt, toAt), to the millisecond. Reads the whole book. */
  creditsBetween(query: {
    readonly accountId: string;
    readonly fromAt: number;
    readonly toAt: number;
  }): Promise<{ readonly charged: number; readonly adjusted: number }>;
  /** What a job was charged, also after its record has expired; undefined when it never was. */
  chargesOfJob(jobId: string): Promise<
    | {
        readonly accountId: string;
        readonly operation: string;
        readonly credits: number;
        /** Charged pages and calls. */
        readonly requests: number;
        readonly firstAt: number;
      }
    | undefined
  >;
  /** Ledger equals jobs: the problems found, empty when all is well. */
  auditLedger(): Promise<readonly string[]>;

  /** Counts one answered request to a language model. */
  addModelUsage(spending: ModelSpending): Promise<void>;
  /** By day and model; empty for a job that asked none. */
  modelUsageOfJob(jobId: string): Promise<readonly ModelUsageRow[]>;
  /** Every day that [fromAt, toAt) touches, all jobs together. */
  modelUsageByDay(query: {
    readonly accountId: string;
    readonly fromAt: number;
    readonly toAt: number;
  }): Promise<readonly ModelUsageRow[]>;
}

export interface EventQuery {
  /** As `eventsFrom`, `next` or an event gave it. */
  readonly after: string;
  readonly accountId?: string;
  readonly jobId?: string;
  readonly limit: number;
}

export interface EventBatch {
  readonly events: readonly JobEvent[];
  /** Go on after this. */
  readonly next: string;
  /**
   * `now`: more than `limit` are there. `soon`: others are written, and may not be read before one that is being
   * written still; nobody says when, so look again.
   */
  readonly rest: 'none' | 'now' | 'soon';
}

export interface EventStore {
  /**
   * Events after a place, oldest first. Whoever goes on from `next` to `next` meets each once and misses none,
   * however many write.
   */
  readEvents(query: EventQuery): Promise<EventBatch>;
  /** The place `known` where this store has given it out, else the end: after all that is there now. */
  eventsFrom(known?: string): Promise<string>;
  /** Receivers for whom something is due. */
  dueReceivers(now: number): Promise<readonly string[]>;
  /** Due deliveries to one receiver; taken until `leaseUntil`. */
  claimDeliveries(claim: {
    readonly receiver: string;
    readonly now: number;
    readonly leaseUntil: number;
    readonly limit: number;
  }): Promise<readonly Delivery[]>;
  finishDelivery(id: string, at: number): Promise<void>;
  /** `nextAt` absent: given up. `countAttempt` false: it was not tried. */
  failDelivery(
    id: string,
    failure: { readonly error: string; readonly nextAt?: number; readonly countAttempt?: boolean },
  ): Promise<void>;
}

export interface SettingStore {
  readSettings(): Promise<Readonly<Record<string, Json>>>;
  writeSetting(name: string, value: Json | undefined): Promise<void>;
}

export interface Store
  extends
    AccountStore,
    JobStore,
    CacheStore,
    UsageStore,
    EventStore,
    SettingStore,
    ShelfStore,
    MonitorStore,
    NodeStore,
    RateStore,
    TicketStore,
    RecipeStore,
    ProfileStore,
    CaptureStore {
  /** Throws `STORAGE_FAILED` when the database does not answer or is damaged. */
  checkHealth(
    /** `deep` reads the whole file (for `hearth doctor`); the default answers at once. */
    depth?: 'quick' | 'deep',
  ): Promise<{
    readonly path: string;
    readonly bytes: number;
    readonly schema: string;
  }>;
  close(): Promise<void>;
}

export type Topic = 'events' | 'work' | 'deliveries' | 'cancelled' | 'slots' | 'monitors';

/** Says that something happened, to all services of the store; may be lost or doubled without harm: the store is the truth. */
export interface Bus {
  /**
   * Wakes those who wait: events were written for the job, pages became due, it was cancelled; slots of the account are
   * lacking or came free; monitors became due.
   */
  notify(topic: Topic, id?: string): void;
  subscribe(topic: Topic, listener: (id?: string) => void): () => void;
}

export interface Backend {
  readonly store: Store;
  readonly bus: Bus;
  /** Of a store that several services share: runs while none of the others runs such work. */
  alone?<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
