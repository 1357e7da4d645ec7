/** The blobs of the library, in memory and on a file written by a thread: one contract. */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import { digestOf } from '../../../src/main/service/domain/library/manifest.ts';
import type { NewBlob } from '../../../src/main/service/ports/library.ts';
import { openBlobStore } from '../../../src/main/service/store/blobs/blob-store.ts';
import { silentLog } from '../../support/store-builders.ts';
import { aBlob, aPage, blobSuite } from './blob-suite.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearth-blobs-'));
afterAll(() => {
  // what the attempt to mount left
  for (const name of readdirSync(folder)) {
    if (name.startsWith('try-')) spawnSync('umount', [join(folder, name)]);
  }
  rmSync(folder, { recursive: true, force: true });
});
let files = 0;

blobSuite('in memory', () => openBlobStore({ path: ':memory:', log: silentLog }));
blobSuite('on a file', () => {
  files += 1;
  const path = join(folder, String(files), 'library', 'blobs.db');
  return openBlobStore({ path, log: silentLog });
});

describe('blobs on a file', () => {
  const open = (name: string) => {
    const path = join(folder, name, 'library', 'blobs.db');
    return { path, blobs: openBlobStore({ path, log: silentLog }) };
  };

  it('make no file before something is kept', async () => {
    const { path, blobs } = open('empty');
    expect(await blobs.read(digestOf(Buffer.of(1)))).toBeNull();
    expect((await blobs.stats()).blobs).toBe(0);
    await blobs.close();
    expect(existsSync(dirname(path))).toBe(false);
  });

  it('above a megabyte lie in files of their own, which go with them', async () => {
    const { path, blobs } = open('big');
    const [big] = await blobs.put([aBlob(randomBytes(1_200_000), { class: 'binary' })], 1);
    const bigFiles = () =>
      readdirSync(join(dirname(path), 'big'), { recursive: true, encoding: 'utf8' }).filter(
        (name) => statSync(join(dirname(path), 'big', name)).isFile(),
      );
    expect(bigFiles()).toHaveLength(1);
    expect(await blobs.remove([big?.pk ?? 0], 2)).toBe(1);
    expect(bigFiles()).toHaveLength(0);
    // what a kill left between file and row
    writeFileSync(join(dirname(path), 'big', 'a'.repeat(64)), 'stray');
    await blobs.remove([], Date.now() + 60_000);
    expect(bigFiles()).toHaveLength(0);
    await blobs.close();
  });

  it('say when a byte was changed, and which', async () => {
    const { path, blobs } = open('damaged');
    const kept = aBlob(aPage(5));
    const other = aBlob('untouched '.repeat(50), { urlKey: 'b' });
    await blobs.put([kept, other], 1);
    const direct = new Database(path);
    const body = direct
      .prepare<[], { body: Buffer }>('SELECT body FROM blobs WHERE pk = 1')
      .get()?.body;
    if (body === undefined) throw new Error('no body');
    body[body.length >> 1] = (body[body.length >> 1] ?? 0) ^ 1;
    direct.prepare('UPDATE blobs SET body = ? WHERE pk = 1').run(body);
    direct.close();
    await expect(blobs.read(kept.digest)).rejects.toMatchObject({ code: 'STORAGE_FAILED' });
    expect(await blobs.read(other.digest)).not.toBeNull();
    expect((await blobs.check({ afterPk: 0 })).damaged).toEqual([kept.digest]);
    await blobs.close();
  });

  it('of the first form stay readable, and new ones stand on them', async () => {
    const { path, blobs } = open('first-form');
    const old = aBlob(aPage(6));
    await blobs.put([old], 1);
    await blobs.close();
    const direct = new Database(path);
    direct.pragma('user_version = 1');
    direct.close();
    const again = openBlobStore({ path, log: silentLog });
    expect(await again.read(old.digest)).not.toBeNull();
    const words = aBlob(`${aPage(6)} `, { class: 'text', madeOf: old.digest });
    const [put] = await again.put([words], 2);
    expect(put?.stored).toBeLessThan(500);
    expect(Buffer.from((await again.read(words.digest)) ?? []).toString()).toBe(`${aPage(6)} `);
    await again.close();
    const after = new Database(path);
    expect(after.pragma('user_version', { simple: true })).toBe(2);
    after.close();
  });

  it('that are given go over to the thread without a copy, the same memory twice too', async () => {
    const { blobs } = open('given');
    const own = Buffer.allocUnsafeSlow(20_000).fill('given ');
    const shared = Buffer.from('from the buffer that Node shares '.repeat(20));
    const digest = digestOf(own);
    const given = { isGiven: true };
    const put = [aBlob(own, given), aBlob(own, { ...given, urlKey: 'b' }), aBlob(shared, given)];
    await blobs.put(put, 1);
    expect([own.length, shared.length]).toEqual([0, 660]);
    expect(Buffer.from((await blobs.read(digest)) ?? []).toString()).toMatch(
      /^(?:given ){3333}gi$/,
    );
    expect(await blobs.read(digestOf(shared))).not.toBeNull();
    await blobs.close();
  });

  it('are refused with a sentence when a newer Hearth wrote them', async () => {
    const { path, blobs } = open('newer');
    await blobs.put([aBlob('x')], 1);
    await blobs.close();
    const direct = new Database(path);
    direct.pragma('user_version = 99');
    direct.close();
    const again = openBlobStore({ path, log: silentLog });
    await expect(again.stats()).rejects.toThrow(/newer Hearth/);
    await expect(again.put([aBlob('y')], 1)).rejects.toMatchObject({ code: 'STORAGE_FAILED' });
    await again.close();
  });
});

const canMount =
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', mkdtempSync(join(folder, 'try-'))])
    .status === 0;

it.skipIf(!canMount)(
  'a full disk refuses what does not fit, and keeps what was promised',
  async () => {
    const disk = mkdtempSync(join(folder, 'disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', disk]);
    const blobs = openBlobStore({ path: join(disk, 'library', 'blobs.db'), log: silentLog });
    const kept: NewBlob[] = [];
    let refusal: unknown;
    try {
      for (let n = 0; refusal === undefined && n < 1_000; n += 1) {
        const blob = aBlob(randomBytes(n % 5 === 4 ? 1_300_000 : 60_000), { class: 'binary' });
        await blobs.put([blob], 1).then(
          () => kept.push(blob),
          (error: unknown) => (refusal = error),
        );
      }
      expect(refusal).toMatchObject({ code: 'STORAGE_FULL' });
      expect(kept.length).toBeGreaterThan(5);
      for (const { digest, bytes } of kept) {
        expect(Buffer.compare((await blobs.read(digest)) ?? randomBytes(1), bytes)).toBe(0);
      }
      expect((await blobs.check({ afterPk: 0 })).damaged).toEqual([]);
    } finally {
      await blobs.close();
      execFileSync('umount', [disk]);
    }
  },
);
