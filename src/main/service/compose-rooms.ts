/**
 * Opens every room in order and closes them in reverse: data folder, store, net, engines, pipeline,
 * operations, scheduler, HTTP.
 */
import { mkdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { v1 } from './dialects/v1.ts';
import { v2 } from './dialects/v2.ts';
import type { Account, Caller } from './domain/account.ts';
import { HearthError } from './domain/errors.ts';
import { concurrencyOf, LOCAL_CREDITS } from './domain/plans.ts';
import { createHttpEngine } from './engines/http/http-engine.ts';
import { healthPlugin } from './http/health.ts';
import type { RouteDeps } from './http/routes/deps.ts';
import { jobRoutes } from './http/routes/jobs.ts';
import { scrapeRoutes } from './http/routes/scrape.ts';
import { createServer, type HttpServer } from './http/server.ts';
import { socketPlugin } from './http/socket.ts';
import { createNet, type Net } from './net/net.ts';
import { createAcquire } from './operations/acquire.ts';
import { createEnrich } from './operations/enrich.ts';
import { createJobReader } from './operations/job-status.ts';
import { createReadScrape } from './operations/read-scrape.ts';
import { createScrape } from './operations/scrape.ts';
import { createStartBatch, createStartCrawl } from './operations/start-job.ts';
import { createVisit } from './operations/visit.ts';
import { createWebhookWriter, type WebhookNotice } from './operations/webhook-writer.ts';
import type { Backend } from './ports/backend.ts';
import type { Engine } from './ports/engine.ts';
import type { LanguageModel } from './ports/language-model.ts';
import type { Pipeline } from './ports/pipeline.ts';
import type { Clock, Ids, Log } from './ports/system.ts';
import { openSqliteBackend } from './store/sql/backend.ts';
import { version } from './version.ts';
import { createDiscovery } from './work/discover.ts';
import { createHostPacer } from './work/host-pacer.ts';
import { createJobCloser } from './work/job-closer.ts';
import { createScheduler } from './work/scheduler.ts';
import { createSweeper } from './work/sweeper.ts';
import { createPageVisitor } from './work/visit-page.ts';
import { createWebhookSender } from './work/webhooks.ts';
import * as temp from './temp.ts';

/** What tests and doors may replace. */
export interface Parts {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  /** 0 ≤ x < 1. */
  readonly random: () => number;
  /** In place of Chromium. */
  readonly browser?: Engine;
  readonly model?: LanguageModel;
  /** In place of the SQLite file of the data folder. */
  readonly openBackend?: (clock: Clock, log: Log) => Promise<Backend>;
}

export interface Rooms {
  readonly backend: Backend;
  readonly net: Net;
  readonly browser: Engine;
  readonly http: Engine;
  readonly pipeline: Pipeline;
  readonly server: HttpServer;
  /** The account of this installation. */
  readonly account: Account;
  /** Secret of the first key, on the very first start only. */
  readonly firstKey: string | undefined;
  startWork(): Promise<void>;
  close(): Promise<void>;
}

export interface Tokens {
  readonly sessionToken: string;
  readonly localToken: string;
  readonly ownAddress: () => string | undefined;
}

/** Opens all of them; what was opened is closed again when a later one fails. */
export async function openRooms(config: Config, parts: Parts, tokens: Tokens): Promise<Rooms> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    return await open(config, parts, tokens, { closers, close });
  } catch (error) {
    await close();
    throw error;
  }
}

interface Closing {
  readonly closers: (() => Promise<unknown>)[];
  readonly close: () => Promise<void>;
}

