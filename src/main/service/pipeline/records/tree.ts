/**
 * One parsed page as the detector sees it: elements in document order, their visible text by range, and leaves, the
 * places that say something (a text, an address, a picture, an attribute).
 *
 * Built in one pass without recursion; what is hidden or never shows is left out. Sizes are cut at `LIMITS`.
 */
import { type ChildNode, type Document as Root, type Element, isTag, isText } from 'domhandler';
import { stableTokens } from './tokens.ts';
import { kindOf, type Kind } from './kinds.ts';

/** Most elements and leaves of a page that are looked at. */
export const LIMITS = { elements: 60_000, leaves: 40_000 } as const;

export type Read = 'text' | 'href' | 'src' | `@${string}`;

export interface Leaf {
  readonly at: number;
  readonly node: RecordNode;
  readonly read: Read;
  readonly text: string;
  readonly kind: Kind;
  /** Which of the texts directly in the element this is; -1: all of it. */
  readonly run: number;
}

export interface RecordNode {
  readonly element: Element;
  readonly order: number;
  readonly tag: string;
  readonly parent: RecordNode | undefined;
  readonly kids: RecordNode[];
  readonly depth: number;
  readonly tokens: readonly string[];
  /** Place behind the last descendant; first and last leaf (exclusive). */
  end: number;
  from: number;
  to: number;
  /** Range of text chunks. */
  textFrom: number;
  textTo: number;
}

export interface RecordPage {
  readonly url: string;
  readonly base: string;
  readonly language: string;
  readonly title: string;
  readonly nodes: readonly RecordNode[];
  readonly leaves: readonly Leaf[];
  nodeOf(element: Element): RecordNode | undefined;
  /** Visible text on one line. */
  text(node: RecordNode): string;
  textLength(node: RecordNode): number;
}

