/** The runner of monitors over a store in memory: what a crash, a full disk and a clock leave behind. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { HearthError } from '../../../src/main/service/domain/errors.ts';
import type { Monitor } from '../../../src/main/service/domain/monitor/monitor.ts';
import { createMonitorRunner } from '../../../src/main/service/work/monitor-runner.ts';
import { aWorld } from '../../support/operations-world.ts';
import { silentLog } from '../../support/store-builders.ts';

it('looks at once at what a crash of its own process cut short, and not at what another holds', async () => {
  const world = await aWorld();
  const { account } = await world.tenant();
  const now = world.clock.now();
  const aMonitor = async (id: string, owner: string): Promise<void> => {
    const monitor: Monitor = {
      ...{ id, accountId: account.id, name: id, timeZone: 'UTC', notify: { app: true } },
      target: { kind: 'search', query: id, limit: 1 },
      timing: { kind: 'every', everyMs: 3_600_000 },
      ...{ state: 'active', nextAt: now, failures: 0, looks: 0, changes: 0, unseen: 0 },
      ...{ createdAt: now, updatedAt: now },
    };
    await world.store.createMonitor(monitor);
    await world.store.claimMonitors({ now, owner, leaseUntil: now + 300_000, limit: 1 });
  };
  await aMonitor('ours', 'this');
  await aMonitor('theirs', 'another');
  const seen: string[] = [];
  const runner = createMonitorRunner({
    ...{ backend: world.backend, clock: world.clock, log: silentLog, owner: 'this' },
    look: ({ target }) => {
      seen.push(target.kind === 'search' ? target.query : '');
      return Promise.resolve({ outcome: 'first', blocks: [], credits: 0 });
    },
    admission: world.admission,
    deliveries: () => [],
    tell: () => Promise.resolve(),
  });
  runner.start();
  await expect.poll(() => seen).toEqual(['ours']);
  await runner.stop();
  expect(seen).toEqual(['ours']);
  await world.backend.close();
});

it('looks again at once when its clock was a day ahead and is set right', async () => {
  const world = await aWorld();
  const { account } = await world.tenant();
  const [hour, day] = [3_600_000, 86_400_000];
  const now = world.clock.now();
  await world.store.createMonitor({
    ...{ id: 'm', accountId: account.id, name: 'm', timeZone: 'UTC', notify: { app: true } },
    target: { kind: 'search', query: 'm', limit: 1 },
    timing: { kind: 'every', everyMs: hour },
    ...{ state: 'active', nextAt: now, failures: 0, looks: 0, changes: 0, unseen: 0 },
    ...{ createdAt: now, updatedAt: now },
  });
  let looks = 0;
  const runner = createMonitorRunner({
    ...{ backend: world.backend, clock: world.clock, log: silentLog, owner: 'this' },
    look: () => {
      looks += 1;
      return Promise.resolve({ outcome: 'first', blocks: [], credits: 0 });
    },
    admission: world.admission,
    deliveries: () => [],
    tell: () => Promise.resolve(),
  });
  const lookedAfter = async (ms: number): Promise<number> => {
    world.time.now += ms;
    await runner.tick();
    return looks;
  };
  expect(await lookedAfter(day)).toBe(1);
  expect(await lookedAfter(-day)).toBe(2);
  expect(await lookedAfter(0)).toBe(2);
  expect(await world.store.nextMonitorAt()).toBe(world.clock.now() + hour);
  expect(await lookedAfter(hour)).toBe(3);
  await runner.stop();
  await world.backend.close();
});

it('goes on after its store could not be asked or written', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const world = await aWorld();
  const { backend, store } = world;
  const refused: string[] = [];
  const refuse = (what: string): Promise<never> => {
    refused.push(what);
    return Promise.reject(new HearthError('STORAGE_FULL', 'The disk is full.'));
  };
  let looks = 0;
  const runner = createMonitorRunner({
    backend: {
      ...backend,
      store: {
        ...store,
        claimMonitors: (asked) =>
          refused.includes('claim') ? store.claimMonitors(asked) : refuse('claim'),
        nextMonitorAt: () => (refused.includes('next') ? store.nextMonitorAt() : refuse('next')),
      },
    },
    ...{ clock: world.clock, log: silentLog, owner: 'this' },
    look: () => {
      looks += 1;
      return Promise.resolve({ outcome: 'first', blocks: [], credits: 0 });
    },
    admission: world.admission,
    deliveries: () => [],
    tell: () => Promise.resolve(),
  });
  const { account } = await world.tenant();
  const now = world.clock.now();
  await store.createMonitor({
    ...{ id: 'm', accountId: account.id, name: 'm', timeZone: 'UTC', notify: { app: true } },
    target: { kind: 'search', query: 'm', limit: 1 },
    timing: { kind: 'every', everyMs: 3_600_000 },
    ...{ state: 'active', nextAt: now, failures: 0, looks: 0, changes: 0, unseen: 0 },
    ...{ createdAt: now, updatedAt: now },
  });
  runner.start();
  await vi.waitUntil(() => refused.length === 2);
  for (let turn = 0; turn < 100 && looks === 0; turn += 1) await vi.advanceTimersByTimeAsync(1_000);
  expect(looks).toBe(1);
  await runner.stop();
  await backend.close();
});
