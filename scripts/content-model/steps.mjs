/**
 * What each step after the content model is worth: the whole pipeline without it, on sites the model was not trained
 * on. A step that gains nothing on any part is one to delete.
 *
 *   HEARTH_EVAL_DIR=… node scripts/content-model/steps.mjs FOLDER [STEP …]
 *
 * FOLDER holds the models of the folds (validate.mjs leaves them there). Prints each step's figures less those of the
 * whole: what is lost without it, by part. Steps are the functions that select.ts calls with `keep`.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readScorer } from './kit.mjs';

const FOLDS = 4;
const here = path.dirname(fileURLToPath(import.meta.url));
const select = path.join(here, '../../src/main/service/pipeline/content/select.ts');
const [folder, ...named] = process.argv.slice(2);
if (folder === undefined || !fs.existsSync(path.join(folder, 'without-fold-0.json'))) {
  console.error(
    'Name a folder with the models of the folds: validate.mjs FOLDER leaves them there.',
  );
  process.exit(2);
}

const CALL =
  /^ +(?:if \([^\n]*\) |else |for \([^\n]*\) )?(?<name>(?:keep|drop|settle|tidy)[A-Z]\w*)\([^\n]*keep[^\n]*\);$/gm;
const known = new Set(
  [...fs.readFileSync(select, 'utf8').matchAll(CALL)].map(({ groups }) => groups.name),
);
const steps = named.length > 0 ? named : [...known].filter((name) => name !== 'settleHeadline');
const wrong = steps.filter((name) => !known.has(name));
if (wrong.length > 0) {
  console.error(`No step ${wrong.join(', ')}; there are ${[...known].join(', ')}.`);
  process.exit(2);
}

const { summarize } = await readScorer();
const whole = figures(undefined);
console.log(`| without | ${Object.keys(whole).join(' | ')} |`);
console.log(
  `|---|${Object.keys(whole)
    .map(() => '---|')
    .join('')}`,
);
for (const step of steps) {
  const own = figures(step);
  const cells = Object.entries(whole).map(([name, value]) => show(own[name] - value));
  console.log(`| ${step} | ${cells.join(' | ')} |`);
}

/** The kit's figures with one step left out. */
function figures(without) {
  const rows = Array.from({ length: FOLDS }, (_, fold) => {
    const run = spawnSync(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        path.join(here, 'score-fold.mjs'),
        ...[String(fold), String(FOLDS), path.join(folder, `without-fold-${fold}.json`)],
        ...(without === undefined ? [] : [without]),
      ],
      { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    if (run.status !== 0) process.exit(run.status ?? 1);
    return JSON.parse(run.stdout);
  }).flat();
  const of = (part, type) =>
    summarize(
      '',
      rows.filter((row) => row.part === part && (type === undefined || row.type === type)),
    );
  const wcxb = of('wcxb');
  return {
    aeb: of('aeb').f1,
    wcxb: wcxb.word_f1,
    ...Object.fromEntries(
      ['article', 'documentation', 'service', 'forum', 'collection', 'listing', 'product'].map(
        (type) => [type, of('wcxb', type).word_f1],
      ),
    ),
    'wcxb snippets': wcxb.snippet.f1,
    traf: of('traf').snippet.f1,
    mozr: of('mozr').f1,
    'mozr structure': of('mozr').structure.score,
    defu: of('defu').f1,
    'defu structure': of('defu').structure.score,
  };
}

function show(change) {
  if (Math.abs(change) < 0.0005) return '';
  return `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(3)}`;
}
