/** Jobs: opening with seed pages, reading, listing, ending, removing. */
import { sql as raw } from 'kysely';
import type { Job, JobCounts, JobStatus } from '../../domain/job.ts';
import type { RunEnd } from '../../domain/recipe-run.ts';
import { FRONTIER_KINDS, isFrontierKind, isJobKind, type JobKind } from '../../domain/job-kinds.ts';
import type { NewDelivery, NewPage, OpenJob, Opened, SkippedUrl } from '../../ports/backend.ts';
import { composed, statement, type Builder, type Spelling } from '../statement.ts';
import { availableCredits, chargeable } from './balance.ts';
import { appendEvent, enqueueDeliveries } from './events.ts';
import { enterFound } from './frontier.ts';
import { findRow, fromJob, JOB_COLUMNS, toJob, type InsertedJob } from './job-rows.ts';
import { appendCharge } from './ledger.ts';
import { skipPagesOfJob } from './pages.ts';
import { placeOf } from './place.ts';
import { closeRunOf, reopenRunOf, openRun } from './recipe-runs.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

/** Pages closed in the same transaction as their job; the sweeper closes the rest. */
const CLOSED_WITH_JOB = 5_000;

const insertJob = statement((db, row: InsertedJob) =>
  db
    .insertInto('jobs')
    .values({
      id: row.id,
      account_id: row.account_id,
      key_id: row.key_id,
      kind: row.kind,
      api_version: row.api_version,
      status: row.status,
      target: row.target,
      origin: row.origin,
      zero_data_retention: row.zero_data_retention,
      page_limit: row.page_limit,
      priority: row.priority,
      reserve: row.reserve,
      created_at: row.created_at,
      expires_at: row.expires_at,
      command: row.command,
      body: row.body,
      worker_id: row.worker_id,
      lease_until: row.lease_until,
    })
    .returning('pk')
    .compile(),
);

export const insertCounts = statement((db, p: { readonly pk: number }) =>
  db.insertInto('job_counts').values({ job_pk: p.pk }).compile(),
);

const insertIdempotency = statement(
  (
    db,
    p: {
      readonly accountId: string;
      readonly key: string;
      readonly jobId: string;
      readonly at: number;
    },
  ) =>
    db
      .insertInto('idempotency')
      .values({ account_id: p.accountId, idempotency_key: p.key, job_id: p.jobId, at: p.at })
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
);

const selectIdempotency = statement((db, p: { readonly accountId: string; readonly key: string }) =>
  db
    .selectFrom('idempotency')
    .select('job_id')
    .where('account_id', '=', p.accountId)
    .where('idempotency_key', '=', p.key)
    .compile(),
);

export function* jobOfIdempotencyKey(
  tx: Tx,
  asked: { readonly accountId: string; readonly key: string },
): Steps<string | undefined> {
  return (yield* tx.first(selectIdempotency, asked))?.job_id;
}

const selectCounts = statement((db, p: { readonly jobId: string }) =>
  db
    .selectFrom('job_counts')
    .innerJoin('jobs', 'jobs.pk', 'job_counts.job_pk')
    .select([
      'jobs.status',
      'job_counts.open',
      'job_counts.running',
      'job_counts.done',
      'job_counts.failed',
      'job_counts.skipped',
      'job_counts.credits',
    ])
    .where('jobs.id', '=', p.jobId)
    .compile(),
);

const sumPending = statement((db, p: { readonly accountId: string }) =>
  db
    .selectFrom('jobs')
    .innerJoin('job_counts', 'job_counts.job_pk', 'jobs.pk')
    .select((select) => [
      select.fn.coalesce(select.fn.sum<number>('job_counts.open'), select.lit(0)).as('open'),
      select.fn.coalesce(select.fn.sum<number>('job_counts.running'), select.lit(0)).as('running'),
    ])
    .where('jobs.account_id', '=', p.accountId)
    .where('jobs.status', '=', raw.lit('scraping'))
    .where('jobs.kind', 'in', FRONTIER_KINDS)
    .compile(),
);

const endJob = statement(
  (
    db,
    p: {
      readonly pk: number;
      readonly status: string;
      readonly at: number;
      readonly warning: string | null;
      readonly errorCode: string | null;
      readonly error: string | null;
      readonly result: Uint8Array | null;
      readonly expiresAt: number;
    },
  ) =>
    db
      .updateTable('jobs')
      .set({
        status: p.status,
        expires_at: p.expiresAt,
        finished_at: p.at,
        warning: p.warning,
        error_code: p.errorCode,
        error: p.error,
        result: p.result,
        reserve: 0,
      })
      .where('pk', '=', p.pk)
      .compile(),
);

