/**
 * A frontier of millions of open pages on PostgreSQL, as `addPages` would have left it, in minutes: rows made by the database
 * itself. `proveFill` compares a few of them with the verb's own, so a change of the shape does not go unseen.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { AccountStore, JobStore } from '../../src/main/service/ports/backend.ts';
import { aJob, anAccount, aNewPage } from '../../test/support/store-builders.ts';

export interface Fill {
  readonly database: string;
  readonly schema: string;
  readonly jobId: string;
  readonly pages: number;
  readonly hosts: number;
}

const A_STEP = 250_000;
/** The page of this number is at this host, at this depth: in SQL and here. */
const hostOf = (nth: number, hosts: number): string => `h${nth % hosts}.example`;
const depthOf = (nth: number): number => 1 + (nth % 3);

const FILL = `
  INSERT INTO pages (id, job_pk, url, url_key, host, depth, state, entered, reason, found_on)
  SELECT (lpad(to_hex($1::bigint + n / 50), 12, '0') || '7' || substr(md5(n::text), 1, 19))::uuid::text, $2,
    'https://h' || n % $3 || '.example/page-' || n, 'https://h' || n % $3 || '.example/page-' || n,
    'h' || n % $3 || '.example:443', 1 + n % 3, 'open', 1, 'link', NULL
  FROM generate_series($4::bigint, $5::bigint) n`;
/** Enters pages of a job that has none, with their fronts; gives the bytes of the schema. */
export async function fillOpen({ database, schema, jobId, pages, hosts }: Fill): Promise<number> {
  const client = new pg.Client({
    connectionString: database,
    options: `-c search_path=${schema} -c synchronous_commit=off`,
  });
  await client.connect();
  try {
    const found = await client.query<{ pk: string }>('SELECT pk FROM jobs WHERE id = $1', [jobId]);
    const pk = found.rows[0]?.pk;
    for (let from = 0; from < pages; from += A_STEP) {
      const to = Math.min(from + A_STEP, pages) - 1;
      await client.query(FILL, [Date.now(), pk, hosts, from, to]);
    }
    await client.query(
      `INSERT INTO fronts (job_pk, host, turn)
       SELECT $1, 'h' || n || '.example:443', 0 FROM generate_series(0, $2::bigint - 1) n`,
      [pk, Math.min(hosts, pages)],
    );
    // as autovacuum does it within minutes
    await client.query('VACUUM (ANALYZE) pages, fronts, job_counts, jobs');
    const { rows } = await client.query<{ bytes: string }>(
      `SELECT sum(pg_total_relation_size(oid)) AS bytes FROM pg_class
       WHERE relkind = 'r' AND relnamespace = $1::regnamespace`,
      [schema],
    );
    return Number(rows[0]?.bytes);
  } finally {
    await client.end();
  }
}

/** Throws where what `fillOpen` writes is not what `addPages` does. */
export async function proveFill(
  store: AccountStore & JobStore,
  place: Pick<Fill, 'database' | 'schema'>,
): Promise<void> {
  const [pages, hosts] = [12, 5];
  const account = anAccount();
  await store.createAccount(account);
  const jobs = [aJob({ accountId: account.id }), aJob({ accountId: account.id })] as const;
  for (const job of jobs) await store.openJob({ job, pages: [], reserve: 0 });
  const few = Array.from({ length: pages }, (_, nth) => {
    const url = `https://${hostOf(nth, hosts)}/page-${nth}`;
    const host = `${hostOf(nth, hosts)}:443`;
    return { ...aNewPage(''), id: randomUUID(), url, urlKey: url, host, depth: depthOf(nth) };
  });
  await store.addPages(jobs[0].id, few, [], Date.now());
  await fillOpen({ ...place, jobId: jobs[1].id, pages, hosts });
  const seen = await Promise.all(jobs.map(({ id }) => rowsOf(place, id)));
  if (seen[0] !== seen[1]) {
    throw new Error(`Rows made here are not those of addPages:\n${seen[1]}\n${seen[0]}`);
  }
  for (const { id } of jobs) {
    await store.finishJob({ jobId: id, status: 'cancelled', at: Date.now() });
  }
}

/** All of a job's rows but what names them. */
async function rowsOf(
  { database, schema }: Pick<Fill, 'database' | 'schema'>,
  jobId: string,
): Promise<string> {
  const client = new pg.Client({
    connectionString: database,
    options: `-c search_path=${schema}`,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ all: string }>(
      `WITH job AS (SELECT pk FROM jobs WHERE id = $1)
       SELECT jsonb_build_array(
         (SELECT jsonb_agg(to_jsonb(p) - 'pk' - 'id' - 'job_pk' - 'key' ||
             jsonb_build_object('key', p.key = page_key(p.job_pk, p.url_key), 'id', length(p.id)) ORDER BY p.pk)
           FROM pages p JOIN job ON p.job_pk = job.pk),
         (SELECT jsonb_agg(to_jsonb(f) - 'job_pk' ORDER BY f.host) FROM fronts f JOIN job ON f.job_pk = job.pk),
         (SELECT to_jsonb(c) - 'job_pk' FROM job_counts c JOIN job ON c.job_pk = job.pk)
       )::text AS all`,
      [jobId],
    );
    return rows[0]?.all ?? '';
  } finally {
    await client.end();
  }
}
