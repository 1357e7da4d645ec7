/** Monitors over HTTP, with the time of a test: what counts as a change, who is told, and what happens when a look fails. */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { monitorResponses } from '../../src/contract/monitors.ts';
import { runHearth } from '../support/command.ts';
import { startService, type TestService } from '../support/service.ts';
import { startSmtp, type SmtpServer } from '../support/smtp-server.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SECRET = 'secret of the hooks';

let now = Date.UTC(2026, 10, 1, 9);
let service: TestService;
let smtp: SmtpServer;
let server: Server;
let origin = '';
const told: { title: string; body: string; path: string }[] = [];
const hooks: { readonly body: string; readonly signature: string }[] = [];
const pages = new Map<string, (visit: number) => Answer>();
const visits = new Map<string, number>();
/** What answers wait for. */
const gates = new Map<string, Promise<unknown>>();

interface Answer {
  readonly status?: number;
  readonly html: string;
}

beforeAll(async () => {
  server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  smtp = await startSmtp();
  service = await startService({
    flags: {
      'library-min-free-bytes': '0',
      'smtp-url': smtp.url,
      'webhook-secret': SECRET,
      'respect-robots': 'false',
    },
    parts: { clock: { now: () => now }, tell: (notice) => told.push(notice) },
  });
});
afterAll(async () => {
  await service.stop();
  await smtp.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  told.length = 0;
  hooks.length = 0;
});

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = new URL(request.url ?? '/', origin).pathname;
  if (path === '/hook') {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
    const signature = String(request.headers['x-firecrawl-signature']);
    hooks.push({ body: Buffer.concat(chunks).toString('utf8'), signature });
    response.end('ok');
    return;
  }
  const visit = (visits.get(path) ?? 0) + 1;
  visits.set(path, visit);
  const answer = pages.get(path)?.(visit);
  await gates.get(path);
  response.writeHead(answer === undefined ? 404 : (answer.status ?? 200), {
    'content-type': 'text/html; charset=utf-8',
  });
  response.end(answer?.html ?? 'Not here');
}

const STORY =
  'The observatory on the hill was opened by the town in the year of the comet, and its dome still turns by hand. Every clear night a guide shows the visitors the planets, the moon and the double stars that the first director listed.';
const ADS = [
  'Buy our soap, it smells of roses.',
  'Fly to Rome for the price of a coffee.',
  'A bank you can trust, since yesterday.',
];

/** A page with a clock, a counter, a nonce and an advertisement that are another each time. */
function lively(visit: number, price: string): Answer {
  const clock = new Date(Date.UTC(2026, 0, 1, 12) + visit * 61_003).toISOString().slice(11, 19);
  const ad = ADS[(visit * 7 + Math.floor(visit / 3)) % ADS.length] ?? '';
  return {
    html: `<html lang="en"><head><title>Observatory</title></head><body><main><h1>Observatory</h1>
    <p>It is ${clock} at the observatory now.</p>
    <p>${STORY}</p>
    <p>${ad}</p>
    <p>The evening tour costs ${price} for adults.</p>
    <p>Please book with the <a href="/book?nonce=${visit}f3a${visit * 31}">form of the office</a> a day before.</p>
    <p>Request ${visit}a9c${visit * 77}d was answered for ${visit * 13} readers.</p></main></body></html>`,
  };
}

function plain(text: string, title = 'Observatory'): Answer {
  return {
    html: `<html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${STORY}</p><p>${text}</p></main></body></html>`,
  };
}

interface View {
  readonly id: string;
  readonly state: string;
  readonly reason?: string;
  readonly failures: number;
  readonly nextAt?: string;
  readonly looks: number;
  readonly changes: number;
  readonly unseen: number;
}
interface LookView {
  readonly id: number;
  readonly outcome: string;
  readonly summary?: string;
  readonly error?: string;
  readonly captureId?: string;
  readonly beforeId?: string;
  readonly blocks: readonly object[];
}

const ask = async (method: string, path: string, body?: unknown) =>
  service.ask(method, `/monitors${path}`, body);
const tick = () => service.hearth.rooms().monitorRunner.tick();

