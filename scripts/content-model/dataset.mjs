/**
 * The quality kit's development pages as training rows: one row of features and one label per leaf.
 *
 * A leaf's label is the share of its words that stand in the page's ground truth: a word counts as present
 * when a run of four words around it, read across leaf edges, is a run of the truth. Pages that only have
 * snippets (traf) label just the leaves that hold one. Text that stands on the page more often than in the
 * truth is credited to the places whose neighbourhood is in it.
 */
import { isUtf8 } from 'node:buffer';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { pathToFileURL, fileURLToPath } from 'node:url';
import { kit, readRecords, readScorer } from './kit.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const pipeline = path.join(here, '../../src/main/service/pipeline');
const load = (file) => import(pathToFileURL(path.join(pipeline, file)).href);

const { decodeHtml } = await load('dom/encoding.ts');
const { readPage } = await load('dom/parse.ts');
const { outlinePage } = await load('content/outline.ts');
const { describeLeaves, surveyPage, FEATURE_NAMES } = await load('content/features.ts');
const { leafText } = await load('content/leaf-texts.ts');
const { PAGE_FEATURE_NAMES, PAGE_KINDS } = await load('content/page-kind.ts');
const { readSigns } = await load('content/page-signs.ts');

export { FEATURE_NAMES, PAGE_FEATURE_NAMES, PAGE_KINDS };

const tokensOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
const squash = (text) => text.normalize('NFKC').replace(/\s+/g, ' ').trim();

export async function readPages() {
  // the scorer's own reading of markdown as text
  const { markdownText } = await readScorer();
  return readRecords().map((record) => {
    const bytes = zlib.gunzipSync(fs.readFileSync(path.join(kit, 'data', record.file)));
    const html = decodeHtml(bytes, isUtf8(bytes) ? 'text/html; charset=utf-8' : 'text/html');
    const truth = record.text ?? (record.md ? markdownText(record.md) : undefined);
    return { record, html, truth };
  });
}

/** Rows, labels and leaf texts of one page. */
export function describePage({ record, html, truth }) {
  let page = readPage(html);
  let outline = outlinePage(page.root);
  const words = outline.boxes[0].words;
  if (words < 120) {
    // as choose.ts does for a thin body
    const opened = readPage(html.replace(/<\/?noscript\b[^>]*>/gi, ''));
    const other = outlinePage(opened.root);
    if (other.boxes[0].words > 2 * words + 50) [page, outline] = [opened, other];
  }
  const { index } = page;
  const url = URL.canParse(record.url ?? '') ? record.url : 'https://example.com/';
  const survey = surveyPage(outline, readSigns(index, url));
  const rows = describeLeaves(survey, new Float32Array(7)).slice();
  const texts = outline.leaves.map(leafText);
  const tokens = texts.map(tokensOf);
  const labels = truth === undefined ? snippetLabels(record, texts) : truthLabels(tokens, truth);
  return {
    record,
    outline,
    survey,
    rows,
    texts,
    tokens,
    labels,
    truth,
    width: FEATURE_NAMES.length,
  };
}

function snippetLabels(record, texts) {
  const wanted = (record.with ?? []).map(squash);
  const unwanted = (record.without ?? []).map(squash);
  return texts.map((text) => {
    const line = squash(text);
    if (line === '') return -1;
    if (unwanted.some((snippet) => line.includes(snippet))) return 0;
    if (wanted.some((snippet) => line.includes(snippet))) return 1;
    return -1;
  });
}

function truthLabels(tokens, truth) {
  const want = tokensOf(truth);
  const runs = new Set();
  for (let at = 0; at + 4 <= want.length; at += 1) runs.add(want.slice(at, at + 4).join(' '));
  const all = tokens.flat();
  const isCovered = new Uint8Array(all.length);
  for (let at = 0; at + 4 <= all.length; at += 1) {
    if (runs.has(all.slice(at, at + 4).join(' '))) isCovered.fill(1, at, at + 4);
  }
  const ends = [];
  let at = 0;
  const labels = tokens.map((own) => {
    let covered = 0;
    for (let k = 0; k < own.length; k += 1) covered += isCovered[at + k];
    at += own.length;
    ends.push(at);
    return own.length === 0 ? -1 : covered / own.length;
  });
  creditRepeats(tokens, labels, ` ${want.join(' ')} `);
  return labels;
}

function creditRepeats(tokens, labels, want) {
  const places = new Map();
  tokens.forEach((own, leaf) => {
    if (own.length < 3 || labels[leaf] < 0.5) return;
    const key = own.join(' ');
    places.set(key, [...(places.get(key) ?? []), leaf]);
  });
  for (const [key, leaves] of places) {
    if (leaves.length < 2) continue;
    const times = Math.max(1, want.split(` ${key} `).length - 1);
    if (leaves.length <= times) continue;
    const nearness = (leaf) => {
      let sum = 0;
      for (let near = leaf - 6; near <= leaf + 6; near += 1) {
        if (near !== leaf && labels[near] > 0) sum += labels[near] * (tokens[near]?.length ?? 0);
      }
      return sum;
    };
    const ranked = leaves.map((leaf) => [leaf, nearness(leaf)]).sort((a, b) => b[1] - a[1]);
    for (const [leaf] of ranked.slice(times)) labels[leaf] = 0;
  }
}
