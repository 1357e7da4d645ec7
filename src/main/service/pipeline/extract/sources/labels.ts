/**
 * Label and value pairs a reader sees: definition lists, two-cell table rows, `Label: value` lines, a label element with
 * its sibling. Indexed by the label's key; the first pair of a key in the main part of the page wins.
 */
import type { Element } from 'domhandler';
import type { Field } from '../fields/field.ts';
import { childElements, ownText, type Page, parentOf, whereIs } from './page.ts';
import { largest } from '../largest.ts';
import { fold, keyOf } from '../text.ts';

export interface Pair {
  readonly label: string;
  readonly value: string;
  readonly source: 'table' | 'definition' | 'label';
  readonly where: string;
  /** Element that holds the value, for lists inside it. */
  readonly element: Element | undefined;
  /** List, table or parent the pair stands in. */
  readonly group: Element | undefined;
  /** 0..1. */
  readonly strength: number;
}

export type Labels = ReadonlyMap<string, readonly Pair[]>;

const MAX_LABEL = 80;
const MAX_VALUE = 4_000;
const MAX_PAIRS = 20_000;
/** Pairs of one label; the stronger stay. */
const MAX_SAME = 12;

export function readLabels(page: Page): Labels {
  const pairs = new Map<string, Pair[]>();
  let count = 0;
  const add = (label: string, value: string, rest: Omit<Pair, 'label' | 'value'>): void => {
    const clean = label.replace(/[\s:：]+$/u, '').trim();
    const key = keyOf(clean);
    if (
      key === '' ||
      value === '' ||
      clean.length > MAX_LABEL ||
      value.length > MAX_VALUE ||
      count >= MAX_PAIRS
    )
      return;
    count += 1;
    const list = pairs.get(key);
    const pair: Pair = { ...rest, label: clean, value };
    if (list === undefined) pairs.set(key, [pair]);
    else if (list.length < MAX_SAME) list.push(pair);
    else {
      const weaker = list.findIndex(({ strength }) => strength < pair.strength);
      if (weaker >= 0) list[weaker] = pair;
    }
  };
  for (const element of page.elements) {
    switch (element.name) {
      case 'dl':
        readDefinitions(element, page, add);
        break;
      case 'tr':
        readRow(element, page, add);
        break;
      case 'li':
      case 'p':
      case 'div':
      case 'span':
      case 'td':
      case 'dt':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
      case 'section':
      case 'a':
        readInline(element, page, add);
        break;
      default:
    }
  }
  for (const list of pairs.values()) list.sort((a, b) => b.strength - a.strength);
  return pairs;
}

type Add = (label: string, value: string, rest: Omit<Pair, 'label' | 'value'>) => void;

function zoneFactor(page: Page, element: Element): number {
  return page.zone(element) === 'chrome' ? 0.9 : 1;
}

/** `dt` with the `dd` behind it; several `dt` share a `dd`; groups may be wrapped in `div`. */
function readDefinitions(list: Element, page: Page, add: Add): void {
  const members = childElements(list).flatMap((child) =>
    child.name === 'div' ? childElements(child) : [child],
  );
  let terms: Element[] = [];
  let isOpen = false;
  for (const member of members) {
    if (member.name === 'dt') {
      if (!isOpen) terms = [];
      terms.push(member);
      isOpen = true;
    } else if (member.name === 'dd') {
      if (isOpen) {
        for (const term of terms) {
          add(page.text(term), page.text(member), {
            source: 'definition',
            where: whereIs(member),
            element: member,
            group: list,
            strength: 0.9 * zoneFactor(page, member),
          });
        }
      }
      isOpen = false;
    }
  }
}

function readRow(row: Element, page: Page, add: Add): void {
  const cells = childElements(row).filter((cell) => cell.name === 'td' || cell.name === 'th');
  const [first, second] = cells;
  if (first === undefined || second === undefined || cells.length > 2) return;
  if (second.name === 'th' && first.name === 'td') return;
  if (page.textLength(first) > MAX_LABEL || page.textLength(second) > MAX_VALUE) return;
  add(page.text(first), page.text(second), {
    source: 'table',
    where: whereIs(second),
    element: second,
    group: tableOf(row),
    strength: (first.name === 'th' ? 0.92 : 0.9) * zoneFactor(page, row),
  });
}

const HEADLIKE = new Set(
  'strong b span label em h2 h3 h4 h5 h6 div p dt small time i a td th'.split(' '),
);
const TEXTLESS = new Set(['svg', 'script', 'br', 'style', 'img']);

/** Adds a pair; `holder` is the element that has the value and nothing else. */
type Say = (label: string, value: string, strength: number, holder?: Element) => void;

