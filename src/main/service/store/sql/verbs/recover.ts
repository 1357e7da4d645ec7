/** After a stop or a crash: what was running becomes open again, or ends. */
import { sql as raw } from 'kysely';
import { statement } from '../statement.ts';
import type { WriteContext } from '../write-context.ts';
import { finishJob } from './jobs.ts';

const reopenRunning = statement((db, p: { readonly before: number }) =>
  raw<never>`
    update pages set state = 'open', lease_until = null, not_before_at = 0
    where pk in (
      select p.pk from job_counts c join jobs j on j.pk = c.job_pk join pages p on p.job_pk = c.job_pk
      where c.running > 0 and j.status = 'scraping' and p.state = 'running' and p.lease_until <= ${p.before}
    )`.compile(db),
);

const selectAbandoned = statement((db) =>
  db
    .selectFrom('jobs')
    .select('id')
    .where('status', '=', raw.lit('scraping'))
    .where('kind', 'in', ['scrape', 'search', 'map', 'extract'])
    .compile(),
);

/** What a caller that is gone left running is told. */
const INTERRUPTED = 'Hearth was stopped while this request ran. Send it again.';

/**
 * `all` is for the start of a service, when nothing can be running: every running page is opened again,
 * and jobs whose caller waited on a connection that no longer exists are ended as failed.
 */
export function recoverPages(
  write: WriteContext,
  { now, scope }: { readonly now: number; readonly scope: 'expired' | 'all' },
): number {
  if (scope === 'all') {
    for (const { id } of write.sql.all(selectAbandoned, {})) {
      finishJob(write, {
        jobId: id,
        status: 'failed',
        at: now,
        errorCode: 'SCRAPE_JOB_CANCELLED',
        error: INTERRUPTED,
      });
    }
  }
  const before = scope === 'all' ? Number.MAX_SAFE_INTEGER : now;
  const { changes } = write.sql.run(reopenRunning, { before });
  if (changes > 0) write.notify('work');
  return changes;
}
