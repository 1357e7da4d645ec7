/** `hearth serve` as a process of its own: ready line, settings, folder, signals, keys, doctor. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runHearth } from '../support/command.ts';
import { chromiumsOf } from '../support/processes.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { ENTRY } from '../support/entry.ts';

let site: FixtureSite;
let folder: string;
let dataDir: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  site = await startSite();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-serve-'));
  dataDir = join(folder, 'data');
});
afterEach(async () => {
  for (const child of running) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  running.clear();
  site.reset();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => site.close());

interface Serving {
  readonly child: ChildProcess;
  readonly address: string;
  readonly dataDir: string;
  readonly out: () => string;
  readonly err: () => string;
  /** Exit code and signal, once it has ended. */
  readonly ended: Promise<readonly [number | null, NodeJS.Signals | null]>;
}

/** Starts `hearth serve` and waits for its ready line. */
async function serve(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Serving> {
  const child = spawn(process.execPath, [ENTRY, 'serve', ...args], {
    env: { PATH: process.env['PATH'], HOME: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended = new Promise<readonly [number | null, NodeJS.Signals | null]>((resolve) => {
    child.once('exit', (code, signal) => resolve([code, signal]));
  });
  const address = (): string | undefined => /http:\/\/[\w.:[\]]+:\d+/.exec(out)?.[0];
  await vi.waitUntil(() => address() !== undefined || child.exitCode !== null, { timeout: 60_000 });
  const found = address();
  if (found === undefined) throw new Error(`hearth serve ended: ${err}`);
  return { child, address: found, dataDir, out: () => out, err: () => err, ended };
}

const usual = (): readonly string[] => ['--port', '0', '--data-dir', dataDir, '--json'];

interface NewKey {
  readonly key: string;
  readonly id: string;
}

async function newKey(): Promise<NewKey> {
  const ran = await runHearth([
    'keys',
    'create',
    '--name',
    'test',
    '--json',
    '--data-dir',
    dataDir,
  ]);
  expect(ran.code).toBe(0);
  return JSON.parse(ran.stdout) as NewKey;
}

const ask = async (on: string, key: string, method: string, path: string, body?: object) => {
  const answer = await fetch(on + path, {
    method,
    headers: { authorization: `Bearer ${key}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
};

describe('the first start', () => {
  it('says where it is on stdout, as one JSON line with --json, and logs to stderr', async () => {
    const one = await serve(usual());
    const lines = one.out().trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      address: one.address,
      pid: one.child.pid,
      dataDir,
    });
    expect(one.err()).toContain('service ready');
    expect((await fetch(`${one.address}/v0/health/liveness`)).status).toBe(200);
  });

  it('shows one key once, with a curl line that works', async () => {
    const args = ['--port', '0', '--data-dir', dataDir, `--allow-private-network=${site.host}`];
    const one = await serve(args);
    await vi.waitUntil(() => one.out().includes('curl '), { timeout: 10_000 });
    const [, key = ''] = /\n {2}([0-9a-f-]{36})\n/.exec(one.out()) ?? [];
    const curl = /curl \S+[^]*?"url":"https:\/\/example\.com"\}'/.exec(one.out())?.[0] ?? '';
    expect(curl).toContain(`Bearer ${key}`);
    expect(curl).toContain(`${one.address}/v2/scrape`);
    const answer = await ask(one.address, key, 'POST', '/v2/scrape', {
      url: `${site.origin}/static/5kb`,
    });
    expect(answer).toMatchObject({ status: 200, json: { success: true } });
    one.child.kill('SIGTERM');
    await one.ended;
    const two = await serve(args);
    await vi.waitUntil(() => two.out().includes('keys create'), { timeout: 10_000 });
    expect(two.out() + two.err()).not.toContain(key);
  });

  it.skipIf(process.platform === 'win32')('keeps the folder to its owner', async () => {
    const one = await serve(usual());
    const mode = (path: string): number => statSync(path).mode & 0o777;
    expect(mode(dataDir)).toBe(0o700);
    const open = readdirSync(dataDir, { withFileTypes: true })
      .filter((entry) => entry.isFile() && (mode(join(dataDir, entry.name)) & 0o077) !== 0)
      .map(({ name }) => name);
    expect(open).toEqual([]);
    expect(existsSync(join(dataDir, 'hearth.db'))).toBe(true);
    one.child.kill('SIGTERM');
    await one.ended;
    // a folder that was left open to others is closed again
    chmodSync(dataDir, 0o755);
    await serve(usual());
    expect(mode(dataDir)).toBe(0o700);
  });
});

describe('settings', () => {
  it('come from flag, then variable, then config file, then default', async () => {
    const ports: number[] = [];
    for (let n = 0; n < 3; n += 1) ports.push(await freePort());
    const [inFlag = 0, inVariable = 0, inFile = 0] = ports;
    const file = join(folder, 'hearth.json');
    writeFileSync(file, JSON.stringify({ port: inFile, dataDir: '/nowhere', json: true }));
    const where = { HEARTH_CONFIG: file, HEARTH_DATA_DIR: dataDir };
    const portOf = async (...[args, env]: Parameters<typeof serve>): Promise<number> => {
      const one = await serve(args, env);
      one.child.kill('SIGTERM');
      await one.ended;
      expect(JSON.parse(one.out())).toMatchObject({ dataDir });
      return Number(new URL(one.address).port);
    };
    expect(await portOf([], where)).toBe(inFile);
    const both = { ...where, HEARTH_PORT: String(inVariable) };
    expect(await portOf([], both)).toBe(inVariable);
    expect(await portOf(['--port', String(inFlag)], both)).toBe(inFlag);
  });

  it('are refused by name when they are not understood', async () => {
    const ran = (...args: readonly string[]) =>
      runHearth(['serve', '--data-dir', dataDir, ...args]);
    expect(await ran('--port', 'x')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/--port takes a whole number/),
    });
    expect(await ran('--colour', 'red')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/Unknown option --colour/),
    });
    expect(await ran('--config', join(folder, 'none.json'))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/does not exist/),
    });
  });

  it('a taken port moves to the next free one, and says so', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    const one = await serve(['--port', String(port), '--data-dir', dataDir, '--json']);
    expect(Number(new URL(one.address).port)).toBeGreaterThan(port);
    expect(one.err()).toMatch(new RegExp(`port taken.*${port}`));
    taken.close();
  });

  it.skipIf(process.platform !== 'linux')('--open opens the GUI with its token', async () => {
    const told = join(folder, 'opened');
    const bin = join(folder, 'xdg-open');
    writeFileSync(bin, `#!/bin/sh\nprintf %s "$1" > ${told}.part && mv ${told}.part ${told}\n`, {
      mode: 0o755,
    });
    const path = `${folder}${delimiter}${process.env['PATH'] ?? ''}`;
    const one = await serve([...usual(), '--open'], { PATH: path });
    await vi.waitUntil(() => existsSync(told), { timeout: 10_000 });
    expect(readFileSync(told, 'utf8')).toMatch(new RegExp(`^${one.address}/#code=\\S+$`));
  });
});

describe('the data folder', () => {
  it('is held by one process: a second says so and ends', async () => {
    const one = await serve(usual());
    const second = await runHearth(['serve', ...usual()]);
    expect(second.code).toBe(1);
    expect(second.stdout).toBe('');
    expect(second.stderr).toMatch(
      new RegExp(`in use by another Hearth \\(process ${one.child.pid}\\).*--data-dir`),
    );
    expect((await fetch(`${one.address}/v0/health/liveness`)).status).toBe(200);
  });

  it('is free again after a kill', async () => {
    const one = await serve(usual());
    one.child.kill('SIGKILL');
    await one.ended;
    const two = await serve(usual());
    expect((await fetch(`${two.address}/v0/health/readiness`)).status).toBe(200);
  });
});

describe('keys', () => {
  it('take a day that there is', async () => {
    const place = ['--data-dir', dataDir] as const;
    const made = await runHearth(['keys', 'create', '--expires', '2033-02-31', ...place]);
    expect(made).toMatchObject({ code: 1, stderr: expect.stringContaining('2033-02-31') });
    const used = await runHearth(['usage', '--from', '2026-02-30', ...place]);
    expect(used.stderr).toContain('--from takes a day');
  });

  it('are made, listed and revoked while the service runs and while it does not', async () => {
    const before = await newKey();
    const one = await serve([...usual(), `--allow-private-network=${site.host}`]);
    const during = await newKey();
    const usage = ({ key }: NewKey) => ask(one.address, key, 'GET', '/v2/team/credit-usage');
    expect([(await usage(before)).status, (await usage(during)).status]).toEqual([200, 200]);
    const listed = await runHearth(['keys', 'list', '--json', '--data-dir', dataDir]);
    expect(listed.stdout).toContain(during.id);
    expect(listed.stdout).not.toContain(during.key);
    const revoked = await runHearth(['keys', 'revoke', during.id, '--data-dir', dataDir]);
    expect(revoked).toMatchObject({ code: 0, stdout: expect.stringContaining('revoked') });
    await vi.waitUntil(async () => (await usage(during)).status === 401, { timeout: 15_000 });
    expect((await usage(before)).status).toBe(200);
  });
});

describe('a signal', () => {
  it.each<NodeJS.Signals>(['SIGINT', 'SIGTERM'])(
    '%s during a crawl stops within its 5 s; the next start goes on with it',
    async (signal) => {
      site.latencyMs = 60;
      const args = [...usual(), `--allow-private-network=${site.host}`];
      const { key } = await newKey();
      const one = await serve(args);
      const pages = 40;
      const started = await ask(one.address, key, 'POST', '/v2/crawl', {
        url: `${site.origin}/site/${pages}/`,
        limit: pages,
        sitemap: 'skip',
      });
      const path = `/v2/crawl/${String(started.json['id'])}`;
      await vi.waitUntil(
        async () =>
          Number((await ask(one.address, key, 'GET', `${path}?limit=1`)).json['completed']) > 2,
        { timeout: 30_000, interval: 20 },
      );
      one.child.kill(signal);
      // 0: it stopped by itself; after 5 s it would have left with 1
      expect(await one.ended).toEqual([0, null]);
      expect(one.err()).toContain('service stopped');
      expect(existsSync(join(dataDir, 'service.json'))).toBe(false);
      expect(chromiumsOf(one.child.pid ?? 0)).toEqual([]);

      site.latencyMs = 0;
      const two = await serve(args);
      const status = async () => (await ask(two.address, key, 'GET', path)).json;
      await vi.waitUntil(async () => (await status())['status'] !== 'scraping', {
        timeout: 60_000,
      });
      const whole = await status();
      expect(whole).toMatchObject({ status: 'completed', completed: pages, creditsUsed: pages });
    },
  );

  it('while a page is rendered stops as well, and its caller is answered or let go', async () => {
    const { key } = await newKey();
    const one = await serve([...usual(), `--allow-private-network=${site.host}`]);
    const asked = ask(one.address, key, 'POST', '/v2/scrape', {
      url: `${site.origin}/fault/hang`,
      waitFor: 100,
    }).catch(() => 'let go');
    await vi.waitUntil(() => site.underWay() > 0, { timeout: 30_000 });
    one.child.kill('SIGTERM');
    expect(await one.ended).toEqual([0, null]);
    await asked;
    await vi.waitUntil(() => site.underWay() === 0, { timeout: 10_000 });
  });

  it('a second one ends it at once', async () => {
    const one = await serve(usual());
    // a stopped process takes both signals when it goes on: the second finds it stopping
    one.child.kill('SIGINT');
    await vi.waitUntil(() => one.err().includes('Stopping'), { timeout: 10_000 });
    one.child.kill('SIGINT');
    // it may have stopped by itself in between, or be so far that the signal itself ends it
    expect([
      [0, null],
      [130, null],
      [null, 'SIGINT'],
    ]).toContainEqual(await one.ended);
  });
});

it('doctor tells what works, for people and as JSON', async () => {
  const plain = await runHearth(['doctor', '--data-dir', dataDir]);
  expect(plain.code).toBe(0);
  for (const name of ['Chromium', 'Database', 'Port', 'Disk', 'Version']) {
    expect(plain.stdout).toMatch(new RegExp(`^\\S ${name}`, 'im'));
  }
  const json = await runHearth(['doctor', '--json', '--data-dir', dataDir]);
  expect(JSON.parse(json.stdout)).toEqual(
    expect.arrayContaining([expect.objectContaining({ state: 'ok', detail: expect.any(String) })]),
  );
  const broken = await runHearth(['doctor', '--data-dir', dataDir, '--chromium-path', '/no/such']);
  expect(broken.code).toBe(1);
  expect(broken.stdout).toMatch(/✗ Chromium/i);
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
