/** What is learnt while a job runs and decides what belongs to it, as columns of its row: paths left out, where its start led to. */
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

const selectLanded = statement((db, p: { readonly id: string }) =>
  db.selectFrom('jobs').select('landed_url').where('id', '=', p.id).compile(),
);

const updateLanded = statement((db, p: { readonly id: string; readonly url: string }) =>
  db.updateTable('jobs').set({ landed_url: p.url }).where('id', '=', p.id).compile(),
);

export function* landedUrl(tx: Tx, jobId: string): Steps<string | undefined> {
  return (yield* tx.first(selectLanded, { id: jobId }))?.landed_url ?? undefined;
}

export function* noteLanding(
  { tx }: WriteContext,
  { jobId, url }: { readonly jobId: string; readonly url: string },
): Steps<void> {
  yield* tx.say(updateLanded, { id: jobId, url });
}
