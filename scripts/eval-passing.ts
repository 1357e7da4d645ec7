/**
 * Facts that pages say in passing, asked for with a schema, without a model (test/support/facts-in-passing): right, lost
 * and wrong fields by set. Rules were made on the first sets, and each later one was counted before it was looked at.
 *
 *   node scripts/eval-passing.ts [--show] [--against CHECKOUT]
 */
import { parseArgs } from 'node:util';
import { extractOf } from './extract-of.ts';
import { isRight, type PassingFacts } from '../test/support/facts-in-passing/kind.ts';
import { FIRST } from '../test/support/facts-in-passing/first.ts';
import { FIFTH } from '../test/support/facts-in-passing/fifth.ts';
import { FOURTH } from '../test/support/facts-in-passing/fourth.ts';
import { SIXTH } from '../test/support/facts-in-passing/sixth.ts';
import { SECOND } from '../test/support/facts-in-passing/second.ts';
import { THIRD } from '../test/support/facts-in-passing/third.ts';

const { values } = parseArgs({
  options: { show: { type: 'boolean', default: false }, against: { type: 'string' } },
});
const extract = await extractOf(values.against);

const SETS = {
  first: FIRST,
  second: SECOND,
  third: THIRD,
  fourth: FOURTH,
  fifth: FIFTH,
  sixth: SIXTH,
};
for (const [name, pages] of Object.entries(SETS)) print(`${name.padEnd(8)}${told(pages)}`);

function told(pages: readonly PassingFacts[]): string {
  const counts = { right: 0, lost: 0, wrong: 0 };
  for (const page of pages) {
    const given = extract(page) as Readonly<Record<string, unknown>>;
    for (const [field, want] of Object.entries(page.want)) {
      const value = given[field];
      const verdict = isRight(want, value) ? 'right' : value === undefined ? 'lost' : 'wrong';
      counts[verdict] += 1;
      if (values.show && verdict !== 'right')
        print(
          `  ${page.name} ${verdict} ${field}: ${value === undefined ? '-' : JSON.stringify(value)}`,
        );
    }
  }
  const all = counts.right + counts.lost + counts.wrong;
  return `right ${counts.right} of ${all}, lost ${counts.lost}, wrong ${counts.wrong}`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
