/**
 * What was said in a thread, whatever its board calls it: the text the page begins with and what stands below it are
 * in boxes of one make, most of them beside a line that says who wrote it, or when. An article's text and the
 * comments on it are the work of two systems, and of two makes; a teaser has a title that leads elsewhere.
 *
 * Pure. Decides for the page as a whole; posts.ts keeps what the posts say.
 */
import { isDay } from './entries.ts';
import { SENTENCE_ENDS } from './features.ts';
import { leadsToPlace } from './frames.ts';
import { keptBefore, keptIn } from './kept-words.ts';
import { leafText } from './leaf-texts.ts';
import type { ClassFacts } from '../dom/class-facts.ts';
import { classesOf } from '../dom/page-element.ts';
import { markOf } from './marks.ts';
import { isCall } from './calls.ts';
import { HEADING, LAID_OUT } from './names-of-box.ts';
import type { Box, Leaf, Outline } from './outline.ts';
import { isNamedThread } from './thread-names.ts';

/** Posts of a thread, the first among them. */
const FEWEST = 2;
/** Share of the kept words that stands in the bodies; before the first of them. */
const IN_BODIES = 0.6;
const BEFORE = 0.2;
/** The same where a page may be a forum's: a story stands before what was said of it. */
const BEFORE_IN_FORUM = 0.4;
/** Belief from which on a page may be a forum's, and from which on its build is enough. */
const MAY_BE = 0.1;
const SURELY = 0.3;
/** Words of a short thread, and of one that calls itself so. */
const LITTLE = 400;
const LONG = 2_000;
/** Share of the posts with a line of their own outside of their body. */
const HEADED = 0.6;

const BODIES = new Set(['div', 'section', 'article', 'td', 'blockquote', 'pre', 'li', 'dd']);
const TITLE = /^h[12]$/;
/** Words of a line that says who wrote a post, or when. */
const LINE = 20;

/** A post's body, and the largest box around it that holds no other body. */
export interface Post {
  readonly body: Box;
  readonly whole: Box;
}

/** The posts of the thread, in order; none where the page is no thread. */
export function postsOfThread(
  { boxes, leaves }: Outline,
  keep: Uint8Array,
  isForum = 0,
): readonly Post[] {
  const kept = keptBefore(leaves, keep, isNoHeading);
  const all = kept.at(-1) ?? 0;
  if (all === 0) return [];
  const before = isForum >= MAY_BE ? BEFORE_IN_FORUM : BEFORE;
  const known = [...makesOf(boxes).values()].filter(({ length }) => length >= FEWEST);
  const chosen = known.filter(
    (bodies) =>
      (kept[bodies[0]?.firstLeaf ?? 0] ?? 0) <= before * all &&
      bodies.reduce((sum, body) => sum + keptIn(body, kept), 0) >= IN_BODIES * all,
  );
  const areChosen = (bodies: readonly Box[]): boolean =>
    arePosts(postsOf(bodies), { boxes, leaves });
  const isFound = chosen.some(areChosen);
  const isNamed = !isFound && isNamedThread(boxes);
  const most = isNamed ? LONG : LITTLE;
  const makes =
    isFound || (isForum < SURELY && !isNamed)
      ? chosen
      : known.filter((bodies) => areMost(bodies, { kept, leaves, most }));
  const threads = makes.filter(areChosen);
  const words = (bodies: readonly Box[]): number =>
    bodies.reduce((sum, body) => sum + body.words, 0);
  const [bodies] = threads.toSorted((one, other) => words(one) - words(other));
  if (bodies === undefined) return [];
  const posts = postsOf(bodies);
  const scope = around(posts.slice(1).filter((post) => headOf(post, leaves) !== undefined));
  // replies to replies may be of a plainer make
  const [wider = bodies] = makes
    .filter((make) => make.length > bodies.length && new Set(make).isSupersetOf(new Set(bodies)))
    .toSorted((one, other) => other.length - one.length);
  return postsOf(wider.filter((body) => body === bodies[0] || isInside(body, scope)));
}

interface Said {
  readonly kept: Uint32Array;
  readonly leaves: readonly Leaf[];
  /** Words that they say at most. */
  readonly most: number;
}

/**
 * They say more than the rest of what was chosen, though the scorer, which had few words to go by, chose little of them;
 * and most of it in sentences, as the lines do not that say who wrote it.
 */
function areMost(bodies: readonly Box[], { kept, leaves, most }: Said): boolean {
  let said = 0;
  let told = 0;
  let rest = kept.at(-1) ?? 0;
  for (const body of bodies) {
    said += body.words - body.linkWords;
    rest -= keptIn(body, kept);
    for (let at = body.firstLeaf; at < body.endLeaf; at += 1) {
      const { words = 0, linkWords = 0, lastChar = 0 } = leaves[at] ?? {};
      if (SENTENCE_ENDS.has(lastChar)) told += words - linkWords;
    }
  }
  return said >= rest && said <= most && told * 2 >= said;
}

