import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { describeChromium } from '../../src/main/service/engines/browser/doctor.ts';
import type { Snapshot } from '../../src/main/service/domain/snapshot.ts';
import type { CaptureRequest } from '../../src/main/service/ports/engine.ts';
import { aCapture } from '../suites/engine/engine-suite.ts';
import { aBrowser, dialAnything } from '../support/browser.ts';
import { TEST_DATA_DIR } from '../support/shared-chromium.ts';
import type { TestBrowser } from '../support/browser.ts';
import { startSite } from '../support/site.ts';
import type { FixtureSite } from '../support/site.ts';
import { html } from '../support/site/answer.ts';

/** Polls with patience: the machine may be busy. */
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 15_000 });

let site: FixtureSite;
let other: FixtureSite;
let browser: TestBrowser;

beforeAll(async () => {
  [site, other] = await Promise.all([startSite(), startSite()]);
  browser = aBrowser(dialAnything);
});
beforeEach(() => {
  site.reset();
  other.reset();
});
afterAll(async () => {
  await browser.close();
  expect(browser.egress.stats()).toEqual({ sockets: 0, sessions: 0 });
  await Promise.all([site.close(), other.close()]);
});

const outcomeOf = (path: string, extra: Partial<CaptureRequest> = {}, timeoutMs = 30_000) =>
  browser.engine.capture(
    aCapture({ url: path.startsWith('/') ? site.origin + path : path, ...extra }),
    { deadlineAt: Date.now() + timeoutMs, signal: new AbortController().signal },
  );
const capture = async (...args: Parameters<typeof outcomeOf>): Promise<Snapshot> => {
  const outcome = await outcomeOf(...args);
  if (outcome.kind !== 'snapshot') throw new Error(`escalated: ${outcome.reason}`);
  return outcome.snapshot;
};
/** Serves `body` at a path of its own. */
const serve = (body: string, at = '/page', on = site): string => {
  on.files.set(at, html(`<!doctype html><html><head><title>Test</title></head>${body}</html>`));
  return on.origin + at;
};
/** Words enough that a page counts as more than an empty shell. */
const WORDS = '<p>Enough words that nobody takes this page for an empty shell.</p>'.repeat(5);

