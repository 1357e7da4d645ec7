/** Monitors in the store: one look at a time whoever asks, and what a person said meanwhile stands. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Monitor } from '../../../src/main/service/domain/monitor/monitor.ts';
import { NOTHING_VOLATILE } from '../../../src/main/service/domain/monitor/volatility.ts';
import type { FinishedLook, MonitorStore } from '../../../src/main/service/ports/monitors.ts';
import type { AccountStore } from '../../../src/main/service/ports/backend.ts';
import { anAccount, NOON } from '../../support/store-builders.ts';

const MINUTE = 60_000;
interface MonitorBackend {
  readonly store: AccountStore & MonitorStore;
  close(): Promise<void>;
}

export function monitorCases(name: string, make: () => Promise<MonitorBackend>): void {
  describe(`monitors: ${name}`, () => {
    let backend: MonitorBackend;
    let accountId = '';

    beforeEach(async () => {
      backend = await make();
      const account = anAccount();
      accountId = account.id;
      await backend.store.createAccount(account);
    });
    afterEach(() => backend.close());

    async function aMonitor(change: Partial<Monitor> = {}): Promise<Monitor> {
      const monitor: Monitor = {
        id: randomUUID(),
        accountId,
        name: 'A page',
        target: { kind: 'page', url: 'https://a.test/', keep: 'page', scrapeOptions: {} },
        timing: { kind: 'every', everyMs: 60 * MINUTE },
        timeZone: 'UTC',
        notify: { app: true },
        state: 'active',
        nextAt: NOON,
        ...{ failures: 0, looks: 0, changes: 0, unseen: 0, createdAt: NOON, updatedAt: NOON },
        ...change,
      };
      await backend.store.createMonitor(monitor);
      return monitor;
    }

    const claim = (owner: string, now = NOON) =>
      backend.store.claimMonitors({ now, owner, leaseUntil: now + MINUTE, limit: 10 });

    const aLook = (monitorId: string, owner: string): FinishedLook => ({
      ...{ accountId, monitorId, owner },
      look: {
        at: NOON + 1,
        outcome: 'changed',
        blocks: [{ kind: 'added', text: 'New' }],
        credits: 1,
      },
      memory: { mask: NOTHING_VOLATILE, memory: { text: 'New' } },
      ...{ state: 'active', reason: null, failures: 0, dueAt: NOON, nextAt: NOON + 60 * MINUTE },
      beatAt: NOON + 60 * MINUTE,
      outbox: [],
    });

    it('gives a due monitor to one worker, and to another when its lease has lapsed', async () => {
      const { id } = await aMonitor();
      await aMonitor({ nextAt: NOON + 1 });
      const both = await Promise.all([claim('one'), claim('other')]);
      expect(both.flat().map((each) => each.id)).toEqual([id]);
      const [first, second] = both[0].length === 1 ? ['one', 'other'] : ['other', 'one'];
      await backend.store.renewMonitors({ ids: [id], owner: first, leaseUntil: NOON + 5 * MINUTE });
      expect(await claim(second, NOON + 2 * MINUTE)).toHaveLength(1);
      expect(await backend.store.renewMonitors({ ids: [id], owner: second, leaseUntil: 1 })).toBe(
        0,
      );
      expect((await claim(second, NOON + 6 * MINUTE)).map((each) => each.id)).toContain(id);
      expect(await backend.store.finishLook(aLook(id, first))).toBe(false);
      expect(await backend.store.listLooks({ monitorId: id, limit: 10 })).toEqual([]);
      expect(await backend.store.finishLook(aLook(id, second))).toBe(true);
      expect(await backend.store.memoryOf(id)).toMatchObject({ memory: { text: 'New' } });
    });

    it('writes nothing of a look whose monitor was removed or leads elsewhere by now', async () => {
      const { store } = backend;
      const removed = await aMonitor();
      const elsewhere = await aMonitor();
      await claim('one');
      await store.markMonitorRemoved(accountId, removed.id, NOON);
      const target = { ...elsewhere.target, kind: 'search', query: 'kiwi', limit: 5 } as const;
      await store.updateMonitor(
        accountId,
        elsewhere.id,
        { target, forget: true, nextAt: NOON },
        NOON,
      );
      expect(await store.finishLook(aLook(removed.id, 'one'))).toBe(false);
      expect(await store.finishLook(aLook(elsewhere.id, 'one'))).toBe(false);
      expect(await store.memoryOf(elsewhere.id)).toBeUndefined();
      expect((await claim('one')).map(({ id }) => id)).toEqual([elsewhere.id]);
    });

    it('keeps a pause and another schedule that came during a look', async () => {
      const { store } = backend;
      const paused = await aMonitor();
      const moved = await aMonitor();
      await claim('one');
      await store.updateMonitor(accountId, paused.id, { state: 'paused', nextAt: null }, NOON);
      await store.updateMonitor(accountId, moved.id, { nextAt: NOON + 7 }, NOON);
      await store.finishLook(aLook(paused.id, 'one'));
      await store.finishLook(aLook(moved.id, 'one'));
      const [first, second] = await Promise.all(
        [paused, moved].map(({ id }) => store.findMonitor(accountId, id)),
      );
      expect(first).toMatchObject({ state: 'paused', looks: 1, changes: 1, unseen: 1 });
      expect(first?.nextAt).toBeUndefined();
      expect(second).toMatchObject({ state: 'active', nextAt: NOON + 7 });
    });

    it('keeps every change and the last thousand other looks, and forgets what was removed', async () => {
      const { store } = backend;
      const { id } = await aMonitor();
      for (let look = 0; look < 1_010; look += 1) {
        await claim('one');
        const finished = { ...aLook(id, 'one'), nextAt: NOON };
        const same = { ...finished.look, outcome: 'same', blocks: [] } as const;
        await store.finishLook(look < 3 ? finished : { ...finished, look: same });
      }
      expect(await store.listLooks({ monitorId: id, limit: 5_000 })).toHaveLength(1_003);
      const changes = await store.listLooks({ monitorId: id, outcome: 'changed', limit: 5_000 });
      expect(changes).toHaveLength(3);
      await store.markMonitorRemoved(accountId, id, NOON);
      expect(await store.purgeMonitors(NOON)).toBe(0);
      expect(await store.purgeMonitors(NOON + 1)).toBe(1);
      expect(await store.listLooks({ monitorId: id, limit: 5 })).toEqual([]);
    });

    it('goes on with a list from the place of a monitor that is gone', async () => {
      const { store } = backend;
      const idOf = (n: number): string => `0192f000-000${n}-7000-8000-00000000000${n}`;
      for (const n of [1, 2, 3]) await aMonitor({ id: idOf(n) });
      await store.markMonitorRemoved(accountId, idOf(2), NOON);
      const idsAfter = async (n: number) =>
        (await store.listMonitors({ accountId, after: idOf(n), limit: 10 })).map(({ id }) => id);
      expect(await idsAfter(2)).toEqual([idOf(1)]);
      await store.purgeMonitors(NOON + 1);
      expect(await idsAfter(3)).toEqual([idOf(1)]);
      expect(await idsAfter(2)).toEqual([idOf(1)]);
    });
  });
}
