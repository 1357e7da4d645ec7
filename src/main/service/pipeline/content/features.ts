/**
 * What is known about each leaf when the model judges it: one row of numbers per leaf.
 *
 * The leaf itself (length, links, punctuation, tag), the words of its text, what its ancestors are and are
 * called and how near, the boxes around it, its neighbours, the heading above it, where it stands on the
 * page and against the page's best container, and what kind of page this is. Names: FEATURE_NAMES; the
 * model (model.ts) refers to them by place. Pure and linear in leaves and boxes.
 */
import { NO_TEXT, readTexts, type LeafText } from './leaf-texts.ts';
import type { Box, Leaf, Outline } from './outline.ts';
import { PAGE_KINDS, describePageKind } from './page-kind.ts';
import type { PageSigns } from './page-signs.ts';
import { fillNeighbours, surroundingsOf } from './neighbours.ts';
import { Scratch } from './scratch.ts';
import { linkShare, topBoxOf } from './top-box.ts';
import { ATTRIBUTE_GROUP_NAMES, TEXT_GROUP_NAMES } from './vocabulary.ts';

/** Tags whose nearness as an ancestor says something. */
const TAG_MARKS = [
  ['nav'],
  ['header'],
  ['footer'],
  ['aside'],
  ['main'],
  ['article'],
  ['section'],
  ['form', 'fieldset'],
  ['figure', 'figcaption'],
  ['table'],
  ['ul', 'ol', 'menu'],
  ['blockquote'],
  ['dl'],
  ['details', 'summary'],
  ['button', 'label'],
  ['p'],
  ['noscript'],
] as const;

const TAG_MARK_OF = new Map<string, number>(
  TAG_MARKS.flatMap((tags, at) => tags.map((tag): [string, number] => [tag, at])),
);

const LEAF_TAGS = new Map<string, number>(
  Object.entries({
    p: 1,
    div: 2,
    span: 2,
    section: 2,
    article: 2,
    main: 2,
    li: 3,
    td: 4,
    th: 5,
    h1: 6,
    h2: 7,
    h3: 8,
    h4: 9,
    h5: 10,
    h6: 11,
    dt: 12,
    dd: 13,
    blockquote: 14,
    pre: 15,
    figcaption: 16,
    caption: 16,
    button: 17,
    label: 18,
    summary: 19,
    legend: 18,
    address: 20,
    header: 21,
    footer: 22,
  }),
);

const GROUPS = ATTRIBUTE_GROUP_NAMES.length;
const MARKS = GROUPS + TAG_MARKS.length + 1;
const TEXTS = TEXT_GROUP_NAMES.length;
/** A mark that no ancestor carries. */
const FAR = 12;

/** Names of the columns, in order. */
export const FEATURE_NAMES: readonly string[] = [
  ...[
    'words',
    'linkShare',
    'links',
    'stopsPerWord',
    'lettersPerWord',
    'capitalShare',
    'digitShare',
  ],
  ...['strongShare', 'endsSentence', 'endsColon', 'isCode', 'images', 'tag'],
  ...TEXT_GROUP_NAMES.map((name) => `text:${name}`),
  'textHits',
  ...ATTRIBUTE_GROUP_NAMES.map((name) => `attr:${name}`),
  ...TAG_MARKS.map(([name]) => `in:${name}`),
  'in:hidden',
  ...['depth', 'boxWords', 'boxLinkShare', 'boxParagraphs', 'boxLeaves'],
  ...[
    'upWords',
    'upLinkShare',
    'upParagraphs',
    'upLeaves',
    'up3Words',
    'up3LinkShare',
    'up3Paragraphs',
  ],
  ...['twins', 'upTwins', 'twinLevel', 'twinWords', 'mostTwins'],
  ...['prevWords', 'prevLinkShare', 'nextWords', 'nextLinkShare', 'prev2Words', 'next2Words'],
  ...['prevImages', 'nextImages', 'boxImages', 'upImages', 'up3Images'],
  ...['around', 'aroundLinkShare', 'prevTag', 'nextTag', 'sameBoxPrev', 'sameBoxNext'],
  ...[
    'headingLevel',
    'headingDistance',
    'headingHits',
    'headingRelated',
    'headingTalk',
    'headingJoin',
  ],
  ...['position', 'wordPosition', 'sinceFirstParagraph', 'sinceLastParagraph', 'topPosition'],
  ...['topLevel', 'topShare', 'topDepth', 'afterTitle', 'isTitle', 'isRepeated', 'titleWords'],
  ...[
    'pageWords',
    'pageLinkShare',
    'pageParagraphs',
    'pageLeaves',
    'pageTopParagraphs',
    'pageTwins',
  ],
  ...['pageCode', 'pageImages', 'pageMain', 'pageArticles', 'mainShare', 'articleShare'],
  ...PAGE_KINDS.map((kind) => `kind:${kind}`),
];

