/** What a crawl makes of the links of a page: the real store, and pages as a test writes them. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { JobOf, Page } from '../../../src/main/service/domain/job.ts';
import type { Visited } from '../../../src/main/service/operations/visit.ts';
import { fingerprintOf } from '../../../src/main/service/pipeline/plain-text.ts';
import { createDiscovery, type Discovery } from '../../../src/main/service/work/discover.ts';
import { aWorld, type World } from '../../support/operations-world.ts';
import { aFinish, aJob, aNewPage } from '../../support/store-builders.ts';

const SCOPE = {
  includePaths: [],
  excludePaths: [],
  regexOnFullUrl: false,
  crawlEntireDomain: false,
  allowExternalLinks: false,
  allowSubdomains: false,
  ignoreQueryParameters: false,
  deduplicateSimilarUrls: true,
};

let world: World;
let discovery: Discovery;

beforeEach(async () => {
  world = await aWorld();
  discovery = aDiscovery();
});
afterEach(() => world.backend.close());

function aDiscovery(): Discovery {
  return createDiscovery({
    backend: world.backend,
    clock: world.clock,
    ids: { uuid: () => randomUUID() },
    sitemapUrls: async function* () {
      // no sitemap
    },
  });
}

async function aCrawl(
  scope: object = {},
): Promise<{ readonly job: JobOf<'crawl'>; readonly start: Page }> {
  const { account } = await world.tenant();
  const command = { url: 'http://old.test/docs', sitemap: 'include', limit: 100 };
  const job = aJob({
    accountId: account.id,
    kind: 'crawl',
    command: { ...command, scope: { ...SCOPE, ...scope } },
  });
  const seed = aNewPage('old.test/docs', { url: command.url, reason: 'start', depth: 0 });
  await world.store.openJob({ job, pages: [seed], reserve: 0 });
  const [start] = await world.store.listPages({ jobId: job.id, limit: 1 });
  if (start === undefined) throw new Error('the seed is a page');
  return { job, start };
}

function visited(finalUrl: string, links: readonly string[], output: object = {}): Visited {
  const acquired = {
    facts: { finalUrl, status: 200, headers: {} },
    output: {
      links,
      robotsMeta: { nofollow: false },
      document: { metadata: {} },
      textFacts: { chars: 300, fingerprint: `text of ${finalUrl}`, isSoftMissing: false },
      ...output,
    },
  };
  // only what discovery reads of a visit
  return { acquired } as unknown as Visited;
}

const urls = (rows: readonly { readonly url: string }[]): readonly string[] =>
  rows.map(({ url }) => url);

it('remembers over a restart where the start had redirected to', async () => {
  const { job, start } = await aCrawl();
  const landed = 'http://new.test/docs/en/';
  await discovery.follow(job, start, visited(landed, []));
  const document = { metadata: { url: landed } };
  await world.store.finishPage(aFinish(job.id, start.id, { document }));

  const page = { ...start, id: randomUUID(), reason: 'link', depth: 1 };
  const links = ['http://new.test/docs/en/a', 'http://new.test/b', 'http://old.test/docs/c'];
  const { discovered, skipped } = await aDiscovery().follow(job, page, visited(landed, links));
  expect(urls(discovered)).toEqual([links[0], links[2]]);
  expect(skipped).toEqual([
    expect.objectContaining({ url: links[1], reason: expect.stringContaining('/docs/en') }),
  ]);
});

it('knows where the start led to that another worker fetched, before it is finished', async () => {
  const { job, start } = await aCrawl();
  const landed = 'http://new.test/docs/en/';
  const [mine, theirs] = [discovery, aDiscovery()];
  const page = { ...start, id: randomUUID(), reason: 'sitemap', depth: 1 };
  const [inside, outside] = ['http://new.test/docs/en/a', 'http://new.test/b'];
  const early = await mine.follow(job, page, visited(landed, [inside]));
  expect(urls(early.discovered)).toEqual([]);
  await theirs.follow(job, start, visited(landed, []));
  const late = await mine.follow(job, page, visited(landed, [inside, outside]));
  expect(urls(late.discovered)).toEqual([inside]);
});

it('takes by a shorter way what was too far away by a longer one', async () => {
  const { job, start } = await aCrawl({ maxDiscoveryDepth: 1 });
  const target = 'http://old.test/docs/a';
  const far = { ...start, id: randomUUID(), reason: 'link', depth: 1 };
  const first = await discovery.follow(job, far, visited('http://old.test/docs/far', [target]));
  expect(first.skipped).toEqual([expect.objectContaining({ url: target })]);
  discovery.recorded(job, first);
  const second = await discovery.follow(job, start, visited('http://old.test/docs', [target]));
  expect(urls(second.discovered)).toEqual([target]);
});

it('takes from another page what a nofollow page named', async () => {
  const { job, start } = await aCrawl();
  const target = 'http://old.test/docs/a';
  const shy = visited('http://old.test/docs/shy', [target], { robotsMeta: { nofollow: true } });
  const first = await discovery.follow(job, { ...start, id: 'shy', reason: 'link' }, shy);
  expect(first.skipped).toEqual([
    expect.objectContaining({ url: target, reason: 'the page says nofollow' }),
  ]);
  discovery.recorded(job, first);
  const second = await discovery.follow(job, start, visited('http://old.test/docs', [target]));
  expect(urls(second.discovered)).toEqual([target]);
});

it('knows a copy by text and canonical, whichever came first, and never takes a page for its own copy', async () => {
  const { job, start } = await aCrawl();
  const look = async (id: string, url: string, text: string, canonical?: string) =>
    (
      await discovery.follow(
        job,
        { ...start, id, reason: 'link' },
        visited(url, [], {
          textFacts: {
            chars: text.length,
            fingerprint: fingerprintOf(text),
            isSoftMissing: false,
          },
          ...(canonical === undefined ? {} : { canonical }),
        }),
      )
    ).refusal;
  const thing = 'http://old.test/docs/thing';
  expect(await look('1', `${thing}?print`, 'a text', thing)).toBeUndefined();
  expect(await look('1', `${thing}?print`, 'a text', thing)).toBeUndefined();
  expect(await look('2', thing, 'a text')).toBe('duplicate');
  expect(await look('3', `${thing}?page=2`, 'a text, nearly', thing)).toBeUndefined();
  expect(await look('4', 'http://old.test/docs/else', 'a text')).toBeUndefined();
});

it('leaves out a page that leads out of the crawl, once it is known where the start led', async () => {
  const { job, start } = await aCrawl({ excludePaths: ['^/docs/private'] });
  const link = { ...start, id: randomUUID(), url: 'http://old.test/docs/go', reason: 'link' };
  const endsAt = (finalUrl: string, page: Page = link) =>
    discovery.follow(job, page, visited(finalUrl, ['http://old.test/docs/a']));
  expect((await endsAt('http://else.test/login')).refusal).toBeUndefined();
  expect((await endsAt('http://new.test/docs/', start)).refusal).toBeUndefined();
  expect(await endsAt('http://else.test/login')).toMatchObject({
    refusal:
      'it leads to http://else.test/login: another site, else.test; allowExternalLinks takes it',
    discovered: [],
    skipped: [],
  });
  expect((await endsAt('http://old.test/blog')).refusal).toMatch(/not below \/docs/);
  expect((await endsAt('http://old.test/docs/private/x')).refusal).toMatch(/excluded by/);
  expect((await endsAt('http://new.test/docs/b')).refusal).toBeUndefined();
  expect((await endsAt('https://www.old.test/docs/go/')).refusal).toBeUndefined();
  const served = {
    finalUrl: 'http://else.test/login',
    output: visited('x', ['http://old.test/docs/z']).acquired.output,
  };
  expect(urls((await discovery.foresee(job, link, served)).discovered)).toEqual([]);
});

it('forgets a job that is over', async () => {
  const { job, start } = await aCrawl();
  const target = 'http://old.test/docs/a';
  const first = await discovery.follow(job, start, visited('http://old.test/docs', [target]));
  discovery.recorded(job, first);
  const again = await discovery.follow(job, start, visited('http://old.test/docs', [target]));
  expect(urls(again.discovered)).toEqual([]);
  discovery.forget(job.id);
  const anew = await discovery.follow(job, start, visited('http://old.test/docs', [target]));
  expect(urls(anew.discovered)).toEqual([target]);
});
