/**
 * What a hostile page, a lying resolver and a dying Chromium do to the whole service, over HTTP: nothing
 * reaches this machine, nothing is charged that failed, and the next scrape works.
 */
import { createSocket } from 'node:dgram';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lookup } from '../../src/main/service/net/address-guard.ts';
import { chromiumsOf } from '../support/processes.ts';
import { creditsOf, nothingLeft, scrapeOn } from '../support/quiet.ts';
import { startService, type TestService } from '../support/service.ts';
import { html } from '../support/site/answer.ts';
import { page } from '../support/site/pages.ts';
import { startSite, type FixtureSite } from '../support/site.ts';

/** Another address of this machine, where nothing may be reached. */
const OTHER_LOOPBACK = '127.0.0.2';

let site: FixtureSite;
let service: TestService;
/** What reached the trap: one entry for a connection or a datagram. */
const reached: string[] = [];
/** Names the service resolved. */
const resolved: string[] = [];
const trap = createServer((socket) => {
  reached.push('tcp');
  socket.on('error', () => undefined);
  socket.end(
    'HTTP/1.1 200 OK\r\naccess-control-allow-origin: *\r\ncontent-length: 6\r\n\r\nsecret',
  );
});
const twin = createServer((socket) => {
  reached.push('rebound');
  socket.on('error', () => undefined);
  socket.end('HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\nsecret');
});
const udp = createSocket('udp4');
let port: number;
let udpPort: number;

const lookup: Lookup = (host) => {
  resolved.push(host);
  const address = (one: string) => ({ address: one, family: 4 }) as const;
  switch (host) {
    case 'localhost':
      return Promise.resolve([address('127.0.0.1')]);
    case 'bad.test':
      return Promise.resolve([address(OTHER_LOOPBACK)]);
    case 'both.test':
      return Promise.resolve([address(OTHER_LOOPBACK), address('127.0.0.1')]);
    case 'rebind.test':
      // public the first time it is asked, this machine ever after
      return Promise.resolve([
        address(resolved.filter((one) => one === host).length === 1 ? '127.0.0.1' : OTHER_LOOPBACK),
      ]);
    default:
      return Promise.reject(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }));
  }
};

beforeAll(async () => {
  udp.on('message', () => reached.push('udp'));
  site = await startSite();
  await Promise.all([
    new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve)),
    new Promise<void>((resolve) => twin.listen(site.port, OTHER_LOOPBACK, resolve)),
    new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve)),
  ]);
  port = (trap.address() as AddressInfo).port;
  udpPort = udp.address().port;
  // the fixture site stands for the public web: its one address may be visited, no other of this machine
  service = await startService({
    flags: { 'allow-private-network': `127.0.0.1:${site.port}` },
    parts: { lookup },
  });
});
beforeEach(() => {
  reached.length = 0;
  site.reset();
});
afterEach(() => nothingLeft(service));
afterAll(async () => {
  await service.stop();
  await site.close();
  udp.close();
  await Promise.all([trap, twin].map((one) => new Promise((resolve) => one.close(resolve))));
});

const WORDS = '<p>Harmless looking words, enough of them.</p>'.repeat(20);
const serve = (body: string, path = '/hostile'): string => {
  site.files.set(path, html(page({ title: 'Hostile', main: WORDS + body })));
  return site.origin + path;
};

