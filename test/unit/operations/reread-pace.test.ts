/** Documents of a running job that were given before are given again at a pace; new ones at once. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createRereadPace,
  type Reading,
  type RereadPace,
} from '../../../src/main/service/operations/reread-pace.ts';

let now: number;
let pace: RereadPace;
/** What was read, in order. */
let read: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  now = 0;
  read = [];
  pace = createRereadPace({ now: () => now });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A read of 100 documents that takes so long. */
function reads(
  skip: number,
  { tookMs = 5, ...about }: Partial<Reading> & { readonly tookMs?: number } = {},
): Promise<unknown> {
  const signal = new AbortController().signal;
  const isOver = (): Promise<boolean> => Promise.resolve(false);
  const reading = { accountId: 'one', jobId: 'job', skip, signal, isOver, ...about };
  return pace.keep(reading, () => {
    read.push(`${reading.accountId} ${String(skip)}`);
    now += tookMs;
    return Promise.resolve({ nextSkip: skip + 100 });
  });
}

it('gives new documents at once, however many', async () => {
  for (let skip = 0; skip < 1_000; skip += 100) await reads(skip);
  expect(read).toHaveLength(10);
});

it('gives them again at once to who asks after a moment, and else one read after the other', async () => {
  await reads(0);
  await reads(0);
  const second = reads(0);
  await vi.advanceTimersByTimeAsync(119);
  expect(read).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  await second;
  expect(read).toHaveLength(3);
});

it('keeps the pace for all jobs of an account together, and for each account by itself', async () => {
  for (const jobId of ['job', 'other']) await reads(0, { jobId });
  await reads(0);
  const others = [reads(0, { jobId: 'other' }), reads(0, { accountId: 'two' })];
  await others[1];
  expect(read.at(-1)).toBe('two 0');
  expect(read).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(120);
  await others[0];
  expect(read).toHaveLength(5);
});

it('a client that hangs up leaves its turn to the next one', async () => {
  await reads(0);
  await reads(0);
  const caller = new AbortController();
  const gone = reads(0, { signal: caller.signal });
  const next = reads(0);
  caller.abort(new Error('hung up'));
  await expect(gone).rejects.toThrow('hung up');
  await vi.advanceTimersByTimeAsync(121);
  await next;
  expect(read).toHaveLength(3);
});

it('no single read, however slow, keeps others waiting for more than a second', async () => {
  await reads(0);
  await reads(0, { tookMs: 60_000 });
  const next = reads(0);
  await vi.advanceTimersByTimeAsync(1_000);
  await next;
  expect(read).toHaveLength(3);
});

it('nobody waits for a job that has ended', async () => {
  let isEnded = false;
  await reads(0);
  await reads(0, { tookMs: 60_000 });
  const next = reads(0, { isOver: () => Promise.resolve(isEnded) });
  await vi.advanceTimersByTimeAsync(300);
  expect(read).toHaveLength(2);
  isEnded = true;
  await vi.advanceTimersByTimeAsync(100);
  await next;
  expect(read).toHaveLength(3);
});
