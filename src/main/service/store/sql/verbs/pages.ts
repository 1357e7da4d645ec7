/**
 * Pages under way: finished with their document and charge, failed, put back, skipped, recovered.
 *
 * A page leaves open or running once; every verb that finds it gone already writes nothing.
 */
import { sql as raw, type Selectable } from 'kysely';
import { release } from '../../../domain/bytes.ts';
import type { FinishedPage } from '../../../ports/backend.ts';
import { packCounted } from '../codec.ts';
import type { Connection } from '../connection.ts';
import { statement } from '../statement.ts';
import type { JobRow, PageRow } from '../tables.ts';
import type { WriteContext } from '../write-context.ts';
import { chargeable } from './balance.ts';
import { saveCapture } from './captures.ts';
import { appendEvent, enqueueDeliveries } from './events.ts';
import { DUPLICATE, enterPages, fillFreedPlace, noteSkipped } from './frontier.ts';
import { findRow } from './job-rows.ts';
import { appendCharge } from './ledger.ts';
import { pageDetails } from './page-rows.ts';

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
  (db, p: { readonly jobPk: number; readonly pk: number; readonly finalKey: string }) =>
    raw<{ pk: number }>`
      select pk from pages
      where job_pk = ${p.jobPk} and url_key = ${p.finalKey} and pk <> ${p.pk}
        and state in ('open', 'running', 'done')
      union all
      select pk from pages
      where job_pk = ${p.jobPk} and final_key = ${p.finalKey} and pk <> ${p.pk} and state = 'done'
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
      .set({
        state: 'open',
        attempts: p.attempts,
        not_before_at: p.notBeforeAt,
        error_code: p.errorCode,
        error: p.error,
        lease_until: null,
      })
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
    update pages set state = 'open', finished_at = null, not_before_at = 0,
      reason = case when url_key = id then 'listed' when found_on is null then 'start' else 'link' end
    where pk in (
      select pk from pages
      where job_pk = ${p.jobPk} and state = 'skipped' and entered = 1 and reason = 'cancelled'
      order by pk limit ${p.limit}
    )`.compile(db),
);

/** A finished page on its way to the writer: its document is text, which crosses threads as one copy. */
export interface WrittenPage extends Omit<FinishedPage, 'document'> {
  /** JSON; empty where it is not to be kept. With `sealed`, the rest of that. */
  readonly document: string;
  readonly title?: string;
}

const MOST_TITLE = 300;

/** Makes it. */
export function writtenPage(page: FinishedPage): WrittenPage {
  if (!page.keepDocument) return { ...page, document: '' };
  const { title } = page.document.metadata;
  const known = typeof title === 'string' ? title.trim().slice(0, MOST_TITLE) : '';
  return {
    ...page,
    document: JSON.stringify(page.document),
    ...(known === '' ? {} : { title: known }),
  };
}

