/** The answer of a scrape is put together from bytes: what it says, and in which order, is as if it was written whole. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldOf } from '../../src/main/service/dialects/shared/write-document.ts';
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

async function ask(path: string, init: RequestInit = {}): Promise<object> {
  const headers = { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' };
  const response = await fetch(`${service.address}${path}`, { headers, ...init });
  return JSON.parse(await response.text());
}

/** Of one request only. */
const OWN = new Set([
  ...['scrapeId', 'scrape_id', 'cacheState', 'cachedAt', 'creditsUsed', 'remainingCredits'],
  // asked for to have it written whole
  'summary',
]);

/** As written, without what each answer has of its own. */
const inOrder = (answer: object): string =>
  JSON.stringify(answer, (name, value: unknown) => (OWN.has(name) ? undefined : value));

const idOf = (answer: object): string => String(fieldOf(answer, 'scrape_id'));

const FORMATS = ['markdown', 'links-markdown-html', 'rawHtml-images', ''];

describe.each(['v1', 'v2'])('%s', (version) => {
  const scrape = (query: string, body: object) =>
    ask(`/${version}/scrape`, {
      method: 'POST',
      body: JSON.stringify({ url: `${site.origin}/static/25kb?${version}${query}`, ...body }),
    });

  it.each(FORMATS)('says the same as an answer that was written whole: %s', async (query) => {
    const formats = query.split('-').filter((name) => name !== '');
    const state = (answer: object) =>
      fieldOf(fieldOf(fieldOf(answer, 'data'), 'metadata'), 'cacheState');
    // a summary is made of the document's parts: they cannot stay sealed
    const whole = await scrape(query, { formats: [...formats, 'summary'], maxAge: 0 });
    expect(fieldOf(fieldOf(whole, 'data'), 'summary')).toBeTypeOf('string');
    const answers = [await scrape(query, { formats, maxAge: 0, origin: 'website' })];
    for (let time = 0; time < 2; time += 1) {
      answers.push(await scrape(query, { formats, maxAge: 60_000, origin: 'website' }));
    }
    expect(answers.map(state)).toEqual(['miss', 'hit', 'hit']);
    for (const answer of answers) {
      expect(inOrder(answer)).toBe(inOrder(whole));
      const stored = await ask(`/${version}/scrape/${idOf(answer)}`);
      expect(inOrder(stored)).toBe(inOrder(whole));
    }
  });

  it('answers what nothing is kept of', async () => {
    const body = { formats: ['markdown'], zeroDataRetention: true };
    const answer = await scrape('nothing', { ...body, origin: 'website' });
    const whole = await scrape('nothing', { formats: ['markdown', 'summary'], maxAge: 0 });
    expect(inOrder(answer)).toBe(inOrder(whole));
    expect(await ask(`/${version}/scrape/${idOf(answer)}`)).toMatchObject({ success: false });
  });
});