/** Made, and looked at for the first time. */
async function watch(path: string, more: object = { every: '1h' }): Promise<string> {
  const { status, json } = await ask('POST', '', { url: `${origin}${path}`, ...more });
  expect({ status, json }).toMatchObject({ status: 200 });
  expect(monitorResponses.monitor.safeParse(json).error).toBeUndefined();
  await tick();
  return (json as { monitor: View }).monitor.id;
}
async function later(ms: number): Promise<void> {
  now += ms;
  await tick();
}
const viewOf = async (id: string): Promise<View> =>
  ((await ask('GET', `/${id}`)).json as { monitor: View }).monitor;
const looksOf = async (id: string, query = ''): Promise<readonly LookView[]> => {
  const { json } = await ask('GET', `/${id}/looks${query}`);
  expect(monitorResponses.looks.safeParse(json).error).toBeUndefined();
  return (json as { looks: LookView[] }).looks;
};

describe('what counts as a change', () => {
  it('tells once of one true change in ten visits to a page with clock, nonce and advertisement', async () => {
    let price = '12 EUR';
    pages.set('/lively', (visit) => lively(visit, price));
    const mail = smtp.next();
    const id = await watch('/lively', {
      every: '1h',
      notify: { app: true, mail: 'me@example.org', webhook: `${origin}/hook` },
    });
    for (let look = 2; look <= 10; look += 1) {
      if (look === 6) price = '15 EUR';
      await later(HOUR);
    }
    expect(await viewOf(id)).toMatchObject({ looks: 10, changes: 1, unseen: 1, state: 'active' });
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ path: `/library/monitors/${id}` });
    expect(told[0]?.body).toContain('12 EUR');
    expect(told[0]?.body).toContain('15 EUR');

    const [change] = await looksOf(id, '?outcome=changed');
    expect(change?.blocks).toEqual([
      {
        kind: 'changed',
        words: [
          { kind: 'equal', text: 'The evening tour costs ' },
          { kind: 'removed', text: '12' },
          { kind: 'added', text: '15' },
          { kind: 'equal', text: ' EUR for adults.' },
        ],
      },
    ]);
    const diff = await service.ask(
      'GET',
      `/library/diff?from=${change?.beforeId}&to=${change?.captureId}&as=text`,
    );
    expect(diff.json).toMatchObject({ text: expect.stringContaining('15 EUR') as string });

    const { message } = await mail;
    expect(message).toContain('The evening tour costs 15 EUR');
    await vi.waitUntil(() => hooks.length > 0, { timeout: 30_000 });
    expect(hooks).toHaveLength(1);
    const [hook] = hooks;
    const signed = createHmac('sha256', SECRET)
      .update(hook?.body ?? '')
      .digest('hex');
    expect(hook?.signature).toBe(`sha256=${signed}`);
    expect(JSON.parse(hook?.body ?? '')).toMatchObject({
      success: true,
      type: 'monitor.changed',
      id,
      data: [{ monitor: { id }, look: { captureId: change?.captureId } }],
    });

    expect(await ask('POST', `/${id}/seen`)).toMatchObject({ json: { monitor: { unseen: 0 } } });
  });

  it('sends the mail of a change later when the mail server is away', async () => {
    let price = '12 EUR';
    pages.set('/mailed', () => plain(`The tour costs ${price}.`));
    await watch('/mailed', { every: '1h', notify: { app: true, mail: 'me@example.org' } });
    const mail = smtp.next();
    smtp.isDown = true;
    price = '17 EUR';
    await later(HOUR);
    const { store } = service.hearth.rooms().backend;
    await vi.waitUntil(async () => (await store.dueReceivers(now)).length === 0, {
      timeout: 30_000,
    });
    const sent = smtp.mails.length;
    smtp.isDown = false;
    now += 120_000;
    expect((await mail).message).toContain('The tour costs 17 EUR');
    expect(smtp.mails).toHaveLength(sent + 1);
  });

  it('keeps still when the page is laid out anew with the same text', async () => {
    let isNew = false;
    const rows = ['Monday: closed all day', 'Tuesday: open from six', 'Friday: open from eight'];
    pages.set('/redesign', () => ({
      html: isNew
        ? `<html><head><title>Hours</title></head><body><div class="x9"><article><h2>Opening hours</h2><div><b>${STORY}</b></div><table>${rows
            .map(
              (row) =>
                `<tr>${row
                  .split(': ')
                  .map((cell) => `<td>${cell}</td>`)
                  .join('')}</tr>`,
            )
            .join('')}</table></article></div></body></html>`
        : `<html><head><title>Hours</title></head><body><main><h1>Opening hours</h1><p>${STORY}</p><ul>${rows.map((row) => `<li>${row}</li>`).join('')}</ul></main></body></html>`,
    }));
    const id = await watch('/redesign');
    isNew = true;
    await later(HOUR);
    expect(await looksOf(id)).toMatchObject([{ outcome: 'same' }, { outcome: 'first' }]);
    expect(told).toEqual([]);
  });
});

