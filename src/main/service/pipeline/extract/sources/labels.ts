/**
 * Label and value pairs a reader sees: definition lists, two-cell table rows, `Label: value` lines, a label element with
 * its sibling. Indexed by the label's key; the first pair of a key in the main part of the page wins.
 */
import { type Element, isTag, isText } from 'domhandler';
import type { Field } from '../fields/field.ts';
import { isLabelKey } from '../fields/meanings.ts';
import type { Add, Labels, Pair, Say } from './label-pair.ts';
import {
  firstSentence,
  MOST_OF_LINE_READ,
  partsOfLine,
  readPay,
  readPreformatted,
  readSaid,
  readSentences,
  readSums,
  readTimes,
  readShutInputs,
  readTurns,
} from './label-shapes.ts';
import { readRow } from './label-tables.ts';
import { isLinked, isLinksOfFrame, isMenu } from './link-boxes.ts';
import { childElements, ownText, type Page, parentOf, whereIs } from './page.ts';
import { largest } from '../largest.ts';
import { fold, keyOf } from '../text.ts';
import { saidIn } from './icon-words.ts';

const MAX_LABEL = 80;
const MAX_VALUE = 4_000;
const MAX_PAIRS = 20_000;
/** Pairs of one label; the stronger stay. */
const MAX_SAME = 12;

const SAYS_SOMETHING = /[\p{L}\p{N}✓✔✗✘✅❌☑☒✕✖×★☆]/u;

