/** The HTTP face put together: both dialects' routes, sockets, console, the GUI's files, and who may ask. */
import { timingSafeEqual } from 'node:crypto';
import { consoleApp } from './compose-console.ts';
import { collectSamples } from './compose-metrics.ts';
import type { LibraryRooms } from './compose-library.ts';
import { readTls } from './compose-listen.ts';
import type { Operations } from './compose-operations.ts';
import type { Outside } from './compose-outside.ts';
import type { Parts, Tokens } from './compose-parts.ts';
import { namesOf } from './compose-render.ts';
import type { ReplayRoom } from './compose-replay.ts';
import type { ProviderSet } from './compose-providers.ts';
import { consoleAccess } from './compose-sign-in.ts';
import { isBeyondLoopback, type Config } from './config.ts';
import { rolesOf } from './config/roles.ts';
import { v1 } from './dialects/v1.ts';
import { v2 } from './dialects/v2.ts';
import type { Account } from './domain/account.ts';
import { consoleCaller, consolePlugin, isConsoleSession } from './http/console/console.ts';
import type { ConsoleDeps } from './http/console/deps.ts';
import { liveUpgrade } from './http/console/live-upgrade.ts';
import { createTallies } from './http/console/tallies.ts';
import { staticPlugin } from './http/console/static.ts';
import { healthPlugin } from './http/health.ts';
import { internalPlugin } from './http/internal.ts';
import { metricsPlugin } from './http/metrics.ts';
import { noApiPlugin } from './http/no-api.ts';
import { keyOrSessionPlugin, libraryPlugin, type AccessDeps } from './http/library/plugin.ts';
import { mementoPlugin } from './http/memento/plugin.ts';
import { monitorRoutes } from './http/monitors/routes.ts';
import { extractRoutes } from './http/routes/extract.ts';
import { jobRoutes } from './http/routes/jobs.ts';
import { mapRoutes } from './http/routes/map.ts';
import { parseRoute } from './http/routes/parse.ts';
import { recipeHistoryRoutes } from './http/routes/recipe-history.ts';
import { recipeRoutes } from './http/routes/recipes.ts';
import { savedRecipeRoutes } from './http/routes/saved-recipes.ts';
import { scrapeRoutes } from './http/routes/scrape.ts';
import { searchRoutes } from './http/routes/search.ts';
import { teamRoutes } from './http/routes/team.ts';
import { createServer, type HttpServer, type ServerDeps } from './http/server.ts';
import { mcpPlugin } from './http/mcp.ts';
import { socketPlugin } from './http/socket.ts';
import { createReceiveUpload } from './http/upload.ts';
import type { Accounts } from './operations/accounts.ts';
import { createExclude } from './operations/exclude.ts';
import { createAuthenticate, type Authenticate } from './operations/authenticate.ts';
import type { Keys } from './operations/keys.ts';
import type { SignInProfiles } from './operations/sign-in-profiles.ts';
import { createLivePicks } from './operations/live-picks.ts';
import { createLiveSessions, type LiveSessions } from './operations/live-sessions.ts';
import { createMementos } from './operations/library/mementos.ts';
import { createUpkeep } from './operations/library/upkeep.ts';
import type { LibraryNews } from './operations/library/news.ts';
import type { Monitors } from './operations/monitors/monitors.ts';
import type { Notices } from './operations/notices.ts';
import {
  createRateLimiter,
  createSharedRateLimiter,
  type LimitRate,
} from './operations/rate-limiter.ts';
import { createRehearse } from './operations/rehearse.ts';
import type { Usage } from './operations/usage.ts';
import type { Backend } from './ports/backend.ts';
import type { HostPacer } from './ports/host-pacer.ts';
import type { BlobStore } from './ports/library.ts';
import type { Slots } from './ports/limits.ts';
import type { SettingsFile } from './settings-file.ts';
import { findUp, version } from './version.ts';
import type { Heartbeat } from './work/heartbeat.ts';

