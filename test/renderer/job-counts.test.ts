/** What is on screen of a job when an event tells that its pages move. */
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { JobRow } from '../../src/contract/console/jobs.ts';
import { patchCounts } from '../../src/renderer/client/job-counts.ts';
import { QUERY } from '../../src/renderer/client/queries.ts';

const counts = { done: 1, failed: 0, skipped: 0, queued: 1, active: 0, total: 2 };

it.each([
  ['the disk', { kind: 'disk' }, undefined],
  ['credits', { kind: 'credits' }, undefined],
  ['a pause', { kind: 'pacing', host: 'a.example', untilAt: 5 }, 'pacing'],
] as const)('says no longer that it waits for %s, but for pauses', (_, waiting, after) => {
  const queries = new QueryClient();
  const row = { id: 'one', counts, waiting } as unknown as JobRow;
  queries.setQueryData(QUERY.jobs, { rows: [row] });
  queries.setQueryData(QUERY.job('one'), row);
  const kinds = () => [
    queries.getQueryData<{ rows: JobRow[] }>(QUERY.jobs)?.rows[0]?.waiting?.kind,
    queries.getQueryData<JobRow>(QUERY.job('one'))?.waiting?.kind,
  ];
  // the same counts again tell nothing
  patchCounts(queries, new Map([['one', row.counts]]));
  expect(kinds()).toEqual([waiting.kind, waiting.kind]);
  patchCounts(queries, new Map([['one', { ...row.counts, done: 2 }]]));
  expect(kinds()).toEqual([after, after]);
});
