/** Jobs and pages as the console shows them: rows of the store with what the store keeps apart. */
import type { JobDetail, JobRow, PageRow, WaitReason } from '../../../../contract/console/jobs.ts';
import type { Account } from '../../domain/account.ts';
import { withoutPassword, withoutPasswords } from '../../domain/address-login.ts';
import { defined } from '../../domain/defined.ts';
import { hasFrontier, type Job, type JobCounts, type Page } from '../../domain/job.ts';
import { SITE } from '../../ports/host-pacer.ts';
import { concurrencyOf, PLANS } from '../../domain/plans.ts';
import type { ConsoleDeps } from './deps.ts';
import { refusedPages } from './tallies.ts';

export async function jobRows(
  deps: ConsoleDeps,
  account: Account,
  jobs: readonly Job[],
): Promise<readonly JobRow[]> {
  const keys = await deps.backend.store.listKeys(account.id);
  const names = new Map(keys.map((key) => [key.id, key.name]));
  return Promise.all(jobs.map((job) => jobRow(deps, account, job, names)));
}

async function jobRow(
  deps: ConsoleDeps,
  account: Account,
  job: Job,
  names: ReadonlyMap<string, string>,
): Promise<JobRow> {
  const { store } = deps.backend;
  const counts = await store.counts(job.id);
  const [page] = job.kind === 'scrape' ? await store.listPages({ jobId: job.id, limit: 1 }) : [];
  const refused = hasFrontier(job) ? refusedPages(await deps.tallies.of(job.id, counts)) : 0;
  return defined({
    id: job.id,
    kind: job.kind,
    apiVersion: job.apiVersion,
    status: job.status,
    // jobs of earlier versions were stored with what stood in their addresses
    target: withoutPassword(job.target),
    createdAt: job.createdAt,
    expiresAt: job.expiresAt,
    counts,
    keyId: job.keyId,
    keyName: job.keyId === undefined ? undefined : names.get(job.keyId),
    limit: job.limit,
    askedLimit: askedLimit(job),
    finishedAt: job.finishedAt,
    warning: job.warning,
    errorCode: job.errorCode,
    error: job.error,
    waiting: job.status === 'scraping' ? await waitReason(deps, account, job, counts) : undefined,
    pageId: page?.id,
    title: page?.title,
    statusCode: page?.statusCode,
    refused: refused === 0 ? undefined : refused,
  });
}

/** The limit of the request, where the job got a smaller one. */
function askedLimit({ body, limit }: Job): number | undefined {
  if (limit === undefined || typeof body !== 'object' || body === null) return undefined;
  const asked: unknown = Object.entries(body).find(([name]) => name === 'limit')?.[1];
  return typeof asked === 'number' && asked > limit ? asked : undefined;
}

export async function jobDetail(deps: ConsoleDeps, account: Account, job: Job): Promise<JobDetail> {
  const [row] = await jobRows(deps, account, [job]);
  if (row === undefined) throw new Error('one job gives one row');
  return defined({
    ...row,
    body: withoutPasswords(job.body),
    origin: job.origin,
    zeroDataRetention: job.zeroDataRetention,
    excluded: await deps.backend.store.excludedPaths(job.id),
    modelUsage: await deps.backend.store.modelUsageOfJob(job.id),
    result: job.result,
  });
}

/** Only when nothing of the job is under way: a full disk, slots taken, no credit, or a host's pause. */
async function waitReason(
  deps: ConsoleDeps,
  account: Account,
  job: Job,
  counts: JobCounts,
): Promise<WaitReason | undefined> {
  if (deps.jobs.isDiskFull()) return { kind: 'disk' };
  if (counts.running > 0 || counts.open === 0) return undefined;
  const used = deps.slots.active(account.id);
  const total = concurrencyOf(account);
  if (used >= total) return { kind: 'slots', used, total, plan: PLANS[account.planId].name };
  const { store } = deps.backend;
  const now = deps.clock.now();
  const balance = await store.balance(account.id, now);
  if (balance.remaining - balance.reserved <= 0) return { kind: 'credits' };
  const [first] = await store.listPages({ jobId: job.id, states: ['open'], limit: 1 });
  if (first === undefined) return undefined;
  // what the site asked of another job holds for this one, too
  const restAt = now + deps.pacer.untilNext(first.host, { keeper: SITE, ms: 0 });
  const untilAt = Math.max(first.notBeforeAt, restAt);
  return untilAt <= now ? undefined : { kind: 'pacing', host: first.host, untilAt };
}

export function pageRow(page: Page): PageRow {
  return defined({
    id: page.id,
    url: withoutPassword(page.url),
    depth: page.depth,
    state: page.state,
    reason: page.reason,
    attempts: page.attempts,
    notBeforeAt: page.notBeforeAt,
    credits: page.credits,
    foundOn: page.foundOn === undefined ? undefined : withoutPassword(page.foundOn),
    statusCode: page.statusCode,
    errorCode: page.errorCode,
    error: page.error,
    seq: page.seq,
    finishedAt: page.finishedAt,
    capture: page.capture,
    title: page.title,
  });
}
