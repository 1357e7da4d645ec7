/** Recipes that an account keeps: the file as it was sent, under a name. */
import type { Caller } from '../domain/account.ts';
import { HearthError } from '../domain/errors.ts';
import type { Json } from '../domain/json.ts';
import type { SavedRecipe, SavedRecipeStore } from '../ports/backend.ts';
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
}

export function createSavedRecipes(deps: {
  readonly store: SavedRecipeStore;
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
      };
      await store.saveRecipe(saved);
      return saved;
    },
    async change(id, change, caller) {
      const changed = { ...(await find(id, caller)), ...change, updatedAt: clock.now() };
      await store.saveRecipe(changed);
      return changed;
    },
    async remove(id, caller) {
      await find(id, caller);
      await store.deleteRecipe(caller.account.id, id);
    },
  };
}
