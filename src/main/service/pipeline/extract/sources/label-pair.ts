/** A label with its value, as the readers of labels find it. */
import type { Element } from 'domhandler';
import { singular, wordsOf } from '../text.ts';

export interface Pair {
  readonly label: string;
  readonly value: string;
  readonly source: 'table' | 'definition' | 'label';
  readonly where: string;
  /** Element that holds the value, for lists inside it. */
  readonly element: Element | undefined;
  /** The item of a list that says it. */
  readonly row?: Element;
  /** Further values of the same label, each in an element of its own. */
  readonly more?: readonly Element[];
  /** List, table or parent the pair stands in. */
  readonly group: Element | undefined;
  /** 0..1. */
  readonly strength: number;
}

export type Labels = ReadonlyMap<string, readonly Pair[]>;

/** Adds a pair unless it is empty or too long. */
export type Add = (label: string, value: string, rest: Omit<Pair, 'label' | 'value'>) => void;

/** Adds a pair; `holders` are the elements that have the value, or one value each, and nothing else. */
export type Say = (
  label: string,
  value: string,
  strength: number,
  holders?: readonly Element[],
) => void;

const labelWords = new WeakMap<Pair, readonly string[]>();

/** In the singular, split once for all fields. */
export function wordsOfLabel(pair: Pair): readonly string[] {
  let words = labelWords.get(pair);
  if (words === undefined) labelWords.set(pair, (words = wordsOf(pair.label).map(singular)));
  return words;
}
