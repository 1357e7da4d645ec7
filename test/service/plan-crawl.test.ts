import { afterEach, expect, it } from 'vitest';
import { HearthError } from '../../src/main/service/domain/errors.ts';
import type { Json } from '../../src/main/service/domain/json.ts';
import type { LanguageModel } from '../../src/main/service/ports/language-model.ts';
import { startService, type TestService } from '../support/service.ts';

let service: TestService | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});

const usage = { inputTokens: 1, outputTokens: 1 };

function aModel(data: Json | Error): LanguageModel {
  return {
    name: 'fake',
    extract: () =>
      data instanceof Error ? Promise.reject(data) : Promise.resolve({ data, usage }),
    complete: () => Promise.resolve({ text: '', usage }),
  };
}

const START = { url: 'http://127.0.0.1:9/', prompt: 'only the docs', limit: 1 };

it('turns a prompt into crawl options, the caller’s own winning', async () => {
  const model = aModel({ includePaths: ['^/docs'], limit: 500, sitemap: 'skip', colour: 'red' });
  service = await startService({ parts: { model } });
  const { json } = await service.ask('POST', '/v2/crawl', START);
  expect(json).toMatchObject({
    success: true,
    promptGeneratedOptions: { includePaths: ['^/docs'], limit: 500, sitemap: 'skip' },
    finalCrawlerOptions: { includePaths: ['^/docs'], limit: 1, sitemap: 'skip' },
  });
  const preview = await service.ask('POST', '/v2/crawl/params-preview', START);
  expect(preview.json).toMatchObject({
    success: true,
    data: { url: START.url, includePaths: ['^/docs'], limit: 500, sitemap: 'skip' },
    creditsUsed: 0,
  });
  expect(preview.json).not.toHaveProperty('data.colour');
});

it.each<[object, object, object]>([
  [{ delay: 60 }, {}, { delay: 10 }],
  [{ delay: 60 }, { delay: 30 }, { delay: 30 }],
  [{ allowExternalLinks: true }, {}, { allowExternalLinks: true, limit: 100 }],
  [{ allowExternalLinks: true, limit: 7 }, {}, { limit: 7 }],
  [{ allowExternalLinks: true }, { limit: 700 }, { limit: 700 }],
])('of a model’s %j and a caller’s %j it makes %j', async (planned, own, made) => {
  service = await startService({ parts: { model: aModel({ ...planned }) } });
  const { url, prompt } = START;
  const { json } = await service.ask('POST', '/v2/crawl', { url, prompt, ...own });
  expect(json).toMatchObject({ finalCrawlerOptions: made });
});

it('leaves out a pause of nothing, which no crawl takes', async () => {
  service = await startService({ parts: { model: aModel({ delay: 0, limit: 3 }) } });
  const { status, json } = await service.ask('POST', '/v2/crawl', { ...START, limit: null });
  expect([status, json]).toMatchObject([200, { finalCrawlerOptions: { limit: 3 } }]);
});

it.each(['/v1/crawl', '/v2/crawl', '/v2/crawl/params-preview'])(
  '%s says what to do when a prompt is given and no model is set',
  async (path) => {
    service = await startService();
    const { status, json } = await service.ask('POST', path, START);
    expect(status).toBe(400);
    expect(json).toMatchObject({
      code: 'LLM_NOT_CONFIGURED',
      error: expect.stringContaining('HEARTH_LLM_URL'),
    });
  },
);

it.each([
  ['fails', new HearthError('LLM_FAILED', 'The model refused the key')],
  ['gives no options', 'sorry'],
  ['gives options that do not fit', { limit: -1 }],
])('answers 400 when the model %s', async (_case, data) => {
  service = await startService({ parts: { model: aModel(data) } });
  const { status, json } = await service.ask('POST', '/v2/crawl', { ...START, limit: null });
  expect(status).toBe(400);
  expect(json).toMatchObject({ success: false, error: expect.any(String) });
});
