/** How a job ended, in words: one of which nothing came is no success. */
import { describe, expect, it } from 'vitest';
import type { JobDetail } from '../../src/contract/console/jobs.ts';
import {
  describeJob,
  moodOf,
  shareOf,
  totalOf,
  waitText,
} from '../../src/renderer/features/jobs/describe-job.ts';
import { endingOf } from '../../src/renderer/features/jobs/ending.ts';

function jobWith(more: Partial<JobDetail>): JobDetail {
  const counts = { open: 0, running: 0, done: 1, failed: 0, skipped: 0, credits: 0 };
  const job: Partial<JobDetail> = {
    id: 'a',
    kind: 'crawl',
    status: 'completed',
    target: 'https://example.com/folder/page',
    body: {},
    counts,
    ...more,
  };
  return job as JobDetail;
}

const counted = (done: number, failed: number) => ({
  open: 0,
  running: 0,
  done,
  failed,
  skipped: 0,
  credits: 0,
});

describe('a job of which nothing came', () => {
  it.each(['crawl', 'batch'] as const)('is a failed %s, and says so', (kind) => {
    const warning = 'No page could be read. https://example.com/credits: refused.';
    const job = jobWith({ kind, counts: counted(0, 2), warning });
    expect(moodOf(job)).toBe('failed');
    expect(endingOf(job, [])?.sentence).toBe(warning);
    const unexplained = jobWith({ kind, counts: counted(0, 2) });
    expect(endingOf(unexplained, [])?.sentence).toContain('None of the 2 pages could be read');
  });

  it('has failures alone when something was read', () => {
    expect(moodOf(jobWith({ counts: counted(1, 2) }))).toBe('faulty');
  });

  it('stopped early when the credits were gone', () => {
    const warning = 'The credits were used up before all pages were fetched.';
    expect(moodOf(jobWith({ counts: counted(0, 1), warning }))).toBe('partial');
  });
});

it('a start page that is not there is not taken for one without pages below it', () => {
  const job = jobWith({ counts: counted(1, 0), refused: 1 });
  expect(endingOf(job, [])?.sentence).toContain('answered with an error');
  expect(endingOf(jobWith({}), [])?.sentence).toContain('below /folder/page');
});

describe('how far a job is', () => {
  it('counts failed pages among those it has and among those that are over', () => {
    const job = jobWith({ kind: 'batch', counts: counted(5, 1), refused: 1 });
    expect(totalOf(job.counts)).toBe(6);
    expect(shareOf(job)).toBe(1);
    expect(describeJob(job).outcome).toBe('finished with 6 pages, 2 failed');
  });

  it('has pages under way among those to come', () => {
    const job = jobWith({ status: 'scraping', counts: { ...counted(3, 1), open: 2, running: 2 } });
    expect(totalOf(job.counts)).toBe(8);
    expect(shareOf(job)).toBe(0.5);
  });
});

it('a crawl whose start robots.txt does not allow can be begun all the same', () => {
  const job = jobWith({ counts: counted(0, 0), body: { url: 'https://example.com/' }, limit: 50 });
  const ending = endingOf(job, [{ state: 'skipped', why: 'robots', count: 1 }]);
  expect(ending?.sentence).toContain('does not allow the start page');
  expect(ending?.crawls.map(({ body }) => body)).toEqual([
    { url: 'https://example.com/', ignoreRobotsTxt: true },
  ]);
  const later = endingOf(jobWith({ counts: counted(5, 0) }), [
    { state: 'skipped', why: 'robots', count: 1 },
  ]);
  expect(later?.crawls).toEqual([]);
});

it('a long wait that a site asks for has its end, a short one is only named', () => {
  const untilAt = Date.UTC(2026, 0, 1, 12);
  const job = jobWith({
    status: 'scraping',
    waiting: { kind: 'pacing', host: 'example.com:443', untilAt },
  });
  expect(waitText(job, untilAt - 120_000)).toMatch(/^waits until .+, as example\.com:443 asks$/);
  expect(waitText(job, untilAt - 1_000)).toBe('pauses between pages of example.com:443');
});
