/**
 * Pages under way: finished with their document and charge, failed, put back, skipped, recovered.
 *
 * A page leaves open or running once; every verb that finds it gone already, or in other hands, writes nothing.
 */
import { sql as raw, type Selectable } from 'kysely';
import { release } from '../../domain/bytes.ts';
import type { PageEnd, PageHold } from '../../ports/backend.ts';
import { packCounted } from '../codec.ts';
import { statement } from '../statement.ts';
import type { JobRow, PageRow } from '../tables.ts';
import { chargeable } from './balance.ts';
import { saveTracked } from './cache.ts';
import { appendEvent, enqueueDeliveries } from './events.ts';
import { DUPLICATE, enterFound, fillFreedPlace } from './frontier.ts';
import { findRow } from './job-rows.ts';
import { appendCharge } from './ledger.ts';
import { pageDetails } from './page-rows.ts';
import { addStep } from './recipe-runs.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';
import type { WrittenPage } from './written-page.ts';

const selectPage = statement((db, p: { readonly pageId: string; readonly jobPk: number }) =>
  db
    .selectFrom('pages')
    .selectAll()
    .where('id', '=', p.pageId)
    .where('job_pk', '=', p.jobPk)
    .compile(),
);

/** Another page of the job that has, or will have, the same final address. */
const selectTwin = statement(
  (db, p: { readonly jobPk: number; readonly pk: number; readonly finalKey: string }, spell) =>
    raw<{ pk: number }>`
      select pk from pages
      where ${spell.pageAt(p.jobPk, p.finalKey)} and pk <> ${p.pk} and state in ('open', 'running', 'done')
      union all
      select pk from pages
      where ${spell.pageLedTo(p.jobPk, p.finalKey)} and pk <> ${p.pk} and state = 'done'
      limit 1`.compile(db),
);

const selectDone = statement((db, p: { readonly jobPk: number }) =>
  db.selectFrom('job_counts').select('done').where('job_pk', '=', p.jobPk).compile(),
);

const markDone = statement(
  (
    db,
    p: {
      readonly pk: number;
      readonly finalKey: string | null;
      readonly statusCode: number;
      readonly credits: number;
      readonly seq: number;
      readonly at: number;
      readonly details: string;
    },
  ) =>
    db
      .updateTable('pages')
      .set({
        state: 'done',
        final_key: p.finalKey,
        status_code: p.statusCode,
        credits: p.credits,
        seq: p.seq,
        finished_at: p.at,
        details: p.details,
        lease_until: null,
        error_code: null,
        error: null,
      })
      .where('pk', '=', p.pk)
      .compile(),
);

const insertDocument = statement(
  (
    db,
    p: {
      readonly pk: number;
      readonly jobPk: number;
      readonly seq: number;
      readonly jsonBytes: number;
      readonly body: Uint8Array;
    },
  ) =>
    db
      .insertInto('documents')
      .values({
        page_pk: p.pk,
        job_pk: p.jobPk,
        seq: p.seq,
        json_bytes: p.jsonBytes,
        body: p.body,
      })
      .compile(),
);

const markFailed = statement(
  (
    db,
    p: {
      readonly pk: number;
      readonly errorCode: string;
      readonly error: string;
      readonly statusCode: number | null;
      readonly at: number;
    },
  ) =>
    db
      .updateTable('pages')
      .set({
        state: 'failed',
        error_code: p.errorCode,
        error: p.error,
        status_code: p.statusCode,
        finished_at: p.at,
        lease_until: null,
      })
      .where('pk', '=', p.pk)
      .compile(),
);

const markSkipped = statement(
  (db, p: { readonly pk: number; readonly reason: string; readonly at: number }) =>
    db
      .updateTable('pages')
      .set({ state: 'skipped', reason: p.reason, finished_at: p.at, lease_until: null })
      .where('pk', '=', p.pk)
      .compile(),
);

const putBack = statement(
  (
    db,
    p: {
      readonly pk: number;
      readonly attempts: number;
      readonly notBeforeAt: number;
      readonly errorCode: string;
      readonly error: string;
    },
  ) =>
    db
      .updateTable('pages')
      .set((row) => ({
        state: 'open',
        attempts: p.attempts,
        not_before_at: p.notBeforeAt,
        error_code: p.errorCode,
        error: p.error,
        lease_until: null,
        hold: row('hold', '+', raw.lit(1)),
      }))
      .where('pk', '=', p.pk)
      .compile(),
);

const skipMany = statement(
  (
    db,
    p: {
      readonly jobPk: number;
      readonly state: string;
      readonly reason: string;
      readonly at: number;
      readonly limit: number;
    },
  ) =>
    raw<never>`
      update pages set state = 'skipped', reason = ${p.reason}, finished_at = ${p.at}, lease_until = null
      where pk in (
        select pk from pages where job_pk = ${p.jobPk} and state = ${p.state} order by pk limit ${p.limit}
      )`.compile(db),
);

