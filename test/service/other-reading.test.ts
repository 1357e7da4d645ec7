/** An update of Hearth that reads pages otherwise makes no new versions of what nobody changed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { textFingerprint } from '../../src/main/service/domain/library/text-fingerprint.ts';
import { PAGE_IDENTITY, urlKey } from '../../src/main/service/domain/url-key.ts';
import { packEncoded } from '../../src/main/service/store/codec.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

const installed = vi.hoisted(() => ({ version: '0.1.0' }));
vi.mock('../../src/main/service/version.ts', async (original) => ({
  ...(await original<object>()),
  version: () => installed.version,
}));

const folder = mkdtempSync(join(tmpdir(), 'hearth-other-reading-'));
let service: TestService;
let site: FixtureSite;
let now = Date.UTC(2026, 10, 1, 9);
const start = (key?: string) =>
  startService({
    flags: { 'data-dir': folder, 'library-min-free-bytes': '0' },
    parts: { clock: { now: () => now } },
    ...(key === undefined ? {} : { key }),
  });

/** `nonce`: what is another one at each visit, and nobody reads. */
const put = (path: string, said: string, nonce: number) => {
  const body = `<html lang="en"><head><title>News</title><meta name="nonce" content="${nonce}"></head><body><main><h1>News</h1><p>${said} ${'More words that stay as they are. '.repeat(8)}</p></main></body></html>`;
  site.files.set(path, { type: 'text/html', body });
};
const entryOf = async (path: string) => {
  const { backend, account } = service.hearth.rooms();
  return backend.store.entryOf(account.id, urlKey(`${site.origin}${path}`, PAGE_IDENTITY));
};
const visit = async (path: string, body: object = { keep: 'page' }) => {
  now += 3_600_000;
  const { json } = await service.ask('POST', '/v2/scrape', {
    ...{ url: `${site.origin}${path}`, maxAge: 0, ...body },
  });
  expect(json).toMatchObject({ success: true });
};
const texts = async (path: string) => {
  const { backend, account } = service.hearth.rooms();
  const entryId = (await entryOf(path))?.id ?? 0;
  return (await backend.store.versionTexts({ accountId: account.id, entryId })).map(
    ({ text }) => text,
  );
};
/** As if a Hearth of before, which read them otherwise, had made the texts of what is kept. */
const readOtherwise = () => {
  const database = new Database(join(folder, 'hearth.db'));
  for (const pk of database.prepare('select pk from versions').pluck().all()) {
    const text = Buffer.from(JSON.stringify('News\n\nThe m ill stands still. More words.'));
    const body = packEncoded(text);
    database.prepare('update version_texts set body = ? where version_pk = ?').run(body, pk);
    const fingerprint = textFingerprint(text);
    database.prepare('update versions set fingerprint = ? where pk = ?').run(fingerprint, pk);
  }
  database.close();
};

const MILL = 'The mill stands still.';

beforeAll(async () => {
  site = await startSite();
  service = await start();
  for (const path of ['/same', '/nonce', '/looked-at', '/crawled', '/changed']) {
    put(path, MILL, 1);
    await visit(path);
  }
  await service.stop();
  readOtherwise();
  installed.version = '0.2.0';
  service = await start(service.key);
});
afterAll(async () => {
  await service.stop();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a page that a Hearth of before read otherwise', () => {
  it.each([
    ['when its bytes are the same', '/same', 1],
    ['when its copy says the same by the reader of today', '/nonce', 2],
  ])('has no new version %s', async (_, path, nonce) => {
    put(path, MILL, nonce);
    await visit(path);
    expect(await entryOf(path)).toMatchObject({ versions: 1, kept: 2 });
    expect(await texts(path)).toEqual([expect.stringContaining(MILL)]);
  });

  it('has none when it is read without being kept', async () => {
    put('/looked-at', MILL, 2);
    await visit('/looked-at', {});
    await expect.poll(async () => (await entryOf('/looked-at'))?.captures).toBe(2);
    expect(await entryOf('/looked-at')).toMatchObject({ versions: 1, kept: 1 });
    expect(await texts('/looked-at')).toEqual([expect.stringContaining(MILL)]);
  });

  it('has none when a crawl keeps it', async () => {
    put('/crawled', MILL, 2);
    now += 3_600_000;
    const url = `${site.origin}/crawled`;
    const scrapeOptions = { keep: { kind: 'page' }, maxAge: 0 };
    await service.ask('POST', '/v2/crawl', { url, limit: 1, scrapeOptions });
    await expect.poll(async () => (await entryOf('/crawled'))?.kept).toBe(2);
    expect(await entryOf('/crawled')).toMatchObject({ versions: 1 });
  });

  it('has one when it changed, too', async () => {
    put('/changed', 'The mill was pulled down.', 2);
    await visit('/changed');
    expect(await entryOf('/changed')).toMatchObject({ versions: 2, kept: 2 });
  });

  it('has one when it changes under the same reader', async () => {
    put('/nonce', 'The mill was pulled down.', 3);
    await visit('/nonce');
    expect(await entryOf('/nonce')).toMatchObject({ versions: 2, kept: 3 });
  });
});
