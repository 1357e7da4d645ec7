/**
 * The open pages of jobs: which addresses enter, and which are handed out next.
 *
 * Ready pages (`not_before_at` 0) and delayed ones have an index each, by host and depth, so handing out
 * costs the same with a hundred open pages or a million. Nothing here reads more than it hands out.
 */
import { sql as raw } from 'kysely';
import { hasFrontier, type FrontierJob, type Page } from '../../../domain/job.ts';
import { FRONTIER_KINDS } from '../../../domain/job-kinds.ts';
import type { Lease, NewPage, SkippedUrl } from '../../../ports/backend.ts';
import type { Connection } from '../connection.ts';
import { statement } from '../statement.ts';
import type { PageRow } from '../tables.ts';
import type { WriteContext } from '../write-context.ts';
import { availableCredits } from './balance.ts';
import { findRow, JOB_COLUMNS, toRunningJob } from './job-rows.ts';
import { toPage } from './page-rows.ts';

/** Hosts named per job by `runnableJobs`, and looked at by one claim. */
const MOST_HOSTS = 200;
/** Jobs named by `runnableJobs`. */
const MOST_JOBS = 200;

/** The reason of addresses that did not fit the job's limit; they move up when a page frees its place. */
export const OVER_LIMIT = 'limit';
/** The reason of addresses whose content another page of the job already brought. */
export const DUPLICATE = 'duplicate';

type InsertedPage = Pick<
  PageRow,
  | 'id'
  | 'job_pk'
  | 'url'
  | 'url_key'
  | 'host'
  | 'depth'
  | 'state'
  | 'entered'
  | 'reason'
  | 'found_on'
>;

/** Inserts; an address that was only seen before, never entered, becomes a page now. */
const insertPage = statement((db, row: InsertedPage) =>
  db
    .insertInto('pages')
    .values({
      id: row.id,
      job_pk: row.job_pk,
      url: row.url,
      url_key: row.url_key,
      host: row.host,
      depth: row.depth,
      state: row.state,
      entered: row.entered,
      reason: row.reason,
      found_on: row.found_on,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['job_pk', 'url_key'])
        .doUpdateSet((update) => ({
          id: update.ref('excluded.id'),
          url: update.ref('excluded.url'),
          host: update.ref('excluded.host'),
          depth: update.ref('excluded.depth'),
          state: update.ref('excluded.state'),
          entered: update.ref('excluded.entered'),
          reason: update.ref('excluded.reason'),
          found_on: update.ref('excluded.found_on'),
        }))
        .where('pages.entered', '=', 0)
        .where('pages.reason', '<>', raw.lit('duplicate')),
    )
    .compile(),
);

const insertSeen = statement((db, row: InsertedPage) =>
  db
    .insertInto('pages')
    .values({
      id: row.id,
      job_pk: row.job_pk,
      url: row.url,
      url_key: row.url_key,
      host: row.host,
      depth: row.depth,
      state: row.state,
      entered: row.entered,
      reason: row.reason,
      found_on: row.found_on,
    })
    .onConflict((conflict) => conflict.columns(['job_pk', 'url_key']).doNothing())
    .compile(),
);

/** Of the keys given as a JSON array, those that no page of the job has entered with. */
const selectUnentered = statement((_db, p: { readonly jobPk: number; readonly keys: string }) =>
  raw<{ key: string; alias: number }>`
    select k.value as key,
      exists (select 1 from pages a where a.job_pk = ${p.jobPk} and a.final_key = k.value) as alias
    from json_each(${p.keys}) k
    where not exists (
      select 1 from pages p where p.job_pk = ${p.jobPk} and p.url_key = k.value and p.entered = 1
    )`.compile(_db),
);

const selectUnseen = statement((db, p: { readonly jobPk: number; readonly keys: string }) =>
  raw<{ key: string }>`
    select k.value as key from json_each(${p.keys}) k
    where not exists (select 1 from pages p where p.job_pk = ${p.jobPk} and p.url_key = k.value)
  `.compile(db),
);

const selectEntered = statement((db, p: { readonly jobPk: number }) =>
  raw<{ entered: number }>`
    select (select open + running + done + failed from job_counts where job_pk = ${p.jobPk}) as entered
  `.compile(db),
);

const promoteOne = statement((db, p: { readonly jobPk: number }) =>
  raw<never>`
    update pages set state = 'open', entered = 1, reason = 'link'
    where pk = (
      select pk from pages
      where job_pk = ${p.jobPk} and state = 'skipped' and entered = 0 and reason = 'limit'
      order by depth, pk limit 1
    )`.compile(db),
);

