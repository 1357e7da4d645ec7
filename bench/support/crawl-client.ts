/** A crawl of the crawl site as a client runs it: started over HTTP with the key, and polled until it ends. */
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import type { ServiceReady } from './processes.ts';

export interface CrawlPlan {
  readonly origin: string;
  readonly pages: number;
  readonly concurrency: number;
  /** Every page goes into the library. */
  readonly isKept?: boolean;
}

export interface Poll {
  /** Pages so far. */
  readonly completed: number;
  /** The status request's round trip. */
  readonly tookMs: number;
}

export interface PollOptions {
  readonly everyMs: number;
  /** Reads every document there is with each poll, as the SDKs do, not the first alone. */
  readonly readsAll?: boolean;
  readonly onPoll: (poll: Poll) => void;
}

export interface CrawlClient {
  /** Crawls the whole site; resolves pages per second. Throws when it ends otherwise than complete. */
  crawl(plan: CrawlPlan, options: PollOptions): Promise<number>;
  close(): Promise<void>;
}

interface Answer {
  readonly id?: string;
  readonly status?: string;
  readonly completed?: number;
  readonly next?: string;
}

/** A client of a running service. */
export function crawlClient({ address, key }: ServiceReady): CrawlClient {
  const pool = new Pool(address, { connections: 2 });
  const ask = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
    const answer = await pool.request({
      path,
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return headOf(Buffer.from(await answer.body.arrayBuffer()));
  };
  /** The first page of a status with whatever follows it read as well. */
  const readAll = async (path: string): Promise<Answer> => {
    const first = await ask('GET', path);
    let { next } = first;
    while (next !== undefined) ({ next } = await ask('GET', next.slice(address.length)));
    return first;
  };
  return {
    async crawl(
      { origin, pages, concurrency, isKept = false },
      { everyMs, readsAll = false, onPoll },
    ) {
      const from = performance.now();
      const { id = '' } = await ask('POST', '/v2/crawl', {
        url: `${origin}/`,
        limit: pages,
        sitemap: 'skip',
        maxConcurrency: concurrency,
        scrapeOptions: {
          formats: ['markdown', 'links'],
          maxAge: 0,
          ...(isKept ? { keep: { kind: 'page' } } : {}),
        },
      });
      for (;;) {
        await sleep(everyMs);
        const asked = performance.now();
        const { status = '', completed = 0 } = readsAll
          ? await readAll(`/v2/crawl/${id}`)
          : await ask('GET', `/v2/crawl/${id}?limit=1`);
        onPoll({ completed, tookMs: performance.now() - asked });
        if (status === 'scraping') continue;
        if (status === 'completed' && completed === pages) break;
        throw new Error(`The crawl ended ${status} with ${completed} of ${pages} pages`);
      }
      return pages / ((performance.now() - from) / 1_000);
    },
    close: () => pool.close(),
  };
}

/** A reply without its documents, which come last: what a client makes of them is not the service's time. */
function headOf(body: Buffer): Answer {
  const at = body.indexOf(',"data":[');
  const text = at === -1 ? body.toString() : `${body.toString('utf8', 0, at)}}`;
  const json: unknown = JSON.parse(text);
  return typeof json === 'object' && json !== null ? json : {};
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** Resident memory of a process with all its threads, MB. Linux only; elsewhere not measured. */
export function residentMb(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1_024;
  } catch {
    return NaN;
  }
}

const IDLE_AFTER_MS = 500;
const MOST_WAITS = 240;

/** Resolves when the process has used hardly any processor time for half a second; that is read on Linux only. */
export async function untilIdle(pid: number): Promise<void> {
  for (let wait = 0, before = ticks(pid); wait < MOST_WAITS; wait += 1) {
    await sleep(IDLE_AFTER_MS);
    const now = ticks(pid);
    // a tick is 10 ms
    if (now - before <= 2) return;
    before = now;
  }
}

/** Processor time used, user and system, all threads, ms. Linux only; elsewhere 0. */
export function processorMs(pid: number): number {
  return ticks(pid) * 10;
}

/** The same in ticks of 10 ms (proc(5): fields 14 and 15 of stat). */
function ticks(pid: number): number {
  const file = `/proc/${pid.toString()}/stat`;
  if (!existsSync(file)) return 0;
  const stat = readFileSync(file, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
