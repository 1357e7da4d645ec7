/** Kept pages shown in real Chromium after their sites were switched off, and what they cannot do. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReplayListener } from '../../src/main/service/http/replay/listener.ts';
import type { ReplayListener } from '../../src/main/service/http/replay/listener.ts';
import { createReplayTickets } from '../../src/main/service/http/replay/tickets.ts';
import { createReplayRewriter } from '../../src/main/service/pipeline/replay/rewriter.ts';
import type { Recording } from '../../src/main/service/ports/recording.ts';
import { startArchetypes } from '../support/archetypes/site.ts';
import { aBrowser, aLog, dialAnything } from '../support/browser.ts';
import { escapePage, escapes } from '../support/escapes.ts';
import { hostilePage } from '../support/hostile-page.ts';
import { record } from '../support/recorded.ts';
import { replaySource } from '../support/replay-source.ts';
import type { KeptRecording } from '../support/replay-source.ts';
import { openViewer } from '../support/viewer.ts';
import type { Viewer } from '../support/viewer.ts';

const AT = Date.UTC(2026, 10, 12, 18, 40);
let now = AT;
const tickets = createReplayTickets({ now: () => now });
const kept: KeptRecording[] = [];
const followed: { url: string; captureId: string | null }[] = [];
/** Parts asked of the archive, with what it had; 0 is nothing. */
const asked: { url: string; status: number }[] = [];
const beaconHits: string[] = [];
const beacon = createServer((request, response) => {
  beaconHits.push(request.url ?? '');
  response.end();
});
let beaconConnections = 0;
beacon.on('connection', () => (beaconConnections += 1));
let listener: ReplayListener;
let bare: ReplayListener;
let origin: string;
let bareOrigin: string;
let viewer: Viewer;
let site: string;
let beaconAt: string;
const ticket = tickets.give({ accountId: 'mine', sessionId: 'session' });
const still = (capture: string, frame = 0): string => `${origin}/${ticket}/${capture}/f/${frame}`;

beforeAll(async () => {
  const archetypes = await startArchetypes();
  site = archetypes.origin;
  const browser = aBrowser(dialAnything);
  for (const name of ['whole', 'app', 'hidden', 'form', 'framed', 'old']) {
    const recording = await record(browser, `${site}/${name}`);
    kept.push({ captureId: name, accountId: 'mine', at: AT, recording });
  }
  await browser.close();
  await archetypes.close();
  await new Promise<void>((resolve) => beacon.listen(0, '127.0.0.1', resolve));
  beaconAt = `http://localhost:${(beacon.address() as AddressInfo).port}`;
  kept.push(made('escapes', escapePage(beaconAt)), made('hostile', hostilePage(beaconAt, 1)));
  kept.push(withSprite());
  kept.push({ ...made('theirs', '<p>Not yours</p>'), accountId: 'other' });
  const source = replaySource(kept);
  const options = {
    source: {
      ...source,
      resource: async (id: string, url: string, account: string) => {
        const part = await source.resource(id, url, account);
        asked.push({ url, status: part?.status ?? 0 });
        return part;
      },
    },
    tickets,
    guard: { allowedHosts: [], boundBeyondLoopback: false },
    framers: () => [viewer.gui],
    log: aLog(),
    onFollowed: ({ url, captureId }: { url: string; captureId: string | null }) =>
      followed.push({ url, captureId }),
  };
  listener = createReplayListener({ ...options, rewriter: createReplayRewriter() });
  bare = createReplayListener(options);
  origin = await listener.start({ host: '127.0.0.1', port: 0 });
  bareOrigin = await bare.start({ host: '127.0.0.1', port: 0 });
  viewer = await openViewer(() => `${origin} ${bareOrigin}`);
});
afterAll(async () => {
  await listener.close();
  await bare.close();
  beacon.close();
});

function made(captureId: string, html: string): KeptRecording {
  const url = `http://site.test/${captureId}`;
  const main = { method: 'GET', url, status: 200, mimeType: 'text/html', headers: [], flags: [] };
  const recording: Recording = {
    main: { ...main, body: Buffer.from(html) },
    redirects: [],
    resources: [],
    stills: [{ frame: 0, parent: null, url, html }],
    missing: [],
    profile: {
      viewport: { width: 1280, height: 800 },
      userAgent: '',
      languages: [],
      mobile: false,
      blockAds: true,
    },
    fidelity: { requested: 1, served: 1 },
  };
  return { captureId, accountId: 'mine', at: AT, recording };
}

