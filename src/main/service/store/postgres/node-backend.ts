/**
 * The whole port for one service of several on a PostgreSQL: accounts, jobs, records, page cache, recipes and monitors are the
 * database's and all services'; the library and its shelves are in a SQLite file of the service's own.
 *
 * Losing that file loses no job, no document and no credit. What is in it is seen at this service alone.
 */
import type { Backend, Store } from '../../ports/backend.ts';
import type { NewCapture } from '../../ports/library.ts';
import type { Clock, Log } from '../../ports/system.ts';
import { isLibraryShared } from '../library-place.ts';
import { openSqliteBackend } from '../sqlite/backend.ts';
import { openPostgresBackend, type PostgresBackend } from './backend.ts';
import { placeOf, reach } from './reach.ts';
import { openSharedBus } from './shared-bus.ts';

interface NodeBackendOptions {
  /** `postgres://…`; all services that name the same database and schema work together. */
  readonly database: string;
  readonly schema: string;
  /** The SQLite file of this service's own. */
  readonly ownPath: string;
  /** As of SQLite; `inline` for short-lived commands. */
  readonly writes?: 'thread' | 'inline';
  /** Whether the library's rows are in the database, too; as ../library-place.ts says where absent. */
  readonly sharesLibrary?: boolean;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Opens both, creating and migrating as needed. Throws `CONFIG_INVALID` for an address that is none, and `STORAGE_FAILED`
 * with the reason where the database is not to be reached, does not let us in, or was written by a newer Hearth.
 */
export async function openNodeBackend(options: NodeBackendOptions): Promise<Backend> {
  const { database, schema, ownPath, writes, clock, log } = options;
  const { sharesLibrary = isLibraryShared() } = options;
  await reach(database);
  const own = await openSqliteBackend({
    path: ownPath,
    clock,
    log,
    ...(writes === undefined ? {} : { writes }),
  });
  const opened: { close(): Promise<void> }[] = [own];
  const close = async (): Promise<void> => {
    // what is said last is still told
    for (const each of opened.splice(0)) await each.close();
  };
  try {
    const keepCapture = async (kept: NewCapture): Promise<void> => {
      await own.store.saveCapture(kept);
    };
    const bus = await openSharedBus({ database, schema, log });
    opened.push(bus);
    const shared = await openPostgresBackend({
      ...{ database, schema, log, bus },
      ...(sharesLibrary ? {} : { keepCapture }),
    });
    opened.splice(1, 0, shared);
    const rooms = sharesLibrary ? { ...shared.library, ...shared.store } : shared.store;
    const store = storeOf(own.store, rooms, options);
    return { store: { ...store, close }, bus, alone: (work) => shared.alone(work), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function storeOf(
  own: Store,
  shared: PostgresBackend['store'] & Partial<PostgresBackend['library']>,
  { database, schema }: NodeBackendOptions,
): Store {
  const { host, name } = placeOf(database);
  return {
    ...own,
    ...shared,
    checkHealth: async () => ({
      ...(await shared.checkHealth()),
      path: `${host}, database ${name}, schema ${schema}`,
    }),
  };
}
