/**
 * Footnotes: a reference becomes `[^1]`, the note it names `[^1]: …`.
 *
 * A reference is a link to a place on the page whose text is only a number or a sign, raised or marked as
 * a note reference. It counts only when the place is among the converted nodes and comes later; else the
 * link stays a link. Places are looked up once, when the first candidate is met.
 *
 * An encyclopaedia's list of sources (`ol.references`) stays the numbered list it is, below its own heading: a
 * renderer would move hundreds of notes to the end and leave the heading empty. Its marks stay as plain `[12]`.
 */
import { isTag } from 'domhandler';
import type { ChildNode, Element } from 'domhandler';
import { attribute, childElements, classNames, parentElement, rawText, walkBelow } from './dom.ts';
import { foldSpace } from '../dom/text.ts';

const SIGN = /^[[(]?\s*(\d{1,4}|[*†‡§¶]{1,3}|[a-z]|[ivx]{1,5})\s*[\])]?$/iu;
/** Not `toc-backref`: that one makes a heading lead back to the contents (docutils). */
const BACK_CLASS = /footnote-?back|reversefootnote| (?:fn-?)?back-?(?:link|ref) /;
const BACK_SIGN =
  /^[[(]?\s*(?:\d{1,4}|[a-z]{1,2}|(?:[↩↑^⏎↵⤴\s]|\ufe0e|\ufe0f)*|jump up|back|return)\s*[\])]?[.:]?$/iu;
const REFERENCE_CLASS = /(?:footnote|noteref|fn-?ref|citation|reference|sidenote)/;
const NOTE_ID =
  /^(?:user-content-)?(?:fn|ftn|_ftn|footnote|note|cite_note|endnote|en|n)[-_:.]?\w*\d/i;
/** Levels of inline marks around a heading's text. */
const INLINE_LEVELS = 3;

/** Docutils marks a heading's way back to the contents as a back link: that is the heading itself. */
function isInHeading(link: Element): boolean {
  let at = parentElement(link);
  for (let level = 0; at !== undefined && level < INLINE_LEVELS; level += 1) {
    if (/^h[1-6]$/.test(at.name)) return true;
    at = parentElement(at);
  }
  return false;
}

const HOLDERS = new Set(['li', 'p', 'dd', 'aside', 'div', 'td', 'blockquote', 'section']);

export class FootnoteBook {
  readonly #roots: readonly ChildNode[];
  readonly #labels = new Map<string, string>();
  readonly #notes = new Map<Element, string>();
  readonly #used = new Set<string>();
  #next = 1;
  #places: Map<string, Element> | undefined;
  /** Depth of notes being written. */
  #open = 0;
  #atStart = false;

  constructor(roots: readonly ChildNode[]) {
    this.#roots = roots;
  }

  /** The label of the note that this element holds; undefined for all others. */
  labelOf(element: Element): string | undefined {
    return this.#notes.size === 0 ? undefined : this.#notes.get(element);
  }

  openNote(): void {
    this.#open++;
    this.#atStart = true;
  }

  /** Nothing of the note was written yet: its own number may come. */
  get atNoteStart(): boolean {
    return this.#atStart;
  }

  /** An element at a note's start that holds no more than the note's number or sign. */
  isOwnSign(element: Element): boolean {
    return this.#atStart && this.#open > 0 && SIGN.test(foldSpace(rawText(element, 20)));
  }

  /** Text at a note's start without the number or sign that the label says already. */
  withoutSign(text: string): string {
    const rest = text.replace(/^\s*(?:\^|[[(]?(?:\d{1,4}|[*†‡§¶]{1,3})[\])]?[.:]?(?=\s|$))\s*/, '');
    this.#atStart = rest.trim() === '';
    return rest;
  }

  closeNote(): void {
    this.#open--;
    this.#atStart = false;
  }

  /** A link from a note back to its reference. */
  isBackReference(link: Element): boolean {
    const href = attribute(link, 'href');
    if (!href.includes('#')) return false;
    if (BACK_CLASS.test(classNames(link))) return true;
    if (attribute(link, 'role') === 'doc-backlink') return !isInHeading(link);
    return this.#open > 0 && href.startsWith('#') && BACK_SIGN.test(foldSpace(rawText(link, 20)));
  }