/** Each runs in the page and says in `#r` what came of it; none may reach the trap. */
const TRIES: readonly (readonly [string, () => string])[] = [
  ['fetch', () => `fetch('http://127.0.0.1:${port}/').then((a) => a.text()).then(done, done)`],
  [
    'fetch without CORS',
    () => `fetch('http://localhost:${port}/', { mode: 'no-cors' }).then(done, done)`,
  ],
  [
    'a websocket',
    () => `w = new WebSocket('ws://127.0.0.1:${port}/'); w.onopen = w.onerror = done`,
  ],
  [
    'a picture',
    () => `i = new Image(); i.onload = i.onerror = done; i.src = 'http://127.0.0.1:${port}/a.png'`,
  ],
  [
    'a frame',
    () =>
      `f = document.createElement('iframe'); f.onload = done; f.src = 'http://127.0.0.1:${port}/'; document.body.append(f)`,
  ],
  [
    'an event source',
    () => `e = new EventSource('http://127.0.0.1:${port}/'); e.onopen = e.onerror = done`,
  ],
  [
    'a redirect',
    () =>
      `fetch('/redirect-to?url=' + encodeURIComponent('http://127.0.0.1:${port}/')).then((a) => a.text()).then(done, done)`,
  ],
  [
    'a beacon',
    () => `navigator.sendBeacon('http://127.0.0.1:${port}/', 'x'); setTimeout(done, 300)`,
  ],
  [
    'prefetching',
    () =>
      `for (const rel of ['prefetch', 'preconnect', 'dns-prefetch', 'preload', 'prerender']) { l = document.createElement('link'); l.rel = rel; l.href = 'http://127.0.0.1:${port}/'; l.as = 'script'; document.head.append(l) } setTimeout(done, 300)`,
  ],
  ['a popup', () => `window.open('http://127.0.0.1:${port}/'); setTimeout(done, 300)`],
  [
    'a form',
    () =>
      `f = document.createElement('form'); f.action = 'http://127.0.0.1:${port}/'; f.target = 'x'; document.body.append(f); f.submit(); setTimeout(done, 300)`,
  ],
  [
    'a worker',
    () =>
      `w = new Worker(URL.createObjectURL(new Blob(['fetch("http://127.0.0.1:${port}/").finally(() => postMessage(1))']))); w.onmessage = w.onerror = done`,
  ],
  [
    'a service worker',
    () => `Promise.resolve(navigator.serviceWorker?.register('/sw.js')).then(done, done)`,
  ],
  [
    'WebRTC',
    () =>
      `p = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udpPort}' }, { urls: 'turn:127.0.0.1:${port}?transport=tcp', username: 'u', credential: 'p' }] }); p.createDataChannel('x'); p.createOffer().then((o) => p.setLocalDescription(o)); setTimeout(done, 800)`,
  ],
  [
    'other spellings of the address',
    () =>
      `Promise.allSettled(['127.1', '0.0.0.0', '2130706433', '[::1]', '[::ffff:127.0.0.1]', 'app.localhost'].map((h) => fetch('http://' + h + ':${port}/', { mode: 'no-cors' }))).then(done)`,
  ],
];

describe('a page that tries to reach this machine', () => {
  it.each(TRIES)('by %s reaches nothing', async (_way, script) => {
    site.files.set('/sw.js', {
      type: 'text/javascript',
      body: `fetch('http://127.0.0.1:${port}/'); addEventListener('fetch', () => {})`,
    });
    const url = serve(
      `<p id="r">pending</p><script>function done(x) { r.textContent = 'tried ' + x } try { ${script()} } catch (e) { done(e) }</script>`,
    );
    const before = await creditsOf(service);
    const { status, json } = await scrapeOn(service, {
      url,
      formats: ['rawHtml'],
      blockAds: false,
      actions: [{ type: 'wait', milliseconds: 900 }],
    });
    expect(status).toBe(200);
    expect(json.data?.['rawHtml']).toContain('<p id="r">tried');
    expect(json.data?.['rawHtml']).not.toContain('secret');
    expect(reached).toEqual([]);
    expect(await creditsOf(service)).toBe(before - 1);
  });

  it.each([
    ['a script', `<script>location.href = 'http://127.0.0.1:PORT/'</script>`],
    ['a meta refresh', `<meta http-equiv="refresh" content="0; url=http://127.0.0.1:PORT/">`],
  ])('by going there itself with %s is refused, at no cost', async (_way, body) => {
    const url = serve(body.replace('PORT', String(port)));
    const before = await creditsOf(service);
    const { status, json } = await scrapeOn(service, { url, waitFor: 500 });
    expect([status, json.code]).toEqual([403, 'SCRAPE_ADDRESS_REFUSED']);
    expect(json.error).toMatch(/127\.0\.0\.1.*--allow-private-network/);
    expect(reached).toEqual([]);
    expect(await creditsOf(service)).toBe(before);
  });

  it('as an empty shell that goes there is refused as well', async () => {
    site.files.set(
      '/shell',
      html(
        `<title>x</title><div id="root"></div><script>location = 'http://127.0.0.1:${port}/'</script>`,
      ),
    );
    const { status, json } = await scrapeOn(service, { url: `${site.origin}/shell` });
    expect([status, json.code]).toEqual([403, 'SCRAPE_ADDRESS_REFUSED']);
    expect(reached).toEqual([]);
  });
});

const LANES: readonly (readonly [string, object])[] = [
  ['plainly', {}],
  ['in the browser', { waitFor: 1 }],
];

