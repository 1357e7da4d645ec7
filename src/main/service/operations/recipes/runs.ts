/**
 * Runs of recipes under way and lately ended, in this process: started, looked at, cancelled.
 *
 * Every page of a run is a job and a charge of its own; the run only holds its rows. Ended runs are kept for an hour, the
 * newest of an account first.
 */
import type { Caller } from '../../domain/account.ts';
import { HearthError, toHearthError } from '../../domain/errors.ts';
import type { FieldReport, Health, Recipe, RecipeRow } from '../../domain/recipe.ts';
import type { Ids, Log } from '../../ports/system.ts';
import { walk, type Progress, type RunCommand, type WalkDeps } from './walk.ts';

export interface RunView {
  readonly status: 'scraping' | 'completed' | 'failed' | 'cancelled';
  readonly health: Health;
  readonly total: number;
  readonly rows: readonly RecipeRow[];
  readonly nextSkip?: number;
  readonly report: {
    readonly message?: string;
    readonly stopped?: string;
    readonly fields: readonly FieldReport[];
  };
  /** As repaired. */
  readonly recipe?: Recipe;
  readonly pages: number;
  readonly creditsUsed: number;
}

export interface RecipeRuns {
  start(command: RunCommand, caller: Caller): { readonly id: string };
  view(
    id: string,
    caller: Caller,
    window: { readonly skip: number; readonly limit: number },
  ): RunView;
  cancel(id: string, caller: Caller): void;
  /** Ends all of them. */
  stop(): Promise<void>;
}

export interface RunsDeps extends WalkDeps {
  readonly ids: Ids;
  readonly log: Log;
}

interface Run {
  readonly accountId: string;
  readonly command: RunCommand;
  readonly progress: Progress;
  readonly ending: AbortController;
  status: RunView['status'];
  done: Promise<void>;
  endedAt?: number;
}

const KEPT_MS = 3_600_000;
const MOST_KEPT = 50;
const MOST_RUNNING = 20;

/** Builds the registry. */
export function createRecipeRuns(deps: RunsDeps): RecipeRuns {
  const runs = new Map<string, Run>();
  const find = (id: string, { account }: Caller): Run => {
    const run = runs.get(id);
    if (run?.accountId !== account.id)
      throw new HearthError(
        'JOB_NOT_FOUND',
        'There is no run with this id; runs are kept for an hour after their end.',
      );
    return run;
  };
  return {
    start(command, caller) {
      forget(runs, caller.account.id, deps.clock.now());
      const running = [...runs.values()].filter(
        ({ accountId, status }) => accountId === caller.account.id && status === 'scraping',
      );
      if (running.length >= MOST_RUNNING)
        throw new HearthError(
          'QUEUE_FULL',
          `${MOST_RUNNING} runs are under way; wait for one to end, or cancel it.`,
        );
      const id = deps.ids.uuid();
      const run: Run = {
        accountId: caller.account.id,
        command,
        progress: {
          rows: [],
          health: 'ok',
          fields: [],
          recipe: command.recipe,
          isRepaired: false,
          pages: 0,
          creditsUsed: 0,
        },
        ending: new AbortController(),
        status: 'scraping',
        done: Promise.resolve(),
      };
      runs.set(id, run);
      run.done = carryOut(deps, run, caller, id);
      return { id };
    },
    view: (id, caller, window) => viewOf(find(id, caller), window),
    cancel(id, caller) {
      const run = find(id, caller);
      if (run.status !== 'scraping')
        throw new HearthError('JOB_ALREADY_FINISHED', 'This run is over.');
      run.status = 'cancelled';
      run.ending.abort(new HearthError('SCRAPE_JOB_CANCELLED', 'The run was cancelled.'));
    },
    async stop() {
      for (const { ending } of runs.values())
        ending.abort(new HearthError('SCRAPE_JOB_CANCELLED', 'The service is shutting down.'));
      await Promise.all([...runs.values()].map(({ done }) => done));
    },
  };
}

async function carryOut(deps: RunsDeps, run: Run, caller: Caller, id: string): Promise<void> {
  const { command, progress, ending } = run;
  const minutes = command.recipe.limits?.minutes ?? 30;
  const timer = setTimeout(() => {
    ending.abort(
      new HearthError('SCRAPE_TIMEOUT', `The run took longer than its ${minutes} minutes.`),
    );
  }, minutes * 60_000);
  try {
    await walk(deps, command, { caller, signal: ending.signal, progress });
    if (run.status === 'scraping') run.status = 'completed';
  } catch (error) {
    const failure = toHearthError(error);
    if (run.status === 'scraping') run.status = 'failed';
    if (progress.rows.length === 0) progress.health = 'broken';
    else if (progress.health === 'ok') progress.health = 'degraded';
    progress.message = failure.message;
    progress.stopped ??= failure.code;
    if (failure.code === 'INTERNAL')
      deps.log.error('a recipe run broke', { runId: id, error: failure.message });
  } finally {
    clearTimeout(timer);
    run.endedAt = deps.clock.now();
  }
}

function viewOf(
  { progress, status, command }: Run,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): RunView {
  const { rows, message, stopped, fields, health } = progress;
  const next = skip + limit;
  return {
    status,
    health,
    total: rows.length,
    rows: rows.slice(skip, next),
    ...(next < rows.length ? { nextSkip: next } : {}),
    report: {
      ...(message === undefined ? {} : { message }),
      ...(stopped === undefined ? {} : { stopped }),
      fields,
    },
    ...(progress.isRepaired && command.repair === 'auto' && status === 'completed'
      ? { recipe: progress.recipe }
      : {}),
    pages: progress.pages,
    creditsUsed: progress.creditsUsed,
  };
}

function forget(runs: Map<string, Run>, accountId: string, now: number): void {
  const ended = [...runs].filter(([, run]) => run.endedAt !== undefined);
  for (const [id, { endedAt = 0 }] of ended) if (now - endedAt > KEPT_MS) runs.delete(id);
  const own = ended
    .filter(([, run]) => run.accountId === accountId)
    .sort(([, left], [, right]) => (left.endedAt ?? 0) - (right.endedAt ?? 0));
  for (const [id] of own.slice(0, Math.max(0, own.length - MOST_KEPT))) runs.delete(id);
}
