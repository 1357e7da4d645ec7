/** Verbs on SQLite: every question is answered before the next, and the verb never waits. */
import { Known, type Step, type Steps, type Tx } from '../verbs/tx.ts';
import type { Connection } from './connection.ts';

export function sqliteTx(sql: Connection): Tx {
  return {
    bodies: sql.bodies,
    outputs: sql.outputs,
    all: (statement, params) => new Known(sql.all(statement, params)),
    first: (statement, params) => new Known(sql.get(statement, params)),
    say: (statement, params) => {
      sql.run(statement, params);
      return new Known(undefined);
    },
    insert: (statement, params) => new Known(sql.insert(statement, params)),
    run: (statement, params) => new Known(sql.run(statement, params)),
  };
}

/** For rooms that speak to SQLite itself: done when asked. */
export function done(work: () => void): Step<void> {
  work();
  return new Known(undefined);
}

/** Runs a verb to its end. */
export function runNow<T>(steps: Steps<T>): T {
  const end = steps.next();
  if (end.done !== true) throw new Error('A verb waited, which SQLite never asks of it.');
  return end.value;
}
