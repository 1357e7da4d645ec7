/**
 * Leases: pages, and jobs whose caller waits, are held by the worker that works on them until their time runs out.
 * What no worker holds (rows older than the first named worker) has lapsed.
 */
import { sql as raw } from 'kysely';
import { FRONTIER_KINDS } from '../../domain/job-kinds.ts';
import type { Lapsed, RenewLeases } from '../../ports/backend.ts';
import { statement } from '../statement.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

const NOBODY = '-';

interface Held {
  readonly now: number;
  readonly workerId: string;
}

const reopenRunning = statement((db, p: Held) =>
  raw<never>`
    update pages set state = 'open', lease_until = null, not_before_at = 0, hold = hold + 1
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

/** `ids`: a JSON list of pages with their holds. */
const renewPages = statement((db, p: Renewed, spell) =>
  raw<{ id: string }>`
    update pages set lease_until = ${p.until} from ${spell.eachObject(p.ids)} held
    where pages.id = held.value ->> 'id' and pages.hold = ${spell.whole(raw`held.value ->> 'hold'`)}
      and pages.state = 'running' and pages.worker_id = ${p.workerId}
    returning id
  `.compile(db),
);

const renewJobs = statement((db, p: Renewed, spell) =>
  raw<never>`
    update jobs set lease_until = ${p.until}
    where id in (select named.value from ${spell.each(p.ids)} named) and status = 'scraping' and worker_id = ${p.workerId}
  `.compile(db),
);

export function* recoverPages(
  write: Pick<WriteContext, 'tx' | 'notify'>,
  { now, workerId = NOBODY }: Lapsed,
): Steps<number> {
  const changes = yield* write.tx.run(reopenRunning, { now, workerId });
  if (changes > 0) write.notify('work');
  return changes;
}

export function* lapsedCalls(tx: Tx, { now, workerId = NOBODY }: Lapsed): Steps<readonly string[]> {
  return (yield* tx.all(selectLapsed, { now, workerId })).map(({ id }) => id);
}

export function* renewLeases({ tx }: WriteContext, renew: RenewLeases): Steps<readonly string[]> {
  const { workerId, until } = renew;
  const pages = { ids: JSON.stringify(renew.pages), workerId, until };
  const renewed = new Set((yield* tx.all(renewPages, pages)).map(({ id }) => id));
  yield* tx.run(renewJobs, { ids: JSON.stringify(renew.jobs), workerId, until });
  return renew.pages.flatMap(({ id }) => (renewed.has(id) ? [] : [id]));
}
