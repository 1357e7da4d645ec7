/**
 * One parsed page, indexed once: elements in document order, text by range, zones, main heading.
 *
 * `Page` answers text and length of any element without walking it again: the visible text is one list of chunks and an
 * element is a range of it. Built without recursion, so depth is no danger; sizes are cut at `LIMITS`.
 */
import { type ChildNode, type Document as Root, type Element, isTag, isText } from 'domhandler';
import { NameIndex } from './names.ts';
import { fold } from './text.ts';
import { type Zone, zonesOf } from './page-zones.ts';

/** Most elements and characters of text that are looked at; what lies beyond is as if absent. */
const LIMITS = { elements: 120_000, textLength: 4_000_000 } as const;

export interface Page {
  readonly url: string;
  /** Base of relative addresses. */
  readonly base: string;
  /** Lower-case primary language tag, empty when unknown. */
  readonly language: string;
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

/** Indexes a parsed document. Linear; never throws on odd trees. */
export function readPage(root: Root, url: string): Page {
  const elements: Element[] = [];
  const scripts: Element[] = [];
  const order = new Map<Element, number>();
  const ends: number[] = [];
  const chunks: string[] = [];
  const starts: number[] = [];
  const stops: number[] = [];
  const lengths: number[] = [0];
  const byTag = new Map<string, Element[]>();
  let total = 0;
  let title = '';
  let baseHref = '';
  let language = '';

  const push = (chunk: string): void => {
    // one block end is as good as many: deep nesting adds no chunks
    if (total > LIMITS.textLength || (chunk === '\n' && chunks.at(-1) === '\n')) return;
    chunks.push(chunk);
    total += chunk === '\n' ? 0 : chunk.trim().length;
    lengths.push(total);
  };
  const open = (element: Element, frame: Frame): boolean => {
    const at = elements.length;
    elements.push(element);
    order.set(element, at);
    const list = byTag.get(element.name);
    if (list === undefined) byTag.set(element.name, [element]);
    else list.push(element);
    const visible = frame.visible && !UNSEEN.has(element.name);
    if (visible && BLOCKS.has(element.name)) push('\n');
    starts.push(chunks.length);
    stops.push(chunks.length);
    ends.push(at + 1);
    if (element.name === 'script') scripts.push(element);
    if (element.name === 'title' && title === '') title = ownText(element);
    if (element.name === 'base' && baseHref === '') baseHref = element.attribs['href'] ?? '';
    if (element.name === 'html')
      language = (element.attribs['lang'] ?? '').toLowerCase().split(/[-_]/)[0] ?? '';
    return visible;
  };

  const stack: Frame[] = [];
  for (let i = root.children.length - 1; i >= 0; i -= 1) {
    const node = root.children[i];
    if (node !== undefined) stack.push({ node, visible: true });
  }
  for (let frame = stack.pop(); frame !== undefined; frame = stack.pop()) {
    const { node } = frame;
    if (frame.close !== undefined) {
      ends[frame.close] = elements.length;
      stops[frame.close] = chunks.length;
      if (isTag(node) && BLOCKS.has(node.name) && frame.visible) push('\n');
      continue;
    }
    if (isText(node)) {
      if (frame.visible) push(node.data);
      continue;
    }
    if (!isTag(node) || elements.length >= LIMITS.elements) continue;
    const visible = open(node, frame);
    const at = elements.length - 1;
    stack.push({ node, visible, close: at });
    for (let i = node.children.length - 1; i >= 0; i -= 1) {
      const child = node.children[i];
      if (child !== undefined) stack.push({ node: child, visible });
    }
  }

  const base = URL.parse(baseHref === '' ? url : baseHref, url)?.href ?? url;
  const cache = new Map<Element, string>();
  let index: NameIndex | undefined;
  const rangeOf = (element: Element): readonly [number, number] => {
    const at = order.get(element);
    return at === undefined ? [0, 0] : [starts[at] ?? 0, stops[at] ?? 0];
  };
  const zones = zonesOf(elements, {
    order,
    end: (at) => ends[at] ?? 0,
    textLength: (at) => (lengths[stops[at] ?? 0] ?? total) - (lengths[starts[at] ?? 0] ?? total),
    total,
  });
  const page: Omit<Page, 'heading'> = {
    url,
    base,
    language,
    title: fold(title),
    elements,
    scripts,
    order: (element) => order.get(element) ?? -1,
    end: (element) => ends[order.get(element) ?? -1] ?? 0,
    text(element) {
      const known = cache.get(element);
      if (known !== undefined) return known;
      const [start, stop] = rangeOf(element);
      const text = fold(chunks.slice(start, stop).join(''));
      if (text.length < 2_000) cache.set(element, text);
      return text;
    },
    spacedText(element) {
      const [start, stop] = rangeOf(element);
      return fold(spaced(chunks.slice(start, stop)));
    },
    lines(element) {
      const [start, stop] = rangeOf(element);
      return linesOfChunks(chunks.slice(start, stop));
    },
    textLength(element) {
      const [start, stop] = rangeOf(element);
      return (lengths[stop] ?? total) - (lengths[start] ?? total);
    },
    zone: (element) => zones[order.get(element) ?? -1] ?? 'body',
    named(names, limit) {
      index ??= new NameIndex(elements, (element) => order.get(element) ?? -1);
      return index.find(names, limit);
    },
    within(element, tag) {
      const list = byTag.get(tag) ?? [];
      const at = order.get(element) ?? -1;
      const end = ends[at] ?? 0;
      return list.slice(lowerBound(list, at + 1, order), lowerBound(list, end, order));
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
  let best: Element | undefined;
  for (const h of candidates) if (best === undefined || rank(h) > rank(best)) best = h;
  return (
    best ?? (byTag.get('h2') ?? []).find((h) => page.zone(h) === 'main' && page.text(h) !== '')
  );
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