  /** `[^label]` for a reference to a note on this page, `[12]` to a listed source; undefined when the link is neither. */
  referenceOf(link: Element): string | undefined {
    const href = attribute(link, 'href');
    const hash = href.indexOf('#');
    if (hash < 0 || hash === href.length - 1 || this.#open > 0) return undefined;
    const sign = SIGN.exec(foldSpace(rawText(link, 12)))?.[1];
    const id = decode(href.slice(hash + 1));
    if (!isReference(link, id)) return undefined;
    return this.#labelFor(id, sign, link);
  }

  #labelFor(id: string, sign: string | undefined, link: Element): string | undefined {
    const known = this.#labels.get(id);
    if (known !== undefined) return `[^${known}]`;
    const place = this.#placesAfter(link).get(id);
    const holder = place === undefined ? undefined : holderOf(place);
    if (holder === undefined || holds(holder, link)) return undefined;
    const list = parentElement(holder);
    if (list !== undefined && isListOfSources(list)) {
      return `[${unbracketed(link)}]`;
    }
    if (sign === undefined) return undefined;
    const taken = this.#notes.get(holder);
    const label = taken ?? this.#freeLabel(sign);
    this.#labels.set(id, label);
    this.#notes.set(holder, label);
    return `[^${label}]`;
  }

  #freeLabel(sign: string): string {
    const used = this.#used;
    let label = sign;
    if (!/^\d+$/.test(sign) || used.has(sign)) {
      // every number below was taken once and for all
      this.#next = Math.max(this.#next, used.size + 1);
      while (used.has(String(this.#next))) this.#next++;
      label = String(this.#next);
    }
    used.add(label);
    return label;
  }

  /** Elements by id (or name) that come after the first reference of the page. */
  #placesAfter(link: Element): Map<string, Element> {
    if (this.#places !== undefined) return this.#places;
    const places = new Map<string, Element>();
    let isAfter = false;
    const visit = (node: ChildNode): 'go' => {
      if (node === link) isAfter = true;
      if (isAfter && isTag(node)) remember(places, node);
      return 'go';
    };
    for (const root of this.#roots) {
      visit(root);
      walkBelow(root, visit);
    }
    this.#places = places;
    return places;
  }
}

/** MediaWiki's list of references, whatever skin shows it. */
export function isListOfSources(list: Element): boolean {
  return list.name === 'ol' && classNames(list).includes(' references ');
}

/** The mark's own words: `12`, `n 1`. */
const unbracketed = (link: Element): string =>
  foldSpace(rawText(link, 16))
    .replace(/^\[\s*|\s*\]$/g, '')
    .replace(/[\\*_`[\]<]/g, '\\$&');

function remember(places: Map<string, Element>, element: Element): void {
  for (const key of [
    element.attribs['id'],
    element.name === 'a' ? element.attribs['name'] : undefined,
  ]) {
    if (key !== undefined && key !== '' && !places.has(key)) places.set(key, element);
  }
}

function isReference(link: Element, id: string): boolean {
  const parent = parentElement(link);
  if (parent?.name === 'sup' || childElements(link)[0]?.name === 'sup') return true;
  if (attribute(link, 'role') === 'doc-noteref' || 'data-footnote-ref' in link.attribs) return true;
  return REFERENCE_CLASS.test(classNames(link)) || NOTE_ID.test(id);
}

/** The block that holds the note: the place itself, or the nearest block around an anchor. */
function holderOf(place: Element): Element | undefined {
  let at: Element | undefined = place;
  for (let level = 0; at !== undefined && level < 5; level++) {
    if (HOLDERS.has(at.name)) return at;
    at = parentElement(at);
  }
  return undefined;
}

function holds(holder: Element, link: Element): boolean {
  let at: Element | undefined = link;
  for (let level = 0; at !== undefined && level < 40; level++) {
    if (at === holder) return true;
    at = parentElement(at);
  }
  return false;
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
