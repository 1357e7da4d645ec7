/** Search and model-backed json through the official SDKs, over real providers against fixture servers. */
import Firecrawl from 'firecrawl';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FixtureServer, json, startFixtureServer } from '../support/fixture-server.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

let service: TestService;
let site: FixtureSite;
let search: FixtureServer;
let model: FixtureServer;

beforeAll(async () => {
  site = await startSite();
  site.files.set('/lamp', {
    type: 'text/html',
    body: '<main><h1>The lamp</h1><p>It was made in Norway by people who like light in long winters.</p></main>',
  });
  search = await startFixtureServer((asked) => {
    if (asked.query.get('q')?.includes('limited') === true)
      return { status: 429, headers: { 'retry-after': '9' } };
    if (asked.query.get('q')?.includes('nothing') === true) return json({ results: [] });
    return json({
      results: [
        {
          url: `${site.origin}/lamp`,
          title: 'The lamp',
          content: 'A lamp',
          ...(asked.query.get('categories') === 'images'
            ? { img_src: `${site.origin}/i.png`, resolution: '10 x 20' }
            : {}),
        },
      ],
    });
  });
  model = await startFixtureServer(() =>
    json({
      id: 'x',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: '{"origin_country":"Norway"}' },
          finish_reason: 'stop',
        },
      ],
      usage: { prompt_tokens: 1, completion_tokens: 1 },
    }),
  );
  service = await startService({
    flags: {
      'search-order': 'searxng',
      'search-searxng-url': search.url,
      'llm-url': `${model.url}/v1`,
      'llm-model': 'tiny',
    },
  });
});

afterAll(async () => {
  await service.stop();
  await Promise.all([site.close(), search.close(), model.close()]);
});

const app = () => new Firecrawl({ apiKey: service.key, apiUrl: service.address });

describe('search', () => {
  it('finds on the web', async () => {
    const found = await app().search('red lamp', { limit: 3 });
    expect(found.web).toEqual([
      expect.objectContaining({
        url: `${site.origin}/lamp`,
        title: 'The lamp',
        description: 'A lamp',
      }),
    ]);
  });

  it('finds news and images', async () => {
    const found = await app().search('red lamp', { limit: 1, sources: ['news', 'images'] });
    expect(found.news).toHaveLength(1);
    expect(found.images).toEqual([
      expect.objectContaining({
        imageUrl: `${site.origin}/i.png`,
        imageWidth: 10,
        imageHeight: 20,
      }),
    ]);
  });

  it('scrapes what it found', async () => {
    const found = await app().search('red lamp', {
      limit: 1,
      scrapeOptions: { formats: ['markdown'] },
    });
    expect(JSON.stringify(found.web)).toContain('made in Norway');
  });

  it('answers an empty list where nothing is found, and an error where no provider answers', async () => {
    expect((await app().search('nothing here')).web ?? []).toEqual([]);
    await expect(app().search('limited words')).rejects.toThrow(/SearXNG asks to wait 9 seconds/);
  });
});

describe('json with a model', () => {
  it('lets the model fill what the page does not mark up', async () => {
    const schema = {
      type: 'object',
      properties: { title: { type: 'string' }, origin_country: { type: 'string' } },
    };
    const page = await app().scrape(`${site.origin}/lamp`, { formats: [{ type: 'json', schema }] });
    expect(page.json).toEqual({ title: 'The lamp', origin_country: 'Norway' });
    expect(model.asked.length).toBeGreaterThan(0);
  });
});
