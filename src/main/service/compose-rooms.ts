/**
 * Opens every room in order and closes them in reverse: data folder, store, net, engines, pipeline,
 * operations, scheduler, HTTP.
 */
import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { consoleHouse } from './compose-console.ts';
import { firstRun, identityRooms } from './compose-store.ts';
import { consoleAccess } from './compose-sign-in.ts';
import { isBeyondLoopback, type Config } from './config.ts';
import { v1 } from './dialects/v1.ts';
import { v2 } from './dialects/v2.ts';
import type { Account, Caller } from './domain/account.ts';
import { HearthError, toHearthError } from './domain/errors.ts';
import { concurrencyOf, hasAddOn } from './domain/plans.ts';
import { createBrowserEngine } from './engines/browser/engine.ts';
import { createHttpEngine } from './engines/http/http-engine.ts';
import { consolePlugin } from './http/console/console.ts';
import { staticPlugin } from './http/console/static.ts';
import { healthPlugin } from './http/health.ts';
import type { RouteDeps } from './http/routes/deps.ts';
import { extractRoutes } from './http/routes/extract.ts';
import { jobRoutes } from './http/routes/jobs.ts';
import { mapRoutes } from './http/routes/map.ts';
import { scrapeRoutes } from './http/routes/scrape.ts';
import { searchRoutes } from './http/routes/search.ts';
import { createServer, type HttpServer } from './http/server.ts';
import { socketPlugin } from './http/socket.ts';
import { teamRoutes } from './http/routes/team.ts';
import type { Lookup } from './net/address-guard.ts';
import { createEgressProxy } from './net/egress-proxy.ts';
import { openOutlets, type Outlets } from './compose-providers.ts';
import { openSettingsFile } from './settings-file.ts';
import { createNet, type Net } from './net/net.ts';
import { createRobots } from './net/robots.ts';
import { createSitemapUrls } from './net/sitemaps.ts';
import { createAcquire } from './operations/acquire.ts';
import type { Accounts } from './operations/accounts.ts';
import { createAdmission } from './operations/admit.ts';
import { createAuthenticate, type Authenticate } from './operations/authenticate.ts';
import { createJobEnder } from './operations/end-job.ts';
import { createEnrich } from './operations/enrich.ts';
import { createJobReader } from './operations/job-status.ts';
import { createExtract } from './operations/extract.ts';
import { createMap, discoverSite } from './operations/map.ts';
import type { Keys } from './operations/keys.ts';
import { createRateLimiter } from './operations/rate-limiter.ts';
import { createRemainingCredits } from './operations/remaining-credits.ts';
import { createPlanCrawl } from './operations/plan-crawl.ts';
import { createSearch, findOnWeb } from './operations/search.ts';
import { createNotices, type Notices } from './operations/notices.ts';
import { holdPassing } from './operations/passing-documents.ts';
import { createProxyChoice, readRegionalProxies } from './operations/proxy-choice.ts';
import { createReadScrape } from './operations/read-scrape.ts';
import { createRehearse } from './operations/rehearse.ts';
import { createScrape } from './operations/scrape.ts';
import { createSlots } from './operations/slots.ts';
import { createStartBatch, createStartCrawl } from './operations/start-job.ts';
import { createUsage, type Usage } from './operations/usage.ts';
import { createVisit, type Visit } from './operations/visit.ts';
import {
  createWebhookWriter,
  type WebhookNotice,
  type WebhookWriter,
} from './operations/webhook-writer.ts';
import { createPipelinePool } from './pipeline/pool.ts';
import { createSizedPipeline } from './pipeline/sized.ts';
import type { Backend } from './ports/backend.ts';
import type { Engine } from './ports/engine.ts';
import type { Slots } from './ports/limits.ts';
import type { LanguageModel } from './ports/language-model.ts';
import type { Pipeline } from './ports/pipeline.ts';
import type { Robots } from './ports/robots.ts';
import type { Clock, Ids, Log, Notice } from './ports/system.ts';
import { openDataDir } from './store/data-dir.ts';
import { openSqliteBackend } from './store/sql/backend.ts';
import { createOverageMail } from './overage-mail.ts';
import { findUp, version } from './version.ts';
import { createDiscovery } from './work/discover.ts';
import { createHeartbeat, type Heartbeat } from './work/heartbeat.ts';
import { createHostPacer } from './work/host-pacer.ts';
import { createLibraryIndexer, type LibraryIndexer } from './work/library-indexer.ts';
import { watchOverage, type OverageWarning, type OverageWatch } from './work/overage-watch.ts';
import { createJobCloser } from './work/job-closer.ts';
import { createScheduler, type Scheduler } from './work/scheduler.ts';
import { createSweeper } from './work/sweeper.ts';
import { createPageVisitor } from './work/visit-page.ts';
import { createWebhookSender } from './work/webhooks.ts';

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
  /** Told what a person should hear of; the desktop app shows a notification. */
  readonly tell?: (notice: Notice) => void;
  /** In place of the system's resolver. */
  readonly lookup?: Lookup;
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
  readonly slots: Slots;
  readonly accounts: Accounts;
  readonly keys: Keys;
  readonly usage: Usage;
  readonly notices: Notices;
  readonly heartbeat: Heartbeat;
  readonly overage: OverageWatch;
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
  const folder = openDataDir(config.dataDir);
  closers.push(() => {
    folder.release();
    return Promise.resolve();
  });
  const opened =
    (await parts.openBackend?.(clock, log)) ??
    (await openSqliteBackend({ path: folder.databasePath, clock, log }));
  closers.push(() => opened.close());
  const backend: Backend = { ...opened, store: holdPassing(opened.store) };
  const { store } = backend;
  const identity = identityRooms(store, parts);
  const { account, firstKey } = await firstRun(store, identity);
  const outside = openOutside(config, parts, tokens, closers);
  const slots = createSlots({ clock });
  const outward = { net: outside.net, clock };
  const settings = openSettingsFile(config);
  const { providers, model, cjkModel } = openOutlets(() => settings.values(), outward, parts.model);
  const usage = createUsage({ store, clock, slots });
  const webhooks = createWebhookWriter(ids, writeNotice);
  const indexer = createLibraryIndexer({ store, log });
  closers.push(() => indexer.stop());
  indexer.start();
  const notices = createNotices();
  const heartbeat = createHeartbeat({ store, clock, log });
  const warn = warnOfOverage(config, parts, notices);
  const overage = watchOverage({ backend, clock, log, warn });
  closers.push(() => {
    overage.stop();
    return Promise.resolve();
  });
  const visit = openVisit(config, { ...parts, model, cjkModel }, backend, outside, indexer);
  const work = openWork(config, parts, { backend, slots, visit, webhooks, ...outside });
  const jobs = createJobReader({
    backend,
    clock,
    webhooks,
    abortJob: (id) => work.scheduler.abortJob(id),
  });
  const authenticate = withLocalToken(
    createAuthenticate({ store, clock, log }),
    tokens.localToken,
    () => store.findAccount(account.id),
  );
  const admission = createAdmission({
    store,
    clock,
    billingUrl: () => config.billingUrl ?? `${tokens.ownAddress() ?? ''}/plan`,
    random: parts.random,
  });
  const remaining = createRemainingCredits({ store, clock, cacheMs: () => config.creditCacheMs });
  const remainingCredits = (caller: Caller): Promise<number> => remaining(caller.account);
  const ender = createJobEnder({ store, log });
  closers.push(() => {
    ender.stop();
    return Promise.resolve();
  });
  const shared = {
    endJob: ender.end,
    releaseGroup: releaseBy(outside.browser, log),
    clock,
    ids,
    jobTtlMs: config.jobTtlMs,
    refuseWithoutCredit: (caller: Caller) => admission.refuseWithoutCredit(caller),
  };
  const starting = { ...shared, backend, webhooks };
  const extract = createExtract({
    ...shared,
    store,
    slots,
    visit,
    log,
    concurrencyOf: (caller) => concurrencyOf(caller.account),
    discoverSite: (command, run) =>
      discoverSite(
        {
          ...outside,
          clock,
          log,
          respectRobots: config.respectRobots,
          maxBodyBytes: config.maxBodyBytes,
        },
        command,
        run,
      ),
    findOnWeb: (query, run) => findOnWeb({ providers, clock, store }, query, run),
  });
  closers.push(() => extract.stop());
  const deps: RouteDeps = {
    scrape: createScrape({
      ...shared,
      store,
      slots,
      visit,
      concurrencyOf: (caller) => concurrencyOf(caller.account),
    }),
    readScrape: createReadScrape(store),
    startCrawl: createStartCrawl(starting),
    isIdempotencyKeyUsed: (accountId, key) => store.isIdempotencyKeyUsed(accountId, key),
    startBatch: createStartBatch(starting),
    mapSite: createMap({
      ...shared,
      ...outside,
      store,
      slots,
      log,
      respectRobots: config.respectRobots,
      maxBodyBytes: config.maxBodyBytes,
      concurrencyOf: (caller) => concurrencyOf(caller.account),
    }),
    jobs,
    planCrawl: createPlanCrawl({ model, clock }),
    extract,
    search: createSearch({
      ...shared,
      store,
      slots,
      visit,
      providers,
      concurrencyOf: (caller) => concurrencyOf(caller.account),
    }),
    receipt: async (caller, creditsUsed) => ({
      creditsUsed,
      remainingCredits: await remainingCredits(caller),
    }),
    allowLocal: config.allowPrivateNetwork !== false,
  };
  const dialects = [v1, v2];
  const guard = {
    allowedHosts: config.allowedHosts,
    boundBeyondLoopback: isBeyondLoopback(config.host),
  };
  const routes = dialects.flatMap((dialect) => [
    ...scrapeRoutes(dialect, deps),
    ...jobRoutes(dialect, deps),
    ...mapRoutes(dialect, deps),
    ...searchRoutes(dialect, deps),
    ...extractRoutes(dialect, deps),
    ...teamRoutes(dialect, { ...deps, usage }),
  ]);
  const house = consoleHouse({
    config,
    clock,
    backend,
    ...outside,
    model,
    providers,
    settings,
    address: tokens.ownAddress,
  });
  const limitRate = createRateLimiter({ clock });
  const access = consoleAccess(config, { store, clock, log, net: outside.net });
  if (access.kind === 'refused') log.warn('the console is not served', { reason: access.reason });
  const server = await createServer({
    guard,
    ...(config.tls === undefined ? {} : { tls: readTls(config.tls) }),
    clock,
    log,
    authenticate,
    limitRate,
    admit: (caller, operation) => admission.admit(caller, operation),
    disturb: (caller) => admission.disturb(caller),
    routes,
    plugins: [
      healthPlugin({ store, version: version() }),
      socketPlugin({ guard, dialects, jobs, bus: backend.bus, authenticate, remainingCredits }),
      consolePlugin({
        sessionToken: tokens.sessionToken,
        access,
        accountId: account.id,
        backend,
        clock,
        log,
        ...identity,
        jobs,
        rehearse: createRehearse({ store }),
        uptime: (range) => heartbeat.uptime(range),
        notices,
        slots,
        v2,
        routes,
        admit: (caller, operation) => admission.admit(caller, operation),
        limitRate,
        glimpse: (jobId) => outside.browser.glimpse?.(jobId) ?? Promise.resolve([]),
        house,
      }),
      staticPlugin(
        findUp('out/renderer') ?? '',
        access.kind === 'refused' ? access.reason : undefined,
      ),
    ],
  });
  closers.push(() => server.close());
  return {
    backend,
    ...outside,
    ...identity,
    slots,
    usage,
    server,
    account,
    firstKey,
    close,
    notices,
    heartbeat,
    overage,
    startWork: async () => {
      closers.push(() => heartbeat.stop());
      await heartbeat.start();
      await work.start(closers);
    },
  };
}

