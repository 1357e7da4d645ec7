/** When the index works: after bursts, while texts keep coming, after failures and restarts. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLibraryIndexer } from '../../../src/main/service/work/library-indexer.ts';
import { aCapture } from '../../support/store-builders.ts';

const entry = (n: number) => aCapture(`u${String(n)}`, 'words', { at: n });

/** A store that keeps what is queued and counts what is indexed. */
function aStore(due = 0) {
  const store = {
    due,
    indexed: 0,
    saveCapture: () => {
      store.due += 1;
      return Promise.resolve(true);
    },
    indexDue: (limit: number) => {
      const taken = Math.min(limit, store.due);
      store.due -= taken;
      store.indexed += taken;
      return Promise.resolve(taken);
    },
  };
  return store;
}

const warnings: unknown[] = [];
const log = {
  debug: () => undefined,
  info: () => undefined,
  error: () => undefined,
  warn: (...said: unknown[]) => void warnings.push(said),
};

beforeEach(() => {
  vi.useFakeTimers();
  warnings.length = 0;
});
afterEach(() => void vi.useRealTimers());

it('indexes every text of a burst, however large, and keeps none in memory', async () => {
  const store = aStore();
  const indexer = createLibraryIndexer({ store, log });
  for (let n = 0; n < 5_000; n += 1) void indexer.add(entry(n));
  expect(store.due).toBe(5_000);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(store).toMatchObject({ due: 0, indexed: 5_000 });
  await indexer.stop();
});

it('takes up at the start what an earlier run left', async () => {
  const store = aStore(60);
  const indexer = createLibraryIndexer({ store, log });
  indexer.start();
  await vi.advanceTimersByTimeAsync(600);
  expect(store).toMatchObject({ due: 0, indexed: 60 });
  await indexer.stop();
});

it('indexes a batch now and then while texts keep coming, and the rest when it is quiet', async () => {
  const store = aStore();
  const indexer = createLibraryIndexer({ store, log });
  const index = store.indexDue;
  let isRunning = true;
  store.indexDue = (limit) => {
    if (isRunning) void indexer.add(entry(1));
    return index(limit);
  };
  for (let n = 0; n < 1_000; n += 1) void indexer.add(entry(n));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(store.indexed).toBeGreaterThan(50);
  expect(store.due).toBeGreaterThan(800);
  isRunning = false;
  await vi.advanceTimersByTimeAsync(3_100);
  expect(store.due).toBe(0);
  await indexer.stop();
});

it('goes on after a failure', async () => {
  const store = aStore();
  const index = store.indexDue;
  store.indexDue = () => Promise.reject(new Error('disk full'));
  const indexer = createLibraryIndexer({ store, log });
  void indexer.add(entry(1));
  await vi.advanceTimersByTimeAsync(600);
  expect(warnings).toHaveLength(1);
  store.indexDue = index;
  void indexer.add(entry(2));
  await vi.advanceTimersByTimeAsync(600);
  expect(store).toMatchObject({ due: 0, indexed: 2 });
  await indexer.stop();
});

it('indexes the last texts when it is stopped, and nothing afterwards', async () => {
  const store = aStore();
  const indexer = createLibraryIndexer({ store, log });
  void indexer.add(entry(1));
  await indexer.stop();
  expect(store).toMatchObject({ due: 0, indexed: 1 });
  void indexer.add(entry(2));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(store).toMatchObject({ due: 0, indexed: 1 });
});

it('leaves the many texts of a crawl for the next start', async () => {
  const store = aStore(100_000);
  const indexer = createLibraryIndexer({ store, log });
  await indexer.stop();
  expect(store.indexed).toBeGreaterThan(0);
  expect(store.due).toBeGreaterThan(99_000);
});

it('lets pages wait where the store does not keep up with them', async () => {
  const saved: (() => void)[] = [];
  const saveCapture = () =>
    new Promise<boolean>((resolve) => {
      saved.push(() => resolve(true));
    });
  const indexer = createLibraryIndexer({ store: { ...aStore(), saveCapture }, log });
  const free = Array.from({ length: 64 }, (_, n) => indexer.add(entry(n)));
  expect(free.every((one) => one === undefined)).toBe(true);
  let isHeld = true;
  const held = indexer.add(entry(64))?.then(() => {
    isHeld = false;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isHeld).toBe(true);
  saved[0]?.();
  await held;
  expect(isHeld).toBe(false);
  for (const save of saved) save();
  await indexer.stop();
});
