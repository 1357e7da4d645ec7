/** What stands near the page's headline, and what stands in blocks beside the content. Pure. */
import { isTag, isText, type ChildNode, type Element, type ParentNode } from 'domhandler';
import { findOne } from 'domutils';
import type { PageIndex } from '../dom/page-index.ts';
import { classQuestion } from '../dom/class-facts.ts';
import { classesOf } from '../dom/page-element.ts';
import { foldedText, foldSpace, isAscii } from '../dom/text.ts';

/** Elements that stand within a line; every other one begins a new line. */
const INLINE = new Set(
  'a abbr acronym b bdi bdo big cite code dfn em font i ins kbd mark q s samp small span strong sub sup time tt u var'.split(
    ' ',
  ),
);

const ASIDE =
  /comment|related|sidebar|teaser|recommend|promo|popular|latest|(?<![a-z])rail(?![a-z])/i;
const FOOTER = /footer/i;
const isAsideClass = classQuestion(({ value }) => ASIDE.test(value));
const isFooter = classQuestion(({ value }) => FOOTER.test(value));
const ASIDE_PROPERTY = /comment|answer|review/i;
const MOST_LEVELS = 7;
/** Levels in which an article with a footer of its own has its headline. */
const ARTICLE_LEVELS = 3;

/**
 * The heading that says the page's title, as far as one does: an `h1` before a smaller one; else the first `h1`.
 */
export function headlineOf(index: PageIndex, title: string | undefined): Element | undefined {
  const [first] = index.titles;
  const wanted = plain(title ?? '');
  if (wanted === '' || (first !== undefined && plain(foldedText(first)) === wanted)) return first;
  const says = (heading: Element): boolean => {
    const text = plain(foldedText(heading));
    return text.length > SHORT_TITLE ? wanted.includes(text) : text === wanted;
  };
  return index.titles.find(says) ?? index.subtitles.find(says) ?? first;
}

/** Letters of a heading that could stand in any title. */
const SHORT_TITLE = 12;

function plain(text: string): string {
  // letters of ASCII are found several times faster
  if (isAscii(text)) return text.toLowerCase().replace(/[^a-z0-9]+/g, '');
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}

/** Where an element stands: in the page's content, in the footer of its article, or in a block beside. */
export type Side = 'content' | 'own-footer' | 'aside';

/** Side blocks: comments, related articles, menus, footers; never what holds the headline. */
export function sideOf(element: Element, headline: Element | undefined): Side {
  let at: ParentNode | null = element;
  for (let level = 0; at !== null && level < MOST_LEVELS; level += 1, at = at.parent) {
    if (!('attribs' in at)) return 'content';
    const side = sideBy(at, headline);
    if (side !== undefined) return side;
    if (at !== element && ASIDE_PROPERTY.test(at.attribs['itemprop'] ?? '')) return 'aside';
  }
  return 'content';
}

/** What one box says of all that stands in it; undefined: nothing. */
function sideBy(box: Element, headline: Element | undefined): Side | undefined {
  if (box.name === 'aside' || box.name === 'nav') return 'aside';
  if (box.name === 'body' || box.name === 'main') return 'content';
  if (isAround(headline, box, MOST_LEVELS)) return 'content';
  if (isListed(box)) return 'aside';
  const id = box.attribs['id'] ?? '';
  const classes = classesOf(box);
  if (box.name === 'footer' || isFooter(classes) || FOOTER.test(id))
    return isAround(headline, box.parent, ARTICLE_LEVELS) ? 'own-footer' : 'aside';
  return isAsideClass(classes) || ASIDE.test(id) ? 'aside' : undefined;
}

const ENTRY = /^(?:article|div|li|section)$/;
const LEAST_ENTRIES = 3;
/** Characters: what is longer stands here as a whole. */
const TEASER = 1_200;

/** One of several entries that lead to pages of their own: what is said of it is not said of this page. */
function isListed(box: Element): boolean {
  return (
    ENTRY.test(box.name) &&
    leads(box) &&
    entriesIn(box.parent, box.name) >= LEAST_ENTRIES &&
    foldedText(box).length <= TEASER
  );
}

/** What holds such entries. */
const isList = (box: Element): boolean =>
  box.children.some((one) => isTag(one) && isListed(one)) ||
  // wrapped in a box that holds nothing else
  (box.children.filter(isTag).length === 1 &&
    box.children.some((one) => isTag(one) && isList(one)));

function entriesIn(parent: ParentNode | null, name: string): number {
  let entries = 0;
  for (const one of parent?.children ?? []) {
    if (isTag(one) && one.name === name && leads(one)) entries += 1;
    if (entries === LEAST_ENTRIES) break;
  }
  return entries;
}

/** In one of its nearest boxes. */
export function isInEntry({ parent }: Element): boolean {
  let at = parent;
  for (let level = 0; at !== null && level < ENTRY_LEVELS; level += 1, at = at.parent)
    if ('attribs' in at && isListed(at)) return true;
  return false;
}
const ENTRY_LEVELS = 4;

