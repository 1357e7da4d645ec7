/**
 * What class names, ids and test ids say: `product-price__current` says product, price, current, productprice, pricecurrent.
 */
import type { Element } from 'domhandler';
import { wordsOf } from '../text.ts';

const MAX_NAME_LENGTH = 600;

/** `MuiGrid-direction-xs-row`: the way in which parts follow each other, no directions. */
const LAYS_OUT = /(?:^|[-_])direction[-_](?:xs|sm|md|lg|xl|row|column)(?:[-_]|$)/i;

/** Words, and pairs of neighbouring words, of an element's class, id and test id. */
function* namesOf(element: Element): Generator<string> {
  const { class: className, id } = element.attribs;
  const testId =
    element.attribs['data-testid'] ??
    element.attribs['data-test'] ??
    element.attribs['data-qa'] ??
    element.attribs['data-hook'];
  if (className === undefined && id === undefined && testId === undefined) return;
  const said = `${className ?? ''} ${id ?? ''} ${testId ?? ''}`.slice(0, MAX_NAME_LENGTH);
  for (const token of said.split(/\s+/)) {
    if (token.length < 3 || LAYS_OUT.test(token)) continue;
    let before = '';
    for (const word of wordsOf(token)) {
      yield word;
      if (before !== '') yield before + word;
      before = word;
    }
  }
}

/** True when the element's names hold one of these. */
export function hasName(element: Element, names: ReadonlySet<string>): boolean {
  for (const name of namesOf(element)) if (names.has(name)) return true;
  return false;
}

/** True when a name of the element is the beginning of a longer one: `dest` of `destination`, `min` of `minutes`. */
export function hasShortName(element: Element, name: string): boolean {
  for (const short of namesOf(element))
    if (short.length >= 3 && name.length >= short.length + 2 && name.startsWith(short)) return true;
  return false;
}

/** Elements by name, built once a page. */
export class NameIndex {
  readonly #byName = new Map<string, Element[]>();
  readonly #order: (element: Element) => number;

  constructor(elements: readonly Element[], order: (element: Element) => number) {
    this.#order = order;
    for (const element of elements) {
      for (const name of namesOf(element)) {
        const list = this.#byName.get(name);
        if (list === undefined) this.#byName.set(name, [element]);
        else if (list.at(-1) !== element) list.push(element);
      }
    }
  }

  /** Elements with one of the names, in document order, at most `limit`. */
  find(names: ReadonlySet<string>, limit: number): readonly Element[] {
    const found = new Set<Element>();
    for (const name of names) {
      for (const element of (this.#byName.get(name) ?? []).slice(0, limit)) found.add(element);
    }
    return [...found].sort((a, b) => this.#order(a) - this.#order(b)).slice(0, limit);
  }
}
