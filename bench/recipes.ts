/**
 * The budgets of recipes: the detector, the format `tables`, reading and repairing a list page, the picker's weight, and
 * the live page in real Chromium (recipes-live.ts).
 *
 * `node bench/main.ts recipes [--rounds 20] [--no-live]`; out/renderer must be built. Prints one table: medians, of the
 * live page what 95 of 100 keep. It ends within minutes, whatever happens.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Recipe } from '../src/main/service/domain/recipe.ts';
import { readPage } from '../src/main/service/pipeline/dom/parse.ts';
import { detect } from '../src/main/service/pipeline/records/detect.ts';
import { runRecordsTask } from '../src/main/service/pipeline/records/task.ts';
import { readRecordPage } from '../src/main/service/pipeline/records/tree.ts';
import { findUp } from '../src/main/service/version.ts';
import { startService, type TestService } from '../test/support/service.ts';
import { type FixtureSite, startSite } from '../test/support/site.ts';
import { livePage } from './recipes-live.ts';
import { atMost, print, within, type Line } from './support/budget.ts';
import { listOfKilobytes, listPage } from './support/list-pages.ts';
import { measure, quantile } from './support/rounds.ts';

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '20' },
      live: { type: 'boolean', default: true },
    },
    allowNegative: true,
  });
  const rounds = Number(values.rounds);
  // whatever hangs: the browsers end with the process
  setTimeout(() => process.exit(1), LIVE_MS + STOP_MS * 3).unref();
  const lines = [...detector(rounds), ...reading(rounds), pickerWeight()];
  const [service, site] = await Promise.all([startService(), startSite()]);
  try {
    putPages(site);
    lines.push(await aboveScrape(service, site, rounds));
    if (values.live) {
      const put = (line: Line): void => void lines.push(line);
      await within(LIVE_MS, 'the live page', livePage(service, site, { rounds, put }));
    }
  } finally {
    print(lines);
    await within(STOP_MS, 'the end of the service', service.stop());
    await site.close();
  }
}

const LIVE_MS = 480_000;
const STOP_MS = 30_000;

// ── pages alone ──────────────────────────────────────────────────────────────────────────────────────

const URL_OF_PAGE = 'https://shop.example/lamps';

function detector(rounds: number): readonly Line[] {
  return Object.entries({ 25: 4, 120: 12, 400: 45 }).map(([size, limit]) => {
    const kilobytes = Number(size);
    const { root } = readPage(listOfKilobytes(kilobytes));
    const ms = timed(rounds, () => detect(readRecordPage(root, URL_OF_PAGE)));
    return atMost(`detector on a parsed page of ${kilobytes} KB, ms`, limit, median(ms));
  });
}

function reading(rounds: number): readonly Line[] {
  const html = listPage({ lamps: 60 });
  const changed = listPage({ lamps: 60, look: 'redesigned' });
  const page = { url: URL_OF_PAGE, now: '2026-01-01T00:00:00Z' };
  const answer = runRecordsTask({ kind: 'propose', html, most: 1, ...page });
  const recipe = answer.kind === 'tables' ? answer.tables[0]?.recipe : undefined;
  if (recipe === undefined) throw new Error('The page of lamps has no list.');
  const readOf = (text: string, given: Recipe) => (): void => {
    const { kind } = runRecordsTask({ kind: 'read', html: text, recipe: given, ...page });
    if (kind !== 'reading') throw new Error('The page was not read.');
  };
  const healthy = median(timed(rounds, readOf(html, recipe)));
  const healing = median(timed(rounds, readOf(changed, recipe)));
  return [
    atMost(
      'a static list page of 60 records with a healthy recipe, parsed and read, ms',
      4,
      healthy,
    ),
    atMost('the same after a redesign: healing, ms', 80, healing),
  ];
}

/** The thread's own time, ms, whatever else the machine does; after a few that do not count. */
function timed(rounds: number, work: () => unknown): readonly number[] {
  const all = Array.from({ length: rounds + 40 }, () => {
    const from = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(from);
    return (user + system) / 1000;
  });
  return all.slice(40);
}

function pickerWeight(): Line {
  const built = findUp('out/renderer/assets');
  if (built === undefined) throw new Error('The renderer is not built: npm run build');
  const kilobytes = readdirSync(built)
    .filter((name) => /^picker-.*\.js$/.test(name))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(built, name))).length / 1024, 0);
  return atMost("the picker's chunk, KB gz", 60, kilobytes);
}

// ── the service ──────────────────────────────────────────────────────────────────────────────────────

function putPages(site: FixtureSite): void {
  const put = (path: string, body: string): void =>
    void site.files.set(path, { type: 'text/html; charset=utf-8', body });
  put('/25kb', listOfKilobytes(25));
}

async function aboveScrape(service: TestService, site: FixtureSite, rounds: number): Promise<Line> {
  const scrape = (formats: readonly string[]) => async (): Promise<number> => {
    const from = performance.now();
    const { status } = await service.ask('POST', '/v2/scrape', {
      url: `${site.origin}/25kb`,
      formats,
      maxAge: 0,
    });
    if (status !== 200) throw new Error(`The scrape was answered ${status}.`);
    return performance.now() - from;
  };
  const [plain, both] = await measure(
    [
      { name: 'plain', time: scrape(['markdown']) },
      { name: 'tables', time: scrape(['markdown', 'tables']) },
    ],
    { rounds: rounds * 3, warmUp: 20, budgetMs: 60_000 },
  );
  const above = (both?.medianMs ?? NaN) - (plain?.medianMs ?? NaN);
  return atMost('formats ["tables"] above a plain scrape of 25 KB, ms', 8, above);
}

const median = (values: readonly number[]): number => quantile(values, 0.5);
