/**
 * `hearth jobs list [--key KEY] [--since DAY] [--until DAY] [--account ID] | show ID [--urls] | rehearse ID [--plan PLAN,…] | resume ID | export ID | cancel ID | delete ID`.
 *
 * `resume` follows a running job (starting the service for it if none runs) and writes its documents.
 */
import { readConfig, type Config } from '../service/config.ts';
import { defined } from '../service/domain/defined.ts';
import { HearthError } from '../service/domain/errors.ts';
import {
  hasFrontier,
  type Job,
  type JobCounts,
  type Page,
  type PageCapture,
} from '../service/domain/job.ts';
import type { BriefStore } from '../service/compose-store.ts';
import { PLANS } from '../service/domain/plans.ts';
import { DAY_MS } from '../service/domain/period.ts';
import { planOf } from './accounts.ts';
import { dayStart, numberFlag, outFlag, parseArgs, takeFlags, textFlag } from './args.ts';
import { withService } from './client.ts';
import { findKey } from './find-key.ts';
import { exportJob } from './export.ts';
import { followJob } from './follow.ts';
import { asRecord, asRecords } from './reply.ts';
import { withStore } from './store.ts';
import { formatTable, formatTime } from './table.ts';

/** Runs the command; resolves the exit code. */
export async function jobsCommand(argv: readonly string[]): Promise<number> {
  const args = parseArgs(argv, ['urls', 'overwrite']);
  const { own, config: flags } = takeFlags(args, [
    'urls',
    'limit',
    'out',
    'overwrite',
    'plan',
    'account',
    'key',
    'since',
    'until',
    'format',
    'columns',
    'rows',
  ]);
  const config = readConfig({ flags: { 'log-level': 'warn', ...flags } });
  const [verb = 'list', id] = args.words;
  switch (verb) {
    case 'list':
      return withStore(config, (brief) =>
        list(brief, {
          limit: numberFlag(own, 'limit') ?? 50,
          accountId: textFlag(own, 'account'),
          key: textFlag(own, 'key'),
          ...startedIn(textFlag(own, 'since'), textFlag(own, 'until')),
          json: config.json,
        }),
      );
    case 'show':
      return withStore(config, (brief) =>
        show(brief, named(id), { urls: own['urls'] === true, json: config.json }),
      );
    case 'rehearse':
      return withStore(config, (brief) =>
        rehearse(brief, named(id), { plans: textFlag(own, 'plan'), json: config.json }),
      );
    case 'resume':
      return resume(config, named(id), outFlag(own));
    case 'export':
      return withStore(config, async (brief) =>
        exportJob(brief, await find(brief, named(id)), own),
      );
    case 'cancel':
      return cancel(config, named(id));
    case 'delete':
      return withStore(config, (brief) => remove(brief, named(id)));
    default:
      throw new HearthError(
        'CONFIG_INVALID',
        `"jobs" knows list, show, rehearse, resume, export, cancel and delete; not "${verb}".`,
      );
  }
}

function named(id: string | undefined): string {
  if (id !== undefined) return id;
  throw new HearthError('CONFIG_INVALID', 'Name the job by its id; "hearth jobs list" shows them.');
}

interface ListOptions extends Started {
  readonly limit: number;
  readonly accountId: string | undefined;
  /** Id, name or hint. */
  readonly key: string | undefined;
  readonly json: boolean;
}

interface Started {
  readonly fromAt?: number;
  readonly toAt?: number;
}

/** Of all accounts, unless one is named. */
async function list({ store, accounts }: BriefStore, how: ListOptions): Promise<number> {
  const { limit, accountId, key, fromAt, toAt } = how;
  if (accountId !== undefined) await accounts.find(accountId);
  const keyId = key === undefined ? undefined : findKey(await store.listKeys(accountId), key).id;
  const jobs = await store.listJobs({ limit, ...defined({ accountId, keyId, fromAt, toAt }) });
  if (how.json) {
    process.stdout.write(`${JSON.stringify(jobs)}\n`);
    return 0;
  }
  if (jobs.length === 0) {
    const isFiltered = (keyId ?? fromAt ?? toAt) !== undefined;
    process.stdout.write(isFiltered ? 'No job matches.\n' : 'No jobs yet.\n');
    return 0;
  }
  const rows: string[][] = [];
  for (const job of jobs) {
    const { done, failed, open, running } = await store.counts(job.id);
    const hasPages = hasFrontier(job);
    const pages = hasPages ? `${done}/${done + open + running}` : '–';
    const failures = hasPages ? String(failed) : '–';
    const started = formatTime(job.createdAt);
    rows.push([job.id, job.kind, job.status, pages, failures, started, job.target]);
  }
  const head = ['id', 'kind', 'status', 'pages', 'failed', 'started', 'target'];
  process.stdout.write(formatTable(head, rows));
  return 0;
}

