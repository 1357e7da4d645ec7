/**
 * `npm run eval [-- part …]`: runs the quality kit over our pipeline and prints one table, with the kit's
 * floors and goals beside our figures. Parts: pages (aeb wcxb traf mozr defu), extract (structured),
 * markdown, robots, url, encoding, sitemap; none is all. Options of the scorer after them are handed on;
 * `--reader readability` gives the figures of the other reader.
 * `npm run eval -- rendering [--half …]` is a part by itself (scripts/eval-rendering.ts) and needs no kit.
 *
 * `npm run eval -- facts` (scripts/eval-facts.ts) extracts from made pages by schemas, and needs none either.
 *
 * The parts sentences, formulas, code, tables and cjk are made pages and need no kit: named, they run by
 * scripts/eval-made.ts, with its options.
 *
 * The kit lies beside the repository (`../shared/eval`) or where HEARTH_EVAL_DIR says; without it this says
 * so and exits 0. It is no part of `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const words = process.argv.slice(2);
const readerAt = words.indexOf('--reader');
const reader = readerAt === -1 ? undefined : words.splice(readerAt, 2)[1];
const firstOption = words.findIndex((word) => word.startsWith('--'));
const names = firstOption === -1 ? words : words.slice(0, firstOption);
const options = firstOption === -1 ? [] : words.slice(firstOption);

// TypeScript runs as it is from Node 22.18 on; an older one hands over to the packaged one
const packaged = path.join(here, '../node_modules/node/bin/node');
const [major, minor] = process.versions.node.split('.').map(Number);
const isEnough = major > 22 || (major === 22 && minor >= 18);
const node = isEnough || !existsSync(packaged) ? process.execPath : packaged;

/** Parts of made pages: they need no kit, and those of one script run together. */
const SCRIPTS = {
  'eval-rendering.ts': ['rendering'],
  'eval-facts.ts': ['facts'],
  'eval-made.ts': ['sentences', 'formulas', 'code', 'tables', 'cjk'],
};
for (const [script, known] of Object.entries(SCRIPTS)) {
  const named = names.filter((name) => known.includes(name));
  if (named.length === 0 && !(script === 'eval-made.ts' && options.includes('--dump'))) continue;
  if (named.length < names.length) {
    console.error(`Name one sort of parts: ${known.join(', ')} run by themselves.`);
    process.exit(2);
  }
  const args = ['--disable-warning=ExperimentalWarning', path.join(here, script), ...options];
  if (script === 'eval-made.ts') args.splice(2, 0, ...named);
  process.exit(spawnSync(node, args, { stdio: 'inherit' }).status ?? 1);
}

const kit = process.env.HEARTH_EVAL_DIR ?? path.join(here, '../../shared/eval');
const scorer = path.join(kit, 'score.mjs');
if (!existsSync(scorer)) {
  console.log(
    'No quality kit beside this repository (../shared/eval or HEARTH_EVAL_DIR): nothing run.',
  );
  process.exit(0);
}

const GROUPS = { pages: ['aeb', 'wcxb', 'traf', 'mozr', 'defu'], extract: ['structured'] };
const parts = names.flatMap((name) => GROUPS[name] ?? [name]);

const run = spawnSync(
  node,
  [
    '--disable-warning=ExperimentalWarning',
    scorer,
    '--module',
    path.join(here, 'eval-adapter.mjs'),
    '--json',
    ...(parts.length === 0 ? [] : ['--parts', parts.join(',')]),
    ...options,
  ],
  {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(reader === undefined ? {} : { HEARTH_EVAL_READER: reader }) },
  },
);
if (run.status !== 0) process.exit(run.status ?? 1);
const report = JSON.parse(run.stdout);

