/** A full capture, with every part a recorder can keep, through an archive into another store: no byte is lost. */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { IMPORT_THREAD, importArchive } from '../../../src/main/service/archives/import/thread.ts';
import { ARCHIVE_LIMITS } from '../../../src/main/service/archives/limits.ts';
import { exportWacz } from '../../../src/main/service/archives/wacz/write.ts';
import { v2 } from '../../../src/main/service/dialects/v2.ts';
import { HearthError } from '../../../src/main/service/domain/errors.ts';
import {
  digestOf,
  digestsOf,
  encodeManifest,
  type Digest,
  type Manifest,
} from '../../../src/main/service/domain/library/manifest.ts';
import { checkedManifest } from '../../../src/main/service/domain/library/manifest-check.ts';
import { openSource } from '../../../src/main/service/operations/library/archive-source.ts';
import { takeIn } from '../../../src/main/service/operations/library/take-in.ts';
import { openBlobStore } from '../../../src/main/service/store/blobs/blob-store.ts';
import { openSqliteBackend } from '../../../src/main/service/store/sqlite/backend.ts';
import { openDesk } from '../../support/archives/files.ts';
import { madeLibrary, PIXEL } from '../../support/archives/memory-library.ts';
import { silentLog } from '../../support/store-builders.ts';

const ACCOUNT = 'a';
const AT = Date.UTC(2026, 10, 1, 9);
const URL = 'https://site.test/page';
const clock = { now: () => AT };

/** A capture of everything, and its bytes. */
function everything(): { readonly manifest: Manifest; readonly bytes: Map<Digest, Buffer> } {
  const bytes = new Map<Digest, Buffer>();
  const add = (content: Buffer | string): Digest => {
    const buffer = Buffer.from(content);
    const digest = digestOf(buffer);
    bytes.set(digest, buffer);
    return digest;
  };
  const picture = (end: string) => ({
    ...{ body: add(Buffer.concat([PIXEL, Buffer.from(end)])), mimeType: 'image/png' },
    ...{ width: 320, height: 200 },
  });
  const resource = (path: string, mimeType: string, body: Digest | null, more: object = {}) => ({
    ...{ method: 'GET', url: `https://site.test/${path}`, status: 200, mimeType, body },
    ...{ headers: [['content-type', mimeType] as const], bytes: 5, flags: [], ...more },
  });
  const manifest: Manifest = {
    ...{ hearth: 1, id: '0197a000-0000-7000-8000-000000000001', kind: 'full', url: `${URL}?q=1` },
    ...{ finalUrl: URL, redirects: [`${URL}?q=1`], at: AT, engine: 'browser' },
    profile: {
      viewport: { width: 1280, height: 720.5 },
      ...{ userAgent: 'x', languages: ['en'], mobile: false, blockAds: true },
    },
    ...{ status: 200, statusText: 'OK', contentType: 'text/html; charset=utf-8' },
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['content-encoding', 'br'],
      ['vary', 'a'],
      ['vary', 'b'],
    ],
    ...{ body: add('<p>served</p>'), html: add('<p>rendered</p>') },
    still: [
      { frame: 0, parent: null, url: URL, body: add('<p>still</p>') },
      { frame: 1, parent: 0, url: 'about:srcdoc', body: add('<p>frame one</p>') },
      { frame: 2, parent: 1, url: 'https://ads.test/', body: add('<p>frame two</p>') },
    ],
    ...{ shot: picture('shot'), thumb: picture('thumb') },
    document: add(
      '{"markdown":"# Still","metadata":{"author":"Ada","publishedTime":"2026-01-02"}}',
    ),
    ...{ text: add('Words that are kept. Ä'), title: 'Päge', description: 'd', language: 'en' },
    resources: [
      resource('style.css', 'text/css', add('p{}')),
      resource('again.css', 'text/css', add('p{}')),
      resource('empty.js', 'text/javascript', add('')),
      resource('film.mp4', 'video/mp4', null),
      resource('api', 'application/json', add('{"a":1}'), {
        ...{ method: 'POST', requestBody: add('{"q":2}'), flags: ['refetched'], status: 201 },
      }),
    ],
    missing: [{ url: 'https://site.test/film.mp4', why: 'media' }],
    ...{ fidelity: { requested: 5, served: 4 }, private: false, software: 'hearth 0.1.0' },
  };
  return { manifest, bytes };
}

it('says what of a page is too much for a manifest', () => {
  const { manifest } = everything();
  const url = `${URL}?q=${'a'.repeat(1_100_000)}`;
  expect(() => encodeManifest({ ...manifest, url, finalUrl: url })).toThrow(
    /^The addresses and header fields .* too long: .* Keep it with kind "page"/,
  );
  const resources = Array.from({ length: 2_000 }, () => manifest.resources).flat();
  expect(() => encodeManifest({ ...manifest, kind: 'page', resources })).toThrow(
    /^The page has too many parts: .* Keep it with kind "text"\.$/,
  );
});

