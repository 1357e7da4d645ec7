/** A saved recipe's run as a job of its own, followed to its end, with its rows by their keys. */
import type { RecipeStore } from '../../ports/recipe-runs.ts';
import type { RecipeRuns } from '../recipes/runs.ts';
import { MOST_ROWS, type RunRecipe } from './look-recipe.ts';

export interface RunRecipeDeps {
  readonly runs: Pick<RecipeRuns, 'startSaved' | 'ended' | 'cancel'>;
  readonly store: Pick<RecipeStore, 'runRows'>;
}

/** Builds it; a run whose look is cut short is cancelled. */
export function createRunRecipe({ runs, store }: RunRecipeDeps): RunRecipe {
  return async (recipeId, { caller, signal }) => {
    signal.throwIfAborted();
    const { id } = await runs.startSaved(recipeId, {}, { caller });
    try {
      const { status, state, credits } = await runs.ended(id, caller, signal);
      const rows = await store.runRows({ jobId: id, skip: 0, limit: MOST_ROWS });
      return {
        jobId: id,
        rows: rows.map(({ key, row, detail }) => ({ key, row: { ...row, ...detail } })),
        health: status === 'completed' ? state.health : 'broken',
        credits,
        ...(state.message === undefined ? {} : { message: state.message }),
      };
    } catch (error) {
      if (signal.aborted) await runs.cancel(id, caller).catch(() => undefined); // it had ended
      throw error;
    }
  };
}
