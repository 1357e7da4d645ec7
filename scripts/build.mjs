/**
 * Builds main, preload and renderer into out/ when something is newer than the last build.
 * `node scripts/build.mjs --force` builds anyway.
 */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newest, nodePath, root, run } from './lib.mjs';

const SOURCES = [
  'src',
  'resources',
  'electron.vite.config.ts',
  'package.json',
  'tsconfig.json',
  'tsconfig.web.json',
];
const stamp = join(root, 'out', '.built');

/** True when out/ is as new as the sources. */
export function isFresh() {
  return existsSync(stamp) && statSync(stamp).mtimeMs >= newest(SOURCES);
}

/** Builds if stale; resolves the exit code. Output goes to stderr: stdout belongs to the caller. */
export async function buildIfStale({ force = false } = {}) {
  if (!force && isFresh()) return 0;
  process.stderr.write('Building Hearth (only when something changed)…\n');
  const vite = join(root, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js');
  const code = await run(nodePath(), [vite, 'build', '--logLevel', 'warn'], {
    stdio: ['ignore', 2, 2],
  });
  if (code !== 0) return code;
  mkdirSync(join(root, 'out'), { recursive: true });
  writeFileSync(stamp, '');
  return 0;
}

if (process.argv[1]?.endsWith('build.mjs')) {
  process.exit(await buildIfStale({ force: process.argv.includes('--force') }));
}
