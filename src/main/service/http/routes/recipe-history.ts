/** `/api/recipes/:id/…`: runs of a saved recipe, its records over all of them, changes since the last run, its page's past. */
import { recipeRequests } from '../../../../contract/recipes.ts';
import { reportOf } from '../../domain/recipe-run.ts';
import { readRun } from '../../dialects/recipes.ts';
import { parseOwnBody as parseBody } from '../../dialects/shared/validate.ts';
import type { ChangedRow, KeptRecord, RecipeHistory } from '../../operations/recipes/history.ts';
import type { Past, ReadPastRuns } from '../../operations/recipes/past.ts';
import type { SavedRecipes } from '../../operations/saved-recipes.ts';
import type { RecipeRun } from '../../ports/recipe-runs.ts';
import type { Route } from '../route.ts';
import type { RouteDeps } from './deps.ts';
import { jobId, runIdIn, wholeNumber } from './params.ts';

export interface HistoryDeps {
  readonly history: RecipeHistory;
  readonly saved: SavedRecipes;
  readonly past: ReadPastRuns;
}

const ONE = '/api/recipes/:id';
const MOST_ROWS = 1_000;
const ROWS = 100;
const MOST_COPIES = 100;

/** The routes. */
export const recipeHistoryRoutes = (deps: RouteDeps): readonly Route[] => [
  ...runRoutes(deps.recipes),
  ...tableRoutes(deps.recipes),
  pastRoute(deps),
];

function runRoutes({ history }: HistoryDeps): readonly Route[] {
  return [
    {
      method: 'GET',
      path: `${ONE}/runs`,
      bucket: 'status',
      async handle({ params, caller }) {
        const runs = await history.runs(jobId(params), caller);
        return { status: 200, json: { success: true, runs: runs.map(writeRun) } };
      },
    },
    {
      method: 'GET',
      path: `${ONE}/changes`,
      bucket: 'status',
      async handle({ params, query, caller }) {
        const limit = wholeNumber(query, 'limit', { min: 1, max: MOST_ROWS }) ?? ROWS;
        const run = runIdIn(query, 'run');
        const since = runIdIn(query, 'since');
        const ask = {
          limit,
          ...(run === undefined ? {} : { run }),
          ...(since === undefined ? {} : { since }),
        };
        const found = await history.changes(jobId(params), caller, ask);
        const json = {
          success: true,
          run: found.run === undefined ? null : writeRun(found.run),
          since: found.since === undefined ? null : writeRun(found.since),
          counts: found.counts,
          new: found.added,
          gone: found.gone,
          changed: found.changed.map((one: ChangedRow) => ({ ...one })),
        };
        return { status: 200, json };
      },
    },
  ];
}

function tableRoutes({ history }: HistoryDeps): readonly Route[] {
  return [
    {
      method: 'GET',
      path: `${ONE}/rows`,
      bucket: 'status',
      async handle({ params, query, caller, origin }) {
        const skip = wholeNumber(query, 'skip', { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? 0;
        const limit = wholeNumber(query, 'limit', { min: 1, max: MOST_ROWS }) ?? ROWS;
        const id = jobId(params);
        const { total, records } = await history.records(id, caller, { skip, limit });
        const after = skip + limit;
        const next = `${origin}/api/recipes/${id}/rows?skip=${after}&limit=${limit}`;
        const json = { success: true, total, rows: records.map(writeRecord) };
        return { status: 200, json: after < total ? { ...json, next } : json };
      },
    },
  ];
}

function pastRoute({ recipes: { saved, past }, allowLocal }: RouteDeps): Route {
  return {
    method: 'POST',
    path: `${ONE}/past`,
    bucket: 'scrape',
    async handle({ params, body, caller, signal }) {
      const { url, limit = MOST_COPIES } = parseBody(recipeRequests.past, body ?? {});
      const { recipe } = await saved.find(jobId(params), caller);
      const asked = url === undefined ? {} : { url };
      const command = readRun({ recipe, ...asked }, { allowLocal });
      const found = await past(command, { caller, signal, limit });
      return { status: 200, json: { success: true, url: command.starts[0], ...writePast(found) } };
    },
  };
}

const isoOf = (at: number): string => new Date(at).toISOString();

function writeRun(run: RecipeRun): object {
  const { id, version, status, state, rows, credits, startedAt, endedAt } = run;
  const { health, pages } = state;
  return {
    id,
    ...(version === undefined ? {} : { version }),
    status,
    health,
    rows,
    pages,
    creditsUsed: credits,
    startedAt: isoOf(startedAt),
    ...(endedAt === undefined ? {} : { endedAt: isoOf(endedAt) }),
    report: reportOf(state),
  };
}

/** `_first` and `_last` stand beside the recipe's own columns, which never begin so. */
const writeRecord = ({ row, firstAt, lastAt }: KeptRecord): object => ({
  ...row,
  _first: isoOf(firstAt),
  _last: isoOf(lastAt),
});

function writePast({ pages, repairedAt, brokenAt }: Past): object {
  return {
    pages: pages.map((page) => ({ ...page, at: isoOf(page.at) })),
    repairedAt: repairedAt === undefined ? null : isoOf(repairedAt),
    brokenAt: brokenAt === undefined ? null : isoOf(brokenAt),
  };
}
