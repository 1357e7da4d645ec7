/** Accounts, keys, usage, rehearsal and the ledger's check as an operator meets them: on the command line. */
import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHearth, type Ran } from '../support/command.ts';
import { serveProcess, type ServedProcess } from '../support/serve.ts';
import { startSite, type FixtureSite } from '../support/site.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hearth-accounts-'));
let site: FixtureSite;
let service: ServedProcess;

beforeAll(async () => {
  [site, service] = await Promise.all([startSite(), serveProcess(dataDir, 0)]);
});
afterAll(async () => {
  await service.stop();
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const hearth = (...args: readonly string[]): Promise<Ran> =>
  runHearth([...args, '--data-dir', dataDir]);

async function json<T>(...args: readonly string[]): Promise<T> {
  const ran = await hearth(...args, '--json');
  expect(ran).toMatchObject({ code: 0, stderr: '' });
  return JSON.parse(ran.stdout) as T;
}

interface Tenant {
  readonly id: string;
  readonly key: string;
  readonly keyId: string;
}

async function aTenant(name: string, planId: string): Promise<Tenant> {
  const { id } = await json<{ id: string }>('accounts', 'create', '--name', name, '--plan', planId);
  const made = await json<{ key: string; id: string }>('keys', 'create', '--account', id);
  return { id, key: made.key, keyId: made.id };
}

async function ask(key: string, path: string, body?: object) {
  const response = await fetch(service.address + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

const scrape = (key: string) => ask(key, '/v2/scrape', { url: `${site.origin}/static/5kb` });

/** The lines of a printed table below its head, each as its columns. */
const rowsOf = ({ stdout }: Ran): readonly string[][] =>
  stdout
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(/\s{2,}/));

describe('accounts', () => {
  it('live beside each other, each on its plan, with its credits, keys and jobs', async () => {
    const [free, pro] = [await aTenant('Try free', 'free'), await aTenant('Try pro', 'pro')];
    expect((await scrape(free.key)).json['remainingCredits']).toBe(1_499);
    expect((await scrape(pro.key)).json['remainingCredits']).toBe(74_999);
    const listed = await hearth('accounts', 'list');
    expect(rowsOf(listed)).toEqual(
      expect.arrayContaining([
        [free.id, 'Try free', 'free', '1499'],
        [pro.id, 'Try pro', 'pro', '74999'],
      ]),
    );
    const jobs = await json<{ accountId: string }[]>('jobs', 'list', '--account', free.id);
    expect(jobs).toMatchObject([{ accountId: free.id, kind: 'scrape' }]);
    const usage = await hearth('usage', 'export', '--account', free.id);
    expect(usage.stdout).toMatch(
      /^day,operation,key,credits,requests\r\n[\d-]+,scrape,key,1,1\r\n$/,
    );
    const named = await hearth('jobs', 'list', '--account', 'nobody');
    expect(named).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('No such'),
    });
  });

  it('are put on another plan, emptied and refilled while the service runs', async () => {
    const { id, key } = await aTenant('Moving', 'pro');
    await hearth('accounts', 'adjust-credits', id, '-75000');
    expect((await scrape(key)).status).toBe(402);
    await hearth('accounts', 'set-plan', id, 'free');
    expect((await scrape(key)).status).toBe(429);
    const [row] = rowsOf(await hearth('accounts', 'adjust-credits', id, '73501'));
    expect(row).toEqual([id, 'Moving', 'free', '1']);
    expect((await scrape(key)).status).toBe(200);
    expect((await scrape(key)).status).toBe(429);
    await hearth('accounts', 'set-plan', id, 'starter');
    await hearth('accounts', 'adjust-credits', id, '-3500');
    expect((await scrape(key)).status).toBe(402);
    await hearth('accounts', 'set-overage', id, '--cents', '90', '--soft-cap', '1');
    const served = [await scrape(key), await scrape(key), await scrape(key)];
    expect(served.map(({ status }) => status)).toEqual([200, 200, 402]);
  });

  it('are refused what their plan may not have, by name', async () => {
    const { id } = await aTenant('Small', 'free');
    const tries = [
      [['set-add-ons', id, 'priority'], /available on Pro and above/],
      [['set-overage', id, '--cents', '90'], /not on Free/],
      [['set-plan', id, 'gold'], /plans are free, starter, pro/],
      [['adjust-credits', id, '1.5'], /whole number/],
      [['adjust-credits', 'nobody', '5'], /No such account/],
    ] as const;
    for (const [args, sentence] of tries) {
      const ran = await hearth('accounts', ...args);
      expect(ran).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(sentence) });
    }
  });
});

