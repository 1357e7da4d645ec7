/** The desktop app's log: `logs/hearth.log` in the data folder (0600), the one before it kept, 5 MB each. */
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MOST_BYTES = 5_242_880;

export const logFolder = (dataDir: string): string => join(dataDir, 'logs');

/** Appends lines. Never throws: a full disk must not stop the app that says so. */
export function createLogFile(dataDir: string): (line: string) => void {
  const folder = logFolder(dataDir);
  const file = join(folder, 'hearth.log');
  return (line) => {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MOST_BYTES) {
        renameSync(file, join(folder, 'hearth.1.log'));
      }
      appendFileSync(file, `${line}\n`, { mode: 0o600 });
    } catch {
      // nowhere to say it
    }
  };
}