/** By mail and log always, to open windows, by notification where there is a desktop. */
function warnOfOverage(
  config: Config,
  { clock, log, tell }: Parts,
  notices: Notices,
): (warning: OverageWarning) => Promise<void> {
  const mail = createOverageMail(config, log);
  return async (warning) => {
    const title = warning.level === 'soft-cap' ? 'Soft cap reached' : 'Hard cap reached';
    const notice = { title, body: warning.sentence, path: '/plan' };
    notices.tell({ ...notice, accountId: warning.account.id, at: clock.now() });
    tell?.(notice);
    await mail(warning);
  };
}

interface Outside {
  readonly net: Net;
  readonly http: Engine;
  readonly browser: Engine;
  readonly pipeline: Pipeline;
  readonly robots: Robots;
}

/** Everything that reaches out of the process, and the workers that read what came back. */
function openOutside(
  config: Config,
  parts: Parts,
  tokens: Tokens,
  closers: (() => Promise<unknown>)[],
): Outside {
  const { clock } = parts;
  const net = createNet({
    allowPrivateNetwork: config.allowPrivateNetwork,
    ownPorts: () => portsOf(tokens.ownAddress()),
    clock,
    ...(config.proxyUrl === undefined ? {} : { proxyUrl: config.proxyUrl }),
    ...(parts.lookup === undefined ? {} : { lookup: parts.lookup }),
  });
  closers.push(() => net.close());
  const browser = parts.browser ?? openBrowser(config, parts, net, closers);
  closers.push(() => browser.close());
  const pipeline = openPipeline(config);
  closers.push(() => pipeline.close());
  const robots = createRobots({ net, clock });
  return { net, http: createHttpEngine({ net, clock }), browser, pipeline, robots };
}

