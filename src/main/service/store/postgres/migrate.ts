/** Brings a PostgreSQL schema to the newest version, one transaction per migration, one process at a time. */
import { escapeIdentifier, type ClientBase } from 'pg';
import { HearthError } from '../../domain/errors.ts';
import { MIGRATIONS, type Migration } from './migrations/index.ts';
import { isInTheWay } from './tx.ts';

/** Any number that is ours alone in a database: "hear" in ASCII. */
const LOCK = 0x68656172;

type Asker = Pick<ClientBase, 'query'>;

/**
 * Throws `STORAGE_FAILED` for a schema that a newer Hearth wrote, unless that one says this one may still work on it.
 * `known`: what this Hearth can do.
 */
export async function migrate(
  client: Asker,
  schema: string,
  known: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  try {
    // IF NOT EXISTS alone does not keep two from making it at once
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${escapeIdentifier(schema)}`);
    await client.query('CREATE TABLE IF NOT EXISTS hearth_schema (version bigint NOT NULL)');
    const version = await versionOf(client);
    const newest = known.at(-1)?.version ?? 0;
    if (version > newest) {
      if ((await oldestOn(client)) <= newest) return;
      throw new HearthError(
        'STORAGE_FAILED',
        `This database was written by a newer Hearth (schema ${version}, this one knows ${newest}). Update Hearth, or name another database.`,
      );
    }
    for (const step of known.filter((one) => one.version > version)) {
      const oldest = oldestFor(step, known);
      // several statements in one simple query are one transaction
      await persistently(() =>
        client.query(
          `${step.sql}; ALTER TABLE hearth_schema ADD COLUMN IF NOT EXISTS oldest bigint;
           DELETE FROM hearth_schema; INSERT INTO hearth_schema (version, oldest) VALUES (${step.version}, ${oldest})`,
        ),
      );
    }
  } finally {
    // where the connection or its transaction is broken, what broke it is to be told; the lock goes with the connection
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
  }
}

const MOST_TRIES = 20;

/** Services of the version before work on meanwhile: where the two wait for each other, this one may have to give way. */
async function persistently(change: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await change();
      return;
    } catch (error) {
      if (tries === MOST_TRIES || !isInTheWay(error)) throw error;
    }
  }
}

/** The oldest schema whose Hearth works on the one that `step` makes: that of the last change which was no addition. */
function oldestFor(step: Migration, known: readonly Migration[]): number {
  const last = known.findLast((one) => one.version <= step.version && one.isAddition !== true);
  return last?.version ?? step.version;
}

async function oldestOn(client: Asker): Promise<number> {
  const { rows } = await client.query<{ oldest: unknown }>(
    // who made it may not have known of that column
    `SELECT coalesce(to_jsonb(one) ->> 'oldest', version::text) AS oldest FROM hearth_schema one`,
  );
  return Number(rows[0]?.oldest ?? 0);
}

export async function versionOf(client: Asker): Promise<number> {
  const { rows } = await client.query<{ version: unknown }>('SELECT version FROM hearth_schema');
  return Number(rows[0]?.version ?? 0);
}
