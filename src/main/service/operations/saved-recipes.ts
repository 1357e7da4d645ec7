/** Recipes that an account keeps: the file as it was sent, under a name; every change of the file is a version that can be gone back to. */
import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '../domain/account.ts';
import { HearthError } from '../domain/errors.ts';
import type { Json } from '../domain/json.ts';
import type { RecipeStore, RecipeVersion, SavedRecipe } from '../ports/recipe-runs.ts';
import type { Clock, Ids } from '../ports/system.ts';

export interface SavedRecipes {
  list(caller: Caller): Promise<readonly SavedRecipe[]>;
  /** Throws `NOT_FOUND`. */
  find(id: string, caller: Caller): Promise<SavedRecipe>;
  create(
    recipe: { readonly name: string; readonly recipe: Json },
    caller: Caller,
  ): Promise<SavedRecipe>;
  /** Throws `NOT_FOUND`. */
  change(
    id: string,
    change: { readonly name?: string; readonly recipe?: Json },
    caller: Caller,
  ): Promise<SavedRecipe>;
  /** Throws `NOT_FOUND`. */
  remove(id: string, caller: Caller): Promise<void>;
  /** Newest first. Throws `NOT_FOUND`. */
  versions(id: string, caller: Caller): Promise<readonly RecipeVersion[]>;
  /** The file is again what it was in that version, as a version of its own. Throws `NOT_FOUND`. */
  revert(id: string, version: number, caller: Caller): Promise<SavedRecipe>;
}

export function createSavedRecipes(deps: {
  readonly store: RecipeStore;
  readonly ids: Ids;
  readonly clock: Clock;
}): SavedRecipes {
  const { store, ids, clock } = deps;
  const find = async (id: string, { account }: Caller): Promise<SavedRecipe> => {
    const found = await store.findRecipe(account.id, id);
    if (found === undefined) {
      throw new HearthError('NOT_FOUND', 'There is no saved recipe with this id.');
    }
    return found;
  };
  const replace = async (
    saved: SavedRecipe,
    change: { readonly name?: string; readonly recipe?: Json },
    reason: string,
  ): Promise<SavedRecipe> => {
    const { recipe } = change;
    const isNew = recipe !== undefined && !isDeepStrictEqual(recipe, saved.recipe);
    const version = isNew ? saved.version + 1 : saved.version;
    const changed = { ...saved, ...change, version, updatedAt: clock.now() };
    await store.saveRecipe(changed, reason);
    return changed;
  };
  return {
    list: ({ account }) => store.listRecipes(account.id),
    find,
    async create({ name, recipe }, { account }) {
      const now = clock.now();
      const saved = {
        id: ids.uuid(),
        accountId: account.id,
        name,
        recipe,
        createdAt: now,
        updatedAt: now,
        version: 1,
      };
      await store.saveRecipe(saved, 'saved');
      return saved;
    },
    change: async (id, change, caller) => replace(await find(id, caller), change, 'edited'),
    async remove(id, caller) {
      await find(id, caller);
      await store.deleteRecipe(caller.account.id, id);
    },
    async versions(id, caller) {
      await find(id, caller);
      return store.recipeVersions(id);
    },
    async revert(id, version, caller) {
      const saved = await find(id, caller);
      const wanted = (await store.recipeVersions(id)).find((one) => one.version === version);
      if (wanted === undefined) {
        throw new HearthError('NOT_FOUND', `This recipe has no version ${version}.`);
      }
      return replace(saved, { recipe: wanted.recipe }, `reverted to ${version}`);
    },
  };
}
