/** Brings a PostgreSQL schema to the newest version, one transaction per migration, one process at a time. */
import { escapeIdentifier, type ClientBase } from 'pg';
import { HearthError } from '../../domain/errors.ts';
import { MIGRATIONS } from './migrations/index.ts';

const NEWEST = MIGRATIONS.at(-1)?.version ?? 0;
/** Any number that is ours alone in a database: "hear" in ASCII. */
const LOCK = 0x68656172;

/** Throws `STORAGE_FAILED` for a schema that a newer Hearth wrote. */
export async function migrate(client: Pick<ClientBase, 'query'>, schema: string): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  try {
    // IF NOT EXISTS alone does not keep two from making it at once
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${escapeIdentifier(schema)}`);
    await client.query('CREATE TABLE IF NOT EXISTS hearth_schema (version bigint NOT NULL)');
    const version = await versionOf(client);
    if (version > NEWEST) {
      throw new HearthError(
        'STORAGE_FAILED',
        `This database was written by a newer Hearth (schema ${version}, this one knows ${NEWEST}). Update Hearth, or name another database.`,
      );
    }
    for (const step of MIGRATIONS.filter((one) => one.version > version)) {
      // several statements in one simple query are one transaction
      await client.query(
        `${step.sql}; DELETE FROM hearth_schema; INSERT INTO hearth_schema VALUES (${step.version})`,
      );
    }
  } finally {
    // where the connection or its transaction is broken, what broke it is to be told; the lock goes with the connection
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
  }
}

export async function versionOf(client: Pick<ClientBase, 'query'>): Promise<number> {
  const { rows } = await client.query<{ version: number }>('SELECT version FROM hearth_schema');
  return rows[0]?.version ?? 0;
}
