/**
 * What a cluster of a size does, and what is at its end first: `node scripts/scale-plan.ts [--pages 1e9] [--hosts 200000] …`.
 *
 * Calculated from what was measured on two cores (docs/adr/0040, 0050 and their designs); nothing runs here. Every figure is
 * a flag: --fetch-s 0.3 asks what faster sites would change. `--json` for scripts.
 */
import { parseArgs } from 'node:util';
import { partsOf, planFor, type ScaleInputs, type ScaleRow } from '../test/support/scale-model.ts';

/** Each with where it is from. */
const DEFAULTS: ScaleInputs = {
  ...{ pages: 1e9, hosts: 200_000, zipf: 0.7 },
  // robots.txt and good manners: a fifth asks for a second between two requests; Hearth asks others four at once
  ...{ paused: 0.2, pauseS: 1, places: 4 },
  // of a plan of 100 slots; 0.8 s is a site at the other side of an ocean
  ...{ fetchS: 0.8, slotsPerNode: 100 },
  // README: 380 to 480 static pages a second on two cores
  ...{ coresPerNode: 2, pagesPerCore: 200 },
  // ADR 50, `npm run bench -- scale`: 0.65 to 0.87 ms of the server; under contention half of its cores
  ...{ databaseMs: 0.7, databaseCores: 16, databaseShare: 0.5 },
  // ADR 40: 3,028 synced commits a second on two cores
  ...{ commitsPerS: 3_000, walMBPerS: 500 },
  // measured for a document of 9 KB with ten links
  ...{ walBytesPerPage: 13_000, rowBytesPerPage: 464, documentBytesPerPage: 9_000 },
  // ten that work, one that listens, six for the bytes of the library; without a pooler
  ...{ connectionsPerNode: 17, mostConnections: 1_700 },
  // postgres/gather.ts: 32 pages or 30 ms; a claim takes sixteen
  ...{ gather: 32, gatherS: 0.03, claim: 16 },
};
const SIZES = [1, 10, 25, 100, 300, 1_000];
/** Nobody would run more of them. */
const MOST_DATABASES = 256;

const names = Object.keys(DEFAULTS) as (keyof ScaleInputs)[];
const flagOf = (name: string): string =>
  name.replaceAll(/[A-Z]+/g, (big) => `-${big.toLowerCase()}`);
const { values } = parseArgs({
  options: {
    ...Object.fromEntries(names.map((name) => [flagOf(name), { type: 'string' as const }])),
    nodes: { type: 'string', default: SIZES.join(',') },
    json: { type: 'boolean', default: false },
  },
});

function inputsOf(given: Readonly<Record<string, string | boolean | undefined>>): ScaleInputs {
  const inputs = { ...DEFAULTS };
  for (const name of names) {
    const text = given[flagOf(name)];
    if (text === undefined) continue;
    const value = Number(text);
    if (!(value >= 0)) throw new Error(`--${flagOf(name)} takes a number; got ${text}.`);
    Object.assign(inputs, { [name]: value });
  }
  return inputs;
}

/** One database, and as many as it takes until none of them is at its end. */
function plansFor(inputs: ScaleInputs, nodes: number): readonly ScaleRow[] {
  const one = planFor(inputs, nodes, 1);
  const isTheirs = ({ limit }: ScaleRow): boolean => /database|commits|connections/.test(limit);
  if (!isTheirs(one)) return [one];
  for (let databases = 2; databases <= MOST_DATABASES; databases += 1) {
    const row = planFor(inputs, nodes, databases);
    if (!isTheirs(row)) return [one, row];
  }
  return [one];
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const size = (bytes: number): string =>
  bytes >= 1e12 ? `${(bytes / 1e12).toFixed(1)} TB` : `${(bytes / 1e9).toFixed(0)} GB`;
const hours = (value: number): string =>
  value >= 72 ? `${whole(value / 24)} d` : `${value.toFixed(1)} h`;

const HEAD = [
  'nodes',
  'databases',
  'pages/s',
  'first at its end',
  'CPU of a database',
  'its commits/s',
  'connections',
  'log a day',
  'rows a day',
  'documents a day',
  '50 % · 90 % · 99 % of the pages',
];

function cells(row: ScaleRow): readonly string[] {
  return [
    ...[whole(row.nodes), String(row.databases), whole(row.pagesPerS), row.limit],
    `${row.databaseCpu.toFixed(1)} cores`,
    ...[whole(row.commitsPerS), whole(row.connections)],
    ...[size(row.walBytesPerDay), size(row.rowBytesPerDay), size(row.documentBytesPerDay)],
    row.hours.map(hours).join(' · '),
  ];
}

const line = (texts: readonly string[]): string => `| ${texts.join(' | ')} |\n`;

const inputs = inputsOf(values);
const rows = values.nodes.split(',').flatMap((nodes) => plansFor(inputs, Number(nodes)));
if (values.json) process.stdout.write(`${JSON.stringify({ inputs, rows })}\n`);
else {
  process.stdout.write(
    line(HEAD) + line(HEAD.map(() => '---')) + rows.map((row) => line(cells(row))).join(''),
  );
  const parts = partsOf(inputs, 1, 1)
    .filter(({ most }) => Number.isFinite(most))
    .map(({ name, most }) => `${name} ${whole(most)}`);
  process.stdout.write(
    `\nOne node and one database, pages/s that each part could do: ${parts.join(', ')}.\n`,
  );
}
