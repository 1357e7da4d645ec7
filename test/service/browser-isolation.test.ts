/**
 * A page that tries to reach this machine in every way it can, and what it gets: in a Chromium of our own, and in one
 * that was started without our flags.
 */
import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { HearthError } from '../../src/main/service/domain/errors.ts';
import { createNet } from '../../src/main/service/net/net.ts';
import type { CaptureRequest } from '../../src/main/service/ports/engine.ts';
import { aCapture } from '../suites/engine/engine-suite.ts';
import { aBrowser } from '../support/browser.ts';
import type { TestBrowser } from '../support/browser.ts';
import { endpointsOf, startForeignBrowser } from '../support/foreign-browser.ts';
import type { ForeignBrowser } from '../support/foreign-browser.ts';
import { startSite } from '../support/site.ts';
import type { FixtureSite } from '../support/site.ts';
import { html } from '../support/site/answer.ts';

/** The public site: its name resolves to loopback by the test's own resolver, and is let through. */
const PUBLIC = 'public.test';
const clock = { now: () => Date.now() };

describe.each(['own', 'foreign'] as const)('%s Chromium', (kind) => {
  let site: FixtureSite;
  let browser: TestBrowser;
  let reached: string[];
  const victim = createServer((request, response) => {
    reached.push(`http ${request.headers.host ?? ''}${request.url ?? ''}`);
    response.setHeader('access-control-allow-origin', '*');
    response.end('secret');
  });
  const sockets = new WebSocketServer({ server: victim });
  const udp = createSocket('udp4');
  const rebound = { answers: 0 };
  let origin: string;
  let port: number;
  let udpPort: number;
  let foreign: ForeignBrowser | undefined;

  beforeAll(async () => {
    sockets.on('connection', () => reached.push('websocket'));
    udp.on('message', () => reached.push('udp'));
    await Promise.all([
      new Promise<void>((resolve) => victim.listen(0, '127.0.0.1', resolve)),
      new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve)),
    ]);
    port = (victim.address() as AddressInfo).port;
    udpPort = udp.address().port;
    site = await startSite();
    origin = `http://${PUBLIC}:${site.port}`;
    const net = createNet({ allowPrivateNetwork: false, ownPorts: () => new Set(), clock });
    if (kind === 'foreign') foreign = await startForeignBrowser();
    const extra = foreign === undefined ? {} : { endpoints: endpointsOf(foreign.url) };
    browser = aBrowser(async (host, to) => {
      if (host === PUBLIC || host === 'other.test') return [{ address: '127.0.0.1', family: 4 }];
      if (host === 'rebind.test') {
        rebound.answers += 1;
        // public the first time it is asked, this machine ever after
        return rebound.answers === 1
          ? [{ address: '127.0.0.1', family: 4 }]
          : [await net.resolveAllowed('127.0.0.1', to)];
      }
      return [await net.resolveAllowed(host, to)];
    }, extra);
  });
  beforeEach(() => {
    reached = [];
    site.reset();
  });
  afterAll(async () => {
    await browser.close();
    await foreign?.close();
    expect(browser.egress.stats()).toEqual({ sockets: 0, sessions: 0 });
    await site.close();
    sockets.close();
    udp.close();
    victim.closeAllConnections();
    await new Promise((resolve) => victim.close(resolve));
  });

  const capture = (path: string, extra: Partial<CaptureRequest> = {}) =>
    browser.engine.capture(
      aCapture({ url: path.startsWith('/') ? origin + path : path, blockAds: false, ...extra }),
      { deadlineAt: Date.now() + 30_000, signal: new AbortController().signal },
    );
  const serve = (body: string, path = '/hostile'): void => {
    site.files.set(
      path,
      html(
        `<!doctype html><title>Hostile</title><body>${'<p>Harmless looking words.</p>'.repeat(20)}${body}</body>`,
      ),
    );
  };

  it('reaches nothing on this machine from a hostile page', async () => {
    const hosts = [
      `127.0.0.1:${port}`,
      `localhost:${port}`,
      `[::1]:${port}`,
      `127.1:${port}`,
      `0.0.0.0:${port}`,
      `2130706433:${port}`,
      `[::ffff:127.0.0.1]:${port}`,
      `app.localhost:${port}`,
      `169.254.169.254`,
      `10.0.0.1`,
    ];
    serve(`<p id="r">pending</p><script>
    const hosts = ${JSON.stringify(hosts)};
    const tries = hosts.flatMap((h) => [
      fetch('http://' + h + '/fetch').then((r) => r.ok ? r.text() : 'refused', () => 'refused'),
      fetch('http://' + h + '/nocors', { mode: 'no-cors' }).then(() => 'opaque', () => 'refused'),
      new Promise((ok) => { const i = new Image(); i.onload = () => ok('image'); i.onerror = () => ok('refused'); i.src = 'http://' + h + '/image'; }),
      new Promise((ok) => { const w = new WebSocket('ws://' + h + '/ws'); w.onopen = () => ok('websocket'); w.onerror = () => ok('refused'); }),
      new Promise((ok) => { const e = new EventSource('http://' + h + '/events'); e.onopen = () => ok('events'); e.onerror = () => { e.close(); ok('refused'); }; }),
    ]);
    for (const h of hosts) {
      const f = document.createElement('iframe'); f.src = 'http://' + h + '/iframe'; document.body.append(f);
      navigator.sendBeacon('http://' + h + '/beacon', 'x');
      const l = document.createElement('link'); l.rel = 'prefetch'; l.href = 'http://' + h + '/prefetch'; document.head.append(l);
      const d = document.createElement('link'); d.rel = 'preconnect'; d.href = 'http://' + h; document.head.append(d);
      const form = document.createElement('form'); form.action = 'http://' + h + '/form'; form.method = 'post'; form.target = 'x'; document.body.append(form); form.submit();
      window.open('http://' + h + '/popup');
      const s = document.createElement('script'); s.src = 'http://' + h + '/script'; document.body.append(s);
    }
    fetch('/redirect-to?url=' + encodeURIComponent('http://127.0.0.1:${port}/redirected')).catch(() => {});
    new Worker(URL.createObjectURL(new Blob(['fetch("http://127.0.0.1:${port}/worker").then((r) => r.text())'])));
    for (const scheme of ['file:///etc/passwd', 'ftp://127.0.0.1:${port}/x']) {
      const f = document.createElement('iframe'); f.src = scheme; document.body.append(f);
    }
    Promise.all(tries).then((all) => { r.textContent = [...new Set(all)].sort().join(','); });
  </script>`);
    const outcome = await capture('/hostile', { waitForMs: 1_500 });
    if (outcome.kind !== 'snapshot') throw new Error(outcome.reason);
    // no-cors answers are opaque to the page: it got the proxy's refusal and cannot tell
    expect(outcome.snapshot.html).toMatch(/<p id="r">(opaque,)?refused<\/p>/);
    expect(outcome.snapshot.html).not.toContain('secret');
    expect(outcome.snapshot.html).not.toContain('root:');
    expect(reached).toEqual([]);
  });

  it('sends nothing past the proxy by WebRTC', async () => {
    serve(`<p id="r">pending</p><script>(async () => {
    const pc = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udpPort}' },
      { urls: 'turn:127.0.0.1:${port}?transport=tcp', username: 'u', credential: 'p' }] });
    pc.createDataChannel('x');
    const found = [];
    pc.onicecandidate = (e) => { if (e.candidate) found.push(e.candidate.candidate); };
    await pc.setLocalDescription(await pc.createOffer());
    setTimeout(() => { r.textContent = 'candidates: ' + found.length; }, 1500);
  })()</script>`);
    const outcome = await capture('/hostile', { waitForMs: 2_000 });
    if (outcome.kind !== 'snapshot') throw new Error(outcome.reason);
    // in a foreign one there is no such constructor
    expect(outcome.snapshot.html).toMatch(/candidates: 0|pending/);
    expect(reached).toEqual([]);
  });

  it('sends nothing past the proxy from other frames, windows and pages made ahead', async () => {
    const send = `async function send(scope) { try {
    const pc = new scope.RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udpPort}' }] });
    pc.createDataChannel('x'); await pc.setLocalDescription(await pc.createOffer()); } catch {} }`;
    const inner = `<script>${send}; send(window)</script>`;
    serve(inner, '/inner');
    const quoted = JSON.stringify(inner).replaceAll('</', '<\\/');
    serve(`<iframe src="/inner"></iframe><iframe src="http://other.test:${site.port}/inner"></iframe>
    <iframe sandbox="allow-scripts" src="/inner"></iframe>
    <script type="speculationrules">{"prerender":[{"source":"list","urls":["/inner"],"eagerness":"immediate"}]}</script>
    <script>${send}
    const frame = (set) => document.body.appendChild(Object.assign(document.createElement('iframe'), set));
    const bare = frame({}); send(bare.contentWindow);
    bare.contentDocument.open(); bare.contentDocument.write(${quoted}); bare.contentDocument.close(); send(bare.contentWindow);
    const held = frame({ srcdoc: ${quoted} }); send(held.contentWindow);
    frame({ srcdoc: ${quoted}, sandbox: 'allow-scripts' });
    frame({ src: 'data:text/html,' + encodeURIComponent(${quoted}) });
    frame({ src: URL.createObjectURL(new Blob([${quoted}], { type: 'text/html' })) });
    const gone = frame({}); const kept = gone.contentWindow; gone.remove(); send(kept);
    const popup = window.open('about:blank'); if (popup) { send(popup); popup.document.write(${quoted}); }
    window.open('/inner'); window.open('/inner', '_blank', 'noopener');
    const a = document.createElement('a'); a.href = 'javascript:send(window)'; a.click();
    setTimeout(() => { const late = frame({ src: 'about:blank' }); send(late.contentWindow); }, 300);
    try { new WebTransport('https://127.0.0.1:${udpPort}/'); } catch {}
    </script>`);
    const outcome = await capture('/hostile', { waitForMs: 2_500 });
    if (outcome.kind !== 'snapshot') throw new Error(outcome.reason);
    expect(site.requests.filter((one) => one.url === '/inner').length).toBeGreaterThan(1);
    expect(reached).toEqual([]);
  });

  it('lets no page install a service worker or get a permission', async () => {
    site.files.set('/sw.js', {
      type: 'text/javascript',
      body: 'self.addEventListener("fetch", () => {})',
    });
    serve(`<p id="r">pending</p><script>(async () => {
    const out = [];
    try { const reg = await navigator.serviceWorker?.register('/sw.js'); out.push(reg ? 'registered' : 'none'); } catch { out.push('none'); }
    for (const name of ['geolocation', 'notifications', 'camera', 'clipboard-read']) {
      try { out.push((await navigator.permissions.query({ name })).state); } catch { out.push('denied'); }
    }
    r.textContent = out.join(' ');
  })()</script>`);
    const outcome = await capture('/hostile');
    if (outcome.kind !== 'snapshot') throw new Error(outcome.reason);
    expect(outcome.snapshot.html).toContain('>none denied denied denied denied<');
    expect(site.requests.some((one) => one.url === '/sw.js')).toBe(false);
  });

  it.each([
    ['a loopback address', () => `http://127.0.0.1:${port}/`],
    ['localhost', () => `http://localhost:${port}/`],
    ['IPv6 loopback', () => `http://[::1]:${port}/`],
    ['a metadata address', () => 'http://169.254.169.254/latest/meta-data/'],
    ['a private address over TLS', () => 'https://10.1.2.3/'],
    ['a redirect', () => `/redirect-to?url=${encodeURIComponent(`http://127.0.0.1:${port}/`)}`],
    ['a redirect over TLS', () => `/redirect-to?url=${encodeURIComponent('https://192.168.0.1/')}`],
  ])('refuses the main document at %s by name', async (_what, url) => {
    const error: unknown = await capture(url()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(HearthError);
    expect(error).toMatchObject({ code: 'SCRAPE_ADDRESS_REFUSED' });
    expect(reached).toEqual([]);
  });

  it('refuses a page that moves itself to this machine', async () => {
    serve(`<script>location.href = 'http://127.0.0.1:${port}/moved'</script>`);
    await expect(capture('/hostile')).rejects.toMatchObject({ code: 'SCRAPE_ADDRESS_REFUSED' });
    expect(reached).toEqual([]);
  });

  it('judges a name anew at every connection (rebinding)', async () => {
    site.files.set('/first', {
      ...html(`<!doctype html><title>r</title>${'<p>First answer.</p>'.repeat(20)}<p id="r"></p><script>
    fetch('http://rebind.test:${port}/again').then((x) => x.ok ? x.text() : 'refused', () => 'refused').then((t) => { r.textContent = t; });</script>`),
    });
    const outcome = await capture(`http://rebind.test:${site.port}/first`);
    if (outcome.kind !== 'snapshot') throw new Error(outcome.reason);
    expect(outcome.snapshot.html).toContain('>refused<');
    expect(reached).toEqual([]);
  });

  it('shares nothing between groups, and everything inside one', async () => {
    serve(`<p id="r"></p><script>
    r.textContent = [document.cookie, localStorage.getItem('k')].join('|') ;
    document.cookie = 'c=1'; localStorage.setItem('k', 'v');</script>`);
    const text = async (isolationGroup: string) => {
      const outcome = await capture('/hostile', { isolationGroup });
      return outcome.kind === 'snapshot'
        ? /<p id="r">(.*?)<\/p>/.exec(outcome.snapshot.html ?? '')?.[1]
        : '';
    };
    expect([await text('a'), await text('a'), await text('b')]).toEqual(['|', 'c=1|v', '|']);
  });
});
