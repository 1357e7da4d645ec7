/**
 * Runs of recipes as their owner sees them: started from a file or a saved recipe, looked at, awaited, cancelled. Each
 * is a job of kind `recipe`; what is known of it stands in the store.
 */
import type { Caller } from '../../domain/account.ts';
import type { RecipeCommand } from '../../domain/command.ts';
import { HearthError } from '../../domain/errors.ts';
import type { Json } from '../../domain/json.ts';
import type { Health, Recipe, RecipeRow } from '../../domain/recipe.ts';
import { reportOf, type RunReport } from '../../domain/recipe-run.ts';
import type { Backend } from '../../ports/backend.ts';
import type { RecipeRun, RunRow, SavedRecipe } from '../../ports/recipe-runs.ts';
import type { JobLife } from '../job-life.ts';
import type { StartContext } from '../start-job.ts';
import type { StartRun } from './start-run.ts';

interface RunView {
  readonly status: RecipeRun['status'];
  readonly health: Health;
  readonly total: number;
  readonly rows: readonly RecipeRow[];
  readonly nextSkip?: number;
  readonly report: RunReport;
  /** As repaired. */
  readonly recipe?: Recipe;
  readonly pages: number;
  readonly creditsUsed: number;
}

export interface RecipeRuns {
  start(command: RecipeCommand, context: StartContext): Promise<{ readonly id: string }>;
  /** Of a saved recipe; `asked` is the body of `POST /api/recipes/:id/run`. Throws `NOT_FOUND`. */
  startSaved(
    recipeId: string,
    asked: Readonly<Record<string, unknown>>,
    context: Omit<StartContext, 'body'>,
  ): Promise<{ readonly id: string }>;
  /** Resolves when the run is over; rejects with the signal's reason. Throws `JOB_NOT_FOUND`. */
  ended(id: string, caller: Caller, signal: AbortSignal): Promise<RecipeRun>;
  /** Throws `JOB_NOT_FOUND`. */
  find(id: string, caller: Caller): Promise<RecipeRun>;
  view(
    id: string,
    caller: Caller,
    window: { readonly skip: number; readonly limit: number },
  ): Promise<RunView>;
  /** Throws `JOB_NOT_FOUND`, `JOB_ALREADY_FINISHED`. */
  cancel(id: string, caller: Caller): Promise<void>;
}

export interface RunsDeps {
  readonly backend: Backend;
  readonly life: JobLife;
  readonly startRun: StartRun;
  /** The saved file with what was asked, as a command. */
  readonly readCommand: (
    saved: SavedRecipe,
    asked: Readonly<Record<string, unknown>>,
  ) => RecipeCommand;
}

/** Looks again this often, should no word come. */
const LOOK_MS = 5_000;

/** Builds them. */
export function createRecipeRuns(deps: RunsDeps): RecipeRuns {
  const { store } = deps.backend;
  const find = async (id: string, { account }: Caller): Promise<RecipeRun> => {
    const run = await store.findRun(id);
    if (run?.accountId === account.id) return run;
    throw new HearthError(
      'JOB_NOT_FOUND',
      'There is no run with this id; of a saved recipe the last ten runs are kept, others as long as their job.',
    );
  };
  return {
    find,
    start: (command, context) => deps.startRun(command, context),
    async startSaved(recipeId, asked, context) {
      const saved = await store.findRecipe(context.caller.account.id, recipeId);
      if (saved === undefined)
        throw new HearthError('NOT_FOUND', 'There is no saved recipe with this id.');
      const body: Json = { ...plain(asked), id: recipeId };
      return deps.startRun(deps.readCommand(saved, asked), { ...context, body });
    },
    async ended(id, caller, signal) {
      for (;;) {
        const heard = nextWord(deps.backend, id, signal);
        const run = await find(id, caller).catch((error: unknown) => {
          heard.stop();
          throw error;
        });
        if (run.endedAt !== undefined) {
          heard.stop();
          return run;
        }
        await heard.word;
      }
    },
    async view(id, caller, { skip, limit }) {
      const run = await find(id, caller);
      const job = await store.findJob(id);
      const rows = await store.runRows({ jobId: id, skip, limit });
      const command = job?.kind === 'recipe' ? job.command : undefined;
      return viewOf(run, { rows, next: skip + limit, command });
    },
    async cancel(id, caller) {
      const run = await find(id, caller);
      const job = await store.findJob(id);
      const isEnded = job !== undefined && (await deps.life.cancel(job));
      if (run.endedAt !== undefined || !isEnded)
        throw new HearthError('JOB_ALREADY_FINISHED', 'This run is over.');
    },
  };
}

/** A body that was sent: its members are JSON. */
const plain = (asked: Readonly<Record<string, unknown>>): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) =>
      isJson(value) ? [[name, value] as const] : [],
    ),
  );

const isJson = (value: unknown): value is Json =>
  value !== undefined && typeof value !== 'function';

/** Resolves when something was said of the job, or after a while. */
function nextWord(
  { bus }: Backend,
  id: string,
  signal: AbortSignal,
): { readonly word: Promise<void>; readonly stop: () => void } {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const deaf = bus.subscribe('events', (jobId) => {
    if (jobId === undefined || jobId === id) resolve(undefined);
  });
  const timer = setTimeout(() => resolve(undefined), LOOK_MS);
  const onAbort = (): void => {
    const reason: unknown = signal.reason;
    reject(reason instanceof Error ? reason : new Error('The wait was given up.'));
  };
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  const stop = (): void => {
    deaf();
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  };
  const word = promise.finally(stop);
  word.catch(() => undefined);
  return { word, stop };
}

/** A row with what the page it leads to says; null where that was not read. */
export function wholeRow({ row, detail }: RunRow, names: readonly string[]): RecipeRow {
  if (names.length === 0) return detail === undefined ? row : { ...row, ...detail };
  return { ...row, ...Object.fromEntries(names.map((name) => [name, detail?.[name] ?? null])) };
}

/** Names of the columns that come from the pages records lead to. */
const detailNames = (
  command: Pick<RecipeCommand, 'recipe' | 'follow'> | undefined,
): readonly string[] =>
  command?.follow === true ? (command.recipe.detail?.fields ?? []).map(({ name }) => name) : [];

function viewOf(
  { status, state, rows: total, credits }: RecipeRun,
  found: {
    readonly rows: readonly RunRow[];
    readonly next: number;
    readonly command: RecipeCommand | undefined;
  },
): RunView {
  const { health, recipe } = state;
  const { rows, next, command } = found;
  const names = detailNames(command);
  const isShown = state.isRepaired && status === 'completed' && command?.repair === 'auto';
  return {
    status,
    health,
    total,
    rows: rows.map((row) => wholeRow(row, names)),
    ...(next < total ? { nextSkip: next } : {}),
    report: reportOf(state),
    ...(isShown && recipe !== undefined ? { recipe } : {}),
    pages: state.pages,
    creditsUsed: credits,
  };
}