/** `<b>Label:</b> value`, `<span>Label</span><span>value</span>`, `Label: value`. */
function readInline(element: Element, page: Page, add: Add): void {
  const length = page.textLength(element);
  if (length < 3 || length > 600) return;
  const seen = childElements(element).filter(
    (child) => !TEXTLESS.has(child.name) && page.textLength(child) > 0,
  );
  const factor = zoneFactor(page, element);
  const say: Say = (label, value, strength, holder) =>
    add(label, value, {
      source: 'label',
      where: whereIs(holder ?? element),
      element: holder,
      group: parentOf(element),
      strength: strength * factor,
    });
  const [first] = seen;
  const isHead = first !== undefined && HEADLIKE.has(first.name) && !isCell(element);
  if (isHead && page.textLength(first) <= MAX_LABEL) readHead(element, seen, page, say);
  if (seen.length <= 4) readLines(element, page, say);
}

/** The first of an element's children as the label of what follows. */
function readHead(element: Element, seen: readonly Element[], page: Page, say: Say): void {
  const [first, second] = seen;
  if (first === undefined) return;
  const own = fold(ownText(element));
  const label = page.text(first);
  const isMarked = /[:：]$/u.test(label) || own.startsWith(':');
  if (own === '' && second !== undefined && seen.length === 2) {
    say(label, page.text(second).replace(/^[:：]\s*/u, ''), isMarked ? 0.85 : 0.7, second);
    say(page.text(second), label, 0.4, first);
    return;
  }
  const whole = page.text(element);
  if ((own === '' && seen.length === 1) || !whole.startsWith(label)) return;
  if (isMarked || own !== '' || /^(?:strong|b|label)$/.test(first.name)) {
    const value = whole.slice(label.length).replace(/^[\s:：–-]+/u, '');
    say(label, value, isMarked ? 0.8 : 0.55);
  }
}

function isCell(element: Element): boolean {
  return element.name === 'td' && parentOf(element)?.name === 'tr';
}

/** `Check-in: 15:00 · Check-out: 11:00` holds two pairs. */
function partsOfLine(line: string): readonly string[] {
  const parts = line.split(/\s+[·•|]\s+/u);
  return parts.length > 1 && parts.length < 8 ? parts : [line];
}

/** `Label: value`; `3 Beds`, the number before what it counts; `Serves 6`, a word or two before a number; the first that fits. */
const SPELLINGS: readonly (readonly [RegExp, number])[] = [
  [/^(?<label>[^:：]{2,50})\s?[:：]\s*(?<value>\S.*)$/u, 0.65],
  [/^(?<value>\d[\d.,]*[½¼¾]?)\s+(?<label>\p{L}{2,16}\.?(?:\s\p{L}{1,12}\.?){0,1})$/u, 0.35],
  [/^(?<label>\p{L}{3,16}(?:\s\p{L}{2,16})?)\s+(?<value>\d[\d.,–-]*(?:\s\p{L}{1,12})?)$/u, 0.35],
];

/** Lines that read `Label: value` by themselves. */
function readLines(element: Element, page: Page, say: Say): void {
  for (const line of page.lines(element).slice(0, 12).flatMap(partsOfLine)) {
    for (const [spelling, strength] of SPELLINGS) {
      const { label, value } = spelling.exec(line)?.groups ?? {};
      if (label === undefined || value === undefined) continue;
      const isLabel = !/\d$/.test(label) && label.split(' ').length <= 5;
      if (isLabel && !value.startsWith('//')) say(label, value, strength);
      break;
    }
  }
}

function tableOf(row: Element): Element | undefined {
  const parent = parentOf(row);
  return parent?.name === 'table' ? parent : parent === undefined ? undefined : parentOf(parent);
}

/** The list, table or parent whose labels are those of most fields, two at least; the first among equals. */
export function chooseGroup(labels: Labels, fields: readonly Field[]): Element | undefined {
  const counts = new Map<Element, Set<string>>();
  for (const field of fields) {
    for (const key of new Set([field.descriptionKey, field.key])) {
      for (const pair of labels.get(key) ?? []) {
        if (pair.group === undefined || keyOf(pair.value) === '') continue;
        const names = counts.get(pair.group) ?? new Set();
        counts.set(pair.group, names.add(field.name));
      }
    }
  }
  return largest(counts, 1, ([, names]) => names.size)?.[0];
}

/** The strongest pair, or none of none. */
export function strongest(pairs: readonly Pair[]): readonly Pair[] {
  const best = largest(pairs, -1, ({ strength }) => strength);
  return best === undefined ? [] : [best];
}