describe('keys', () => {
  it('are limited, given faults and freed of them', async () => {
    const { id, key, keyId } = await aTenant('Limited', 'scale');
    const set = (...options: readonly string[]) =>
      hearth('keys', 'set', keyId, '--account', id, ...options);
    await set('--credits-per-day', '1', '--operations', 'scrape');
    expect((await ask(key, '/v2/map', { url: site.origin })).status).toBe(403);
    expect([(await scrape(key)).status, (await scrape(key)).status]).toEqual([200, 429]);
    await set('--credits-per-day', 'none', '--operations', 'none', '--faults', '408=1');
    expect((await scrape(key)).status).toBe(408);
    await set('--faults', 'none');
    expect((await scrape(key)).status).toBe(200);
    await set('--expires', '2020-01-01');
    expect((await hearth('keys', 'list', '--account', id)).stdout).toMatch(/ expired +/);
    expect((await scrape(key)).status).toBe(401);
    const last = await hearth('keys', 'revoke', keyId, '--account', id);
    expect(last).toMatchObject({ code: 1, stderr: expect.stringContaining('last active key') });
  });
});

describe('jobs rehearse', () => {
  it('tells every plan for a job of any account, as a table and as JSON', async () => {
    const { id, key } = await aTenant('Rehearsing', 'scale');
    await hearth('accounts', 'adjust-credits', id, '-1499');
    const started = await ask(key, '/v2/batch/scrape', {
      urls: [1, 2, 3].map((n) => `${site.origin}/static/5kb?rehearsed=${n}`),
    });
    const jobId = String(started.json['id']);
    await expect
      .poll(async () => (await ask(key, `/v2/batch/scrape/${jobId}`)).json['status'])
      .toBe('completed');
    const table = await hearth('jobs', 'rehearse', jobId);
    expect(rowsOf(table).slice(1, 4)).toEqual([
      ['Free', '1 of 3', '–', '2', expect.stringContaining('Stopped after 1 of 3 credits')],
      ['Starter', '3 of 3', '–', '10', 'runs to its end'],
      ['Pro', '3 of 3', '–', '20', 'runs to its end'],
    ]);
    const { plans } = await json<{ plans: object[] }>('jobs', 'rehearse', jobId, '--plan', 'free');
    expect(plans).toMatchObject([{ planId: 'free', refusal: { status: 429, when: 'midway' } }]);
    const wrong = await hearth('jobs', 'rehearse', jobId, '--plan', 'gold');
    expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining('no plan "gold"') });
    const shown = await hearth('jobs', 'show', jobId);
    expect(shown.stdout).toMatch(/credits\s+3\naccount\s+Rehearsing/);
  });
});

describe('doctor', () => {
  it('checks that usage equals the sum of the jobs, and names what does not', async () => {
    const { id, key } = await aTenant('Checked', 'scale');
    await scrape(key);
    interface Finding {
      readonly name: string;
      readonly state: string;
      readonly detail: string;
    }
    const ledger = async () =>
      (JSON.parse((await hearth('doctor', '--json')).stdout) as Finding[]).find(
        ({ name }) => name === 'ledger',
      );
    expect(await ledger()).toEqual({
      name: 'ledger',
      state: 'ok',
      detail: 'equals the sum of the jobs',
    });
    const database = new DatabaseSync(join(dataDir, 'hearth.db'));
    const forge = database.prepare(
      'UPDATE usage_days SET credits = credits + ? WHERE account_id = ?',
    );
    forge.run(7, id);
    expect(await ledger()).toMatchObject({
      state: 'failure',
      detail: expect.stringMatching(/says 8 credits for scrape but the ledger says 1/),
    });
    expect((await hearth('doctor')).code).toBe(1);
    forge.run(-7, id);
    database.close();
    expect(await ledger()).toMatchObject({ state: 'ok' });
  });
});