/** Icons out of a file beside the page, as icon sets come. */
function withSprite(): KeptRecording {
  const icon = (href: string) =>
    `<svg width="40" height="40" viewBox="0 0 40 40"><use href="${href}"/></svg>`;
  const page = made(
    'sprite',
    `<!doctype html><title>Icons</title><p>${icon('/icons.svg#box')}${icon('/icons.svg#box')}</p>
    <div><template shadowrootmode="open">${icon('/icons.svg#box')}</template></div>${icon('/icons.svg#none')}`,
  );
  const body = `<svg xmlns="http://www.w3.org/2000/svg"><defs><linearGradient id="red"><stop stop-color="#f00"/></linearGradient></defs>
    <symbol id="box" viewBox="0 0 10 10"><rect width="10" height="10" fill="url(#red)"/><script>location='/gone'</script></symbol></svg>`;
  const part = { method: 'GET', url: 'http://site.test/icons.svg', status: 200, headers: [] };
  const sprite = { ...part, mimeType: 'image/svg+xml', flags: [], body: Buffer.from(body) };
  return { ...page, recording: { ...page.recording, resources: [sprite] } };
}

it('shows icons out of a file beside the page, in shadow roots, too', async () => {
  const frame = await viewer.show(still('sprite'));
  const widths = () =>
    frame.evaluate(() => {
      const shadow = document.querySelector('div')?.shadowRoot?.querySelectorAll('use') ?? [];
      const icons = [...document.querySelectorAll('use'), ...shadow];
      return icons.map((icon) => icon.getBoundingClientRect().width);
    });
  await expect.poll(widths).toEqual([40, 40, 0, 40]);
  const shown = await (await fetch(still('sprite'))).text();
  // written once for the page and once for the shadow root, with the colour that it refers to
  expect(shown.match(/<symbol /g)).toHaveLength(2);
  expect(shown.match(/hearth-use-1-red/g)).toHaveLength(2);
  expect(shown).not.toContain('<script');
});

it('shows a page with sixty parts as it was, every part from the archive', async () => {
  asked.length = 0;
  const frame = await viewer.show(still('whole'));
  await expect.poll(() => frame.locator('h1').textContent()).toBe('Everything at once');
  await expect.poll(() => viewer.page.frames().length).toBe(3);
  const inner = viewer.page.frames()[2];
  await expect.poll(() => inner?.locator('p').textContent()).toBe('Words in a frame');
  const broken =
    '[...document.images].filter((one) => one.complete && one.naturalWidth === 0).length';
  // the page's own missing picture is missing again
  await expect.poll(() => frame.evaluate(broken)).toBe(1);
  expect(await frame.evaluate('document.fonts.check("16px Own")')).toBe(true);
  for (const part of ['own.woff2', 'deeper.css', 'imported.css', 'other.css', '/img/56.png']) {
    expect(asked.some(({ url, status }) => url.endsWith(part) && status === 200)).toBe(true);
  }
  const others = asked.filter(({ status }) => status !== 200 && status !== 302);
  expect(others).toEqual([{ url: `${site}/gone.png`, status: 404 }]);
  expect(asked.length).toBeGreaterThan(40);
});

it('shows shadow roots, what scripts made and what was typed, without any script', async () => {
  const app = await viewer.show(still('app'));
  await expect.poll(() => app.locator('my-card b').textContent()).toBe('In the shadow');
  expect(await app.locator('inner-box p').textContent()).toBe('Deeper still');
  const css = (selector: string, name: string): Promise<unknown> =>
    app.evaluate(`getComputedStyle(document.querySelector('${selector}')).${name}`);
  expect(await css('my-card', 'visibility')).toBe('visible');
  expect(await css('.made', 'borderTopWidth')).toBe('5px');
  expect(await css('.adopted', 'paddingTop')).toBe('7px');
  expect([await css('canvas', 'width'), await css('canvas', 'height')]).toEqual(['200px', '80px']);
  const form = await viewer.show(still('form'));
  await expect.poll(() => form.locator('#t').inputValue()).toBe('typed');
  expect(await form.locator('dialog').isVisible()).toBe(true);
});

