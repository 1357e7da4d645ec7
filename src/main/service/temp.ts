/* eslint-disable -- replaced as the rooms land */
import { createHash, randomUUID } from 'node:crypto';
import type { Account, Caller } from './domain/account.ts';
import { HearthError } from './domain/errors.ts';
import { renderDocument } from './pipeline/render.ts';
import type { Store } from './ports/backend.ts';
import type { Engine } from './ports/engine.ts';
import type { Slots } from './ports/limits.ts';
import type { Pipeline } from './ports/pipeline.ts';
import type { Robots } from './ports/robots.ts';
import type { Clock, Ids } from './ports/system.ts';
export const noBrowser = (): Engine => ({
  name: 'browser',
  capabilities: new Set(),
  capture: () => Promise.reject(new HearthError('BROWSER_UNAVAILABLE', 'none')),
  stats: () => ({ active: 0, contexts: 0 }),
  close: () => Promise.resolve(),
});
export const inlinePipeline = (): Pipeline => ({
  run: (input) => Promise.resolve(renderDocument(input)),
  close: () => Promise.resolve(),
});
export const noRobots = (): Robots => ({
  check: () => Promise.resolve({ allowed: true, sitemaps: [] }),
});
export async function* noSitemaps(): AsyncIterable<string> {
  /* none */
}
export async function firstRun(
  store: Store,
  ids: Ids,
  clock: Clock,
  credits: number,
  cores: number,
) {
  const [known] = await store.listAccounts();
  if (known) return { account: known, firstKey: undefined };
  const now = clock.now();
  const account: Account = {
    id: ids.uuid(),
    name: 'default',
    planId: 'enterprise',
    customCredits: credits,
    customConcurrency: cores * 4,
    addOns: ['zero-data-retention', 'priority', 'sla'],
    overage: { enabled: false },
    periodAnchorAt: now,
    createdAt: now,
  };
  await store.createAccount(account);
  const secret = randomUUID();
  await store.createKey(
    {
      id: ids.uuid(),
      accountId: account.id,
      name: 'default',
      hint: 'x',
      limits: {},
      faults: {},
      createdAt: now,
    },
    createHash('sha256').update(secret).digest('hex'),
  );
  return { account, firstKey: secret };
}
export const createSlots = (_clock: Clock): Slots => {
  const active = new Map<string, number>();
  const ls = new Set<(a: string) => void>();
  const waiters: (() => void)[] = [];
  const take = (a: string) => {
    active.set(a, (active.get(a) ?? 0) + 1);
    let done = false;
    const release = () => {
      if (done) return;
      done = true;
      active.set(a, (active.get(a) ?? 1) - 1);
      waiters.shift()?.();
      for (const l of ls) l(a);
    };
    return { queuedMs: 0, release, [Symbol.dispose]: release };
  };
  return {
    async acquire(r) {
      while ((active.get(r.accountId) ?? 0) >= r.limit)
        await new Promise<void>((res) => waiters.push(res));
      return take(r.accountId);
    },
    tryAcquire: (a, l) => ((active.get(a) ?? 0) >= l ? undefined : take(a)),
    active: (a) => active.get(a) ?? 0,
    waiting: () => waiters.length,
    onRelease: (l) => {
      ls.add(l);
      return () => ls.delete(l);
    },
  };
};
export const authenticate =
  (store: Store, _clock: Clock, local: string, account: Account) =>
  async (header: string | undefined, version: 'v1' | 'v2'): Promise<Caller> => {
    const secret = header?.split(' ')[1];
    if (!secret) throw new HearthError('UNAUTHORIZED', 'Unauthorized');
    if (secret === local) return { account, apiVersion: 'cli' };
    const found = await store.findKey(
      createHash('sha256').update(secret.toLowerCase()).digest('hex'),
    );
    if (!found) throw new HearthError('UNAUTHORIZED', 'Unauthorized: Invalid token');
    return { account: found.account, key: found.key, apiVersion: version };
  };