const ORDINARY_HEAP_MB = 512;
const LARGE_HEAP_MB = 3_072;
/** A page's tree takes up to about 40 times its bytes. */
const LARGE_FROM_BYTES = 4_000_000;

/** Workers for ordinary documents, and one with a quarter of this machine's memory for large ones. */
function openPipeline({ pipelineWorkers, documentTimeoutMs }: Config): Pipeline {
  const quarter = Math.floor(totalmem() / 4_194_304);
  const largeHeap = Math.max(ORDINARY_HEAP_MB, Math.min(LARGE_HEAP_MB, quarter));
  return createSizedPipeline({
    ordinary: createPipelinePool({
      workers: pipelineWorkers || Math.min(4, Math.max(1, availableParallelism() - 1)),
      documentTimeoutMs,
      heapMegabytes: ORDINARY_HEAP_MB,
    }),
    openLarge: () =>
      createPipelinePool({ workers: 1, documentTimeoutMs, heapMegabytes: largeHeap }),
    fromBytes: LARGE_FROM_BYTES,
  });
}

/** Longest time and most bytes of one filter list. */
const LIST_LIMIT_MS = 30_000;
const LIST_LIMIT_BYTES = 20_971_520;

function openBrowser(
  config: Config,
  { clock, log }: Parts,
  net: Net,
  closers: (() => Promise<unknown>)[],
): Engine {
  const egress = createEgressProxy({
    resolve: (host, port) => net.resolveAllAllowed(host, port),
    ...(config.proxyUrl === undefined ? {} : { upstreamUrl: config.proxyUrl }),
  });
  closers.push(() => egress.close());
  const fetchText = async (url: string): Promise<string> => {
    const limits = { maxBodyBytes: LIST_LIMIT_BYTES };
    const answer = await net.fetch({ url, ...limits }, { deadlineAt: clock.now() + LIST_LIMIT_MS });
    return new TextDecoder().decode(answer.body);
  };
  return createBrowserEngine({
    dataDir: config.dataDir,
    env: config.env,
    egress,
    clock,
    log,
    idleMs: config.browserIdleMs,
    maxContexts: config.browserContexts,
    ...(config.chromiumPath === undefined ? {} : { chromiumPath: config.chromiumPath }),
    ...(config.bundledChromiumDir === undefined ? {} : { bundledDir: config.bundledChromiumDir }),
    ...(config.adblockLists ? { fetchText } : {}),
  });
}

