/** Settings: one JSON value per name. */
import type { Json } from '../../domain/json.ts';
import { fromJson } from '../codec.ts';
import { statement } from '../statement.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

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

export function* readSettings(tx: Tx): Steps<Readonly<Record<string, Json>>> {
  const rows = yield* tx.all(selectSettings, {});
  return Object.fromEntries(rows.map((row) => [row.name, fromJson<Json>(row.value)]));
}

/** `value` absent removes the setting. */
export function* writeSetting(
  { tx }: WriteContext,
  { name, value }: { readonly name: string; readonly value?: Json },
): Steps<void> {
  if (value === undefined) yield* tx.run(deleteSetting, { name });
  else yield* tx.run(upsertSetting, { name, value: JSON.stringify(value) });
}