describe('content', () => {
  it('waits for what scripts write after their fetch', async () => {
    const snapshot = await capture('/js');
    expect(snapshot.html).toContain('Paragraph 6 was written into the page');
    expect(Buffer.from(snapshot.body).toString()).toBe(snapshot.html);
  });

  it('waits for a chain of slow requests and for late text of an empty shell', async () => {
    site.files.set('/slow.json', async () => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      return { type: 'application/json', body: '"late words"' };
    });
    const chain = serve(`<body>${WORDS}<p id="a"></p><script>
      (async () => { for (let i = 0; i < 3; i++) a.textContent += await (await fetch('/slow.json')).json(); })();
    </script></body>`);
    expect((await capture(chain)).html).toContain('late wordslate wordslate words');
    const shell = serve(`<body><div id="root"></div><script>
      setTimeout(() => { root.innerHTML = '<h1>After a while</h1>'; }, 300);
    </script></body>`);
    expect((await capture(shell)).html).toContain('After a while');
  });

  it('does not wait in fast mode, and waits as long as asked with waitFor', async () => {
    site.files.set('/slow.json', async () => {
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      return { type: 'application/json', body: '"late words"' };
    });
    const fetching = serve(`<body>${WORDS}<p id="late"></p><script>
      fetch('/slow.json').then((r) => r.json()).then((t) => { late.textContent = t; });</script></body>`);
    expect((await capture(fetching, { fastMode: true })).html).toContain('<p id="late"></p>');
    expect((await capture(fetching)).html).toContain('<p id="late">late words</p>');
    const timed = serve(`<body>${WORDS}<p id="late"></p><script>
      setTimeout(() => { late.textContent = 'in time'; }, 900);</script></body>`);
    expect((await capture(timed, { waitForMs: 1_200 })).html).toContain('<p id="late">in time</p>');
  });

  it('waits for a page that says in the window that it loads', async () => {
    const late = (id: string): string =>
      `<script>setTimeout(() => { ${id}.outerHTML = '<p>The words that were awaited.</p>'; }, 1_600);</script>`;
    const around = '<header><h1>Timetable</h1><p>All boats of the week.</p></header>';
    const places = [
      '<main><p id="late">Bitte warten…</p></main>',
      '<section><div id="late"><div class="spinner-border" style="height:20px;width:20px"></div></div></section>',
      '<section id="late" aria-busy="true"><div style="height:40px"></div></section>',
      '<main id="late"></main>',
    ];
    for (const place of places) {
      const page = serve(`<body>${around}${place}${late('late')}</body>`);
      const { html: text, warnings } = await capture(page);
      expect(text, place).toContain('<p>The words that were awaited.</p>');
      expect(warnings).toEqual([]);
    }
    const served = serve(`<body><div id="late"></div>${late('late')}</body>`);
    const { html: sure } = await capture(served, { expectsMore: 'surely' });
    expect(sure).toContain('that were awaited');
  });

  it('says when a page loads for ever, and waits less for more pages of that site', async () => {
    const own = aBrowser(dialAnything);
    onTestFinished(() => own.close());
    const page = serve('<body><main><p>Loading results…</p></main><script>1</script></body>');
    const take = async (): Promise<Snapshot> => {
      const context = { deadlineAt: Date.now() + 30_000, signal: new AbortController().signal };
      const outcome = await own.engine.capture(aCapture({ url: page }), context);
      if (outcome.kind !== 'snapshot') throw new Error(outcome.reason);
      return outcome.snapshot;
    };
    const [first, , third] = [await take(), await take(), await take()];
    expect(first.warnings).toEqual([expect.stringContaining('still says that it loads')]);
    expect(third.warnings).toEqual(first.warnings);
    expect(third.elapsedMs).toBeLessThan(first.elapsedMs / 2);
  });

  it('waits for nothing that is hidden, below the window, in a menu, or beside plenty of text', async () => {
    const signs = [
      '<p hidden>Loading…</p>',
      `<div style="height:3000px">${WORDS}</div><p>Loading more…</p>`,
      '<nav><p>Loading…</p></nav><p>Words.</p>',
      `<pre>Loading…</pre>${WORDS.repeat(20)}<p>Loading…</p>`,
    ];
    for (const sign of signs) {
      const { warnings } = await capture(serve(`<body>${sign}<script>1</script></body>`));
      expect(warnings, sign).toEqual([]);
    }
  });

  it('reads a page that is written anew and never closed', async () => {
    const page = serve(`<body>${WORDS}<script>
      addEventListener('load', () => { setTimeout(() => {
        document.open();
        document.write('<title>Anew</title>${WORDS}<p>written anew</p>');
      }, 0); });</script></body>`);
    expect((await capture(page)).html).toContain('written anew');
  });

  it('reads a page that never rests', async () => {
    const page = serve(`<body>${WORDS}<p id="n">0</p><script>
      setInterval(() => { n.textContent++; }, 5); fetch('/fault/hang');</script></body>`);
    const snapshot = await capture(page, {}, 4_000);
    expect(snapshot.html).toContain('Enough words');
  });

  it('writes closed shadow roots, too, and those within them', async () => {
    const page = `${WORDS}<x-shut><b>Light</b></x-shut><x-plain>Plain</x-plain><script>
      const shut = (name, text) => customElements.define(name, class extends HTMLElement {
        constructor() { super(); this.attachShadow({ mode: 'closed' }).innerHTML = text; } });
      shut('x-deep', '<i>Deeper</i>'); shut('x-shut', '<p>Shut <slot></slot></p><x-deep></x-deep>');
    </script>`;
    const { html: text } = await capture(serve(page));
    expect(text).toContain(
      '<x-shut><p>Shut <b>Light</b></p><x-deep><i>Deeper</i></x-deep></x-shut>',
    );
  });
  it('writes shadow roots inline, slots filled with their light children', async () => {
    const page =
      serve(`<body>${WORDS}<x-card><b slot="name">Named light</b>Plain light</x-card><script>
      customElements.define('x-card', class extends HTMLElement { constructor() { super();
        this.attachShadow({ mode: 'open' }).innerHTML = '<style>b{}</style><h2><slot name="name">no name</slot></h2>'
          + '<div class="inside">Shadow text <slot></slot></div><slot name="none">Fallback</slot><x-inner></x-inner>'; } });
      customElements.define('x-inner', class extends HTMLElement { constructor() { super();
        this.attachShadow({ mode: 'open' }).innerHTML = '<i>Nested shadow</i>'; } });
    </script></body>`);
    const { html: text = '' } = await capture(page);
    expect(text).toMatch(/<h2><b slot="name">Named light<\/b><\/h2>/);
    expect(text).toMatch(/<div class="inside">Shadow text Plain light<\/div>Fallback/);
    expect(text).toContain('<x-inner><i>Nested shadow</i></x-inner>');
    expect(text.replace(/<script>[^]*?<\/script>/g, '')).not.toContain('<slot');
  });

  it.each(['its own origin', 'another origin'])(
    'waits for what a frame of %s asks for and writes',
    async (of) => {
      site.files.set('/slow-list', async () => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        return html('<ul><li>asked for in the frame</li></ul>');
      });
      serve(
        `<body><div></div><script>fetch('/slow-list').then((answer) => answer.text()).then((text) => { document.querySelector('div').innerHTML = text; })</script></body>`,
        '/inner',
      );
      const origin = of === 'its own origin' ? '' : `http://localhost:${site.port}`;
      serve(`<body>${WORDS}<iframe width=300 height=80 src="${origin}/inner"></iframe></body>`);
      expect((await capture('/page')).html).toContain('<li>asked for in the frame</li>');
    },
  );

  it('waits for what a script of a frame writes by and by, before a frame around it is quiet', async () => {
    const late = (ms: number) =>
      `<script>setTimeout(() => { document.body.append('written' + ' late'); }, ${ms})</script>`;
    serve(`<body>${late(300)}</body>`, '/inner');
    serve(`<body><iframe width=300 height=80 src="/inner"></iframe></body>`, '/outer');
    serve(`<body><h1>Frames</h1><iframe width=300 height=80 src="/outer"></iframe></body>`);
    expect((await capture('/page')).html).toContain('written late');
  });

  it('writes frames inline: same origin, srcdoc, other origin, nested', async () => {
    serve(`<body><h2>Same origin frame</h2><a href="sub/link">relative</a></body>`, '/framed/one');
    serve(`<body><em>Innermost</em></body>`, '/inner', site);
    serve(
      `<body><h2>Other origin frame</h2><iframe width=300 height=80 src="${site.origin}/inner"></iframe></body>`,
      '/two',
      other,
    );
    const page = serve(`<body>${WORDS}
      <iframe width=300 height=80 src="/framed/one"></iframe>
      <iframe width=300 height=80 srcdoc="<p>From srcdoc</p>"></iframe>
      <iframe width=300 height=300 src="http://localhost:${other.port}/two"></iframe>
      <iframe width=1 height=1 src="/framed/one?pixel"></iframe><noscript><b>no js</b></noscript></body>`);
    const { html: text = '' } = await capture(page);
    expect(text).toContain(`<div data-hearth-iframe="${site.origin}/framed/one">`);
    expect(text).toContain(`<a href="${site.origin}/framed/sub/link">`);
    expect(text).toMatch(/<div data-hearth-iframe="about:srcdoc"><p>From srcdoc<\/p>/);
    expect(text).toContain('Other origin frame');
    expect(text).toContain('<em>Innermost</em>');
    expect(text.match(/Same origin frame/g)).toHaveLength(1);
    expect(text).not.toContain('<!--');
  });

  it('survives pages that break the language under our feet', async () => {
    const page = serve(`<body>${WORDS}<script>
      Object.defineProperty(Element.prototype, 'outerHTML', { get() { return 'forged'; } });
      Array.prototype.toJSON = () => 'broken'; window.Promise = null; window.setTimeout = null;
      document.querySelectorAll = () => { throw new Error('no'); };</script></body>`);
    expect((await capture(page)).html).toContain('Enough words');
  });

  it('takes consent boxes away and blocks what it knows, when told to', async () => {
    const box = '<div id="onetrust-banner-sdk">We value your privacy</div>';
    const page = serve(`<body>${WORDS}${box}
      <p id="t">waiting</p><script src="http://www.googletagmanager.com/gtm.js" onerror="t.textContent = 'blocked'"></script></body>`);
    const { html: text = '' } = await capture(page);
    expect(text).not.toContain('We value your privacy');
    expect(text).toContain('>blocked<');
    expect((await capture(page, { blockAds: false })).html).toContain('We value your privacy');
  });
});

