/** `/api/recipes`: the recipes an account keeps. A recipe is checked as it is before a run. */
import { readRecipe } from '../../dialects/recipes.ts';
import { HearthError } from '../../domain/errors.ts';
import type { Json } from '../../domain/json.ts';
import type { SavedRecipes } from '../../operations/saved-recipes.ts';
import type { SavedRecipe } from '../../ports/recipe-runs.ts';
import { asJson, type Route, type RouteRequest } from '../route.ts';
import { jobId } from './params.ts';

const PATH = '/api/recipes';
const LONGEST_NAME = 120;

export function savedRecipeRoutes(saved: SavedRecipes): readonly Route[] {
  return [...listRoutes(saved), ...oneRoutes(saved), ...versionRoutes(saved)];
}

function listRoutes(saved: SavedRecipes): readonly Route[] {
  return [
    {
      method: 'GET',
      path: PATH,
      bucket: 'status',
      async handle({ caller }) {
        const rows = await saved.list(caller);
        return { status: 200, json: { success: true, rows: rows.map(written) } };
      },
    },
    {
      method: 'POST',
      path: PATH,
      bucket: 'status',
      async handle({ body, caller }) {
        const { recipe, name } = readBody(body);
        if (recipe === undefined) throw bad('Send the recipe as "recipe".');
        const made = await saved.create({ recipe, name: name ?? nameIn(recipe) }, caller);
        return { status: 200, json: { success: true, ...written(made) } };
      },
    },
  ];
}

function oneRoutes(saved: SavedRecipes): readonly Route[] {
  const path = `${PATH}/:id`;
  return [
    {
      method: 'GET',
      path,
      bucket: 'status',
      async handle({ params, caller }) {
        const found = await saved.find(jobId(params), caller);
        return { status: 200, json: { success: true, ...written(found) } };
      },
    },
    {
      method: 'PATCH',
      path,
      bucket: 'status',
      async handle({ params, body, caller }) {
        const changed = await saved.change(jobId(params), readBody(body), caller);
        return { status: 200, json: { success: true, ...written(changed) } };
      },
    },
    {
      method: 'DELETE',
      path,
      bucket: 'status',
      async handle({ params, caller }) {
        await saved.remove(jobId(params), caller);
        return { status: 200, json: { success: true } };
      },
    },
  ];
}

function versionRoutes(saved: SavedRecipes): readonly Route[] {
  return [
    {
      method: 'GET',
      path: `${PATH}/:id/versions`,
      bucket: 'status',
      async handle({ params, caller }) {
        const versions = await saved.versions(jobId(params), caller);
        return { status: 200, json: { success: true, versions } };
      },
    },
    {
      method: 'POST',
      path: `${PATH}/:id/revert`,
      bucket: 'status',
      async handle({ params, body, caller }) {
        const version = wholeObject(body)['version'];
        if (typeof version !== 'number' || !Number.isSafeInteger(version)) {
          throw bad('Send the number of the version to go back to as "version".');
        }
        const changed = await saved.revert(jobId(params), version, caller);
        return { status: 200, json: { success: true, ...written(changed) } };
      },
    },
  ];
}

function written({ id, name, createdAt, updatedAt, recipe, version }: SavedRecipe): object {
  return { id, name, createdAt, updatedAt, version, recipe };
}

function wholeObject(body: RouteRequest['body']): Readonly<Record<string, Json | undefined>> {
  const given = asJson(body);
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  return isObject ? Object.fromEntries(Object.entries(given)) : {};
}

function readBody(body: RouteRequest['body']): {
  readonly name?: string;
  readonly recipe?: Json;
} {
  const given = asJson(body);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw bad('Send an object with "recipe", and a "name" if you like.');
  }
  const { name, recipe } = wholeObject(body);
  if (name !== undefined && (typeof name !== 'string' || !isName(name))) {
    throw bad(`"name" must be a text of 1 to ${LONGEST_NAME} characters.`);
  }
  // unknown members stay: what is kept is what was sent
  if (recipe !== undefined) readRecipe(recipe);
  return { ...(name === undefined ? {} : { name }), ...(recipe === undefined ? {} : { recipe }) };
}

const isName = (text: string): boolean => text.trim() !== '' && text.length <= LONGEST_NAME;

/** The recipe's own name, else the host it starts at. */
function nameIn(recipe: Json): string {
  const fields = Object.fromEntries(Object.entries(recipe ?? {}));
  const { name, start } = fields;
  if (typeof name === 'string' && isName(name)) return name;
  const first: unknown = Array.isArray(start) ? start[0] : undefined;
  return (typeof first === 'string' ? URL.parse(first)?.hostname : undefined) ?? 'Recipe';
}

function bad(message: string): HearthError {
  return new HearthError('BAD_REQUEST', message);
}
