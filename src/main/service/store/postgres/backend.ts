/**
 * The rooms that any database can hold (../verbs) on PostgreSQL: the same verbs, each in one transaction.
 *
 * Those of jobs and pages hold what they change before they look (locks.ts), and what every page runs through asks in sets
 * (sets). The others are serializable, because they were written for one writer: what two of them could do to each
 * other, PostgreSQL refuses. Whichever it refused runs again from its beginning, alone. Why: docs/adr/0044-one-verb-two-databases.md
 * and 0050-sets-under-locks.md.
 */
import pg from 'pg';
import { HearthError, toHearthError } from '../../domain/errors.ts';
import type { Bus, Store } from '../../ports/backend.ts';
import type { Log } from '../../ports/system.ts';
import type { NewCapture } from '../../ports/library.ts';
import { createBus } from '../bus.ts';
import { EnteredAddresses } from '../entered-addresses.ts';
import { libraryOn, type Library } from '../verbs/library-rooms.ts';
import { roomsOn, type Packed, type Rooms } from '../verbs/rooms.ts';
import { Known, type Beside, type Notice, type Steps, type WriteContext } from '../verbs/tx.ts';
import type { VerbName } from '../verbs/writes.ts';
import { borrowed, parserOf } from './borrowed.ts';
import { gatherer } from './gather.ts';
import { migrate, versionOf } from './migrate.ts';
import { isAway } from './outage.ts';
import { enterSet } from './sets/enter.ts';
import { isInTheWay, isStale, postgresTx, runLater, runWithin, type Names } from './tx.ts';
import { plannedVerb } from './verbs.ts';

export interface PostgresOptions {
  /** `postgres://…`. */
  readonly database: string;
  /** The schema that holds the tables; made when missing. */
  readonly schema: string;
  readonly log: Log;
  /** Told after each commit; one of its own where absent. */
  readonly bus?: Bus;
  /** Keeps what came with a page, once the page is finished; where absent, this database's library does. */
  readonly keepCapture?: (kept: NewCapture) => Promise<void>;
}