/** The smallest box around all of them. */
function around(posts: readonly Post[]): Box | undefined {
  const [first, last] = [posts[0], posts.at(-1)];
  let up = first?.whole;
  while (up !== undefined && last !== undefined && !isInside(last.whole, up)) up = up.parent;
  return up;
}

const isInside = ({ firstBox, endBox }: Box, box: Box | undefined): boolean =>
  box !== undefined && firstBox >= box.firstBox && endBox <= box.endBox;

/** Places of the leaves of bodies that are kept. */
export const keptOf = (bodies: readonly Box[], keep: Uint8Array): readonly number[] =>
  bodies.flatMap(({ firstLeaf, endLeaf }) =>
    Array.from({ length: endLeaf - firstLeaf }, (_, nth) => firstLeaf + nth).filter(
      (at) => keep[at] === 1,
    ),
  );

/** By class: the outermost boxes of it; `text` and `body` say so little that they are those of the box around. */
function makesOf(boxes: readonly Box[]): ReadonlyMap<string, readonly Box[]> {
  const makes = new Map<string, Box[]>();
  for (const box of boxes) {
    const { tag, element, words, isHidden } = box;
    if (words === 0 || isHidden || !('attribs' in element)) continue;
    if (!BODIES.has(tag) && !tag.includes('-')) continue;
    const names = namesOf(classesOf(element));
    for (const name of names.length > 0 ? names : namesInParent(box)) {
      const make = makes.get(name);
      if (make === undefined) makes.set(name, [box]);
      else if ((make.at(-1)?.endBox ?? 0) <= box.firstBox) make.push(box);
    }
  }
  return makes;
}

/** Of several alike, the part with such a class. */
function namesInParent({ tag, parent, element }: Box): readonly string[] {
  const own = 'attribs' in element ? classesOf(element).value : '';
  if (own === '' || parent === undefined || parent.twins < FEWEST || !('attribs' in parent.element))
    return [];
  return namesOf(classesOf(parent.element)).map((name) => `${name} ${tag} ${own}`);
}

const NAMES = new WeakMap<ClassFacts, readonly string[]>();

/** Names in a class that say what a box is, not how it is laid out. */
function namesOf(facts: ClassFacts): readonly string[] {
  const known = NAMES.get(facts);
  if (known !== undefined) return known;
  const names = facts.value.split(/\s+/).filter((name) => name !== '' && !LAID_OUT.test(name));
  NAMES.set(facts, names);
  return names;
}

function postsOf(bodies: readonly Box[]): readonly Post[] {
  const posts: Post[] = [];
  bodies.forEach((body, nth) => {
    const from = bodies[nth - 1]?.firstBox ?? -1;
    const to = bodies[nth + 1]?.firstBox ?? Infinity;
    const least = to === Infinity ? wholeLike(posts.at(-1), body, from) : body;
    let whole = least;
    for (
      let up = least.parent;
      up !== undefined && up.firstBox > from && up.endBox <= to;
      up = up.parent
    ) {
      // the page goes on below the last
      if (to === Infinity && whole.words > body.words) break;
      whole = up;
    }
    posts.push({ body, whole });
  });
  return posts;
}

/** The box around a body that is made as that of the post before is, level by level. */
function wholeLike(post: Post | undefined, body: Box, from: number): Box {
  let whole = body;
  let other = post?.body;
  while (other !== undefined && other !== post?.whole) {
    const up: Box | undefined = whole.parent;
    other = other.parent;
    if (up === undefined || other === undefined || up.firstBox <= from) break;
    if (placeOf(up) !== placeOf(other)) break;
    whole = up;
  }
  return whole;
}

/** Most say who wrote them or when; they are no stories and no teasers, which have titles of their own. */
function arePosts(posts: readonly Post[], { boxes, leaves }: Outline): boolean {
  if (posts.slice(1).some((post) => isStory(post, { boxes, leaves }))) return false;
  const titles = posts.flatMap((post) => headOf(post, leaves) ?? []).filter(leadsToStory);
  if (new Set(titles.map(leafText)).size >= HEADED * posts.length) return false;
  // a title may be the same in all ("Re"), and the line below it tells
  return FIRST_LINES.some((nth) => areHeads(posts, nth, leaves));
}

/** Lines outside of a body that may say who wrote it. */
const FIRST_LINES = [0, 1];

/** Most posts have such a line at one place, and most say something else in it. */
function areHeads(posts: readonly Post[], nth: number, leaves: readonly Leaf[]): boolean {
  const heads = posts.flatMap((post) => headOf(post, leaves, nth) ?? []);
  const places = new Map<string, number>();
  for (const { box } of heads) places.set(placeOf(box), (places.get(placeOf(box)) ?? 0) + 1);
  if (Math.max(0, ...places.values()) < HEADED * posts.length) return false;
  // buttons say the same in all
  return new Set(heads.map((head) => leafText(head).trim())).size >= HEADED * heads.length;
}

/** A title that leads to another page, where a name would stand. */
const leadsToStory = (head: Leaf): boolean =>
  head.words > NAME && head.linkWords === head.words && !tellsWho(head) && !leadsToPlace(head);

