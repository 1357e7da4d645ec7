/**
 * State of one conversion: the pen of each nesting level, open lists and tables, depth counters.
 *
 * Rules (one object per element kind) read the element and move the state; the walk in index.ts calls
 * them. Nothing here outlives the call.
 */
import type { ChildNode, Element, ParentNode } from 'domhandler';
import { createAddresses, type Addresses } from '../dom/addresses.ts';
import { escapeDestination } from './escape.ts';
import type { FootnoteBook } from './footnotes.ts';
import type { MathHabits } from './formulas.ts';
import type { GridPart } from './grids.ts';
import { Writer } from './writer.ts';

export interface MarkdownOptions {
  /** Absolute address that relative links resolve against (the document's base). */
  readonly baseUrl: string;
  /** What resolves them, where others have asked it already; of the same base. */
  readonly addresses?: Addresses;
  /** Image data URIs become the literal `<Base64-Image-Removed>` target. */
  readonly removeBase64Images: boolean;
  /** Nodes to leave out with everything below them, as if they were not in the tree. */
  readonly skip?: ReadonlySet<ChildNode>;
  /** The page's own heading: written first, at the first level. */
  readonly headline?: Element;
  /** The page's scripts: one of them may set its formulas. */
  readonly scripts?: readonly Element[];
  /** Languages of blocks, where what names them may be left out (code-told.ts). */
  readonly languages?: ReadonlyMap<Element, string>;
}

/** What to do with one kind of element. `enter` answers false to leave out what is below. */
export interface Rule {
  readonly enter: (context: Context, element: Element) => boolean;
  /** Called after the children when `enter` answered true. */
  readonly leave?: (context: Context, element: Element) => void;
}

export interface ListState {
  readonly ordered: boolean;
  /** `-` or `*`, `.` or `)`; empty in a list of sections, whose items have no markers. */
  readonly marker: string;
  readonly gap: 1 | 2;
  next: number;
  readonly step: 1 | -1;
  /** Length of the writer where the open item starts; undefined in a list without markers. */
  startedAt: number | undefined;
  /** Length of the writer where the list starts. */
  from: number;
  /** Its items are sources that marks in the text name by number (footnotes.ts). */
  readonly ofSources: boolean;
}

interface TableCell {
  readonly text: string;
  readonly columns: number;
  readonly rows: number;
  /** Its column, where the page names it. */
  readonly place: number | undefined;
}

export interface TableRow {
  readonly cells: TableCell[];
  isHeader: boolean;
  /** Rows are shown in the order of these, whatever order they are written in. */
  readonly section: 'head' | 'body' | 'foot';
  /** What holds the row: cells span rows of one group only. */
  readonly group: ParentNode | null;
  /** Its place, where the page names it. */
  readonly place: number | undefined;
}

export interface TableState {
  readonly kind: 'data' | 'layout';
  readonly rows: TableRow[];
  readonly aligns: string[];
  caption: string;
  /** Of a grid (grids.ts): pens that were set aside where it opened. In a cell there is one more. */
  readonly pens?: number;
}

export interface Context {
  readonly options: MarkdownOptions;
  readonly addresses: Addresses;
  writer: Writer;
  readonly writers: Writer[];
  readonly lists: ListState[];
  readonly tables: TableState[];
  /** Elements of open grids (grids.ts). */
  readonly gridParts: Map<Element, GridPart>;
  /** Headers that were written in a table of their own, by the table they belong to. */
  readonly headers: Map<Element, readonly TableRow[]>;
  /** Parts of tables that are no values. */
  readonly leftOut: Set<Element>;
  /** How many header cells are open. */
  heads: number;
  readonly footnotes: FootnoteBook;
  /** How many elements of the kind are open; only the outermost writes its mark. */
  strong: number;
  emphasis: number;
  strike: number;
  highlight: number;
  code: number;
  link: number;
  /** The elements that opened those links, innermost last. */
  readonly openLinks: Element[];
  quote: number;
  /** Address of the image written last, so that its noscript twin is left out. */
  lastImage: string;
  /** Addresses of the pictures without words that were written. */
  readonly ornaments: Set<string>;
  /** The heading written last, and the length of the writer behind it. */
  lastHeading: { readonly text: string; readonly writtenTo: number } | undefined;
  /** Formula written last, and the length of the writer behind it, so that its picture is left out. */
  lastMath: { readonly tex: string; readonly writtenTo: number } | undefined;
  /** How the page writes formulas in its text, once that was asked (math-habits.ts). */
  math: MathHabits | undefined;
  /** Names of elements that a script sets as formulas, once that was asked (math-set.ts). */
  setNames: ReadonlySet<string> | undefined;
  /** What is converted. */
  readonly roots: readonly ChildNode[];
  /** Marker of each list written, for the list that may follow it. */
  readonly markers: Map<Element, string>;
  /** For each open heading: it is written as a line in bold. */
  readonly boldHeadings: boolean[];
  /** Callouts being written, innermost last. */
  readonly callouts: Element[];
  /** The page's own heading was written. */
  hasHeadline: boolean;
}

export function createContext(
  options: MarkdownOptions,
  footnotes: FootnoteBook,
  roots: readonly ChildNode[],
): Context {
  return {
    options,
    addresses: options.addresses ?? createAddresses(options.baseUrl, undefined),
    writer: new Writer('flow'),
    writers: [],
    lists: [],
    tables: [],
    gridParts: new Map(),
    headers: new Map(),
    leftOut: new Set(),
    heads: 0,
    footnotes,
    strong: 0,
    emphasis: 0,
    strike: 0,
    highlight: 0,
    code: 0,
    link: 0,
    openLinks: [],
    quote: 0,
    lastImage: '',
    ornaments: new Set(),
    lastHeading: undefined,
    lastMath: undefined,
    math: undefined,
    setNames: undefined,
    roots,
    markers: new Map(),
    boldHeadings: [],
    callouts: [],
    hasHeadline: false,
  };
}

/** Writes into a fresh pen until `popWriter`. */
export function pushWriter(context: Context, writer: Writer): void {
  context.writers.push(context.writer);
  context.writer = writer;
}

/** Ends the inner pen and gives what it wrote. */
export function popWriter(context: Context): string {
  const text = context.writer.finish();
  context.writer = context.writers.pop() ?? new Writer('flow');
  return text;
}

/** A piece of finished markdown as it may stand in a table: a pipe would end the cell. */
export function inCell(context: Context, markdown: string): string {
  return context.writer.mode === 'cell' ? markdown.replaceAll('|', '\\|') : markdown;
}

/** The address made absolute (WHATWG URL) and safe as a destination; as written when it cannot be parsed. */
export function resolveUrl(context: Context, href: string): string {
  return escapeDestination(context.addresses.resolve(href) ?? href.trim());
}
