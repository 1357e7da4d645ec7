/**
 * The end of a run: its health as a whole, what could not be read, and what its saved recipe learns of it. Reads the
 * store and writes nothing: the job ends with it in one transaction, however often it is worked out.
 */
import type { JobOf, Page } from '../../domain/job.ts';
import type { FieldReport, Recipe, RecipeMemory } from '../../domain/recipe.ts';
import { NEW_RUN, type RunEnd, type RunState } from '../../domain/recipe-run.ts';
import type { RecipeStore, RunRow } from '../../ports/recipe-runs.ts';
import { worseHealth } from './rows.ts';

type RecipeJob = JobOf<'recipe'>;

interface EndedRun {
  readonly run: RunEnd;
  readonly status: 'completed' | 'failed';
  readonly warning?: string;
  readonly errorCode?: string;
  readonly error?: string;
}

/** `isSpent`: there were no credits for its open pages. */
export type EndRun = (job: RecipeJob, isSpent: boolean) => Promise<EndedRun>;

const SPENT = 'The credits were used up before all pages were read; the rows listed are complete.';
/** Rows read at once. */
const WINDOW = 1_000;

/** Builds it. */
export function createEndRun(store: RecipeStore): EndRun {
  return async (job, isSpent) => {
    const run = await store.findRun(job.id);
    const known = run?.state ?? NEW_RUN;
    const rows = run?.rows ?? 0;
    const [lost] = await store.lostLists(job.id);
    const state = await withDetails(store, job, withLost(known, { lost, rows, isSpent }));
    const learned = learnedOf(job, state);
    const end = { state, ...(learned === undefined ? {} : { learned }) };
    if (rows === 0 && lost !== undefined && !isSpent) {
      const { errorCode = 'SCRAPE_ROBOTS_DENIED' } = lost;
      return { run: end, status: 'failed', errorCode, error: messageOf(lost) };
    }
    const warning = isSpent ? SPENT : lost === undefined ? unhealthy(state) : messageOf(lost);
    return { run: end, status: 'completed', ...(warning === undefined ? {} : { warning }) };
  };
}

const messageOf = ({ error, reason }: Page): string =>
  error ?? `A page of the list was left out (${reason}).`;

const unhealthy = ({ health, message, fields }: RunState): string | undefined => {
  if (health === 'ok' || health === 'repaired') return undefined;
  const lacking = fields.flatMap(({ name, state }) =>
    state === 'missing' || state === 'suspect' ? [name] : [],
  );
  return message ?? `Columns that could not be read as they were: ${lacking.join(', ')}.`;
};

function withLost(
  known: RunState,
  end: { readonly lost: Page | undefined; readonly rows: number; readonly isSpent: boolean },
): RunState {
  const { lost, rows, isSpent } = end;
  const isCut = isSpent || lost !== undefined;
  if (!isCut) return rows === 0 && known.health === 'ok' ? { ...known, health: 'empty' } : known;
  const message = lost === undefined ? SPENT : messageOf(lost);
  const stopped = isSpent ? 'INSUFFICIENT_CREDITS' : (lost?.errorCode ?? 'a page was left out');
  const health = rows === 0 ? 'broken' : worseHealth(known.health, 'degraded');
  return { ...known, health, message: known.message ?? message, stopped };
}

/** A field of the pages that records lead to is gone when most of those that were read lack it. */
const GONE_BELOW = 0.4;

async function withDetails(
  store: RecipeStore,
  { id, command }: RecipeJob,
  state: RunState,
): Promise<RunState> {
  const { detail } = command.recipe;
  if (detail === undefined || !command.follow) return state;
  const filled = new Map<string, number>();
  let read = 0;
  for await (const rows of windows(store, id)) {
    for (const { detail: said } of rows) {
      if (said === undefined) continue;
      read += 1;
      for (const { name } of detail.fields)
        if ((said[name] ?? null) !== null) filled.set(name, (filled.get(name) ?? 0) + 1);
    }
  }
  if (read === 0) return state;
  const reports = detail.fields.map(({ name }): FieldReport => {
    const share = (filled.get(name) ?? 0) / read;
    const isGone = share < GONE_BELOW;
    return { name, state: isGone ? 'missing' : 'ok', filled: Math.round(share * 100) / 100 };
  });
  const isGone = reports.some((report) => report.state === 'missing');
  const health = isGone ? worseHealth(state.health, 'degraded') : state.health;
  return { ...state, fields: [...state.fields, ...reports], health };
}

/** The rows of a run, a thousand at a time. */
export async function* windows(
  store: RecipeStore,
  jobId: string,
): AsyncGenerator<readonly RunRow[]> {
  for (let skip = 0; ;) {
    const rows = await store.runRows({ jobId, skip, limit: WINDOW });
    if (rows.length === 0) return;
    yield rows;
    skip = rows.at(-1)?.seq ?? skip;
  }
}

function learnedOf({ command }: RecipeJob, state: RunState): RunEnd['learned'] {
  const { recipe: file, version, learns, repair } = command;
  const { recipe: taught, health } = state;
  const isGood = health === 'ok' || health === 'repaired';
  if (!learns || version === undefined || taught?.memory === undefined || !isGood) return undefined;
  if (!state.isRepaired)
    return { version, recipe: { ...file, memory: blended(file.memory, taught.memory) } };
  if (repair !== 'auto') return undefined;
  const names = state.fields.filter((field) => field.state === 'repaired').map(({ name }) => name);
  return { version, recipe: withName(taught, file), reason: `repaired: ${names.join(', ')}` };
}

const withName = (recipe: Recipe, { name }: Recipe): Recipe =>
  name === undefined ? recipe : { ...recipe, name };

const OLD = 0.8;

/** Memory is renewed slowly, so that a drift is not learnt as the truth in one night. */
function blended(before: RecipeMemory | undefined, after: RecipeMemory): RecipeMemory {
  if (before === undefined) return after;
  const profile = Object.entries(after.profile).map(([name, fresh]) => {
    const known = before.profile[name];
    if (known === undefined) return [name, fresh] as const;
    const mean = (old: number, now: number): number =>
      Math.round((OLD * old + (1 - OLD) * now) * 1_000) / 1_000;
    const { filled, distinct, length } = known;
    return [
      name,
      {
        ...fresh,
        filled: mean(filled, fresh.filled),
        distinct: mean(distinct, fresh.distinct),
        length: mean(length, fresh.length),
      },
    ] as const;
  });
  return { ...after, profile: { ...before.profile, ...Object.fromEntries(profile) } };
}