/** measure, how to read it from the report, floor, goal (BASELINES.md), best baseline measured there. */
const MEASURES = [
  ['aeb shingle F1', (r) => r.aeb?.f1, 0.965, 0.978, 0.943],
  ['aeb precision', (r) => r.aeb?.precision],
  ['aeb recall', (r) => r.aeb?.recall],
  ['wcxb word F1', (r) => r.wcxb?.word_f1, 0.83, 0.86, 0.804],
  ['wcxb shingle F1', (r) => r.wcxb?.f1, undefined, undefined, 0.782],
  ['wcxb snippets F1', (r) => r.wcxb?.snippet.f1, 0.84, 0.87, 0.839],
  ...[
    ['article', 0.96],
    ['documentation', 0.965],
    ['service', 0.83],
    ['forum', 0.748],
    ['collection', 0.612],
    ['listing', 0.723],
    ['product', 0.678],
  ].map(([type, best]) => [
    `  ${type}, word F1`,
    (r) => r.wcxb?.by_type[type]?.word_f1,
    undefined,
    undefined,
    best,
  ]),
  ['traf snippets F1', (r) => r.traf?.snippet.f1, 0.925, 0.94, 0.939],
  ['traf snippets precision', (r) => r.traf?.snippet.precision],
  ['traf snippets recall', (r) => r.traf?.snippet.recall],
  ['mozr shingle F1', (r) => r.mozr?.f1, undefined, undefined, 0.931],
  ['mozr structure', (r) => r.mozr?.structure.score, 0.8, 0.85, 0.767],
  ['defu shingle F1', (r) => r.defu?.f1, undefined, undefined, 0.821],
  ['defu structure', (r) => r.defu?.structure.score, 0.75, 0.8, 0.609],
  ['title', (r) => r.metadata_all?.title?.accuracy, 0.78, 0.82, 0.704],
  ['title, contained', (r) => r.metadata_all?.['title~']?.accuracy, undefined, undefined, 0.869],
  ['author', (r) => r.metadata_all?.author?.accuracy, 0.65, 0.72, 0.636],
  ['date', (r) => r.metadata_all?.date?.accuracy, 0.87, 0.9, 0.843],
  ['tag:*, all tags', (r) => allTags(r), 0.995, 1],
  ['tag:*, the worst', (r) => worstTag(r)?.[1].accuracy, 0.995, 1],
  ['links recall', (r) => meanOf(r, (part) => part.links?.recall), 0.995, 1],
  ['links precision', (r) => meanOf(r, (part) => part.links?.precision), 0.995, 1],
  ['recipe', (r) => r.structured?.recipe?.accuracy, 0.85, 0.9, 0.736],
  ['recipe, blind', (r) => r.structured?.['recipe-blind']?.accuracy, 0.4, 0.6, 0],
  ['jsonld', (r) => r.structured?.jsonld?.accuracy, 0.88, 0.95, 0.66],
  ['jsonld, blind', (r) => r.structured?.['jsonld-blind']?.accuracy, 0.35, 0.55, 0],
  ['microdata', (r) => r.structured?.microdata?.accuracy, 0.93, 0.96, 0.873],
  ['labels', (r) => r.structured?.labels?.accuracy, 0.8, 0.9, 0.026],
  ['tables', (r) => r.structured?.tables?.accuracy, 0.8, 0.9, 0],
  ['decoys left empty', (r) => worstDecoys(r), 0.98, 0.98, 1],
  ['markdown goldens', (r) => r.markdown?.rate, undefined, undefined, 46 / 51],
  ['robots goldens', (r) => r.robots?.rate, undefined, undefined, 73 / 84],
  ['url goldens', (r) => r.url?.rate, undefined, undefined, 367 / 373],
  ['encoding goldens', (r) => r.encoding?.rate, undefined, undefined, 35 / 40],
  ['sitemap goldens', (r) => r.sitemap?.rate, undefined, undefined, 1],
];

function allTags(r) {
  const tags = Object.entries(r.metadata_all ?? {}).filter(([name]) => name.startsWith('tag:'));
  const sum = (read) => tags.reduce((total, [, tag]) => total + read(tag), 0);
  return tags.length === 0 ? undefined : sum((tag) => tag.n * tag.accuracy) / sum((tag) => tag.n);
}

function worstTag(r) {
  const tags = Object.entries(r.metadata_all ?? {}).filter(([name]) => name.startsWith('tag:'));
  return tags.sort((a, b) => a[1].accuracy - b[1].accuracy)[0];
}

function worstDecoys(r) {
  const shares = Object.values(r.structured ?? {})
    .map((group) => group.decoys_left_empty)
    .filter((share) => share !== undefined && share !== null);
  return shares.length === 0 ? undefined : Math.min(...shares);
}

function meanOf(r, read) {
  const values = GROUPS.pages
    .filter((part) => r[part] && read(r[part]) !== undefined)
    .map((part) => [read(r[part]), r[part].links.pages]);
  const pages = values.reduce((sum, [, n]) => sum + n, 0);
  return pages === 0 ? undefined : values.reduce((sum, [v, n]) => sum + v * n, 0) / pages;
}

const show = (value) => (value === undefined || value === null ? '' : value.toFixed(3));
const lines = [
  '| measure | Hearth | floor | goal | best baseline | |',
  '|---|---|---|---|---|---|',
  ...MEASURES.flatMap(([name, read, floor, goal, best]) => {
    const value = read(report);
    if (value === undefined || value === null) return [];
    const short = floor !== undefined && value < floor ? 'below the floor' : '';
    const under = short === '' && goal !== undefined && value < goal ? 'below the goal' : short;
    const note = under === '' && best !== undefined && value < best ? 'below a baseline' : under;
    return [
      `| ${name} | ${show(value)} | ${show(floor)} | ${show(goal)} | ${show(best)} | ${note} |`,
    ];
  }),
];
console.log(lines.join('\n'));
const errors = GROUPS.pages.reduce((sum, part) => sum + (report[part]?.errors ?? 0), 0);
if (errors > 0) console.log(`\n${errors} pages failed with an error`);
if (report.ms_per_page) console.log(`\n${report.ms_per_page.toFixed(1)} ms a page`);

// values that stand nowhere on their page: a count of its own, 0 is the only good one
if (parts.length === 0 || parts.includes('structured')) {
  const check = spawnSync(
    node,
    [
      '--disable-warning=ExperimentalWarning',
      path.join(here, 'eval-extract.mjs'),
      '--data',
      kit,
      '--invented',
    ],
    { stdio: 'inherit' },
  );
  process.exitCode = check.status ?? 1;
}
