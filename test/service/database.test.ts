/** `hearth serve --database`: a whole service on a real PostgreSQL, started by its own command line. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runHearth } from '../support/command.ts';
import { freshSchema, postgresServer, type TestServer } from '../support/postgres-server.ts';
import { serveProcess, type ServedProcess } from '../support/serve.ts';
import { startSite, type FixtureSite } from '../support/site.ts';

let server: TestServer;
let site: FixtureSite;
let dataDir: string;
let schema: string;
const running = new Set<ServedProcess>();

beforeAll(async () => {
  [server, site] = await Promise.all([postgresServer(), startSite()]);
});
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hearth-database-'));
  schema = freshSchema();
});
afterEach(async () => {
  await Promise.all([...running].map((each) => each.kill()));
  running.clear();
  site.reset();
  rmSync(dataDir, { recursive: true, force: true });
});
afterAll(async () => {
  await Promise.all([server.close(), site.close()]);
});

const place = (database = server.database): readonly string[] => [
  '--database',
  database,
  '--database-schema',
  schema,
];

async function serve(): Promise<ServedProcess> {
  const one = await serveProcess(dataDir, 0, { flags: place() });
  running.add(one);
  return one;
}

async function newKey(): Promise<string> {
  const args = ['keys', 'create', '--json', '--data-dir', dataDir, ...place()];
  const { code, stdout, stderr } = await runHearth(args);
  expect([code, stderr]).toEqual([0, '']);
  return (JSON.parse(stdout) as { readonly key: string }).key;
}

type Answer = Readonly<Record<string, unknown>>;

async function ask(on: ServedProcess, key: string, path: string, body?: object) {
  const answer = await fetch(on.address + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, json: (await answer.json()) as Answer };
}

describe('a service on PostgreSQL', () => {
  it('scrapes, and charges there', async () => {
    const key = await newKey();
    const one = await serve();
    const url = `${site.origin}/static/5kb`;
    const scraped = await ask(one, key, '/v2/scrape', { url, formats: ['markdown'] });
    expect(scraped).toMatchObject({ status: 200, json: { success: true } });
    const usage = await ask(one, key, '/v2/team/credit-usage');
    const { rows } = await queried(`SELECT sum(credits) AS spent FROM ${schema}.ledger`);
    expect(rows).toEqual([{ spent: '1' }]);
    expect(usage.json).toMatchObject({ data: { remainingCredits: 999_999 } });
    expect((await fetch(`${one.address}/v0/health/readiness`)).status).toBe(200);
  });

  it('goes on with a crawl that a kill and a stop cut short, and loses and doubles nothing', async () => {
    const pages = 60;
    site.latencyMs = 30;
    const key = await newKey();
    let one = await serve();
    const begin = { url: `${site.origin}/site/${pages}/`, limit: pages, sitemap: 'skip' };
    const { json } = await ask(one, key, '/v2/crawl', begin);
    const path = `/v2/crawl/${String(json['id'])}`;
    const done = async () => Number((await ask(one, key, `${path}?limit=1`)).json['completed']);
    const until = (count: number) =>
      vi.waitUntil(async () => (await done()) >= count, { timeout: 60_000, interval: 20 });
    await until(10);
    await one.kill();
    one = await serve();
    await until(30);
    await one.stop();
    expect(one.ended()).toBe(0);
    one = await serve();
    await until(pages);
    await vi.waitUntil(async () => (await ask(one, key, path)).json['status'] === 'completed', {
      timeout: 60_000,
    });
    const whole = await ask(one, key, path);
    expect(whole.json).toMatchObject({ completed: pages, creditsUsed: pages });
    const counted = await queried(`SELECT
      (SELECT count(*) FROM ${schema}.documents)::int AS documents,
      (SELECT count(DISTINCT page_id) FROM ${schema}.ledger)::int AS charged,
      (SELECT sum(credits) FROM ${schema}.ledger)::int AS credits`);
    expect(counted.rows).toEqual([{ documents: pages, charged: pages, credits: pages }]);
  });

  it('stays up when its connections are cut, and writes nothing of them but why', async () => {
    const lines: string[] = [];
    const flags = [...place(), '--log-level', 'warn'];
    const one = await serveProcess(dataDir, 0, { flags, onLog: (line) => lines.push(line) });
    running.add(one);
    const { rowCount } = await queried(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'hearth ${schema}'`);
    // one that listens, and some that work
    expect(rowCount).toBeGreaterThan(1);
    await vi.waitUntil(() => lines.some((line) => line.includes('nothing is heard')), {
      timeout: 30_000,
    });
    const ready = async () => (await fetch(`${one.address}/v0/health/readiness`)).status === 200;
    await vi.waitUntil(ready, { timeout: 30_000 });
    expect(one.ended()).toBeUndefined();
    expect(lines.join('\n')).not.toMatch(/connectionParameters|postgres:\/\//);
  });
});

describe('a database that cannot be worked with', () => {
  const refused = async (database: string): Promise<string> => {
    const ran = await runHearth([
      'serve',
      '--port',
      '0',
      '--data-dir',
      dataDir,
      ...place(database),
    ]);
    expect(ran.code).toBe(1);
    expect(ran.stdout).toBe('');
    expect(ran.stdout + ran.stderr).not.toContain('s3cret');
    return ran.stderr;
  };

  it('is named with the reason: no address, nobody there, another password, no such database', async () => {
    expect(await refused('mysql://s3cret@localhost/x')).toMatch(/address of a database is like/);
    expect(await refused('postgres://me:s3cret@127.0.0.1:9/hearth')).toMatch(
      /at 127\.0\.0\.1:9 cannot be reached \(.*ECONNREFUSED.*Is it running/,
    );
    const missing = new URL(server.database);
    missing.pathname = '/not-there';
    expect(await refused(missing.href)).toMatch(/has no database "not-there".*createdb not-there/);
  });

  it('was written by a newer Hearth: nothing is touched', async () => {
    await queried(`CREATE SCHEMA ${schema}; CREATE TABLE ${schema}.hearth_schema (version bigint NOT NULL);
      INSERT INTO ${schema}.hearth_schema VALUES (9999)`);
    expect(await refused(server.database)).toMatch(/newer Hearth \(schema 9999/);
    const { rows } = await queried(
      `SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = '${schema}'`,
    );
    expect(rows).toEqual([{ tables: 1 }]);
  });
});

async function queried(text: string): Promise<pg.QueryResult<Answer>> {
  const client = new pg.Client({ connectionString: server.database });
  await client.connect();
  try {
    return await client.query<Answer>(text);
  } finally {
    await client.end();
  }
}