export function readLabels(page: Page): Labels {
  const pairs = new Map<string, Pair[]>();
  let count = 0;
  const add = (label: string, value: string, rest: Omit<Pair, 'label' | 'value'>): void => {
    const clean = label.replace(/[\s:：]+$/u, '').trim();
    const key = keyOf(clean);
    if (
      key === '' ||
      !SAYS_SOMETHING.test(value) ||
      clean.length > MAX_LABEL ||
      value.length > MAX_VALUE ||
      count >= MAX_PAIRS
    )
      return;
    const both = pairsIn(clean, value);
    if (both.length > 1) {
      for (const [one, own] of both) add(one, own, { ...rest, element: undefined });
      return;
    }
    const plain = withoutVersion(clean);
    if (plain !== undefined) add(plain, value, { ...rest, strength: rest.strength * 0.95 });
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
  let ids: Map<string, Element> | undefined;
  const byId = (id: string): Element | undefined => {
    ids ??= new Map(page.elements.map((element) => [element.attribs['id'] ?? '', element]));
    return ids.get(id);
  };
  let navEnd = 0;
  for (const element of page.elements) {
    // ways to other pages say nothing of this one
    if (element.name === 'nav') navEnd = Math.max(navEnd, page.end(element));
    if (page.order(element) < navEnd || page.isOfOthers(element)) continue;
    readElement(element, { page, byId, add });
  }
  for (const list of pairs.values()) list.sort((a, b) => b.strength - a.strength);
  return pairs;
}

/** `CVSS v3.1 base score`: the version is of what the label names, and not its value. */
const withoutVersion = (label: string): string | undefined =>
  VERSIONED.test(label) ? label.replace(VERSIONED, '').trim() : undefined;
const VERSIONED = /(?<=\p{L}{2})\s(?:v\.?|version\s)?\d{1,2}\.\d{1,2}(?=\s\p{L}|$)/iu;

/** `Length / Beam` with `99.9 m / 16.5 m`: as many values as labels. */
function pairsIn(label: string, value: string): readonly (readonly [string, string])[] {
  const labels = label.split(/\s?\/\s?/);
  if (labels.length < 2 || labels.length > MOST_LABELS) return [];
  const values = value.split(/\s\/\s/);
  if (values.length !== labels.length || labels.some((one) => !/^\p{L}{2}/u.test(one))) return [];
  return labels.map((one, at) => [one, values[at] ?? ''] as const);
}
const MOST_LABELS = 4;

interface Reading {
  readonly page: Page;
  readonly byId: (id: string) => Element | undefined;
  readonly add: Add;
}

/** The pairs that an element shows by itself. */
function readElement(element: Element, { page, byId, add }: Reading): void {
  switch (element.name) {
    case 'dl':
      readDefinitions(element, page, add);
      break;
    case 'tr':
      readRow(element, page, zoneFactor(page, element), add);
      break;
    case 'h1':
      readLines(element, page, sayOf(element, page, add));
      break;
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      readHeading(element, page, add);
      readInline(element, page, add);
      break;
    case 'i':
    case 'svg':
    case 'img':
      readIcon(element, page, add);
      break;
    case 'span':
      readIcon(element, page, add);
      readInline(element, page, add);
      break;
    case 'p':
      readAbove(element, page, sayOf(element, page, add));
      readInline(element, page, add);
      break;
    case 'li':
    case 'div':
    case 'td':
    case 'dt':
    case 'section':
    case 'details':
    case 'a':
      readInline(element, page, add);
      break;
    case 'pre':
      readPreformatted(element, sayOf(element, page, add));
      break;
    case 'label':
      readShutInputs(element, byId, page, sayOf(element, page, add));
      readInline(element, page, add);
      break;
    default:
      // icons of component libraries: `<mat-icon>`
      if (element.name.includes('-')) readIcon(element, page, add);
  }
}

function zoneFactor(page: Page, element: Element): number {
  return page.zone(element) === 'chrome' ? 0.9 : 1;
}

/** `dt` with the `dd`s behind it; several `dt` share them; groups may be wrapped in `div`. */
function readDefinitions(list: Element, page: Page, add: Add): void {
  const members = childElements(list).flatMap((child) =>
    child.name === 'div' ? childElements(child) : [child],
  );
  let terms: Element[] = [];
  let values: Element[] = [];
  const close = (): void => {
    const [first, ...more] = values;
    for (const term of terms) {
      if (first === undefined) break;
      add(page.text(term), saidIn(page, first), {
        source: 'definition',
        where: whereIs(first),
        element: first,
        group: list,
        strength: 0.9 * zoneFactor(page, first),
        ...(more.length > 0 ? { more } : {}),
      });
    }
    [terms, values] = [[], []];
  };
  for (const member of members) {
    if (member.name === 'dt') {
      if (values.length > 0) close();
      terms.push(member);
    } else if (member.name === 'dd' && terms.length > 0) values.push(member);
  }
  close();
}

/** `<i title="Fuel"></i> <span>Diesel</span>`: an icon that says what stands behind it. */
function readIcon(icon: Element, page: Page, add: Add): void {
  const { 'aria-label': said, title, alt } = icon.attribs;
  const label = fold(said ?? title ?? alt ?? '');
  if (!ICON_LABEL.test(label) || page.textLength(icon) > MAX_ICON) return;
  const behind = icon.parent?.children ?? [];
  for (const node of behind.slice(behind.indexOf(icon) + 1)) {
    const text = textOf(node, page);
    if (text === '') continue;
    // a picture of what is named behind it
    if (keyOf(text).startsWith(keyOf(label))) return;
    const holder = isTag(node) ? node : undefined;
    add(label, text, {
      source: 'label',
      where: whereIs(holder ?? icon),
      element: holder,
      group: parentOf(parentOf(icon) ?? icon),
      strength: 0.6 * zoneFactor(page, icon),
    });
    return;
  }
}

function textOf(node: Element['children'][number], page: Page): string {
  if (isText(node)) return fold(node.data);
  return isTag(node) ? page.text(node) : '';
}

const ICON_LABEL = /^\p{L}[\p{L} .()/-]{1,30}[:：]?$/u;
/** Letters of an icon that a font draws from its name. */
const MAX_ICON = 20;

/** A small heading with one short thing below: `Repository` over a link, `Conditions` over a list. */
function readHeading(heading: Element, page: Page, add: Add): void {
  const siblings = childElements(parentOf(heading) ?? heading);
  const at = siblings.indexOf(heading);
  const value = siblings[at + 1];
  if (value === undefined || isOfItsOwn(value, page) || isLinksOfFrame(value, page)) return;
  const after = siblings[at + 2];
  const length = page.textLength(value);
  const isAlone = after === undefined || /^h[1-6]$/.test(after.name);
  // `Weekly Downloads` over a number, among boxes of other things
  const isShort =
    length <= MOST_BELOW && !/[.!?:]$/u.test(page.text(value)) && !holdsSeveral(value, page);
  // `Sprechzeiten` over the table of them
  const isTold = /^(?:table|[uo]l)$/.test(value.name) && isLabelKey(keyOf(page.text(heading)));
  if (length < 1 || length > 200 || !(isAlone || isShort || isTold)) return;
  add(page.text(heading), page.text(value), {
    source: 'label',
    where: whereIs(value),
    element: value,
    group: parentOf(heading),
    strength: (isAlone ? 0.62 : 0.5) * zoneFactor(page, value),
  });
}

/** A list of terms has labels of its own, and so has a table of three columns and more. */
const isOfItsOwn = (value: Element, page: Page): boolean =>
  /^(?:h[1-6]|dl)$/.test(value.name) ||
  (value.name === 'table' && page.within(value, 'tr').some((row) => childElements(row).length > 2));

/** `Estimate` over `£2,000 – £3,000`: a paragraph of a word or two over one that begins with a number. */
function readAbove(label: Element, page: Page, say: Say): void {
  if (page.textLength(label) > MOST_BELOW || !ABOVE.test(page.text(label))) return;
  const siblings = childElements(parentOf(label) ?? label);
  const value = siblings[siblings.indexOf(label) + 1];
  if (value?.name !== 'p' || page.textLength(value) > MOST_BELOW) return;
  if (!/^(?:\p{Sc}|[A-Z]{3}\s)?\s?\d/u.test(page.text(value))) return;
  say(page.text(label), page.text(value), 0.42, [value]);
}

const ABOVE = /^\p{L}{3,}(?:\s\p{L}{2,}){0,2}$/u;

/** Letters of what stands below a small heading with other things behind it. */
const MOST_BELOW = 40;

const HEADLIKE = new Set(
  'strong b span label em h2 h3 h4 h5 h6 div p dt small time i a td th summary'.split(' '),
);
const TEXTLESS = new Set(['svg', 'script', 'br', 'style', 'img']);

/** Pairs of an element. */
function sayOf(element: Element, page: Page, add: Add): Say {
  const factor = zoneFactor(page, element);
  return (label, value, strength, [holder, ...more] = []) =>
    add(label, value, {
      source: 'label',
      where: whereIs(holder ?? element),
      element: holder,
      group: parentOf(element),
      strength: strength * factor,
      ...(element.name === 'li' ? { row: element } : {}),
      ...(more.length > 0 ? { more } : {}),
    });
}

/** `<b>Label:</b> value`, `<span>Label</span><span>value</span>`, `Label: value`. */
function readInline(element: Element, page: Page, add: Add): void {
  const say = sayOf(element, page, add);
  readSaid(element, say);
  const length = page.textLength(element);
  if (length < 3 || length > 600) return;
  const text = page.text(element);
  if (length <= MOST_OF_LINE_READ) {
    readPay(text, say);
    readTimes(text, say);
    readSums(text, say);
  }
  if (ownText(element).trim() !== '' && page.zone(element) !== 'chrome') readSentences(text, say);
  const seen = childElements(element).filter(
    (child) => !TEXTLESS.has(child.name) && page.textLength(child) > 0,
  );
  readTurns(element, page, say);
  const [first] = seen;
  const isHead = first !== undefined && HEADLIKE.has(first.name) && !isCell(element);
  const isOfFrame = seen.some((one) => isLinksOfFrame(one, page));
  if (leadOf(element) !== '') readLead(element, seen, page, say);
  else if (isHead && !isOfFrame && page.textLength(first) <= MAX_LABEL)
    readHead(element, seen, page, say);
  if (seen.length <= 4) readLines(element, page, say);
}

/** `Sponsor <a>…</a>`, `Tagged <a>…</a>, <a>…</a>`: a word or three before elements that hold all the rest. */
function readLead(element: Element, seen: readonly Element[], page: Page, say: Say): void {
  const lead = leadOf(element);
  if (!LEAD.test(lead) || seen.length === 0 || !isJustLists(element, lead)) return;
  say(lead, fold(page.text(element).slice(lead.length)), /[:：]$/u.test(lead) ? 0.7 : 0.5, seen);
}

/** `Tagged`, `Children 6–15`. */
const LEAD =
  /^\p{L}[\p{L}.'’-]{1,20}(?:\s[\p{L}.'’-]{1,16}){0,2}(?:\s\d{1,2}(?:\s?[–-]\s?\d{1,2}|\+))?\s?[:：]?$/u;

