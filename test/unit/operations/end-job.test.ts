/** A job that cannot be ended now is ended later, once, and never hides what went wrong. */
import { expect, it, vi } from 'vitest';
import { HearthError } from '../../../src/main/service/domain/errors.ts';
import { createJobEnder, type JobEnd } from '../../../src/main/service/operations/end-job.ts';
import { silentLog } from '../../support/store-builders.ts';

const job = (jobId: string): JobEnd => ({ jobId, status: 'failed', at: 1, error: 'why' });

function aStore(failures: number) {
  const ended: string[] = [];
  let left = failures;
  const finishJob = (how: JobEnd): Promise<boolean> => {
    if (left > 0) {
      left -= 1;
      return Promise.reject(new HearthError('STORAGE_FULL', 'The disk is full.'));
    }
    ended.push(how.jobId);
    return Promise.resolve(true);
  };
  return { ended, finishJob };
}

it('ends at once where the store can', async () => {
  const store = aStore(0);
  const ender = createJobEnder({ store, log: silentLog });
  await ender.end(job('a'));
  expect([store.ended, ender.waiting()]).toEqual([['a'], 0]);
});

it('tries again until the store can, and says so once for each job', async () => {
  const store = aStore(5);
  const warn = vi.fn();
  const ender = createJobEnder({ store, log: { ...silentLog, warn }, retryMs: 1 });
  await Promise.all([ender.end(job('a')), ender.end(job('b'))]);
  expect(ender.waiting()).toBe(2);
  await vi.waitUntil(() => ender.waiting() === 0, { timeout: 10_000 });
  expect(store.ended).toEqual(['a', 'b']);
  expect(warn).toHaveBeenCalledTimes(2);
});

it('gives up when it is stopped: the next start ends what is left', async () => {
  const ender = createJobEnder({ store: aStore(99), log: silentLog, retryMs: 1 });
  await ender.end(job('a'));
  ender.stop();
  expect(ender.waiting()).toBe(0);
});
