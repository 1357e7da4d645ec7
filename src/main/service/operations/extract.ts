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
import { startDeadline } from './deadline.ts';
import { readPages, type ExtractPagesDeps, type PagesRead } from './extract-pages.ts';
import { finishExtraction } from './extract-result.ts';
import type { CallContext, JobLife, Running } from './job-life.ts';
import { refuseBadSchema } from './schemas.ts';

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
const HOLD_MARGIN_MS = 2_000;
/** Longest time of the job itself. */
const JOB_LIMIT_MS = 600_000;

/** Builds the operation. */
export function createExtract(deps: ExtractDeps): Extract {
  return {
    async run(command, context) {
      if (command.schema !== undefined) refuseBadSchema(command.schema);
      const { caller } = context;
      const target = command.urls[0]?.url ?? command.prompt ?? '';
      const facts = { kind: 'extract', command, target, origin: command.origin } as const;
      const job = deps.life.newJob(facts, context);
      // it goes on without its caller
      const work = deps.life.run(job, { caller }, (running) =>
        extractAll(deps, command, { caller, jobId: job.id }, running),
      );
      work.catch((error: unknown) => {
        const { message } = toHearthError(error);
        deps.log.debug('extraction failed', { jobId: job.id, error: message });
      });
      const outcome = await waitFor(work, holdMs(command));
      if (outcome !== 'still running') return { ...viewOf(job, command), ...outcome };
      return { ...viewOf(job, command), status: 'processing', creditsUsed: 0, modelUsage: [] };
    },
    read: (id, caller) => readView(deps, id, caller),
  };
}

function holdMs(command: ExtractCommand): number {
  return Math.max(1, Math.min(command.timeoutMs - HOLD_MARGIN_MS, LONGEST_HOLD_MS));
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
  deps: ExtractDeps,
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
  const creditsUsed = await complete({ result, ...warning });
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

async function readView(deps: ExtractDeps, id: string, caller: Caller): Promise<ExtractView> {
  const job = await deps.store.findJob(id);
  if (job?.kind !== 'extract' || job.accountId !== caller.account.id) {
    throw new HearthError('JOB_NOT_FOUND', 'Extract job not found');
  }
  if (job.status !== 'scraping' && job.expiresAt <= deps.clock.now()) {
    throw new HearthError('JOB_EXPIRED', 'Job expired');
  }
  const { credits } = await deps.store.counts(id);
  return {
    id,
    status: job.status === 'scraping' ? 'processing' : job.status,
    ...(job.result === undefined ? {} : resultOf(job.result)),
    ...(job.error === undefined ? {} : { error: job.error }),
    ...(job.warning === undefined ? {} : { warning: job.warning }),
    expiresAt: job.expiresAt,
    creditsUsed: credits,
    modelUsage: await deps.store.modelUsageOfJob(id),
  };
}
