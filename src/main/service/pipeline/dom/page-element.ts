/** An element of a page that was read: it knows which of the attributes that are often asked for it has. */
import { Element, type ChildNode, type ParentNode } from 'domhandler';
import { bare } from './bare.ts';
import { NO_CLASS, factsOfClass, type ClassFacts } from './class-facts.ts';

export const HAS_CLASS = 1;
export const HAS_ID = 2;
export const HAS_HREF = 4;
export const HAS_REL = 8;
export const HAS_ITEMPROP = 16;
/** `hidden` or `style`. */
export const HAS_HIDING = 32;
/** What else may name a block: `role`, `aria-label`, `data-testid`, `data-component`. */
export const HAS_NAMING = 64;

/** One of ROOT_SIGNS. */
const HAS_ROOT = 128;
/** One of TEX_ATTRIBUTES. */
export const HAS_TEX = 256;

/** Attributes by which frameworks mark the element they fill. */
const ROOT_SIGNS = ['data-reactroot', 'ng-app', 'data-server-rendered'] as const;

/** Attributes in which editors and renderers keep a formula's TeX. */
export const TEX_ATTRIBUTES = [
  ...['data-tex', 'data-latex', 'data-math', 'data-formula', 'data-equation', 'data-katex'],
  ...['data-equation-content', 'data-expr', 'data-mx-maths'],
] as const;

const BITS: ReadonlyMap<string, number> = new Map([
  ['class', HAS_CLASS],
  ['id', HAS_ID],
  ['href', HAS_HREF],
  ['rel', HAS_REL],
  ['itemprop', HAS_ITEMPROP],
  ['hidden', HAS_HIDING],
  ['style', HAS_HIDING],
  ...['role', 'aria-label', 'data-testid', 'data-component'].map(
    (name) => [name, HAS_NAMING] as const,
  ),
  ...ROOT_SIGNS.map((name) => [name, HAS_ROOT] as const),
  ...TEX_ATTRIBUTES.map((name) => [name, HAS_TEX] as const),
]);

/** The bit of an attribute's name, 0 for most. */
export const attributeBit = (name: string): number => BITS.get(name) ?? 0;

const ALL = -1;

const TAG = new Element('div', {}).type;
const SCRIPT = new Element('script', {}).type;
const STYLE = new Element('style', {}).type;

export class PageElement extends bare(Element) {
  override parent: ParentNode | null = null;
  override prev: ChildNode | null = null;
  override next: ChildNode | null = null;
  override children: ChildNode[] = [];
  override name: string;
  override attribs: Record<string, string>;
  override type: Element['type'];
  /** Bits of its attributes, and what its class says. */
  readonly has: number;
  readonly classes: ClassFacts;

  constructor(
    name: string,
    attribs: Record<string, string>,
    has: number,
    classes: ClassFacts = NO_CLASS,
  ) {
    super();
    this.name = name;
    this.attribs = attribs;
    this.type = name === 'script' ? SCRIPT : name === 'style' ? STYLE : TAG;
    this.has = has;
    this.classes = classes;
  }
}

/** Bits of the attributes an element may have; all of them where nothing is known. */
export const attributeBits = (element: Element): number =>
  element instanceof PageElement ? element.has : ALL;

/** True where the element has the attribute, be it empty. */
export const hasClass = (element: Element): boolean =>
  element instanceof PageElement
    ? (element.has & HAS_CLASS) !== 0
    : element.attribs['class'] !== undefined;

/** What the element's class says. */
export function classesOf(element: Element): ClassFacts {
  if (element instanceof PageElement) return element.classes;
  const value = element.attribs['class'];
  return value === undefined ? NO_CLASS : factsOfClass(value);
}
