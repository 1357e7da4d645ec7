/**
 * Whether out/ was built from the sources as they are now. A build notes in out/.built when it began: what was written
 * or removed since, or meanwhile, makes it stale. Folders count, too: a file that is gone changes only its folder.
 */
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const OF_PROGRAM = [
  'electron.vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'src/contract',
  'src/main',
];
const OF_WINDOWS = ['resources', 'src/preload', 'src/renderer'];

const stampIn = (root) => join(root, 'out', '.built');

/** Windows included. */
export function isBuilt(root) {
  return isProgramBuilt(root) && isNewerThan(root, OF_WINDOWS);
}

/** What the command line runs; half the files to look at. */
export function isProgramBuilt(root) {
  return isNewerThan(root, OF_PROGRAM);
}

/** Stops at the first source that is newer. */
function isNewerThan(root, sources) {
  const builtAt = changedAt(stampIn(root));
  return builtAt !== undefined && !sources.some((path) => hasNewer(join(root, path), builtAt));
}

/** `beganAt`: ms since 1970. */
export function noteBuilt(root, beganAt) {
  mkdirSync(join(root, 'out'), { recursive: true });
  writeFileSync(stampIn(root), '');
  utimesSync(stampIn(root), beganAt / 1000, beganAt / 1000);
}

function hasNewer(path, builtAt) {
  const at = changedAt(path);
  if (at === undefined) return false;
  if (at >= builtAt) return true;
  return entriesOf(path).some((entry) =>
    entry.isDirectory()
      ? hasNewer(join(path, entry.name), builtAt)
      : changedAt(join(path, entry.name)) >= builtAt,
  );
}

function entriesOf(path) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [];
    throw error;
  }
}

function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}
