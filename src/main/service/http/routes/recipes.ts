/** `/api/recipes`: proposals, recipes from clicks, runs. Hearth's own; same keys, limits and envelope as `/v2`. */
import { readClicks, readPropose, readRun } from '../../dialects/recipes.ts';
import type { MakeRecipes, Proposal } from '../../operations/recipes/make.ts';
import type { RecipeRuns } from '../../operations/recipes/runs.ts';
import type { Route } from '../route.ts';
import type { RouteDeps } from './deps.ts';
import { jobId, wholeNumber } from './params.ts';

export interface RecipeDeps {
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
      spends: 'scrape',
      handle({ body, caller }) {
        const { id } = runs.start(readRun(body, { allowLocal }), caller);
        return Promise.resolve({ status: 200, json: { success: true, id } });
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
        const { nextSkip, creditsUsed, ...view } = runs.view(id, caller, { skip, limit });
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
      handle({ params, caller }) {
        runs.cancel(jobId(params), caller);
        return Promise.resolve({ status: 200, json: { success: true, status: 'cancelled' } });
      },
    },
  ];
}

const pagingOf = ({ pages }: Proposal['recipe']): { kind: string } | null =>
  pages === null ? null : { kind: pages.kind };

function writeProposal({ columns, rows, recipe }: Proposal): unknown {
  return { name: recipe.name, columns, rows, pagination: pagingOf(recipe), recipe };
}
