/**
 * `npm run eval -- sentences formulas code tables cjk [options]`: converts made pages (test/support/made-pages)
 * through the kit's adapter and prints one table a part: measure, the halves that ran, goal.
 *
 *   --half development|more|old|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|held-out   which half, the last only counted; both:
 *                                      development and held-out (as without), all: all sixteen
 *   --seeds N                          pages a kind, where the kind has no number of its own (40)
 *   --worst                            kinds with misses, the worst page of each, what is missing; not of the counted half
 *   --only WORDS              kinds whose group and name hold these words (`pictures/`)
 *   --names                            the same for the held-out half: for a last look, never to tune on
 *   --dump PART/[GROUP/]KIND/SEED       a page of a half that may be looked at and its markdown, nothing else
 *
 * Exits 1 when a goal of a half that ran is missed. No network, no kit.
 */
import { parseArgs } from 'node:util';
import type { Half } from '../test/support/made-pages/page-maker.ts';
import { PARTS, type Part, type PartKind } from '../test/support/made-pages/parts.ts';
import type { Count, Goal } from '../test/support/made-pages/scores.ts';

interface Page {
  readonly kind: string;
  readonly seed: number;
  readonly counts: readonly Count[];
  readonly lines: readonly string[];
  readonly markdown: string;
}

type Figures = ReadonlyMap<string, { readonly hits: number; readonly of: number }>;
type Convert = (page: { readonly url: string; readonly html: string }) => Promise<string>;

/** Halves that may be looked at: `old` to `thirteenth` were only counted until they were opened. */
const OPEN: readonly Half[] = [
  'development',
  'more',
  'held-out',
  'held-out-2',
  'held-out-3',
  'held-out-4',
  'held-out-5',
  'held-out-6',
  'held-out-7',
  'held-out-8',
  'held-out-9',
  'held-out-11',
  'held-out-12',
  'held-out-13',
  'held-out-14',
];

/** The half that is only counted, never looked at. */
const COUNTED: Half = 'held-out-15';

const HALVES: Readonly<Record<string, readonly Half[]>> = {
  development: ['development'],
  more: ['more'],
  old: ['held-out'],
  second: ['held-out-2'],
  third: ['held-out-3'],
  fourth: ['held-out-4'],
  fifth: ['held-out-5'],
  sixth: ['held-out-6'],
  seventh: ['held-out-7'],
  eighth: ['held-out-8'],
  ninth: ['held-out-9'],
  tenth: ['held-out-11'],
  eleventh: ['held-out-12'],
  twelfth: ['held-out-13'],
  thirteenth: ['held-out-14'],
  'held-out': [COUNTED],
  both: ['development', COUNTED],
  all: [...new Set([...OPEN, COUNTED])],
};

/** How the tables call a half. */
const SHOWN: Readonly<Record<Half, string>> = {
  development: 'development',
  more: 'more',
  'held-out': 'old',
  'held-out-2': 'second',
  'held-out-3': 'third',
  'held-out-4': 'fourth',
  'held-out-5': 'fifth',
  'held-out-6': 'sixth',
  'held-out-7': 'seventh',
  'held-out-8': 'eighth',
  'held-out-9': 'ninth',
  'held-out-11': 'tenth',
  'held-out-12': 'eleventh',
  'held-out-13': 'twelfth',
  'held-out-14': 'thirteenth',
  'held-out-15': 'held-out',
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'both' },
    seeds: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
    worst: { type: 'boolean', default: false },
    names: { type: 'boolean', default: false },
    dump: { type: 'string' },
  },
});
const convert = await loadConvert();
if (values.dump === undefined) await runParts();
else await dump(values.dump);

async function runParts(): Promise<void> {
  const halves = HALVES[values.half];
  if (halves === undefined)
    throw new Error(`--half takes ${Object.keys(HALVES).join(', ')}, not "${values.half}"`);
  if (PARTS.every(({ kinds }) => halves.every((half) => kinds[half].length === 0)))
    throw new Error(`There are no pages of the half "${values.half}" yet`);
  const unknown = positionals.filter((name) => PARTS.every((part) => part.name !== name));
  if (unknown.length > 0)
    throw new Error(
      `No made part "${unknown.join('", "')}"; there are ${PARTS.map(({ name }) => name).join(', ')}`,
    );
  let isMissed = false;
  for (const part of PARTS) {
    if (positionals.length > 0 && !positionals.includes(part.name)) continue;
    const own = halves.filter((half) => part.kinds[half].length > 0);
    if (own.length === 0) continue;
    const runs = new Map<Half, readonly Page[]>();
    for (const half of own) {
      const kinds = part.kinds[half].filter(({ name }) => name.includes(values.only));
      runs.set(half, (await Promise.all(kinds.map(pagesOf))).flat());
    }
    isMissed = report(part, runs) || isMissed;
    for (const [half, pages] of runs) {
      if (half === COUNTED ? values.names : values.worst) showWorst(part, half, pages);
    }
  }
  if (isMissed) process.exitCode = 1;
}

async function pagesOf(kind: PartKind): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (let seed = 0; seed < (kind.pages ?? Number(values.seeds)); seed += 1) {
    const page = kind.make(seed);
    const markdown = await convert(page);
    pages.push({
      kind: kind.name,
      seed,
      counts: page.score(markdown),
      lines: page.lines,
      markdown,
    });
  }
  return pages;
}

