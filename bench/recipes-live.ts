/**
 * The budgets of the live page, in real Chromium: pictures and memory over its own socket, hover and clicks in the
 * window that a reader has. Every wait has an end, and so has the whole.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromiumFamilyOf } from '../test/support/processes.ts';
import type { TestService } from '../test/support/service.ts';
import type { FixtureSite } from '../test/support/site.ts';
import { openWindow } from '../test/support/window.ts';
import { atLeast, atMost, within, type Line } from './support/budget.ts';
import { listPage } from './support/list-pages.ts';
import { askConsole, openLive, type LiveClient } from './support/live-client.ts';
import { hoverMs, pickMs, pixelMs } from './support/live-window.ts';
import { quantile } from './support/rounds.ts';

/** Each of the things measured in the window, ms. */
const STEP_MS = 90_000;
const WATCHED_MS = 3_000;
const MOVE_MS = 16;
const SESSIONS = 50;
const MB = 1024;

/** Hands over each line when it is known; what cannot be measured is a line that is missed. */
export async function livePage(
  service: TestService,
  site: FixtureSite,
  { rounds, put }: { readonly rounds: number; readonly put: (line: Line) => void },
): Promise<void> {
  putPages(site);
  await openings(service, site, rounds).then(put);
  for (const line of await pictures(service, site)) put(line);
  await memory(service, site).then(put);
  await leaks(service, site).then(put);
  await inWindow(service, site, { rounds, put });
}

// ── pages ────────────────────────────────────────────────────────────────────────────────────────────

/** Elements of a card and of a row of `two`. */
const CARD = 9;
const ROW = 5;

function putPages(site: FixtureSite): void {
  const put = (path: string, body: string): void =>
    void site.files.set(path, { type: 'text/html; charset=utf-8', body });
  put('/long', listPage({ lamps: 200 }));
  put(
    '/moving',
    '<!doctype html><title>Moving</title><style>@keyframes go{to{transform:translateX(800px)}}div{width:120px;height:120px;background:#c40;animation:go 2s linear infinite alternate}</style><div></div><p>Something moves.</p>',
  );
  put(
    '/press',
    `<!doctype html><title>Press</title><body style="margin:0;min-height:100vh;background:#fff" onmousedown="this.style.background = this.style.background === 'rgb(200, 0, 0)' ? 'rgb(0, 0, 200)' : 'rgb(200, 0, 0)'"><p>Press anywhere.</p>`,
  );
  put('/two-5000', twoLists(5_000));
  put('/two-20000', twoLists(20_000));
}

/** Two lists side by side, in view both. */
function twoLists(elements: number): string {
  const cards = listPage({ lamps: Math.round((elements * 0.6) / CARD) });
  const rows = Array.from(
    { length: Math.round((elements * 0.4) / ROW) },
    (_, at) =>
      `<article><b>Shop ${at}</b><i>Open since ${1900 + (at % 100)}</i><a href="/shop/${at}">Way there</a><u>${at % 9} km</u></article>`,
  );
  return cards
    .replace(
      '</style>',
      'main{display:grid;grid-template-columns:1fr 1fr}h1{grid-column:1/3}article{height:60px}</style>',
    )
    .replace('</main>', `<section>${rows.join('')}</section></main>`);
}

// ── over its socket ──────────────────────────────────────────────────────────────────────────────────

async function openings(service: TestService, site: FixtureSite, rounds: number): Promise<Line> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const live = await openLive(service, `${site.origin}/long`);
    await live.close();
    // the first one starts the browser
    if (round > 0) times.push(live.openedMs);
  }
  return atMost('open → first frame p95, ms', 1_500, quantile(times, 0.95));
}

async function pictures(service: TestService, site: FixtureSite): Promise<readonly Line[]> {
  const scrolled = await watched(service, `${site.origin}/long`, (live) =>
    live.send({ kind: 'wheel', x: 400, y: 300, dx: 0, dy: 24 }),
  );
  const moved = await watched(service, `${site.origin}/moving`, () => undefined);
  return [
    atLeast('frames a second while scrolling', 25, scrolled.rate),
    atLeast('frames a second of an animation', 50, moved.rate),
    atMost('a frame p95, KB', 120, Math.max(scrolled.kilobytes, moved.kilobytes)),
  ];
}

