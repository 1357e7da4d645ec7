/** Pages through the stealth proxy and through a country's proxy, in both engines, and what is said where there is none. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startForwardProxy, type ForwardProxy } from '../support/forward-proxy.ts';
import { startService, type TestService } from '../support/service.ts';
import { html } from '../support/site/answer.ts';
import { startSite, type FixtureSite } from '../support/site.ts';

let site: FixtureSite;
let stealth: ForwardProxy;
let japan: ForwardProxy;
let service: TestService;
let plain: TestService;

beforeAll(async () => {
  [site, stealth, japan] = await Promise.all([
    startSite(),
    startForwardProxy(),
    startForwardProxy(),
  ]);
  const flags = { 'stealth-proxy-url': stealth.url, 'regional-proxies': `jp=${japan.url}` };
  [service, plain] = await Promise.all([startService({ flags }), startService()]);
});
afterAll(async () => {
  await Promise.all([service.stop(), plain.stop()]);
  await Promise.all([site.close(), stealth.close(), japan.close()]);
});
beforeEach(() => {
  stealth.asked.length = 0;
  japan.asked.length = 0;
});

interface Answer {
  readonly creditsUsed: number;
  readonly data: {
    readonly markdown: string;
    readonly warning?: string;
    readonly metadata: { readonly proxyUsed: string; readonly statusCode: number };
  };
}

async function scrape(at: TestService, path: string, options: object): Promise<Answer> {
  const body = { url: `${site.origin}${path}`, maxAge: 0, ...options };
  const reply = await at.ask('POST', '/v2/scrape', body);
  expect(reply.status).toBe(200);
  return reply.json as Answer;
}

/** Without a browser, and with one. */
const ENGINES: readonly (readonly [string, object])[] = [
  ['over HTTP', {}],
  ['in Chromium', { waitFor: 1 }],
];

describe('the stealth proxy', () => {
  it.each(ENGINES)('carries a page that asks for it, %s, for one credit', async (_name, how) => {
    const answer = await scrape(service, '/static/5kb', { ...how, proxy: 'stealth' });
    expect(stealth.asked.length).toBeGreaterThan(0);
    expect(answer.data.metadata.proxyUsed).toBe('stealth');
    expect(answer.data.warning).toBeUndefined();
    expect(answer.creditsUsed).toBe(1);
  });

  it.each(ENGINES)('does not carry a page that asks for basic, %s', async (_name, how) => {
    const answer = await scrape(service, '/static/5kb', { ...how, proxy: 'basic' });
    expect(stealth.asked).toEqual([]);
    expect(answer.data.metadata.proxyUsed).toBe('basic');
  });

  it('is tried by "auto" where the site turns the plain way away', async () => {
    let count = 0;
    site.files.set('/picky', () => {
      count += 1;
      return count === 1
        ? { ...html('<p>Go away, machine.</p>'), status: 403 }
        : html('<p>Welcome, dear reader of pages.</p>');
    });
    const answer = await scrape(service, '/picky', { proxy: 'auto' });
    expect(answer.data.markdown).toContain('Welcome');
    expect(answer.data.metadata).toMatchObject({ proxyUsed: 'stealth', statusCode: 200 });
    expect(stealth.asked).toHaveLength(1);
    expect(answer.creditsUsed).toBe(1);
  });

  it('is not tried by "auto" where the plain way is served', async () => {
    await scrape(service, '/static/5kb', { proxy: 'auto' });
    expect(stealth.asked).toEqual([]);
  });

  it('is named in a warning where none is set, and the page comes all the same', async () => {
    const answer = await scrape(plain, '/static/5kb', { proxy: 'stealth' });
    expect(answer.data.warning).toMatch(/set stealthProxyUrl/);
    expect(answer.data.metadata.proxyUsed).toBe('basic');
  });
});

describe('the regional proxy', () => {
  const tokyo = { location: { country: 'JP', languages: ['ja'] } };

  it.each(ENGINES)('carries a page whose location names the country, %s', async (_name, how) => {
    const { accounts, account } = service.hearth.rooms();
    await accounts.setAddOns(account.id, ['regional-proxy']);
    const answer = await scrape(service, '/static/5kb', { ...how, ...tokyo });
    expect(japan.asked.length).toBeGreaterThan(0);
    expect(stealth.asked).toEqual([]);
    expect(answer.data.warning).toBeUndefined();
    expect(answer.creditsUsed).toBe(1);
  });

  it('leaves other countries alone, and says that none is set for them', async () => {
    const { accounts, account } = service.hearth.rooms();
    await accounts.setAddOns(account.id, ['regional-proxy']);
    const answer = await scrape(service, '/static/5kb', { location: { country: 'KR' } });
    expect(japan.asked).toEqual([]);
    expect(answer.data.warning).toMatch(/No proxy is set for KR/);
  });

  it('is kept from an account without the add-on, and from a plan that may not have it', async () => {
    const { accounts, account } = service.hearth.rooms();
    await accounts.setAddOns(account.id, []);
    const without = await scrape(service, '/static/5kb', tokyo);
    expect(without.data.warning).toMatch(/add-on regional-proxy of Pro and above/);
    await accounts.setAddOns(account.id, ['regional-proxy']);
    await accounts.setPlan(account.id, { planId: 'starter' });
    const below = await scrape(service, '/static/5kb', tokyo);
    expect(below.data.warning).toMatch(/add-on regional-proxy of Pro and above/);
    expect(japan.asked).toEqual([]);
    await accounts.setPlan(account.id, { planId: 'enterprise' });
  });

  it('is refused at the start when it is not understood', async () => {
    const flags = { 'regional-proxies': 'JP:secret@host' };
    const refusal = startService({ flags });
    await expect(refusal).rejects.toMatchObject({ code: 'CONFIG_INVALID' });
    await expect(refusal).rejects.not.toThrow(/secret/);
  });
});
