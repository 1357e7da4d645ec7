/**
 * What kind of page this is, as shares of belief, from signs of head and address and from the outline.
 *
 * The kinds are those readers tell apart: they decide whether a page has one body of text (article,
 * documentation), many alike (forum, collection, listing) or a union of blocks (product, service).
 */
import type { Outline } from './outline.ts';
import type { PageSigns } from './page-signs.ts';
import { SIGN_NAMES } from './page-signs.ts';
import { ATTRIBUTE_GROUP_NAMES, TEXT_GROUP_NAMES } from './vocabulary.ts';

export const PAGE_KINDS = [
  'article',
  'documentation',
  'service',
  'forum',
  'collection',
  'listing',
  'product',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

const GROUPS = ATTRIBUTE_GROUP_NAMES.length;
const TAGS = [
  'p',
  'li',
  'td',
  'dd',
  'pre',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'button',
] as const;

const PLACE_OF_TAG = new Map<string, number>(TAGS.map((tag, place) => [tag, place]));

/** Names of the page columns, in order. */
export const PAGE_FEATURE_NAMES: readonly string[] = [
  ...SIGN_NAMES,
  ...ATTRIBUTE_GROUP_NAMES.map((name) => `words:${name}`),
  ...ATTRIBUTE_GROUP_NAMES.map((name) => `boxes:${name}`),
  ...TEXT_GROUP_NAMES.map((name) => `hits:${name}`),
  ...TAGS.map((tag) => `share:${tag}`),
  ...[
    'pageWords',
    'linkShare',
    'leaves',
    'paragraphs',
    'meanWords',
    'longest',
    'codeShare',
    'images',
  ],
  ...['articles', 'mainShare', 'articleShare', 'questions', 'prices', 'dates', 'headingWords'],
  ...[
    'twins',
    'twinWords',
    'twinLinks',
    'twinImages',
    'twinParagraphs',
    'topShare',
    'topParagraphs',
  ],
];

interface TextSums {
  /** Hits per text group over all short leaves. */
  readonly hits: Float64Array;
  readonly questions: number;
  readonly prices: number;
}

/** The page's row. `top` figures and text sums come from the caller, who has them anyway. */
// oxlint-disable-next-line complexity, max-lines-per-function -- a column a line, in the order of the names
export function describePageKind(
  outline: Outline,
  signs: PageSigns,
  page: Float32Array,
  sums: TextSums,
): Float32Array {
  const { boxes, leaves } = outline;
  const row = new Float32Array(PAGE_FEATURE_NAMES.length);
  const root = boxes[0];
  if (root === undefined) return row;
  const words = Math.max(1, root.words);
  row.set(signs.values, 0);
  let at = signs.values.length;
  const groupWords = new Float64Array(GROUPS);
  const groupBoxes = new Float64Array(GROUPS);
  const tagWords = TAGS.map(() => 0);
  let twin = root;
  for (const box of boxes) {
    for (let group = 0, bits = box.marks; bits !== 0; group += 1, bits >>>= 1) {
      if ((bits & 1) === 0) continue;
      groupBoxes[group] = (groupBoxes[group] ?? 0) + 1;
      groupWords[group] = Math.max(groupWords[group] ?? 0, box.words);
    }
    const isBigger = box.twins > 2 && box.twins * box.words > twin.twins * twin.words;
    if (isBigger && box !== root && (twin === root || box.depth <= twin.depth)) twin = box;
  }
  let longest = 0;
  let headingWords = 0;
  for (const leaf of leaves) {
    const { tag } = leaf.box;
    const place = PLACE_OF_TAG.get(tag);
    if (place !== undefined) tagWords[place] = (tagWords[place] ?? 0) + leaf.words;
    if (leaf.words > longest) longest = leaf.words;
    if (tag === 'h2' || tag === 'h3') headingWords += leaf.words;
  }
  for (const sum of groupWords) row[at++] = sum / words;
  for (const sum of groupBoxes) row[at++] = sum;
  for (const sum of sums.hits) row[at++] = sum / Math.max(1, leaves.length);
  for (const sum of tagWords) row[at++] = sum / words;
  const [
    pageWords,
    linkShare,
    paragraphs,
    leafCount,
    topParagraphs,
    ,
    code,
    images,
    ,
    articles,
    mainShare,
    articleShare,
  ] = page;
  row.set(
    [
      pageWords ?? 0,
      linkShare ?? 0,
      leafCount ?? 0,
      paragraphs ?? 0,
      words / Math.max(1, leaves.length),
      longest,
      code ?? 0,
      images ?? 0,
      articles ?? 0,
      mainShare ?? 0,
      articleShare ?? 0,
      sums.questions,
      sums.prices,
      (sums.hits[TEXT_GROUP_NAMES.indexOf('dating')] ?? 0) / words,
      headingWords / words,
      twin === root ? 0 : twin.twins,
      twin === root ? 0 : twin.words,
      twin === root ? 0 : twin.linkWords / Math.max(1, twin.words),
      twin === root ? 0 : twin.images,
      twin === root ? 0 : twin.paragraphs,
      twin === root ? 0 : (twin.words * twin.twins) / words,
      topParagraphs ?? 0,
    ],
    at,
  );
  return row;
}
