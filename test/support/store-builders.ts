/** Builders of what the store keeps: each shows only what a test cares about. */
import { randomUUID } from 'node:crypto';
import type { Account, ApiKey } from '../../src/main/service/domain/account.ts';
import {
  NEVER_HELD,
  type JobHead,
  type JobOf,
  type Page,
} from '../../src/main/service/domain/job.ts';
import type { JobKind } from '../../src/main/service/domain/job-kinds.ts';
import type { Snapshot } from '../../src/main/service/domain/snapshot.ts';
import type { FinishedPage, NewPage, SkippedUrl } from '../../src/main/service/ports/backend.ts';
import type { NewCapture } from '../../src/main/service/ports/library.ts';
import type { Log } from '../../src/main/service/ports/system.ts';

/** 15 November 2026, 12:00 UTC. */
export const NOON = Date.UTC(2026, 10, 15, 12);

export const silentLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

export function anAccount(change: Partial<Account> = {}): Account {
  return {
    id: randomUUID(),
    name: 'Test',
    planId: 'enterprise',
    customCredits: 1_000,
    customConcurrency: 10,
    addOns: [],
    overage: { enabled: false },
    periodAnchorAt: Date.UTC(2026, 0, 10, 8),
    createdAt: Date.UTC(2026, 0, 10, 8),
    ...change,
  };
}

export function aKey(change: Partial<ApiKey> = {}): ApiKey {
  return {
    id: randomUUID(),
    accountId: 'nobody',
    name: 'Default',
    hint: '7d0a…4a55',
    limits: {},
    faults: {},
    createdAt: NOON,
    ...change,
  };
}

/** A crawl where nothing else is said; of the command only what the test cares about. */
export function aJob<Kind extends JobKind = 'crawl'>(
  change: Partial<JobHead> & { readonly kind?: Kind; readonly command?: object } = {},
): JobOf<Kind> {
  const job: unknown = {
    id: randomUUID(),
    accountId: 'nobody',
    kind: 'crawl',
    apiVersion: 'v2',
    status: 'scraping',
    target: 'https://site.example/',
    body: { url: 'https://site.example/' },
    command: { url: 'https://site.example/', limit: 10 },
    origin: 'api',
    zeroDataRetention: false,
    priority: 0,
    createdAt: NOON,
    expiresAt: NOON + 86_400_000,
    ...change,
  };
  return job as JobOf<Kind>;
}

export function aNewPage(path: string, change: Partial<NewPage> = {}): NewPage {
  const url = `https://site.example/${path}`;
  return {
    id: randomUUID(),
    url,
    urlKey: url,
    host: 'site.example:443',
    depth: 0,
    reason: 'link',
    ...change,
  };
}

export function aSkippedUrl(path: string, reason: string): SkippedUrl {
  const url = `https://site.example/${path}`;
  return { id: randomUUID(), url, urlKey: url, reason, depth: 1 };
}

/** Of a page by its id, never handed out; or of one as it was. */
export function aFinish(
  jobId: string,
  page: string | Pick<Page, 'id' | 'hold'>,
  change: Partial<FinishedPage> = {},
): FinishedPage {
  const { id: pageId, hold } = typeof page === 'string' ? { id: page, hold: NEVER_HELD } : page;
  return {
    jobId,
    pageId,
    hold,
    document: { markdown: `# ${pageId}`, metadata: { statusCode: 200 } },
    statusCode: 200,
    charge: 1,
    reason: 'crawl',
    discovered: [],
    skipped: [],
    capture: { engine: 'http', why: 'served', elapsedMs: 5 },
    at: NOON,
    keepDocument: true,
    outbox: [],
    ...change,
  };
}

/** A trace, unless `kept`. */
export function aCapture(
  urlKey: string,
  text: string,
  change: Partial<NewCapture> = {},
): NewCapture {
  return {
    id: randomUUID(),
    accountId: 'nobody',
    urlKey,
    url: urlKey,
    host: 'site.example',
    at: NOON,
    kind: 'text',
    kept: false,
    engine: 'http',
    status: 200,
    contentType: 'text/html',
    private: false,
    bytes: 0,
    title: '',
    description: '',
    language: 'en',
    text,
    tags: [],
    ...change,
  };
}

export function aSnapshot(change: Partial<Snapshot> = {}): Snapshot {
  return {
    requestedUrl: 'https://site.example/',
    finalUrl: 'https://site.example/',
    redirects: [],
    status: 200,
    statusText: 'OK',
    headers: { 'content-type': 'text/html' },
    contentType: 'text/html',
    body: new TextEncoder().encode('<p>Hello</p>'),
    engine: 'http',
    proxyUsed: 'basic',
    capturedAt: NOON,
    elapsedMs: 12,
    warnings: [],
    ...change,
  };
}
