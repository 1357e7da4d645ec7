/**
 * Extract: structured data from one page, several, or a site (`/*`), typed by the caller's schema.
 *
 * Pages are visited with the json format (deterministic pass; the model fills gaps where one is set),
 * merged by evidence, coerced to the schema and validated. The job goes on when the POST's wait is over;
 * its result is read by GET. 1 credit when it completes, 0 when it fails.
 * Source: wire/v2.md section 11, differences.md D4 to D8, B7.
 */
import type { Caller } from '../domain/account.ts';
import type { ExtractCommand } from '../domain/command.ts';
import type { Provenance } from '../domain/document.ts';
import { HearthError, toHearthError } from '../domain/errors.ts';
import type { JobHead } from '../domain/job.ts';
import type { Json } from '../domain/json.ts';
import type { ModelUsageRow } from '../domain/model-usage.ts';
import type { Store } from '../ports/backend.ts';
import type { Log } from '../ports/system.ts';
import { defined } from '../domain/defined.ts';
import { startDeadline } from './deadline.ts';
import { readPages, type ExtractPagesDeps, type PagesRead } from './extract-pages.ts';
import { finishExtraction } from './extract-result.ts';
import { requireFeatures } from './features.ts';
import type { CallContext, JobLife, Running } from './job-life.ts';
import { refuseBadSchema } from './schemas.ts';
import { TRANSIENT_MS } from './transient-documents.ts';

export interface ExtractDeps extends ExtractPagesDeps {
  readonly store: Store;
  readonly life: JobLife;
  readonly log: Log;
}

export interface ExtractView {
  readonly id: string;
  readonly status: 'processing' | 'completed' | 'failed' | 'cancelled';
  readonly data?: Json;
  readonly error?: string;
  readonly warning?: string;
  /** Field path → addresses; with `showSources`. */
  readonly sources?: Readonly<Record<string, readonly string[]>>;
  readonly provenance?: readonly Provenance[];
  readonly invalidUrls?: readonly string[];
  readonly expiresAt: number;
  readonly creditsUsed: number;
  /** What language models used for it; empty without one. */
  readonly modelUsage: readonly ModelUsageRow[];
}

export interface Extract {
  /** Waits up to the command's timeout, 55 s at most; then the job goes on by itself. Throws what
   *  failed while it was waited for. */
  run(command: ExtractCommand, context: CallContext): Promise<ExtractView>;
  /** Throws `JOB_NOT_FOUND`. */
  read(id: string, caller: Caller): Promise<ExtractView>;
}

/** Longest wait of the POST: fetch defaults and proxies give up at 60 s (differences.md D5). */
const LONGEST_HOLD_MS = 55_000;
/** The answer is on its way before a client of the same timeout gives up: a tenth of it, at most this. */
const HOLD_MARGIN_MS = 2_000;
/** Longest time of the job itself. */
const JOB_LIMIT_MS = 600_000;

/** Builds the operation. */
export function createExtract(deps: ExtractDeps): Extract {
  const transient: Transient = new Map();
  return {
    async run(command, context) {
      const { caller } = context;
      requireFeatures(caller.account, command);
      if (command.schema !== undefined) refuseBadSchema(command.schema);
      const job = newJob(deps, command, context);
      // it goes on without its caller
      const work = deps.life.run(job, { caller }, (running) =>
        extractAll({ ...deps, transient }, command, { caller, jobId: job.id }, running),
      );
      work.catch((error: unknown) => {
        const { message } = toHearthError(error);
        deps.log.debug('extraction failed', { jobId: job.id, error: message });
      });
      const outcome = await waitFor(work, holdMs(command));
      if (outcome !== 'still running') return { ...viewOf(job, command), ...outcome };
      return { ...viewOf(job, command), status: 'processing', creditsUsed: 0, modelUsage: [] };
    },
    read: (id, caller) => readView({ ...deps, transient }, id, caller),
  };
}

/** Results under zero data retention by job: never written, readable for a moment. */
type Transient = Map<string, Json>;
type WithTransient = ExtractDeps & { readonly transient: Transient };

function newJob(
  { life }: ExtractDeps,
  command: ExtractCommand,
  context: CallContext,
): ReturnType<typeof life.newJob<'extract'>> {
  const { zeroDataRetention, origin, webhook } = command;
  const facts = { kind: 'extract', origin, zeroDataRetention } as const;
  if (!zeroDataRetention) {
    const target = command.urls[0]?.url ?? command.prompt ?? '';
    return life.newJob({ ...facts, command, target }, context);
  }
  const hidden = { command: defined({ webhook }), target: '(not kept)' };
  return life.newJob({ ...facts, ...hidden }, { ...context, body: {} });
}

