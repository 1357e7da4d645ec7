/**
 * What labels say of a field: in its own words, in those of its concept, in other words or another language, in some of its
 * words. A label that says what another field asks, and says it better, is that field's.
 */
import type { Element } from 'domhandler';
import { isNetwork } from '../fields/networks.ts';
import type { Field } from '../fields/field.ts';
import { askedBy, isLabelKey, saysAsked, withoutForm } from '../fields/meanings.ts';
import { type Labels, type Pair, wordsOfLabel } from '../sources/label-pair.ts';
import { strongest } from '../sources/labels.ts';
import { isForm, keyOf, singular, stem, wordsOf } from '../text.ts';
import { largest } from '../largest.ts';
import { COUNTING } from './counted.ts';
import type { Evidence, Piece } from './evidence.ts';
import { itemsIn } from './items.ts';
import { CONCEPTS } from '../fields/concepts.ts';
import { isNoSum, numbersFor, pricesFor } from './sums.ts';
import { endOf, timesIn } from './time-ranges-shown.ts';
import { endAsked, findRange } from '../typed/date-ranges.ts';
import { subjectOf, WHETHER } from '../typed/polarity.ts';
import { type Page, whereIs } from '../sources/page.ts';

/** Labels that are compared word by word. */
const MAX_LABELS = 3_000;

/** `siblings`: all fields of the object that is filled. */
export function labelEvidence(
  field: Field,
  { labels, page }: { readonly labels: Labels; readonly page: Page },
  { group, siblings }: { readonly group: Element | undefined; readonly siblings: readonly Field[] },
): readonly Evidence[] {
  // links to networks stand side by side: one is no label of the next
  if (field.words.length === 1 && isNetwork(field.key)) return [];
  const found = [...inOwnWords(field, labels), ...inOtherWords(field, labels, siblings)].map(
    ({ pair, weight, isGuess }): Evidence => {
      const isInGroup = group !== undefined && pair.group === group;
      const score = weight * pair.strength + (isInGroup ? 0.05 : 0);
      const source = isGuess === true ? 'text' : pair.source;
      return { source, score, pieces: piecesOf(pair, field, page) };
    },
  );
  if (found.length > 0 || !mayBeLike(field)) return found;
  return similarPairs(field, labels).map((pair) => {
    const isInGroup = group !== undefined && pair.group === group;
    const score = 0.7 * pair.strength + (isInGroup ? 0.05 : 0);
    return { source: pair.source, score, pieces: piecesOf(pair, field, page) };
  });
}

interface Weighed {
  readonly pair: Pair;
  readonly weight: number;
  readonly isGuess?: boolean;
}

/** The field's name, its description, and the labels of its concept. */
function inOwnWords(field: Field, labels: Labels): readonly Weighed[] {
  const found: Weighed[] = [];
  const add = (pairs: readonly Pair[] | undefined, weight: number): void => {
    for (const pair of pairs ?? []) found.push({ pair, weight });
  };
  // a label of several words, word for word the field's own, is as certain as marked-up data
  const isTelling =
    field.descriptionKey.length >= 8 &&
    field.description.includes(' ') &&
    field.concept === undefined;
  add(labels.get(field.descriptionKey), isTelling ? 1.04 : 1);
  for (const aside of field.asides) add(labels.get(aside), 1);
  add(labels.get(field.key), 0.97);
  if (field.core.length < field.words.length) add(labels.get(field.core.join('')), 0.9);
  // `ID: 736501754` on the page of one thing
  if (field.words.length === 2 && field.words[1] === 'id') add(shortest(labels.get('id')), 0.7);
  for (const pair of inHalfOfName(field, labels)) found.push({ pair, weight: 0.8 });
  for (const key of field.concept?.labels ?? []) add(labels.get(key)?.slice(0, 1), 0.78);
  return found;
}

/** `Notfall: 0171 …` of `notfallnummer`; `Season: 29 November – 19 April 2026` of `season_start`. */
function inHalfOfName(field: Field, labels: Labels): readonly Pair[] {
  const numbered = labels.get(NUMBERED.exec(field.key)?.[1] ?? '') ?? [];
  const isEnd = endAsked(field) !== undefined || /^(?:start|end)$/.test(field.words.at(-1) ?? '');
  const ranges = isEnd ? (labels.get(field.words.slice(0, -1).join('')) ?? []) : [];
  // `Time: 7.30 pm – 9.30 pm` of `end_time`
  const times = endOf(field) === 'end' ? WHEN.flatMap((key) => labels.get(key) ?? []) : [];
  return [
    ...pricesFor(field, labels),
    ...numbersFor(field, labels),
    ...times.filter(({ value }) => timesIn(value) !== undefined).slice(0, 1),
    ...numbered.filter(({ value }) => /\d{2}/.test(value)).slice(0, 1),
    ...ranges.filter(({ value }) => isRange(value)),
  ];
}

