/** Kill -9 while pages are finished and charged: what was promised is there, once, and paid for once. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqliteBackend } from '../../../src/main/service/store/sqlite/backend.ts';
import { aJob, anAccount, aNewPage, silentLog } from '../../support/store-builders.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearth-crash-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const KILLS = Number(process.env['HEARTH_TEST_KILLS'] ?? 4);
const parts = { clock: { now: () => Date.now() }, log: silentLog, writes: 'inline' } as const;

describe('a store whose process is killed', () => {
  it('loses nothing that was promised and charges every page once', async () => {
    const path = join(folder, 'hearth.db');
    const account = anAccount({ customCredits: 1_000_000 });
    const job = aJob({ accountId: account.id });
    const first = await openSqliteBackend({ path, ...parts });
    await first.store.createAccount(account);
    await first.store.openJob({ job, pages: [aNewPage('start')], reserve: 0 });
    await first.close();

    const promised = new Set<string>();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const child = fork(join(import.meta.dirname, 'crawl-until-killed.ts'), [path, job.id]);
      const until = promised.size + 20 + Math.floor(Math.random() * 200);
      child.on('message', (pageId) => {
        if (typeof pageId === 'string') promised.add(pageId);
        if (promised.size >= until) child.kill('SIGKILL');
      });
      await once(child, 'exit');
    }

    const backend = await openSqliteBackend({ path, ...parts });
    const { store } = backend;
    await store.recoverPages({ now: Date.now(), workerId: 'w' });
    const documents = await store.readDocuments({
      jobId: job.id,
      skip: 0,
      limit: 1_000_000,
      maxBytes: 1e12,
    });
    const stored = documents.map((document) => document.pageId);
    expect(new Set(stored).size).toBe(stored.length);
    expect([...promised].filter((pageId) => !stored.includes(pageId))).toEqual([]);
    const counts = await store.counts(job.id);
    expect(counts.done).toBe(stored.length);
    expect(counts.credits).toBe(stored.length);
    expect(counts.running).toBe(0);
    // every finished page led to two others: none of them is lost either
    expect(counts.open + counts.done).toBe(1 + 2 * counts.done);
    expect(documents.map((document) => document.seq)).toEqual(
      stored.map((_id, index) => index + 1),
    );
    expect(await store.balance(account.id, Date.now())).toMatchObject({
      used: stored.length,
      reserved: 0,
    });
    expect(await store.auditLedger()).toEqual([]);
    await expect(store.checkHealth('deep')).resolves.toBeDefined();
    await backend.close();
  });
});
