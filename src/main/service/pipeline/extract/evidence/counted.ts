/** Numbers that stand beside what they count: `18,442 students`, `Comments (181)`, `3.6M subscribers`, a button's label. */
import type { Element } from 'domhandler';
import type { Field } from '../fields/field.ts';
import { type Page, whereIs } from '../sources/page.ts';
import { singular, stem } from '../text.ts';
import { type Evidence, one } from './evidence.ts';

const MAX_TEXT = 100;
const ENOUGH = 12;

/** For whole numbers of what the field names, and for texts called by nothing but what they count. */
export function countedEvidence(field: Field, page: Page): readonly Evidence[] {
  const noun = countedNoun(field);
  if (noun.length < (field.words.some((word) => COUNTING.has(word)) ? 3 : 4)) return [];
  const words = wordsCounted(field, noun);
  const own = field.concept?.id === 'employees' ? EMPLOYED : undefined;
  const found: Counted[] = [];
  const add = (element: Element, score: number, text: string): unknown =>
    found.push({ element, evidence: one('text', score, text, whereIs(element)) });
  // `Check in 30 minutes before departure` says no `crossing_minutes`
  const mayBeOther = field.unit !== undefined && field.own.length < field.core.length;
  const isOf = (text: string): boolean =>
    !mayBeOther || field.own.some((word) => text.toLowerCase().includes(stem(word)));
  for (const element of page.elements) {
    if (found.length >= ENOUGH) break;
    // what is said of comments is often all that a block of comments says
    if (noun !== 'comment' && page.zone(element) === 'chrome') continue;
    for (const { text, score } of textsOf(element, page)) {
      const whole = own?.exec(text)?.slice(1) ?? [];
      const said = sentencesOf(text, mayBeOther).filter(isOf);
      for (const number of [...whole, ...said.flatMap((one) => numbersIn(one, words))])
        add(element, score - text.length / 2_000, number);
    }
  }
  return withSum(found, page);
}

function wordsCounted({ concept, bound }: Field, noun: string): ReadonlySet<string> {
  // `Maximum 10 people` of `max_participants` and `max_group_size`
  const arePeople = bound === 'max' && (PEOPLE.has(noun) || GROUPS.has(noun));
  return new Set([noun, ...(concept?.labels ?? []).map(singular), ...(arePeople ? PEOPLE : [])]);
}

interface Counted {
  readonly element: Element;
  readonly evidence: Evidence;
}

/** `9 lessons` above `3 lessons`, `4 lessons` and `2 lessons` is how many there are. */
function withSum(found: readonly Counted[], page: Page): readonly Evidence[] {
  const all = found.map(({ evidence }) => evidence);
  const holds = (outer: Element, inner: Element): boolean =>
    page.order(outer) < page.order(inner) && page.order(inner) < page.end(outer);
  const inner = found.filter(
    ({ element }) => !found.some((other) => holds(element, other.element)),
  );
  const numbers = inner.map(({ evidence: { pieces } }) =>
    Number(pieces[0]?.text.replace(/[.,\s]/g, '')),
  );
  const total = numbers.reduce((sum, number) => sum + number, 0);
  const whole = numbers.length < 3 ? undefined : inner[numbers.indexOf(total / 2)];
  const score = Math.max(...all.map((one) => one.score)) + 0.01;
  return whole === undefined ? all : [{ ...whole.evidence, score }, ...all];
}

/** `140 People` and no more, where firms tell how many they are. */
const EMPLOYED =
  /^(\d[\d.,]*\+?)\s?(?:people|colleagues|team members|kolleg(?:en|innen)|menschen|collaborateurs|personas|persone)$/iu;

const sentencesOf = (text: string, isEach: boolean): readonly string[] =>
  isEach ? text.split(/[.;]\s+/u) : [text];

const PEOPLE: ReadonlySet<string> = new Set([
  'people',
  'person',
  'participant',
  'guest',
  'attendee',
  'visitor',
  'personen',
  'gäste',
  'personne',
  'persona',
  'persone',
]);

