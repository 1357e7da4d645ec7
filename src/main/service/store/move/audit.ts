/**
 * Both sides counted and compared: of each table its rows and a digest that does not depend on their order, and the sums
 * that people ask for. Each side computes its own; no row crosses.
 */
import { hash } from 'node:crypto';
import type Database from 'better-sqlite3';
import type { MovedTable } from './shape.ts';
import { quoted, type Source } from './source.ts';
import type { Asking } from './target.ts';
import type { Cell } from './values.ts';

/** One line of the audit. */
export interface Compared {
  /** A table, or what was summed. */
  readonly what: string;
  readonly source: string;
  readonly target: string;
  readonly isEqual: boolean;
}

/** Adds up per row: its hash's first sixteen bytes as two numbers, modulo 2^64. */
interface Digest {
  readonly rows: number;
  readonly sums: readonly [bigint, bigint];
}

const NULL_SIGN = '-';

/** A row's text, the same on both sides: each value after its length, so that none runs into the next. */
function rowText(cells: readonly Cell[], { columns }: MovedTable): string {
  return cells
    .map((cell, index) => {
      if (cell === null) return NULL_SIGN;
      const text = columns[index]?.kind.canonical(cell) ?? '';
      return `${Buffer.byteLength(text)}:${text}`;
    })
    .join('');
}

function digestHere(source: Source, table: MovedTable): Digest {
  const names = table.columns.map(({ name }) => name);
  let rows = 0;
  let [first, second] = [0n, 0n];
  for (const cells of source.rows(table.name, names)) {
    const digest = hash('sha256', rowText(cells, table), 'buffer');
    rows += 1;
    first += digest.readBigInt64BE(0);
    second += digest.readBigInt64BE(8);
  }
  return { rows, sums: [BigInt.asUintN(64, first), BigInt.asUintN(64, second)] };
}

/** As `rowText` and `digestHere`, said in SQL. */
async function digestThere(ask: Asking, table: MovedTable): Promise<Digest> {
  const cells = table.columns.map(({ name, kind }) => {
    const text = kind.canonicalSql(quoted(name));
    return `coalesce(octet_length(${text}) || ':' || ${text}, '${NULL_SIGN}')`;
  });
  const number = (from: number): string =>
    `sum(('x' || encode(substr(digest, ${from}, 8), 'hex'))::bit(64)::bigint)::text`;
  const [row] = await ask<{ rows: string; first: string | null; second: string | null }>(
    `SELECT count(*)::text AS rows, ${number(1)} AS first, ${number(9)} AS second
     FROM (SELECT sha256(convert_to(${cells.join(' || ')}, 'UTF8')) AS digest FROM ${quoted(table.name)} OFFSET 0) hashed`,
  );
  const whole = (text: string | null | undefined): bigint => BigInt.asUintN(64, BigInt(text ?? 0));
  return { rows: Number(row?.rows), sums: [whole(row?.first), whole(row?.second)] };
}

/** Compares one table. */
export async function compareTable(
  source: Source,
  ask: Asking,
  table: MovedTable,
): Promise<Compared> {
  // the database adds up while this side does
  const asked = digestThere(ask, table);
  asked.catch(() => undefined);
  const here = digestHere(source, table);
  return compared(table.name, digestText(here), digestText(await asked));
}

function digestText({ rows, sums }: Digest): string {
  const hex = sums.map((sum) => sum.toString(16).padStart(16, '0')).join('');
  return `${rows} rows ${hex}`;
}

interface Sum {
  readonly what: string;
  /** Rows of name and value; both databases read it. */
  readonly query: string;
}

const SUMS: readonly Sum[] = [
  {
    what: 'credits of account',
    query: `SELECT account_id || ', ' || kind AS name, sum(credits) AS value FROM ledger GROUP BY account_id, kind`,
  },
  { what: 'pages', query: 'SELECT state AS name, count(*) AS value FROM pages GROUP BY state' },
  { what: 'jobs', query: 'SELECT status AS name, count(*) AS value FROM jobs GROUP BY status' },
  {
    what: 'documents',
    query: `SELECT 'bytes as kept' AS name, coalesce(sum(length(body)), 0) AS value FROM documents
      UNION ALL SELECT 'bytes of JSON', coalesce(sum(json_bytes), 0) FROM documents`,
  },
];

/** Compares the sums; a name that one side lacks has 0 there. */
export async function compareSums(database: Database.Database, ask: Asking): Promise<Compared[]> {
  const found: Compared[] = [];
  for (const { what, query } of SUMS) {
    const here = byName(database.prepare<[], SumRow>(query).all());
    const there = byName(await ask<SumRow>(query));
    for (const name of [...new Set([...here.keys(), ...there.keys()])].toSorted()) {
      found.push(compared(`${what} ${name}`, here.get(name) ?? '0', there.get(name) ?? '0'));
    }
  }
  return found;
}

interface SumRow {
  readonly name: string;
  readonly value: string | number;
}

function byName(rows: readonly SumRow[]): ReadonlyMap<string, string> {
  return new Map(rows.map(({ name, value }) => [name, String(value)]));
}

export function compared(what: string, source: string, target: string): Compared {
  return { what, source, target, isEqual: source === target };
}
