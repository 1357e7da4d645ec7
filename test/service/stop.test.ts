/** Stopping an operation ends its work at once, whoever stops it and however. From the site's own log. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Job } from '../../src/main/service/domain/job.ts';
import { KIND_NAMES, type JobKind } from '../../src/main/service/domain/job-kinds.ts';
import { runHearth } from '../support/command.ts';
import { startSearchHost, type SearchHost } from '../support/search-host.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';
import { html } from '../support/site/answer.ts';

let service: TestService;
let site: FixtureSite;
let web: SearchHost;
/** Answers of the pages that are held back. */
let letGo: () => void;

const HELD = Array.from({ length: 20 }, (_, n) => `/held/${String(n)}`);

beforeAll(async () => {
  site = await startSite();
  web = await startSearchHost(() => `${site.origin}/held/0`);
  service = await startService({
    flags: { 'search-order': 'searxng', 'search-searxng-url': web.origin },
  });
});
afterAll(async () => {
  await service.stop();
  await Promise.all([site.close(), web.close()]);
});
afterEach(() => {
  letGo();
  site.reset();
});

/** A start page that names twenty pages, which are all held back. */
function hold(): void {
  const gate = Promise.withResolvers<undefined>();
  letGo = () => gate.resolve(undefined);
  const links = HELD.map((path) => `<a href="${path}">${path}</a>`).join(' ');
  site.files.set('/held', html(`<title>Start</title><p>Many pages</p>${links}`));
  for (const path of HELD) {
    site.files.set(path, async () => {
      await gate.promise;
      return html(`<title>${path}</title><p>Page ${path}</p>`);
    });
  }
}

const SCHEMA = { type: 'object', properties: { title: { type: 'string' } } };
const url = (path: string): string => site.origin + path;
const RECIPE = {
  recipe: 1,
  start: ['http://127.0.0.1/'],
  list: {
    source: { kind: 'page' },
    records: { anchors: [{ css: 'p' }] },
    fields: [{ name: 'title', type: 'text', anchors: [{ css: 'b' }] }],
    key: [],
  },
  pages: null,
};
const REQUESTS: Readonly<Record<JobKind, () => readonly [path: string, body: object]>> = {
  scrape: () => ['scrape', { url: url('/held/0') }],
  crawl: () => ['crawl', { url: url('/held'), sitemap: 'skip' }],
  batch: () => ['batch/scrape', { urls: HELD.map(url) }],
  search: () => ['search', { query: 'pages', scrapeOptions: { formats: ['markdown'] } }],
  map: () => ['map', { url: url('/held'), sitemap: 'skip' }],
  extract: () => ['extract', { urls: HELD.slice(0, 10).map(url), schema: SCHEMA }],
  recipe: () => ['../api/recipes/run', { recipe: RECIPE, url: url('/held/0') }],
};

const heldOnes = (): number =>
  site.requests.filter(({ url: path }) => path.includes('/held/')).length;

/** The job that asks the site; one of a single page is written when it has run for a moment. */
async function running(): Promise<Job | undefined> {
  const { store } = service.hearth.rooms().backend;
  await vi.waitUntil(() => heldOnes() > 0, { timeout: 20_000 });
  const newest = async (): Promise<Job | undefined> =>
    (await store.listJobs({ statuses: ['scraping'], limit: 1 }))[0];
  return vi.waitUntil(newest, { timeout: 20_000 });
}

