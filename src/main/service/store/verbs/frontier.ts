/**
 * The open pages of jobs: which addresses enter, and which are handed out next.
 *
 * Ready pages (`not_before_at` 0) and delayed ones have an index each, by host and depth, so handing out
 * costs the same with a hundred open pages or a million. Hosts with ready pages (`fronts`) take turns: one that
 * was served, or could not be, comes after all others. Nothing here reads more than it hands out.
 */
import { sql as raw, type RawBuilder } from 'kysely';
import { hasFrontier, type Page } from '../../domain/job.ts';
import { FRONTIER_KINDS } from '../../domain/job-kinds.ts';
import type { JobStore, Lease, NewPage, RunnableQuery, SkippedUrl } from '../../ports/backend.ts';
import { statement } from '../statement.ts';
import type { PageRow } from '../tables.ts';
import { availableCredits } from './balance.ts';
import { inTurn, moveFronts, openFronts, passFronts, readyFronts, selectFronts } from './fronts.ts';
import { findRow, JOB_COLUMNS, toRunningJob } from './job-rows.ts';
import { toPage } from './page-rows.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

/** The reason of addresses that did not fit the job's limit; they move up when a page frees its place. */
const OVER_LIMIT = 'limit';
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

/** Of a row that may have more. */
const valuesOf = (row: InsertedPage): InsertedPage => ({
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
});

/** Inserts; an address that was only seen before, never entered, becomes a page now. */
const insertPage = statement((db, row: InsertedPage) =>
  db
    .insertInto('pages')
    .values(valuesOf(row))
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
    .values(valuesOf(row))
    .onConflict((conflict) => conflict.columns(['job_pk', 'url_key']).doNothing())
    .compile(),
);

/** Of the keys given as a JSON array, those that no page of the job has entered with. */
const selectUnentered = statement(
  (db, p: { readonly jobPk: number; readonly keys: string }, spell) =>
    raw<{ key: string; alias: number }>`
    select k.value as key,
      case when exists (
        select 1 from pages a where a.job_pk = ${p.jobPk} and a.final_key = k.value
      ) then 1 else 0 end as alias
    from ${spell.each(p.keys)} k
    where not exists (
      select 1 from pages p where p.job_pk = ${p.jobPk} and p.url_key = k.value and p.entered = 1
    )`.compile(db),
);

const selectUnseen = statement((db, p: { readonly jobPk: number; readonly keys: string }, spell) =>
  raw<{ key: string }>`
    select k.value as key from ${spell.each(p.keys)} k
    where not exists (select 1 from pages p where p.job_pk = ${p.jobPk} and p.url_key = k.value)
  `.compile(db),
);

const selectEntered = statement((db, p: { readonly jobPk: number }) =>
  raw<{ entered: number }>`
    select (select open + running + done + failed from job_counts where job_pk = ${p.jobPk}) as entered
  `.compile(db),
);

const promoteOne = statement((db, p: { readonly jobPk: number }, spell) =>
  raw<never>`
    update pages set state = 'open', entered = 1, reason = 'link'
    where pk = (
      select pk from pages
      where ${spell.waitingOf(p.jobPk)} and state = 'skipped' and entered = 0 and reason = 'limit'
      order by depth, pk limit 1
    )`.compile(db),
);

/** No host is left alone for longer: who is to wait past that waits by a clock that was ahead. */
const LONGEST_WAIT_MS = 3_600_000;

export const isRipe = (now: number): RawBuilder<boolean> =>
  raw`(not_before_at <= ${now} or not_before_at - ${raw.lit(LONGEST_WAIT_MS)} > ${now})`;

const selectDueHosts = statement(
  (db, p: { readonly jobPk: number; readonly now: number; readonly limit: number }, spell) =>
    raw<{ host: string }>`
      select distinct host from (
        select host from pages
        where ${spell.waitingOf(p.jobPk)} and state = 'open' and not_before_at > 0
          and ${isRipe(p.now)}
        limit 1000
      ) as due limit ${p.limit}`.compile(db),
);

