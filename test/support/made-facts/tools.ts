/** What the makers of all kinds share: joining HTML, short words for schemas, days and amounts as people write them. */
import { Random } from '../made-pages/random.ts';
import type { FactsKind, FactsPage, Half, Schema } from './kind.ts';

export type Part = string | number | false | null | undefined | readonly Part[];
export type Maker = (r: Random, seed: number) => FactsPage;
export type { Random };

const flat = (part: Part): string => {
  if (part === false || part === null || part === undefined) return '';
  return typeof part === 'object' ? part.map(flat).join('\n') : String(part);
};

/** Joins a template: lists become lines, what is absent becomes nothing. */
export function h(strings: TemplateStringsArray, ...parts: readonly Part[]): string {
  return strings.map((text, at) => text + flat(parts[at])).join('');
}

export function kind(half: Half, name: string, make: Maker): FactsKind {
  const random = (use: string, seed: number) => new Random(`${half} ${name} ${use}${seed}`);
  return {
    name,
    half,
    make: (seed) => fewer(random('asked ', seed), make(random('', seed), seed)),
  };
}

const MOST_FIELDS = 10;

/** Asks not more than ten fields, others for another seed; lists and objects stay, and one that the page does not state. */
function fewer(r: Random, page: FactsPage): FactsPage {
  const { expected } = page;
  const properties = page.schema['properties'] as Readonly<Record<string, Schema>>;
  const names = Object.keys(properties);
  const [absent] = r.shuffle(names.filter((name) => expected[name] === undefined));
  const plain = names.filter(
    (name) => name !== absent && !['array', 'object'].includes(String(properties[name]?.['type'])),
  );
  const left = new Set(r.some(plain, Math.max(0, names.length - MOST_FIELDS)));
  const keep = <T>(all: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !left.has(name)));
  return { ...page, schema: ask(keep(properties)), expected: keep(expected) };
}

const of =
  (base: Schema) =>
  (description?: string): Schema =>
    description === undefined ? base : { ...base, description };
export const text = of({ type: 'string' });
export const num = of({ type: 'number' });
export const int = of({ type: 'integer' });
export const bool = of({ type: 'boolean' });
export const date = of({ type: 'string', format: 'date' });
export const uri = of({ type: 'string', format: 'uri' });
export const email = of({ type: 'string', format: 'email' });
export const texts = of({ type: 'array', items: { type: 'string' } });
export const oneOf = (...values: readonly string[]): Schema => ({ type: 'string', enum: values });
export const ask = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  properties,
});
export const rows = (
  properties: Readonly<Record<string, Schema>>,
  description?: string,
): Schema => ({
  type: 'array',
  items: ask(properties),
  ...(description !== undefined && { description }),
});

export interface Day {
  readonly iso: string;
  /** As the language writes it with the month's name. */
  long(locale: string): string;
  /** With a short month's name. */
  short(locale: string): string;
  /** In digits, as the language writes it. */
  digits(locale: string): string;
  weekday(locale: string): string;
  plus(days: number): Day;
}

export function dayOf(time: number): Day {
  const show = (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(time);
  return {
    iso: new Date(time).toISOString().slice(0, 10),
    long: (locale) => show(locale, { day: 'numeric', month: 'long', year: 'numeric' }),
    short: (locale) => show(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
    digits: (locale) => show(locale, { day: '2-digit', month: '2-digit', year: 'numeric' }),
    weekday: (locale) => show(locale, { weekday: 'long' }),
    plus: (days) => dayOf(time + days * 86_400_000),
  };
}

/** A day of the years, both with. */
export const someDay = (r: Random, from = 2023, to = 2025): Day =>
  dayOf(Date.UTC(r.int(from, to), r.int(0, 11), r.int(1, 28)));

/** A number as the language writes it. */
export const amount = (value: number, locale: string, digits = 2): string =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  } as unknown as Intl.NumberFormatOptions)
    .format(value)
    .replace(/[\u202f\u00a0]/g, '&nbsp;');

/** A price with cents. */
export const price = (r: Random, low: number, high: number): number =>
  Number((r.int(low, high) + r.pick([0, 0.5, 0.9, 0.95, 0.99])).toFixed(2));

/** The list with commas, the last with a word. */
export const listed = (items: readonly string[], last = 'and'): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`;

export const slug = (words: string): string =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const ld = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

/** A telephone number of so many groups. */
export const phone = (r: Random, start: string, ...groups: readonly number[]): string =>
  [start, ...groups.map((size) => r.times(size, () => r.int(1, 9)).join(''))].join(' ');

/** Several answers a careful reader could give. */
export const either = (...ways: readonly unknown[]): unknown => ({ either: ways });

/** A class as build tools write it. */
export const hashed = (r: Random): string => `css-${r.letters(3)}${r.int(1, 9)}${r.letters(3)}`;
