/**
 * One parsed page as the detector sees it: elements in document order, their visible text by range, and leaves, the
 * places that say something (a text, an address, a picture, an attribute).
 *
 * Built in one pass without recursion; what is hidden or never shows is left out.
 */
import { type ChildNode, type Document as Root, type Element, isTag, isText } from 'domhandler';
import { foldSpace } from '../dom/text.ts';
import { findLeaves, titleOfDrawing, type Reading } from './leaves.ts';
import { childrenOf, LINE } from './lines.ts';
import { TokenReader } from './tokens.ts';
import type { RecordNode, RecordPage } from './nodes.ts';

/** Most elements of a page that are looked at. */
const MOST_ELEMENTS = 60_000;

export type { Leaf, Read, RecordNode, RecordPage } from './nodes.ts';

const UNSEEN = new Set(
  'script style noscript template head title object svg select datalist textarea'.split(' '),
);
const BLOCKS = new Set([
  LINE,
  ...'html body address article aside blockquote center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section summary table tbody thead tfoot td th tr ul caption br'.split(
    ' ',
  ),
]);

/** Reads the tree. Linear; never throws. */
export function readRecordPage(root: Root, url: string, reading: Reading = {}): RecordPage {
  return new Reader(url, reading).read(root);
}

const HIDDEN_STYLE = /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

/** Panels of tabs are parts of the page of which one at a time is shown. */
function isHidden({ attribs }: Element): boolean {
  if (attribs['role'] === 'tabpanel') return false;
  const hidden = attribs['hidden'];
  if (hidden !== undefined && hidden !== 'until-found') return true;
  const style = attribs['style'];
  return style !== undefined && HIDDEN_STYLE.test(style);
}

/** An element whose children are being read. */
interface Open {
  readonly children: readonly ChildNode[];
  readonly node: RecordNode | undefined;
  at: number;
}

class Reader {
  readonly #nodes: RecordNode[] = [];
  readonly #chunks: string[] = [];
  readonly #lengths: number[] = [0];
  readonly #texts = new Map<RecordNode, string>();
  readonly #tokens = new TokenReader();
  readonly #url: string;
  readonly #reading: Reading;
  #byElement: Map<Element, RecordNode> | undefined;
  #base = '';
  #title = '';
  #language = '';

  constructor(url: string, reading: Reading) {
    this.#url = url;
    this.#reading = reading;
  }

  read(root: Root): RecordPage {
    this.#walk(root);
    const lengths = this.#lengths;
    const page: RecordPage = {
      url: this.#url,
      base: URL.parse(this.#base === '' ? this.#url : this.#base, this.#url)?.href ?? this.#url,
      language: this.#language,
      title: this.#title,
      nodes: this.#nodes,
      leaves: [],
      nodeOf: (element) => this.#nodeOf(element),
      text: (node) => this.#text(node),
      textLength: ({ textFrom, textTo }) => (lengths[textTo] ?? 0) - (lengths[textFrom] ?? 0),
    };
    return { ...page, leaves: findLeaves(page, this.#reading) };
  }

  #walk(root: Root): void {
    const open: Open[] = [{ children: root.children, node: undefined, at: 0 }];
    for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
      const child = last.children[last.at];
      last.at += 1;
      if (child === undefined) {
        open.pop();
        if (last.node !== undefined) this.#close(last.node);
      } else if (isText(child)) this.#push(child.data);
      else if (isTag(child) && this.#nodes.length < MOST_ELEMENTS) {
        this.#noteHead(child);
        if (isHidden(child)) continue;
        // a drawing says what it is called
        const called = child.attribs['aria-label'] ?? titleOfDrawing(child);
        const isDrawing = child.name === 'svg' && called !== '';
        if (UNSEEN.has(child.name) && !isDrawing) continue;
        const children = isDrawing ? [] : childrenOf(child);
        open.push({ children, node: this.#open(child, last.node), at: 0 });
      }
    }
  }

  #close(node: RecordNode): void {
    node.end = this.#nodes.length;
    node.textTo = this.#chunks.length;
    if (BLOCKS.has(node.tag)) this.#push('\n');
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
      tokens: this.#tokens.of(element),
      end: 0,
      from: 0,
      to: 0,
      textFrom: this.#chunks.length,
      textTo: this.#chunks.length,
    };
    parent?.kids.push(node);
    this.#nodes.push(node);
    return node;
  }

  #push(chunk: string): void {
    this.#chunks.push(chunk);
    const lengths = this.#lengths;
    const before = lengths[lengths.length - 1] ?? 0;
    lengths.push(before + (chunk === '\n' ? 0 : chunk.trim().length));
  }

  #text(node: RecordNode): string {
    const { textFrom, textTo } = node;
    if (textTo - textFrom === 1) return foldSpace(this.#chunks[textFrom] ?? '');
    const known = this.#texts.get(node);
    if (known !== undefined) return known;
    const text = foldSpace(this.#chunks.slice(textFrom, textTo).join(''));
    this.#texts.set(node, text);
    return text;
  }

  #nodeOf(element: Element): RecordNode | undefined {
    this.#byElement ??= new Map(this.#nodes.map((node) => [node.element, node]));
    return this.#byElement.get(element);
  }
}
