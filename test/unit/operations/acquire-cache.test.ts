/** What a kept capture spares: the site, the conversion, a second capture under way. */
import { createHostPacer } from '../../../src/main/service/operations/host-pacer.ts';
import { createProxyChoice } from '../../../src/main/service/operations/proxy-choice.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ScrapeOptions } from '../../../src/main/service/domain/command.ts';
import type { Snapshot } from '../../../src/main/service/domain/snapshot.ts';
import type { AcquireRequest } from '../../../src/main/service/operations/acquire-request.ts';
import { createReadPast } from '../../../src/main/service/operations/library/read-past.ts';
import { openBlobStore } from '../../../src/main/service/store/blobs/blob-store.ts';
import { ExpiredJobs } from '../../../src/main/service/operations/signed-visit.ts';
import { createAcquire } from '../../../src/main/service/operations/acquire.ts';
import type { CaptureRequest, Engine } from '../../../src/main/service/ports/engine.ts';
import type { Pipeline } from '../../../src/main/service/ports/pipeline.ts';
import { seal } from '../../../src/main/service/pipeline/seal.ts';
import { inlinePipeline } from '../../support/pipeline/inline.ts';
import { scrapeOptions, snapshotOf } from '../../support/pipeline/inputs.ts';
import { aWorld } from '../../support/operations-world.ts';
import { anAccount, silentLog } from '../../support/store-builders.ts';

type World = Awaited<ReturnType<typeof aWorld>>;

const HTML = `<title>T</title><h1>Kept</h1><p>${'Some words that are kept. '.repeat(20)}</p>`;
const account = anAccount();

let world: World;
let seen: { captures: CaptureRequest[]; conversions: number };
let answer: (request: CaptureRequest) => Promise<Snapshot>;

beforeEach(async () => {
  world = await aWorld();
  seen = { captures: [], conversions: 0 };
  answer = () =>
    Promise.resolve(snapshotOf(HTML, { headers: { etag: '"1"' }, capturedAt: world.time.now }));
});
afterEach(() => world.backend.close());

function open(version = '1') {
  const http: Engine = {
    name: 'http',
    capabilities: new Set(),
    stats: () => ({ active: 0, contexts: 0 }),
    close: () => Promise.resolve(),
    capture: async (request) => {
      seen.captures.push(request);
      return { kind: 'snapshot', snapshot: await answer(request) };
    },
  };
  const pipeline: Pipeline = {
    ...inlinePipeline,
    run: async (input, ...rest) => {
      seen.conversions += 1;
      const output = await inlinePipeline.run(input, ...rest);
      return input.mayBeSealed === undefined ? output : seal(output).output;
    },
  };
  const acquire = createAcquire({
    http,
    browser: http,
    pipeline,
    cache: world.store,
    profiles: {
      open: () => Promise.reject(new Error('no profile here')),
      renew: () => Promise.resolve(),
      markExpired: () => Promise.resolve(),
    },
    expiredJobs: new ExpiredJobs(),
    past: createReadPast({
      store: world.store,
      blobs: openBlobStore({ path: ':memory:', log: silentLog }),
      clock: world.clock,
      browser: http,
      maxBodyBytes: 1e6,
    }),
    robots: { check: () => Promise.resolve({ allowed: true, sitemaps: [] }) },
    clock: world.clock,
    log: silentLog,
    proxies: createProxyChoice({
      regional: new Map(),
      findAccount: () => Promise.resolve(undefined),
    }),
    pacer: createHostPacer(world.clock),
    hostConcurrency: 8,
    respectRobots: true,
    maxBodyBytes: 1e6,
    version,
  });
  return (options: Partial<ScrapeOptions> = {}, change: Partial<AcquireRequest> = {}) =>
    acquire({
      url: 'https://example.com/',
      options: scrapeOptions({ maxAgeMs: 60_000, ...options }),
      accountId: account.id,
      isolationGroup: 'g',
      deadlineAt: world.time.now + 60_000,
      signal: new AbortController().signal,
      wantsLinks: false,
      wantsText: true,
      mayStore: true,
      robots: 'check',
      ...change,
    });
}

