/**
 * Labels and values in one run of text: a line with a colon, lines of a paragraph that begin with their labels, inline
 * boxes of two parts in a row. Pure: leaves go in, answers come out.
 */
import { isTag, isText, type ChildNode, type Element, type ParentNode } from 'domhandler';
import { leafText } from './leaf-texts.ts';
import type { Leaf } from './outline.ts';

/** Pairs from which on being alike is no chance. */
export const FEWEST_PAIRS = 3;
/** Words of a label and its value. */
export const LONG_PAIR = 12;

/** `Weight: 12 kg`: a few words without the stops of a sentence, a colon, a dash or dots, something said of them. */
const COLON =
  /^\s*[^\s:：.!?;,][^:：.!?;]{0,48}?(?:\s?:[\s\u200e\u200f]+|\s?：\s*|\s[–—=|→]\s+|\s?(?:\.{3,}|…+)\s*)\S/u;

/** A line of text that holds a label, a colon and a value. */
const isColonPair = (leaf: Leaf): boolean =>
  leaf.links === 0 && leaf.words >= 2 && leaf.words <= LONG_PAIR && COLON.test(leafText(leaf));

/** A line of two parts, or with a colon. */
export function isPairInLine(leaf: Leaf): boolean {
  if (leaf.words < 2 || leaf.words > LONG_PAIR || leaf.links > 0) return false;
  const texts = leaf.atoms.filter((atom) => isText(atom) && atom.data.trim() !== '');
  const parts = new Set(leaf.atoms.filter(isText).map(({ parent }) => parent));
  return parts.size === 2 || texts.length === 2 || isColonPair(leaf);
}

/** Lines of one paragraph or of a row of inline boxes, each a label and its value. */
export function isLinesOfPairs(leaf: Leaf): boolean {
  const { linkWords, words } = leaf;
  if (words < 2 * FEWEST_PAIRS) return false;
  const atoms = leaf.atoms.filter((atom) => !isText(atom) || atom.data.trim() !== '');
  const pairs =
    linkWords > 0
      ? linkedRows(atoms)
      : Math.max(
          boldLabels(leaf),
          ...[colonLines, firstOfLines, inlineRows, byTurns].map((count) => count(atoms)),
        );
  return pairs >= FEWEST_PAIRS && words <= pairs * LONG_PAIR;
}

const STRONG = new Set(['b', 'strong']);

/** Labels in bold. */
function boldLabels({ atoms, words, strongWords }: Leaf): number {
  if (strongWords < FEWEST_PAIRS || strongWords >= words) return 0;
  let labels = 0;
  for (const { parent } of atoms) if (isElement(parent) && STRONG.has(parent.name)) labels += 1;
  return labels;
}

/** Lines with a colon each; 0: one has none. */
const colonLines = (atoms: readonly ChildNode[]): number =>
  atoms.every((atom) => isText(atom) && startsLine(atom) && COLON.test(atom.data))
    ? atoms.length
    : 0;

/** Labels in elements that begin their lines, their values behind them; 0: a line is of another make. */
function firstOfLines(atoms: readonly ChildNode[]): number {
  if (atoms.length % 2 === 1) return 0;
  let tag = '';
  for (let at = 0; at < atoms.length; at += 2) {
    const label = atoms[at]?.parent;
    const value = atoms[at + 1];
    if (!isElement(label) || !isBehind(value, label)) return 0;
    if (!startsLine(label) || (tag !== '' && tag !== label.name)) return 0;
    tag = label.name;
  }
  return atoms.length / 2;
}

/** It stands in the line of a label. */
function isBehind(value: ChildNode | undefined, label: Element): boolean {
  if (value === undefined) return false;
  if (value.parent === label.parent) return !startsLine(value);
  const { parent } = value;
  return isElement(parent) && parent.parent === label.parent && !startsLine(parent);
}

/** Labels and values by turns, each in an element like that of the others; 0: one is not. */
function byTurns(atoms: readonly ChildNode[]): number {
  const parents = atoms.map(({ parent }) => parent).filter(isElement);
  const [label, value] = parents;
  if (label === undefined || value === undefined || parents.length !== atoms.length) return 0;
  if (atoms.length % 2 === 1 || isAlike(label, value)) return 0;
  const isInTurn = (one: Element, at: number): boolean =>
    one.parent === label.parent && isAlike(one, at % 2 === 0 ? label : value);
  return parents.every(isInTurn) ? parents.length / 2 : 0;
}

const isAlike = (one: Element, other: Element): boolean =>
  one.name === other.name && one.attribs['class'] === other.attribs['class'];

/** Inline boxes alike, side by side, of two parts each; 0: one is of another make. */
function inlineRows(atoms: readonly ChildNode[]): number {
  if (atoms.length % 2 === 1) return 0;
  let before: Element | undefined;
  for (let at = 0; at < atoms.length; at += 2) {
    const row = rowOf(atoms[at], atoms[at + 1]);
    if (row === undefined || (before !== undefined && !isNextRow(row, before))) return 0;
    before = row;
  }
  return atoms.length / 2;
}

/** The element around a label and its value. */
function rowOf(label: ChildNode | undefined, value: ChildNode | undefined): Element | undefined {
  const inner = label?.parent;
  const other = value?.parent;
  const row = isElement(inner) ? inner.parent : undefined;
  if (!isElement(row) || inner === other) return undefined;
  return other === row || other?.parent === row ? row : undefined;
}

const isNextRow = (row: Element, before: Element): boolean =>
  row !== before && row.name === before.name && row.parent === before.parent;

/** The same where values are links and labels are none. */
const linkedRows = (atoms: readonly ChildNode[]): number =>
  atoms.every((atom, at) => isLinked(atom) === (at % 2 === 1)) ? inlineRows(atoms) : 0;

export const isLinked = ({ parent }: ChildNode): boolean =>
  parent !== null && isTag(parent) && (parent.name === 'a' || isLinked(parent));

const isElement = (node: ParentNode | null | undefined): node is Element =>
  node !== null && node !== undefined && isTag(node);

/** Nothing stands before it in its line. */
function startsLine({ prev }: ChildNode): boolean {
  let at = prev;
  while (at !== null && isText(at) && at.data.trim() === '') at = at.prev;
  return at === null || (isTag(at) && at.name === 'br');
}
