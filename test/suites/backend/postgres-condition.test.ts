/** What is read of a real database's condition for `hearth doctor`. */
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { openPostgresBackend } from '../../../src/main/service/store/postgres/backend.ts';
import { conditionOf } from '../../../src/main/service/store/postgres/condition.ts';
import { freshSchema, postgresServer } from '../../support/postgres-server.ts';
import { aJob, anAccount, aNewPage, silentLog } from '../../support/store-builders.ts';

const server = await postgresServer();
afterAll(() => server.close());

it('tells server, clock, connections and rows, and numbers and indexes that are not whole', async () => {
  const schema = freshSchema();
  const backend = await openPostgresBackend({ ...server, schema, log: silentLog });
  const client = new pg.Client({
    connectionString: server.database,
    options: `-c search_path=${schema}`,
  });
  await client.connect();
  try {
    const account = anAccount();
    await backend.store.createAccount(account);
    const job = aJob({ accountId: account.id });
    await backend.store.openJob({ job, pages: [aNewPage('a')], reserve: 0 });
    const well = await conditionOf(server.database, schema);
    expect(well).toMatchObject({ jit: false, staleNumbers: [], brokenIndexes: [], replicas: [] });
    expect(well.versionNumber).toBeGreaterThanOrEqual(150_000);
    expect(Math.abs(well.skewMs)).toBeLessThan(1_000);
    expect(well.latencyMs).toBeGreaterThan(0);
    expect(well.connections.used).toBeGreaterThan(1);
    expect(well.tables.map(({ name }) => name)).toContain('pages');
    await client.query(`SELECT setval(pg_get_serial_sequence('pages', 'pk'), 1, false)`);
    await client.query(
      `UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'pages_state'::regclass`,
    );
    const ill = await conditionOf(server.database, schema);
    expect(ill).toMatchObject({ staleNumbers: ['pages.pk'], brokenIndexes: ['pages_state'] });
  } finally {
    await client.end();
    await backend.close();
  }
});
