/** Settings: one JSON value per name. */
import type { Json } from '../../../domain/json.ts';
import { fromJson } from '../codec.ts';
import type { Connection } from '../connection.ts';
import { statement } from '../statement.ts';
import type { WriteContext } from '../write-context.ts';

const selectSettings = statement((db) => db.selectFrom('settings').selectAll().compile());

const upsertSetting = statement((db, p: { readonly name: string; readonly value: string }) =>
  db
    .insertInto('settings')
    .values({ name: p.name, value: p.value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: p.value }))
    .compile(),
);

const deleteSetting = statement((db, p: { readonly name: string }) =>
  db.deleteFrom('settings').where('name', '=', p.name).compile(),
);

export function readSettings(sql: Connection): Readonly<Record<string, Json>> {
  const rows = sql.all(selectSettings, {});
  return Object.fromEntries(rows.map((row) => [row.name, fromJson<Json>(row.value)]));
}

/** `value` absent removes the setting. */
export function writeSetting(
  { sql }: WriteContext,
  { name, value }: { readonly name: string; readonly value?: Json },
): void {
  if (value === undefined) sql.run(deleteSetting, { name });
  else sql.run(upsertSetting, { name, value: JSON.stringify(value) });
}
