/** What any way of telling cancellations keeps to (ports/cancellations.ts); another adapter is another row. */
import { describe, expect, it, vi } from 'vitest';
import { createCancellations } from '../../src/main/service/operations/cancellations.ts';

const ADAPTERS = [['in memory', createCancellations]] as const;

describe.each(ADAPTERS)('cancellations, %s', (_, make) => {
  it('are told to all who listen for the job, once, and to nobody else', async () => {
    const cancellations = make();
    const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
    cancellations.listen('a', first);
    cancellations.listen('a', second);
    cancellations.listen('b', other);
    cancellations.cancel('a');
    cancellations.cancel('a');
    await vi.waitUntil(() => second.mock.calls.length > 0, { timeout: 20_000 });
    expect([first, second, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('are not told to those who stopped listening', async () => {
    const cancellations = make();
    const [gone, stays] = [vi.fn(), vi.fn()];
    const deaf = cancellations.listen('a', gone);
    cancellations.listen('a', stays);
    deaf();
    deaf();
    cancellations.cancel('a');
    await vi.waitUntil(() => stays.mock.calls.length > 0, { timeout: 20_000 });
    expect(gone).not.toHaveBeenCalled();
  });

  it('of a job that nobody works on go nowhere', () => {
    expect(() => make().cancel('nobody')).not.toThrow();
  });
});
