/**
 * Every way a page or a request goes wrong, asked of the whole service over HTTP: the right status, a
 * sentence that says what to do, no credit, and nothing left behind.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createHearth } from '../../src/main/service/compose.ts';
import { HearthError } from '../../src/main/service/domain/errors.ts';
import { openSqliteBackend } from '../../src/main/service/store/sqlite/backend.ts';
import { creditsOf, nothingLeft, scrapeOn } from '../support/quiet.ts';
import { startService, type TestService } from '../support/service.ts';
import { startSite, type FixtureSite } from '../support/site.ts';

let service: TestService;
let guarded: TestService;
let site: FixtureSite;
let tls: FixtureSite;
let freePort: number;

beforeAll(async () => {
  [service, guarded, site, tls] = await Promise.all([
    startService(),
    startService({ flags: { 'no-allow-private-network': true } }),
    startSite(),
    startSite({ tls: true }),
  ]);
  const closed = await startSite();
  freePort = closed.port;
  await closed.close();
});

afterAll(async () => {
  await Promise.all([service.stop(), guarded.stop()]);
  await Promise.all([site.close(), tls.close()]);
});

afterEach(async () => {
  await Promise.all([service, guarded].map(nothingLeft));
});

type Fault = [string, () => string, number, string, RegExp, object?];

/** What went wrong, where, the status, the code and the remedy; the same in both engines. */
const FAULTS: readonly Fault[] = [
  [
    'no such host',
    () => 'http://no-such-host.invalid.example.test/',
    200,
    'SCRAPE_DNS_RESOLUTION_ERROR',
    /no-such-host.*Check its spelling/,
  ],
  [
    'refused',
    () => `http://127.0.0.1:${freePort}/`,
    500,
    'SCRAPE_SITE_ERROR',
    /refused the connection\. Check the address/,
  ],
  ['reset', () => `${site.origin}/fault/reset`, 500, 'SCRAPE_SITE_ERROR', /closed.*Try again/],
  [
    'a bad certificate',
    () => tls.origin,
    500,
    'SCRAPE_SSL_ERROR',
    /Set skipTlsVerification/,
    { skipTlsVerification: false },
  ],
  [
    'silence',
    () => `${site.origin}/fault/hang`,
    408,
    'SCRAPE_TIMEOUT',
    /longer timeout|raise timeout/,
    { timeout: 1500 },
  ],
  [
    'a slow drip',
    () => `${site.origin}/fault/drip`,
    408,
    'SCRAPE_TIMEOUT',
    /longer timeout|raise timeout/,
    { timeout: 1500 },
  ],
  [
    'a redirect loop',
    () => `${site.origin}/fault/loop`,
    500,
    'SCRAPE_TOO_MANY_REDIRECTS',
    /Open (it|the address) in a browser/,
  ],
  [
    'a chain of redirects without end',
    () => `${site.origin}/fault/endless-redirect`,
    500,
    'SCRAPE_TOO_MANY_REDIRECTS',
    /Open the address in a browser/,
  ],
  [
    'a redirect to the metadata address',
    () => `${site.origin}/fault/metadata-redirect`,
    403,
    'SCRAPE_ADDRESS_REFUSED',
    /169\.254\.169\.254.*--allow-private-network/,
  ],
  [
    'a redirect to the service itself',
    () => `${site.origin}/redirect-to?url=${encodeURIComponent(service.address)}`,
    403,
    'SCRAPE_ADDRESS_REFUSED',
    /own port.*never fetches from itself/,
  ],
  [
    'a redirect to a file',
    () => `${site.origin}/fault/file-redirect`,
    403,
    'SCRAPE_ADDRESS_REFUSED',
    /./,
  ],
];

describe.each([
  ['plainly', {}],
  ['in the browser', { waitFor: 1 }],
])('a page fetched %s that fails', (_lane, lane) => {
  it.each(FAULTS)('%s', async (_name, url, status, code, sentence, extra = {}) => {
    const before = await creditsOf(service);
    const answer = await scrapeOn(service, { url: url(), ...lane, ...extra });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(answer.json.success).toBe(false);
    expect(answer.json.error).toMatch(sentence);
    expect(await creditsOf(service)).toBe(before);
  });
});

