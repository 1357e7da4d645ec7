/**
 * Opens every room in order and closes them in reverse: data folder, store, net, engines, pipeline,
 * operations, scheduler, HTTP. How each is built: the other compose files.
 */
import { openBlobs } from './compose-blobs.ts';
import { openHttp } from './compose-http.ts';
import { openMonitors } from './compose-monitors.ts';
import { cancelledAnywhere } from './compose-nodes.ts';
import { openLibrary } from './compose-library.ts';
import { openOperations, openVisit, writeNotice } from './compose-operations.ts';
import { openOutside } from './compose-outside.ts';
import { openProfiles } from './compose-profiles.ts';
import type { Closers, Parts, Tokens } from './compose-parts.ts';
import { openProviderSet } from './compose-providers.ts';
import { openReplay, type ReplayParts, type ReplayRoom } from './compose-replay.ts';
import { firstRun, identityRooms, openBackend, openIndexer } from './compose-store.ts';
import { openWork } from './compose-work.ts';
import type { Config } from './config.ts';
import { rolesOf } from './config/roles.ts';
import type { Account } from './domain/account.ts';
import type { HttpServer } from './http/server.ts';
import type { Net } from './net/net.ts';
import type { Accounts } from './operations/accounts.ts';
import type { Keys } from './operations/keys.ts';
import { createCancellations } from './operations/cancellations.ts';
import { createHostPacer } from './operations/host-pacer.ts';
import { createLibraryNews, tellOfNews } from './operations/library/news.ts';
import { createNotices, type Notices } from './operations/notices.ts';
import type { RecipeRuns } from './operations/recipes/runs.ts';
import { createSlots } from './operations/slots.ts';
import { createUsage, type Usage } from './operations/usage.ts';
import { createWebhookWriter } from './operations/webhook-writer.ts';
import { createOverageMail } from './overage-mail.ts';
import type { Backend } from './ports/backend.ts';
import type { Engine } from './ports/engine.ts';
import type { BlobStore } from './ports/library.ts';
import type { Slots } from './ports/limits.ts';
import type { Pipeline } from './ports/pipeline.ts';
import type { Reserve } from './store/reserve.ts';
import { openSettingsFile } from './settings-file.ts';
import { createFullDisk, type FullDisk } from './work/full-disk.ts';
import { createHeartbeat, type Heartbeat } from './work/heartbeat.ts';
import type { MonitorRunner } from './work/monitor-runner.ts';
import { watchOverage, type OverageWarning, type OverageWatch } from './work/overage-watch.ts';

export interface Rooms {
  readonly backend: Backend;
  readonly net: Net;
  readonly browser: Engine;
  readonly http: Engine;
  readonly pipeline: Pipeline;
  readonly server: HttpServer;
  readonly replay: ReplayRoom;
  readonly slots: Slots;
  readonly accounts: Accounts;
  readonly keys: Keys;
  readonly usage: Usage;
  readonly notices: Notices;
  readonly heartbeat: Heartbeat;
  readonly overage: OverageWatch;
  readonly monitorRunner: MonitorRunner;
  readonly recipeRuns: RecipeRuns;
  /** The account of this installation. */
  readonly account: Account;
  /** Secret of the first key, on the very first start only. */
  readonly firstKey: string | undefined;
  startWork(): Promise<void>;
  close(): Promise<void>;
}

/** Opens all of them; what was opened is closed again when a later one fails. */
export async function openRooms(config: Config, parts: Parts, tokens: Tokens): Promise<Rooms> {
  const closers: Closers = [];
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
  readonly closers: Closers;
  readonly close: () => Promise<void>;
}