describe('a kept capture', () => {
  it('is none of a page of which something was missing', async () => {
    const acquire = open();
    const warnings = ['The site’s answer ended early; what had arrived was kept.'];
    answer = () => Promise.resolve(snapshotOf(HTML, { warnings, capturedAt: world.time.now }));
    expect((await acquire()).warnings).toEqual(warnings);
    expect((await acquire()).warnings).toEqual(warnings);
    expect(seen.captures).toHaveLength(2);
  });

  it('answers without the site and without being converted again', async () => {
    const acquire = open();
    const first = await acquire();
    const second = await acquire();
    expect(second).toEqual({
      ...first,
      cache: { state: 'hit', cachedAt: world.time.now },
    });
    expect(seen).toMatchObject({ captures: [{}], conversions: 1 });
  });

  it('answers no other route of a script, and with the fragment that is asked for', async () => {
    answer = (request) =>
      Promise.resolve(snapshotOf(HTML, { finalUrl: request.url, capturedAt: world.time.now }));
    const acquire = open();
    const at = async (fragment: string) => {
      const { facts, cache } = await acquire({}, { url: `https://example.com/${fragment}` });
      return [facts.finalUrl, cache?.state];
    };
    expect(await at('#part')).toEqual(['https://example.com/#part', 'miss']);
    expect(await at('')).toEqual(['https://example.com/', 'hit']);
    expect(await at('#/orders')).toEqual(['https://example.com/#/orders', 'miss']);
    expect(await at('#/people')).toEqual(['https://example.com/#/people', 'miss']);
    expect(await at('#!people')).toEqual(['https://example.com/#!people', 'miss']);
    expect(await at('#/orders')).toEqual(['https://example.com/#/orders', 'hit']);
    // where a script goes by itself
    const finalUrl = 'https://example.com/?a#/home';
    answer = () => Promise.resolve(snapshotOf(HTML, { finalUrl, capturedAt: world.time.now }));
    expect(await at('?a')).toEqual([finalUrl, 'miss']);
    expect(await at('?a')).toEqual([finalUrl, 'hit']);
  });

  it('is converted once for other options, and read from then on', async () => {
    const acquire = open();
    await acquire();
    for (let time = 0; time < 3; time += 1) {
      const { output } = await acquire({ formats: [{ type: 'html' }] });
      expect(output.document.html).toContain('<h1>Kept</h1>');
      expect(output.document.markdown).toBeUndefined();
    }
    expect(seen).toMatchObject({ captures: [{}], conversions: 2 });
  });

  it('is converted again by another version of the program', async () => {
    const first = open('1');
    await first();
    await first(); // waits until the capture is kept
    await open('2')();
    expect(seen).toMatchObject({ captures: [{}], conversions: 2 });
  });

  it('answers nobody of another account, and nobody who asks for a fresh one', async () => {
    const acquire = open();
    await acquire();
    await acquire({}, { accountId: 'another' });
    await acquire({ maxAgeMs: 0 });
    expect(seen.captures).toHaveLength(3);
  });

  it.each([
    ['says so (304)', () => snapshotOf('', { status: 304, capturedAt: world.time.now })],
    ['sends the same bytes', () => snapshotOf(HTML, { capturedAt: world.time.now })],
  ])('grown too old is asked about, and not converted when the site %s', async (_how, again) => {
    const acquire = open();
    const first = await acquire();
    world.time.now += 120_000;
    answer = () => Promise.resolve(again());
    const second = await acquire();
    expect(seen.captures[1]?.revalidate).toEqual({ etag: '"1"' });
    expect(second).toMatchObject({ output: first.output, cache: { state: 'miss' } });
    expect(second.facts).toMatchObject({ status: 200, capturedAt: world.time.now });
    expect(await acquire()).toMatchObject({ cache: { state: 'hit', cachedAt: world.time.now } });
    expect(seen).toMatchObject({ captures: [{}, {}], conversions: 1 });
  });

  it('answers sealed to whoever passes it on, and keeps a text that nobody gave away', async () => {
    const acquire = open();
    const whole = (await acquire({ maxAgeMs: 0 }, { accountId: 'another' })).output;
    const { metadata, ...content } = whole.document;
    const ask = () => acquire({}, { mayBeSealed: 'answered' });
    const contents: unknown[] = [];
    for (let time = 0; time < 4; time += 1) {
      const { output, cache } = await ask();
      const { content, text } = output.sealed ?? {};
      contents.push(JSON.parse(Buffer.from(content ?? []).toString()));
      expect(output.document).toEqual({ metadata });
      // what was made before leaves no trace again
      const words = JSON.stringify(whole.text);
      expect(Buffer.from(text ?? []).toString()).toBe(cache?.state === 'hit' ? '' : words);
      if (text !== undefined) structuredClone(text, { transfer: [text.buffer] });
      if (time === 1) world.time.now += 120_000;
    }
    expect(contents).toEqual([content, content, content, content]);
    expect(seen).toMatchObject({ captures: [{}, {}, {}], conversions: 2 });
    expect((await acquire()).output.document.markdown).toBe(content.markdown);
  });

  it('grown too old is converted when the page has changed', async () => {
    const acquire = open();
    await acquire();
    world.time.now += 120_000;
    answer = () => Promise.resolve(snapshotOf(HTML.replace('Kept', 'New')));
    expect((await acquire()).output.document.markdown).toContain('# New');
    expect(seen.conversions).toBe(2);
  });

  it('is not written where nothing may be', async () => {
    const acquire = open();
    await acquire({}, { mayStore: false });
    await acquire({ storeInCache: false });
    await acquire();
    expect(seen).toMatchObject({ captures: [{}, {}, {}], conversions: 3 });
    expect(await acquire({}, { mayStore: false })).toMatchObject({ cache: { state: 'hit' } });
    expect(seen.captures).toHaveLength(3);
  });
});

