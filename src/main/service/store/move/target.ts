/**
 * The PostgreSQL that rows go to: one connection, one transaction from the first question to the last row, so whoever
 * interrupts it, however, leaves nothing behind.
 */
import pg from 'pg';
import { HearthError } from '../../domain/errors.ts';
import { prepareBlobs } from '../blobs/shared/database.ts';
import { migrate } from '../postgres/migrate.ts';
import { placeOf, reach } from '../postgres/reach.ts';
import { copyIn } from './copy-in.ts';
import { quoted } from './source.ts';

/** Asks the database; rows as objects. */
export type Asking = <R extends object>(text: string, values?: readonly unknown[]) => Promise<R[]>;

/** What a folder left in the schema it was moved to. */
interface Arrival {
  /** Of which folder (its file `worker`). */
  readonly source: string;
  /** ms since the epoch. */
  readonly at: number;
}

export interface Target {
  /** `db.example:5432, database hearth, schema hearth`. */
  readonly name: string;
  readonly ask: Asking;
  /** Undefined: nothing was moved here. */
  readonly arrival: Arrival | undefined;
  copy(statement: string, rows: Buffer): Promise<void>;
  /** Keeps what was written. */
  commit(): Promise<void>;
  /** Forgets what was not. */
  close(): Promise<void>;
}

interface Place {
  readonly database: string;
  readonly schema: string;
}

const OLDEST_SERVER = 150_000;
/** Nobody else may hold the tables; a service that starts holds them for a moment. */
const LOCK_WAIT = '10s';

/**
 * Begins, with the newest tables made inside the transaction. Throws `CONFIG_INVALID` for an address that is none and
 * `STORAGE_FAILED` with one sentence where the database cannot be reached or cannot take a Hearth.
 */
export async function openTarget({ database, schema }: Place): Promise<Target> {
  await reach(database);
  const { host, name: named } = placeOf(database);
  const name = `${host}, database ${named}, schema ${schema}`;
  const client = new pg.Client({
    connectionString: database,
    application_name: `hearth move ${schema}`,
    options: `-c jit=off -c search_path=${pg.escapeIdentifier(schema)} -c idle_in_transaction_session_timeout=0 -c statement_timeout=0`,
  });
  // told by the question that was under way
  client.on('error', () => undefined);
  const ask = async <R extends object>(text: string, values: readonly unknown[] = []) => {
    const work = client.query<R>(text, [...values]);
    return (await failingWell(work, name)).rows;
  };
  try {
    await failingWell(client.connect(), name);
    await checkServer(ask);
    await ask('BEGIN');
    await failingWell(migrate(client, schema), name);
    await prepareBlobs(ask, schema);
    const arrival = await arrivalOf(ask);
    return {
      ...{ name, ask, arrival },
      copy: (statement, rows) => failingWell(copyIn(client, statement, rows), name),
      commit: async () => {
        await ask('COMMIT');
      },
      // its transaction goes with it
      close: () => client.end().catch(() => undefined),
    };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function checkServer(ask: Asking): Promise<void> {
  const [server] = await ask<{ version: number; encoding: string; replica: boolean; said: string }>(
    `SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS said,
       current_setting('server_encoding') AS encoding, pg_is_in_recovery() AS replica`,
  );
  if (server === undefined) throw new Error('the server said nothing of itself');
  if (server.version < OLDEST_SERVER) {
    throw refused(`The database is PostgreSQL ${server.said}; Hearth needs 15 or newer.`);
  }
  if (server.encoding !== 'UTF8') {
    throw refused(
      `The database keeps its texts as ${server.encoding}. Make one with: createdb --encoding UTF8 --template template0`,
    );
  }
  if (server.replica) {
    throw refused('The database is a replica that cannot be written to. Name its primary.');
  }
}

async function arrivalOf(ask: Asking): Promise<Arrival | undefined> {
  await ask('CREATE TABLE IF NOT EXISTS hearth_moved (source text NOT NULL, at text NOT NULL)');
  const [row] = await ask<{ source: string; at: string }>('SELECT source, at FROM hearth_moved');
  return row === undefined ? undefined : { source: row.source, at: Number(row.at) };
}

/** Throws `STORAGE_FAILED` naming what is there already: rows of two Hearths are never put together. */
export async function takeEmpty(
  { ask, name }: Target,
  tables: readonly { readonly name: string }[],
): Promise<void> {
  const names = tables.map((table) => quoted(table.name));
  await ask(`SET LOCAL lock_timeout = '${LOCK_WAIT}'`);
  await ask(`LOCK TABLE ${names.join(', ')} IN ACCESS EXCLUSIVE MODE`);
  await ask('SET LOCAL lock_timeout = 0');
  const counts = names.map(
    (table) => `SELECT '${table}' AS name, count(*)::int AS rows FROM ${table}`,
  );
  const found = await ask<{ name: string; rows: number }>(
    `SELECT * FROM (${counts.join(' UNION ALL ')}) found WHERE rows > 0`,
  );
  if (found.length === 0) return;
  const told = found.map((one) => `${one.rows} in ${one.name.replaceAll('"', '')}`).join(', ');
  throw refused(
    `There is a Hearth at ${name} already (rows: ${told}), and two are never put together. Name another schema with --database-schema, or an empty database.`,
  );
}

interface Definition {
  readonly drop: string;
  readonly make: string;
}

/** Rows come in without the care that each of them costs; what is made of them is made again once, from all. */
export async function bare(
  { ask }: Target,
  tables: readonly { readonly name: string }[],
): Promise<{ readonly dress: () => Promise<void> }> {
  const names = tables.map(({ name }) => name);
  const references = await ask<Definition>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  );
  const indexes = await ask<Definition>(
    `SELECT format('DROP INDEX %s', i.indexrelid::regclass) AS drop, pg_get_indexdef(i.indexrelid) AS make
     FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relname = ANY($1)
       AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid)`,
    [names],
  );
  for (const { drop } of [...references, ...indexes]) await ask(drop);
  for (const name of names) await ask(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
  // empty as they are: new files, without what an interrupted move may have left
  await ask(`TRUNCATE ${names.map(quoted).join(', ')}`);
  return {
    dress: async () => {
      for (const { make } of [...indexes, ...references]) await ask(make);
      for (const name of names) await ask(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
      for (const name of names) await ask(`ANALYZE ${quoted(name)}`);
    },
  };
}

function refused(message: string): HearthError {
  return new HearthError('STORAGE_FAILED', `${message} Nothing was changed.`);
}

const FULL = '53100';
const LOCKED = '55P03';
const NO_RIGHT = '42501';

async function failingWell<T>(work: Promise<T>, name: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof HearthError || !(error instanceof Error)) throw error;
    const code: unknown = Reflect.get(error, 'code');
    const kind = code === FULL ? 'STORAGE_FULL' : 'STORAGE_FAILED';
    throw new HearthError(kind, whyNot(code, error.message, name), { cause: error });
  }
}

const AS_BEFORE = 'Nothing of the move is kept there, and the folder is as it was: run it again.';

function whyNot(code: unknown, said: string, name: string): string {
  switch (code) {
    case FULL:
      return `The disk of ${name} is full. ${AS_BEFORE}`;
    case LOCKED:
      return `Somebody holds the tables at ${name}: another move, or a service. Stop it first. Nothing was changed.`;
    case NO_RIGHT:
      return `The user may not do this at ${name}: ${said}. Grant CREATE on the database. Nothing was changed.`;
    default:
      return `The database at ${name} failed: ${said}. ${AS_BEFORE}`;
  }
}
