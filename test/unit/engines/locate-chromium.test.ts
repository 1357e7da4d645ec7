import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { locateChromium } from '../../../src/main/service/engines/browser/locate.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hearth-locate-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function aBinary(...parts: string[]): Promise<string> {
  const path = join(root, ...parts);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, '#!/bin/sh\necho Chromium 1.2.3\n', { mode: 0o755 });
  return path;
}

const options = () => ({ dataDir: join(root, 'data'), env: {}, platform: 'darwin' as const });

it('takes the configured path before all others', async () => {
  const configured = await aBinary('mine', 'chrome');
  await aBinary('bundle', 'chrome');
  const found = await locateChromium({
    ...options(),
    chromiumPath: configured,
    bundledDir: join(root, 'bundle'),
  });
  expect(found).toEqual({ path: configured, source: 'configured', env: {} });
});

it('refuses a configured path that cannot be executed, and says so', async () => {
  const plain = join(root, 'notes.txt');
  await writeFile(plain, 'no program', { mode: 0o644 });
  await expect(locateChromium({ ...options(), chromiumPath: plain })).rejects.toMatchObject({
    code: 'BROWSER_UNAVAILABLE',
    message: expect.stringContaining('not an executable file'),
  });
});

it('takes the bundled browser before Playwright’s', async () => {
  const bundled = await aBinary('bundle', 'chrome-linux', 'headless_shell');
  await aBinary('cache', 'chromium-1200', 'chrome-linux', 'chrome');
  const found = await locateChromium({
    ...options(),
    bundledDir: join(root, 'bundle'),
    env: { PLAYWRIGHT_BROWSERS_PATH: join(root, 'cache') },
  });
  expect(found).toEqual({ path: bundled, source: 'bundled', env: {} });
});

it('takes Playwright’s newest build, the headless shell before the full browser', async () => {
  await aBinary('cache', 'chromium-1200', 'chrome-linux', 'chrome');
  await aBinary('cache', 'chromium-1217', 'chrome-linux64', 'chrome');
  const shell = await aBinary(
    'cache',
    'chromium_headless_shell-1217',
    'chrome-headless-shell-linux64',
    'chrome-headless-shell',
  );
  await aBinary('cache', 'firefox-1500', 'chrome-linux', 'chrome');
  const env = { PLAYWRIGHT_BROWSERS_PATH: join(root, 'cache') };
  const found = await locateChromium({ ...options(), env });
  expect(found).toEqual({ path: shell, source: 'playwright', env: {} });
});

it('looks into the default cache folder of each platform', async () => {
  const mac = await aBinary(
    ...['Library', 'Caches', 'ms-playwright', 'chromium-1', 'chrome-mac', 'headless_shell'],
  );
  const linux = await aBinary('.cache', 'ms-playwright', 'chromium-1', 'chrome-linux', 'chrome');
  const home = { HOME: root };
  const at = async (platform: NodeJS.Platform) =>
    (await locateChromium({ ...options(), platform, env: home })).path;
  expect([await at('darwin'), await at('linux')]).toEqual([mac, linux]);
});

it('finds installed browsers on Linux, macOS and Windows', async () => {
  const edge = await aBinary('bin', 'microsoft-edge');
  const chromium = await aBinary('bin', 'chromium');
  const mac = await aBinary('Applications', 'Chromium.app', 'Contents', 'MacOS', 'Chromium');
  const windows = await aBinary('Google', 'Chrome', 'Application', 'chrome.exe');
  const at = async (platform: NodeJS.Platform, env: Record<string, string>) =>
    await locateChromium({ ...options(), platform, env });
  expect(await at('linux', { PATH: join(root, 'bin') })).toMatchObject({
    path: chromium,
    source: 'system',
  });
  await rm(chromium);
  expect((await at('linux', { PATH: join(root, 'bin') })).path).toBe(edge);
  expect((await at('darwin', { HOME: root })).path).toBe(mac);
  expect((await at('win32', { PROGRAMFILES: root })).path).toBe(windows);
});

it('says what to do when there is no browser', async () => {
  await expect(locateChromium({ ...options(), platform: 'win32' })).rejects.toMatchObject({
    code: 'BROWSER_UNAVAILABLE',
    message: expect.stringContaining('Install Google Chrome'),
  });
});
