/** How the database itself is: what `hearth doctor` says of it beside the services. Reads only. */
import pg from 'pg';
import { placeOf } from './reach.ts';

export interface DatabaseCondition {
  /** `15.20`. */
  readonly version: string;
  readonly versionNumber: number;
  /** Of a connection as a service opens it. */
  readonly jit: boolean;
  /** Of one small question, median, ms. */
  readonly latencyMs: number;
  /** Its clock beside this machine's, ms; positive: the database is ahead. */
  readonly skewMs: number;
  readonly connections: { readonly used: number; readonly most: number };
  readonly replicas: readonly Replica[];
  /** Longest open transaction of anybody, seconds: what it can see is not cleaned up. */
  readonly oldestTransactionS: number;
  /** Share of the numbers of transactions that is used before the server must clean up, 0 to 1. */
  readonly wraparound: number;
  readonly tables: readonly TableCondition[];
  /** Columns whose next number was given already. */
  readonly staleNumbers: readonly string[];
  /** Indexes that were left half made. */
  readonly brokenIndexes: readonly string[];
}

interface Replica {
  readonly name: string;
  /** Not yet there; undefined where the user may not see it. */
  readonly behindBytes: number | undefined;
  readonly behindS: number | undefined;
}

interface TableCondition {
  readonly name: string;
  readonly live: number;
  readonly dead: number;
}

const SAMPLES = 7;

/** Rejects with the driver's error where the database does not answer. */
export async function conditionOf(database: string, schema: string): Promise<DatabaseCondition> {
  placeOf(database);
  const client = new pg.Client({
    connectionString: database,
    application_name: `hearth doctor ${schema}`,
    options: `-c jit=off -c search_path=${pg.escapeIdentifier(schema)}`,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return { ...(await timesOf(client)), ...(await serverOf(client)), ...(await rowsOf(client)) };
  } finally {
    await client.end();
  }
}

async function timesOf(
  client: pg.Client,
): Promise<Pick<DatabaseCondition, 'latencyMs' | 'skewMs'>> {
  const samples: { readonly tookMs: number; readonly skewMs: number }[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const [sentAt, sent] = [Date.now(), performance.now()];
    const { rows } = await client.query<{ now: string }>(
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::text AS now',
    );
    const tookMs = performance.now() - sent;
    // it was asked halfway between
    samples.push({ tookMs, skewMs: Number(rows[0]?.now) - (sentAt + tookMs / 2) });
  }
  const byTime = samples.toSorted((a, b) => a.tookMs - b.tookMs);
  const [fastest] = byTime;
  return {
    latencyMs: byTime[Math.floor(SAMPLES / 2)]?.tookMs ?? 0,
    // the shorter the way, the less is guessed
    skewMs: Math.round(fastest?.skewMs ?? 0),
  };
}

type OfServer = Pick<
  DatabaseCondition,
  | 'version'
  | 'versionNumber'
  | 'jit'
  | 'connections'
  | 'replicas'
  | 'oldestTransactionS'
  | 'wraparound'
>;

async function serverOf(client: pg.Client): Promise<OfServer> {
  const { rows } = await client.query<{
    version: string;
    number: number;
    jit: boolean;
    used: number;
    most: number;
    oldest: number;
    wraparound: number;
  }>(
    `SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
       current_setting('server_version_num')::int AS number, current_setting('jit')::boolean AS jit,
       (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend')::int AS used,
       current_setting('max_connections')::int AS most,
       (SELECT coalesce(max(extract(epoch FROM now() - xact_start)), 0) FROM pg_stat_activity
         WHERE pid <> pg_backend_pid() AND backend_type = 'client backend')::float AS oldest,
       (SELECT age(datfrozenxid) FROM pg_database WHERE datname = current_database())::float / 2147483648 AS wraparound`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the server said nothing of itself');
  const replicas = await client.query<{
    name: string;
    bytes: string | null;
    seconds: number | null;
  }>(
    `SELECT coalesce(nullif(application_name, ''), client_addr::text, 'a replica') AS name,
       CASE WHEN NOT pg_is_in_recovery() THEN pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::text END AS bytes,
       extract(epoch FROM replay_lag)::float AS seconds FROM pg_stat_replication`,
  );
  return {
    version: row.version,
    versionNumber: row.number,
    jit: row.jit,
    connections: { used: row.used, most: row.most },
    oldestTransactionS: Math.round(row.oldest),
    wraparound: row.wraparound,
    replicas: replicas.rows.map(({ name, bytes, seconds }) => ({
      name,
      behindBytes: bytes === null ? undefined : Number(bytes),
      behindS: seconds ?? undefined,
    })),
  };
}

async function rowsOf(
  client: pg.Client,
): Promise<Pick<DatabaseCondition, 'tables' | 'staleNumbers' | 'brokenIndexes'>> {
  const tables = await client.query<TableCondition>(
    `SELECT relname AS name, n_live_tup::float AS live, n_dead_tup::float AS dead FROM pg_stat_user_tables
     WHERE schemaname = current_schema() ORDER BY n_dead_tup DESC`,
  );
  const broken = await client.query<{ name: string }>(
    `SELECT indexrelid::regclass::text AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
     WHERE c.relnamespace = current_schema()::regnamespace AND NOT i.indisvalid`,
  );
  const counted = await client.query<{ table: string; column: string; sequence: string }>(
    `SELECT c.relname AS table, a.attname AS column,
       pg_get_serial_sequence(quote_ident(c.relname), a.attname) AS sequence
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = current_schema()::regnamespace AND a.attidentity <> '' ORDER BY 1`,
  );
  const stale: string[] = [];
  for (const { table, column, sequence } of counted.rows) {
    const named = pg.escapeIdentifier(column);
    const { rows } = await client.query<{ stale: boolean }>(
      `SELECT coalesce((SELECT max(${named}) FROM ${pg.escapeIdentifier(table)}), 0)
         >= last_value + is_called::int AS stale FROM ${sequence}`,
    );
    if (rows[0]?.stale === true) stale.push(`${table}.${column}`);
  }
  return {
    tables: tables.rows,
    staleNumbers: stale,
    brokenIndexes: broken.rows.map(({ name }) => name),
  };
}
