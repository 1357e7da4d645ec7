/**
 * Follows a job to its end: a progress line, each document written once, and how it ended.
 *
 * Ctrl-C leaves the job in the data folder; `hearth jobs resume ID` goes on. What the job did not bring is
 * told, with the first reason: a crawl whose start failed is no success.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { HearthError } from '../service/domain/errors.ts';
import type { ServiceClient, ServiceReply } from './client.ts';
import { openSink, type DocumentSink } from './output.ts';
import { createProgress, durationText, type Progress } from './progress.ts';
import { asRecords, tell } from './reply.ts';

export interface FollowOptions {
  readonly out: string | undefined;
  readonly json: boolean;
  /** What stands at `out` may be replaced. */
  readonly replaces: boolean;
}

interface Failures {
  readonly count: number;
  readonly first: string | undefined;
  readonly blocked: number;
}

/** A running job is asked this often for more. */
const LOOK_EVERY_MS = 200;
/** Failed pages are counted at most this often. */
const FAILURES_EVERY_MS = 2_000;

/** Resolves the exit code: 0 with pages, 1 without any or when the job did not complete, 130 after Ctrl-C. */
export async function followJob(
  client: ServiceClient,
  id: string,
  options: FollowOptions,
): Promise<number> {
  const sink = openSink(options.out, options);
  const progress = createProgress(process.stderr);
  const interrupted = onInterrupt();
  const startedAt = performance.now();
  try {
    const read = await readAll({ client, id, sink, progress, interrupted });
    if (interrupted.isSet()) {
      progress.end();
      tell(`Left as it is after ${pagesText(read.written)}. ${resumeHint(id, options.out)}`);
      return 130;
    }
    const failures = await countFailures(client, id);
    progress.end();
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    return report(id, { ...read, failures, seconds, sink, options });
  } catch (error) {
    progress.end();
    if (!(error instanceof HearthError) || error.code === 'NOT_FOUND') throw error;
    throw new HearthError(error.code, `${error.message} ${resumeHint(id, options.out)}`, {
      cause: error,
    });
  } finally {
    interrupted.dispose();
  }
}

interface Reading {
  readonly client: ServiceClient;
  readonly id: string;
  readonly sink: DocumentSink;
  readonly progress: Progress;
  readonly interrupted: Interrupt;
}

async function readAll({
  client,
  id,
  sink,
  progress,
  interrupted,
}: Reading): Promise<{ readonly last: ServiceReply; readonly written: number }> {
  const start = `/v2/crawl/${id}`;
  let next: string | undefined = `${start}?skip=0`;
  let written = 0;
  let last: ServiceReply = {};
  let failed = 0;
  let countedAt = performance.now();
  while (next !== undefined) {
    last = await Promise.race([client.request('GET', next), interrupted.promise]);
    if (interrupted.isSet()) break;
    const documents = asRecords(last['data']);
    if (documents.length > 0) progress.clear();
    for (const document of documents) sink.write(document);
    written += documents.length;
    if (performance.now() - countedAt > FAILURES_EVERY_MS) {
      failed = (await countFailures(client, id)).count;
      countedAt = performance.now();
    }
    const completed = Number(last['completed'] ?? written);
    progress.show({ completed, total: Number(last['total'] ?? 0), failed });
    next = typeof last['next'] === 'string' ? last['next'] : undefined;
    if (next !== undefined || last['status'] !== 'scraping') continue;
    // all that is completed has been read
    await Promise.race([wait(LOOK_EVERY_MS), interrupted.promise]);
    next = `${start}?skip=${completed}`;
  }
  return { last, written };
}

async function countFailures(client: ServiceClient, id: string): Promise<Failures> {
  const reply = await client.request('GET', `/v2/crawl/${id}/errors`);
  const failed = asRecords(reply['errors']);
  const [first] = failed;
  const blocked = Array.isArray(reply['robotsBlocked']) ? reply['robotsBlocked'].length : 0;
  const why =
    first === undefined ? undefined : `${String(first['url'])}: ${String(first['error'])}`;
  return { count: failed.length, first: why, blocked };
}

function report(
  id: string,
  end: {
    readonly last: ServiceReply;
    readonly written: number;
    readonly failures: Failures;
    readonly seconds: number;
    readonly sink: DocumentSink;
    readonly options: FollowOptions;
  },
): number {
  const { last, written, failures, seconds, sink, options } = end;
  const status = String(last['status']);
  const credits = Number(last['creditsUsed'] ?? 0);
  const warning = typeof last['warning'] === 'string' ? last['warning'] : undefined;
  const code = status === 'completed' && written > 0 ? 0 : 1;
  if (options.json && options.out !== undefined) {
    const { count: failed, blocked: robotsBlocked } = failures;
    const { out } = options;
    const summary = { id, status, pages: written, failed, robotsBlocked, credits, out, warning };
    process.stdout.write(`${JSON.stringify(summary)}\n`);
    return code;
  }
  tell(
    headline({ status, written, credits, failures, seconds, sink }),
    firstOf(failures, warning),
    warning ?? last['error'],
    failures.count + failures.blocked === 0 && warning === undefined
      ? ''
      : `What became of each address: hearth jobs show ${id} --urls`,
    sink.isList === true && written > 0
      ? `The pages themselves: hearth jobs resume ${id} --out FILE.jsonl`
      : '',
  );
  return code;
}

function firstOf({ count, first }: Failures, warning = ''): string {
  // a warning that nothing could be read names the page and why
  return first === undefined || warning.startsWith('No page could be read')
    ? ''
    : `${oneOr(count, 'It was', 'The first')}: ${first}`;
}

/** `Completed: 377 pages to out.jsonl in 9 s, 377 credits; 11 failed.` */
function headline(end: {
  readonly status: string;
  readonly written: number;
  readonly credits: number;
  readonly failures: Failures;
  readonly seconds: number;
  readonly sink: DocumentSink;
}): string {
  const { status, written, credits, failures, seconds, sink } = end;
  const where = written === 0 || sink.isList ? '' : ` to ${sink.description}`;
  const cost = `${credits} ${oneOr(credits, 'credit', 'credits')}`;
  const failed = failures.count === 0 ? '' : `; ${failures.count} failed`;
  const name = `${status.slice(0, 1).toUpperCase()}${status.slice(1)}`;
  return `${name}: ${pagesText(written)}${where} in ${durationText(seconds)}, ${cost}${failed}.`;
}

function oneOr(count: number, one: string, several: string): string {
  return count === 1 ? one : several;
}

function resumeHint(id: string, out: string | undefined): string {
  return `Go on with: hearth jobs resume ${id}${out === undefined ? '' : ` --out ${out}`}`;
}

function pagesText(count: number): string {
  return `${count} ${oneOr(count, 'page', 'pages')}`;
}

interface Interrupt {
  readonly isSet: () => boolean;
  readonly promise: Promise<ServiceReply>;
  readonly dispose: () => void;
}

/** The first Ctrl-C; a second one ends the process at once. */
function onInterrupt(): Interrupt {
  let isSet = false;
  let resolveReply: (reply: ServiceReply) => void = () => undefined;
  const promise = new Promise<ServiceReply>((resolve) => (resolveReply = resolve));
  const onSignal = (): void => {
    isSet = true;
    resolveReply({});
  };
  process.once('SIGINT', onSignal);
  return { isSet: () => isSet, promise, dispose: () => process.off('SIGINT', onSignal) };
}
