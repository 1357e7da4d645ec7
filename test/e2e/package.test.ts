/**
 * The desktop package without a network: the configuration is valid, and a package assembled around a stand-in
 * for Electron holds what it must, nothing of development, and a service that runs from its files alone.
 */
import { spawn, execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { extractAll, listPackage } from '@electron/asar';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locateChromium } from '../../src/main/service/engines/browser/locate.ts';
import { writeStubElectron } from '../support/desktop/stub-electron.ts';
import { serveOnePage } from '../support/serve-page.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CONFIG = 'electron-builder.config.mjs';
const SHELL = 'chromium_headless_shell-1/chrome-headless-shell-linux64/chrome-headless-shell';
const FREQUENCY = { type: 'object', properties: { update_frequency: { type: 'string' } } };
const isBuilt = existsSync(join(ROOT, 'out', 'main', 'index.js'));
const run = promisify(execFile);

type Target = 'linux' | 'mac' | 'win';
interface PackageConfig extends Record<string, unknown> {
  readonly linux: Record<string, unknown>;
  readonly protocols: readonly { readonly schemes: readonly string[] }[];
}

async function configFor(target: Target): Promise<PackageConfig> {
  const module: unknown = await import(pathToFileURL(join(ROOT, CONFIG)).href);
  return (module as { configFor: (target: Target) => PackageConfig }).configFor(target);
}

/** electron-builder's own check of a configuration; not exported from its front door. */
async function validate(config: unknown): Promise<void> {
  const base = join(ROOT, 'node_modules', 'app-builder-lib', 'out', 'util', 'config');
  const module: unknown = await import(pathToFileURL(join(base, 'config.js')).href);
  const { validateConfiguration } = module as {
    validateConfiguration: (config: unknown, log: unknown) => Promise<void>;
  };
  await validateConfiguration(config, { isEnabled: false, add: () => undefined });
}

describe('the package configuration', () => {
  it.each(['linux', 'mac', 'win'] as const)('is valid for %s', async (target) => {
    await expect(validate(await configFor(target))).resolves.toBeUndefined();
  });

  it('would be refused with a wrong name or place in it', async () => {
    const config = await configFor('linux');
    await expect(validate({ ...config, linuxx: {} })).rejects.toThrow('linuxx');
    await expect(validate({ ...config, linux: { ...config.linux, deb: {} } })).rejects.toThrow(
      'configuration.linux',
    );
  });

  it('makes AppImage and deb, dmg, nsis, for both processors, and takes hearth:// links', async () => {
    const config = await configFor('linux');
    const targets = (name: Target) =>
      (config[name] as { target: { target: string; arch: string[] }[] }).target;
    expect([...targets('linux'), ...targets('mac'), ...targets('win')]).toEqual(
      ['AppImage', 'deb', 'dmg', 'zip', 'nsis'].map((target) => ({
        target,
        arch: ['x64', 'arm64'],
      })),
    );
    expect(config.protocols).toEqual([{ name: 'Hearth', schemes: ['hearth'] }]);
    const { homepage } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      homepage?: string;
    };
    // electron-builder makes no deb without them
    expect([homepage, config.linux['maintainer']]).toEqual([
      expect.stringMatching(/^https:/),
      expect.stringMatching(/<.+@.+>/),
    ]);
  });
});

