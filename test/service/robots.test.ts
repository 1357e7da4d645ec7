/** robots.txt of a site is asked before every address a page comes from, in both engines; a denial is free. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startService, type TestService } from '../support/service.ts';
import { html } from '../support/site/answer.ts';
import { page } from '../support/site/pages.ts';
import { startSite, type FixtureSite } from '../support/site.ts';

let service: TestService;
let careless: TestService;
let site: FixtureSite;
let other: FixtureSite;

const SECRET = html(page({ title: 'Secret', main: '<p>Not for robots.</p>'.repeat(20) }));
const RULES = { type: 'text/plain', body: 'User-agent: *\nDisallow: /private/\n' };

beforeAll(async () => {
  [service, careless, site, other] = await Promise.all([
    startService(),
    startService({ flags: { 'no-respect-robots': true } }),
    startSite(),
    startSite(),
  ]);
  for (const one of [site, other]) {
    one.files.set('/robots.txt', RULES);
    one.files.set('/private/page', SECRET);
  }
  const to = (url: string) => ({ status: 302, headers: { location: url } });
  const shell = (script: string) => html(`<title>Shell</title><div id="root"></div>${script}`);
  site.files.set('/hop', to('/private/page'));
  site.files.set('/two-hops', to(`${other.origin}/away`));
  other.files.set('/away', to('/private/page'));
  site.files.set('/meta', html('<meta http-equiv="refresh" content="0; url=/private/page">'));
  site.files.set('/by-script', shell('<script>location.href = "/private/page"</script>'));
  site.files.set(
    '/by-click',
    html(
      page({
        title: 'Click',
        main: '<p>Words.</p>'.repeat(60) + '<a id="go" href="/private/page">go</a>',
      }),
    ),
  );
  site.files.set(
    '/frame',
    html(
      page({
        title: 'Frame',
        main: '<p>Words.</p>'.repeat(60) + '<iframe src="/static/5kb"></iframe>',
      }),
    ),
  );
});
afterAll(async () => {
  await Promise.all([service.stop(), careless.stop()]);
  await Promise.all([site.close(), other.close()]);
});
afterEach(async () => {
  const { browser, http, slots, account } = service.hearth.rooms();
  await vi.waitUntil(
    () =>
      http.stats().active === 0 &&
      browser.stats().active === 0 &&
      browser.stats().contexts === 0 &&
      slots.active(account.id) === 0,
    { timeout: 10_000 },
  );
});

interface Reply {
  readonly error?: string;
  readonly code?: string;
  readonly data?: { readonly markdown?: string; readonly metadata: Record<string, unknown> };
}

const creditsLeft = async (): Promise<number> => {
  const { backend, account } = service.hearth.rooms();
  const balance = await backend.store.balance(account.id, Date.now());
  expect(balance.reserved).toBe(0);
  return balance.remaining;
};
const scrape = async (path: string, extra: object = {}, on = service) => {
  const { status, json } = await on.ask('POST', '/v2/scrape', {
    url: site.origin + path,
    maxAge: 0,
    ...extra,
  });
  return { status, ...(json as Reply) };
};
const asked = (one: FixtureSite): number =>
  one.requests.filter(({ url }) => url.startsWith('/private/')).length;

const CLICK = [{ type: 'click', selector: '#go' }];

describe.each<[string, string, object]>([
  ['the address itself', '/private/page', {}],
  ['the address itself, in the browser', '/private/page', { waitFor: 1 }],
  ['a redirect', '/hop', {}],
  ['a redirect in the browser', '/hop', { waitFor: 1 }],
  ['the last of several redirects, on another site', '/two-hops', {}],
  ['the last of several redirects, in the browser', '/two-hops', { mobile: true }],
  [
    'a redirect met with headers of the caller’s',
    '/hop',
    { waitFor: 1, headers: { 'X-Own': '1' } },
  ],
  ['a meta refresh', '/meta', {}],
  ['a meta refresh in the browser', '/meta', { waitFor: 300 }],
  ['a script of an empty shell that moves on', '/by-script', {}],
  ['an action that moves on', '/by-click', { actions: CLICK }],
])('%s', (_name, path, extra) => {
  it('is denied with the rule, unasked and unpaid', async () => {
    const [credits, before] = [await creditsLeft(), asked(site) + asked(other)];
    const answer = await scrape(path, extra);
    expect([answer.status, answer.code]).toEqual([403, 'SCRAPE_ROBOTS_DENIED']);
    expect(answer.error).toMatch(
      /robots\.txt does not allow .*Disallow: \/private\/.*ignoreRobotsTxt/,
    );
    expect(asked(site) + asked(other)).toBe(before);
    expect(await creditsLeft()).toBe(credits);
  });

  it('is read by who may', async () => {
    const answer = await scrape(path, { ...extra, ignoreRobotsTxt: true });
    expect([answer.status, answer.data?.markdown]).toEqual([
      200,
      expect.stringContaining('Not for robots.'),
    ]);
  });
});

it('is not asked where the setting says so', async () => {
  expect((await scrape('/hop', {}, careless)).status).toBe(200);
});

it('lets frames and allowed redirects pass', async () => {
  const framed = await scrape('/frame', { waitFor: 1, onlyMainContent: false });
  expect(framed.data?.markdown).toContain('Article 1');
  const led = await scrape('/redirect/3', { waitFor: 1 });
  expect(led.data?.metadata).toMatchObject({ url: `${site.origin}/static/5kb`, statusCode: 200 });
});

it('reports a page of a crawl that leads to where robots may not go as blocked', async () => {
  const start = html(page({ title: 'Start', main: '<a href="/in/hop">on</a>'.repeat(3) }));
  site.files.set('/in', start);
  site.files.set('/in/hop', { status: 302, headers: { location: '/private/page' } });
  const before = asked(site);
  const { json } = await service.ask('POST', '/v2/crawl', { url: `${site.origin}/in`, limit: 5 });
  const { id } = json as { id: string };
  await vi.waitUntil(
    async () => {
      const status = await service.ask('GET', `/v2/crawl/${id}`);
      return (status.json as { status: string }).status === 'completed';
    },
    { timeout: 20_000 },
  );
  const errors = await service.ask('GET', `/v2/crawl/${id}/errors`);
  expect(errors.json).toMatchObject({ errors: [], robotsBlocked: [`${site.origin}/in/hop`] });
  expect(asked(site)).toBe(before);
});
