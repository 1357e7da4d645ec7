/**
 * Proves with Chromium that the shapes tell the truth: `node test/support/rendering/check.ts`
 * `[--half development|held-out|both|more|old|old-2|old-3] [--seeds 1,2,3] [--only PART-OF-A-NAME]`.
 *
 * needs-browser: something expected is absent from the served text, and all of it is visible within 3 s of load.
 * static: all of it is in the served text and visible, and 2 s of its scripts leave the main text as it was.
 * Both: no script throws, no file of the page's own site is missing. Prints a line for every failure, exits 1 then.
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';
import { locateChromium } from '../../../src/main/service/engines/browser/locate.ts';
import { plain, servedText } from './compare.ts';
import { DEVELOPMENT } from './development.ts';
import { DEVELOPMENT_MORE } from './development-more.ts';
import { HELD_OUT } from './held-out.ts';
import { HELD_OUT_2 } from './held-out-2.ts';
import { HELD_OUT_3 } from './held-out-3.ts';
import { HELD_OUT_4 } from './held-out-4.ts';
import { TEST_DATA_DIR } from '../shared-chromium.ts';
import { inParallel } from './in-parallel.ts';
import { readMainText, readVisibleText } from './page-text.ts';
import { serveShape, serveSite } from './serve.ts';
import type { MadePage, Shape } from './shape.ts';

const VISIBLE_WITHIN_MS = 3_000;
const STATIC_AFTER_MS = 2_000;
/** Letters a static page's scripts may add or take away in its main text. */
const SLACK_LETTERS = 10;
const AT_ONCE = 4;
const CRAWLED_PAGES = 40;

const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'both' },
    seeds: { type: 'string', default: '1,2,3' },
    only: { type: 'string', default: '' },
  },
});

const HALVES: readonly (readonly [string, readonly Shape[]])[] = [
  ['development', DEVELOPMENT],
  ['held-out', HELD_OUT_4],
  ['more', DEVELOPMENT_MORE],
  ['old', HELD_OUT],
  ['old-2', HELD_OUT_2],
  ['old-3', HELD_OUT_3],
];
const BOTH = ['development', 'held-out'];

async function main(): Promise<void> {
  const browser = await launch();
  const failures: string[] = [];
  const rows: string[] = [];
  try {
    for (const [half, all] of HALVES) {
      if (values.half === 'both' ? !BOTH.includes(half) : values.half !== half) continue;
      const shapes = all.filter(({ name }) => name.includes(values.only));
      failures.push(...namesTwice(all), ...(await crawlable(shapes)));
      const visits = shapes.flatMap((shape) =>
        values.seeds.split(',').map((seed) => ({ shape, seed: Number(seed) })),
      );
      const results = await inParallel(visits, AT_ONCE, ({ shape, seed }) =>
        checkOne(browser, shape, seed),
      );
      failures.push(...results.flat().map((problem) => `${half}: ${problem}`));
      for (const kind of ['needs-browser', 'static'] as const) {
        const own = visits.filter(({ shape }) => shape.kind === kind);
        const good = visits.filter(
          ({ shape }, index) => shape.kind === kind && results[index]?.length === 0,
        );
        const count = shapes.filter((shape) => shape.kind === kind).length;
        rows.push(`| ${half} | ${kind} | ${count} | ${own.length} | ${good.length} |`);
      }
    }
  } finally {
    await browser.close();
  }
  console.log('| half | kind | shapes | pages | proved |\n|---|---|---|---|---|');
  console.log(rows.join('\n'));
  for (const failure of failures) console.log(failure);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

async function launch(): Promise<Browser> {
  const { path, env } = await locateChromium({
    dataDir: TEST_DATA_DIR,
    env: process.env,
  });
  return chromium.launch({
    executablePath: path,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--no-first-run',
      // third-party addresses fail at once, as they do for whoever is offline
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
    env: Object.fromEntries(
      Object.entries({ ...process.env, ...env }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    ),
  });
}

/** What is wrong with one page; empty when nothing is. */
async function checkOne(browser: Browser, shape: Shape, seed: number): Promise<readonly string[]> {
  const site = await serveShape(shape, seed);
  const context = await browser.newContext();
  const made = site.pages[0];
  if (made === undefined) throw new Error(`${shape.name} made no page`);
  const problems: string[] = [];
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(`a script threw: ${error.message}`));
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.status() !== 404 || pathname === made.path || pathname === '/favicon.ico')
        return;
      problems.push(`${pathname} is missing`);
    });
    // a page that leaves at once interrupts its own navigation
    await page.goto(site.origin + made.path).catch(() => undefined);
    problems.push(
      ...(shape.kind === 'static' ? await checkStatic(page, made) : await checkWritten(page, made)),
    );
  } finally {
    await context.close();
    await site.close();
  }
  return problems.map((problem) => `${shape.name}, seed ${seed}: ${problem}`);
}