/** The text before the first element, where it begins with text. */
function leadOf({ children }: Element): string {
  const at = children.findIndex((node) => !isText(node) || fold(node.data) !== '');
  const node = children[at];
  return node !== undefined && isText(node) ? fold(node.data) : '';
}

/** But for what leads in, the element's own text only separates. */
function isJustLists(element: Element, lead: string): boolean {
  return /^(?:[\s,;·•|/&]|and|und|et|y|e|en|och)*$/u.test(
    fold(ownText(element)).slice(lead.length),
  );
}

/** The first of an element's children as the label of what follows. */
function readHead(element: Element, seen: readonly Element[], page: Page, say: Say): void {
  const [first] = seen;
  if (first === undefined) return;
  const own = fold(ownText(element));
  const label = page.text(first);
  const isMarked = /[:：]$/u.test(label) || own.startsWith(':');
  if (own === '' && readBesides(seen, page, say)) return;
  const whole = page.text(element);
  if ((own === '' && seen.length === 1) || !whole.startsWith(label)) return;
  if (isMarked || own !== '' || BOLD.test(first.name)) {
    const value = behind(element, first, page).replace(/^[\s:：–-]+/u, '');
    const isEach = seen.length > 1 && isJustLists(element, own.startsWith(':') ? ':' : '');
    say(label, value, isMarked ? 0.8 : 0.55, isEach ? seen.slice(1) : []);
  }
}

