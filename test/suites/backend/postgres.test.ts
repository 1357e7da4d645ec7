/** The rooms that any database holds, on a real PostgreSQL, a schema a test; and two processes on one of them. */
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openPostgresBackend } from '../../../src/main/service/store/postgres/backend.ts';
import { MIGRATIONS } from '../../../src/main/service/store/postgres/migrations/index.ts';
import type { JobStore } from '../../../src/main/service/ports/backend.ts';
import { keyOfAddress } from '../../../src/main/service/store/postgres/sets/enter.ts';
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
import { librarySuite, roomsSuite } from './backend-suite.ts';
import { cacheCases } from './cache-cases.ts';
import { finishCases } from './finish-cases.ts';
import { monitorCases } from './monitor-cases.ts';
import { recipeCases } from './recipe-cases.ts';
import { sharedCases } from './shared-cases.ts';
import { shelfCases } from './shelf-cases.ts';

const server = await postgresServer();
afterAll(() => server.close());

const withLibrary = async () => {
  const backend = await open();
  return {
    store: { ...backend.library, ...backend.store },
    close: () => backend.close(),
  };
};

const open = (schema = freshSchema()) => openPostgresBackend({ ...server, schema, log: silentLog });

roomsSuite('PostgreSQL', open, String(MIGRATIONS.at(-1)?.version));
librarySuite('PostgreSQL', withLibrary);
shelfCases('PostgreSQL', withLibrary);
monitorCases('PostgreSQL', open);
finishCases('PostgreSQL', open);
cacheCases('PostgreSQL', open);
recipeCases('PostgreSQL', open);
sharedCases('PostgreSQL', open);

it.each([
  'https://site.example/a?b=c',
  'https://site.example:8443',
  'https://例え.example/ü/%F0%9F%98%80😀',
  'no address',
  '',
])('knows the key of %j as the database makes it', async (address) => {
  const client = new pg.Client({ connectionString: server.database });
  await client.connect();
  const schema = freshSchema();
  const backend = await open(schema);
  try {
    const { rows } = await client.query<{ key: string }>(
      `SELECT ${schema}.page_key(12, $1) AS key`,
      [address],
    );
    expect(keyOfAddress()(12, address)).toBe(rows[0]?.key.replaceAll('-', ''));
  } finally {
    await client.end();
    await backend.close();
  }
});

