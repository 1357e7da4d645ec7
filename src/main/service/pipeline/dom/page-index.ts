/**
 * One walk over the tree that finds what several transforms look for, in document order, so that no
 * transform searches the whole page again.
 */
import { isTag, isText, type ChildNode, type Document, type Element } from 'domhandler';
import { isHidden, isSilentTag } from '../content/silent.ts';

export interface PageIndex {
  readonly html: Element | undefined;
  readonly body: Element | undefined;
  readonly base: Element | undefined;
  readonly title: Element | undefined;
  readonly metas: readonly Element[];
  /** `<link>` elements. */
  readonly links: readonly Element[];
  readonly anchors: readonly Element[];
  readonly images: readonly Element[];
  readonly scripts: readonly Element[];
  readonly times: readonly Element[];
  /** `h1` elements. */
  readonly titles: readonly Element[];
  /** Elements with `itemprop`. */
  readonly properties: readonly Element[];
  /** Elements that may name an author, by rel, itemprop or class. */
  readonly bylines: readonly Element[];
  /** Elements whose class speaks of a date. */
  readonly dated: readonly Element[];
  /** What never shows: silent elements (silent.ts), comments and the like; nothing below them. */
  readonly silent: readonly ChildNode[];
  /** Elements hidden by attribute or style. */
  readonly hidden: readonly Element[];
}

interface Found {
  html: Element | undefined;
  body: Element | undefined;
  base: Element | undefined;
  title: Element | undefined;
  readonly metas: Element[];
  readonly links: Element[];
  readonly anchors: Element[];
  readonly images: Element[];
  readonly scripts: Element[];
  readonly times: Element[];
  readonly titles: Element[];
  readonly properties: Element[];
  readonly bylines: Element[];
  readonly dated: Element[];
  readonly silent: ChildNode[];
  readonly hidden: Element[];
  /** What each distinct class attribute speaks of. */
  readonly classes: Map<string, ClassSigns>;
}

interface ClassSigns {
  readonly isByline: boolean;
  readonly isDated: boolean;
}

const AUTHOR_PAGE =
  /\/(?:authors?|autor(?:en)?|auteurs?|redaktion|profile|people|contributors?)\/[^/]+\/?$/i;
const isAuthorPage = ({ attribs }: Element): boolean => AUTHOR_PAGE.test(attribs['href'] ?? '');

const BYLINE = /byline|author/i;
const DATED = /date|publi|posted|time-?stamp|time-?ago|relative-?time|\bage\b/i;

function note(found: Found, element: Element): void {
  switch (element.name) {
    case 'html':
      found.html ??= element;
      break;
    case 'body':
      found.body ??= element;
      break;
    case 'base':
      if (found.base === undefined && element.attribs['href'] !== undefined) found.base = element;
      break;
    case 'title':
      // <svg><title> names a drawing, not the page
      if (found.title === undefined && !isDrawing(element)) found.title = element;
      break;
    case 'meta':
      found.metas.push(element);
      break;
    case 'link':
      found.links.push(element);
      break;
    case 'a':
    case 'area':
      if (element.attribs['href'] !== undefined) found.anchors.push(element);
      break;
    case 'img':
      found.images.push(element);
      break;
    case 'script':
      found.scripts.push(element);
      break;
    case 'time':
      found.times.push(element);
      break;
    case 'h1':
      found.titles.push(element);
      break;
    default:
  }
  const { itemprop, rel } = element.attribs;
  const signs = signsOf(element.attribs['class'], found.classes);
  if (itemprop !== undefined) found.properties.push(element);
  if (
    signs.isByline ||
    itemprop?.includes('author') === true ||
    (element.name === 'a' && (rel?.includes('author') === true || isAuthorPage(element)))
  ) {
    found.bylines.push(element);
  }
  if (signs.isDated) found.dated.push(element);
  if (isSilentTag(element)) found.silent.push(element);
  if (isHidden(element)) found.hidden.push(element);
}

const NO_SIGNS: ClassSigns = { isByline: false, isDated: false };

function signsOf(classes: string | undefined, known: Map<string, ClassSigns>): ClassSigns {
  if (classes === undefined) return NO_SIGNS;
  const before = known.get(classes);
  if (before !== undefined) return before;
  const signs = { isByline: BYLINE.test(classes), isDated: DATED.test(classes) };
  known.set(classes, signs);
  return signs;
}

const TITLE_PARENTS = new Set(['head', 'html', 'body']);

function isDrawing(title: Element): boolean {
  const parent = title.parent;
  return parent !== null && 'name' in parent && !TITLE_PARENTS.has(parent.name);
}

/** Walks the whole tree once, iteratively. */
export function indexPage(root: Document): PageIndex {
  const found: Found = {
    html: undefined,
    body: undefined,
    base: undefined,
    title: undefined,
    metas: [],
    links: [],
    anchors: [],
    images: [],
    scripts: [],
    times: [],
    titles: [],
    properties: [],
    bylines: [],
    dated: [],
    silent: [],
    hidden: [],
    classes: new Map(),
  };
  const stack: ChildNode[] = [];
  pushReversed(stack, root.children);
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (isTag(node)) {
      note(found, node);
      pushReversed(stack, node.children);
    } else if (!isText(node)) found.silent.push(node);
  }
  return found;
}

function pushReversed(stack: ChildNode[], children: readonly ChildNode[]): void {
  for (let at = children.length - 1; at >= 0; at -= 1) {
    const child = children[at];
    if (child !== undefined) stack.push(child);
  }
}
