/** What a saved recipe has brought: its runs, its records over all of them, and what is new, gone or changed between two. */
import type { Caller } from '../../domain/account.ts';
import { HearthError } from '../../domain/errors.ts';
import type { RecipeRow } from '../../domain/recipe.ts';
import { RUNS_KEPT } from '../../domain/recipe-run.ts';
import type { RecipeRun, RecipeStore } from '../../ports/recipe-runs.ts';
import { windows } from './end-run.ts';
import { wholeRow } from './runs.ts';

export interface ChangedRow {
  readonly row: RecipeRow;
  readonly before: RecipeRow;
  /** Columns whose values differ. */
  readonly fields: readonly string[];
}

interface RunChanges {
  /** The run, and the one before it that it is compared with; absent where there are not two. */
  readonly run?: RecipeRun;
  readonly since?: RecipeRun;
  readonly counts: { readonly new: number; readonly gone: number; readonly changed: number };
  readonly added: readonly RecipeRow[];
  readonly gone: readonly RecipeRow[];
  readonly changed: readonly ChangedRow[];
}

export interface KeptRecord {
  readonly row: RecipeRow;
  readonly firstAt: number;
  readonly lastAt: number;
}

export interface RecipeHistory {
  /** Newest first. Throws `NOT_FOUND`. */
  runs(recipeId: string, caller: Caller): Promise<readonly RecipeRun[]>;
  /** Of `run` since the good run before it; of the newest good run by default. Each list has at most `limit` rows. */
  changes(
    recipeId: string,
    caller: Caller,
    ask: { readonly run?: string; readonly since?: string; readonly limit: number },
  ): Promise<RunChanges>;
  records(
    recipeId: string,
    caller: Caller,
    window: { readonly skip: number; readonly limit: number },
  ): Promise<{ readonly total: number; readonly records: readonly KeptRecord[] }>;
}

/** Runs that have not ended come on top of the kept ones. */
const MOST_RUNS = RUNS_KEPT * 2;

/** Builds it. */
export function createRecipeHistory(store: RecipeStore): RecipeHistory {
  const runs = async (recipeId: string, { account }: Caller): Promise<readonly RecipeRun[]> => {
    if ((await store.findRecipe(account.id, recipeId)) === undefined)
      throw new HearthError('NOT_FOUND', 'There is no saved recipe with this id.');
    return store.runsOf(recipeId, MOST_RUNS);
  };
  return {
    runs,
    async changes(recipeId, caller, { run: runId, since: sinceId, limit }) {
      const good = (await runs(recipeId, caller)).filter(isGood);
      const at = runId === undefined ? 0 : good.findIndex(({ id }) => id === runId);
      const run = good[at];
      const since = good.find(({ id }, i) => (sinceId === undefined ? i > at : id === sinceId));
      if ((runId !== undefined && run === undefined) || (sinceId !== undefined && !since)) {
        throw new HearthError('JOB_NOT_FOUND', 'No finished run of this recipe has this id.');
      }
      const counts = { new: 0, gone: 0, changed: 0 };
      if (run === undefined || since === undefined)
        return { ...(run === undefined ? {} : { run }), ...NOTHING, counts };
      return { run, since, ...(await compare(store, { run, since, limit })) };
    },
    async records(recipeId, caller, window) {
      await runs(recipeId, caller);
      const { total, records } = await store.recordsOf({ recipeId, ...window });
      return {
        total,
        records: records.map(({ firstAt, lastAt, row, detail }) => ({
          row: { ...row, ...detail },
          firstAt,
          lastAt,
        })),
      };
    },
  };
}

const NOTHING = { added: [], gone: [], changed: [] } as const;

/** Broken runs say nothing about what is there. */
const isGood = ({ status, state, rows, endedAt }: RecipeRun): boolean =>
  status === 'completed' && endedAt !== undefined && rows > 0 && state.health !== 'broken';

async function compare(
  store: RecipeStore,
  { run, since, limit }: { run: RecipeRun; since: RecipeRun; limit: number },
): Promise<Pick<RunChanges, 'counts' | 'added' | 'gone' | 'changed'>> {
  const before = new Map<string, RecipeRow>();
  for await (const rows of windows(store, since.id))
    for (const row of rows) before.set(row.key, whole(row));
  const added: RecipeRow[] = [];
  const changed: ChangedRow[] = [];
  for await (const rows of windows(store, run.id)) {
    for (const found of rows) {
      const row = whole(found);
      const was = before.get(found.key);
      before.delete(found.key);
      if (was === undefined) added.push(row);
      else {
        const fields = differing(was, row);
        if (fields.length > 0) changed.push({ row, before: was, fields });
      }
    }
  }
  const gone = [...before.values()];
  return {
    counts: { new: added.length, gone: gone.length, changed: changed.length },
    added: added.slice(0, limit),
    gone: gone.slice(0, limit),
    changed: changed.slice(0, limit),
  };
}

const whole = (found: Parameters<typeof wholeRow>[0]): RecipeRow =>
  wholeRow(found, Object.keys(found.detail ?? {}));

function differing(before: RecipeRow, after: RecipeRow): readonly string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
}
