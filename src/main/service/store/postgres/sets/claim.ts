/** Pages handed out in one question, and their hosts moved on in it: as `claimPages` (../../verbs/frontier.ts) does it. */
import { sql as raw, type Selectable } from 'kysely';
import { statement } from '../../statement.ts';
import type { JobRow, PageRow } from '../../tables.ts';
import { availableCredits } from '../../verbs/balance.ts';
import { isRipe, ripen, type ClaimPages } from '../../verbs/frontier.ts';
import { FRONTS_A_CLAIM } from '../../verbs/fronts.ts';
import { toPage } from '../../verbs/page-rows.ts';
import type { Steps, WriteContext } from '../../verbs/tx.ts';
import type { VerbResult } from '../../verbs/writes.ts';
import { lockPayerAndJob } from '../locks.ts';
import { lastly, unheard } from '../tx.ts';

/** Hosts looked at by one claim: a quarter more than it may take pages, for those with none left, but not fewer. */
const FEWEST_FRONTS = 16;
/** And pages of each, at least. */
const FEWEST_PAGES = 4;

interface Asked {
  readonly jobPk: number;
  /** A JSON list, or null for all. */
  readonly hosts: string | null;
  readonly limit: number;
  readonly affordable: number;
  readonly reserve: number;
  readonly workerId: string;
  readonly until: number;
}

/**
 * `ready` are the first pages of the hosts whose turn it is, one more of each than may be taken; `placed` has them in the
 * order in which they go, shallow ones first and of one depth the first of each host before the second of any. Rows are
 * changed where they were found (`ctid`): the locks that are held keep them there, and no plan has to find them again.
 */
const takeAll = statement((db, p: Asked, spell) => {
  const fronts = raw`least(
    ${raw.lit(FRONTS_A_CLAIM)}, greatest(${raw.lit(FEWEST_FRONTS)}, 5 * ${p.limit}::bigint / 4)
  )`;
  return raw<Partial<Selectable<PageRow>> & { readonly candidates: number }>`
    with hosts as materialized (
      select front, host, row_number() over (order by turn, host) as turn from (
        (select ctid as front, host, turn from fronts
          where ${spell.waitingOf(p.jobPk)} and ${p.hosts}::text is null
          order by turn, host limit ${fronts})
        union all
        select front, host, turn from jsonb_array_elements_text(${p.hosts}::jsonb) named
        cross join lateral (
          -- each by itself: joined, all hosts of the job may be read first
          select ctid as front, host, turn from fronts
          where job_pk = ${p.jobPk} and host = named.value offset 0
        ) one
      ) looked
      where (select j.status = 'scraping' and j.removed = 0 from jobs j where j.pk = ${p.jobPk})
      order by turn, host limit ${fronts}
    ),
    depths as materialized (
      select least(${p.limit}::bigint, greatest(${raw.lit(FEWEST_PAGES)},
        2 * ceil(${p.limit}::numeric / greatest(1, count(*))))) + 1 as most from hosts
    ),
    ready as materialized (
      select h.front, h.turn, r.page, r.pk, r.depth, r.nth from hosts h cross join depths cross join lateral (
        select page, pk, depth, row_number() over (order by depth, pk) as nth from (
          select ctid as page, pk, depth from pages
          where ${spell.waitingOf(p.jobPk)} and state = 'open' and not_before_at = 0 and host = h.host
          order by depth, pk limit depths.most
        ) first
      ) r
    ),
    placed as materialized (
      select page, pk, front, row_number() over (order by depth, nth, turn) as place from ready
    ),
    taken as (
      update pages set state = 'running', lease_until = ${p.until}, worker_id = ${p.workerId},
        reserve = ${p.reserve}, hold = hold + 1
      where ctid = any(array(select page from placed where place <= ${p.affordable}))
      returning *
    ),
    closed as (
      delete from fronts where ctid = any(array(
        select front from hosts except select front from placed where place > ${p.affordable}
      ))
    ),
    passed as (
      update fronts set turn = (select max(turn) from fronts where ${spell.waitingOf(p.jobPk)}) + 1
      where ctid = any(array(
        select front from placed where place <= ${p.affordable}
        intersect select front from placed where place > ${p.affordable}
      ))
    )
    select t.*, (select count(*) from placed where place <= ${p.limit}) as candidates
    from (select 1) one left join (
      select taken.*, placed.place from taken join placed on placed.pk = taken.pk
      where placed.place <= ${p.affordable}
    ) t on true
    order by t.place`.compile(db);
});

/** Whose a job is, and whether the pause of any of its pages is over. */
const selectJob = statement((db, p: { readonly id: string; readonly now: number }, spell) =>
  raw<Pick<Selectable<JobRow>, 'pk' | 'status' | 'account_id' | 'key_id'> & { isDue: boolean }>`
    select pk, status, account_id, key_id, exists (
      select 1 from pages where ${spell.waitingOf(raw.ref('jobs.pk'))} and state = 'open' and not_before_at > 0
        and ${isRipe(p.now)}
    ) as "isDue" from jobs where id = ${p.id} and removed = 0`.compile(db),
);

export function* claimSet(write: WriteContext, claim: ClaimPages): Steps<VerbResult<'claimPages'>> {
  // whose it is never changes: asked before anybody has to wait for what follows
  const job = yield* write.tx.first(selectJob, { id: claim.jobId, now: claim.now });
  if (job?.status !== 'scraping' || claim.limit <= 0) return { pages: [], creditsShort: false };
  const jobPk = job.pk;
  yield* lockPayerAndJob(claim.jobId);
  if (job.isDue) yield* unheard(ripen, { jobPk, now: claim.now });
  const each = claim.reservePerPage;
  const payer = { accountId: job.account_id, keyId: job.key_id };
  const credits = each === 0 ? undefined : yield* availableCredits(write.tx, payer, claim.now);
  const affordable =
    credits === undefined ? claim.limit : Math.max(0, Math.floor(credits.now / each));
  const rows = yield* lastly(takeAll, {
    jobPk,
    hosts: claim.hosts === undefined ? null : JSON.stringify(claim.hosts),
    limit: claim.limit,
    affordable: Math.min(affordable, claim.limit),
    reserve: each,
    ...claim.lease,
  });
  const pages = rows.filter(isPage).map((row) => toPage(row, claim.jobId));
  const candidates = rows[0]?.candidates ?? 0;
  if (credits === undefined || affordable >= candidates) return { pages, creditsShort: false };
  return { pages, creditsShort: credits.atMost >= each ? 'held' : 'spent' };
}

function isPage<R extends Partial<Selectable<PageRow>>>(row: R): row is R & Selectable<PageRow> {
  return typeof row.pk === 'number';
}
