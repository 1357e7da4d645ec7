/**
 * What readers skip inside kept text, by rules that hold for every page of a kind (docs/quality.md has what
 * each is worth on sites the model never saw).
 *
 * In an article: the headline (it stands in the metadata), lines between paragraphs that only lead
 * elsewhere, the credits of pictures, and the crumbs after the last paragraph (share calls, addresses, links to more). On every
 * kind of page: long lines that were said before in another place (quoted posts, slides of a gallery).
 */
import { isCredit } from './credits.ts';
import { isFact } from './facts.ts';
import { SENTENCE_ENDS } from './features.ts';
import { isCall } from './calls.ts';
import { LINKED_ENDS } from './inside.ts';
import { leafText } from './leaf-texts.ts';
import type { Box, Leaf } from './outline.ts';

/** An article's paragraph: long enough, and not made of links. */
const PARAGRAPH_WORDS = 12;
const isParagraph = (leaf: Leaf | undefined): boolean =>
  leaf !== undefined && leaf.words >= PARAGRAPH_WORDS && leaf.linkWords * 3 < leaf.words;

/** Pages with fewer kept paragraphs are no articles to tidy, whatever the model says. */
const FEWEST_PARAGRAPHS = 4;
/** Tidying that would take more than this share of the kept words has misread the page. */
const MOST_TIDIED = 0.2;

/** Drops from an article what is not its text; nothing where the page does not look like one. */
export function tidyArticle(leaves: readonly Leaf[], keep: Uint8Array): void {
  const tidied = keep.slice();
  const text: number[] = [];
  leaves.forEach(({ words }, at) => {
    if (keep[at] === 1 && words > 0) text.push(at);
  });
  const paragraphs = text.filter((at) => isParagraph(leaves[at])).length;
  if (paragraphs < FEWEST_PARAGRAPHS) return;
  const elsewhere = text.filter(
    (at, place) =>
      leadsElsewhere(leaves[at]) &&
      isParagraph(leaves[text[place - 1] ?? -1]) &&
      isParagraph(leaves[text[place + 1] ?? -1]) &&
      !isTitleOfEntry(leaves[at], leaves[text[place + 1] ?? -1]),
  );
  // an article about links has one for nearly every paragraph
  if (elsewhere.length <= paragraphs / 2) for (const at of elsewhere) tidied[at] = 0;
  for (const at of text) if (isCredit(leaves[at])) tidied[at] = 0;
  const body = leaves[text.findLast((at) => isParagraph(leaves[at])) ?? -1]?.box;
  for (const at of text.toReversed()) {
    const leaf = leaves[at];
    if (
      leaf === undefined ||
      (tidied[at] === 1 && (isFactBeside(leaf, body) || !isCrumb(leaf, body)))
    )
      break;
    tidied[at] = 0;
  }
  const words = (set: Uint8Array): number =>
    text.reduce((sum, at) => sum + (set[at] === 1 ? (leaves[at]?.words ?? 0) : 0), 0);
  if (words(tidied) >= (1 - MOST_TIDIED) * words(keep)) keep.set(tidied);
}

const PLAIN_TAGS = new Set(['p', 'div', 'span']);
const LONG_LINE = 30;
const MOSTLY_LINKS = 0.6;

const isMostlyLinks = (leaf: Leaf): boolean => leaf.linkWords >= MOSTLY_LINKS * leaf.words;

/** A line of its own that is a link or ends in one: `READ MORE: …`, `CLICK HERE …`. */
function leadsElsewhere(leaf: Leaf | undefined): boolean {
  if (leaf === undefined) return false;
  const isLine = leaf.words >= 2 && leaf.words <= LONG_LINE && PLAIN_TAGS.has(leaf.box.tag);
  return isLine && isMostlyLinks(leaf) && !isLinkedSentence(leaf);
}

/** Boxes of one make from which on they are entries of a list. */
const FEWEST_ENTRIES = 3;

