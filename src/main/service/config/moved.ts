/**
 * Where a data folder has gone. A folder that was moved keeps one small file that names the new one, so that
 * everything which names the old one, a flag, the environment or nobody, goes on to where the data are.
 */
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HearthError } from '../domain/errors.ts';

const POINTER = 'moved.json';
/** So many moves one after the other are followed; more is a circle. */
const MOST_HOPS = 8;

export interface Move {
  /** `copied`: the next start brings the copy up to date and goes over. `moved`: the data are there. */
  readonly state: 'copied' | 'moved';
  /** Absolute. */
  readonly to: string;
}

/**
 * The folder that holds the data of `folder`, which is the folder itself as long as it was not moved. Throws
 * `STORAGE_FAILED` where it was moved and nothing is there: a disk that is not connected must not be taken for a new Hearth.
 */
export function placeOf(folder: string): string {
  let place = folder;
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    const move = readMove(place);
    if (move?.state !== 'moved') return place;
    if (!holdsAnything(move.to)) throw notThere(place, move.to);
    place = move.to;
  }
  return place;
}

function holdsAnything(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0;
  } catch {
    return false;
  }
}

function notThere(from: string, to: string): HearthError {
  return new HearthError(
    'STORAGE_FAILED',
    `The data of ${from} were moved to ${to}, and nothing is there: is its disk connected? Start Hearth again when it is. To go on without those data, delete ${join(from, POINTER)}.`,
  );
}

/** What its pointer says; undefined where there is none or it cannot be read. */
export function readMove(folder: string): Move | undefined {
  try {
    const { state, to } = JSON.parse(readFileSync(join(folder, POINTER), 'utf8')) as Partial<Move>;
    if ((state !== 'copied' && state !== 'moved') || typeof to !== 'string') return undefined;
    return { state, to };
  } catch {
    return undefined;
  }
}

export function writeMove(folder: string, move: Move): void {
  const file = join(folder, POINTER);
  writeFileSync(`${file}.next`, JSON.stringify(move), { mode: 0o600 });
  renameSync(`${file}.next`, file);
}