export interface HttpParts {
  readonly parts: Parts;
  readonly tokens: Tokens;
  readonly backend: Backend;
  /** This service in the list of those that share its database. */
  readonly workerId: string;
  readonly outside: Outside;
  readonly providerSet: ProviderSet;
  readonly settings: SettingsFile;
  readonly identity: { readonly accounts: Accounts; readonly keys: Keys };
  /** The account of this installation. */
  readonly account: Account;
  readonly operations: Operations;
  readonly usage: Usage;
  readonly heartbeat: Heartbeat;
  readonly notices: Notices;
  readonly slots: Slots;
  readonly pacer: HostPacer;
  readonly blobs: BlobStore;
  readonly news: LibraryNews;
  readonly replay: ReplayRoom;
  readonly monitors: Monitors;
  readonly library: LibraryRooms;
  readonly profiles: SignInProfiles;
  /** Pages of jobs that are in hand here. */
  readonly load: () => { readonly running: number; readonly waiting: number };
}

/** Builds the server; it does not listen yet. */
export async function openHttp(config: Config, rooms: HttpParts): Promise<HttpServer> {
  const { tokens, backend, account } = rooms;
  const { clock, log } = rooms.parts;
  const { store } = backend;
  const { deps, admission, remainingCredits } = rooms.operations;
  const dialects = [v1, v2];
  const guard = {
    allowedHosts: namesOf(config),
    boundBeyondLoopback: isBeyondLoopback(config.host),
  };
  const authenticate = withLocalToken(
    createAuthenticate({ store, clock, log }),
    tokens.localToken,
    () => store.findAccount(account.id),
  );
  const asking: Asking = {
    routes: [
      ...dialects.flatMap((dialect) => [
        ...scrapeRoutes(dialect, deps),
        ...jobRoutes(dialect, deps),
        ...mapRoutes(dialect, deps),
        ...searchRoutes(dialect, deps),
        ...extractRoutes(dialect, deps),
        ...teamRoutes(dialect, { ...deps, usage: rooms.usage }),
      ]),
      parseRoute(v2, deps),
      ...recipeRoutes(deps),
      ...savedRecipeRoutes(deps.recipes.saved),
      ...recipeHistoryRoutes(deps),
    ],
    receiveUpload: createReceiveUpload(clock),
    limitRate: rateLimit(config, { clock, store }),
    admit: (caller, operation) => admission.admit(caller, operation),
  };
  const { jobs } = deps;
  const live = createLiveSessions({
    browser: rooms.outside.browser,
    newId: () => rooms.parts.ids.uuid(),
    now: () => clock.now(),
  });
  const picks = createLivePicks({ sessions: live, pipeline: rooms.outside.pipeline, clock });
  const sockets = {
    guard,
    dialects,
    jobs,
    bus: backend.bus,
    authenticate,
    remainingCredits,
    upgrades: [liveUpgrade(live, picks)],
  };
  const open = openPlugins(config, rooms);
  return createServer({
    guard,
    ...(config.tls === undefined ? {} : { tls: readTls(config.tls) }),
    clock,
    log,
    authenticate,
    ...asking,
    injectFault: (caller) => admission.injectFault(caller),
    plugins: rolesOf(config).has('api')
      ? [
          ...open,
          socketPlugin(sockets),
          mcpPlugin({ version: version(), authenticate }),
          ...openConsole(config, rooms, { ...asking, live, picks, authenticate }),
        ]
      : [noApiPlugin, ...open],
  });
}

const rateLimit = (
  { database }: Config,
  parts: Parameters<typeof createSharedRateLimiter>[0],
): LimitRate =>
  database === undefined ? createRateLimiter(parts) : createSharedRateLimiter(parts);

/** What every service answers, whatever its role. */
function openPlugins(
  { metricsToken: token }: Config,
  { backend: { store }, parts: { clock, log }, load, outside: { door, browser } }: HttpParts,
): ServerDeps['plugins'] {
  const captures = door === undefined ? undefined : () => door.active();
  return [
    ...(door === undefined ? [] : [internalPlugin(door, log)]),
    healthPlugin({ store, version: version() }),
    metricsPlugin({
      token,
      samples: () => collectSamples({ store, clock, load, captures, browser }),
    }),
  ];
}

