/** Saved recipes of accounts. */
import type { Json } from '../../../domain/json.ts';
import type { SavedRecipe } from '../../../ports/backend.ts';
import { fromJson } from '../codec.ts';
import type { Connection } from '../connection.ts';
import { statement } from '../statement.ts';
import type { RecipeTable } from '../tables.ts';
import type { WriteContext } from '../write-context.ts';

/** A list of them is read at once: nobody keeps more by hand. */
const MOST = 1_000;

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
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ name: row.name, recipe: row.recipe, updated_at: row.updated_at })
        .where('account_id', '=', row.account_id),
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

export function saveRecipe({ sql }: WriteContext, saved: SavedRecipe): void {
  const { id, accountId, name, recipe, createdAt, updatedAt } = saved;
  sql.run(upsert, {
    id,
    account_id: accountId,
    name,
    recipe: JSON.stringify(recipe),
    created_at: createdAt,
    updated_at: updatedAt,
  });
}

/** True when there was one. */
export function deleteRecipe(
  { sql }: WriteContext,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): boolean {
  return sql.run(remove, { accountId, id }).changes > 0;
}

export function listRecipes(sql: Connection, accountId: string): readonly SavedRecipe[] {
  return sql.all(selectAll, { accountId }).map(toRecipe);
}

export function findRecipe(
  sql: Connection,
  accountId: string,
  id: string,
): SavedRecipe | undefined {
  const [row] = sql.all(selectOne, { accountId, id });
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
  };
}