describe('a page that fails', () => {
  it.each(['truncated-chunked', 'empty', 'not-http', 'bad-redirect'])(
    'because its answer is broken: %s',
    async (fault) => {
      const before = await creditsOf(service);
      const answer = await scrapeOn(service, { url: `${site.origin}/fault/${fault}` });
      expect([answer.status, answer.json.code]).toEqual([500, 'SCRAPE_SITE_ERROR']);
      expect(answer.json.error).toMatch(/Try again|Check that|not an address/);
      expect(await creditsOf(service)).toBe(before);
    },
  );

  it('is told when private addresses are not allowed, and how to allow them', async () => {
    const before = await creditsOf(guarded);
    const answer = await scrapeOn(guarded, { url: `${site.origin}/static/5kb` });
    expect([answer.status, answer.json.code]).toEqual([403, 'SCRAPE_ADDRESS_REFUSED']);
    expect(answer.json.error).toMatch(/--allow-private-network/);
    expect(await creditsOf(guarded)).toBe(before);
  });

  it('answers in the browser lane with the same words', async () => {
    const answer = await scrapeOn(guarded, { url: `${site.origin}/js`, waitFor: 10 });
    expect([answer.status, answer.json.code]).toEqual([403, 'SCRAPE_ADDRESS_REFUSED']);
  });
});

describe('a page that is broken is read all the same', () => {
  it.each([
    ['malformed HTML', 'malformed', 'Still readable'],
    ['another charset than it says', 'wrong-charset', 'Caf'],
    ['a charset named late', 'meta-charset', 'Привет мир'],
    ['no content type', 'no-type', 'HTML without a content type'],
    ['a wrong length', 'wrong-length', 'ye'],
    ['50,000 nested elements', 'deep?depth=50000', 'At the bottom.'],
    ['a compressed answer that ends early', 'gzip-cut', 'Some words.'],
  ])('%s', async (_name, path, words) => {
    for (const onlyMainContent of [true, false]) {
      const answer = await scrapeOn(service, {
        url: `${site.origin}/fault/${path}`,
        formats: ['markdown', 'html', 'rawHtml', 'links', 'images'],
        onlyMainContent,
      });
      expect(answer.status).toBe(200);
      expect(answer.json.data?.markdown).toContain(words);
    }
  });

  it('an answer that ends before its length, with a warning', async () => {
    const answer = await scrapeOn(service, { url: `${site.origin}/fault/truncated` });
    expect(answer.json.data).toMatchObject({
      markdown: expect.stringContaining('Only the beginning.'),
      warning: expect.stringContaining('ended early; what had arrived was kept'),
    });
  });

  it('50,000 nested elements in the browser', async () => {
    const url = `${site.origin}/fault/deep?depth=50000`;
    const answer = await scrapeOn(service, { url, waitFor: 1 });
    expect([answer.status, answer.json.data?.markdown]).toEqual([
      200,
      expect.stringContaining('At the bottom.'),
    ]);
  });

  it('costs nothing when it answers 404 or 500, and is a document', async () => {
    const before = await creditsOf(service);
    for (const status of [404, 500]) {
      const answer = await scrapeOn(service, { url: `${site.origin}/status/${status}` });
      expect(answer.status).toBe(200);
      expect(answer.json.data?.metadata).toMatchObject({ statusCode: status, creditsUsed: 0 });
    }
    expect(await creditsOf(service)).toBe(before);
  });

  it.each([
    [429, '120', 'The site answered 429 and asks to wait 2 minutes.'],
    [503, '30', 'The site answered 503 and asks to wait 30 seconds.'],
  ])('says how long the site asks to wait with %i', async (status, after, warning) => {
    const url = `${site.origin}/status/${status}?after=${after}`;
    const answer = await scrapeOn(service, { url });
    expect(answer.json.data).toMatchObject({ warning, metadata: { statusCode: status } });
  });
});

describe('a client that hangs up', () => {
  it.each([
    ['while the site is silent', '/fault/hang', {}],
    ['while the browser waits', '/fault/hang', { waitFor: 100 }],
  ])('%s: its work stops, nothing is charged', async (_name, path, extra) => {
    const before = await creditsOf(service);
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
    await vi.waitUntil(
      async () => {
        const { backend } = service.hearth.rooms();
        const open = await backend.store.listJobs({ statuses: ['scraping'], limit: 10 });
        return open.length === 0;
      },
      { timeout: 20_000 },
    );
    expect(await creditsOf(service)).toBe(before);
  });
});

it('moves to the next free port when the wanted one is taken', async () => {
  const taken = new URL(service.address).port;
  const other = await startService({ flags: { port: taken } });
  expect(new URL(other.address).port).not.toBe(taken);
  await other.stop();
});