/** Why it was found was not kept; where says enough. */
const openCancelled = statement((db, p: { readonly jobPk: number; readonly limit: number }) =>
  raw<never>`
    update pages set state = 'open', finished_at = null, not_before_at = 0, hold = hold + 1,
      reason = case when url_key = id then 'listed' when found_on is null then 'start' else 'link' end
    where pk in (
      select pk from pages
      where job_pk = ${p.jobPk} and state = 'skipped' and entered = 1 and reason = 'cancelled'
      order by pk limit ${p.limit}
    )`.compile(db),
);

export function* finishPage(write: WriteContext, finished: WrittenPage): Steps<PageEnd> {
  const { tx } = write;
  const found = yield* findPending(tx, finished);
  if (found === undefined) return 'already-finished';
  const { job, page } = found;
  if (page.hold !== finished.hold) return 'not-yours';
  const finalKey = finished.finalUrlKey;
  if (finalKey !== undefined && finalKey !== page.url_key) {
    const twin = yield* tx.first(selectTwin, { jobPk: job.pk, pk: page.pk, finalKey });
    if (twin !== undefined) {
      yield* leaveOut(write, { job, page }, DUPLICATE, finished.at);
      return 'duplicate';
    }
  }
  const held = job.reserve + (page.state === 'running' ? page.reserve : 0);
  const payer = { accountId: job.account_id, keyId: job.key_id };
  const credits = yield* chargeable(tx, payer, { credits: finished.charge, held, at: finished.at });
  const seq = ((yield* tx.first(selectDone, { jobPk: job.pk }))?.done ?? 0) + 1;
  yield* tx.run(markDone, {
    pk: page.pk,
    finalKey: otherThan(page.url_key, finalKey ?? finished.run?.finalKey),
    statusCode: finished.statusCode,
    credits,
    seq,
    at: finished.at,
    details: pageDetails(finished.capture, finished.title),
  });
  if (finished.keepDocument) yield* storeDocument(tx, page, seq, finished);
  if (credits > 0) {
    const { reason, at } = finished;
    yield* appendCharge(write, { job, pageId: page.id, credits, reason, at });
  }
  const entering = { id: job.id, pk: job.pk, limit: job.page_limit ?? undefined };
  const entered = yield* enterFound(write, entering, finished.discovered, finished.skipped);
  yield* appendEvent(write, {
    jobId: job.id,
    accountId: job.account_id,
    type: 'job.page',
    at: finished.at,
    data: {
      pageId: page.id,
      url: page.url,
      statusCode: finished.statusCode,
      credits,
      seq,
      details: { ...finished.capture },
    },
  });
  yield* enqueueDeliveries(write, finished.outbox, finished.at);
  yield* keepBeside(write, finished);
  if (entered > 0) write.notify('work', job.id);
  return 'finished';
}

/** Each as by itself, under its own hold and with its own charge; all of them, or none. */
export function* finishPages(
  write: WriteContext,
  { pages }: { readonly pages: readonly WrittenPage[] },
): Steps<readonly PageEnd[]> {
  const ends: PageEnd[] = [];
  for (const page of pages) ends.push(yield* finishPage(write, page));
  return ends;
}

/** What goes with it: its copy in the library, what change tracking saw, its rows in a recipe's run. */
export function* keepBeside(
  write: WriteContext,
  { jobId, kept, tracked, run }: WrittenPage,
): Steps<void> {
  if (tracked !== undefined) yield* saveTracked(write, tracked);
  if (kept !== undefined) yield* write.beside.keepCapture(kept);
  if (run !== undefined) yield* addStep(write, jobId, run);
}

const otherThan = (key: string, other: string | undefined): string | null =>
  other === undefined || other === key ? null : other;

export function* failPage(
  write: WriteContext,
  failure: PageHold & {
    readonly errorCode: string;
    readonly error: string;
    readonly statusCode?: number;
    readonly at: number;
  },
): Steps<boolean> {
  const found = yield* findHeld(write.tx, failure);
  if (found === undefined) return false;
  const { job, page } = found;
  yield* write.tx.run(markFailed, {
    pk: page.pk,
    errorCode: failure.errorCode,
    error: failure.error,
    statusCode: failure.statusCode ?? null,
    at: failure.at,
  });
  yield* appendEvent(write, {
    jobId: job.id,
    accountId: job.account_id,
    type: 'job.page-failed',
    at: failure.at,
    data: { pageId: page.id, url: page.url, code: failure.errorCode, error: failure.error },
  });
  return true;
}

