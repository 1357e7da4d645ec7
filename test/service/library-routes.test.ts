/** The library over HTTP, for a key and for the console: found, compared, dated, tidied; and on the command line. */
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { libraryResponses } from '../../src/contract/library/responses.ts';
import { startService, type TestService } from '../support/service.ts';
import { type FixtureSite, startSite } from '../support/site.ts';

let service: TestService;
let site: FixtureSite;
let now = Date.UTC(2026, 10, 1, 9);
let entryId = 0;
const captures: string[] = [];

const DAY = 86_400_000;
const TEXTS = [
  'Free returns for all. It costs 81 EUR.',
  'It costs 87 EUR.',
  'It costs 87 EUR. A new line here.',
];

beforeAll(async () => {
  [service, site] = await Promise.all([
    startService({
      flags: { 'library-min-free-bytes': '0' },
      parts: { clock: { now: () => now } },
    }),
    startSite(),
  ]);
  for (const text of TEXTS) {
    const body = `<html lang="en"><head><title>Shop</title></head><body><main><h1>Shop</h1><p>${text}</p><p>${'The rest stays. '.repeat(20)}</p></main></body></html>`;
    site.files.set('/shop', { type: 'text/html', body });
    const kept = await ask('POST', '/captures', {
      url: `${site.origin}/shop`,
      kind: 'page',
      collection: 'Thesis',
      tags: ['shop'],
    });
    expect(libraryResponses.kept.safeParse(kept.json).error).toBeUndefined();
    const { capture } = kept.json as { capture: { id: string; entryId: number } };
    captures.push(capture.id);
    entryId = capture.entryId;
    now += DAY;
  }
  await vi.waitUntil(
    async () => ((await ask('GET', '/entries')).json as { indexed: number }).indexed === 100,
    { timeout: 60_000, interval: 50 },
  );
}, 120_000);
afterAll(async () => {
  await service.stop();
  await site.close();
});

const ask = (method: string, path: string, body?: unknown) =>
  service.ask(method, `/library${path}`, body);