/** It begins one of several boxes of one make that hold the paragraph below it, too. */
function isTitleOfEntry(title: Leaf | undefined, paragraph: Leaf | undefined): boolean {
  const begin = title?.box.firstLeaf;
  for (let up = paragraph?.box; up !== undefined && begin !== undefined; up = up.parent) {
    if (up.firstLeaf < begin) return false;
    if (up.firstLeaf === begin && up.twins >= FEWEST_ENTRIES) return true;
  }
  return false;
}

/** A sentence of the text, all of it a link, that does not ask to read on. */
const isLinkedSentence = (leaf: Leaf): boolean =>
  PLAIN_TAGS.has(leaf.box.tag) && LINKED_ENDS.has(leaf.lastChar) && !isCall(leaf);

const ELLIPSIS = 0x2026;
/** `?` `:`, also the wide ones. */
const LABEL_ENDS: ReadonlySet<number> = new Set([63, 58, 0xff1f, 0xff1a]);

/** A bold line that asks or points: the label of what stood below it. */
const isLabel = (leaf: Leaf): boolean =>
  leaf.strongWords === leaf.words && LABEL_ENDS.has(leaf.lastChar);

const CRUMB_WORDS = 6;

/** After the last paragraph: links to more, and lines of a few words. A short sentence in its column is none. */
function isCrumb(leaf: Leaf, paragraph: Box | undefined): boolean {
  const { parent } = leaf.box;
  // what an item of a list wraps is the item
  const tag = parent?.tag === 'li' ? 'li' : leaf.box.tag;
  const isText = parent === paragraph?.parent && isLinkedSentence(leaf);
  if (isMostlyLinks(leaf) && (!isText || leaf.lastChar === ELLIPSIS))
    return tag === 'li' || tag === 'a' || PLAIN_TAGS.has(tag);
  if (leaf.words > CRUMB_WORDS || !PLAIN_TAGS.has(tag) || leaf.isCode) return false;
  return isLabel(leaf) || !isOfMake(leaf.box, paragraph) || !SENTENCE_ENDS.has(leaf.lastChar);
}

const isFactBeside = (leaf: Leaf, paragraph: Box | undefined): boolean =>
  leaf.box.tag === 'p' && leaf.box.parent === paragraph?.parent && isFact(leaf);

const isOfMake = ({ tag, parent }: Box, paragraph: Box | undefined): boolean =>
  (tag === 'p' || tag === paragraph?.tag) &&
  (parent === paragraph?.parent || parent?.twins === paragraph?.parent?.twins);

/** Words from which on a line said twice is no coincidence. */
const LONG_REPEAT = 12;

/**
 * Drops lines that were kept before in another place. Repeated paragraphs of an article are its author's,
 * lines side by side are a list's.
 */
export function dropRepeats(leaves: readonly Leaf[], keep: Uint8Array, isArticle: boolean): void {
  const seen = new Map<number, Leaf>();
  const others = new Map<number, Leaf[]>();
  leaves.forEach((leaf, at) => {
    if (keep[at] !== 1 || leaf.words < LONG_REPEAT || leaf.isCode) return;
    const counts = countsOf(leaf);
    const first = seen.get(counts);
    if (first === undefined) {
      seen.set(counts, leaf);
      return;
    }
    const likely = others.get(counts) ?? [first];
    others.set(counts, likely);
    const text = leafText(leaf);
    const before = likely.find((other) => leafText(other) === text);
    if (before === undefined) {
      if (likely.length < MOST_LIKELY) likely.push(leaf);
      return;
    }
    const isOwn = isArticle && before.box.tag === 'p' && leaf.box.tag === 'p';
    if (!isOwn && before.box.parent !== leaf.box.parent) keep[at] = 0;
  });
}

/** Other lines of the same counts that a line is compared with; more only stand on made-up pages. */
const MOST_LIKELY = 8;

/** Equal for equal texts; hardly ever for others, so that texts need not be read. */
const countsOf = (leaf: Leaf): number =>
  ((leaf.letters * 997 + leaf.words) * 997 + leaf.capitals) * 97 + leaf.stops;
