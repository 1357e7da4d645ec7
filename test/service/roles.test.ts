/** Several services on one PostgreSQL, each a process of its own with its role: doors A and C, crawlers B and D. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { runHearth } from '../support/command.ts';
import { freshSchema, postgresServer, type TestServer } from '../support/postgres-server.ts';
import { lampClicks, lampName, lampWeight, openLampList } from '../support/lamp-list.ts';
import { serveProcess, type ServedProcess } from '../support/serve.ts';
import { shareChromium } from '../support/shared-chromium.ts';
import { startSite, type FixtureSite } from '../support/site.ts';

let server: TestServer;
let site: FixtureSite;
let root: string;
let schema: string;
let database: pg.Client;
let key: string;
const running = new Set<ServedProcess>();

beforeAll(async () => {
  [server, site] = await Promise.all([postgresServer(), startSite()]);
  database = new pg.Client({ connectionString: server.database });
  await database.connect();
});
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'hearth-roles-'));
  schema = freshSchema();
  const ran = await runHearth(['keys', 'create', '--json', ...place('key')]);
  key = (JSON.parse(ran.stdout) as { readonly key: string }).key;
});
afterEach(async () => {
  await Promise.all([...running].map((each) => each.kill()));
  running.clear();
  site.reset();
  // a browser that was ended may still be writing there
  rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});
afterAll(async () => {
  await database.end();
  await Promise.all([server.close(), site.close()]);
});

const place = (name: string): readonly string[] => [
  '--data-dir',
  join(root, name),
  '--database',
  server.database,
  '--database-schema',
  schema,
];

async function serve(name: string, role: string): Promise<ServedProcess> {
  const flags = [...place(name).slice(2), '--role', role, '--node-name', name];
  shareChromium(join(root, name));
  const one = await serveProcess(join(root, name), 0, { flags, onLog: () => undefined });
  running.add(one);
  return one;
}

const workerOf = (name: string): string => readFileSync(join(root, name, 'worker'), 'utf8');

type Answer = Readonly<Record<string, unknown>>;

async function ask(on: ServedProcess, method: string, path: string, body?: object) {
  const answer = await fetch(on.address + path, {
    method,
    headers: { authorization: `Bearer ${key}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, json: (await answer.json()) as Answer };
}

async function crawl(on: ServedProcess, pages: number): Promise<string> {
  const url = `${site.origin}/site/${pages}/`;
  const { json } = await ask(on, 'POST', '/v2/crawl', { url, limit: pages, sitemap: 'skip' });
  return String(json['id']);
}

const rows = async (text: string, values: readonly unknown[] = []): Promise<readonly Answer[]> =>
  (await database.query<Answer>(text.replaceAll('$S', schema), [...values])).rows;

describe('services that share a database by roles', () => {
  it('a crawl begun at one API service is worked by a crawler, streamed by another, and outlives a kill', async () => {
    site.latencyMs = 40;
    const pages = 120;
    const [a, c] = await Promise.all([serve('a', 'api'), serve('c', 'api')]);
    const crawlers = { b: await serve('b', 'crawl,render'), d: await serve('d', 'crawl,render') };
    const id = await crawl(a, pages);
    const streamed = streamOf(c, id);
    const done = async () =>
      Number((await ask(c, 'GET', `/v2/crawl/${id}?limit=1`)).json['completed']);
    await vi.waitUntil(async () => (await done()) > 20, { timeout: 60_000, interval: 50 });
    // an API service says what runs at the others
    const slots = await ask(a, 'GET', '/v2/concurrency-check');
    expect(
      (slots.json['data'] as Answer | undefined)?.['concurrency'] ?? slots.json['concurrency'],
    ).toBeGreaterThan(0);
    const [held, ...others] = await rows(
      `SELECT worker_id AS id FROM $S.pages WHERE state = 'running' GROUP BY 1`,
    );
    // a site is asked by one of them, never by both, and by no door
    expect(others).toEqual([]);
    expect([workerOf('b'), workerOf('d')]).toContain(held?.['id']);
    await (held?.['id'] === workerOf('b') ? crawlers.b : crawlers.d).kill();
    await vi.waitUntil(
      async () => (await ask(a, 'GET', `/v2/crawl/${id}?limit=1`)).json['status'] !== 'scraping',
      { timeout: 80_000, interval: 200 },
    );
    const whole = await ask(a, 'GET', `/v2/crawl/${id}`);
    expect(whole.json).toMatchObject({ status: 'completed', completed: pages, creditsUsed: pages });
    expect(new Set(await streamed).size).toBe(pages);
    expect(
      await rows(`SELECT (SELECT count(*)::int FROM $S.documents) AS documents,
        (SELECT count(DISTINCT page_id)::int FROM $S.ledger) AS charged,
        (SELECT sum(credits)::int FROM $S.ledger) AS credits`),
    ).toEqual([{ documents: pages, charged: pages, credits: pages }]);
    const left = await rows('SELECT name FROM $S.nodes ORDER BY name');
    expect(left).toHaveLength(3);
  }, 180_000);

  it('an API service scrapes by itself, starts no page of a crawl, and stops one wherever it runs', async () => {
    site.latencyMs = 100;
    const [a, c] = await Promise.all([serve('a', 'api'), serve('c', 'api')]);
    const url = `${site.origin}/static/5kb`;
    expect(await ask(a, 'POST', '/v2/scrape', { url })).toMatchObject({ status: 200 });
    const id = await crawl(a, 300);
    const seen = site.requests.length;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(site.requests.length).toBe(seen);
    const b = await serve('b', 'crawl');
    expect(await ask(b, 'POST', '/v2/scrape', { url })).toMatchObject({
      status: 503,
      json: { success: false, error: expect.stringContaining('no role "api"') },
    });
    expect((await fetch(`${b.address}/v0/health/readiness`)).status).toBe(200);
    await vi.waitUntil(() => site.underWay() > 0, { timeout: 60_000, interval: 5 });
    await ask(c, 'DELETE', `/v2/crawl/${id}`);
    // the crawler hears of it a moment later; then it is still, with pages of the 300 left
    await vi.waitUntil(
      async () => {
        const before = site.requests.length;
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        return site.requests.length === before;
      },
      { timeout: 10_000, interval: 5 },
    );
    expect(site.underWay()).toBe(0);
    expect(site.requests.length).toBeLessThan(300);
  }, 120_000);

  it('a run of a recipe begun at one API service is worked by crawlers, read at another, and outlives a kill', async () => {
    const [pages, each] = [10, 6];
    const list = await openLampList({ pages, each });
    try {
      const [a, c] = await Promise.all([serve('a', 'api'), serve('c', 'api')]);
      const crawlers = { b: await serve('b', 'crawl,render'), d: await serve('d', 'crawl,render') };
      const clicks = lampClicks(list.origin);
      const { recipe } = (await ask(a, 'POST', '/api/recipes/from-clicks', clicks)).json;
      const { json: saved } = await ask(a, 'POST', '/api/recipes', { recipe });
      list.latencyMs = 30;
      const run = `/api/recipes/${String(saved['id'])}/run`;
      const { json } = await ask(a, 'POST', run, { maxConcurrency: 4 });
      expect(json).toMatchObject({ success: true });
      const path = `/api/recipes/runs/${String(json['id'])}?limit=1000`;
      const rowsAt = async (on: ServedProcess): Promise<readonly Answer[]> => {
        const { rows: found } = (await ask(on, 'GET', path)).json;
        return Array.isArray(found) ? (found as readonly Answer[]) : [];
      };
      const seen = async () => (await rowsAt(c)).length > 15;
      await vi.waitUntil(seen, { timeout: 60_000, interval: 50 });
      // between two claims there may be none for a moment
      const [held] = await vi.waitUntil(
        async () => {
          const running = await rows(
            `SELECT worker_id AS id FROM $S.pages WHERE state = 'running' GROUP BY 1`,
          );
          return running.length > 0 && running;
        },
        { timeout: 20_000 },
      );
      expect([workerOf('b'), workerOf('d')]).toContain(held?.['id']);
      await (held?.['id'] === workerOf('b') ? crawlers.b : crawlers.d).kill();
      const over = async () => (await ask(c, 'GET', path)).json['status'] !== 'scraping';
      await vi.waitUntil(over, { timeout: 80_000, interval: 200 });
      const whole = pages + pages * each;
      const { json: view } = await ask(a, 'GET', path);
      expect(view).toMatchObject({ status: 'completed', health: 'ok', creditsUsed: whole });
      const wanted = Array.from({ length: pages * each }, (_, at) => ({
        ...{ lamp: lampName(at + 1), weight: lampWeight(at + 1) },
      }));
      for (const on of [a, c]) expect(await rowsAt(on)).toMatchObject(wanted);
      expect(
        await rows(
          `SELECT count(DISTINCT page_id)::int AS charged, sum(credits)::int AS credits
          FROM $S.ledger WHERE job_id = $1`,
          [json['id']],
        ),
      ).toEqual([{ charged: whole, credits: whole }]);
      const { json: kept } = await ask(c, 'GET', '/api/recipes');
      expect(kept['rows']).toMatchObject([{ id: saved['id'] }]);
    } finally {
      await list.close();
    }
  }, 180_000);

  it('a monitor made at an API service is looked at by a crawler at once, and by another after a kill', async () => {
    const a = await serve('a', 'api,render');
    const crawlers = { b: await serve('b', 'crawl'), d: await serve('d', 'crawl') };
    const url = `${site.origin}/static/5kb`;
    const { monitor } = (await ask(a, 'POST', '/monitors', { url, every: '1w' })).json;
    const { id } = monitor as { readonly id: string };
    const looks = async () => (await ask(a, 'GET', `/monitors/${id}/looks`)).json['looks'];
    // nobody has to find out by looking every half minute
    await expect.poll(looks, { timeout: 12_000, interval: 100 }).toHaveLength(1);
    site.latencyMs = 60_000;
    await ask(a, 'POST', `/monitors/${id}/run`);
    const holder = async () =>
      (await rows('SELECT lease_owner FROM $S.monitors'))[0]?.['lease_owner'];
    await expect.poll(holder, { timeout: 12_000, interval: 50 }).toEqual(expect.any(String));
    const isB = (await holder()) === workerOf('b');
    await (isB ? crawlers.b : crawlers.d).kill();
    site.latencyMs = 0;
    await expect.poll(looks, { timeout: 40_000, interval: 200 }).toHaveLength(2);
    expect(await holder()).toBeNull();
  }, 120_000);

  it('a page scraped at one API service answers at another, unless it was not to be kept', async () => {
    const [a, c] = await Promise.all([serve('a', 'api'), serve('c', 'api')]);
    const url = `${site.origin}/static/5kb`;
    const asked = () => site.requests.filter((one) => one.url === '/static/5kb').length;
    const scrape = async (on: ServedProcess, options: object) => {
      const { json } = await ask(on, 'POST', '/v2/scrape', { url, maxAge: 60_000, ...options });
      return (json['data'] as Answer)['metadata'];
    };
    await scrape(a, { zeroDataRetention: true });
    expect(await rows('SELECT count(*)::int AS kept FROM $S.snapshots')).toEqual([{ kept: 0 }]);
    expect(await scrape(c, {})).toMatchObject({ cacheState: 'miss' });
    expect(asked()).toBe(2);
    await vi.waitUntil(async () => (await rows('SELECT 1 FROM $S.snapshots')).length === 1, {
      timeout: 20_000,
    });
    expect(await scrape(a, {})).toMatchObject({ cacheState: 'hit' });
    expect(asked()).toBe(2);
    expect(await scrape(a, { maxAge: 0 })).toMatchObject({ cacheState: 'miss' });
  }, 120_000);

  it('the requests of a minute are one number, whichever API service is asked', async () => {
    await rows(`UPDATE $S.accounts SET plan_id = 'free'`);
    const doors = await Promise.all([serve('a', 'api'), serve('c', 'api')]);
    const url = `${site.origin}/static/5kb`;
    const most = 10;
    const statuses: number[] = [];
    for (let at = 0; at < most + 4; at += 1) {
      statuses.push((await ask(doors[at % 2]!, 'POST', '/v2/scrape', { url })).status);
    }
    const expected = Array.from({ length: most + 4 }, (_, at) => (at < most ? 200 : 429));
    expect(statuses).toEqual(expected);
  }, 120_000);

  it('doctor and metrics tell of every service, and that nobody crawls', async () => {
    const a = await serve('a', 'api');
    const doctor = async () => {
      const { stdout } = await runHearth(['doctor', '--json', ...place('x')]);
      return JSON.parse(stdout) as readonly { readonly name: string; readonly state: string }[];
    };
    const [alone] = (await doctor()).filter(({ name }) => name === 'services');
    expect(alone).toMatchObject({
      state: 'warning',
      detail: expect.stringContaining('none that crawls'),
    });
    await serve('b', 'crawl,render');
    const found = await doctor();
    expect(found).toContainEqual(
      expect.objectContaining({ name: 'services', state: 'ok', detail: '2 on this database' }),
    );
    expect(found).toContainEqual(
      expect.objectContaining({
        ...{ name: '  b', state: 'ok' },
        detail: expect.stringMatching(
          /^crawl, render; 0 pages under way, 0 leased, 0 hosts; last beat \d+ s ago; at http:/,
        ),
      }),
    );
    await crawl(a, 30);
    await vi.waitUntil(
      async () => (await rows(`SELECT id FROM $S.jobs WHERE status = 'completed'`)).length === 1,
      { timeout: 60_000, interval: 100 },
    );
    const metrics = await (await fetch(`${a.address}/metrics`)).text();
    expect(metrics).toMatch(/^hearth_node_hosts\{node="b",id="[\w-]+",roles="crawl,render"\} 1$/m);
    expect(metrics).toMatch(/^hearth_jobs_running\{kind="crawl"\} 0$/m);
    expect(metrics).toMatch(
      /^hearth_http_request_duration_seconds_count\{method="POST",route="\/v2\/crawl",status="200"\} 1$/m,
    );
  }, 120_000);

  it('a role needs a database, and a name that is one', async () => {
    const alone = await runHearth(['serve', '--data-dir', join(root, 'x'), '--role', 'crawl']);
    expect(alone).toMatchObject({ code: 1, stderr: expect.stringContaining('name the database') });
    const wrong = await runHearth(['serve', ...place('x'), '--role', 'cook']);
    expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining('got "cook"') });
  });
});

/** Addresses of the documents of a job, until its socket says that it is done. */
function streamOf(on: ServedProcess, id: string): Promise<readonly string[]> {
  const socket = new WebSocket(`${on.address.replace('http', 'ws')}/v2/crawl/${id}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  const urls: string[] = [];
  return new Promise((resolve, reject) => {
    socket.on('message', (bytes: Buffer) => {
      const { data } = JSON.parse(bytes.toString()) as { readonly data?: unknown };
      const found = JSON.stringify(data ?? {}).matchAll(/"sourceURL":"([^"]+)"/g);
      urls.push(...[...found].map(([, url = '']) => url));
    });
    socket.on('close', () => resolve(urls));
    socket.on('error', reject);
  });
}
