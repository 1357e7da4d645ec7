/** Pages of jobs that finish at the same moment: each under its own hold and with its own charge, whoever is beside it. */
import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdOf, type Page } from '../../../src/main/service/domain/job.ts';
import type {
  AccountStore,
  EventStore,
  FinishedPage,
  JobStore,
  NewPage,
  UsageStore,
} from '../../../src/main/service/ports/backend.ts';
import type { CacheStore } from '../../../src/main/service/ports/capture-cache.ts';
import { aFinish, aJob, anAccount, aNewPage, NOON } from '../../support/store-builders.ts';

interface FinishBackend {
  readonly store: AccountStore & JobStore & UsageStore & EventStore & CacheStore;
  close(): Promise<void>;
}

const WORKER = 'worker';

export function finishCases(name: string, make: () => Promise<FinishBackend>): void {
  describe(`pages that finish together: ${name}`, () => {
    let backend: FinishBackend;
    let store: FinishBackend['store'];
    let accountId = '';

    beforeEach(async () => {
      backend = await make();
      store = backend.store;
      const account = anAccount({ customCredits: 20 });
      accountId = account.id;
      await store.createAccount(account);
    });
    afterEach(async () => {
      expect(await store.auditLedger()).toEqual([]);
      await backend.close();
    });

    async function open(pages: readonly NewPage[], limit?: number): Promise<string> {
      const job = aJob({ accountId, ...(limit === undefined ? {} : { limit }) });
      await store.openJob({ job, pages, reserve: 0 });
      return job.id;
    }

    async function claim(jobId: string, limit = 100): Promise<readonly Page[]> {
      const lease = { workerId: WORKER, until: NOON + 60_000 };
      return (await store.claimPages({ jobId, now: NOON, lease, limit, reservePerPage: 1 })).pages;
    }

    const paths = (count: number): NewPage[] =>
      Array.from({ length: count }, (_, at) => aNewPage(`page-${at}`));

    const together = (finishes: readonly FinishedPage[]) =>
      Promise.all(finishes.map((each) => store.finishPage(each)));

    it('each has its own answer', async () => {
      const jobId = await open(paths(7));
      const pages = await claim(jobId);
      const [done, lost, , , , twin, sameEnd] = pages;
      await store.finishPage(aFinish(jobId, done!));
      const why = { errorCode: 'E', error: 'e', notBeforeAt: 0, countAttempt: true };
      await store.retryPage({ ...holdOf(lost!), ...why });
      const end = { finalUrlKey: 'https://site.example/end' };
      const finishes = pages.map((page) =>
        aFinish(jobId, page, page === twin || page === sameEnd ? end : {}),
      );
      expect(await together(finishes)).toEqual([
        'already-finished',
        'not-yours',
        'finished',
        'finished',
        'finished',
        'finished',
        'duplicate',
      ]);
      expect(await store.counts(jobId)).toMatchObject({ done: 5, open: 1, skipped: 1, credits: 5 });
      const all = { jobId, skip: 0, limit: 100, maxBytes: 1e7 };
      const documents = await store.readDocuments(all);
      expect(documents.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
      expect(documents.map(({ pageId }) => pageId)).toEqual(
        [done, ...pages.slice(2, 6)].map((page) => page?.id),
      );
      expect(await store.balance(accountId, NOON)).toMatchObject({ used: 5, reserved: 0 });
    });

    it('are seen by change tracking where they are finished, and nowhere else', async () => {
      const jobId = await open(paths(3));
      const pages = await claim(jobId);
      const [, lost] = pages;
      const why = { errorCode: 'E', error: 'e', notBeforeAt: 0, countAttempt: true };
      await store.retryPage({ ...holdOf(lost!), ...why });
      const seen = ({ urlKey }: Page) => ({ accountId, urlKey, tag: '' });
      const finishes = pages.map((page) => {
        const tracked = { ...seen(page), markdown: page.url, at: NOON };
        return aFinish(jobId, page, { tracked });
      });
      expect(await together(finishes)).toEqual(['finished', 'not-yours', 'finished']);
      const known = await Promise.all(pages.map((page) => store.findTracked(seen(page))));
      expect(known.map((each) => each?.markdown)).toEqual([
        pages[0]?.url,
        undefined,
        pages[2]?.url,
      ]);
    });

    it('are of many jobs, each with an order of its own', async () => {
      const jobs = [await open(paths(3)), await open(paths(3)), await open(paths(3))];
      const finishes: FinishedPage[] = [];
      for (const jobId of jobs) {
        for (const page of await claim(jobId)) finishes.push(aFinish(jobId, page));
      }
      const mixed = finishes.toSorted((a, b) => (a.pageId < b.pageId ? -1 : 1));
      expect(new Set(await together(mixed))).toEqual(new Set(['finished']));
      for (const jobId of jobs) {
        const all = { jobId, skip: 0, limit: 100, maxBytes: 1e7 };
        const seqs = (await store.readDocuments(all)).map(({ seq }) => seq);
        expect(seqs).toEqual([1, 2, 3]);
        expect(await store.counts(jobId)).toMatchObject({ done: 3, running: 0, credits: 3 });
      }
    });

    it('enter what several of them lead to once, in order, and never beyond the limit', async () => {
      const jobId = await open(paths(4), 6);
      const pages = await claim(jobId);
      const seen = { id: randomUUID(), depth: 1, reason: 'robots' };
      const finishes = pages.map((page, at) =>
        aFinish(jobId, page, {
          discovered: [
            aNewPage('a', { depth: 1 }),
            aNewPage(`b${at}`, { depth: 1 }),
            aNewPage('page-1', { depth: 1 }),
          ],
          skipped: ['a', 'c'].map((path) => {
            const url = `https://site.example/${path}`;
            return { ...seen, id: randomUUID(), url, urlKey: url };
          }),
        }),
      );
      expect(await together(finishes)).toEqual(pages.map(() => 'finished'));
      expect(await store.counts(jobId)).toMatchObject({ done: 4, open: 2, skipped: 4 });
      const listed = await store.listPages({ jobId, limit: 50 });
      const found = listed.slice(4).map(({ url, state, reason }) => [url.slice(-2), state, reason]);
      expect(new Set(found.map(String))).toEqual(
        new Set([
          '/a,open,link',
          'b0,open,link',
          '/c,skipped,robots',
          'b1,skipped,limit',
          'b2,skipped,limit',
          'b3,skipped,limit',
        ]),
      );
      expect((await claim(jobId)).map(({ url }) => url.slice(-2))).toEqual(['/a', 'b0']);
    });

    it('one that another page has already gives its place to the next address', async () => {
      const jobId = await open(paths(3), 2);
      const pages = await claim(jobId);
      expect(pages).toHaveLength(2);
      const end = { finalUrlKey: 'https://site.example/end' };
      const ends = await together(pages.map((page) => aFinish(jobId, page, end)));
      expect(ends).toEqual(['finished', 'duplicate']);
      expect((await claim(jobId)).map(({ url }) => url)).toEqual(['https://site.example/page-2']);
    });

    it('two that lead to each other leave one', async () => {
      const jobId = await open(paths(2));
      const [a, b] = await claim(jobId);
      const ends = await together([
        aFinish(jobId, a!, { finalUrlKey: b!.urlKey }),
        aFinish(jobId, b!, { finalUrlKey: a!.urlKey }),
      ]);
      expect(ends).toEqual(['duplicate', 'finished']);
    });

    it('one that cannot be written keeps none of the others from it', async () => {
      const jobId = await open(paths(5));
      const pages = await claim(jobId);
      const finishes = pages.map((page, at) =>
        // no whole number: the table refuses it
        aFinish(jobId, page, at === 2 ? { statusCode: 200.5 } : {}),
      );
      const ends = await Promise.allSettled(finishes.map((each) => store.finishPage(each)));
      expect(ends.map(({ status }) => status)).toEqual(
        pages.map((_, at) => (at === 2 ? 'rejected' : 'fulfilled')),
      );
      expect(await store.counts(jobId)).toMatchObject({ done: 4, running: 1, credits: 4 });
    });

    it('cost no more than there is, together as one by one', async () => {
      const jobId = await open(paths(8));
      const pages = await claim(jobId);
      const ends = await together(pages.map((page) => aFinish(jobId, page, { charge: 5 })));
      expect(ends).toEqual(pages.map(() => 'finished'));
      expect(await store.balance(accountId, NOON)).toMatchObject({ used: 20, remaining: 0 });
      expect((await store.counts(jobId)).credits).toBe(20);
    });

    it('an address may be longer than any index takes', async () => {
      // hex of noise, which nothing makes shorter
      const long = (): NewPage => aNewPage(randomBytes(5_000).toString('hex'), { depth: 1 });
      const jobId = await open(paths(3));
      const [a, b, c] = await claim(jobId);
      const [found, end] = [long(), long()];
      await store.finishPage(aFinish(jobId, a!, { discovered: [found], finalUrlKey: end.urlKey }));
      const again = { ...found, id: randomUUID() };
      await store.finishPage(aFinish(jobId, b!, { discovered: [again, end] }));
      expect(await store.finishPage(aFinish(jobId, c!, { finalUrlKey: end.urlKey }))).toBe(
        'duplicate',
      );
      expect(await store.counts(jobId)).toMatchObject({ done: 2, open: 1, skipped: 2 });
      expect((await claim(jobId)).map(({ url }) => url)).toEqual([found.url]);
    });

    it('tell what happened in the order in which they were told', async () => {
      const from = await store.eventsFrom();
      const jobId = await open(paths(6));
      const pages = await claim(jobId);
      await together(pages.map((page) => aFinish(jobId, page)));
      const { events } = await store.readEvents({ after: from, limit: 100, jobId });
      const told = events.filter(({ type }) => type === 'job.page').map(({ data }) => data);
      expect(told).toMatchObject(pages.map(({ id }, at) => ({ pageId: id, seq: at + 1 })));
    });
  });
}
