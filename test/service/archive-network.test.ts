/** Kept pages opened again in our own Chromium, their scripts running, with the archive as the only network. */
import { createServer } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sniffEncoding } from '../../src/main/service/pipeline/dom/encoding.ts';
import type { CaptureRequest, CapturedSnapshot } from '../../src/main/service/ports/engine.ts';
import type { Recording } from '../../src/main/service/ports/recording.ts';
import { startArchetypes } from '../support/archetypes/site.ts';
import { aBrowser, dialAnything } from '../support/browser.ts';
import type { TestBrowser } from '../support/browser.ts';
import { readNetLog } from '../support/viewer.ts';
import { RECORD, record, textOf } from '../support/recorded.ts';
import { aCapture } from '../suites/engine/engine-suite.ts';

const AT = Date.UTC(2026, 10, 12, 18, 40);
const netLog = join(mkdtempSync(join(tmpdir(), 'hearth-netlog-')), 'netlog.json');
let browser: TestBrowser;
let site: string;
const kept = new Map<string, Recording>();
let connections = 0;
const beacon = createServer((_request, response) => response.end());
beacon.on('connection', () => (connections += 1));

beforeAll(async () => {
  const archetypes = await startArchetypes();
  site = archetypes.origin;
  archetypes.files.set('/clock', {
    type: 'text/html',
    body: '<!DOCTYPE html><title>Clock</title><p id="now"></p><p id="chance"></p><button onclick="this.textContent = \'pressed\'">press</button><script>now.textContent = new Date().toISOString().slice(0, 16); chance.textContent = Math.random();</script>',
  });
  archetypes.files.set('/unsaid', {
    type: 'text/html',
    body: Buffer.from('<!DOCTYPE html><title>t</title><p>Öfen für große Häuser</p>'),
  });
  browser = aBrowser(dialAnything, { netLog, encodingOf: sniffEncoding });
  for (const path of ['/whole', '/app', '/framed', '/clock', '/unsaid']) {
    kept.set(path, await record(browser, `${site}${path}`));
  }
  await archetypes.close();
  await new Promise<void>((resolve) => beacon.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  beacon.close();
  rmSync(dirname(netLog), { recursive: true, force: true });
});

async function open(
  recording: Recording | undefined,
  extra: Partial<CaptureRequest> = {},
): Promise<CapturedSnapshot> {
  if (recording === undefined) throw new Error('not recorded');
  const request = aCapture({ url: recording.main.url, archive: { recording, at: AT }, ...extra });
  const outcome = await browser.engine.capture(request, {
    deadlineAt: Date.now() + 60_000,
    signal: new AbortController().signal,
  });
  if (outcome.kind !== 'snapshot') throw new Error(outcome.reason);
  return outcome.snapshot;
}

it('runs a page of sixty parts again, its site switched off, and dials nobody', async () => {
  const page = await open(kept.get('/whole'), {
    waitForMs: 300,
    screenshot: { fullPage: true },
  });
  for (const text of ['got {"ask":7}', 'a worker asked', 'from a module', 'an old request']) {
    expect(page.html).toContain(text);
  }
  expect(page.html).toContain('300000 bytes as a blob');
  expect(page.html).toContain('Words in a frame');
  expect(page.finalUrl).toBe(`${site}/whole`);
  expect(page.screenshot?.bytes.length).toBeGreaterThan(10_000);
  const { requested, served, missed, dials } = page.replayed ?? {};
  expect(dials).toBe(0);
  // film is not kept
  expect(missed?.filter((url) => !url.endsWith('/film.mp4'))).toEqual([]);
  expect(served).toBeGreaterThan(50);
  expect(requested).toBeLessThanOrEqual((served ?? 0) + 2);
});

it('stops the clock of the world at the capture, and throws the same dice each time', async () => {
  const [one, two] = [await open(kept.get('/clock')), await open(kept.get('/clock'))];
  expect(one.html).toContain('2026-11-12T18:40');
  const chance = (page: CapturedSnapshot): string | undefined =>
    /id="chance">([^<]+)/.exec(page.html ?? '')?.[1];
  expect(chance(one)).toMatch(/^0\.\d+/);
  expect(chance(two)).toBe(chance(one));
});

it('reads a page that does not say its encoding as it was read when it was kept', async () => {
  expect((await open(kept.get('/unsaid'))).html).toContain('Öfen für große Häuser');
});

it('acts on the past', async () => {
  const page = await open(kept.get('/clock'), {
    actions: [{ type: 'click', selector: 'button', all: false }],
  });
  expect(page.html).toContain('pressed');
  expect(page.replayed?.dials).toBe(0);
});

it('makes a still of a recording that had none, all of it from the recording', async () => {
  const { recording } = await open(kept.get('/framed'), { record: RECORD });
  expect(recording?.stills.map(({ frame }) => frame)).toEqual([0, 1, 2, 3, 4]);
  expect(recording?.stills.at(-1)?.html).toContain('The deepest words');
  expect(recording && textOf(recording.main)).toContain('Outside');
});

it('dials nobody for a page that tries every way there is', async () => {
  const there = `localhost:${(beacon.address() as AddressInfo).port}`;
  const code = `
    const at = '${there}';
    fetch('http://' + at + '/fetch').catch(() => {}); navigator.sendBeacon('http://' + at + '/beacon', 'x');
    try { new WebSocket('ws://' + at + '/socket'); } catch {} try { new EventSource('http://' + at + '/events'); } catch {}
    const inside = 'try { new WebSocket("ws://' + at + '/inner"); } catch {} fetch("http://' + at + '/inner-fetch").catch(() => {});';
    new Worker(URL.createObjectURL(new Blob([inside], { type: 'text/javascript' })));
    try { const p = new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + at }, { urls: 'turn:' + at + '?transport=tcp', username: 'u', credential: 'c' }] }); p.createDataChannel('x'); p.createOffer().then((o) => p.setLocalDescription(o)); } catch {}
    for (const rel of ['prefetch', 'preconnect', 'dns-prefetch', 'preload', 'prerender', 'modulepreload']) { const l = document.createElement('link'); l.rel = rel; l.as = 'image'; l.href = 'http://' + at + '/' + rel; document.head.append(l); }
    const s = document.createElement('script'); s.type = 'speculationrules'; s.textContent = JSON.stringify({ prefetch: [{ source: 'list', urls: ['http://' + at + '/speculation'] }] }); document.head.append(s);
    const f = document.createElement('iframe'); f.src = 'http://' + at + '/frame'; document.body.append(f);
    window.open('http://' + at + '/popup'); try { new WebTransport('https://' + at + '/transport').ready.catch(() => {}); } catch {}
    setTimeout(() => { document.body.append('tried all'); }, 200);`;
  const [main] = [kept.get('/clock')?.main];
  const clock = kept.get('/clock');
  if (main === undefined || clock === undefined) throw new Error('not recorded');
  const body = Buffer.from(`<!DOCTYPE html><title>x</title><body><script>${code}</script>`);
  const page = await open({ ...clock, main: { ...main, body }, resources: [] }, { waitForMs: 800 });
  expect(page.html).toContain('tried all');
  expect(page.replayed?.dials).toBe(0);
  expect(connections).toBe(0);
  expect(page.replayed?.missed).toContain(`http://${there}/fetch`);
});

it('leaves no context behind, and answers the web again afterwards', async () => {
  await expect.poll(() => browser.egress.stats().sessions).toBeLessThanOrEqual(2);
  const outcome = await browser.engine.capture(
    aCapture({ url: `http://localhost:${(beacon.address() as AddressInfo).port}/real` }),
    { deadlineAt: Date.now() + 30_000, signal: new AbortController().signal },
  );
  expect(outcome.kind === 'snapshot' && outcome.snapshot.status).toBe(200);
  // the beacon can be reached by those who may
  expect(connections).toBeGreaterThan(0);
});

it('connects to nothing but its own proxy in the whole network log of the browser', async () => {
  const { host, port } = await browser.egress.start();
  await browser.close();
  const { connections: opened, hosts } = readNetLog(readFileSync(netLog, 'utf8'));
  expect(opened).toEqual([`${host}:${port}`]);
  // the log does name what pages asked the proxy for
  expect(hosts.some((one) => one.startsWith('localhost:'))).toBe(true);
});