/** The hosts with ready pages, one index seek each, in order of name. */
const selectReadyHosts = statement(
  (db, p: { readonly jobPk: number; readonly exclude: string; readonly limit: number }) =>
    raw<{ host: string }>`
      with recursive hosts (host) as (
        select min(host) from pages
        where job_pk = ${p.jobPk} and state = 'open' and not_before_at = 0
        union all
        select (
          select min(host) from pages
          where job_pk = ${p.jobPk} and state = 'open' and not_before_at = 0 and host > hosts.host
        ) from hosts where host is not null
      )
      select host from hosts
      where host is not null and host not in (select value from json_each(${p.exclude}))
      limit ${p.limit}`.compile(db),
);

const selectDueHosts = statement(
  (db, p: { readonly jobPk: number; readonly now: number; readonly limit: number }) =>
    raw<{ host: string }>`
      select distinct host from (
        select host from pages
        where job_pk = ${p.jobPk} and state = 'open' and not_before_at > 0 and not_before_at <= ${p.now}
        limit 1000
      ) limit ${p.limit}`.compile(db),
);

const ripen = statement((db, p: { readonly jobPk: number; readonly now: number }) =>
  raw<never>`
    update pages set not_before_at = 0
    where job_pk = ${p.jobPk} and state = 'open' and not_before_at > 0 and not_before_at <= ${p.now}
  `.compile(db),
);

const selectReady = statement(
  (db, p: { readonly jobPk: number; readonly host: string; readonly limit: number }) =>
    raw<{ pk: number; depth: number }>`
      select pk, depth from pages
      where job_pk = ${p.jobPk} and state = 'open' and not_before_at = 0 and host = ${p.host}
      order by depth, pk limit ${p.limit}`.compile(db),
);

const takePage = statement(
  (
    db,
    p: {
      readonly pk: number;
      readonly until: number;
      readonly workerId: string;
      readonly reserve: number;
    },
  ) =>
    db
      .updateTable('pages')
      .set({
        state: 'running',
        lease_until: p.until,
        worker_id: p.workerId,
        reserve: p.reserve,
      })
      .where('pk', '=', p.pk)
      .returningAll()
      .compile(),
);

const selectRunnable = statement((db, p: { readonly limit: number }) =>
  db
    .selectFrom('job_counts')
    .innerJoin('jobs', 'jobs.pk', 'job_counts.job_pk')
    .select(JOB_COLUMNS)
    .where('job_counts.open', '>', raw.lit(0))
    .where('jobs.status', '=', raw.lit('scraping'))
    .where('jobs.removed', '=', 0)
    .where('jobs.kind', 'in', FRONTIER_KINDS)
    .orderBy('jobs.priority', 'desc')
    .orderBy('jobs.pk')
    .limit(p.limit)
    .compile(),
);

/** Enters pages that are new to the job, up to its limit; what does not fit is kept as seen. */
export function enterPages(
  write: WriteContext,
  job: { readonly pk: number; readonly limit: number | undefined },
  pages: readonly NewPage[],
): number {
  if (pages.length === 0) return 0;
  const { sql } = write;
  const keys = JSON.stringify(pages.map((page) => page.urlKey));
  const unentered = new Map(
    sql.all(selectUnentered, { jobPk: job.pk, keys }).map((row) => [row.key, row.alias === 1]),
  );
  if (unentered.size === 0) return 0;
  let room = roomIn(sql, job);
  let entered = 0;
  for (const page of pages) {
    const isAlias = unentered.get(page.urlKey);
    if (isAlias === undefined) continue;
    if (isAlias || room <= 0) {
      sql.run(insertSeen, seenRow(job.pk, page, isAlias ? DUPLICATE : OVER_LIMIT));
      continue;
    }
    const { changes } = sql.run(insertPage, {
      ...seenRow(job.pk, page, page.reason),
      host: page.host,
      state: 'open',
      entered: 1,
    });
    // an address listed twice enters once: the second insert meets an entered row and changes nothing
    entered += changes;
    room -= changes;
  }
  return entered;
}

/** Keeps addresses that were seen and not taken, with the first reason given. */
export function noteSkipped(
  { sql }: WriteContext,
  jobPk: number,
  skipped: readonly SkippedUrl[],
): void {
  if (skipped.length === 0) return;
  const keys = JSON.stringify(skipped.map((seen) => seen.urlKey));
  const unseen = new Set(sql.all(selectUnseen, { jobPk, keys }).map((row) => row.key));
  for (const seen of skipped) {
    if (unseen.has(seen.urlKey)) sql.run(insertSeen, seenRow(jobPk, seen, seen.reason));
  }
}

