/** What is done again when the database went away meanwhile: a page that was fetched is written when it is back. */
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';

/** So long at most: others take its pages from a service that the database has not heard of for about as long. */
const LONGEST_MS = 30_000;
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
  if (!(error instanceof pg.DatabaseError) && error.message.startsWith('Connection terminated')) {
    return true;
  }
  return isAway(error.cause);
}

/** Does it until the database is there; what else goes wrong is thrown at once. `isOver`: nobody waits any longer. */
export async function throughOutage<T>(
  work: () => Promise<T>,
  isOver: () => boolean,
  longestMs = LONGEST_MS,
): Promise<T> {
  const endAt = performance.now() + longestMs;
  for (let waitMs = FIRST_MS; ; waitMs = Math.min(MOST_MS, 2 * waitMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error) || isOver() || performance.now() + waitMs > endAt) throw error;
      await sleep(waitMs);
    }
  }
}
