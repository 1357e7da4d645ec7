/** Whatever is opened, claimed, finished, failed, cancelled or interrupted: never more than was granted. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSqliteBackend } from '../../../src/main/service/store/sql/backend.ts';
import type { Store } from '../../../src/main/service/ports/backend.ts';
import {
  aFinish,
  aJob,
  anAccount,
  aNewPage,
  NOON,
  silentLog,
} from '../../support/store-builders.ts';

type Step =
  | { readonly kind: 'call'; readonly outcome: 'completed' | 'failed' | 'left' }
  | { readonly kind: 'scrape'; readonly status: 200 | 404 | 'failed' | 'left' }
  | { readonly kind: 'crawl'; readonly pages: number }
  | { readonly kind: 'claim'; readonly limit: number }
  | { readonly kind: 'finish'; readonly status: 200 | 500 }
  | { readonly kind: Bare };

type Bare = 'fail' | 'retry' | 'cancel' | 'recover' | 'restart';

const step = fc.oneof(
  fc.record({
    kind: fc.constant('call' as const),
    outcome: fc.constantFrom('completed' as const, 'failed' as const, 'left' as const),
  }),
  fc.record({
    kind: fc.constant('scrape' as const),
    status: fc.constantFrom(200 as const, 404 as const, 'failed' as const, 'left' as const),
  }),
  fc.record({ kind: fc.constant('crawl' as const), pages: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constant('claim' as const), limit: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('finish' as const), status: fc.constantFrom<200 | 500>(200, 500) }),
  fc.record({
    kind: fc.constantFrom<Bare>('fail', 'retry', 'cancel', 'recover', 'restart'),
  }),
);

describe('credits', () => {
  it('are never overdrawn, and every reservation ends', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 12 }),
        fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
        fc.array(step, { minLength: 1, maxLength: 40 }),
        async (grant, softCap, steps) => {
          const account = anAccount({
            customCredits: grant,
            ...(softCap === undefined
              ? {}
              : { overage: { enabled: true, softCapCredits: softCap } }),
          });
          const backend = await openSqliteBackend({
            path: ':memory:',
            clock: { now: () => NOON },
            log: silentLog,
          });
          const { store } = backend;
          await store.createAccount(account);
          const most = grant + 2 * (softCap ?? 0);
          const world = newWorld(store, account.id);
          for (const one of steps) {
            await world.run(one);
            const { used, reserved } = await store.balance(account.id, NOON);
            expect(used).toBeGreaterThanOrEqual(0);
            expect(reserved).toBeGreaterThanOrEqual(0);
            expect(used + reserved).toBeLessThanOrEqual(most);
          }
          await store.recoverPages(NOON, 'all');
          expect((await store.balance(account.id, NOON)).reserved).toBe(0);
          expect(await store.auditLedger()).toEqual([]);
          await backend.close();
        },
      ),
      { numRuns: Number(process.env['HEARTH_TEST_RUNS'] ?? 150) },
    );
  });
});

function newWorld(store: Store, accountId: string) {
  const crawls: string[] = [];
  const claimed: { readonly jobId: string; readonly pageId: string }[] = [];
  const openCrawl = async (pages: number): Promise<void> => {
    const job = aJob({ accountId });
    const seeds = Array.from({ length: pages }, (_, index) => aNewPage(`${job.id}/${index}`));
    await store.openJob({ job, pages: seeds, reserve: 0 });
    crawls.push(job.id);
  };
  const run = async (one: Step): Promise<void> => {
    switch (one.kind) {
      case 'call': {
        const job = aJob({ accountId, kind: 'search' });
        if ((await store.openJob({ job, pages: [], reserve: 1 })) !== 'opened') return;
        if (one.outcome === 'left') return;
        const charge = one.outcome === 'completed' ? 1 : 0;
        await store.finishJob({ jobId: job.id, status: one.outcome, at: NOON, charge });
        return;
      }
      case 'scrape': {
        const job = aJob({ accountId, kind: 'scrape' });
        const page = aNewPage(job.id);
        if ((await store.openJob({ job, pages: [page], reserve: 1 })) !== 'opened') return;
        if (one.status === 'left') return;
        if (one.status === 'failed') {
          const failure = { jobId: job.id, pageId: page.id, errorCode: 'X', error: 'x', at: NOON };
          await store.failPage(failure);
        } else {
          const charge = one.status === 200 ? 1 : 0;
          await store.finishPage(aFinish(job.id, page.id, { charge, statusCode: one.status }));
        }
        await store.finishJob({ jobId: job.id, status: 'completed', at: NOON });
        return;
      }
      case 'crawl':
        return openCrawl(one.pages);
      case 'claim': {
        const jobId = crawls.at(-1);
        if (jobId === undefined) return;
        const { pages } = await store.claimPages({
          jobId,
          now: NOON,
          leaseUntil: NOON + 1,
          limit: one.limit,
          excludeHosts: [],
          reservePerPage: 1,
        });
        claimed.push(...pages.map((page) => ({ jobId, pageId: page.id })));
        return;
      }
      case 'finish': {
        const page = claimed.shift();
        if (page === undefined) return;
        const charge = one.status === 200 ? 1 : 0;
        await store.finishPage(
          aFinish(page.jobId, page.pageId, { charge, statusCode: one.status }),
        );
        return;
      }
      case 'fail': {
        const page = claimed.shift();
        if (page === undefined) return;
        await store.failPage({ ...page, errorCode: 'X', error: 'x', at: NOON });
        return;
      }
      case 'retry': {
        const page = claimed.shift();
        if (page === undefined) return;
        const put = { notBeforeAt: 0, errorCode: 'X', error: 'x', countAttempt: true };
        await store.retryPage({ ...page, ...put });
        return;
      }
      case 'cancel': {
        const jobId = crawls.pop();
        if (jobId !== undefined) await store.finishJob({ jobId, status: 'cancelled', at: NOON });
        return;
      }
      case 'recover':
      case 'restart':
        await store.recoverPages(NOON + 1, one.kind === 'restart' ? 'all' : 'expired');
    }
  };
  return { run };
}
