/** The add-on cjk-extraction: pages in Chinese, Japanese or Korean are read by the model set for them. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { says, startModelServer, type ModelServer } from '../support/model-server.ts';
import { startService, type TestService } from '../support/service.ts';
import { html } from '../support/site/answer.ts';
import { startSite, type FixtureSite } from '../support/site.ts';

let site: FixtureSite;
let general: ModelServer;
let cjk: ModelServer;
let service: TestService;

const JAPANESE = `<h1>薪ストーブの手入れ</h1>${'<p>煙突は年に一度、資格を持つ職人が掃除します。灰は完全に冷めてから取り出します。</p>'.repeat(4)}`;
const ENGLISH = `<h1>Caring for a stove</h1>${'<p>The chimney is swept once a year by a qualified person. Ash is taken out when it is cold.</p>'.repeat(4)}`;

beforeAll(async () => {
  [site, general, cjk] = await Promise.all([startSite(), startModelServer(), startModelServer()]);
  site.files.set('/ja', html(JAPANESE));
  site.files.set('/en', html(ENGLISH));
  service = await startService({
    flags: {
      'llm-url': general.url,
      'llm-model': 'general',
      'cjk-llm-url': cjk.url,
      'cjk-llm-model': 'kanji',
    },
  });
});
afterAll(async () => {
  await service.stop();
  await Promise.all([site.close(), general.close(), cjk.close()]);
});
beforeEach(async () => {
  general.answer(() => says('A summary.'));
  cjk.answer(() => says('要約です。'));
  await book(['cjk-extraction']);
});

async function book(addOns: readonly 'cjk-extraction'[]): Promise<void> {
  const { accounts, account } = service.hearth.rooms();
  await accounts.setAddOns(account.id, addOns);
}

async function summaryOf(path: string): Promise<unknown> {
  const body = { url: `${site.origin}${path}`, formats: ['summary'], maxAge: 0 };
  const { json } = await service.ask('POST', '/v2/scrape', body);
  return (json as { readonly data: { readonly summary: unknown } }).data.summary;
}

describe('a model for Chinese, Japanese and Korean', () => {
  it('reads the pages written in them, and its tokens are counted under its name', async () => {
    expect(await summaryOf('/ja')).toBe('要約です。');
    expect(general.asked).toHaveLength(0);
    const { store } = service.hearth.rooms().backend;
    const accountId = service.hearth.rooms().account.id;
    const range = { fromAt: Date.now() - 86_400_000, toAt: Date.now() + 86_400_000 };
    const used = await store.modelUsageByDay({ accountId, ...range });
    expect(used.map(({ model }) => model)).toContain('kanji');
  });

  it('leaves other pages to the general one', async () => {
    expect(await summaryOf('/en')).toBe('A summary.');
    expect(cjk.asked).toHaveLength(0);
  });

  it('is for accounts with the add-on; others are read by the general one', async () => {
    await book([]);
    expect(await summaryOf('/ja')).toBe('A summary.');
    expect(cjk.asked).toHaveLength(0);
  });

  it('reads the pages of an extract, too', async () => {
    cjk.answer(() => says('{"topic":"薪ストーブの手入れ"}'));
    general.answer(() => says('{"topic":"Caring"}'));
    const schema = { type: 'object', properties: { topic: { type: 'string' } } };
    const body = { urls: [`${site.origin}/ja`], prompt: 'the topic', schema };
    const { json } = await service.ask('POST', '/v2/extract', body);
    expect(json).toMatchObject({ success: true, creditsUsed: 1 });
    expect(general.asked).toHaveLength(0);
  });
});