/** Prints a part's table; true when a goal is missed. */
function report(part: Part, runs: ReadonlyMap<Half, readonly Page[]>): boolean {
  const figures = [...runs.values()].map((pages) => withDerived(part, figuresOf(pages)));
  const measures = [...new Set(figures.flatMap((half) => [...half.keys()]))];
  const kinds = [...runs].map(
    ([half, pages]) => `${SHOWN[half]} (${part.kinds[half].length} kinds, ${pages.length} pages)`,
  );
  const isMiss = (name: string) =>
    figures.some((half) =>
      part.goals.some((goal) => goal.measure === name && isMissed(goal, half)),
    );
  const rows = ordered(measures).map((name) => {
    const goal = part.goals.find(({ measure }) => measure === name);
    const cells = figures.map((half) => show(half, name));
    const aim =
      goal === undefined ? '' : `${goal.direction === 'at least' ? '≥' : '≤'} ${goal.goal}`;
    return `| ${name.includes(': ') ? `  ${name}` : name} | ${cells.join(' | ')} | ${aim} | ${isMiss(name) ? 'missed' : ''} |`;
  });
  print(
    [
      `\n| ${part.name} | ${kinds.join(' | ')} | goal | |`,
      `|---|${kinds.map(() => '---|').join('')}---|---|`,
      ...rows,
    ].join('\n'),
  );
  return measures.some(isMiss);
}

/** Sums by measure, and by measure and line: `sentences kept: CJK`. */
function figuresOf(pages: readonly Page[]): Figures {
  const sums = new Map<string, { hits: number; of: number }>();
  const add = (name: string, { hits, of }: Count) => {
    const sum = sums.get(name) ?? { hits: 0, of: 0 };
    sums.set(name, { hits: sum.hits + hits, of: sum.of + of });
  };
  for (const { counts, lines } of pages) {
    for (const count of counts) {
      if (count.of === 0) continue;
      add(count.measure, count);
      for (const line of lines) add(`${count.measure}: ${line}`, count);
    }
  }
  return sums;
}

/** Differences stand among the figures as sums of one. */
function withDerived({ derived }: Part, figures: Figures): Figures {
  const all = new Map(figures);
  for (const [name, [minuend, subtrahend]] of Object.entries(derived)) {
    const [more, less] = [figures.get(minuend), figures.get(subtrahend)];
    if (more !== undefined && less !== undefined) {
      all.set(name, { hits: more.hits / more.of - less.hits / less.of, of: 1 });
    }
  }
  return all;
}

/** Measures in the order they came, each followed by its lines. */
function ordered(names: readonly string[]): readonly string[] {
  const heads = names.filter((name) => !name.includes(': '));
  return heads.flatMap((head) => [head, ...names.filter((name) => name.startsWith(`${head}: `))]);
}

function show(figures: Figures, name: string): string {
  const figure = figures.get(name);
  return figure === undefined ? '' : `${(figure.hits / figure.of).toFixed(4)} of ${figure.of}`;
}

function isMissed({ measure, goal, direction }: Goal, figures: Figures): boolean {
  const figure = figures.get(measure);
  if (figure === undefined) return false;
  const share = figure.hits / figure.of;
  return direction === 'at least' ? share < goal : share > goal;
}

/** By kind: figures of what is not as it should be, then the page with most misses. */
function showWorst(part: Part, half: Half, pages: readonly Page[]): void {
  const missed = (page: Page) => page.counts.reduce((sum, { misses }) => sum + misses.length, 0);
  for (const kind of part.kinds[half]) {
    const own = pages.filter((page) => page.kind === kind.name);
    const worst = own.toSorted((a, b) => missed(b) - missed(a))[0];
    if (worst === undefined || missed(worst) === 0) continue;
    const measures = new Set(
      own.flatMap(({ counts }) =>
        counts.filter(({ misses }) => misses.length > 0).map(({ measure }) => measure),
      ),
    );
    const figures = figuresOf(own);
    print(
      `\n## ${part.name}/${kind.name}: ${[...measures].map((name) => `${name} ${show(figures, name)}`).join(', ')}`,
    );
    print(
      `worst: seed ${worst.seed}; pages with misses: ${own
        .filter((page) => missed(page) > 0)
        .map(({ seed }) => seed)
        .slice(0, 20)
        .join(' ')}`,
    );
    for (const { measure, misses } of worst.counts) {
      for (const miss of misses.slice(0, 5)) print(`  ${measure}: ${miss.slice(0, 200)}`);
    }
    print(`  markdown: ${JSON.stringify(worst.markdown.slice(0, 400))}`);
  }
}

async function dump(place: string): Promise<void> {
  const [partName, ...path] = place.split('/');
  const seed = path.pop();
  const kindName = path.join('/');
  const kinds = PARTS.find(({ name }) => name === partName)?.kinds;
  const open = kinds === undefined ? [] : OPEN.flatMap((half) => kinds[half]);
  const kind = open.find(({ name }) => name === kindName);
  if (kind === undefined) throw new Error(`No kind "${place}" to look at; write PART/KIND/SEED`);
  const page = kind.make(Number(seed));
  print(`${page.url}\n${page.html}\n=== markdown ===\n${await convert(page)}`);
}

/** The adapter is JavaScript: what it gives is checked here. */
async function loadConvert(): Promise<Convert> {
  const adapter: unknown = await import(new URL('eval-adapter.mjs', import.meta.url).href);
  if (!isAdapter(adapter)) throw new Error('scripts/eval-adapter.mjs has no function "scrape"');
  return async ({ url, html }) =>
    (await adapter.scrape({ bytes: Buffer.from(html), url, onlyMainContent: true })).markdown;
}

interface Adapter {
  readonly scrape: (page: {
    readonly bytes: Buffer;
    readonly url: string;
    readonly onlyMainContent: boolean;
  }) => Promise<{ readonly markdown: string }>;
}

function isAdapter(value: unknown): value is Adapter {
  return (
    typeof value === 'object' &&
    value !== null &&
    'scrape' in value &&
    typeof value.scrape === 'function'
  );
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
