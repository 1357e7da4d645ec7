/**
 * `npm start` itself, run in a folder that has its scripts, a build, and an Electron of our making: a stub
 * binary, the real installer against a loopback mirror, or none.
 */
import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/**
 * Electron refuses root, and so does `npm start`, which asks the process who it is: here it is told. Really
 * changing the user would need a checkout that this user may enter, and root's own home is not one.
 */
const asUser = (uid: number): string => `data:text/javascript,process.getuid=()=>${uid}`;

interface Ran {
  readonly code: number | null;
  /** What the service or the window printed: the stand-ins print how they were called. */
  readonly out: string;
  readonly said: string;
  readonly tookMs: number;
}

describe.skipIf(process.platform !== 'linux')('npm start', () => {
  let folder: string;
  const servers: Server[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-start-'));
    for (const part of ['scripts', 'bin']) {
      cpSync(join(ROOT, part), join(folder, part), { recursive: true });
    }
    mkdirSync(join(folder, 'out', 'main'), { recursive: true });
    mkdirSync(join(folder, 'home'));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(
      join(folder, 'out', 'main', 'headless.js'),
      'console.log(JSON.stringify({ door: "headless", args: process.argv.slice(2) }));',
    );
    // newer than every source, which one written in the same tick of the clock is not: nothing is built
    writeFileSync(join(folder, 'out', '.built'), '');
    const later = Date.now() / 1_000 + 60;
    utimesSync(join(folder, 'out', '.built'), later, later);
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async (
    flags: readonly string[],
    env: Readonly<Record<string, string>>,
    uid = 1000,
  ): Promise<Ran> => {
    const from = Date.now();
    const script = join(folder, 'scripts', 'start.mjs');
    const child = spawn(process.execPath, ['--import', asUser(uid), script, ...flags], {
      env: { PATH: process.env['PATH'], HOME: join(folder, 'home'), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [out, said] = ['', ''];
    child.stdout.on('data', (text) => (out += String(text)));
    child.stderr.on('data', (text) => (said += String(text)));
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
    return { code, out: out.trim(), said: said.trim(), tookMs: Date.now() - from };
  };
  const electronFolder = (): string => join(folder, 'node_modules', 'electron');
  const installStub = (script: string): void => {
    mkdirSync(join(electronFolder(), 'dist'), { recursive: true });
    writeFileSync(join(electronFolder(), 'package.json'), '{"version":"45.4.1"}');
    writeFileSync(join(electronFolder(), 'path.txt'), 'electron');
    writeFileSync(join(electronFolder(), 'dist', 'electron'), `#!/bin/sh\n${script}\n`);
    chmodSync(join(electronFolder(), 'dist', 'electron'), 0o755);
  };
  /** Electron's npm package as it is installed: without its binary. */
  const installPackage = (): void => {
    mkdirSync(electronFolder(), { recursive: true });
    for (const name of ['package.json', 'install.js', 'index.js', 'checksums.json']) {
      cpSync(join(ROOT, 'node_modules', 'electron', name), join(electronFolder(), name));
    }
    for (const name of readdirSync(join(ROOT, 'node_modules'))) {
      if (name === 'electron' || name === 'node' || name.startsWith('.')) continue;
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
    }
  };
  const mirror = async (
    answer: (request: { readonly count: number }, respond: (status: number) => void) => void,
  ): Promise<{ readonly url: string; readonly asked: () => number }> => {
    let count = 0;
    const server = createServer((_request, response) => {
      count += 1;
      answer({ count }, (status) => response.writeHead(status).end());
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}/`, asked: () => count };
  };
  const headless = (...args: string[]): string =>
    JSON.stringify({ door: 'headless', args: ['serve', ...args] });
  const PRINTS = 'echo "window $@"';

  it('opens the window where Electron and a display are, with the flags', async () => {
    installStub(PRINTS);
    const ran = await start(['--port', '0'], { DISPLAY: ':9' });
    expect(ran.out).toBe(`window ${folder} --port 0`);
    expect(ran.said).toContain('Opening the desktop window');
    expect(ran.code).toBe(0);
  });

  it('opens it on Wayland too, and hands on its exit code', async () => {
    installStub('exit 3');
    expect((await start([], { WAYLAND_DISPLAY: 'wayland-0' })).code).toBe(3);
  });

  it('serves headless without a display, and fetches nothing', async () => {
    installPackage();
    const { url, asked } = await mirror((_request, respond) => respond(404));
    const ran = await start(['--port', '0'], { ELECTRON_MIRROR: url });
    expect(ran.out).toBe(headless('--port', '0'));
    expect(ran.said).toBe(
      'Running headless: there is no display here. The GUI is at the address below, in any browser.',
    );
    expect(asked()).toBe(0);
  });

  it.each([
    [['--no-desktop'], {}],
    [[], { HEARTH_DESKTOP: 'false' }],
  ])('serves headless when told to: %j %j', async (flags, env) => {
    installStub(PRINTS);
    const ran = await start(flags, { DISPLAY: ':9', ...env });
    expect(ran.out).toBe(headless(...flags));
    expect(ran.said).toContain('Running headless: the desktop window was turned off.');
  });

  it('serves headless where the npm package is missing', async () => {
    const ran = await start([], { DISPLAY: ':9' });
    expect(ran.out).toBe(headless());
    expect(ran.said).toContain('Electron is not installed here.');
  });

  it('serves headless as root, whom Electron refuses', async () => {
    installStub(PRINTS);
    const ran = await start([], { DISPLAY: ':9' }, 0);
    expect(ran.out).toBe(headless());
    expect(ran.said).toContain('does not run as root');
  });

  it('serves headless when the window dies at once, saying how', async () => {
    installStub('kill -TRAP $$');
    const ran = await start([], { DISPLAY: ':9' });
    expect(ran.out).toBe(headless());
    expect(ran.said).toContain('the desktop window did not open (SIGTRAP)');
  });

  it('serves headless when the binary cannot be run', async () => {
    installStub('');
    chmodSync(join(electronFolder(), 'dist', 'electron'), 0o644);
    const ran = await start([], { DISPLAY: ':9' });
    expect(ran.out).toBe(headless());
    expect(ran.said).toContain('the desktop window did not open (EACCES)');
  });

  it('tries a refused download once, not at every start, and again when asked', async () => {
    installPackage();
    const { url, asked } = await mirror((_request, respond) => respond(404));
    const env = { DISPLAY: ':9', ELECTRON_MIRROR: url, electron_config_cache: folder };
    const first = await start([], env);
    expect(first.out).toBe(headless());
    expect(first.said).toMatch(/could not be fetched \(.*404.*\); "npm start -- --desktop"/);
    const once = asked();
    expect(once).toBeGreaterThan(0);
    const second = await start([], env);
    expect(second.said).toContain('could not be fetched earlier');
    expect(asked()).toBe(once);
    await start(['--desktop'], env);
    expect(asked()).toBeGreaterThan(once);
  }, 60_000);

  it('does not wait for a mirror that hangs, and does not hang on it at the next start', async () => {
    installPackage();
    const { url, asked } = await mirror(() => undefined);
    const env = {
      DISPLAY: ':9',
      ELECTRON_MIRROR: url,
      electron_config_cache: folder,
      HEARTH_ELECTRON_WAIT_MS: '2000',
    };
    const first = await start([], env);
    expect(first.out).toBe(headless());
    expect(first.said).toContain('is not here yet');
    const once = asked();
    const second = await start([], env);
    expect(second.said).toContain('could not be fetched earlier');
    expect(asked()).toBe(once);
  }, 60_000);

  it('opens the window right after a download that worked', async () => {
    installStub(PRINTS);
    const dist = join(electronFolder(), 'dist');
    rmSync(join(electronFolder(), 'path.txt'));
    // stands for Electron's installer: it writes path.txt when the binary is in place
    writeFileSync(
      join(electronFolder(), 'install.js'),
      `require('fs').writeFileSync(require('path').join(__dirname, 'path.txt'), 'electron')`,
    );
    expect(existsSync(dist)).toBe(true);
    const ran = await start([], { DISPLAY: ':9' });
    expect(ran.out).toBe(`window ${folder}`);
    expect(existsSync(join(folder, 'out', '.electron-tried'))).toBe(false);
  });
});
