/** Which tables go to PostgreSQL, derived from the two real schemas: all do but indexes of texts, which are made anew. */
import type Database from 'better-sqlite3';
import { HearthError } from '../../domain/errors.ts';
import { libraryPart } from '../library-place.ts';
import { kindOf, type ValueKind } from './values.ts';
import type { Asking } from './target.ts';

interface MovedColumn {
  readonly name: string;
  readonly kind: ValueKind;
  /** Numbers are given by PostgreSQL; the next one must be above those that come along. */
  readonly isCounted: boolean;
}

export interface MovedTable {
  readonly name: string;
  readonly columns: readonly MovedColumn[];
}

export interface Shape {
  readonly moved: readonly MovedTable[];
  /** The library's rows are among those that go; its indexes are neither moved nor kept. */
  readonly hasLibrary: boolean;
}

interface TargetColumn {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** PostgreSQL fills it in when nobody does. */
  readonly fills: boolean;
  readonly counted: boolean;
  readonly generated: boolean;
}

const TARGET_COLUMNS = `
  SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type,
    (a.atthasdef OR a.attidentity <> '' OR NOT a.attnotnull) AS fills,
    a.attidentity <> '' AS counted, a.attgenerated <> '' AS generated
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
    AND NOT c.relispartition AND a.attnum > 0 AND NOT a.attisdropped
  ORDER BY c.relname, a.attnum`;

/** Throws `STORAGE_FAILED` where a column would be lost, or cannot be filled. */
export async function shapeOf(
  source: Database.Database,
  target: Asking,
  hasLibrary = true,
): Promise<Shape> {
  const columns = await target<TargetColumn>(TARGET_COLUMNS);
  const byTable = Map.groupBy(columns, ({ table }) => table);
  const moved: MovedTable[] = [];
  for (const { name, type } of tablesOf(source)) {
    if (hasLibrary && libraryPart(name) === 'index') continue;
    const there = byTable.get(name);
    if (there !== undefined && type === 'table') moved.push(tableOf(source, name, there));
    else if (hasLibrary) throw cannotMove(name, 'it is on one side only');
  }
  return { moved, hasLibrary };
}

function cannotMove(table: string, why: string): HearthError {
  return new HearthError(
    'STORAGE_FAILED',
    `This Hearth cannot move ${table}: ${why}. Nothing was changed. Please tell us.`,
  );
}

interface SourceTable {
  readonly name: string;
  /** `shadow`: the index of texts keeps its rows there, `virtual`: the index itself. */
  readonly type: 'table' | 'virtual' | 'shadow' | 'view';
}

function tablesOf(source: Database.Database): readonly SourceTable[] {
  return source
    .prepare<[], SourceTable>(
      `SELECT name, type FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite_%'
       AND type <> 'view' ORDER BY name`,
    )
    .all();
}

function tableOf(
  source: Database.Database,
  name: string,
  there: readonly TargetColumn[],
): MovedTable {
  const here = columnsOf(source, name);
  const lost = here.filter((column) => !there.some((one) => one.name === column));
  const unfilled = there.filter((one) => !one.fills && !one.generated && !here.includes(one.name));
  const [wrong] = [...lost, ...unfilled.map((one) => one.name)];
  if (wrong !== undefined) {
    throw cannotMove(name, `its column ${wrong} is on one side only`);
  }
  return {
    name,
    columns: there
      .filter((one) => here.includes(one.name) && !one.generated)
      .map((one) => ({
        name: one.name,
        kind: kindOf(one.type, `${name}.${one.name}`),
        isCounted: one.counted,
      })),
  };
}

function columnsOf(database: Database.Database, table: string): readonly string[] {
  return database
    .prepare<[string], { name: string }>('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => name);
}
