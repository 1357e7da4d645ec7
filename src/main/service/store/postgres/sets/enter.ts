/**
 * All addresses that pages have found, entered in one question: as `enterFound` (../../verbs/frontier.ts) does it one by
 * one. The jobs' counts are held by then (../locks.ts), so no two transactions enter for a job at once.
 */
import { hash } from 'node:crypto';
import { sql as raw } from 'kysely';
import { statement } from '../../statement.ts';
import type { Found, Step, Steps, WriteContext } from '../../verbs/tx.ts';

interface Entered {
  readonly job: number;
  readonly entered: number;
}

/** Every address once, a new one before one that was only seen; `place`: how many of the job come before it. */
const enterAll = statement((db, p: { readonly found: string }) =>
  raw<Entered>`
    with named as materialized (
      select distinct on (n.job, n.key) n.* from rows from (
        json_to_recordset(${p.found}::json) as (
          job bigint, lone boolean, fresh boolean, id text, url text, key text, host text, depth bigint,
          reason text, "foundOn" text
        )
      ) with ordinality as n (job, lone, fresh, id, url, key, host, depth, reason, found_on, at)
      order by n.job, n.key, n.fresh desc, n.at
    ),
    unknown as materialized (
      select n.*, k.entered is not null as is_known,
        n.fresh and coalesce(k.reason, '') <> 'duplicate' and not a.is_alias as may,
        a.is_alias
      from named n
      left join lateral (
        select p.entered, p.reason from pages p where p.key = page_key(n.job, n.key)
      ) k on true
      cross join lateral (
        select n.fresh and exists (
          select 1 from pages f
          where f.final_key is not null and page_key(f.job_pk, f.final_key) = page_key(n.job, n.key)
        ) as is_alias
      ) a
      where k.entered is null or (n.fresh and k.entered = 0)
    ),
    decided as materialized (
      select u.*, u.may and (
        r.page_limit is null or
        row_number() over (partition by u.job, u.may order by u.at) <= r.page_limit - r.taken
      ) as enters
      from unknown u
      cross join lateral (
        select j.page_limit, c.open + c.running + c.done + c.failed as taken
        from jobs j join job_counts c on c.job_pk = j.pk where j.pk = u.job
      ) r
    ),
    written as (
      insert into pages (id, job_pk, url, url_key, host, depth, state, entered, reason, found_on)
      select id, job, url, key, host, depth, case when enters then 'open' else 'skipped' end, enters::int,
        case when enters or not fresh then reason when is_alias then 'duplicate' else 'limit' end, found_on
      from decided where enters or not is_known order by at
      on conflict (key) do update set
        id = excluded.id, url = excluded.url, host = excluded.host, depth = excluded.depth,
        state = excluded.state, entered = excluded.entered, reason = excluded.reason,
        found_on = excluded.found_on
      where excluded.entered = 1 and pages.entered = 0 and pages.reason <> 'duplicate'
      returning job_pk, host, entered
    ),
    entered as (select job_pk, host from written where entered = 1),
    fronted as (
      insert into fronts (job_pk, host, turn)
      select job_pk, host, coalesce((select max(turn) from fronts f where f.job_pk + 0 = e.job_pk), 0)
      from (select distinct job_pk, host from entered) e
      where exists (select 1 from named n where n.job = e.job_pk and not n.lone)
      on conflict do nothing
    )
    select job_pk as job, count(*) as entered from entered group by job_pk`.compile(db),
);

/** Of some keys, in their order, those of addresses that no page was entered for; `isSeen`: there is a row of it. */
const selectNew = statement((db, p: { readonly keys: string }) =>
  raw<{ readonly nth: number; readonly isSeen: boolean }>`
    select k.nth, p.entered is not null as "isSeen"
    from unnest(${p.keys}::uuid[]) with ordinality as k (key, nth) left join pages p on p.key = k.key
    where p.entered is null or p.entered = 0`.compile(db),
);

/**
 * What of it `enterSet` would write: most links of most pages lead to pages that are there. Those that a connection has
 * met before are known here; of the others the keys alone are looked up, a fifth of sending and taking apart their rows.
 */
export function* newOf(
  { tx, entered }: WriteContext,
  found: readonly Found[],
): Steps<readonly Found[]> {
  const keys = new Map<string, number>();
  const addresses: { readonly jobId: string; readonly address: string }[] = [];
  const keyOf = keyOfAddress();
  const named = found.map((one) => {
    const { jobId, jobPk } = one;
    const nthOf = ({ urlKey: address }: { readonly urlKey: string }): number => {
      if (entered.has(jobId, address)) return 0;
      const key = keyOf(jobPk, address);
      const known = keys.get(key);
      if (known !== undefined) return known;
      keys.set(key, keys.size + 1);
      return addresses.push({ jobId, address });
    };
    return { one, pages: one.pages.map(nthOf), skipped: one.skipped.map(nthOf) };
  });
  if (keys.size === 0) return [];
  const rows = yield* tx.all(selectNew, { keys: `{${[...keys.keys()].join(',')}}` });
  const isSeen = new Map(rows.map((row) => [row.nth, row.isSeen]));
  for (const [at, { jobId, address }] of addresses.entries()) {
    if (!isSeen.has(at + 1)) entered.add(jobId, address);
  }
  return named.map(({ one, pages, skipped }) => ({
    ...one,
    pages: one.pages.filter((_, at) => isSeen.has(pages[at] ?? 0)),
    skipped: one.skipped.filter((_, at) => isSeen.get(skipped[at] ?? 0) === false),
  }));
}

/** As the database's `page_key` (../migrations/0005-sets.ts) makes it; what it says of a host is kept. */
export function keyOfAddress(): (jobPk: number, address: string) => string {
  const hosts = new Map<string, string>();
  return (jobPk, address) => {
    const host = `${jobPk.toString()}/${address.split('/', 3)[2] ?? ''}`;
    const first = hosts.get(host) ?? hash('md5', host).slice(0, 8);
    hosts.set(host, first);
    return first + hash('md5', `${jobPk.toString()} ${address}`).slice(0, 24);
  };
}

/** How many entered, by job. */
export function* enterSet(
  ask: (statement: typeof enterAll, params: { readonly found: string }) => Step<readonly Entered[]>,
  found: readonly Found[],
): Steps<ReadonlyMap<number, number>> {
  const named = found.flatMap(({ jobPk, isLone = false, pages, skipped }) => {
    const of = { job: jobPk, lone: isLone };
    return [
      ...pages.map((page) => ({ ...of, fresh: true, ...rowOf(page), host: page.host })),
      ...skipped.map((seen) => ({ ...of, fresh: false, ...rowOf(seen), host: '' })),
    ];
  });
  if (named.length === 0) return new Map();
  const rows = yield* ask(enterAll, { found: JSON.stringify(named) });
  return new Map(rows.map(({ job, entered }) => [job, entered]));
}

function rowOf(seen: Found['pages'][number] | Found['skipped'][number]): object {
  const { id, url, urlKey: key, depth, reason, foundOn } = seen;
  return { id, url, key, depth, reason, foundOn };
}
