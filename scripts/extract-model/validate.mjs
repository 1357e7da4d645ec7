/**
 * Extraction of pages whose sites the scorer was not trained on: one set of weights for each fold of sites, the whole
 * extraction run with it on the fold's own pages.
 *
 *   HEARTH_EVAL_DIR=… node scripts/extract-model/validate.mjs [--against CHECKOUT] [--show CONCEPT] [--fields]
 *
 * Prints, of pages without marked-up data, the share of right answers, and of right ones among those given, pages that have
 * no answer included; and the groups of the kit's structured records. `--against` runs the extraction of another checkout on the same (with its own weights or
 * rules, which may know the pages); `--show` lists what was wrong, `--fields` tells the
 * kit's groups field by field.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import zlib from 'node:zlib';
import { foldOf, kit, siteOf } from '../content-model/kit.mjs';
import { CONCEPTS, readAnswers, readExamples } from './examples.mjs';
import { trainAll } from './train.mjs';

const FOLDS = 4;
const here = path.dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    show: { type: 'string' },
    fields: { type: 'boolean' },
  },
});
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hearth-extract-'));

const files = trainFolds();
const columns = [['on sites not trained on', path.join(here, '../..'), files]];
if (values.against !== undefined) columns.push([values.against, values.against, undefined]);
const figures = columns.map(([, checkout, weights]) => ({
  pages: Array.from({ length: FOLDS }, (_, fold) =>
    pagesOf(checkout, fold, weights?.[fold]),
  ).flat(),
  groups: groupsOf(checkout, weights),
}));
fs.rmSync(folder, { recursive: true });

console.log(
  `| | answers | ${columns.map(([name]) => `${name}: right, of those given`).join(' | ')} |`,
);
console.log(`|---|---|${columns.map(() => '---|').join('')}`);
for (const concept of CONCEPTS) {
  const cells = figures.map(({ pages }) => {
    const all = pages.filter((page) => page.concept === concept);
    const own = all.filter((page) => page.wanted !== undefined);
    const given = all.filter((page) => page.isGiven);
    const right = own.reduce((sum, page) => sum + page.right, 0);
    return [own.length, `${(right / own.length).toFixed(3)}, ${(right / given.length).toFixed(3)}`];
  });
  console.log(`| ${concept} | ${cells[0][0]} | ${cells.map(([, text]) => text).join(' | ')} |`);
}
for (const group of figures[0].groups.keys()) {
  const cells = figures.map(({ groups }) => {
    const scores = groups.get(group) ?? [];
    return (scores.reduce((sum, score) => sum + score, 0) / scores.length).toFixed(3);
  });
  console.log(`| kit: ${group} | ${figures[0].groups.get(group).length} | ${cells.join(' | ')} |`);
}
for (const page of figures[0].pages) {
  if (
    page.concept !== values.show ||
    page.right >= 0.9 ||
    (page.wanted ?? page.value) === undefined
  )
    continue;
  console.log(
    page.file,
    JSON.stringify(page.wanted ?? null).slice(0, 100),
    JSON.stringify(page.value),
  );
}

function trainFolds() {
  const examples = readExamples();
  return Array.from({ length: FOLDS }, (_, fold) => {
    const file = path.join(folder, `weights-${fold}.json`);
    fs.writeFileSync(file, JSON.stringify(trainAll(examples, { fold, folds: FOLDS })));
    return file;
  });
}

/** Every answer of the fold's pages: `{file, concept, wanted, value, isGiven, right}`. */
function pagesOf(checkout, fold, weights) {
  const script = path.join(here, 'answer-fold.mjs');
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [script, checkout, String(fold), String(FOLDS), weights ?? '-'],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** Scores of the fields of each group of the kit, each record's by the weights that do not know its site. */
function groupsOf(checkout, weights) {
  const sites = new Map(
    zlib
      .gunzipSync(fs.readFileSync(path.join(kit, 'data/structured.jsonl.gz')))
      .toString()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
      .map((record) => [record.id, siteOf(record)]),
  );
  const groups = new Map();
  for (let fold = 0; fold < (weights === undefined ? 1 : FOLDS); fold += 1) {
    const out = path.join(folder, 'scores.json');
    const module = path.join(here, 'answer-fold.mjs');
    const env = { ...process.env, EXTRACT_CHECKOUT: checkout, EXTRACT_WEIGHTS: weights?.[fold] };
    if (weights === undefined) delete env.EXTRACT_WEIGHTS;
    execFileSync(
      process.execPath,
      [path.join(kit, 'score.mjs'), '--module', module, '--parts', 'structured', '--out', out],
      { env, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const { detail } = JSON.parse(fs.readFileSync(out, 'utf8'));
    for (const { id, group, fields } of detail.structured) {
      if (weights !== undefined && foldOf(sites.get(id), FOLDS) !== fold) continue;
      for (const [name, { decoy, s }] of Object.entries(fields)) {
        if (decoy) continue;
        for (const row of values.fields ? [group, `${group}, ${name}`] : [group])
          groups.set(row, [...(groups.get(row) ?? []), s]);
      }
    }
  }
  return new Map([...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