const AT = new Map(FEATURE_NAMES.map((name, at) => [name, at]));
const column = (name: string): number => {
  const at = AT.get(name);
  if (at === undefined) throw new Error(`No feature is called ${name}`);
  return at;
};

const TEXT_START = column('text:sharing');
const MARK_START = TEXT_START + TEXTS + 1;
const AFTER_MARKS = MARK_START + MARKS;

interface BoxFacts {
  /** How far above the top box the nearest common ancestor lies; 0 inside it. */
  readonly topLevel: number;
  /** Largest twins count among the box and its ancestors, how far up, and its words. */
  readonly twins: number;
  readonly twinLevel: number;
  readonly twinWords: number;
}

/** An outline with what is read from it once, for the page's kind and for its leaves. */
export interface Survey {
  readonly outline: Outline;
  readonly top: Box;
  readonly page: Float32Array;
  readonly texts: readonly LeafText[];
  /** The page's row for the kind model. */
  readonly pageRow: Float32Array;
}

/** Surveys the page: its best container, its short texts, its own row. */
export function surveyPage(outline: Outline, signs: PageSigns): Survey {
  const top = topBoxOf(outline);
  const page = pageFacts(outline, top);
  const texts = readTexts(outline.leaves, signs.title);
  const pageRow = describePageKind(outline, signs, page, sumTexts(texts));
  return { outline, top, page, texts, pageRow };
}

function sumTexts(texts: readonly LeafText[]): {
  readonly hits: Float64Array;
  readonly questions: number;
  readonly prices: number;
} {
  const hits = new Float64Array(TEXTS);
  let questions = 0;
  let prices = 0;
  for (const text of texts) {
    for (let group = 0; group < TEXTS; group += 1) {
      hits[group] = (hits[group] ?? 0) + (text.hits[group] ?? 0);
    }
    if (text.isQuestion) questions += 1;
    if (text.isPrice) prices += 1;
  }
  return { hits, questions, prices };
}

const rowsOfPage = new Scratch((count) => new Float32Array(count));
const distancesOfPage = new Scratch((count) => new Uint8Array(count));
/**
 * Rows of all leaves, one after the other: `rows[leaf * FEATURE_NAMES.length + column]`. `kinds` is the
 * belief in each page kind. They stand until the next call.
 */