async function onConsole(method: string, path: string, asked?: object): Promise<unknown> {
  const headers = {
    authorization: `Bearer ${service.hearth.sessionToken}`,
    ...(asked === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const body = asked === undefined ? null : JSON.stringify(asked);
  const answer = await fetch(service.address + path, { method, headers, body });
  return answer.json();
}

const WAYS: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  'the GUI’s stop': (id) => onConsole('POST', `/console/jobs/${id}/stop`),
  'the GUI’s delete': (id) => onConsole('DELETE', `/console/jobs/${id}`),
  DELETE: async (id) => (await service.ask('DELETE', `/v2/crawl/${id}`)).json,
  'the command line': async (id) => {
    const ran = await runHearth(['jobs', 'cancel', id, '--data-dir', service.dataDir]);
    return { code: ran.code };
  },
};
const ANSWERS: Readonly<Record<string, object>> = {
  'the GUI’s stop': { stopped: true },
  'the GUI’s delete': { deleted: true },
  DELETE: { success: true, status: 'cancelled' },
  'the command line': { code: 0 },
};

/** A process for each is slow: the command line goes the way of DELETE. */
const CASES = Object.keys(WAYS).flatMap((way) =>
  KIND_NAMES.filter(
    (kind) => way !== 'the command line' || kind === 'crawl' || kind === 'extract',
  ).map((kind) => [way, kind] as const),
);

it.each(CASES)(
  '%s ends the work of a running %s, and the site is asked for nothing more',
  async (way, kind) => {
    hold();
    const [path, body] = REQUESTS[kind]();
    const { store } = service.hearth.rooms().backend;
    const asking = service.ask('POST', `/v2/${path}`, body);
    const job = await running();
    expect(job?.kind).toBe(kind);

    expect(await WAYS[way]?.(job?.id ?? '')).toMatchObject(ANSWERS[way] ?? {});
    // the pages are still held back: their connections end because nobody wants them any more
    await vi.waitUntil(() => site.underWay() === 0, { timeout: 20_000 });
    const asked = site.requests.length;
    letGo();
    await asking;
    await vi.waitUntil(() => service.hearth.rooms().slots.active(job?.accountId ?? '') === 0, {
      timeout: 20_000,
    });
    expect(site.requests.length).toBe(asked);
    if (way !== 'the GUI’s delete') {
      expect((await store.findJob(job?.id ?? ''))?.status).toBe('cancelled');
    }
  },
  60_000,
);

it('a caller whose scrape was stopped is told so', async () => {
  hold();
  const asking = service.ask('POST', '/v2/scrape', { url: url('/held/1') });
  const job = await running();
  await service.ask('DELETE', `/v2/crawl/${job?.id ?? ''}`);
  const { status, json } = await asking;
  expect([status, json]).toMatchObject([500, { code: 'SCRAPE_JOB_CANCELLED' }]);
});

it('stops a scrape of the window whose page was just asked for, before its job is written', async () => {
  hold();
  const { store } = service.hearth.rooms().backend;
  for (let round = 0; round < 5; round++) {
    const id = randomUUID();
    const asked = site.requests.length;
    const asking = onConsole('POST', `/console/run/scrape?run=${id}`, { url: url('/held/2') });
    await vi.waitUntil(() => site.requests.length > asked, { timeout: 20_000, interval: 1 });
    expect(await WAYS['the GUI’s stop']?.(id)).toEqual({ stopped: true });
    await asking;
    expect((await store.findJob(id))?.status).toBe('cancelled');
  }
});

it('goes on with all it left when it is resumed while it is being stopped', async () => {
  const gate = Promise.withResolvers<undefined>();
  const paths = Array.from({ length: 11 }, (_, n) => `/again/${String(n)}`);
  const links = paths.map((path) => `<a href="${path}">${path}</a>`).join(' ');
  site.files.set('/again', html(`<title>Again</title><p>Many pages</p>${links}`));
  for (const path of paths) {
    site.files.set(path, async () => {
      await gate.promise;
      return html(`<title>${path}</title><p>Page ${path}</p>`);
    });
  }
  const started = await service.ask('POST', '/v2/crawl', {
    ...{ url: url('/again'), limit: 12, maxConcurrency: 3, sitemap: 'skip' },
  });
  const { id } = started.json as { readonly id: string };
  await vi.waitUntil(() => site.requests.some(({ url: path }) => paths.includes(path)), {
    timeout: 10_000,
  });
  const inWindow = async (verb: string): Promise<unknown> => {
    const answer = await fetch(`${service.address}/console/jobs/${id}/${verb}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.hearth.sessionToken}` },
    });
    return answer.json();
  };
  const [stopped, resumed] = await Promise.all([inWindow('stop'), inWindow('resume')]);
  expect(stopped).toEqual({ stopped: true });
  // where it came before the stop there was nothing to resume yet
  if (!JSON.stringify(resumed).includes('true')) await inWindow('resume');
  gate.resolve(undefined);
  const status = async () => (await service.ask('GET', `/v2/crawl/${id}`)).json;
  await expect
    .poll(status, { timeout: 15_000 })
    .toMatchObject({ status: 'completed', total: 12, completed: 12, creditsUsed: 12 });
  expect(await inWindow('resume')).toEqual({ resumed: false });
}, 60_000);
