/**
 * Short posts of a thread stay with the long ones: boxes of one make side by side, each with a line that says who or when
 * and a part for what was said. The part that has nearly all of the chosen words of all posts is a post's body; it is
 * kept in every post, though one says no more than "+1", which no scorer of lines can tell from a button.
 *
 * Made for no board: what counts is that the boxes are alike and that each has a line outside of its body.
 */
import { classesOf } from '../dom/page-element.ts';
import { isCall } from './calls.ts';
import { SENTENCE_ENDS } from './features.ts';
import { keptBefore, keptIn } from './kept-words.ts';
import { leafText } from './leaf-texts.ts';
import { markOf } from './marks.ts';
import type { Box, Leaf, Outline } from './outline.ts';

/** Boxes of one make that are a thread: of the same class, of a class that begins alike. */
const FEWEST = 2;
const FEWEST_ALIKE = 3;
/** Share of the page's kept words in a thread, of the thread's in its bodies, of the bodies' words that are kept. */
const SHARE_OF_PAGE = 0.25;
const SHARE_OF_THREAD = 0.8;
const KEPT = 0.5;
/** Share of the posts with kept words. */
const POSTS_KEPT = 0.3;
/** Share of the posts that have a body and a line outside of it. */
const MOST_POSTS = 0.7;
/** Words of a short post; in a longer one the scorer can tell the lines apart. */
const SHORT_POST = 80;

const POSTS = new Set(['div', 'li', 'article', 'section', 'tr', 'table', 'dd']);
/** Boxes that may hold a post's body; others are parts of it. */
const BODIES = new Set(['div', 'article', 'section', 'td', 'tr', 'tbody', 'table', 'main', 'ul']);
const NOT_SAID = new Set(['blockquote', 'button', 'form', 'nav', 'footer', 'aside', 'table']);

/** The same place in all posts of a thread. */
interface Spot {
  readonly boxes: Box[];
  words: number;
  kept: number;
}

/** Keeps the bodies of short posts where those of the thread are kept. For pages that may be a thread. */
export function keepPosts({ boxes, leaves }: Outline, keep: Uint8Array): void {
  const kept = keptBefore(leaves, keep);
  let settled = 0;
  for (const posts of threadsOf(boxes, kept)) {
    const first = posts[0]?.firstLeaf ?? 0;
    if (first < settled) continue;
    const body = bodyOf(posts, boxes, kept);
    if (body === undefined || !haveHeads(posts, body, leaves)) continue;
    settled = posts.at(-1)?.endLeaf ?? settled;
    for (const box of body.boxes) if (box.words <= SHORT_POST) keepBody(box, leaves, keep);
  }
}

