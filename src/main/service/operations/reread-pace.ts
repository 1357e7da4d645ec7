/**
 * How often documents of a running job are read again.
 *
 * Clients read all of them with every poll, from the first on. What an account has not been given yet it is given at
 * once; what it had already takes a small part of the time, one read after the other, so that polling leaves the
 * machine to the job and to everybody else. Who asks again after a moment does not wait at all, and nobody waits for a
 * job that has ended.
 */
import { orAborted } from '../domain/abort.ts';
import type { Clock } from '../ports/system.ts';

export interface Reading {
  readonly accountId: string;
  readonly jobId: string;
  /** Documents that are passed over. */
  readonly skip: number;
  readonly signal: AbortSignal;
  /** The job has ended: nothing is left to take time from. */
  readonly isOver: () => Promise<boolean>;
}

export interface RereadPace {
  /** Runs `read`, in its turn where it begins with what was given before; `read` tells where it ended. */
  keep<T extends { readonly nextSkip: number }>(
    reading: Reading,
    read: () => Promise<T>,
  ): Promise<T>;
}

/** Time left to others for each ms of reading again. */
const LEFT_FOR_OTHERS = 24;
/** After one read, however slow it was. */
const LONGEST_WAIT_MS = 1_000;
/** Between two looks whether the job has ended. */
const LOOK_MS = 100;
const MOST_JOBS = 1_000;

/** `clock` with fractions of a ms. */
export function createRereadPace(clock: Clock): RereadPace {
  /** Documents given, by job. */
  const given = new Map<string, number>();
  /** When the last turn of each account is over. */
  const turns = new Map<string, Promise<void>>();

  const note = (jobId: string, end: number): void => {
    const before = given.get(jobId) ?? 0;
    given.delete(jobId);
    given.set(jobId, Math.max(before, end));
    if (given.size > MOST_JOBS) given.delete(given.keys().next().value ?? '');
  };

  /** Resolves when the turn before is over, or the job. */
  const untilFree = async (before: Promise<void>, { signal, isOver }: Reading): Promise<void> => {
    const look = (): Promise<boolean> =>
      new Promise((resolve) => {
        void before.then(() => resolve(true));
        setTimeout(() => resolve(false), LOOK_MS).unref();
      });
    while (!(await orAborted(look(), signal))) if (await isOver()) return;
  };

  const inTurn = async <T>(reading: Reading, read: () => Promise<T>): Promise<T> => {
    const { accountId } = reading;
    const before = turns.get(accountId) ?? Promise.resolve();
    const own = Promise.withResolvers<undefined>();
    const turn = before.then(() => own.promise);
    turns.set(accountId, turn);
    void turn.then(() => {
      if (turns.get(accountId) === turn) turns.delete(accountId);
    });
    let tookMs = 0;
    try {
      await untilFree(before, reading);
      const from = clock.now();
      const result = await read();
      tookMs = clock.now() - from;
      return result;
    } finally {
      const leftMs = Math.min(tookMs * LEFT_FOR_OTHERS, LONGEST_WAIT_MS);
      setTimeout(() => own.resolve(undefined), leftMs).unref();
    }
  };

  return {
    async keep(reading, read) {
      const isNew = reading.skip >= (given.get(reading.jobId) ?? 0);
      const result = await (isNew ? read() : inTurn(reading, read));
      note(reading.jobId, result.nextSkip);
      return result;
    },
  };
}