const UNSEEN = new Set(
  'script style noscript template head title object svg select datalist textarea'.split(' '),
);
const BLOCKS = new Set(
  'html body address article aside blockquote center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section summary table tbody thead tfoot td th tr ul caption br'.split(
    ' ',
  ),
);
/** Marks inside a text; with attributes as well, where the text as a whole is one value. */
const FOLDED = new Set(
  'b i em strong mark sup sub small u s wbr br font abbr bdi bdo ins q'.split(' '),
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

export const foldSpace = (text: string): string => text.replace(/[\s\u00a0\u202f]+/gu, ' ').trim();

/** Reads the tree. `attributes`: also leaves wherever one of them stands. Linear; never throws. */
export function readRecordPage(
  root: Root,
  url: string,
  attributes: readonly string[] = [],
): RecordPage {
  return new Reader(url, attributes).read(root);
}

const isHiddenStyle = /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
const isHidden = ({ attribs }: Element): boolean =>
  (attribs['hidden'] !== undefined && attribs['hidden'] !== 'until-found') ||
  isHiddenStyle.test(attribs['style'] ?? '');

class Reader {
  readonly #nodes: RecordNode[] = [];
  readonly #byElement = new Map<Element, RecordNode>();
  readonly #chunks: string[] = [];
  readonly #lengths: number[] = [0];
  readonly #texts = new Map<RecordNode, string>();
  readonly #url: string;
  readonly #attributes: readonly string[];
  #base = '';
  #title = '';
  #language = '';

  constructor(url: string, attributes: readonly string[]) {
    this.#url = url;
    this.#attributes = attributes;
  }

  read(root: Root): RecordPage {
    this.#walk(root);
    const page: RecordPage = {
      url: this.#url,
      base: URL.parse(this.#base === '' ? this.#url : this.#base, this.#url)?.href ?? this.#url,
      language: this.#language,
      title: this.#title,
      nodes: this.#nodes,
      leaves: [],
      nodeOf: (element) => this.#byElement.get(element),
      text: (node) => this.#text(node),
      textLength: ({ textFrom, textTo }) =>
        (this.#lengths[textTo] ?? 0) - (this.#lengths[textFrom] ?? 0),
    };
    const leaves = this.#findLeaves(page);
    return { ...page, leaves };
  }

  #walk(root: Root): void {
    interface Step {
      readonly child: ChildNode;
      readonly parent: RecordNode | undefined;
      readonly close?: RecordNode;
    }
    const stack: Step[] = [];
    const enter = (children: readonly ChildNode[], parent: RecordNode | undefined): void => {
      for (let i = children.length - 1; i >= 0; i -= 1) {
        const child = children[i];
        if (child !== undefined) stack.push({ child, parent });
      }
    };
    enter(root.children, undefined);
    for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
      const { child, parent, close } = step;
      if (close !== undefined) {
        close.end = this.#nodes.length;
        close.textTo = this.#chunks.length;
        if (BLOCKS.has(close.tag)) this.#push('\n');
        continue;
      }
      if (isText(child)) {
        this.#push(child.data);
        continue;
      }
      if (!isTag(child) || this.#nodes.length >= LIMITS.elements) continue;
      this.#noteHead(child);
      if (UNSEEN.has(child.name) || isHidden(child)) continue;
      const node = this.#open(child, parent);
      stack.push({ child, parent, close: node });
      enter(child.children, node);
    }
  }

  #noteHead(element: Element): void {
    const { name, attribs } = element;
    if (name === 'html')
      this.#language = (attribs['lang'] ?? '').toLowerCase().split(/[-_]/)[0] ?? '';
    if (name === 'head') {
      const title = element.children.find((one) => isTag(one) && one.name === 'title');
      const base = element.children.find((one) => isTag(one) && one.name === 'base');
      if (title !== undefined && isTag(title))
        this.#title = foldSpace(
          title.children.map((one) => (isText(one) ? one.data : '')).join(''),
        );
      if (base !== undefined && isTag(base)) this.#base = base.attribs['href'] ?? '';
    }
  }

  #open(element: Element, parent: RecordNode | undefined): RecordNode {
    if (BLOCKS.has(element.name)) this.#push('\n');
    const node: RecordNode = {
      element,
      order: this.#nodes.length,
      tag: element.name,
      parent,
      kids: [],
      depth: parent === undefined ? 0 : parent.depth + 1,
      tokens: stableTokens(element),
      end: 0,
      from: 0,
      to: 0,
      textFrom: this.#chunks.length,
      textTo: this.#chunks.length,
    };
    parent?.kids.push(node);
    this.#nodes.push(node);
    this.#byElement.set(element, node);
    return node;
  }

  #push(chunk: string): void {
    this.#chunks.push(chunk);
    this.#lengths.push((this.#lengths.at(-1) ?? 0) + (chunk === '\n' ? 0 : chunk.trim().length));
  }

  #text(node: RecordNode): string {
    const known = this.#texts.get(node);
    if (known !== undefined) return known;
    const text = foldSpace(this.#chunks.slice(node.textFrom, node.textTo).join(''));
    this.#texts.set(node, text);
    return text;
  }

  #findLeaves(page: RecordPage): Leaf[] {
    const leaves: Leaf[] = [];
    let wholeUntil = -1;
    const add = (node: RecordNode, read: Read, text: string, run = -1): void => {
      if (text === '' || leaves.length >= LIMITS.leaves) return;
      leaves.push({ at: leaves.length, node, read, text, kind: kindOf(text, read), run });
    };
    const closing: RecordNode[] = [];
    for (const node of this.#nodes) {
      for (
        let last = closing.at(-1);
        last !== undefined && last.end <= node.order;
        last = closing.at(-1)
      ) {
        last.to = leaves.length;
        closing.pop();
      }
      node.from = leaves.length;
      closing.push(node);
      addAttributes(page, node, this.#attributes, add);
      if (node.order < wholeUntil || page.textLength(node) === 0) continue;
      if (isWhole(page, node)) {
        wholeUntil = node.end;
        add(node, 'text', page.text(node));
      } else addRuns(node, add);
    }
    for (const node of closing) node.to = leaves.length;
    return leaves;
  }
}