describe('what is no change', () => {
  const refused: readonly (readonly [string, Answer, RegExp])[] = [
    ['an error page', { status: 500, html: '<h1>Internal server error</h1>' }, /answered 500/],
    ['an empty page', { html: '<html><body></body></html>' }, /empty/],
    [
      'a wall to sign in at',
      {
        html: '<html><head><title>Log in - Observatory</title></head><body><main><h1>Log in</h1><p>Your session has expired. Sign in with your e-mail and password to go on.</p></main></body></html>',
      },
      /asks to sign in/,
    ],
  ];
  it.each(refused)('tells of %s as a failing look, after three in a row', async (_, wall, why) => {
    const path = `/refused-${why.source.length}`;
    let answer: Answer = plain('Tickets are sold at the gate.');
    pages.set(path, () => answer);
    const id = await watch(path, { every: '1d' });
    const good = answer;
    answer = wall;
    await later(DAY);
    expect(await viewOf(id)).toMatchObject({ state: 'active', failures: 1, changes: 0 });
    expect(told).toEqual([]);
    await later(5 * 60_000);
    await later(15 * 60_000);
    expect(await viewOf(id)).toMatchObject({ state: 'failing', failures: 3, changes: 0 });
    expect(told).toMatchObject([
      { title: expect.stringContaining('Cannot be looked at') as string },
    ]);
    expect(told[0]?.body).toMatch(why);
    await later(DAY);
    expect(told).toHaveLength(1);
    answer = good;
    await later(2 * DAY);
    const view = await viewOf(id);
    expect(view).toMatchObject({ state: 'active', failures: 0, changes: 0 });
    expect(view.reason).toBeUndefined();
    expect(told).toHaveLength(1);
    await ask('DELETE', `/${id}`);
  });
});

