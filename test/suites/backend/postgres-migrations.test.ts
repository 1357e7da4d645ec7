/** Changes of the PostgreSQL schema while services work on it: one at a time, and the version before goes on. */
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  openPostgresBackend,
  type PostgresBackend,
} from '../../../src/main/service/store/postgres/backend.ts';
import { migrate, versionOf } from '../../../src/main/service/store/postgres/migrate.ts';
import {
  MIGRATIONS,
  type Migration,
} from '../../../src/main/service/store/postgres/migrations/index.ts';
import { freshSchema, postgresServer } from '../../support/postgres-server.ts';
import {
  aFinish,
  aJob,
  aKey,
  anAccount,
  aNewPage,
  NOON,
  silentLog,
} from '../../support/store-builders.ts';

const server = await postgresServer();
afterAll(() => server.close());

const NEWEST = MIGRATIONS.at(-1)?.version ?? 0;
/** What a next version would do: columns, a table and an index more. */
const ADDITION: Migration = {
  version: NEWEST + 1,
  isAddition: true,
  sql: `ALTER TABLE accounts ADD COLUMN colour text;
    ALTER TABLE api_keys ADD COLUMN colour text;
    ALTER TABLE jobs ADD COLUMN colour text NOT NULL DEFAULT 'red';
    ALTER TABLE pages ADD COLUMN colour text;
    ALTER TABLE settings ADD COLUMN colour text;
    CREATE INDEX pages_colour ON pages (colour);
    CREATE TABLE colours (name text PRIMARY KEY)`,
};
const ANOTHER: Migration = { ...ADDITION, version: NEWEST + 2, sql: 'CREATE TABLE shades ()' };
const BREAKING: Migration = {
  version: NEWEST + 1,
  sql: 'ALTER TABLE settings RENAME COLUMN value TO content',
};

let schema: string;
let client: pg.Client;
const open: PostgresBackend[] = [];

beforeEach(async () => {
  schema = freshSchema();
  client = new pg.Client({
    connectionString: server.database,
    options: `-c search_path=${schema}`,
  });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await Promise.all(open.splice(0).map((each) => each.close()));
});

async function backend(): Promise<PostgresBackend> {
  const one = await openPostgresBackend({ ...server, schema, log: silentLog });
  open.push(one);
  return one;
}

/** A job of three pages from its start to its end, and what else a service does all the time. */
async function work({ store }: PostgresBackend, accountId: string): Promise<void> {
  const job = aJob({ accountId });
  const key = aKey({ accountId });
  await store.createKey(key, key.id);
  expect(await store.findKey(key.id)).toMatchObject({ key });
  await store.openJob({ job, pages: ['a', 'b', 'c'].map((path) => aNewPage(path)), reserve: 0 });
  const lease = { workerId: 'old', until: NOON + 60_000 };
  const claim = { jobId: job.id, now: NOON, lease, limit: 3, reservePerPage: 1 };
  const { pages } = await store.claimPages(claim);
  expect(pages).toHaveLength(3);
  expect(await Promise.all(pages.map((page) => store.finishPage(aFinish(job.id, page))))).toEqual(
    Array(3).fill('finished'),
  );
  await store.finishJob({ jobId: job.id, status: 'completed', at: NOON });
  expect(await store.findJob(job.id)).toMatchObject({ status: 'completed' });
  expect(await store.listPages({ jobId: job.id, limit: 10 })).toMatchObject({ length: 3 });
  await store.writeSetting('last', job.id);
  expect(await store.readSettings()).toHaveProperty('last');
}

describe('the schema of a database that several services share', () => {
  it('is made once by services that start at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => backend()));
    expect(await versionOf(client)).toBe(NEWEST);
    const account = anAccount();
    await all[0]?.store.createAccount(account);
    for (const one of all) expect(await one.store.listAccounts()).toMatchObject([account]);
  });

  it('gets an addition while the version before works: no verb of it fails, and what it wrote is right', async () => {
    const before = await backend();
    const account = anAccount({ customCredits: 100_000 });
    await before.store.createAccount(account);
    let isOver = false;
    let rounds = 0;
    const lanes = [1, 2, 3].map(async () => {
      while (!isOver) {
        await work(before, account.id);
        rounds += 1;
      }
    });
    const done = Promise.all(lanes);
    done.catch(() => (isOver = true));
    const roundsFrom = async (from: number): Promise<void> => {
      while (!isOver && rounds < from + 6) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await roundsFrom(0);
    await migrate(client, schema, [...MIGRATIONS, ADDITION]);
    await roundsFrom(rounds);
    await migrate(client, schema, [...MIGRATIONS, ADDITION, ANOTHER]);
    await roundsFrom(rounds);
    isOver = true;
    await done;
    expect(await versionOf(client)).toBe(NEWEST + 2);
    expect(await before.store.auditLedger()).toEqual([]);
    expect((await before.store.balance(account.id, NOON)).used).toBe(rounds * 3);
  });

  it('lets the version before start beside it when all since were additions, and else not', async () => {
    await migrate(await connected(), schema, [...MIGRATIONS, ADDITION, ANOTHER]);
    const before = await backend();
    const account = anAccount();
    await before.store.createAccount(account);
    await work(before, account.id);
    const further: Migration = { ...BREAKING, version: NEWEST + 3 };
    await migrate(client, schema, [...MIGRATIONS, ADDITION, ANOTHER, further]);
    await expect(backend()).rejects.toMatchObject({
      code: 'STORAGE_FAILED',
      message: expect.stringMatching(
        `newer Hearth \\(schema ${NEWEST + 3}, this one knows ${NEWEST}\\)`,
      ),
    });
  });

  it('of a Hearth that did not say so is refused', async () => {
    await backend();
    await client.query(
      `ALTER TABLE hearth_schema DROP COLUMN oldest; UPDATE hearth_schema SET version = ${NEWEST + 1}`,
    );
    await expect(backend()).rejects.toMatchObject({ code: 'STORAGE_FAILED' });
  });
});

async function connected(): Promise<pg.Client> {
  await client.query(`CREATE SCHEMA ${schema}`);
  return client;
}
