/**
 * Leases renewed without waiting for anybody: a page or job that is being written just now is left to the next
 * renewal, long before its lease ends. As `renewLeases` in ../../verbs/recover.ts.
 */
import { sql as raw } from 'kysely';
import type { RenewLeases } from '../../../ports/backend.ts';
import { statement } from '../../statement.ts';
import type { Steps, WriteContext } from '../../verbs/tx.ts';
import { unheard } from '../tx.ts';

interface Renewed {
  readonly ids: string;
  readonly workerId: string;
  readonly until: number;
}

const renewPages = statement((db, p: Renewed) =>
  raw<{ id: string }>`
    with held as materialized (
      select p.pk, p.id from json_to_recordset(${p.ids}::json) as h (id text, hold bigint)
      join pages p on p.id = h.id and p.hold = h.hold and p.state = 'running' and p.worker_id = ${p.workerId}
    ),
    free as materialized (
      select pk from pages where pk = any(array(select pk from held)) for no key update skip locked
    ),
    renewed as (
      update pages set lease_until = ${p.until} where pk = any(array(select pk from free))
    )
    select id from held`.compile(db),
);

const renewJobs = statement((db, p: Renewed) =>
  raw<never>`
    update jobs set lease_until = ${p.until} where pk = any(array(
      select pk from jobs
      where id in (select jsonb_array_elements_text(${p.ids}::jsonb))
        and status = 'scraping' and worker_id = ${p.workerId}
      for no key update skip locked
    ))`.compile(db),
);

export function* renewSet({ tx }: WriteContext, renew: RenewLeases): Steps<readonly string[]> {
  const { workerId, until } = renew;
  const ids = JSON.stringify(renew.pages.map(({ id, hold }) => ({ id, hold })));
  yield* unheard(renewJobs, { ids: JSON.stringify(renew.jobs), workerId, until });
  const held = new Set((yield* tx.all(renewPages, { ids, workerId, until })).map(({ id }) => id));
  return renew.pages.flatMap(({ id }) => (held.has(id) ? [] : [id]));
}