async function open(
  config: Config,
  parts: Parts,
  tokens: Tokens,
  { closers, close }: Closing,
): Promise<Rooms> {
  const { clock, ids, log } = parts;
  const news = createLibraryNews();
  const { workerId, reserve, ...found } = await openBackend(config, parts, { closers });
  const backend = { ...found, store: tellOfNews(found.store, news) };
  const { store } = backend;
  const identity = identityRooms(store, parts);
  const { account, firstKey } = await firstRun(backend, identity);
  // what is opened last: nothing of a page is asked for before
  const late: { replay?: ReplayRoom } = {};
  const ownPorts = () => [tokens.ownAddress(), late.replay?.port()];
  const outside = openOutside(config, parts, { ownPorts, store, workerId }, closers);
  const slots = createSlots({ store, bus: backend.bus, clock, log, workerId });
  closers.push(() => slots.stop());
  const settings = openSettingsFile(config);
  const providerSet = openProviderSet(
    () => settings.values(),
    { net: outside.net, clock },
    parts.model,
  );
  const usage = createUsage({ store, clock, slots, workerId });
  const webhooks = createWebhookWriter(ids, writeNotice);
  const indexer = openIndexer(backend, log, closers);
  const notices = createNotices();
  const heartbeat = createHeartbeat({ store, clock, log });
  const { warn, disk } = warningsOf(config, parts, notices, account.id);
  const overage = watchOverage({ backend, clock, log, warn });
  closers.push(() => overage.stop());
  const { blobs, replay } = await openKept(
    config,
    { store, news, browser: outside.browser, clock, log },
    { closers, reserve },
  );
  late.replay = replay;
  const { profiles } = openProfiles(config, { parts, store });
  const built = { parts, backend, outside, providerSet, slots, profiles };
  const pacer = createHostPacer(clock);
  const visit = openVisit(config, { ...built, indexer, pacer, blobs });
  const cancellations = cancelledAnywhere(createCancellations(), backend);
  const shared = { backend, slots, visit, webhooks, cancellations, pacer, workerId, disk };
  const heldJobs = (): readonly string[] => operations.life.held();
  const work = openWork(config, parts, { ...shared, ...outside, ...tokens, heldJobs });
  const operations = openOperations(config, { ...built, ...shared, ...tokens }, closers);
  const own = { tokens, settings, identity, account, operations, usage, heartbeat, notices, news };
  const { monitors, runner } = openMonitors(config, { ...own, ...shared, parts }, closers);
  const library = openLibrary(config, { ...parts, ...outside, store, blobs, indexer, closers });
  const server = await openHttp(config, {
    ...{ ...built, ...own, ...work },
    ...{ blobs, pacer, replay, monitors, library, workerId },
  });
  closers.push(() => server.close());
  return {
    ...{ backend, slots, usage, server, replay, account, firstKey, close },
    ...{ notices, heartbeat, overage },
    ...{ ...outside, ...identity },
    monitorRunner: runner,
    recipeRuns: operations.deps.recipes.runs,
    startWork: async () => {
      closers.push(() => heartbeat.stop());
      await heartbeat.start();
      await work.start(closers);
      if (rolesOf(config).has('crawl')) runner.start();
      await library.imports.start();
    },
  };
}

/** The bytes of kept pages, and the place where those are seen again. */
async function openKept(
  config: Config,
  parts: Omit<ReplayParts, 'blobs'>,
  { closers, reserve }: { readonly closers: Closers; readonly reserve: Reserve },
): Promise<{ readonly blobs: BlobStore; readonly replay: ReplayRoom }> {
  const blobs = reserve.around(await openBlobs(config, parts.log), { removes: ['remove'] });
  closers.push(() => blobs.close());
  const replay = openReplay(config, { ...parts, blobs });
  closers.push(() => replay.close());
  return { blobs, replay };
}

/** What a person hears of by itself. */
function warningsOf(
  config: Config,
  parts: Parts,
  notices: Notices,
  accountId: string,
): Pick<Parameters<typeof watchOverage>[0], 'warn'> & { readonly disk: FullDisk } {
  const disk = createFullDisk(parts.clock, (notice) => {
    notices.tell({ ...notice, accountId, at: parts.clock.now() });
    parts.tell?.(notice);
  });
  return { warn: warnOfOverage(config, parts, notices), disk };
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
