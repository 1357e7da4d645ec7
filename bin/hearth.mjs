#!/usr/bin/env node
/**
 * The command line: `hearth COMMAND`. Runs the built program when out/ has one that is fresh, else the
 * TypeScript sources directly (a checkout). Needs Node 22.18 or newer; in a checkout the pinned Node is
 * used whatever runs this file.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serviceEnv, serviceFlags } from './service-node.mjs';
import { whenParentEnds } from './with-parent.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const source = join(root, 'src', 'main', 'headless.ts');
const built = join(root, 'out', 'main', 'headless.js');
const pinned = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

const node = existsSync(pinned) ? pinned : process.execPath;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (node === process.execPath && (major < 22 || (major === 22 && minor < 18))) {
  process.stderr.write(`Hearth needs Node 22.18 or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}

const entry = existsSync(source) ? source : built;
if (node === process.execPath) {
  whenParentEnds(() => process.kill(process.pid, 'SIGTERM'));
  const { main } = await import(entry);
  await main(process.argv.slice(2));
} else {
  const child = spawn(node, [...serviceFlags, entry, ...process.argv.slice(2)], {
    stdio: 'inherit',
    // as scripts/lib.mjs: threads started from sources find what was compiled before
    env: {
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
      ...serviceEnv,
      ...process.env,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  whenParentEnds(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
