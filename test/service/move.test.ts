/** `hearth move`: a folder in use becomes a service on PostgreSQL, and nothing of it is lost, whatever comes between. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { digestOf } from '../../src/main/service/domain/library/manifest.ts';
import { openBlobStore } from '../../src/main/service/store/blobs/blob-store.ts';
import { openSharedBlobStore } from '../../src/main/service/store/blobs/shared/shared-blob-store.ts';
import { moveFolder } from '../../src/main/service/store/move/move.ts';
import { runHearth, type Ran } from '../support/command.ts';
import { fillFolder, readRow, until, type Filled } from '../support/moving.ts';
import { freshSchema, postgresServer, type TestServer } from '../support/postgres-server.ts';
import { serveProcess, type ServedProcess } from '../support/serve.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { silentLog } from '../support/store-builders.ts';

const PAGES = 3_000;
const MOVER = fileURLToPath(new URL('../support/move-until.ts', import.meta.url));

let server: TestServer;
let site: FixtureSite;
let root: string;
let filled: Filled;
let database: pg.Client;
/** A copy of the filled folder, and a schema, for each test. */
let folder: string;
let schema: string;
const running = new Set<ServedProcess>();

beforeAll(async () => {
  [server, site] = await Promise.all([postgresServer(), startSite()]);
  root = mkdtempSync(join(tmpdir(), 'hearth-move-'));
  filled = await fillFolder(join(root, 'filled'), site, PAGES);
  database = new pg.Client({ connectionString: server.database });
  await database.connect();
}, 120_000);
beforeEach(() => {
  schema = freshSchema();
  folder = join(root, schema);
  cpSync(join(root, 'filled'), folder, { recursive: true });
});
afterEach(async () => {
  await Promise.all([...running].map((each) => each.kill()));
  running.clear();
});
afterAll(async () => {
  await database.end();
  await Promise.all([server.close(), site.close()]);
  rmSync(root, { recursive: true, force: true });
});

const place = (): readonly string[] => ['--data-dir', folder, '--database-schema', schema];
const move = (...more: readonly string[]): Promise<Ran> =>
  runHearth(['move', '--to', server.database, ...place(), ...more]);

const rows = async (text: string): Promise<readonly Record<string, unknown>[]> =>
  (await database.query<Record<string, unknown>>(text.replaceAll('$S', schema))).rows;

async function schemaExists(): Promise<boolean> {
  return (await rows(`SELECT 1 FROM pg_namespace WHERE nspname = '$S'`)).length > 0;
}

async function serve(...flags: readonly string[]): Promise<ServedProcess> {
  const service = await serveProcess(folder, 0, { flags, onLog: () => undefined });
  running.add(service);
  return service;
}

type Answer = Readonly<Record<string, unknown>>;