it('a full capture comes back with every byte that its manifest names', async () => {
  await using desk = await openDesk();
  const place = async (name: string) => {
    const backend = await openSqliteBackend({ path: ':memory:', clock, log: silentLog });
    const blobs = openBlobStore({ path: desk.path(`${name}/blobs.db`), log: silentLog });
    const close = async () => {
      await blobs.close();
      await backend.close();
    };
    return { store: backend.store, blobs, clock, close };
  };
  const [from, to] = [await place('from'), await place('to')];
  const { manifest, bytes } = everything();
  const encoded = encodeManifest(manifest);
  expect(checkedManifest(encoded)).toEqual(manifest);
  const all = [...bytes.values(), Buffer.from(encoded)];
  const put = all.map((one) => ({ digest: digestOf(one), bytes: one, class: 'binary' as const }));
  const infos = await from.blobs.put(
    put.map((one) => ({ ...one, urlKey: URL, host: 'site.test' })),
    AT,
  );
  const pks = infos.map(({ pk }) => pk);
  await from.store.saveCapture({
    ...{ id: manifest.id, accountId: ACCOUNT, urlKey: URL, url: URL, host: 'site.test', at: AT },
    ...{ kind: 'full', kept: true, engine: 'browser', status: 200, contentType: 'text/html' },
    ...{ private: false, bytes: 1, title: 'Päge', description: 'd', language: 'en' },
    manifest: { pk: pks.at(-1) ?? 0, digest: digestOf(encoded), blobPks: pks.slice(0, -1) },
    ...{ text: 'Words that are kept. Ä', tags: ['t'], note: 'n', collection: 'A/B' },
  });
  const source = openSource(from, { accountId: ACCOUNT, isWanted: () => true });
  const options = { at: AT, software: 'Hearth 0.1.0', title: 'T', withPrivate: false };
  const path = desk.path('out.wacz');
  const { bytes: file } = exportWacz(source, { ...options, folder: desk.folder });
  await pipeline(file, createWriteStream(path));

  const thread = { folder: desk.folder, limits: ARCHIVE_LIMITS, now: AT + 1, ...IMPORT_THREAD };
  const asked = v2.readScrape({ url: URL }, { allowLocal: false });
  const noPipeline = { run: () => Promise.reject(new Error('Own archives need no pipeline')) };
  const deps = { ...to, pipeline: noPipeline, options: asked.options, software: 'hearth' };
  const signal = new AbortController().signal;
  const taken: string[] = [];
  for await (const capture of importArchive(path, thread).captures) {
    taken.push(await takeIn(deps, 'another account', capture, signal));
  }
  expect(taken).toEqual(['added']);
  const row = await to.store.findCapture('another account', manifest.id);
  expect(row).toMatchObject({ damaged: false, digest: digestOf(encoded), kind: 'full' });
  expect(Buffer.from((await to.blobs.read(digestOf(encoded))) ?? [])).toEqual(Buffer.from(encoded));
  for (const digest of digestsOf(manifest)) {
    expect(Buffer.from((await to.blobs.read(digest)) ?? 'none')).toEqual(bytes.get(digest));
  }
  const entry = await to.store.findEntry('another account', row?.entryId ?? 0);
  expect(entry).toMatchObject({ tags: ['t'], note: 'n', collections: ['A/B'] });
  await from.close();
  await to.close();
}, 60_000);

it('a capture of a time to come is taken as of now', async () => {
  await using desk = await openDesk();
  const backend = await openSqliteBackend({ path: ':memory:', clock, log: silentLog });
  const blobs = openBlobStore({ path: desk.path('blobs.db'), log: silentLog });
  const asked = v2.readScrape({ url: URL }, { allowLocal: false });
  const noPipeline = { run: () => Promise.reject(new HearthError('SCRAPE_SITE_ERROR', 'No.')) };
  const deps = { store: backend.store, blobs, clock, options: asked.options, software: 'hearth' };
  const [made] = madeLibrary(1, { parts: 0 }).captures;
  if (made === undefined) throw new Error('No capture was made.');
  const { held, ...capture } = made;
  const late = {
    ...capture,
    at: 9e15,
    highlights: capture.highlights.map((one) => ({ ...one, at: -1 })),
  };
  async function* exchanges() {
    yield* held;
  }
  const given = { ...late, exchanges: exchanges() };
  const signal = new AbortController().signal;
  expect(await takeIn({ ...deps, pipeline: noPipeline }, ACCOUNT, given, signal)).toBe('added');
  const [page] = await backend.store.chainedCaptures({ accountId: ACCOUNT, afterN: 0, limit: 1 });
  // by a file that names it and holds less of it
  const again = {
    ...{ ...late, exchanges: exchanges(), id: randomUUID(), namedId: page?.capture.id ?? '' },
    ...{ manifest: new Uint8Array(0), highlights: [] },
  };
  expect(await takeIn({ ...deps, pipeline: noPipeline }, ACCOUNT, again, signal)).toBe('known');
  expect(page?.capture.at).toBe(AT);
  const [highlight] = await backend.store.listHighlights({ accountId: ACCOUNT, limit: 1 });
  expect(highlight).toMatchObject({ at: AT, state: 'found' });
  await blobs.close();
  await backend.close();
});

it('a manifest that is not one in every member is not believed', () => {
  const { manifest } = everything();
  const spoilt = (change: object): Uint8Array =>
    Buffer.from(
      JSON.stringify({
        ...JSON.parse(Buffer.from(encodeManifest(manifest)).toString()),
        ...change,
      }),
    );
  for (const change of [
    { at: 'now' },
    { finalUrl: 'file:///etc/passwd' },
    { body: 'sha256:xyz' },
    { resources: [['GET', URL]] },
    { still: [{ frame: '0', parent: null, url: URL, body: manifest.body }] },
    { headers: [['one']] },
    { more: true },
  ]) {
    expect(checkedManifest(spoilt(change)), JSON.stringify(change)).toBeUndefined();
  }
  const loose = Buffer.from(JSON.stringify(manifest, null, 1));
  expect(checkedManifest(loose)).toBeUndefined();
});
