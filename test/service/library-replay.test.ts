/** Pages kept through the whole service and seen again in real Chromium, their sites switched off. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { libraryResponses } from '../../src/contract/library/responses.ts';
import type { ConsoleEvent } from '../../src/contract/console/events.ts';
import { followEvents } from '../../src/contract/console/event-stream.ts';
import { contentPolicy } from '../../src/contract/content-policy.ts';
import { createReplayListener } from '../../src/main/service/http/replay/listener.ts';
import type { ReplayListener } from '../../src/main/service/http/replay/listener.ts';
import { startArchetypes } from '../support/archetypes/site.ts';
import { aLog } from '../support/browser.ts';
import { escapePage } from '../support/escapes.ts';
import { startService, type TestClient, type TestService } from '../support/service.ts';
import { openViewer, type Viewer } from '../support/viewer.ts';

let service: TestService;
let neighbour: TestClient;
let site: string;
let captureId: string;
let viewer: Viewer;
let bare: ReplayListener;
let bareOrigin: string;
/** Captures by what they are of. */
const kept: Record<string, string> = {};
let beaconHits: string[] = [];
const beacon = createServer((request, response) => {
  beaconHits.push(request.url ?? '');
  response.end();
});
const events: ConsoleEvent[] = [];
const over = new AbortController();

const asOwner = async (method: string, path: string, body?: unknown) => {
  const response = await fetch(`${service.address}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${service.hearth.sessionToken}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, bytes: await response.bytes() };
};
const jsonOf = ({ bytes }: { readonly bytes: Uint8Array }) =>
  JSON.parse(Buffer.from(bytes).toString('utf8')) as Record<string, unknown>;
const look = async (id = captureId) =>
  libraryResponses.replay.parse(
    jsonOf(await asOwner('POST', '/library/replay', { captureId: id })),
  );

const CLOCK =
  '<!DOCTYPE html><title>Clock</title><main><h1>Clock</h1><p id="now"></p><p>Some words of it.</p><button onclick="said.textContent = \'It was pressed.\'">press</button><p id="said"></p></main><script>now.textContent = new Date().toISOString().slice(0, 4);</script>';

async function keep(name: string, path: string, body: object): Promise<void> {
  const { json } = await service.ask('POST', '/library/captures', { url: site + path, ...body });
  kept[name] = libraryResponses.kept.parse(json).capture.id;
}

/** As the console frames it: in a page of the service's origin, under the GUI's policy, built or not. */
async function frameIt(url: string): Promise<Frame> {
  const { page } = viewer;
  await page.goto(`${service.address}/openapi.json`, { waitUntil: 'load' });
  await page.evaluate(
    `new Promise((resolve) => {
      const policy = document.createElement('meta');
      policy.httpEquiv = 'content-security-policy';
      policy.content = ${JSON.stringify(contentPolicy(new URL(url).origin))};
      document.head.append(policy);
      const frame = document.createElement('iframe');
      frame.sandbox.value = '';
      frame.width = 1280;
      frame.height = 800;
      frame.onload = resolve;
      frame.src = ${JSON.stringify(url)};
      document.body.replaceChildren(frame);
    })`,
  );
  const frame = page.frames()[1];
  if (frame === undefined) throw new Error('nothing was framed');
  return frame;
}

beforeAll(async () => {
  const archetypes = await startArchetypes();
  site = archetypes.origin;
  service = await startService({ flags: { 'library-min-free-bytes': '0' } });
  neighbour = await service.neighbour();
  followEvents(
    { origin: service.address, token: service.hearth.sessionToken, signal: over.signal },
    { onEvent: (event) => events.push(event), onOpen: () => undefined, onLost: () => undefined },
  );
  await vi.waitUntil(() => events.length > 0, { timeout: 20_000 });
  archetypes.files.set('/clock', { type: 'text/html', body: CLOCK });
  await new Promise<void>((resolve) => beacon.listen(0, '127.0.0.1', resolve));
  const beaconAt = `http://localhost:${(beacon.address() as AddressInfo).port}`;
  // orders to go elsewhere at once are followed, not kept
  const escapes = escapePage(beaconAt).replace(/<meta http-equiv="refresh"[^>]*>/, '');
  archetypes.files.set('/escapes', { type: 'text/html', body: escapes });
  const cookie = { headers: { Cookie: 'sid=1' } };
  await keep('whole', '/whole', { kind: 'full' });
  await keep('plain', '/whole', { kind: 'page', scrapeOptions: { fastMode: true } });
  await keep('clock', '/clock', { kind: 'full' });
  await keep('private', '/form', { kind: 'full', scrapeOptions: cookie });
  await keep('escapes', '/escapes', { kind: 'page', scrapeOptions: { fastMode: true } });
  captureId = kept['whole'] ?? '';
  await archetypes.close();
  beaconHits = [];
  const { tickets, source } = service.hearth.rooms().replay;
  bare = createReplayListener({
    ...{ tickets, source, log: aLog(), framers: () => [service.address] },
    guard: { allowedHosts: [], boundBeyondLoopback: false },
  });
  bareOrigin = await bare.start({ host: '127.0.0.1', port: 0 });
  viewer = await openViewer(() => bareOrigin);
}, 180_000);
afterAll(async () => {
  over.abort();
  beacon.close();
  await bare.close();
  await service.stop();
});

