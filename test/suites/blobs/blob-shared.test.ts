/** The blobs that services share, on PostgreSQL: the contract, and several of them at once. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BlobInfo, BlobStore, NewBlob } from '../../../src/main/service/ports/library.ts';
import {
  connectionsTo,
  type Connections,
} from '../../../src/main/service/store/blobs/shared/database.ts';
import { openSharedBlobStore } from '../../../src/main/service/store/blobs/shared/shared-blob-store.ts';
import { SharedReads } from '../../../src/main/service/store/blobs/shared/shared-reads.ts';
import { SharedWrites } from '../../../src/main/service/store/blobs/shared/shared-writes.ts';
import { freshSchema, postgresServer, type TestServer } from '../../support/postgres-server.ts';
import { silentLog } from '../../support/store-builders.ts';
import { aBlob, aPage, blobSuite } from './blob-suite.ts';

let server: TestServer;
beforeAll(async () => {
  server = await postgresServer();
});
afterAll(() => server.close());

const openIn = (schema: string): BlobStore =>
  openSharedBlobStore({ place: { database: server.database, schema }, log: silentLog });

blobSuite('on PostgreSQL', () => openIn(freshSchema()));

describe('blobs of several services', () => {
  const opened: BlobStore[] = [];
  const services = (count: number, schema = freshSchema()): readonly BlobStore[] => {
    const all = Array.from({ length: count }, () => openIn(schema));
    opened.push(...all);
    return all;
  };
  const asked = async <R extends object>(schema: string, text: string): Promise<R[]> => {
    const client = new pg.Client({ connectionString: server.database });
    await client.connect();
    try {
      await client.query(`SET search_path = ${schema}`);
      return (await client.query<R>(text)).rows;
    } finally {
      await client.end();
    }
  };
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close();
  });

  it('are one, whoever put them and however many at once', async () => {
    const all = services(3);
    const digests = new Set<string>();
    // each puts the same pages in an order of its own, some of them twice
    const pages = Array.from({ length: 12 }, (_, index) =>
      aBlob(aPage(index % 4, `visit ${index}`), { urlKey: `a.test/${index % 4}` }),
    );
    const orders = [pages, pages.toReversed(), [...pages.slice(6), ...pages.slice(0, 6)]];
    const put = await Promise.all(
      all.map(async (blobs, index) => {
        const order = orders[index] ?? [];
        const infos = [...(await blobs.put(order.slice(0, 5), index))];
        for (const page of order) infos.push(...(await blobs.put([page], index)));
        return new Map(infos.map((info) => [info.digest, info.pk]));
      }),
    );
    for (const page of pages) digests.add(page.digest);
    for (const page of pages) {
      expect(new Set(put.map((infos) => infos.get(page.digest))).size).toBe(1);
      for (const blobs of all) {
        expect(Buffer.compare((await blobs.read(page.digest)) ?? randomBytes(1), page.bytes)).toBe(
          0,
        );
      }
    }
    expect((await all[0]?.stats())?.blobs).toBe(digests.size);
    expect((await all[0]?.check({ afterPk: 0 }))?.damaged).toEqual([]);
  });

  it('stay when they are put while another service removes them, and nothing that is leaned on goes', async () => {
    const schema = freshSchema();
    const [putting, removing] = services(2, schema) as [BlobStore, BlobStore];
    const page = (visit: string) => aBlob(aPage(5, visit));
    await putting.put([page('first')], 1);
    for (let round = 2; round < 30; round += 1) {
      const visit = page(`visit ${round % 3}`);
      const everything = await removing.list({ afterPk: 0, limit: 100 });
      const pks = everything.map(({ pk }) => pk);
      const [[info]] = await Promise.all([
        putting.put([visit], round),
        removing.remove(pks, round),
        removing.remove(pks.toReversed(), round),
      ]);
      expect(await removing.find([visit.digest])).toEqual([info]);
      expect(Buffer.compare((await removing.read(visit.digest)) ?? Buffer.of(), visit.bytes)).toBe(
        0,
      );
    }
    const dangling = await asked(
      schema,
      `SELECT 1 FROM blobs b WHERE base_pk IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM blobs o WHERE o.pk = b.base_pk)`,
    );
    expect(dangling).toEqual([]);
    expect((await putting.check({ afterPk: 0 })).damaged).toEqual([]);
  });

  it('are made again when another service changed what was looked at, at the worst moment', async () => {
    const schema = freshSchema();
    const [other] = services(1, schema) as [BlobStore];
    const database = connectionsTo({ database: server.database, schema }, 3);
    const meanwhile: (() => Promise<unknown>)[] = [];
    const late: Connections = {
      ...database,
      within: async (work) => {
        await meanwhile.shift()?.();
        return database.within(work);
      },
    };
    const writes = new SharedWrites(late, new SharedReads(database.ask, undefined), undefined);
    const put = async (blob: NewBlob, at: number): Promise<BlobInfo | undefined> => {
      const [[info] = []] = await writes.put([{ blobs: [blob], at }]);
      expect(await other.find([blob.digest])).toEqual([info]);
      expect(Buffer.compare((await other.read(blob.digest)) ?? Buffer.of(), blob.bytes)).toBe(0);
      return info;
    };
    const page = aBlob(aPage(9));
    const [first] = await other.put([page], 1);
    const pk = first?.pk ?? 0;
    // it was there, and is removed before it is young again
    meanwhile.push(() => other.remove([pk], 2));
    const second = await put(page, 2);
    expect(second?.pk).toBeGreaterThan(pk);
    // what it is to lean on is removed
    meanwhile.push(() => other.remove([second?.pk ?? 0], 3));
    const alone = await put(aBlob(aPage(9, 'changed')), 3);
    expect(alone?.stored).toBeGreaterThan(1_000);
    expect((await other.stats()).blobs).toBe(1);
    // another one puts the same, and one that leans on it
    const next = aBlob(aPage(10), { urlKey: 'a.test/next' });
    const same: (readonly BlobInfo[])[] = [];
    meanwhile.push(async () => same.push(await other.put([next], 9)));
    const text = aBlob(`${aPage(10)} `, { class: 'text', madeOf: next.digest });
    const [[mine, made] = []] = await writes.put([{ blobs: [next, text], at: 4 }]);
    expect(mine).toEqual(same[0]?.[0]);
    expect(made?.stored).toBeLessThan(500);
    expect((await other.check({ afterPk: 0 })).damaged).toEqual([]);
    expect(meanwhile).toEqual([]);
    await database.close();
  });

  it('say when a byte was changed, and which', async () => {
    const schema = freshSchema();
    const [blobs] = services(1, schema) as [BlobStore];
    const kept = aBlob(aPage(5));
    const other = aBlob('untouched '.repeat(50), { urlKey: 'b' });
    await blobs.put([kept, other], 1);
    await asked(
      schema,
      `UPDATE blobs SET body = set_byte(body, length(body) / 2, get_byte(body, length(body) / 2) # 1) WHERE bytes > 1000`,
    );
    await expect(blobs.read(kept.digest)).rejects.toMatchObject({ code: 'STORAGE_FAILED' });
    expect(await blobs.read(other.digest)).not.toBeNull();
    expect((await blobs.check({ afterPk: 0 })).damaged).toEqual([kept.digest]);
  });

  it('are refused with a sentence when a newer Hearth wrote them, or the database is gone', async () => {
    const schema = freshSchema();
    const [blobs, later] = services(2, schema) as [BlobStore, BlobStore];
    await blobs.put([aBlob('x')], 1);
    await asked(schema, 'UPDATE blob_schema SET version = 99');
    await expect(later.stats()).rejects.toThrow(/newer Hearth/);
    await expect(later.put([aBlob('y')], 1)).rejects.toMatchObject({ code: 'STORAGE_FAILED' });
    const nowhere = openSharedBlobStore({
      place: { database: 'postgres://hearth@127.0.0.1:1/none', schema },
      log: silentLog,
    });
    opened.push(nowhere);
    await expect(nowhere.put([aBlob('y')], 1)).rejects.toMatchObject({ code: 'STORAGE_FAILED' });
    await expect(nowhere.stats()).rejects.toMatchObject({ code: 'STORAGE_FAILED' });
  });
});