// oxlint-disable-next-line complexity -- a column a line, in the order of FEATURE_NAMES
export function describeLeaves(survey: Survey, kinds: Float32Array): Float32Array {
  const width = FEATURE_NAMES.length;
  const { outline, top, page, texts } = survey;
  const { leaves, boxes } = outline;
  const count = leaves.length * width;
  const rows = rowsOfPage.atLeast(count).subarray(0, count);
  const root = boxes[0];
  if (root === undefined) return rows;
  const facts = factsOfBoxes(outline, top);
  const distances = distancesOfBoxes(outline);
  const around = surroundingsOf(leaves, LEAF_TAGS);
  let heading: Heading = { level: 0, at: -40, text: NO_TEXT };
  let lastParagraph = -50;
  let titleAt = -1;
  const toParagraph = nextParagraphs(leaves);
  const common = Float32Array.of(...page, ...kinds);
  for (let number = 0; number < leaves.length; number += 1) {
    const leaf = leaves[number];
    if (leaf === undefined) break;
    const start = number * width;
    const { box } = leaf;
    const text = texts[number] ?? NO_TEXT;
    const fact = facts[box.firstBox] ?? NO_FACTS;
    let at = fillLeaf(rows, start, leaf, around.tags[number] ?? 0);
    for (let group = 0; group < TEXTS; group += 1) rows[at++] = text.hits[group] ?? 0;
    rows[at++] = text.allHits / Math.max(1, leaf.words);
    const near = box.firstBox * MARKS;
    for (let mark = 0; mark < MARKS; mark += 1) rows[at + mark] = distances[near + mark] ?? 0;
    for (let group = 0, bits = leaf.marks; bits !== 0; group += 1, bits >>>= 1) {
      if ((bits & 1) === 1) rows[at + group] = 0;
    }
    at = fillBoxes(rows, start + AFTER_MARKS, box, fact);
    at = fillNeighbours(rows, at, around, number);

    const level = headingLevel(box.tag);
    if (level > 0) heading = { level, at: number, text };
    rows[at++] = heading.level;
    rows[at++] = Math.min(40, number - heading.at);
    rows[at++] = heading.text.allHits;
    rows[at++] = heading.text.hits[1] ?? 0;
    rows[at++] = heading.text.hits[4] ?? 0;
    rows[at++] = heading.text.hits[2] ?? 0;

    if (isParagraph(leaf)) lastParagraph = number;
    rows[at++] = number / leaves.length;
    rows[at++] = (around.words[number] ?? 0) / Math.max(1, root.words);
    rows[at++] = Math.min(50, number - lastParagraph);
    rows[at++] = Math.min(50, toParagraph[number] ?? 50);
    rows[at++] = (number - top.firstLeaf) / Math.max(1, top.endLeaf - top.firstLeaf);
    rows[at++] = fact.topLevel;
    rows[at++] = top.words / Math.max(1, root.words);
    rows[at++] = top.depth - box.depth;
    if (text.isTitle) titleAt = number;
    rows[at++] = titleAt === -1 ? -1 : Math.min(30, number - titleAt);
    rows[at++] = text.isTitle ? 1 : 0;
    rows[at++] = text.repeats;
    rows[at++] = text.titleShare;
    for (let fact = 0; fact < common.length; fact += 1) rows[at + fact] = common[fact] ?? 0;
  }
  return rows;
}

const isParagraph = (leaf: Leaf): boolean => leaf.words >= 15 && leaf.linkWords * 3 < leaf.words;

interface Heading {
  readonly level: number;
  readonly at: number;
  readonly text: LeafText;
}

function headingLevel(tag: string): number {
  if (tag.length !== 2 || !tag.startsWith('h')) return 0;
  const digit = tag.charCodeAt(1) - 48;
  return digit >= 1 && digit <= 6 ? digit : 0;
}

function fillLeaf(row: Float32Array, from: number, leaf: Leaf, tag: number): number {
  const words = Math.max(1, leaf.words);
  const letters = Math.max(1, leaf.letters);
  let at = from;
  row[at++] = leaf.words;
  row[at++] = leaf.linkWords / words;
  row[at++] = leaf.links;
  row[at++] = leaf.stops / words;
  row[at++] = leaf.letters / words;
  row[at++] = leaf.capitals / letters;
  row[at++] = leaf.digits / (letters + leaf.digits);
  row[at++] = leaf.strongWords / words;
  row[at++] = SENTENCE_ENDS.has(leaf.lastChar) ? 1 : 0;
  row[at++] = leaf.lastChar === 58 ? 1 : 0;
  row[at++] = leaf.isCode ? 1 : 0;
  row[at++] = leaf.images;
  row[at++] = tag;
  return at;
}

// . ! ? … ” " 。 ！ ？ )
export const SENTENCE_ENDS: ReadonlySet<number> = new Set([
  46, 33, 63, 0x2026, 0x201d, 34, 0x3002, 0xff01, 0xff1f, 41, 0xbb, 0x300d, 0xff09, 0x61f, 0x964,
  // signs that end a story: ■ □ ▪ ◆ ◼ ∎
  0x25a0, 0x25a1, 0x25aa, 0x25c6, 0x25fc, 0x220e,
]);

