/**
 * Room for the day the disk of the data folder is full: a file that gives way when the service starts, or when somebody
 * removes something, and is made again when there is plenty of room. What it held is for that alone: no new work begins
 * until there is as much free again.
 */
import { randomFillSync } from 'node:crypto';
import { rmSync, statfsSync, statSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HearthError, toHearthError } from '../domain/errors.ts';
import type { Log } from '../ports/system.ts';

export interface Reserve {
  /**
   * The same rooms: while the disk is full and the reserve spent, what `grows` throws `STORAGE_FULL`; what `removes` and
   * meets a full disk is tried again with the reserve.
   */
  around<T extends object>(rooms: T, names: Names<T>): T;
  /** Makes it while there is plenty of room, now and then; gives what stops that. */
  keep(log: Log): () => Promise<void>;
}

interface Names<T> {
  readonly grows?: readonly (keyof T & string)[];
  readonly removes: readonly (keyof T & string)[];
}

const RESERVE_FILE = 'reserve';
const RESERVE_BYTES = 4 * 1024 * 1024;
/** So many times its size is plenty. */
const PLENTY = 8;
const FIRST_MS = 5_000;
const EVERY_MS = 60_000;
const LOOK_EVERY_MS = 1_000;

/** Of a folder that is held; where its disk is full already, the reserve gives way now. */
export function openReserve(folder: string): Reserve {
  const file = join(folder, RESERVE_FILE);
  const isThere = (): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isLow = false;
  const giveWay = (): boolean => {
    if (!isThere()) return false;
    rmSync(file, { force: true });
    lookedAt = Number.NEGATIVE_INFINITY;
    return true;
  };
  const check = (): void => {
    if (performance.now() - lookedAt >= LOOK_EVERY_MS) {
      lookedAt = performance.now();
      isLow = freeBytes(folder) < RESERVE_BYTES && !isThere();
    }
    if (isLow) throw full(folder);
  };
  const removing = async (work: () => Promise<unknown>): Promise<unknown> => {
    try {
      return await work();
    } catch (error) {
      if (toHearthError(error).code !== 'STORAGE_FULL' || !giveWay()) throw error;
      return work();
    }
  };
  if (freeBytes(folder) < RESERVE_BYTES) giveWay();
  return {
    around: (rooms, { grows = [], removes }) => ({
      ...rooms,
      ...wrapped(rooms, grows, async (work) => {
        check();
        return work();
      }),
      ...wrapped(rooms, removes, removing),
    }),
    keep: (log) => {
      let making = Promise.resolve();
      const make = (): void => {
        if (isThere() || freeBytes(folder) < PLENTY * RESERVE_BYTES) return;
        making = write(file).catch((error: unknown) => {
          log.warn('no room is kept for a full disk', { error: toHearthError(error).message });
        });
      };
      const first = setTimeout(make, FIRST_MS).unref();
      const timer = setInterval(make, EVERY_MS).unref();
      return async () => {
        clearTimeout(first);
        clearInterval(timer);
        await making;
      };
    },
  };
}

/** On the disk of the folder, for whoever is not its administrator. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function full(folder: string): HearthError {
  return new HearthError(
    'STORAGE_FULL',
    `The disk that holds the data folder ${folder} is full; what room is left is for removing jobs and pages. Nothing was saved or charged. Free some space and try again.`,
  );
}

type Verb = (...given: unknown[]) => Promise<unknown>;

function wrapped<T extends object>(
  rooms: T,
  names: readonly (keyof T & string)[],
  around: (work: () => Promise<unknown>) => Promise<unknown>,
): Partial<T> {
  const verbs = names.map((name): [string, Verb] => {
    // whoever names it knows that it is a verb
    const verb = rooms[name] as Verb;
    return [name, (...given) => around(() => verb(...given))];
  });
  // the same verbs by the same names
  return Object.fromEntries(verbs) as Partial<T>;
}

/** Under its name only when it is whole; of bytes that no file system can store smaller. */
async function write(file: string): Promise<void> {
  const draft = `${file}.new`;
  try {
    await writeFile(draft, randomFillSync(Buffer.allocUnsafe(RESERVE_BYTES)), { mode: 0o600 });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
