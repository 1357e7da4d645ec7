/**
 * What readers skip inside kept text, by rules that hold for every page of a kind (docs/quality.md has what
 * each is worth on sites the model never saw).
 *
 * In an article: the headline (it stands in the metadata), lines between paragraphs that only lead
 * elsewhere, the credits of pictures, and the crumbs after the last paragraph (share calls, addresses, links to more). On every
 * kind of page: long lines that were said before in another place (quoted posts, the phone's copy of a
 * block, slides of a gallery).
 */
import { leafText } from './features.ts';
import type { Leaf } from './outline.ts';

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
  const kept = leaves.map((_, at) => at).filter((at) => keep[at] === 1);
  const text = kept.filter((at) => (leaves[at]?.words ?? 0) > 0);
  if (text.filter((at) => isParagraph(leaves[at])).length < FEWEST_PARAGRAPHS) return;
  text.forEach((at, place) => {
    const leaf = leaves[at];
    if (leaf === undefined) return;
    const isBetween =
      isParagraph(leaves[text[place - 1] ?? -1]) && isParagraph(leaves[text[place + 1] ?? -1]);
    if ((isBetween && leadsElsewhere(leaf)) || isCredit(leaf)) tidied[at] = 0;
  });
  for (const at of text.toReversed()) {
    const leaf = leaves[at];
    if (leaf === undefined || (tidied[at] === 1 && !isCrumb(leaf))) break;
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
function leadsElsewhere(leaf: Leaf): boolean {
  const isLine = leaf.words >= 2 && leaf.words <= LONG_LINE && PLAIN_TAGS.has(leaf.box.tag);
  return isLine && isMostlyLinks(leaf);
}

const LONG_CREDIT = 60;
const CREDIT = new RegExp(
  [
    String.raw`\((?:image|photo|photograph|picture|pic|credit|foto|bild|source|quelle|courtesy)s?\b[^)]{1,60}\)\.?$`,
    String.raw`(?:photo|image|picture)? ?credits?:`,
    String.raw`^(?:©|photo:|photo by|foto:)`,
    String.raw`©[^©]{2,40}$`,
    String.raw`(?:getty images?|reuters|shutterstock|associated press|ap photo|afp|\/ ?ap)\)?$`,
  ].join('|'),
  'i',
);

/** The caption of a press picture: it names photographer or agency. */
function isCredit(leaf: Leaf): boolean {
  if (leaf.words < 2 || leaf.words > LONG_CREDIT || leaf.isCode || HEADING.test(leaf.box.tag)) {
    return false;
  }
  return CREDIT.test(leafText(leaf));
}

const HEADING = /^h[1-6]$/;
const CRUMB_WORDS = 6;

/** After the last paragraph: links to more, and lines of a few words. */
function isCrumb(leaf: Leaf): boolean {
  const { tag } = leaf.box;
  if (isMostlyLinks(leaf)) return tag === 'li' || tag === 'a' || PLAIN_TAGS.has(tag);
  return leaf.words <= CRUMB_WORDS && PLAIN_TAGS.has(tag) && !leaf.isCode;
}

/** Words from which on a line said twice is no coincidence. */
const LONG_REPEAT = 12;

/**
 * Drops lines that were kept before in another place. Repeated paragraphs of an article are its author's,
 * lines side by side are a list's.
 */
export function dropRepeats(leaves: readonly Leaf[], keep: Uint8Array, isArticle: boolean): void {
  const seen = new Map<string, Leaf>();
  leaves.forEach((leaf, at) => {
    if (keep[at] !== 1 || leaf.words < LONG_REPEAT || leaf.isCode) return;
    const text = leafText(leaf);
    const before = seen.get(text);
    if (before === undefined) {
      seen.set(text, leaf);
      return;
    }
    const isOwn = isArticle && before.box.tag === 'p' && leaf.box.tag === 'p';
    if (!isOwn && before.box.parent !== leaf.box.parent) keep[at] = 0;
  });
}
