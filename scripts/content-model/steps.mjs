/**
 * What each step after the content model is worth: the whole pipeline without it, on sites the model was not trained
 * on and on the made pages. A step that gains nothing on any part is one to delete.
 *
 *   HEARTH_EVAL_DIR=… node scripts/content-model/steps.mjs FOLDER [--kit] [[FILE:]STEP[,…] …]
 *   node scripts/content-model/steps.mjs --made [[FILE:]STEP[,…] …]         made pages alone; --kit leaves them out
 *
 * FOLDER holds the models of the folds (validate.mjs leaves them there). Prints each step's figures less those of the
 * whole: what is lost without it, by part. Steps are the functions that select.ts calls on what is kept, or those named;
 * FILE is another file of pipeline/content that calls the function. Those with a comma between are left out together.
 * Of the made pages `held-out` is the half that is only counted, `opened` the fifteen others, three pages a kind.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const FOLDS = 4;
const here = path.dirname(fileURLToPath(import.meta.url));
const hook = pathToFileURL(path.join(here, 'without-step.mjs')).href;
const select = path.join(here, '../../src/main/service/pipeline/content/select.ts');
const isMadeOnly = process.argv.includes('--made');
const isKitOnly = process.argv.includes('--kit');
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const folder = isMadeOnly ? '' : named.shift();
if (!isMadeOnly && !fs.existsSync(path.join(folder ?? '', 'without-fold-0.json'))) {
  console.error(
    'Name a folder with the models of the folds: validate.mjs FOLDER leaves them there.',
  );
  process.exit(2);
}

const CALL =
  /(?<![.\w])(?<name>(?:keep|drop|settle|tidy|silence|level)[A-Z]\w*)\([^\n]*(?:keep|chances)/g;
const known = new Set(
  [...fs.readFileSync(select, 'utf8').matchAll(CALL)].map(({ groups }) => groups.name),
);
const steps = named.length > 0 ? named : [...known];

const { summarize } = isMadeOnly ? {} : await (await import('./kit.mjs')).readScorer();
const whole = figures('');
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

function figures(step) {
  return { ...(isMadeOnly ? {} : kitFigures(step)), ...(isKitOnly ? {} : madeFigures(step)) };
}

function run(step, args) {
  const ran = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', hook, ...args],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, HEARTH_STEPS_LEFT_OUT: step },
    },
  );
  return ran;
}

/** The kit's figures with one step left out. */
function kitFigures(step) {
  const rows = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = path.join(folder, `without-fold-${fold}.json`);
    const ran = run(step, [
      path.join(here, 'score-fold.mjs'),
      String(fold),
      String(FOLDS),
      weights,
    ]);
    if (ran.status !== 0) process.exit(ran.status ?? 1);
    return JSON.parse(ran.stdout);
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

/** Shares of the made pages by measure, with one step left out; the model is the shipped one. */
function madeFigures(step) {
  const { status, stdout } = run(step, [
    path.join(here, '../eval-made.ts'),
    ...['sentences', '--half', 'all', '--seeds', '3'],
  ]);
  // 1 says that a goal was missed
  if (status !== 0 && status !== 1) process.exit(status ?? 1);
  const found = {};
  for (const line of stdout.split('\n')) {
    const [, measure, ...cells] = line.split('|').map((cell) => cell.trim());
    const counts = cells.map((cell) => /^(?<share>[\d.]+) of (?<of>\d+)$/.exec(cell)?.groups);
    if (line.startsWith('|  ') || counts.every((count) => count === undefined)) continue;
    // the halves stand in columns, the one that is only counted last, before the goal and the verdict
    const halves = counts.slice(0, -3);
    const all = halves.slice(0, -1).filter((count) => count !== undefined);
    const sum = (read) => all.reduce((total, count) => total + read(count), 0);
    const opened = sum(({ share, of }) => share * of) / sum(({ of }) => Number(of));
    found[`opened ${measure}`] = opened;
    found[`held-out ${measure}`] = Number(halves.at(-1)?.share);
  }
  return found;
}

function show(change) {
  if (Math.abs(change) < 0.0005) return '';
  return `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(3)}`;
}
