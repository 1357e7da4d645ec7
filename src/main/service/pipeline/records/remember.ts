/** Records of the last good run, found again: which record is which row, and how far a column says what a field said. */
import type { RecipeRow } from '../../domain/recipe.ts';
import { withoutWords, type Column } from './columns.ts';
import { mostOf } from './counts.ts';
import { numberAlone, numberWithin, ratingWithin } from './counted.ts';
import { isoDate } from './dates-shown.ts';
import { bareAddress, canon, numbersIn, resolver } from './values.ts';

/** A row of the last good run: its values in the form in which they are compared. */
export interface Known {
  readonly forms: ReadonlyMap<string, string>;
  /** Those that tell rows apart. */
  readonly telling: readonly string[];
  /** The key, where it is one column. */
  readonly key: string;
}

export interface Pairing {
  /** Of the last good run. */
  readonly rows: readonly Known[];
  readonly pairs: readonly { readonly row: Known; readonly member: number }[];
  /** Of the remembered rows, or of the records where those are fewer. */
  readonly share: number;
  /** Comparable forms of each column's cells. */
  readonly keys: ReadonlyMap<Column, readonly (readonly string[])[]>;
}

type Keys = ReadonlyMap<Column, readonly (readonly string[])[]>;

export function knownRows(rows: readonly RecipeRow[], key: readonly string[]): readonly Known[] {
  const [only] = key.length === 1 ? key : [];
  return rows.map((row) => {
    const forms = new Map(Object.entries(row).map(([name, value]) => [name, canon(value)]));
    const telling = [...new Set([...forms.values()].filter((form) => form.length >= 2))];
    return { forms, telling, key: only === undefined ? '' : (forms.get(only) ?? '') };
  });
}

/** For each column and record the forms in which its value may have been remembered. */
export function valuesByRow(columns: readonly Column[], base: string): Keys {
  return new Map(columns.map((column) => [column, keysOf(column, base)]));
}

function keysOf(column: Column, base: string): readonly (readonly string[])[] {
  // a recipe may have it without the words before it
  const { cells: bare } = withoutWords(column);
  const within = (text: string): string => ratingWithin(numberWithin(text));
  const numbers = numbersIn(
    bare.flatMap((cell) => (cell === undefined ? [] : [within(cell.text), numberAlone(cell.text)])),
  );
  const isAddress = column.read === 'href' || column.read === 'src';
  const absolute = resolver(base);
  return column.cells.map((cell, i) => {
    if (cell === undefined) return [];
    const text = isAddress ? absolute(cell.text) : cell.text;
    const said = bare[i]?.text ?? cell.text;
    const number = numbers.get(within(said)) ?? numbers.get(numberAlone(said));
    const list = cell.values === undefined ? [] : [canon(cell.values)];
    const bareText = column.read === 'href' ? bareAddress(cell.text) : said;
    const short = bareText === cell.text ? [] : [canon(bareText)];
    const dates = isAddress ? [] : datesOf(said);
    return [
      canon(text),
      ...short,
      ...(number === undefined ? [] : [canon(number)]),
      ...list,
      ...dates,
    ];
  });
}

const ORDERS = ['day-month', 'month-day'] as const;
const datesOf = (text: string): readonly string[] =>
  ORDERS.map((order) => isoDate(text, order)).filter((date) => date !== text);

/** Pairs remembered rows with records: by values that few of them share. */
export function pairRows(rows: readonly Known[], keys: Keys): Pairing {
  const where = new Map<string, Set<number>>();
  let members = 0;
  for (const cells of keys.values()) {
    members = Math.max(members, cells.length);
    cells.forEach((forms, member) => {
      for (const form of forms) {
        if (form.length < 2) continue;
        const set = where.get(form);
        if (set === undefined) where.set(form, new Set([member]));
        else set.add(member);
      }
    });
  }
  const often = new Map<string, number>();
  for (const { telling } of rows)
    for (const form of telling) often.set(form, (often.get(form) ?? 0) + 1);
  const bids = rows
    .flatMap((row) => bestMember(row, where, often) ?? [])
    .sort((a, b) => b.weight - a.weight);
  const taken = new Set<number>();
  const pairs = bids.filter(({ member }) => {
    if (taken.has(member)) return false;
    taken.add(member);
    return true;
  });
  const least = Math.min(rows.length, members);
  return { rows, pairs, share: least === 0 ? 0 : pairs.length / least, keys };
}

