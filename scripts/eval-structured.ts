/**
 * Objects and lists of objects that pages say without marked-up data, asked for with a schema, without a model
 * (test/support/structured-pages): right, lost and wrong values by set. Each set was counted before it was looked at.
 *
 *   node scripts/eval-structured.ts [--show] [--against CHECKOUT]
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { parseDocument } from 'htmlparser2';
import type { extractStructured } from '../src/main/service/pipeline/extract/index.ts';
import { FIRST } from '../test/support/structured-pages/first.ts';
import { FOURTH } from '../test/support/structured-pages/fourth.ts';
import { scoreOf } from '../test/support/structured-pages/kit.ts';
import { SECOND } from '../test/support/structured-pages/second.ts';
import { THIRD } from '../test/support/structured-pages/third.ts';

const { values } = parseArgs({
  options: { show: { type: 'boolean', default: false }, against: { type: 'string' } },
});
const root = resolve(values.against ?? `${import.meta.dirname}/..`);
const path = `${root}/src/main/service/pipeline/extract/index.ts`;
const { extractStructured: extract } = (await import(pathToFileURL(path).href)) as {
  readonly extractStructured: typeof extractStructured;
};

for (const [name, pages] of Object.entries({
  first: FIRST,
  second: SECOND,
  third: THIRD,
  fourth: FOURTH,
})) {
  const scores = pages.map((page) => {
    const url = `https://www.site.example/${page.name}`;
    const { data } = extract({ root: parseDocument(page.html), url, schema: page.schema });
    const score = scoreOf(page.want, data);
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