it('shows what was in closed shadow roots, and what the graphics card drew', async () => {
  const frame = await viewer.show(still('hidden'));
  await expect.poll(() => frame.locator('my-safe p').textContent()).toBe('Shut away');
  expect(await frame.locator('my-lid i').isVisible()).toBe(true);
  const red = await frame.evaluate(`(async () => {
    const image = new Image();
    image.src = getComputedStyle(gl).backgroundImage.slice(5, -2);
    await image.decode();
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context.drawImage(image, 0, 0);
    return [...context.getImageData(0, 0, 1, 1).data];
  })()`);
  expect(red).toEqual([255, 0, 0, 255]);
});

it('shows frames within frames, each from its own still', async () => {
  await viewer.show(still('framed'));
  const texts = (): Promise<unknown[]> =>
    Promise.all(
      viewer.page
        .frames()
        .map((one) => one.evaluate('document.querySelector("p")?.textContent').catch(() => null)),
    );
  await expect
    .poll(texts)
    .toEqual(expect.arrayContaining(['Words in a frame', 'The deepest words']));
  expect(await texts()).toEqual(expect.arrayContaining(['In an attribute', 'Written by a script']));
});

it('keeps the address a base gave, and old bytes readable', async () => {
  const frame = await viewer.show(still('old'));
  await expect.poll(() => frame.locator('font').textContent()).toBe('Café au lait');
  expect(await frame.evaluate('document.compatMode')).toBe('BackCompat');
  const content = `getComputedStyle(document.querySelector('b'), '::after').content`;
  await expect.poll(() => frame.evaluate(content)).toBe('"é"');
});

it('leads links to the capture nearest in time, and says so when there is none', async () => {
  followed.length = 0;
  const page = kept[0]?.recording.main.url ?? '';
  const there = await fetch(`${origin}/${ticket}/web/20261101000000/${page}`, {
    redirect: 'manual',
  });
  expect([there.status, there.headers.get('location')]).toEqual([302, `/${ticket}/whole/f/0`]);
  const absent = await fetch(`${origin}/${ticket}/web/20261101000000/http://nowhere.test/<b>`);
  expect([absent.status, absent.headers.get('content-type')]).toEqual([
    404,
    'text/plain; charset=utf-8',
  ]);
  expect(followed).toEqual([
    { url: page, captureId: 'whole' },
    { url: 'http://nowhere.test/%3Cb%3E', captureId: null },
  ]);
  const html = await (await fetch(still('old'))).text();
  expect(html).toContain(`href="/${ticket}/web/20261112184000/${site}/old/deep/next.html"`);
});

it('answers nobody without a ticket, nothing of another account, no other host and no other method', async () => {
  const status = async (url: string, init?: RequestInit): Promise<number> =>
    (await fetch(url, init)).status;
  expect(await status(`${origin}/${'0'.repeat(32)}/whole/f/0`)).toBe(404);
  expect(await status(`${origin}/whole/f/0`)).toBe(404);
  expect(await status(still('theirs'))).toBe(404);
  expect(await status(still('whole', 99))).toBe(404);
  expect(await status(still('whole'), { method: 'POST' })).toBe(405);
  expect(await hostStatus('evil.test')).toBe(403);
  expect(await hostStatus(`evil.test:${new URL(origin).port}`)).toBe(403);
  expect(await hostStatus('127.0.0.1:1')).toBe(403);
  let isOpen = true;
  const terms = { isOpen: () => Promise.resolve(isOpen) };
  const other = tickets.give({ accountId: 'mine', sessionId: 'short' }, terms);
  expect(await status(`${origin}/${other}/whole/f/0`)).toBe(200);
  isOpen = false;
  expect(await status(`${origin}/${other}/whole/f/0`)).toBe(404);
  const brief = tickets.give({ accountId: 'mine', sessionId: 'key' }, { idleMs: 1000 });
  now += 999;
  expect(await status(`${origin}/${brief}/whole/f/0`)).toBe(200);
  now += 1000;
  expect(await status(`${origin}/${brief}/whole/f/0`)).toBe(404);
});

