/**
 * `npm run eval -- rendering [--half development|held-out|both|more|old|old-2|old-3] [--seeds 1,2,3]
 * [--names] [--only PART-OF-A-NAME] [--part visits|crawls|both] [--forced]`: which pages Hearth takes to its browser, and
 * whether it needed to.
 *
 * Starts the real service on a free port with a folder of its own and scrapes every shape of test/support/rendering.
 * What fails is named for the development half, for `more`, a second set to develop with, and for `old`, `old-2` and `old-3`,
 * sets that were only counted once (none of them part of `both`); of the held-out half only counts are printed unless `--names` is given. `--forced` renders every page
 * (waitFor 1500): what is missing then has other reasons than the decision.
 * Exits 1 when a half misses a goal.
 */
import { parseArgs } from 'node:util';
import { DEVELOPMENT } from '../test/support/rendering/development.ts';
import { DEVELOPMENT_MORE } from '../test/support/rendering/development-more.ts';
import { HELD_OUT } from '../test/support/rendering/held-out.ts';
import { HELD_OUT_2 } from '../test/support/rendering/held-out-2.ts';
import { HELD_OUT_3 } from '../test/support/rendering/held-out-3.ts';
import { HELD_OUT_4 } from '../test/support/rendering/held-out-4.ts';
import {
  crawlShape,
  learnBrowser,
  visitAll,
  type CrawledShape,
  type FirstVisit,
} from '../test/support/rendering/score.ts';
import type { Browserhood } from '../test/support/rendering/serve.ts';
import type { Shape, ShapeKind } from '../test/support/rendering/shape.ts';
import { startService, type TestService } from '../test/support/service.ts';

const GOALS = { recall: 0.99, needless: 0.05, needlessLater: 0.01, crawledRecall: 0.99 };
const CRAWLED_PAGES = 40;
const FORCED = { waitFor: 1_500 };

const { values: options } = parseArgs({
  options: {
    half: { type: 'string', default: 'both' },
    seeds: { type: 'string', default: '1,2,3' },
    names: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    part: { type: 'string', default: 'both' },
    forced: { type: 'boolean', default: false },
  },
});

interface Half {
  readonly name: string;
  readonly shapes: readonly Shape[];
  readonly mayBeNamed: boolean;
}

interface HalfResult extends Half {
  readonly visits: readonly FirstVisit[];
  readonly crawls: readonly CrawledShape[];
}

/** A line of a table and whether it reaches its goals. */
interface Line {
  readonly text: string;
  readonly isGood: boolean;
}

const HALVES: readonly Half[] = [
  { name: 'development', shapes: DEVELOPMENT, mayBeNamed: true },
  { name: 'held-out', shapes: HELD_OUT_4, mayBeNamed: options.names },
  { name: 'more', shapes: DEVELOPMENT_MORE, mayBeNamed: true },
  { name: 'old', shapes: HELD_OUT, mayBeNamed: true },
  { name: 'old-2', shapes: HELD_OUT_2, mayBeNamed: true },
  { name: 'old-3', shapes: HELD_OUT_3, mayBeNamed: true },
];
const BOTH = ['development', 'held-out'];

async function main(): Promise<void> {
  const chosen = HALVES.filter(({ name }) =>
    options.half === 'both' ? BOTH.includes(name) : options.half === name,
  );
  if (chosen.length === 0) throw new Error(`There is no half called ${options.half}`);
  const service = await startService();
  const results: HalfResult[] = [];
  try {
    const browser = await learnBrowser(service, DEVELOPMENT.find(isWritten) ?? noShape());
    for (const half of chosen) results.push(await runHalf(service, browser, half));
  } finally {
    await service.stop();
  }
  const lines = [
    ...(options.part === 'crawls' ? [] : printVisits(results)),
    ...(options.part === 'visits' ? [] : printCrawls(results)),
  ];
  process.exitCode = lines.every(({ isGood }) => isGood) ? 0 : 1;
  print(process.exitCode === 0 ? '\nEvery goal is reached.' : '\nA goal is missed.');
}

async function runHalf(
  service: TestService,
  browser: Browserhood,
  half: Half,
): Promise<HalfResult> {
  const shapes = half.shapes.filter(({ name }) => name.includes(options.only));
  const seeds = options.seeds.split(',').map(Number);
  const extra = options.forced ? FORCED : {};
  const visits =
    options.part === 'crawls' ? [] : await visitAll(service, browser, shapes, seeds, extra);
  const crawls: CrawledShape[] = [];
  for (const shape of shapes) {
    if (options.part === 'visits' || !shape.isCrawled) continue;
    crawls.push(await crawlShape(service, browser, shape, { count: CRAWLED_PAGES, extra }));
  }
  return { ...half, visits, crawls };
}

