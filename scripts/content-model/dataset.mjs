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
const made = path.join(here, '../../test/support/made-pages');
const pipeline = path.join(here, '../../src/main/service/pipeline');
const load = (file) => import(pathToFileURL(path.join(pipeline, file)).href);

const { decodeHtml } = await load('dom/encoding.ts');
const { readPage } = await load('dom/parse.ts');
const { outlinePage } = await load('content/outline.ts');
const { showText } = await load('content/hidden-text.ts');
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

/**
 * Halves of made pages that are learnt from: how many seeds of each kind, and how much such a page counts against one
 * of the first half, whose kinds are fewer. Halves that were only counted are learnt from once they were opened.
 */
const LATER = { seeds: 2, count: 0.3 };
const MADE_HALVES = {
  development: { seeds: 8, count: 1 },
  more: { seeds: 3, count: 0.8 },
  'held-out': LATER,
  'held-out-2': LATER,
  'held-out-3': LATER,
  'held-out-4': LATER,
  'held-out-5': LATER,
  'held-out-6': LATER,
  'held-out-7': LATER,
  'held-out-8': LATER,
  'held-out-9': LATER,
  'held-out-11': LATER,
  'held-out-12': LATER,
  'held-out-13': LATER,
  'held-out-14': LATER,
};
/** How much pages of later halves count where kinds of pages are learnt: they would outnumber the kit's. */
const LATER_KINDS = 0.2;
/** Kinds of made pages by their names; others are articles, open ones may be several. */
const MADE_KINDS = [
  [/phpbb|vbulletin|discourse|thread|replies|question-and-answers|guestbook/, 'forum'],
  [/docusaurus|how-to|mediawiki|team-wiki/, 'documentation'],
  [/^product|-product|hotel|flat-or|classified-ad/, 'product'],
  [
    /^landing|price-plans|about-the-firm|^team-with|^theme-of|-sections-and-widgets|-rows-and-modules/,
    'service',
  ],
  [/^list-of|index-by|glossary|noise-lists|mixed|nested-list/, 'listing'],
];

/**
 * Made pages (test/support/made-pages) of the halves that were opened: their truth is known text by text. The seeds are
 * others than those that `npm run eval` counts.
 */
export async function readMadePages() {
  const { PARTS } = await import(pathToFileURL(path.join(made, 'parts.ts')).href);
  const kinds = (half) =>
    PARTS.filter(({ name }) => name === 'sentences' || name === 'cjk').flatMap(
      (part) => part.kinds[half],
    );
  return Object.entries(MADE_HALVES).flatMap(([half, { seeds, count }]) =>
    kinds(half).flatMap((kind) =>
      Array.from({ length: seeds }, (_, nth) => {
        const { url, html, truth } = kind.make(1_000 + nth);
        const id = `made/${half}/${kind.name}/${1_000 + nth}`;
        const kindCount = half === 'development' || half === 'more' ? 1 : LATER_KINDS;
        const record = {
          part: 'made',
          id,
          url,
          type: typeOf(kind),
          kind: kind.name,
          count,
          kindCount,
        };
        return { record, html, made: truth };
      }),
    ),
  );
}

function typeOf({ name, group }) {
  if (group === 'threads') return 'forum';
  if (group === 'lists') return 'open';
  return MADE_KINDS.find(([names]) => names.test(name))?.[1] ?? 'article';
}

/** Rows, labels and leaf texts of one page. */
export function describePage({ record, html, truth, made }) {
  let page = readPage(html);
  let outline = showText(outlinePage(page.root));
  const words = outline.boxes[0].words;
  if (words < 120) {
    // as choose.ts does for a thin body
    const opened = readPage(html.replace(/<\/?noscript\b[^>]*>/gi, ''));
    const other = showText(outlinePage(opened.root));
    if (other.boxes[0].words > 2 * words + 50) [page, outline] = [opened, other];
  }
  const { index } = page;
  const url = URL.canParse(record.url ?? '') ? record.url : 'https://example.com/';
  const survey = surveyPage(outline, readSigns(index, url));
  const rows = describeLeaves(survey, new Float32Array(7)).slice();
  const texts = outline.leaves.map(leafText);
  const tokens = texts.map(tokensOf);
  const labels =
    made !== undefined
      ? madeLabels(made, texts)
      : truth === undefined
        ? snippetLabels(record, texts)
        : truthLabels(tokens, truth);
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

/** Letters alone: marks and spaces are written in many ways. */
const letters = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** 1 for main text, 0 for noise and furniture; the headline and what is free to go either way is left open. */
function madeLabels(truth, texts) {
  const { headline, sentences = truth.paragraphs, neutral = [], lists = [] } = truth;
  const wanted = lists.flatMap(({ isWanted, items }) => (isWanted ? items : []));
  const main = new Set([...sentences, ...wanted].map(letters));
  const all = [...main];
  const open = [headline ?? '', ...neutral].map(letters).filter(Boolean);
  return texts.map((text) => {
    const own = letters(text);
    if (own === '') return -1;
    if (open.some((other) => own === other || other.includes(own))) return -1;
    if (main.has(own)) return 1;
    const stands = all.some((one) => own.includes(one) || (own.length > 8 && one.includes(own)));
    return stands ? 1 : 0;
  });
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