/** As the console or the command line asks. */
const asOwner = async (method: string, path: string, body: unknown = {}) => {
  const response = await fetch(`${service.address}/library${path}`, {
    method,
    headers: {
      authorization: `Bearer ${service.hearth.sessionToken}`,
      'content-type': 'application/json',
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
};
const found = async (query: string) => {
  const { json } = await ask('GET', `/search?q=${encodeURIComponent(query)}`);
  expect(libraryResponses.found.safeParse(json).error).toBeUndefined();
  return json as {
    total: number;
    problems: string[];
    entries: { id: number; version: { n: number } }[];
  };
};

describe('search', () => {
  it('finds what a page once said, what came and what went', async () => {
    expect((await found('"free returns"')).entries).toMatchObject([
      { id: entryId, version: { n: 1 } },
    ]);
    expect((await found('removed:"free returns"')).entries).toMatchObject([{ version: { n: 2 } }]);
    expect((await found('added:"new line" site:127.0.0.1 after:2026-11')).total).toBe(1);
    expect((await found('added:"new line" before:2026-11')).total).toBe(0);
    expect((await found('tag:shop collection:Thesis is:changed')).total).toBe(1);
    expect((await found('nothing:like this')).problems).toHaveLength(1);
    expect((await ask('GET', '/search')).status).toBe(400);
    // over the wire a warning is the place for it
    const body = { query: 'returns before:nonsense', sources: ['library'] };
    const { json } = await service.ask('POST', '/v2/search', body);
    expect(json).toMatchObject({ warning: expect.stringContaining('names no time') as unknown });
  });
});

describe('an entry', () => {
  it('has captures, versions and their texts', async () => {
    const entry = (await ask('GET', `/entries/${entryId}`)).json;
    expect(libraryResponses.entry.safeParse(entry).error).toBeUndefined();
    expect(entry).toMatchObject({ entry: { captures: 3, kept: 3, versions: 3, tags: ['shop'] } });
    const first = (await ask('GET', `/entries/${entryId}/captures?limit=2`)).json as {
      captures: { id: string }[];
      after: string;
    };
    expect(libraryResponses.captures.safeParse(first).error).toBeUndefined();
    const rest = (await ask('GET', `/entries/${entryId}/captures?limit=2&after=${first.after}`))
      .json;
    expect(rest).toMatchObject({ captures: [{ id: captures[0], version: 1, kind: 'page' }] });
    const versions = (await ask('GET', `/entries/${entryId}/versions`)).json;
    expect(libraryResponses.versions.safeParse(versions).error).toBeUndefined();
    const version = (await ask('GET', `/entries/${entryId}/versions/1`)).json;
    expect(libraryResponses.version.safeParse(version).error).toBeUndefined();
    expect(JSON.stringify(version)).toContain('Free returns');
  });

  it('takes tags, a note and collections', async () => {
    const changed = await ask('PATCH', `/entries/${entryId}`, { tags: ['a', 'b'], note: 'cite' });
    expect(changed.json).toMatchObject({
      entry: { tags: ['a', 'b'], note: 'cite', collections: ['Thesis'] },
    });
    expect((await ask('PATCH', `/entries/${entryId}`, { tag: 'x' })).status).toBe(400);
  });

  it('is found by the address that was asked for, too, when it led elsewhere', async () => {
    const url = `${site.origin}/redirect-to?url=/static/5kb`;
    const kept = await ask('POST', '/captures', { url, kind: 'page' });
    const { capture } = kept.json as { capture: { entryId: number } };
    const byAddress = async () =>
      (await ask('GET', `/entries?url=${encodeURIComponent(url)}`)).json as { entries: unknown[] };
    expect(await byAddress()).toMatchObject({
      entries: [{ id: capture.entryId, url: `${site.origin}/static/5kb` }],
    });
    await ask('DELETE', `/entries/${capture.entryId}`);
    expect(await byAddress()).toMatchObject({ entries: [] });
  });

  it('can be removed, and had back', async () => {
    expect((await ask('DELETE', `/entries/${entryId}`)).status).toBe(200);
    expect((await ask('GET', `/entries/${entryId}`)).status).toBe(404);
    expect((await ask('GET', `/captures/${captures[0]}`)).status).toBe(404);
    expect((await ask('POST', `/entries/${entryId}/restore`)).status).toBe(200);
    expect((await ask('GET', `/entries/${entryId}`)).status).toBe(200);
  });
});

describe('texts', () => {
  it('are compared by sentences, and by words where one took the place of another', async () => {
    const { json } = await ask('GET', `/diff?from=${captures[0]}&to=${captures[1]}`);
    expect(libraryResponses.diff.safeParse(json).error).toBeUndefined();
    expect(JSON.stringify(json)).toContain('"removed"');
    const { json: text } = await ask('GET', `/diff?entry=${entryId}&from=2&to=3&as=text`);
    expect(text).toMatchObject({ text: expect.stringContaining('+ A new line here.') });
    expect((await ask('GET', '/diff?from=a')).status).toBe(400);
    // what is no number is not the first version
    for (const path of [
      `/diff?entry=${entryId}&from=x&to=2`,
      `/entries/${entryId}/versions/x`,
      `/entries/${entryId}/versions/1.5`,
      `/entries/${entryId}/blame?version=x`,
    ]) {
      expect([path, (await ask('GET', path)).status]).toEqual([path, 400]);
    }
  });

  it('are dated, one sentence or all', async () => {
    const everywhere = (await ask('GET', '/blame?text=free%20returns')).json;
    expect(libraryResponses.dated.safeParse(everywhere).error).toBeUndefined();
    expect(everywhere).toMatchObject({
      found: [
        {
          entry: { id: entryId },
          intervals: [
            {
              firstAt: '2026-11-01T09:00:00.000Z',
              goneAt: '2026-11-02T09:00:00.000Z',
              firstVersion: 1,
            },
          ],
        },
      ],
    });
    const lines = (await ask('GET', `/entries/${entryId}/blame?version=2`)).json;
    expect(libraryResponses.blame.safeParse(lines).error).toBeUndefined();
    expect(JSON.stringify(lines)).toContain('It costs 87 EUR.');
    expect((await ask('GET', `/entries/${entryId}/blame?version=9`)).status).toBe(404);
  });
});

describe('a capture', () => {
  it('names all its parts, whose bytes are never shown as a page', async () => {
    const manifest = (await ask('GET', `/captures/${captures[0]}/manifest`)).json;
    expect(manifest).toMatchObject({ manifest: { hearth: 1, kind: 'page', status: 200 } });
    const body = await fetch(`${service.address}/library/captures/${captures[0]}/body`, {
      headers: { authorization: `Bearer ${service.key}` },
    });
    expect(body.headers.get('content-type')).toBe('application/octet-stream');
    expect(body.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await body.text()).toContain('Free returns');
    expect((await ask('GET', `/captures/${captures[0]}/shot`)).status).toBe(404);
  });

  it('says why it was not kept', async () => {
    site.files.set('/gone', { status: 404, type: 'text/html', body: '<p>No</p>' });
    const { status } = await ask('POST', '/captures', { url: `${site.origin}/gone`, kind: 'page' });
    expect(status).toBe(200);
    const refused = await ask('POST', '/captures', { url: 'not an address' });
    expect(refused.status).toBe(400);
  });
});

describe('who may', () => {
  it('needs a key or the session, and sees nothing of another account', async () => {
    expect((await fetch(`${service.address}/library/entries`)).status).toBe(401);
    expect((await asOwner('GET', '/entries')).json).toMatchObject({ success: true });
    const other = await service.neighbour();
    expect((await other.ask('GET', '/library/entries')).json).toMatchObject({
      total: 0,
      entries: [],
    });
    for (const path of [
      `/entries/${entryId}`,
      `/captures/${captures[0]}`,
      `/captures/${captures[0]}/body`,
      `/entries/${entryId}/captures`,
      `/entries/${entryId}/versions/1`,
      `/entries/${entryId}/blame`,
      `/diff?from=${captures[0]}&to=${captures[1]}`,
    ]) {
      expect((await other.ask('GET', `/library${path}`)).status, path).toBe(404);
    }
    for (const path of [`/entries/${entryId}`, `/captures/${captures[0]}`]) {
      expect((await other.ask('DELETE', `/library${path}`)).status, path).toBe(404);
    }
    expect((await other.ask('GET', '/library/blame?text=free%20returns')).json).toMatchObject({
      found: [],
    });
  });

  it('verifies and tidies the whole only as its owner', async () => {
    expect((await ask('POST', '/verify', {})).status).toBe(403);
    const verified = await asOwner('POST', '/verify', { deep: true });
    expect(libraryResponses.verified.safeParse(verified.json).error).toBeUndefined();
    expect(verified.json).toMatchObject({ problems: [], damaged: [] });
    const stats = (await ask('GET', '/stats')).json;
    const read = libraryResponses.stats.parse(stats).stats;
    expect(read.gzipBytes).toBeGreaterThan(0);
    expect(read.gzipBytes).toBeLessThan(read.disk.bytes);
    expect((await asOwner('POST', '/gc')).json).toMatchObject({ removed: 0 });
  });
});

describe('a copy that is removed', () => {
  it('answers no more, its words are gone, the rest is whole, and its bytes are freed', async () => {
    const path = `/captures/${captures[1]}`;
    const { json } = await ask('DELETE', path);
    expect(libraryResponses.removedCapture.parse(json)).toMatchObject({
      ...{ id: captures[1], entryId, isEntryGone: false },
    });
    for (const part of ['', '/body', '/manifest', '/proof', '/text']) {
      expect((await ask('GET', path + part)).status, part).toBe(404);
    }
    expect((await ask('DELETE', path)).status).toBe(404);
    expect((await ask('GET', `/captures/${captures[2]}/proof`)).json).toMatchObject({
      proof: { problems: [], chain: { n: 3 } },
    });
    const rest = [{ n: 1 }, { n: 3 }];
    expect((await ask('GET', `/entries/${entryId}/versions`)).json).toMatchObject({
      versions: rest,
    });
    expect((await asOwner('POST', '/verify', { deep: true })).json['problems']).toEqual([]);
    // its bytes are still there, and stay its last trace
    expect((await asOwner('POST', '/rebuild')).json).toMatchObject({ restored: 0 });
    expect((await ask('GET', path)).status).toBe(404);
    now += DAY;
    expect((await asOwner('POST', '/gc')).json['removed']).toBeGreaterThan(0);
    expect((await asOwner('POST', '/verify', { deep: true })).json['problems']).toEqual([]);
  });
});

describe('what was lost', () => {
  it('is found by verify, marked by repair, and does not answer any more', async () => {
    const path = join(service.dataDir, 'library', 'blobs.db');
    const direct = new Database(path);
    const gone = direct
      .prepare(
        "DELETE FROM blobs WHERE class = 'text' AND pk NOT IN (SELECT base_pk FROM blobs WHERE base_pk IS NOT NULL)",
      )
      .run();
    expect(gone.changes).toBeGreaterThan(0);
    direct.close();
    const quick = await asOwner('POST', '/verify', {});
    expect(JSON.stringify(quick.json['problems'])).toContain('are gone');
    expect((await asOwner('POST', '/verify', { repair: true })).json['marked']).toBeGreaterThan(0);
    expect((await asOwner('POST', '/verify', {})).json['problems']).toEqual([]);
  });

  it('is made again from manifests where the database knows nothing of it', async () => {
    const direct = new Database(join(service.dataDir, 'hearth.db'));
    direct.pragma('foreign_keys = off');
    for (const [table, id] of [
      ['captures', 'id'],
      ['chain', 'capture_id'],
    ]) {
      const gone = direct.prepare(`DELETE FROM ${table} WHERE ${id} = ?`).run(captures[2]);
      expect(gone.changes).toBe(1);
    }
    direct.close();
    expect((await ask('GET', `/captures/${captures[2]}`)).status).toBe(404);
    expect((await asOwner('POST', '/rebuild')).json).toMatchObject({ restored: 1 });
    expect((await ask('GET', `/captures/${captures[2]}`)).status).toBe(200);
  });
});
