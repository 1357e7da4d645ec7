/** Jobs and pages as the console shows them: rows of the store with what the store keeps apart. */
import type { JobDetail, JobRow, PageRow, WaitReason } from '../../../../contract/console/jobs.ts';
import type { Account } from '../../domain/account.ts';
import type { Job, JobCounts, Page } from '../../domain/job.ts';
import type { Json } from '../../domain/json.ts';
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
  const keyName = job.keyId === undefined ? undefined : names.get(job.keyId);
  const waiting =
    job.status === 'scraping' ? await waitReason(deps, account, job, counts) : undefined;
  const [page] = job.kind === 'scrape' ? await store.listPages({ jobId: job.id, limit: 1 }) : [];
  const hasPages = job.kind === 'crawl' || job.kind === 'batch';
  const refused = hasPages ? refusedPages(await deps.tallies.of(job.id, counts)) : 0;
  return {
    id: job.id,
    kind: job.kind,
    apiVersion: job.apiVersion,
    status: job.status,
    target: job.target,
    createdAt: job.createdAt,
    expiresAt: job.expiresAt,
    counts,
    ...(job.keyId === undefined ? {} : { keyId: job.keyId }),
    ...(keyName === undefined ? {} : { keyName }),
    ...(job.limit === undefined ? {} : { limit: job.limit, ...askedLimit(job.body, job.limit) }),
    ...(job.finishedAt === undefined ? {} : { finishedAt: job.finishedAt }),
    ...(job.warning === undefined ? {} : { warning: job.warning }),
    ...(job.errorCode === undefined ? {} : { errorCode: job.errorCode }),
    ...(job.error === undefined ? {} : { error: job.error }),
    ...(waiting === undefined ? {} : { waiting }),
    ...(page === undefined ? {} : { pageId: page.id }),
    ...(page?.title === undefined ? {} : { title: page.title }),
    ...(page?.statusCode === undefined ? {} : { statusCode: page.statusCode }),
    ...(refused === 0 ? {} : { refused }),
  };
}

function askedLimit(body: Json, limit: number): { readonly askedLimit?: number } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  const asked: unknown = Object.entries(body).find(([name]) => name === 'limit')?.[1];
  return typeof asked === 'number' && asked > limit ? { askedLimit: asked } : {};
}

export async function jobDetail(deps: ConsoleDeps, account: Account, job: Job): Promise<JobDetail> {
  const [row] = await jobRows(deps, account, [job]);
  if (row === undefined) throw new Error('one job gives one row');
  return {
    ...row,
    body: job.body,
    origin: job.origin,
    zeroDataRetention: job.zeroDataRetention,
    excluded: await deps.backend.store.excludedPaths(job.id),
    modelUsage: await deps.backend.store.modelUsageOfJob(job.id),
    ...(job.result === undefined ? {} : { result: job.result }),
  };
}

/** Only when nothing of the job is under way: slots taken, no credit, or a host's pause. */
async function waitReason(
  deps: ConsoleDeps,
  account: Account,
  job: Job,
  counts: JobCounts,
): Promise<WaitReason | undefined> {
  if (counts.running > 0 || counts.open === 0) return undefined;
  const used = deps.slots.active(account.id);
  const total = concurrencyOf(account);
  if (used >= total) return { kind: 'slots', used, total, plan: PLANS[account.planId].name };
  const { store } = deps.backend;
  const now = deps.clock.now();
  const balance = await store.balance(account.id, now);
  if (balance.remaining - balance.reserved <= 0) return { kind: 'credits' };
  const [first] = await store.listPages({ jobId: job.id, states: ['open'], limit: 1 });
  if (first === undefined || first.notBeforeAt <= now) return undefined;
  return { kind: 'pacing', host: first.host, untilAt: first.notBeforeAt };
}

export function pageRow(page: Page): PageRow {
  return {
    id: page.id,
    url: page.url,
    depth: page.depth,
    state: page.state,
    reason: page.reason,
    attempts: page.attempts,
    notBeforeAt: page.notBeforeAt,
    credits: page.credits,
    ...(page.foundOn === undefined ? {} : { foundOn: page.foundOn }),
    ...(page.statusCode === undefined ? {} : { statusCode: page.statusCode }),
    ...(page.errorCode === undefined ? {} : { errorCode: page.errorCode }),
    ...(page.error === undefined ? {} : { error: page.error }),
    ...(page.seq === undefined ? {} : { seq: page.seq }),
    ...(page.finishedAt === undefined ? {} : { finishedAt: page.finishedAt }),
    ...(page.capture === undefined ? {} : { capture: page.capture }),
    ...(page.title === undefined ? {} : { title: page.title }),
  };
}
