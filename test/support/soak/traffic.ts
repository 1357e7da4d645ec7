/**
 * What clients of a soak do: every operation, read to its end by calm ones, left in its middle by rude ones.
 * A calm client adds what it was told to its tenant's sum; that sum must be the ledger's in the end.
 */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { makeDocx, makeXlsx } from '../documents/office.ts';
import { makePdf } from '../documents/pdf.ts';
import { OPERATIONS } from '../attack/documented.ts';
import type { Asking, SoakClient } from './client.ts';
import type { Tenant } from '../tenants.ts';

type Act = (client: SoakClient, tenant: Tenant) => Promise<void>;

const SCHEMA = { type: 'object', properties: { title: { type: 'string' } } };
const PAUSE_MS = 400;
/** A cancelled job may still finish what was under way: its cost stands when it was the same so long. */
const SETTLED_AFTER_MS = 6_000;

/** Acts of clients who wait for their answers, each as often as it stands here. */
export const CALM_ACTS: readonly Act[] = [
  scrapeStatic,
  scrapeStatic,
  scrapeStatic,
  scrapeRendered,
  scrapeRendered,
  scrapeFault,
  crawl,
  crawlAndCancel,
  batch,
  follow,
  search,
  map,
  extract,
  parse,
  parse,
  readAccount,
  readConsole,
];

/** Acts of clients who do not. */
export const RUDE_ACTS: readonly Act[] = [
  leaveCall,
  leaveCall,
  leaveCall,
  leaveUpload,
  leaveSocket,
  leaveEvents,
  leaveHalfRequest,
  leaveJob,
  strainWorker,
];

/** Acts until the signal aborts, one after the other. */
export async function act(client: SoakClient, tenant: Tenant, acts: readonly Act[]): Promise<void> {
  while (!client.signal.aborted) {
    await client.rest.over();
    await pick(client, acts)(client, tenant);
    await sleep(PAUSE_MS * (0.5 + client.random()));
  }
}

