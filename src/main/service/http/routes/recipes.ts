/** `/api/recipes`: proposals, recipes from clicks, runs. Hearth's own; same keys, limits and envelope as `/v2`. */
import { readClicks, readPropose, readRun, readRunId } from '../../dialects/recipes.ts';
import type { MakeRecipes, Proposal } from '../../operations/recipes/make.ts';
import type { RecipeRuns } from '../../operations/recipes/runs.ts';
import { asJson, type Route } from '../route.ts';
import type { RouteDeps } from './deps.ts';
import type { HistoryDeps } from './recipe-history.ts';
import { jobId, wholeNumber } from './params.ts';

export interface RecipeDeps extends HistoryDeps {
  readonly make: MakeRecipes;
  readonly runs: RecipeRuns;
}

const MOST_ROWS = 1_000;
const ROWS = 100;

/** The routes. */
export const recipeRoutes = (deps: RouteDeps): readonly Route[] => [
  ...makeRoutes(deps),
  ...runRoutes(deps),
];

function makeRoutes({ allowLocal, receipt, recipes: { make } }: RouteDeps): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/api/recipes/propose',
      bucket: 'scrape',
      spends: 'scrape',
      async handle({ body, caller, signal }) {
        const { tables, creditsUsed } = await make.propose(readPropose(body, { allowLocal }), {
          caller,
          signal,
        });
        const credits = await receipt(caller, creditsUsed);
        return {
          status: 200,
          json: { success: true, tables: tables.map(writeProposal), ...credits },
        };
      },
    },
    {
      method: 'POST',
      path: '/api/recipes/from-clicks',
      bucket: 'scrape',
      spends: 'scrape',
      async handle({ body, caller, signal }) {
        const made = await make.fromClicks(readClicks(body, { allowLocal }), { caller, signal });
        const { recipe, columns, rows, alternatives } = made;
        const credits = await receipt(caller, made.creditsUsed);
        const json = {
          success: true,
          recipe,
          table: { columns, rows },
          alternatives: alternatives.map((count) => ({ rows: count })),
          pagination: pagingOf(recipe),
          ...(made.data === undefined ? {} : { data: writeData(made.data) }),
          ...credits,
        };
        return { status: 200, json };
      },
    },
  ];
}

function runRoutes({ allowLocal, receipt, recipes: { runs } }: RouteDeps): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/api/recipes/run',
      bucket: 'scrape',
      spends: 'recipe',
      async handle({ body, caller }) {
        const savedId = readRunId(body);
        const context = { caller, body: asJson(body) };
        const { id } =
          savedId === undefined
            ? await runs.start(readRun(body, { allowLocal }), context)
            : await runs.startSaved(savedId, membersOf(body), context);
        return { status: 200, json: { success: true, id } };
      },
    },
    {
      method: 'POST',
      path: '/api/recipes/:id/run',
      bucket: 'scrape',
      spends: 'recipe',
      async handle({ params, body, caller }) {
        const { id } = await runs.startSaved(jobId(params), membersOf(body), { caller });
        return { status: 200, json: { success: true, id } };
      },
    },
    {
      method: 'GET',
      path: '/api/recipes/runs/:id',
      bucket: 'status',
      async handle({ params, query, caller, origin }) {
        const skip = wholeNumber(query, 'skip', { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? 0;
        const limit = wholeNumber(query, 'limit', { min: 1, max: MOST_ROWS }) ?? ROWS;
        const id = jobId(params);
        const { nextSkip, creditsUsed, ...view } = await runs.view(id, caller, { skip, limit });
        const credits = await receipt(caller, creditsUsed);
        const next =
          nextSkip === undefined
            ? {}
            : { next: `${origin}/api/recipes/runs/${id}?skip=${nextSkip}&limit=${limit}` };
        return { status: 200, json: { success: true, ...view, ...next, ...credits } };
      },
    },
    {
      method: 'DELETE',
      path: '/api/recipes/runs/:id',
      bucket: 'status',
      async handle({ params, caller }) {
        await runs.cancel(jobId(params), caller);
        return { status: 200, json: { success: true, status: 'cancelled' } };
      },
    },
  ];
}

const membersOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {};

const pagingOf = ({ pages }: Proposal['recipe']): { kind: string } | null =>
  pages === null ? null : { kind: pages.kind };

function writeProposal({ columns, rows, recipe, data }: Proposal): unknown {
  const said = data === undefined ? {} : { data: writeData(data) };
  return { name: recipe.name, columns, rows, pagination: pagingOf(recipe), ...said, recipe };
}

const writeData = ({ source, rows, columns }: NonNullable<Proposal['data']>): unknown => ({
  kind: source.kind,
  rows,
  columns,
});
