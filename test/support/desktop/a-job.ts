import type { Job } from '../../../src/main/service/domain/job.ts';

/** A crawl that runs since t=1000; the test says what matters. */
export function aJob(change: Partial<Job>): Job {
  return {
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
}