function printVisits(results: readonly HalfResult[]): readonly Line[] {
  print(
    `First visits (goals: recall >= ${GOALS.recall}, rendered needlessly <= ${GOALS.needless})\n`,
  );
  print(
    '| half | needs a browser | found | recall | not rendered | rendered, yet missing | static | rendered needlessly | share | static, text missing |\n|---|---|---|---|---|---|---|---|---|---|',
  );
  const all = results.flatMap(({ visits }) => visits);
  const lines = [
    ...results.map(({ name, visits }) => visitLine(name, visits)),
    ...(results.length > 1 ? [visitLine('both', all)] : []),
  ];
  for (const { text } of lines) print(text);
  for (const { name, visits, mayBeNamed } of results) {
    if (!mayBeNamed) continue;
    const failed = visits.filter((visit) => !isGoodVisit(visit));
    if (failed.length > 0) print(`\nFirst visits of ${name} that fail:`);
    for (const [shape, own] of bySharedShape(failed)) {
      print(`- ${shape.name} (${shape.kind}): ${own.map(describeVisit).join('; ')}`);
    }
  }
  return lines;
}

function visitLine(name: string, visits: readonly FirstVisit[]): Line {
  const needy = visits.filter(({ shape }) => shape.kind === 'needs-browser');
  const fixed = visits.filter(({ shape }) => shape.kind === 'static');
  const missed = needy.filter(({ missing }) => missing.length > 0);
  const needless = fixed.filter(({ wasRendered }) => wasRendered);
  const recall = share(needy.length - missed.length, needy.length, 1);
  const needlessShare = share(needless.length, fixed.length, 0);
  const cells = [
    name,
    needy.length,
    needy.length - missed.length,
    recall.toFixed(3),
    missed.filter(({ wasRendered }) => !wasRendered).length,
    missed.filter(({ wasRendered }) => wasRendered).length,
    fixed.length,
    needless.length,
    needlessShare.toFixed(3),
    fixed.filter(({ missing }) => missing.length > 0).length,
  ];
  return {
    text: `| ${cells.join(' | ')} |`,
    isGood: recall >= GOALS.recall && needlessShare <= GOALS.needless,
  };
}

function isGoodVisit({ shape, missing, wasRendered }: FirstVisit): boolean {
  return missing.length === 0 && (shape.kind === 'needs-browser' || !wasRendered);
}

function describeVisit({ seed, missing, wasRendered }: FirstVisit): string {
  const found = missing.length === 0 ? '' : `, without “${missing[0] ?? ''}”`;
  return `seed ${seed} ${wasRendered ? 'rendered' : 'not rendered'}${found}`;
}

function printCrawls(results: readonly HalfResult[]): readonly Line[] {
  print(
    `\nCrawls of ${CRAWLED_PAGES} pages of one pattern (goals: rendered needlessly after ten <= ${GOALS.needlessLater}, complete >= ${GOALS.crawledRecall})\n`,
  );
  print(
    '| half | static pages after ten | rendered | share | static, text missing | pages that need a browser | complete | share |\n|---|---|---|---|---|---|---|---|',
  );
  const all = results.flatMap(({ crawls }) => crawls);
  const lines = [
    ...results.map(({ name, crawls }) => crawlLine(name, crawls)),
    ...(results.length > 1 ? [crawlLine('both', all)] : []),
  ];
  for (const { text } of lines) print(text);
  for (const { name, crawls, mayBeNamed } of results) {
    if (!mayBeNamed) continue;
    const failed = crawls.filter((one) => !isGoodCrawl(one));
    if (failed.length > 0) print(`\nCrawls of ${name} that fail:`);
    for (const { shape, later, laterRendered, pages, incomplete } of failed) {
      print(
        `- ${shape.name} (${shape.kind}): ${laterRendered} of ${later} later pages rendered, ${incomplete} of ${pages} incomplete`,
      );
    }
  }
  return lines;
}

function crawlLine(name: string, crawls: readonly CrawledShape[]): Line {
  const fixed = crawls.filter(({ shape }) => shape.kind === 'static');
  const needy = crawls.filter(({ shape }) => shape.kind === 'needs-browser');
  const later = sum(fixed, (one) => one.later);
  const rendered = sum(fixed, (one) => one.laterRendered);
  const pages = sum(needy, (one) => one.pages);
  const complete = pages - sum(needy, (one) => one.incomplete);
  const needlessShare = share(rendered, later, 0);
  const recall = share(complete, pages, 1);
  const missing = sum(fixed, (one) => one.incomplete);
  const cells = [name, later, rendered, needlessShare.toFixed(3), missing, pages, complete];
  return {
    text: `| ${cells.join(' | ')} | ${recall.toFixed(3)} |`,
    isGood: needlessShare <= GOALS.needlessLater && recall >= GOALS.crawledRecall,
  };
}

function isGoodCrawl({ shape, incomplete, laterRendered }: CrawledShape): boolean {
  return incomplete === 0 && (shape.kind === 'needs-browser' || laterRendered === 0);
}

function bySharedShape(visits: readonly FirstVisit[]): ReadonlyMap<Shape, readonly FirstVisit[]> {
  return Map.groupBy(visits, ({ shape }) => shape);
}

function sum<T>(list: readonly T[], read: (one: T) => number): number {
  return list.reduce((total, one) => total + read(one), 0);
}

function share(part: number, whole: number, ofNothing: number): number {
  return whole === 0 ? ofNothing : part / whole;
}

function isWritten({ kind }: { readonly kind: ShapeKind }): boolean {
  return kind === 'needs-browser';
}

function noShape(): never {
  throw new Error('There is no shape that needs a browser');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main();
