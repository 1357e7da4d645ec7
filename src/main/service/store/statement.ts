/**
 * Typed SQL that is built once and run often, in the spelling of the database that runs it.
 *
 * Kysely builds and type-checks the text; the driver prepares it once per connection. Building a query with
 * Kysely costs more than running it, so parameters are slots that are filled at each run. Where SQLite and
 * PostgreSQL say one thing in two ways, the statement asks `spell`.
 */
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql as raw,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type Expression,
  type RawBuilder,
  type Selectable,
} from 'kysely';
import type { EventRow, Tables } from './tables.ts';
import { TEXT_INDEXES, type TextIndex } from './text-index.ts';

/** What can be bound. */
export type SqlValue = string | number | bigint | Uint8Array | null;

type Dialect = 'sqlite' | 'postgres';

/** Builds queries in SQLite's spelling; never runs them. */
const builder = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

const postgresBuilder = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Builds queries in one database's spelling. */
export type Builder = Kysely<Tables>;

type Text = Expression<unknown> | string;
/** A parameter, or a column. */
type Value<T> = T | RawBuilder<unknown>;

/** What the databases spell differently. */
export interface Spelling {
  /** A JSON list of strings as a table with a column `value`. */
  readonly each: (list: string) => RawBuilder<unknown>;
  /** Fronts of a job at hosts named in a JSON list, each sought by itself, and not the named among all of the job. */
  readonly frontsAt: (jobPk: number, hosts: string) => RawBuilder<boolean>;
  /** A JSON list of objects as a table with a column `value`, to be asked by `->>`. */
  readonly eachObject: (list: string) => RawBuilder<unknown>;
  /** A member of an object that a column holds as JSON; text, or null. */
  readonly member: (column: string, name: string) => RawBuilder<string | null>;
  /** What JSON gave as text, as a whole number. */
  readonly whole: (text: RawBuilder<unknown>) => RawBuilder<number>;
  /** The first place of a part in a text, from 1; 0 when it is not there. */
  readonly place: (text: Text, part: Text) => RawBuilder<number>;
  readonly larger: (a: RawBuilder<unknown>, b: RawBuilder<unknown>) => RawBuilder<number>;
  readonly smaller: (a: RawBuilder<unknown>, b: RawBuilder<unknown>) => RawBuilder<number>;
  /** Case makes no difference, of ASCII at least. */
  readonly like: RawBuilder<unknown>;
  /** Joins a table that is to be read after those before it. */
  readonly joined: RawBuilder<unknown>;
  /** A column that is compared, but not sought by an index. */
  readonly unsought: (column: string) => RawBuilder<unknown>;
  /** A page of the job by its address, and by the one that it led to. */
  readonly pageAt: (jobPk: Value<number>, key: Value<string>) => RawBuilder<boolean>;
  readonly pageLedTo: (jobPk: Value<number>, key: Value<string>) => RawBuilder<boolean>;
  /** Of the job, sought in an index of what waits and in its order, where the database might take another that begins with the job. */
  readonly waitingOf: (jobPk: Value<number>) => RawBuilder<boolean>;
  /** Two texts are the same, however long they are: found by an index over the first. */
  readonly sameText: (column: string, text: Value<string>) => RawBuilder<boolean>;
  /** Behind a table: found by this index, where the database would not see that it is the one. */
  readonly by: (index: string) => RawBuilder<unknown>;
  /** Behind a query by a key: until this verb is over, nobody else changes the row that it finds. */
  readonly locked: RawBuilder<unknown>;
  /** Behind a query: as `locked`, without the rows that others have locked. */
  readonly unlocked: RawBuilder<unknown>;
  /** Behind a query by a key: until this verb is over, nobody removes the row that it finds. */
  readonly kept: RawBuilder<unknown>;
  /** The events after a place, as a table, in the order of `turn`, `id`. */
  readonly eventsAfter: (place: EventPlace) => RawBuilder<PlacedEvent>;
  /** Whether a statement that inserts has to ask for the number of its row (`Tx.insert`). */
  readonly asksNumber: boolean;
  /** Words of the library's texts. */
  readonly index: TextIndex;
}

/**
 * Where an event stands. With one writer that is its number. Of many, a later number may be written before an earlier one;
 * then `turn` comes first, the number of the transaction that wrote it.
 */
export interface EventPlace {
  readonly turn: string;
  readonly id: number;
}

export interface PlacedEvent extends Selectable<EventRow> {
  readonly turn: unknown;
  readonly cursor: string;
  /** 1: no event will ever come before it. */
  readonly settled: number;
}

