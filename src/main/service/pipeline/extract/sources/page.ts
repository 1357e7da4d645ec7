/**
 * One parsed page, indexed once: elements in document order, text by range, zones, main heading.
 *
 * `Page` answers text and length of any element without walking it again: the visible text is one list of chunks and an
 * element is a range of it. Built without recursion, so depth is no danger; sizes are cut at `LIMITS`.
 */
import { type ChildNode, type Document as Root, type Element, isTag, isText } from 'domhandler';
import { centsMark } from '../../dom/cents.ts';
import { pushReversed } from '../../markdown/dom.ts';
import { largest } from '../largest.ts';
import { NameIndex } from './names.ts';
import { fold } from '../text.ts';
import { type Zone, zonesOf } from './page-zones.ts';

/** Most elements and characters of text that are looked at; what lies beyond is as if absent. */
const LIMITS = { elements: 120_000, textLength: 4_000_000 } as const;

export interface Page {
  readonly url: string;
  /** Base of relative addresses. */
  readonly base: string;
  /** Lower-case primary language tag, empty when unknown. */
  readonly language: string;
  /** The same for reading dates: `en-gb` for English that writes the day first. */
  readonly dateLanguage: string;
  readonly title: string;
  /** The page's main heading, if it has one. */
  readonly heading: Element | undefined;
  readonly elements: readonly Element[];
  /** Content of script elements, in order. */
  readonly scripts: readonly Element[];
  order(element: Element): number;
  /** Position behind the last descendant. */
  end(element: Element): number;
  /** Visible text on one line. */
  text(element: Element): string;
  /** Visible text, one entry for each block or line. */
  lines(element: Element): readonly string[];
  /** As `text`, with a space between words that only an inline element separates (`<b>500</b><i>g</i>`). */
  spacedText(element: Element): string;
  /** Characters of visible text, without reading it. */
  textLength(element: Element): number;
  zone(element: Element): Zone;
  /** Below a heading over things like the page's own (`Similar products`). */
  isOfOthers(element: Element): boolean;
  /** Elements whose class, id or test id says one of the names, in order. */
  named(names: ReadonlySet<string>, limit: number): readonly Element[];
  /** Descendants with that tag name, in order. */
  within(element: Element, tag: string): readonly Element[];
}

const BLOCKS = new Set(
  'address article aside blockquote body br caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav ol option p pre section summary table tbody td tfoot th thead tr ul button'.split(
    ' ',
  ),
);
const UNSEEN = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'head',
  'iframe',
  'object',
  'svg',
  'select',
  'textarea',
]);
interface Frame {
  readonly node: ChildNode;
  readonly visible: boolean;
  /** Set on the way out. */
  readonly close?: number;
}

/** A document laid out: elements in order, and the visible text in chunks, of which each element is a range. */
class Layout {
  readonly elements: Element[] = [];
  readonly order = new Map<Element, number>();
  readonly ends: number[] = [];
  readonly chunks: string[] = [];
  total = 0;
  readonly #starts: number[] = [];
  readonly #stops: number[] = [];
  readonly #lengths: number[] = [0];

  constructor(root: Root) {
    const stack: Frame[] = [];
    const enter = (nodes: readonly ChildNode[], visible: boolean): void =>
      pushReversed(
        stack,
        nodes.map((node) => ({ node, visible })),
      );
    enter(root.children, true);
    for (let frame = stack.pop(); frame !== undefined; frame = stack.pop()) {
      const { node, visible, close } = frame;
      if (close !== undefined) this.#close(close, node, visible);
      else if (isText(node)) {
        if (visible) this.#push(node.data);
      } else if (isTag(node) && this.elements.length < LIMITS.elements) {
        const isSeen = visible && !UNSEEN.has(node.name);
        stack.push({ node, visible: isSeen, close: this.elements.length });
        this.#open(node, isSeen);
        enter(node.children, isSeen);
      }
    }
  }

