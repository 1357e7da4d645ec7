/**
 * What a learned scorer of evidence could gain: how often the value that is chosen is right, how often any value at hand is,
 * and how often the one that a forest believes in most.
 *
 *   node scripts/extract-model/evidence.mjs
 *
 * Fields of one value on the made pages of facts (test/support/made-facts). The forest (scripts/content-model/boost.mjs) learns
 * from all halves but `third`, by five folds of kinds, and from all of them for `third`: with the scores that are set by hand among its
 * columns, and without them.
 */
import { answer } from '../../test/support/made-facts/answer.ts';

import { KINDS } from '../../test/support/made-facts/kinds.ts';
import { score } from '../../test/support/made-facts/score.ts';
import { binRows, findCuts, train } from '../content-model/boost.mjs';

const FOLDS = 5;
const OPTIONS = {
  trees: 100,
  depth: 3,
  rate: 0.12,
  shrink: 8,
  columnShare: 0.5,
  rowShare: 0.7,
  seed: 1,
};

const choices = KINDS.flatMap((kind) =>
  [1, 2, 3].flatMap((seed) => choicesOn(kind.make(seed), kind)),
);
report();

function choicesOn(page, { name, half }) {
  const found = new Map();
  answer(page, (path, field, valuesOf) => {
    const schema = schemaAt(page.schema, path);
    if (schema === undefined || path.includes('[')) return;
    const expected = path.split('.').reduce((at, key) => record(at)[key], page.expected);
    const asked = {
      ...page,
      schema: { type: 'object', properties: { it: schema } },
      expected: { it: expected },
    };
    const values = valuesOf().map(({ one, value }) => ({
      source: one.source,
      score: one.score,
      text: JSON.stringify(value.value),
      steps: value.steps,
      isRight: score(asked, { it: value.value })[0]?.verdict === 'right',
    }));
    const shape = field.concept?.shape ?? '';
    if (values.length > 0) found.set(path, { kind: name, half, shape, type: field.kind, values });
  });
  return [...found.values()];
}

function record(value) {
  return typeof value === 'object' && value !== null ? value : {};
}

function schemaAt(schema, path) {
  const found = path.split('.').reduce((at, key) => record(record(at)['properties'])[key], schema);
  return found === undefined ? undefined : record(found);
}

/** A forest that believes in the values of such choices. */
function fit(own, withScores) {
  const columns = columnsOf(withScores);
  const all = own.flatMap((choice) => choice.values.map((_, at) => [choice, at]));
  const rows = Float32Array.from(all.flatMap(([choice, at]) => columns(choice, at)));
  const width = rows.length / all.length;
  const cuts = findCuts(rows, all.length, width, 32);
  const model = train({
    bins: binRows(rows, all.length, width, cuts),
    cuts,
    labels: Float32Array.from(all.map(([{ values }, at]) => Number(values[at]?.isRight))),
    weights: Float32Array.from(all.map(([{ values }]) => 1 / Math.sqrt(values.length))),
    use: [...all.keys()],
    options: OPTIONS,
  });
  return (choice) =>
    choice.values.map((_, at) => {
      const row = columns(choice, at);
      return model.forest.reduce((sum, { columns: asked, cuts: at2, values }) => {
        const leaf = asked.reduce(
          (bits, column, level) =>
            bits | (Number((row[column] ?? 0) >= (at2[level] ?? 0)) << level),
          0,
        );
        return sum + (values[leaf] ?? 0);
      }, model.bias);
    });
}

function columnsOf(withScores) {
  const names = (of) => [...new Set(choices.flatMap(of))].sort();
  const sources = names(({ values }) => values.map(({ source }) => source));
  const shapes = names(({ shape }) => [shape]);
  const types = names(({ type }) => [type]);
  return ({ shape, type, values }, at) => {
    const own = values[at];
    if (own === undefined) return [];
    const same = values.filter((other) => other !== own && other.text === own.text);
    const other = values.find(({ text }) => text !== own.text);
    return [
      ...(withScores ? [own.score, other === undefined ? 1 : own.score - other.score, at] : []),
      same.length,
      new Set(same.map(({ source }) => source)).size,
      new Set(values.map(({ text }) => text)).size,
      values.length,
      own.text.length,
      own.steps.length,
      Number(/\d/.test(own.text)),
      Number(/\s/.test(own.text)),
      ...sources.map((source) => Number(source === own.source)),
      ...shapes.map((one) => Number(one === shape)),
      ...types.map((one) => Number(one === type)),
    ];
  };
}

/** Whether the value that is believed in most is right. */
function isBestRight(choice, believe) {
  const chances = believe(choice);
  return choice.values[chances.indexOf(Math.max(...chances))]?.isRight === true;
}

function report() {
  const known = choices.filter(({ half }) => half !== 'third');
  const kinds = [...new Set(known.map(({ kind }) => kind))];
  const foldOf = ({ kind }) => kinds.indexOf(kind) % FOLDS;
  console.log(
    'half     fields  right as chosen  any at hand right  learned with scores  learned without',
  );
  const learned = [true, false].map((withScores) => {
    const folds = Array.from({ length: FOLDS }, (_, fold) =>
      fit(
        known.filter((choice) => foldOf(choice) !== fold),
        withScores,
      ),
    );
    const whole = fit(known, withScores);
    return (choice) => {
      const own = choice.half === 'third' ? whole : folds[foldOf(choice)];
      return own !== undefined && isBestRight(choice, own);
    };
  });
  for (const half of ['first', 'opened', 'second', 'opened-third', 'third']) {
    const own = choices.filter((choice) => choice.half === half);
    const cells = [
      own.filter(({ values }) => values[0]?.isRight).length,
      own.filter(({ values }) => values.some(({ isRight }) => isRight)).length,
      ...learned.map((is) => own.filter(is).length),
    ];
    console.log([half.padEnd(8), own.length, ...cells].join('  '));
  }
}
