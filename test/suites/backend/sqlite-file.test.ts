/** What only a file can show: modes, locks, versions, full disks, dead threads, other processes. */
import { fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Worker } from 'node:worker_threads';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Backend } from '../../../src/main/service/ports/backend.ts';
import type { NewCapture } from '../../../src/main/service/ports/library.ts';
import { openDataDir, openSharedStore } from '../../../src/main/service/store/data-dir.ts';
import { pack } from '../../../src/main/service/store/codec.ts';
import { openForWriting } from '../../../src/main/service/store/sqlite/connection.ts';
import { openSqliteBackend } from '../../../src/main/service/store/sqlite/backend.ts';
import { dumpSchema, migrate } from '../../../src/main/service/store/sqlite/migrate.ts';
import { MIGRATIONS } from '../../../src/main/service/store/sqlite/migrations/index.ts';
import { threadWriter } from '../../../src/main/service/store/sqlite/thread-writer.ts';
import { inlineWriter } from '../../../src/main/service/store/sqlite/writer.ts';
import {
  aCapture,
  aFinish,
  aJob,
  aKey,
  anAccount,
  aNewPage,
  NOON,
  silentLog,
} from '../../support/store-builders.ts';

const root = mkdtempSync(join(tmpdir(), 'hearth-file-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const parts = { clock: { now: () => NOON }, log: silentLog };
const aFolder = () => join(root, randomUUID());
const aFolderMade = () => mkdtempSync(join(root, 'made-'));
const openIn = async (folder: string, change: object = {}): Promise<Backend> => {
  const { databasePath, release } = openDataDir(folder);
  release();
  return openSqliteBackend({ path: databasePath, ...parts, ...change });
};

describe('migrations', () => {
  it('are never edited after release', () => {
    const hashes = MIGRATIONS.map(({ version, name, sql }) => ({
      version,
      name,
      sha256: createHash('sha256').update(sql).digest('hex'),
    }));
    expect(hashes).toMatchSnapshot();
  });

  it('turn the texts of before into entries with one version, to be searched again', async () => {
    const folder = aFolder();
    const { databasePath, release } = openDataDir(folder);
    release();
    const before = new Database(databasePath);
    for (const { sql, version } of MIGRATIONS.filter((one) => one.version < 7)) {
      before.exec(sql);
      before.pragma(`user_version = ${version}`);
    }
    const text = before.prepare(
      `INSERT INTO library (account_id, url_key, url, title, description, page_id, captured_at, body)
       VALUES ('a', ?, ?, 'A kiwi', 'fruit', null, ${NOON}, ?)`,
    );
    for (const host of ['a.test', 'b.test:8080', 'user.test']) {
      text.run(host, `https://${host}/x/y:z`, Buffer.from(JSON.stringify(`kiwi of ${host}`)));
    }
    text.run('bare', 'https://bare.test', Buffer.from('"kiwi"'));
    before.close();
    const backend = await openIn(folder);
    const { store } = backend;
    expect(await store.indexDue(10)).toBe(4);
    const asked = { accountId: 'a', match: '"kiwi"', words: ['kiwi'], filters: [] };
    const { hits } = await store.searchEntries({ ...asked, limit: 10, offset: 0 });
    expect(hits.map(({ host }) => host).sort()).toEqual([
      'a.test',
      'b.test',
      'bare.test',
      'user.test',
    ]);
    expect(hits[0]).toMatchObject({ captures: 1, versions: 1, firstAt: NOON, title: 'A kiwi' });
    // the same text again is the same version
    const again = aCapture('a.test', 'kiwi of a.test', { accountId: 'a', at: NOON + 1 });
    await store.saveCapture(again);
    expect(await store.entryOf('a', 'a.test')).toMatchObject({ captures: 2, versions: 1 });
    await backend.close();
  });

  it('let jobs go on that ran when the version before ended', async () => {
    const folder = aFolder();
    const { databasePath, release } = openDataDir(folder);
    release();
    const before = new Database(databasePath);
    for (const { sql, version } of MIGRATIONS.filter((one) => one.version < 14)) {
      before.exec(sql);
      before.pragma(`user_version = ${version}`);
    }
    const job = { id: randomUUID(), body: pack('{}'), command: pack('{"kind":"batch"}') };
    before.exec(`INSERT INTO accounts (id, name, plan_id, add_ons, overage, period_anchor_at, created_at)
      VALUES ('a', 'A', 'enterprise', '[]', '{"enabled":false}', ${NOON}, ${NOON})`);
    before
      .prepare(
        `INSERT INTO jobs (id, account_id, kind, api_version, status, target, origin, zero_data_retention, priority,
           reserve, created_at, expires_at, command, body)
         VALUES (@id, 'a', 'batch', 'v2', 'scraping', 't', 'o', 0, 0, 0, ${NOON}, ${NOON * 2}, @command, @body)`,
      )
      .run(job);
    before.exec('INSERT INTO job_counts (job_pk) VALUES (1)');
    const page = before.prepare(
      `INSERT INTO pages (id, job_pk, url, url_key, host, depth, state, entered, reason, not_before_at)
       VALUES (@id, 1, @id, @id, @host, 0, 'open', 1, 'listed', @later)`,
    );
    for (const host of ['a', 'b']) {
      page.run({ host, later: 0, id: `${host}-open` });
      page.run({ host, later: NOON, id: `${host}-later` });
      page.run({ host, later: 0, id: `${host}-running` });
    }
    before.exec(`UPDATE pages SET state = 'running', reserve = 1, worker_id = 'w', lease_until = ${NOON + 1}
      WHERE id LIKE '%-running'`);
    before.close();
    const backend = await openIn(folder);
    const { store } = backend;
    expect(await store.counts(job.id)).toMatchObject({ open: 4, running: 2 });
    expect(await store.recoverPages({ now: NOON, workerId: 'w' })).toBe(2);
    const lease = { workerId: 'w', until: NOON + 1 };
    const claim = { jobId: job.id, now: NOON, lease, limit: 10 };
    const most = { jobs: 9, hosts: 9 };
    const { jobs } = await store.runnableJobs({ now: NOON, most });
    expect(jobs[0]?.dueHosts).toEqual(['a', 'b']);
    const { pages } = await store.claimPages({ ...claim, reservePerPage: 1 });
    expect(pages).toHaveLength(6);
    for (const one of pages) expect(await store.finishPage(aFinish(job.id, one))).toBe('finished');
    expect(await store.balance('a', NOON)).toMatchObject({ used: 6, reserved: 0 });
    expect(await store.auditLedger()).toEqual([]);
    await backend.close();
  });

  it('sign nobody out who is signed in', async () => {
    const folder = aFolder();
    const { databasePath, release } = openDataDir(folder);
    release();
    const before = new Database(databasePath);
    for (const { sql, version } of MIGRATIONS.filter((one) => one.version < 20)) {
      before.exec(sql);
      before.pragma(`user_version = ${version}`);
    }
    const kept = [{ hash: 'h', email: 'ada@example.org', expiresAt: NOON }];
    const setting = before.prepare('INSERT INTO settings (name, value) VALUES (?, ?)');
    setting.run('console-sessions', JSON.stringify(kept));
    setting.run('theme', '"dark"');
    before.close();
    const backend = await openIn(folder);
    expect(await backend.store.findTicket({ kind: 'session', name: 'h' })).toEqual({
      ...{ data: { email: 'ada@example.org' }, expiresAt: NOON },
    });
    expect(await backend.store.readSettings()).toEqual({ theme: 'dark' });
    await backend.close();
  });

  it('lead to the schema that is committed', async () => {
    const database = new Database(':memory:');
    migrate(database);
    await expect(dumpSchema(database)).toMatchFileSnapshot(
      '../../../src/main/service/store/sqlite/schema.sql',
    );
    expect(database.pragma('foreign_key_check')).toEqual([]);
    database.close();
  });

  it('run once, whoever opens the file', async () => {
    const folder = aFolder();
    for (let time = 0; time < 2; time += 1) {
      const backend = await openIn(folder);
      expect((await backend.store.checkHealth()).schema).toBe(String(MIGRATIONS.at(-1)?.version));
      await backend.close();
    }
  });

  it('refuse a database of a newer Hearth with a sentence', async () => {
    const folder = aFolder();
    await (await openIn(folder)).close();
    const database = new Database(join(folder, 'hearth.db'));
    database.pragma('user_version = 999');
    database.close();
    await expect(openIn(folder)).rejects.toMatchObject({
      code: 'STORAGE_FAILED',
      message: expect.stringMatching(/newer Hearth \(schema 999.*Update Hearth/),
    });
  });

  it('refuse a file that is no database', async () => {
    const folder = aFolder();
    openDataDir(folder).release();
    writeFileSync(join(folder, 'hearth.db'), 'not a database '.repeat(100));
    await expect(openIn(folder)).rejects.toMatchObject({
      code: 'STORAGE_FAILED',
      message: expect.stringMatching(
        /hearth\.db in the data folder\) is damaged.*backup.*rebuild/,
      ) as string,
    });
  });
});

describe('the data folder', () => {
  it('tells the size of the database with the log beside it', async () => {
    const folder = aFolder();
    const backend = await openIn(folder);
    await backend.store.createAccount(anAccount());
    const { path, bytes } = await backend.store.checkHealth();
    const files = ['', '-wal', '-shm'].map((ending) => statSync(path + ending).size);
    expect(files[1]).toBeGreaterThan(0);
    expect(bytes).toBe(files.reduce((sum, size) => sum + size, 0));
    await backend.close();
  });

  it('is private, and so is the database', async () => {
    const folder = aFolder();
    const backend = await openIn(folder);
    await backend.store.createAccount(anAccount());
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const file of ['hearth.db', 'hearth.db-wal', 'hearth.db-shm']) {
      expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
    }
    await backend.close();
  });

  it('is held by one at a time', () => {
    const folder = aFolder();
    const held = openDataDir(folder);
    expect(() => openDataDir(folder)).toThrow(
      expect.objectContaining({
        code: 'DATA_DIR_IN_USE',
        message: expect.stringContaining(`process ${process.pid}`),
      }),
    );
    held.release();
    held.release();
    openDataDir(folder).release();
  });

  it('is free again when its holder was killed', async () => {
    const folder = aFolder();
    const child = fork(join(import.meta.dirname, 'hold-folder.ts'), [folder], {
      execArgv: [...process.execArgv, '--expose-gc'],
    });
    try {
      await once(child, 'message');
      expect(() => openDataDir(folder)).toThrow(
        expect.objectContaining({ message: expect.stringContaining(`process ${child.pid}`) }),
      );
    } finally {
      child.kill('SIGKILL');
    }
    await once(child, 'exit');
    openDataDir(folder).release();
  });

  it('takes a key made by another process while a service writes', async () => {
    const folder = aFolder();
    const backend = await openIn(folder);
    const account = anAccount();
    await backend.store.createAccount(account);
    const shared = await openSharedStore(folder, parts);
    const key = aKey({ accountId: account.id });
    const busy = Array.from({ length: 100 }, (_, index) =>
      backend.store.writeSetting(`name-${index}`, index),
    );
    await shared.store.createKey(key, 'hash');
    await Promise.all(busy);
    expect((await backend.store.findKey('hash'))?.key).toEqual(key);
    await shared.close();
    await backend.close();
  });

  it('takes keys without a service', async () => {
    const folder = aFolder();
    const shared = await openSharedStore(folder, parts);
    await shared.store.createAccount(anAccount());
    await shared.close();
    const backend = await openIn(folder);
    expect(await backend.store.listAccounts()).toHaveLength(1);
    await backend.close();
  });
});

describe('a full disk', () => {
  it('refuses, changes nothing, and goes on when there is space', async () => {
    const backend = await openIn(aFolder(), {
      workerUrl: new URL('./full-disk-writer.ts', import.meta.url),
    });
    const { store } = backend;
    const account = anAccount();
    await store.createAccount(account);
    const big = () => aNewPage(randomUUID());
    const job = aJob({ accountId: account.id });
    const pages = Array.from({ length: 20 }, big);
    await store.openJob({ job, pages, reserve: 0 });
    await store.writeSetting('disk-full', true);
    const document = { markdown: noise(200_000), metadata: {} };
    const finishes = await Promise.allSettled(
      pages.map((page) => store.finishPage(aFinish(job.id, page.id, { document }))),
    );
    const refusals = finishes.filter((finish) => finish.status === 'rejected');
    expect(refusals.length).toBeGreaterThan(0);
    for (const { reason } of refusals) expect(reason).toMatchObject({ code: 'STORAGE_FULL' });
    const done = finishes.length - refusals.length;
    expect(await store.counts(job.id)).toMatchObject({ done, open: 20 - done, credits: done });
    expect((await store.balance(account.id, NOON)).used).toBe(done);
    expect(await store.auditLedger()).toEqual([]);
    await store.writeSetting('disk-full', undefined);
    for (const page of pages) await store.finishPage(aFinish(job.id, page.id, { document }));
    expect(await store.counts(job.id)).toMatchObject({ done: 20, open: 0, credits: 20 });
    await backend.close();
  });

  it('writes whole, one by one, what could not be written together', async () => {
    const backend = await openIn(aFolder(), {
      workerUrl: new URL('./full-disk-writer.ts', import.meta.url),
    });
    const { store } = backend;
    const account = anAccount();
    await store.createAccount(account);
    const job = aJob({ accountId: account.id });
    const pages = Array.from({ length: 20 }, () => aNewPage(randomUUID()));
    await store.openJob({ job, pages, reserve: 0 });
    await store.writeSetting('disk-full', true);
    const word = noise(1_000);
    const contentOf = (n: number) => ({ markdown: noise(80_000), first: `${word} ${String(n)}` });
    const contents = pages.map((_, n) => contentOf(n));
    const finishes = await Promise.allSettled(
      pages.map(({ id }, n) => {
        const sealed = new TextEncoder().encode(JSON.stringify(contents[n]));
        return store.finishPage(aFinish(job.id, id, { document: { metadata: {} }, sealed }));
      }),
    );
    const kept = [...finishes.entries()].filter(([, { status }]) => status === 'fulfilled');
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(pages.length);
    for (const [n] of kept) {
      const found = await store.findDocument(pages[n]?.id ?? '');
      expect(found?.document).toEqual({ ...contents[n], metadata: {} });
    }
    await store.writeSetting('disk-full', undefined);
    await backend.close();
  });

  it('is the same for a short-lived command', async () => {
    const sql = openForWriting(join(aFolderMade(), 'hearth.db'));
    const writer = inlineWriter(sql, () => undefined);
    const account = anAccount();
    await writer.write('createAccount', account);
    sql.database.pragma('max_page_count = 1');
    const big = anAccount({ name: noise(500_000) });
    await expect(writer.write('createAccount', big)).rejects.toMatchObject({
      code: 'STORAGE_FULL',
    });
    sql.database.pragma('max_page_count = 1000000');
    await writer.write('createAccount', big);
    sql.close();
  });
});

describe('the writer thread', () => {
  it('lets one verb of a batch fail alone', async () => {
    const backend = await openIn(aFolder());
    const { store } = backend;
    const account = anAccount();
    const answers = await Promise.allSettled([
      store.createAccount(account),
      store.createAccount(account),
      store.writeSetting('a', 1),
      store.createKey(aKey({ accountId: 'missing' }), 'hash'),
      store.writeSetting('b', 2),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await store.readSettings()).toEqual({ a: 1, b: 2 });
    await backend.close();
  });

  it('gathers what is written of pages while much is written, and never changes the order', async () => {
    const backend = await openIn(aFolder());
    const { store } = backend;
    const account = anAccount();
    await store.createAccount(account);
    const sent = vi.spyOn(Worker.prototype, 'postMessage');
    const texts = Array.from({ length: 100 }, (_, n) => store.saveCapture(aText(account.id, n)));
    const setting = store.writeSetting('after', 1);
    const sizes = sent.mock.calls.map(
      ([request]) => (request as { writes: unknown[] }).writes.length,
    );
    // what somebody waits for has gone by now, and what came before it with it
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(101);
    expect(sizes.length).toBeLessThanOrEqual(3);
    await Promise.all([...texts, setting]);
    await store.saveCapture(aText(account.id, 100));
    sent.mockRestore();
    expect(await store.indexDue(1_000)).toBe(101);
    await backend.close();
  });

  it('sends a lone page before what gathers, and that at once when somebody waits for it', async () => {
    const backend = await openIn(aFolder());
    const { store } = backend;
    const account = anAccount();
    await store.createAccount(account);
    const job = aJob({ accountId: account.id, kind: 'scrape' });
    const page = aNewPage('/lone');
    const sent = vi.spyOn(Worker.prototype, 'postMessage');
    const names = (): unknown =>
      sent.mock.calls.map(([request]) =>
        (request as { writes: { name: string }[] }).writes.map(({ name }) => name),
      );
    const trace = store.saveCapture(aText(account.id, 1));
    const opening = { job, pages: [page], reserve: 1 };
    const finished = store.finishLonePage(aFinish(job.id, page.id), opening);
    expect(names()).toEqual([['finishLonePage']]);
    store.hurry();
    expect(names()).toEqual([['finishLonePage'], ['saveTrace']]);
    sent.mockRestore();
    expect([await trace, await finished]).toEqual([true, 'finished']);
    await backend.close();
  });

  it('refuses alone what cannot be handed over', async () => {
    const sql = openForWriting(join(aFolderMade(), 'hearth.db'));
    const writer = threadWriter({ path: sql.database.name, log: silentLog, hear: () => undefined });
    const account = anAccount();
    await writer.write('createAccount', account);
    const entry = (n: number, about: object = {}) => ({
      capture: { ...aText(account.id, n), ...about },
    });
    const answers = await Promise.allSettled([
      writer.write('saveCapture', entry(1)),
      writer.write('saveCapture', entry(2, { extra: () => 1 })),
      writer.write('saveCapture', entry(3)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    await writer.close();
    sql.close();
  });

  it('is started again when it dies, and says what it could not promise', async () => {
    const logged: string[] = [];
    const backend = await openIn(aFolder(), {
      log: { ...silentLog, error: (sentence: string) => logged.push(sentence) },
      workerUrl: new URL('./dying-writer.ts', import.meta.url),
    });
    const { store } = backend;
    await store.writeSetting('before', 1);
    await expect(store.writeSetting('die', 1)).rejects.toMatchObject({ code: 'STORAGE_FAILED' });
    await store.writeSetting('after', 1);
    expect(await store.readSettings()).toEqual({ before: 1, after: 1 });
    expect(logged).toHaveLength(1);
    await backend.close();
  });

  it('writes everything handed over before it closes, and refuses what comes after', async () => {
    const folder = aFolder();
    const backend = await openIn(folder);
    const writes = Array.from({ length: 500 }, (_, index) =>
      backend.store.writeSetting(`name-${index}`, index),
    );
    await backend.close();
    await Promise.all(writes);
    await expect(backend.store.writeSetting('late', 1)).rejects.toMatchObject({
      code: 'STORAGE_FAILED',
    });
    const again = await openIn(folder);
    expect(Object.keys(await again.store.readSettings())).toHaveLength(500);
    await again.close();
  });
});

function aText(accountId: string, n: number): NewCapture {
  return aCapture(`https://example.com/${String(n)}`, `kiwi ${String(n)}`, { accountId });
}

/** Not compressible. */
function noise(length: number): string {
  let text = '';
  while (text.length < length) text += randomUUID();
  return text;
}
