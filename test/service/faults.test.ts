/**
 * Every way a page or a request goes wrong, asked of the whole service over HTTP: the right status, a
 * sentence that says what to do, no credit, and nothing left behind.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createHearth } from '../../src/main/service/compose.ts';
import { openSqliteBackend } from '../../src/main/service/store/sql/backend.ts';
import { startService, type TestService } from '../support/service.ts';
import { startSite, type FixtureSite } from '../support/site.ts';

let service: TestService;
let guarded: TestService;
let site: FixtureSite;
let tls: FixtureSite;

beforeAll(async () => {
  [service, guarded, site, tls] = await Promise.all([
    startService(),
    startService({ flags: { 'no-allow-private-network': true } }),
    startSite(),
    startSite({ tls: true }),
  ]);
});

afterAll(async () => {
  await Promise.all([service.stop(), guarded.stop()]);
  await Promise.all([site.close(), tls.close()]);
});

afterEach(async () => {
  for (const one of [service, guarded]) {
    const { backend, browser, http, net, slots, account } = one.hearth.rooms();
    await vi.waitUntil(
      () =>
        http.stats().active === 0 &&
        browser.stats().active === 0 &&
        slots.active(account.id) === 0 &&
        net.stats().inFlight === 0,
      { timeout: 10_000 },
    );
    const open = await backend.store.listJobs({ statuses: ['scraping'], limit: 10 });
    expect(open).toEqual([]);
  }
});

interface Reply {
  readonly success: boolean;
  readonly error?: string;
  readonly code?: string;
  readonly data?: { readonly markdown?: string; readonly metadata: Record<string, unknown> };
}

async function creditsLeft(one: TestService): Promise<number> {
  const { backend, account } = one.hearth.rooms();
  const balance = await backend.store.balance(account.id, Date.now());
  expect(balance.reserved).toBe(0);
  return balance.remaining;
}

async function scrape(
  one: TestService,
  body: Readonly<Record<string, unknown>>,
): Promise<{ readonly status: number; readonly json: Reply }> {
  const { status, json } = await one.ask('POST', '/v2/scrape', { maxAge: 0, ...body });
  return { status, json: json as Reply };
}

describe('a page that fails', () => {
  it.each<[string, () => string, number, string, RegExp, object?]>([
    [
      'no such host',
      () => 'http://no-such-host.invalid.example.test/',
      200,
      'SCRAPE_DNS_RESOLUTION_ERROR',
      /no-such-host/,
    ],
    ['refused', () => 'http://127.0.0.1:9/', 500, 'SCRAPE_SITE_ERROR', /./],
    ['reset', () => `${site.origin}/fault/reset`, 500, 'SCRAPE_SITE_ERROR', /./],
    [
      'a bad certificate',
      () => tls.origin,
      500,
      'SCRAPE_SSL_ERROR',
      /skipTlsVerification/,
      { skipTlsVerification: false },
    ],
    [
      'silence',
      () => `${site.origin}/fault/hang`,
      408,
      'SCRAPE_TIMEOUT',
      /timeout/i,
      { timeout: 1000 },
    ],
    [
      'a slow drip',
      () => `${site.origin}/fault/drip`,
      408,
      'SCRAPE_TIMEOUT',
      /timeout/i,
      { timeout: 1000 },
    ],
    ['a cut body', () => `${site.origin}/fault/truncated`, 500, 'SCRAPE_SITE_ERROR', /./],
    ['a redirect loop', () => `${site.origin}/fault/loop`, 500, 'SCRAPE_TOO_MANY_REDIRECTS', /./],
    [
      'a redirect to the metadata address',
      () => `${site.origin}/fault/metadata-redirect`,
      403,
      'SCRAPE_ADDRESS_REFUSED',
      /169\.254\.169\.254/,
    ],
  ])('%s', async (_name, url, status, code, sentence, extra = {}) => {
    const before = await creditsLeft(service);
    const answer = await scrape(service, { url: url(), ...extra });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(answer.json.success).toBe(false);
    expect(answer.json.error).toMatch(sentence);
    expect(await creditsLeft(service)).toBe(before);
  });

  it('is told when private addresses are not allowed, and how to allow them', async () => {
    const before = await creditsLeft(guarded);
    const answer = await scrape(guarded, { url: `${site.origin}/static/5kb` });
    expect([answer.status, answer.json.code]).toEqual([403, 'SCRAPE_ADDRESS_REFUSED']);
    expect(answer.json.error).toMatch(/--allow-private-network/);
    expect(await creditsLeft(guarded)).toBe(before);
  });

  it('answers in the browser lane with the same words', async () => {
    const answer = await scrape(guarded, { url: `${site.origin}/js`, waitFor: 10 });
    expect([answer.status, answer.json.code]).toEqual([403, 'SCRAPE_ADDRESS_REFUSED']);
  });
});

describe('a page that is broken', () => {
  it.each([
    ['malformed HTML', '/fault/malformed'],
    ['another charset than it says', '/fault/wrong-charset'],
    ['no content type', '/fault/no-type'],
    ['a wrong length', '/fault/wrong-length'],
    ['50,000 nested elements', '/fault/deep?depth=50000'],
  ])('is read all the same, or refused with a sentence: %s', async (_name, path) => {
    const answer = await scrape(service, { url: `${site.origin}${path}` });
    if (answer.status === 200) expect(typeof answer.json.data?.markdown).toBe('string');
    else expect(answer.json.error).toMatch(/\w+ \w+/);
  });

  it('costs nothing when it answers 404 or 500, and is a document', async () => {
    const before = await creditsLeft(service);
    for (const status of [404, 500]) {
      const answer = await scrape(service, { url: `${site.origin}/status/${status}` });
      expect(answer.status).toBe(200);
      expect(answer.json.data?.metadata).toMatchObject({ statusCode: status, creditsUsed: 0 });
    }
    expect(await creditsLeft(service)).toBe(before);
  });
});

describe('a client that hangs up', () => {
  it.each([
    ['while the site is silent', '/fault/hang', {}],
    ['while the browser waits', '/fault/hang', { waitFor: 100 }],
  ])('%s: its work stops, nothing is charged', async (_name, path, extra) => {
    const before = await creditsLeft(service);
    const gone = new AbortController();
    const asked = fetch(`${service.address}/v2/scrape`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.key}` },
      body: JSON.stringify({ url: `${site.origin}${path}`, maxAge: 0, ...extra }),
      signal: gone.signal,
    });
    await vi.waitUntil(() => site.underWay() > 0, { timeout: 20_000 });
    gone.abort();
    await expect(asked).rejects.toThrow();
    await vi.waitUntil(() => site.underWay() === 0, { timeout: 10_000 });
    await vi.waitUntil(async () => {
      const { backend } = service.hearth.rooms();
      const open = await backend.store.listJobs({ statuses: ['scraping'], limit: 10 });
      return open.length === 0;
    });
    expect(await creditsLeft(service)).toBe(before);
  });
});

it('moves to the next free port when the wanted one is taken', async () => {
  const taken = new URL(service.address).port;
  const other = await startService({ flags: { port: taken } });
  expect(new URL(other.address).port).not.toBe(taken);
  await other.stop();
});

it('reads a page of 20 MB or says what it would need', async () => {
  const before = await creditsLeft(service);
  const answer = await scrape(service, { url: `${site.origin}/fault/big`, timeout: 60_000 });
  if (answer.status === 200) {
    expect(answer.json.data?.markdown?.length).toBeGreaterThan(0);
  } else {
    expect(answer.json.error).toMatch(/\w+ \w+/);
    expect(await creditsLeft(service)).toBe(before);
  }
});

it('refuses a second process on the same data folder, naming the first', async () => {
  const config = { ...service.hearth.config, port: 0 };
  const second = await createHearth(config);
  await expect(second.start()).rejects.toMatchObject({
    code: 'DATA_DIR_IN_USE',
    message: expect.stringContaining(String(process.pid)),
  });
});

describe('a full disk', () => {
  it('is said, costs nothing, and is over when there is space again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hearth-full-'));
    const workerUrl = new URL('../suites/backend/full-disk-writer.ts', import.meta.url);
    const full = await startService({
      parts: {
        openBackend: (clock, log) =>
          openSqliteBackend({ path: join(folder, 'hearth.db'), clock, log, workerUrl }),
      },
    });
    const { store } = full.hearth.rooms().backend;
    const before = await creditsLeft(full);
    await store.writeSetting('disk-full', true);
    let done = 0;
    let answer = await scrape(full, { url: `${site.origin}/static/500kb?n=0` });
    while (answer.status === 200 && done < 60) {
      done += 1;
      answer = await scrape(full, { url: `${site.origin}/static/500kb?n=${done}` });
    }
    expect([answer.status, answer.json.code]).toEqual([500, 'STORAGE_FULL']);
    expect(answer.json.error).toMatch(/space|full/i);
    await store.writeSetting('disk-full', undefined);
    await vi.waitUntil(
      async () => {
        const open = await store.listJobs({ statuses: ['scraping'], limit: 10 });
        return open.length === 0;
      },
      { timeout: 10_000 },
    );
    expect(await creditsLeft(full)).toBe(before - done);
    const again = await scrape(full, { url: `${site.origin}/static/5kb` });
    expect(again.status).toBe(200);
    await full.stop();
    rmSync(folder, { recursive: true, force: true });
  });
});