  #open(element: Element, visible: boolean): void {
    const at = this.elements.push(element) - 1;
    this.order.set(element, at);
    if (visible && BLOCKS.has(element.name)) this.#push('\n');
    else if (visible) this.#pushCentsMark(element);
    this.#starts.push(this.chunks.length);
    this.#stops.push(this.chunks.length);
    this.ends.push(at + 1);
  }

  #pushCentsMark(element: Element): void {
    const mark = centsMark(element);
    if (mark !== undefined && mark !== '') this.#push(mark);
  }

  #close(at: number, node: ChildNode, visible: boolean): void {
    this.ends[at] = this.elements.length;
    this.#stops[at] = this.chunks.length;
    if (isTag(node) && BLOCKS.has(node.name) && visible) this.#push('\n');
  }

  #push(chunk: string): void {
    // one block end is as good as many: deep nesting adds no chunks
    if (this.total > LIMITS.textLength || (chunk === '\n' && this.chunks.at(-1) === '\n')) return;
    this.chunks.push(chunk);
    this.total += chunk === '\n' ? 0 : chunk.trim().length;
    this.#lengths.push(this.total);
  }

  chunksOf(element: Element): readonly string[] {
    const at = this.order.get(element);
    return at === undefined ? [] : this.chunks.slice(this.#starts[at] ?? 0, this.#stops[at] ?? 0);
  }

  textLength(at: number): number {
    const { total } = this;
    return (
      (this.#lengths[this.#stops[at] ?? 0] ?? total) -
      (this.#lengths[this.#starts[at] ?? 0] ?? total)
    );
  }
}

/** English is written month first where neither its region nor its country's domain says otherwise. */
function dateLanguageOf(tag: string, url: string): string {
  const [language = '', region = ''] = tag.split('-');
  const isOther = language !== '' && language !== 'en';
  const domain = /\.([a-z]{2})$/.exec(URL.parse(url)?.hostname ?? '')?.[1] ?? '';
  const isDayFirst = region === '' ? DAY_FIRST.has(domain) : !/^(?:us|ca|ph|latn)$/.test(region);
  return isOther || !isDayFirst ? language : 'en-gb';
}

const DAY_FIRST = new Set('uk ie au nz in za sg hk ke ng'.split(' '));

/** Indexes a parsed document. Linear; never throws on odd trees. */
export function readPage(root: Root, url: string): Page {
  const layout = new Layout(root);
  const { elements, order, ends } = layout;
  const byTag = Map.groupBy(elements, ({ name }) => name);
  const tagged = (name: string): readonly Element[] => byTag.get(name) ?? [];
  const baseHref = tagged('base').find(({ attribs }) => attribs['href'])?.attribs['href'] ?? url;
  const language = tagged('html').at(-1)?.attribs['lang'] ?? '';
  const title =
    tagged('title')
      .map(ownText)
      .find((text) => text !== '') ?? '';
  const at = (element: Element): number => order.get(element) ?? -1;
  const zones = zonesOf(elements, {
    order,
    end: (position) => ends[position] ?? 0,
    textLength: (position) => layout.textLength(position),
    total: layout.total,
    text: (element) => fold(layout.chunksOf(element).join('')),
  });
  const cache = new Map<Element, string>();
  let index: NameIndex | undefined;
  const page: Omit<Page, 'heading'> = {
    url,
    base: URL.parse(baseHref, url)?.href ?? url,
    language: language.toLowerCase().split(/[-_]/)[0] ?? '',
    dateLanguage: dateLanguageOf(language.toLowerCase().replace('_', '-'), url),
    title: fold(title),
    elements,
    scripts: tagged('script'),
    order: at,
    end: (element) => ends[at(element)] ?? 0,
    text(element) {
      const known = cache.get(element);
      if (known !== undefined) return known;
      const text = fold(layout.chunksOf(element).join(''));
      if (text.length < 2_000) cache.set(element, text);
      return text;
    },
    spacedText: (element) => fold(spaced(layout.chunksOf(element))),
    lines: (element) => linesOfChunks(layout.chunksOf(element)),
    textLength: (element) => layout.textLength(at(element)),
    zone(element) {
      const zone = zones[at(element)] ?? 'body';
      return zone === 'others' ? 'chrome' : zone;
    },
    isOfOthers: (element) => zones[at(element)] === 'others',
    named(names, limit) {
      index ??= new NameIndex(elements, at);
      return index.find(names, limit);
    },
    within(element, tag) {
      const list = tagged(tag);
      const end = ends[at(element)] ?? 0;
      return list.slice(lowerBound(list, at(element) + 1, order), lowerBound(list, end, order));
    },
  };
  return { ...page, heading: mainHeading(page, byTag) };
}

function lowerBound(
  list: readonly Element[],
  at: number,
  order: ReadonlyMap<Element, number>,
): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const element = list[middle];
    if (element !== undefined && (order.get(element) ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Source line ends are spaces; only block ends are line ends. */
function linesOfChunks(chunks: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let line: string[] = [];
  const flush = (): void => {
    const text = fold(line.join(''));
    if (text !== '') lines.push(text);
    line = [];
  };
  for (const chunk of chunks) {
    if (chunk === '\n') flush();
    else line.push(chunk);
  }
  flush();
  return lines;
}

function spaced(chunks: readonly string[]): string {
  let text = '';
  for (const chunk of chunks) {
    if (/[\p{L}\p{N}]$/u.test(text.slice(-2)) && /^[\p{L}\p{N}]/u.test(chunk)) text += ' ';
    text += chunk;
  }
  return text;
}

/** Text of the element's own text nodes. */
export function ownText(element: Element): string {
  let text = '';
  for (const child of element.children) if (isText(child)) text += child.data;
  return text;
}

/** First `h1` outside the chrome that agrees best with the title; else the first `h1`, else the first `h2` of the main part. */
function mainHeading(
  page: Omit<Page, 'heading'>,
  byTag: ReadonlyMap<string, readonly Element[]>,
): Element | undefined {
  const candidates = (byTag.get('h1') ?? []).filter((h) => page.text(h) !== '').slice(0, 20);
  const title = page.title.toLowerCase();
  const rank = (h: Element): number => {
    const text = page.text(h).toLowerCase();
    return (
      (title.includes(text) && text.length > 3 ? 4 : 0) +
      (page.zone(h) === 'chrome' ? 0 : 2) +
      Math.min(text.length, 60) / 100
    );
  };
  return (
    largest(candidates, -1, rank) ??
    (byTag.get('h2') ?? []).find((h) => page.zone(h) === 'main' && page.text(h) !== '')
  );
}

/** Where the main heading stands; the page's start without one. */
export function headingAt(page: Page): number {
  return page.heading === undefined ? 0 : page.order(page.heading);
}

/** How far an element stands from the main heading: 0..1, 1 with `far` elements between them or more. */
export function farFromHeading(element: Element, page: Page, far: number): number {
  return Math.min(Math.abs(page.order(element) - headingAt(page)), far) / far;
}

/** Element children. */
export function childElements(element: Element): readonly Element[] {
  return element.children.filter((child) => isTag(child));
}

/** A short CSS-like place: nearest id, else the last four steps with `:nth-of-type`. */
export function whereIs(element: Element): string {
  const steps: string[] = [];
  for (
    let at: Element | undefined = element;
    at !== undefined && steps.length < 4;
    at = parentOf(at)
  ) {
    const id = at.attribs['id'];
    if (id !== undefined && /^[\w-]{1,60}$/.test(id)) {
      steps.unshift(`#${id}`);
      break;
    }
    const name = (at.attribs['class'] ?? '')
      .split(/\s+/)
      .find((token) => /^[a-z][\w-]{1,40}$/i.test(token));
    steps.unshift(name === undefined ? at.name : `${at.name}.${name}`);
  }
  return steps.join(' > ');
}

/** Parent element, if it is one. */
export function parentOf(element: Element): Element | undefined {
  const { parent } = element;
  return parent !== null && isTag(parent) ? parent : undefined;
}

/** Absolute address, or undefined for none, fragments and script addresses. */
export function absolute(href: string, base: string): string | undefined {
  const text = href.trim();
  if (text === '' || text.startsWith('#') || /^(?:javascript|data|blob):/i.test(text))
    return undefined;
  const address = URL.parse(text, base)?.href;
  // the root path is not written where the page did not write it
  return address === `${text}/` ? text : address;
}
