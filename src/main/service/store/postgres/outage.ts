/** A database that goes away for a moment, as it does when it crashes, moves or is started anew, is waited for. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Who asks waits so long for an answer; a page that was fetched, for being written. */
const PATIENCE_MS = { ask: 10_000, finish: 30_000 };
const FIRST_MS = 100;
const MOST_MS = 1_000;

/** Sockets that were not there or broke, and what a server says that stops, crashed, or comes up again. */
const GONE =
  /^(?:E(?:CONN(?:REFUSED|RESET|ABORTED)|PIPE|NOENT|TIMEDOUT|HOSTUNREACH|NETUNREACH)|57P0[1-3]|08\w{3})$/;

/** Whether the database was away, as the driver or the server said it, itself or as the cause of our error. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code === 'string' && GONE.test(code)) return true;
  // the driver's own words have no code
  const isDriver = !(error instanceof pg.DatabaseError);
  return (isDriver && error.message.startsWith('Connection terminated')) || isAway(error.cause);
}

/** Does it until the database is there; what else goes wrong is thrown at once. `isOver`: nobody waits any longer. */
export async function throughOutage<T>(
  what: keyof typeof PATIENCE_MS,
  work: () => Promise<T>,
  isOver = (): boolean => false,
): Promise<T> {
  const endAt = performance.now() + PATIENCE_MS[what];
  for (let waitMs = FIRST_MS; ; waitMs = Math.min(MOST_MS, 2 * waitMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error) || isOver() || performance.now() + waitMs > endAt) throw error;
      await sleep(waitMs);
    }
  }
}