const BOLD = /^(?:strong|b|label|summary)$/;

/** Two elements side by side, either of which may be the label; of three or four the first where its words are known. */
function readBesides(seen: readonly Element[], page: Page, say: Say): boolean {
  const [first, second] = seen;
  if (first === undefined || second === undefined || seen.length > 4) return false;
  const [label, value] = [page.text(first), page.text(second)];
  if (isLinked(first, page) && isMenu(second, page)) return true;
  if (seen.length === 2) {
    // two boxes that hold pairs themselves are none
    if (holdsSeveral(first, page) && holdsSeveral(second, page)) return false;
    const strength = /[:：]$/u.test(label) ? 0.85 : 0.7;
    say(label, value.replace(/^[:：]\s*/u, ''), strength, [second]);
    say(value, label, 0.4, [first]);
    return true;
  }
  if (!isLabelKey(keyOf(label))) return false;
  say(label, value, 0.55, [second]);
  return true;
}

const holdsSeveral = (element: Element, page: Page): boolean =>
  childElements(element).filter((child) => !INNER.test(child.name) && page.textLength(child) > 0)
    .length > 1;

const INNER = /^(?:a|b|i|em|strong|small|sup|sub|abbr)$/;

/** What stands behind a label in its element, up to the next label of its kind. */
function behind(element: Element, label: Element, page: Page): string {
  const texts: string[] = [];
  for (const node of element.children.slice(element.children.indexOf(label) + 1)) {
    if (isTag(node) && node.name === label.name && page.textLength(node) > 0) break;
    if (isText(node)) texts.push(node.data);
    else if (isTag(node)) texts.push(node.name === 'br' ? ' ' : page.text(node));
  }
  return fold(texts.join(''));
}

