/** Saved recipes of accounts. */
import type { Json } from '../../domain/json.ts';
import type { RunEnd } from '../../domain/recipe-run.ts';
import type { RecipeVersion, SavedRecipe } from '../../ports/recipe-runs.ts';
import { fromJson } from '../codec.ts';
import type { RecipeTable, RecipeVersionTable } from '../recipe-tables.ts';
import { statement } from '../statement.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

/** A list of them is read at once: nobody keeps more by hand. */
const MOST = 1_000;
/** Versions of one recipe. */
const MOST_VERSIONS = 100;

const upsert = statement((db, row: RecipeTable) =>
  db
    .insertInto('recipes')
    .values({
      id: row.id,
      account_id: row.account_id,
      name: row.name,
      recipe: row.recipe,
      created_at: row.created_at,
      updated_at: row.updated_at,
      version: row.version,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          name: row.name,
          recipe: row.recipe,
          updated_at: row.updated_at,
          version: row.version,
        })
        .where('recipes.account_id', '=', row.account_id),
    )
    .compile(),
);

const selectAll = statement((db, p: { readonly accountId: string }) =>
  db
    .selectFrom('recipes')
    .selectAll()
    .where('account_id', '=', p.accountId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .compile(),
);

const selectOne = statement((db, p: { readonly accountId: string; readonly id: string }) =>
  db
    .selectFrom('recipes')
    .selectAll()
    .where('account_id', '=', p.accountId)
    .where('id', '=', p.id)
    .compile(),
);

const remove = statement((db, p: { readonly accountId: string; readonly id: string }) =>
  db.deleteFrom('recipes').where('account_id', '=', p.accountId).where('id', '=', p.id).compile(),
);

/** A version that is there already is left as it is. */
const insertVersion = statement((db, row: RecipeVersionTable) =>
  db
    .insertInto('recipe_versions')
    .values({
      recipe_id: row.recipe_id,
      version: row.version,
      recipe: row.recipe,
      reason: row.reason,
      at: row.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .compile(),
);

const selectVersions = statement((db, p: { readonly recipeId: string }) =>
  db
    .selectFrom('recipe_versions')
    .selectAll()
    .where('recipe_id', '=', p.recipeId)
    .orderBy('version', 'desc')
    .limit(MOST_VERSIONS)
    .compile(),
);

const pruneVersions = statement((db, p: { readonly recipeId: string; readonly newest: number }) =>
  db
    .deleteFrom('recipe_versions')
    .where('recipe_id', '=', p.recipeId)
    .where('version', '<=', p.newest)
    .compile(),
);

/** Only where it is still the version that ran. */
const updateLearned = statement(
  (
    db,
    p: {
      readonly id: string;
      readonly was: number;
      readonly version: number;
      readonly recipe: string;
      readonly at: number;
    },
  ) =>
    db
      .updateTable('recipes')
      .set({ recipe: p.recipe, version: p.version, updated_at: p.at })
      .where('id', '=', p.id)
      .where('version', '=', p.was)
      .compile(),
);

/** What a good run taught: its memory in place, a repair as a new version. */
export function* learn(
  { tx }: WriteContext,
  id: string,
  learned: NonNullable<RunEnd['learned']>,
  at: number,
): Steps<void> {
  const { version: was, reason } = learned;
  const version = reason === undefined ? was : was + 1;
  const recipe = JSON.stringify(learned.recipe);
  if ((yield* tx.run(updateLearned, { id, was, version, recipe, at })) === 0) return;
  if (reason !== undefined) yield* keepVersion(tx, { recipe_id: id, version, recipe, reason, at });
}

function* keepVersion(tx: Tx, row: RecipeVersionTable): Steps<void> {
  yield* tx.say(insertVersion, row);
  yield* tx.say(pruneVersions, { recipeId: row.recipe_id, newest: row.version - MOST_VERSIONS });
}

export function* saveRecipe(
  { tx }: WriteContext,
  { saved, reason }: { readonly saved: SavedRecipe; readonly reason: string },
): Steps<void> {
  const { id, accountId, name, recipe, createdAt, updatedAt, version } = saved;
  yield* tx.say(upsert, {
    id,
    account_id: accountId,
    name,
    recipe: JSON.stringify(recipe),
    created_at: createdAt,
    updated_at: updatedAt,
    version,
  });
  const body = JSON.stringify(recipe);
  yield* keepVersion(tx, { recipe_id: id, version, recipe: body, reason, at: updatedAt });
}

export function* recipeVersions(tx: Tx, recipeId: string): Steps<readonly RecipeVersion[]> {
  const rows = yield* tx.all(selectVersions, { recipeId });
  return rows.map(({ version, recipe, reason, at }) => ({
    version,
    recipe: fromJson<Json>(recipe),
    reason,
    at,
  }));
}

/** True when there was one. */
export function* deleteRecipe(
  { tx }: WriteContext,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Steps<boolean> {
  return (yield* tx.run(remove, { accountId, id })) > 0;
}

export function* listRecipes(tx: Tx, accountId: string): Steps<readonly SavedRecipe[]> {
  return (yield* tx.all(selectAll, { accountId })).map(toRecipe);
}

export function* findRecipe(tx: Tx, accountId: string, id: string): Steps<SavedRecipe | undefined> {
  const row = yield* tx.first(selectOne, { accountId, id });
  return row && toRecipe(row);
}

function toRecipe(row: RecipeTable): SavedRecipe {
  return {
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    recipe: fromJson<Json>(row.recipe),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}
