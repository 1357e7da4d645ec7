/**
 * Which door `npm start` opens: the desktop window where an Electron binary and a display are there, else
 * headless with a sentence saying why.
 *
 * Without a display nothing is downloaded. With one and no binary, Electron's own installer is tried once:
 * when it fails, or has not finished within 15 s, Hearth starts headless, and that is remembered for this
 * version of Electron in out/.electron-tried, so that later starts are quick. A slow download goes on beside
 * the service (at most 10 min), and the next start finds the window. `--desktop` tries again.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { whenParentEnds } from '../bin/with-parent.mjs';

const WAIT_MS = 15_000;
const FETCH_LIMIT_MS = 600_000;
const GUI = 'The GUI is at the address below, in any browser.';

/**
 * The door for these flags on this machine.
 * @returns {Promise<{kind: 'desktop', path: string} | {kind: 'headless', reason: string}>}
 */
export async function chooseDoor({ root, node, flags, env, platform, uid, say }) {
  const wanted = askedFor(flags, env);
  if (wanted === false) return headless(`the desktop window was turned off. ${GUI}`);
  if (!hasDisplay(env, platform)) return headless(`there is no display here. ${GUI}`);
  if (platform === 'linux' && uid === 0) {
    return headless(`Electron does not run as root; start Hearth as a normal user. ${GUI}`);
  }
  const folder = join(root, 'node_modules', 'electron');
  const version = versionOf(folder);
  if (version === undefined) return headless(`Electron is not installed here. ${GUI}`);
  const there = binaryOf(folder, env);
  if (there !== undefined) return { kind: 'desktop', path: there };
  const memory = join(root, 'out', '.electron-tried');
  if (wanted !== true && remembers(memory, version)) {
    return headless(
      `Electron ${version} could not be fetched earlier ("npm start -- --desktop" tries again). ${GUI}`,
    );
  }
  say(`Fetching Electron ${version}, once…`);
  const outcome = await fetchElectron({ folder, node, env, root, say, waitMs: waitOf(env) });
  const path = binaryOf(folder, env);
  if (outcome.kind === 'done' && path !== undefined) {
    rmSync(memory, { force: true });
    return { kind: 'desktop', path };
  }
  mkdirSync(join(root, 'out'), { recursive: true });
  writeFileSync(memory, version);
  return headless(
    outcome.kind === 'slow'
      ? `Electron ${version} is not here yet; it is fetched in the meantime, and the next start opens the window. ${GUI}`
      : `Electron ${version} could not be fetched (${outcome.why ?? 'it is not where it should be'}); "npm start -- --desktop" tries again. ${GUI}`,
  );
}

/**
 * Runs the window until it is closed. Resolves its exit code, or why it never opened: a binary that does not
 * start, or that dies within 10 s from something other than us.
 * @returns {Promise<{kind: 'ended', code: number} | {kind: 'broken', reason: string}>}
 */
export function runWindow(path, args, { root, env }) {
  return new Promise((resolve) => {
    const startedAt = Date.now();
    let isStopping = false;
    const child = spawn(path, args, { cwd: root, stdio: 'inherit', env });
    const forward = (signal) => {
      isStopping = true;
      child.kill(signal);
    };
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    whenParentEnds(() => forward('SIGTERM'));
    const end = (result) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      resolve(result);
    };
    const broken = (how) =>
      end({ kind: 'broken', reason: `the desktop window did not open (${how}). ${GUI}` });
    child.on('error', (error) => broken(error.code ?? error.message));
    child.on('exit', (code, signal) => {
      const isCrash = signal !== null || (code ?? 0) >= 126;
      if (isCrash && !isStopping && Date.now() - startedAt < 10_000) {
        broken(signal ?? `exit code ${code}`);
      } else end({ kind: 'ended', code: code ?? (isStopping ? 0 : 1) });
    });
  });
}

/** Flags win over the environment; nothing said: undefined. */
function askedFor(flags, env) {
  if (flags.some((flag) => flag === '--no-desktop' || flag === '--desktop=false')) return false;
  if (flags.some((flag) => flag === '--desktop' || flag === '--desktop=true')) return true;
  const said = env.HEARTH_DESKTOP;
  if (said === undefined || said === '') return undefined;
  return said !== 'false' && said !== '0' && said !== 'no';
}

function hasDisplay(env, platform) {
  if (platform === 'darwin' || platform === 'win32') return true;
  return Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

function headless(reason) {
  return { kind: 'headless', reason };
}

function versionOf(folder) {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

/** The installed binary: the package writes its relative path into path.txt when it is there. */
function binaryOf(folder, env) {
  const named = join(folder, 'path.txt');
  if (!existsSync(named)) return undefined;
  const dist = env.ELECTRON_OVERRIDE_DIST_PATH ?? join(folder, 'dist');
  const path = join(dist, readFileSync(named, 'utf8').trim());
  return existsSync(path) ? path : undefined;
}

function remembers(memory, version) {
  return existsSync(memory) && readFileSync(memory, 'utf8') === version;
}

/** ms to wait for the download before starting without it; HEARTH_ELECTRON_WAIT_MS shortens it. */
function waitOf(env) {
  const given = Number(env.HEARTH_ELECTRON_WAIT_MS);
  return given > 0 ? Math.min(given, WAIT_MS) : WAIT_MS;
}

function fetchElectron({ folder, node, env, root, say, waitMs }) {
  const installer = join(folder, 'install.js');
  if (!existsSync(installer)) return Promise.resolve({ kind: 'failed', why: 'no installer' });
  return new Promise((resolve) => {
    const child = spawn(node, [installer], {
      cwd: root,
      env: { ...env, ELECTRON_GET_NO_PROGRESS: 'true' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let isSlow = false;
    let words = '';
    const endChild = () => child.kill();
    const wait = setTimeout(() => {
      isSlow = true;
      // it goes on while the service runs, and ends with it
      process.on('exit', endChild);
      child.unref();
      child.stderr.unref();
      resolve({ kind: 'slow' });
    }, waitMs);
    const limit = setTimeout(endChild, FETCH_LIMIT_MS);
    limit.unref();
    child.stderr.setEncoding('utf8');
    child.stderr.on('data', (text) => (words = (words + text).slice(-4_000)));
    child.on('error', (error) => settle({ kind: 'failed', why: error.message }));
    child.on('close', (code) =>
      settle(code === 0 ? { kind: 'done' } : { kind: 'failed', why: firstError(words) }),
    );
    const settle = (outcome) => {
      clearTimeout(wait);
      clearTimeout(limit);
      process.off('exit', endChild);
      if (isSlow && outcome.kind === 'done') {
        say('Electron has been fetched: the next start opens the desktop window.');
      }
      resolve(outcome);
    };
  });
}

/** The line of the installer's words that names the failure. */
function firstError(words) {
  const lines = words.split('\n').map((line) => line.trim());
  const said = lines.find((line) => /^\w*Error\b|E[A-Z]{4,}/.test(line)) ?? lines.find(Boolean);
  return (said ?? 'the download failed').slice(0, 200);
}