function hostStatus(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}/${ticket}/whole/f/0`, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.once('error', reject);
    asked.end();
  });
}

it('answers with a policy that lets nothing out, and with types of its own list', async () => {
  const shown = await fetch(still('whole'));
  const policy = shown.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/default-src 'none'/);
  expect(policy.split('; ').at(-1)).toBe('sandbox');
  expect(policy).not.toMatch(/script-src|connect-src|unsafe-eval|\*/);
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  const typeOf = async (path: string): Promise<string | null> =>
    (await fetch(`${origin}/${ticket}/whole/-/${site}${path}`)).headers.get('content-type');
  expect(await typeOf('/js/plain.js')).toBe('application/octet-stream');
  expect(await typeOf('/gone.png')).toBe('application/octet-stream');
  expect(await typeOf('/css/main.css')).toBe('text/css; charset=utf-8');
  expect(await typeOf('/img/1.png')).toBe('image/png');
});

it('serves the same below a path of another server, where a second port cannot be had', async () => {
  const below = createReplayListener({
    source: replaySource(kept),
    tickets,
    guard: { allowedHosts: [], boundBeyondLoopback: false },
    framers: () => [],
    log: aLog(),
    rewriter: createReplayRewriter(),
    prefix: '/replay',
  });
  const server = createServer((asked, answer) => {
    void below.handle(asked, answer, `http://${asked.headers.host ?? ''}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = (server.address() as AddressInfo).port;
  const shown = await fetch(`http://127.0.0.1:${port}/replay/${ticket}/whole/f/0`);
  expect(await shown.text()).toContain(`src="/replay/${ticket}/whole/-/${site}/img/1.png"`);
  expect(shown.headers.get('content-security-policy')).toContain(
    `img-src http://127.0.0.1:${port} `,
  );
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('shows frames nested a hundred deep', async () => {
  const frames = Array.from({ length: 100 }, (_, frame) => ({
    frame,
    parent: frame === 0 ? null : frame - 1,
    url: 'http://site.test/deep',
    html: `<p>Depth ${frame}</p><iframe data-hearth-frame="${frame + 1}"></iframe>`,
  }));
  const deep = made('deep', '');
  kept.push({ ...deep, recording: { ...deep.recording, stills: frames } });
  const last = await fetch(`${origin}/${ticket}/deep/n/99`);
  expect(await last.text()).toBe(`<p>Depth 99</p><iframe src="/${ticket}/deep/n/100"></iframe>`);
  await viewer.show(still('deep'));
  await expect.poll(() => viewer.page.frames().length).toBeGreaterThan(20);
});

it('is framed by nobody else', async () => {
  const { page } = viewer;
  await page.goto('data:text/html,<iframe></iframe>');
  const stranger = `http://localhost:${new URL(viewer.gui).port}/?${encodeURIComponent(still('whole'))}`;
  await page.goto(stranger);
  expect(await page.frames()[1]?.locator('h1').count()).toBe(0);
});

it.each([
  ['rewritten', 'escapes', true],
  ['rewritten', 'hostile', true],
  ['as it came', 'escapes', false],
  ['as it came', 'hostile', false],
])(
  'lets no request out of a page shown %s (%s), whatever is clicked',
  async (_how, name, isOwn) => {
    expect(escapes('x').length).toBeGreaterThanOrEqual(60);
    const url = isOwn ? still(name) : still(name).replace(origin, bareOrigin);
    const clickable = `document.querySelectorAll('a, .go, button')`;
    const count = Number(await (await viewer.show(url)).evaluate(`${clickable}.length`));
    expect(count).toBeGreaterThan(2);
    for (let index = 0; index < count; index += 1) {
      const frame = await viewer.show(url);
      await frame.evaluate(`${clickable}[${index}].click()`).catch(() => undefined);
      // a journey that was begun has left, or was refused
      await viewer.page.evaluate('new Promise((resolve) => setTimeout(resolve, 30))');
    }
    expect([beaconHits, beaconConnections]).toEqual([[], 0]);
  },
);

it('names no host but its own in the whole network log of the browser', async () => {
  // seen to notice one that is asked
  await viewer.page.goto(`${beaconAt}/control`);
  expect(beaconHits).toContain('/control');
  const { hosts, urls } = await viewer.close();
  const own = [origin, bareOrigin, viewer.gui, beaconAt].map((one) => new URL(one).host);
  expect(hosts).toEqual(expect.arrayContaining(own));
  // names used above on purpose, and the addresses they have
  const ports = [viewer.gui, beaconAt].map((one) => new URL(one).port);
  const known = [...own, ...ports.flatMap((port) => [`localhost:${port}`, `127.0.0.1:${port}`])];
  expect(hosts.filter((host) => !known.includes(host))).toEqual([]);
  const spoken = urls.filter((url) => url.startsWith(beaconAt));
  expect(spoken.filter((url) => !/\/(control|favicon\.ico)?$/.test(url))).toEqual([]);
});
