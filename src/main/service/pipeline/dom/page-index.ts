/**
 * What several transforms look for, in document order: noted while the page is read, so that none of them
 * searches the whole page.
 */
import type { ChildNode, Element } from 'domhandler';
import { isHidden, isSilentTag } from '../content/silent.ts';
import { isShadowRoot } from './shadow.ts';
import {
  HAS_CLASS,
  HAS_HIDING,
  HAS_HREF,
  HAS_ITEMPROP,
  HAS_NAMING,
  HAS_REL,
  type PageElement,
} from './page-element.ts';

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
  /** `main` elements and those with that role. */
  readonly mains: readonly Element[];
  /** `pre` elements. */
  readonly preformatted: readonly Element[];
  /** The first `h2` and `h3` elements. */
  readonly subtitles: readonly Element[];
  /** Elements with `itemprop`. */
  readonly properties: readonly Element[];
  /** Elements that may name an author, by rel, itemprop or class. */
  readonly bylines: readonly Element[];
  /** Elements whose class speaks of a date. */
  readonly dated: readonly Element[];
  /** What never shows: silent elements (silent.ts), comments and the like; nothing below them. */
  readonly silent: readonly ChildNode[];
  /** Templates that are shadow roots. */
  readonly shadows: readonly Element[];
  /** Elements hidden by attribute or style. */
  readonly hidden: readonly Element[];
}

const AUTHOR_PAGE =
  /\/(?:authors?|autor(?:en)?|auteurs?|redaktion|profile|people|contributors?)\/[^/]+\/?$/i;
const isAuthorPage = ({ attribs }: Element): boolean => AUTHOR_PAGE.test(attribs['href'] ?? '');

/** A page without `h1` has its title above most others. */
const MOST_SUBTITLES = 20;

const NAMED_BY = HAS_CLASS | HAS_ITEMPROP | HAS_REL | HAS_HREF;

/** The index under construction; elements are noted in document order, attached to their parents. */
export class PageIndexer implements PageIndex {
  html: Element | undefined;
  body: Element | undefined;
  base: Element | undefined;
  title: Element | undefined;
  readonly metas: Element[] = [];
  readonly links: Element[] = [];
  readonly anchors: Element[] = [];
  readonly images: Element[] = [];
  readonly scripts: Element[] = [];
  readonly times: Element[] = [];
  readonly titles: Element[] = [];
  readonly mains: Element[] = [];
  readonly preformatted: Element[] = [];
  readonly subtitles: Element[] = [];
  readonly properties: Element[] = [];
  readonly bylines: Element[] = [];
  readonly dated: Element[] = [];
  readonly silent: ChildNode[] = [];
  readonly shadows: Element[] = [];
  readonly hidden: Element[] = [];

  /** A comment, a doctype: nothing that shows. */
  noteSilent(node: ChildNode): void {
    this.silent.push(node);
  }

  /** Notes an element; `isNoted`: by name, too. */
  note(element: PageElement, isNoted: boolean): void {
    const { has } = element;
    if (isNoted) this.#noteName(element);
    if ((has & NAMED_BY) !== 0) this.#noteNames(element);
    if ((has & HAS_HIDING) !== 0 && isHidden(element)) this.hidden.push(element);
    if ((has & HAS_NAMING) !== 0 && element.attribs['role'] === 'main') this.mains.push(element);
  }

  #noteName(element: PageElement): void {
    switch (element.name) {
      case 'a':
      case 'area':
        if ((element.has & HAS_HREF) !== 0) this.anchors.push(element);
        break;
      case 'img':
        this.images.push(element);
        break;
      case 'time':
        this.times.push(element);
        break;
      case 'meta':
        this.metas.push(element);
        break;
      case 'link':
        this.links.push(element);
        break;
      case 'h1':
        this.titles.push(element);
        break;
      case 'h2':
      case 'h3':
        if (this.subtitles.length < MOST_SUBTITLES) this.subtitles.push(element);
        break;
      case 'main':
        if (element.attribs['role'] !== 'main') this.mains.push(element);
        break;
      case 'pre':
        this.preformatted.push(element);
        break;
      case 'html':
        this.html ??= element;
        break;
      case 'body':
        this.body ??= element;
        break;
      case 'base':
        if (this.base === undefined && (element.has & HAS_HREF) !== 0) this.base = element;
        break;
      case 'title':
        // <svg><title> names a drawing, not the page
        if (this.title === undefined && !isDrawing(element)) this.title = element;
        break;
      default:
        if (element.name === 'script') this.scripts.push(element);
        if (isShadowRoot(element)) this.shadows.push(element);
        else if (isSilentTag(element)) this.silent.push(element);
    }
  }

  #noteNames(element: PageElement): void {
    const { name, has, classes } = element;
    const { itemprop, rel } = has === HAS_CLASS ? NO_NAMES : element.attribs;
    if (itemprop !== undefined) this.properties.push(element);
    if (
      classes.isByline ||
      itemprop?.includes('author') === true ||
      (name === 'a' && (rel?.includes('author') === true || isAuthorPage(element)))
    ) {
      this.bylines.push(element);
    }
    if (classes.isDated) this.dated.push(element);
  }
}

const NO_NAMES: Readonly<Record<string, string>> = {};

const TITLE_PARENTS = new Set(['head', 'html', 'body']);

function isDrawing(title: Element): boolean {
  const parent = title.parent;
  return parent !== null && 'name' in parent && !TITLE_PARENTS.has(parent.name);
}
