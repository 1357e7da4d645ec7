/**
 * The whole port for one service of several on a PostgreSQL: accounts, jobs, records, page cache, recipes and monitors are the
 * database's and all services'; so are the rows of the library and its shelves where its bytes are (../library-place.ts).
 * Else they are in a SQLite file of the service's own.
 *
 * Losing that file loses no job, no document and no credit. What is in it is seen at this service alone.
 */
import type { Backend, Store } from '../../ports/backend.ts';
import type { NewCapture } from '../../ports/library.ts';
import type { Clock, Log } from '../../ports/system.ts';
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
  readonly writes?: 'resting' | 'inline';
  /** Whether the library's rows are in the database, too (../library-place.ts). */
  readonly sharesLibrary: boolean;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Opens the database, and the file where it is needed, creating and migrating. Throws `CONFIG_INVALID` for an address that is
 * none, and `STORAGE_FAILED` with the reason where the database is not to be reached, does not let us in, or was written by
 * a newer Hearth.
 */
export async function openNodeBackend(options: NodeBackendOptions): Promise<Backend> {
  const { database, schema, log } = options;
  await reach(database);
  const opened: { close(): Promise<void> }[] = [];
  const close = async (): Promise<void> => {
    // what is said last is still told
    for (const each of opened.splice(0)) await each.close();
  };
  try {
    const own = options.sharesLibrary ? undefined : await openOwn(options);
    if (own !== undefined) opened.push(own);
    const bus = await openSharedBus({ database, schema, log });
    opened.push(bus);
    const shared = await openPostgresBackend({
      ...{ database, schema, log, bus },
      ...(own === undefined ? {} : { keepCapture: keptBy(own.store) }),
    });
    opened.splice(-1, 0, shared);
    const library = own?.store ?? shared.library;
    const health = { checkHealth: () => healthOf(shared, options) };
    const store: Store = { ...library, ...shared.store, ...health, close };
    return { store, bus, alone: (work) => shared.alone(work), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function openOwn({ ownPath: path, writes, clock, log }: NodeBackendOptions): Promise<Backend> {
  const how = writes === undefined ? {} : { writes };
  return openSqliteBackend({ path, clock, log, ...how });
}

const keptBy =
  (store: Store) =>
  async (kept: NewCapture): Promise<void> => {
    await store.saveCapture(kept);
  };

async function healthOf(
  { store }: PostgresBackend,
  { database, schema }: NodeBackendOptions,
): ReturnType<Store['checkHealth']> {
  const { host, name } = placeOf(database);
  return { ...(await store.checkHealth()), path: `${host}, database ${name}, schema ${schema}` };
}
