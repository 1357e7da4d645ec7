/**
 * Leases: pages, and jobs whose caller waits, are held by the worker that works on them until their time runs out.
 * What no worker holds (rows older than the first named worker) has lapsed.
 */
import { sql as raw } from 'kysely';
import { FRONTIER_KINDS } from '../../../domain/job-kinds.ts';
import type { Lapsed, RenewLeases } from '../../../ports/backend.ts';
import type { Connection } from '../connection.ts';
import { statement } from '../statement.ts';
import type { WriteContext } from '../write-context.ts';

const NOBODY = '-';

interface Held {
  readonly now: number;
  readonly workerId: string;
}

const reopenRunning = statement((db, p: Held) =>
  raw<never>`
    update pages set state = 'open', lease_until = null, not_before_at = 0
    where pk in (
      select p.pk from job_counts c join jobs j on j.pk = c.job_pk join pages p on p.job_pk = c.job_pk
      where c.running > 0 and j.status = 'scraping' and p.state = 'running'
        and (p.lease_until <= ${p.now} or coalesce(p.worker_id, ${NOBODY}) in (${NOBODY}, ${p.workerId}))
    )`.compile(db),
);

const selectLapsed = statement((db, p: Held) =>
  db
    .selectFrom('jobs')
    .select('id')
    .where('status', '=', raw.lit('scraping'))
    .where('kind', 'not in', FRONTIER_KINDS)
    .where((where) =>
      where.or([
        where('lease_until', 'is', null),
        where('lease_until', '<=', p.now),
        where('worker_id', '=', p.workerId),
      ]),
    )
    .compile(),
);

interface Renewed {
  readonly ids: string;
  readonly workerId: string;
  readonly until: number;
}

const renewPages = statement((db, p: Renewed) =>
  raw<never>`
    update pages set lease_until = ${p.until}
    where id in (select value from json_each(${p.ids})) and state = 'running' and worker_id = ${p.workerId}
  `.compile(db),
);

const renewJobs = statement((db, p: Renewed) =>
  raw<never>`
    update jobs set lease_until = ${p.until}
    where id in (select value from json_each(${p.ids})) and status = 'scraping' and worker_id = ${p.workerId}
  `.compile(db),
);

export function recoverPages(write: WriteContext, { now, workerId = NOBODY }: Lapsed): number {
  const { changes } = write.sql.run(reopenRunning, { now, workerId });
  if (changes > 0) write.notify('work');
  return changes;
}

export function lapsedCalls(
  sql: Connection,
  { now, workerId = NOBODY }: Lapsed,
): readonly string[] {
  return sql.all(selectLapsed, { now, workerId }).map(({ id }) => id);
}

export function renewLeases({ sql }: WriteContext, renew: RenewLeases): number {
  const { workerId, until } = renew;
  const pages = { ids: JSON.stringify(renew.pages), workerId, until };
  const jobs = { ids: JSON.stringify(renew.jobs), workerId, until };
  return sql.run(renewPages, pages).changes + sql.run(renewJobs, jobs).changes;
}
