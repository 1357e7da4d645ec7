/** What kind of values a column holds, told from some of them; and a value as what it is sorted by. Pure. */
import type { Cell, Table } from '../../../contract/table/records.ts';

const COLUMN_TYPES = ['number', 'date', 'boolean', 'url', 'image', 'text'] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

export function isColumnType(text: string): text is ColumnType {
  return COLUMN_TYPES.some((type) => type === text);
}

/** Values looked at; spread over the rows. */
const SAMPLE = 400;
/** So many of the values must agree. */
const SHARE = 0.95;

const URL_START = /^https?:\/\/\S+$/i;
const PICTURE = /\.(png|jpe?g|gif|webp|avif|svg)(\?|#|$)/i;
const PICTURE_NAME = /(^|[._-])(image|img|photo|picture|thumbnail|logo|icon)(_?url|src)?$/i;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}\S*)?$/;
const NUMBER = /^[^\p{L}\d]{0,3}\s?\d[\d.,\s'’]*\s?(%|\p{Sc}|[A-Z]{3})?$/u;

export function columnType(name: string, values: readonly Cell[]): ColumnType {
  const filled = values.filter((value) => value !== null && value !== '');
  if (filled.length === 0) return 'text';
  const isMost = (test: (value: Cell) => boolean): boolean =>
    filled.filter(test).length >= filled.length * SHARE;
  if (isMost((value) => typeof value === 'boolean')) return 'boolean';
  if (isMost((value) => typeof value === 'number')) return 'number';
  const texts = (pattern: RegExp) => (value: Cell) =>
    typeof value === 'string' && pattern.test(value.trim());
  if (isMost(texts(URL_START))) {
    return isMost(texts(PICTURE)) || PICTURE_NAME.test(name) ? 'image' : 'url';
  }
  if (isMost(texts(ISO_DATE))) return 'date';
  return isMost((value) => typeof value === 'number' || texts(NUMBER)(value)) ? 'number' : 'text';
}

/** The type of every column of a table. */
export function columnTypes({ columns, rows }: Table): readonly ColumnType[] {
  const step = Math.max(1, Math.floor(rows.length / SAMPLE));
  const sample = rows.filter((_row, at) => at % step === 0);
  return columns.map((name, column) =>
    columnType(
      name,
      sample.map((row) => row[column] ?? null),
    ),
  );
}

/** A number for sorting: of `€ 1.234,50`, `1,234.5 %` and `12` alike. NaN when there is none. */
export function looseNumber(value: Cell): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  const found = /[-−]?\d[\d.,\s'’]*/.exec(value ?? '')?.[0];
  if (found === undefined) return Number.NaN;
  const bare = found.replaceAll(/[\s'’]/g, '').replace('−', '-');
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  const tail = bare.length - last - 1;
  const mark = bare[last] ?? '';
  // one mark before three digits groups; so does a mark that comes twice
  const isDecimal = last > 0 && tail !== 3 && bare.indexOf(mark) === last;
  const digits = (text: string): string => text.replaceAll(/[.,]/g, '');
  return Number(
    isDecimal ? `${digits(bare.slice(0, last))}.${bare.slice(last + 1)}` : digits(bare),
  );
}
