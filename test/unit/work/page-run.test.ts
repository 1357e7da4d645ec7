/** A page's run ends its job; a store that fails at that moment ends neither the service nor the try. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HearthError } from '../../../src/main/service/domain/errors.ts';
import { createPageRunner, type PageRunnerDeps } from '../../../src/main/service/work/page-run.ts';
import { silentLog } from '../../support/store-builders.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the run of a page', () => {
  it('closes its job when the store answers again, and not after the service has stopped', async () => {
    const asked: string[] = [];
    let isAway = true;
    let isStopped = false;
    const runner = createPageRunner({
      log: silentLog,
      isStopped: () => isStopped,
      visitor: { visit: () => Promise.resolve() },
      closer: {
        closeIfFinished: (id: string) => {
          asked.push(id);
          return isAway
            ? Promise.reject(new HearthError('STORAGE_FAILED', 'The database failed: gone.'))
            : Promise.resolve();
        },
      },
    } as unknown as PageRunnerDeps);
    const run = { job: { id: 'j' }, controller: new AbortController() };
    await runner.run(run as never, { id: 'p', jobId: 'j' } as never, {} as never);
    expect(asked).toEqual(['j']);
    await vi.advanceTimersByTimeAsync(2_500);
    expect(asked).toHaveLength(3);
    isAway = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveLength(4);
    isAway = true;
    await runner.run(run as never, { id: 'p', jobId: 'j' } as never, {} as never);
    isStopped = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveLength(5);
  });
});
