/** Hearth's own endpoints under `/api/recipes`, for /openapi.json and docs/api.md. Paths are whole. */
import type { Endpoint, Parameter } from './endpoints.ts';
import { recipeRequests, recipeResponses } from './recipes.ts';

const RUN: Parameter = { name: 'id', in: 'path', type: 'string', description: 'A UUID.' };

export const recipeEndpoints: readonly Endpoint[] = [
  {
    operationId: 'proposeRecipes',
    method: 'post',
    path: '/api/recipes/propose',
    group: 'Recipes',
    summary: 'The lists and tables of a page, without a click, each with a recipe.',
    parameters: [],
    body: recipeRequests.propose,
    reply: recipeResponses.propose,
    failures: [408],
  },
  {
    operationId: 'recipeFromClicks',
    method: 'post',
    path: '/api/recipes/from-clicks',
    group: 'Recipes',
    summary:
      'A recipe from what was pointed at: the list around one click, or exactly the named columns.',
    parameters: [],
    body: recipeRequests.fromClicks,
    reply: recipeResponses.fromClicks,
    failures: [408, 409, 422],
  },
  {
    operationId: 'runRecipe',
    method: 'post',
    path: '/api/recipes/run',
    group: 'Recipes',
    summary:
      'Run a recipe: list pages, checked against its memory and healed, then the pages of its records.',
    parameters: [],
    body: recipeRequests.run,
    reply: recipeResponses.run,
    failures: [],
  },
  {
    operationId: 'getRecipeRun',
    method: 'get',
    path: '/api/recipes/runs/{id}',
    group: 'Recipes',
    summary: 'Rows and health of a run; kept for an hour after its end.',
    parameters: [
      RUN,
      { name: 'skip', in: 'query', type: 'integer', description: 'Rows to leave out. Default 0.' },
      {
        name: 'limit',
        in: 'query',
        type: 'integer',
        description: 'Most rows, 1 to 1000. Default 100.',
      },
    ],
    reply: recipeResponses.view,
    failures: [404],
  },
  {
    operationId: 'cancelRecipeRun',
    method: 'delete',
    path: '/api/recipes/runs/{id}',
    group: 'Recipes',
    summary: 'Cancel a run.',
    parameters: [RUN],
    reply: recipeResponses.cancelled,
    failures: [404, 409],
  },
];
