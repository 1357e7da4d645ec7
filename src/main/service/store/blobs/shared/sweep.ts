/** Objects that no row names: a put that was cut off between the two, or a removal. */
import type { Asking } from './database.ts';
import type { Objects } from './objects.ts';

/** As shared-writes.ts makes them; anything else in the bucket is not ours. */
const KEY = /^[0-9a-f]{2}\/[0-9a-f]{64}-(\d+)$/;

const DAY_MS = 86_400_000;

/** As `sweepObjects`, of those a day old, by one of all services and once a day; whoever is too early gives 0. */
export async function sweepDaily(ask: Asking, objects: Objects, now: number): Promise<number> {
  const turn = await ask(
    'UPDATE blob_schema SET swept_at = $1 WHERE swept_at <= $2 RETURNING swept_at',
    [now, now - DAY_MS],
  );
  return turn.length === 0 ? 0 : sweepObjects(ask, objects, now - DAY_MS);
}

/** Removes those last written before ms since the epoch; gives how many. Rows are written moments after their bytes. */
async function sweepObjects(ask: Asking, objects: Objects, than: number): Promise<number> {
  let removed = 0;
  for await (const keys of objects.older(than)) {
    const numbers = new Map<string, number>();
    for (const key of keys) {
      const pk = KEY.exec(key)?.[1];
      if (pk !== undefined) numbers.set(key, Number(pk));
    }
    const named = await ask<{ object: string }>(
      'SELECT object FROM blobs WHERE pk = ANY($1) AND object IS NOT NULL',
      [[...numbers.values()]],
    );
    const kept = new Set(named.map(({ object }) => object));
    const strays = [...numbers.keys()].filter((key) => !kept.has(key));
    await objects.remove(strays);
    removed += strays.length;
  }
  return removed;
}
