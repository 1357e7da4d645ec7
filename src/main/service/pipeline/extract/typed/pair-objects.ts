/**
 * Objects of two properties from pairs that stand together: opening hours by day, prices by group, in a definition list, a
 * table of two columns or rows of a label and a value. The group is the one whose heading says what is asked, or whose labels are
 * days where days are asked for; where labels are asked for with what they say (`specs: {name, value}`), the longest one.
 */
import type { Element } from 'domhandler';
import type { Provenance } from '../../../domain/document.ts';
import type { Json } from '../../../domain/json.ts';
import { isCalled, isNamed as isCalledBy, namesOf } from '../evidence/called.ts';
import type { Sources } from '../evidence/field-evidence.ts';
import type { Field } from '../fields/field.ts';
import { isWeekday } from '../../page/weekdays.ts';
import { askedBy, isLabelKey, labelKeysOf } from '../fields/meanings.ts';
import { largest } from '../largest.ts';
import type { Pair } from '../sources/label-pair.ts';
import { hasName } from '../sources/names.ts';
import { childElements, type Page, parentOf } from '../sources/page.ts';
import { keyOf, singular, wordsOf } from '../text.ts';
import { looksLikePrice } from './numbers.ts';
import { typed } from './typed.ts';
import type { TypedValue } from './typed-value.ts';
import { type Found, told } from './values.ts';

/** Pairs of less strength are guesses. */
const LEAST_STRENGTH = 0.5;
/** Elements before a group that may be its heading. */
const MOST_BACK = 6;
/** Share of the rows that must fit both properties. */
const LEAST_FITTING = 0.7;
/** Groups of more pairs are as good as any. */
const MOST_COUNTED = 100;

/** Which pairs may answer, besides those that are called so. */
interface Where {
  /** Elements of one record, whose pairs alone count. */
  readonly within?: readonly Element[];
  /** A value of one of the pairs, alone or with its label: then all of its group are meant. */
  readonly saying?: string;
  /** All pairs that are there. */
  readonly any?: true;
}

export function objectsFromPairs(
  field: Field,
  item: Field,
  sources: Sources,
  path: string,
  { within, saying, any }: Where = {},
): Found | undefined {
  const [head, ...bodies] = item.properties;
  if (head === undefined || bodies.length === 0 || bodies.length > 2) return undefined;
  if (item.properties.some(({ kind }) => kind === 'array' || kind === 'object')) return undefined;
  const { page } = sources;
  const wantsDays = asksDay(head);
  const wantsAny = any === true ? isPair(head, bodies) : asksPairs(field, head, bodies);
  const isMeant = (group: Element): boolean =>
    saying === undefined
      ? isNamed(group, field, page)
      : isOneOf(groupsOf(sources).get(group) ?? [], saying, page);
  const isWithin = (group: Element): boolean =>
    within?.some((root) => (any === true && root === group) || holds(page, root, group)) ?? true;
  const scoreOf = ([group, pairs]: readonly [Element, readonly Pair[]]): number => {
    if (!isWithin(group) || page.zone(group) === 'chrome') return 0;
    const named = isMeant(group) ? 1 : 0;
    // of one thing there may be one to say
    const least = within !== undefined && named > 0 ? 1 : 2;
    // of a list that says more than its pairs each item is a record
    const most = within === undefined ? itemsOf(group, page) : 0;
    if (pairs.length < Math.max(least, most)) return 0;
    const fitting = pairs.flatMap((pair) =>
      [valuesOf(pair, head, bodies, sources) ?? []].filter(({ length }) => length > 0),
    );
    const whole = fitting.filter(({ length }) => length === item.properties.length);
    if (
      fitting.length < pairs.length * LEAST_FITTING ||
      whole.length < Math.max(least, pairs.length / 2)
    )
      return 0;
    const days = pairs.filter(({ label }) => namesDay(label)).length / pairs.length;
    const score = named + (wantsDays && days >= 0.6 ? 1 : 0);
    return score === 0 && wantsAny
      ? Math.min(pairs.length, MOST_COUNTED) / MOST_COUNTED / 2
      : score;
  };
  const group = largest(groupsOf(sources), 0, scoreOf);
  if (group === undefined) return undefined;
  // of a data sheet in parts all of them, where none is called as asked
  const isPart = ([other]: readonly [Element, readonly Pair[]]): boolean =>
    other.name === group[0].name && parentOf(other) === parentOf(group[0]);
  const groups =
    wantsAny && !isMeant(group[0])
      ? [...groupsOf(sources)].filter(
          (one) => one[0] === group[0] || (isPart(one) && scoreOf(one) > 0),
        )
      : [group];
  const values: Json[] = [];
  const provenance: Provenance[] = [];
  for (const pair of groups.flatMap(([, pairs]) => pairs)) {
    const found = valuesOf(pair, head, bodies, sources);
    if (found === undefined) continue;
    const at = `${path}[${values.length}]`;
    values.push(
      Object.fromEntries(found.map(({ property, value }) => [property.name, value.value])),
    );
    const evidence = { source: pair.source, score: pair.strength, pieces: [] };
    for (const { property, value, text } of found)
      provenance.push(
        told(`${at}.${property.name}`, evidence, { text, where: pair.where }, value.steps, sources),
      );
  }
  return { value: values, provenance };
}

/** Items of a list with a text. */
const itemsOf = (group: Element, page: Page): number =>
  /^[uo]l$/.test(group.name)
    ? childElements(group).filter((one) => page.textLength(one) > 0).length
    : 0;

const PAIRS = new Set(
  'spec specification attribute property detail fact characteristic parameter feature data info information field label metadata'.split(
    ' ',
  ),
);
const LABELS = new Set(['name', 'label', 'key', 'attribute', 'property', 'term', 'field', 'title']);

