/**
 * Search over HTTP with every provider behind one fixture: the order, what is said when one fails, what happens when all
 * do; providers changed while the service runs; and what `hearth doctor` tells.
 */
import { statSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { examine } from '../../src/main/service/compose-doctor.ts';
import { readConfig } from '../../src/main/service/config.ts';
import {
  type Answer,
  type Asked,
  type FixtureServer,
  json,
  startFixtureServer,
} from '../support/fixture-server.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

type Name = 'searxng' | 'brave' | 'serper' | 'tavily' | 'duckduckgo';
const NAMES: readonly Name[] = ['searxng', 'brave', 'serper', 'tavily', 'duckduckgo'];
const SECRET = 'provider-key-31';

let site: FixtureSite;
let web: FixtureServer;
let service: TestService;
let answers: Partial<Record<Name, (asked: Asked) => Answer>> = {};

const kettle = () => ({
  url: `${site.origin}/kettle`,
  title: 'A kettle',
  content: 'It boils.',
  description: 'It boils.',
  snippet: 'It boils.',
  link: `${site.origin}/kettle`,
});
const page = (inner: string): Answer => ({
  headers: { 'content-type': 'text/html' },
  body: `<html><body><div id="links">${inner}</div></body></html>`,
});
const GOOD: Readonly<Record<Name, () => Answer>> = {
  searxng: () => json({ results: [kettle()] }),
  brave: () => json({ type: 'search', web: { results: [kettle()] }, results: [kettle()] }),
  serper: () => json({ organic: [kettle()], news: [kettle()], images: [kettle()] }),
  tavily: () => json({ results: [kettle()] }),
  duckduckgo: () =>
    page(
      `<div class="result"><a class="result__a" href="${site.origin}/kettle">A kettle</a><a class="result__snippet">It boils.</a></div>`,
    ),
};
const nameOf = (path: string): Name =>
  NAMES.find((name) => path.startsWith(`/${name}`)) ?? 'searxng';
const addresses = (): Readonly<Record<string, string | true>> => ({
  'search-beyond-searxng': true,
  'search-searxng-url': `${web.url}/searxng`,
  'search-brave-url': `${web.url}/brave`,
  'search-brave-key': SECRET,
  'search-serper-url': `${web.url}/serper`,
  'search-serper-key': SECRET,
  'search-tavily-url': `${web.url}/tavily`,
  'search-tavily-key': SECRET,
  'search-duckduckgo-url': `${web.url}/duckduckgo/html/`,
});

beforeAll(async () => {
  site = await startSite();
  site.files.set('/kettle', {
    type: 'text/html',
    body: '<html><head><title>Kettle</title></head><body><main><h1>Kettle</h1><p>An enamel kettle whistles when the water boils.</p></main></body></html>',
  });
  web = await startFixtureServer((asked) => {
    const name = nameOf(asked.path);
    return answers[name]?.(asked) ?? GOOD[name]();
  });
});

afterAll(async () => {
  await Promise.all([site.close(), web.close()]);
});

beforeEach(async () => {
  answers = {};
  service = await startService({ flags: addresses() });
  return () => service.stop();
});

interface Reply {
  readonly success: boolean;
  readonly data?: { readonly web?: readonly unknown[] };
  readonly warning?: string;
  readonly error?: string;
  readonly code?: string;
  readonly creditsUsed?: number;
}
const search = async (body: object = {}): Promise<{ status: number; json: Reply }> => {
  const { status, json: reply } = await service.ask('POST', '/v2/search', {
    query: 'enamel kettle',
    ...body,
  });
  return { status, json: reply as Reply };
};
const onConsole = async (method: string, path: string, body?: unknown): Promise<unknown> => {
  const answer = await fetch(`${service.address}/console/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${service.hearth.sessionToken}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return answer.json();
};
const fail = (names: readonly Name[], answer: Answer): void => {
  for (const name of names) answers[name] = () => answer;
};
const askedNames = (from: number): readonly Name[] => [
  ...new Set(web.asked.slice(from).map(({ path }) => nameOf(path))),
];
const remaining = async (): Promise<number> => {
  const { json: usage } = await service.ask('GET', '/v2/team/credit-usage');
  return (usage as { readonly data: { readonly remainingCredits: number } }).data.remainingCredits;
};

it('gives a page once that is found with and without tracking parameters', async () => {
  const { origin } = site;
  const found = ['/kettle?utm_source=a', '/kettle', '/kettle?gclid=7', '/kettle?id=2', '/tea'];
  answers.searxng = () =>
    json({ results: found.map((path) => ({ ...kettle(), url: origin + path })) });
  const { json: web } = await search({ limit: 3 });
  expect(web.data?.web).toMatchObject(
    ['/kettle?utm_source=a', '/kettle?id=2', '/tea'].map((path, index) => ({
      url: origin + path,
      position: index + 1,
    })),
  );
  const { json: images } = await search({ sources: ['images'] });
  expect(images.data).toMatchObject({ images: { length: found.length } });
});

const FAILURES: readonly (readonly [string, Partial<Record<Name, Answer>>, RegExp])[] = [
  [
    'a refusal',
    Object.fromEntries(NAMES.map((name) => [name, { status: 403, body: 'no' }])),
    /403|refuse/,
  ],
  [
    'a captcha page',
    Object.fromEntries(
      NAMES.map((name) => [name, page('<div class="anomaly-modal">bots use DuckDuckGo too</div>')]),
    ),
    /captcha|not JSON/,
  ],
  [
    'a 429',
    Object.fromEntries(
      NAMES.map((name) => [name, { status: 429, headers: { 'retry-after': '40' } }]),
    ),
    /asks to wait 40 seconds/,
  ],
  [
    'no answer',
    Object.fromEntries(NAMES.map((name) => [name, { hangs: true }])),
    /did not answer in (?:its turn|time)/,
  ],
  [
    'garbage',
    Object.fromEntries(
      NAMES.map((name) => [
        name,
        { headers: { 'content-type': 'application/json' }, body: '{"results": [' },
      ]),
    ),
    /not JSON|without results|unknown shape/,
  ],
];

describe('the order', () => {
  it('is kept: the first that answers wins, without a warning', async () => {
    const from = web.asked.length;
    const { status, json: reply } = await search();
    expect([status, reply.creditsUsed, reply.warning]).toEqual([200, 1, undefined]);
    expect(reply.data?.web).toMatchObject([{ url: `${site.origin}/kettle`, title: 'A kettle' }]);
    expect(askedNames(from)).toEqual(['searxng']);
  });

  it.each(FAILURES)('goes on to the next after %s, and says why', async (_name, failing, why) => {
    for (const [position, name] of NAMES.entries()) {
      const before = NAMES.slice(0, position);
      const after = NAMES.slice(position + 1);
      answers = Object.fromEntries(
        before.map((one) => [one, () => failing[one] ?? { status: 500 }]),
      );
      const own = await startService({
        flags: { ...addresses(), 'search-order': NAMES.join(',') },
      });
      const answer = await own.ask('POST', '/v2/search', {
        query: 'enamel kettle',
        timeout: 2_000,
      });
      await own.stop();
      const reply = answer.json as Reply;
      expect(reply.success, JSON.stringify(reply)).toBe(true);
      for (const one of before)
        expect(reply.warning).toMatch(new RegExp(`${one}: [^;]*(?:${why.source})`, 's'));
      if (before.length > 0) expect(reply.warning).toContain(`Answered by ${name}.`);
      for (const one of after) expect(reply.warning ?? '').not.toContain(one);
    }
  });

  it('ends with the local library, which says whose place it took', async () => {
    await service.ask('POST', '/v2/scrape', { url: `${site.origin}/kettle` });
    fail(NAMES, { status: 500 });
    await expect
      .poll(async () => (await search()).json, { timeout: 15_000, interval: 300 })
      .toMatchObject({
        success: true,
        data: { web: [{ url: `${site.origin}/kettle`, title: 'Kettle' }] },
        warning: expect.stringMatching(/local library.*searxng: .*duckduckgo: /s),
        creditsUsed: 1,
      });
  });

  it('fails when all do, naming each and why, and charges nothing', async () => {
    const before = await remaining();
    fail(['searxng', 'brave'], { status: 500 });
    fail(['serper'], { status: 401 });
    fail(['tavily'], { status: 429, headers: { 'retry-after': '9' } });
    fail(['duckduckgo'], page('<div class="anomaly-modal"></div>'));
    const { status, json: reply } = await search();
    expect([status, reply.success, reply.code]).toEqual([500, false, 'SEARCH_FAILED']);
    expect(reply.error).toMatch(/searxng: .*500/);
    expect(reply.error).toMatch(/brave: .*500/);
    expect(reply.error).toMatch(/serper: .*refused the request \(401\)/);
    expect(reply.error).toMatch(/tavily: .*asks to wait 9 seconds/);
    expect(reply.error).toMatch(/duckduckgo: .*captcha/);
    expect(JSON.stringify(reply)).not.toContain(SECRET);
    expect(await remaining()).toBe(before);
    const again = await search();
    expect(again.json.error).toMatch(/tavily: rests for \d+ s more/);
    // a rest that was not asked for ends with the next question, when nobody else has an answer
    expect(again.json.error).toMatch(/duckduckgo: .*captcha/);
  });

  it('finds nothing: an empty success, charged as any call', async () => {
    answers = {
      searxng: () => json({ results: [] }),
    };
    const { status, json: reply } = await search();
    expect([status, reply]).toMatchObject([
      200,
      {
        success: true,
        data: { web: [] },
        creditsUsed: 1,
        warning: expect.stringContaining('Nothing'),
      },
    ]);
  });

  it('says what the one that answered cannot search by', async () => {
    const { json: reply } = await search({ location: 'Oslo', tbs: 'qdr:w' });
    expect(reply).toMatchObject({
      success: true,
      warning: 'searxng cannot search by location exactly as asked; what it found may lie outside.',
    });
    for (const tbs of ['qdr:h', 'qdr:w,sbd:1']) {
      const { json: wider } = await search({ tbs });
      expect(wider.warning).toMatch(/^searxng cannot search by tbs exactly as asked/);
    }
    fail(['searxng', 'brave'], { status: 500 });
    const { json: next } = await search({ location: 'Oslo' });
    expect(next.warning).toMatch(/^Answered by serper\./);
    expect(next.warning).not.toContain('cannot search by');
  });

  it('says that there may be more when a further page did not come', async () => {
    answers.searxng = (asked) =>
      asked.query.get('pageno') === '1' ? GOOD.searxng() : { status: 500, body: '' };
    const { status, json: reply } = await search({ limit: 20 });
    expect([status, reply.creditsUsed, reply.data?.web?.length]).toEqual([200, 1, 1]);
    expect(reply.warning).toBe(
      'There may be more results: the next page of them did not come (SearXNG answered 500).',
    );
  });

  it('asks for a source only those that have it', async () => {
    const from = web.asked.length;
    fail(['searxng'], { status: 500 });
    const { json: reply } = await search({ sources: ['images'] });
    expect(reply.success).toBe(true);
    expect(askedNames(from)).not.toContain('duckduckgo');
    fail(['brave', 'serper'], { status: 500 });
    const { json: none } = await search({ sources: ['images'] });
    expect(none.error).toMatch(/searxng: .*brave: .*serper: /s);
    expect(none.error).not.toMatch(/duckduckgo|tavily/);
  });
});

describe('settings', () => {
  it('hold at once: order, addresses, keys; keys never come back', async () => {
    const own = await startService();
    const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
      const answer = await fetch(`${own.address}/console/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${own.hearth.sessionToken}`,
          'content-type': 'application/json',
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return answer.json();
    };
    try {
      const changed = await ask('PATCH', 'settings', {
        changes: {
          searchOrder: ['brave', 'serper'],
          searchBraveUrl: `${web.url}/brave`,
          searchBraveKey: SECRET,
          llmUrl: `${web.url}/searxng/v1`,
          llmModel: 'tiny',
          llmKey: SECRET,
        },
      });
      expect(changed).toMatchObject({ needRestart: [] });
      const from = web.asked.length;
      const { json: reply } = await own.ask('POST', '/v2/search', { query: 'kettle' });
      expect(reply).toMatchObject({ success: true });
      expect(web.asked[from]?.headers['x-subscription-token']).toBe(SECRET);
      expect(await ask('GET', 'state')).toMatchObject({
        abilities: { search: { by: 'brave' }, model: { by: 'tiny' } },
      });
      const told = await Promise.all(
        ['settings', 'diagnostics', 'about'].map((path) => ask('GET', path)),
      );
      expect(JSON.stringify([changed, ...told])).not.toContain(SECRET);
      expect(told[0]).toMatchObject({
        entries: expect.arrayContaining([
          expect.objectContaining({ name: 'searchBraveKey', isSet: true, isSecret: true }),
        ]),
      });
      await ask('PATCH', 'settings', { changes: { searchBraveKey: null, llmModel: null } });
      const { status, json: refused } = await own.ask('POST', '/v2/search', { query: 'kettle' });
      expect([status, refused]).toMatchObject([500, { code: 'SEARCH_FAILED' }]);
      expect(await ask('GET', 'state')).toMatchObject({
        abilities: { model: { kind: 'missing' } },
      });
    } finally {
      await own.stop();
    }
  });

  it('tests each provider by itself, with its time and what is wrong', async () => {
    fail(['brave'], { status: 401 });
    fail(['duckduckgo'], page('<div class="anomaly-modal"></div>'));
    const tested = await onConsole('POST', 'settings/test/search', {});
    expect(tested).toMatchObject({
      ok: true,
      message: expect.stringContaining('searxng answered with 1 result'),
      parts: [
        { name: 'searxng', ok: true, elapsedMs: expect.any(Number) },
        { name: 'brave', ok: false, message: expect.stringContaining('401') },
        { name: 'serper', ok: true },
        { name: 'tavily', ok: true },
        { name: 'duckduckgo', ok: false, message: expect.stringContaining('captcha') },
        { name: 'library', ok: true },
      ],
    });
  });
});

describe('hearth doctor', () => {
  it('shows the order, how each provider fares, what the running service met, and the model', async () => {
    fail(['searxng'], { status: 500 });
    await search();
    answers = { brave: () => ({ status: 403 }), searxng: () => json({ nothing: true }, 404) };
    const about = (await onConsole('GET', 'about')) as {
      readonly health: readonly {
        readonly name: string;
        readonly state: 'ok' | 'warn' | 'bad';
        readonly text: string;
      }[];
    };
    const config = readConfig({
      flags: {
        'data-dir': service.dataDir,
        'allow-private-network': true,
        'llm-url': `${web.url}/searxng/v1`,
        'llm-model': 'tiny',
        ...addresses(),
      },
      env: {},
    });
    const findings = await examine(config, { address: service.address, health: about.health });
    const of = (name: string) => findings.find((finding) => finding.name.trim() === name);
    expect(of('search')).toMatchObject({
      state: 'ok',
      detail: 'tried in order: searxng, brave, serper, tavily, duckduckgo, library',
    });
    expect(of('brave')).toMatchObject({ state: 'warning', detail: expect.stringContaining('403') });
    expect(of('serper')).toMatchObject({ state: 'ok', detail: expect.stringMatching(/\d+ ms/) });
    expect(of('running')?.detail).toMatch(/searxng failing \(SearXNG answered 500/);
    expect(of('model')).toMatchObject({
      state: 'warning',
      detail: expect.stringContaining('does not know the address or the model "tiny"'),
    });
    expect(JSON.stringify(findings)).not.toContain(SECRET);
  });
});

it.skipIf(process.platform === 'win32')('keeps the settings file to its owner', async () => {
  const own = await startService();
  await fetch(`${own.address}/console/settings`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${own.hearth.sessionToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ changes: { searchSerperKey: SECRET } }),
  });
  const file = `${own.dataDir}/config.json`;
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toContain('searchSerperKey');
  await own.stop();
});
