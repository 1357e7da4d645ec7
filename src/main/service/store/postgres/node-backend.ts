/**
 * The whole port for one service of several on a PostgreSQL: accounts, jobs, records and monitors are the database's and
 * all services'; the page cache, the library, its shelves and saved recipes are in a SQLite file of the service's own.
 *
 * Losing that file loses no job, no document and no credit. What is in it is seen at this service alone; runs of recipes,
 * whose rows belong to the transaction that finishes a page, are refused (`FEATURE_NOT_ENABLED`).
 */
import type { Backend, Store } from '../../ports/backend.ts';
import type { NewCapture } from '../../ports/library.ts';
import type { Clock, Log } from '../../ports/system.ts';
import { createBus } from '../bus.ts';
import { openSqliteBackend } from '../sqlite/backend.ts';
import { openPostgresBackend } from './backend.ts';
import { placeOf, reach } from './reach.ts';

interface NodeBackendOptions {
  /** `postgres://…`; all services that name the same database and schema work together. */
  readonly database: string;
  readonly schema: string;
  /** The SQLite file of this service's own. */
  readonly ownPath: string;
  /** As of SQLite; `inline` for short-lived commands. */
  readonly writes?: 'thread' | 'inline';
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Opens both, creating and migrating as needed. Throws `CONFIG_INVALID` for an address that is none, and `STORAGE_FAILED`
 * with the reason where the database is not to be reached, does not let us in, or was written by a newer Hearth.
 */
export async function openNodeBackend(options: NodeBackendOptions): Promise<Backend> {
  const { database, schema, ownPath, writes, clock, log } = options;
  await reach(database);
  const bus = createBus(log);
  const own = await openSqliteBackend({
    path: ownPath,
    clock,
    log,
    ...(writes === undefined ? {} : { writes }),
  });
  try {
    const keepCapture = async (kept: NewCapture): Promise<void> => {
      await own.store.saveCapture(kept);
    };
    const shared = await openPostgresBackend({ database, schema, log, bus, keepCapture });
    let closed: Promise<void> | undefined;
    const close = (): Promise<void> =>
      (closed ??= Promise.allSettled([own.close(), shared.close()]).then(() => undefined));
    const { host, name } = placeOf(database);
    const store: Store = {
      ...own.store,
      ...shared.store,
      saveRecipe: withAccount(own.store, shared.store),
      checkHealth: async () => ({
        ...(await shared.store.checkHealth()),
        path: `${host}, database ${name}, schema ${schema}`,
      }),
      close,
    };
    return { store, bus, alone: (work) => shared.alone(work), close };
  } catch (error) {
    await own.close();
    throw error;
  }
}

/** A recipe names its account, whose row the file has, too: only its id is looked at there. */
function withAccount(own: Store, shared: Pick<Store, 'findAccount'>): Store['saveRecipe'] {
  return async (saved, reason) => {
    if ((await own.findAccount(saved.accountId)) === undefined) {
      const account = await shared.findAccount(saved.accountId);
      if (account !== undefined) await own.createAccount(account);
    }
    return own.saveRecipe(saved, reason);
  };
}
