/** A value of JSON as the cell of a column, and forms in which equal values are equal. */
import type { DateOrder, FieldType, RecipeRow } from '../../domain/recipe.ts';
import { foldSpace } from '../dom/text.ts';
import type { Leaf } from './data-rows.ts';
import { isoDate } from './dates-shown.ts';

type Cell = RecipeRow[string];

/** What a column's cells are. */
export interface CellType {
  readonly type: string;
  readonly dates?: DateOrder;
}

export interface Typed extends CellType {
  readonly name: string;
}

const NUMBERS: ReadonlySet<string> = new Set<FieldType>(['number', 'integer', 'price', 'rating']);
const ADDRESSES: ReadonlySet<string> = new Set<FieldType>(['url', 'image']);
const NUMERIC = /^-?\d{1,15}(?:\.\d{1,10})?$/;

/** As the page's column would hold it; null where it does not fit the type. */
export function cellOf({ type, dates }: CellType, leaf: Leaf | undefined, base: string): Cell {
  if (leaf === undefined) return null;
  if (type.endsWith('[]')) return typeof leaf === 'object' ? leaf.map(foldSpace) : null;
  if (typeof leaf === 'object') return null;
  if (NUMBERS.has(type)) return numberOf(leaf);
  if (type === 'boolean') return typeof leaf === 'boolean' ? leaf : null;
  if (typeof leaf === 'boolean') return null;
  if (ADDRESSES.has(type)) return addressOf(leaf, base);
  const text = foldSpace(String(leaf));
  if (text === '') return null;
  return dates !== undefined ? isoDate(text, dates) : text;
}

function numberOf(leaf: string | number | boolean): number | null {
  if (typeof leaf === 'number') return leaf;
  return typeof leaf === 'string' && NUMERIC.test(leaf.trim()) ? Number(leaf) : null;
}

function addressOf(leaf: string | number, base: string): string | null {
  if (typeof leaf !== 'string' || leaf === '' || /\s/.test(leaf)) return null;
  const url = URL.parse(leaf, base);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Equal for equal cells of a type; empty for none. */
export function formOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined || cell === '') return '';
  if (typeof cell === 'string') return `t${cell.normalize('NFC')}`;
  return `${typeof cell === 'number' ? 'n' : 'v'}${JSON.stringify(cell)}`;
}

/** The type of a column that only the data has. */
export function typeOfLeaves(leaves: readonly Leaf[]): FieldType | 'text[]' {
  if (leaves.every((leaf) => typeof leaf === 'boolean')) return 'boolean';
  if (leaves.every((leaf) => typeof leaf === 'number'))
    return leaves.every((leaf) => Number.isInteger(leaf)) ? 'integer' : 'number';
  if (leaves.every((leaf) => typeof leaf === 'object')) return 'text[]';
  const isAddress = (leaf: Leaf): boolean =>
    typeof leaf === 'string' && /^https?:\/\/\S+$/i.test(leaf);
  return leaves.every(isAddress) ? 'url' : 'text';
}