export function* retryPage(
  write: WriteContext,
  retry: PageHold & {
    readonly notBeforeAt: number;
    readonly errorCode: string;
    readonly error: string;
    readonly countAttempt: boolean;
  },
): Steps<boolean> {
  const found = yield* findHeld(write.tx, retry);
  if (found?.page.state !== 'running') return false;
  yield* write.tx.run(putBack, {
    pk: found.page.pk,
    attempts: found.page.attempts + (retry.countAttempt ? 1 : 0),
    notBeforeAt: retry.notBeforeAt,
    errorCode: retry.errorCode,
    error: retry.error,
  });
  write.notify('work', retry.jobId);
  return true;
}

export function* skipPage(
  write: WriteContext,
  skip: PageHold & { readonly reason: string; readonly at: number },
): Steps<boolean> {
  const found = yield* findHeld(write.tx, skip);
  if (found === undefined) return false;
  yield* leaveOut(write, found, skip.reason, skip.at);
  return true;
}

/** The page ends without a document; another address may take its place under the limit. */
function* leaveOut(
  write: WriteContext,
  { job, page }: Pending,
  reason: string,
  at: number,
): Steps<void> {
  yield* write.tx.run(markSkipped, { pk: page.pk, reason, at });
  yield* appendEvent(write, {
    jobId: job.id,
    accountId: job.account_id,
    type: 'job.page-skipped',
    at,
    data: { pageId: page.id, url: page.url, reason },
  });
  yield* fillFreedPlace(write, job);
  write.notify('work', job.id);
}

/** Another page of its job has its final address. */
export function* leaveOutTwin(write: WriteContext, finished: WrittenPage): Steps<void> {
  const found = yield* findPending(write.tx, finished);
  if (found !== undefined) yield* leaveOut(write, found, DUPLICATE, finished.at);
}

/** Open pages of a job → skipped, at most `limit` in one step; gives how many. */
export function* skipOpenPages(
  write: WriteContext,
  skip: {
    readonly jobId: string;
    readonly reason: string;
    readonly at: number;
    readonly limit: number;
  },
): Steps<number> {
  const job = yield* findRow(write.tx, skip.jobId);
  // of a job that another service has made run again since it was stopped here
  const isAgain = job?.status === 'scraping' && skip.reason === 'cancelled';
  if (job === undefined || isAgain) return 0;
  return yield* skipPagesOfJob(write, { ...skip, jobPk: job.pk, states: ['open'] });
}

/** What the end of a cancelled job left out waits again, at most `limit` in one step; gives how many. */
export function* openCancelledPages(
  { tx }: WriteContext,
  open: { readonly jobId: string; readonly limit: number },
): Steps<number> {
  const job = yield* findRow(tx, open.jobId);
  if (job?.status !== 'cancelled') return 0;
  return yield* tx.run(openCancelled, { jobPk: job.pk, limit: open.limit });
}

/** Pages in the given states → skipped, at most `limit` per state; gives how many. */
export function* skipPagesOfJob(
  { tx }: WriteContext,
  skip: {
    readonly jobPk: number;
    readonly states: readonly ('open' | 'running')[];
    readonly reason: string;
    readonly at: number;
    readonly limit: number;
  },
): Steps<number> {
  const { jobPk, reason, at, limit } = skip;
  let skipped = 0;
  for (const state of skip.states) {
    skipped += yield* tx.run(skipMany, { jobPk, state, reason, at, limit });
  }
  return skipped;
}

export function* storeDocument(
  tx: Tx,
  page: Pick<Selectable<PageRow>, 'pk' | 'job_pk'>,
  seq: number,
  finished: WrittenPage,
): Steps<void> {
  const { packed, bytes } = packCounted(finished);
  const row = { pk: page.pk, jobPk: page.job_pk, seq, jsonBytes: bytes, body: packed };
  // written to its way before the next line runs, wherever that leads
  yield* tx.say(insertDocument, row);
  release(packed);
}

interface Pending {
  readonly job: Selectable<JobRow>;
  readonly page: Selectable<PageRow>;
}

function* findPending(
  tx: Tx,
  { jobId, pageId }: { readonly jobId: string; readonly pageId: string },
): Steps<Pending | undefined> {
  const job = yield* findRow(tx, jobId);
  if (job?.status !== 'scraping') return undefined;
  const page = yield* tx.first(selectPage, { pageId, jobPk: job.pk });
  if (page === undefined || (page.state !== 'open' && page.state !== 'running')) return undefined;
  return { job, page };
}

function* findHeld(tx: Tx, named: PageHold): Steps<Pending | undefined> {
  const found = yield* findPending(tx, named);
  return found?.page.hold === named.hold ? found : undefined;
}
