/** Patterns of paths that a running job leaves out, as its own columns of the job's row. */
import { fromJson } from '../codec.ts';
import { statement } from '../statement.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

const selectExcluded = statement((db, p: { readonly id: string }) =>
  db.selectFrom('jobs').select(['status', 'excluded']).where('id', '=', p.id).compile(),
);

const updateExcluded = statement((db, p: { readonly id: string; readonly excluded: string }) =>
  db.updateTable('jobs').set({ excluded: p.excluded }).where('id', '=', p.id).compile(),
);

/** In the order in which they were given. */
export function* excludedPaths(tx: Tx, jobId: string): Steps<readonly string[]> {
  const text = (yield* tx.first(selectExcluded, { id: jobId }))?.excluded ?? '[]';
  return fromJson<readonly string[]>(text);
}

/** False, writing nothing, for a job that has ended. */
export function* excludePath(
  { tx }: WriteContext,
  { jobId, pattern }: { readonly jobId: string; readonly pattern: string },
): Steps<boolean> {
  const job = yield* tx.first(selectExcluded, { id: jobId });
  if (job?.status !== 'scraping') return false;
  const excluded = JSON.stringify([...new Set([...(yield* excludedPaths(tx, jobId)), pattern])]);
  yield* tx.run(updateExcluded, { id: jobId, excluded });
  return true;
}
