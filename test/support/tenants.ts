/** Accounts of a service that runs in another process, made and read through its data folder. */
import { randomUUID } from 'node:crypto';
import { createAccounts } from '../../src/main/service/operations/accounts.ts';
import { createKeys } from '../../src/main/service/operations/keys.ts';
import type { Backend } from '../../src/main/service/ports/backend.ts';
import { openSharedStore } from '../../src/main/service/store/data-dir.ts';
import { silentLog } from './store-builders.ts';

export const START_CREDITS = 10_000_000;

/** An account with its key; `told` is the sum of what answers and jobs said it cost. */
export interface Tenant {
  readonly id: string;
  readonly key: string;
  told: number;
}

/** Opens the store, works on it and closes it. */
export type Look = <T>(work: (backend: Backend) => Promise<T>) => Promise<T>;

export function lookerInto(dataDir: string): Look {
  const clock = { now: () => Date.now() };
  return async (work) => {
    const backend = await openSharedStore(dataDir, { clock, log: silentLog });
    try {
      return await work(backend);
    } finally {
      await backend.close();
    }
  };
}

/** Accounts with ample credits, each with a key. */
export async function createTenants(
  store: Backend['store'],
  count: number,
): Promise<readonly Tenant[]> {
  const clock = { now: () => Date.now() };
  const ids = { uuid: () => randomUUID() };
  const accounts = createAccounts({ store, clock, ids });
  const keys = createKeys({ store, clock, ids, newSecret: () => randomUUID() });
  const tenants: Tenant[] = [];
  for (let index = 0; index < count; index += 1) {
    const account = await accounts.create({
      name: `Tenant ${index + 1}`,
      planId: 'enterprise',
      customCredits: START_CREDITS,
      customConcurrency: 8,
    });
    const { secret } = await keys.create({ accountId: account.id, name: 'Default' });
    tenants.push({ id: account.id, key: secret, told: 0 });
  }
  return tenants;
}
