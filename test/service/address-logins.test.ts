/**
 * Names and passwords in addresses (`http://user:word@host/`): the site they are for is asked with them, nobody else,
 * and nothing that is answered, shown, stored for good or sent on holds them.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { html, type Asked, type Answer } from '../support/site/answer.ts';
import { startService, type TestService } from '../support/service.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { aJob, aNewPage } from '../support/store-builders.ts';

const WORD = 's3cret-word-5519';
const TOKEN = `Basic ${Buffer.from(`ann:${WORD}`).toString('base64')}`;
const TEXT = '<p>Herons stand in shallow water and wait for a fish that is late today.</p>'.repeat(
  9,
);

describe('a name and password in an address', () => {
  let service: TestService;
  let site: FixtureSite;
  let other: FixtureSite;

  beforeAll(async () => {
    [site, other] = await Promise.all([startSite(), startSite()]);
    service = await startService();
  });
  afterAll(async () => {
    await service.stop();
    await Promise.all([site.close(), other.close()]);
  });
  beforeEach(() => {
    site.reset();
    other.reset();
    other.files.set('/elsewhere', html(`<title>Elsewhere</title>${TEXT}`));
    const locked =
      (links: string) =>
      ({ headers }: Asked): Answer =>
        headers['authorization'] === TOKEN
          ? html(`<title>Behind the door</title><main><h1>Behind</h1>${TEXT}${links}</main>`)
          : { status: 401, headers: { 'www-authenticate': 'Basic realm="x"' }, body: 'no' };
    site.files.set(
      '/locked/',
      locked(`<a href="/locked/two">Two</a> <a href="${other.origin}/elsewhere">Away</a>`),
    );
    site.files.set('/locked/two', locked(''));
    site.files.set('/robots.txt', { status: 404, body: '' });
  });

  const withWord = (path: string, at = site): string =>
    `${at.origin.replace('//', `//ann:${WORD}@`)}${path}`;

  /** Everything the console says of all jobs and their pages, as text. */
  async function allThatIsShown(): Promise<string> {
    const { rows: jobs } = (await shown('/console/jobs?limit=100')) as { rows: { id: string }[] };
    const parts: unknown[] = [jobs];
    for (const { id } of jobs) {
      parts.push(await shown(`/console/jobs/${id}`), await shown(`/console/jobs/${id}/pages`));
    }
    expect(jobs.length).toBeGreaterThan(0);
    return JSON.stringify(parts);
  }

  async function shown(path: string): Promise<unknown> {
    const answer = await fetch(`${service.address}${path}`, {
      headers: { authorization: `Bearer ${service.hearth.sessionToken}` },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  async function ended(path: string): Promise<{ data: { metadata: Record<string, unknown> }[] }> {
    for (;;) {
      const { json } = await service.ask('GET', path);
      const { status } = json as { status: string };
      if (status !== 'scraping') return json as Awaited<ReturnType<typeof ended>>;
      await wait(50);
    }
  }

  async function start(path: string, body: object): Promise<string> {
    const { status, json } = await service.ask('POST', path, body);
    expect(status).toBe(200);
    return (json as { id: string }).id;
  }

  it('is used for a scrape, and stands in no answer and in no file', async () => {
    const body = { url: withWord('/locked/'), formats: ['markdown', 'links'] };
    const { json } = await service.ask('POST', '/v2/scrape', body);
    const address = `${site.origin}/locked/`;
    expect(json).toMatchObject({
      data: { metadata: { statusCode: 200, sourceURL: address, url: address } },
    });
    expect(JSON.stringify(json)).not.toContain(WORD);
    expect(await allThatIsShown()).not.toContain(WORD);
    for (const file of filesUnder(service.dataDir)) {
      expect(readFileSync(file).includes(WORD), file).toBe(false);
    }
    // what was read with it answers nobody who has it not
    const without = await service.ask('POST', '/v2/scrape', { url: address });
    expect(without.json).toMatchObject({ data: { metadata: { statusCode: 401 } } });
  });

  it('goes to all pages of a crawl on its own site, and to no other site', async () => {
    const id = await start('/v2/crawl', {
      url: withWord('/locked/'),
      limit: 10,
      allowExternalLinks: true,
    });
    const { data } = await ended(`/v2/crawl/${id}`);
    const read = data.map(({ metadata }) => [metadata['url'], metadata['statusCode']]);
    expect(read.sort()).toEqual(
      [
        [`${site.origin}/locked/`, 200],
        [`${site.origin}/locked/two`, 200],
        [`${other.origin}/elsewhere`, 200],
      ].sort(),
    );
    expect(other.requests.every(({ headers }) => headers['authorization'] === undefined)).toBe(
      true,
    );
    expect(await allThatIsShown()).not.toContain(WORD);
  });

  it('is kept apart for every address of a batch, and told to its receivers only', async () => {
    const told: string[] = [];
    other.files.set('/hook', ({ headers, body }: Asked): Answer => {
      told.push(String(headers['authorization']), body);
      return { status: 200, body: '' };
    });
    const id = await start('/v2/batch/scrape', {
      urls: [withWord('/locked/'), `${other.origin}/elsewhere`],
      webhook: withWord('/hook', other),
      maxAge: 0,
    });
    const { data } = await ended(`/v2/batch/scrape/${id}`);
    expect(data.map(({ metadata }) => metadata['statusCode'])).toEqual([200, 200]);
    await expect.poll(() => told.filter((one) => one === TOKEN).length).toBeGreaterThan(2);
    expect(told.filter((one) => one.includes(WORD))).toEqual([]);
    expect(await allThatIsShown()).not.toContain(WORD);
    const { status, json } = await service.ask('POST', '/v2/batch/scrape', {
      urls: [withWord('/locked/'), withWord('/locked/').replace('ann', 'bob')],
    });
    expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining('two names')]);
  });

  it('lets a map in, and is not among its links', async () => {
    const { json } = await service.ask('POST', '/v2/map', { url: withWord('/locked/') });
    const { links } = json as { links: { url: string }[] };
    expect(links.map(({ url }) => url)).toContain(`${site.origin}/locked/two`);
    expect(JSON.stringify(json)).not.toContain(WORD);
    expect(await allThatIsShown()).not.toContain(WORD);
  });

  it('is not shown of a job that an earlier version stored', async () => {
    const { backend, account } = service.hearth.rooms();
    const url = withWord('/locked/');
    const job = aJob<'map'>({
      ...{ kind: 'map', accountId: account.id, command: { url }, target: url, body: { url } },
      expiresAt: Date.now() + 3_600_000,
    });
    await backend.store.openJob({ job, pages: [aNewPage('x', { url, foundOn: url })], reserve: 0 });
    await backend.store.finishJob({ jobId: job.id, status: 'cancelled', at: Date.now() });
    const shown = await allThatIsShown();
    expect(shown).toContain(job.id);
    expect(shown).not.toContain(WORD);
  });

  it('stays with a monitor whose address is saved again as it was shown', async () => {
    const made = await service.ask('POST', '/monitors', {
      url: withWord('/locked/'),
      every: '1d',
    });
    const { id } = (made.json as { monitor: { id: string } }).monitor;
    const changed = await service.ask('PATCH', `/monitors/${id}`, {
      url: `${site.origin}/locked/`,
      name: 'The locked page',
    });
    const seen = await service.ask('GET', `/monitors/${id}`);
    expect(JSON.stringify([made.json, changed.json, seen.json])).not.toContain(WORD);
    site.requests.length = 0;
    const looked = await service.ask('POST', `/monitors/${id}/run`);
    expect(looked.status).toBe(200);
    await expect
      .poll(() => site.requests.some(({ headers }) => headers['authorization'] === TOKEN))
      .toBe(true);
    expect(await allThatIsShown()).not.toContain(WORD);
  });
});

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}
