/**
 * Typed SQL that is built once and run often.
 *
 * Kysely builds and type-checks the text; better-sqlite3 prepares it once per connection and runs it
 * synchronously, which is what lets a verb be one transaction without a pause inside it. Building a
 * query with Kysely costs more than running it, so parameters are slots that are filled at each run.
 */
import {
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
} from 'kysely';
import type { Tables } from './tables.ts';

/** What SQLite can bind. */
export type SqlValue = string | number | bigint | Uint8Array | null;

/** Builds queries; never runs them. */
export const builder = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

export interface Statement<P, R> {
  /** Compiled at first use. */
  readonly text: () => string;
  readonly values: (params: P) => readonly SqlValue[];
  /** Never present; carries the row's type. */
  readonly row?: R;
}

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
export function statement<P extends object, R>(
  build: (db: Kysely<Tables>, params: P) => CompiledQuery<R>,
): Statement<P, R> {
  let compiled: CompiledQuery<R> | undefined;
  let text: string | undefined;
  const compile = (): CompiledQuery<R> => (compiled ??= build(builder, slots<P>()));
  return {
    text: () => (text ??= withStablePlan(compile().sql)),
    values: (params) => {
      return compile().parameters.map((value) =>
        sqlValue(value instanceof Slot ? Reflect.get(params, value.name) : value),
      );
    },
  };
}

/** A query built for one run (optional filters); its text is still prepared once. */
export function query<R>(compiled: CompiledQuery<R>): Statement<Record<string, never>, R> {
  const text = withStablePlan(compiled.sql);
  return { text: () => text, values: () => compiled.parameters.map(sqlValue) };
}

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- stands in for any P
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
