/**
 * What sites put below an article and a scorer of paragraphs takes for more of it, because it is made of
 * paragraphs: the readers' comments, and other articles under a heading that says so.
 */
import { leafText } from './leaf-texts.ts';
import type { Box, Leaf, Outline } from './outline.ts';
import { ATTRIBUTE_GROUP_NAMES, TEXT_GROUP_NAMES, countTextHits } from './vocabulary.ts';

/** Words of its own that an article has before what is appended to it. */
const LEAST_BEFORE = 60;
/** What holds more than this share of the kept words is what the page is about. */
const MOST_APPENDED = 0.6;

/** Names of the block that holds all comments. */
const COMMENTS =
  /(?:^|[\s_-])(?:comments?|commentlist|disqus|respond|discussion|kommentare?|commentaires?|comentarios)(?:$|[\s_-])/i;

/** Leaves out the comments below an article. Not for pages that may be a discussion themselves. */
export function dropComments({ boxes, leaves }: Outline, keep: Uint8Array): void {
  let kept: Uint32Array | undefined;
  for (let place = 1; place < boxes.length; place += 1) {
    const box = boxes[place];
    if (box === undefined || box.tag === 'body' || !holdsComments(box)) continue;
    kept ??= keptBefore(leaves, keep);
    const all = kept.at(-1) ?? 0;
    const before = kept[box.firstLeaf] ?? 0;
    const own = (kept[box.endLeaf] ?? 0) - before;
    if (own === 0 || before < LEAST_BEFORE || own > MOST_APPENDED * all) continue;
    keep.fill(0, box.firstLeaf, box.endLeaf);
    place = box.endBox - 1;
  }
}

const COMMENT_MARK = 1 << ATTRIBUTE_GROUP_NAMES.indexOf('comment');

function holdsComments({ marks, element }: Box): boolean {
  if ((marks & COMMENT_MARK) === 0 || !('attribs' in element)) return false;
  return (
    COMMENTS.test(element.attribs['class'] ?? '') || COMMENTS.test(element.attribs['id'] ?? '')
  );
}

const SHARE_MARK = 1 << ATTRIBUTE_GROUP_NAMES.indexOf('share');
/** Words of all buttons for sharing together, where they have words. */
const MOST_SHARE_WORDS = 12;
const BLOCK = new Set(['div', 'section', 'ul', 'aside', 'footer']);

/** Leaves out bars of buttons for sharing and liking. */
export function dropShareBars({ boxes }: Outline, keep: Uint8Array): void {
  for (const { tag, marks, words, firstLeaf, endLeaf } of boxes) {
    const isBar = (marks & SHARE_MARK) !== 0 && BLOCK.has(tag) && words <= MOST_SHARE_WORDS;
    if (isBar) keep.fill(0, firstLeaf, endLeaf);
  }
}

/** Words of the longest heading that announces other articles. */
const LONG_ANNOUNCEMENT = 8;
const RELATED = /(?:^|[\s_-])(?:related\w*|relacionad[oa]s|recommended|similar)(?:$|[\s_-])/i;

/** Leaves out what follows, in the same box, a heading that announces other articles. */
export function dropRelated({ leaves }: Outline, keep: Uint8Array): void {
  let kept: Uint32Array | undefined;
  leaves.forEach((leaf, at) => {
    if (leaf.words > LONG_ANNOUNCEMENT || !SUBHEADING.test(leaf.box.tag)) return;
    kept ??= keptBefore(leaves, keep);
    if ((kept[at] ?? 0) < LEAST_BEFORE || !announcesOthers(leaf)) return;
    keep.fill(0, at, leaf.box.parent?.endLeaf ?? at + 1);
  });
}

const SUBHEADING = /^h[2-6]$/;
const READING = TEXT_GROUP_NAMES.indexOf('reading');

/** Of a short heading. */
function announcesOthers(leaf: Leaf): boolean {
  return RELATED.test(classOf(leaf.box)) || saysOthers(leafText(leaf).toLowerCase().trim(), leaf);
}

/** Made of such words only: `Related articles`. An encyclopaedia's `See also` is a part of its article. */
function saysOthers(text: string, { words }: Leaf): boolean {
  if (words < 2 || text === 'see also') return false;
  const hits = new Uint8Array(TEXT_GROUP_NAMES.length);
  countTextHits(text, hits);
  return (hits[READING] ?? 0) >= words;
}

const classOf = ({ element }: Box): string =>
  'attribs' in element ? (element.attribs['class'] ?? '') : '';

/** Kept words before each leaf, and after the last. */
function keptBefore(leaves: readonly Leaf[], keep: Uint8Array): Uint32Array {
  const sums = new Uint32Array(leaves.length + 1);
  leaves.forEach(({ words }, at) => {
    sums[at + 1] = (sums[at] ?? 0) + (keep[at] === 1 ? words : 0);
  });
  return sums;
}