const GROUPS: ReadonlySet<string> = new Set(['group', 'size', 'capacity', 'party']);

const SHOWN = /^(?:p|li|span|td|dd|a|small|strong|div|h[2-6])$/;

interface Shown {
  readonly text: string;
  readonly score: number;
}

function textsOf(element: Element, page: Page): readonly Shown[] {
  const { 'aria-label': label = '', title = '' } = element.attribs;
  const length = page.textLength(element);
  const isShort = length >= 5 && length <= MAX_TEXT && SHOWN.test(element.name);
  const said = [label, title].filter((text) => text.length <= MAX_TEXT && /\d/.test(text));
  return [
    ...(isShort ? [{ text: page.text(element), score: 0.4 }] : []),
    ...said.map((text) => ({ text, score: 0.36 })),
  ];
}

/** `384 pages`, `Pages (384)`; in what a button says the word may stand apart: `like this along with 22 others`. */
function numbersIn(text: string, words: ReadonlySet<string>): readonly string[] {
  const is = (word: string | undefined): boolean => words.has(singular((word ?? '').toLowerCase()));
  const before = [...text.matchAll(COUNTED)].flatMap(([, number, word]) =>
    number !== undefined && is(word) ? [number] : [],
  );
  if (before.length > 0) return before;
  const pages = words.has('page') ? PAGES.exec(text)?.[1] : undefined;
  if (pages !== undefined) return [pages];
  const behind = BRACKETED.exec(text);
  if (behind?.[2] !== undefined && is(behind[1])) return [behind[2]];
  const [first] = text.toLowerCase().split(/\P{L}+/u);
  const [own] = words;
  // a share is no count
  const lone = /^\D*(\d[\d.,]*)(?!\s?%)\D*$/.exec(text)?.[1];
  return lone !== undefined && own !== undefined && stem(first ?? '') === stem(own) ? [lone] : [];
}

const COUNTED =
  /(?<![\p{L}\d.,–-])(\d[\d.,]*[kKM]?(?:\s?[–-]\s?\d[\d.,]*)?)\s(\p{L}{4,16})(?!\p{L})/gu;
/** `191 p. : ill. ; 24 cm`, `352 S.`: as libraries write them. */
const PAGES = /(?<![\p{L}\d.,])(\d{1,4})\s?(?:pp?|S|s|str|стр)\.(?!\p{L})/u;
const BRACKETED = /^(?:\p{L}+\s)?(\p{L}{4,16})\s?\((\d[\d.,]*[kKM]?)\)$/u;
/** Words of a name that say that it is counted. */
export const COUNTING: ReadonlySet<string> = new Set([
  'number',
  'num',
  'count',
  'total',
  'of',
  'amount',
]);

/** What became of what is counted. */
const STATE = /^(?:affected|sold|left|remaining|available|recalled|injured|killed|hired|planted)$/;

/** What a field counts, in the singular; empty for a field that counts nothing. */
function countedNoun({ kind, concept, core, own }: Field): string {
  const [only] = own;
  if (kind === 'string' && concept === undefined && own.length === 1 && only !== undefined)
    return COUNTS.has(only) ? singular(only) : '';
  const isCount = kind === 'integer' && (concept === undefined || concept.shape === 'count');
  if (!isCount || core.length > 3) return '';
  // `48 monthly payments` is no `monthly_payment`
  if (MONEY.test(core.at(-1) ?? '') && !core.some((word) => COUNTING.has(word))) return '';
  // `units_affected` counts units
  const things = core.filter((word) => !COUNTING.has(word) && !STATE.test(word));
  return singular(things.at(-1) ?? core.findLast((word) => !COUNTING.has(word)) ?? '');
}

/** What is paid. */
export const MONEY =
  /^(?:payment|price|fee|cost|rent|deposit|salary|wage|instal?lment|premium|fine|tax|budget)$/;

/** What pages show in round numbers, which a text keeps. */
const COUNTS = new Set(
  'subscribers followers members downloads installs views likes ratings players backers visitors users'.split(
    ' ',
  ),
);