async function ask(on: ServedProcess, path: string, token = filled.keys[0]): Promise<Answer> {
  const answer = await fetch(on.address + path, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as Answer;
}

const hits = (path: string): number => site.requests.filter(({ url }) => url === path).length;

/** What the source holds, beside what is different at each copy. */
const digestOfSource = () =>
  readRow(
    folder,
    `SELECT (SELECT count(*) || ' ' || sum(length(body)) FROM documents) || ' ' || (SELECT count(*) FROM ledger)
       || ' ' || (SELECT group_concat(state || n) FROM (SELECT state, count(*) AS n FROM pages GROUP BY state))`,
  );

describe('a folder that was moved', () => {
  it('works as before: keys, jobs, credits, library, and a crawl that was killed goes on; nothing is sent twice', async () => {
    const before = digestOfSource();
    const runningBefore = readRow(folder, `SELECT count(*) FROM pages WHERE state = 'running'`);
    expect(runningBefore).toBeGreaterThan(0);
    const ran = await move();
    expect(ran.stderr).toMatch(/documents +\d+ rows, .*MB\/s|KB\/s/);
    expect(ran.stdout).not.toContain('DIFFERS');
    expect(ran.stdout).toMatch(/pages open +\d+ +equal/);
    expect(ran.code).toBe(0);
    expect(digestOfSource()).toBe(before);
    expect(await rows(`SELECT count(*)::int AS n FROM $S.pages WHERE state = 'running'`)).toEqual([
      { n: 0 },
    ]);
    const sent = hits('/sent');
    const service = await serve('--database', server.database, '--database-schema', schema);
    await until(
      async () =>
        (await ask(service, `/v2/crawl/${filled.killed.id}?limit=1`))['status'] !== 'scraping',
    );
    expect(await ask(service, `/v2/crawl/${filled.killed.id}`)).toMatchObject({
      status: 'completed',
      completed: filled.killed.pages,
      creditsUsed: filled.killed.pages,
    });
    expect(await ask(service, `/v2/crawl/${filled.ended}`)).toMatchObject({
      status: 'completed',
      completed: 12,
    });
    for (const key of filled.keys) {
      expect(await ask(service, '/v2/team/credit-usage', key)).toMatchObject({ success: true });
    }
    // the words of what was kept are indexed anew
    await expect
      .poll(async () => (await ask(service, `/library/entries?q=${filled.keptWord}`))['entries'], {
        timeout: 20_000,
      })
      .toMatchObject([{ title: 'Kept' }]);
    const { monitors } = await ask(service, '/monitors');
    expect(monitors).toHaveLength(1);
    await until(() => hits('/waiting') >= filled.waiting);
    await service.stop();
    expect([hits('/sent'), hits('/waiting')]).toEqual([sent, filled.waiting]);
    expect(
      await rows(`SELECT count(*)::int AS n FROM $S.pages p JOIN $S.documents d ON d.page_pk = p.pk
      JOIN $S.jobs j ON j.pk = p.job_pk WHERE j.id = '${filled.killed.id}'`),
    ).toEqual([{ n: filled.killed.pages }]);
  });

  it('is not served from its file any more, says where it went, and can go back', async () => {
    expect((await move()).code).toBe(0);
    const refused = await runHearth(['serve', '--port', '0', '--data-dir', folder]);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(
      new RegExp(`moved to .*schema ${schema}.*on that database.*go back.*delete `),
    );
    expect((await runHearth(['keys', 'list', '--data-dir', folder])).code).toBe(1);
    expect((await move()).stderr).toMatch(/were moved to .* already/);
    expect(existsSync(join(folder, 'hearth.db'))).toBe(true);
    unlinkSync(join(folder, 'moved-to-database.json'));
    const service = await serve();
    expect(await ask(service, `/v2/crawl/${filled.ended}?limit=1`)).toMatchObject({
      status: 'completed',
    });
  });

  it('is compared again whenever asked: one byte that differs is found, on either side', async () => {
    const ran = await move('--json');
    const lines = ran.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Answer);
    expect(lines.at(-1)).toMatchObject({ event: 'end', isEqual: true });
    expect(lines.filter(({ event }) => event === 'compared').length).toBeGreaterThan(40);
    expect((await move('--audit')).code).toBe(0);
    const spoil = `UPDATE $S.documents SET body = set_byte(body, 9, get_byte(body, 9) # 1)
      WHERE page_pk = (SELECT max(page_pk) FROM $S.documents)`;
    await rows(spoil);
    const audit = await move('--audit');
    expect(audit.code).toBe(1);
    expect(audit.stdout).toMatch(/documents +\d+ rows \w+ +DIFFERS: \d+ rows \w+\n/);
    expect(audit.stdout).toMatch(/\n1 line differs: documents\./);
    await rows(spoil);
    expect((await move('--audit')).code).toBe(0);
    const source = new Database(join(folder, 'hearth.db'));
    source.exec(`UPDATE jobs SET target = target || 'x' WHERE pk = 1`);
    source.close();
    expect((await move('--audit')).stdout).toContain('1 line differs: jobs.');
  });
});

describe('the library of a folder that was moved', () => {
  it('has its bytes in the database, with the numbers that rows know them by', async () => {
    const path = join(folder, 'library', 'blobs.db');
    const mine = openBlobStore({ path, log: silentLog });
    const large = randomBytes(1_300_000);
    const digest = digestOf(large);
    await mine.put([{ digest, bytes: large, class: 'binary', urlKey: 'x', host: 'x' }], 1);
    const before = await mine.list({ afterPk: 0, limit: 1_000 });
    expect(before.length).toBeGreaterThan(3);
    await mine.close();
    const ran = await move();
    expect(ran.stdout).toMatch(/\nblobs +\d+ rows \w+ +equal/);
    expect(ran.code).toBe(0);
    const spoil = `UPDATE $S.blobs SET body = set_byte(body, 9, get_byte(body, 9) # 1) WHERE bytes = 1300000`;
    await rows(spoil);
    expect((await move('--audit')).stdout).toContain('1 line differs: blobs.');
    await rows(spoil);
    expect((await move('--audit')).code).toBe(0);
    // nobody reads the folder's any more
    rmSync(path);
    rmSync(join(folder, 'library', 'big'), { recursive: true });
    const place = { database: server.database, schema };
    const shared = openSharedBlobStore({ place, log: silentLog });
    expect(await shared.list({ afterPk: 0, limit: 1_000 })).toEqual(before);
    expect(Buffer.compare((await shared.read(digest)) ?? Buffer.of(), large)).toBe(0);
    const small = Buffer.from('the next one');
    const next = { digest: digestOf(small), bytes: small, urlKey: 'x', host: 'x' };
    const [put] = await shared.put([{ ...next, class: 'text' }], 2);
    expect(put?.pk).toBeGreaterThan(before.at(-1)?.pk ?? Infinity);
    await shared.close();
    const flags = ['--database', server.database, '--database-schema', schema];
    await serve(...flags);
    const library = (...words: readonly string[]): Promise<Ran> =>
      runHearth(['library', ...words, '--data-dir', folder]);
    const verified = await library('verify', '--deep');
    expect(verified.stderr).toMatch(
      new RegExp(`[12] kept cop(y|ies), ${before.length + 1} blobs, .*: all is well`),
    );
    expect(verified.code).toBe(0);
    // two that no row names
    expect((await library('gc', '--force')).stderr).toMatch(/^2 blobs removed/);
    expect((await library('verify', '--deep')).stderr).toMatch(/: all is well/);
    const doctor = await runHearth(['doctor', '--data-dir', folder, ...flags]);
    expect(doctor.stdout).toMatch(
      /copies +in the database .* for all services, .*the newest was read/,
    );
  });
});

