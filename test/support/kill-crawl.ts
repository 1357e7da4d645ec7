/**
 * A crawl through kills: the real command line on a real folder, killed with SIGKILL while it crawls.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startSite, type Answer as SiteAnswer, type FixtureSite } from './site.ts';
import { html } from './site/answer.ts';
import { ENTRY } from './entry.ts';
import { shareChromium } from './shared-chromium.ts';

export interface KillOptions {
  readonly pages: number;
  readonly kills: number;
  /** 0 ≤ x < 1. */
  readonly random?: () => number;
  readonly log?: (line: string) => void;
}

export interface KillResult {
  readonly pages: number;
  readonly kills: number;
  readonly documents: number;
  readonly distinct: number;
  readonly creditsUsed: number;
  readonly ledger: number;
  readonly status: string;
  readonly seconds: number;
  /** What is wrong; empty when all is well. */
  readonly problems: readonly string[];
}

export interface Running {
  readonly child: ChildProcess;
  readonly address: string;
}

const START_CREDITS = 1_000_000;

interface Bench {
  readonly site: FixtureSite;
  readonly ask: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** Kills the service and starts it again on its folder. */
  readonly killOnce: () => Promise<void>;
}

/** With a service on a folder of its own, and a site. */
async function onFolder<T>(work: (bench: Bench) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-kill-'));
  shareChromium(dataDir);
  const site = await startSite();
  let running = await serve(dataDir);
  try {
    const key = await createKey(dataDir);
    return await work({
      site,
      async ask(method, path, body) {
        const response = await fetch(new URL(path, running.address), {
          method,
          headers: { authorization: `Bearer ${key}` },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        return (await response.json()) as Answer;
      },
      async killOnce() {
        running.child.kill('SIGKILL');
        await once(running.child, 'exit');
        // what the next one asks for before it says that it is ready counts as well
        site.requests.length = 0;
        running = await serve(dataDir);
      },
    });
  } finally {
    running.child.kill('SIGTERM');
    await once(running.child, 'exit');
    await site.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Runs it; the fixture site answers with a little latency so that kills meet pages under way. */
export function crawlThroughKills(options: KillOptions): Promise<KillResult> {
  const { pages, kills, random = Math.random, log = () => undefined } = options;
  const startedAt = Date.now();
  return onFolder(async ({ site, ask, killOnce }) => {
    site.latencyMs = 15;
    const { id = '' } = await ask('POST', '/v2/crawl', {
      url: `${site.origin}/site/${pages}/`,
      limit: pages,
      sitemap: 'skip',
    });
    let killed = 0;
    // Kills are spread over the crawl, each at a random place of its own part; all of them come before the end.
    const place = (kill: number): number => ((kill + random()) / kills) * 0.9 * pages;
    let killAt = place(0);
    for (;;) {
      await pause(10 + random() * 40);
      const status = await ask('GET', `/v2/crawl/${id}?limit=1`);
      if (status.status !== 'scraping') break;
      if (killed >= kills || (status.completed ?? 0) < killAt) continue;
      await killOnce();
      killed += 1;
      killAt = place(killed);
      log(`kill ${killed} at ${status.completed ?? 0} of ${status.total ?? 0}`);
    }
    return await judge({ ask, id, pages, killed, wanted: kills, startedAt });
  });
}

/**
 * Kills while nearly all pages have been read and wait for what the comparison of one of them tells: its script is
 * answered only after the last kill.
 */
export function crawlThroughKillsAtRest({ pages, kills }: KillOptions): Promise<KillResult> {
  const startedAt = Date.now();
  return onFolder(async ({ site, ask, killOnce }) => {
    const isOver = Promise.withResolvers<undefined>();
    site.files.set('/held.js', async () => {
      await isOver.promise;
      return { type: 'text/javascript', body: 'window.ready = true;' };
    });
    const text = 'Everything here was sent by the server, as it should be. '.repeat(12);
    const pageOf = (main: string): SiteAnswer =>
      html(`<title>Page</title><main><p>${text}</p>${main}</main><script src="/held.js"></script>`);
    const paths = Array.from({ length: pages - 1 }, (_, n) => `/rest/page-no-${n}`);
    site.files.set(
      '/rest/',
      pageOf(paths.map((path) => `<a href="${path}">${path}</a>`).join(' ')),
    );
    for (const path of paths) site.files.set(path, pageOf(`<p>This is ${path}.</p>`));
    const url = `${site.origin}/rest/`;
    const { id = '' } = await ask('POST', '/v2/crawl', { url, sitemap: 'skip' });
    for (let killed = 0; killed < kills; killed += 1) {
      const areRead = (): boolean =>
        paths.every((path) => site.requests.some((one) => one.url === path));
      while (!areRead()) await pause(20);
      await killOnce();
    }
    isOver.resolve(undefined);
    while ((await ask('GET', `/v2/crawl/${id}?limit=1`)).status === 'scraping') await pause(50);
    return await judge({ ask, id, pages, killed: kills, wanted: kills, startedAt });
  });
}

interface Answer {
  readonly id?: string;
  readonly status?: string;
  readonly completed?: number;
  readonly total?: number;
  readonly creditsUsed?: number;
  readonly next?: string;
  readonly data?:
    | readonly { readonly metadata: { readonly url: string } }[]
    | {
        readonly remainingCredits: number;
      };
}

interface Judged {
  readonly ask: (method: string, path: string) => Promise<Answer>;
  readonly id: string;
  readonly pages: number;
  readonly killed: number;
  readonly wanted: number;
  readonly startedAt: number;
}

async function judge({ ask, id, pages, killed, wanted, startedAt }: Judged): Promise<KillResult> {
  const urls: string[] = [];
  let last: Answer = {};
  let path: string | undefined = `/v2/crawl/${id}`;
  while (path !== undefined) {
    last = await ask('GET', path);
    if (Array.isArray(last.data)) urls.push(...last.data.map(({ metadata }) => metadata.url));
    path = last.next === undefined ? undefined : pathOf(last.next);
  }
  const usage = await ask('GET', '/v2/team/credit-usage');
  const left =
    usage.data !== undefined && 'remainingCredits' in usage.data
      ? usage.data.remainingCredits
      : NaN;
  const facts = {
    pages,
    kills: killed,
    documents: urls.length,
    distinct: new Set(urls).size,
    creditsUsed: last.creditsUsed ?? NaN,
    ledger: START_CREDITS - left,
    status: last.status ?? '',
    seconds: Math.round((Date.now() - startedAt) / 100) / 10,
  };
  const problems = [
    ...(killed === wanted ? [] : [`killed ${killed} of ${wanted} times: the crawl was over`]),
    ...(facts.status === 'completed' ? [] : [`status is ${facts.status}`]),
    ...(facts.distinct === pages ? [] : [`${pages - facts.distinct} pages lost`]),
    ...(facts.documents === facts.distinct
      ? []
      : [`${facts.documents - facts.distinct} pages twice in data`]),
    ...(facts.creditsUsed === pages ? [] : [`the job says ${facts.creditsUsed} credits`]),
    ...(facts.ledger === pages ? [] : [`the ledger says ${facts.ledger} credits`]),
  ];
  return { ...facts, problems };
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

/** The command line's service on the folder. */
export async function serve(dataDir: string, flags: readonly string[] = []): Promise<Running> {
  const child = spawn(
    process.execPath,
    [ENTRY, 'serve', '--port', '0', '--json', '--log-level', 'error', '--data-dir', dataDir].concat(
      '--allow-private-network',
      flags,
    ),
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const lines = createInterface({ input: child.stdout });
  const [line] = (await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(() => {
      throw new Error('The service ended before it was ready.');
    }),
  ])) as [string];
  return { child, address: (JSON.parse(line) as { address: string }).address };
}

export async function createKey(dataDir: string): Promise<string> {
  const child = spawn(
    process.execPath,
    [ENTRY, 'keys', 'create', '--json', '--data-dir', dataDir],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let text = '';
  for await (const chunk of child.stdout) text += String(chunk);
  return (JSON.parse(text) as { key: string }).key;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
