/** An element of a page that was read: it knows which of the attributes that are often asked for it has. */
import { Element } from 'domhandler';

export const HAS_CLASS = 1;
export const HAS_ID = 2;
export const HAS_HREF = 4;
export const HAS_REL = 8;
export const HAS_ITEMPROP = 16;
/** `hidden` or `style`. */
export const HAS_HIDING = 32;
/** What else may name a block: `role`, `aria-label`, `data-testid`, `data-component`. */
export const HAS_NAMING = 64;

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
]);

/** The bit of an attribute's name, 0 for most. */
export const attributeBit = (name: string): number => BITS.get(name) ?? 0;

const ALL = -1;

export class PageElement extends Element {
  /** Bits of its attributes. */
  readonly has: number;

  constructor(name: string, attribs: Record<string, string>, has: number) {
    super(name, attribs);
    this.has = has;
  }
}

/** Bits of the attributes an element may have; all of them where nothing is known. */
export const attributeBits = (element: Element): number =>
  element instanceof PageElement ? element.has : ALL;
