/**
 * The product spec's sections 5, 7, 8 and 9, statement by statement, over HTTP against a whole service.
 * Where the spec leaves something open, the reading of wire/differences.md is named (B1, L2, …).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Account, AddOn, Balance, PlanId } from '../../src/main/service/domain/account.ts';
import { PLANS } from '../../src/main/service/domain/plans.ts';
import { quote } from '../../src/main/service/domain/quote.ts';
import { overageCents } from '../../src/main/service/domain/spending.ts';
import { json, startFixtureServer, type FixtureServer } from '../support/fixture-server.ts';
import { startService, type TestService } from '../support/service.ts';
import { html } from '../support/site/answer.ts';
import { type FixtureSite, startSite } from '../support/site.ts';
import { startSmtp, type SmtpServer } from '../support/smtp-server.ts';

const DAY = 86_400_000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let service: TestService;
let site: FixtureSite;
let denying: FixtureSite;
let web: FixtureServer;
let smtp: SmtpServer;
const time = { offset: 0 };
const clock = { now: () => Date.now() + time.offset };

beforeAll(async () => {
  [site, denying, smtp] = await Promise.all([startSite(), startSite(), startSmtp()]);
  web = await startFixtureServer(({ query }) => {
    const asked = query.get('q') ?? '';
    if (asked.includes('unlucky')) return { status: 500 };
    const found = [1, 2, 3, 4, 5].map((number) => ({
      url: `${site.origin}/static/5kb?found=${number}`,
      title: `Result ${number}`,
      content: 'A page about heaters',
    }));
    return json({ results: found });
  });
  service = await startService({
    flags: {
      'search-order': 'searxng',
      'search-searxng-url': web.url,
      'smtp-url': smtp.url,
      'smtp-to': 'operator@example.org',
      'host-concurrency': '4',
    },
    parts: { clock },
  });
  denying.files.set('/robots.txt', { type: 'text/plain', body: 'User-agent: *\nDisallow: /' });
});
afterAll(async () => {
  await service.stop();
  await Promise.all([site.close(), denying.close(), web.close(), smtp.close()]);
});

interface Body {
  readonly success?: boolean;
  readonly error?: string;
  readonly id?: string;
  readonly status?: string;
  readonly warning?: string;
  readonly creditsUsed?: number;
  readonly remainingCredits?: number;
  readonly data?: unknown;
  readonly [key: string]: unknown;
}
interface Reply {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

/** An account of its own with a key, asked through HTTP. */
interface Tenant {
  readonly account: Account;
  readonly secret: string;
  ask(method: string, path: string, body?: unknown): Promise<Reply>;
  /** Leaves so many credits of the period. */
  leave(credits: number): Promise<void>;
  used(): Promise<number>;
  remaining(): Promise<number>;
}

async function aTenant(
  planId: PlanId = 'scale',
  extra: { readonly customCredits?: number; readonly customConcurrency?: number } = {},
): Promise<Tenant> {
  const { accounts, keys, usage } = service.hearth.rooms();
  const account = await accounts.create({ name: `On ${planId}`, planId, ...extra });
  const { secret } = await keys.create({ accountId: account.id, name: 'Default' });
  const balance = () => usage.balance(account);
  return {
    account,
    secret,
    ask: (method, path, body) => askAs(secret, method, path, body),
    leave: async (credits) => {
      const { planCredits, used } = await balance();
      await accounts.adjustCredits(account.id, credits - (planCredits - used), 'rehearsal');
    },
    used: async () => (await balance()).used,
    remaining: async () => (await balance()).remaining,
  };
}