function fillBoxes(row: Float32Array, from: number, box: Box, fact: BoxFacts): number {
  const up = box.parent ?? box;
  const up3 = up.parent?.parent ?? up.parent ?? up;
  let at = from;
  row[at++] = box.depth;
  row[at++] = box.words;
  row[at++] = linkShare(box);
  row[at++] = box.paragraphs;
  row[at++] = box.endLeaf - box.firstLeaf;
  row[at++] = up.words;
  row[at++] = linkShare(up);
  row[at++] = up.paragraphs;
  row[at++] = up.endLeaf - up.firstLeaf;
  row[at++] = up3.words;
  row[at++] = linkShare(up3);
  row[at++] = up3.paragraphs;
  row[at++] = box.twins;
  row[at++] = up.twins;
  row[at++] = fact.twinLevel;
  row[at++] = fact.twinWords;
  row[at++] = fact.twins;
  return at;
}

function nextParagraphs(leaves: readonly Leaf[]): Uint8Array {
  const distances = new Uint8Array(leaves.length).fill(50);
  let distance = 50;
  for (let number = leaves.length - 1; number >= 0; number -= 1) {
    const leaf = leaves[number];
    distance = leaf !== undefined && isParagraph(leaf) ? 0 : Math.min(50, distance + 1);
    distances[number] = distance;
  }
  return distances;
}

const NO_FACTS: BoxFacts = {
  topLevel: 0,
  twins: 1,
  twinLevel: 0,
  twinWords: 0,
};

/**
 * Distance (in boxes, at most FAR) from each box to its nearest ancestor-or-self with each mark:
 * `distances[box * MARKS + mark]`.
 */
function distancesOfBoxes({ boxes }: Outline): Uint8Array {
  const distances = distancesOfPage.atLeast(boxes.length * MARKS);
  for (let at = 0, start = 0; at < boxes.length; at += 1, start += MARKS) {
    const box = boxes[at];
    if (box === undefined) break;
    if (box.parent === undefined) distances.fill(FAR, start, start + MARKS);
    else {
      const above = box.parent.firstBox * MARKS;
      for (let mark = 0; mark < MARKS; mark += 1) {
        const distance = distances[above + mark] ?? FAR;
        distances[start + mark] = distance < FAR ? distance + 1 : FAR;
      }
    }
    for (let group = 0, bits = box.marks; bits !== 0; group += 1, bits >>>= 1) {
      if ((bits & 1) === 1) distances[start + group] = 0;
    }
    const tagMark = TAG_MARK_OF.get(box.tag);
    if (tagMark !== undefined) distances[start + GROUPS + tagMark] = 0;
    if (box.isHidden) distances[start + MARKS - 1] = 0;
  }
  return distances;
}

function factsOfBoxes({ boxes }: Outline, top: Box): readonly BoxFacts[] {
  const levels = new Map<Box, number>();
  for (let box: Box | undefined = top, level = 0; box !== undefined; box = box.parent, level += 1) {
    levels.set(box, level);
  }
  const facts: BoxFacts[] = [];
  for (const box of boxes) {
    const above = box.parent === undefined ? NO_FACTS : (facts[box.parent.firstBox] ?? NO_FACTS);
    const isMore = box.twins > above.twins;
    facts.push({
      topLevel: levels.get(box) ?? above.topLevel,
      twins: isMore ? box.twins : above.twins,
      twinLevel: isMore ? 0 : Math.min(FAR, above.twinLevel + 1),
      twinWords: isMore ? box.words : above.twinWords,
    });
  }
  return facts;
}

function pageFacts(outline: Outline, top: Box): Float32Array {
  const { boxes, leaves } = outline;
  const root = boxes[0] ?? top;
  let code = 0;
  let images = 0;
  for (const leaf of leaves) {
    if (leaf.isCode) code += leaf.words;
    images += leaf.images;
  }
  let twins = 1;
  let mains = 0;
  let articles = 0;
  let mainWords = 0;
  let articleWords = 0;
  for (const box of boxes) {
    if (box.twins > twins) twins = box.twins;
    if (box.tag === 'main') {
      mains += 1;
      mainWords += box.words;
    }
    if (box.tag === 'article') {
      articles += 1;
      if (box.words > articleWords) articleWords = box.words;
    }
  }
  const words = Math.max(1, root.words);
  return Float32Array.of(
    root.words,
    linkShare(root),
    root.paragraphs,
    leaves.length,
    top.paragraphs / Math.max(1, root.paragraphs),
    twins,
    code / words,
    images,
    mains,
    articles,
    mainWords / words,
    articleWords / words,
  );
}