describe('a page of 20 MB', () => {
  it('is read whole, in a worker of its own size, and given unread when that is asked', async () => {
    const patient = await startService({ flags: { 'document-timeout-ms': '300000' } });
    const url = `${site.origin}/fault/big`;
    const whole = await scrapeOn(patient, { url, timeout: 300_000 });
    expect(whole.status).toBe(200);
    expect(whole.json.data?.markdown?.length).toBeGreaterThan(15_000_000);
    const raw = await scrapeOn(patient, { url, formats: ['rawHtml'], timeout: 300_000 });
    expect(String(raw.json.data?.['rawHtml']).length).toBeGreaterThan(20_000_000);
    expect(raw.json.data).not.toHaveProperty('markdown');
    await nothingLeft(patient);
    await patient.stop();
  }, 300_000);

  it('is refused with its size where the limit is lower, at no cost', async () => {
    const narrow = await startService({ flags: { 'max-body-bytes': '1000000' } });
    const before = await creditsOf(narrow);
    for (const lane of [{}, { waitFor: 1 }]) {
      for (const path of ['/fault/big-length', '/fault/big']) {
        const answer = await scrapeOn(narrow, { url: site.origin + path, ...lane });
        expect([answer.status, answer.json.code]).toEqual([500, 'SCRAPE_TOO_LARGE']);
        expect(answer.json.error).toMatch(/raise the limit/i);
      }
    }
    expect(await creditsOf(narrow)).toBe(before);
    await nothingLeft(narrow);
    await narrow.stop();
  });
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
    const before = await creditsOf(full);
    await store.writeSetting('disk-full', true);
    let done = 0;
    let answer = await scrapeOn(full, { url: `${site.origin}/static/500kb?n=0` });
    while (answer.status === 200 && done < 60) {
      done += 1;
      answer = await scrapeOn(full, { url: `${site.origin}/static/500kb?n=${done}` });
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
    expect(await creditsOf(full)).toBe(before - done);
    const again = await scrapeOn(full, { url: `${site.origin}/static/5kb` });
    expect(again.status).toBe(200);
    await full.stop();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('a store that fails when a scrape is to be ended', () => {
  /** A service whose store refuses the next `failures` writes of the named verbs. */
  const failing = async (verbs: readonly string[], failures: number) => {
    const folder = mkdtempSync(join(tmpdir(), 'hearth-failing-'));
    const state = { left: 0 };
    const orRefuse =
      (verb: (...args: readonly unknown[]) => unknown) =>
      (...args: readonly unknown[]): unknown => {
        if (state.left <= 0) return verb(...args);
        state.left -= 1;
        return Promise.reject(new HearthError('STORAGE_FAILED', 'The store could not write.'));
      };
    const one = await startService({
      parts: {
        openBackend: async (clock, log) => {
          const backend = await openSqliteBackend({ path: join(folder, 'x.db'), clock, log });
          const store = new Proxy(backend.store, {
            get(target, name) {
              const value: unknown = Reflect.get(target, name, target);
              if (typeof value !== 'function') return value;
              const verb = value.bind(target) as (...args: readonly unknown[]) => unknown;
              return verbs.includes(String(name)) ? orRefuse(verb) : verb;
            },
          });
          return { ...backend, store, close: () => backend.close() };
        },
      },
    });
    state.left = failures;
    const stop = async (): Promise<void> => {
      await one.stop();
      rmSync(folder, { recursive: true, force: true });
    };
    return { one, stop, state };
  };

  it('ends it later: no job stays open, no credit reserved, the failure is the page’s own', async () => {
    const { one, stop, state } = await failing(['finishJob', 'failPage'], 4);
    const answer = await scrapeOn(one, { url: `http://127.0.0.1:${freePort}/` });
    expect([answer.status, answer.json.code]).toEqual([500, 'SCRAPE_SITE_ERROR']);
    await nothingLeft(one);
    expect(state.left).toBe(0);
    await stop();
  });

  it('charges nothing for a page that could not be kept', async () => {
    const { one, stop } = await failing(['finishLonePage'], 1);
    const before = await creditsOf(one);
    const answer = await scrapeOn(one, { url: `${site.origin}/static/5kb` });
    expect([answer.status, answer.json.code]).toEqual([500, 'STORAGE_FAILED']);
    await nothingLeft(one);
    expect(await creditsOf(one)).toBe(before);
    await stop();
  });

  it('keeps no page of a job waiting once it works again', async () => {
    const { one, stop, state } = await failing(['finishPage', 'failPage', 'retryPage'], 6);
    const urls = [`${site.origin}/static/5kb`];
    const { json } = await one.ask('POST', '/v2/batch/scrape', { urls });
    const { id } = z.object({ id: z.string() }).parse(json);
    const isOver = async (): Promise<boolean> => {
      const status = await one.ask('GET', `/v2/batch/scrape/${id}`);
      return z.object({ status: z.string() }).parse(status.json).status === 'completed';
    };
    await vi.waitUntil(isOver, { timeout: 60_000, interval: 100 });
    expect(state.left).toBe(0);
    await nothingLeft(one);
    await stop();
  });
});