/** Groups of siblings of one make that hold much of what is kept, outermost first. */
function threadsOf(boxes: readonly Box[], kept: Uint32Array): readonly (readonly Box[])[] {
  const least = SHARE_OF_PAGE * (kept.at(-1) ?? 0);
  const groups = new Map<string, Box[]>();
  if (least === 0) return [];
  for (const box of boxes) {
    const { parent, tag, words, isHidden } = box;
    if (parent === undefined || words === 0 || isHidden || !POSTS.has(tag)) continue;
    if (keptIn(parent, kept) < least) continue;
    const key = `${parent.firstBox} ${tag} ${nameOf(box).split(' ', 1)[0] ?? ''}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [box]);
    else group.push(box);
  }
  return [...groups.values()].filter((posts) => {
    const isOneName = posts.every((post) => nameOf(post) === nameOf(posts[0]));
    if (posts.length < (isOneName ? FEWEST : FEWEST_ALIKE)) return false;
    const own = posts.map((post) => keptIn(post, kept)).filter((words) => words > 0);
    const sum = own.reduce((all, words) => all + words, 0);
    return own.length >= POSTS_KEPT * posts.length && sum >= least;
  });
}

/** Its class without numbers: posts have theirs in it. */
const nameOf = (box: Box | undefined): string =>
  box !== undefined && 'attribs' in box.element
    ? classesOf(box.element).value.trim().replace(/\d+/g, '')
    : '';

/** The innermost place with nearly all of the kept words, in nearly every post and once in each. */
function bodyOf(posts: readonly Box[], boxes: readonly Box[], kept: Uint32Array): Spot | undefined {
  const all = posts.reduce((sum, post) => sum + keptIn(post, kept), 0);
  let body: Spot | undefined;
  for (let outer = posts; ; outer = body.boxes) {
    const next = partsOf(outer, boxes, kept).find(
      (part) =>
        part.kept >= SHARE_OF_THREAD * all &&
        part.boxes.length >= MOST_POSTS * posts.length &&
        part.boxes.length <= posts.length,
    );
    if (next === undefined) break;
    body = next;
  }
  return body !== undefined && body.kept >= KEPT * body.words ? body : undefined;
}

/** The places right inside of a place. */
function partsOf(outer: readonly Box[], boxes: readonly Box[], kept: Uint32Array): readonly Spot[] {
  const parts = new Map<string, Spot>();
  for (const box of outer) {
    let nth = 0;
    for (let place = box.firstBox + 1; place < box.endBox; nth += 1) {
      const part = boxes[place];
      if (part === undefined) break;
      place = part.endBox;
      if (!BODIES.has(part.tag) && !part.tag.includes('-')) continue;
      const name = nameOf(part);
      const key = `${part.tag} ${name === '' || part.tag === 'td' ? nth : ''} ${name}`;
      const spot = parts.get(key) ?? { boxes: [], words: 0, kept: 0 };
      parts.set(key, spot);
      spot.boxes.push(part);
      spot.words += part.words;
      spot.kept += keptIn(part, kept);
    }
  }
  return [...parts.values()];
}

/** Most posts say something outside of their bodies: who wrote it, when. */
function haveHeads(posts: readonly Box[], body: Spot, leaves: readonly Leaf[]): boolean {
  let next = 0;
  const headed = posts.filter(({ firstLeaf, endLeaf, words }) => {
    while ((body.boxes[next]?.endLeaf ?? Infinity) <= firstLeaf) next += 1;
    const own = body.boxes[next];
    if (own === undefined || own.firstLeaf >= endLeaf) return false;
    let said = 0;
    for (let at = own.firstLeaf; at < own.endLeaf; at += 1) said += leaves[at]?.words ?? 0;
    return words > said;
  });
  return headed.length >= MOST_POSTS * posts.length;
}

export function keepBody(body: Box, leaves: readonly Leaf[], keep: Uint8Array): void {
  for (let at = body.firstLeaf; at < body.endLeaf; at += 1) {
    const leaf = leaves[at];
    if (leaf !== undefined && leaf.words > 0 && isSaid(leaf.box, body)) keep[at] = 1;
  }
}

/** Lines between a thread's headline and its first reply, and words of the shortest sentence. */
const OPENING_REACH = 40;
const SENTENCE = 4;
const NOT_OPENING = markOf('nav', 'crumbs', 'paging', 'share', 'ad', 'consent', 'author', 'meta');

/** Keeps what a thread begins with: the sentences between the page's headline and the first of its posts. */
export function keepOpening(first: Box, leaves: readonly Leaf[], keep: Uint8Array): void {
  const least = Math.max(0, first.firstLeaf - OPENING_REACH);
  let headline = first.firstLeaf - 1;
  while (headline >= least && leaves[headline]?.box.tag !== 'h1') headline -= 1;
  const title = leaves[headline];
  if (headline < least || title === undefined || title.linkWords >= title.words) return;
  for (let at = headline + 1; at < first.firstLeaf; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined || leaf.words < SENTENCE || leaf.linkWords * 3 > leaf.words) continue;
    const { box, lastChar, marks } = leaf;
    if (box.isHidden || ((marks | box.marks) & NOT_OPENING) !== 0) continue;
    if (SENTENCE_ENDS.has(lastChar) && !isCall(leaf)) keep[at] = 1;
  }
}

const REMARK = markOf('comment');
const TOLD = /[.!?…。！？।](?:\s|["'”’»」)]|$)/u;

/** Keeps the small comments below a question and its answers: sentences, each with a name behind it, in a box called so. */
export function keepRemarks(
  bodies: readonly Box[],
  leaves: readonly Leaf[],
  keep: Uint8Array,
): void {
  const last = bodies.at(-1);
  const end = last?.parent?.parent?.endLeaf ?? 0;
  for (let at = Math.max(0, keep.indexOf(1)); at < end; at += 1) {
    const leaf = leaves[at];
    if (leaf === undefined || keep[at] === 1 || leaf.linkWords * 3 > leaf.words) continue;
    if (leaf.words - leaf.linkWords < SENTENCE || !isRemark(leaf.box)) continue;
    if (!isCall(leaf) && TOLD.test(leafText(leaf))) keep[at] = 1;
  }
}

function isRemark(box: Box): boolean {
  if (box.isHidden || NOT_SAID.has(box.tag)) return false;
  if ((box.marks & REMARK) !== 0) return true;
  return box.parent !== undefined && isRemark(box.parent);
}

/** It is the post's own: no quote, no button, nothing folded away. */
function isSaid(box: Box, body: Box): boolean {
  for (let up: Box | undefined = box; up !== undefined && up !== body; up = up.parent) {
    if (up.isHidden || NOT_SAID.has(up.tag)) return false;
  }
  return true;
}