describe.each(LANES)('a redirect met %s', (_lane, extra) => {
  it.each([
    ['to the metadata address', () => 'http://169.254.169.254/latest/meta-data/'],
    ['to this machine', () => `http://127.0.0.1:${port}/`],
    ['to this machine by name', () => `http://localhost:${port}/`],
    ['to this machine over TLS', () => `https://127.0.0.1:${port}/`],
    ['to a private address', () => 'http://10.1.2.3/'],
    ['to a name that means this machine', () => `http://bad.test:${site.port}/`],
  ])('%s is refused with the remedy, at no cost', async (_name, target) => {
    const before = await creditsOf(service);
    const url = `${site.origin}/redirect-to?url=${encodeURIComponent(target())}`;
    const { status, json } = await scrapeOn(service, { url, ...extra });
    expect([status, json.code]).toEqual([403, 'SCRAPE_ADDRESS_REFUSED']);
    expect(json.error).toMatch(/--allow-private-network/);
    expect(reached).toEqual([]);
    expect(await creditsOf(service)).toBe(before);
  });
});

describe.each(LANES)('a name asked %s', (_lane, extra) => {
  it('that changes its address is dialled only where it was judged', async () => {
    const self = `http://rebind.test:${site.port}`;
    site.files.set(
      '/first',
      html(
        page({
          title: 'First',
          main: `${WORDS}<p id="r"></p><script>fetch('/again').then((a) => a.text()).then((t) => { r.textContent = t })</script>`,
        }),
      ),
    );
    site.files.set('/again', { type: 'text/plain', body: 'the same site' });
    resolved.length = 0;
    const { status } = await scrapeOn(service, { url: `${self}/first`, ...extra });
    // a later connection finds the other address, and is refused
    expect([200, 403]).toContain(status);
    expect(reached).toEqual([]);
  });

  it('that has a private address beside an allowed one is dialled at the allowed one', async () => {
    const url = `http://both.test:${site.port}/static/5kb`;
    const { status, json } = await scrapeOn(service, { url, ...extra });
    expect([status, json.data?.metadata['url']]).toEqual([200, url]);
    expect(reached).toEqual([]);
  });

  it('that means this machine is refused, naming both', async () => {
    const url = `http://bad.test:${site.port}/`;
    const { status, json } = await scrapeOn(service, { url, ...extra });
    expect([status, json.code]).toEqual([403, 'SCRAPE_ADDRESS_REFUSED']);
    expect(json.error).toMatch(/bad\.test \(127\.0\.0\.2\).*--allow-private-network=bad\.test/);
    expect(reached).toEqual([]);
  });
});

describe.skipIf(process.platform !== 'linux')('Chromium killed while it renders', () => {
  const killIt = (): void => {
    for (const pid of chromiumsOf(process.pid)) process.kill(pid, 'SIGKILL');
  };

  it('is started again, and the page is answered and charged once', async () => {
    let asked = 0;
    site.files.set('/slow', ({ response }) => {
      asked += 1;
      if (asked > 1) return html(page({ title: 'ok', main: '<p>Rendered after all.</p>' }));
      killIt();
      response.destroy();
      return 'taken';
    });
    const before = await creditsOf(service);
    const { status, json } = await scrapeOn(service, { url: `${site.origin}/slow`, waitFor: 1 });
    expect([status, json.data?.markdown]).toEqual([200, expect.stringContaining('after all')]);
    expect(await creditsOf(service)).toBe(before - 1);
  });

  it('at every attempt is said with a remedy and costs nothing; the next scrape works', async () => {
    let deaths = 0;
    site.files.set('/deadly', ({ response }) => {
      deaths += 1;
      killIt();
      response.destroy();
      return 'taken';
    });
    const before = await creditsOf(service);
    const url = `${site.origin}/deadly`;
    const { status, json } = await scrapeOn(service, { url, formats: ['screenshot'] });
    expect([status, json.code]).toEqual([500, 'SCRAPE_SITE_ERROR']);
    expect(json.error).toMatch(/stopped twice.*try again, or scrape it without the browser/);
    expect(deaths).toBe(2);
    expect(await creditsOf(service)).toBe(before);
    await nothingLeft(service);
    const next = await scrapeOn(service, { url: `${site.origin}/js` });
    expect(next.json.data?.markdown).toContain('Paragraph 6');
    expect(await creditsOf(service)).toBe(before - 1);
  });
});
