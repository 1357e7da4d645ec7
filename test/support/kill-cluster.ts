/**
 * Crawls of several sites by several services on one PostgreSQL, while crawlers are killed (SIGKILL) and paused (SIGSTOP)
 * at random moments. One door starts the crawls and is asked about them; the sites' own logs judge the pace: some of them ask
 * for a pause, shorter and longer than a host stands idle before it changes hands.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { runHearth } from './command.ts';
import { freshSchema, postgresServer } from './postgres-server.ts';
import { serveProcess, type ServedProcess } from './serve.ts';
import { startSite, type FixtureSite, type SiteRequest } from './site.ts';

export interface ClusterOptions {
  /** Of all sites that ask for no pause together; there are as many as crawlers. */
  readonly pages: number;
  readonly nodes: number;
  readonly kills: number;
  /** Each for longer than the others wait for a beat. */
  readonly pauses: number;
  /** Of the database. */
  readonly crashes?: number;
  /** 0 ≤ x < 1. */
  readonly random?: () => number;
  readonly log?: (line: string) => void;
}

export interface ClusterResult {
  readonly pages: number;
  readonly kills: number;
  readonly pauses: number;
  readonly crashes: number;
  readonly documents: number;
  readonly charged: number;
  readonly credits: number;
  /** Requests for a page beyond its first. */
  readonly fetchedTwice: number;
  /** Those whose first request came before this deed and after the one before, in order. */
  readonly lostBy: readonly string[];
  /** Most answers of one site under way at once. */
  readonly mostAtOnce: number;
  /** Of each site that asks for a pause. */
  readonly paced: readonly Paced[];
  readonly seconds: number;
  readonly problems: readonly string[];
}

/** How one site was asked, by its own log. */
interface Paced {
  /** ms. */
  readonly pause: number;
  readonly starts: number;
  /** The three shortest times between two starts, ms. */
  readonly closest: readonly number[];
  /** Starts more than `EARLY_MS` before their time. */
  readonly early: number;
}

/** What a site asks for, s, and how many pages it has. */
const PACED = [
  { pause: 0.4, pages: 120 },
  { pause: 2, pages: 30 },
  { pause: 12, pages: 7 },
] as const;
/** A start is seen later than it was made by what a busy machine takes: so much is no fault. */
const EARLY_MS = 20;

const PAUSE_MS = 22_000;
const HOST_CONCURRENCY = 8;
/** Of a plan's 100 and more, what a crawler may have under way at one site. */
const UNDER_WAY = HOST_CONCURRENCY;
const LONGEST_MS = 600_000;

interface Cluster extends AsyncDisposable {
  readonly options: ClusterOptions;
  readonly door: ServedProcess;
  readonly crawlers: ServedProcess[];
  readonly sites: readonly FixtureSite[];
  /** As `PACED` has them. */
  readonly paced: readonly FixtureSite[];
  readonly key: string;
  readonly database: pg.Pool;
  readonly schema: string;
  crash(): Promise<void>;
  startCrawler(at: number): Promise<ServedProcess>;
}

export async function crawlThroughClusterKills(options: ClusterOptions): Promise<ClusterResult> {
  const startedAt = Date.now();
  await using cluster = await openCluster(options);
  const { door, key, sites, paced } = cluster;
  const each = Math.floor(options.pages / options.nodes);
  const ids: string[] = [];
  const crawls = [
    ...sites.map((site) => ({ site, limit: each })),
    ...paced.map((site, at) => ({ site, limit: PACED[at]?.pages ?? 0 })),
  ];
  for (const { site, limit } of crawls) {
    const url = `${site.origin}/site/${limit}/`;
    const answer = await fetch(`${door.address}/v2/crawl`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify({ url, limit, sitemap: 'skip' }),
    });
    ids.push(((await answer.json()) as { readonly id: string }).id);
  }
  const pages = crawls.reduce((sum, { limit }) => sum + limit, 0);
  const done = await harm(cluster, pages);
  return await judge(cluster, { ...done, pages, startedAt, ids });
}

