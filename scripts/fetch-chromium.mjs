/**
 * `npm run fetch-chromium -- [--linux|--mac|--win] [--x64|--arm64]`: fetches Chromium's headless shell for the
 * package, with Playwright's own installer, into dist/chromium/<os>-<arch> (default: this machine's). Needs the
 * internet, or a mirror in PLAYWRIGHT_CHROMIUM_DOWNLOAD_HOST. What is there already is kept; `--force` fetches anew.
 *
 * The revision is the one playwright-core is made for. Windows on arm64 gets the x64 build, which it emulates:
 * Chrome for Testing has no other.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { nodePath, root } from './lib.mjs';

/** Playwright's names of the systems we package for. */
const HOSTS = {
  'linux-x64': 'ubuntu24.04-x64',
  'linux-arm64': 'ubuntu24.04-arm64',
  'mac-x64': 'mac15',
  'mac-arm64': 'mac15-arm64',
  'win-x64': 'win64',
  'win-arm64': 'win64',
};
const SHELL = /^chromium_headless_shell-\d+$/;

/** `linux-x64` for what flags and machine say. */
export function targetOf(argv, platform, machine) {
  const named = ['linux', 'mac', 'win'].find((os) => argv.includes(`--${os}`));
  const here = platform === 'darwin' ? 'mac' : platform === 'win32' ? 'win' : 'linux';
  const arch = ['x64', 'arm64'].find((one) => argv.includes(`--${one}`)) ?? machine;
  return `${named ?? here}-${arch}`;
}

/** Resolves the folder with the browser; rejects with what to do. */
export async function fetchChromium(target, { folder, force = false, env = process.env }) {
  const host = HOSTS[target];
  if (host === undefined) throw new Error(`There is no package for ${target}.`);
  if (!force && hasShell(folder)) return folder;
  rmSync(folder, { recursive: true, force: true });
  const staging = `${folder}.fetching`;
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  // its exit code also tells of ffmpeg, which Hearth does not use
  await install(staging, { ...env, PLAYWRIGHT_HOST_PLATFORM_OVERRIDE: host });
  const build = readdirSync(staging).find((name) => isComplete(join(staging, name)));
  if (build === undefined) {
    rmSync(staging, { recursive: true, force: true });
    throw new Error(
      `Chromium for ${target} could not be fetched. Check the internet connection, or name a mirror in PLAYWRIGHT_CHROMIUM_DOWNLOAD_HOST.`,
    );
  }
  for (const name of readdirSync(staging)) {
    if (name !== build) rmSync(join(staging, name), { recursive: true, force: true });
  }
  renameSync(staging, folder);
  return folder;
}

function hasShell(folder) {
  return existsSync(folder) && readdirSync(folder).some((name) => isComplete(join(folder, name)));
}

/** Playwright writes the marker last. */
function isComplete(build) {
  return SHELL.test(basename(build)) && existsSync(join(build, 'INSTALLATION_COMPLETE'));
}

function install(staging, env) {
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js');
  return new Promise((resolve, reject) => {
    const child = spawn(nodePath(), [cli, 'install', '--force', 'chromium-headless-shell'], {
      stdio: ['ignore', 2, 2],
      env: { ...env, PLAYWRIGHT_BROWSERS_PATH: staging, PLAYWRIGHT_SKIP_BROWSER_GC: '1' },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

if (process.argv[1]?.endsWith('fetch-chromium.mjs')) {
  const target = targetOf(process.argv, process.platform, process.arch);
  const folder = join(root, 'dist', 'chromium', target);
  try {
    await fetchChromium(target, { folder, force: process.argv.includes('--force') });
    process.stdout.write(`Chromium for ${target} is in ${folder}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