/** What the API and the console's runs have in common. */
type Asking = Pick<ServerDeps, 'routes' | 'limitRate' | 'admit' | 'receiveUpload'>;
type AskingLive = Asking &
  Pick<ConsoleDeps, 'picks'> & { readonly live: LiveSessions; readonly authenticate: Authenticate };

/** The console's control surface and the GUI's files. */
function openConsole(config: Config, rooms: HttpParts, asking: AskingLive): ServerDeps['plugins'] {
  const { tokens, backend, outside, providerSet, heartbeat, notices, news, replay, slots } = rooms;
  const { clock, log } = rooms.parts;
  const { store } = backend;
  const access = consoleAccess(config, { store, clock, log, net: outside.net });
  if (access.kind === 'refused') log.warn('the console is not served', { reason: access.reason });
  const app = consoleApp({
    config,
    clock,
    log,
    backend,
    blobs: rooms.blobs,
    ...outside,
    ...providerSet,
    settings: rooms.settings,
    address: tokens.ownAddress,
    workerId: rooms.workerId,
  });
  const window: ConsoleDeps = {
    localSession: tokens.localSession,
    access,
    accountId: rooms.account.id,
    backend,
    clock,
    log,
    ...rooms.identity,
    jobs: rooms.operations.deps.jobs,
    life: rooms.operations.life,
    exclude: createExclude({ store, clock }),
    rehearse: createRehearse({ store }),
    uptime: (range) => heartbeat.uptime(range),
    notices,
    news,
    placeOfReplay: (origin) => replay.placeFor(origin),
    slots,
    pacer: rooms.pacer,
    usage: rooms.usage,
    v2,
    ...asking,
    make: rooms.operations.deps.recipes.make,
    profiles: rooms.profiles,
    allowLocal: rooms.operations.deps.allowLocal,
    pagePreviews: (jobId) => outside.browser.pagePreviews?.(jobId) ?? Promise.resolve([]),
    app,
    tallies: createTallies(store, clock),
  };
  return [
    consolePlugin(window),
    ...keptPlugins(rooms, asking, window),
    replay.plugin,
    staticPlugin({
      folder: findUp('out/renderer') ?? '',
      refusal: access.kind === 'refused' ? access.reason : undefined,
      placeOfReplay: (origin) => replay.placeFor(origin),
    }),
  ];
}

/** What keys and the window's session reach at the same addresses: library, monitors, mementos. */
function keptPlugins(
  rooms: HttpParts,
  asking: AskingLive,
  window: ConsoleDeps,
): ServerDeps['plugins'] {
  const { operations, blobs, replay, library } = rooms;
  const { clock, log } = rooms.parts;
  const { store } = rooms.backend;
  const { scrape, allowLocal } = operations.deps;
  const kept = { store, blobs, clock };
  const access: AccessDeps = {
    log,
    authenticate: asking.authenticate,
    consoleCaller: (request) => consoleCaller(window, request),
    isConsoleSession: (token) => isConsoleSession(window, token),
    isKeyGood: async (accountId, keyId) =>
      (await store.listKeys(accountId)).some((key) => key.id === keyId && !key.revokedAt),
    limitRate: asking.limitRate,
    injectFault: (caller) => operations.admission.injectFault(caller),
  };
  return [
    libraryPlugin({
      ...access,
      ...{ store, clock, dialect: v2, scrape, allowLocal, replay },
      ...library,
      upkeep: createUpkeep(kept),
    }),
    keyOrSessionPlugin(
      '/monitors',
      monitorRoutes({ monitors: rooms.monitors, allowLocal }),
      access,
    ),
    mementoPlugin({ ...access, browse: library.browse, replay, mementos: createMementos(kept) }),
  ];
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
