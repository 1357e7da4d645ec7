/** Runs of a saved recipe as durable jobs: history, changes, versions, inputs, the library's past. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  lampClicks,
  lampName,
  lampWeight,
  openLampList,
  type LampList,
} from '../support/lamp-list.ts';
import { bodyOf, listOf, recipeApi, type Body } from '../support/recipe-api.ts';
import { startService, type TestService } from '../support/service.ts';

const PAGES = 2;
const EACH = 6;

let service: TestService;
let site: LampList;
let receiver: Server;
const heard: string[] = [];
let id = '';
let saved: Body = {};
/** The service's clock is so much later, ms. */
let late = 0;

const { ask, finished } = recipeApi(() => service);

const run = async (more: Body = {}): Promise<Body> =>
  finished((await ask('POST', `/${id}/run`, more))['id']);

beforeAll(async () => {
  service = await startService({ parts: { clock: { now: () => Date.now() + late } } });
  site = await openLampList({ pages: PAGES, each: EACH });
  receiver = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      heard.push(String(bodyOf(JSON.parse(text))['type']));
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { recipe } = await ask('POST', '/from-clicks', lampClicks(site.origin));
  saved = bodyOf(recipe);
  id = String((await ask('POST', '', { recipe, name: 'Lamps' }))['id']);
}, 60_000);

afterAll(async () => {
  await service.stop();
  await site.close();
  receiver.closeAllConnections();
  receiver.close();
});

it('is a job of its own: one credit a page, rows whole and in order, events and webhooks as of a crawl', async () => {
  const before = site.asked.length;
  const webhook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const view = await run({ keep: { kind: 'page' }, webhook });
  expect(view).toMatchObject({
    status: 'completed',
    health: 'ok',
    total: PAGES * EACH,
    pages: PAGES,
    creditsUsed: PAGES + PAGES * EACH,
  });
  expect(listOf(view['rows']).map(({ lamp, weight }) => [lamp, weight])).toEqual(
    Array.from({ length: PAGES * EACH }, (_, i) => [lampName(i + 1), lampWeight(i + 1)]),
  );
  expect(site.asked.length - before).toBeGreaterThanOrEqual(PAGES + PAGES * EACH);
  const { store } = service.hearth.rooms().backend;
  const [job] = await store.listJobs({ kinds: ['recipe'], limit: 1 });
  expect(job).toMatchObject({ kind: 'recipe', status: 'completed' });
  const { events } = await store.readEvents({ after: '0', jobId: job?.id ?? '', limit: 100 });
  expect(events.map(({ type }) => type)).toEqual([
    'job.started',
    ...Array.from({ length: PAGES + PAGES * EACH }, () => 'job.page'),
    'job.done',
  ]);
  expect(await store.auditLedger()).toEqual([]);
  await expect
    .poll(() => heard, { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['recipe.started', 'recipe.page', 'recipe.completed']));
}, 60_000);

it('says what is new, gone and changed since the last run, by key', async () => {
  site.gone.add(3);
  site.prices.set(5, '$99.00');
  await run();
  const changes = await ask('GET', `/${id}/changes`);
  expect(changes).toMatchObject({ counts: { new: 0, gone: 1, changed: 1 } });
  expect(listOf(changes['gone'])[0]).toMatchObject({ lamp: lampName(3) });
  expect(listOf(changes['changed'])[0]).toMatchObject({
    fields: ['price'],
    row: { price: 99 },
    before: { price: 15.5 },
  });
  const { rows, total } = await ask('GET', `/${id}/rows`);
  expect(total).toBe(PAGES * EACH);
  expect(listOf(rows).at(-1)).toMatchObject({ lamp: lampName(3), weight: lampWeight(3) });
  const { runs } = await ask('GET', `/${id}/runs`);
  expect(listOf(runs)).toMatchObject([
    { rows: 11, pages: PAGES, creditsUsed: 13, health: 'ok', version: 1 },
    { rows: 12, pages: PAGES, creditsUsed: 14, health: 'ok', version: 1 },
  ]);
  site.gone.clear();
  site.prices.clear();
}, 60_000);

it('renews its memory after a good run, keeps a repair as a version, and goes back to the one before', async () => {
  const memoryOf = async (): Promise<unknown> =>
    bodyOf((await ask('GET', `/${id}`))['recipe'])['memory'];
  const known = bodyOf(await memoryOf())['at'];
  await run();
  expect(bodyOf(await memoryOf())['at']).not.toBe(known);
  site.design = 'rows';
  expect(await run()).toMatchObject({ health: 'repaired', total: PAGES * EACH });
  const { versions } = await ask('GET', `/${id}/versions`);
  expect(listOf(versions).map(({ version }) => version)).toEqual([2, 1]);
  expect(String(listOf(versions)[0]?.['reason'])).toMatch(/^repaired: .*price/);
  expect(await run()).toMatchObject({ health: 'ok' });
  expect(await ask('POST', `/${id}/revert`, { version: 1 })).toMatchObject({ version: 3 });
  expect(await run({ repair: 'off' })).toMatchObject({ health: 'broken', total: 0 });
  expect(listOf((await ask('GET', `/${id}/versions`))['versions'])[0]).toMatchObject({
    reason: 'reverted to 1',
  });
}, 120_000);

