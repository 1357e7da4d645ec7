/** What a job that ran to its end is called: done only where something was read. */
import { expect, it } from 'vitest';
import type { JobRow } from '../../../src/contract/console/jobs.ts';
import {
  describeJob,
  moodOf,
  statusMark,
} from '../../../src/renderer/features/jobs/describe-job.ts';

const NONE = { open: 0, running: 0, done: 0, failed: 0, skipped: 0 };

function job(counts: Partial<JobRow['counts']>, more: Partial<JobRow> = {}): JobRow {
  return {
    ...{
      id: '1',
      kind: 'crawl',
      apiVersion: 'v2',
      status: 'completed',
      target: 'https://a.example/',
    },
    ...{ createdAt: 0, finishedAt: 1, expiresAt: 2 },
    ...more,
    counts: { ...NONE, ...counts },
  } as JobRow;
}

it('is not done when no page was allowed', () => {
  const kept = job({ skipped: 1 });
  expect(moodOf(kept)).toBe('nothing');
  expect(statusMark(kept)).toMatchObject({ sign: '✕', text: 'Nothing read' });
  expect(describeJob(kept).outcome).toBe('No page was read.');
});

it('is not done when the site answered every page with an error', () => {
  expect(moodOf(job({ done: 3 }, { refused: 3, kind: 'batch' }))).toBe('nothing');
  expect(moodOf(job({ done: 1, failed: 1 }, { refused: 1 }))).toBe('nothing');
});

it('is done, with failures, when one page was read', () => {
  expect(moodOf(job({ done: 3 }, { refused: 2 }))).toBe('faulty');
  expect(moodOf(job({ done: 1 }))).toBe('done');
  expect(moodOf(job({}, { kind: 'map' }))).toBe('done');
});
