/** Patterns of paths that a running job leaves out, as its own columns of the job's row. */
import type { Connection } from '../connection.ts';
import { fromJson } from '../codec.ts';
import { statement } from '../statement.ts';
import type { WriteContext } from '../write-context.ts';

const selectExcluded = statement((db, p: { readonly id: string }) =>
  db.selectFrom('jobs').select(['status', 'excluded']).where('id', '=', p.id).compile(),
);

const updateExcluded = statement((db, p: { readonly id: string; readonly excluded: string }) =>
  db.updateTable('jobs').set({ excluded: p.excluded }).where('id', '=', p.id).compile(),
);

/** In the order in which they were given. */
export function excludedPaths(sql: Connection, jobId: string): readonly string[] {
  const text = sql.get(selectExcluded, { id: jobId })?.excluded ?? '[]';
  return fromJson<readonly string[]>(text);
}

/** False, writing nothing, for a job that has ended. */
export function excludePath(
  { sql }: WriteContext,
  { jobId, pattern }: { readonly jobId: string; readonly pattern: string },
): boolean {
  const job = sql.get(selectExcluded, { id: jobId });
  if (job?.status !== 'scraping') return false;
  const excluded = JSON.stringify([...new Set([...excludedPaths(sql, jobId), pattern])]);
  sql.run(updateExcluded, { id: jobId, excluded });
  return true;
}
