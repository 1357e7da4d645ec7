/**
 * Removing what has expired, in steps short enough that nobody notices.
 *
 * One step deletes at most a few thousand rows, so the writer is never busy for long; the ledger and the
 * usage by day stay for ever.
 */
import { sql as raw } from 'kysely';
import { statement } from '../statement.ts';
import { skipPagesOfJob } from './pages.ts';
import { dropRunOf } from './recipe-runs.ts';
import type { Steps, WriteContext } from './tx.ts';

/** Pages removed in one step. */
const PAGES_PER_STEP = 2_000;
/** How long idempotency keys and ended deliveries are kept (wire/differences.md H8: at least 24 h). */
const KEPT_MS = 48 * 3_600_000;

const selectExpired = statement((db, p: { readonly now: number; readonly limit: number }) =>
  db
    .selectFrom('jobs')
    .select(['pk', 'id', 'kind', 'removed'])
    .where('expires_at', '<=', p.now)
    .where((where) =>
      where.or([where('status', '<>', raw.lit('scraping')), where('removed', '=', 1)]),
    )
    .orderBy('expires_at')
    .limit(p.limit)
    .compile(),
);

const selectLeftOpen = statement((db) =>
  db
    .selectFrom('job_counts')
    .innerJoin('jobs', 'jobs.pk', 'job_counts.job_pk')
    .select(['jobs.pk', 'jobs.status', 'jobs.finished_at'])
    .where('job_counts.open', '>', raw.lit(0))
    .where('jobs.status', '<>', raw.lit('scraping'))
    .limit(1)
    .compile(),
);

const deleteDocuments = statement((db, p: { readonly jobPk: number; readonly limit: number }) =>
  raw<never>`
    delete from documents where page_pk in (
      select page_pk from documents where job_pk = ${p.jobPk} limit ${p.limit})`.compile(db),
);

const deletePages = statement((db, p: { readonly jobPk: number; readonly limit: number }) =>
  raw<never>`
    delete from pages where pk in (
      select pk from pages where job_pk = ${p.jobPk} limit ${p.limit})`.compile(db),
);

const deleteEvents = statement((db, p: { readonly jobId: string; readonly limit: number }) =>
  raw<never>`
    delete from events where id in (
      select id from events where job_id = ${p.jobId} limit ${p.limit})`.compile(db),
);

const deleteDeliveries = statement((db, p: { readonly jobId: string }) =>
  db.deleteFrom('deliveries').where('job_id', '=', p.jobId).compile(),
);

/** What a machine that was off for days has not sent yet is sent, whatever has become of its job. */
const deleteOtherDeliveries = statement((db, p: { readonly jobId: string }) =>
  db
    .deleteFrom('deliveries')
    .where('job_id', '=', p.jobId)
    .where('state', '<>', raw.lit('pending'))
    .compile(),
);

const deleteJob = statement((db, p: { readonly pk: number }) =>
  db.deleteFrom('jobs').where('pk', '=', p.pk).compile(),
);

const deleteIdempotency = statement((db, p: { readonly before: number }) =>
  db.deleteFrom('idempotency').where('at', '<', p.before).compile(),
);

/** Those of jobs go with their job; a monitor's have none, or outlive it. */
const deleteEndedDeliveries = statement(
  (db, p: { readonly before: number; readonly limit: number }) =>
    raw<never>`
    delete from deliveries where id in (
      select id from deliveries where state <> 'pending' and due_at < ${p.before} limit ${p.limit})`.compile(
      db,
    ),
);

/** One step; `more` says that another one would find work. */
export function* sweepStep(
  write: WriteContext,
  { now, limit }: { readonly now: number; readonly limit: number },
): Steps<{ readonly removed: number; readonly more: boolean }> {
  const { tx } = write;
  yield* tx.run(deleteIdempotency, { before: now - KEPT_MS });
  const ended = { before: now - KEPT_MS, limit: PAGES_PER_STEP };
  const isFull = (yield* tx.run(deleteEndedDeliveries, ended)) === PAGES_PER_STEP;
  if (isFull) return { removed: 0, more: true };
  const left = yield* tx.first(selectLeftOpen, {});
  if (left !== undefined) {
    yield* skipPagesOfJob(write, {
      jobPk: left.pk,
      states: ['open'],
      reason: left.status,
      at: left.finished_at ?? now,
      limit: PAGES_PER_STEP,
    });
    return { removed: 0, more: true };
  }
  let room = PAGES_PER_STEP;
  let removed = 0;
  for (const job of yield* tx.all(selectExpired, { now, limit })) {
    room -= yield* tx.run(deleteDocuments, { jobPk: job.pk, limit: room });
    if (room > 0) room -= yield* tx.run(deletePages, { jobPk: job.pk, limit: room });
    if (room > 0) room -= yield* tx.run(deleteEvents, { jobId: job.id, limit: room });
    if (room <= 0) return { removed, more: true };
    yield* tx.run(job.removed === 1 ? deleteDeliveries : deleteOtherDeliveries, { jobId: job.id });
    if (job.kind === 'recipe') yield* dropRunOf(write, job);
    yield* tx.run(deleteJob, { pk: job.pk });
    removed += 1;
  }
  yield* write.beside.tidy();
  return { removed, more: false };
}
