/**
 * A value on its way from SQLite to PostgreSQL, by the type of the column that takes it: how it is written (COPY, text
 * form), and one text of it that both sides can make, for the audit.
 */
import { hash } from 'node:crypto';
import { HearthError } from '../../domain/errors.ts';

export type Cell = string | number | bigint | Buffer | null;

export interface ValueKind {
  /** As COPY reads it, escaped; never asked for null. */
  readonly copied: (cell: Exclude<Cell, null>) => string;
  /** The same text as `canonicalSql` gives of the column that took it. */
  readonly canonical: (cell: Exclude<Cell, null>) => string;
  /** `column` is quoted already. */
  readonly canonicalSql: (column: string) => string;
}

const ESCAPED: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** PostgreSQL has no text with a NUL in it; what a reader sees of one is this sign. */
const withoutNul = (text: string): string => text.replaceAll('\0', '\u{fffd}');

const PLAIN: ValueKind = {
  copied: String,
  canonical: String,
  canonicalSql: (column) => `${column}::text`,
};

const TEXT: ValueKind = {
  copied: (cell) =>
    withoutNul(String(cell)).replaceAll(/[\\\n\r\t]/g, (sign) => ESCAPED[sign] ?? sign),
  canonical: (cell) => withoutNul(String(cell)),
  canonicalSql: (column) => column,
};

const BYTES: ValueKind = {
  copied: (cell) => `\\\\x${asBytes(cell).toString('hex')}`,
  canonical: (cell) => hash('sha256', asBytes(cell), 'hex'),
  canonicalSql: (column) => `encode(sha256(${column}), 'hex')`,
};

const BOOLEAN: ValueKind = {
  copied: (cell) => (Number(cell) === 0 ? 'f' : 't'),
  canonical: (cell) => (Number(cell) === 0 ? '0' : '1'),
  canonicalSql: (column) => `${column}::int::text`,
};

/** SQLite has milliseconds since the epoch. */
const TIME: ValueKind = {
  copied: (cell) => new Date(Number(cell)).toISOString(),
  canonical: String,
  canonicalSql: (column) => `round(extract(epoch FROM ${column}) * 1000)::bigint::text`,
};

const KINDS: Readonly<Record<string, ValueKind>> = {
  bigint: PLAIN,
  integer: PLAIN,
  smallint: PLAIN,
  text: TEXT,
  bytea: BYTES,
  boolean: BOOLEAN,
  'timestamp with time zone': TIME,
};

/** `type` as PostgreSQL's `format_type` names it. Throws `STORAGE_FAILED` for one that nothing was ever moved to. */
export function kindOf(type: string, column: string): ValueKind {
  const kind = KINDS[type];
  if (kind !== undefined) return kind;
  throw new HearthError(
    'STORAGE_FAILED',
    `This Hearth cannot move ${column}: its type on PostgreSQL is ${type}. Nothing was changed. Please tell us.`,
  );
}

function asBytes(cell: Cell): Buffer {
  if (Buffer.isBuffer(cell)) return cell;
  throw new Error(`bytes were expected, not ${typeof cell}`);
}
