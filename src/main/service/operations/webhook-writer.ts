/**
 * The deliveries a job causes, made where their cause is written so that the outbox row stands in the
 * same transaction. The body is written by the job's dialect, handed in; sending is work/webhooks.ts.
 */
import type { Document } from '../domain/document.ts';
import type { Job } from '../domain/job.ts';
import type { Json } from '../domain/json.ts';
import type { NewDelivery } from '../ports/backend.ts';
import type { Ids } from '../ports/system.ts';
import { traceOfJob, traceparent } from '../ports/trace.ts';

export interface WebhookNotice {
  readonly event: 'started' | 'page' | 'completed' | 'failed' | 'cancelled';
  readonly job: Job;
  /** Unique per delivery. */
  readonly deliveryId: string;
  readonly documents: readonly Document[];
  /** Of an extraction that completed. */
  readonly extracted?: Extracted;
  readonly error?: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** What an extraction came to, for its webhook. */
export interface Extracted {
  readonly data: Json;
  readonly pages: number;
  readonly sources?: Readonly<Record<string, readonly string[]>>;
}

/** What of a job's own webhook is due; nothing where it has none, or has not asked for the event. */
export interface WebhookWriter {
  started(job: Job): readonly NewDelivery[];
  page(job: Job, document: Document): readonly NewDelivery[];
  completed(job: Job, extracted?: Extracted): readonly NewDelivery[];
  cancelled(job: Job): readonly NewDelivery[];
  failed(job: Job, error: string): readonly NewDelivery[];
}

/** Builds the writer; `write` gives the JSON body of a notice in the job's own dialect. */
export function createWebhookWriter(
  ids: Ids,
  write: (notice: WebhookNotice) => unknown,
): WebhookWriter {
  const deliver = (notice: Omit<WebhookNotice, 'deliveryId' | 'metadata'>): NewDelivery[] => {
    const webhook = 'webhook' in notice.job.command ? notice.job.command.webhook : undefined;
    // `cancelled` has no name of its own in `events`: whoever asked for failures hears of it.
    const asked = notice.event === 'cancelled' ? 'failed' : notice.event;
    if (webhook?.events.includes(asked) !== true) return [];
    const id = ids.uuid();
    const { documents, extracted, ...bare } = notice;
    const bodyOf = (said: Omit<WebhookNotice, 'deliveryId' | 'metadata'>): string =>
      JSON.stringify(write({ ...said, deliveryId: id, metadata: webhook.metadata }));
    const whole = bodyOf(notice);
    const hasContent = documents.length > 0 || extracted !== undefined;
    const body =
      notice.job.zeroDataRetention && hasContent
        ? { body: bodyOf({ ...bare, documents: [] }), transientBody: whole }
        : { body: whole };
    const { url } = webhook;
    const headers = { traceparent: traceparent(traceOfJob(notice.job)), ...webhook.headers };
    const receiver = `${notice.job.accountId} ${new URL(url).origin}`;
    return [{ id, jobId: notice.job.id, url, receiver, headers, ...body }];
  };
  return {
    started: (job) => deliver({ event: 'started', job, documents: [] }),
    page: (job, document) => deliver({ event: 'page', job, documents: [document] }),
    completed: (job, extracted) =>
      deliver({
        event: 'completed',
        job,
        documents: [],
        ...(extracted === undefined ? {} : { extracted }),
      }),
    failed: (job, error) => deliver({ event: 'failed', job, documents: [], error }),
    cancelled: (job) =>
      deliver({ event: 'cancelled', job, documents: [], error: 'The job was cancelled.' }),
  };
}