describe('with statistics from before a job grew', () => {
  /** Rows read through each index of a table by what `work` does with a job, whose pages come after the statistics. */
  async function read(
    table: 'pages' | 'fronts',
    hostOf: (nth: number) => string,
    work: (store: JobStore, jobId: string) => Promise<void>,
  ): Promise<ReadonlyMap<string, number>> {
    const schema = freshSchema();
    const client = new pg.Client({ connectionString: server.database });
    await client.connect();
    let backend = await open(schema);
    const account = anAccount();
    const job = aJob({ accountId: account.id });
    try {
      const { store } = backend;
      await store.createAccount(account);
      await store.openJob({ job, pages: [aNewPage('first')], reserve: 0 });
      await claim(store, job.id, 1);
      await client.query(`ANALYZE ${schema}.pages; ANALYZE ${schema}.fronts`);
      for (const from of [0, 1_000, 2_000]) {
        const few = Array.from({ length: 1_000 }, (_, nth) =>
          aNewPage(`page-${from + nth}`, { host: hostOf(from + nth) }),
        );
        await store.addPages(job.id, few, [], NOON);
      }
      // what a connection has read is counted when it ends, at the latest: else, after the reset
      await backend.close();
      backend = await open(schema);
      await client.query(`SELECT pg_stat_reset()`);
      await work(backend.store, job.id);
    } finally {
      await backend.close();
    }
    try {
      return await vi.waitUntil(
        async () => {
          const { rows } = await client.query<{ name: string; read: number }>(
            `SELECT indexrelname AS name, idx_tup_read::int AS read FROM pg_stat_user_indexes
             WHERE schemaname = '${schema}' AND relname = '${table}'`,
          );
          const counts = new Map(rows.map(({ name, read }) => [name, read]));
          return [...counts.values()].some((count) => count > 0) ? counts : undefined;
        },
        { timeout: 20_000, interval: 200 },
      );
    } finally {
      await client.end();
    }
  }

  const claim = async (
    store: JobStore,
    jobId: string,
    limit: number,
    hosts?: readonly string[],
  ) => {
    const lease = { workerId: 'w', until: NOON + 60_000 };
    const asked = { jobId, now: NOON, lease, limit, reservePerPage: 0 };
    return (await store.claimPages({ ...asked, ...(hosts === undefined ? {} : { hosts }) })).pages;
  };

  it('a claim reads the pages that it may take, and not all open ones', async () => {
    const oneHost = () => 'site.example:443';
    const counts = await read('pages', oneHost, async (store, jobId) => {
      for (let claims = 0; claims < 4; claims += 1) {
        expect(await claim(store, jobId, 4)).toHaveLength(4);
      }
    });
    expect(counts.get('pages_ready')).toBeGreaterThan(0);
    expect(Math.max(...counts.values())).toBeLessThan(500);
  }, 60_000);

  it('hosts that are named are looked for one by one, and not among all of the job', async () => {
    const named = ['host-1500', 'host-2999', 'host-7'];
    const counts = await read(
      'fronts',
      (nth) => `host-${nth}`,
      async (store, jobId) => {
        await store.passHosts({ jobId, now: NOON, hosts: ['host-0', 'host-1'] });
        expect((await claim(store, jobId, 8, named)).map(({ host }) => host)).toEqual(named);
        expect(await claim(store, jobId, 8)).toHaveLength(8);
      },
    );
    expect(Math.max(...counts.values())).toBeLessThan(500);
  }, 60_000);
});

it('a connection that breaks refuses its verb, and the next verb has another', async () => {
  const schema = freshSchema();
  const backend = await open(schema);
  const { store } = backend;
  const other = new pg.Client({ connectionString: server.database });
  await other.connect();
  try {
    await other.query(`BEGIN; LOCK TABLE ${schema}.settings`);
    const waiting = expect(store.writeSetting('theme', 'dark')).rejects.toMatchObject({
      code: 'STORAGE_FAILED',
    });
    await vi.waitUntil(
      async () => {
        const { rowCount } = await other.query(
          `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE NOT granted AND relation = '${schema}.settings'::regclass`,
        );
        return (rowCount ?? 0) > 0;
      },
      { timeout: 60_000 },
    );
    await waiting;
    await other.query('ROLLBACK');
    await store.writeSetting('theme', 'light');
    expect(await store.readSettings()).toEqual({ theme: 'light' });
  } finally {
    await other.end();
    await backend.close();
  }
}, 60_000);

it('no event is read before one that is being written, and none is passed over', async () => {
  const schema = freshSchema();
  const backend = await open(schema);
  const { store } = backend;
  const slow = new pg.Client({ connectionString: server.database });
  await slow.connect();
  try {
    const account = anAccount();
    await store.createAccount(account);
    const from = await store.eventsFrom();
    await slow.query(`BEGIN; INSERT INTO ${schema}.events (job_id, account_id, type, at, data)
      VALUES ('slow', '${account.id}', 'usage', 0, '{}')`);
    const job = aJob({ accountId: account.id });
    await store.openJob({ job, pages: [], reserve: 0 });
    const all = { after: from, limit: 10 };
    expect(await store.readEvents(all)).toEqual({ events: [], next: from, rest: 'soon' });
    await slow.query('COMMIT');
    const { events } = await vi.waitUntil(
      async () => {
        const batch = await store.readEvents(all);
        return batch.rest === 'none' ? batch : undefined;
      },
      { timeout: 60_000 },
    );
    expect(events.map(({ jobId }) => jobId)).toEqual(['slow', job.id]);
  } finally {
    await slow.end();
    await backend.close();
  }
}, 60_000);

