/**
 * Facts asked for with a schema, without a model, on made pages (test/support/made-facts).
 *
 *   node scripts/eval-facts.ts [--half NAME] [--seeds N] [--only WORDS] [--show] [--names]
 *
 * Halves: first, opened, second, opened-third, third or all of them. Rules are made on the others (counted first, then
 * looked at); `third` is only counted: --show never prints its misses, --names its kinds with misses.
 */
import { parseArgs } from 'node:util';
import { answer } from '../test/support/made-facts/answer.ts';
import type { FactsKind } from '../test/support/made-facts/kind.ts';
import { KINDS } from '../test/support/made-facts/kinds.ts';
import { score, type Leaf, type Verdict } from '../test/support/made-facts/score.ts';

interface Judged {
  readonly kind: FactsKind;
  readonly pages: number;
  readonly ms: number;
  readonly leaves: readonly (Leaf & { readonly seed: number })[];
}

const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'all' },
    seeds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    show: { type: 'boolean', default: false },
    names: { type: 'boolean', default: false },
  },
});
const HALVES = ['first', 'opened', 'second', 'opened-third', 'third'] as const;
if (![...HALVES, 'all'].includes(values.half))
  throw new Error(`--half takes ${HALVES.join(', ')} or all, not "${values.half}"`);
if (values.show && values.half === 'third' && !values.names)
  throw new Error('The half "third" is only counted; --names prints its kinds with misses.');

const judged = KINDS.filter(
  ({ half, name }) => (values.half === 'all' || half === values.half) && name.includes(values.only),
).map(judge);
run();

function judge(kind: FactsKind): Judged {
  const seeds = Number(values.seeds);
  let ms = 0;
  const leaves = Array.from({ length: seeds }, (_, at) => at + 1).flatMap((seed) => {
    const page = kind.make(seed);
    const started = performance.now();
    const data = answer(page);
    ms += performance.now() - started;
    return score(page, data).map((leaf) => ({ ...leaf, seed }));
  });
  return { kind, pages: seeds, ms, leaves };
}

function run(): void {
  print(row('kind', 'expected', 'right', 'lost', 'wrong', 'invented', 'left empty'));
  for (const { kind, leaves } of judged) {
    if (kind.half === 'third') continue;
    print(counted(kind.name, leaves));
    if (values.show) showMisses(leaves);
  }
  if (values.names) showNames();
  for (const half of HALVES) {
    const own = judged.filter(({ kind }) => kind.half === half);
    if (own.length > 0) report(half, own);
  }
}

function report(half: string, own: readonly Judged[]): void {
  const leaves = own.flatMap((one) => one.leaves);
  const pages = own.reduce((sum, one) => sum + one.pages, 0);
  const ms = own.reduce((sum, one) => sum + one.ms, 0);
  print('');
  print(counted(`half ${half}, ${pages} pages`, leaves));
  for (const type of [...new Set(leaves.map((leaf) => leaf.type))].sort())
    print(
      counted(
        `  ${type}`,
        leaves.filter((leaf) => leaf.type === type),
      ),
    );
  print(`  ${own.length} kinds, ${(ms / Math.max(1, pages)).toFixed(0)} ms a page`);
}

function counted(name: string, leaves: readonly Leaf[]): string {
  const of = (verdict: Verdict) => leaves.filter((leaf) => leaf.verdict === verdict).length;
  const right = of('right');
  const expected = right + of('lost') + of('wrong');
  const share = expected === 0 ? '' : `${((100 * right) / expected).toFixed(1)} %`;
  return `${row(name, expected, right, of('lost'), of('wrong'), of('invented'), of('empty'))}${share.padStart(9)}`;
}

function row(name: string, ...cells: readonly (string | number)[]): string {
  return name.padEnd(34) + cells.map((cell) => String(cell).padStart(11)).join('');
}

function showMisses(leaves: Judged['leaves']): void {
  for (const { path, verdict, expected, given, seed } of leaves) {
    if (verdict === 'right' || verdict === 'empty') continue;
    const value = (of: unknown) => (of === undefined ? '-' : JSON.stringify(of));
    print(`    ${seed} ${verdict} ${path}: ${value(expected)} given ${value(given)}`);
  }
}

function showNames(): void {
  for (const { kind, leaves } of judged) {
    const isMissed = leaves.some(({ verdict }) => verdict !== 'right' && verdict !== 'empty');
    if (kind.half === 'third' && isMissed) print(`missed of third: ${kind.name}`);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