export const ripen = statement((db, p: { readonly jobPk: number; readonly now: number }, spell) =>
  raw<never>`
    update pages set not_before_at = 0
    where ${spell.waitingOf(p.jobPk)} and state = 'open' and not_before_at > 0
      and ${isRipe(p.now)}`.compile(db),
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
      .set((row) => ({
        state: 'running',
        lease_until: p.until,
        worker_id: p.workerId,
        reserve: p.reserve,
        hold: row('hold', '+', raw.lit(1)),
      }))
      .where('pk', '=', p.pk)
      .returningAll()
      .compile(),
);

const selectRunnable = statement((db, p: { readonly after: string; readonly limit: number }) =>
  db
    .selectFrom('job_counts')
    .innerJoin('jobs', 'jobs.pk', 'job_counts.job_pk')
    .select(JOB_COLUMNS)
    .where('job_counts.open', '>', raw.lit(0))
    .where('jobs.status', '=', raw.lit('scraping'))
    .where('jobs.removed', '=', 0)
    .where('jobs.kind', 'in', FRONTIER_KINDS)
    .where(
      'job_counts.job_pk',
      '>',
      raw<number>`coalesce((select pk from jobs where id = ${p.after}), 0)`,
    )
    .orderBy('job_counts.job_pk')
    .limit(p.limit)
    .compile(),
);

interface Entering {
  readonly id: string;
  readonly pk: number;
  readonly limit: number | undefined;
  readonly isLone?: boolean;
}

/** Enters pages that are new to the job, up to its limit, and keeps what it saw and did not take; gives how many entered. */
export function* enterFound(
  write: WriteContext,
  job: Entering,
  pages: readonly NewPage[],
  skipped: readonly SkippedUrl[],
): Steps<number> {
  if (write.enter !== undefined) {
    const found = { jobId: job.id, jobPk: job.pk, isLone: job.isLone === true, pages, skipped };
    return (yield* write.enter([found])).get(job.pk) ?? 0;
  }
  const entered = yield* enterPages(write, job, pages);
  yield* noteSkipped(write, job, skipped);
  return entered;
}

/** What does not fit is kept as seen. */
function* enterPages(write: WriteContext, job: Entering, found: readonly NewPage[]): Steps<number> {
  const { tx, entered: known } = write;
  const pages = found.filter(({ urlKey }) => !known.has(job.id, urlKey));
  if (pages.length === 0) return 0;
  const keys = JSON.stringify(pages.map((page) => page.urlKey));
  const unentered = new Map(
    (yield* tx.all(selectUnentered, { jobPk: job.pk, keys })).map((row) => [
      row.key,
      row.alias === 1,
    ]),
  );
  for (const { urlKey } of pages) {
    if (!unentered.has(urlKey)) known.add(job.id, urlKey);
  }
  if (unentered.size === 0) return 0;
  let room = yield* roomIn(tx, job);
  let entered = 0;
  const hosts = new Set<string>();
  for (const page of pages) {
    const isAlias = unentered.get(page.urlKey);
    if (isAlias === undefined) continue;
    if (isAlias || room <= 0) {
      yield* tx.run(insertSeen, seenRow(job.pk, page, isAlias ? DUPLICATE : OVER_LIMIT));
      continue;
    }
    const changes = yield* tx.run(insertPage, {
      ...seenRow(job.pk, page, page.reason),
      host: page.host,
      state: 'open',
      entered: 1,
    });
    // an address listed twice enters once: the second insert meets an entered row and changes nothing
    entered += changes;
    room -= changes;
    hosts.add(page.host);
  }
  // nobody hands out the only page of a call
  if (hosts.size > 0 && job.isLone !== true) yield* openFronts(tx, job.pk, hosts);
  return entered;
}

/** Keeps addresses that were seen and not taken, with the first reason given. */
function* noteSkipped(
  { tx, entered: known }: WriteContext,
  { id, pk: jobPk }: Entering,
  seenThere: readonly SkippedUrl[],
): Steps<void> {
  const skipped = seenThere.filter(({ urlKey }) => !known.has(id, urlKey));
  if (skipped.length === 0) return;
  const keys = JSON.stringify(skipped.map((seen) => seen.urlKey));
  const unseen = new Set((yield* tx.all(selectUnseen, { jobPk, keys })).map((row) => row.key));
  for (const seen of skipped) {
    if (unseen.has(seen.urlKey)) yield* tx.run(insertSeen, seenRow(jobPk, seen, seen.reason));
  }
}

