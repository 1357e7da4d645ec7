/** Who runs the writing verbs: one at a time, each atomic. */
import { release } from '../../domain/bytes.ts';
import { failingWell, type Connection } from './connection.ts';
import type { Notice } from '../verbs/tx.ts';
import type { VerbArgs, VerbName, VerbResult } from '../verbs/writes.ts';
import { runVerb } from './writes.ts';

export interface Writer {
  /**
   * Resolves after the commit; rejects with a HearthError, having changed nothing. `handedOver`: bytes among
   * `args`, each with a buffer of its own, which are the writer's from now on.
   */
  write<N extends VerbName>(
    name: N,
    args: VerbArgs<N>,
    handedOver?: readonly Uint8Array[],
  ): Promise<VerbResult<N>>;
  /** Somebody waits for what was handed over before: nothing of it is gathered any longer. */
  hurry(): void;
  close(): Promise<void>;
}

/** Writes in the calling thread, a transaction per verb: for `:memory:` and for short-lived processes. */
export function inlineWriter(sql: Connection, hear: (notices: readonly Notice[]) => void): Writer {
  return {
    write: (name: VerbName, args: unknown, handedOver: readonly Uint8Array[] = []) => {
      try {
        const { result, notices } = failingWell(() =>
          inTransaction(sql, () => runVerb(sql, name, args)),
        );
        hear(notices);
        // the verb's own result, looked up by the same name
        return Promise.resolve(result as never);
      } catch (error) {
        return Promise.reject(error instanceof Error ? error : new Error(String(error)));
      } finally {
        handedOver.forEach(release);
      }
    },
    hurry: () => undefined,
    close: () => Promise.resolve(),
  };
}

/** Runs `work` in one transaction that holds the write lock from the start. */
export function inTransaction<T>(sql: Connection, work: () => T): T {
  sql.say('BEGIN IMMEDIATE');
  try {
    const result = work();
    sql.say('COMMIT');
    return result;
  } catch (error) {
    sql.entered.forget();
    // SQLite itself rolls back on a full disk
    if (sql.database.inTransaction) sql.database.exec('ROLLBACK');
    throw error;
  }
}