describe('two processes on one PostgreSQL', () => {
  it('may start at the same moment on a database that has no tables yet', async () => {
    const schema = freshSchema();
    const backends = await Promise.all(Array.from({ length: 6 }, () => open(schema)));
    await Promise.all(backends.map((backend) => backend.close()));
  });

  const two = async () => {
    const schema = freshSchema();
    const [first, second] = await Promise.all([open(schema), open(schema)]);
    return {
      one: first.store,
      stores: [first.store, second.store] as const,
      [Symbol.asyncDispose]: async () => {
        await Promise.all([first.close(), second.close()]);
      },
    };
  };

  it('hand every page out once, and store and charge it once, whoever finishes it', async () => {
    await using both = await two();
    const { one } = both;
    const account = anAccount();
    await one.createAccount(account);
    const job = aJob({ accountId: account.id });
    const pages = Array.from({ length: 24 }, (_, at) =>
      aNewPage(`page-${at}`, { host: `host-${at % 5}.test:443` }),
    );
    await one.openJob({ job, pages, reserve: 0 });
    const fetched: string[] = [];
    const work = both.stores.flatMap((store, node) =>
      Array.from({ length: 3 }, async (_, lane) => {
        for (;;) {
          const lease = { workerId: `${node}-${lane}`, until: NOON + 60_000 };
          const claim = { jobId: job.id, now: NOON, lease, limit: 2, reservePerPage: 1 };
          const { pages: mine } = await store.claimPages(claim);
          if (mine.length === 0) return;
          for (const page of mine) {
            fetched.push(page.id);
            const finish = aFinish(job.id, page);
            const told = await Promise.all(both.stores.map((each) => each.finishPage(finish)));
            expect(told.toSorted()).toEqual(['already-finished', 'finished']);
          }
        }
      }),
    );
    await Promise.all(work);
    expect(fetched.toSorted()).toEqual(pages.map(({ id }) => id).toSorted());
    expect(await one.counts(job.id)).toMatchObject({ open: 0, running: 0, done: 24, credits: 24 });
    const stored = await one.readDocuments({ jobId: job.id, skip: 0, limit: 100, maxBytes: 1e7 });
    expect(stored.map(({ seq }) => seq)).toEqual(pages.map((_, at) => at + 1));
    expect(await one.auditLedger()).toEqual([]);
  });

  it('refuse no verb, however many of one account are in each other’s way', async () => {
    await using both = await two();
    const { one } = both;
    const account = anAccount();
    await one.createAccount(account);
    const jobs = Array.from({ length: 16 }, () => aJob({ accountId: account.id }));
    const work = jobs.map(async (job, at) => {
      const store = at % 2 === 0 ? both.stores[0] : both.stores[1];
      const pages = Array.from({ length: 8 }, (_, nth) => aNewPage(`${at}-${nth}`));
      await store.openJob({ job, pages, reserve: 0 });
      const lease = { workerId: `w${at}`, until: NOON + 60_000 };
      const claim = { jobId: job.id, now: NOON, lease, limit: 4, reservePerPage: 1 };
      for (let held = (await store.claimPages(claim)).pages; held.length > 0;) {
        for (const page of held) await store.finishPage(aFinish(job.id, page));
        held = (await store.claimPages(claim)).pages;
      }
      return (await store.counts(job.id)).done;
    });
    expect(await Promise.all(work)).toEqual(jobs.map(() => 8));
    expect(await one.auditLedger()).toEqual([]);
  });

  it('fill no more slots than the plan has, however many workers ask at once', async () => {
    await using both = await two();
    const { one } = both;
    const account = anAccount({ customConcurrency: 7 });
    await one.createAccount(account);
    const filled = Array.from({ length: 8 }, () => 0);
    const work = filled.map(async (_, at) => {
      const store = at % 2 === 0 ? both.stores[0] : both.stores[1];
      const ask = (mine: number, need: number) =>
        store.leaseSlots({
          accountId: account.id,
          lease: { workerId: `w${at}`, until: NOON + 60_000 },
          now: NOON,
          filled: mine,
          need,
          wanted: need,
        });
      for (let round = 0; round < 6; round += 1) {
        filled[at] = (await ask(0, 3)).most;
        expect(filled.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(7);
        filled[at] = 0;
      }
      await ask(0, 0);
    });
    await Promise.all(work);
    expect(await one.wantedSlots({ workerId: 'w0', now: NOON })).toEqual([]);
  });

  it('tell every event once to one who reads while eight write', async () => {
    await using both = await two();
    const { one } = both;
    const accounts = Array.from({ length: 8 }, () => anAccount());
    for (const account of accounts) await one.createAccount(account);
    const start = await one.eventsFrom();
    const written = accounts.map(async ({ id: accountId }, at) => {
      const store = at % 2 === 0 ? both.stores[0] : both.stores[1];
      for (let nth = 0; nth < 25; nth += 1) {
        await store.adjustCredits({ accountId, credits: 1, reason: `${at}/${nth}`, at: NOON });
      }
    });
    const told: string[] = [];
    let after = start;
    const read = async () => {
      const { events, next, rest } = await both.stores[1].readEvents({ after, limit: 7 });
      told.push(...events.map(({ data }) => String(Object.entries(data ?? {})[1]?.[1])));
      after = next;
      return rest === 'none';
    };
    const writing = { isOver: false };
    const reading = (async () => {
      while (!writing.isOver) await read();
      await vi.waitUntil(read, { timeout: 60_000 });
    })();
    await Promise.all(written);
    writing.isOver = true;
    await reading;
    const all = accounts.flatMap((_, at) =>
      Array.from({ length: 25 }, (_none, nth) => `${at}/${nth}`),
    );
    expect(told.toSorted()).toEqual(all.toSorted());
    // of one writer in the order of its writing
    expect(told.filter((each) => each.startsWith('3/'))).toEqual(
      all.filter((each) => each.startsWith('3/')),
    );
  });

  it('open exactly as many jobs as the balance allows, and leave an account one key', async () => {
    await using both = await two();
    const { one } = both;
    const account = anAccount({ customCredits: 20 });
    await one.createAccount(account);
    const opened = await Promise.all(
      both.stores.flatMap((store) =>
        Array.from({ length: 20 }, () =>
          store.openJob({ job: aJob({ accountId: account.id }), pages: [], reserve: 1 }),
        ),
      ),
    );
    expect(opened.filter((each) => each === 'opened')).toHaveLength(20);
    expect(await one.balance(account.id, NOON)).toMatchObject({ reserved: 20 });
    const keys = both.stores.map(() => aKey({ accountId: account.id }));
    await Promise.all(keys.map((key) => one.createKey(key, key.id)));
    const ends = both.stores.map((store, at) => store.revokeKey(keys[at]?.id ?? '', NOON));
    expect((await Promise.all(ends)).toSorted()).toEqual(['last-key', 'revoked']);
  });
});

it('a database of the version before signs nobody out who is signed in', async () => {
  const schema = freshSchema();
  const before = new pg.Client({ connectionString: server.database });
  await before.connect();
  try {
    await before.query(`CREATE SCHEMA ${schema}; SET search_path = ${schema};
      CREATE TABLE hearth_schema (version bigint NOT NULL); INSERT INTO hearth_schema VALUES (8)`);
    for (const { sql } of MIGRATIONS.filter(({ version }) => version < 9)) await before.query(sql);
    const kept = JSON.stringify([{ hash: 'h', email: 'ada@example.org', expiresAt: NOON }]);
    await before.query(`INSERT INTO settings VALUES ('console-sessions', $1)`, [kept]);
  } finally {
    await before.end();
  }
  const backend = await open(schema);
  const { store } = backend;
  expect(await store.findTicket({ kind: 'session', name: 'h' })).toEqual({
    ...{ data: { email: 'ada@example.org' }, expiresAt: NOON },
  });
  expect(await store.readSettings()).toEqual({});
  await backend.close();
}, 60_000);
