/**
 * The places of a page that say something: texts, addresses, pictures, attributes; in document order.
 *
 * A text with marks inside (bold, a line break) is one place where it is one thing, else each run of it is one.
 */
import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { foldSpace } from '../dom/text.ts';
import { isForListening, shownText } from './aloud.ts';
import { kindOf, type Kind } from './kinds.ts';
import type { Leaf, Read, RecordNode, RecordPage } from './nodes.ts';
import { pictureOf } from './pictures.ts';
import { pricesInParts, type PriceRun } from './price-parts.ts';

const MOST_LEAVES = 40_000;

/** Marks inside a text; with attributes as well, where the text as a whole is one value. */
const FOLDED = new Set(
  'b i em strong mark sup sub small u s wbr br font abbr bdi bdo ins q svg'.split(' '),
);
const WHOLE = new Set('a h1 h2 h3 h4 h5 h6 time button label'.split(' '));
/** Kinds that are one value, whatever marks stand inside. */
const SINGLE: ReadonlySet<Kind> = new Set<Kind>([
  'price',
  'number',
  'date',
  'phone',
  'email',
  'percent',
]);

/** Words before a value: several, or one with a colon. */
const LABEL = /^\p{L}[\p{L}'’-]*(?:(?:\s+[\p{L}'’-]+){1,3}\s?[:：]?|\s?[:：])$/u;
/** Longer than a currency, and no number. */
const WORDS = /^[^\p{Nd}]*\p{Ll}{3}[^\p{Nd}]*$/u;
const VALUES: ReadonlySet<Kind> = new Set<Kind>(['price', 'date']);

/** Leaves of a page whose elements and texts are read; notes in each element which ones are its. */
export function findLeaves(page: RecordPage, reading: Reading = {}): readonly Leaf[] {
  return new Finder(page, reading).find();
}

/** What is read beside texts, addresses and pictures. */
export interface Reading {
  /** Attributes, wherever one of them stands. */
  readonly attributes?: readonly string[];
  /** What elements say by their looks, by the name it is read under. */
  readonly drawn?: Readonly<Record<string, (element: Element) => string | undefined>>;
}

class Finder {
  readonly #leaves: Leaf[] = [];
  /** Texts between elements, by the one that follows them, or by the one that they are the last of. */
  readonly #before = new Map<RecordNode, Run[]>();
  readonly #last = new Map<RecordNode, Run[]>();
  /** Prices in parts, by their first one. */
  readonly #prices = new Map<RecordNode, PriceRun>();
  /** Of short texts, which come again and again. */
  readonly #kinds = new Map<string, Kind>();
  readonly #page: RecordPage;
  readonly #reading: Reading;

  constructor(page: RecordPage, reading: Reading) {
    this.#page = page;
    this.#reading = reading;
  }