async function checkWritten(page: Page, made: MadePage): Promise<readonly string[]> {
  const served = servedText(made.html);
  const problems = made.expects.every((text) => served.includes(plain(text)))
    ? ['everything expected is served']
    : [];
  const end = performance.now() + VISIBLE_WITHIN_MS;
  for (;;) {
    const seen = plain(await readVisibleText(page));
    const missing = made.expects.filter((text) => !seen.includes(plain(text)));
    const links = missing.length > 0 ? [] : await missingLinks(page, made);
    if (missing.length + links.length === 0) return problems;
    if (performance.now() > end) {
      return [...problems, ...[...missing, ...links].map((text) => `never visible: ${text}`)];
    }
    await page.waitForTimeout(50);
  }
}

async function checkStatic(page: Page, made: MadePage): Promise<readonly string[]> {
  const served = servedText(made.html);
  const problems = made.expects
    .filter((text) => !served.includes(plain(text)))
    .map((text) => `not served: ${text}`);
  await page.waitForTimeout(STATIC_AFTER_MS);
  const seen = plain(await readVisibleText(page));
  problems.push(
    ...made.expects
      .filter((text) => !seen.includes(plain(text)))
      .map((text) => `not visible: ${text}`),
    ...(await missingLinks(page, made)).map((path) => `no link to ${path}`),
  );
  const [before, after] = await readMainText(page, made.html);
  const letters = changedLetters(before, after);
  if (letters > SLACK_LETTERS) problems.push(`its scripts changed ${letters} letters of the text`);
  return problems;
}

async function missingLinks(page: Page, made: MadePage): Promise<readonly string[]> {
  if (made.expectsLinks === undefined) return [];
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
  return made.expectsLinks.filter((path) => !hrefs.includes(path));
}

/** Letters of words that stand in only one of the two. */
function changedLetters(before: string, after: string): number {
  const counts = new Map<string, number>();
  for (const word of before.split(/\s+/)) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of after.split(/\s+/)) counts.set(word, (counts.get(word) ?? 0) - 1);
  return [...counts].reduce((sum, [word, count]) => sum + word.length * Math.abs(count), 0);
}

/** Pages of one site must not overwrite each other's files, and share their language. */
async function crawlable(shapes: readonly Shape[]): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const shape of shapes.filter(({ isCrawled }) => isCrawled)) {
    const site = await serveSite(shape, CRAWLED_PAGES);
    const heads = new Set(site.pages.map(({ path }) => path.split('/')[1]));
    const paths = new Set(site.pages.map(({ path }) => path));
    if (heads.size !== 1) problems.push(`${shape.name}: pages of one site have several patterns`);
    if (paths.size !== CRAWLED_PAGES) problems.push(`${shape.name}: two pages at one address`);
    await site.close();
  }
  return problems;
}

function namesTwice(shapes: readonly Shape[]): readonly string[] {
  const names = shapes.map(({ name }) => name);
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `two shapes are called ${name}`);
}

await main();
