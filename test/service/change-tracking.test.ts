/** What the changeTracking format says over time: only of changes that the page itself made. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  return {
    answers(text: string, status = 200) {
      const body = `<html><body><nav>Menu of all pages</nav><main><h1>A lamp</h1><p>${text}</p></main></body></html>`;
      site.files.set(path, { type: 'text/html', status, body });
    },
    async look(format: object = {}, options: object = {}): Promise<Answered> {
      const { status, json } = await service.ask('POST', '/v2/scrape', {
        url: `${site.origin}${path}`,
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

it('a look into the past is not what the next scrape is compared with', async () => {
  const page = tracked();
  page.answers('It costs 40 crowns.');
  await page.look({}, { keep: { kind: 'page' } });
  page.answers('It costs 50 crowns.');
  expect(await page.status()).toBe('changed');
  await page.look({}, { offline: true });
  expect(await page.status()).toBe('same');
});