/** By tag and class: replies to replies stand deeper. */
const placeOf = ({ tag, element }: Box): string =>
  `${tag} ${'attribs' in element ? classesOf(element).value.replace(/\d+/g, '') : ''}`;

function isStory({ whole, body }: Post, { boxes, leaves }: Outline): boolean {
  if (body.linkWords * 2 > body.words) return true;
  for (let at = whole.firstBox; at < whole.endBox; at += 1) {
    if (at === body.firstBox) at = body.endBox;
    const { tag, words, linkWords, firstLeaf } = boxes[at] ?? whole;
    const leaf = leaves[firstLeaf];
    if (!HEADING.test(tag) || words === 0 || leaf === undefined || tellsWho(leaf)) continue;
    if (TITLE.test(tag)) return true;
    if (linkWords * 2 <= words || leadsToPlace(leaf)) continue;
    if (words > NAME || !isInWho(leaf.box, whole)) return true;
  }
  return false;
}

/** Words of a name. */
const NAME = 3;

/** It names who wrote something, or when, by the class of the line or of a part of it. */
const tellsWho = ({ marks, box }: Leaf): boolean => ((marks | box.marks) & WHO) !== 0;

/** The box of who wrote it is around. */
function isInWho({ parent }: Box, whole: Box): boolean {
  for (let up = parent; up !== undefined && up !== whole; up = up.parent)
    if ((up.marks & WHO) !== 0) return true;
  return false;
}

const WHO = markOf('author', 'meta');

/** The first short line outside of the body, or the nth behind it; headings and buttons are none, but for headings that may tell when. */
function headOf({ whole, body }: Post, leaves: readonly Leaf[], nth = 0): Leaf | undefined {
  let before = nth;
  for (let at = whole.firstLeaf; at < whole.endLeaf; at += 1) {
    if (at === body.firstLeaf) at = body.endLeaf;
    const leaf = at < whole.endLeaf ? leaves[at] : undefined;
    if (leaf === undefined || leaf.words === 0 || leaf.words > LINE) continue;
    const { tag } = leaf.box;
    if (tag === 'button' || (HEADING.test(tag) && leaf.digits === 0 && !tellsWho(leaf))) continue;
    if (before === 0) return leaf;
    before -= 1;
  }
  return undefined;
}

/** Words of a writer's name, as it stands above or beside a post. */
const LONG_NAME = 4;
/** Fewest different names in a thread: ranks and buttons are the same in all. */
const FEWEST_NAMES = 2;
const LEAST_NAMES = 0.3;

/** Places of the lines that name who wrote each post; where it may be no thread, of those that are called so. */
export function writersOf(
  posts: readonly Post[],
  leaves: readonly Leaf[],
  mayTalk = true,
): readonly number[] {
  const names = posts
    .flatMap((post) => {
      const heads = FIRST_LINES.flatMap((nth) => headOf(post, leaves, nth) ?? []);
      return heads.find(isName) ?? heads.find(isSigned) ?? [];
    })
    .filter((name) => mayTalk || isCalledWriter(name));
  const others = new Set(names.map((name) => leafText(name).trim())).size;
  const areNames =
    names.length >= HEADED * posts.length &&
    others >= Math.max(FEWEST_NAMES, LEAST_NAMES * names.length);
  return areNames ? names.map((name) => leaves.indexOf(name)) : [];
}

/** A short line that leads to its writer, or is called one. */
const isName = (leaf: Leaf): boolean =>
  leaf.words <= LONG_NAME &&
  leaf.letters > Math.max(1, leaf.digits) &&
  !leaf.box.isHidden &&
  (leaf.linkWords > 0 || isCalledWriter(leaf)) &&
  ((leaf.marks | leaf.box.marks) & NO_NAME) === 0 &&
  !COUNTED.test(leafText(leaf)) &&
  !isCall(leaf);

/** A name in bold with a day, in one line. */
const isSigned = (leaf: Leaf): boolean =>
  leaf.strongWords > 0 &&
  leaf.strongWords < leaf.words &&
  !leaf.box.isHidden &&
  (leaf.box.marks & NO_NAME) === 0 &&
  isDay(leaf);

const WRITER = markOf('author');
const isCalledWriter = (leaf: Leaf): boolean => ((leaf.marks | leaf.box.marks) & WRITER) !== 0;
const NO_NAME = markOf('share', 'tool', 'paging', 'tags');
const COUNTED = /^\s*[\d#+-]/;

const isNoHeading = ({ box }: Leaf): boolean => !HEADING.test(box.tag);

/** Pictures that stand at the same place in the posts, outside of what was said: faces of who wrote them. */
export function facesOf(posts: readonly Post[], leaves: readonly Leaf[]): readonly Leaf[] {
  const beside = ({ whole, body }: Post): readonly Leaf[] =>
    leaves
      .slice(whole.firstLeaf, whole.endLeaf)
      .filter(({ box, images }) => images > 0 && !isInside(box, body));
  const places = new Set(
    posts
      .slice(1, -1)
      .flatMap(beside)
      .map(({ box }) => placeOf(box)),
  );
  return posts.flatMap(beside).filter(({ box }) => places.has(placeOf(box)));
}