describe('captures under way', () => {
  it('are shared: who asks for the same thing waits for the first', async () => {
    const acquire = open();
    const all = await Promise.all([acquire(), acquire(), acquire(), acquire()]);
    expect(seen).toMatchObject({ captures: [{}], conversions: 1 });
    expect(all.map(({ cache }) => cache?.state)).toEqual(['miss', 'hit', 'hit', 'hit']);
  });

  it('that fail leave the others to themselves', async () => {
    const acquire = open();
    const good = answer;
    answer = () => {
      answer = good;
      return Promise.reject(new Error('no line'));
    };
    const [first, second] = await Promise.allSettled([acquire(), acquire()]);
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  });

  it('hold nobody beyond their own end', async () => {
    const acquire = open();
    const { promise, resolve } = Promise.withResolvers<Snapshot>();
    answer = () => promise;
    const first = acquire();
    const ends = new AbortController();
    const second = acquire({}, { signal: ends.signal });
    ends.abort(new Error('late'));
    await expect(second).rejects.toThrow('late');
    resolve(snapshotOf(HTML));
    await first;
    expect(seen.captures).toHaveLength(1);
  });
});

describe('a place at the host', () => {
  const turns = () => {
    const said: string[] = [];
    const turn = {
      enter: () => {
        said.push(`enter ${String(seen.captures.length)}`);
        return Promise.resolve();
      },
      leave: () => said.push(`leave ${String(seen.captures.length)}`),
      sent: () => undefined,
      rest: () => Promise.resolve(),
    };
    return { said, turn };
  };

  it('is given back with the answer, before it is converted, and taken again for the browser', async () => {
    const { said, turn } = turns();
    const shell = '<title>App</title><div id="root"></div><script src="/app.js"></script>';
    let isFirst = true;
    answer = () => {
      const page = isFirst ? shell : HTML;
      isFirst = false;
      return Promise.resolve(snapshotOf(page, { capturedAt: world.time.now }));
    };
    await open()({}, { turn });
    expect(said).toEqual(['enter 0', 'leave 1', 'enter 1', 'leave 2']);
  });

  it.each([429, 503])('is held when the host wants to be left alone (%i)', async (status) => {
    const { said, turn } = turns();
    answer = () => Promise.resolve(snapshotOf(HTML, { status, capturedAt: world.time.now }));
    await open()({}, { turn });
    expect(said).toEqual(['enter 0']);
  });
});