describe.skipIf(process.platform !== 'linux' || !isBuilt)('a package assembled offline', () => {
  let folder: string;
  let app: string;
  let files: readonly string[];
  beforeAll(async () => {
    // on the disk of node_modules, for the hard links
    mkdirSync(join(ROOT, '.tmp'), { recursive: true });
    folder = mkdtempSync(join(ROOT, '.tmp', 'package-'));
    const project = await copyProject(join(folder, 'project'));
    writeStubElectron(join(folder, 'electron'), '45.4.1');
    await run(
      process.execPath,
      [
        join(ROOT, 'node_modules', 'electron-builder', 'cli.js'),
        ...['--linux', 'dir', `--${process.arch}`, '--config', CONFIG],
        `-c.electronDist=${join(folder, 'electron')}`,
        `-c.directories.output=${join(folder, 'dist')}`,
      ],
      { cwd: project, maxBuffer: 10_000_000, timeout: 150_000 },
    );
    const made = readdirSync(join(folder, 'dist')).find((name) => name.endsWith('unpacked')) ?? '';
    app = join(folder, 'dist', made);
    files = listPackage(join(app, 'resources', 'app.asar'), { isPack: false });
  }, 180_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('holds window, service, workers, preload and GUI', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        '/package.json',
        '/LICENSE',
        '/out/main/index.js',
        '/out/main/headless.js',
        '/out/main/pipeline-worker.js',
        '/out/main/browser-thread.js',
        '/out/main/unpack.js',
        '/out/main/store-writer.js',
        '/out/preload/index.cjs',
        '/out/renderer/index.html',
        '/resources/icons/icon.png',
        '/resources/icons/tray.png',
        '/node_modules/fastify/package.json',
        '/node_modules/playwright-core/package.json',
        '/node_modules/electron-updater/package.json',
      ]),
    );
  });

  it('holds nothing of development', () => {
    const own = files.filter((file) => !file.startsWith('/node_modules'));
    const places = new Set(own.map((file) => file.split('/')[1]));
    expect([...places].sort()).toEqual(['LICENSE', 'out', 'package.json', 'resources']);
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { dev?: boolean; devDependencies?: Record<string, string> }>;
    };
    const packed = new Set(files);
    // one that a shipped package brings as well is no package of development alone
    const dev = Object.keys(packages['']?.devDependencies ?? {})
      .map((name) => `node_modules/${name}`)
      .filter((path) => packages[path]?.dev === true);
    expect(dev.length).toBeGreaterThan(30);
    expect(dev.filter((path) => packed.has(`/${path}`))).toEqual([]);
    expect(files.filter((file) => /\.(map|ts|tsx|md|mdx|c|cc|gyp)$/.test(file))).toEqual([]);
    expect(files.filter((file) => /\/(test|tests|__tests__)\//.test(file))).toEqual([]);
    expect(files.filter((file) => file.includes('@sparticuz'))).toEqual([]);
  });

  it('has its natives outside the archive, for this system only', () => {
    const natives = filesBelow(app).filter((file) => file.endsWith('.node'));
    const { arch } = process;
    expect(natives.toSorted()).toEqual([
      `resources/app.asar.unpacked/node_modules/@koromix/koffi-linux-${arch}/linux_${arch}/koffi.node`,
      `resources/app.asar.unpacked/node_modules/better-sqlite3/prebuilds/linux-${arch}.node`,
    ]);
    expect(files.filter((file) => file.endsWith('.node'))).toHaveLength(2);
  });

  it('brings Chromium where the locate order looks first', async () => {
    const bundledDir = join(app, 'resources', 'chromium');
    const found = await locateChromium({ dataDir: folder, bundledDir, env: {} });
    expect(found).toMatchObject({ source: 'bundled', path: join(bundledDir, SHELL) });
  });

  it('has its fuses set', async () => {
    const wire = await getCurrentFuseWire(join(app, 'hearth'));
    const on = (fuse: FuseV1Options) => wire[fuse] === FuseState.ENABLE;
    expect({
      runAsNode: on(FuseV1Options.RunAsNode),
      nodeOptions: on(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
      inspect: on(FuseV1Options.EnableNodeCliInspectArguments),
      fileRights: on(FuseV1Options.GrantFileProtocolExtraPrivileges),
      cookies: on(FuseV1Options.EnableCookieEncryption),
      integrity: on(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
      asarOnly: on(FuseV1Options.OnlyLoadAppFromAsar),
    }).toEqual({
      runAsNode: false,
      nodeOptions: false,
      inspect: false,
      fileRights: false,
      cookies: true,
      integrity: true,
      asarOnly: true,
    });
  });

  it('runs from its files alone: starts, serves the GUI, scrapes a page', async () => {
    // far from every node_modules: what is missing in the package must be missed
    const alone = mkdtempSync(join(tmpdir(), 'hearth-packed-'));
    extractAll(join(app, 'resources', 'app.asar'), alone);
    const site = await serveOnePage();
    const child = spawn(
      process.execPath,
      [
        join(alone, 'out', 'main', 'headless.js'),
        ...['serve', '--port', '0', '--json', '--log-level', 'error'],
        ...['--data-dir', join(folder, 'data'), '--allow-private-network'],
      ],
      { stdio: ['ignore', 'pipe', 'pipe'], env: { HOME: folder, PATH: process.env['PATH'] } },
    );
    try {
      let said = '';
      child.stderr.on('data', (text) => (said += String(text)));
      const line = await firstLine(child.stdout, () => said);
      const { address } = JSON.parse(line) as { address: string };
      expect(await (await fetch(`${address}/playground`)).text()).toContain('<div id="root"');
      await expect.poll(() => said).toMatch(/[0-9a-f-]{36}/);
      const key = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(said)?.[0] ?? '';
      // the other reader brings most files of all packages
      for (const reader of ['hearth', 'readability']) {
        const answer = await fetch(`${address}/v2/scrape`, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            url: `${site.origin}/page.html`,
            reader,
            formats: ['markdown', { type: 'json', schema: FREQUENCY }],
          }),
        });
        const json = (await answer.json()) as { readonly data?: { readonly warning?: string } };
        expect(json).toMatchObject({
          success: true,
          data: {
            markdown: expect.stringContaining('the heat of one short fire') as string,
            // by the file of words beside the chunk
            json: { update_frequency: 'monatlich' },
          },
        });
        expect(json.data?.warning).toBeUndefined();
      }
    } finally {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await site.close();
      rmSync(alone, { recursive: true, force: true });
    }
  }, 60_000);

  it('tells its size', () => {
    const bytes = filesBelow(app)
      .filter((file) => file.startsWith('resources/app.asar'))
      .reduce((sum, file) => sum + statSync(join(app, file)).size, 0);
    console.log(
      `Hearth in the package, without Electron and Chromium: ${(bytes / 1_048_576).toFixed(1)} MB in ${files.length} files`,
    );
    expect(bytes).toBeLessThan(80 * 1_048_576);
  });
});

/**
 * The project as electron-builder sees it: a copy, so that what else lies in the checkout does not matter. Its
 * packages are hard links: `npm list`, which collects them, does not look through a linked folder.
 */
async function copyProject(project: string): Promise<string> {
  mkdirSync(project, { recursive: true });
  for (const name of ['package.json', 'package-lock.json', CONFIG, 'LICENSE', 'out', 'resources']) {
    cpSync(join(ROOT, name), join(project, name), { recursive: true });
  }
  const modules = realpathSync(join(ROOT, 'node_modules'));
  await run('cp', ['-al', modules, join(project, 'node_modules')]);
  // what must not be packed is there to be packed
  for (const name of ['src', 'test']) {
    mkdirSync(join(project, name));
    writeFileSync(join(project, name, 'secret.ts'), '');
  }
  const chromium = join(project, 'dist', 'chromium', `linux-${process.arch}`, SHELL);
  mkdirSync(join(chromium, '..'), { recursive: true });
  writeFileSync(chromium, '#!/bin/sh\n', { mode: 0o755 });
  return project;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

async function firstLine(stream: NodeJS.ReadableStream, said: () => string): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line;
  throw new Error(`The packed service did not start: ${said()}`);
}
