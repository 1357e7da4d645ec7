/**
 * Label and value pairs a reader sees: definition lists, two-cell table rows, `Label: value` lines, a label element with
 * its sibling. Indexed by the label's key; the first pair of a key in the main part of the page wins.
 */
import type { Element } from 'domhandler';
import type { Field } from './field.ts';
import { childElements, ownText, type Page, parentOf, whereIs } from './page.ts';
import { fold, keyOf } from './text.ts';

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

const HEADLIKE = new Set([
  'strong',
  'b',
  'span',
  'label',
  'em',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'div',
  'p',
  'dt',
  'small',
  'time',
  'i',
  'a',
  'td',
  'th',
]);

/** `<b>Label:</b> value`, `<span>Label</span><span>value</span>`, `Label: value`. */
function readInline(element: Element, page: Page, add: Add): void {
  const length = page.textLength(element);
  if (length < 3 || length > 600) return;
  const children = childElements(element).filter(
    (child) =>
      child.name !== 'svg' &&
      child.name !== 'script' &&
      child.name !== 'br' &&
      child.name !== 'style' &&
      child.name !== 'img',
  );
  const own = fold(ownText(element));
  const seen = children.filter((child) => page.textLength(child) > 0);
  const [first, second] = seen;
  const factor = zoneFactor(page, element);
  if (
    first !== undefined &&
    HEADLIKE.has(first.name) &&
    page.textLength(first) <= MAX_LABEL &&
    !isCell(element)
  ) {
    const label = page.text(first);
    const isMarked = /[:：]$/u.test(label) || own.startsWith(':');
    if (own === '' && second !== undefined && seen.length === 2) {
      add(label, page.text(second).replace(/^[:：]\s*/u, ''), {
        source: 'label',
        where: whereIs(second),
        element: second,
        group: parentOf(element),
        strength: (isMarked ? 0.85 : 0.7) * factor,
      });
      add(page.text(second), label, {
        source: 'label',
        where: whereIs(first),
        element: first,
        group: parentOf(element),
        strength: 0.4 * factor,
      });
    } else if (own !== '' || seen.length > 2) {
      const whole = page.text(element);
      if (whole.startsWith(label)) {
        const value = whole.slice(label.length).replace(/^[\s:：–-]+/u, '');
        if (
          isMarked ||
          first.name === 'strong' ||
          first.name === 'b' ||
          first.name === 'label' ||
          own !== ''
        ) {
          add(label, value, {
            source: 'label',
            where: whereIs(element),
            element: undefined,
            group: parentOf(element),
            strength: (isMarked ? 0.8 : 0.55) * factor,
          });
        }
      }
    }
  }
  if (seen.length <= 4) readLines(element, page, factor, add);
}

function isCell(element: Element): boolean {
  return element.name === 'td' && parentOf(element)?.name === 'tr';
}

/** `Check-in: 15:00 · Check-out: 11:00` holds two pairs. */
function partsOfLine(line: string): readonly string[] {
  const parts = line.split(/\s+[·•|]\s+/u);
  return parts.length > 1 && parts.length < 8 ? parts : [line];
}

const COUNTED = /^(\d[\d.,]*[½¼¾]?)\s+(\p{L}{2,16}\.?(?:\s\p{L}{1,12}\.?){0,1})$/u;
const LED = /^(\p{L}{3,16}(?:\s\p{L}{2,16})?)\s+(\d[\d.,–-]*(?:\s\p{L}{1,12})?)$/u;

/** Lines that read `Label: value` by themselves. */
function readLines(element: Element, page: Page, factor: number, add: Add): void {
  for (const line of page.lines(element).slice(0, 12).flatMap(partsOfLine)) {
    const match = /^([^:：]{2,50})\s?[:：]\s*(\S.*)$/u.exec(line);
    const counted = match === null ? COUNTED.exec(line) : null;
    if (counted?.[1] !== undefined && counted[2] !== undefined) {
      // `3 Beds`: the number stands before what it counts
      add(counted[2], counted[1], {
        source: 'label',
        where: whereIs(element),
        element: undefined,
        group: parentOf(element),
        strength: 0.35 * factor,
      });
    }
    const led = match === null ? LED.exec(line) : null;
    if (led?.[1] !== undefined && led[2] !== undefined) {
      // `Serves 6`: a word or two before a number, nothing else
      add(led[1], led[2], {
        source: 'label',
        where: whereIs(element),
        element: undefined,
        group: parentOf(element),
        strength: 0.35 * factor,
      });
    }
    const label = match?.[1];
    const value = match?.[2];
    if (
      label === undefined ||
      value === undefined ||
      value.startsWith('//') ||
      /\d$/.test(label) ||
      label.split(' ').length > 5
    )
      continue;
    add(label, value, {
      source: 'label',
      where: whereIs(element),
      element: undefined,
      group: parentOf(element),
      strength: 0.65 * factor,
    });
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
        const known = counts.get(pair.group);
        if (known === undefined) counts.set(pair.group, new Set([field.name]));
        else known.add(field.name);
      }
    }
  }
  let best: Element | undefined;
  let most = 1;
  for (const [group, names] of counts) {
    if (names.size > most) {
      best = group;
      most = names.size;
    }
  }
  return best;
}

/** Strongest pair of the first key that has one. */
export function findPair(labels: Labels, keys: readonly string[]): Pair | undefined {
  let best: Pair | undefined;
  for (const key of keys) {
    const pair = labels.get(key)?.[0];
    if (pair !== undefined && (best === undefined || pair.strength > best.strength)) best = pair;
  }
  return best;
}