/** A page gave up its place under the limit: the next address that did not fit takes it. */
export function* fillFreedPlace(
  write: WriteContext,
  job: { readonly pk: number; readonly id: string; readonly page_limit: number | null },
): Steps<void> {
  if (job.page_limit === null) return;
  if ((yield* roomIn(write.tx, { pk: job.pk, limit: job.page_limit })) <= 0) return;
  if ((yield* write.tx.run(promoteOne, { jobPk: job.pk })) > 0) write.notify('work', job.id);
}

export interface ClaimPages {
  readonly jobId: string;
  readonly now: number;
  readonly lease: Lease;
  readonly limit: number;
  readonly hosts?: readonly string[];
  readonly reservePerPage: number;
}

export function* claimPages(
  write: WriteContext,
  claim: ClaimPages,
): Steps<{ readonly pages: readonly Page[]; readonly creditsShort: false | 'held' | 'spent' }> {
  const { tx } = write;
  const job = yield* findRow(tx, claim.jobId);
  if (job?.status !== 'scraping' || claim.limit <= 0) return { pages: [], creditsShort: false };
  yield* tx.run(ripen, { jobPk: job.pk, now: claim.now });
  const fronts = yield* readyFronts(tx, job.pk, claim);
  const candidates = inTurn(fronts).slice(0, claim.limit);
  const payer = { accountId: job.account_id, keyId: job.key_id };
  const each = claim.reservePerPage;
  const isFree = each === 0 || candidates.length === 0;
  const credits = isFree ? undefined : yield* availableCredits(tx, payer, claim.now);
  const affordable =
    credits === undefined ? candidates.length : Math.max(0, Math.floor(credits.now / each));
  const taken = candidates.slice(0, affordable);
  const pages: Page[] = [];
  for (const { pk } of taken) {
    const row = yield* tx.first(takePage, { pk, ...claim.lease, reserve: each });
    if (row !== undefined) pages.push(toPage(row, job.id));
  }
  // a host that is alone has nobody to let pass
  const isAlone = claim.hosts === undefined && fronts.length === 1;
  yield* moveFronts(tx, { jobPk: job.pk, fronts, isAlone }, new Set(taken.map(({ pk }) => pk)));
  if (credits === undefined || affordable >= candidates.length)
    return { pages, creditsShort: false };
  return { pages, creditsShort: credits.atMost >= each ? 'held' : 'spent' };
}

export function* passHosts(
  { tx }: WriteContext,
  pass: { readonly jobId: string; readonly hosts: readonly string[]; readonly now: number },
): Steps<void> {
  const job = yield* findRow(tx, pass.jobId);
  if (job === undefined) return;
  yield* tx.run(ripen, { jobPk: job.pk, now: pass.now });
  yield* passFronts(tx, job.pk, pass.hosts);
}

type Runnable = Awaited<ReturnType<JobStore['runnableJobs']>>;

export function* runnableJobs(tx: Tx, { now, after = '', most }: RunnableQuery): Steps<Runnable> {
  const rows = yield* tx.all(selectRunnable, { after, limit: most.jobs });
  const jobs: Runnable['jobs'][number][] = [];
  for (const row of rows) {
    const hosts = new Set<string>();
    const ready = { jobPk: row.pk, limit: most.hosts };
    for (const { host } of yield* tx.all(selectFronts, ready)) hosts.add(host);
    const due = { jobPk: row.pk, now, limit: most.hosts };
    for (const { host } of yield* tx.all(selectDueHosts, due)) hosts.add(host);
    const job = hosts.size === 0 ? undefined : yield* toRunningJob(tx, row);
    if (job === undefined || !hasFrontier(job)) continue;
    jobs.push({ job, dueHosts: [...hosts].slice(0, most.hosts) });
  }
  const last = rows.length === most.jobs ? rows.at(-1) : undefined;
  return {
    jobs: jobs.toSorted((a, b) => b.job.priority - a.job.priority),
    ...(last === undefined ? {} : { next: last.id }),
  };
}

function* roomIn(
  tx: Tx,
  job: { readonly pk: number; readonly limit: number | undefined },
): Steps<number> {
  if (job.limit === undefined) return Number.MAX_SAFE_INTEGER;
  return job.limit - ((yield* tx.first(selectEntered, { jobPk: job.pk }))?.entered ?? 0);
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