describe('when it looks', () => {
  it('looks once after the machine slept for three days, and keeps its beat', async () => {
    pages.set('/slept', () => plain('Nothing new.'));
    const id = await watch('/slept', { every: '1h' });
    const first = now;
    await later(3 * DAY + 20 * 60_000);
    expect(await viewOf(id)).toMatchObject({
      looks: 2,
      nextAt: new Date(first + 3 * DAY + HOUR).toISOString(),
    });
    await ask('DELETE', `/${id}`);
  });

  it('looks no second time while a look goes on that the machine slept through', async () => {
    pages.set('/slow', () => plain('The dome is closed.'));
    const id = await watch('/slow');
    const next = (visits.get('/slow') ?? 0) + 1;
    const gate = Promise.withResolvers<undefined>();
    gates.set('/slow', gate.promise);
    const first = later(HOUR);
    const isAsked = vi.waitUntil(() => visits.get('/slow') === next, { timeout: 10_000 });
    await isAsked.catch(() => gate.resolve(undefined));
    const second = later(HOUR / 10);
    await new Promise((resolve) => setTimeout(resolve, 300));
    gate.resolve(undefined);
    await Promise.all([first, second]);
    expect([visits.get('/slow'), await looksOf(id)]).toMatchObject([next, { length: 2 }]);
  });

  it('keeps its beat over a look now and over looks that are tried again', async () => {
    let answer: Answer = plain('Nothing new.');
    pages.set('/beat', () => answer);
    const id = await watch('/beat', { every: '6h' });
    const start = now;
    const nextIn = async () => Date.parse((await viewOf(id)).nextAt ?? '') - start;
    await later(2 * HOUR);
    await ask('POST', `/${id}/run`);
    await tick();
    expect([(await viewOf(id)).looks, await nextIn()]).toEqual([2, 6 * HOUR]);
    answer = { status: 500, html: 'Broken' };
    await later(4 * HOUR);
    expect(await nextIn()).toBe(6 * HOUR + 5 * 60_000);
    answer = plain('Nothing new.');
    await later(5 * 60_000);
    expect([(await viewOf(id)).failures, await nextIn()]).toEqual([0, 12 * HOUR]);
    await ask('DELETE', `/${id}`);
  });

  it('keeps what a change says again or leaves out', async () => {
    const headers = { 'x-desk': 'kettles' };
    pages.set('/renamed', () => plain('Nothing new.'));
    const id = await watch('/renamed', {
      every: '1d',
      scrapeOptions: { headers, waitFor: 1 },
      notify: { app: true, webhook: { url: `${origin}/hook`, headers: { 'x-token': 'one' } } },
    });
    const { nextAt } = await viewOf(id);
    await later(20 * HOUR);
    // as the window says it, which shows no headers and counts in hours
    const patched = await ask('PATCH', `/${id}`, {
      ...{ name: 'Kettles', url: `${origin}/renamed`, keep: 'page' },
      ...{ every: '24h', timeZone: 'Europe/Berlin' },
      notify: { app: false, webhook: { url: `${origin}/hook` } },
    });
    expect(patched).toMatchObject({
      json: { monitor: { name: 'Kettles', target: { scrapeOptions: { headers, waitFor: 1 } } } },
    });
    expect(await viewOf(id)).toMatchObject({ nextAt, looks: 1 });
    const { store } = service.hearth.rooms().backend;
    const { account } = service.hearth.rooms();
    const hook = async () => (await store.findMonitor(account.id, id))?.notify.webhook?.headers;
    expect(await hook()).toEqual({ 'x-token': 'one' });
    // other headers, none, and another receiver are what was asked for
    const notifyBy = (webhook: object) => ask('PATCH', `/${id}`, { notify: { webhook } });
    await notifyBy({ url: `${origin}/hook`, headers: { 'x-token': 'two' } });
    expect(await hook()).toEqual({ 'x-token': 'two' });
    await notifyBy({ url: `${origin}/other` });
    expect(await hook()).toEqual({});
    // another page begins anew
    const elsewhere = await ask('PATCH', `/${id}`, { url: `${origin}/handled` });
    expect(elsewhere).toMatchObject({ json: { monitor: { target: { scrapeOptions: {} } } } });
    await ask('DELETE', `/${id}`);
  });

  it('is paused, resumed, run at once, removed and had back', async () => {
    pages.set('/handled', () => plain('Nothing new.'));
    const id = await watch('/handled', { every: '1d' });
    await ask('POST', `/${id}/pause`);
    await later(3 * DAY);
    const paused = await viewOf(id);
    expect(paused).toMatchObject({ state: 'paused', looks: 1 });
    expect(paused.nextAt).toBeUndefined();
    expect(await ask('POST', `/${id}/run`)).toMatchObject({ status: 400 });
    await ask('POST', `/${id}/resume`);
    await tick();
    expect(await viewOf(id)).toMatchObject({ state: 'active', looks: 2 });
    await ask('POST', `/${id}/run`);
    await tick();
    expect(await viewOf(id)).toMatchObject({ looks: 3 });
    await ask('DELETE', `/${id}`);
    expect(await ask('GET', `/${id}`)).toMatchObject({ status: 404 });
    await later(5 * 60_000);
    expect(await ask('POST', `/${id}/restore`)).toMatchObject({
      json: { monitor: { looks: 3, state: 'active' } },
    });
    await ask('DELETE', `/${id}`);
  });

  it.each([
    [{ url: 'not an address', every: '1d' }, /Invalid URL/],
    [{ url: 'https://example.org' }, /one of every and cron/],
    [{ every: '1d' }, /one of url, search and recipe/],
    [{ url: 'https://example.org', every: '1s' }, /no length of time/],
    [{ url: 'https://example.org', cron: 'often' }, /no schedule/],
    [{ url: 'https://example.org', every: '1d', timeZone: 'Mars' }, /no time zone/],
    [
      { url: 'https://example.org', every: '1d', scrapeOptions: { offline: true } },
      /scrapeOptions.offline.*looks at the page as it is/,
    ],
    [
      { url: 'https://example.org', every: '1d', scrapeOptions: { zeroDataRetention: true } },
      /keeps what it compares with/,
    ],
    [
      { url: 'https://example.org', every: '1d', scrapeOptions: { waitFor: 'x' } },
      /"waitFor": .*number/,
    ],
    [{ url: 5, every: '1d' }, /"url": .*string/],
    [{ every: '1d', search: 'x', limit: 'many' }, /"limit": .*number/],
  ])('refuses %j with what is wrong', async (body, message) => {
    const { status, json } = await ask('POST', '', body);
    expect(status).toBe(400);
    expect((json as { error: string }).error).toMatch(message);
  });
});