const isPair = (head: Field, bodies: readonly Field[]): boolean =>
  LABELS.has(head.key) && bodies.length === 1 && bodies[0]?.key === 'value';

/** Whatever labels there are, each with its value: `attributes: {name, value}`. */
const asksPairs = (field: Field, head: Field, bodies: readonly Field[]): boolean =>
  isPair(head, bodies) && PAIRS.has(singular(field.words.at(-1) ?? ''));

/** In whatever language the field is named. */
const asksDay = ({ core, key }: Field): boolean =>
  askedBy(core)?.meanings.has('day') === true ||
  labelKeysOf({ meanings: new Set(['day']) }).has(key);

interface Told {
  readonly property: Field;
  readonly text: string;
  readonly value: TypedValue;
}

/** What stands between two ends. */
const RANGE = /\s*[–—-]\s*|\s+(?:to|until|bis|tot|à|a|alle|às|do|till)\s+/iu;

/** Undefined: the pair does not fit. Two properties of the value are the ends of a range: `09:00 - 18:30`, or neither where it is shut. */
function valuesOf(
  { label, value }: Pair,
  head: Field,
  bodies: readonly Field[],
  { at }: Sources,
): readonly Told[] | undefined {
  const said = value.replace(/^[,;]\s+/u, '');
  const parts = bodies.length === 1 ? [said] : said.split(RANGE);
  const first = typed(head, label, at);
  if (first === undefined || parts.length > bodies.length) return undefined;
  if (parts.length > 1 && !areEnds(parts, bodies)) return undefined;
  const others = bodies.flatMap((property, index) => {
    const text = parts[index] ?? '';
    const one = parts.length < bodies.length ? undefined : typed(property, text, at);
    return one === undefined ? [] : [{ property, text, value: one }];
  });
  const isWhole = others.length === bodies.length || parts.length < bodies.length;
  return isWhole ? [{ property: head, text: label, value: first }, ...others] : undefined;
}

/** Of two prices one may be what the other was before. */
const LEAST_ALIKE = 3;

/** One of several things with a price each, none of them called as a part of one price. */
const isOneOf = (pairs: readonly Pair[], text: string, page: Page): boolean =>
  pairs.length >= LEAST_ALIKE &&
  pairs.every(({ label, value }) => looksLikePrice(value) && !isLabelKey(keyOf(label))) &&
  pairs.some(({ element }) => {
    const row = element && parentOf(element);
    return [element, row].some((one) => one !== undefined && page.text(one) === text);
  });

/** Two sums or times, or what is asked for as two ends: `Harbour – University` is one thing. */
const areEnds = (parts: readonly string[], bodies: readonly Field[]): boolean =>
  parts.every((part) => FIGURES.test(part)) ||
  bodies.every(({ words }) => words.some((word) => END.test(word)));
const FIGURES = /^\D{0,8}\d/u;
const END =
  /^(?:from|to|start|starts|end|ends|open|opens|close|closes|opening|closing|min|max|minimum|maximum|low|high|origin|destination|departure|arrival|home|away|von|bis|de|a|desde|hasta|da|al)$/;

const holds = (page: Page, root: Element, inner: Element): boolean =>
  page.order(root) < page.order(inner) && page.order(inner) < page.end(root);

/** Records of a page ask one after the other. */
const known = new WeakMap<Sources['labels'], ReadonlyMap<Element, readonly Pair[]>>();

function groupsOf(sources: Sources): ReadonlyMap<Element, readonly Pair[]> {
  const groups = known.get(sources.labels) ?? readGroups(sources);
  known.set(sources.labels, groups);
  return groups;
}

/** In the order of the page, each row once. */
function readGroups({ labels, page }: Sources): ReadonlyMap<Element, readonly Pair[]> {
  const pairs = [...labels.values()].flat().filter(({ strength }) => strength >= LEAST_STRENGTH);
  const withElement = new Set(pairs.flatMap(({ element, row }) => (element && row) ?? []));
  // an item of a list says its pair in one text: `Power: 2200 W`
  const placeOf = ({ element, row }: Pair): Element | undefined =>
    element ?? (row !== undefined && !withElement.has(row) ? row : undefined);
  const placed = pairs.filter((pair) => placeOf(pair) !== undefined && pair.group !== undefined);
  const orderOf = (pair: Pair): number => {
    const place = placeOf(pair);
    return place === undefined ? 0 : page.order(place);
  };
  const groups = new Map<Element, Pair[]>();
  const seen = new Set<Element>();
  for (const pair of placed.toSorted((a, b) => orderOf(a) - orderOf(b))) {
    const { group } = pair;
    const element = placeOf(pair);
    if (group === undefined || element === undefined || seen.has(element)) continue;
    seen.add(element);
    groups.set(group, [...(groups.get(group) ?? []), pair]);
  }
  return groups;
}

function isNamed(group: Element, field: Field, page: Page): boolean {
  const names = namesOf(field);
  if (hasName(group, names)) return true;
  for (let back = 1; back <= MOST_BACK; back += 1) {
    const element = page.elements[page.order(group) - back];
    if (element === undefined || !/^(?:h[1-6]|caption|strong|legend|summary)$/.test(element.name))
      continue;
    const text = page.text(element);
    return element === page.heading ? isCalledBy(text, field, names) : isCalled(text, field, names);
  }
  return false;
}

/** `Monday`, `Mo`, `Lunedì`, `Di–Fr`: the first word is a day of the week, in any of the languages. */
function namesDay(label: string): boolean {
  const [first = ''] = wordsOf(label);
  return isWeekday(first);
}
