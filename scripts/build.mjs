/**
 * Builds main, preload and renderer into out/ when something is newer than the last build.
 * `node scripts/build.mjs --force` builds anyway.
 */
import { join } from 'node:path';
import { isBuilt, noteBuilt } from '../bin/built.mjs';
import { nodePath, root, run } from './lib.mjs';

/** Builds if stale; resolves the exit code. Output goes to stderr: stdout belongs to the caller. */
export async function buildIfStale({ force = false } = {}) {
  if (!force && isBuilt(root)) return 0;
  process.stderr.write('Building Hearth (only when something changed)…\n');
  const vite = join(root, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js');
  const beganAt = Date.now();
  const code = await run(nodePath(), [vite, 'build', '--logLevel', 'warn'], {
    stdio: ['ignore', 2, 2],
  });
  if (code === 0) noteBuilt(root, beganAt);
  return code;
}

if (process.argv[1]?.endsWith('build.mjs')) {
  process.exit(await buildIfStale({ force: process.argv.includes('--force') }));
}