async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const root = mkdtempSync(join(tmpdir(), 'hearth-cluster-'));
  const server = await postgresServer();
  const schema = freshSchema();
  const database = new pg.Pool({ connectionString: server.database, max: 2 });
  // a connection that a crash ended is made again
  database.on('error', () => undefined);
  const place = ['--database', server.database, '--database-schema', schema];
  const start = (name: string, role: string): Promise<ServedProcess> =>
    serveProcess(join(root, name), 0, {
      flags: [...place, '--role', role, '--node-name', name],
      onLog: (line) => options.log?.(`${name}: ${line}`),
    });
  const made = await runHearth(
    ['keys', 'create', '--json', '--data-dir', join(root, 'door')].concat(place),
  );
  const { key } = JSON.parse(made.stdout) as { readonly key: string };
  const sites = await Promise.all(Array.from({ length: options.nodes }, () => startSite()));
  for (const site of sites) site.latencyMs = 30;
  const paced = await Promise.all(PACED.map(() => startSite()));
  paced.forEach((site, at) => {
    const delay = PACED[at]?.pause ?? 0;
    site.files.set('/robots.txt', { body: `User-agent: *\nCrawl-delay: ${delay}\n` });
  });
  const door = await start('door', 'api');
  const startCrawler = (at: number): Promise<ServedProcess> => start(`crawler-${at}`, 'crawl');
  const crawlers: ServedProcess[] = [];
  for (let at = 0; at < options.nodes; at += 1) crawlers.push(await startCrawler(at));
  return {
    ...{ options, door, crawlers, sites, paced, key, database, schema, startCrawler },
    crash: async () => await server.crash?.(),
    async [Symbol.asyncDispose]() {
      await Promise.all([door, ...crawlers].map((each) => each.kill()));
      await Promise.all([...sites, ...paced].map((site) => site.close()));
      await database.end();
      await server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

interface Counted {
  readonly open: number;
  readonly done: number;
}

async function counted({ database, schema }: Cluster): Promise<Counted> {
  const asked = `SELECT (SELECT count(*)::int FROM ${schema}.jobs WHERE status = 'scraping') AS open,
      (SELECT count(*)::int FROM ${schema}.documents) AS done`;
  // the first connection after a crash may be one that it ended
  const { rows } = await database
    .query<Counted>(asked)
    .catch(() => pause(500).then(() => database.query<Counted>(asked)));
  return rows[0] ?? { open: 0, done: 0 };
}

interface Harm {
  readonly killed: number;
  readonly paused: number;
  readonly crashed: number;
  /** Crawlers that ended without being killed. */
  readonly died: number;
  readonly deeds: readonly Deed[];
}

interface Deed {
  readonly what: string;
  /** performance.now() of this process, as the sites' logs have it. */
  readonly at: number;
}

/** Until all crawls are over; harm comes evenly over the first nine tenths of the pages. */
async function harm(cluster: Cluster, pages: number): Promise<Harm> {
  const { options, crawlers } = cluster;
  const { random = Math.random, log = () => undefined } = options;
  const deeds = shuffled(
    [
      ...Array.from({ length: options.kills }, () => 'kill' as const),
      ...Array.from({ length: options.pauses }, () => 'pause' as const),
      ...Array.from({ length: options.crashes ?? 0 }, () => 'crash' as const),
    ],
    random,
  );
  const places = deeds.map((_, nth) => ((nth + random()) / deeds.length) * 0.9 * pages);
  const paused = new Set<number>();
  const waking: Promise<void>[] = [];
  const count = { killed: 0, paused: 0, crashed: 0, died: 0 };
  const done: Deed[] = [];
  const note = (what: string, pagesDone: number): void => {
    log(`${what} at ${pagesDone} of ${pages}`);
    done.push({ what, at: performance.now() });
  };
  const endAt = Date.now() + LONGEST_MS;
  for (let nth = 0; Date.now() < endAt;) {
    const now = await counted(cluster);
    if (now.open === 0) break;
    await pause(50);
    if (nth >= deeds.length || now.done < (places[nth] ?? Infinity)) continue;
    const awake = crawlers.map((_, at) => at).filter((at) => !paused.has(at));
    const at = awake[Math.floor(random() * awake.length)];
    const crawler = at === undefined ? undefined : crawlers[at];
    if (at === undefined || crawler === undefined) continue;
    if (deeds[nth] === 'crash') {
      note('crash', now.done);
      await cluster.crash();
      count.crashed += 1;
      nth += 1;
      continue;
    }
    if (!isAlive(crawler)) {
      log(`crawler-${at} had ended by itself`);
      count.died += 1;
      crawlers[at] = await cluster.startCrawler(at);
      continue;
    }
    note(`${String(deeds[nth])} crawler-${at}`, now.done);
    if (deeds[nth] === 'kill') {
      await crawler.kill();
      count.killed += 1;
      crawlers[at] = await cluster.startCrawler(at);
    } else {
      process.kill(crawler.pid, 'SIGSTOP');
      paused.add(at);
      count.paused += 1;
      waking.push(
        pause(PAUSE_MS).then(() => {
          process.kill(crawler.pid, 'SIGCONT');
          paused.delete(at);
        }),
      );
    }
    nth += 1;
  }
  await Promise.all(waking);
  count.died += crawlers.filter((crawler) => !isAlive(crawler)).length;
  return { ...count, deeds: done };
}

function isAlive({ pid }: ServedProcess): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

interface Done extends Harm {
  readonly pages: number;
  readonly startedAt: number;
  readonly ids: readonly string[];
}

const isPage = ({ url }: SiteRequest): boolean => url.startsWith('/site/');

/** Of requests for a page alone: what it is made of, and robots.txt, keep no pause. */
function pacedOf(site: FixtureSite, pause: number): Paced {
  const starts = site.requests.filter(isPage).map(({ startedAt }) => startedAt);
  const apart = starts.slice(1).map((at, before) => at - (starts[before] ?? 0));
  const closest = apart.toSorted((a, b) => a - b);
  return {
    pause,
    starts: starts.length,
    closest: closest.slice(0, 3).map((ms) => Math.round(ms * 10) / 10),
    early: apart.filter((ms) => ms < pause - EARLY_MS).length,
  };
}

/** What was fetched again, by the deed that followed its first request. */
function lostBy(sites: readonly FixtureSite[], deeds: readonly Deed[]): readonly string[] {
  const lost = deeds.map(() => 0);
  for (const { requests } of sites) {
    const first = new Map<string, number>();
    for (const request of requests.filter(isPage)) {
      const at = first.get(request.url);
      if (at === undefined) first.set(request.url, request.startedAt);
      else {
        const deed = deeds.findIndex((one) => one.at >= at);
        lost[deed] = (lost[deed] ?? 0) + 1;
      }
    }
  }
  return deeds.map(({ what }, nth) => `${what}: ${lost[nth] ?? 0}`);
}

async function judge(cluster: Cluster, done: Done): Promise<ClusterResult> {
  const { database, schema, options } = cluster;
  const sites = [...cluster.sites, ...cluster.paced];
  const paced = cluster.paced.map((site, at) => pacedOf(site, (PACED[at]?.pause ?? 0) * 1_000));
  const { rows } = await database.query<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM ${schema}.documents) AS documents,
      (SELECT count(DISTINCT page_id)::int FROM ${schema}.ledger WHERE kind = 'charge') AS charged,
      (SELECT coalesce(sum(credits), 0)::int FROM ${schema}.ledger WHERE kind = 'charge') AS credits,
      (SELECT count(*)::int FROM ${schema}.jobs WHERE status = 'completed') AS completed`,
  );
  const { documents = 0, charged = 0, credits = 0, completed = 0 } = rows[0] ?? {};
  const asked = sites.flatMap((site, at) =>
    site.requests.filter(isPage).map(({ url }) => `${at} ${url}`),
  );
  const facts = {
    pages: done.pages,
    kills: done.killed,
    pauses: done.paused,
    crashes: done.crashed,
    ...{ documents, charged, credits },
    fetchedTwice: asked.length - new Set(asked).size,
    lostBy: lostBy(sites, done.deeds),
    mostAtOnce: Math.max(...sites.map((site) => site.highWater())),
    paced,
    seconds: Math.round((Date.now() - done.startedAt) / 100) / 10,
  };
  // a crash forgets what all of them had fetched and not yet written
  const most = (done.killed + done.paused + done.crashed * options.nodes) * UNDER_WAY;
  const problems = [
    ...(done.killed === options.kills ? [] : [`killed ${done.killed} of ${options.kills} times`]),
    ...(done.paused === options.pauses ? [] : [`paused ${done.paused} of ${options.pauses} times`]),
    ...(done.died === 0 ? [] : [`${done.died} crawlers ended by themselves`]),
    ...(done.crashed === (options.crashes ?? 0) ? [] : [`crashed ${done.crashed} times`]),
    ...(completed === done.ids.length
      ? []
      : [`${completed} of ${done.ids.length} crawls completed`]),
    ...(documents === done.pages ? [] : [`${documents} documents`]),
    ...(charged === done.pages ? [] : [`${charged} pages charged`]),
    ...(credits === done.pages ? [] : [`${credits} credits`]),
    ...(facts.fetchedTwice <= most ? [] : [`${facts.fetchedTwice} pages fetched twice`]),
    ...paced.flatMap(({ early, pause }) =>
      early === 0 ? [] : [`${early} starts too early at a site that asks for ${pause} ms`],
    ),
    ...(facts.mostAtOnce <= HOST_CONCURRENCY ? [] : [`${facts.mostAtOnce} at once at one site`]),
  ];
  return { ...facts, problems };
}
