/**
 * Fixture site and service as processes of their own, so that a bench measures neither the site's work
 * nor its own in the service's event loop. Each prints one JSON line when it is ready and ends with its
 * standard input.
 */
import { spawn } from 'node:child_process';
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
  stop(): Promise<void>;
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
}): Promise<Running<SiteReady>> {
  const { pages, kilobytes, latencyMs } = options;
  return start('crawl-site.ts', [pages, kilobytes, latencyMs].map(String));
}

/** The whole service on a folder of its own that goes with it. */
export function startServiceProcess(flags: readonly string[] = []): Promise<Running<ServiceReady>> {
  return start('service-process.ts', flags);
}

async function start<T>(file: string, args: readonly string[]): Promise<Running<T>> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const isService = file === 'service-process.ts';
  const child = spawn(process.execPath, [...(isService ? serviceFlags : []), path, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...(isService ? serviceEnv : {}), ...process.env },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for await (const line of createInterface({ input: child.stdout })) {
    const ready: T = JSON.parse(line);
    return {
      ready,
      pid: child.pid ?? 0,
      async stop() {
        child.stdin.end();
        await ended;
      },
    };
  }
  throw new Error(`${file} ended before it was ready`);
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The service as users run it, for `startBuiltService`. */
export async function buildService(): Promise<void> {
  const script = join(ROOT, 'scripts', 'build.mjs');
  await once(spawn(process.execPath, [script], { stdio: 'inherit' }), 'exit');
}

/** `serve` as built and as bin/hearth.mjs starts it, on a folder of its own that goes with it. */
export async function startBuiltService(
  own: readonly string[] = [],
): Promise<Running<ServiceReady>> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-bench-'));
  const entry = join(ROOT, 'out', 'main', 'headless.js');
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
