/**
 * Fixture site and service as processes of their own, so that a bench measures neither the site's work
 * nor its own in the service's event loop. Each prints one JSON line when it is ready and ends with its
 * standard input.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { serviceEnv, serviceFlags } from '../../bin/service-node.mjs';

export interface Running<T> {
  /** What the process said when it was ready. */
  readonly ready: T;
  readonly pid: number;
  /** Of a process that has profile-threads.ts preloaded. */
  readonly profiler?: Profiler;
  stop(): Promise<void>;
}

/** CPU profiles of all threads of a process. */
interface Profiler {
  start(): Promise<void>;
  /** Resolves the files written: one a thread, their names after the prefix. */
  stop(prefix: string): Promise<readonly string[]>;
}

export interface SiteReady {
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string;
}

export interface ServiceReady {
  readonly address: string;
  /** Secret of a key. */
  readonly key: string;
}

/** The fixture site. `latencyMs`: wait before every answer. `sitemap`: pages of `/sitemap-N.xml`. */
export function startSiteProcess(
  options: { readonly latencyMs?: number } = {},
): Promise<Running<SiteReady>> {
  return start('site-process.ts', [(options.latencyMs ?? 0).toString()]);
}

/** A site of so many distinct pages to crawl. */
export function startCrawlSite(options: {
  readonly pages: number;
  readonly kilobytes: number;
  readonly latencyMs: number;
  /** Its pages run a script that cannot be read whole. */
  readonly hasApp?: boolean;
}): Promise<Running<SiteReady>> {
  const { pages, kilobytes, latencyMs, hasApp = false } = options;
  return start('crawl-site.ts', [
    ...[pages, kilobytes, latencyMs].map(String),
    ...(hasApp ? ['app'] : []),
  ]);
}

/** A shop that is slow and adds its prices by a script (slow-shop-site.ts). */
export function startSlowShop(options: {
  readonly pages: number;
  readonly pageMs: number;
  readonly scriptMs: number;
  readonly cacheControl: string;
}): Promise<Running<SiteReady>> {
  const { pages, pageMs, scriptMs, cacheControl } = options;
  return start('slow-shop-site.ts', [...[pages, pageMs, scriptMs].map(String), cacheControl]);
}

interface NodeOptions {
  readonly nodeFlags?: readonly string[];
  /** Another checkout, with its bench. */
  readonly root?: string | undefined;
}

/** The whole service on a folder of its own that goes with it. */
export function startServiceProcess(
  flags: readonly string[] = [],
  options: NodeOptions = {},
): Promise<Running<ServiceReady>> {
  return start('service-process.ts', flags, options);
}

/** The least that gives the same documents (floor-process.ts). */
export function startFloorProcess(): Promise<Running<ServiceReady>> {
  return start('floor-process.ts', []);
}

async function start<T>(
  file: string,
  args: readonly string[],
  { nodeFlags = [], root = ROOT }: NodeOptions = {},
): Promise<Running<T>> {
  const path = join(root, 'bench', 'support', file);
  const isService = file === 'service-process.ts';
  const allFlags = [...(isService ? serviceFlags : []), ...nodeFlags];
  const child = spawn(process.execPath, [...allFlags, path, ...args], {
    stdio: ['pipe', 'pipe', 'inherit', ...(nodeFlags.length > 0 ? ['ipc' as const] : [])],
    env: { ...(isService ? serviceEnv : {}), ...process.env },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (child.stdout === null) throw new Error(`${file} has no output`);
  for await (const line of createInterface({ input: child.stdout })) {
    const ready: T = JSON.parse(line);
    return {
      ready,
      pid: child.pid ?? 0,
      ...(nodeFlags.length > 0 ? { profiler: profilerOf(child) } : {}),
      async stop() {
        child.stdin?.end();
        await ended;
      },
    };
  }
  throw new Error(`${file} ended before it was ready`);
}

function profilerOf(child: ChildProcess): Profiler {
  const ask = async (message: string | object): Promise<readonly string[]> => {
    const answered = once(child, 'message');
    child.send(message);
    const [answer] = await answered;
    return answer;
  };
  return {
    start: async () => {
      await ask('start');
    },
    stop: (prefix) => ask({ stop: prefix }),
  };
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The service as users run it, for `startBuiltService`. */
export async function buildService(): Promise<void> {
  const script = join(ROOT, 'scripts', 'build.mjs');
  await once(spawn(process.execPath, [script], { stdio: 'inherit' }), 'exit');
}

/** `serve` as built (in another checkout, where one is named) and as bin/hearth.mjs starts it, on a folder that goes with it. */
export async function startBuiltService(
  own: readonly string[] = [],
  root = ROOT,
): Promise<Running<ServiceReady>> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-bench-'));
  const entry = join(root, 'out', 'main', 'headless.js');
  const flags = ['--json', '--port', '0', '--allow-private-network', '--log-level', 'error'];
  const child = spawn(
    process.execPath,
    [...serviceFlags, entry, 'serve', ...flags, '--data-dir', folder, ...own],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...serviceEnv, ...process.env } },
  );
  const gone = once(child, 'exit');
  const [address, key] = await Promise.all([addressOf(child.stdout), keyOf(child.stderr)]);
  return {
    ready: { address, key },
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const ready: { readonly address: string } = JSON.parse(line);
    return ready.address;
  }
  throw new Error('The service ended before it was ready');
}

/** The key that the first start shows, once, on its error output; the rest of that goes to ours. */
function keyOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => {
    createInterface({ input: output }).on('line', (line) => {
      const key = /^\s+([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(line)?.[1];
      if (key !== undefined) resolve(key);
      if (line.startsWith('{')) console.error(line);
    });
  });
}
