/**
 * What the writer thread does: drains what is queued into one transaction, then answers all of it.
 *
 * Group commit without a timer: while one transaction is written, more requests queue up and become the
 * next one; a lone request commits at once. Each verb has its own savepoint, so its failure is its own.
 * When SQLite gives up the whole transaction (a full disk does that), nothing of it is written, and its
 * verbs are run again one by one, where that helps in the room of a log that is done with: those that can be done are
 * done, the others are refused.
 */
import { receiveMessageOnPort, type MessagePort } from 'node:worker_threads';
import { release } from '../../domain/bytes.ts';
import { HearthError } from '../../domain/errors.ts';
import { toStorageError, type Connection } from './connection.ts';
import type { Answer, Failure, Report, Request, Write } from './thread-protocol.ts';
import type { Notice } from '../verbs/tx.ts';
import { inTransaction } from './writer.ts';
import { runVerb } from './writes.ts';

/** No further message joins a transaction of so many verbs, so that a lone request never waits for a long queue to be written. */
const MOST_PER_TRANSACTION = 256;

interface Outcome {
  readonly answers: Answer[];
  readonly notices: Notice[];
}

/** Serves the port with an open database until it is told to close. */
export function serveWrites(port: MessagePort, sql: Connection): void {
  const report = (message: Report): void => port.postMessage(message);
  port.on('message', (first: Request) => {
    const { writes, isClosing } = drain(port, first);
    if (writes.length > 0) report({ kind: 'answers', ...runAll(sql, writes) });
    for (const { handedOver } of writes) handedOver.forEach(release);
    if (!isClosing) return;
    sql.close();
    report({ kind: 'closed' });
    port.close();
  });
  report({ kind: 'ready' });
}

function drain(
  port: MessagePort,
  first: Request,
): { readonly writes: readonly Write[]; readonly isClosing: boolean } {
  const writes: Write[] = [];
  let next: Request | undefined = first;
  while (next !== undefined) {
    if (next.kind === 'close') return { writes, isClosing: true };
    writes.push(...next.writes);
    if (writes.length >= MOST_PER_TRANSACTION) break;
    // the port carries only what thread-writer.ts sends
    next = receiveMessageOnPort(port)?.message as Request | undefined;
  }
  return { writes, isClosing: false };
}

/** All in one transaction; one by one when that transaction could not be kept. */
function runAll(sql: Connection, writes: readonly Write[]): Outcome {
  const together = writes.length > 1 ? attempt(() => runTogether(sql, writes)) : undefined;
  if (together !== undefined) return together;
  const outcome: Outcome = { answers: [], notices: [] };
  for (const write of writes) {
    try {
      const { result, notices } = runAlone(sql, write);
      outcome.answers.push({ id: write.id, ok: true, result });
      outcome.notices.push(...notices);
    } catch (error) {
      outcome.answers.push(refused(write, error));
    }
  }
  return outcome;
}

function runAlone(sql: Connection, write: Write): ReturnType<typeof runVerb> {
  const run = (): ReturnType<typeof runVerb> =>
    inTransaction(sql, () => runVerb(sql, write.name, write.args));
  try {
    return run();
  } catch (error) {
    if (!isOutOfSpace(error) || !emptyLog(sql)) throw error;
    return run();
  }
}

/** Writes the log into the database and gives its room back to the disk; false where nothing stood in it. */
function emptyLog({ database }: Connection): boolean {
  try {
    const [done] = database.pragma('wal_checkpoint(PASSIVE)') as readonly {
      readonly log: number;
    }[];
    if (done === undefined || done.log <= 0) return false;
    database.pragma('wal_checkpoint(TRUNCATE)');
    return true;
  } catch {
    // the database itself has to grow for that
    return false;
  }
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    // whatever it was, each verb meets it again alone and reports it
    return undefined;
  }
}

function runTogether(sql: Connection, writes: readonly Write[]): Outcome {
  return inTransaction(sql, () => {
    const outcome: Outcome = { answers: [], notices: [] };
    for (const write of writes) {
      sql.say('SAVEPOINT verb');
      try {
        const { result, notices } = runVerb(sql, write.name, write.args);
        sql.say('RELEASE verb');
        outcome.answers.push({ id: write.id, ok: true, result });
        outcome.notices.push(...notices);
      } catch (error) {
        sql.entered.forget();
        // a full disk ends the transaction itself: then none of these verbs happened
        if (!sql.database.inTransaction) throw error;
        sql.database.exec('ROLLBACK TO verb; RELEASE verb');
        if (isOutOfSpace(error)) throw error;
        outcome.answers.push(refused(write, error));
      }
    }
    return outcome;
  });
}

function isOutOfSpace(error: unknown): boolean {
  const storage = toStorageError(error);
  return storage instanceof HearthError && storage.code === 'STORAGE_FULL';
}

function refused(write: Write, error: unknown): Answer {
  return { id: write.id, ok: false, failure: toFailure(toStorageError(error)) };
}

function toFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { code: 'INTERNAL', message: String(error), stack: '' };
  const code = error instanceof HearthError ? error.code : 'INTERNAL';
  return { code, message: error.message, stack: error.stack ?? '' };
}