async function askAs(
  secret: string | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<Reply> {
  const response = await fetch(`${service.address}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json = (await response.json()) as Body;
  return { status: response.status, body: json, headers: response.headers };
}

/** The console as its window asks it, for the installation's own account. */
function askConsole(method: string, path: string, body?: unknown): Promise<Reply> {
  return askAs(service.hearth.sessionToken, method, path, body);
}

async function finished(tenant: Tenant, path: string): Promise<Body> {
  return vi.waitUntil(
    async () => {
      const { body } = await tenant.ask('GET', path);
      return body.status === 'scraping' ? undefined : body;
    },
    { timeout: 30_000, interval: 50 },
  );
}

const page = (path: string) => ({ url: `${site.origin}${path}` });

/** One valid call of every operation that can be refused for credits. */
const CALLS: readonly (readonly [string, () => unknown])[] = ['/v1', '/v2'].flatMap((version) => [
  [`${version}/scrape`, () => page('/static/5kb')] as const,
  [`${version}/crawl`, () => ({ ...page('/site/20/'), limit: 2 })] as const,
  [`${version}/batch/scrape`, () => ({ urls: [`${site.origin}/static/5kb`] })] as const,
  [`${version}/map`, () => page('/site/20/')] as const,
  [`${version}/search`, () => ({ query: 'hearth', limit: 1 })] as const,
  [
    `${version}/extract`,
    () => ({ urls: [`${site.origin}/static/5kb`], prompt: 'title', schema: TITLE }),
  ] as const,
]);
const TITLE = { type: 'object', properties: { title: { type: 'string' } } };

/** An address that is not offered answers 404, also without a key. */
async function isServed(path: string): Promise<boolean> {
  return (await askAs(undefined, 'POST', path, {})).status !== 404;
}

describe('5 Authentication', () => {
  it.each(CALLS)(
    '5.1 every request carries a key: POST %s without one is 401',
    async (path, body) => {
      const reply = await askAs(undefined, 'POST', path, body());
      expect(reply).toMatchObject({ status: 401, body: { success: false, error: 'Unauthorized' } });
    },
  );

  it('5.1 an unknown key is refused', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    const reply = await askAs(unknown, 'POST', '/v2/scrape', page('/static/5kb'));
    expect(reply).toMatchObject({ status: 401, body: { error: 'Unauthorized: Invalid token' } });
  });

  it('5.2 a key is a UUID without the prefix fc-', () => {
    expect(service.key).toMatch(UUID);
  });

  it('5.2 the same key in the spelling of clients that insist on fc- works (K1)', async () => {
    const { secret } = await aTenant();
    const spelled = `fc-${secret.replaceAll('-', '')}`;
    const reply = await askAs(spelled, 'GET', '/v2/team/credit-usage');
    expect(reply.status).toBe(200);
  });

  it('5.3 the key is shown once, at creation: nothing on disk holds it', async () => {
    const { secret, account } = await aTenant();
    const listed = JSON.stringify(await service.hearth.rooms().keys.list(account.id));
    expect(listed).not.toContain(secret);
    for (const file of ['hearth.db', 'hearth.db-wal']) {
      expect(readFileSync(join(service.dataDir, file)).includes(secret)).toBe(false);
    }
  });

  it('5.3 the console’s "Create key" shows the value once; afterwards only a hint is shown', async () => {
    const created = await askConsole('POST', '/console/keys', { name: 'Once' });
    const { secret, key } = created.body as unknown as {
      secret: string;
      key: { id: string; hint: string };
    };
    expect(secret).toMatch(UUID);
    expect((await askAs(secret, 'GET', '/v2/team/credit-usage')).status).toBe(200);
    const listed = await askConsole('GET', '/console/keys');
    expect(JSON.stringify(listed.body)).not.toContain(secret);
    expect(JSON.stringify(listed.body)).toContain(key.hint);
    expect(key.hint).toBe(`${secret.slice(0, 4)}…${secret.slice(-4)}`);
  });

  it('5.3 a revoked key is refused; the last active one cannot be revoked', async () => {
    const tenant = await aTenant();
    const { keys } = service.hearth.rooms();
    const [first] = await keys.list(tenant.account.id);
    const id = first?.id ?? '';
    const refusal = keys.revoke(tenant.account.id, id);
    await expect(refusal).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await tenant.ask('GET', '/v2/team/credit-usage')).status).toBe(200);
    const { secret } = await keys.create({ accountId: tenant.account.id, name: 'Next' });
    await keys.revoke(tenant.account.id, id);
    expect((await tenant.ask('GET', '/v2/team/credit-usage')).status).toBe(401);
    expect((await askAs(secret, 'GET', '/v2/team/credit-usage')).status).toBe(200);
  });

  it('5.4 on this machine the session token is the sign-in (beyond it: sign-in.test.ts)', async () => {
    const ways = await askAs(undefined, 'GET', '/console/sign-in');
    expect(ways.body).toEqual({ ways: ['session-token'] });
    expect((await askAs(undefined, 'GET', '/console/state')).status).toBe(401);
    expect((await askAs(service.key, 'GET', '/console/state')).status).toBe(401);
    expect((await askConsole('GET', '/console/state')).status).toBe(200);
  });

  it('5.5 an expired key is refused', async () => {
    const tenant = await aTenant();
    const { secret } = await service.hearth.rooms().keys.create({
      accountId: tenant.account.id,
      name: 'For a day',
      limits: { expiresAt: clock.now() + DAY },
    });
    expect((await askAs(secret, 'GET', '/v2/team/credit-usage')).status).toBe(200);
    try {
      time.offset = DAY + 1_000;
      expect((await askAs(secret, 'GET', '/v2/team/credit-usage')).status).toBe(401);
    } finally {
      time.offset = 0;
    }
  });

  it('5.5 the key sets which plan, credits and concurrency apply', async () => {
    for (const planId of ['free', 'pro'] as const) {
      const tenant = await aTenant(planId);
      const usage = await tenant.ask('GET', '/v2/team/credit-usage');
      expect(usage.body.data).toMatchObject({ planCredits: PLANS[planId].credits });
      const slots = await tenant.ask('GET', '/v2/concurrency-check');
      expect(slots.body).toMatchObject({ maxConcurrency: PLANS[planId].concurrency });
    }
  });

  it('5.5 the plan’s credits stay what they are when credits are taken or given', async () => {
    const tenant = await aTenant('free');
    for (const change of [-1_500, 4_000]) {
      await service.hearth.rooms().accounts.adjustCredits(tenant.account.id, change, 'test');
      const usage = await tenant.ask('GET', '/v2/team/credit-usage');
      expect(usage.body.data).toMatchObject({ planCredits: 1_500 });
      const tokens = await tenant.ask('GET', '/v2/team/token-usage');
      expect(tokens.body.data).toMatchObject({ planTokens: 22_500 });
    }
    expect(await tenant.remaining()).toBe(4_000);
  });

  it('5.5 nothing of one account is visible to another', async () => {
    const [mine, other] = [await aTenant(), await aTenant()];
    const started = await mine.ask('POST', '/v2/crawl', { ...page('/site/20/'), limit: 1 });
    await finished(mine, `/v2/crawl/${started.body.id ?? ''}`);
    const seen = await other.ask('GET', `/v2/crawl/${started.body.id ?? ''}`);
    expect(seen.status).toBe(404);
    const paths = [
      '/v2/crawl/active',
      '/v2/team/activity',
      `/v2/crawl/${started.body.id ?? ''}/errors`,
    ];
    for (const path of paths) {
      const reply = await other.ask('GET', path);
      expect(JSON.stringify(reply.body)).not.toContain(started.body.id ?? 'no id');
    }
    const cancelled = await other.ask('DELETE', `/v2/crawl/${started.body.id ?? ''}`);
    expect(cancelled.status).toBe(404);
    expect(await other.used()).toBe(0);
    const console = await askConsole('GET', `/console/jobs/${started.body.id ?? ''}`);
    expect(console.status).toBe(404);
  });

  it('5.5 a page stored for one account does not answer another', async () => {
    const [mine, other] = [await aTenant(), await aTenant()];
    const ask = { ...page('/static/5kb?stored-for-one'), maxAge: 3_600_000 };
    const asked = () => site.requests.filter(({ url }) => url.includes('stored-for-one')).length;
    await mine.ask('POST', '/v2/scrape', ask);
    await mine.ask('POST', '/v2/scrape', ask);
    expect(asked()).toBe(1);
    const reply = await other.ask('POST', '/v2/scrape', ask);
    expect(reply.body.data).not.toMatchObject({ metadata: { cacheState: 'hit' } });
    expect(asked()).toBe(2);
    const kept = await other.ask('POST', '/v2/scrape', {
      ...page('/static/5kb?never-seen-by-other'),
      lockdown: true,
    });
    expect(kept.status).toBe(404);
  });

  it('5.5 what one account has read is not found by another in the library', async () => {
    const [mine, other] = [await aTenant(), await aTenant()];
    site.files.set('/rare', html('<p>The word quixotropic stands on this page alone.</p>'));
    await mine.ask('POST', '/v2/scrape', page('/rare'));
    const find = async (tenant: Tenant): Promise<string> => {
      const body = { query: 'quixotropic', sources: ['library'], limit: 5 };
      return JSON.stringify((await tenant.ask('POST', '/v2/search', body)).body);
    };
    await vi.waitUntil(async () => (await find(mine)).includes('/rare'), { timeout: 10_000 });
    expect(await find(other)).not.toContain('/rare');
  });
});

describe('2.2 The envelope', () => {
  it.each(['/v1', '/v2'])(
    '%s tells creditsUsed and remainingCredits as integers',
    async (version) => {
      const tenant = await aTenant('pro');
      const reply = await tenant.ask('POST', `${version}/scrape`, page('/static/5kb'));
      expect(reply.body).toMatchObject({ success: true, creditsUsed: 1, remainingCredits: 74_999 });
    },
  );

  it('is left out of failures (E7)', async () => {
    const reply = await (await aTenant()).ask('POST', '/v2/scrape', {});
    expect(reply.status).toBe(400);
    expect(reply.body).not.toHaveProperty('creditsUsed');
  });
});

describe('7 Errors', () => {
  it.each(CALLS)(
    '7 no credits and no overage: POST %s is 402 with the billing page',
    async (path, body) => {
      const tenant = await aTenant('starter');
      await tenant.leave(0);
      const reply = await tenant.ask('POST', path, body());
      expect(reply.status).toBe(402);
      expect(reply.body.error).toContain(`${service.address}/plan`);
    },
  );

  it('7 402 comes before the body is looked at', async () => {
    const tenant = await aTenant('starter');
    await tenant.leave(0);
    expect((await tenant.ask('POST', '/v2/scrape', { nonsense: true })).status).toBe(402);
  });

  it('7 Free beyond its allowance is 429 with Retry-After until the monthly reset (L2)', async () => {
    const tenant = await aTenant('free');
    await tenant.leave(0);
    const refused = await tenant.ask('POST', '/v2/scrape', page('/static/5kb'));
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    const { periodEndAt } = await service.hearth.rooms().usage.balance(tenant.account);
    expect(Math.abs(seconds - (periodEndAt - clock.now()) / 1_000)).toBeLessThan(5);
    expect(refused.body.error).toContain(new Date(periodEndAt).toISOString());
  });

  it('7 too many requests are 429 with Retry-After', async () => {
    const tenant = await aTenant('free');
    const most = PLANS.free.requestsPerMinute.map;
    for (let count = 0; count < most; count += 1) {
      expect((await tenant.ask('POST', '/v2/map', {})).status).toBe(400);
    }
    const refused = await tenant.ask('POST', '/v2/map', {});
    expect(refused.status).toBe(429);
    expect(refused.body.error).toMatch(/^Rate limit exceeded/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(refused.headers.get('x-ratelimit-limit')).toBe(String(most));
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
    const full = Number(refused.headers.get('x-ratelimit-reset'));
    expect(full - Math.ceil(clock.now() / 1_000)).toBeLessThanOrEqual(60);
  });

  it.each<[string, () => object]>([
    ['an invalid body', () => ({})],
    ['an unknown option', () => ({ ...page('/static/5kb'), nonsense: 1 })],
    ['a timeout', () => ({ ...page('/fault/hang'), timeout: 1_000 })],
    ['a DNS failure', () => ({ url: 'http://no-such-host.invalid/' })],
    ['a denial by robots rules', () => ({ url: `${denying.origin}/static/5kb` })],
    ['a refused connection', () => ({ url: 'http://127.0.0.1:9/' })],
    ['a reset connection', () => page('/fault/reset')],
    ['a redirect loop', () => page('/fault/loop')],
  ])('7 no credit is charged for %s', async (_name, body) => {
    const tenant = await aTenant();
    const reply = await tenant.ask('POST', '/v2/scrape', body());
    expect(reply.body.success).toBe(false);
    expect(await tenant.used()).toBe(0);
    expect((await service.hearth.rooms().usage.balance(tenant.account)).reserved).toBe(0);
  });

  it.each([404, 500, 403])(
    '7 a page answering %i is a document that costs nothing (B6)',
    async (status) => {
      const tenant = await aTenant();
      const reply = await tenant.ask('POST', '/v2/scrape', page(`/status/${status}`));
      expect(reply).toMatchObject({ status: 200, body: { success: true, creditsUsed: 0 } });
      expect(reply.body.data).toMatchObject({ metadata: { statusCode: status } });
      expect(await tenant.used()).toBe(0);
    },
  );

  it('7 in a crawl only pages with a 2xx status count (B4)', async () => {
    const links = ['/status/404', '/status/500', '/static/5kb', '/mixed/other'];
    site.files.set('/mixed/', html(links.map((link) => `<a href="${link}">a link</a>`).join(' ')));
    site.files.set('/mixed/other', html('<p>Another page with some words.</p>'));
    const tenant = await aTenant();
    const started = await tenant.ask('POST', '/v2/crawl', {
      ...page('/mixed/'),
      limit: 10,
      crawlEntireDomain: true,
      maxDiscoveryDepth: 1,
      sitemap: 'skip',
    });
    const job = await finished(tenant, `/v2/crawl/${started.body.id ?? ''}`);
    const documents = job.data as { metadata: { statusCode: number; creditsUsed: number } }[];
    const paid = documents.filter(({ metadata }) => metadata.creditsUsed === 1);
    expect(paid.every(({ metadata }) => metadata.statusCode === 200)).toBe(true);
    expect(documents.length).toBeGreaterThan(paid.length);
    expect(job.creditsUsed).toBe(paid.length);
    expect(await tenant.used()).toBe(paid.length);
  });
});

describe('8.1 Cost per operation', () => {
  it.each([
    ['one format', ['markdown']],
    ['many formats', ['markdown', 'html', 'rawHtml', 'links', 'images']],
  ])('scrape costs 1 with %s (B1)', async (_name, formats) => {
    const tenant = await aTenant();
    const reply = await tenant.ask('POST', '/v2/scrape', { ...page('/static/25kb'), formats });
    expect(reply.body).toMatchObject({ success: true, creditsUsed: 1 });
    expect(await tenant.used()).toBe(1);
  });

  it('a stored copy counts as a successful scrape (B6)', async () => {
    const tenant = await aTenant();
    const ask = { ...page('/static/5kb?cached'), maxAge: 3_600_000 };
    await tenant.ask('POST', '/v2/scrape', ask);
    await tenant.ask('POST', '/v2/scrape', ask);
    expect(await tenant.used()).toBe(2);
  });

  it('map costs 1 per call (B3)', async () => {
    const tenant = await aTenant();
    const reply = await tenant.ask('POST', '/v2/map', page('/site/20/'));
    expect(reply.body).toMatchObject({ success: true, creditsUsed: 1 });
    expect(await tenant.used()).toBe(1);
  });

  it.each(['crawl', 'batch/scrape'])('%s costs 1 per page fetched (B4, B5)', async (kind) => {
    const tenant = await aTenant();
    const body =
      kind === 'crawl'
        ? { ...page('/site/20/'), limit: 4 }
        : { urls: ['/static/5kb', '/static/25kb', '/data.txt'].map((path) => page(path).url) };
    const started = await tenant.ask('POST', `/v2/${kind}`, body);
    expect(started.body).toMatchObject({ success: true, creditsUsed: 0 });
    const job = await finished(tenant, `/v2/${kind}/${started.body.id ?? ''}`);
    const pages = (job.data as unknown[]).length;
    expect(pages).toBeGreaterThan(1);
    expect(job.creditsUsed).toBe(pages);
    expect(await tenant.used()).toBe(pages);
  });

  it.each([
    ['one result', 1],
    ['many results', 5],
  ])('search costs 1 per call with %s (B2)', async (_name, limit) => {
    const tenant = await aTenant();
    const reply = await tenant.ask('POST', '/v2/search', { query: 'heaters', limit });
    expect(reply).toMatchObject({ status: 200, body: { success: true, creditsUsed: 1 } });
    expect(reply.body.data).toMatchObject({ web: { length: limit } });
    expect(await tenant.used()).toBe(1);
  });

  it.each(['/v1', '/v2'])(
    '%s: pages scraped within a search are included in its credit (B2)',
    async (version) => {
      const tenant = await aTenant();
      const scrapeOptions = { formats: ['markdown'] };
      const body = { query: 'heaters', limit: 3, scrapeOptions };
      const reply = await tenant.ask('POST', `${version}/search`, body);
      expect(JSON.stringify(reply.body.data)).toContain('"markdown"');
      expect(reply.body.creditsUsed).toBe(1);
      expect(await tenant.used()).toBe(1);
    },
  );

  it('a search whose provider fails costs nothing (B8)', async () => {
    const tenant = await aTenant();
    const reply = await tenant.ask('POST', '/v2/search', { query: 'unlucky', limit: 1 });
    expect(reply.body.success).toBe(false);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(await tenant.used()).toBe(0);
  });

  it.each(['/v1', '/v2'])(
    '%s: extract costs 1 per call, whatever the number of pages (B7)',
    async (version) => {
      const tenant = await aTenant();
      const urls = ['/static/5kb', '/static/25kb'].map((path) => page(path).url);
      const body = { urls, prompt: 'the title', schema: TITLE };
      const reply = await tenant.ask('POST', `${version}/extract`, body);
      expect(reply.body).toMatchObject({ success: true, status: 'completed', creditsUsed: 1 });
      expect(await tenant.used()).toBe(1);
    },
  );

  it('an extract of which no page can be read costs nothing (B7, D6)', async () => {
    const tenant = await aTenant();
    const body = { urls: ['http://no-such-host.invalid/'], prompt: 'title', schema: TITLE };
    const reply = await tenant.ask('POST', '/v2/extract', body);
    expect(reply.body.success).toBe(false);
    expect(await tenant.used()).toBe(0);
  });

  it('a map of a site that cannot be reached costs nothing (B8)', async () => {
    const tenant = await aTenant();
    const reply = await tenant.ask('POST', '/v2/map', { url: 'http://no-such-host.invalid/' });
    expect(reply.body.success).toBe(false);
    expect(await tenant.used()).toBe(0);
  });

  it('status, errors, usage and cancel are free (B9)', async () => {
    const tenant = await aTenant();
    const started = await tenant.ask('POST', '/v2/crawl', { ...page('/fault/hang'), limit: 1 });
    const path = `/v2/crawl/${started.body.id ?? ''}`;
    for (const [method, where] of [
      ['GET', path],
      ['GET', `${path}/errors`],
      ['DELETE', path],
      ['GET', '/v2/team/credit-usage'],
      ['GET', '/v2/team/queue-status'],
    ] as const) {
      expect((await tenant.ask(method, where)).status).toBe(200);
    }
    expect(await tenant.used()).toBe(0);
  });
});

describe('8.2 Plans', () => {
  it.each<[PlanId, number, number | undefined, number | undefined]>([
    ['free', 0, 1_500, 2],
    ['starter', 500, 5_000, 10],
    ['pro', 1_200, 75_000, 20],
    ['scale', 16_700, 500_000, 50],
    ['business', 74_900, 2_500_000, 100],
    ['enterprise', 125_000, undefined, undefined],
  ])('%s: %i cents at launch, %s credits, %s slots', async (planId, cents, credits, slots) => {
    expect(PLANS[planId]).toMatchObject({ launchPriceCents: cents });
    const custom = { customCredits: 7_000, customConcurrency: 33 };
    const tenant = await aTenant(planId, planId === 'enterprise' ? custom : {});
    const usage = await tenant.ask('GET', '/v2/team/credit-usage');
    expect(usage.body.data).toMatchObject({ planCredits: credits ?? 7_000 });
    const check = await tenant.ask('GET', '/v2/concurrency-check');
    expect(check.body).toMatchObject({ maxConcurrency: slots ?? 33 });
  });

  it('a new installation starts on Enterprise with 1,000,000 credits', async () => {
    const reply = await service.ask('GET', '/v2/team/credit-usage');
    expect(reply.json).toMatchObject({ data: { planCredits: 1_000_000 } });
  });

  it('8.2.1 credits reset monthly and do not roll over', async () => {
    const tenant = await aTenant('free');
    await tenant.ask('POST', '/v2/scrape', page('/static/5kb'));
    expect(await tenant.remaining()).toBe(1_499);
    try {
      time.offset = 32 * DAY;
      expect(await tenant.remaining()).toBe(1_500);
    } finally {
      time.offset = 0;
    }
    expect(await tenant.remaining()).toBe(1_499);
  });

  it('8.2.4 Free needs no card: a name makes an account, and it costs nothing', async () => {
    const tenant = await aTenant('free');
    expect((await tenant.ask('POST', '/v2/scrape', page('/static/5kb'))).status).toBe(200);
    const ask = {
      billing: 'monthly',
      continuous: true,
      addOns: [],
      now: 0,
      signedUpAt: 0,
    } as const;
    expect(quote({ ...ask, planId: 'free' })).toMatchObject({ kind: 'quote', cents: 0 });
  });

  it('8.2.1 a clock set back finds the same period: nothing is granted and nothing lost', async () => {
    const tenant = await aTenant('free');
    await tenant.ask('POST', '/v2/scrape', page('/static/5kb'));
    try {
      time.offset = -3_600_000;
      expect(await tenant.remaining()).toBe(1_499);
      await tenant.ask('POST', '/v2/scrape', page('/static/5kb'));
      time.offset = 3_600_000;
      expect(await tenant.remaining()).toBe(1_498);
      time.offset = -2 * DAY;
      expect(await tenant.remaining()).toBe(1_498);
      await tenant.ask('POST', '/v2/scrape', page('/static/5kb'));
      time.offset = 0;
      expect(await tenant.remaining()).toBe(1_497);
    } finally {
      time.offset = 0;
    }
    expect(await service.hearth.rooms().backend.store.auditLedger()).toEqual([]);
  });

  it('a plan changed in mid-period holds at once; what was used stays used', async () => {
    const { accounts } = service.hearth.rooms();
    const tenant = await aTenant('pro');
    await tenant.ask('POST', '/v2/scrape', page('/static/5kb'));
    await accounts.setPlan(tenant.account.id, { planId: 'free' });
    const reply = await tenant.ask('POST', '/v2/scrape', page('/static/5kb'));
    expect(reply.body.remainingCredits).toBe(1_498);
    await accounts.setPlan(tenant.account.id, { planId: 'pro' });
    expect(await tenant.remaining()).toBe(74_998);
  });

  it('a plan changed under a running job: the job ends, as any other, when the new credits are used up', async () => {
    const { accounts } = service.hearth.rooms();
    const tenant = await aTenant('enterprise', { customCredits: 1_000, customConcurrency: 2 });
    await tenant.leave(900);
    const gates: (() => void)[] = [];
    site.files.set('/changing', async () => {
      await new Promise<void>((resolve) => gates.push(resolve));
      return html('<p>A page under a changing plan.</p>');
    });
    const started = await tenant.ask('POST', '/v2/batch/scrape', {
      urls: Array.from({ length: 30 }, (_, n) => `${site.origin}/changing?n=${n}`),
      maxAge: 0,
    });
    const path = `/v2/batch/scrape/${started.body.id ?? ''}`;
    await vi.waitUntil(() => gates.length === 2, { timeout: 20_000 });
    await accounts.setPlan(tenant.account.id, {
      planId: 'enterprise',
      customCredits: 105,
      customConcurrency: 1,
    });
    for (let opened = 0; opened < gates.length || opened === 0; opened += 1) {
      gates[opened]?.();
      const isNext = () => gates.length > opened + 1;
      await vi.waitUntil(
        async () => isNext() || (await tenant.ask('GET', path)).body.status !== 'scraping',
        { timeout: 10_000 },
      );
    }
    const job = await finished(tenant, path);
    expect(job).toMatchObject({ status: 'completed', warning: expect.stringMatching(/credits/) });
    expect(Number(job.creditsUsed)).toBeLessThan(30);
    expect(await tenant.remaining()).toBe(0);
    expect(await service.hearth.rooms().backend.store.auditLedger()).toEqual([]);
  });

  it.each<[PlanId, number, number]>([
    ['starter', 500, 1_000],
    ['pro', 1_200, 2_500],
    ['scale', 16_700, 16_700],
    ['business', 74_900, 74_900],
    ['enterprise', 125_000, 125_000],
  ])('8.2.2–3 %s: sign-ups to 2027-04-20 pay %i cents, later ones %i', (planId, launch, later) => {
    const ask = { planId, billing: 'monthly', continuous: true, addOns: [], now: 0 } as const;
    const on = (day: string, continuous = true) =>
      quote({ ...ask, continuous, signedUpAt: Date.parse(day) });
    expect(on('2027-04-20T23:59:59Z')).toMatchObject({ cents: launch });
    expect(on('2027-04-21T00:00:00Z')).toMatchObject({ cents: later });
    // kept for as long as the subscription stays active
    expect(on('2027-04-20T23:59:59Z', false)).toMatchObject({ cents: later });
  });
});

describe('8.3 Balance exhaustion and overage', () => {
  it('8.3.1 a crawl whose balance runs out finishes what was dispatched and ends completed with a warning (L4)', async () => {
    const tenant = await aTenant();
    await tenant.leave(5);
    const started = await tenant.ask('POST', '/v2/batch/scrape', {
      urls: Array.from({ length: 12 }, (_, index) => `${site.origin}/static/5kb?n=${index}`),
    });
    const job = await finished(tenant, `/v2/batch/scrape/${started.body.id ?? ''}`);
    expect(job).toMatchObject({ status: 'completed', creditsUsed: 5, remainingCredits: 0 });
    expect((job.data as unknown[]).length).toBe(5);
    expect(job.warning).toMatch(/credit/i);
    const errors = await tenant.ask('GET', `/v2/batch/scrape/${started.body.id ?? ''}/errors`);
    const listed = errors.body['errors'] as { readonly code?: string }[];
    expect(listed.map(({ code }) => code)).toEqual(
      Array.from({ length: 7 }, () => 'INSUFFICIENT_CREDITS'),
    );
    const refused = await tenant.ask('POST', '/v2/scrape', page('/static/5kb'));
    expect(refused.status).toBe(402);
  });

  it('8.3.1 a crawl with some credits left starts, cut to the balance (L3)', async () => {
    const tenant = await aTenant();
    await tenant.leave(3);
    const started = await tenant.ask('POST', '/v2/crawl', { ...page('/shop/'), limit: 100 });
    expect(started.status).toBe(200);
    const job = await finished(tenant, `/v2/crawl/${started.body.id ?? ''}`);
    expect(job).toMatchObject({ status: 'completed', creditsUsed: 3, remainingCredits: 0 });
  });

  it('8.3.2 nothing goes above the plan: 200 scrapes at once on a balance of 50 charge 50', async () => {
    const tenant = await aTenant('business');
    await tenant.leave(50);
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        tenant.ask('POST', '/v2/scrape', page(`/static/5kb?many=${index}`)),
      ),
    );
    const statuses = replies.map((reply) => reply.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    expect(statuses.filter((status) => status === 402)).toHaveLength(150);
    expect(await tenant.remaining()).toBe(0);
    expect(await tenant.used()).toBe(50);
    expect(await service.hearth.rooms().backend.store.auditLedger()).toEqual([]);
  });

  it('8.3.2 the same with few slots: who may be paid for waits for its turn, the others are refused at once', async () => {
    const tenant = await aTenant('enterprise', { customCredits: 50, customConcurrency: 3 });
    const gate = Promise.withResolvers<undefined>();
    const under = { way: 0, most: 0 };
    site.files.set('/queued', async () => {
      under.way += 1;
      under.most = Math.max(under.most, under.way);
      await gate.promise;
      under.way -= 1;
      return html('<p>A page that was waited for.</p>');
    });
    let refused = 0;
    const asked = Array.from({ length: 200 }, async (_, index) => {
      const { status } = await tenant.ask('POST', '/v2/scrape', page(`/queued?n=${index}`));
      if (status === 402) refused += 1;
      return status;
    });
    await vi.waitUntil(() => refused === 150 && under.way === 3, { timeout: 20_000 });
    const queue = await tenant.ask('GET', '/v2/team/queue-status');
    expect(queue.body).toMatchObject({ activeJobsInQueue: 3, waitingJobsInQueue: 47 });
    gate.resolve(undefined);
    const statuses = await Promise.all(asked);
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    expect(under.most).toBe(3);
    expect([await tenant.used(), await tenant.remaining()]).toEqual([50, 0]);
  });

  it('8.3.4 the same on Free: 429 with Retry-After for everyone beyond allowance or rate', async () => {
    const tenant = await aTenant('free');
    await tenant.leave(5);
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        tenant.ask('POST', '/v2/scrape', page(`/static/5kb?free=${index}`)),
      ),
    );
    const refused = replies.filter(({ status }) => status === 429);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(refused).toHaveLength(195);
    for (const { headers } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    }
    expect(await tenant.remaining()).toBe(0);
  });

  it('8.3.2 jobs at once share what is left: five crawls of 20 pages on 50 credits charge 50', async () => {
    const tenant = await aTenant('business');
    await tenant.leave(50);
    const started = await Promise.all(
      Array.from({ length: 5 }, (_, crawl) =>
        tenant.ask('POST', '/v2/batch/scrape', {
          urls: Array.from({ length: 20 }, (_, n) => `${site.origin}/static/5kb?c=${crawl}&n=${n}`),
        }),
      ),
    );
    const jobs = await Promise.all(
      started.map(({ body }) => finished(tenant, `/v2/batch/scrape/${body.id ?? ''}`)),
    );
    expect(jobs.map(({ status }) => status)).toEqual(started.map(() => 'completed'));
    expect(jobs.reduce((sum, job) => sum + (job.creditsUsed ?? 0), 0)).toBe(50);
    expect([await tenant.used(), await tenant.remaining()]).toEqual([50, 0]);
    expect(await service.hearth.rooms().backend.store.auditLedger()).toEqual([]);
  });

  it('8.3.2–3 overage, once enabled, goes on to twice the soft cap and then pauses (L5)', async () => {
    const { accounts } = service.hearth.rooms();
    const tenant = await aTenant('starter');
    await tenant.leave(1);
    await accounts.setOverage(tenant.account.id, {
      enabled: true,
      centsPerThousand: 90,
      softCapCredits: 1,
    });
    const scrape = async () => (await tenant.ask('POST', '/v2/scrape', page('/static/5kb'))).status;
    expect([await scrape(), await scrape(), await scrape(), await scrape()]).toEqual([
      200, 200, 200, 402,
    ]);
  });

  it('8.3.3 the soft cap sends a warning by e-mail, and to open windows, once', async () => {
    const { accounts, overage, notices } = service.hearth.rooms();
    const tenant = await aTenant('starter');
    await tenant.leave(0);
    const softCap = { enabled: true, centsPerThousand: 90, softCapCredits: 1 };
    await accounts.setOverage(tenant.account.id, softCap);
    const heard: string[] = [];
    const off = notices.subscribe(({ accountId, title }) => {
      if (accountId === tenant.account.id) heard.push(title);
    });
    await accounts.rename(tenant.account.id, 'Capped');
    const scrape = () => tenant.ask('POST', '/v2/scrape', page('/static/5kb'));
    const mailed = () => smtp.mails.filter(({ message }) => message.includes('of Capped reached'));
    await scrape();
    await overage.check();
    await overage.check();
    await vi.waitFor(() => expect(mailed()).toHaveLength(1), { timeout: 20_000 });
    expect(mailed()[0]).toMatchObject({ to: ['operator@example.org'] });
    expect(mailed()[0]?.message).toMatch(/soft cap of Capped/);
    expect(heard).toEqual(['Soft cap reached']);
    await scrape();
    await overage.check();
    await vi.waitFor(() => expect(mailed()).toHaveLength(2), { timeout: 20_000 });
    expect(heard).toEqual(['Soft cap reached', 'Hard cap reached']);
    expect((await scrape()).status).toBe(402);
    off();
  });

  it.each([
    [1_000, 90, 90],
    [1_500, 90, 135],
    [1, 90, 1],
    [0, 90, 0],
  ])(
    '8.3.3 %i credits beyond the plan at %i cents a thousand are %i cents',
    (beyond, rate, cents) => {
      const account = { overage: { enabled: true, centsPerThousand: rate } } as Account;
      const balance = { used: 5_000 + beyond, planCredits: 5_000 } as Balance;
      expect(overageCents(account, balance)).toBe(cents);
    },
  );

  it.each<PlanId>(['starter', 'pro', 'scale', 'business', 'enterprise'])(
    '8.3.3 overage is available on %s',
    async (planId) => {
      const tenant = await aTenant(planId);
      const { accounts } = service.hearth.rooms();
      const changed = await accounts.setOverage(tenant.account.id, { enabled: true });
      expect(changed.overage.enabled).toBe(true);
    },
  );

  it('8.3.3 overage is not available on Free', async () => {
    const tenant = await aTenant('free');
    await expect(
      service.hearth.rooms().accounts.setOverage(tenant.account.id, { enabled: true }),
    ).rejects.toMatchObject({ code: 'FEATURE_NOT_ENABLED' });
  });

  it('8.3.4 Free past its allowance gets 429 until the reset, then goes on', async () => {
    const tenant = await aTenant('free');
    await tenant.leave(0);
    const scrape = async () => (await tenant.ask('POST', '/v2/scrape', page('/static/5kb'))).status;
    expect(await scrape()).toBe(429);
    try {
      time.offset = 32 * DAY;
      expect(await scrape()).toBe(200);
    } finally {
      time.offset = 0;
    }
  });
});

describe('8.4 Rate limits', () => {
  it('differ by plan', () => {
    const scrapes = (['free', 'starter', 'pro', 'scale', 'business', 'enterprise'] as const).map(
      (planId) => PLANS[planId].requestsPerMinute.scrape,
    );
    expect(scrapes).toEqual([...new Set(scrapes)].sort((a, b) => a - b));
  });

  it('are told in headers, and do not hold back polls', async () => {
    const tenant = await aTenant('free');
    const scraped = await tenant.ask('POST', '/v2/scrape', page('/static/5kb'));
    expect(scraped.headers.get('x-ratelimit-limit')).toBe('10');
    expect(scraped.headers.get('x-ratelimit-remaining')).toBe('9');
    const check = await tenant.ask('GET', '/v2/concurrency-check');
    expect(Number(check.headers.get('x-ratelimit-limit'))).toBeGreaterThanOrEqual(1_500);
  });

  it('a poll that is held open for news is one request', async () => {
    const gate = Promise.withResolvers<undefined>();
    site.files.set('/held', async () => {
      await gate.promise;
      return html('<p>Held for a while.</p>');
    });
    const tenant = await aTenant('free');
    const started = await tenant.ask('POST', '/v2/batch/scrape', {
      urls: [`${site.origin}/held`],
      maxAge: 0,
    });
    const path = `/v2/batch/scrape/${started.body.id ?? ''}`;
    const left = ({ headers }: Reply): number => Number(headers.get('x-ratelimit-remaining'));
    const first = await tenant.ask('GET', path);
    // nothing comes: each is held for as long as polls are held at all
    const held = await Promise.all([1, 2, 3].map(() => tenant.ask('GET', `${path}?skip=0`)));
    for (const { body } of held) expect(body).toMatchObject({ status: 'scraping', data: [] });
    expect(Math.min(...held.map(left))).toBe(left(first) - 3);
    gate.resolve(undefined);
    await finished(tenant, path);
  });

  it('pages above the plan’s slots wait and are not refused (L8)', async () => {
    site.files.set('/slow', async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return html('<p>Slow words.</p>');
    });
    const tenant = await aTenant('free');
    const before = site.highWater();
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        tenant.ask('POST', '/v2/scrape', { ...page(`/slow?n=${index}`), maxAge: 0 }),
      ),
    );
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(site.highWater()).toBeLessThanOrEqual(Math.max(before, 2));
  });
});

describe('8.5 Discounts and add-ons', () => {
  const base = { billing: 'monthly', signedUpAt: 0, continuous: true, addOns: [], now: 0 } as const;

  it('annual prepay takes 15% off any paid plan', () => {
    for (const planId of ['starter', 'pro', 'scale', 'business', 'enterprise'] as const) {
      const monthly = quote({ ...base, planId });
      const annual = quote({ ...base, planId, billing: 'annual' });
      if (monthly.kind !== 'quote' || annual.kind !== 'quote') throw new Error('refused');
      expect(annual.cents).toBe(Math.round(monthly.cents * 12 * 0.85));
    }
  });

  it('open-source maintainers with 500 stars and students have Pro free for 12 months', () => {
    const program = { kind: 'open-source', stars: 500, joinedAt: 0 } as const;
    expect(quote({ ...base, planId: 'pro', program })).toMatchObject({ cents: 0 });
    const student = { kind: 'student', email: 'x@uni.edu', joinedAt: 0 } as const;
    expect(quote({ ...base, planId: 'pro', program: student })).toMatchObject({ cents: 0 });
    for (const not of [
      { ...program, stars: 499 },
      { ...student, email: 'x@mail.example' },
    ] as const) {
      expect(quote({ ...base, planId: 'pro', program: not })).toMatchObject({ kind: 'refused' });
    }
    expect(quote({ ...base, planId: 'pro', program, now: 366 * DAY })).toMatchObject({
      cents: 1_200,
    });
  });

  it('registered nonprofits pay half of annual', () => {
    const program = { kind: 'nonprofit' } as const;
    const half = quote({ ...base, planId: 'scale', billing: 'annual', program });
    expect(half).toMatchObject({ cents: 16_700 * 6 });
  });

  it.each<[AddOn, PlanId, PlanId]>([
    ['regional-proxy', 'starter', 'pro'],
    ['cjk-extraction', 'starter', 'pro'],
    ['priority', 'starter', 'pro'],
    ['zero-data-retention', 'scale', 'business'],
    ['sla', 'scale', 'business'],
  ])('%s: not on %s, on %s and above', async (addOn, below, from) => {
    const { accounts } = service.hearth.rooms();
    const tenant = await aTenant(below);
    await expect(accounts.setAddOns(tenant.account.id, [addOn])).rejects.toMatchObject({
      code: 'FEATURE_NOT_ENABLED',
    });
    await accounts.setPlan(tenant.account.id, { planId: from });
    expect((await accounts.setAddOns(tenant.account.id, [addOn])).addOns).toEqual([addOn]);
  });

  it('add-ons stack on plans from Pro upward', async () => {
    const { accounts } = service.hearth.rooms();
    const tenant = await aTenant('business');
    const all = PLANS.business.addOns;
    expect(all).toHaveLength(5);
    expect((await accounts.setAddOns(tenant.account.id, all)).addOns).toEqual(all);
    expect(PLANS.pro.addOns).toEqual(['regional-proxy', 'cjk-extraction', 'priority']);
  });

  it('priority queue: its pages get their turn at a busy host before those of others', async () => {
    const { accounts } = service.hearth.rooms();
    const [plain, paying] = [await aTenant('scale'), await aTenant('scale')];
    await accounts.setAddOns(paying.account.id, ['priority']);
    const gate = Promise.withResolvers<undefined>();
    site.files.set('/turn', async () => {
      await gate.promise;
      return html('<p>A page at a busy host.</p>');
    });
    const batch = (who: string, count: number): object => ({
      urls: Array.from({ length: count }, (_, index) => `${site.origin}/turn?${who}=${index}`),
      maxAge: 0,
    });
    const first = await plain.ask('POST', '/v2/batch/scrape', batch('plain', 60));
    const turns = () => site.requests.map(({ url }) => url).filter((url) => url.includes('/turn?'));
    await vi.waitUntil(() => turns().length === 4, { timeout: 20_000 });
    const second = await paying.ask('POST', '/v2/batch/scrape', batch('paying', 10));
    gate.resolve(undefined);
    await finished(paying, `/v2/batch/scrape/${second.body.id ?? ''}`);
    const before = turns().slice(
      0,
      turns().findLastIndex((url) => url.includes('paying')),
    );
    expect(before.filter((url) => url.includes('plain')).length).toBeLessThan(10);
    await plain.ask('DELETE', `/v2/batch/scrape/${first.body.id ?? ''}`);
  });

  it('a change of plan that asks for too much changes nothing', async () => {
    const before = (await askConsole('GET', '/console/plan')).body;
    const wishes = [
      { planId: 'free', addOns: ['priority'] },
      { planId: 'free', overage: { enabled: true } },
      { planId: 'pro', overage: { enabled: true, softCapCredits: -1 } },
      { addOns: ['priority'], customConcurrency: 0 },
    ];
    for (const wish of wishes) {
      expect((await askConsole('PATCH', '/console/plan', wish)).status).toBeGreaterThanOrEqual(400);
    }
    const after = (await askConsole('GET', '/console/plan')).body;
    expect(after['current']).toBe(before['current']);
    expect([after['addOns'], after['overage']]).toEqual([before['addOns'], before['overage']]);
  });

  it('SLA: uptime is measured and shown beside what is promised', async () => {
    const { accounts, account, heartbeat } = service.hearth.rooms();
    await heartbeat.beat();
    const before = await askConsole('GET', '/console/plan');
    expect(before.body['uptime']).toMatchObject({ promisedPercent: 99.9, isPromised: false });
    await accounts.setAddOns(account.id, ['sla', 'zero-data-retention']);
    const after = await askConsole('GET', '/console/plan');
    expect(after.body['uptime']).toMatchObject({ isPromised: true, downMs: 0, percent: 100 });
  });

  it('zero data retention: what was read is nowhere on disk', async () => {
    const { accounts } = service.hearth.rooms();
    const tenant = await aTenant('business');
    await accounts.setAddOns(tenant.account.id, ['zero-data-retention']);
    site.files.set('/confidential', html('<p>The codeword is zyzzyvanilla.</p>'));
    const ask = { ...page('/confidential'), zeroDataRetention: true };
    const reply = await tenant.ask('POST', '/v2/scrape', ask);
    expect(JSON.stringify(reply.body.data)).toContain('zyzzyvanilla');
    for (const file of readdirSync(service.dataDir, { recursive: true, withFileTypes: true })) {
      if (!file.isFile() || file.parentPath.includes('chromium')) continue;
      const bytes = readFileSync(join(file.parentPath, file.name));
      expect([file.name, bytes.includes('zyzzyvanilla')]).toEqual([file.name, false]);
      expect([file.name, bytes.includes('/confidential')]).toEqual([file.name, false]);
    }
    const activity = await tenant.ask('GET', '/v2/team/activity');
    expect(JSON.stringify(activity.body)).not.toContain('/confidential');
  });

  it.each(['/v2'])(
    'zero data retention: pages of a %s crawl pass to poller and webhook within 7 s, and are nowhere on disk',
    async (version) => {
      const { accounts, backend } = service.hearth.rooms();
      const tenant = await aTenant('business');
      await accounts.setAddOns(tenant.account.id, ['zero-data-retention']);
      const word = `Zwitterpass${version.slice(1)}`;
      site.files.set('/passing/', html(`<p>${word} one</p><a href="/passing/two">two</a>`));
      site.files.set('/passing/two', html(`<p>${word} two</p>`));
      const heard: { readonly type: string; readonly data: unknown }[] = [];
      const receiver = await startFixtureServer(({ body }) => {
        heard.push(JSON.parse(body) as { type: string; data: unknown });
        return json({});
      });
      const started = await tenant.ask('POST', `${version}/crawl`, {
        ...page('/passing/'),
        limit: 2,
        zeroDataRetention: true,
        webhook: receiver.url,
      });
      const path = `${version}/crawl/${started.body.id ?? ''}`;
      const seen: unknown[] = [];
      await vi.waitUntil(
        async () => {
          const { body } = await tenant.ask('GET', `${path}?skip=${String(seen.length)}`);
          seen.push(...(body.data as unknown[]));
          return body.status === 'completed';
        },
        { timeout: 20_000 },
      );
      expect(JSON.stringify(seen)).toContain(`${word} one`);
      expect(JSON.stringify(seen)).toContain(`${word} two`);
      await vi.waitUntil(() => heard.some(({ type }) => type === 'crawl.completed'), {
        timeout: 20_000,
      });
      const pages = heard.filter(({ type }) => type === 'crawl.page');
      expect(JSON.stringify(pages)).toContain(`${word} one`);
      expect(JSON.stringify(pages)).toContain(`${word} two`);
      await receiver.close();
      for (const file of readdirSync(service.dataDir, { withFileTypes: true })) {
        if (!file.isFile()) continue;
        const bytes = readFileSync(join(file.parentPath, file.name));
        expect([file.name, bytes.includes(word)]).toEqual([file.name, false]);
      }
      const stored = { jobId: started.body.id ?? '', skip: 0, limit: 10, maxBytes: 1_000_000 };
      await vi.waitUntil(async () => (await backend.store.readDocuments(stored)).length === 0, {
        timeout: 10_000,
      });
      const later = await tenant.ask('GET', path);
      expect(later.body).toMatchObject({
        status: 'completed',
        completed: 2,
        creditsUsed: 2,
        data: [],
      });
      expect(later.body.warning).toMatch(/7 seconds/);
    },
  );

  it('zero data retention: an extraction passes to poller and webhook, and is nowhere on disk', async () => {
    const { accounts } = service.hearth.rooms();
    const tenant = await aTenant('business');
    site.files.set('/covert', html('<h1>Zwittermug</h1><p>Price: $12.00</p>'));
    const heard: { readonly type: string; readonly data: unknown }[] = [];
    const receiver = await startFixtureServer(({ body }) => {
      heard.push(JSON.parse(body) as { type: string; data: unknown });
      return json({});
    });
    const ask = {
      urls: [page('/covert').url],
      schema: { type: 'object', properties: { name: { type: 'string' } } },
      zeroDataRetention: true,
      webhook: receiver.url,
    };
    expect((await tenant.ask('POST', '/v2/extract', ask)).status).toBe(403);
    await accounts.setAddOns(tenant.account.id, ['zero-data-retention']);
    const { body } = await tenant.ask('POST', '/v2/extract', ask);
    expect(body).toMatchObject({ success: true, data: { name: 'Zwittermug' }, creditsUsed: 1 });
    const path = `/v2/extract/${body.id ?? ''}`;
    expect((await tenant.ask('GET', path)).body).toMatchObject({ data: { name: 'Zwittermug' } });
    await vi.waitUntil(() => heard.some(({ type }) => type === 'extract.completed'), {
      timeout: 20_000,
    });
    expect(heard.map(({ type }) => type)).toEqual(['extract.started', 'extract.completed']);
    expect(heard.at(-1)).toMatchObject({
      data: [{ success: true, data: { name: 'Zwittermug' }, totalUrlsScraped: 1 }],
    });
    await receiver.close();
    for (const file of readdirSync(service.dataDir, { withFileTypes: true })) {
      if (!file.isFile()) continue;
      const bytes = readFileSync(join(file.parentPath, file.name));
      expect([file.name, bytes.includes('Zwittermug')]).toEqual([file.name, false]);
      expect([file.name, bytes.includes('/covert')]).toEqual([file.name, false]);
    }
    await vi.waitUntil(async () => (await tenant.ask('GET', path)).status === 404, {
      timeout: 10_000,
    });
    expect((await tenant.ask('GET', path)).body.error).toMatch(/7 seconds/);
    const gone = { ...ask, urls: ['http://covert.invalid/'] };
    const failed = await tenant.ask('POST', '/v2/extract', gone);
    expect(failed.body.error).toMatch(/covert\.invalid/);
    const activity = await tenant.ask('GET', '/v2/team/activity');
    const [last] = activity.body.data as readonly { readonly id: string }[];
    const { body: kept } = await tenant.ask('GET', `/v2/extract/${last?.id ?? ''}`);
    expect([kept.status, kept.error]).toEqual(['failed', expect.stringMatching(/is not kept/)]);
  });

  it('zero data retention without the add-on is 403, with it nothing is kept (L12)', async () => {
    const { accounts } = service.hearth.rooms();
    const tenant = await aTenant('business');
    const ask = { ...page('/static/5kb?secret'), zeroDataRetention: true };
    expect((await tenant.ask('POST', '/v2/scrape', ask)).status).toBe(403);
    const inside = { url: ask.url, scrapeOptions: { zeroDataRetention: true } };
    expect((await tenant.ask('POST', '/v2/crawl', inside)).status).toBe(403);
    await accounts.setAddOns(tenant.account.id, ['zero-data-retention']);
    const reply = await tenant.ask('POST', '/v2/scrape', ask);
    expect(reply.body).toMatchObject({ success: true, creditsUsed: 1 });
    await accounts.setPlan(tenant.account.id, { planId: 'scale' });
    expect((await tenant.ask('POST', '/v2/scrape', ask)).status).toBe(403);
  });
});

describe('8.6 Usage tracking', () => {
  it('credits per endpoint over time, equal to the sum of the jobs', async () => {
    const tenant = await aTenant();
    await tenant.ask('POST', '/v2/scrape', page('/static/5kb'));
    await tenant.ask('POST', '/v2/map', page('/site/20/'));
    const started = await tenant.ask('POST', '/v2/crawl', { ...page('/site/20/'), limit: 3 });
    await finished(tenant, `/v2/crawl/${started.body.id ?? ''}`);
    const { usage, backend } = service.hearth.rooms();
    const range = { fromAt: clock.now() - DAY, toAt: clock.now() + DAY };
    const rows = await usage.daily(tenant.account, range);
    const credits = Object.fromEntries(rows.map((row) => [row.operation, row.credits]));
    expect(credits).toEqual({ scrape: 1, map: 1, crawl: 3 });
    const jobs = await backend.store.listJobs({ accountId: tenant.account.id, limit: 10 });
    const counts = await Promise.all(jobs.map((job) => backend.store.counts(job.id)));
    expect(counts.reduce((sum, one) => sum + one.credits, 0)).toBe(5);
    expect(await tenant.used()).toBe(5);
    expect(await backend.store.auditLedger()).toEqual([]);
  });

  it('the export tells the same credits as the ledger, per endpoint, key and day', async () => {
    const scrape = await askConsole('POST', '/console/run/scrape', page('/static/5kb'));
    expect(scrape.status).toBe(200);
    expect((await askAs(service.key, 'POST', '/v2/map', page('/site/20/'))).status).toBe(200);
    const range = `fromAt=${clock.now() - DAY}&toAt=${clock.now() + DAY}`;
    const read = async (format: string): Promise<Response> =>
      fetch(`${service.address}/console/usage/export?${range}&format=${format}`, {
        headers: { authorization: `Bearer ${service.hearth.sessionToken}` },
      });
    const { account, usage } = service.hearth.rooms();
    const { used } = await usage.balance(account);
    const asJson = await read('json');
    expect(asJson.headers.get('content-disposition')).toMatch(
      /attachment; filename="usage-.*json"/,
    );
    const rows = (await asJson.json()) as { key?: string; operation: string; credits: number }[];
    expect(rows.reduce((sum, { credits }) => sum + credits, 0)).toBe(used);
    expect(rows).toContainEqual(expect.objectContaining({ operation: 'map', key: 'default' }));
    const [head, ...lines] = (await (await read('csv')).text()).trim().split('\r\n');
    expect(head).toBe('day,operation,key,credits,requests');
    expect(lines).toHaveLength(rows.length);
    const sum = lines.reduce((total, line) => total + Number(line.split(',')[3]), 0);
    expect(sum).toBe(used);
  });

  it('invoices are the payment processor’s: the console says where, when configured', async () => {
    expect((await askConsole('GET', '/console/plan')).body).not.toHaveProperty('billingUrl');
    const flags = { 'billing-url': 'https://pay.example/portal' };
    const other = await startService({ flags });
    try {
      const headers = { authorization: `Bearer ${other.hearth.sessionToken}` };
      const plan = await fetch(`${other.address}/console/plan`, { headers });
      expect(await plan.json()).toMatchObject({ billingUrl: 'https://pay.example/portal' });
    } finally {
      await other.stop();
    }
  });

  it.each(['/v1', '/v2'])(
    '%s/team/credit-usage/historical tells each period and key',
    async (version) => {
      const tenant = await aTenant();
      await tenant.ask('POST', '/v2/scrape', page('/static/5kb'));
      const total = await tenant.ask('GET', `${version}/team/credit-usage/historical`);
      const periods = total.body['periods'] as Record<string, unknown>[];
      expect(periods).toHaveLength(1);
      expect(Object.values(periods[0] ?? {})).toContain(1);
      const byKey = await tenant.ask(
        'GET',
        `${version}/team/credit-usage/historical?byApiKey=true`,
      );
      expect(JSON.stringify(byKey.body['periods'])).toContain('Default');
    },
  );

  it('token usage is credits times 15', async () => {
    const tenant = await aTenant('free');
    const reply = await tenant.ask('GET', '/v2/team/token-usage');
    expect(reply.body.data).toMatchObject({ remainingTokens: 22_500, planTokens: 22_500 });
  });
});

describe('9 Versioning', () => {
  it.each(CALLS.map(([path]) => path))('9.1–2 POST %s is served', async (path) => {
    expect(await isServed(path)).toBe(true);
  });

  it.each(['/v1', '/v2'])('9.1 another prefix than %s is not served', async (version) => {
    expect(await isServed(`${version.slice(0, 1)}/v3/scrape`)).toBe(false);
    expect(await isServed('/v3/scrape')).toBe(false);
  });

  it.each<[string, () => object]>([
    ['scrape', () => ({ ...page('/static/5kb'), formats: ['markdown'], onlyMainContent: false })],
    ['map', () => ({ ...page('/site/20/'), limit: 3 })],
    ['search', () => ({ query: 'heaters', limit: 2 })],
    [
      'extract',
      () => ({ urls: [`${site.origin}/static/5kb`], prompt: 'the title', schema: TITLE }),
    ],
  ])('9.2 the same request of %s is taken by both', async (operation, body) => {
    const tenant = await aTenant();
    for (const version of ['v1', 'v2']) {
      const reply = await tenant.ask('POST', `/${version}/${operation}`, body());
      expect([version, reply.status, reply.body.success]).toEqual([version, 200, true]);
    }
    expect(await tenant.used()).toBe(2);
  });

  it('9.2 a crawl started in one family can be read in the other', async () => {
    const tenant = await aTenant();
    const started = await tenant.ask('POST', '/v1/crawl', { ...page('/site/20/'), limit: 2 });
    const first = await finished(tenant, `/v1/crawl/${started.body.id ?? ''}`);
    const second = await finished(tenant, `/v2/crawl/${started.body.id ?? ''}`);
    expect(second).toMatchObject({ status: first.status, creditsUsed: first.creditsUsed });
  });

  it('9.3 the credit fields have the same shape in both', async () => {
    const tenant = await aTenant();
    const [first, second] = [
      await tenant.ask('POST', '/v1/scrape', page('/static/5kb')),
      await tenant.ask('POST', '/v2/scrape', page('/static/5kb')),
    ];
    expect(first.body.creditsUsed).toBe(second.body.creditsUsed);
    expect(Number(first.body.remainingCredits) - 1).toBe(second.body.remainingCredits);
  });
});

describe('rehearsal', () => {
  it('a key’s fault mode answers with the failures it asks for, free of charge', async () => {
    const tenant = await aTenant();
    const { keys } = service.hearth.rooms();
    const [key] = await keys.list(tenant.account.id);
    const id = key?.id ?? '';
    for (const [status, expected] of [
      ['402', 402],
      ['429', 429],
      ['408', 408],
      ['500', 500],
    ] as const) {
      await keys.setFaults(tenant.account.id, id, { [status]: 1 });
      const reply = await tenant.ask('POST', '/v2/scrape', page('/static/5kb'));
      expect(reply.status).toBe(expected);
      expect(reply.body.error).toContain('injected by this key’s fault mode');
      if (status === '429') expect(reply.headers.get('retry-after')).toBe('1');
      const poll = await tenant.ask('GET', '/v2/team/queue-status');
      expect(poll.status).toBe(expected === 429 || expected === 500 ? expected : 200);
    }
    await keys.setFaults(tenant.account.id, id, {});
    expect((await tenant.ask('POST', '/v2/scrape', page('/static/5kb'))).status).toBe(200);
    expect(await tenant.used()).toBe(1);
  });

  it('a key’s limit for the day holds against many requests at once', async () => {
    const tenant = await aTenant('business');
    const { secret } = await service.hearth.rooms().keys.create({
      accountId: tenant.account.id,
      name: 'Seven a day',
      limits: { creditsPerDay: 7 },
    });
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        askAs(secret, 'POST', '/v2/scrape', page(`/static/5kb?daily=${index}`)),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(7);
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(53);
    for (const { headers } of refused) expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(await tenant.used()).toBe(7);
  });

  it('a crawl by a key with a limit for the day stops there and says so', async () => {
    const tenant = await aTenant();
    const { secret } = await service.hearth.rooms().keys.create({
      accountId: tenant.account.id,
      name: 'Three a day',
      limits: { creditsPerDay: 3 },
    });
    const started = await askAs(secret, 'POST', '/v2/crawl', { ...page('/shop/'), limit: 20 });
    const job = await finished(tenant, `/v2/crawl/${started.body.id ?? ''}`);
    expect(job).toMatchObject({ status: 'completed', creditsUsed: 3 });
    expect(job.warning).toMatch(/credits of this key for today were used up/);
    expect(await tenant.used()).toBe(3);
  });

  it('a key limited to operations and to credits a day is held to them', async () => {
    const tenant = await aTenant();
    const { keys } = service.hearth.rooms();
    const { secret } = await keys.create({
      accountId: tenant.account.id,
      name: 'CI',
      limits: { operations: ['scrape'], creditsPerDay: 1 },
    });
    expect((await askAs(secret, 'POST', '/v2/map', page('/site/20/'))).status).toBe(403);
    expect((await askAs(secret, 'POST', '/v2/scrape', page('/static/5kb'))).status).toBe(200);
    const refused = await askAs(secret, 'POST', '/v2/scrape', page('/static/5kb'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
  });

  it('a past job is rehearsed on other plans by the console', async () => {
    const { account, accounts } = service.hearth.rooms();
    const started = await askAs(service.key, 'POST', '/v2/batch/scrape', {
      urls: ['/static/5kb', '/static/25kb'].map((path) => page(path).url),
    });
    const id = started.body.id ?? '';
    await vi.waitUntil(
      async () =>
        (await askAs(service.key, 'GET', `/v2/batch/scrape/${id}`)).body.status === 'completed',
      { timeout: 30_000, interval: 50 },
    );
    const reply = await askConsole('GET', `/console/jobs/${id}/rehearsal?plan=pro,free`);
    expect(reply.body).toMatchObject({
      jobId: id,
      rows: [
        { planId: 'free', planName: 'Free', credits: 2, charged: 2, concurrency: 2 },
        { planId: 'pro', credits: 2, charged: 2, concurrency: 20 },
      ],
    });
    expect((await askConsole('GET', `/console/jobs/${id}/rehearsal?plan=gold`)).status).toBe(400);
    const stranger = await accounts.create({ name: 'Stranger', planId: 'free' });
    expect(stranger.id).not.toBe(account.id);
    const foreign = await aTenant();
    const theirs = await foreign.ask('POST', '/v2/scrape', page('/static/5kb'));
    const { metadata } = theirs.body.data as { metadata: { scrapeId: string } };
    const path = `/console/jobs/${metadata.scrapeId}/rehearsal`;
    expect((await askConsole('GET', path)).status).toBe(404);
  });

  it('a key made with fault rates refuses at those rates, and the console shows them', async () => {
    const body = { name: 'Flaky', faults: { '402': 1 } };
    const created = await askConsole('POST', '/console/keys', body);
    const { secret, key } = created.body as unknown as { secret: string; key: { id: string } };
    expect((await askAs(secret, 'POST', '/v2/scrape', page('/static/5kb'))).status).toBe(402);
    const changed = await askConsole('PATCH', `/console/keys/${key.id}`, { faults: {} });
    expect(changed.body).toMatchObject({ faults: {} });
    expect((await askAs(secret, 'POST', '/v2/scrape', page('/static/5kb'))).status).toBe(200);
    const wrong = await askConsole('PATCH', `/console/keys/${key.id}`, { faults: { '500': 2 } });
    expect(wrong.status).toBe(400);
    const half = { name: 'x'.repeat(500), limits: { creditsPerDay: 1 } };
    expect((await askConsole('PATCH', `/console/keys/${key.id}`, half)).status).toBe(400);
    const { body: same } = await askConsole('PATCH', `/console/keys/${key.id}`, { faults: {} });
    expect(same).toMatchObject({ name: 'Flaky', limits: {} });
  });
});