function holdMs(command: ExtractCommand): number {
  const { timeoutMs } = command;
  return Math.min(timeoutMs - Math.min(timeoutMs / 10, HOLD_MARGIN_MS), LONGEST_HOLD_MS);
}

async function waitFor<T>(work: Promise<T>, ms: number): Promise<T | 'still running'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'still running'>((resolve) => {
    timer = setTimeout(() => resolve('still running'), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function viewOf(
  job: JobHead,
  command: ExtractCommand,
): Pick<ExtractView, 'id' | 'expiresAt' | 'invalidUrls'> {
  return {
    id: job.id,
    expiresAt: job.expiresAt,
    ...(command.invalidUrls === undefined ? {} : { invalidUrls: command.invalidUrls }),
  };
}

type Finished = Omit<ExtractView, 'id' | 'expiresAt' | 'invalidUrls'>;

async function extractAll(
  deps: WithTransient,
  command: ExtractCommand,
  whose: { readonly caller: Caller; readonly jobId: string },
  { signal, opened, complete }: Running,
): Promise<Finished> {
  await opened;
  using deadline = startDeadline(deps.clock, JOB_LIMIT_MS, signal, {
    code: 'EXTRACT_TIMEOUT',
    message: `The extraction did not finish within ${JOB_LIMIT_MS} ms; name fewer pages.`,
  });
  const read = await readPages(deps, command, {
    ...whose,
    at: deadline.at,
    signal: deadline.signal,
  });
  refuseEmpty(read);
  const { data, extras, warning: text } = finishExtraction(command, read);
  const warning = text === undefined ? {} : { warning: text };
  const result = { data, ...extras };
  const extracted = { data, pages: read.parts.length, ...sourcesIn(result) };
  if (command.zeroDataRetention) {
    deps.transient.set(whose.jobId, result);
    setTimeout(() => deps.transient.delete(whose.jobId), TRANSIENT_MS).unref();
  }
  const kept = command.zeroDataRetention ? {} : { result, ...warning };
  const creditsUsed = await complete({ ...kept, extracted });
  const modelUsage = await deps.store.modelUsageOfJob(whose.jobId);
  return { status: 'completed', ...resultOf(result), ...warning, creditsUsed, modelUsage };
}

function refuseEmpty(read: PagesRead): void {
  if (read.parts.length > 0) return;
  if (read.modelFailure !== undefined) throw read.modelFailure;
  const reasons = read.failures.slice(0, 5).join(' ');
  throw new HearthError('EXTRACT_FAILED', `No page could be read. ${reasons}`.trim(), {
    details: read.failures,
  });
}

/** What the job keeps, as the fields of a view; written by `runJob`. */
function resultOf(result: Json): Pick<ExtractView, 'data' | 'sources' | 'provenance'> {
  return result as unknown as Pick<ExtractView, 'data' | 'sources' | 'provenance'>;
}

function sourcesIn(result: Json): Pick<ExtractView, 'sources'> {
  const { sources } = resultOf(result);
  return sources === undefined ? {} : { sources };
}

async function readView(deps: WithTransient, id: string, caller: Caller): Promise<ExtractView> {
  const job = await deps.store.findJob(id);
  if (job?.kind !== 'extract' || job.accountId !== caller.account.id) {
    throw new HearthError('JOB_NOT_FOUND', 'Extract job not found');
  }
  if (job.status !== 'scraping' && job.expiresAt <= deps.clock.now()) {
    throw new HearthError('JOB_EXPIRED', 'Job expired');
  }
  const result = job.result ?? deps.transient.get(id);
  if (job.zeroDataRetention && job.status === 'completed' && result === undefined) {
    throw new HearthError(
      'JOB_NOT_FOUND',
      'Extract job not found: with zeroDataRetention the result can be read for 7 seconds; take it from the answer or a webhook.',
    );
  }
  const { credits } = await deps.store.counts(id);
  return {
    id,
    status: job.status === 'scraping' ? 'processing' : job.status,
    ...(result === undefined ? {} : resultOf(result)),
    ...(job.error === undefined ? {} : { error: job.error }),
    ...(job.warning === undefined ? {} : { warning: job.warning }),
    expiresAt: job.expiresAt,
    creditsUsed: credits,
    modelUsage: await deps.store.modelUsageOfJob(id),
  };
}
