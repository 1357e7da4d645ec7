/** Jobs by key and by day: over the console and on the command line. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runHearth } from '../support/command.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

const DAY_MS = 86_400_000;
let service: TestService;
let site: FixtureSite;
let keyIds: { readonly default: string; readonly other: string };

beforeAll(async () => {
  [service, site] = await Promise.all([startService(), startSite()]);
  const { keys, account } = service.hearth.rooms();
  const other = await keys.create({ accountId: account.id, name: 'other' });
  const [first] = (await keys.list(account.id)).filter(({ name }) => name === 'default');
  keyIds = { default: first?.id ?? '', other: other.key.id };
  const ask = (path: string, token: string, url: string) =>
    fetch(service.address + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url: site.origin + url, sitemap: 'skip' }),
    }).then((answer) => expect(answer.status).toBe(200));
  await ask('/v2/map', service.key, '/site/20/');
  await ask('/v1/map', other.secret, '/site/30/');
  await ask('/console/run/map', service.hearth.sessionToken, '/site/40/');
});
afterAll(async () => {
  await service.stop();
  await site.close();
});

async function listed(query: string): Promise<{ status: number; targets: string[] }> {
  const answer = await fetch(`${service.address}/console/jobs?${query}`, {
    headers: { authorization: `Bearer ${service.hearth.sessionToken}` },
  });
  const { rows = [] } = (await answer.json()) as { rows?: { target: string }[] };
  return {
    status: answer.status,
    targets: rows.map(({ target }) => target.slice(site.origin.length)),
  };
}

it('the console lists the jobs of one key, and those that no key started', async () => {
  expect((await listed('')).targets).toEqual(['/site/40/', '/site/30/', '/site/20/']);
  expect((await listed(`key=${keyIds.default}`)).targets).toEqual(['/site/20/']);
  expect((await listed(`key=${keyIds.other}`)).targets).toEqual(['/site/30/']);
  expect((await listed('key=none')).targets).toEqual(['/site/40/']);
  expect((await listed('key=no-such-key')).targets).toEqual([]);
});

it('the console lists the jobs of some days', async () => {
  const now = Date.now();
  expect((await listed(`fromAt=${now - DAY_MS}`)).targets).toHaveLength(3);
  expect((await listed(`fromAt=${now + DAY_MS}`)).targets).toEqual([]);
  expect((await listed(`toAt=${now - DAY_MS}`)).targets).toEqual([]);
  expect((await listed('fromAt=yesterday')).status).toBe(400);
});

it('the command line does as well, by id, name or hint and by UTC day', async () => {
  const list = async (...args: string[]) => {
    const ran = await runHearth(['jobs', 'list', '--data-dir', service.dataDir, ...args]);
    return { ...ran, sites: [...ran.stdout.matchAll(/site\/(\d+)\//g)].map(([, n]) => n) };
  };
  const today = new Date().toISOString().slice(0, 10);
  const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
  expect((await list()).sites).toEqual(['40', '30', '20']);
  expect((await list('--key', 'other', '--since', yesterday)).sites).toEqual(['30']);
  expect(
    (await list('--key', keyIds.default, '--since', yesterday, '--until', today)).sites,
  ).toEqual(['20']);
  expect(await list('--until', '2020-01-01')).toMatchObject({ code: 0, sites: [] });
  expect(await list('--key', 'nobody')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No key is called "nobody"'),
  });
  expect(await list('--since', 'soon')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('--since takes a day such as'),
  });
  expect(await list('--since', today, '--until', yesterday)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('--until must not lie before --since'),
  });
});