const HEADING = /^h[2-6]$/;
const MOST_BOXES = 12;

/** One of its first elements is a heading of several words, no name, with a link in it or in a link. */
function leads(box: Element): boolean {
  let left = MOST_BOXES;
  const isLink = ({ name }: Element): boolean => name === 'a';
  const find = (one: Element, isInLink: boolean): boolean => {
    left -= 1;
    if (HEADING.test(one.name))
      return TITLE.test(foldedText(one)) && (isInLink || findOne(isLink, one.children) !== null);
    return one.children.some(
      (child) => left > 0 && isTag(child) && find(child, isInLink || isLink(child)),
    );
  };
  return find(box, false);
}
const TITLE = /\S+\s+\S+\s+\S|\p{Lo}{8}/u;

/** True in side blocks and footers of other things. */
export const isAside = (element: Element, headline: Element | undefined): boolean =>
  sideOf(element, headline) === 'aside';

/** Whether a box is at most so many levels above the headline. */
function isAround(headline: Element | undefined, box: ParentNode | null, levels: number): boolean {
  let at: ParentNode | null = headline?.parent ?? null;
  for (let level = 0; at !== null && level < levels; level += 1, at = at.parent) {
    if (at === box) return true;
  }
  return false;
}

/** Text that follows a heading in its surroundings, up to `limit` characters. */
export function foldedTextAfter(heading: Element, limit: number): string {
  let text = '';
  let node: ChildNode | null = heading;
  for (let level = 0; level < 4 && node !== null && text.length < limit; level += 1) {
    for (let next = node.next; next !== null && text.length < limit; next = next.next) {
      if (isTag(next) && (next.name === 'script' || isListed(next) || isList(next))) continue;
      text += ` ${foldedText(next).slice(0, limit)}`;
    }
    const parent: ParentNode | null = node.parent;
    node = parent !== null && 'attribs' in parent ? parent : null;
  }
  return text.slice(0, limit);
}

/** The text below an element, its lines apart: blocks, line breaks and neighbours of names do not run together. */
export function linesOf(element: Element): string[] {
  const lines: string[] = [];
  let line = '';
  const end = (): void => {
    if (line.trim() !== '') lines.push(foldSpace(line));
    line = '';
  };
  const stack: (ChildNode | typeof BREAK)[] = [...element.children].reverse();
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (next === BREAK) end();
    else if (isText(next)) line += next.data;
    else if (isTag(next) && !SILENT.has(next.name)) {
      const isInline = INLINE.has(next.name);
      if (!isInline) {
        end();
        stack.push(BREAK);
      } else if (next.prev !== null && isTag(next.prev)) line += ' ';
      stack.push(...[...next.children].reverse());
    }
  }
  end();
  return lines;
}

const BREAK = Symbol('end of line');

/** The lines after a heading, up to `limit` characters. */
export function linesAfter(heading: Element, limit: number): string[] {
  const lines: string[] = [];
  let met = 0;
  let last: Element | undefined;
  for (const { text, holder } of textsNear(heading, 'after', limit)) {
    const block = blockOf(holder);
    const before = block === last ? lines.pop() : undefined;
    lines.push(before === undefined ? text : `${before} ${text}`);
    last = block;
    met += text.length;
    if (met >= limit) break;
  }
  return lines;
}

/** The element whose line a text stands in. */
export function blockOf(holder: Element): Element {
  let at = holder;
  while (INLINE.has(at.name) && at.parent !== null && 'attribs' in at.parent) at = at.parent;
  return at;
}

/** One text node with the element that holds it. */
export interface NearText {
  readonly text: string;
  readonly holder: Element;
}

const SILENT = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'nav',
  'footer',
  'select',
]);

/** The text nodes after (or before) a heading in document order, nearest first, until `limit` characters were met. */
export function* textsNear(
  heading: Element,
  direction: 'after' | 'before',
  limit: number,
): Generator<NearText> {
  let met = 0;
  let node: ChildNode | undefined = stepOut(heading, direction);
  while (node !== undefined && met < limit) {
    if (isText(node)) {
      const text = foldSpace(node.data).trim();
      met += text.length;
      const holder = node.parent;
      if (text !== '' && holder !== null && 'attribs' in holder) yield { text, holder };
    }
    node = stepIn(node, direction) ?? stepOut(node, direction);
  }
}

function stepIn(node: ChildNode, direction: 'after' | 'before'): ChildNode | undefined {
  if (!isTag(node) || SILENT.has(node.name) || isListed(node)) return undefined;
  return direction === 'after' ? node.children[0] : node.children.at(-1);
}

function stepOut(node: ChildNode, direction: 'after' | 'before'): ChildNode | undefined {
  let at: ChildNode | null = node;
  while (at !== null) {
    const sibling: ChildNode | null = direction === 'after' ? at.next : at.prev;
    if (sibling !== null) return sibling;
    const parent: ParentNode | null = at.parent;
    at = parent !== null && 'attribs' in parent ? parent : null;
  }
  return undefined;
}