it('shows what the frames of a frameset show', async () => {
  serve(`<body><h1>Contents</h1><a href="chapter-2">Two</a></body>`, '/book/contents');
  serve(`<body><h1>Chapter one</h1>${WORDS}</body>`, '/book/text');
  serve('<frameset rows="*"><frame src="/book/text"></frameset>', '/book/chapter-1');
  serve(`<body><h1>Notes</h1></body>`, '/notes', other);
  const page = serve(
    `<frameset cols="30%,*"><frame src="/book/contents"><frameset rows="50%,*"><frame src="/book/chapter-1"><frame src="${other.origin}/notes"></frameset><noframes><body>No frames here.</body></noframes></frameset>`,
    '/book',
  );
  const { html: text = '' } = await capture(page);
  expect(text).toContain('<body>');
  expect(text).not.toMatch(/<frameset|<noframes/);
  for (const heading of ['Contents', 'Chapter one', 'Notes']) expect(text).toContain(heading);
  expect(text).toContain(`href="${site.origin}/book/chapter-2"`);
});

describe('where a page leads', () => {
  it.each([
    ['a meta refresh', '<meta http-equiv="refresh" content="0; url=/static/5kb">'],
    ['a script', '<script>location.href = "/static/5kb"</script>'],
    ['a later script', '<script>setTimeout(() => location.replace("/redirect/2"), 20)</script>'],
  ])('follows %s', async (_what, head) => {
    const page = serve(`<head>${head}</head><body></body>`);
    const snapshot = await capture(page);
    expect(snapshot.finalUrl).toBe(`${site.origin}/static/5kb`);
    expect(snapshot.redirects[0]).toBe(page);
    expect(snapshot.html).toContain('Article 1');
  });

  it('gives up on a page that moves on for ever', async () => {
    const page = serve('<body><script>location.replace("/page?" + Math.random())</script></body>');
    await expect(outcomeOf(page, {}, 15_000)).rejects.toMatchObject({
      code: 'SCRAPE_TOO_MANY_REDIRECTS',
    });
  });

  it.each([
    ['its length says more', { 'content-length': '90000' }],
    ['its last piece is missing', {}],
  ])('keeps what came of a page that ends early, and says so: %s', async (_what, headers) => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', ...headers });
      response.write('<p>The part that came.</p>', () => {
        setTimeout(() => response.destroy(), 50);
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const { html: text, warnings } = await capture(`http://127.0.0.1:${port}/`);
    expect(text).toContain('The part that came.');
    expect(warnings).toEqual(['The site’s answer ended early; what had arrived was kept.']);
  });

  it('fails for a page whose compression is broken', async () => {
    site.files.set('/no-brotli', {
      type: 'text/html',
      headers: { 'content-encoding': 'br' },
      body: '<p>Never compressed.</p>',
    });
    await expect(outcomeOf(`${site.origin}/no-brotli`)).rejects.toMatchObject({
      code: 'SCRAPE_SITE_ERROR',
      message: expect.stringContaining('compression'),
    });
  });

  it('fails for a page of no said encoding whose compression is broken', async () => {
    site.files.set('/not-gzip', {
      type: 'text/html',
      headers: { 'content-encoding': 'gzip' },
      body: brotliCompressSync(WORDS.repeat(9) + Math.random().toString().repeat(9)),
    });
    await expect(outcomeOf(`${site.origin}/not-gzip`)).rejects.toMatchObject({
      code: 'SCRAPE_SITE_ERROR',
      message: expect.stringContaining('compression'),
    });
  });

  it.each([
    ['PDF', Buffer.from('%PDF-1.4\n1 0 obj\n')],
    ['gzip', gzipSync(WORDS)],
    ['ZIP', Buffer.from('PK\u0003\u0004\u0014')],
    ['PNG', Buffer.from('89504e470d0a1a0a0000', 'hex')],
  ])('leaves a file that is called a page to who can read it: %s', async (_kind, body) => {
    for (const type of ['text/html', 'text/html; charset=utf-8']) {
      site.files.set('/file', { type, body });
      expect(await outcomeOf('/file')).toMatchObject({ kind: 'escalate', to: 'http' });
    }
  });

  it('reads an answer with 200 KB of header fields', async () => {
    const headers = { 'x-long': 'x'.repeat(200_000) };
    site.files.set('/long', { type: 'text/html', headers, body: WORDS });
    expect((await capture('/long')).html).toContain('Enough words');
  });

  it('answers 204 with an empty page', async () => {
    site.files.set('/nothing', { status: 204 });
    const snapshot = await capture('/nothing');
    expect(snapshot).toMatchObject({ status: 204, html: '', finalUrl: `${site.origin}/nothing` });
  });

  it.each([
    ['a download', { type: 'application/octet-stream', body: 'bytes' }],
    [
      'an attachment',
      {
        type: 'text/html',
        headers: { 'content-disposition': 'attachment; filename="a.html"' },
        body: 'x',
      },
    ],
    ['a PDF', { type: 'application/pdf', body: '%PDF-1.4' }],
    ['a picture', { type: 'image/png', body: new Uint8Array(8) }],
  ])('hands %s to the http engine', async (_what, answer) => {
    site.files.set('/file', answer);
    expect(await outcomeOf('/file')).toMatchObject({ kind: 'escalate', to: 'http' });
  });

  it.each(['/data.json', '/data.xml', '/data.txt', '/data.csv'])(
    'keeps the bytes of %s',
    async (path) => {
      const expected = await (await fetch(site.origin + path)).text();
      const outcome = await outcomeOf(path);
      if (outcome.kind === 'escalate') {
        expect(outcome.to).toBe('http');
        return;
      }
      expect(Buffer.from(outcome.snapshot.body).toString()).toBe(expected);
      expect(outcome.snapshot.html).toBeUndefined();
    },
  );

  it('dismisses dialogs and closes popups', async () => {
    const page = serve(`<body>${WORDS}<p id="r"></p><script>
      alert('hello'); r.textContent = String(confirm('sure?')) + String(prompt('name?'));
      window.open('/static/5kb'); window.onbeforeunload = () => 'stay';</script></body>`);
    expect((await capture(page)).html).toContain('<p id="r">falsenull</p>');
    expect((await capture('/static/5kb')).html).toContain('Article 1');
  });

  it.each([
    'file:///etc/passwd',
    'chrome://version',
    'data:text/html,hi',
    'view-source:http://a.invalid',
  ])('refuses %s', async (url) => {
    await expect(outcomeOf(url)).rejects.toMatchObject({ code: 'SCRAPE_ADDRESS_REFUSED' });
  });
});

it('goes to an advertiser’s own page, but not by way of one', async () => {
  site.files.set('/ad', html(`<title>ad</title>${WORDS}`));
  expect((await capture(`http://www.adroll.com:${site.port}/ad`)).html).toContain('Enough words');
  const away = encodeURIComponent(`http://www.taboola.com:${site.port}/ad`);
  await expect(outcomeOf(`/redirect-to?url=${away}`)).rejects.toMatchObject({
    code: 'SCRAPE_SITE_ERROR',
    message: expect.stringContaining('blockAds'),
  });
});

describe('how the visitor looks', () => {
  it('has the language and the clock of the country', async () => {
    const page = serve(`<body>${WORDS}<p id="r"></p><script>
      r.textContent = navigator.language + ' ' + Intl.DateTimeFormat().resolvedOptions().timeZone;</script></body>`);
    const location = { country: 'JP', languages: [] };
    expect((await capture(page, { location })).html).toContain('>ja-JP Asia/Tokyo<');
  });

  it('has the screen of a phone when asked', async () => {
    const page =
      serve(`<head><meta name="viewport" content="width=device-width"></head><body>${WORDS}<p id="r"></p><script>
      r.textContent = innerWidth + ' ' + ('ontouchstart' in window);</script></body>`);
    expect((await capture(page, { mobile: true })).html).toContain('>412 true<');
    expect((await capture(page)).html).toContain('>1280 false<');
  });

  it('sends the caller’s headers to the site’s own origin only', async () => {
    other.files.set('/elsewhere', html(`<body>${WORDS}</body>`));
    const page = serve(
      `<body>${WORDS}<img src="/own.png"><img src="${other.origin}/foreign.png"></body>`,
    );
    const headers = {
      'X-Secret': 'abc',
      Authorization: 'Bearer t',
      Cookie: 'session=1; theme=dark',
    };
    await capture(page, { headers, isolationGroup: 'h1' });
    const [first] = site.requests;
    expect(first?.headers).toMatchObject({
      'x-secret': 'abc',
      authorization: 'Bearer t',
      cookie: 'session=1; theme=dark',
    });
    await eventually(() => other.requests.length).toBe(1);
    expect(other.requests[0]?.headers).not.toHaveProperty('x-secret');

    const away = `/redirect-to?url=${encodeURIComponent(`${other.origin}/elsewhere`)}`;
    await capture(away, { headers, isolationGroup: 'h2' });
    const seen = other.requests.find((one) => one.url === '/elsewhere');
    expect(seen?.headers).not.toHaveProperty('x-secret');
    expect(seen?.headers).not.toHaveProperty('authorization');
  });
});

describe('pictures', () => {
  const tall = `<body style="margin:0">${WORDS}<div style="height:3000px;background:linear-gradient(red,blue)"></div></body>`;
  const sizeOf = (png: Uint8Array) => {
    const view = new DataView(png.buffer, png.byteOffset);
    return { width: view.getUint32(16), height: view.getUint32(20) };
  };

  it('takes the window, the whole page, another window size, and JPEG', async () => {
    const page = serve(tall);
    const window = await capture(page, { screenshot: { fullPage: false } });
    expect(window.screenshot?.mimeType).toBe('image/png');
    expect(sizeOf(window.screenshot!.bytes)).toEqual({ width: 1280, height: 800 });

    const whole = await capture(page, { screenshot: { fullPage: true } });
    expect(sizeOf(whole.screenshot!.bytes).height).toBeGreaterThan(3_000);

    const viewport = { width: 640, height: 360 };
    const small = await capture(page, { screenshot: { fullPage: false, viewport } });
    expect(sizeOf(small.screenshot!.bytes)).toEqual(viewport);
    expect(small.screenshot?.viewport).toEqual(viewport);

    const jpeg = async (quality: number) =>
      (await capture(page, { screenshot: { fullPage: false, quality } })).screenshot!;
    const [coarse, fine] = [await jpeg(5), await jpeg(95)];
    expect(coarse.mimeType).toBe('image/jpeg');
    expect([...coarse.bytes.subarray(0, 2)]).toEqual([0xff, 0xd8]);
    expect(coarse.bytes.length).toBeLessThan(fine.bytes.length);
  });

  it('cuts an endless page and says so', async () => {
    const page = serve(`<body>${WORDS}<div style="height:40000px"></div></body>`);
    const snapshot = await capture(page, { screenshot: { fullPage: true }, fastMode: true });
    expect(sizeOf(snapshot.screenshot!.bytes).height).toBe(16_384);
    expect(snapshot.warnings[0]).toContain('cut');
  });

  it('pictures a file that is not a page', async () => {
    const snapshot = await capture('/data.json', { screenshot: { fullPage: false } });
    expect(snapshot.screenshot?.bytes.length).toBeGreaterThan(0);
  });
});

/** By its key: what a page may change without a word. */
const CHANGES = {
  1: `document.querySelector('b').firstChild.data = 'changed text'`,
  2: `document.querySelector('b').className = 'changed-class'`,
  3: `document.querySelector('span').attachShadow({ mode: 'open' }).innerHTML = '<p>changed shadow</p>'`,
  4: `document.querySelector('span').shadowRoot.firstChild.textContent = 'changed inside'`,
  5: `document.querySelector('iframe').contentDocument.body.append('changed frame')`,
  6: `document.querySelector('iframe').contentWindow.location = '/changed-frame'`,
  7: `history.pushState(null, '', '#changed-address')`,
} as const;

it('copies a live page again only when it has changed, in whatever way', async () => {
  const cases = Object.entries(CHANGES).map(([key, change]) => `case '${key}': ${change}; break;`);
  cases.push(`case '0': if (document.title !== 'Ready') document.title = 'Ready';`);
  site.files.set('/changed-frame', { type: 'text/html', body: '<p>changed document</p>' });
  site.files.set('/changing', {
    type: 'text/html',
    body: `<title>Changing</title><b>text</b><span>host</span><iframe srcdoc="<p>inside</p>"></iframe>
<script>onkeydown = ({ key }) => { switch (key) { ${cases.join(' ')} } };</script>`,
  });
  const live = await browser.engine.open({
    url: `${site.origin}/changing`,
    size: { width: 800, height: 600 },
    blockAds: false,
    isolationGroup: 'changing',
  });
  const press = async (key: string): Promise<void> => {
    const what = { kind: 'key', key, code: `Digit${key}`, modifiers: [] } as const;
    await live.input({ ...what, action: 'down' });
    await live.input({ ...what, action: 'up' });
  };
  try {
    // Chromium takes no input before a document's first picture
    await eventually(async () => {
      await press('0');
      return (await live.copy([])).html;
    }).toContain('<title data-hn="2">Ready');
    let last = await live.copy([]);
    for (const key of Object.keys(CHANGES)) {
      const same = await live.copy([['b']]);
      const [place] = same.places ?? [];
      expect([same.id, same.html]).toEqual([last.id, last.html]);
      expect(same.html).toMatch(new RegExp(`<b [^>]*data-hn="${place}"`));
      await press(key);
      await eventually(async () => {
        last = await live.copy([]);
        return `${key} ${last.id}`;
      }).not.toBe(`${key} ${same.id}`);
      await eventually(async () => {
        last = await live.copy([]);
        return last.html + last.url;
      }).toMatch(/changed/);
      // the same element has its number in every copy
      expect(last.html).toMatch(new RegExp(`<b [^>]*data-hn="${place}"`));
    }
    expect(last.html).toContain('changed document');
    expect(last.url).toContain('#changed-address');
  } finally {
    await live.close();
  }
}, 60_000);

it('describes the browser for the doctor', async () => {
  const report = await describeChromium({ dataDir: TEST_DATA_DIR, env: process.env });
  expect(report).toMatchObject({ kind: 'works', version: expect.stringMatching(/^\d+\./) });
  const options = { dataDir: TEST_DATA_DIR, env: process.env };
  expect(await describeChromium({ ...options, chromiumPath: '/nowhere/chrome' })).toMatchObject({
    kind: 'not-found',
  });
  expect(await describeChromium({ ...options, chromiumPath: process.execPath })).toMatchObject({
    kind: 'does-not-start',
    problem: expect.stringContaining('did not start'),
  });
});
