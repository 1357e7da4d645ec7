/**
 * `npm start`: builds what is stale, then opens the desktop window where an Electron binary and a
 * display are there, else serves headless and says why. `npm start -- FLAGS` hands flags to `serve`.
 *
 * With a display and no binary, Electron's own installer is tried once, for at most 15 s; a failure is
 * remembered per Electron version in out/.electron-failed, so that later starts are quick.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { nodePath, root, run } from './lib.mjs';

const flags = process.argv.slice(2);
const code = await buildIfStale();
if (code !== 0) {
  process.stderr.write('The build failed; see above. Nothing was started.\n');
  process.exit(code);
}

const reason = await whyHeadless();
if (reason === undefined) {
  process.exit(await run(electronPath(), [root, ...flags.filter((flag) => flag !== '--desktop')]));
}
process.stderr.write(`Running headless: ${reason}\n`);
process.exit(await run(nodePath(), [join(root, 'out', 'main', 'headless.js'), 'serve', ...flags]));

async function whyHeadless() {
  if (flags.includes('--no-desktop'))
    return '--no-desktop was given. The GUI is at the address below.';
  if (!hasDisplay())
    return 'there is no display here. The GUI is at the address below, in any browser.';
  if (electronPath() !== undefined) return undefined;
  const failed = join(root, 'out', '.electron-failed');
  const version = electronVersion();
  if (version === undefined)
    return 'Electron is not installed here. The GUI is at the address below.';
  if (existsSync(failed) && readFileSync(failed, 'utf8') === version) {
    return `Electron ${version} could not be downloaded earlier (delete out/.electron-failed to try again). The GUI is at the address below.`;
  }
  process.stderr.write(`Fetching Electron ${version} (first start only)…\n`);
  if ((await download()) && electronPath() !== undefined) return undefined;
  mkdirSync(join(root, 'out'), { recursive: true });
  writeFileSync(failed, version);
  return `Electron ${version} could not be downloaded within 15 s. The GUI is at the address below.`;
}

function hasDisplay() {
  if (process.platform === 'darwin' || process.platform === 'win32') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

function electronFolder() {
  return join(root, 'node_modules', 'electron');
}

function electronVersion() {
  const file = join(electronFolder(), 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

/** The installed binary: the package writes its relative path into path.txt when it is there. */
function electronPath() {
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  const named = join(electronFolder(), 'path.txt');
  if (!existsSync(named)) return undefined;
  const path = join(override ?? join(electronFolder(), 'dist'), readFileSync(named, 'utf8').trim());
  return existsSync(path) ? path : undefined;
}

async function download() {
  const installer = join(electronFolder(), 'install.js');
  if (!existsSync(installer)) return false;
  const timer = AbortSignal.timeout(15_000);
  try {
    return (await run(nodePath(), [installer], { signal: timer, stdio: ['ignore', 2, 2] })) === 0;
  } catch {
    return false;
  }
}
