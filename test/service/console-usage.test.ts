/** The usage that the console shows: from the ledger, with the check that it equals the sum of the jobs. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type TestService } from '../support/service.ts';
import { startSite, type FixtureSite } from '../support/site.ts';

const time = { offset: 0 };
const clock = { now: () => Date.now() + time.offset };
let service: TestService;
let site: FixtureSite;

beforeAll(async () => {
  [service, site] = await Promise.all([startService({ parts: { clock } }), startSite()]);
});
afterAll(async () => {
  await service.stop();
  await site.close();
});

interface Usage {
  readonly rows: readonly { readonly operation: string; readonly credits: number }[];
  readonly credits: { readonly used: number };
  readonly audit: readonly string[];
}

async function usage(): Promise<Usage> {
  const range = `fromAt=${clock.now() - 86_400_000}&toAt=${clock.now() + 86_400_000}`;
  const response = await fetch(`${service.address}/console/usage?${range}`, {
    headers: { authorization: `Bearer ${service.hearth.sessionToken}` },
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Usage;
}

it('tells credits as they stand, and looks at every row once a minute at most', async () => {
  const scrape = () => service.ask('POST', '/v2/scrape', { url: `${site.origin}/static/5kb` });
  await scrape();
  const first = await usage();
  expect(first).toMatchObject({ rows: [{ operation: 'scrape', credits: 1 }], audit: [] });
  await scrape();
  expect((await usage()).credits.used).toBe(2);
  // the service's own SQLite: another copy of the library in this process would end its locks on closing
  const database = new Database(join(service.dataDir, 'hearth.db'));
  database.exec('UPDATE usage_days SET credits = credits + 7');
  database.close();
  expect((await usage()).audit).toEqual([]);
  time.offset = 60_000;
  const [one, two] = await Promise.all([usage(), usage()]);
  expect(one.audit.join(' ')).toMatch(/says 9 credits for scrape but the ledger says 2/);
  expect(two.audit).toEqual(one.audit);
});
