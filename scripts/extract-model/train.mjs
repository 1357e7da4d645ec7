/**
 * Trains the scorer of extraction on the development pages of the quality kit and writes
 * src/main/service/pipeline/extract/evidence/learned-weights.json. Repeatable: same pages, same code, same bytes.
 *
 *   HEARTH_EVAL_DIR=… node scripts/extract-model/train.mjs [FILE]
 *
 * One forest for each concept: small trees, as there are tens to hundreds of pages and not thousands. Each page counts alike.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SITUATION_COLUMNS } from '../../src/main/service/pipeline/extract/evidence/situation.ts';
import { binRows, findCuts, train } from '../content-model/boost.mjs';
import { foldOf, siteOf } from '../content-model/kit.mjs';
import { pack } from '../content-model/pack.mjs';
import { CONCEPTS, readExamples } from './examples.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const target =
  process.argv[2] ??
  path.join(here, '../../src/main/service/pipeline/extract/evidence/learned-weights.json');

const OPTIONS = {
  trees: 80,
  depth: 3,
  rate: 0.15,
  shrink: 8,
  columnShare: 0.5,
  rowShare: 0.7,
  seed: 1,
};
/** A page's wrong texts together count as much as so many, however many they are. */
const WRONG = 3;
/** How much a page counts on which none is right. */
const NONE = 0.3;

/** What pages of other sites may lack: copies without it teach to do without. Columns, and the value of nothing. */
const LACKING = [{ stepsToName: 9 }, { titleStart: 0, titlePart: 0, titleEnd: 0, hostLikeness: 0 }];
/** How much such a copy counts beside the page itself. */
const COPY = 0.4;

/** The examples and their copies, each with its weight. */
function withCopies(examples) {
  const copies = LACKING.flatMap((lack) =>
    examples.map((example) => ({
      ...example,
      weight: COPY,
      rows: example.rows.map(without(lack)),
    })),
  );
  return [...examples.map((example) => ({ ...example, weight: 1 })), ...copies];
}

function without(lack) {
  const columns = Object.entries(lack).map(([name, value]) => [
    SITUATION_COLUMNS.indexOf(name),
    value,
  ]);
  return (row) => {
    const copy = [...row];
    for (const [column, value] of columns) copy[column] = value;
    return copy;
  };
}

/** The weights for one concept from its examples. */
export function trainConcept(own) {
  const examples = withCopies(own);
  const width = SITUATION_COLUMNS.length;
  const all = examples.flatMap(({ rows }) => rows);
  const rows = Float32Array.from(all.flat());
  const labels = Float32Array.from(examples.flatMap((one) => one.labels));
  const weights = Float32Array.from(examples.flatMap(weigh));
  const cuts = findCuts(rows, all.length, width, 32);
  const bins = binRows(rows, all.length, width, cuts);
  const use = [...labels.keys()];
  const model = train({ bins, cuts, labels, weights, use, options: OPTIONS });
  return pack(model, SITUATION_COLUMNS, OPTIONS.depth);
}

function weigh({ labels, weight }) {
  const right = labels.filter((label) => label > 0).length;
  const wrong = WRONG / (labels.length - right + WRONG);
  const page = weight * (right === 0 ? NONE : 1);
  return labels.map((label) => page * (label > 0 ? 1 / right : wrong));
}

/** Of all examples, or of those whose sites are not in the fold. */
export function trainAll(examples, { fold, folds } = {}) {
  const isIn = ({ url }) => fold === undefined || foldOf(siteOf({ url }), folds) !== fold;
  return Object.fromEntries(
    CONCEPTS.map((concept) => [concept, trainConcept(examples[concept].filter(isIn))]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const examples = readExamples();
  fs.writeFileSync(target, `${JSON.stringify(trainAll(examples))}\n`);
  const counts = CONCEPTS.map((concept) => `${concept} ${examples[concept].length}`).join(', ');
  console.log(`Pages: ${counts}; ${fs.statSync(target).size} bytes`);
}
