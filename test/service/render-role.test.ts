/**
 * The services of deploy/compose.yaml as it stands, as processes: two API services behind a load balancer, crawlers, two
 * services that render. Official clients talk to them; services are killed under them.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import Firecrawl from 'firecrawl';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { COMPOSE_ENV, startCluster, type Cluster } from '../support/cluster.ts';
import { runHearth } from '../support/command.ts';
import { hearthServices, readCompose } from '../support/compose-file.ts';
import { startSite, type FixtureSite } from '../support/site.ts';

const RENDERERS = ['render-1', 'render-2'];

let cluster: Cluster;
let site: FixtureSite;
let firecrawl: Firecrawl;
/** Lines of all logs. */
const said: string[] = [];

beforeAll(async () => {
  const env = { HEARTH_LOG_LEVEL: 'debug' };
  const onLog = (name: string, line: string): void => void said.push(`${name}: ${line}`);
  [cluster, site] = await Promise.all([startCluster({ crawlers: 2, env, onLog }), startSite()]);
  firecrawl = new Firecrawl({ apiKey: cluster.key, apiUrl: cluster.balancer.address });
}, 180_000);
beforeEach(async () => {
  site.reset();
  const killed = ['api-1', ...RENDERERS].filter((name) => !cluster.running.has(name));
  await Promise.all(killed.map((name) => cluster.start(name)));
}, 60_000);
afterAll(async () => {
  await cluster.close();
  await site.close();
});

async function capturesOf(name: string): Promise<number> {
  if (!cluster.running.has(name)) return 0;
  return Number(/^hearth_own_captures (\d+)$/m.exec(await cluster.metrics(name))?.[1]);
}

/** The one that renders now. */
async function rendering(): Promise<string> {
  return await vi.waitUntil(
    async () => {
      const busy = await Promise.all(RENDERERS.map(async (name) => [name, await capturesOf(name)]));
      return busy.find(([, captures]) => captures === 1)?.[0] as string | undefined;
    },
    { timeout: 20_000, interval: 20 },
  );
}

async function charged(): Promise<number> {
  const [row] = await cluster.rows(
    'SELECT coalesce(sum(credits), 0)::int AS credits FROM $S.ledger',
  );
  return Number(row?.['credits']);
}

async function scrape(at: string, body: object, signal: AbortSignal | null = null) {
  const answer = await fetch(`${at}/v2/scrape`, {
    signal,
    method: 'POST',
    headers: { authorization: `Bearer ${cluster.key}` },
    body: JSON.stringify(body),
  });
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
}

