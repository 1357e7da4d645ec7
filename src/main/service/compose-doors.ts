/** The HTTP face put together: both dialects' routes, sockets, console, the GUI's files, and who may ask. */
import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { consoleHouse } from './compose-console.ts';
import type { Operations } from './compose-operations.ts';
import type { Outside } from './compose-outside.ts';
import type { Parts, Tokens } from './compose-parts.ts';
import type { Outlets } from './compose-providers.ts';
import { consoleAccess } from './compose-sign-in.ts';
import { isBeyondLoopback, type Config } from './config.ts';
import { v1 } from './dialects/v1.ts';
import { v2 } from './dialects/v2.ts';
import type { Account } from './domain/account.ts';
import { HearthError } from './domain/errors.ts';
import { consoleCaller, consolePlugin } from './http/console/console.ts';
import type { ConsoleDeps } from './http/console/deps.ts';
import { liveUpgrade } from './http/console/live-upgrade.ts';
import { createTallies } from './http/console/tallies.ts';
import { staticPlugin } from './http/console/static.ts';
import { healthPlugin } from './http/health.ts';
import { libraryPlugin } from './http/library/plugin.ts';
import { extractRoutes } from './http/routes/extract.ts';
import { jobRoutes } from './http/routes/jobs.ts';
import { mapRoutes } from './http/routes/map.ts';
import { parseRoute } from './http/routes/parse.ts';
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
import { createLiveSessions, type LiveSessions } from './operations/live-sessions.ts';
import { createBrowse } from './operations/library/browse.ts';
import { createUpkeep } from './operations/library/upkeep.ts';
import type { Notices } from './operations/notices.ts';
import { createRateLimiter } from './operations/rate-limiter.ts';
import { createRehearse } from './operations/rehearse.ts';
import { createSavedRecipes } from './operations/saved-recipes.ts';
import type { Usage } from './operations/usage.ts';
import type { WebhookNotice } from './operations/webhook-writer.ts';
import type { Backend } from './ports/backend.ts';
import type { BlobStore } from './ports/library.ts';
import type { Slots } from './ports/limits.ts';
import type { SettingsFile } from './settings-file.ts';
import { findUp, version } from './version.ts';
import type { Heartbeat } from './work/heartbeat.ts';

export interface DoorParts {
  readonly parts: Parts;
  readonly tokens: Tokens;
  readonly backend: Backend;
  readonly outside: Outside;
  readonly outlets: Outlets;
  readonly settings: SettingsFile;
  readonly identity: { readonly accounts: Accounts; readonly keys: Keys };
  /** The account of this installation. */
  readonly account: Account;
  readonly operations: Operations;
  readonly usage: Usage;
  readonly heartbeat: Heartbeat;
  readonly notices: Notices;
  readonly slots: Slots;
  readonly blobs: BlobStore;
}

/** Builds the server; it does not listen yet. */
export async function openDoors(config: Config, rooms: DoorParts): Promise<HttpServer> {
  const { tokens, backend, account } = rooms;
  const { clock, log } = rooms.parts;
  const { store } = backend;
  const { deps, admission, remainingCredits } = rooms.operations;
  const dialects = [v1, v2];
  const guard = {
    allowedHosts: config.allowedHosts,
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
      ...savedRecipeRoutes(createSavedRecipes({ store, clock, ids: rooms.parts.ids })),
    ],
    receiveUpload: createReceiveUpload(clock),
    limitRate: createRateLimiter({ clock }),
    admit: (caller, operation) => admission.admit(caller, operation),
  };
  const { jobs } = deps;
  const live = createLiveSessions({
    browser: rooms.outside.browser,
    newId: () => rooms.parts.ids.uuid(),
    now: () => clock.now(),
  });
  const sockets = {
    guard,
    dialects,
    jobs,
    bus: backend.bus,
    authenticate,
    remainingCredits,
    upgrades: [liveUpgrade(live)],
  };
  return createServer({
    guard,
    ...(config.tls === undefined ? {} : { tls: readTls(config.tls) }),
    clock,
    log,
    authenticate,
    ...asking,
    disturb: (caller) => admission.disturb(caller),
    plugins: [
      healthPlugin({ store, version: version() }),
      socketPlugin(sockets),
      mcpPlugin({ version: version(), authenticate }),
      ...openConsole(config, rooms, { ...asking, live, authenticate }),
    ],
  });
}

/** What the API and the console's runs have in common. */
type Asking = Pick<ServerDeps, 'routes' | 'limitRate' | 'admit' | 'receiveUpload'>;
type AskingLive = Asking & { readonly live: LiveSessions; readonly authenticate: Authenticate };

/** The console's control surface and the GUI's files. */
function openConsole(config: Config, rooms: DoorParts, asking: AskingLive): ServerDeps['plugins'] {
  const { tokens, backend, outside, outlets, heartbeat, notices, slots } = rooms;
  const { clock, log } = rooms.parts;
  const { store } = backend;
  const access = consoleAccess(config, { store, clock, log, net: outside.net });
  if (access.kind === 'refused') log.warn('the console is not served', { reason: access.reason });
  const house = consoleHouse({
    config,
    clock,
    backend,
    ...outside,
    ...outlets,
    settings: rooms.settings,
    address: tokens.ownAddress,
  });
  const window: ConsoleDeps = {
    door: tokens.door,
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
    slots,
    v2,
    ...asking,
    glimpse: (jobId) => outside.browser.glimpse?.(jobId) ?? Promise.resolve([]),
    house,
    tallies: createTallies(store, clock),
  };
  const { deps, admission } = rooms.operations;
  const library = { store, blobs: rooms.blobs, clock };
  return [
    consolePlugin(window),
    libraryPlugin({
      ...{ authenticate: asking.authenticate, store, clock, log, dialect: v2 },
      browse: createBrowse(library),
      upkeep: createUpkeep(library),
      scrape: deps.scrape,
      allowLocal: deps.allowLocal,
      consoleCaller: (request) => consoleCaller(window, request),
      limitRate: asking.limitRate,
      disturb: (caller) => admission.disturb(caller),
    }),
    staticPlugin(
      findUp('out/renderer') ?? '',
      access.kind === 'refused' ? access.reason : undefined,
    ),
  ];
}

/** A webhook's body in the words of the version that asked for it. */
export function writeNotice(notice: WebhookNotice): unknown {
  return (notice.job.apiVersion === 'v1' ? v1 : v2).writeWebhook(notice);
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
