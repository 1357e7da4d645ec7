/**
 * The deliveries a job causes, made where their cause is written so that the outbox row stands in the
 * same transaction. The body is written by the job's dialect, handed in; sending is work/webhooks.ts.
 */
import type { Document } from '../domain/document.ts';
import { hasFrontier, type Job } from '../domain/job.ts';
import type { NewDelivery } from '../ports/backend.ts';
import type { Ids } from '../ports/system.ts';
import { traceOfJob, traceparent } from '../ports/trace.ts';

export interface WebhookNotice {
  readonly event: 'started' | 'page' | 'completed' | 'failed' | 'cancelled';
  readonly job: Job;
  /** Unique per delivery. */
  readonly deliveryId: string;
  readonly documents: readonly Document[];
  readonly error?: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** What of a job's own webhook is due; nothing where it has none, or has not asked for the event. */
export interface WebhookWriter {
  started(job: Job): readonly NewDelivery[];
  page(job: Job, document: Document): readonly NewDelivery[];
  completed(job: Job): readonly NewDelivery[];
  cancelled(job: Job): readonly NewDelivery[];
  failed(job: Job, error: string): readonly NewDelivery[];
}

/** Builds the writer; `write` gives the JSON body of a notice in the job's own dialect. */
export function createWebhookWriter(
  ids: Ids,
  write: (notice: WebhookNotice) => unknown,
): WebhookWriter {
  const deliver = (notice: Omit<WebhookNotice, 'deliveryId' | 'metadata'>): NewDelivery[] => {
    const webhook = hasFrontier(notice.job) ? notice.job.command.webhook : undefined;
    // `cancelled` has no name of its own in `events`: whoever asked for failures hears of it.
    const asked = notice.event === 'cancelled' ? 'failed' : notice.event;
    if (webhook?.events.includes(asked) !== true) return [];
    const id = ids.uuid();
    const bodyWith = (documents: readonly Document[]): string =>
      JSON.stringify(write({ ...notice, documents, deliveryId: id, metadata: webhook.metadata }));
    const whole = bodyWith(notice.documents);
    const isTransient = notice.job.zeroDataRetention && notice.documents.length > 0;
    const body = isTransient ? { body: bodyWith([]), transientBody: whole } : { body: whole };
    const { url } = webhook;
    const headers = { traceparent: traceparent(traceOfJob(notice.job)), ...webhook.headers };
    const receiver = `${notice.job.accountId} ${new URL(url).origin}`;
    return [{ id, jobId: notice.job.id, url, receiver, headers, ...body }];
  };
  return {
    started: (job) => deliver({ event: 'started', job, documents: [] }),
    page: (job, document) => deliver({ event: 'page', job, documents: [document] }),
    completed: (job) => deliver({ event: 'completed', job, documents: [] }),
    failed: (job, error) => deliver({ event: 'failed', job, documents: [], error }),
    cancelled: (job) =>
      deliver({ event: 'cancelled', job, documents: [], error: 'The job was cancelled.' }),
  };
}
