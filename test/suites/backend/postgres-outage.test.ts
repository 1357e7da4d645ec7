/** A database that goes away for a while, as it does when it crashes, is moved or restarted: what was fetched is not lost. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import type { Page } from '../../../src/main/service/domain/job.ts';
import { openPostgresBackend } from '../../../src/main/service/store/postgres/backend.ts';
import { freshSchema, postgresServer } from '../../support/postgres-server.ts';
import {
  aFinish,
  aJob,
  anAccount,
  aNewPage,
  NOON,
  silentLog,
} from '../../support/store-builders.ts';

const server = await postgresServer();
afterAll(() => server.close());

const PAGES = 200;

/** The server by another way, which can be closed and opened again. */
async function detour() {
  const to = new URL(server.database);
  const folder = to.searchParams.get('host');
  const open = new Set<Socket>();
  const listen = async (port: number): Promise<Server> => {
    const relay = createServer((from) => {
      const there =
        folder === null
          ? connect(Number(to.port === '' ? 5432 : to.port), to.hostname)
          : connect(join(folder, '.s.PGSQL.5432'));
      for (const [one, other] of [
        [from, there],
        [there, from],
      ] as const) {
        open.add(one);
        one.on('error', () => other.destroy()).on('close', () => other.destroy());
        one.pipe(other);
      }
    });
    await new Promise<void>((resolve) => relay.listen(port, '127.0.0.1', resolve));
    return relay;
  };
  let relay = await listen(0);
  const { port } = relay.address() as AddressInfo;
  const database = new URL(to);
  database.searchParams.delete('host');
  database.host = `127.0.0.1:${port}`;
  const close = (): void => {
    relay.close();
    for (const socket of open) socket.destroy();
    open.clear();
  };
  const reopen = async (): Promise<void> => {
    relay = await listen(port);
  };
  return { database: database.href, close, reopen };
}

it('pages that finish while the database is away are all written when it is back, and charged once', async () => {
  const way = await detour();
  const schema = freshSchema();
  const { database } = way;
  const backend = await openPostgresBackend({ database, schema, log: silentLog });
  const { store } = backend;
  try {
    const account = anAccount({ customCredits: 10 * PAGES });
    await store.createAccount(account);
    const job = aJob({ accountId: account.id });
    const pages = Array.from({ length: PAGES }, (_, nth) => aNewPage(`page-${nth}`));
    await store.openJob({ job, pages, reserve: 0 });
    const lease = { workerId: 'w', until: NOON + 600_000 };
    const ask = { jobId: job.id, now: NOON, lease, limit: PAGES, reservePerPage: 1 };
    const claimed: Page[] = [];
    while (claimed.length < PAGES) claimed.push(...(await store.claimPages(ask)).pages);
    const ends: Promise<string>[] = [];
    for (const [nth, page] of claimed.entries()) {
      ends.push(store.finishPage(aFinish(job.id, page, { charge: 1 })));
      if (nth === PAGES / 4) await ends[0];
      if (nth === PAGES / 2) way.close();
    }
    // what changes something by itself says so at once, and who asks waits
    await expect(store.writeSetting('theme', 'dark')).rejects.toMatchObject({
      code: 'STORAGE_FAILED',
    });
    const asked = store.findAccount(account.id);
    // longer than some looks whether it is back
    await sleep(800);
    await way.reopen();
    expect(await asked).toMatchObject({ id: account.id });
    // a commit whose answer was lost is found done when it is tried again
    for (const end of await Promise.all(ends)) {
      expect(['finished', 'already-finished']).toContain(end);
    }
    expect(await store.counts(job.id)).toMatchObject({ done: PAGES, running: 0, credits: PAGES });
    expect(await store.auditLedger()).toEqual([]);
  } finally {
    await backend.close();
    way.close();
  }
}, 60_000);
