/**
 * Opens every room in order and closes them in reverse: data folder, store, net, engines, pipeline,
 * operations, scheduler, HTTP. How each is built: the other compose files.
 */
import { join } from 'node:path';
import { openDoors, writeNotice } from './compose-doors.ts';
import { openOperations, openVisit } from './compose-operations.ts';
import { openOutside } from './compose-outside.ts';
import type { Closers, Parts, Tokens } from './compose-parts.ts';
import { openOutlets } from './compose-providers.ts';
import { firstRun, identityRooms } from './compose-store.ts';
import { openWork } from './compose-work.ts';
import type { Config } from './config.ts';
import type { Account } from './domain/account.ts';
import type { HttpServer } from './http/server.ts';
import type { Net } from './net/net.ts';
import type { Accounts } from './operations/accounts.ts';
import type { Keys } from './operations/keys.ts';
import { createCancellations } from './operations/cancellations.ts';
import { createHostPacer } from './operations/host-pacer.ts';
import { createNotices, type Notices } from './operations/notices.ts';
import { holdPassing } from './operations/passing-documents.ts';
import { createSlots } from './operations/slots.ts';
import { createUsage, type Usage } from './operations/usage.ts';
import { createWebhookWriter } from './operations/webhook-writer.ts';
import { createOverageMail } from './overage-mail.ts';
import type { Backend } from './ports/backend.ts';
import type { Engine } from './ports/engine.ts';
import type { Slots } from './ports/limits.ts';
import type { Pipeline } from './ports/pipeline.ts';
import { openSettingsFile } from './settings-file.ts';
import { openBlobStore } from './store/blobs/blob-store.ts';
import { openDataDir } from './store/data-dir.ts';
import { openSqliteBackend } from './store/sql/backend.ts';
import { createHeartbeat, type Heartbeat } from './work/heartbeat.ts';
import { createLibraryIndexer } from './work/library-indexer.ts';
import { watchOverage, type OverageWarning, type OverageWatch } from './work/overage-watch.ts';

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
  const { workerId, ...backend } = await openBackend(config, parts, closers);
  const { store } = backend;
  const identity = identityRooms(store, parts);
  const { account, firstKey } = await firstRun(store, identity);
  const outside = openOutside(config, parts, tokens, closers);
  const slots = createSlots({ clock });
  const settings = openSettingsFile(config);
  const outward = { net: outside.net, clock };
  const outlets = openOutlets(() => settings.values(), outward, parts.model);
  const usage = createUsage({ store, clock, slots });
  const webhooks = createWebhookWriter(ids, writeNotice);
  const indexer = createLibraryIndexer({ store, log });
  closers.push(() => indexer.stop());
  indexer.start();
  // texts of kept pages are stored with them
  const unsubscribe = backend.bus.subscribe('events', () => indexer.wake());
  closers.push(() => {
    unsubscribe();
    return Promise.resolve();
  });
  const notices = createNotices();
  const heartbeat = createHeartbeat({ store, clock, log });
  const warn = warnOfOverage(config, parts, notices);
  const overage = watchOverage({ backend, clock, log, warn });
  closers.push(() => {
    overage.stop();
    return Promise.resolve();
  });
  const blobs = openBlobStore({ path: join(config.dataDir, 'library', 'blobs.db'), log });
  closers.push(() => blobs.close());
  const built = { parts, backend, outside, outlets, slots };
  const pacer = createHostPacer(clock);
  const visit = openVisit(config, { ...built, indexer, pacer, blobs });
  const cancellations = createCancellations();
  const shared = { backend, slots, visit, webhooks, cancellations, pacer, workerId };
  const heldJobs = (): readonly string[] => operations.life.held();
  const work = openWork(config, parts, { ...shared, ...outside, heldJobs });
  const { ownAddress } = tokens;
  const operations = openOperations(config, { ...built, ...shared, ownAddress }, closers);
  const own = { tokens, settings, identity, account, operations, usage, heartbeat, notices };
  const server = await openDoors(config, { ...built, ...own, blobs });
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

/** The data folder, locked, with the store in it. */
async function openBackend(
  config: Config,
  { clock, log, openBackend: openOther }: Parts,
  closers: Closers,
): Promise<Backend & { readonly workerId: string }> {
  const folder = openDataDir(config.dataDir);
  closers.push(() => {
    folder.release();
    return Promise.resolve();
  });
  const opened =
    (await openOther?.(clock, log)) ??
    (await openSqliteBackend({ path: folder.databasePath, clock, log }));
  closers.push(() => opened.close());
  return { ...opened, store: holdPassing(opened.store), workerId: folder.workerId };
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