/** A page gave up its place under the limit: the next address that did not fit takes it. */
export function fillFreedPlace(
  write: WriteContext,
  job: { readonly pk: number; readonly id: string; readonly page_limit: number | null },
): void {
  if (job.page_limit === null) return;
  if (roomIn(write.sql, { pk: job.pk, limit: job.page_limit }) <= 0) return;
  if (write.sql.run(promoteOne, { jobPk: job.pk }).changes > 0) write.notify('work', job.id);
}

export interface ClaimPages {
  readonly jobId: string;
  readonly now: number;
  readonly lease: Lease;
  readonly limit: number;
  readonly excludeHosts: readonly string[];
  readonly reservePerPage: number;
  /** Most pages of one host; absent: no such limit. */
  readonly maxPerHost?: number;
}

export function claimPages(
  write: WriteContext,
  claim: ClaimPages,
): { readonly pages: readonly Page[]; readonly creditsShort: false | 'held' | 'spent' } {
  const { sql } = write;
  const job = findRow(sql, claim.jobId);
  if (job?.status !== 'scraping' || claim.limit <= 0) return { pages: [], creditsShort: false };
  sql.run(ripen, { jobPk: job.pk, now: claim.now });
  const candidates = readyPages(sql, job.pk, claim);
  const payer = { accountId: job.account_id, keyId: job.key_id };
  const each = claim.reservePerPage;
  const isFree = each === 0 || candidates.length === 0;
  const credits = isFree ? undefined : availableCredits(sql, payer, claim.now);
  const affordable =
    credits === undefined ? candidates.length : Math.max(0, Math.floor(credits.now / each));
  const pages = candidates.slice(0, affordable).flatMap(({ pk }) => {
    const row = sql.get(takePage, {
      pk,
      ...claim.lease,
      reserve: each,
    });
    return row === undefined ? [] : [toPage(row, job.id)];
  });
  if (credits === undefined || affordable >= candidates.length)
    return { pages, creditsShort: false };
  return { pages, creditsShort: credits.atMost >= each ? 'held' : 'spent' };
}

export function runnableJobs(
  sql: Connection,
  now: number,
): readonly { readonly job: FrontierJob; readonly dueHosts: readonly string[] }[] {
  return sql.all(selectRunnable, { limit: MOST_JOBS }).flatMap((row) => {
    const hosts = new Set<string>();
    const ready = { jobPk: row.pk, exclude: '[]', limit: MOST_HOSTS };
    for (const { host } of sql.all(selectReadyHosts, ready)) hosts.add(host);
    const due = { jobPk: row.pk, now, limit: MOST_HOSTS };
    for (const { host } of sql.all(selectDueHosts, due)) hosts.add(host);
    const job = hosts.size === 0 ? undefined : toRunningJob(sql, row);
    if (job === undefined || !hasFrontier(job)) return [];
    return [{ job, dueHosts: [...hosts].slice(0, MOST_HOSTS) }];
  });
}

function readyPages(
  sql: Connection,
  jobPk: number,
  claim: ClaimPages,
): readonly { readonly pk: number; readonly depth: number }[] {
  const exclude = JSON.stringify(claim.excludeHosts);
  const hosts = sql.all(selectReadyHosts, { jobPk, exclude, limit: MOST_HOSTS });
  const limit = Math.min(claim.limit, claim.maxPerHost ?? claim.limit);
  return hosts
    .flatMap(({ host }) => sql.all(selectReady, { jobPk, host, limit }))
    .sort((a, b) => a.depth - b.depth || a.pk - b.pk)
    .slice(0, claim.limit);
}

function roomIn(
  sql: Connection,
  job: { readonly pk: number; readonly limit: number | undefined },
): number {
  if (job.limit === undefined) return Number.MAX_SAFE_INTEGER;
  return job.limit - (sql.get(selectEntered, { jobPk: job.pk })?.entered ?? 0);
}

function seenRow(jobPk: number, seen: NewPage | SkippedUrl, reason: string): InsertedPage {
  return {
    id: seen.id,
    job_pk: jobPk,
    url: seen.url,
    url_key: seen.urlKey,
    host: 'host' in seen ? seen.host : '',
    depth: seen.depth,
    state: 'skipped',
    entered: 0,
    reason,
    found_on: seen.foundOn ?? null,
  };
}
