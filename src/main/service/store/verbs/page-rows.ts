/** A row of `pages` as the domain's Page. */
import type { Selectable } from 'kysely';
import type { Page, PageCapture, PageState } from '../../domain/job.ts';
import type { PageRow } from '../tables.ts';

export function toPage(row: Selectable<PageRow>, jobId: string): Page {
  return {
    id: row.id,
    hold: row.hold,
    jobId,
    url: row.url,
    urlKey: row.url_key,
    host: row.host,
    depth: row.depth,
    // CHECK constraint of the table
    state: row.state as PageState,
    reason: row.reason,
    ...(row.found_on === null ? {} : { foundOn: row.found_on }),
    attempts: row.attempts,
    notBeforeAt: row.not_before_at,
    ...(row.lease_until === null ? {} : { leaseUntil: row.lease_until }),
    ...(row.status_code === null ? {} : { statusCode: row.status_code }),
    ...(row.error_code === null ? {} : { errorCode: row.error_code }),
    ...(row.error === null ? {} : { error: row.error }),
    credits: row.credits,
    ...(row.seq === null ? {} : { seq: row.seq }),
    ...(row.finished_at === null ? {} : { finishedAt: row.finished_at }),
    ...toldOf(row.details),
  };
}

/** What stays with a page in `details`. */
export function pageDetails(capture: PageCapture, title: string | undefined): string {
  return JSON.stringify(title === undefined ? capture : { ...capture, title });
}

/** Rows of older versions say less, and then nothing is told. */
function toldOf(details: string | null): Pick<Page, 'capture' | 'title'> {
  if (details === null) return {};
  const told = JSON.parse(details) as Partial<PageCapture & { readonly title: string }>;
  const { engine, why, elapsedMs, title } = told;
  const isWhole = engine !== undefined && why !== undefined && elapsedMs !== undefined;
  return {
    ...(isWhole ? { capture: { engine, why, elapsedMs } } : {}),
    ...(title === undefined ? {} : { title }),
  };
}