it('the service never fetches from the port where kept pages are shown', async () => {
  const { url } = await look();
  const { status, json } = await service.ask('POST', '/v2/scrape', { url });
  expect(status).toBe(403);
  expect(json).toMatchObject({ code: 'SCRAPE_ADDRESS_REFUSED' });
});

describe('a kept page', () => {
  it('is told to open windows when it arrives', async () => {
    await vi.waitUntil(() => events.some(({ type }) => type === 'library.version'), {
      timeout: 20_000,
    });
    const entryId = jsonOf(await asOwner('GET', `/library/captures/${captureId}`))['capture'];
    expect(entryId).toMatchObject({ kind: 'full' });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'library.kept', captureId, url: `${site}/whole` }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'library.version', captureId, version: 1 }),
    );
  });

  it('is shown at an origin of its own, which the window is told and may frame', async () => {
    const shown = await look();
    const state = jsonOf(await asOwner('GET', '/console/state'));
    expect(state['replay']).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(state['replay']).not.toBe(service.address);
    expect(shown.url).toBe(`${String(state['replay'])}/${shown.ticket}/${captureId}/f/0`);
    const still = await fetch(shown.url);
    expect(still.status).toBe(200);
    expect(still.headers.get('content-security-policy')).toContain(
      `frame-ancestors ${String(state['replay'])} ${service.address}`,
    );
    expect(await still.text()).toContain('Everything at once');
  });

  it('gives its parts one by one', async () => {
    const part = async (path: string) => {
      const { status, headers, bytes } = await asOwner(
        'GET',
        `/library/captures/${captureId}/${path}`,
      );
      return { status, type: headers.get('content-type'), bytes };
    };
    expect(await part('shot')).toMatchObject({ status: 200, type: 'image/jpeg' });
    expect(await part('thumb')).toMatchObject({ status: 200, type: 'image/jpeg' });
    expect((await part('text')).type).toBe('text/plain; charset=utf-8');
    expect((await part('document')).type).toBe('application/json; charset=utf-8');
    for (const name of ['still', 'still?frame=1', 'body']) {
      expect(await part(name)).toMatchObject({ status: 200, type: 'application/octet-stream' });
    }
    const resource = await part(`resource?url=${encodeURIComponent(`${site}/img/56.png#x`)}`);
    expect([resource.status, resource.bytes.length > 50]).toEqual([200, true]);
    for (const [name, status] of [
      ['still?frame=99', 404],
      ['nothing', 404],
      ['resource?url=http://nowhere.test/', 404],
      ['resource', 400],
    ] as const) {
      expect((await part(name)).status, name).toBe(status);
    }
  });

  it('is not there for another account, and its ticket opens nothing of it', async () => {
    const refused = await neighbour.ask('POST', '/library/replay', { captureId });
    expect(refused.status).toBe(404);
    expect((await neighbour.ask('GET', `/library/captures/${captureId}/shot`)).status).toBe(404);
    const { tickets } = service.hearth.rooms().replay;
    const theirs = tickets.give({ accountId: 'another', sessionId: 'another' });
    const { url, ticket } = await look();
    expect((await fetch(url.replace(ticket, theirs))).status).toBe(404);
    const part = url.replace(/f\/0$/, `-/${site}/img/1.png`);
    expect((await fetch(part)).status).toBe(200);
    expect((await fetch(part.replace(ticket, theirs))).status).toBe(404);
  });

  it('shows what only its account may see, and says that it is private', async () => {
    const shown = await look(kept['private']);
    expect(shown.private).toBe(true);
    expect((await look()).private).toBe(false);
    expect((await fetch(shown.url)).headers.get('x-hearth-private')).toBe('true');
    const asked = { captureId: kept['private'] };
    expect((await neighbour.ask('POST', '/library/replay', asked)).status).toBe(404);
  });

  it('borrows what it lacks from the copy next to it, and says so', async () => {
    const { url } = await look(kept['plain']);
    const part = await fetch(url.replace(/f\/0$/, `-/${site}/img/1.png`));
    expect([part.status, part.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(part.headers.get('x-hearth-borrowed')).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('is gone with its entry, and there again when that is restored', async () => {
    const { url } = await look(kept['clock']);
    const { capture } = jsonOf(await asOwner('GET', `/library/captures/${kept['clock'] ?? ''}`));
    const entry = `/library/entries/${String((capture as { entryId: number }).entryId)}`;
    await asOwner('DELETE', entry);
    expect((await fetch(url)).status).toBe(404);
    await asOwner('POST', `${entry}/restore`, {});
    expect((await fetch(url)).status).toBe(200);
  });
});

describe('opened again with its scripts', () => {
  const scrape = async (path: string, body: object, version = 'v2') => {
    const answer = await service.ask('POST', `/${version}/scrape`, { url: site + path, ...body });
    return answer.json as {
      readonly success: boolean;
      readonly error: string;
      readonly code: string;
      readonly data: {
        readonly markdown: string;
        readonly screenshot: string;
        readonly warning?: string;
        readonly metadata: Readonly<Record<string, unknown>>;
      };
    };
  };
  const now = new Date().getUTCFullYear().toString();

  it.each(['v1', 'v2'])(
    'a copy is acted on and pictured, its site switched off (%s)',
    async (version) => {
      const { data } = await scrape(
        '/clock',
        {
          asOf: '2100-01-01',
          formats: ['markdown', 'screenshot'],
          actions: [{ type: 'click', selector: 'button' }],
        },
        version,
      );
      expect(data.markdown).toContain('It was pressed.');
      expect(data.markdown).toContain(now);
      expect(data.screenshot.length).toBeGreaterThan(1000);
      expect(data.metadata).toMatchObject({ captureId: kept['clock'], cacheState: 'hit' });
      expect(data.metadata['capturedAt']).toContain(now);
    },
    60_000,
  );

  it('a page of sixty parts is shown on a phone it was not kept on', async () => {
    const asked = { asOf: '2100-01-01', mobile: true, waitFor: 200, formats: ['markdown'] };
    const before = await service.ask('POST', '/v2/scrape', { url: `${site}/whole`, ...asked });
    // the newest copy holds the page alone
    expect(before.json).toMatchObject({ data: { warning: expect.stringContaining('waitFor') } });
    const { capture } = jsonOf(await asOwner('GET', `/library/captures/${captureId}`));
    const { at } = capture as { at: string };
    const { data } = await scrape('/whole', { ...asked, asOf: at });
    expect(data.markdown).toContain('from a module');
    expect(data.metadata).toMatchObject({ captureId });
  }, 60_000);

  it('refuses what a copy without parts cannot do, naming the remedy', async () => {
    const refused = await scrape('/whole', {
      asOf: '2100-01-01',
      actions: [{ type: 'scroll', direction: 'down' }],
    });
    expect(refused).toMatchObject({ success: false, code: 'SCRAPE_NO_CACHED_DATA' });
    expect(refused.error).toContain('without the parts that actions need');
  });
});

describe('in a browser', () => {
  it('is as it was, marked where it was sought, every part from the archive', async () => {
    const { url } = await look();
    const frame = await frameIt(`${url}?mark=everything%20at%20once#hit`);
    await expect.poll(() => frame.locator('mark#hit').textContent()).toBe('Everything at once');
    await expect.poll(() => viewer.page.frames().length).toBe(3);
    const broken =
      '[...document.images].filter((one) => one.complete && one.naturalWidth === 0).length';
    await expect.poll(() => frame.evaluate(broken)).toBe(1);
    expect(await frame.evaluate('document.fonts.check("16px Own")')).toBe(true);
  }, 60_000);

  it('tells open windows where links lead', async () => {
    const { url, ticket } = await look();
    const link = url.replace(/\/[^/]+\/f\/0$/, '/web/20261112184000/');
    expect((await fetch(`${link}${site}/clock`)).status).toBe(200);
    expect((await fetch(`${link}http://nowhere.test/`)).status).toBe(404);
    for (const [target, found] of [
      [`${site}/clock`, kept['clock']],
      ['http://nowhere.test/', null],
    ]) {
      const event = { type: 'library.replay', ticket, url: target, captureId: found };
      await vi.waitUntil(
        () => events.some((one) => one.type === 'library.replay' && one.url === target),
        { timeout: 20_000 },
      );
      expect(events).toContainEqual(expect.objectContaining(event));
    }
  });

  it.each([
    ['rewritten', true],
    ['as it came', false],
  ])(
    'a hostile page shown %s asks nobody, whatever is clicked',
    async (_how, isOwn) => {
      const { url } = await look(kept['escapes']);
      const shown = isOwn ? url : url.replace(new URL(url).origin, bareOrigin);
      const clickable = `document.querySelectorAll('a, .go, button')`;
      const count = Number(await (await frameIt(shown)).evaluate(`${clickable}.length`));
      expect(count).toBeGreaterThan(2);
      for (let index = 0; index < count; index += 1) {
        const frame = await frameIt(shown);
        await frame.evaluate(`${clickable}[${index}].click()`).catch(() => undefined);
        // a journey that was begun has left, or was refused
        await viewer.page.evaluate('new Promise((resolve) => setTimeout(resolve, 30))');
      }
      expect(beaconHits).toEqual([]);
    },
    120_000,
  );

  it('no host but its own stands in the whole network log of the browser', async () => {
    const place = new URL((await look()).url).host;
    const { hosts } = await viewer.close();
    const own = [place, new URL(bareOrigin).host, new URL(service.address).host];
    expect(hosts).toEqual(expect.arrayContaining(own.slice(0, 2)));
    expect(hosts.filter((host) => !own.includes(host))).toEqual([]);
  }, 60_000);
});
