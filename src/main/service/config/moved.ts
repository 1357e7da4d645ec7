/**
 * Where a data folder has gone. A folder that was moved keeps one small file that names the new one, so that
 * everything which names the old one, a flag, the environment or nobody, goes on to where the data are.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const POINTER = 'moved.json';
/** So many moves one after the other are followed; more is a circle. */
const MOST_HOPS = 8;

export interface Move {
  /** `copied`: the next start brings the copy up to date and goes over. `moved`: the data are there. */
  readonly state: 'copied' | 'moved';
  /** Absolute. */
  readonly to: string;
}

/** The folder that holds the data of `folder`, which is the folder itself as long as it was not moved. */
export function placeOf(folder: string): string {
  let place = folder;
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    const move = readMove(place);
    if (move?.state !== 'moved') return place;
    place = move.to;
  }
  return place;
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
