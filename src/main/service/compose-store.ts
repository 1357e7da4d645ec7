/**
 * The store: of a service, which holds its folder; and for commands that only need rows, opened for a moment beside a
 * service that may be running on the same folder, or alone.
 */
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Closers, Parts } from './compose-parts.ts';
import type { Config } from './config.ts';
import { checkRoles } from './config/roles.ts';
import { createAccounts, type Accounts } from './operations/accounts.ts';
import { createKeys, type Keys } from './operations/keys.ts';
import { createRehearse, type Rehearse } from './operations/rehearse.ts';
import { holdTransient } from './operations/transient-documents.ts';
import type { Account } from './domain/account.ts';
import type { Backend, Store } from './ports/backend.ts';
import type { Clock, Ids, Log } from './ports/system.ts';
import { openDataDir, openSharedStore, openStoreIn, type DataDir } from './store/data-dir.ts';
import { createIds, createLog, systemClock } from './system.ts';
import { createLibraryIndexer, type LibraryIndexer } from './work/library-indexer.ts';

export interface BriefStore {
  readonly store: Store;
  readonly keys: Keys;
  readonly accounts: Accounts;
  readonly rehearse: Rehearse;
  close(): Promise<void>;
}

/** Opens (creating a fresh folder and database where there is none). */
export async function openStoreBriefly(config: Config): Promise<BriefStore> {
  const log = createLog(config.logLevel);
  const backend = await openSharedStore(config.dataDir, { clock: systemClock, log }, config);
  const parts = { clock: systemClock, ids: createIds(systemClock), log };
  return {
    store: backend.store,
    ...identityRooms(backend.store, parts),
    rehearse: createRehearse({ store: backend.store }),
    close: () => backend.close(),
  };
}

/** The data folder, locked, with the store in it. */
export async function openBackend(
  config: Config,
  { clock, log, openBackend: openOther }: Parts,
  { closers, writes }: { readonly closers: Closers; readonly writes?: 'inline' },
): Promise<Backend & Pick<DataDir, 'workerId' | 'reserve'>> {
  checkRoles(config);
  const folder = openDataDir(config.dataDir);
  closers.push(() => folder.release());
  const opened =
    (await openOther?.(clock, log)) ??
    (await openStoreIn(folder, config, { clock, log, ...(writes && { writes }) }));
  closers.push(() => opened.close());
  const { workerId, reserve } = folder;
  if (writes !== 'inline') closers.push(reserve.keep(log));
  const isHere = config.database === undefined;
  const store = isHere ? reserve.around(opened.store, ON_A_FULL_DISK) : opened.store;
  return { ...opened, store: holdTransient(store), workerId, reserve };
}

/** On a disk that is full no new work begins, and what makes room again may use what was reserved for that. */
const ON_A_FULL_DISK = {
  grows: ['admit', 'openJob', 'claimPages', 'finishLonePage', 'claimMonitors'],
  removes: [
    ...(['deleteJob', 'sweepExpired', 'trimSnapshots', 'trimTraces', 'purgeRemoved'] as const),
    ...(['markEntryRemoved', 'removeCapture', 'skipOpenPages', 'finishJob'] as const),
    ...(['deleteRecipe', 'markMonitorRemoved', 'markCollectionRemoved'] as const),
    ...(['markHighlightRemoved', 'revokeKey'] as const),
  ],
} as const;

/** Runs at once, and whenever something happened: texts of kept pages are stored with them. */
export function openIndexer({ store, bus }: Backend, log: Log, closers: Closers): LibraryIndexer {
  const indexer = createLibraryIndexer({ store, log });
  closers.push(() => indexer.stop());
  indexer.start();
  closers.push(bus.subscribe('events', () => indexer.wake()));
  return indexer;
}

/** Accounts and keys over a store. */
export function identityRooms(
  store: Store,
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids; readonly log: Log },
): { readonly accounts: Accounts; readonly keys: Keys } {
  return {
    accounts: createAccounts({ store, clock, ids }),
    keys: createKeys({ store, clock, ids, newSecret: randomUUID }),
  };
}

/** Slots of a local installation: pages under way mostly wait for the site; rendering has its own limit. */
function machineSlots(): number {
  return Math.max(100, availableParallelism() * 8);
}

/** The installation's account, made when there is none. */
export function firstRunAccount({ accounts }: { readonly accounts: Accounts }): Promise<Account> {
  return accounts.ensureLocal({ concurrency: machineSlots() });
}

interface FirstRun {
  readonly account: Account;
  readonly firstKey: string | undefined;
}

/** The installation's account, and its first key's secret when this is the very first start, of whichever service. */
export function firstRun(
  { store, alone = (work) => work() }: Pick<Backend, 'store' | 'alone'>,
  identity: { readonly accounts: Accounts; readonly keys: Keys },
): Promise<FirstRun> {
  return alone(() => firstRunOn(store, identity));
}

async function firstRunOn(
  store: Store,
  { accounts, keys }: { readonly accounts: Accounts; readonly keys: Keys },
): Promise<FirstRun> {
  const account = await firstRunAccount({ accounts });
  const known = await store.listKeys(account.id);
  if (known.length > 0) return { account, firstKey: undefined };
  const { secret } = await keys.create({ accountId: account.id, name: 'default' });
  return { account, firstKey: secret };
}
