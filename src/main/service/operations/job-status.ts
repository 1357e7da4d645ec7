/**
 * What a client reads of a job: status with its documents page by page, errors, the running ones; and
 * cancelling it. Counts are read from rows, never kept here.
 *
 * Nothing is held back: a status says what there is now. Reading a running job's documents again, which clients do
 * with every poll, keeps a pace of its own (reread-pace.ts). Foreign and unknown jobs are the same 404.
 */
import type { Caller } from '../domain/account.ts';
import { HearthError } from '../domain/errors.ts';
import {
  hasFrontier,
  type FrontierJob,
  type Job,
  type JobCounts,
  type Page,
  type StoredDocument,
} from '../domain/job.ts';
import type { Store } from '../ports/backend.ts';
import type { Clock } from '../ports/system.ts';
import type { JobLife } from './job-life.ts';
import { createRereadPace } from './reread-pace.ts';

const DISK_FULL =
  'The disk that holds the data folder is full: the job waits, and goes on by itself once there is space.';
const PAGE_DOCUMENTS = 100;
const PAGE_BYTES = 10_485_760;

export interface JobStatusDeps {
  readonly store: Store;
  readonly life: JobLife;
  readonly clock: Clock;
  readonly disk: { readonly isFull: () => boolean };
}

interface StatusQuery {
  readonly id: string;
  readonly caller: Caller;
  readonly skip?: number;
  readonly limit?: number;
  readonly signal: AbortSignal;
}

interface JobView {
  readonly job: Job;
  readonly counts: JobCounts;
  readonly documents: readonly StoredDocument[];
  /** Where reading goes on. */
  readonly nextSkip: number;
  /** Documents stand there now. */
  readonly hasMore: boolean;
  /** Why a job that is not over makes no progress, where it is not for its own sake. */
  readonly waits?: string;
}

interface JobErrors {
  readonly failed: readonly Page[];
  readonly robotsBlocked: readonly string[];
}

export interface JobReader {
  /** Running jobs wait until the disk has space again. */
  isDiskFull(): boolean;
  status(query: StatusQuery): Promise<JobView>;
  errors(id: string, caller: Caller): Promise<JobErrors>;
  /** Unfinished crawls of the account. */
  activeCrawls(caller: Caller): Promise<readonly Job[]>;
  /** Of whatever kind: what is under way ends at once. Throws `JOB_ALREADY_FINISHED` and what `find` throws. */
  cancel(id: string, caller: Caller): Promise<void>;
  /** Throws `JOB_NOT_FOUND`, `JOB_EXPIRED`. */
  find(id: string, caller: Caller): Promise<Job>;
}

/** Builds the reader. */
export function createJobReader(deps: JobStatusDeps): JobReader {
  const find = (id: string, caller: Caller): Promise<Job> => findJob(deps, id, caller);
  const pace = createRereadPace({ now: () => performance.now() });
  return {
    isDiskFull: () => deps.disk.isFull(),
    find,
    async status(query) {
      const { id, caller, signal, skip = 0 } = query;
      const { status } = await find(id, caller);
      const read = (): Promise<JobView> => readView(deps, query);
      if (status !== 'scraping') return read();
      const isOver = async (): Promise<boolean> =>
        (await deps.store.findJob(id))?.status !== 'scraping';
      return pace.keep({ accountId: caller.account.id, jobId: id, skip, signal, isOver }, read);
    },
    async errors(id, caller) {
      await find(id, caller);
      return readErrors(deps, id);
    },
    async activeCrawls(caller) {
      return deps.store.listJobs({
        accountId: caller.account.id,
        kinds: ['crawl'],
        statuses: ['scraping'],
        limit: 1000,
      });
    },
    cancel: (id, caller) => cancelJob(deps, id, caller),
  };
}

/** One that clients follow page by page. */
async function findJob(deps: JobStatusDeps, id: string, caller: Caller): Promise<FrontierJob> {
  const job = await findAny(deps, id, caller);
  if (hasFrontier(job)) return job;
  throw new HearthError('JOB_NOT_FOUND', 'Job not found');
}

async function findAny({ store, clock }: JobStatusDeps, id: string, caller: Caller): Promise<Job> {
  const job = await store.findJob(id);
  if (job?.accountId !== caller.account.id) {
    throw new HearthError('JOB_NOT_FOUND', 'Job not found');
  }
  if (job.status !== 'scraping' && job.expiresAt <= clock.now()) {
    throw new HearthError('JOB_EXPIRED', 'Job expired');
  }
  return job;
}

async function readView(deps: JobStatusDeps, query: StatusQuery): Promise<JobView> {
  const { store } = deps;
  const { id, skip = 0, limit = PAGE_DOCUMENTS } = query;
  const job = await store.findJob(id);
  if (job === undefined) throw new HearthError('JOB_NOT_FOUND', 'Job not found');
  const counts = await store.counts(id);
  // what is finished after the count is left for the next answer: whoever has all of this one has `completed`
  const read = await store.readDocuments({ jobId: id, skip, limit, maxBytes: PAGE_BYTES });
  const documents = read.filter(({ seq }) => seq <= counts.done);
  // not `skip + length`: of documents that are only transient, some may be gone
  const nextSkip = documents.at(-1)?.seq ?? skip;
  const hasMore = documents.length > 0 && nextSkip < counts.done;
  const isWaiting = job.status === 'scraping' && deps.disk.isFull();
  const waits = isWaiting ? { waits: DISK_FULL } : {};
  return { job, counts, documents, nextSkip, hasMore, ...waits };
}

async function readErrors(deps: JobStatusDeps, id: string): Promise<JobErrors> {
  const { store } = deps;
  const failed = await store.listPages({ jobId: id, states: ['failed'], limit: 10_000 });
  const skipped = await store.listPages({
    jobId: id,
    states: ['skipped'],
    reason: 'robots',
    limit: 10_000,
  });
  const unpaid = await store.listPages({
    jobId: id,
    states: ['skipped'],
    reason: 'credits',
    limit: 10_000,
  });
  return {
    failed: [
      ...failed,
      ...unpaid.map((page) => ({
        ...page,
        errorCode: 'INSUFFICIENT_CREDITS',
        error: 'Not fetched: the credits were used up.',
      })),
    ],
    robotsBlocked: skipped.map((page) => page.url),
  };
}

async function cancelJob(deps: JobStatusDeps, id: string, caller: Caller): Promise<void> {
  const job = await findAny(deps, id, caller);
  if (job.status === 'completed' || job.status === 'failed') {
    throw new HearthError('JOB_ALREADY_FINISHED', `The job is already ${job.status}.`);
  }
  await deps.life.cancel(job);
}
