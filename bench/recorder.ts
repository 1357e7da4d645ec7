/**
 * Recording and replay, on pages of the kinds that are hard to keep (test/support/archetypes).
 *
 * Goal 1: a full recording of a page with 60 parts, against a browser scrape of it with a full-page picture (p50).
 * Goal 5: parts asked for by the shown still that the archive has, film and sound aside.
 * Goal 6: pixels that differ from the page as it was, of the still and of the live replay (YIQ threshold 0.1).
 * Goal 7: words one sees in the still, against the page. Goal 8: hosts in the viewer's network log, and dials.
 * The site runs in a process of its own and is switched off before anything is replayed.
 * Options: `--rounds 15 --shots FOLDER` (PNGs of page, still and live replay).
 */
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { createReplayListener } from '../src/main/service/http/replay/listener.ts';
import { createReplayTickets } from '../src/main/service/http/replay/tickets.ts';
import { createReplayRewriter } from '../src/main/service/pipeline/replay/rewriter.ts';
import type { CaptureRequest, CapturedSnapshot } from '../src/main/service/ports/engine.ts';
import type { ReplaySource } from '../src/main/service/ports/replay-source.ts';
import { ARCHETYPES } from '../test/support/archetypes/site.ts';
import { aBrowser, aLog, dialAnything } from '../test/support/browser.ts';
import type { TestBrowser } from '../test/support/browser.ts';
import { RECORD } from '../test/support/recorded.ts';
import { replaySource } from '../test/support/replay-source.ts';
import type { KeptRecording } from '../test/support/replay-source.ts';
import { openViewer } from '../test/support/viewer.ts';
import { measure } from './support/rounds.ts';

const AT = Date.UTC(2026, 10, 12, 18, 40);
const WORDS = { type: 'executeJavascript', script: 'document.body.innerText' } as const;

interface Kept extends KeptRecording {
  readonly live: Uint8Array;
  readonly words: string;
}

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: '15' }, shots: { type: 'string' } },
  });
  const site = await startSite();
  const browser = aBrowser(dialAnything);
  await times(browser, site.origin, Number(values.rounds));
  const kept: Kept[] = [];
  for (const path of ARCHETYPES) kept.push(await keep(browser, site.origin, path));
  await site.end();
  await replay(browser, kept, values.shots);
  await browser.close();
}

async function capture(
  { engine }: TestBrowser,
  request: Partial<CaptureRequest> & { readonly url: string },
): Promise<CapturedSnapshot> {
  const outcome = await engine.capture(
    {
      headers: {},
      mobile: false,
      skipTlsVerification: false,
      blockAds: true,
      location: { languages: [] },
      waitForMs: 0,
      actions: [],
      fastMode: false,
      proxy: 'basic',
      isolationGroup: 'bench',
      maxBodyBytes: 25_000_000,
      ...request,
    },
    { deadlineAt: Date.now() + 120_000, signal: new AbortController().signal },
  );
  if (outcome.kind !== 'snapshot') throw new Error(outcome.reason);
  return outcome.snapshot;
}

async function times(browser: TestBrowser, origin: string, rounds: number): Promise<void> {
  const url = `${origin}/whole`;
  let group = 0;
  const timed = async (extra: Partial<CaptureRequest>): Promise<number> => {
    group += 1;
    const isolationGroup = `time ${group.toString()}`;
    const from = performance.now();
    await capture(browser, { url, isolationGroup, ...extra });
    const ms = performance.now() - from;
    await browser.engine.release(isolationGroup);
    return ms;
  };
  const [scrape, record] = await measure(
    [
      {
        name: 'scrape with full-page picture',
        time: () => timed({ screenshot: { fullPage: true } }),
      },
      { name: 'full recording', time: () => timed({ record: RECORD }) },
    ],
    { rounds, warmUp: 3, budgetMs: 300_000 },
  );
  for (const one of [scrape, record]) {
    say(
      `${one?.name ?? ''}: p50 ${ms(one?.medianMs)}, p25 ${ms(one?.quartileMs)}, ${(one?.rounds ?? 0).toString()} rounds`,
    );
  }
  const over = ((record?.medianMs ?? 0) / (scrape?.medianMs ?? 1) - 1) * 100;
  say(`goal 1: ${over >= 0 ? '+' : ''}${over.toFixed(1)} % (goal: at most +25 %)`);
}