export function finishPage(
  write: WriteContext,
  finished: WrittenPage,
): 'finished' | 'already-finished' | 'duplicate' {
  const { sql } = write;
  const found = findPending(sql, finished.jobId, finished.pageId);
  if (found === undefined) return 'already-finished';
  const { job, page } = found;
  const finalKey = finished.finalUrlKey;
  if (finalKey !== undefined && finalKey !== page.url_key) {
    const twin = sql.get(selectTwin, { jobPk: job.pk, pk: page.pk, finalKey });
    if (twin !== undefined) {
      leaveOut(write, { job, page }, DUPLICATE, finished.at);
      return 'duplicate';
    }
  }
  const held = job.reserve + (page.state === 'running' ? page.reserve : 0);
  const payer = { accountId: job.account_id, keyId: job.key_id };
  const credits = chargeable(sql, payer, { credits: finished.charge, held, at: finished.at });
  const seq = (sql.get(selectDone, { jobPk: job.pk })?.done ?? 0) + 1;
  sql.run(markDone, {
    pk: page.pk,
    finalKey: finalKey === undefined || finalKey === page.url_key ? null : finalKey,
    statusCode: finished.statusCode,
    credits,
    seq,
    at: finished.at,
    details: pageDetails(finished.capture, finished.title),
  });
  if (finished.keepDocument) storeDocument(sql, page, seq, finished);
  if (credits > 0) {
    const { reason, at } = finished;
    appendCharge(write, { job, pageId: page.id, credits, reason, at });
  }
  const entered = enterPages(
    write,
    { pk: job.pk, limit: job.page_limit ?? undefined },
    finished.discovered,
  );
  noteSkipped(write, job.pk, finished.skipped);
  appendEvent(write, {
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
  enqueueDeliveries(write, finished.outbox, finished.at);
  if (finished.kept !== undefined) saveCapture(write, { capture: finished.kept });
  if (entered > 0) write.notify('work', job.id);
  return 'finished';
}

export function failPage(
  write: WriteContext,
  failure: {
    readonly jobId: string;
    readonly pageId: string;
    readonly errorCode: string;
    readonly error: string;
    readonly statusCode?: number;
    readonly at: number;
  },
): boolean {
  const found = findPending(write.sql, failure.jobId, failure.pageId);
  if (found === undefined) return false;
  const { job, page } = found;
  write.sql.run(markFailed, {
    pk: page.pk,
    errorCode: failure.errorCode,
    error: failure.error,
    statusCode: failure.statusCode ?? null,
    at: failure.at,
  });
  appendEvent(write, {
    jobId: job.id,
    accountId: job.account_id,
    type: 'job.page-failed',
    at: failure.at,
    data: { pageId: page.id, url: page.url, code: failure.errorCode, error: failure.error },
  });
  return true;
}

export function retryPage(
  write: WriteContext,
  retry: {
    readonly jobId: string;
    readonly pageId: string;
    readonly notBeforeAt: number;
    readonly errorCode: string;
    readonly error: string;
    readonly countAttempt: boolean;
  },
): boolean {
  const found = findPending(write.sql, retry.jobId, retry.pageId);
  if (found?.page.state !== 'running') return false;
  write.sql.run(putBack, {
    pk: found.page.pk,
    attempts: found.page.attempts + (retry.countAttempt ? 1 : 0),
    notBeforeAt: retry.notBeforeAt,
    errorCode: retry.errorCode,
    error: retry.error,
  });
  write.notify('work', retry.jobId);
  return true;
}

export function skipPage(
  write: WriteContext,
  skip: {
    readonly jobId: string;
    readonly pageId: string;
    readonly reason: string;
    readonly at: number;
  },
): boolean {
  const found = findPending(write.sql, skip.jobId, skip.pageId);
  if (found === undefined) return false;
  leaveOut(write, found, skip.reason, skip.at);
  return true;
}

/** The page ends without a document; another address may take its place under the limit. */
function leaveOut(write: WriteContext, { job, page }: Pending, reason: string, at: number): void {
  write.sql.run(markSkipped, { pk: page.pk, reason, at });
  appendEvent(write, {
    jobId: job.id,
    accountId: job.account_id,
    type: 'job.page-skipped',
    at,
    data: { pageId: page.id, url: page.url, reason },
  });
  fillFreedPlace(write, job);
  write.notify('work', job.id);
}

/** Open pages of a job → skipped, at most `limit` in one step; gives how many. */
export function skipOpenPages(
  write: WriteContext,
  skip: {
    readonly jobId: string;
    readonly reason: string;
    readonly at: number;
    readonly limit: number;
  },
): number {
  const job = findRow(write.sql, skip.jobId);
  if (job === undefined) return 0;
  return skipPagesOfJob(write, { ...skip, jobPk: job.pk, states: ['open'] });
}

/** What the end of a cancelled job left out waits again, at most `limit` in one step; gives how many. */
export function openCancelledPages(
  { sql }: WriteContext,
  open: { readonly jobId: string; readonly limit: number },
): number {
  const job = findRow(sql, open.jobId);
  if (job?.status !== 'cancelled') return 0;
  return sql.run(openCancelled, { jobPk: job.pk, limit: open.limit }).changes;
}

/** Pages in the given states → skipped, at most `limit` per state; gives how many. */
export function skipPagesOfJob(
  { sql }: WriteContext,
  skip: {
    readonly jobPk: number;
    readonly states: readonly ('open' | 'running')[];
    readonly reason: string;
    readonly at: number;
    readonly limit: number;
  },
): number {
  const { jobPk, reason, at, limit } = skip;
  return skip.states.reduce(
    (sum, state) => sum + sql.run(skipMany, { jobPk, state, reason, at, limit }).changes,
    0,
  );
}

function storeDocument(
  sql: Connection,
  page: Selectable<PageRow>,
  seq: number,
  finished: WrittenPage,
): void {
  const { packed, bytes } = packCounted(finished.document, finished.sealed);
  const row = { pk: page.pk, jobPk: page.job_pk, seq, jsonBytes: bytes, body: packed };
  sql.run(insertDocument, row);
  release(packed);
}

interface Pending {
  readonly job: Selectable<JobRow>;
  readonly page: Selectable<PageRow>;
}

function findPending(sql: Connection, jobId: string, pageId: string): Pending | undefined {
  const job = findRow(sql, jobId);
  if (job?.status !== 'scraping') return undefined;
  const page = sql.get(selectPage, { pageId, jobPk: job.pk });
  if (page === undefined || (page.state !== 'open' && page.state !== 'running')) return undefined;
  return { job, page };
}
