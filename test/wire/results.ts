/**
 * Builders of domain results for golden pairs: a pair names only what matters, the rest is from here.
 */
import { merge } from './merge.ts';

const JOB_ID = '0198f0aa-0000-7000-8000-000000000001';
const PAGE_ID = '0198f0aa-4c1e-7d3b-9a55-0d6f2c1b7e10';
const CREATED_AT = Date.UTC(2026, 10, 21, 10, 0, 0);

const receipt = { creditsUsed: 1, remainingCredits: 1499 };

const job = {
  id: JOB_ID,
  accountId: '7d0a2f6e-0000-4000-8000-000000004a55',
  kind: 'crawl',
  apiVersion: 'v2',
  status: 'scraping',
  target: 'https://example.com/',
  body: { url: 'https://example.com' },
  command: {},
  origin: 'api',
  zeroDataRetention: false,
  priority: 0,
  createdAt: CREATED_AT,
  expiresAt: CREATED_AT + 86_400_000 + 123,
};

const document = { markdown: '# Hi', metadata: { statusCode: 200 } };

/** Results by what is written, as the simplest case of each. */
export const RESULTS = {
  scrape: { scrapeId: PAGE_ID, document, receipt },
  'crawl-start': {
    kind: 'crawl',
    jobId: JOB_ID,
    baseUrl: 'http://127.0.0.1:3002',
    receipt: { creditsUsed: 0, remainingCredits: 1500 },
  },
  'batch-start': {
    kind: 'batch',
    jobId: JOB_ID,
    baseUrl: 'http://127.0.0.1:3002',
    receipt: { creditsUsed: 0, remainingCredits: 1500 },
  },
  'crawl-status': {
    job,
    counts: { open: 0, running: 0, done: 0, failed: 0, skipped: 0, credits: 0 },
    documents: [],
    baseUrl: 'http://127.0.0.1:3002',
    remainingCredits: 1497,
  },
  'crawl-cancel': { creditsUsed: 0, remainingCredits: 1497 },
  'crawl-errors': {
    pages: [],
    robotsBlocked: [],
    receipt: { creditsUsed: 0, remainingCredits: 1497 },
  },
  'crawl-active': { jobs: [], receipt: { creditsUsed: 0, remainingCredits: 1497 } },
  'crawl-params-preview': {
    url: 'https://example.com/',
    options: {},
    receipt: { creditsUsed: 0, remainingCredits: 1500 },
  },
  'crawl-socket': {},
  map: { jobId: JOB_ID, links: [], coverage: { pagesRead: 1 }, receipt },
  search: { jobId: JOB_ID, items: {}, receipt },
  extract: {
    jobId: JOB_ID,
    status: 'completed',
    expiresAt: job.expiresAt,
    receipt,
  },
  'extract-status': {
    jobId: JOB_ID,
    status: 'completed',
    expiresAt: job.expiresAt,
    receipt,
  },
  'credit-usage': {
    balance: {
      periodStartAt: Date.UTC(2026, 10, 1),
      periodEndAt: Date.UTC(2026, 11, 1),
      planCredits: 1500,
      used: 100,
      reserved: 0,
      remaining: 1400,
    },
    planCredits: 1500,
    unlimited: false,
    receipt: { creditsUsed: 0, remainingCredits: 1400 },
  },
  'credit-history': {
    periods: [],
    receipt: { creditsUsed: 0, remainingCredits: 1400 },
  },
  concurrency: { active: 1, max: 2, receipt: { creditsUsed: 0, remainingCredits: 1400 } },
  'queue-status': {
    active: 1,
    waiting: 2,
    max: 2,
    receipt: { creditsUsed: 0, remainingCredits: 1400 },
  },
  activity: { jobs: [], receipt: { creditsUsed: 0, remainingCredits: 1400 } },
  webhook: {
    event: 'started',
    job: { id: JOB_ID, kind: 'crawl', body: {} },
    deliveryId: 'd1',
    documents: [],
    metadata: {},
  },
};

/** A stored document, a page, or a job, with what the pair says about it. */
export const aStored = (change: object) => merge({ pageId: PAGE_ID, seq: 1, document }, change);
export const aPage = (change: object) =>
  merge(
    {
      id: PAGE_ID,
      jobId: JOB_ID,
      url: 'https://example.com/a',
      urlKey: 'example.com/a',
      host: 'example.com:443',
      depth: 1,
      state: 'failed',
      reason: 'link',
      attempts: 1,
      notBeforeAt: 0,
      credits: 0,
      finishedAt: CREATED_AT + 1000,
    },
    change,
  );
export const aJob = (change: object) => merge(job, change);