describe('who pays', () => {
  it('pauses with words when the credits are used up, and when its key is revoked', async () => {
    pages.set('/paid', () => plain('Nothing new.'));
    const { accounts, keys } = service.hearth.rooms();
    const account = await accounts.create({ name: 'Small', planId: 'free' });
    const { key, secret } = await keys.create({ accountId: account.id, name: 'One' });
    await keys.create({ accountId: account.id, name: 'Two' });
    const as = async (method: string, path: string, body?: object) => {
      const response = await fetch(`${service.address}/monitors${path}`, {
        method,
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return ((await response.json()) as { monitor: View }).monitor;
    };
    const { id } = await as('POST', '', { url: `${origin}/paid`, every: '1d' });
    await tick();
    expect(await as('GET', `/${id}`)).toMatchObject({ looks: 1, state: 'active' });
    expect(await ask('GET', `/${id}`)).toMatchObject({ status: 404 });
    const { store } = service.hearth.rooms().backend;
    const { remaining } = await store.balance(account.id, now);
    await store.adjustCredits({
      accountId: account.id,
      credits: -remaining,
      reason: 'test',
      at: now,
    });
    await later(DAY);
    const broke = await as('GET', `/${id}`);
    expect(broke).toMatchObject({
      state: 'paused',
      reason: expect.stringMatching(/credits/) as string,
    });
    // the desktop is the owner's, not that of every account
    expect(told).toEqual([]);
    await store.adjustCredits({ accountId: account.id, credits: 100, reason: 'test', at: now });
    await as('POST', `/${id}/resume`);
    await tick();
    expect(await as('GET', `/${id}`)).toMatchObject({ state: 'active' });
    await store.revokeKey(key.id, now);
    await later(DAY);
    expect(await store.findMonitor(account.id, id)).toMatchObject({
      state: 'paused',
      reason: expect.stringMatching(/revoked/) as string,
    });
  });
});

it('lists monitors and looks page by page, newest first, and no other account’s', async () => {
  pages.set('/listed', () => plain('Nothing new.'));
  const ids: string[] = [];
  for (const name of ['One', 'Two', 'Three'])
    ids.push(await watch('/listed', { every: '1w', name }));
  const neighbour = await service.neighbour();
  expect(await neighbour.ask('GET', '/monitors')).toMatchObject({
    json: { total: 0, monitors: [] },
  });
  expect(await neighbour.ask('DELETE', `/monitors/${ids[0] ?? ''}`)).toMatchObject({ status: 404 });
  const page = async (query: string) => {
    const { json } = await ask('GET', query);
    expect(monitorResponses.monitors.safeParse(json).error).toBeUndefined();
    return json as { monitors: { name: string }[]; after?: string };
  };
  const first = await page('?limit=2');
  expect(first.monitors.map(({ name }) => name)).toEqual(['Three', 'Two']);
  const second = await page(`?limit=1&after=${first.after ?? ''}`);
  expect(second.monitors.map(({ name }) => name)).toEqual(['One']);
  expect(await ask('GET', '?after=UNKNOWN')).toMatchObject({
    status: 400,
    json: { error: expect.stringContaining('"after"') },
  });
  await ask('POST', `/${ids[0] ?? ''}/run`);
  await tick();
  const [newest] = await looksOf(ids[0] ?? '', '?limit=1');
  const rest = await looksOf(ids[0] ?? '', `?after=${newest?.id ?? 0}`);
  expect([newest?.outcome, ...rest.map(({ outcome }) => outcome)]).toEqual(['same', 'first']);
});

it('has mail sent only where the owner names the address', async () => {
  pages.set('/for-mail', () => plain('The dome is painted white.'));
  const notify = { app: true, mail: 'anybody@example.org' };
  const neighbour = await service.neighbour();
  const body = { url: `${origin}/for-mail`, every: '1h' };
  expect(await neighbour.ask('POST', '/monitors', { ...body, notify })).toMatchObject({
    status: 403,
    json: { success: false, error: expect.stringMatching(/Only the owner.*webhook/) as string },
  });
  const made = await neighbour.ask('POST', '/monitors', body);
  expect(made.status).toBe(200);
  const theirs = (made.json as { monitor: View }).monitor.id;
  expect((await neighbour.ask('PATCH', `/monitors/${theirs}`, { notify })).status).toBe(403);
  // an address of before the rule stays when the rest is changed, and may be taken away
  const { accounts, backend } = service.hearth.rooms();
  const account = (await accounts.list()).findLast(({ name }) => name === 'Neighbour');
  await backend.store.updateMonitor(account?.id ?? '', theirs, { notify }, now);
  const patch = (change: object) => neighbour.ask('PATCH', `/monitors/${theirs}`, change);
  expect(await patch({ name: 'Dome' })).toMatchObject({
    json: { monitor: { name: 'Dome', notify: { mail: notify.mail } } },
  });
  expect((await patch({ notify: { app: true } })).status).toBe(200);
  expect((await patch({ notify })).status).toBe(403);
  expect((await ask('POST', '', { ...body, notify })).status).toBe(200);
});

it('is handled on the command line', async () => {
  let price = '12 EUR';
  pages.set('/by-command', (visit) => lively(visit, price));
  const hearth = async (...args: readonly string[]) => {
    const ran = await runHearth(['monitors', ...args, '--data-dir', service.dataDir]);
    expect(ran.stderr).toBe('');
    expect(ran.code).toBe(0);
    return ran.stdout;
  };
  const made = await hearth(
    ...['add', `${origin}/by-command`, '--cron', '0 7 * * *', '--time-zone', 'Europe/Berlin'],
    ...['--notify', `desktop,${origin}/hook`, '--name', 'Tour', '--json'],
  );
  const { id, schedule, notify } = JSON.parse(made) as Record<string, unknown>;
  expect(schedule).toEqual({ cron: '0 7 * * *', timeZone: 'Europe/Berlin' });
  expect(notify).toEqual({ app: true, webhook: { url: `${origin}/hook` } });
  await tick();
  price = '15 EUR';
  await later(DAY);
  expect(await hearth('list')).toMatch(/active +0 7 \* \* \* Europe\/Berlin .* 1 \(1 new\) +Tour/);
  const shown = await hearth('show', String(id), '--changes');
  expect(shown).toContain('- The evening tour costs 12 EUR for adults.');
  expect(shown).toContain('+ The evening tour costs 15 EUR for adults.');
  expect(await hearth('pause', String(id))).toContain('paused');
  expect(await hearth('rm', String(id))).toBe(`removed ${String(id)}\n`);
});

describe('a version of Hearth that reads pages otherwise', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });
  /** What the monitor remembers, as another reader had left it. */
  const leaveOtherwise = (watched: string, from: string, to: string): void => {
    const { store } = service.hearth.rooms().backend;
    const memoryOf = store.memoryOf.bind(store);
    vi.spyOn(store, 'memoryOf').mockImplementation(async (id) => {
      const memory = await memoryOf(id);
      if (id !== watched || memory === undefined) return memory;
      const text = JSON.stringify(memory);
      expect(text).toContain(from);
      return JSON.parse(text.replace(from, to)) as typeof memory;
    });
  };

  /** Others are due, too. */
  const lookAgain = async (id: string): Promise<void> => {
    now += HOUR;
    const hasLooked = async (): Promise<boolean> => {
      await tick();
      return (await looksOf(id)).length > 1;
    };
    await vi.waitUntil(hasLooked, { timeout: 20_000 });
  };

  it('tells nobody of what it alone reads in another way', async () => {
    // a second try would be looked at by the watch of the first
    const path = `/reader-${String(now)}`;
    pages.set(path, () => plain('The library is open on Sundays.'));
    const before = visits.get(path) ?? 0;
    const id = await watch(path);
    leaveOtherwise(id, 'The library is open on Sundays.', 'Menu Home Shop');
    await lookAgain(id);
    expect(await looksOf(id)).toMatchObject([{ outcome: 'same' }, { outcome: 'first' }]);
    expect(told.filter(({ path }) => path.endsWith(id))).toEqual([]);
    // the copy is read, not the page, and it costs nothing
    expect(visits.get(path)).toBe(before + 3);
  });

  it('tells of a change without what it reads in another way', async () => {
    let day = 'Sundays';
    pages.set('/reader-2', () => plain(`The library is open on ${day}.`));
    const id = await watch('/reader-2');
    day = 'Mondays';
    leaveOtherwise(id, 'The observatory on the hill', 'Menu Home Shop The observatory on the hill');
    await lookAgain(id);
    const [change] = await looksOf(id, '?outcome=changed');
    expect(JSON.stringify(change?.blocks)).toContain('Mondays');
    expect(JSON.stringify(change?.blocks)).not.toContain('Menu Home');
  });
});
