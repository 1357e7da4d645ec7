/**
 * Objects and lists of objects that pages say without marked-up data, asked for with a schema, without a model
 * (test/support/structured-pages): right, lost and wrong values by set. Each set was counted before it was looked at.
 *
 *   node scripts/eval-structured.ts [--show] [--against CHECKOUT]
 */
import { parseArgs } from 'node:util';
import { extractOf } from './extract-of.ts';
import { EIGHTH } from '../test/support/structured-pages/eighth.ts';
import { FIFTH } from '../test/support/structured-pages/fifth.ts';
import { FIRST } from '../test/support/structured-pages/first.ts';
import { FOURTH } from '../test/support/structured-pages/fourth.ts';
import { scoreOf } from '../test/support/structured-pages/kit.ts';
import { NINTH } from '../test/support/structured-pages/ninth.ts';
import { SECOND } from '../test/support/structured-pages/second.ts';
import { SEVENTH } from '../test/support/structured-pages/seventh.ts';
import { SIXTH } from '../test/support/structured-pages/sixth.ts';
import { THIRD } from '../test/support/structured-pages/third.ts';

const { values } = parseArgs({
  options: { show: { type: 'boolean', default: false }, against: { type: 'string' } },
});
const extract = await extractOf(values.against);

for (const [name, pages] of Object.entries({
  first: FIRST,
  second: SECOND,
  third: THIRD,
  fourth: FOURTH,
  fifth: FIFTH,
  sixth: SIXTH,
  seventh: SEVENTH,
  eighth: EIGHTH,
  ninth: NINTH,
})) {
  const scores = pages.map((page) => {
    const score = scoreOf(page.want, extract(page));
    if (values.show) for (const note of score.notes) print(`  ${page.name} ${note}`);
    return score;
  });
  const of = (part: 'right' | 'lost' | 'wrong'): number =>
    scores.reduce((all, score) => all + score[part], 0);
  print(
    `${name.padEnd(8)}right ${of('right')} of ${of('right') + of('lost') + of('wrong')}, lost ${of('lost')}, wrong ${of('wrong')}`,
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
