/**
 * `hearth jobs list [--account ID] | show ID [--urls] | rehearse ID [--plan PLAN,…] | resume ID | cancel ID | delete ID`.
 *
 * `resume` follows a running job (starting the service for it if none runs) and writes its documents.
 */
import { readConfig, type Config } from '../service/config.ts';
import { HearthError } from '../service/domain/errors.ts';
import type { Job } from '../service/domain/job.ts';
import type { BriefStore } from '../service/compose-store.ts';
import { PLANS } from '../service/domain/plans.ts';
import { planOf } from './accounts.ts';
import { numberFlag, parseArgs, takeFlags, textFlag } from './args.ts';
import { withService } from './client.ts';
import { followJob } from './crawl.ts';
import { withStore } from './store.ts';
import { formatTable, formatTime } from './table.ts';

/** Runs the command; resolves the exit code. */
export async function jobsCommand(argv: readonly string[]): Promise<number> {
  const args = parseArgs(argv, ['urls']);
  const { own, config: flags } = takeFlags(args, ['urls', 'limit', 'out', 'plan', 'account']);
  const config = readConfig({ flags: { 'log-level': 'warn', ...flags } });
  const [verb = 'list', id] = args.words;
  switch (verb) {
    case 'list':
      return withStore(config, (brief) =>
        list(brief, {
          limit: numberFlag(own, 'limit') ?? 50,
          accountId: textFlag(own, 'account'),
          json: config.json,
        }),
      );
    case 'show':
      return withStore(config, (brief) => show(brief, named(id), own['urls'] === true));
    case 'rehearse':
      return withStore(config, (brief) =>
        rehearse(brief, named(id), { plans: textFlag(own, 'plan'), json: config.json }),
      );
    case 'resume':
      return withService(config, (client) => followJob(client, named(id), textFlag(own, 'out')));
    case 'cancel':
      return cancel(config, named(id));
    case 'delete':
      return withStore(config, (brief) => remove(brief, named(id)));
    default:
      throw new HearthError(
        'CONFIG_INVALID',
        `"jobs" knows list, show, rehearse, resume, cancel and delete; not "${verb}".`,
      );
  }
}

function named(id: string | undefined): string {
  if (id !== undefined) return id;
  throw new HearthError('CONFIG_INVALID', 'Name the job by its id; "hearth jobs list" shows them.');
}

/** Of all accounts, unless one is named. */
async function list(
  { store, accounts }: BriefStore,
  how: {
    readonly limit: number;
    readonly accountId: string | undefined;
    readonly json: boolean;
  },
): Promise<number> {
  const { limit, accountId } = how;
  if (accountId !== undefined) await accounts.find(accountId);
  const jobs = await store.listJobs({ limit, ...(accountId === undefined ? {} : { accountId }) });
  if (how.json) {
    process.stdout.write(`${JSON.stringify(jobs)}\n`);
    return 0;
  }
  const rows: string[][] = [];
  for (const job of jobs) {
    const counts = await store.counts(job.id);
    const pages = `${counts.done}/${counts.done + counts.open + counts.running}`;
    rows.push([job.id, job.kind, job.status, pages, formatTime(job.createdAt), job.target]);
  }
  process.stdout.write(formatTable(['id', 'kind', 'status', 'pages', 'started', 'target'], rows));
  return 0;
}

async function find({ store }: BriefStore, id: string): Promise<Job> {
  const job = await store.findJob(id);
  if (job !== undefined) return job;
  throw new HearthError('JOB_NOT_FOUND', `There is no job ${id}; "hearth jobs list" shows them.`);
}

async function show(brief: BriefStore, id: string, urls: boolean): Promise<number> {
  const job = await find(brief, id);
  const counts = await brief.store.counts(id);
  const facts = [
    ['id', job.id],
    ['kind', job.kind],
    ['status', job.status],
    ['target', job.target],
    ['started', formatTime(job.createdAt)],
    ['finished', formatTime(job.finishedAt)],
    ['pages', `${counts.done} done, ${counts.open} open, ${counts.running} under way`],
    ['', `${counts.failed} failed, ${counts.skipped} left out`],
    ['credits', String(counts.credits)],
    ['account', (await brief.accounts.find(job.accountId)).name],
    ...(job.warning === undefined ? [] : [['warning', job.warning]]),
    ...(job.error === undefined ? [] : [['error', job.error]]),
  ];
  process.stdout.write(
    `${facts.map(([name, value]) => `${(name ?? '').padEnd(10)}${value ?? ''}`).join('\n')}\n`,
  );
  if (urls) await showUrls(brief, id);
  return 0;
}

/** Every address seen, with the decision on it. */
async function showUrls({ store }: BriefStore, jobId: string): Promise<void> {
  process.stdout.write('\n');
  let after: string | undefined;
  for (;;) {
    const pages = await store.listPages({
      jobId,
      limit: 500,
      ...(after === undefined ? {} : { after }),
    });
    for (const page of pages) {
      const outcome = page.state === 'done' ? String(page.statusCode) : (page.error ?? page.reason);
      process.stdout.write(`${page.state.padEnd(8)}${page.url}\n        ${outcome}\n`);
    }
    after = pages.at(-1)?.id;
    if (pages.length < 500) return;
  }
}

/** What the job would have cost on other plans, and where it would have been refused. */
async function rehearse(
  { store, accounts, rehearse: ask }: BriefStore,
  id: string,
  how: { readonly plans: string | undefined; readonly json: boolean },
): Promise<number> {
  const accountId =
    (await store.findJob(id))?.accountId ?? (await store.chargesOfJob(id))?.accountId;
  if (accountId === undefined) {
    throw new HearthError('JOB_NOT_FOUND', `There is no job ${id}; "hearth jobs list" shows them.`);
  }
  const plans = how.plans?.split(',').map(planOf);
  const answer = await ask(await accounts.find(accountId), id, plans);
  if (how.json) {
    process.stdout.write(`${JSON.stringify(answer)}\n`);
    return 0;
  }
  const rows = answer.plans.map((one) => [
    PLANS[one.planId].name,
    `${one.charged} of ${one.credits}`,
    one.overageCredits === 0
      ? '–'
      : `${one.overageCredits} ($${(one.overageCents / 100).toFixed(2)})`,
    String(one.concurrency),
    one.refusal?.sentence ?? 'runs to its end',
  ]);
  process.stdout.write(`${answer.usedBefore} credits of the period were used before it.\n`);
  process.stdout.write(formatTable(['plan', 'charged', 'overage', 'at once', 'outcome'], rows));
  return 0;
}

async function cancel(config: Config, id: string): Promise<number> {
  await withService(config, (client) => client.request('DELETE', `/v2/crawl/${id}`));
  process.stdout.write('cancelled\n');
  return 0;
}

async function remove(brief: BriefStore, id: string): Promise<number> {
  const job = await find(brief, id);
  if (job.status === 'scraping') {
    throw new HearthError('BAD_REQUEST', `The job is running; "hearth jobs cancel ${id}" first.`);
  }
  await brief.store.deleteJob(id);
  process.stdout.write('deleted\n');
  return 0;
}
