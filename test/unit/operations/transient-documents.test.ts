import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  holdTransient,
  TRANSIENT_MS,
} from '../../../src/main/service/operations/transient-documents.ts';
import type { Store } from '../../../src/main/service/ports/backend.ts';
import { aWorld, type World } from '../../support/operations-world.ts';
import { aFinish, aJob, anAccount, aNewPage } from '../../support/store-builders.ts';

let world: World;
let store: Store;
let jobId: string;
const pages = ['a', 'b', 'c'].map((path) => aNewPage(path));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  world = await aWorld();
  store = holdTransient(world.store);
  const account = anAccount();
  await store.createAccount(account);
  const job = aJob({ accountId: account.id, zeroDataRetention: true });
  jobId = job.id;
  await store.openJob({ job, pages, reserve: 0 });
});
afterEach(async () => {
  vi.useRealTimers();
  await world.backend.close();
});

const finish = (index: number) =>
  store.finishPage({
    ...aFinish(jobId, pages[index]?.id ?? '', { keepDocument: false }),
    outbox: [
      {
        id: `delivery-${index}`,
        jobId,
        url: 'http://127.0.0.1:1/',
        receiver: 'one',
        headers: {},
        body: 'without',
        transientBody: `with ${index}`,
      },
    ],
  });
const read = async (skip = 0, limit = 10, maxBytes = 1_000_000) =>
  (await store.readDocuments({ jobId, skip, limit, maxBytes })).map(({ seq }) => seq);

it('are read in order of finishing for 7 seconds each, and never from the store behind', async () => {
  await finish(0);
  vi.advanceTimersByTime(TRANSIENT_MS - 1_000);
  await finish(1);
  await finish(2);
  expect(await read()).toEqual([1, 2, 3]);
  expect([await read(1), await read(0, 2), await read(0, 10, 1)]).toEqual([[2, 3], [1, 2], [1]]);
  const behind = { jobId, skip: 0, limit: 10, maxBytes: 1_000_000 };
  expect(await world.store.readDocuments(behind)).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(await read()).toEqual([2, 3]);
  vi.advanceTimersByTime(TRANSIENT_MS);
  expect(await read()).toEqual([]);
  expect((await store.counts(jobId)).done).toBe(3);
});

it('go out with their webhook while they are there; afterwards it goes without them', async () => {
  await finish(0);
  const claimAt = (from: typeof store, afterMs: number) => {
    const now = world.clock.now() + afterMs;
    return from.claimDeliveries({ receiver: 'one', now, leaseUntil: now + 1, limit: 1 });
  };
  expect((await claimAt(store, 0))[0]?.body).toBe('with 0');
  expect((await claimAt(world.store, 2))[0]?.body).toBe('without');
  vi.advanceTimersByTime(TRANSIENT_MS);
  expect((await claimAt(store, 4))[0]?.body).toBe('without');
});

it('are as if they never were when a page is finished twice', async () => {
  expect([await finish(0), await finish(0)]).toEqual(['finished', 'already-finished']);
  expect(await read()).toEqual([1]);
});
