/** What stands near the page's headline, and what stands in blocks beside the content. Pure. */
import { isTag, isText, type ChildNode, type Element, type ParentNode } from 'domhandler';
import type { PageIndex } from '../dom/page-index.ts';
import { foldedText, foldSpace } from '../dom/text.ts';

const ASIDE = /comment|related|sidebar|footer|teaser|recommend|promo|popular|latest/i;
const ASIDE_PROPERTY = /comment|answer|review/i;
const MOST_LEVELS = 7;

/** True in side blocks: comments, related articles, footers; never in what holds the headline. */
export function isAside(element: Element, index: PageIndex): boolean {
  let at: ParentNode | null = element;
  for (let level = 0; at !== null && level < MOST_LEVELS; level += 1, at = at.parent) {
    if (!('attribs' in at)) return false;
    if (at.name === 'aside' || at.name === 'footer' || at.name === 'nav') return true;
    if (at.name === 'body' || at.name === 'main' || holdsHeadline(at, index)) return false;
    const { class: classes = '', id = '', itemprop = '' } = at.attribs;
    if (ASIDE.test(`${classes} ${id}`)) return true;
    if (at !== element && ASIDE_PROPERTY.test(itemprop)) return true;
  }
  return false;
}

function holdsHeadline(box: Element, index: PageIndex): boolean {
  let at: ParentNode | null = index.titles[0]?.parent ?? null;
  for (let level = 0; at !== null && level < MOST_LEVELS; level += 1, at = at.parent) {
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
      if (isTag(next) && next.name === 'script') continue;
      text += ` ${foldedText(next).slice(0, limit)}`;
    }
    const parent: ParentNode | null = node.parent;
    node = parent !== null && 'attribs' in parent ? parent : null;
  }
  return text.slice(0, limit);
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
  if (!isTag(node) || SILENT.has(node.name)) return undefined;
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