async function keep(browser: TestBrowser, origin: string, path: string): Promise<Kept> {
  const snapshot = await capture(browser, {
    url: origin + path,
    record: RECORD,
    actions: [WORDS],
    waitForMs: 200,
    screenshot: { fullPage: true },
  });
  const { recording, screenshot, actions } = snapshot;
  if (recording === undefined || screenshot === undefined) throw new Error(`${path}: no recording`);
  const said = actions?.javascriptReturns[0]?.value;
  const words = typeof said === 'string' ? said : '';
  const captureId = path.slice(1);
  return { captureId, accountId: 'a', at: AT, recording, live: screenshot.bytes, words };
}

async function replay(
  browser: TestBrowser,
  kept: readonly Kept[],
  shots: string | undefined,
): Promise<void> {
  const tickets = createReplayTickets({ now: Date.now });
  const ticket = tickets.give({ accountId: 'a', sessionId: 's' });
  const asked: { captureId: string; isServed: boolean }[] = [];
  let origin = '';
  const viewer = await openViewer(() => origin);
  const listener = createReplayListener({
    source: counting(replaySource(kept), asked),
    tickets,
    rewriter: createReplayRewriter(),
    guard: { allowedHosts: [], boundBeyondLoopback: false },
    framers: () => [viewer.gui],
    log: aLog(),
  });
  origin = await listener.start({ host: '127.0.0.1', port: 0 });
  let dials = 0;
  const differs: { still: number; live: number }[] = [];
  const words: number[] = [];
  for (const one of kept) {
    const { page } = viewer;
    await page.goto(`${origin}/${ticket}/${one.captureId}/f/0`, { waitUntil: 'load' });
    await page.evaluate('document.fonts.ready.then(() => true)');
    const still = await wholePicture(page);
    const seen = String(await page.evaluate('document.body.innerText'));
    const again = await capture(browser, {
      url: one.recording.main.url,
      archive: { recording: one.recording, at: AT },
      screenshot: { fullPage: true },
      waitForMs: 200,
    });
    dials += again.replayed?.dials ?? 1;
    const live = again.screenshot?.bytes ?? new Uint8Array();
    await page.goto('about:blank');
    const difference = {
      still: await differing(page, one.live, still),
      live: await differing(page, one.live, live),
    };
    differs.push(difference);
    words.push(wordsKept(one.words, seen));
    const { served, requested } = again.replayed ?? { served: 0, requested: 1 };
    say(
      `${one.captureId}: still ${percent(difference.still)}, live ${percent(difference.live)} of pixels differ; words ${(words.at(-1) ?? 0).toFixed(4)}; ${partsOf(asked, one.captureId)} parts of the still, ${served.toString()}/${requested.toString()} of the live replay`,
    );
    if (shots !== undefined) await write(shots, one, { still, live });
  }
  const log = await viewer.close();
  await listener.close();
  const own = new Set([origin, viewer.gui].map((one) => new URL(one).host));
  const strangers = log.hosts.filter((host) => !own.has(host));
  const served = asked.filter(({ isServed }) => isServed).length;
  say(
    `goal 5: ${percent(served / asked.length)} of ${asked.length.toString()} parts (goal: 99.5 %)`,
  );
  say(
    `goal 6: still median ${percent(
      at(
        differs.map((one) => one.still),
        0.5,
      ),
    )}, worst ${percent(
      at(
        differs.map((one) => one.still),
        1,
      ),
    )}; live median ${percent(
      at(
        differs.map((one) => one.live),
        0.5,
      ),
    )}, worst ${percent(
      at(
        differs.map((one) => one.live),
        1,
      ),
    )} (goal: medians 0.5 and 0.2 %)`,
  );
  say(`goal 7: ${Math.min(...words).toFixed(4)} of the words at least (goal: 0.995)`);
  say(
    `goal 8: ${strangers.length.toString()} hosts but our own in the network log, ${dials.toString()} dials (goal: 0, 0)`,
  );
}

