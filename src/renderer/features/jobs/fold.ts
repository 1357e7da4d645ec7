/** Calls of one kind by one key, one after the other, as one line: what programs do does not drown what people do. Pure. */
import type { JobRow } from '../../../contract/console/jobs.ts';
import { moodOf } from './describe-job.ts';

export type ListItem =
  | { readonly kind: 'job'; readonly job: JobRow }
  | {
      readonly kind: 'fold';
      /** Of the oldest one: it stays while new ones come. */
      readonly id: string;
      readonly jobs: readonly JobRow[];
    };

/** Fewer are shown as they are. */
const LEAST = 4;

export function foldJobs(rows: readonly JobRow[]): readonly ListItem[] {
  const items: ListItem[] = [];
  let run: JobRow[] = [];
  const end = (): void => {
    const oldest = run.at(-1);
    if (run.length >= LEAST && oldest !== undefined) {
      items.push({ kind: 'fold', id: oldest.id, jobs: run });
    } else items.push(...run.map((job) => ({ kind: 'job', job }) as const));
    run = [];
  };
  for (const job of rows) {
    const first = run[0];
    if (first !== undefined && !isAlike(first, job)) end();
    if (isFoldable(job)) run.push(job);
    else items.push({ kind: 'job', job });
  }
  end();
  return items;
}

/** What runs, and what has pages of its own, stands for itself. */
function isFoldable(job: JobRow): boolean {
  return job.keyId !== undefined && job.kind !== 'crawl' && job.status !== 'scraping';
}

function isAlike(a: JobRow, b: JobRow): boolean {
  return isFoldable(b) && a.kind === b.kind && a.keyId === b.keyId;
}

export function troublesIn(jobs: readonly JobRow[]): number {
  return jobs.filter((job) => ['failed', 'refused', 'faulty', 'nothing'].includes(moodOf(job)))
    .length;
}