describe('deploy/compose.yaml', () => {
  it('names two API services, four crawlers, two that render, a database and Caddy, each Hearth as itself', () => {
    const file = readCompose(COMPOSE_ENV);
    const names = hearthServices(file);
    const others = Object.keys(file.services).filter((name) => !names.includes(name));
    expect(others).toEqual(['database', 'caddy']);
    const roleOf = (name: string): string | undefined =>
      file.services[name]?.environment?.['HEARTH_ROLE'];
    expect(Object.groupBy(names, (name) => roleOf(name) ?? '')).toEqual({
      api: ['api-1', 'api-2'],
      crawl: ['crawler-1', 'crawler-2', 'crawler-3', 'crawler-4'],
      render: RENDERERS,
    });
    for (const name of names) {
      const { environment, volumes } = file.services[name] ?? {};
      expect(environment).toMatchObject({
        HEARTH_NODE_NAME: name,
        HEARTH_ADVERTISE: `http://${name}:${environment?.['HEARTH_PORT'] ?? ''}`,
        HEARTH_CLUSTER_SECRET: COMPOSE_ENV.HEARTH_CLUSTER_SECRET,
      });
      expect(volumes).toEqual([`${name}:${environment?.['HEARTH_DATA_DIR'] ?? ''}`]);
      expect(Object.keys(file.volumes)).toContain(name);
    }
    const [, upstreams] = /reverse_proxy (.+) \{/.exec(file.configs['caddy']?.content ?? '') ?? [];
    expect(upstreams).toBe('api-1:3002 api-2:3002');
  });

  it.each(Object.keys(COMPOSE_ENV))('does not start without %s', (name) => {
    expect(() => readCompose({ ...COMPOSE_ENV, [name]: '' })).toThrow(`${name}: `);
  });
});

describe('two API services, crawlers and two services that render', () => {
  it('serve the official client in turn: scripts, pictures, actions, crawls, batches, maps', async () => {
    const before = await charged();
    const page = await firecrawl.scrape(`${site.origin}/js`, {
      formats: ['markdown', 'screenshot'],
      actions: [
        { type: 'executeJavascript', script: 'document.title' },
        { type: 'scrape' },
        { type: 'pdf' },
      ],
    });
    expect(page.markdown).toContain('was written into the page by JavaScript');
    expect(page.screenshot).toMatch(/^(data:image|https?:)/);
    expect(page.actions).toMatchObject({
      javascriptReturns: [{ value: expect.any(String) }],
      scrapes: [{ html: expect.stringContaining('was written into the page by JavaScript') }],
      pdfs: [expect.any(String)],
    });
    const plain = await firecrawl.scrape(`${site.origin}/static/5kb`);
    expect(plain.metadata?.statusCode).toBe(200);
    const crawl = await firecrawl.crawl(`${site.origin}/shop/`, { limit: 12, pollInterval: 1 });
    expect(crawl).toMatchObject({ status: 'completed', completed: 12, creditsUsed: 12 });
    const urls = [1, 2, 3].map((n) => `${site.origin}/js?${n}`);
    const batch = await firecrawl.batchScrape(urls, {
      pollInterval: 1,
      options: { formats: ['markdown', 'screenshot'] },
    });
    expect(batch).toMatchObject({ status: 'completed', completed: 3, creditsUsed: 3 });
    for (const { markdown } of batch.data)
      expect(markdown).toContain('was written into the page by JavaScript');
    const map = await firecrawl.map(`${site.origin}/shop/`, { limit: 5 });
    expect(map.links.length).toBeGreaterThan(0);
    const given = [...(cluster.balancer.given?.values() ?? [])];
    expect(Math.min(...given)).toBeGreaterThan(2);
    expect(Math.max(...given) - Math.min(...given)).toBeLessThanOrEqual(1);
    expect((await charged()) - before).toBe(1 + 1 + 12 + 3 + 1);
    // who has no role render has no browser either
    const captures = await Promise.all(
      RENDERERS.map(async (name) => {
        const text = await cluster.metrics(name);
        return Number(
          /_count\{method="POST",route="\/internal\/\*",status="200"\} (\d+)/.exec(text)?.[1],
        );
      }),
    );
    expect(Math.min(...captures)).toBeGreaterThan(0);
  }, 120_000);

  it('a page goes on at the other service when the one that renders it is killed; charged once', async () => {
    const before = await charged();
    const asked = (): number => site.requests.filter(({ url }) => url === '/js?killed').length;
    const page = scrape(cluster.balancer.address, {
      url: `${site.origin}/js?killed`,
      waitFor: 3_000,
      maxAge: 0,
    });
    await vi.waitUntil(() => asked() === 1, { timeout: 30_000, interval: 10 });
    const victim = await rendering();
    await cluster.kill(victim);
    const other = RENDERERS.find((name) => name !== victim);
    expect(await rendering()).toBe(other);
    expect(await page).toMatchObject({
      status: 200,
      json: {
        data: { markdown: expect.stringContaining('was written into the page by JavaScript') },
      },
    });
    expect((await charged()) - before).toBe(1);
    expect(asked()).toBe(2);
  }, 90_000);

  it('calls that an API service held break and are not charged; jobs, polls and sockets go on at the other', async () => {
    const before = await charged();
    site.latencyMs = 150;
    const pages = 60;
    const { id } = await firecrawl.startCrawl(`${site.origin}/site/${pages}/`, {
      limit: pages,
      sitemap: 'skip',
    });
    const [one, two] = [streamOf('api-1', id), streamOf('api-2', id)];
    const held = scrape(cluster.address('api-1'), { url: `${site.origin}/fault/hang` }).then(
      () => 'answered',
      () => 'broken',
    );
    await vi.waitUntil(() => site.requests.some(({ url }) => url === '/fault/hang'), {
      timeout: 20_000,
    });
    await vi.waitUntil(() => one.urls.length > 3, { timeout: 60_000 });
    await cluster.kill('api-1');
    expect(await held).toBe('broken');
    expect(await one.closed).toBe('early');
    const polled = await firecrawl.getCrawlStatus(id, { autoPaginate: false });
    expect(polled.status).toBe('scraping');
    for (const n of [1, 2, 3]) {
      const { status } = await scrape(cluster.balancer.address, {
        url: `${site.origin}/static/5kb?${n}`,
      });
      expect(status).toBe(200);
    }
    expect(await two.closed).toBe('done');
    expect(new Set(two.urls).size).toBe(pages);
    const done = await firecrawl.getCrawlStatus(id);
    expect(done).toMatchObject({ status: 'completed', completed: pages, creditsUsed: pages });
    expect((await charged()) - before).toBe(pages + 3);
    // the others take its call for lost, too
    await vi.waitUntil(
      async () => {
        const left = `SELECT 1 FROM $S.jobs WHERE kind = 'scrape' AND status = 'scraping'`;
        return (await cluster.rows(left)).length === 0;
      },
      { timeout: 60_000, interval: 500 },
    );
    expect((await charged()) - before).toBe(pages + 3);
  }, 180_000);

  it('a render service answers health, metrics and signed calls, and nothing else; doctor tells of it', async () => {
    const at = cluster.address('render-1');
    expect((await fetch(`${at}/v0/health/readiness`)).status).toBe(200);
    expect((await scrape(at, { url: site.origin })).status).toBe(503);
    expect((await fetch(at)).status).toBe(404);
    const stranger = await fetch(`${at}/internal/capture`, { method: 'POST', body: 'open up' });
    expect(stranger.status).toBe(401);
    expect(
      (await fetch(`${cluster.address('api-2')}/internal/capture`, { method: 'POST' })).status,
    ).toBe(404);
    const hangUp = new AbortController();
    const page = scrape(
      cluster.balancer.address,
      { url: `${site.origin}/js?doctor`, waitFor: 40_000, timeout: 90_000, maxAge: 0 },
      hangUp.signal,
    );
    const name = await rendering();
    const env = cluster.environment('api-1');
    const elsewhere = { ...env, HEARTH_DATA_DIR: `${env['HEARTH_DATA_DIR'] ?? ''}-doctor` };
    const listed = new RegExp(
      `${name} +render; 1 captures under way; last beat \\d+ s ago; at ${cluster.address(name)}`,
    );
    await vi.waitUntil(async () => listed.test((await runHearth(['doctor'], elsewhere)).stdout), {
      timeout: 45_000,
      interval: 500,
    });
    expect(await cluster.metrics('api-2')).toMatch(
      new RegExp(`^hearth_node_running\\{node="${name}",id="[\\w-]+",roles="render"\\} 1$`, 'm'),
    );
    hangUp.abort();
    await expect(page).rejects.toThrow('aborted');
    // hung up by its client, it is not rendered any more
    await vi.waitUntil(async () => (await capturesOf(name)) === 0, {
      timeout: 5_000,
      interval: 50,
    });
  }, 90_000);

  it('a trace goes from the client through API service and crawler to the one that renders, and to webhooks', async () => {
    const traceOf = (digit: string): string => digit.repeat(32);
    const ask = async (path: string, digit: string, body: object) => {
      const traceparent = `00-${traceOf(digit)}-00f067aa0ba902b7-01`;
      const headers = { authorization: `Bearer ${cluster.key}`, traceparent };
      const at = cluster.balancer.address + path;
      return await fetch(at, { method: 'POST', headers, body: JSON.stringify(body) });
    };
    const hooks: (string | undefined)[] = [];
    const hook = createServer((request, response) => {
      hooks.push(request.headers['traceparent'] as string | undefined);
      response.end();
    });
    await once(hook.listen(0, '127.0.0.1'), 'listening');
    const { port } = hook.address() as { readonly port: number };
    try {
      const rendered = { formats: ['screenshot'], maxAge: 0 };
      const page = await ask('/v2/scrape', 'a', { url: `${site.origin}/js?traced`, ...rendered });
      expect(page.status).toBe(200);
      await ask('/v2/crawl', 'b', {
        ...{ url: `${site.origin}/js?crawled`, limit: 1, sitemap: 'skip', scrapeOptions: rendered },
        webhook: `http://127.0.0.1:${port}/`,
      });
      await vi.waitUntil(() => hooks.length === 3, { timeout: 30_000, interval: 50 });
    } finally {
      hook.close();
    }
    expect(hooks.every((one) => one?.startsWith(`00-${traceOf('b')}-`))).toBe(true);
    expect(new Set(hooks).size).toBe(3);
    for (const digit of ['a', 'b']) {
      const captured = `capturing for another service {"host":"${new URL(site.origin).host}","trace":"${traceOf(digit)}"}`;
      expect(said.some((line) => line.startsWith('render-') && line.endsWith(captured))).toBe(true);
    }
  }, 90_000);

  it('says that no service renders, and goes on when one is back', async () => {
    await Promise.all(RENDERERS.map((name) => cluster.kill(name)));
    const rendered = { url: `${site.origin}/js?nobody`, formats: ['screenshot'], maxAge: 0 };
    expect(await scrape(cluster.address('api-2'), rendered)).toMatchObject({
      status: 500,
      json: { success: false, error: expect.stringContaining('No render service runs') },
    });
    expect(
      await scrape(cluster.address('api-2'), { url: `${site.origin}/data.txt` }),
    ).toMatchObject({
      status: 200,
    });
    await cluster.start('render-2');
    await vi.waitUntil(
      async () => (await scrape(cluster.address('api-2'), rendered)).status === 200,
      { timeout: 30_000, interval: 500 },
    );
  }, 120_000);

  it('a service that only renders wants a secret, and says how to make one', async () => {
    const env: Readonly<Record<string, string>> = {
      ...cluster.environment('render-1'),
      HEARTH_CLUSTER_SECRET: '',
    };
    const data = `${env['HEARTH_DATA_DIR'] ?? ''}-bare`;
    const bare = { ...env, HEARTH_DATA_DIR: data, HEARTH_PORT: '0' };
    expect(await runHearth(['serve'], bare)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('openssl rand -base64 32'),
    });
    expect(await runHearth(['serve'], { ...bare, HEARTH_CLUSTER_SECRET: 'short' })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('shorter than 16'),
    });
  });
});

/** Addresses of the documents of a crawl as its socket at one service tells them. */
function streamOf(
  name: string,
  id: string,
): { readonly urls: readonly string[]; readonly closed: Promise<'done' | 'early'> } {
  const at = cluster.address(name).replace('http', 'ws');
  const headers = { authorization: `Bearer ${cluster.key}` };
  const socket = new WebSocket(`${at}/v2/crawl/${id}`, { headers });
  const urls: string[] = [];
  socket.on('message', (bytes: Buffer) => {
    const { data } = JSON.parse(bytes.toString()) as Record<string, unknown>;
    const found = JSON.stringify(data ?? {}).matchAll(/"sourceURL":"([^"]+)"/g);
    urls.push(...[...found].map(([, url = '']) => url));
  });
  const closed = new Promise<'done' | 'early'>((resolve) => {
    socket.on('close', (_code, reason) => {
      resolve(reason.toString() === '{"type":"done"}' ? 'done' : 'early');
    });
    socket.on('error', () => resolve('early'));
  });
  return { urls, closed };
}