/**
 * The key alone is enough; of other values two rare texts, or more numbers, and most of what the row had: of two jobs of one
 * firm in one town, with another title and another day, one is not the other.
 */
const ENOUGH = 1;
const RARE_TEXT = 0.55;
const NUMBER = 0.3;
const MOST = 0.5;

function bestMember(
  row: Known,
  where: ReadonlyMap<string, ReadonlySet<number>>,
  often: ReadonlyMap<string, number>,
): { row: Known; member: number; weight: number } | undefined {
  const weights = new Map<number, number>();
  const same = new Map<number, number>();
  for (const form of row.telling) {
    const places = where.get(form) ?? new Set();
    const weight = weightOf(row, form) / Math.max(places.size, often.get(form) ?? 1);
    for (const member of places) {
      add(weights, member, weight);
      add(same, member, 1);
    }
  }
  const member = mostOf(weights) ?? -1;
  const weight = weights.get(member) ?? 0;
  if (weight < ENOUGH) return undefined;
  const isKey = where.get(row.key)?.has(member) === true;
  const isMost = (same.get(member) ?? 0) > row.telling.length * MOST;
  return isKey || isMost ? { row, member, weight } : undefined;
}

function weightOf({ key }: Known, form: string): number {
  if (form === key) return 1.1;
  return form.startsWith('#') || form.length < 5 ? NUMBER : RARE_TEXT;
}

const add = (into: Map<number, number>, member: number, more: number): unknown =>
  into.set(member, (into.get(member) ?? 0) + more);

/** What the paired records had in a field. */
export const hadOf = ({ pairs }: Pairing, field: string): readonly Had[] =>
  pairs.flatMap(({ row, member }) => {
    const form = row.forms.get(field) ?? '';
    return form === '' ? [] : [{ member, form }];
  });

/** All that the records of the last good run had in a field. */
export const vocabularyOf = ({ rows }: Pairing, field: string): ReadonlySet<string> =>
  new Set(rows.flatMap(({ forms }) => forms.get(field) || []));

/** Share of a column's cells that say something of the vocabulary. */
export function usage(
  vocabulary: ReadonlySet<string>,
  forms: readonly (readonly string[])[],
): number {
  const said = forms.filter((own) => own.length > 0);
  const known = said.filter((own) => own.some((form) => vocabulary.has(form)));
  return known.length / Math.max(1, said.length);
}

interface Had {
  readonly member: number;
  readonly form: string;
}

/** Forms of a column's cells, record by record. */
export const formsIn = ({ keys }: Pairing, column: Column): readonly (readonly string[])[] =>
  keys.get(column) ?? keysOf(column, 'http://localhost/');

export interface Agreement {
  /** Of the paired records that had the field, those in which the column says the same. */
  readonly share: number;
  /** Those in which it says the same or a number that is not far from it: likes and prices move. */
  readonly near: number;
  readonly pairs: number;
}

export function agreement(
  had: readonly Had[],
  forms: readonly (readonly string[])[],
): Agreement | undefined {
  if (had.length === 0) return undefined;
  let same = 0;
  let near = 0;
  for (const { member, form } of had) {
    const here = forms[member] ?? [];
    if (here.includes(form)) same += 1;
    else if (here.some((one) => areNear(form, one))) near += 1;
  }
  return { share: same / had.length, near: (same + near) / had.length, pairs: had.length };
}

/** Least part that the smaller of two numbers is of the larger. */
const NEAR = 0.7;

/** True of two texts that say a number each, one not far from the other, in the same words. */
function areNear(left: string, right: string): boolean {
  const [one, other] = [numberOf(left), numberOf(right)];
  if (one?.words !== other?.words) return false;
  const [from, to] = [one?.value ?? NaN, other?.value ?? NaN];
  return Math.min(from, to) >= Math.max(from, to) * NEAR;
}

function numberOf(form: string): { readonly value: number; readonly words: string } | undefined {
  const found = /^([^\p{Nd}]*)(\p{Nd}[\p{Nd}.,'’\s]*)([^\p{Nd}]*)$/u.exec(form);
  if (found === null) return undefined;
  const [, before = '', digits = '', after = ''] = found;
  return {
    value: Number(before === '#' ? digits : digits.replaceAll(/[^\p{Nd}]/gu, '')),
    words: `${before}9${after}`,
  };
}
