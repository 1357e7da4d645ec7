/**
 * What the content model scores on sites it was not trained on: four folds by site over the development
 * pages; each fold goes through the whole pipeline with the weights of a model of the other three, and the
 * kit's own scorer judges the markdown. The kit's own table is in-sample for the shipped weights; this one
 * is the honest estimate.
 *
 *   HEARTH_EVAL_DIR=… node scripts/content-model/validate.mjs [FOLDER]
 *
 * With a folder, its models are used where they are there already and kept: for work on what comes after
 * the model.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readScorer } from './kit.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const FOLDS = 4;

const given = process.argv[2];
const folder = given ?? fs.mkdtempSync(path.join(os.tmpdir(), 'content-model-'));
fs.mkdirSync(folder, { recursive: true });
const weightsOf = (fold) => path.join(folder, `without-fold-${fold}.json`);
const folds = [...Array(FOLDS).keys()];

if (!folds.every((fold) => fs.existsSync(weightsOf(fold)))) {
  const { trainFolds } = await import('./train.mjs');
  const models = await trainFolds(FOLDS);
  models.forEach((model, fold) => fs.writeFileSync(weightsOf(fold), JSON.stringify(model)));
}

const rows = folds.flatMap((fold) => {
  const run = spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      path.join(here, 'score-fold.mjs'),
      String(fold),
      String(FOLDS),
      weightsOf(fold),
    ],
    { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (run.status !== 0) process.exit(run.status ?? 1);
  return JSON.parse(run.stdout);
});
if (given === undefined) fs.rmSync(folder, { recursive: true });
else fs.writeFileSync(path.join(folder, 'rows.json'), JSON.stringify(rows));

const { summarize } = await readScorer();
const show = (value) => (value === undefined || Number.isNaN(value) ? '' : value.toFixed(3));

function line(name, own) {
  const { word_f1, f1, precision, recall, snippet, structure } = summarize('', own);
  const shingle = f1 === undefined ? '' : `${show(f1)} (${show(precision)} / ${show(recall)})`;
  const kinds = ['headings', 'list', 'rows', 'code', 'links'];
  const byKind = structure && kinds.map((kind) => show(structure[kind]?.f1)).join(' ');
  const parts = structure === undefined ? '' : `${show(structure.score)} (${byKind})`;
  return `| ${name} | ${show(word_f1)} | ${shingle} | ${show(snippet?.f1)} | ${parts} |`;
}

console.log(
  '| pages of sites not trained on | word F1 | shingle F1 (P / R) | snippets F1 | structure (headings list rows code links) |',
);
console.log('|---|---|---|---|---|');
for (const part of ['aeb', 'wcxb', 'traf', 'mozr', 'defu']) {
  const own = rows.filter((row) => row.part === part);
  console.log(line(part, own));
  const types = [...new Set(own.map((row) => row.type).filter(Boolean))].sort();
  for (const type of types)
    console.log(
      line(
        `${part} ${type}`,
        own.filter((row) => row.type === type),
      ),
    );
}