/** True where the element's text is one leaf. */
function isWhole(page: RecordPage, node: RecordNode): boolean {
  if (node.kids.length === 0) return true;
  if (!directTexts(node).some((text) => /[\p{L}\p{N}]/u.test(text))) {
    const speaking = node.kids.filter((kid) => page.textLength(kid) > 0).length;
    return speaking > 1 && hasOnlyMarks(node, 3) && SINGLE.has(kindOf(page.text(node), 'text'));
  }
  if (!hasOnlyMarks(node, 6)) return false;
  if (WHOLE.has(node.tag)) return true;
  const length = page.textLength(node);
  if (length < 60 && SINGLE.has(kindOf(page.text(node), 'text'))) return true;
  const marked = node.kids.reduce((sum, kid) => sum + page.textLength(kid), 0);
  return marked === 0 || (length > 60 && marked < length * 0.5);
}

function hasOnlyMarks(node: RecordNode, depth: number): boolean {
  return (
    depth > 0 &&
    node.kids.every(
      (kid) =>
        (FOLDED.has(kid.tag) ||
          (kid.tag === 'span' && directTexts(node).length > 0 && kid.kids.length === 0)) &&
        hasOnlyMarks(kid, depth - 1),
    )
  );
}

function directTexts({ element }: RecordNode): string[] {
  return element.children.flatMap((child) =>
    isText(child) && child.data.trim() !== '' ? [child.data] : [],
  );
}

type Add = (node: RecordNode, read: Read, text: string, run?: number) => void;

function addRuns(node: RecordNode, add: Add): void {
  let run = 0;
  for (const child of node.element.children) {
    if (!isText(child)) continue;
    const text = foldSpace(child.data);
    if (/[\p{L}\p{N}\p{So}]/u.test(text)) add(node, 'text', text, run);
    if (text !== '') run += 1;
  }
}

const LAZY = ['data-src', 'data-original', 'data-lazy-src', 'data-lazy', 'data-image', 'data-url'];

function addAttributes(
  page: RecordPage,
  node: RecordNode,
  wanted: readonly string[],
  add: Add,
): void {
  const { attribs } = node.element;
  const { tag } = node;
  const href = attribs['href']?.trim();
  const isLink = tag === 'a' || tag === 'area';
  if (isLink && href !== undefined && !/^(?:#|javascript:)/i.test(href)) add(node, 'href', href);
  const picture = pictureOf(node);
  if (picture !== undefined) add(node, 'src', picture);
  if (tag === 'time') add(node, '@datetime', attribs['datetime'] ?? '');
  if (tag === 'meta' && attribs['itemprop'] !== undefined)
    add(node, '@content', attribs['content'] ?? '');
  addSaid(page, node, add);
  for (const name of wanted) {
    if (!READ.has(name)) add(node, `@${name}`, attribs[name]?.trim() ?? '');
  }
}

/** Read anyhow. */
const READ = new Set(['datetime', 'href', 'src']);

/** What icons and stars are called. */
function addSaid(page: RecordPage, node: RecordNode, add: Add): void {
  for (const name of ['aria-label', 'title', 'alt']) {
    const said = node.element.attribs[name]?.trim() ?? '';
    if (said !== '' && saysNothing(page, node)) add(node, `@${name}`, said);
  }
}

const MEDIA = new Set(['img', 'video', 'audio']);

/** Address of the picture (or film) an element shows, lazy ones and backgrounds included. */
function pictureOf({ tag, element: { attribs } }: RecordNode): string | undefined {
  if (MEDIA.has(tag)) {
    const own = attribs['src'] ?? '';
    if (own !== '' && !own.startsWith('data:')) return own;
    const lazy = LAZY.map((name) => attribs[name] ?? '').find((value) => value !== '');
    const set = (attribs['srcset'] ?? attribs['data-srcset'])?.trim().split(/[\s,]+/)[0];
    return lazy ?? set ?? (own === '' ? undefined : own);
  }
  return /background(?:-image)?\s*:[^;]*url\(\s*['"]?([^'")]+)/i.exec(attribs['style'] ?? '')?.[1];
}

/** Stars and icons: no letter or digit of their own. */
const saysNothing = (page: RecordPage, node: RecordNode): boolean =>
  node.end - node.order < 16 &&
  !/[\p{L}\p{N}]/u.test(page.textLength(node) > 40 ? 'a' : page.text(node));
