/** What a recording holds of pages of every hard kind, in real Chromium. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sniffEncoding } from '../../src/main/service/pipeline/dom/encoding.ts';
import { createNet } from '../../src/main/service/net/net.ts';
import type { Recording } from '../../src/main/service/ports/recording.ts';
import { startArchetypes } from '../support/archetypes/site.ts';
import type { Archetypes } from '../support/archetypes/site.ts';
import { aBrowser, dialAnything } from '../support/browser.ts';
import type { TestBrowser } from '../support/browser.ts';
import { RECORD, partOf, record, textOf } from '../support/recorded.ts';

let site: Archetypes;
let browser: TestBrowser;
let whole: Recording;
const net = createNet({
  allowPrivateNetwork: true,
  ownPorts: () => new Set(),
  clock: { now: () => Date.now() },
});

beforeAll(async () => {
  site = await startArchetypes();
  browser = aBrowser(dialAnything, {
    refetch: (request, context) => net.fetch(request, context),
    encodingOf: sniffEncoding,
  });
  whole = await recordWhole();
});
afterAll(async () => {
  await browser.close();
  await net.close();
  await site.close();
});

const recordWhole = (): Promise<Recording> =>
  record(browser, `${site.origin}/whole`, {
    headers: { cookie: 'visitor=known-only-here', authorization: 'Bearer my-secret-word' },
  });

const htmlOf = (recording: Recording, frame = 0): string =>
  recording.stills.find((still) => still.frame === frame)?.html ?? '';

it('holds every part of a page with sixty of them, except film and sound', async ({ task }) => {
  // tried again with a recording of its own
  if ((task.result?.retryCount ?? 0) > 0) whole = await recordWhole();
  expect(whole.fidelity.requested).toBeGreaterThanOrEqual(58);
  expect(whole.fidelity.served).toBe(whole.fidelity.requested);
  expect(whole.missing).toEqual([{ url: `${site.origin}/film.mp4`, why: 'media' }]);
  expect(whole.main).toMatchObject({ url: `${site.origin}/whole`, status: 200, method: 'GET' });
  expect(textOf(whole.main)).toContain('Everything at once');
});

it('holds what workers, modules, blobs and posts brought, with what was sent', () => {
  expect(textOf(partOf(whole, '/js/worker.js'))).toContain('postMessage');
  expect(textOf(partOf(whole, '/api/worker'))).toBe('a worker asked');
  expect(textOf(partOf(whole, '/js/part.js'))).toContain('from a module');
  expect(partOf(whole, '/api/bytes').body?.length).toBe(300_000);
  const posted = partOf(whole, '/api/post');
  expect([posted.method, textOf(posted)]).toEqual(['POST', 'got {"ask":7}']);
  expect(Buffer.from(posted.requestBody ?? []).toString()).toBe('{"ask":7}');
  expect(partOf(whole, '/img/70.png').body?.length).toBeGreaterThan(100);
});

it('holds pages that are not there, redirects, and parts of other sites', () => {
  expect(partOf(whole, '/gone.png')).toMatchObject({ status: 404, mimeType: 'text/html' });
  expect(partOf(whole, '/moved.png')).toMatchObject({ status: 302, body: null });
  expect(partOf(whole, '/moved.png').headers).toContainEqual(['location', '/img/71.png']);
  expect(partOf(whole, '/css/other.css').url).toBe(`${site.other}/css/other.css`);
  for (const path of ['/css/deeper.css', '/font/own.woff2', '/img/56.png', '/img/69.png']) {
    expect(partOf(whole, path).body?.length).toBeGreaterThan(20);
  }
});

it('never holds cookies or credentials, wherever they stood', () => {
  const fields = [whole.main, ...whole.resources].flatMap(({ headers }) => headers);
  expect(fields.map(([name]) => name)).toContain('content-type');
  expect(fields.filter(([name]) => /cookie|authorization|[A-Z]/.test(name))).toEqual([]);
  expect(JSON.stringify(fields)).not.toMatch(/known-only-here|my-secret-word|session=/);
});

it('takes the whole page and a thumbnail as JPEG', () => {
  for (const picture of [whole.picture, whole.thumbnail]) {
    expect(picture?.mimeType).toBe('image/jpeg');
    expect(Buffer.from(picture?.bytes ?? []).toString('hex', 0, 3)).toBe('ffd8ff');
  }
  expect(whole.thumbnail).toMatchObject({ width: 320, height: 200 });
  expect(whole.picture?.width).toBe(1280);
  expect(whole.picture?.height).toBeGreaterThan(1_000);
  expect(whole.profile).toMatchObject({ viewport: { width: 1280, height: 800 }, mobile: false });
});

it('writes the still with chosen pictures, pixels of blobs, and without scripts or hints', () => {
  const html = htmlOf(whole);
  expect(html).toMatch(/<img id="blob" alt="made" src="data:image\/png;base64,/);
  expect(html).toContain(`src="${site.origin}/img/65.png"`);
  expect(html).toContain(`srcset="${site.origin}/img/63.png 240w"`);
  expect(html).toContain('300000 bytes as a blob');
  expect(html).not.toMatch(/<script|rel="preload"|blob:|loading=/);
  expect(html).toContain('<iframe src="');
  expect(htmlOf(whole, 1)).toContain('Words in a frame');
});

it('writes shadow roots, adopted sheets, rules put in by scripts and canvases', async () => {
  const html = htmlOf(await record(browser, `${site.origin}/app`));
  expect(html).toContain('<my-card><template shadowrootmode="open"><style>b{color:green}</style>');
  expect(html).toContain('<inner-box><template shadowrootmode="open"><p>Deeper still</p>');
  expect(html).toContain('border: 5px solid rgb(10, 20, 30)');
  expect(html).toContain('.adopted { padding: 7px; }');
  expect(html).toMatch(/<canvas[^>]*data:image\/png/);
  expect(html).not.toContain('no canvas');
});

it('writes closed shadow roots, what the graphics card drew, and what plugins would show', async () => {
  const recording = await record(browser, `${site.origin}/hidden`);
  const html = htmlOf(recording);
  expect(html).toMatch(
    /<my-safe><template shadowrootmode="open"><style>p\{color[^]*<p>Shut away<\/p><slot name="s"><\/slot><my-lid><template shadowrootmode="open"><i>Deeper shut/,
  );
  expect(html).toMatch(/<div id="host"[^>]*><template shadowrootmode="open"><u>Shut in a box/);
  expect(html).toMatch(/<canvas id="gl"[^>]*url\(&quot;data:image\/png;base64,/);
  expect(html).toMatch(/<iframe [^>]*data-hearth-frame="1"/);
  expect(htmlOf(recording, 1)).toContain('Words in a frame');
  expect(html).toContain('<span class="stead">In its stead</span>');
  expect(html).toMatch(/<div id="made"[^>]*url\(&quot;data:image\/png;base64,/);
});

it('holds the pictures that its sheets have for narrow and for dark windows', async () => {
  const { resources, picture } = await record(browser, `${site.origin}/hidden`);
  const paths = resources.map(({ url }) => new URL(url).pathname);
  expect(paths).toEqual(expect.arrayContaining(['/img/93.png', '/img/94.png']));
  expect(paths).not.toContain('/img/95.png');
  expect(picture?.width).toBeGreaterThan(1_000);
});

it('writes what was typed and opened, and no password', async () => {
  const html = htmlOf(await record(browser, `${site.origin}/form`));
  expect(html).toContain('value="typed"');
  expect(html).toContain('checked=""');
  expect(html).toContain('>written</textarea>');
  expect(html).toContain('<option selected="">two</option>');
  expect(html).toMatch(/<dialog[^>]*open=""[^>]*data-hearth-modal/);
  expect(html).toContain('<pre>\n\ntwo lines above');
  expect(html).not.toMatch(/secret|onclick|no scripts/);
});

it('writes each frame of a page, of whichever origin and however deep, and numbers it in its parent', async () => {
  const { stills } = await record(browser, `${site.origin}/framed`);
  expect(stills.map(({ frame, parent }) => [frame, parent])).toEqual([
    [0, null],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 1],
  ]);
  const texts = [
    'Outside',
    'Words in a frame',
    'In an attribute',
    'Written by a script',
    'deepest',
  ];
  for (const [index, text] of texts.entries()) expect(stills[index]?.html).toContain(text);
  expect(stills[2]?.html).toMatch(/^<!DOCTYPE html>/);
  expect(stills[0]?.html.match(/data-hearth-frame="\d"/g)).toHaveLength(3);
  expect(stills[1]?.html).toContain('data-hearth-frame="4"');
});

it('keeps old markup as it was: quirks, base, the bytes of another encoding', async () => {
  const recording = await record(browser, `${site.origin}/old`);
  expect(htmlOf(recording)).toMatch(/^<html>/);
  expect(htmlOf(recording)).toContain('Café au lait');
  expect(htmlOf(recording)).toContain(`<base href="${site.origin}/old/deep/">`);
  expect(Buffer.from(recording.main.body ?? []).includes(Buffer.from('Caf\u00e9', 'latin1'))).toBe(
    true,
  );
});

it('shows a page that does not say its encoding as its bytes are read, and keeps what was said', async () => {
  const WORDS = 'Die Öfen für große Häuser heizen über Nacht, sagt der Töpfer aus Köln. ';
  const RUSSIAN = 'Печь стоит посреди дома и греет его всю ночь до самого утра. ';
  const page = (words: string): string =>
    `<!DOCTYPE html><title>t</title><article><p>${words.repeat(4)}</p></article>`;
  const cyrillic = Buffer.from(
    Array.from(page(RUSSIAN), (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code < 0x80 ? code : code - 0x410 + 0xc0;
    }),
  );
  const pages = [
    ['/unsaid', 'text/html', Buffer.from(page(WORDS)), WORDS],
    ['/unsaid-cyrillic', 'text/html', cyrillic, RUSSIAN],
    ['/mislabelled', 'text/html; charset=ISO-8859-1', Buffer.from(page(WORDS)), WORDS],
  ] as const;
  for (const [path, type, body, words] of pages) {
    site.files.set(path, { type, body });
    const recording = await record(browser, `${site.origin}${path}`);
    expect([path, htmlOf(recording)]).toEqual([path, expect.stringContaining(words.trim())]);
    expect(recording.main.headers).toContainEqual(['content-type', type]);
    expect(Buffer.compare(Buffer.from(recording.main.body ?? []), body)).toBe(0);
  }
});

it('brings lazy pictures into view first', async () => {
  const article = await record(browser, `${site.origin}/article`);
  for (const n of [100, 105, 110, 115, 120, 125]) partOf(article, `/img/${n}.png`);
  expect(article.fidelity.served).toBe(article.fidelity.requested);
});

it('asks again for a picture that Chromium let go', async () => {
  const picture = Buffer.from(partOf(whole, '/img/1.png').body ?? []);
  const held: string[] = [];
  const server = createServer((request, response) => {
    if (request.url !== '/late.png') {
      const words = '<p>A lamp.</p>'.repeat(40);
      const stop = '<script>setTimeout(() => window.stop(), 400)</script>';
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(`<!doctype html><title>Lamp</title>${words}<img src="/late.png">${stop}`);
    } else if (held.push(request.url) > 1) {
      response.writeHead(200, { 'content-type': 'image/png' }).end(picture);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const recording = await record(browser, `http://127.0.0.1:${port.toString()}/`);
    expect(recording.missing).toEqual([]);
    expect(partOf(recording, '/late.png')).toMatchObject({
      status: 200,
      mimeType: 'image/png',
      flags: ['refetched'],
    });
    expect(Buffer.from(partOf(recording, '/late.png').body ?? [])).toEqual(picture);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

it('keeps its limits and says what was left out', async () => {
  const limits = { ...RECORD, maxBodyBytes: 100_000, maxFrames: 1, maxStillBytes: 2_000 };
  const small = await record(browser, `${site.origin}/whole`, { record: limits });
  expect(partOf(small, '/api/bytes')).toMatchObject({ flags: ['truncated'] });
  expect(partOf(small, '/api/bytes').body?.length).toBe(100_000);
  expect(small.stills).toEqual([]);
  expect(small.missing).toContainEqual({ url: `${site.origin}/whole`, why: 'limit: stills' });
  const few = await record(browser, `${site.origin}/whole`, {
    record: { ...RECORD, maxResources: 10 },
  });
  expect(few.resources.filter(({ body }) => body !== null).length).toBeLessThanOrEqual(10);
  expect(few.fidelity.served).toBeLessThan(few.fidelity.requested);
  expect(few.missing).toContainEqual(expect.objectContaining({ why: 'limit: bytes or parts' }));
});

it('records the second page of a group as wholly as the first, though its parts are cached', async () => {
  const again = await record(browser, `${site.origin}/whole`, { isolationGroup: 'twice' });
  const cached = await record(browser, `${site.origin}/whole`, { isolationGroup: 'twice' });
  expect(cached.fidelity.served).toBe(cached.fidelity.requested);
  expect(cached.fidelity.served).toBeGreaterThanOrEqual(again.fidelity.served);
  expect(partOf(cached, '/img/1.png').body).toEqual(partOf(again, '/img/1.png').body);
});
