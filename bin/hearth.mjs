#!/usr/bin/env node
/**
 * The command line: `hearth COMMAND`. Runs the built program when out/ is as new as the sources, else the
 * TypeScript sources directly (a checkout), which takes half as long again. Needs Node 22.18 or newer; in a checkout the
 * pinned Node is used whatever runs this file.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isProgramBuilt } from './built.mjs';
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

const entry = existsSync(source) && !isProgramBuilt(root) ? source : built;
// as scripts/lib.mjs: what was compiled before is found again, by threads, too
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'node');
if (node === process.execPath) {
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  whenParentEnds(() => process.kill(process.pid, 'SIGTERM'));
  const { main } = await import(entry);
  await main(process.argv.slice(2));
} else {
  const child = spawn(node, [...serviceFlags, entry, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...serviceEnv, ...process.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  whenParentEnds(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
