/** Where a list goes on, newest first, whose last row shown may be gone by now. */
import { sql as raw, type RawBuilder } from 'kysely';

/** The row number of `id`; of one that is gone the place that it had, for ids grow with time. */
export function placeOf(table: 'jobs' | 'monitors', id: string): RawBuilder<number> {
  const rows = raw.table(table);
  return raw<number>`coalesce(
    (select pk from ${rows} where id = ${id}),
    (select pk + 1 from ${rows} where id < ${id} order by id desc limit 1)
  )`;
}
