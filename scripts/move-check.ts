/**
 * Moves a folder of many pages to a PostgreSQL and works on: `node scripts/move-check.ts [--pages 100000]`.
 *
 * Fills a folder by the service and the store's own verbs, runs `hearth move`, prints its audit, time and rate, then starts
 * `hearth serve --database` on it and reads a job with its old key, the credits used and an entry of the library. The database
 * is that of the suites: HEARTH_TEST_DATABASE, or one of its own.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runHearth } from '../test/support/command.ts';
import { fillFolder, readRow } from '../test/support/moving.ts';
import { freshSchema, postgresServer } from '../test/support/postgres-server.ts';
import { serveProcess } from '../test/support/serve.ts';
import { startSite } from '../test/support/site.ts';

const { values } = parseArgs({ options: { pages: { type: 'string', default: '100000' } } });
const pages = Number(values.pages);
const [server, site] = await Promise.all([postgresServer(), startSite()]);
const root = mkdtempSync(join(tmpdir(), 'hearth-move-check-'));
const folder = join(root, 'folder');
const problems: string[] = [];

function say(what: string, value: unknown): void {
  process.stdout.write(`${what.padEnd(34)}${String(value)}\n`);
}

/** Seconds since `from`, of performance.now(). */
const since = (from: number): string => ((performance.now() - from) / 1_000).toFixed(1);

function check(what: string, found: unknown, wanted: unknown): void {
  const isRight = found === wanted;
  if (!isRight) problems.push(what);
  say(what, isRight ? String(found) : `${String(found)}, NOT ${String(wanted)}`);
}

try {
  let startedAt = performance.now();
  const filled = await fillFolder(folder, site, pages);
  const bytes = statSync(join(folder, 'hearth.db')).size;
  say('folder', `${Math.round(bytes / 1e6)} MB, filled in ${since(startedAt)} s`);
  const jobs = readRow(folder, 'SELECT count(*) FROM jobs');
  const charged = readRow(folder, `SELECT sum(credits) FROM ledger WHERE kind = 'charge'`);
  const schema = freshSchema();
  const place = ['--database', server.database, '--database-schema', schema];
  startedAt = performance.now();
  const moving = ['move', '--data-dir', folder, '--to', server.database];
  const moved = await runHearth([...moving, '--database-schema', schema]);
  process.stdout.write(`${moved.stderr}\n${moved.stdout}\n`);
  say('hearth move, from start to end', `${since(startedAt)} s`);
  check('exit code', moved.code, 0);
  startedAt = performance.now();
  const service = await serveProcess(folder, 0, { flags: place });
  say('hearth serve --database is up', `${since(startedAt)} s`);
  const ask = async (path: string): Promise<Readonly<Record<string, unknown>>> => {
    const headers = { authorization: `Bearer ${filled.keys[0]}` };
    const answer = await fetch(service.address + path, { headers });
    return (await answer.json()) as Record<string, unknown>;
  };
  const crawl = await ask(`/v2/crawl/${filled.ended}`);
  check('a crawl, read with the old key', crawl['status'], 'completed');
  check('its documents', Array.isArray(crawl['data']) ? crawl['data'].length : 0, 12);
  const killed = await ask(`/v2/crawl/${filled.killed.id}?limit=1`);
  check(
    'the crawl that was killed',
    ['scraping', 'completed'].includes(String(killed['status'])),
    true,
  );
  const usage = await ask('/v2/team/credit-usage');
  check('credits are answered', usage['success'], true);
  const { entries } = await ask(`/library/entries?q=${filled.keptWord}`);
  check('entries of the library found', Array.isArray(entries) ? entries.length : 0, 1);
  await service.stop();
  say('jobs, credits charged before', `${String(jobs)}, ${String(charged)}`);
} finally {
  await Promise.all([server.close(), site.close()]);
  rmSync(root, { recursive: true, force: true });
}
for (const problem of problems) process.stderr.write(`Wrong: ${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
