/** What the changeTracking format says over time: only of changes that the page itself made. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { HearthError } from '../../src/main/service/domain/errors.ts';
import { openSqliteBackend } from '../../src/main/service/store/sqlite/backend.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

let service: TestService;
let site: FixtureSite;

beforeAll(async () => {
  [service, site] = await Promise.all([startService(), startSite()]);
});
afterAll(async () => {
  await service.stop();
  await site.close();
});

interface Answered {
  readonly changeTracking?: { readonly changeStatus: string; readonly json?: unknown };
  readonly warning?: string;
}

/** A page of its own, what it answers, and how it is looked at. */
function tracked() {
  const path = `/tracked-${randomUUID()}`;
  const url = `${site.origin}${path}`;
  return {
    url,
    answers(text: string, status = 200) {
      const body = `<html><body><nav>Menu of all pages</nav><main><h1>A lamp</h1><p>${text}</p></main></body></html>`;
      site.files.set(path, { type: 'text/html', status, body });
    },
    async look(format: object = {}, options: object = {}): Promise<Answered> {
      const { status, json } = await service.ask('POST', '/v2/scrape', {
        url,
        formats: ['markdown', { type: 'changeTracking', ...format }],
        ...options,
      });
      expect(status).toBe(200);
      return (json as { data: Answered }).data;
    },
    async status(format: object = {}, options: object = {}): Promise<string | undefined> {
      return (await this.look(format, options)).changeTracking?.changeStatus;
    },
  };
}

describe('a site that answers with an error', () => {
  it.each([403, 429, 500, 503])('has not changed its page: %i', async (status) => {
    const page = tracked();
    page.answers('It costs 40 crowns.');
    expect(await page.status()).toBe('new');
    page.answers('Come again later.', status);
    const failed = await page.look();
    expect(failed.changeTracking).toBeUndefined();
    expect(failed.warning).toContain(`answered with status ${status}`);
    page.answers('It costs 40 crowns.');
    expect(await page.status()).toBe('same');
    page.answers('It costs 50 crowns.');
    expect(await page.status()).toBe('changed');
  });

  it.each([404, 410])('for good has removed it: %i', async (status) => {
    const page = tracked();
    page.answers('It costs 40 crowns.');
    await page.look();
    page.answers('It is gone.', status);
    expect(await page.status()).toBe('removed');
    page.answers('It costs 40 crowns.');
    expect(await page.status()).toBe('same');
  });
});

it.each([{ onlyMainContent: false }, { includeTags: ['h1'] }, { excludeTags: ['p'] }])(
  'a page that is read otherwise in between has not changed: %o',
  async (options) => {
    const page = tracked();
    page.answers('It costs 40 crowns.');
    expect(await page.status()).toBe('new');
    expect(await page.status({}, options)).toBe('new');
    expect(await page.status()).toBe('same');
    expect(await page.status({}, options)).toBe('same');
  },
);

describe('fields', () => {
  const fields = (...names: string[]) => ({
    modes: ['json'],
    schema: {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    },
  });
  const lamp = (price: string, rest = ''): string =>
    `Price: ${price}</p><dl><dt>Price</dt><dd>${price}</dd>${rest}</dl><p>`;

  it('that nobody asked for before have not changed', async () => {
    const page = tracked();
    page.answers(lamp('40 EUR', '<dt>Colour</dt><dd>brass</dd>'));
    await page.look(fields('price'));
    page.answers(lamp('50 EUR', '<dt>Colour</dt><dd>brass</dd>'));
    expect((await page.look(fields('price', 'colour'))).changeTracking?.json).toEqual({
      price: { previous: '40 EUR', current: '50 EUR' },
    });
  });

  it('that were looked for and not found are compared', async () => {
    const page = tracked();
    page.answers(lamp('40 EUR'));
    await page.look(fields('price', 'colour'));
    page.answers(lamp('40 EUR', '<dt>Colour</dt><dd>brass</dd>'));
    expect((await page.look(fields('price', 'colour'))).changeTracking?.json).toEqual({
      colour: { previous: null, current: 'brass' },
    });
  });

  it('stay known over a scrape without them; where none are known, that is said', async () => {
    const page = tracked();
    page.answers(lamp('40 EUR'));
    await page.look();
    page.answers(lamp('50 EUR'));
    const first = await page.look(fields('price'));
    expect(first.changeTracking).toMatchObject({ changeStatus: 'changed' });
    expect(first.changeTracking?.json).toBeUndefined();
    expect(first.warning).toContain('compared from the next one on');
    page.answers(lamp('60 EUR'));
    await page.look();
    page.answers(lamp('70 EUR'));
    expect((await page.look(fields('price'))).changeTracking?.json).toEqual({
      price: { previous: '50 EUR', current: '70 EUR' },
    });
  });
});

it('what a batch saw is what the next scrape is compared with', async () => {
  const page = tracked();
  page.answers('It costs 40 crowns.');
  await page.look();
  page.answers('It costs 50 crowns.');
  const body = { urls: [page.url], formats: ['markdown', 'changeTracking'] };
  const { json } = await service.ask('POST', '/v2/batch/scrape', body);
  const { id } = json as { id: string };
  const isSeen = async (): Promise<unknown> =>
    (await service.ask('GET', `/v2/batch/scrape/${id}`)).json;
  await expect.poll(isSeen, { timeout: 20_000 }).toMatchObject({
    status: 'completed',
    data: [{ changeTracking: { changeStatus: 'changed' } }],
  });
  expect(await page.status()).toBe('same');
});

it('a change that was not written with its page is told again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-tracked-'));
  const state = { isFull: false };
  const full = await startService({
    parts: {
      openBackend: async (clock, log) => {
        const backend = await openSqliteBackend({ path: join(folder, 'x.db'), clock, log });
        const store: typeof backend.store = {
          ...backend.store,
          finishLonePage: (...given) =>
            state.isFull
              ? Promise.reject(new HearthError('STORAGE_FULL', 'The disk is full.'))
              : backend.store.finishLonePage(...given),
        };
        return { ...backend, store, close: () => backend.close() };
      },
    },
  });
  onTestFinished(async () => {
    await full.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const page = tracked();
  const look = async (): Promise<unknown> => {
    const formats = ['markdown', 'changeTracking'];
    const { json } = await full.ask('POST', '/v2/scrape', { url: page.url, formats });
    return json;
  };
  page.answers('It costs 40 crowns.');
  expect(await look()).toMatchObject({ data: { changeTracking: { changeStatus: 'new' } } });
  page.answers('It costs 50 crowns.');
  state.isFull = true;
  expect(await look()).toMatchObject({ code: 'STORAGE_FULL' });
  state.isFull = false;
  expect(await look()).toMatchObject({ data: { changeTracking: { changeStatus: 'changed' } } });
  expect(await look()).toMatchObject({ data: { changeTracking: { changeStatus: 'same' } } });
});

it('a look into the past is not what the next scrape is compared with', async () => {
  const page = tracked();
  page.answers('It costs 40 crowns.');
  await page.look({}, { keep: { kind: 'page' } });
  page.answers('It costs 50 crowns.');
  expect(await page.status()).toBe('changed');
  await page.look({}, { offline: true });
  expect(await page.status()).toBe('same');
});