/** Labels of a time from when to when. */
const WHEN = CONCEPTS.filter(({ id }) => /^start(?:time|date)$/.test(id)).flatMap(
  ({ labels = [] }) => labels,
);

const isRange = (value: string): boolean => findRange(value, '') !== undefined;

const NUMBERED = /^(\p{L}{4,})(?:nummer|nr)$/u;

/** Of what one label has, the value with the least around it. */
function shortest(pairs: readonly Pair[] = []): readonly Pair[] {
  const best = largest(pairs, -Infinity, ({ value }) => -value.length);
  return best === undefined ? [] : [best];
}

/** Labels that mean what the field asks, and none of its siblings more. */
function inOtherWords(
  field: Field,
  labels: Labels,
  siblings: readonly Field[],
): readonly Weighed[] {
  const most = mostOf(field);
  const found: Weighed[] = [];
  for (const [pair] of labels.values().take(MAX_LABELS)) {
    if (pair === undefined || pair.value.length > most) continue;
    const rank = rankOf(field, pair.label);
    if (rank === 0 || rank === RANKS.own || rank < bestRank(siblings, pair.label)) continue;
    if (isNoSum(field, pair.value)) continue;
    if (field.measure !== undefined && /\p{Sc}/u.test(pair.value)) continue;
    const weight = 0.76 * rank * (isBlock(pair.value) ? 0.7 : 1);
    found.push({ pair, weight, isGuess: rank < SURE });
  }
  return found;
}

/** Letters of a value that such a label may give. */
function mostOf({ kind, concept }: Field): number {
  if (kind === 'array' || concept?.shape === 'prose') return Infinity;
  return kind === 'number' || kind === 'integer' ? MOST_OF_NUMBER : MOST_MEANT;
}

/** Below this rank a label may mean something else: a model is asked, too, where there is one. */
const SURE = 0.9;

/** Holds labels of its own. */
const isBlock = (value: string): boolean => value.length > 40 && /\p{L}[:：]\s/u.test(value);

/** The value as one text; of a list each item that stands by itself; the link where an address is asked. */
function piecesOf(pair: Pair, field: Field, page: Page): readonly Piece[] {
  const { element, value, where } = pair;
  const told = (said: string): readonly Piece[] => {
    const text = withoutLabel(said);
    return [{ text: isName(field) ? withoutContact(text) : personIn(text, field), where }];
  };
  if (element === undefined) return told(value);
  if (field.kind === 'array') {
    const items = itemsOf(element, pair, page);
    if (items.length > 1) return items;
  }
  if (field.wantsAddress && field.kind === 'string') {
    const [link] = element.name === 'a' ? [element] : page.within(element, 'a');
    const href = link?.attribs['href'];
    if (link !== undefined && href !== undefined) return [{ text: href, where: whereIs(link) }];
  }
  return told(nameIn(element, value, field, page));
}

const isName = ({ words, concept }: Field): boolean =>
  words.at(-1) === 'name' || words.at(-1) === 'person' || concept?.shape === 'person';

/** Of `Dana Whitfield, dana@fund.example` the name alone. */
const personIn = (text: string, { kind, concept }: Field): string =>
  kind === 'string' && !LONG.has(concept?.shape ?? '')
    ? (PERSON_FIRST.exec(text)?.[1] ?? text)
    : text;

