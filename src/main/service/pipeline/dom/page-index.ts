/**
 * What several transforms look for, in document order: noted while the page is read, so that none of them
 * searches the whole page.
 */
import type { ChildNode, Element } from 'domhandler';
import { isHidden, isSilentTag } from '../content/silent.ts';
import {
  HAS_CLASS,
  HAS_HIDING,
  HAS_HREF,
  HAS_ITEMPROP,
  HAS_REL,
  attributeBits,
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
  /** Elements hidden by attribute or style. */
  readonly hidden: readonly Element[];
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

/** Elements that are noted by name. */
const NOTED = new Set(
  'html body base title meta link a area img script time h1 h2 h3 style template noscript head object embed dialog'.split(
    ' ',
  ),
);

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
  readonly subtitles: Element[] = [];
  readonly properties: Element[] = [];
  readonly bylines: Element[] = [];
  readonly dated: Element[] = [];
  readonly silent: ChildNode[] = [];
  readonly hidden: Element[] = [];
  /** What each distinct class attribute speaks of. */
  readonly #classes = new Map<string, ClassSigns>();

  /** A comment, a doctype: nothing that shows. */
  noteSilent(node: ChildNode): void {
    this.silent.push(node);
  }

  note(element: Element): void {
    const has = attributeBits(element);
    if (NOTED.has(element.name)) {
      this.#noteName(element);
      if (isSilentTag(element)) this.silent.push(element);
    }
    if ((has & NAMED_BY) !== 0) this.#noteNames(element);
    if ((has & HAS_HIDING) !== 0 && isHidden(element)) this.hidden.push(element);
  }

  #noteName(element: Element): void {
    switch (element.name) {
      case 'html':
        this.html ??= element;
        break;
      case 'body':
        this.body ??= element;
        break;
      case 'base':
        if (this.base === undefined && element.attribs['href'] !== undefined) this.base = element;
        break;
      case 'title':
        // <svg><title> names a drawing, not the page
        if (this.title === undefined && !isDrawing(element)) this.title = element;
        break;
      case 'meta':
        this.metas.push(element);
        break;
      case 'link':
        this.links.push(element);
        break;
      case 'a':
      case 'area':
        if (element.attribs['href'] !== undefined) this.anchors.push(element);
        break;
      case 'img':
        this.images.push(element);
        break;
      case 'script':
        this.scripts.push(element);
        break;
      case 'time':
        this.times.push(element);
        break;
      case 'h1':
        this.titles.push(element);
        break;
      case 'h2':
      case 'h3':
        if (this.subtitles.length < MOST_SUBTITLES) this.subtitles.push(element);
        break;
      default:
    }
  }

  #noteNames(element: Element): void {
    const { itemprop, rel } = element.attribs;
    const signs = signsOf(element.attribs['class'], this.#classes);
    if (itemprop !== undefined) this.properties.push(element);
    if (
      signs.isByline ||
      itemprop?.includes('author') === true ||
      (element.name === 'a' && (rel?.includes('author') === true || isAuthorPage(element)))
    ) {
      this.bylines.push(element);
    }
    if (signs.isDated) this.dated.push(element);
  }
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
