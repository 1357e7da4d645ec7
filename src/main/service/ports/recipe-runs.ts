/** Saved recipes with their versions, runs and rows, as the store keeps them. Times are ms since the epoch. */
import type { JobStatus, Page } from '../domain/job.ts';
import type { Json } from '../domain/json.ts';
import type { RecipeRow } from '../domain/recipe.ts';
import type { FreshRow, RunState } from '../domain/recipe-run.ts';

/** A recipe that an account keeps; its file is not looked into here. */
export interface SavedRecipe {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly recipe: Json;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** 1, 2, 3, …: of the file, not of its name. */
  readonly version: number;
}

export interface RecipeVersion {
  readonly version: number;
  readonly recipe: Json;
  /** `saved`, `edited`, `repaired: price`, `reverted to 2`. */
  readonly reason: string;
  readonly at: number;
}

export interface RecipeRun {
  /** Of the job. */
  readonly id: string;
  readonly accountId: string;
  readonly recipeId?: string;
  /** Of the saved recipe it ran with. */
  readonly version?: number;
  readonly status: JobStatus;
  readonly state: RunState;
  readonly rows: number;
  readonly credits: number;
  readonly startedAt: number;
  readonly endedAt?: number;
}

/** A row with what the page it leads to says. */
export interface RunRow {
  readonly seq: number;
  readonly key: string;
  readonly row: RecipeRow;
  /** Absent: that page was not read. */
  readonly detail?: RecipeRow;
  /** It leads to a page that was not read, or not yet. */
  readonly awaits?: true;
}

/** A record over the runs of a recipe. */
export interface RecordOfRuns extends RunRow {
  /** When the runs that met it began. */
  readonly firstAt: number;
  readonly lastAt: number;
}

/** What a run has already. */
export interface KnownInRun {
  readonly rows: readonly Pick<FreshRow, 'key' | 'row'>[];
  readonly pages: readonly string[];
}

export interface RecipeStore {
  /** Writes it, or writes over the account's own of this id; a new version is kept with its reason. */
  saveRecipe(recipe: SavedRecipe, reason: string): Promise<void>;
  /** False: there was none. Its versions, runs and rows go with it. */
  deleteRecipe(accountId: string, id: string): Promise<boolean>;
  /** Newest first, at most 1,000. */
  listRecipes(accountId: string): Promise<readonly SavedRecipe[]>;
  findRecipe(accountId: string, id: string): Promise<SavedRecipe | undefined>;
  /** Newest first, at most 100. */
  recipeVersions(recipeId: string): Promise<readonly RecipeVersion[]>;

  findRun(jobId: string): Promise<RecipeRun | undefined>;
  /** Newest first. */
  runsOf(recipeId: string, limit: number): Promise<readonly RecipeRun[]>;
  /** In the order of the pages. */
  runRows(query: {
    readonly jobId: string;
    readonly skip: number;
    readonly limit: number;
  }): Promise<readonly RunRow[]>;
  /** Of the keys, those that the run has as rows, with what they say, and as pages. */
  runKnows(query: {
    readonly jobId: string;
    readonly rows: readonly string[];
    readonly pages: readonly string[];
  }): Promise<KnownInRun>;
  /** List pages of a run that did not come, first ones first; at most 10. */
  lostLists(jobId: string): Promise<readonly Page[]>;
  /** Each record of the kept runs once, as last met; newest runs first, in their order. */
  recordsOf(query: {
    readonly recipeId: string;
    readonly skip: number;
    readonly limit: number;
  }): Promise<{ readonly total: number; readonly records: readonly RecordOfRuns[] }>;
}