function pick<T>({ random }: SoakClient, list: readonly T[]): T {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const some = ({ random }: SoakClient): number => Math.floor(random() * 1_000_000);
const version = (client: SoakClient): string => pick(client, ['v1', 'v2', 'v2']);

/** A call whose answer tells its whole cost. */
async function call(client: SoakClient, asking: Asking): Promise<void> {
  const { json } = await client.ask({ method: 'POST', ...asking });
  asking.tenant.told += number(json['creditsUsed']);
}

async function scrapeStatic(client: SoakClient, tenant: Tenant): Promise<void> {
  const { origin } = client.world.site;
  const path = pick(client, [
    '/static/5kb',
    '/static/50kb',
    '/data.csv',
    '/feed.xml',
    '/redirect/3',
  ]);
  await call(client, {
    tenant,
    path: `/${version(client)}/scrape`,
    body: {
      url: `${origin}${path}?n=${some(client)}`,
      formats: pick(client, [['markdown'], ['markdown', 'links', 'html'], ['rawHtml', 'summary']]),
    },
  });
}

async function scrapeRendered(client: SoakClient, tenant: Tenant): Promise<void> {
  const url = `${client.world.site.origin}/js?n=${some(client)}`;
  const formats = pick(client, [['markdown'], ['markdown', 'screenshot']]);
  await call(client, { tenant, path: '/v2/scrape', body: { url, waitFor: 50, formats } });
}

async function scrapeFault(client: SoakClient, tenant: Tenant): Promise<void> {
  const faults = ['reset', 'truncated', 'not-http', 'loop', 'gzip-lie', 'gzip-cut', 'malformed'];
  const url = `${client.world.site.origin}/fault/${pick(client, [...faults, 'hang', 'drip'])}`;
  await call(client, { tenant, path: '/v2/scrape', body: { url, timeout: 1_500 } });
}

async function search(client: SoakClient, tenant: Tenant): Promise<void> {
  const scraped = { scrapeOptions: { formats: ['markdown'] } };
  const body = { query: `tea ${some(client)}`, limit: 3, ...pick(client, [{}, scraped]) };
  await call(client, { tenant, path: `/${version(client)}/search`, body });
}

async function map(client: SoakClient, tenant: Tenant): Promise<void> {
  const url = `${client.world.site.origin}/site/40/`;
  await call(client, { tenant, path: `/${version(client)}/map`, body: { url, limit: 50 } });
}

async function parse(client: SoakClient, tenant: Tenant): Promise<void> {
  await call(client, { tenant, path: '/v2/parse', body: pick(client, FILES)() });
}

async function extract(client: SoakClient, tenant: Tenant): Promise<void> {
  const urls = [`${client.world.site.origin}/static/5kb?n=${some(client)}`];
  const path = `/${version(client)}/extract`;
  const started = await client.ask({
    tenant,
    method: 'POST',
    path,
    body: { urls, schema: SCHEMA },
  });
  if (started.status !== 200) return;
  await untilOver(client, { tenant, path: `${path}/${text(started.json['id'])}` });
}

async function crawl(client: SoakClient, tenant: Tenant): Promise<void> {
  await untilOver(client, await startCrawl(client, tenant));
}

async function crawlAndCancel(client: SoakClient, tenant: Tenant): Promise<void> {
  const asking = await startCrawl(client, tenant);
  await sleep(300 * client.random());
  await client.ask({ ...asking, method: 'DELETE' });
  await untilOver(client, asking);
}

async function startCrawl(client: SoakClient, tenant: Tenant): Promise<Asking> {
  const { origin } = client.world.site;
  const path = `/${version(client)}/crawl`;
  const body = {
    url: `${origin}/site/${pick(client, [20, 40, 60])}/`,
    limit: pick(client, [10, 30]),
    webhook: `${origin}/hook`,
    scrapeOptions: { formats: ['markdown', 'links'], ...pick(client, [{}, {}, { waitFor: 20 }]) },
  };
  const { json } = await client.ask({ tenant, method: 'POST', path, body });
  return { tenant, path: `${path}/${text(json['id'])}` };
}

async function batch(client: SoakClient, tenant: Tenant): Promise<void> {
  const { origin } = client.world.site;
  const path = `/${version(client)}/batch/scrape`;
  const urls = [1, 2, 3, 4, 5].map((n) => `${origin}/static/5kb?b=${some(client)}-${n}`);
  const body = { urls: [...urls, `${origin}/fault/reset`] };
  const { json } = await client.ask({ tenant, method: 'POST', path, body });
  await untilOver(client, { tenant, path: `${path}/${text(json['id'])}` });
}

/** Follows a crawl by its socket, and reads its cost when it is over. */
async function follow(client: SoakClient, tenant: Tenant): Promise<void> {
  const asking = await startCrawl(client, tenant);
  await new Promise<void>((resolve) => {
    openSocket(client, asking).once('close', () => resolve());
  });
  await untilOver(client, asking);
}

/** Polls a job until nothing of it moves any more; the tenant was then told its cost. */
async function untilOver(client: SoakClient, asking: Asking): Promise<void> {
  const { tenant, path } = asking;
  const isRunning = (status: unknown): boolean => status === 'scraping' || status === 'processing';
  let status: unknown = 'scraping';
  let cost = 0;
  while (isRunning(status)) {
    await sleep(250);
    const { json } = await client.ask({ tenant, path });
    status = json['status'];
    cost = number(json['creditsUsed']);
  }
  for (let before = -1; status === 'cancelled' && before !== cost;) {
    before = cost;
    await sleep(SETTLED_AFTER_MS);
    cost = number((await client.ask({ tenant, path })).json['creditsUsed']);
  }
  tenant.told += cost;
  if (!path.includes('/extract/')) await client.ask({ tenant, path: `${path}/errors` });
}

async function readAccount(client: SoakClient, tenant: Tenant): Promise<void> {
  for (const { version: family, method, path, group } of OPERATIONS) {
    if (group !== 'Account' || method !== 'get') continue;
    await client.ask({ tenant, path: `/${family}${path}` });
  }
  await client.ask({ tenant, path: '/v2/crawl/active' });
}

const CONSOLE = ['state', 'keys', 'jobs', 'plan', 'settings', 'storage', 'about', 'diagnostics'];

async function readConsole(client: SoakClient): Promise<void> {
  const tenant = houseOf(client);
  for (const path of CONSOLE) await client.ask({ tenant, path: `/console/${path}` });
  const url = `${client.world.site.origin}/static/5kb?n=${some(client)}`;
  await client.ask({ tenant, method: 'POST', path: '/console/run/scrape', body: { url } });
}

/** The GUI asks with the session token. */
function houseOf({ world }: SoakClient): Tenant {
  return { id: 'house', key: world.service.sessionToken, told: 0 };
}

async function leaveCall(client: SoakClient, tenant: Tenant): Promise<void> {
  const { origin } = client.world.site;
  const n = some(client);
  const asked = pick<readonly [string, unknown]>(client, [
    ['scrape', { url: `${origin}/static/500kb?n=${n}` }],
    ['scrape', { url: `${origin}/js?n=${n}`, waitFor: 500 }],
    ['scrape', { url: `${origin}/fault/drip` }],
    ['map', { url: `${origin}/shop/` }],
    ['search', { query: 'tea', scrapeOptions: { formats: ['markdown'] } }],
    ['extract', { urls: [`${origin}/static/50kb?n=${n}`], schema: SCHEMA }],
  ]);
  const [name, body] = asked;
  const path = `/${version(client)}/${name}`;
  await client.hangUp({ tenant, method: 'POST', path, body }, 600 * client.random());
}

async function leaveUpload(client: SoakClient, tenant: Tenant): Promise<void> {
  const body = pick(client, [...FILES, largeFile])();
  await client.hangUp({ tenant, method: 'POST', path: '/v2/parse', body }, 60 * client.random());
}

async function leaveJob(client: SoakClient, tenant: Tenant): Promise<void> {
  const asking = await startCrawl(client, tenant);
  for (let polls = 0; polls < 5; polls += 1) await client.hangUp(asking, 30 * client.random());
}

async function leaveSocket(client: SoakClient, tenant: Tenant): Promise<void> {
  const socket = openSocket(client, await startCrawl(client, tenant));
  await sleep(400 * client.random());
  socket.terminate();
}

async function leaveEvents(client: SoakClient): Promise<void> {
  await client.hangUp({ tenant: houseOf(client), path: '/console/events' }, 800);
}

/** A request that stops in its head or in its body, and a socket that is dropped a little later. */
async function leaveHalfRequest(client: SoakClient, tenant: Tenant): Promise<void> {
  const { hostname, port } = new URL(client.world.service.address);
  const head = `POST /v2/scrape HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${tenant.key}\r\n`;
  const whole = `${head}content-type: application/json\r\ncontent-length: 500\r\n\r\n{"url":"`;
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(whole.slice(0, Math.ceil(whole.length * client.random())));
  await sleep(500 * client.random());
  socket.destroy();
}

/** A page whose reading takes longer than it may: its thread is ended and another one started. */
async function strainWorker(client: SoakClient, tenant: Tenant): Promise<void> {
  const path = pick(client, ['/strain/small', '/fault/big?mb=8', '/fault/deep?depth=100000']);
  const body = { url: client.world.site.origin + path, maxAge: 0 };
  await client.ask({ tenant, method: 'POST', path: '/v2/scrape', body });
}

function openSocket({ world }: SoakClient, { tenant, path }: Asking): WebSocket {
  const url = `${world.service.address.replace('http', 'ws')}${path}`;
  const socket = new WebSocket(url, { headers: { authorization: `Bearer ${tenant.key}` } });
  socket.on('error', () => undefined);
  return socket;
}

const FILES: readonly (() => FormData)[] = [
  () => form(makeDocx(), 'tea.docx'),
  () => form(makeXlsx(), 'tea.xlsx'),
  () => form(makePdf({ pages: [[{ text: 'Tea', x: 72, y: 720, size: 20 }]] }), 'tea.pdf'),
  () => form(Buffer.from('<!doctype html><title>T</title><main><p>Tea</p></main>'), 'tea.html'),
];

const largeFile = (): FormData => form(Buffer.alloc(8_000_000, 'tea '), 'tea.txt');

function form(bytes: Uint8Array, name: string): FormData {
  const body = new FormData();
  body.append('file', new Blob([Uint8Array.from(bytes)]), name);
  return body;
}
