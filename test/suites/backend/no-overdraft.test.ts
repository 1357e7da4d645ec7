/** Whatever is opened, claimed, finished, failed, cancelled or interrupted: never more than was granted. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSqliteBackend } from '../../../src/main/service/store/sqlite/backend.ts';
import { holdOf, NEVER_HELD } from '../../../src/main/service/domain/job.ts';
import type { Lapsed, PageHold, Store } from '../../../src/main/service/ports/backend.ts';
import {
  aFinish,
  aJob,
  aKey,
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
  | { readonly kind: 'adjust'; readonly credits: number }
  | { readonly kind: 'plan'; readonly credits: number }
  | { readonly kind: 'later'; readonly days: number }
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
  fc.record({ kind: fc.constant('adjust' as const), credits: fc.integer({ min: -6, max: 6 }) }),
  fc.record({ kind: fc.constant('plan' as const), credits: fc.integer({ min: 0, max: 12 }) }),
  fc.record({ kind: fc.constant('later' as const), days: fc.constantFrom(1, 31) }),
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
        fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
        fc.array(step, { minLength: 1, maxLength: 40 }),
        async (grant, softCap, perDay, steps) => {
          const account = anAccount({
            customCredits: grant,
            ...(softCap === undefined
              ? {}
              : { overage: { enabled: true, softCapCredits: softCap } }),
          });
          const time = { now: NOON };
          const backend = await openSqliteBackend({
            path: ':memory:',
            clock: { now: () => time.now },
            log: silentLog,
          });
          const { store } = backend;
          await store.createAccount(account);
          const key = aKey({
            accountId: account.id,
            limits: perDay === undefined ? {} : { creditsPerDay: perDay },
          });
          await store.createKey(key, 'f'.repeat(64));
          const world = newWorld(store, { accountId: account.id, keyId: key.id, time });
          /** What was committed when less was granted than that: it may end, and nothing may be added. */
          let excess = { account: 0, key: 0 };
          for (const one of steps) {
            await world.run(one);
            const { used, reserved, planCredits } = await store.balance(account.id, time.now);
            expect(used).toBeGreaterThanOrEqual(0);
            expect(reserved).toBeGreaterThanOrEqual(0);
            const over = {
              account: Math.max(0, used + reserved - planCredits - 2 * (softCap ?? 0)),
              key: Math.max(
                0,
                (await store.creditsSince({ keyId: key.id, sinceAt: time.now })) +
                  reserved -
                  (perDay ?? Number.MAX_SAFE_INTEGER),
              ),
            };
            if (['adjust', 'plan', 'later'].includes(one.kind)) excess = over;
            expect(over.account).toBeLessThanOrEqual(excess.account);
            expect(over.key).toBeLessThanOrEqual(excess.key);
            excess = over;
          }
          await takeBack(store, { now: time.now, workerId: 'w' });
          expect((await store.balance(account.id, time.now)).reserved).toBe(0);
          expect(await store.auditLedger()).toEqual([]);
          await backend.close();
        },
      ),
      { numRuns: Number(process.env['HEARTH_TEST_RUNS'] ?? 150) },
    );
  });
});

function newWorld(
  store: Store,
  payer: { readonly accountId: string; readonly keyId: string; readonly time: { now: number } },
) {
  const { accountId, keyId, time } = payer;
  const crawls: string[] = [];
  const claimed: PageHold[] = [];
  const openCrawl = async (pages: number): Promise<void> => {
    const job = aJob({ accountId, keyId, createdAt: time.now });
    const seeds = Array.from({ length: pages }, (_, index) => aNewPage(`${job.id}/${index}`));
    await store.openJob({ job, pages: seeds, reserve: 0 });
    crawls.push(job.id);
  };
  const run = async (one: Step): Promise<void> => {
    switch (one.kind) {
      case 'call': {
        const job = aJob({ accountId, keyId, createdAt: time.now, kind: 'search' });
        if ((await store.openJob({ job, pages: [], reserve: 1 })) !== 'opened') return;
        if (one.outcome === 'left') return;
        const charge = one.outcome === 'completed' ? 1 : 0;
        await store.finishJob({ jobId: job.id, status: one.outcome, at: time.now, charge });
        return;
      }
      case 'scrape': {
        const job = aJob({ accountId, keyId, createdAt: time.now, kind: 'scrape' });
        const page = aNewPage(job.id);
        if ((await store.openJob({ job, pages: [page], reserve: 1 })) !== 'opened') return;
        if (one.status === 'left') return;
        if (one.status === 'failed') {
          const failure = {
            jobId: job.id,
            pageId: page.id,
            hold: NEVER_HELD,
            errorCode: 'X',
            error: 'x',
            at: time.now,
          };
          await store.failPage(failure);
        } else {
          const charge = one.status === 200 ? 1 : 0;
          await store.finishPage(
            aFinish(job.id, page.id, { charge, statusCode: one.status, at: time.now }),
          );
        }
        await store.finishJob({ jobId: job.id, status: 'completed', at: time.now });
        return;
      }
      case 'crawl':
        return openCrawl(one.pages);
      case 'claim': {
        const jobId = crawls.at(-1);
        if (jobId === undefined) return;
        const { pages } = await store.claimPages({
          jobId,
          now: time.now,
          lease: { workerId: 'w', until: time.now + 1 },
          limit: one.limit,
          reservePerPage: 1,
        });
        claimed.push(...pages.map(holdOf));
        return;
      }
      case 'finish': {
        const page = claimed.shift();
        if (page === undefined) return;
        const charge = one.status === 200 ? 1 : 0;
        await store.finishPage(
          aFinish(page.jobId, page.pageId, {
            hold: page.hold,
            charge,
            statusCode: one.status,
            at: time.now,
          }),
        );
        return;
      }
      case 'fail': {
        const page = claimed.shift();
        if (page === undefined) return;
        await store.failPage({ ...page, errorCode: 'X', error: 'x', at: time.now });
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
        if (jobId !== undefined)
          await store.finishJob({ jobId, status: 'cancelled', at: time.now });
        return;
      }
      case 'adjust':
        return store.adjustCredits({ accountId, credits: one.credits, reason: 'x', at: time.now });
      case 'plan':
        await store.updateAccount(accountId, { customCredits: one.credits }, time.now);
        return;
      case 'later':
        time.now += one.days * 86_400_000;
        return;
      case 'recover':
      case 'restart':
        await takeBack(store, {
          now: time.now + 1,
          ...(one.kind === 'restart' ? { workerId: 'w' } : {}),
        });
    }
  };
  return { run };
}

/** As work/leases.ts does. */
async function takeBack(store: Store, lapsed: Lapsed): Promise<void> {
  await store.recoverPages(lapsed);
  for (const jobId of await store.lapsedCalls(lapsed)) {
    await store.finishJob({ jobId, status: 'failed', at: lapsed.now });
  }
}