function openVisit(
  config: Config,
  parts: Omit<Parts, 'model'> & Pick<Outlets, 'model' | 'cjkModel'>,
  backend: Backend,
  outside: Outside,
  indexer: LibraryIndexer,
): Visit {
  const { clock, log } = parts;
  const acquire = createAcquire({
    version: version(),
    ...outside,
    proxies: createProxyChoice({
      stealthUrl: config.stealthProxyUrl,
      regional: readRegionalProxies(config.regionalProxies),
      findAccount: (id) => backend.store.findAccount(id),
    }),
    cache: backend.store,
    clock,
    log,
    respectRobots: config.respectRobots,
    maxBodyBytes: config.maxBodyBytes,
  });
  const enrich = createEnrich({
    cache: backend.store,
    clock,
    model: parts.model,
    hasCjkModel: () => parts.cjkModel() !== undefined,
    cjkModel: async (accountId) => {
      const cjk = parts.cjkModel();
      if (cjk === undefined) return undefined;
      const account = await backend.store.findAccount(accountId);
      return account !== undefined && hasAddOn(account, 'cjk-extraction') ? cjk : undefined;
    },
    spent: ({ usage, ...whose }) => {
      const { inputTokens, outputTokens, costMicros = 0 } = usage;
      const spending = { ...whose, inputTokens, outputTokens, costMicros, at: clock.now() };
      backend.store.addModelUsage(spending).catch((error: unknown) => {
        log.warn('model usage not kept', { error: toHearthError(error).message });
      });
    },
  });
  return createVisit({ acquire, enrich, index: (entry) => indexer.add(entry) });
}