describe('a move that is refused changes nothing', () => {
  afterEach(() => {
    expect(readdirSync(folder).filter((name) => /node|moved/.test(name))).toEqual([]);
  });

  it('while a Hearth runs on the folder', async () => {
    await serve();
    const ran = await move();
    expect(ran.code).toBe(1);
    expect(ran.stderr).toMatch(/in use by another Hearth \(process \d+\)\. Stop it first/);
    expect(await schemaExists()).toBe(false);
  });

  it('to a schema in which a Hearth has begun, of a newer one, or where nobody answers', async () => {
    const own = ['--data-dir', join(root, 'other'), '--database', server.database];
    await runHearth(['keys', 'create', ...own, '--database-schema', schema]);
    const ran = await move();
    expect(ran.stderr).toMatch(
      /a Hearth at .* already \(rows: 1 in accounts, 1 in api_keys.*--database-schema/,
    );
    expect(ran.code).toBe(1);
    await rows('UPDATE $S.hearth_schema SET version = 9999, oldest = 9999');
    expect((await move()).stderr).toMatch(/written by a newer Hearth \(schema 9999/);
    const nobody = await runHearth([
      'move',
      '--to',
      'postgres://me:s3cret@127.0.0.1:9/x',
      ...place(),
    ]);
    expect(nobody.stderr).toMatch(/127\.0\.0\.1:9 cannot be reached/);
    expect(nobody.stderr).not.toContain('s3cret');
    expect((await runHearth(['move', '--data-dir', folder])).stderr).toMatch(
      /Say where the rows go/,
    );
    expect(
      (await runHearth(['move', '--to', server.database, '--data-dir', join(root, 'none')])).stderr,
    ).toMatch(/no Hearth in/);
  });

  it('when it is only tried', async () => {
    const ran = await move('--dry-run');
    expect(ran.code).toBe(0);
    expect(ran.stdout).toMatch(/documents +\d+ +.*schema/);
    expect(ran.stdout).toMatch(/captures +\d+ +.*schema/);
    expect(await schemaExists()).toBe(false);
  });

  it('when what arrived is not what was sent', async () => {
    // a database that changes what it was given, as it makes the indexes
    await rows(`CREATE FUNCTION public.spoil() RETURNS event_trigger LANGUAGE plpgsql AS $spoil$
      BEGIN
        IF to_regclass('$S.entries') IS NOT NULL THEN
          UPDATE $S.entries SET note = 'Lampions' WHERE note <> 'Lampions';
        END IF;
      END $spoil$`);
    await rows(`CREATE EVENT TRIGGER spoil ON ddl_command_end WHEN TAG IN ('CREATE INDEX')
      EXECUTE FUNCTION public.spoil()`);
    try {
      const ran = await move();
      expect(`${ran.stdout}${ran.stderr}`).toContain('1 line differs: entries. Nothing is kept at');
      expect(ran.code).toBe(1);
      expect(await schemaExists()).toBe(false);
    } finally {
      await rows('DROP EVENT TRIGGER spoil');
      await rows('DROP FUNCTION public.spoil');
    }
  });
});

describe('a move that is cut off', () => {
  it.each(['rows of jobs', 'audit', 'commit', 'arrived'])(
    'by SIGKILL at its %s begins again cleanly',
    async (moment) => {
      const before = digestOfSource();
      const args = [MOVER, folder, server.database, schema, moment];
      const child = spawn(process.execPath, args, { stdio: 'inherit' });
      await once(child, 'exit');
      expect(child.signalCode).toBe('SIGKILL');
      expect(digestOfSource()).toBe(before);
      expect(await schemaExists()).toBe(moment === 'arrived');
      const again = await move();
      expect(again.stdout).toContain('and equal.');
      expect(again.code).toBe(0);
      expect(readdirSync(folder).filter((name) => name.includes('node.db'))).toEqual([]);
      expect((await move('--audit')).code).toBe(0);
    },
  );

  it('by a database that goes away says so and begins again', async () => {
    let isCut = false;
    const work = moveFolder({
      ...{ folder, schema, database: server.database, now: Date.now },
      tell: (news) => {
        if (isCut || news.kind !== 'rows' || news.table !== 'jobs') return;
        isCut = true;
        void rows(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'hearth move $S'`,
        );
      },
    });
    await expect(work).rejects.toMatchObject({
      code: 'STORAGE_FAILED',
      message: expect.stringMatching(/failed: .*Nothing of the move is kept there.*run it again/),
    });
    expect(await schemaExists()).toBe(false);
    expect((await move()).code).toBe(0);
  });
});