const SPELLINGS: Readonly<Record<Dialect, Spelling>> = {
  sqlite: {
    each: (list) => raw`json_each(${list})`,
    frontsAt: (jobPk, hosts) =>
      raw`(job_pk = ${jobPk} and host in (select value from json_each(${hosts})))`,
    eachObject: (list) => raw`json_each(${list})`,
    member: (column, name) => raw`${raw.ref(column)} ->> ${raw.lit(name)}`,
    whole: (text) => raw`${text}`,
    place: (text, part) => raw`instr(${text}, ${part})`,
    larger: (a, b) => raw`max(${a}, ${b})`,
    smaller: (a, b) => raw`min(${a}, ${b})`,
    like: raw`like`,
    joined: raw`cross join`,
    unsought: (column) => raw`+${raw.ref(column)}`,
    pageAt: (jobPk, key) => raw`(job_pk = ${jobPk} and url_key = ${key})`,
    pageLedTo: (jobPk, key) => raw`(job_pk = ${jobPk} and final_key = ${key})`,
    waitingOf: (jobPk) => raw`job_pk = ${jobPk}`,
    sameText: (column, text) => raw`${raw.ref(column)} = ${text}`,
    by: (index) => raw`indexed by ${raw.ref(index)}`,
    locked: raw``,
    unlocked: raw``,
    kept: raw``,
    asksNumber: false,
    index: TEXT_INDEXES.sqlite,
    eventsAfter: ({ id }) => raw`
      (select *, id as turn, cast(id as text) as cursor, 1 as settled from events where id > ${id})`,
  },
  postgres: {
    each: (list) => raw`jsonb_array_elements_text(${list}::jsonb)`,
    frontsAt: (jobPk, hosts) => raw`ctid = any(array(
      select front from jsonb_array_elements_text(${hosts}::jsonb) named cross join lateral (
        select ctid as front from fronts where job_pk = ${jobPk} and host = named.value offset 0
      ) one))`,
    eachObject: (list) => raw`jsonb_array_elements(${list}::jsonb)`,
    member: (column, name) => raw`(${raw.ref(column)}::jsonb ->> ${raw.lit(name)})`,
    whole: (text) => raw`(${text})::bigint`,
    place: (text, part) => raw`strpos(${text}, ${part})`,
    larger: (a, b) => raw`greatest(${a}, ${b})`,
    smaller: (a, b) => raw`least(${a}, ${b})`,
    like: raw`ilike`,
    joined: raw`join`,
    unsought: (column) => raw.ref(column),
    pageAt: (jobPk, key) => raw`(key = page_key(${jobPk}, ${key}))`,
    pageLedTo: (jobPk, key) =>
      raw`(final_key is not null and page_key(job_pk, final_key) = page_key(${jobPk}, ${key}))`,
    waitingOf: (jobPk) => raw`job_pk + 0 = ${jobPk}`,
    // an entry of an index is 2,704 bytes at most
    sameText: (column, text) =>
      raw`(md5(${raw.ref(column)}) = md5(${text}) and ${raw.ref(column)} = ${text})`,
    by: () => raw``,
    locked: raw`for update`,
    unlocked: raw`for update skip locked`,
    kept: raw`for key share`,
    asksNumber: true,
    index: TEXT_INDEXES.postgres,
    eventsAfter: ({ turn, id }) => raw`
      (select *, xid as turn, xid || '.' || id as cursor,
        (xid < pg_snapshot_xmin(pg_current_snapshot()))::int as settled
      from events where (xid, id) > (${turn}::text::xid8, ${id}::bigint))`,
  },
};

/** A statement as one database runs it. */
interface Spelled<P> {
  readonly text: string;
  readonly values: (params: P) => readonly SqlValue[];
}

export interface Statement<P, R> {
  /** Compiled at first use. */
  readonly in: (dialect: Dialect) => Spelled<P>;
  /** Never present; carries the row's type. */
  readonly row?: R;
}

export type ParamsOf<S> = S extends Statement<infer P, unknown> ? P : never;

type Build<P, R> = (db: Builder, params: P, spell: Spelling) => CompiledQuery<R>;

class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement with named parameters. `build` receives the builder and an object whose every property is
 * a slot of that property's type; it must not look at the values.
 */
export function statement<P extends object, R>(build: Build<P, R>): Statement<P, R> {
  const known: Partial<Record<Dialect, Spelled<P>>> = {};
  return { in: (dialect) => (known[dialect] ??= spelled(dialect, build)) };
}

/** A query built for one run (optional filters); its text is still prepared once. */
export function composed<R>(
  build: (db: Builder, spell: Spelling) => CompiledQuery<R>,
): Statement<Record<string, never>, R> {
  return { in: (dialect) => spelled(dialect, (db, _none, spell) => build(db, spell)) };
}

function spelled<P extends object, R>(dialect: Dialect, build: Build<P, R>): Spelled<P> {
  const db = dialect === 'sqlite' ? builder : postgresBuilder;
  const { sql, parameters } = build(db, slots<P>(), SPELLINGS[dialect]);
  return {
    text: dialect === 'sqlite' ? withStablePlan(sql) : sql,
    values: (params) =>
      parameters.map((value) =>
        sqlValue(value instanceof Slot ? Reflect.get(params, value.name) : value),
      ),
  };
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- stands in for any P
function slots<P extends object>(): P {
  const handler: ProxyHandler<object> = { get: (_target, name) => new Slot(String(name)) };
  // a stand-in for P: its properties are only ever handed on to Kysely as parameters
  return new Proxy({}, handler) as P;
}

/**
 * SQLite prepares a statement anew at each run when a bound value might change its plan (partial indexes,
 * ranges): 6 to 25 µs for queries that run in 1. A parameter under unary plus, which changes nothing else,
 * is not looked at. Measured in docs/adr/0003-store.md.
 */
function withStablePlan(text: string): string {
  return text.replaceAll('?', '+?');
}

function sqlValue(value: unknown): SqlValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return value;
  }
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`A ${typeof value} cannot be bound to SQL`);
}