/** Days as `hearth usage` takes them: UTC, both included. */
function startedIn(since: string | undefined, until: string | undefined): Started {
  const fromAt = since === undefined ? undefined : dayStart('since', since);
  const toAt = until === undefined ? undefined : dayStart('until', until) + DAY_MS;
  if (fromAt !== undefined && toAt !== undefined && toAt <= fromAt) {
    throw new HearthError('CONFIG_INVALID', '--until must not lie before --since.');
  }
  return defined({ fromAt, toAt });
}

/** A job that is over is written out as well: its documents are kept until it expires. */
async function resume(config: Config, id: string, out: string | undefined): Promise<number> {
  const job = await withStore(config, (brief) => find(brief, id));
  if (!hasFrontier(job)) {
    throw new HearthError('BAD_REQUEST', `Job ${id} is a ${job.kind}; crawls and batches go on.`);
  }
  // What an interrupted run wrote is written again, from the beginning.
  const options = { out, json: config.json, replaces: true };
  return withService(config, (client) => followJob(client, job.id, options));
}

async function find({ store }: BriefStore, id: string): Promise<Job> {
  const job = await store.findJob(id);
  if (job !== undefined) return job;
  throw new HearthError('JOB_NOT_FOUND', `There is no job ${id}; "hearth jobs list" shows them.`);
}

interface ShowOptions {
  readonly urls: boolean;
  readonly json: boolean;
}

async function show(brief: BriefStore, id: string, { urls, json }: ShowOptions): Promise<number> {
  const job = await find(brief, id);
  const counts = await brief.store.counts(id);
  if (json && !urls) {
    process.stdout.write(`${JSON.stringify({ ...job, counts })}\n`);
    return 0;
  }
  if (!json) {
    const account = (await brief.accounts.find(job.accountId)).name;
    process.stdout.write(`${factsOf(job, counts, account)}\n`);
  }
  if (urls) await showUrls(brief, job, json);
  return 0;
}

function factsOf(job: Job, counts: JobCounts, account: string): string {
  const facts = [
    ['id', job.id],
    ['kind', job.kind],
    ['status', job.status],
    ['target', job.target],
    ['started', formatTime(job.createdAt)],
    ['finished', formatTime(job.finishedAt)],
    ['expires', formatTime(job.expiresAt)],
    ['pages', `${counts.done} done, ${counts.open} open, ${counts.running} under way`],
    ['', `${counts.failed} failed, ${counts.skipped} left out`],
    ['credits', String(counts.credits)],
    ['account', account],
    ...(job.warning === undefined ? [] : [['warning', job.warning]]),
    ...(job.error === undefined ? [] : [['error', job.error]]),
  ];
  return facts.map(([name, value]) => `${(name ?? '').padEnd(10)}${value ?? ''}`).join('\n');
}

/** Every address seen, with the decision on it: two lines each, or one of JSON. */
async function showUrls({ store }: BriefStore, job: Job, json: boolean): Promise<void> {
  if (!json) process.stdout.write('\n');
  const write = (state: string, row: AddressRow): void => {
    const line = json
      ? JSON.stringify({ state, ...row })
      : `${state.padEnd(8)}${row.url}\n        ${row.decision}${row.foundOn === undefined ? '' : `, found on ${row.foundOn}`}`;
    process.stdout.write(`${line}\n`);
  };
  for (const { foundBy, ...link } of asRecords(asRecord(job.result)['links'])) {
    const { url, foundOn } = link;
    const on = typeof foundOn === 'string' ? { foundOn } : {};
    write('found', { url: String(url), decision: String(foundBy), ...on });
  }
  let after: string | undefined;
  for (;;) {
    const pages = await store.listPages({
      jobId: job.id,
      limit: 500,
      ...(after === undefined ? {} : { after }),
    });
    for (const page of pages) write(page.state, addressRow(page));
    after = pages.at(-1)?.id;
    if (pages.length < 500) return;
  }
}

interface AddressRow {
  readonly url: string;
  /** How it was found, the status it answered with, or why there is none. */
  readonly decision: string;
  readonly foundOn?: string;
}

function addressRow(page: Page): AddressRow {
  const { url, foundOn, state, reason, statusCode, error, capture } = page;
  const way = capture === undefined ? '' : `, ${wayOf(capture)}: ${capture.why}`;
  const decision = state === 'done' ? `${String(statusCode)}, ${reason}${way}` : (error ?? reason);
  const isTyped = reason === 'listed';
  return { url, decision, ...(foundOn === undefined || isTyped ? {} : { foundOn }) };
}

const wayOf = ({ engine }: PageCapture): string =>
  engine === 'browser' ? 'rendered' : 'as served';

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
