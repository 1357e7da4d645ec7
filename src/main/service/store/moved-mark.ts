/** A folder whose rows went to a PostgreSQL says so in a small file, and nobody works on the rows that are left. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { HearthError } from '../domain/errors.ts';

export interface MovedMark {
  /** `db.example:5432, database hearth, schema hearth`. */
  readonly to: string;
  /** ISO 8601. */
  readonly at: string;
  /** The library went along, rows and bytes; a Hearth before left both in the folder. */
  readonly hasLibrary?: true;
}

const FILE = 'moved-to-database.json';

export function writeMark(folder: string, mark: MovedMark): void {
  writeFileSync(join(folder, FILE), `${JSON.stringify(mark, undefined, 2)}\n`, { mode: 0o600 });
}

/** Undefined where the folder was not moved. */
export function readMark(folder: string): MovedMark | undefined {
  const file = join(folder, FILE);
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as MovedMark;
}

/** Throws `STORAGE_FAILED`, saying how to go on and how to go back, for a database whose rows were moved. */
export function refuseMoved(databasePath: string): void {
  const folder = dirname(databasePath);
  const mark = readMark(folder);
  if (mark === undefined) return;
  throw new HearthError(
    'STORAGE_FAILED',
    `This folder's rows were moved to ${mark.to} on ${mark.at.slice(0, 10)}: start Hearth on that database (docs/machines.md says how). To go back to how it was then, without what came later, delete ${join(folder, FILE)}.`,
  );
}
