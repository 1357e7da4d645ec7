/** 200 scrapes at once on a balance of 50, the service killed in their middle: 50 charged, not one more. */
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccounts } from '../../src/main/service/operations/accounts.ts';
import { createKeys } from '../../src/main/service/operations/keys.ts';
import type { Backend } from '../../src/main/service/ports/backend.ts';
import { openSharedStore } from '../../src/main/service/store/data-dir.ts';
import { type FixtureSite, startSite } from '../support/site.ts';
import { silentLog } from '../support/store-builders.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearth-killed-'));
const clock = { now: () => Date.now() };
let site: FixtureSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

async function serve(): Promise<{ readonly child: ChildProcess; readonly address: string }> {
  const child = fork(join(import.meta.dirname, '../support/serve-folder.ts'), [folder]);
  const [address] = await once(child, 'message');
  return { child, address: String(address) };
}

/** The store as another process sees it. */
async function look<T>(work: (backend: Backend) => Promise<T>): Promise<T> {
  const backend = await openSharedStore(folder, { clock, log: silentLog });
  try {
    return await work(backend);
  } finally {
    await backend.close();
  }
}

it('charges exactly what was granted across a kill', async () => {
  const ids = { uuid: () => randomUUID() };
  const { account, secret } = await look(async ({ store }) => {
    const accounts = createAccounts({ store, clock, ids });
    const made = await accounts.create({
      name: 'Fifty',
      planId: 'enterprise',
      customCredits: 50,
      customConcurrency: 8,
    });
    const keys = createKeys({ store, clock, ids, newSecret: () => randomUUID() });
    return { account: made, ...(await keys.create({ accountId: made.id, name: 'Default' })) };
  });
  const scrape = async (address: string, name: string): Promise<number> => {
    const response = await fetch(`${address}/v2/scrape`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: `${site.origin}/static/5kb?${name}` }),
    });
    await response.arrayBuffer();
    return response.status;
  };
  const balance = () => look(({ store }) => store.balance(account.id, clock.now()));

  site.latencyMs = 20;
  const first = await serve();
  let answered = 0;
  const asked = Array.from({ length: 200 }, async (_, index) => {
    const status = await scrape(first.address, `first-${index}`);
    if (status !== 200) return;
    answered += 1;
    if (answered === 10) first.child.kill('SIGKILL');
  });
  await Promise.all([once(first.child, 'exit'), Promise.allSettled(asked)]);
  const { used } = await balance();
  // whoever got an answer paid for it; a page may be paid for whose answer the kill cut off
  expect(used).toBeGreaterThanOrEqual(answered);
  expect(used).toBeLessThanOrEqual(50);

  const second = await serve();
  expect((await balance()).reserved).toBe(0);
  const statuses = await Promise.all(
    Array.from({ length: 200 }, (_, index) => scrape(second.address, `second-${index}`)),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(50 - used);
  expect(statuses.filter((status) => status === 402)).toHaveLength(200 - (50 - used));
  expect(await balance()).toMatchObject({ used: 50, reserved: 0, remaining: 0 });
  expect(await look(({ store }) => store.auditLedger())).toEqual([]);
  second.child.kill('SIGKILL');
  await once(second.child, 'exit');
});