const reopen = statement((db, p: { readonly pk: number }) =>
  db
    .updateTable('jobs')
    .set({ status: 'scraping', finished_at: null, warning: null, error_code: null, error: null })
    .where('pk', '=', p.pk)
    .compile(),
);

const markRemoved = statement((db, p: { readonly id: string }) =>
  db
    .updateTable('jobs')
    .set({ removed: 1, expires_at: 0 })
    .where('id', '=', p.id)
    .where('removed', '=', 0)
    .compile(),
);

export interface EndJob {
  readonly jobId: string;
  readonly status: Exclude<JobStatus, 'scraping'>;
  readonly at: number;
  readonly charge?: number;
  readonly reason?: string;
  readonly warning?: string;
  readonly errorCode?: string;
  readonly error?: string;
  /** As `pack` (codec.ts) gives it. */
  readonly packedResult?: Uint8Array;
  readonly outbox?: readonly NewDelivery[];
  readonly run?: RunEnd;
}

export interface ListJobs {
  readonly accountId?: string;
  readonly kinds?: readonly JobKind[];
  readonly statuses?: readonly JobStatus[];
  readonly text?: string;
  readonly keyId?: string | null;
  readonly fromAt?: number;
  readonly toAt?: number;
  readonly after?: string;
  readonly limit: number;
}

export function* openJob(write: WriteContext, open: OpenJob): Steps<Opened> {
  const { tx } = write;
  const { job } = open;
  const payer = { accountId: job.accountId, keyId: job.keyId ?? null };
  if (open.reserve > 0 && (yield* availableCredits(tx, payer, job.createdAt)).now < open.reserve) {
    return 'no-credits';
  }
  if (open.idempotencyKey !== undefined) {
    const changes = yield* tx.run(insertIdempotency, {
      accountId: job.accountId,
      key: open.idempotencyKey,
      jobId: job.id,
      at: job.createdAt,
    });
    if (changes === 0) return 'idempotency-key-used';
  }
  const row = yield* tx.first(insertJob, fromJob(job, open));
  if (row === undefined) throw new Error('A row that was inserted did not come back.');
  const { pk } = row;
  yield* tx.say(insertCounts, { pk });
  if (job.kind === 'recipe') yield* openRun(write, job);
  const isLone = !isFrontierKind(job.kind);
  const entering = { id: job.id, pk, limit: job.limit, isLone };
  const entered = yield* enterFound(write, entering, open.pages, open.skipped ?? []);
  yield* appendEvent(write, {
    jobId: job.id,
    accountId: job.accountId,
    type: 'job.started',
    at: job.createdAt,
    data: { kind: job.kind, target: job.target },
  });
  yield* enqueueDeliveries(write, open.outbox ?? [], job.createdAt);
  if (entered > 0) write.notify('work', job.id);
  return 'opened';
}

export function* addPages(
  write: WriteContext,
  add: {
    readonly jobId: string;
    readonly pages: readonly NewPage[];
    readonly skipped: readonly SkippedUrl[];
    readonly at: number;
  },
): Steps<number> {
  const job = yield* findRow(write.tx, add.jobId);
  if (job?.status !== 'scraping') return 0;
  const entering = { id: job.id, pk: job.pk, limit: job.page_limit ?? undefined };
  const entered = yield* enterFound(write, entering, add.pages, add.skipped);
  if (entered > 0) write.notify('work', add.jobId);
  return entered;
}

export function* finishJob(write: WriteContext, end: EndJob): Steps<boolean> {
  const { tx } = write;
  const job = yield* findRow(tx, end.jobId);
  if (job?.status !== 'scraping') return false;
  yield* skipPagesOfJob(write, {
    jobPk: job.pk,
    states: ['running', 'open'],
    reason: end.status,
    at: end.at,
    limit: CLOSED_WITH_JOB,
  });
  const payer = { accountId: job.account_id, keyId: job.key_id };
  const charge = { credits: end.charge ?? 0, held: job.reserve, at: end.at };
  const credits = yield* chargeable(tx, payer, charge);
  if (credits > 0) {
    yield* appendCharge(write, {
      job,
      pageId: '',
      credits,
      reason: end.reason ?? job.kind,
      at: end.at,
    });
  }
  yield* tx.say(endJob, {
    pk: job.pk,
    status: end.status,
    at: end.at,
    warning: end.warning ?? null,
    errorCode: end.errorCode ?? null,
    error: end.error ?? null,
    result: end.packedResult ?? null,
    // Its time begins at its end: what took days to fetch does not expire at once.
    expiresAt: Math.max(job.expires_at, end.at + (job.expires_at - job.created_at)),
  });
  yield* appendEvent(write, {
    jobId: job.id,
    accountId: job.account_id,
    type: 'job.done',
    at: end.at,
    data: {
      status: end.status,
      ...(end.warning === undefined ? {} : { warning: end.warning }),
      ...(end.errorCode === undefined ? {} : { code: end.errorCode }),
      ...(end.error === undefined ? {} : { error: end.error }),
    },
  });
  yield* enqueueDeliveries(write, end.outbox ?? [], end.at);
  if (job.kind === 'recipe') yield* closeRunOf(write, job.id, end);
  return true;
}

