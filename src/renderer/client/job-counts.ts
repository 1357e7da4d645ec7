/** Counts that an event tells, put into what is on screen of the jobs. */
import type { QueryClient } from '@tanstack/react-query';
import type { Rows } from '../../contract/console/common.ts';
import type { JobCounts, JobDetail, JobRow } from '../../contract/console/jobs.ts';
import { QUERY } from './queries.ts';

export function patchCounts(queries: QueryClient, counts: ReadonlyMap<string, JobCounts>): void {
  if (counts.size === 0) return;
  queries.setQueriesData<Rows<JobRow>>({ queryKey: QUERY.jobs }, (list) =>
    list === undefined
      ? list
      : {
          ...list,
          rows: list.rows.map((row) => {
            const fresh = counts.get(row.id);
            return fresh === undefined ? row : withCounts(row, fresh);
          }),
        },
  );
  for (const [id, fresh] of counts) {
    queries.setQueryData<JobDetail>(QUERY.job(id), (job) =>
      job === undefined ? job : withCounts(job, fresh),
    );
  }
}

/** A job whose pages move waits for nothing but the pauses between them. */
function withCounts<Job extends JobRow>(job: Job, counts: JobCounts): Job {
  const isMoving = counts.done > job.counts.done && job.waiting?.kind !== 'pacing';
  return isMoving ? { ...job, counts, waiting: undefined } : { ...job, counts };
}
