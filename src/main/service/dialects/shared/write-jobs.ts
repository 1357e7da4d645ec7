/**
 * Replies about crawls and batches: start, status, errors, running ones, sockets, webhooks.
 *
 * `next` is absolute, present when more can be read now, and left out (never null) otherwise: clients follow it without a
 * pause. Failed and skipped pages do not count in `total`. Source: wire/v2.md sections 7, 8, 13, wire/v1.md sections 4, 5.
 */
import type { WireVersion } from '../../../../contract/shared/scrape-options.ts';
import type { Document } from '../../domain/document.ts';
import { defined } from '../../domain/defined.ts';
import type { Page } from '../../domain/job.ts';
import { JOB_KINDS, type JobKind } from '../../domain/job-kinds.ts';
import type {
  Body,
  JobErrorsResult,
  Receipt,
  StartedResult,
  StatusResult,
  WebhookMessage,
} from '../types.ts';
import { isoDate, isoSecond, writeReceipt } from './write-document.ts';

export type WriteDocument = (document: Document, body: unknown) => Body;

/** Path of a job's kind: `crawl` or `batch/scrape`. */
function pathOf(kind: JobKind): string {
  return JOB_KINDS[kind].endpoint.replace('_', '/');
}

/** Answer of the POST, for both kinds. */
export function writeStarted(result: StartedResult, version: WireVersion): Body {
  const { kind, jobId, baseUrl, invalidUrls, receipt } = result;
  return defined({
    success: true,
    id: jobId,
    url: `${baseUrl}/${version}/${pathOf(kind)}/${jobId}`,
    invalidURLs: invalidUrls,
    ...writeReceipt(receipt),
  });
}

/** The job as clients poll it. */
export function writeStatus(
  result: StatusResult,
  version: WireVersion,
  writeDocument: WriteDocument,
): Body {
  const next = nextOf(result, version);
  const { data, ...head } = writeCatchup(result, version, writeDocument);
  return { ...head, ...defined({ next }), data };
}

/** The same without `next`: first message on a socket. */
export function writeCatchup(
  { job, counts, documents, remainingCredits, waits }: StatusResult,
  version: WireVersion,
  writeDocument: WriteDocument,
): Body {
  const failedToStart = job.status === 'failed' && counts.done === 0;
  const isOver = job.status !== 'scraping';
  return {
    success: !failedToStart,
    status: job.status,
    ...(job.status === 'failed' ? { error: job.error ?? 'The job failed' } : {}),
    total: counts.done + (isOver ? 0 : counts.open + counts.running),
    completed: counts.done,
    expiresAt: isoSecond(job.expiresAt),
    ...defined({ warning: isOver ? job.warning : waits }),
    ...(version === 'v2' ? writeTimes(job.createdAt, job.finishedAt) : {}),
    data: documents.map(({ document }) => writeDocument(document, job.body)),
    ...writeReceipt({ creditsUsed: counts.credits, remainingCredits }),
  };
}

function writeTimes(createdAt: number, finishedAt: number | undefined): Body {
  if (finishedAt === undefined) return { createdAt: isoDate(createdAt) };
  return {
    createdAt: isoDate(createdAt),
    completedAt: isoDate(finishedAt),
    duration: Math.max(0, Math.round((finishedAt - createdAt) / 1000)),
  };
}

function nextOf(result: StatusResult, version: WireVersion): string | undefined {
  const { job, limit, nextSkip, baseUrl } = result;
  if (nextSkip === undefined) return undefined;
  const query = new URLSearchParams({ skip: String(nextSkip) });
  if (limit !== undefined) query.set('limit', String(limit));
  return `${baseUrl}/${version}/${pathOf(job.kind)}/${job.id}?${query.toString()}`;
}

/** Answer of the DELETE. */
export function writeCancelled(receipt: Receipt): Body {
  return { success: true, status: 'cancelled', ...writeReceipt(receipt) };
}

/** Pages without a document, and addresses that robots.txt kept away. */
export function writeJobErrors({ pages, robotsBlocked, receipt }: JobErrorsResult): Body {
  return {
    success: true,
    errors: pages.map(writeFailure),
    robotsBlocked,
    ...writeReceipt(receipt),
  };
}

function writeFailure(page: Page): Body {
  return defined({
    id: page.id,
    timestamp: page.finishedAt === undefined ? undefined : isoDate(page.finishedAt),
    url: page.url,
    ...writeCause(page),
  });
}

function writeCause(page: Page): Body {
  if (page.state === 'skipped' && page.errorCode === undefined) {
    return page.reason === 'credits'
      ? {
          code: 'INSUFFICIENT_CREDITS',
          error: 'Not fetched: the credits were used up before its turn',
        }
      : { error: `Not fetched: ${page.reason}` };
  }
  return defined({
    code: page.errorCode,
    error: page.error ?? 'The page could not be fetched',
  });
}

/** Body of a webhook delivery. */
export function writeWebhook(message: WebhookMessage, writeDocument: WriteDocument): Body {
  const { event, job, deliveryId, documents, extracted, error, metadata } = message;
  return defined({
    success: event !== 'failed' && event !== 'cancelled',
    type: `${JOB_KINDS[job.kind].endpoint}.${event}`,
    id: job.id,
    webhookId: deliveryId,
    data:
      extracted === undefined
        ? documents.map((document) => writeDocument(document, job.body))
        : [writeExtracted(job.id, extracted)],
    error,
    metadata,
  });
}

function writeExtracted(
  extractId: string,
  { data, pages, sources }: NonNullable<WebhookMessage['extracted']>,
): Body {
  return defined({ success: true, data, extractId, totalUrlsScraped: pages, sources });
}
