/**
 * The only page of a job and, with it, the job: ended, and written in the first place where nothing of it was yet.
 *
 * Most lone pages are there in a few milliseconds. Opening a job and ending it again would be two transactions that
 * write most rows and places in indexes twice, for a state that nobody sees.
 */
import type { Job } from '../../domain/job.ts';
import type { NewPage, OpenJob, PageEnd } from '../../ports/backend.ts';
import { statement, type ParamsOf } from '../statement.ts';
import { availableCredits } from './balance.ts';
import { appendEvent, enqueueDeliveries } from './events.ts';
import { fromJob } from './job-rows.ts';
import { finishJob, insertCounts } from './jobs.ts';
import { appendCharge } from './ledger.ts';
import { pageDetails } from './page-rows.ts';
import { finishPage, keepBeside, storeDocument } from './pages.ts';
import type { Steps, WriteContext } from './tx.ts';
import type { WrittenPage } from './written-page.ts';

/** `open`: the job with its page, where it was not opened before. */
export interface LonePage extends WrittenPage {
  readonly open?: OpenJob;
}

const insertEnded = statement(
  (db, row: ReturnType<typeof fromJob> & { readonly finished_at: number }) =>
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
        finished_at: row.finished_at,
        expires_at: row.expires_at,
        command: row.command,
        body: row.body,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('pk')
      .compile(),
);

const insertDone = statement(
  (
    db,
    p: {
      readonly id: string;
      readonly jobPk: number;
      readonly url: string;
      readonly urlKey: string;
      readonly host: string;
      readonly depth: number;
      readonly reason: string;
      readonly statusCode: number;
      readonly credits: number;
      readonly seq: number;
      readonly at: number;
      readonly details: string;
    },
  ) =>
    db
      .insertInto('pages')
      .values({
        id: p.id,
        job_pk: p.jobPk,
        url: p.url,
        url_key: p.urlKey,
        host: p.host,
        depth: p.depth,
        state: 'done',
        entered: 1,
        reason: p.reason,
        status_code: p.statusCode,
        credits: p.credits,
        seq: p.seq,
        finished_at: p.at,
        details: p.details,
      })
      .returning('pk')
      .compile(),
);

export function* finishLonePage(
  write: WriteContext,
  { open, ...page }: LonePage,
): Steps<PageEnd | 'no-credits'> {
  const [seed] = open?.pages ?? [];
  if (open !== undefined && seed !== undefined) return yield* writeEnded(write, open, seed, page);
  const finished = yield* finishPage(write, page);
  if (finished === 'not-yours') return finished;
  yield* finishJob(write, { jobId: page.jobId, status: 'completed', at: page.at });
  return finished;
}

const FIRST = 1;

/** Everything that opening, finishing and ending would have left behind. */
function* writeEnded(
  write: WriteContext,
  open: OpenJob,
  seed: NewPage,
  page: WrittenPage,
): Steps<PageEnd | 'no-credits'> {
  const { tx } = write;
  const { job, reserve } = open;
  const payer = { accountId: job.accountId, keyId: job.keyId ?? null };
  const available = (yield* availableCredits(tx, payer, job.createdAt)).now;
  if (reserve > 0 && available < reserve) return 'no-credits';
  const row = yield* tx.first(insertEnded, endedRow(job, page));
  if (row === undefined) return 'already-finished';
  yield* tx.say(insertCounts, { pk: row.pk });
  const credits = Math.min(page.charge, Math.max(reserve, available));
  const done = yield* tx.first(insertDone, doneRow(row.pk, seed, page, credits));
  if (done === undefined) throw new Error('A row that was inserted did not come back.');
  if (page.keepDocument) yield* storeDocument(tx, { pk: done.pk, job_pk: row.pk }, FIRST, page);
  const { reason, at } = page;
  if (credits > 0) {
    const charged = { pk: row.pk, id: job.id, account_id: job.accountId, key_id: payer.keyId };
    yield* appendCharge(write, { job: charged, pageId: page.pageId, credits, reason, at });
  }
  yield* tell(write, open, page);
  yield* keepBeside(write, page);
  return 'finished';
}

/** That it began, and that it is over; between the two there was no time. */
function* tell(
  write: WriteContext,
  { job, outbox = [] }: OpenJob,
  { at, outbox: more }: WrittenPage,
): Steps<void> {
  const whose = { jobId: job.id, accountId: job.accountId };
  const { kind, target, createdAt } = job;
  yield* appendEvent(write, {
    ...whose,
    type: 'job.started',
    at: createdAt,
    data: { kind, target },
  });
  yield* appendEvent(write, { ...whose, type: 'job.done', at, data: { status: 'completed' } });
  yield* enqueueDeliveries(write, [...outbox, ...more], at);
}

/** Of a job that is over as soon as it is written. */
export function endedRow(job: Job, { at }: WrittenPage): ParamsOf<typeof insertEnded> {
  // its time begins at its end, as for every job
  const expiresAt = at + (job.expiresAt - job.createdAt);
  const ended: Job = { ...job, status: 'completed', expiresAt: Math.max(job.expiresAt, expiresAt) };
  return { ...fromJob(ended, { reserve: 0 }), finished_at: at };
}

function doneRow(
  jobPk: number,
  seed: NewPage,
  page: WrittenPage,
  credits: number,
): ParamsOf<typeof insertDone> {
  const { statusCode, at, capture, title } = page;
  const details = pageDetails(capture, title);
  return { ...seed, jobPk, statusCode, credits, seq: FIRST, at, details };
}
