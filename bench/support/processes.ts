/**
 * Fixture site and service as processes of their own, so that a bench measures neither the site's work
 * nor its own in the service's event loop. Each prints one JSON line when it is ready and ends with its
 * standard input.
 */
import { spawn } from 'node:child_process';
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