it('is tested against the kept copies of its page, and says when it would have broken', async () => {
  await run({ keep: { kind: 'page' }, repair: 'report' });
  const past = await ask('POST', `/${id}/past`);
  expect(listOf(past['pages'])).toMatchObject([
    { health: 'ok', rows: EACH },
    { health: 'repaired', rows: EACH },
  ]);
  expect(past).toMatchObject({ brokenAt: null, repairedAt: listOf(past['pages'])[1]?.['at'] });
}, 60_000);

it('stops at once when it is told to, and goes on to exactly the rest of its rows', async () => {
  site.design = 'cards';
  site.latencyMs = 60;
  // the time for which it is stopped counts for no limit
  const recipe = { ...saved, limits: { minutes: 30 } };
  const { id: runId } = await ask('POST', '/run', { recipe, maxConcurrency: 1 });
  await expect
    .poll(async () => (await ask('GET', `/runs/${String(runId)}`))['creditsUsed'], {
      timeout: 60_000,
    })
    .toBeGreaterThan(2);
  expect(await ask('DELETE', `/runs/${String(runId)}`)).toMatchObject({ status: 'cancelled' });
  const stopped = await finished(runId);
  expect(stopped).toMatchObject({ status: 'cancelled' });
  expect(stopped['creditsUsed']).toBeLessThan(PAGES + PAGES * EACH);
  site.latencyMs = 0;
  late += 3_600_000;
  const authorization = `Bearer ${service.hearth.sessionToken}`;
  const resume = `${service.address}/console/jobs/${String(runId)}/resume`;
  await fetch(resume, { method: 'POST', headers: { authorization } });
  const whole = await finished(runId);
  expect(whole).toMatchObject({
    status: 'completed',
    total: PAGES * EACH,
    creditsUsed: PAGES + PAGES * EACH,
  });
  expect(listOf(whole['rows']).map(({ weight }) => weight)).toEqual(
    Array.from({ length: PAGES * EACH }, (_, i) => lampWeight(i + 1)),
  );
}, 120_000);

it('is started for an account and awaited from inside, as a schedule does it', async () => {
  const { recipeRuns, account } = service.hearth.rooms();
  const caller = { account, apiVersion: 'console' } as const;
  const { signal } = new AbortController();
  const started = await recipeRuns.startSaved(id, { follow: false, maxPages: 1 }, { caller });
  const ended = await recipeRuns.ended(started.id, caller, signal);
  expect(ended).toMatchObject({ id: started.id, recipeId: id, status: 'completed', rows: EACH });
  expect(ended.state).toMatchObject({ health: 'ok', stopped: 'as many pages as asked for' });
  site.latencyMs = 200;
  const slow = await recipeRuns.startSaved(id, { follow: false }, { caller });
  const waiting = recipeRuns.ended(slow.id, caller, AbortSignal.timeout(1));
  await expect(waiting).rejects.toThrow(/timeout/);
  site.latencyMs = 0;
  await recipeRuns.ended(slow.id, caller, signal);
}, 60_000);

it('reads a list that grows in one page of the browser as one page, each row once', async () => {
  const { tables } = await ask('POST', '/propose', { url: `${site.origin}/more` });
  const [table] = listOf(tables);
  expect(table).toMatchObject({ pagination: { kind: 'more' } });
  const recipe = table?.['recipe'];
  const view = await finished((await ask('POST', '/run', { recipe }))['id']);
  expect(view).toMatchObject({ health: 'ok', total: PAGES * EACH, pages: PAGES, creditsUsed: 1 });
  expect(JSON.stringify(view['rows'])).toContain(lampName(PAGES * EACH));
}, 120_000);

it('keeps the pause that a site asks for between its pages', async () => {
  const slow = await openLampList({ pages: 2, each: EACH });
  slow.robots = 'User-agent: *\nCrawl-delay: 1\n';
  const { recipe } = await ask('POST', '/from-clicks', lampClicks(slow.origin));
  slow.listsAt.length = 0;
  const view = await finished((await ask('POST', '/run', { recipe, follow: false }))['id']);
  expect(view).toMatchObject({ health: 'ok', total: 2 * EACH, creditsUsed: 2 });
  const [first = 0, second = 0] = slow.listsAt;
  expect(second - first).toBeGreaterThan(950);
  await slow.close();
}, 120_000);

