/** The blobs that services share with their bytes in a bucket: the contract, what a cut leaves, and what goes wrong. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { examineBlobs } from '../../../src/main/service/compose-doctor-blobs.ts';
import { readConfig } from '../../../src/main/service/config.ts';
import type { BlobStore } from '../../../src/main/service/ports/library.ts';
import { connectionsTo } from '../../../src/main/service/store/blobs/shared/database.ts';
import type { ObjectPlace } from '../../../src/main/service/store/blobs/shared/objects.ts';
import { openS3 } from '../../../src/main/service/store/blobs/shared/s3.ts';
import { openSharedBlobStore } from '../../../src/main/service/store/blobs/shared/shared-blob-store.ts';
import { sweepDaily } from '../../../src/main/service/store/blobs/shared/sweep.ts';
import { freshSchema, postgresServer, type TestServer } from '../../support/postgres-server.ts';
import { s3Server, type S3Server } from '../../support/s3-server.ts';
import { silentLog } from '../../support/store-builders.ts';
import { aBlob, blobSuite } from './blob-suite.ts';

let server: TestServer;
let s3: S3Server;
beforeAll(async () => {
  [server, s3] = await Promise.all([postgresServer(), s3Server()]);
});
afterAll(() => Promise.all([server.close(), s3.close()]));

const bucket = (schema: string, change: Partial<ObjectPlace> = {}): ObjectPlace => {
  const { endpoint, bucket: name, region, keyId, secret } = s3;
  return { endpoint, region, bucket: name, keyId, secret, prefix: `${schema}/`, ...change };
};
const openIn = (schema: string, change?: Partial<ObjectPlace>): BlobStore => {
  const place = { database: server.database, schema, objects: bucket(schema, change) };
  return openSharedBlobStore({ place, log: silentLog });
};
const keysOf = (schema: string): readonly string[] =>
  [...s3.objects.keys()].filter((key) => key.startsWith(`${schema}/`));

blobSuite('in a bucket', () => openIn(freshSchema()));

describe('blobs in a bucket', () => {
  const opened: BlobStore[] = [];
  const open = (schema: string, change?: Partial<ObjectPlace>): BlobStore => {
    const blobs = openIn(schema, change);
    opened.push(blobs);
    return blobs;
  };
  const large = () => aBlob(randomBytes(20_000), { class: 'binary' });
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });

  it('lie there when they are large, are read by every service, and go with their rows', async () => {
    const schema = freshSchema();
    const [blobs, other] = [open(schema), open(schema)];
    const [one, small] = [large(), aBlob('small')];
    const infos = await blobs.put([one, small], 1);
    expect(keysOf(schema)).toEqual([
      expect.stringMatching(new RegExp(`^${schema}/../${one.digest.slice(7)}-\\d+$`)),
    ]);
    for (const blob of [one, small]) {
      expect(Buffer.compare((await other.read(blob.digest)) ?? Buffer.of(), blob.bytes)).toBe(0);
    }
    expect(
      await other.remove(
        infos.map(({ pk }) => pk),
        2,
      ),
    ).toBe(2);
    expect(keysOf(schema)).toEqual([]);
  });

  it('are told as damaged when they changed or are gone; a bucket that does not answer damages nothing', async () => {
    const schema = freshSchema();
    const blobs = open(schema);
    const [changed, gone, whole] = [large(), large(), large()];
    await blobs.put([changed, gone, whole], 1);
    const keyOf = (digest: string) =>
      keysOf(schema).find((key) => key.includes(digest.slice(7))) ?? 'none';
    const object = s3.objects.get(keyOf(changed.digest));
    if (object === undefined) throw new Error('no object');
    object.bytes = Buffer.concat([object.bytes.subarray(1), Buffer.of(7)]);
    s3.objects.delete(keyOf(gone.digest));
    await expect(blobs.read(changed.digest)).rejects.toThrow(/damaged .*not those that were kept/);
    await expect(blobs.read(gone.digest)).rejects.toThrow(/damaged .*gone from the bucket/);
    expect((await blobs.check({ afterPk: 0 })).damaged).toEqual([changed.digest, gone.digest]);
    const deaf = open(schema, { bucket: 'another' });
    await expect(deaf.check({ afterPk: 0 })).rejects.toThrow(/has no bucket "another"/);
  });

  it('that no row names are swept when they are a day old, and nothing else', async () => {
    const schema = freshSchema();
    const blobs = open(schema);
    await blobs.put(Array.from({ length: 8 }, large), 1);
    const kept = keysOf(schema);
    const stray = (pk: number) => `${schema}/ab/${randomBytes(32).toString('hex')}-${pk}`;
    const strays = Array.from({ length: 9 }, (_, index) => stray(1_000 + index));
    const twin = `${(kept[0] ?? '').replace(/-\d+$/, '')}-5000`;
    const [young, foreign] = [stray(3), `${schema}/notes.txt`];
    for (const key of [...strays, twin, young, foreign]) {
      s3.objects.set(key, { bytes: Buffer.of(1), at: Date.now() });
    }
    const day = 86_400_000;
    for (const key of [...kept, ...strays, twin, foreign]) {
      const object = s3.objects.get(key);
      if (object !== undefined) object.at -= day + 1_000;
    }
    const database = connectionsTo({ database: server.database, schema }, 1);
    const objects = openS3(bucket(schema));
    // by one of all services
    const sweep = (now: number) => sweepDaily(database.ask, objects, now);
    const swept = await Promise.all([sweep(Date.now()), sweep(Date.now() + 1)]);
    expect(swept.toSorted()).toEqual([0, strays.length + 1]);
    expect(keysOf(schema).toSorted()).toEqual([...kept, young, foreign].toSorted());
    expect(await sweep(Date.now() + day - 1_000)).toBe(0);
    expect(await sweep(Date.now() + day + 1_000)).toBe(1);
    expect(keysOf(schema).toSorted()).toEqual([...kept, foreign].toSorted());
    await database.close();
  });

  it('are swept by a service that runs, without a word', async () => {
    const schema = freshSchema();
    const key = `${schema}/ab/${'ab'.repeat(32)}-77`;
    s3.objects.set(key, { bytes: Buffer.of(1), at: Date.now() - 90_000_000 });
    const place = { database: server.database, schema, objects: bucket(schema) };
    opened.push(openSharedBlobStore({ place, log: silentLog, firstLookMs: 1 }));
    await expect.poll(() => keysOf(schema)).toEqual([]);
  });

  it('are asked for again when the server stumbles, and refused with a sentence when it stays so', async () => {
    const objects = openS3(bucket(freshSchema()), 1);
    s3.faults.push(503, 'hang up', 429, 500);
    await objects.put('ab/c', Buffer.from('whole'));
    expect(Buffer.from((await objects.get('ab/c')) ?? []).toString()).toBe('whole');
    expect(await objects.get('ab/never')).toBeUndefined();
    s3.faults.push(...Array.from({ length: 5 }, () => 503));
    await expect(objects.put('ab/c', Buffer.of(1))).rejects.toThrow(/answered 503/);
    s3.faults.push(507);
    await expect(objects.put('ab/c', Buffer.of(1))).rejects.toMatchObject({ code: 'STORAGE_FULL' });
    expect(s3.faults).toEqual([]);
  });

  it.each<[string, Partial<ObjectPlace>, RegExp]>([
    ['a key that is none', { keyId: 'nobody' }, /does not know the key "nobody"/],
    ['a wrong secret', { secret: 'guessed' }, /does not take the secret of the key "HEARTHKEY"/],
    ['no such bucket', { bucket: 'another' }, /has no bucket "another"\. Make it/],
    ['another region', { region: 'eu-test-2' }, /in another region than "eu-test-2"/],
    ['nobody there', { endpoint: 'http://127.0.0.1:9' }, /127\.0\.0\.1:9 cannot be reached/],
  ])('are refused with a sentence: %s; the secret is in none', async (_what, change, sentence) => {
    const objects = openS3(bucket(freshSchema(), change), 1);
    for (const work of [
      () => objects.put('ab/c', Buffer.of(1)),
      () => objects.get('ab/c'),
      () => objects.remove(['ab/c']),
      () => objects.older(9).next(),
    ]) {
      const error: unknown = await work().catch((caught: unknown) => caught);
      expect(error).toMatchObject({
        code: 'STORAGE_FAILED',
        message: expect.stringMatching(sentence),
      });
      expect(String(error)).not.toMatch(/guessed|of\+the/);
    }
  });

  it('are looked at by doctor, in rows and in the bucket', async () => {
    const schema = freshSchema();
    const dataDir = join(tmpdir(), schema);
    const looked = (change: Readonly<Record<string, string>>) =>
      examineBlobs(
        readConfig({
          env: {},
          flags: {
            ...{ 'data-dir': dataDir, database: server.database, 'database-schema': schema },
            ...{ blobs: `s3://${s3.bucket}/${schema}`, 'blobs-endpoint': s3.endpoint },
            ...{ 'blobs-region': s3.region, 'blobs-key-id': s3.keyId, 'blobs-secret': s3.secret },
            ...change,
          },
        }),
      );
    const host = new URL(s3.endpoint).host;
    const [empty] = await looked({});
    expect(empty).toMatchObject({
      state: 'ok',
      detail: expect.stringMatching(`larger ones in the bucket copies at ${host}; none yet$`),
    });
    await open(schema).put([large()], 1);
    expect(await looked({})).toMatchObject([{ detail: expect.stringMatching(/newest was read/) }]);
    const wrong = await looked({ 'blobs-secret': 'guessed' });
    expect(wrong).toMatchObject([{ name: 'copies', state: 'failure' }]);
    expect(JSON.stringify(wrong)).not.toMatch(/guessed/);
    const [key] = keysOf(schema);
    s3.objects.delete(key ?? '');
    expect(await looked({})).toMatchObject([{ state: 'failure' }]);
    // one that kept pages in its folder before goes on there
    mkdirSync(join(dataDir, 'library'), { recursive: true });
    writeFileSync(join(dataDir, 'library', 'blobs.db'), '');
    expect(await looked({})).toMatchObject([{ state: 'warning' }]);
    rmSync(dataDir, { recursive: true });
  });

  it('leave no row behind when they could not be put', async () => {
    const schema = freshSchema();
    const blobs = open(schema, { secret: 'guessed' });
    const one = large();
    await expect(blobs.put([one], 1)).rejects.toMatchObject({ code: 'STORAGE_FAILED' });
    expect(await blobs.find([one.digest])).toEqual([]);
    expect((await blobs.put([aBlob('small')], 1))[0]?.pk).toBeGreaterThan(0);
  });
});