export interface PostgresBackend {
  readonly store: Rooms & Pick<Store, 'checkHealth'>;
  /** The library's rows, where all services share its bytes, too (../library-place.ts). */
  readonly library: Library;
  readonly bus: Bus;
  /** Runs while no other process of this schema runs such work. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Connections of one process. */
const MOST_CONNECTIONS = 10;
/** A transaction that nobody ends would keep the whole database from cleaning up. */
const IDLE_MS = 10_000;

/** Connects, creating and migrating the schema as needed. */
export async function openPostgresBackend(options: PostgresOptions): Promise<PostgresBackend> {
  const pool = new pg.Pool({
    connectionString: options.database,
    max: MOST_CONNECTIONS,
    // a verb may ask its next question before the last is answered
    pipeline: true,
    application_name: `hearth ${options.schema}`,
    types: { getTypeParser: parserOf },
    // compiling a plan costs more than any of our queries, and planning more than most
    options: `-c jit=off -c plan_cache_mode=force_generic_plan -c search_path=${pg.escapeIdentifier(options.schema)} -c idle_in_transaction_session_timeout=${IDLE_MS}`,
  });
  const onBreak = (error: Error): void => {
    // the driver hangs its client on the error, which knows how to get in
    options.log.warn('a connection to the database broke', { error: error.message });
  };
  pool.on('error', onBreak);
  // one that is at work tells its own verb; unheard, it would end the process
  pool.on('connect', (client) => client.on('error', onBreak));
  try {
    const client = await pool.connect();
    await migrate(client, options.schema).finally(() => client.release());
  } catch (error) {
    await pool.end();
    throw toStorageError(error);
  }
  return backendOn(pool, options);
}

function backendOn(pool: pg.Pool, options: PostgresOptions): PostgresBackend {
  const { log, database, schema, bus = createBus(log) } = options;
  const names: Names = new Map();
  const tx = postgresTx();
  const enteredOf = addressesOfEach();
  const ask = <T>(steps: Steps<T>): Promise<T> => failingWell(runLater(steps, pool, names));
  const write = async (name: VerbName, args: unknown): Promise<never> => {
    const notices: Notice[] = [];
    const captures: NewCapture[] = [];
    const context: Omit<WriteContext, 'entered'> = {
      tx,
      notify: (topic, jobId) => {
        notices.push({ topic, ...(jobId === undefined ? {} : { jobId }) });
      },
      beside: { keepCapture: laterIn(captures), tidy: () => new Known(undefined) },
      enter: (found) => enterSet((statement, params) => tx.all(statement, params), found),
    };
    const { how, run } = plannedVerb(name);
    const result = await failingWell(
      inTransaction({ pool, names }, how, (client, begin) => {
        notices.length = 0;
        captures.length = 0;
        const own = { ...context, entered: enteredOf(client) };
        return runWithin(begin, run(own, args), { client, names });
      }),
    );
    for (const kept of captures) {
      // the page is stored and charged: that its copy is missing must not make it be fetched again
      await keepCapture(kept).catch((error: unknown) =>
        log.error('a copy was not kept', { error: toHearthError(error).message }),
      );
    }
    for (const { topic, jobId } of notices) bus.notify(topic, jobId);
    // the verb's own result, looked up by the same name
    return result as never;
  };
  const keepCapture =
    options.keepCapture ??
    (async (capture) => {
      await write('saveCapture', { capture });
    });
  const packing = new Set<Promise<unknown>>();
  const packed: Packed = (writing) => {
    packing.add(writing);
    return writing.finally(() => packing.delete(writing));
  };
  const finishes = gatherer((pages) => write('finishPages', { pages }));
  const { finish } = finishes;
  const parts = { tx, ask, write, finish, writesAside: false };
  const store = {
    ...roomsOn(parts, packed),
    checkHealth: async () => ({
      path: new URL(database).host,
      bytes: await sizeOf(pool, schema),
      schema: String(await failingWell(versionOf(pool))),
    }),
  };
  const close = async (): Promise<void> => {
    await Promise.allSettled(packing);
    await finishes.close();
    await pool.end();
  };
  return {
    store,
    library: libraryOn(parts),
    bus,
    alone: (work) => aloneIn(pool, schema, work),
    close,
  };
}

/** Of each connection, what it has read of addresses. */
function addressesOfEach(): (client: pg.PoolClient) => EnteredAddresses {
  const known = new WeakMap<pg.PoolClient, EnteredAddresses>();
  return (client) => {
    const entered = known.get(client) ?? new EnteredAddresses();
    known.set(client, entered);
    return entered;
  };
}

/**
 * A transaction that ends gives its locks back a moment before its marks of what it read: who waited for the lock may
 * meet those once more.
 */
const MOST_RUNS = 20;

/**
 * Every verb holds `turns`, many at once; one that was refused waits until it holds it alone, with a view of the
 * database that begins then: so each is done in the end, however many want the same rows.
 */
const TURNS = {
  'among others': 'LOCK TABLE turns IN ROW EXCLUSIVE MODE',
  alone: 'LOCK TABLE turns IN EXCLUSIVE MODE',
};

/** Under locks of its own, a verb sees at each question what is there now, and finds rows by their index. */
const BEGIN = {
  serializable: 'BEGIN ISOLATION LEVEL SERIALIZABLE',
  locked:
    'BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL enable_seqscan = off; SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off',
};

type Work<T> = (client: pg.PoolClient, begin: string) => Promise<T>;

interface Asked {
  readonly pool: pg.Pool;
  readonly names: Names;
}

async function inTransaction<T>(
  { pool, names }: Asked,
  how: keyof typeof BEGIN,
  work: Work<T>,
): Promise<T> {
  for (let run = 1; ; run += 1) {
    try {
      const turn = TURNS[run === 1 ? 'among others' : 'alone'];
      return await borrowed(pool, (client) => work(client, `${BEGIN[how]}; ${turn}`));
    } catch (error) {
      if (run === MOST_RUNS || !(isInTheWay(error) || isStale(error, names))) throw error;
    }
  }
}

async function failingWell<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toStorageError(error);
  }
}

const FULL = '53100';

function toStorageError(error: unknown): unknown {
  if (error instanceof HearthError || !(error instanceof Error)) return error;
  const code: unknown = Reflect.get(error, 'code');
  // what PostgreSQL or the socket did not say is a defect of ours
  if (typeof code !== 'string' && !isAway(error)) return error;
  if (code === FULL) {
    return new HearthError(
      'STORAGE_FULL',
      'The disk of the database is full; nothing was saved or charged. Free some space and try again.',
      { cause: error },
    );
  }
  return new HearthError('STORAGE_FAILED', `The database failed: ${error.message}.`, {
    cause: error,
  });
}

async function sizeOf(pool: pg.Pool, schema: string): Promise<number> {
  const { rows } = await failingWell(
    pool.query<{ bytes: number }>(
      `SELECT coalesce(sum(pg_total_relation_size(oid)), 0) AS bytes
       FROM pg_class WHERE relkind = 'r' AND relnamespace = $1::regnamespace`,
      [pg.escapeIdentifier(schema)],
    ),
  );
  return rows[0]?.bytes ?? 0;
}

/** Any number that is ours alone in a database beside the one of migrations: "alon" in ASCII. */
const ALONE = 0x616c6f6e;

async function aloneIn<T>(pool: pg.Pool, schema: string, work: () => Promise<T>): Promise<T> {
  const client = await failingWell(pool.connect());
  try {
    await failingWell(client.query('SELECT pg_advisory_lock($1, hashtext($2))', [ALONE, schema]));
    return await work();
  } finally {
    // with its connection the lock goes, too, whatever became of it
    client.release(true);
  }
}

/** What comes with a page is kept when the page is finished, not before. */
function laterIn(captures: NewCapture[]): Beside['keepCapture'] {
  return (kept) => {
    captures.push(kept);
    return new Known(undefined);
  };
}