async function open(
  config: Config,
  parts: Parts,
  tokens: Tokens,
  { closers, close }: Closing,
): Promise<Rooms> {
  const { clock, ids, log } = parts;
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const backend =
    (await parts.openBackend?.(clock, log)) ??
    (await openSqliteBackend({ path: join(config.dataDir, 'hearth.db'), clock, log }));
  closers.push(() => backend.close());
  const { store } = backend;

  const net = createNet({
    allowPrivateNetwork: config.allowPrivateNetwork,
    ownPorts: () => portsOf(tokens.ownAddress()),
    clock,
    ...(config.proxyUrl === undefined ? {} : { proxyUrl: config.proxyUrl }),
  });
  closers.push(() => net.close());
  const http = createHttpEngine({ net, clock });
  const browser = parts.browser ?? temp.noBrowser();
  closers.push(() => browser.close());
  const pipeline = temp.inlinePipeline();
  closers.push(() => pipeline.close());

  const { account, firstKey } = await temp.firstRun(
    store,
    ids,
    clock,
    LOCAL_CREDITS,
    cpus().length,
  );
  const slots = temp.createSlots(clock);
  const webhooks = createWebhookWriter(ids, writeNotice);
  const robots = temp.noRobots();
  const acquire = createAcquire({
    http,
    browser,
    pipeline,
    cache: store,
    robots,
    clock,
    log,
    respectRobots: config.respectRobots,
    maxBodyBytes: config.maxBodyBytes,
  });
  const enrich = createEnrich({ cache: store, clock, model: () => parts.model });
  const visit = createVisit({ acquire, enrich });
  const refuseWithoutCredit = (): Promise<never> =>
    Promise.reject(new HearthError('INSUFFICIENT_CREDITS', 'Credits are used up.'));
  const scrape = createScrape({
    store,
    slots,
    visit,
    clock,
    ids,
    jobTtlMs: config.jobTtlMs,
    concurrencyOf: (caller: Caller) => concurrencyOf(caller.account),
    refuseWithoutCredit,
  });
  const starting = {
    backend,
    clock,
    ids,
    jobTtlMs: config.jobTtlMs,
    webhooks,
    refuseWithoutCredit,
  };
  const pacer = createHostPacer(clock);
  const closer = createJobCloser({ backend, clock, webhooks });
  const accounts = new Map((await store.listAccounts()).map((one) => [one.id, one]));
  const visitor = createPageVisitor({
    backend,
    visit,
    discovery: createDiscovery({ backend, clock, ids, sitemapUrls: temp.noSitemaps }),
    robots,
    pacer,
    webhooks,
    clock,
    log,
    random: parts.random,
    respectRobots: config.respectRobots,
    concurrencyOf,
    accountOf: (id) => accounts.get(id),
    hostConcurrency: 32,
  });
  const scheduler = createScheduler({
    backend,
    slots,
    pacer,
    visitor,
    closer,
    clock,
    log,
    concurrencyOf,
  });
  const jobs = createJobReader({
    backend,
    clock,
    webhooks,
    abortJob: (id) => scheduler.abortJob(id),
  });
  const sender = createWebhookSender({
    backend,
    clock,
    log,
    secret: config.webhookSecret,
    post: async (url, body, headers, timeoutMs) => {
      const answer = await net.fetch(
        {
          url,
          method: 'POST',
          headers,
          body,
          maxBodyBytes: 1_048_576,
          reach: 'local',
          maxRedirects: 0,
        },
        { deadlineAt: clock.now() + timeoutMs },
      );
      return answer.status;
    },
  });
  const sweeper = createSweeper({ backend, clock, log, cacheMaxBytes: config.cacheMaxBytes });

  const authenticate = temp.authenticate(store, clock, tokens.localToken, account);
  const remainingCredits = async (caller: Caller): Promise<number> =>
    (await store.balance(caller.account.id, clock.now())).remaining;
  const deps: RouteDeps = {
    scrape,
    readScrape: createReadScrape(store),
    startCrawl: createStartCrawl(starting),
    startBatch: createStartBatch(starting),
    jobs,
    receipt: async (caller, creditsUsed) => ({
      creditsUsed,
      remainingCredits: await remainingCredits(caller),
    }),
    allowLocal: config.allowPrivateNetwork !== false,
  };
  const dialects = [v1, v2];
  const guard = {
    allowedHosts: config.allowedHosts,
    boundBeyondLoopback: !/^(127\.|localhost$|::1$)/.test(config.host),
  };
  const server = await createServer({
    guard,
    clock,
    log,
    authenticate,
    limitRate: () => ({}),
    admit: () => Promise.resolve(),
    routes: dialects.flatMap((dialect) => [
      ...scrapeRoutes(dialect, deps),
      ...jobRoutes(dialect, deps),
    ]),
    plugins: [
      healthPlugin({ store, version: version() }),
      socketPlugin({ guard, dialects, jobs, bus: backend.bus, authenticate, remainingCredits }),
    ],
  });
  closers.push(() => server.close());
  return {
    backend,
    net,
    browser,
    http,
    pipeline,
    server,
    account,
    firstKey,
    close,
    async startWork() {
      closers.push(() => scheduler.stop());
      await scheduler.start();
      closers.push(() => sender.stop());
      sender.start();
      closers.push(() => sweeper.stop());
      sweeper.start();
    },
  };
}

/** The service's own port, which pages must never reach. */
function portsOf(address: string | undefined): ReadonlySet<number> {
  return address === undefined ? new Set() : new Set([Number(new URL(address).port)]);
}

/** A webhook's body in the words of the version that asked for it. */
function writeNotice(notice: WebhookNotice): unknown {
  return (notice.job.apiVersion === 'v1' ? v1 : v2).writeWebhook(notice);
}