const PERSON_FIRST =
  /^(\p{Lu}[\p{L}'’-]+(?:\s(?:van|von|de|der|den|di|da|del)){0,2}(?:\s\p{Lu}[\p{L}'’-]+){1,2}),\s(?:\S{1,60}@|\(?\+?\d[\d\s()/-]{6}).*$/u;

/** `Maria Lopez, (708) 555-0134`: the name alone. */
function withoutContact(text: string): string {
  if (text.length > MOST_WITH_CONTACT) return text;
  const name = text.replace(CONTACT, '');
  // `Fragen beantwortet Ihnen Katrin Böhm`
  return name.split(' ').length > MOST_OF_NAME ? (NAME_AT_END.exec(name)?.[0] ?? name) : name;
}

/** Letters of a name and what one reaches it by. */
const MOST_WITH_CONTACT = 300;
/** Words. */
const MOST_OF_NAME = 4;
const NAME_AT_END =
  /(?<!\p{L})\p{Lu}[\p{L}'’-]+\s(?:(?:van|von|de|der|den|di|da|del)\s){0,2}\p{Lu}[\p{L}'’-]+$/u;

const CONTACT =
  /(?<=\p{L})[\s,;–|-]*[,;–|(-]\s*(?:\(?\+?\d[\d\s()./-]{6,}|\S{1,60}@|(?:e-?mail|tel\p{L}{0,7}|phone|mobile|mobil|handy|fon|fax)(?!\p{L})).*$/iu;

function itemsOf(element: Element, { more = [] }: Pair, page: Page): readonly Piece[] {
  return [element, ...more].flatMap((each) => {
    const inside = itemsIn([each], page);
    return inside.length > 0 ? inside : [{ text: page.text(each), where: whereIs(each) }];
  });
}

/** Of a name with what else stands in its box, line by line, the name. */
function nameIn(element: Element, value: string, field: Field, page: Page): string {
  if (value.length <= LONG_VALUE) return value;
  const [first, ...others] = page.lines(element);
  // below the name of a seller stand street and telephone
  const isCard = field.concept?.shape === 'label' && others.some((line) => /\d/.test(line));
  if (!isOneLine(field) && !isCard) return value;
  return first !== undefined && others.length > 0 && first.length < 80 ? first : value;
}

/** `Represented by` over `Managing director: Ann Lee`: the value says once more what it is. */
function withoutLabel(text: string): string {
  const numbered = /^\p{L}[^:：]{10,80}[:：]\s*([A-Z]{0,3}\s?\d[\dA-Z ./-]{4,24})$/u.exec(
    text,
  )?.[1];
  if (numbered !== undefined) return numbered;
  // `CVSS:3.1/AV:N` is one code
  const [, label, rest] = /^([^:：\d]{2,60})[:：](?!\S*\/\S*:)\s*(\S.*)$/u.exec(text) ?? [];
  if (label === undefined || rest === undefined) return text;
  const isKnown = isLabelKey(keyOf(label)) || (askedBy(wordsOf(label))?.weight ?? 0) > SURE;
  return isKnown ? rest : text;
}

/** Letters: what stands in one box with its name is longer. */
const LONG_VALUE = 60;
/** Letters of a text that labels in other words may give. */
const MOST_MEANT = 120;
const MOST_OF_NUMBER = 60;
const LONG = new Set(['prose', 'lines', 'label']);

/** A plain text that is one thing: a name, a number, no address and no account. */
const isOneLine = ({ kind, concept, words }: Field): boolean =>
  kind === 'string' &&
  !LONG.has(concept?.shape ?? '') &&
  !/address|description|summary|text|notes?|details|policy|hours|opens|zeiten|horaires?|horarios?|orari/.test(
    words.join(' '),
  );

const RANKS = { own: 2, concept: 1, bare: 0.95, stem: 0.85, form: 0.8 } as const;

const bests = new WeakMap<readonly Field[], Map<string, number>>();

/** The highest rank that any of the fields gives the label. */
export function bestRank(fields: readonly Field[], label: string): number {
  let known = bests.get(fields);
  if (known === undefined) bests.set(fields, (known = new Map<string, number>()));
  let best = known.get(label);
  if (best === undefined)
    known.set(label, (best = fields.reduce((most, one) => Math.max(most, rankOf(one, label)), 0)));
  return best;
}

/** How well a label says what a field asks: 2 in its own words, up to 1 in others. */
export function rankOf(field: Field, label: string): number {
  const key = keyOf(label);
  if (key === field.key || key === field.descriptionKey) return RANKS.own;
  const concept = field.concept?.labels?.includes(key) === true ? RANKS.concept : 0;
  const own = Math.max(
    ownRank(field, label),
    field.kind === 'boolean' ? whetherRank(field, label) : 0,
  );
  return Math.max(concept, saysAsked(label, field.core), own);
}

/** `Shelter` of `has_shelter`, `Appeal lodged` of `appeal`, `Exploited in the wild` of `exploited`. */
function whetherRank({ words }: Field, label: string): number {
  const subject = subjectOf(words);
  const said = wordsOf(label);
  const from = said.findIndex((word) => !WHETHER.has(word));
  if (subject.join('').length < 4 || from < 0) return 0;
  if (subject.some((word, at) => stem(said[from + at] ?? '') !== stem(word))) return 0;
  const rest = said.slice(from + subject.length);
  if (rest.every((word) => WHETHER.has(word))) return RANKS.bare;
  const isSame =
    PLACED.test(rest[0] ?? '') || (rest.length === 1 && PARTICIPLE.test(rest[0] ?? ''));
  return isSame ? RANKS.stem : 0;
}

const PLACED = /^(?:in|on|at)$/;
const PARTICIPLE = /.{2}(?:ed|en)$/;

/** The words of a label without those that lead in: `Date of appointment` is the day when one was appointed. */
function saidOf(field: Field, label: string): readonly string[] {
  const all = wordsOf(label).filter((word, at) => at > 0 || !WHOLE.has(word));
  const isOf = all.length > 2 && all[1] === 'of' && mayLead(field, all[0] ?? '');
  return isOf ? all.slice(2) : all;
}

/** Its own words but for how the value is written: `Asked` of `asked_on`, `Filed` of `filing_date`. */
export function ownRank(field: Field, label: string): number {
  const { words } = field;
  const own = countedIn(field).filter((word) => !BOUND.has(word));
  const said = saidOf(field, label);
  if (own.length === 0) return 0;
  if (said.length === 0 || said.length > own.length + 1) return 0;
  const bare = withoutForm(said).map(singular);
  if (isSince(said, bare, own)) return RANKS.form;
  // `Case no.` is no `case_name`
  const isOther = (word: string): boolean =>
    !words.includes(word) && !(/^(?:no|nr)$/.test(word) && words.includes('number'));
  if (said.slice(bare.length).some(isOther)) return 0;
  if (bare.join('') === own.map(singular).join('')) return RANKS.bare;
  if (bare.map(stem).join('') === own.map(stem).join('')) return RANKS.stem;
  const isSame =
    bare.length === own.length && bare.every((word, at) => isForm(word, own[at] ?? ''));
  return isSame ? RANKS.form : 0;
}

/** `Fixed in` of `fixed_version`. */
const isSince = (said: readonly string[], bare: readonly string[], own: readonly string[]) =>
  said.at(-1) === 'in' &&
  own.length > 1 &&
  own.at(-1) === 'version' &&
  bare.join('') === own.slice(0, -1).join('');

/** `Rows` says the `row_count`. */
const countedIn = ({ own, kind }: Field): readonly string[] =>
  kind === 'integer' && own.length > 1 && own.at(-1) === 'count' ? own.slice(0, -1) : own;

const OF_A_DAY = new Set(['date', 'day', 'year']);
/** `Number of pupils` says the `pupils`. */
const mayLead = ({ kind }: Field, word: string): boolean =>
  OF_A_DAY.has(word) || (kind === 'integer' && COUNTING.has(word));

/** `salary_min` is one end of what `Salary` says. */
export const BOUND: ReadonlySet<string> = new Set([
  'min',
  'max',
  'minimum',
  'maximum',
  'from',
  'to',
  'until',
  'till',
  'low',
  'high',
]);
/** Words in front that name the same thing: `Total income`. */
const WHOLE = new Set(
  'total overall annual current latest last average the our your my all unsere unser ihre ihr alle nos notre vos nuestros nuestras nuestro nuestra i nostri nostre onze ons alle nossos nossas nasze nasi vara var'.split(
    ' ',
  ),
);

/** The strongest label that has all of the field's words, in any form, and at most two more. */
function similarPairs(field: Field, labels: Labels): readonly Pair[] {
  const words = field.core.map(singular).filter((word) => word.length > 1);
  const alike = [...labels.values().take(MAX_LABELS)].flatMap(([pair]) => {
    if (pair === undefined) return [];
    const said = wordsOfLabel(pair);
    const isLong = said.length < words.length || said.length > words.length + 2;
    const has = (word: string): boolean =>
      said.some((other) => isForm(word, other) || other === SPELLED_OUT[word]);
    return isLong || !words.every(has) ? [] : [pair];
  });
  return strongest(alike);
}

const SPELLED_OUT: Readonly<Record<string, string>> = { min: 'minimum', max: 'maximum' };

/** Letters of a lone word that a label of more words may be known by. */
const TELLING = 8;
const mayBeLike = ({ core: [only, other], words }: Field): boolean =>
  words.length > 1 || (only !== undefined && other === undefined && only.length >= TELLING);