function isCell(element: Element): boolean {
  return element.name === 'td' && parentOf(element)?.name === 'tr';
}

/** `Label: value`; `3 Beds`, the number before what it counts; `Serves 6`, a word or two before a number; the first that fits. */
const SPELLINGS: readonly (readonly [RegExp, number])[] = [
  // `CVSS:3.1/AV:N` is one code
  [/^(?<label>[^:：]{2,50})\s?[:：](?!\S*\/\S*:)\s*(?<value>\S.*)$/u, 0.65],
  [/^(?<label>\p{L}[^:：=…_]{1,40}?)\s*(?:\.{3,}|…+|_{3,})\s*(?<value>\S.*)$/u, 0.6],
  [/^(?<label>\p{L}[^:：=–—]{1,40}?)\s+(?:[–—=]|-{1,2})\s+(?<value>\S.*)$/u, 0.5],
  [/^(?<value>\d[\d.,]*[½¼¾]?)\s+(?<label>\p{L}{2,16}\.?(?:\s\p{L}{1,12}\.?){0,1})$/u, 0.35],
  [
    /^(?<label>\p{L}{3,16}(?:\s\p{L}{2,16})?)\s+(?<value>(?:\d{1,2}:\d\d(?::\d\d)?|\d[\d.,–-]*)(?:\s\p{L}{1,12})?)$/u,
    0.35,
  ],
  [
    /^(?!(?:from|only|now|ab|nur|jetzt|save|about|ca|up to|over|under)\s)(?<label>\p{L}[\p{L} '’-]{2,24}?)\s+(?<value>\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|EUR|USD|GBP|CHF|kr|zł)(?:\s?\/\s?\p{L}{2,8})?)$/iu,
    0.35,
  ],
  [
    // `Artikel-Nr. TH-2204`
    /^(?<label>\p{L}[\p{L} -]{1,24}?[ -](?:nr|no|n[°º]|nummer|number|code|id|ref)\.?)\s+(?<value>(?=\S*\d)[\p{L}\d][\p{L}\d./-]{2,24})$/iu,
    0.5,
  ],
  [
    // `Buyer's premium 24% + VAT`
    /^(?!(?:save|up to|over|about|ca|only|nur|bis zu|jusqu)(?!\p{L}))(?<label>\p{L}[\p{L} '’-]{2,30}?)\s+(?<value>\d[\d.,]*\s?%)(?:\s?\+\s.{2,12})?$/iu,
    0.35,
  ],
];

const CUT_TIME = /\s\d{1,2}$/u;

/** Lines that read `Label: value` by themselves. */
function readLines(element: Element, page: Page, say: Say): void {
  for (const line of page.lines(element).slice(0, 12).flatMap(partsOfLine)) {
    for (const [spelling, strength] of SPELLINGS) {
      const { label, value } = spelling.exec(line)?.groups ?? {};
      // `Sunrise 04:58` is no label `Sunrise 04`
      if (label === undefined || value === undefined || CUT_TIME.test(label)) continue;
      const isLabel = !/\d$/.test(label) && label.split(' ').length <= 5;
      if (!isLabel || value.startsWith('//')) break;
      const first = firstSentence(value);
      // `Model numbers: BK-170, BK-171. Barcode 5012345678900.`
      if (first !== undefined) say(label, first, strength + 0.01);
      say(label, value, strength);
      break;
    }
  }
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
