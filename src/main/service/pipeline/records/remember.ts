/** Records of the last good run, found again: which record is which row, and how far a column says what a field said. */
import type { RecipeRow } from '../../domain/recipe.ts';
import type { Column } from './columns.ts';
import { canon, numbersOf } from './values.ts';

export interface Pairing {
  readonly pairs: readonly { readonly row: RecipeRow; readonly member: number }[];
  /** Of the remembered rows, or of the records where those are fewer. */
  readonly share: number;
  /** Comparable forms of each column's cells. */
  readonly keys: ReadonlyMap<Column, readonly (readonly string[])[]>;
}

type Keys = ReadonlyMap<Column, readonly (readonly string[])[]>;

/** For each column and record the forms in which its value may have been remembered. */
export function valuesByRow(columns: readonly Column[], base: string): Keys {
  return new Map(columns.map((column) => [column, keysOf(column, base)]));
}

function keysOf(column: Column, base: string): readonly (readonly string[])[] {
  const numbers = numbersOf(column.cells.flatMap((cell) => cell?.text ?? []));
  const isAddress = column.read === 'href' || column.read === 'src';
  return column.cells.map((cell) => {
    if (cell === undefined) return [];
    const text = isAddress ? (URL.parse(cell.text, base)?.href ?? cell.text) : cell.text;
    const number = numbers?.get(cell.text);
    const list = cell.values === undefined ? [] : [canon(cell.values)];
    return [canon(text), ...(number === undefined ? [] : [canon(number)]), ...list];
  });
}

/** Pairs remembered rows with records: by values that few of them share. */
export function pairRows(rows: readonly RecipeRow[], keys: Keys, key: readonly string[]): Pairing {
  const where = new Map<string, Set<number>>();
  let members = 0;
  for (const cells of keys.values()) {
    members = Math.max(members, cells.length);
    cells.forEach((forms, member) => {
      for (const form of forms) {
        if (form.length < 2) continue;
        const set = where.get(form) ?? new Set<number>();
        where.set(form, set.add(member));
      }
    });
  }
  const often = new Map<string, number>();
  for (const row of rows)
    for (const form of formsOf(row)) often.set(form, (often.get(form) ?? 0) + 1);
  const bids = rows
    .flatMap((row) => bestMember(row, { where, often, key }) ?? [])
    .sort((a, b) => b.weight - a.weight);
  const taken = new Set<number>();
  const pairs = bids.filter(({ member }) => {
    if (taken.has(member)) return false;
    taken.add(member);
    return true;
  });
  const least = Math.min(rows.length, members);
  return { pairs, share: least === 0 ? 0 : pairs.length / least, keys };
}

const formsOf = (row: RecipeRow): readonly string[] => [
  ...new Set(
    Object.values(row)
      .map((value) => canon(value))
      .filter((form) => form.length >= 2),
  ),
];

/** The key alone is enough; of other values two rare texts, or more numbers. */
const ENOUGH = 1;
const RARE_TEXT = 0.55;
const NUMBER = 0.3;

function bestMember(
  row: RecipeRow,
  known: {
    readonly where: ReadonlyMap<string, ReadonlySet<number>>;
    readonly often: ReadonlyMap<string, number>;
    readonly key: readonly string[];
  },
): { row: RecipeRow; member: number; weight: number } | undefined {
  const { where, often, key } = known;
  const [only] = key.length === 1 ? key : [];
  const own = only === undefined ? '' : canon(row[only]);
  const weights = new Map<number, number>();
  for (const form of formsOf(row)) {
    const places = where.get(form);
    if (places === undefined) continue;
    const rarity = 1 / Math.max(places.size, often.get(form) ?? 1);
    const telling =
      form === own ? 1.1 : form.startsWith('#') || form.length < 5 ? NUMBER : RARE_TEXT;
    for (const member of places) weights.set(member, (weights.get(member) ?? 0) + rarity * telling);
  }
  const [best] = [...weights].sort((a, b) => b[1] - a[1]);
  return best === undefined || best[1] < ENOUGH
    ? undefined
    : { row, member: best[0], weight: best[1] };
}

/** Of the paired records that had the field, the share in which the column says the same. */
export function agreement(
  { pairs, keys }: Pairing,
  field: string,
  column: Column,
): { readonly share: number; readonly pairs: number } | undefined {
  const cells = keys.get(column) ?? keysOf(column, 'http://localhost/');
  const had = pairs.filter(({ row }) => canon(row[field]) !== '');
  if (had.length === 0) return undefined;
  const same = had.filter(({ row, member }) =>
    (cells[member] ?? []).includes(canon(row[field])),
  ).length;
  return { share: same / had.length, pairs: had.length };
}
