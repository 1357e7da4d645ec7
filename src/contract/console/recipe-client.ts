/** Calls about recipes: made, saved, run, and what their runs gave. */
import { searchOf, type Calls } from './calls.ts';
import type { JsonObject, Rows } from './common.ts';
import { PATHS } from './paths.ts';
import type {
  FromClicksAnswer,
  ProposeAnswer,
  RecipeChanges,
  RecipeClick,
  RecipeFile,
  RecipeRow,
  RecipeRunBody,
  RecipeRunRow,
  RecipeRunView,
  RecipeVersion,
  SavedRecipe,
} from './recipes.ts';

/** Recipes. */
export function recipeCalls({ call, post }: Calls) {
  return {
    proposeRecipes: (url: string, signal?: AbortSignal) =>
      post<ProposeAnswer>(`${PATHS.recipes}/propose`, { url }, signal),
    recipeFromClicks: (
      body: { readonly url: string; readonly clicks: readonly RecipeClick[] },
      signal?: AbortSignal,
    ) => post<FromClicksAnswer>(`${PATHS.recipes}/from-clicks`, body, signal),
    runRecipe: (body: RecipeRunBody | JsonObject) =>
      post<{ readonly id: string }>(`${PATHS.recipes}/run`, body),
    recipeRun: (id: string, skip: number, signal?: AbortSignal) =>
      call<RecipeRunView>(`${PATHS.recipes}/runs/${id}?skip=${skip}&limit=1000`, { signal }),
    runSavedRecipe: (id: string) => post<{ readonly id: string }>(`${PATHS.recipes}/${id}/run`, {}),
    recipeRuns: (id: string, signal?: AbortSignal) =>
      call<{ readonly runs: readonly RecipeRunRow[] }>(`${PATHS.recipes}/${id}/runs`, { signal }),
    recipeChanges: (id: string, run: string | undefined, signal?: AbortSignal) =>
      call<RecipeChanges>(`${PATHS.recipes}/${id}/changes${searchOf({ run })}`, { signal }),
    recipeRecords: (id: string, skip: number, signal?: AbortSignal) =>
      call<{ readonly total: number; readonly rows: readonly RecipeRow[] }>(
        `${PATHS.recipes}/${id}/rows?skip=${skip}&limit=1000`,
        { signal },
      ),
    recipeVersions: (id: string, signal?: AbortSignal) =>
      call<{ readonly versions: readonly RecipeVersion[] }>(`${PATHS.recipes}/${id}/versions`, {
        signal,
      }),
    revertRecipe: (id: string, version: number) =>
      post<SavedRecipe>(`${PATHS.recipes}/${id}/revert`, { version }),
    cancelRecipeRun: (id: string) =>
      call<unknown>(`${PATHS.recipes}/runs/${id}`, { method: 'DELETE' }),
    savedRecipes: (signal?: AbortSignal) => call<Rows<SavedRecipe>>(PATHS.recipes, { signal }),
    savedRecipe: (id: string, signal?: AbortSignal) =>
      call<SavedRecipe>(`${PATHS.recipes}/${id}`, { signal }),
    saveRecipe: (body: { readonly name: string; readonly recipe: RecipeFile }) =>
      post<SavedRecipe>(PATHS.recipes, body),
    changeRecipe: (id: string, body: { readonly name?: string; readonly recipe?: RecipeFile }) =>
      call<SavedRecipe>(`${PATHS.recipes}/${id}`, { method: 'PATCH', body }),
    deleteRecipe: (id: string) => call<unknown>(`${PATHS.recipes}/${id}`, { method: 'DELETE' }),
  };
}
