/**
 * One walk over the tree that finds what several transforms look for, in document order, so that no
 * transform searches the whole page again.
 */
import { isTag, type ChildNode, type Document, type Element } from 'domhandler';

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
}

const AUTHOR_PAGE =
  /\/(?:authors?|autor(?:en)?|auteurs?|redaktion|profile|people|contributors?)\/[^/]+\/?$/i;
const isAuthorPage = ({ attribs }: Element): boolean => AUTHOR_PAGE.test(attribs['href'] ?? '');

const BYLINE = /byline|author/i;
const DATED = /date|publi|posted|time-?stamp/i;

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
  const classes = element.attribs['class'];
  if (itemprop !== undefined) found.properties.push(element);
  if (
    (classes !== undefined && BYLINE.test(classes)) ||
    itemprop?.includes('author') === true ||
    (element.name === 'a' && (rel?.includes('author') === true || isAuthorPage(element)))
  ) {
    found.bylines.push(element);
  }
  if (classes !== undefined && DATED.test(classes)) found.dated.push(element);
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
  };
  const stack: ChildNode[] = [];
  pushReversed(stack, root.children);
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!isTag(node)) continue;
    note(found, node);
    pushReversed(stack, node.children);
  }
  return found;
}

function pushReversed(stack: ChildNode[], children: readonly ChildNode[]): void {
  for (let at = children.length - 1; at >= 0; at -= 1) {
    const child = children[at];
    if (child !== undefined) stack.push(child);
  }
}