it('fills the start addresses with values of its inputs, and refuses those it does not know', async () => {
  const saved = bodyOf((await ask('GET', `/${id}`))['recipe']);
  site.design = 'cards';
  const recipe = {
    ...saved,
    start: [`${site.origin}/lamps?page={page}`],
    inputs: { page: { of: [1, 2] } },
    pages: null,
  };
  const at = (more: Body): Promise<Body> =>
    ask('POST', '/run', { recipe, follow: false, ...more }).then(({ id: runId }) =>
      finished(runId),
    );
  expect(await at({})).toMatchObject({ health: 'ok', total: PAGES * EACH, pages: 2 });
  const second = await at({ inputs: { page: 2 } });
  expect(listOf(second['rows'])[0]).toMatchObject({ lamp: lampName(EACH + 1) });
  const refused = await service.ask('POST', '/api/recipes/run', { recipe, inputs: { page: 7 } });
  expect(refused).toMatchObject({ status: 400, json: { error: expect.stringContaining('"7"') } });
}, 60_000);

it('outlives its job where its recipe is saved, and goes with it where it is not', async () => {
  const saved = bodyOf((await ask('GET', `/${id}`))['recipe']);
  const { id: alone } = await ask('POST', '/run', { recipe: saved, follow: false });
  await finished(alone);
  const mine = await ask('POST', `/${id}/run`);
  await finished(mine['id']);
  const { store } = service.hearth.rooms().backend;
  await store.sweepExpired(Date.now() + 400 * 86_400_000, 1_000);
  expect(await store.listJobs({ kinds: ['recipe'], limit: 1 })).toEqual([]);
  expect((await service.ask('GET', `/api/recipes/runs/${String(alone)}`)).status).toBe(404);
  const view = await ask('GET', `/runs/${String(mine['id'])}`);
  expect(view).toMatchObject({ status: 'completed', total: PAGES * EACH });
  expect(listOf(view['rows'])[0]).toMatchObject({ weight: lampWeight(1) });
  expect(listOf((await ask('GET', `/${id}/runs`))['runs'])[0]).toMatchObject({
    id: mine['id'],
    rows: PAGES * EACH,
    creditsUsed: PAGES + PAGES * EACH,
  });
}, 60_000);

it('reads on where a redesign left a column out: all rows, without that column', async () => {
  const other = await openLampList({ pages: PAGES, each: EACH });
  const { recipe } = await ask('POST', '/from-clicks', lampClicks(other.origin));
  const saved = String((await ask('POST', '', { recipe, name: 'Bare lamps' }))['id']);
  const runIt = async (): Promise<Body> => finished((await ask('POST', `/${saved}/run`))['id']);
  await runIt();
  other.design = 'bare';
  const view = await runIt();
  expect(view).toMatchObject({
    health: 'degraded',
    total: PAGES * EACH,
  });
  expect(listOf(view['rows']).map(({ lamp }) => lamp)).toEqual(
    Array.from({ length: PAGES * EACH }, (_, i) => lampName(i + 1)),
  );
  expect(await ask('GET', `/${saved}/changes`)).toMatchObject({ counts: { gone: 0 } });
  // nothing of it is learnt
  expect(listOf((await ask('GET', `/${saved}/versions`))['versions'])).toHaveLength(1);
  await other.close();
}, 60_000);

it('is held to what a key may run', async () => {
  const { keys, account } = service.hearth.rooms();
  const start = async (operation: 'recipe' | 'scrape', path: string, body: Body) => {
    const limits = { operations: [operation] };
    const { secret } = await keys.create({ accountId: account.id, name: operation, limits });
    const answer = await fetch(`${service.address}/api/recipes${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, ...bodyOf(await answer.json()) } as Body;
  };
  const started = await start('recipe', `/${id}/run`, {});
  expect(started).toMatchObject({ status: 200 });
  expect(await finished(started['id'])).toMatchObject({ status: 'completed' });
  for (const path of [`/${id}/run`, '/run']) {
    expect(await start('scrape', path, { id })).toMatchObject({
      status: 403,
      error: expect.stringContaining('may not run recipes') as string,
    });
  }
}, 60_000);

it('runs on kept copies alone when the site is switched off', async () => {
  await run({ keep: { kind: 'page' } });
  await site.close();
  const view = await run({ offline: true });
  expect(view).toMatchObject({ status: 'completed', health: 'ok', total: PAGES * EACH });
  expect(listOf(view['rows']).at(-1)).toMatchObject({ weight: lampWeight(PAGES * EACH) });
  expect(await run()).toMatchObject({ status: 'failed', health: 'broken', total: 0 });
}, 120_000);
