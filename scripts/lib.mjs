/** Small helpers of the scripts in this folder. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whenParentEnds } from '../bin/with-parent.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const bin = join(root, 'node_modules', '.bin');

/** Our pinned Node where it is installed, else the one running. */
export function nodePath() {
  const pinned = join(
    root,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  return existsSync(pinned) ? pinned : process.execPath;
}

/**
 * Environment in which the pinned Node and local tools come first. What Node compiled is kept and used again: threads
 * started from TypeScript sources then need no compiler of their own. Without it each brings one as WebAssembly, and
 * V8 now and then crashed when such threads came and went quickly (nodejs/node#64500).
 */
export function toolEnv(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    ...process.env,
    PATH: `${bin}${separator}${process.env.PATH ?? ''}`,
    ...extra,
  };
}

/** Runs a command with our environment; resolves its exit code. Signals are handed on. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32' && !command.endsWith('.exe'),
      ...options,
      env: toolEnv(options.env),
    });
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    whenParentEnds(() => child.kill('SIGTERM'));
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
    });
  });
}
