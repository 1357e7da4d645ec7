/**
 * The budgets of the window in real Chromium, at full speed and at a quarter of it: weight, first paint, shifts, scrolling
 * and jumping in 100,000 rows, memory.
 *
 * `node bench/main.ts gui [--rounds 5]`; out/renderer must be built. Prints one table; times are medians of the rounds.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { findUp } from '../src/main/service/version.ts';
import {
  aLongJob,
  jumpToEnd,
  lookAtFirst,
  scrollAndTime,
  type FirstLook,
} from '../test/support/gui-figures.ts';
import { startService, type TestService } from '../test/support/service.ts';
import { openWindow, type GuiWindow } from '../test/support/window.ts';

const ROWS = 100_000;
const FRAMES = 240;
const SPEEDS = [1, 4] as const;

interface Line {
  readonly what: string;
  readonly limit: string;
  /** At full speed and at a quarter; one where speed makes no difference. */
  readonly measured: readonly number[];
  readonly isKept: boolean;
}

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string', default: '5' } },
  });
  const rounds = Number(values.rounds);
  const service = await startService();
  try {
    const jobId = await aLongJob(service, ROWS);
    const gui = await openWindow(service);
    try {
      const lines = [
        ...weights(),
        ...(await firstLooks(service, gui, rounds)),
        ...(await longList(gui, jobId, rounds)),
      ];
      print(lines);
    } finally {
      await gui.close();
    }
  } finally {
    await service.stop();
  }
}

function weights(): readonly Line[] {
  const built = findUp('out/renderer');
  if (built === undefined) throw new Error('The renderer is not built: npm run build');
  const html = readFileSync(join(built, 'index.html'), 'utf8');
  const size = (path: string): number => gzipSync(readFileSync(path)).length / 1024;
  const atStart = (ending: string): number =>
    [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)]
      .map(([, name = '']) => name)
      .filter((name) => name.endsWith(ending))
      .reduce((sum, name) => sum + size(join(built, name)), 0);
  const chunks = readdirSync(join(built, 'assets')).filter((name) => name.endsWith('.js'));
  const heaviest = Math.max(...chunks.map((name) => size(join(built, 'assets', name))));
  return [
    line('JavaScript at the start, KB gz', 150, [atStart('.js')]),
    line('CSS at the start, KB gz', 12, [atStart('.css')]),
    line('heaviest chunk, KB gz', 120, [heaviest]),
  ];
}

async function firstLooks(
  service: TestService,
  { browser }: GuiWindow,
  rounds: number,
): Promise<readonly Line[]> {
  const looks: FirstLook[][] = [];
  for (const cpu of SPEEDS) {
    const those: FirstLook[] = [];
    for (let round = 0; round < rounds; round += 1) {
      those.push(await lookAtFirst(service, { browser, cpu }));
    }
    looks.push(those);
  }
  const [fast = [], slow = []] = looks.map((those) => those.map(({ lcp }) => lcp));
  const all = looks.flat();
  return [
    line('LCP cold, ms', [400, 800], [median(fast), median(slow)]),
    line('layout shift', 0.01, [Math.max(...all.map(({ cls }) => cls))]),
    line('fonts, KB', 130, [Math.max(...all.map(({ fontKilobytes }) => fontKilobytes))]),
  ];
}

async function longList(gui: GuiWindow, jobId: string, rounds: number): Promise<readonly Line[]> {
  const { page } = gui;
  const cdp = await gui.context.newCDPSession(page);
  const frames: number[] = [];
  const jumps: number[] = [];
  for (const rate of SPEEDS) {
    const [scrolled, jumped]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await gui.open(`/jobs/${jobId}?tab=log`);
      await page.getByText('archive/0/').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate });
      scrolled.push(await page.evaluate(scrollAndTime, FRAMES));
      jumped.push(await page.evaluate(jumpToEnd, `/archive/${ROWS - 1}/`));
    }
    frames.push(median(scrolled));
    jumps.push(median(jumped));
  }
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return [
    line('frame while scrolling 100,000 rows, p95 ms', 17, frames),
    line('jump to the last of them, ms', 100, jumps),
    line('JS heap there, MB', 60, [usedSize / 1024 / 1024]),
  ];
}

/** Where one limit is given it holds at full speed; the slow figure beside it only informs. */
function line(what: string, limit: number | readonly number[], measured: readonly number[]): Line {
  const limits = typeof limit === 'number' ? [limit] : limit;
  const isKept = limits.every((most, at) => (measured[at] ?? 0) <= most);
  return { what, limit: limits.join(' / '), measured, isKept };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function print(lines: readonly Line[]): void {
  const figure = (value: number | undefined): string =>
    value === undefined ? '' : String(Math.round(value * 1000) / 1000);
  console.info('| Budget | Limit | 1× CPU | 4× CPU | |\n|---|---|---|---|---|');
  for (const { what, limit, measured, isKept } of lines) {
    const [fast, slow] = measured;
    const mark = isKept ? '✓' : '✗';
    console.info(`| ${what} | ${limit} | ${figure(fast)} | ${figure(slow)} | ${mark} |`);
  }
}
