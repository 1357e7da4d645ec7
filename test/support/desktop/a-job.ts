import type { Job, JobHead } from '../../../src/main/service/domain/job.ts';

/** A crawl that runs since t=1000; the test says what matters. */
export function aJob(change: Partial<JobHead> & Partial<Pick<Job, 'kind'>>): Job {
  const job: unknown = {
    id: 'j1',
    accountId: 'a1',
    kind: 'crawl',
    apiVersion: 'v2',
    status: 'scraping',
    target: 'https://example.com/',
    body: {},
    command: {},
    origin: 'test',
    zeroDataRetention: false,
    priority: 0,
    createdAt: 1_000,
    expiresAt: 9_000_000,
    ...change,
  };
  return job as Job;
}