function counting(
  source: ReplaySource,
  asked: { captureId: string; isServed: boolean }[],
): ReplaySource {
  return {
    ...source,
    async resource(captureId, url, accountId) {
      const found = await source.resource(captureId, url, accountId);
      if (!url.endsWith('.mp4')) asked.push({ captureId, isServed: found !== null });
      return found;
    },
  };
}

function partsOf(
  asked: readonly { captureId: string; isServed: boolean }[],
  captureId: string,
): string {
  const own = asked.filter((one) => one.captureId === captureId);
  return `${own.filter(({ isServed }) => isServed).length.toString()}/${own.length.toString()}`;
}

/** By clip, as the engine takes it: Playwright's own leaves frames of other origins blank. */
async function wholePicture(page: Page): Promise<Uint8Array> {
  const cdp = await page.context().newCDPSession(page);
  const { cssContentSize } = await cdp.send('Page.getLayoutMetrics');
  const { width, height } = cssContentSize;
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: Math.ceil(width), height: Math.ceil(height), scale: 1 },
  });
  await cdp.detach();
  return Buffer.from(data, 'base64');
}

/** Share of pixels whose difference in YIQ is above a tenth; what one picture lacks differs. */
async function differing(page: Page, one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = [one, other].map((bytes) => Buffer.from(bytes).toString('base64'));
  const share: unknown = await page.evaluate(`(async () => {
    const read = async (data) => {
      const image = new Image(); image.src = 'data:image/png;base64,' + data; await image.decode();
      const canvas = document.createElement('canvas'); canvas.width = image.width; canvas.height = image.height;
      const g = canvas.getContext('2d'); g.drawImage(image, 0, 0);
      return g.getImageData(0, 0, image.width, image.height);
    };
    const [a, b] = await Promise.all(['${a ?? ''}', '${b ?? ''}'].map(read));
    const width = Math.max(a.width, b.width), height = Math.max(a.height, b.height);
    let differ = width * height - Math.min(a.width, b.width) * Math.min(a.height, b.height);
    for (let y = 0; y < Math.min(a.height, b.height); y += 1) for (let x = 0; x < Math.min(a.width, b.width); x += 1) {
      const i = (y * a.width + x) * 4, j = (y * b.width + x) * 4;
      const r = a.data[i] - b.data[j], g = a.data[i + 1] - b.data[j + 1], l = a.data[i + 2] - b.data[j + 2];
      const Y = r * 0.29889531 + g * 0.58662247 + l * 0.11448223, I = r * 0.59597799 - g * 0.2741761 - l * 0.32180189, Q = r * 0.21147017 - g * 0.52261711 + l * 0.31114694;
      if (0.5053 * Y * Y + 0.299 * I * I + 0.1957 * Q * Q > 35215 * 0.01) differ += 1;
    }
    return differ / (width * height);
  })()`);
  return Number(share);
}

/** Share of the page's words, each as often as it stands, that one sees in the still. */
function wordsKept(page: string, still: string): number {
  const count = new Map<string, number>();
  const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  for (const word of wordsOf(still)) count.set(word, (count.get(word) ?? 0) + 1);
  const words = wordsOf(page);
  const kept = words.filter((word) => {
    const left = count.get(word) ?? 0;
    count.set(word, left - 1);
    return left > 0;
  });
  return words.length === 0 ? 1 : kept.length / words.length;
}

async function write(
  folder: string,
  { captureId, live }: Kept,
  pictures: { readonly still: Uint8Array; readonly live: Uint8Array },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${captureId}-page.png`), live);
  await writeFile(join(folder, `${captureId}-still.png`), pictures.still);
  await writeFile(join(folder, `${captureId}-live.png`), pictures.live);
}

async function startSite(): Promise<{ readonly origin: string; end: () => Promise<void> }> {
  const script = join(import.meta.dirname, 'support', 'serve-archetypes.ts');
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  return {
    origin,
    end: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

const at = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
const ms = (value: number | undefined): string => `${(value ?? Number.NaN).toFixed(0)} ms`;
const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