/** The cancelled job runs again; its pages were opened before (`openCancelledPages`). */
export function* reopenJob(
  write: WriteContext,
  { jobId, at }: { readonly jobId: string; readonly at: number },
): Steps<boolean> {
  const job = yield* findRow(write.tx, jobId);
  if (job?.status !== 'cancelled' || !isJobKind(job.kind) || !isFrontierKind(job.kind))
    return false;
  // nothing would ever end it
  if (((yield* write.tx.first(selectCounts, { jobId }))?.open ?? 0) === 0) return false;
  yield* write.tx.run(reopen, { pk: job.pk });
  if (job.kind === 'recipe') yield* reopenRunOf(write, jobId, at);
  yield* appendEvent(write, {
    jobId,
    accountId: job.account_id,
    type: 'job.started',
    at,
    data: { kind: job.kind, target: job.target },
  });
  write.notify('work', jobId);
  return true;
}

/** Hides the job at once; the sweeper removes its rows in small steps. */
export function* deleteJob({ tx }: WriteContext, { id }: { readonly id: string }): Steps<boolean> {
  return (yield* tx.run(markRemoved, { id })) > 0;
}

export function* findJob(tx: Tx, id: string): Steps<Job | undefined> {
  const row = yield* findRow(tx, id);
  return row === undefined ? undefined : toJob(row);
}

export function* listJobs(tx: Tx, asked: ListJobs): Steps<readonly Job[]> {
  const listed = composed((db, spell) => {
    let jobs = matching(db, spell, asked).select([...JOB_COLUMNS, 'jobs.body', 'jobs.command']);
    if (asked.after !== undefined) {
      jobs = jobs.where('pk', '<', placeOf('jobs', asked.after));
    }
    return jobs.orderBy('pk', 'desc').limit(asked.limit).compile();
  });
  // The results of a list of maps would be a hundred thousand links.
  return (yield* tx.all(listed, {})).map((row) => toJob({ ...row, result: null }));
}

export function* countJobs(tx: Tx, asked: Omit<ListJobs, 'limit' | 'after'>): Steps<number> {
  const counted = composed((db, spell) =>
    matching(db, spell, asked)
      .select((select) => select.fn.countAll<number>().as('count'))
      .compile(),
  );
  return (yield* tx.first(counted, {}))?.count ?? 0;
}

function matching(db: Builder, spell: Spelling, asked: Omit<ListJobs, 'limit' | 'after'>) {
  let jobs = db.selectFrom('jobs').where('removed', '=', 0);
  if (asked.accountId !== undefined) jobs = jobs.where('account_id', '=', asked.accountId);
  if (asked.kinds !== undefined) jobs = jobs.where('kind', 'in', asked.kinds);
  if (asked.statuses !== undefined) jobs = jobs.where('status', 'in', asked.statuses);
  if (asked.text !== undefined) {
    jobs = jobs.where(
      raw<boolean>`${spell.place(raw`lower(target)`, raw`lower(${asked.text})`)} > 0`,
    );
  }
  if (asked.keyId === null) jobs = jobs.where('key_id', 'is', null);
  else if (asked.keyId !== undefined) jobs = jobs.where('key_id', '=', asked.keyId);
  if (asked.fromAt !== undefined) jobs = jobs.where('created_at', '>=', asked.fromAt);
  if (asked.toAt !== undefined) jobs = jobs.where('created_at', '<', asked.toAt);
  return jobs;
}

const NO_COUNTS: JobCounts = { open: 0, running: 0, done: 0, failed: 0, skipped: 0, credits: 0 };

/** One row, whatever the job's size. Pages an ended job left behind count as skipped. */
export function* countsOf(tx: Tx, jobId: string): Steps<JobCounts> {
  const row = yield* tx.first(selectCounts, { jobId });
  if (row === undefined) return NO_COUNTS;
  const { status, ...counts } = row;
  if (status === 'scraping') return counts;
  const left = counts.open + counts.running;
  return { ...counts, open: 0, running: 0, skipped: counts.skipped + left };
}

/** Pages of all running jobs of an account. */
export function* pendingPages(
  tx: Tx,
  accountId: string,
): Steps<{ readonly open: number; readonly running: number }> {
  return (yield* tx.first(sumPending, { accountId })) ?? { open: 0, running: 0 };
}
