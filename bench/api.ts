/**
 * What the API itself costs, without fetching anything: goal 1 of the performance goals.
 *
 * `node bench/main.ts api`. The service runs in its own process; the round trips are measured from this
 * one over a kept-alive connection, in interleaved rounds with a bare node:http server that answers the
 * same bytes. The CPU of auth, limits and ledger is measured in this process, over a file, by the
 * operating system's clock for all threads.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'undici';
import { createAccounts } from '../src/main/service/operations/accounts.ts';
import { createAdmission } from '../src/main/service/operations/admit.ts';
import { createAuthenticate } from '../src/main/service/operations/authenticate.ts';
import { createKeys } from '../src/main/service/operations/keys.ts';
import { createRateLimiter } from '../src/main/service/operations/rate-limiter.ts';
import { openSqliteBackend } from '../src/main/service/store/sqlite/backend.ts';
import { aFinish, aJob, aNewPage, silentLog } from '../test/support/store-builders.ts';

const ROUNDS = 5;
const CALLS = 1_000;
const clock = { now: () => Date.now() };

export async function run(): Promise<void> {
  await roundTrips();
  await identityCpu();
}

interface Contender {
  readonly name: string;
  readonly path: string;
  readonly client: Client;
  readonly headers: Readonly<Record<string, string>>;
  readonly medians: number[];
}

async function roundTrips(): Promise<void> {
  const server = fork(join(import.meta.dirname, 'support/api-servers.ts'));
  try {
    const { service, bare, key } = await readAddresses(server);
    const contender = (
      name: string,
      origin: string,
      path: string,
      headers: Readonly<Record<string, string>>,
    ): Contender => ({ name, path, headers, client: new Client(origin), medians: [] });
    const withKey = { authorization: `Bearer ${key}` };
    const contenders = [
      contender('bare node:http, same bytes', bare, '/', {}),
      contender('401, no key', service, '/v2/team/credit-usage', {}),
      contender('401, unknown key', service, '/v2/team/credit-usage', {
        authorization: `Bearer ${randomUUID()}`,
      }),
      contender('200, credit-usage', service, '/v2/team/credit-usage', withKey),
      contender('200, queue-status', service, '/v2/team/queue-status', withKey),
    ];
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const one of contenders) {
        const median = await medianOf(one);
        // the first round warms up
        if (round > 0) one.medians.push(median);
      }
    }
    console.log('Round trips, p50 ms, median of rounds (lowest to highest round)');
    for (const { name, medians, client } of contenders) {
      const sorted = [...medians].sort((a, b) => a - b);
      const at = (index: number): string => (sorted.at(index) ?? 0).toFixed(3);
      console.log(`  ${name.padEnd(40)}${at(Math.floor(ROUNDS / 2))}  (${at(0)} to ${at(-1)})`);
      await client.close();
    }
  } finally {
    server.kill('SIGKILL');
  }
}

async function readAddresses(
  server: ChildProcess,
): Promise<{ readonly service: string; readonly bare: string; readonly key: string }> {
  const [message] = await once(server, 'message');
  return message;
}

async function medianOf({ client, path, headers }: Contender): Promise<number> {
  const taken: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const start = performance.now();
    const { body } = await client.request({ method: 'GET', path, headers });
    await body.text();
    taken.push(performance.now() - start);
  }
  return taken.sort((a, b) => a - b)[CALLS / 2] ?? 0;
}

async function identityCpu(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-bench-api-'));
  const backend = await openSqliteBackend({
    path: join(folder, 'hearth.db'),
    clock,
    log: silentLog,
  });
  const { store } = backend;
  const ids = { uuid: () => randomUUID() };
  const accounts = createAccounts({ store, clock, ids });
  const account = await accounts.ensureLocal({ concurrency: 16 });
  const keys = createKeys({ store, clock, ids, newSecret: () => randomUUID() });
  const { secret } = await keys.create({ accountId: account.id, name: 'bench' });
  const authenticate = createAuthenticate({ store, clock, log: silentLog });
  const limitRate = createRateLimiter({ clock });
  const admission = createAdmission({
    store,
    clock,
    billingUrl: () => '',
    random: () => 0.5,
  });
  const gate = async (): Promise<void> => {
    const caller = await authenticate(`Bearer ${secret}`, 'v2');
    // the fixed window is the limiter's whole cost; status is the widest
    limitRate(caller, 'status');
    await admission.admit(caller, 'scrape');
    await store.balance(account.id, clock.now());
  };
  const call = async (reserve: 0 | 1): Promise<void> => {
    const job = aJob({ accountId: account.id, kind: 'map', createdAt: clock.now() });
    await store.openJob({ job, pages: [], reserve });
    await store.finishJob({ jobId: job.id, status: 'completed', at: clock.now(), charge: reserve });
  };
  const document = { markdown: 'words '.repeat(1_000), metadata: { statusCode: 200 } };
  const charge = async (): Promise<void> => {
    const job = aJob({ accountId: account.id, kind: 'scrape', createdAt: clock.now() });
    const page = aNewPage(job.id);
    await store.openJob({ job, pages: [page], reserve: 1 });
    const finish = aFinish(job.id, page.id, { at: clock.now(), document, reason: 'scrape' });
    await store.finishPage(finish);
    await store.finishJob({ jobId: job.id, status: 'completed', at: clock.now() });
  };
  try {
    console.log('CPU of all threads, µs a request');
    await cpuOf('auth + rate limit + admission + balance', 20_000, 1, gate);
    await cpuOf('a call without reservation and charge, 32 at once', 10_000, 32, () => call(0));
    await cpuOf('a call with both (the difference is the ledger)', 10_000, 32, () => call(1));
    await cpuOf('job, page, document and charge, one at a time', 1_000, 1, charge);
    await cpuOf('job, page, document and charge, 32 at once', 5_000, 32, charge);
  } finally {
    await backend.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function cpuOf(
  name: string,
  times: number,
  atOnce: number,
  work: () => Promise<void>,
): Promise<void> {
  for (let warm = 0; warm < 300; warm += 1) await work();
  const figures: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    let left = times / ROUNDS;
    const lane = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        await work();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    const { user, system } = process.cpuUsage(before);
    figures.push((user + system) / (times / ROUNDS));
  }
  figures.sort((a, b) => a - b);
  const at = (index: number): string => (figures.at(index) ?? 0).toFixed(0);
  console.log(`  ${name.padEnd(56)}${at(Math.floor(ROUNDS / 2))}  (${at(0)} to ${at(-1)})`);
}