/** Pictures while something is done every 16 ms. */
async function watched(
  service: TestService,
  url: string,
  act: (live: LiveClient) => void,
): Promise<{ readonly rate: number; readonly kilobytes: number }> {
  const live = await openLive(service, url);
  try {
    await sleep(1_000);
    const from = performance.now();
    const before = live.pictures.length;
    while (performance.now() - from < WATCHED_MS) {
      act(live);
      await sleep(MOVE_MS);
    }
    const taken = live.pictures.slice(before);
    const seconds = (performance.now() - from) / 1_000;
    const sizes = taken.map(({ bytes }) => bytes / 1024);
    return { rate: taken.length / seconds, kilobytes: quantile(sizes, 0.95) };
  } finally {
    await live.close();
  }
}

/** What the browser's processes hold beyond what they held before, each page counted once however many share it. */
async function memory(service: TestService, site: FixtureSite): Promise<Line> {
  await sleep(1_000);
  const before = proportionalMb();
  const live = await openLive(service, `${site.origin}/two-5000`);
  try {
    await sleep(2_000);
    return atMost('memory of a live session, MB', 250, proportionalMb() - before);
  } finally {
    await live.close();
  }
}

function proportionalMb(): number {
  let kilobytes = 0;
  for (const pid of chromiumFamilyOf(process.pid)) {
    const said = /^Pss:\s+(\d+) kB/m.exec(readIf(`/proc/${pid}/smaps_rollup`))?.[1];
    kilobytes += Number(said ?? 0);
  }
  return kilobytes / MB;
}

function readIf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // it ended meanwhile
  }
}

async function leaks(service: TestService, site: FixtureSite): Promise<Line> {
  const before = await contexts(service);
  for (let session = 0; session < SESSIONS; session += 1) {
    const live = await openLive(service, `${site.origin}/moving`);
    await live.close();
  }
  let left = await contexts(service);
  for (let wait = 0; wait < 20 && left > before; wait += 1) {
    await sleep(250);
    left = await contexts(service);
  }
  return atMost(`contexts left by ${SESSIONS} sessions`, 0, Math.max(0, left - before));
}

async function contexts(service: TestService): Promise<number> {
  const answer = JSON.stringify(await askConsole(service, 'GET', '/console/diagnostics'));
  const count = /"contexts":(\d+)/.exec(answer)?.[1];
  if (count === undefined) throw new Error('The service does not say how many contexts it holds.');
  return Number(count);
}

// ── in the window ────────────────────────────────────────────────────────────────────────────────────

async function inWindow(
  service: TestService,
  site: FixtureSite,
  { rounds, put }: { readonly rounds: number; readonly put: (line: Line) => void },
): Promise<void> {
  const gui = await within(60_000, 'the window', openWindow(service, { path: '/recipes' }));
  const measure = async (
    what: string,
    limit: number,
    times: Promise<readonly number[]>,
  ): Promise<void> => {
    const measured = await within(STEP_MS, what, times).catch((error: unknown) => {
      console.error(error);
      return [Number.NaN];
    });
    put(atMost(`${what} p95, ms`, limit, quantile(measured, 0.95)));
  };
  const at = (path: string): string => `${site.origin}${path}`;
  try {
    await measure('hover → outline', 50, hoverMs(gui, at('/two-5000'), rounds));
    for (const [elements, limit] of [
      [5_000, 200],
      [20_000, 600],
    ] as const) {
      const what = `click → records outlined, table filled at ${elements} elements`;
      await measure(what, limit, pickMs(gui, at(`/two-${elements}`), rounds));
    }
    await measure('click → pixel', 100, pixelMs(gui, at('/press'), rounds));
  } finally {
    await within(10_000, 'closing the window', gui.close());
  }
}