interface WorkParts extends Outside {
  readonly backend: Backend;
  readonly slots: Slots;
  readonly visit: Visit;
  readonly webhooks: WebhookWriter;
}

interface Work {
  readonly scheduler: Scheduler;
  start(closers: (() => Promise<unknown>)[]): Promise<void>;
}

/** What happens when nobody waits. */
function openWork(config: Config, parts: Parts, rooms: WorkParts): Work {
  const { clock, ids, log } = parts;
  const { backend, browser, net, robots, slots, visit, webhooks } = rooms;
  const pacer = createHostPacer(clock);
  const discovery = createDiscovery({
    backend,
    clock,
    ids,
    sitemapUrls: createSitemapUrls({ net, robots, clock, log }),
  });
  const visitor = createPageVisitor({
    backend,
    visit,
    discovery,
    robots,
    pacer,
    webhooks,
    clock,
    log,
    random: parts.random,
    respectRobots: config.respectRobots,
    hostConcurrency: config.hostConcurrency,
  });
  const releasePages = releaseBy(browser, log);
  const closer = createJobCloser({
    backend,
    clock,
    webhooks,
    releaseGroup: (jobId) => {
      releasePages(jobId);
      discovery.forget(jobId);
    },
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
  const sender = createWebhookSender({
    backend,
    clock,
    log,
    secret: config.webhookSecret,
    post: async (url, body, headers, { timeoutMs, signal }) => {
      const request = { url, method: 'POST', headers, body, reach: 'local' } as const;
      const answer = await net.fetch(
        { ...request, maxBodyBytes: 1_048_576, maxRedirects: 0 },
        { deadlineAt: clock.now() + timeoutMs, signal },
      );
      return answer.status;
    },
  });
  const sweeper = createSweeper({ backend, clock, log, cacheMaxBytes: config.cacheMaxBytes });
  return {
    scheduler,
    async start(closers) {
      closers.push(() => scheduler.stop());
      await scheduler.start();
      closers.push(() => sender.stop());
      sender.start();
      closers.push(() => sweeper.stop());
      sweeper.start();
    },
  };
}

/** Throws `CONFIG_INVALID` naming the file that cannot be read. */
function readTls({ certPath, keyPath }: NonNullable<Config['tls']>): {
  readonly cert: string;
  readonly key: string;
} {
  const read = (path: string): string => {
    try {
      return readFileSync(path, 'utf8');
    } catch (cause) {
      throw new HearthError('CONFIG_INVALID', `${path} cannot be read; check the TLS files.`, {
        cause,
      });
    }
  };
  return { cert: read(certPath), key: read(keyPath) };
}

/** The service's own port, which pages must never reach. */
function portsOf(address: string | undefined): ReadonlySet<number> {
  return address === undefined ? new Set() : new Set([Number(new URL(address).port)]);
}

/** Tells the browser that a group is over; a context that will not close is the engine's to report. */
function releaseBy(browser: Engine, log: Log): (isolationGroup: string) => void {
  return (isolationGroup) => {
    browser.release?.(isolationGroup).catch((error: unknown) => {
      log.warn('browser context not released', { error: toHearthError(error).message });
    });
  };
}

/** A webhook's body in the words of the version that asked for it. */
function writeNotice(notice: WebhookNotice): unknown {
  return (notice.job.apiVersion === 'v1' ? v1 : v2).writeWebhook(notice);
}

/** Commands of the same user (cli/client.ts) act for the installation's account. */
function withLocalToken(
  authenticate: Authenticate,
  localToken: string,
  findAccount: () => Promise<Account | undefined>,
): Authenticate {
  const expected = Buffer.from(localToken);
  return async (authorization, version) => {
    const given = Buffer.from(authorization?.split(' ')[1] ?? '');
    if (given.length === expected.length && timingSafeEqual(given, expected)) {
      const account = await findAccount();
      if (account !== undefined) return { account, apiVersion: 'cli' };
    }
    return authenticate(authorization, version);
  };
}
