/** Kept pages look as they did, each part of a page in real Chromium with the site switched off. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReplayListener } from '../../src/main/service/http/replay/listener.ts';
import type { ReplayListener } from '../../src/main/service/http/replay/listener.ts';
import { createReplayTickets } from '../../src/main/service/http/replay/tickets.ts';
import { createReplayRewriter } from '../../src/main/service/pipeline/replay/rewriter.ts';
import { aBrowser, aLog, dialAnything } from '../support/browser.ts';
import { record } from '../support/recorded.ts';
import { replaySource } from '../support/replay-source.ts';
import type { KeptRecording } from '../support/replay-source.ts';
import { openViewer } from '../support/viewer.ts';
import type { Viewer } from '../support/viewer.ts';

const GREEN = 'rgb(0, 128, 0)';
const RED = 'rgb(255, 0, 0)';

interface Answer {
  /** Undefined: HTML; null: none is said. */
  readonly type?: string | null;
  readonly body: string | Buffer;
}

const page = (head: string, body: string): Answer => ({
  body: `<!doctype html><meta charset="utf-8"><title>Looks</title>${head}${body}`,
});

const ANSWERS: Readonly<Record<string, Answer>> = {
  '/moved': page(
    '<style>p{opacity:0}</style>',
    `<p id="shown">Revealed</p><div id="host"></div><script>
      const shown = { duration: 1, fill: 'forwards' };
      document.getElementById('shown').animate([{ opacity: 0 }, { opacity: 1, backgroundColor: '#008000' }], shown);
      const root = document.getElementById('host').attachShadow({ mode: 'open' });
      root.innerHTML = '<style>b{opacity:0}</style><b>Inside</b>';
      root.querySelector('b').animate([{ opacity: 0 }, { opacity: 1 }], shown);
    </script>`,
  ),
  '/lifted': page(
    '<style>[popover]:popover-open{background:green}dialog:modal{background:green}</style>',
    `<div id="popover" popover>Over</div><dialog id="dialog">Modal</dialog><textarea rows="4"></textarea><script>
      const one = (id) => document.getElementById(id);
      one('dialog').showModal();
      one('popover').showPopover();
      document.querySelector('textarea').value = '\\nsecond line';
    </script>`,
  ),
  '/asked': page(
    `<style>a[href^="http"]{color:red}a[href^="/"]{color:green}a[href="mailto:a@b.test"]{font-weight:700}
    a[target=_blank]{border-top:3px solid}img[src$="dot.png"]{outline:3px solid}a::after{content:attr(href)}</style>`,
    `<a id="out" href="https://other.test/">Out</a><a id="in" href="/inside" target="_blank">In</a>
    <a id="mail" href="mailto:a@b.test">Mail</a><img alt="" src="dot.png">`,
  ),
  '/sheets': page(
    `<link rel="stylesheet" href="/untyped.css"><link rel="stylesheet" href="/plain.css">
    <link rel="stylesheet" href="/hashed.css" integrity="sha256-AAAA">`,
    '<p id="untyped">Without a type</p><p id="refused">Refused by the page</p>',
  ),
  '/untyped.css': { type: null, body: '#untyped{color:green}#refused{color:green}' },
  '/plain.css': { type: 'text/plain', body: '#refused{color:red !important}' },
  '/hashed.css': { type: 'text/css', body: '#refused{color:red !important}' },
  '/quirks': {
    type: 'text/html; charset=iso-8859-1',
    body: Buffer.from(
      '<title>Gr\xfc\xdfe</title><link rel="stylesheet" href="/old.css"><p>Quote</p>',
      'latin1',
    ),
  },
  '/old.css': {
    type: 'text/plain',
    body: Buffer.from('p{color:red}p::before{content:"\xab"}', 'latin1'),
  },
};

const kept: KeptRecording[] = [];
const tickets = createReplayTickets({ now: () => Date.now() });
const ticket = tickets.give({ accountId: 'mine', sessionId: 'session' });
let listener: ReplayListener;
let origin: string;
let viewer: Viewer;

beforeAll(async () => {
  const server = createServer((request, response) => {
    const { type = 'text/html', body } = ANSWERS[request.url ?? ''] ?? { body: 'none' };
    response.writeHead(200, type === null ? {} : { 'content-type': type });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port.toString()}`;
  const browser = aBrowser(dialAnything);
  for (const [path, { type }] of Object.entries(ANSWERS)) {
    if (type !== undefined && type?.startsWith('text/html') !== true) continue;
    const recording = await record(browser, site + path);
    kept.push({ captureId: path.slice(1), accountId: 'mine', at: Date.now(), recording });
  }
  await browser.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  listener = createReplayListener({
    source: replaySource(kept),
    rewriter: createReplayRewriter(),
    tickets,
    guard: { allowedHosts: [], boundBeyondLoopback: false },
    framers: () => [viewer.gui],
    log: aLog(),
  });
  origin = await listener.start({ host: '127.0.0.1', port: 0 });
  viewer = await openViewer(() => origin);
});
afterAll(async () => {
  await viewer.close();
  await listener.close();
});

const show = (capture: string): Promise<Frame> => viewer.show(`${origin}/${ticket}/${capture}/f/0`);

/** The computed value of a property. */
const styleOf = (frame: Frame, selector: string, property: string): Promise<string> =>
  frame
    .locator(selector)
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

it('shows what scripts brought into view, in shadow roots, too', async () => {
  const frame = await show('moved');
  expect(await styleOf(frame, '#shown', 'opacity')).toBe('1');
  expect(await styleOf(frame, '#shown', 'background-color')).toBe(GREEN);
  expect(await styleOf(frame, 'b', 'opacity')).toBe('1');
});

it('shows what lay above the page in the looks it had there, and fields with their first line', async () => {
  const frame = await show('lifted');
  expect(await styleOf(frame, '#dialog', 'background-color')).toBe(GREEN);
  expect(await styleOf(frame, '#popover', 'background-color')).toBe(GREEN);
  expect(await styleOf(frame, '#popover', 'border-top-style')).toBe('solid');
  expect(await frame.locator('#popover').isVisible()).toBe(true);
  expect(await frame.locator('textarea').inputValue()).toBe('\nsecond line');
});

it('selects by addresses as the page wrote them', async () => {
  const frame = await show('asked');
  expect(await styleOf(frame, '#out', 'color')).toBe(RED);
  expect(await styleOf(frame, '#in', 'color')).toBe(GREEN);
  expect(await styleOf(frame, '#in', 'border-top-style')).toBe('solid');
  expect(await styleOf(frame, '#mail', 'font-weight')).toBe('700');
  expect(await styleOf(frame, 'img', 'outline-style')).toBe('solid');
  const said = await frame
    .locator('#in')
    .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(said).toBe('"/inside"');
});

it('shows sheets as the page took them: of no type or of a wrong one, and none it refused', async () => {
  const frame = await show('sheets');
  expect(await styleOf(frame, '#untyped', 'color')).toBe(GREEN);
  expect(await styleOf(frame, '#refused', 'color')).toBe(GREEN);
});

it('reads sheets that do not say their encoding in that of the page', async () => {
  const frame = await show('quirks');
  expect(await styleOf(frame, 'p', 'color')).toBe(RED);
  const mark = await frame
    .locator('p')
    .evaluate((element) => getComputedStyle(element, '::before').content);
  expect(mark).toBe('"«"');
});