  find(): readonly Leaf[] {
    const closing: RecordNode[] = [];
    let wholeUntil = -1;
    for (const node of this.#page.nodes) {
      for (
        let last = closing.at(-1);
        last !== undefined && last.end <= node.order;
        last = closing.at(-1)
      ) {
        this.#close(last);
        closing.pop();
      }
      this.#addBefore(node);
      node.from = this.#leaves.length;
      closing.push(node);
      this.#addAttributes(node);
      if (node.order < wholeUntil || this.#page.textLength(node) === 0) continue;
      const shown = shownText(this.#page, node);
      const price = this.#prices.get(node);
      if (price !== undefined) {
        wholeUntil = price.end;
        this.#add(node, 'text', price.text);
      } else if (isForListening(this.#page, node)) wholeUntil = node.end;
      else if (shown !== undefined || this.#isWhole(node)) {
        wholeUntil = node.end;
        this.#add(node, 'text', shown ?? this.#wholeOf(node));
      } else {
        this.#addRuns(node);
        this.#notePrices(node);
      }
    }
    for (const node of closing.toReversed()) this.#close(node);
    return this.#leaves;
  }

  /** Those that only some of its children are the parts of. */
  #notePrices(node: RecordNode): void {
    if (node.kids.length < 2) return;
    const found = pricesInParts(this.#page, node, (text) => this.#kindOf(text));
    for (const [first, price] of found) this.#prices.set(first, price);
  }

  #close(node: RecordNode): void {
    for (const { text, run } of this.#last.get(node) ?? []) this.#add(node, 'text', text, run);
    node.to = this.#leaves.length;
  }

  /** Texts of its parent that stand before an element. */
  #addBefore(node: RecordNode): void {
    const { parent } = node;
    if (parent === undefined) return;
    for (const { text, run } of this.#before.get(node) ?? []) this.#add(parent, 'text', text, run);
  }

  #add(node: RecordNode, read: Read, text: string, run = -1): void {
    if (text === '' || this.#leaves.length >= MOST_LEAVES) return;
    const isRead = read === 'text';
    this.#leaves.push({
      at: this.#leaves.length,
      node,
      read,
      text,
      kind: isRead ? this.#kindOf(text) : kindOf(text, read),
      run,
      mask: isRead ? maskOf(text) : undefined,
    });
  }

  #kindOf(text: string): Kind {
    if (text.length > MOST_REPEATED) return kindOf(text, 'text');
    const known = this.#kinds.get(text);
    if (known !== undefined) return known;
    const kind = kindOf(text, 'text');
    this.#kinds.set(text, kind);
    return kind;
  }

  #wholeOf(node: RecordNode): string {
    const text = this.#page.text(node);
    return (this.#isPriceInParts(node) ? text.replaceAll(' ', '') : text).replace(BULLETS, '');
  }

  /** `<span>$</span><span>12</span><span>.</span><span>50</span>`: a price, and none of its parts is one. */
  #isPriceInParts(node: RecordNode): boolean {
    const { kids } = node;
    if (kids.length < 3 || speaksItself(node) || this.#page.textLength(node) > PRICE) return false;
    const isPart = (kid: RecordNode): boolean =>
      INLINE.test(kid.tag) &&
      kid.kids.length === 0 &&
      this.#kindOf(this.#page.text(kid)) !== 'price';
    const text = this.#page.text(node).replaceAll(' ', '');
    return kids.every(isPart) && IN_PARTS.test(text);
  }

  /** True where the element's text is one leaf. */
  #isWhole(node: RecordNode): boolean {
    if (node.kids.length === 0) return true;
    const page = this.#page;
    if (this.#isPriceInParts(node)) return true;
    if (!speaksItself(node)) {
      const speaking = node.kids.filter((kid) => page.textLength(kid) > 0);
      if (speaking.length < 2 || !hasOnlyMarks(node, 3)) return false;
      return SINGLE.has(this.#kindOf(page.text(node))) && !this.#isDateBeside(speaking);
    }
    if (this.#isSentence(node)) return true;
    if (!hasOnlyMarks(node, 6) || hasTitleLine(node)) return false;
    if (WHOLE.has(node.tag) || isInLink(node) || hasHits(node)) return true;
    return this.#isOneValue(node);
  }

  #isOneValue(node: RecordNode): boolean {
    const page = this.#page;
    const length = page.textLength(node);
    if (length < 60 && SINGLE.has(this.#kindOf(page.text(node)))) {
      const kids = node.kids.filter((kid) => page.textLength(kid) > 0);
      const isIn = this.#isLabelled(node, kids) || this.#isPriceBeside(node, kids);
      return !isIn && !this.#isDateBeside(kids) && !this.#isValueAbove(node);
    }
    let marked = 0;
    for (const kid of node.kids) marked += page.textLength(kid);
    return marked === 0 || (length > 60 && marked < length * 0.5);
  }

  /** `Posted on <span>1 May 2026</span>`, `Price: <b>$12</b>`: what stands in the box of its own is the value. */
  #isLabelled(node: RecordNode, [kid, other]: readonly RecordNode[]): boolean {
    if (kid === undefined || other !== undefined) return false;
    const [whole, value] = [this.#page.text(node), this.#page.text(kid)];
    const label = whole.endsWith(value) ? whole.slice(0, -value.length).trim() : '';
    return LABEL.test(label) && VALUES.has(this.#kindOf(value));
  }

  /** `£12.50<em>Few left</em>`, `$80 <small>per night</small>`: words in a box of their own are none of the price's. */
  #isPriceBeside(node: RecordNode, [kid, other]: readonly RecordNode[]): boolean {
    if (kid === undefined || other !== undefined) return false;
    const [whole, words] = [this.#page.text(node), this.#page.text(kid)];
    const price = whole.endsWith(words) ? whole.slice(0, -words.length).trim() : '';
    return WORDS.test(words) && this.#kindOf(price) === 'price';
  }

  /** A whole day in a box of its own, and something else in another: `<b>306 pages</b> – <b>1 May 2026</b>`. */
  #isDateBeside(kids: readonly RecordNode[]): boolean {
    const texts = kids.map((kid) => this.#page.text(kid));
    return (
      texts.some((text) => this.#kindOf(text) === 'date') &&
      texts.some((text) => this.#kindOf(text) !== 'date' && /\p{L}/u.test(text))
    );
  }

  /** Begins with text of its own, is mostly that, and has links in it: what is said in a sentence or several. */
  #isSentence(node: RecordNode): boolean {
    const length = this.#page.textLength(node);
    if (length < SENTENCE || !node.kids.some(({ tag }) => tag === 'a')) return false;
    const isInline = ({ tag }: RecordNode): boolean =>
      tag === 'a' || (tag !== 'br' && FOLDED.has(tag));
    if (!node.kids.every((kid) => isInline(kid) && hasOnlyMarks(kid, 4))) return false;
    const own = node.element.children.map(ownText);
    const first = own.find(
      (text, i) => text !== '' || isTag(node.element.children[i] ?? node.element),
    );
    return SEVERAL_WORDS.test(first ?? '') && own.join('').length >= length * MOSTLY_OWN;
  }

  /** A whole day or price in the first line, and more below it: `1 May 2026<br>Ref. 12`. */
  #isValueAbove({ element: { children } }: RecordNode): boolean {
    const end = children.findIndex((child) => isNamed(child, BREAK));
    const textOfAll = (nodes: readonly ChildNode[]): string => nodes.map(ownText).join(' ').trim();
    const [line, rest] = [children.slice(0, Math.max(0, end)), children.slice(end)].map(textOfAll);
    const kind = this.#kindOf(line ?? '');
    return (kind === 'date' && !YEAR.test(rest ?? '')) || kind === 'price';
  }

  /** Notes the texts right in an element, each for its turn: before the element that follows it, or at the end. */
  #addRuns(node: RecordNode): void {
    let run = 0;
    let kid = 0;
    for (const child of node.element.children) {
      if (child === node.kids[kid]?.element) kid += 1;
      if (!isText(child)) continue;
      const text = foldSpace(child.data).replace(SEPARATORS, '');
      if (text === '') continue;
      const next = node.kids[kid];
      if (SPEAKS_IN_RUN.test(text))
        if (next === undefined) note(this.#last, node, { text, run });
        else note(this.#before, next, { text, run });
      run += 1;
    }
  }

  #addAttributes(node: RecordNode): void {
    const { attribs } = node.element;
    const { tag } = node;
    const href = addressOf(node);
    if (href !== undefined) this.#add(node, 'href', href);
    const picture = pictureOf(node);
    if (picture !== undefined) this.#add(node, 'src', picture);
    if (TIMED.test(tag)) this.#add(node, '@datetime', attribs['datetime'] ?? '');
    if (tag === 'meta' && attribs['itemprop'] !== undefined)
      this.#add(node, '@content', attribs['content'] ?? '');
    this.#addSaid(node);
    this.#addAsked(node);
  }

  /** Attributes and looks that this reading asks for. */
  #addAsked(node: RecordNode): void {
    const { attributes = [], drawn = {} } = this.#reading;
    for (const name of attributes)
      if (!READ.has(name)) this.#add(node, `@${name}`, node.element.attribs[name]?.trim() ?? '');
    for (const [name, say] of Object.entries(drawn))
      this.#add(node, `@${name}`, say(node.element) ?? '');
  }

  /** What icons and stars are called. */
  #addSaid(node: RecordNode): void {
    const { attribs } = node.element;
    for (const name of CALLED) {
      const said =
        name === 'title' && node.tag === 'svg' ? titleOfDrawing(node.element) : attribs[name];
      if (said === undefined || said === '') continue;
      const text = said.trim();
      if (text !== '' && saysNothing(this.#page, node)) this.#add(node, `@${name}`, text);
    }
  }
}

interface Run {
  readonly text: string;
  /** How many texts of the same element stand before it. */
  readonly run: number;
}

function note(runs: Map<RecordNode, Run[]>, node: RecordNode, one: Run): void {
  const noted = runs.get(node);
  if (noted === undefined) runs.set(node, [one]);
  else noted.push(one);
}

/** Letters of a price at most. */
const PRICE = 24;
const INLINE = /^(?:span|sup|sub|b|i|strong|em|small)$/;
/** Currency, whole and part, with a mark between. */
const IN_PARTS =
  /^(?:[A-Z]{0,3}\p{Sc}\p{Nd}+(?:[.,]\p{Nd}+)+|\p{Nd}+(?:[.,]\p{Nd}+)+[A-Z]{0,3}\p{Sc})$/u;
const YEAR = /^\d{4}$/;
const SEVERAL_WORDS = /\p{L}+\s+\p{L}+/u;
const SENTENCE = 80;
const MOSTLY_OWN = 0.6;

/** Longest text whose kind is remembered. */
const MOST_REPEATED = 48;

/** Also elements of scripts that write a time in words. */
const TIMED = /^(?:time|relative-time|time-ago|local-time)$/;

const CALLED = ['aria-label', 'title', 'alt'] as const;

/** Read anyhow. */
const READ = new Set(['datetime', 'href', 'src']);

/** What stands between a text and the element before or after it: `, `, ` | `, ` / `, ` - `. */
const SEPARATORS = /^(?:[,;|·⋅•/]|[–—-](?=\s))+\s*|\s*(?:[,;|·⋅•/]|(?<=\s)[–—-])+$/gu;
/** What a drawing is called: `<svg><title>Bedrooms</title>`; empty where nothing says so. */
export function titleOfDrawing({ children }: Element): string {
  const title = children.find((child) => isNamed(child, TITLE_TAG));
  return title !== undefined && isTag(title) ? ownText(title.children[0]) : '';
}
const TITLE_TAG = /^title$/;

const SPEAKS = /[\p{L}\p{N}]/u;
/** Before and behind a text that is an element's whole. */
const BULLETS = /^(?:[|·⋅•]\s+|[–—-]\s+(?=\p{L}))+|(?:\s+[|·⋅•])+$/gu;
const SPEAKS_IN_RUN = /[\p{L}\p{N}\p{So}]/u;

/** True where a letter or digit stands directly in the element. */
const speaksItself = ({ element }: RecordNode): boolean =>
  element.children.some((child) => isText(child) && SPEAKS.test(child.data));

const hasText = ({ element }: RecordNode): boolean =>
  element.children.some((child) => isText(child) && child.data.trim() !== '');

function hasOnlyMarks(node: RecordNode, depth: number): boolean {
  return (
    depth > 0 &&
    node.kids.every(
      (kid) =>
        (FOLDED.has(kid.tag) || (kid.tag === 'span' && kid.kids.length === 0 && hasText(node))) &&
        hasOnlyMarks(kid, depth - 1),
    )
  );
}

/** Alone in a link, whose text is one thing. */
function isInLink({ element }: RecordNode): boolean {
  const { parent } = element;
  if (parent === null || !isTag(parent)) return false;
  const isAlone = parent.children.every(
    (one) => one === element || (isText(one) && !SPEAKS.test(one.data)),
  );
  return isAlone && WHOLE.has(parent.name);
}

/** What was searched for is marked in it: `<mark>lamp</mark>`, or a part of a word: `<b>lamp</b>s`. */
function hasHits({ kids, element }: RecordNode): boolean {
  return (
    element.children.length > 1 &&
    kids.some(({ tag, element: mark }) => tag === 'mark' || (FOLDED.has(tag) && isInWord(mark)))
  );
}

function isInWord({ prev, next, children: [text] }: Element): boolean {
  const said = ownText(text);
  return (
    (ENDS_IN_LETTER.test(said) && STARTS_WITH_LETTER.test(textOf(next))) ||
    (STARTS_WITH_LETTER.test(said) && ENDS_IN_LETTER.test(textOf(prev)))
  );
}
const ENDS_IN_LETTER = /\p{L}$/u;
const STARTS_WITH_LETTER = /^\p{L}/u;
const textOf = (node: ChildNode | null): string => (node !== null && isText(node) ? node.data : '');

/** Its first line is set apart: `<b>Name</b><br>Street<br>Town`. */
function hasTitleLine({ element }: RecordNode): boolean {
  const said = element.children.filter((child) => isTag(child) || ownText(child) !== '');
  const [first, second, third] = said;
  return isNamed(first, TITLE) && isNamed(second, BREAK) && third !== undefined && isText(third);
}
const TITLE = /^(?:b|strong)$/;
const BREAK = /^br$/;
const isNamed = (node: ChildNode | undefined, name: RegExp): boolean =>
  node !== undefined && isTag(node) && name.test(node.name);
const ownText = (node: ChildNode | undefined): string =>
  node !== undefined && isText(node) ? node.data.trim() : '';

/** Where a link leads; undefined where it stays. */
function addressOf({ tag, element: { attribs } }: RecordNode): string | undefined {
  if (tag === 'audio') return attribs['src'];
  if (tag !== 'a' && tag !== 'area') return undefined;
  const href = attribs['href']?.trim();
  return href === undefined || /^(?:#|javascript:)/i.test(href) ? undefined : href;
}

/** Stars and icons: no letter or digit of their own. */
const saysNothing = (page: RecordPage, node: RecordNode): boolean =>
  node.end - node.order < 16 && page.textLength(node) <= 40 && !SPEAKS.test(page.text(node));

function maskOf(text: string): string | undefined {
  if (text.length > 40 || !/\p{Nd}/u.test(text)) return undefined;
  const mask = text.replaceAll(/\p{Nd}[\p{Nd}.,\s]*\p{Nd}|\p{Nd}/gu, '9');
  return /\p{L}/u.test(mask) ? mask : undefined;
}
