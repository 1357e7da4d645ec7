/**
 * What the content model scores on sites it was not trained on: four folds by site over the development
 * pages, leaves chosen as content/select.ts does (its clean-up by block aside), text compared as the kit
 * compares it. The kit's own table is in-sample for the shipped weights; this one is the honest estimate.
 *
 *   HEARTH_EVAL_DIR=… node scripts/content-model/validate.mjs
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describePage, PAGE_KINDS, readPages, siteOf } from './dataset.mjs';
import { foldOf, foreignBeliefs, leafData, trainLeaves } from './train.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const kit = process.env.HEARTH_EVAL_DIR ?? path.join(here, '../../../shared/eval');
const FOLDS = 4;
/** As in content/select.ts. */
const CAUTION = 0.1;

const pages = (await readPages(kit)).map(describePage);
const beliefs = foreignBeliefs(pages, FOLDS);
const data = leafData(pages, beliefs);
const foldOfLeaf = new Uint8Array(data.count);
for (const page of pages) {
  const fold = foldOf(siteOf(page.record), FOLDS);
  foldOfLeaf.fill(fold, page.start, page.start + page.labels.length);
}
const scores = new Float32Array(data.count);
for (let fold = 0; fold < FOLDS; fold += 1) {
  const model = trainLeaves(data, (leaf) => foldOfLeaf[leaf] !== fold, fold + 1);
  for (let leaf = 0; leaf < data.count; leaf += 1) {
    if (foldOfLeaf[leaf] === fold) scores[leaf] = model.scores[leaf];
  }
}

const wordsIn = (text) => text.match(/[\p{L}\p{N}_]+/gu) ?? [];
const shinglesOf = (words) =>
  Array.from({ length: Math.max(1, words.length - 3) }, (_, at) =>
    words.slice(at, at + 4).join(' '),
  );

function countsOf(list) {
  const counts = new Map();
  for (const item of list) if (item !== '') counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** [precision, recall] of two bags. */
function compare(wanted, got) {
  const want = countsOf(wanted);
  let right = 0;
  let given = 0;
  let all = 0;
  for (const count of want.values()) all += count;
  for (const [item, count] of countsOf(got)) {
    given += count;
    right += Math.min(count, want.get(item) ?? 0);
  }
  return [given === 0 ? 0 : right / given, all === 0 ? 0 : right / all];
}

const f1 = (p, r) => (p + r === 0 ? 0 : (2 * p * r) / (p + r));
const mean = (list) => list.reduce((sum, value) => sum + value, 0) / list.length;

function chosenText(page, number) {
  const words = page.outline.leaves.map((leaf) => leaf.words);
  const chances = words.map((_, leaf) => 1 / (1 + Math.exp(-scores[page.start + leaf])));
  const order = [...words.keys()].filter((leaf) => words[leaf] > 0);
  order.sort((a, b) => chances[b] - chances[a]);
  const expected = order.reduce((sum, leaf) => sum + chances[leaf] * words[leaf], 0);
  let taken = 0;
  let right = 0;
  let best = 0;
  for (const leaf of order) {
    taken += words[leaf];
    right += words[leaf] * chances[leaf];
    best = Math.max(best, (2 * right) / (taken + expected));
  }
  const article = beliefs[number][PAGE_KINDS.indexOf('article')];
  const limit = Math.min(0.6, best / 2 + CAUTION * article);
  return page.texts.filter((_, leaf) => words[leaf] > 0 && chances[leaf] > limit).join('\n');
}

const squash = (text) => text.normalize('NFKC').replace(/\s+/g, ' ').trim();
const parts = new Map();
pages.forEach((page, number) => {
  const { record, truth } = page;
  const text = chosenText(page, number);
  for (const name of [record.part, ...(record.type ? [`${record.part} ${record.type}`] : [])]) {
    const part = parts.get(name) ?? { word: [], p: [], r: [], found: 0, missed: 0, wrong: 0 };
    parts.set(name, part);
    if (truth !== undefined) {
      part.word.push(f1(...compare(wordsIn(truth.toLowerCase()), wordsIn(text.toLowerCase()))));
      const [p, r] = compare(shinglesOf(wordsIn(truth)), shinglesOf(wordsIn(text)));
      part.p.push(p);
      part.r.push(r);
    }
    const folds = record.part === 'wcxb';
    const line = folds ? squash(text).toLowerCase() : squash(text);
    const has = (snippet) => line.includes(folds ? squash(snippet).toLowerCase() : squash(snippet));
    for (const snippet of record.with ?? []) part[has(snippet) ? 'found' : 'missed'] += 1;
    for (const snippet of record.without ?? []) if (has(snippet)) part.wrong += 1;
  }
});

console.log('| pages of sites not trained on | word F1 | shingle F1 | snippets F1 |');
console.log('|---|---|---|---|');
for (const [name, part] of [...parts].sort()) {
  const { word, p, r, found, missed, wrong } = part;
  const hasText = word.length > 0;
  const snippets =
    found + missed === 0 ? '' : f1(found / (found + wrong), found / (found + missed)).toFixed(3);
  const cells = hasText ? [mean(word).toFixed(3), f1(mean(p), mean(r)).toFixed(3)] : ['', ''];
  console.log(`| ${name} | ${cells.join(' | ')} | ${snippets} |`);
}
