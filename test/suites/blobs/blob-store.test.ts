/** The blobs of the library, in memory and on a file written by a thread: one contract. */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digestOf } from '../../../src/main/service/domain/library/manifest.ts';
import type { BlobStore, NewBlob } from '../../../src/main/service/ports/library.ts';
import { openBlobStore } from '../../../src/main/service/store/blobs/blob-store.ts';
import { silentLog } from '../../support/store-builders.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearth-blobs-'));
afterAll(() => {
  // what the attempt to mount left
  for (const name of readdirSync(folder)) {
    if (name.startsWith('try-')) spawnSync('umount', [join(folder, name)]);
  }
  rmSync(folder, { recursive: true, force: true });
});
let files = 0;

function aBlob(text: string | Uint8Array, change: Partial<NewBlob> = {}): NewBlob {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  return {
    digest: digestOf(bytes),
    bytes,
    class: 'html',
    urlKey: 'a.test/',
    host: 'a.test',
    ...change,
  };
}

/** A page of words that differ, so that only likeness to another page makes it small. */
function aPage(seed: number, change = ''): string {
  let state = seed;
  const words = Array.from({ length: 4000 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state.toString(36);
  });
  return `<html><body>${words.join(' ')}${change}</body></html>`;
}

describe.each([
  ['in memory', (): string => ':memory:'],
  [
    'on a file',
    (): string => {
      files += 1;
      return join(folder, String(files), 'library', 'blobs.db');
    },
  ],
] as const)('blobs %s', (_name, newPath) => {
  let blobs: BlobStore;
  let path: string;
  beforeEach(() => {
    path = newPath();
    blobs = openBlobStore({ path, log: silentLog });
  });
  afterEach(() => blobs.close());

  it('are read as they were put, whatever they are', async () => {
    const all = ['', 'x', 'words '.repeat(5000), aPage(1)].map((text) => aBlob(text));
    const binary = aBlob(randomBytes(3_000_000), { class: 'binary' });
    const noise = aBlob(randomBytes(300_000));
    await blobs.put([...all, binary, noise], 1);
    for (const { digest, bytes } of [...all, binary, noise]) {
      expect(Buffer.compare((await blobs.read(digest)) ?? randomBytes(1), bytes)).toBe(0);
    }
    expect(await blobs.read(digestOf(Buffer.from('never')))).toBeNull();
  });

  it('are stored once, and are young again when they are put again', async () => {
    const [first] = await blobs.put([aBlob('same '.repeat(100))], 10);
    const [again, twin] = await blobs.put(
      [aBlob('same '.repeat(100)), aBlob('same '.repeat(100))],
      20,
    );
    expect([again?.pk, twin?.pk]).toEqual([first?.pk, first?.pk]);
    expect((await blobs.stats()).blobs).toBe(1);
    expect(await blobs.remove([first?.pk ?? 0], 20)).toBe(0);
    expect(await blobs.remove([first?.pk ?? 0], 21)).toBe(1);
    expect((await blobs.stats()).blobs).toBe(0);
  });

  it('cost a tenth when the same address changes a little, also on a site that was seen before', async () => {
    await blobs.put([aBlob(aPage(1))], 1);
    const known = (await blobs.stats()).stored;
    const visits = Array.from({ length: 10 }, (_, index) =>
      aBlob(aPage(2, `visit ${index}`), { urlKey: 'a.test/other' }),
    );
    for (const visit of visits) await blobs.put([visit], 2);
    const { stored } = await blobs.stats();
    expect(stored - known).toBeLessThan(known * 1.3);
    for (const { digest, bytes } of visits) {
      expect(Buffer.compare((await blobs.read(digest)) ?? randomBytes(1), bytes)).toBe(0);
    }
  });

  it('stand on the page they are made of, also on one that was seen before', async () => {
    const put: NewBlob[] = [];
    for (const [visit, urlKey] of [
      ['first', 'a.test/1'],
      ['second', 'a.test/1'],
      ['third', 'a.test/1'],
      ['first', 'a.test/2'],
    ] as const) {
      const text = aPage(urlKey === 'a.test/1' ? 7 : 8, visit);
      const page = aBlob(text.replaceAll(/((?: \w+){20})/g, '</p>\n<p class="a">$1'), { urlKey });
      const madeOf = page.digest;
      const document = aBlob(`{"markdown":"${text}"}`, { class: 'json', urlKey, madeOf });
      const words = aBlob(text, { class: 'text', urlKey, madeOf });
      const before = (await blobs.stats()).stored;
      const [whole, ...made] = await blobs.put([page, document, words], 1);
      if (visit === 'first') {
        for (const { stored } of made) expect(stored).toBeLessThan((whole?.stored ?? 0) / 4);
      } else {
        expect((await blobs.stats()).stored - before).toBeLessThan(2_000);
      }
      put.push(page, document, words);
    }
    for (const { digest, bytes } of put) {
      expect(Buffer.compare((await blobs.read(digest)) ?? randomBytes(1), bytes)).toBe(0);
    }
    expect((await blobs.check({ afterPk: 0 })).damaged).toEqual([]);
    // the page stays as long as one of its parts does
    const [page] = await blobs.find([put[0]?.digest ?? digestOf(Buffer.of())]);
    expect(await blobs.remove([page?.pk ?? 0], 9)).toBe(0);
  });

  it('of a site without likeness are kept all the same, and a page like the last one is small again', async () => {
    const stranger = (): string => randomBytes(9_000).toString('base64');
    const strangers = Array.from({ length: 20 }, (_, index) =>
      aBlob(stranger(), { urlKey: `a.test/${index}` }),
    );
    for (const one of strangers) await blobs.put([one], 1);
    const { stored } = await blobs.stats();
    const family = stranger();
    const relatives = Array.from({ length: 20 }, (_, index) =>
      aBlob(`${family} copy ${index}`, { urlKey: `a.test/more/${index}` }),
    );
    for (const relative of relatives) await blobs.put([relative], 2);
    expect((await blobs.stats()).stored - stored).toBeLessThan(stored * 0.55);
    const before = (await blobs.stats()).stored;
    await blobs.put([aBlob(`${family} one more`, { urlKey: 'a.test/last' })], 3);
    expect((await blobs.stats()).stored - before).toBeLessThan(500);
    for (const { digest, bytes } of [...strangers, ...relatives]) {
      expect(Buffer.compare((await blobs.read(digest)) ?? randomBytes(1), bytes)).toBe(0);
    }
  });

  it('go when nothing leans on them, and not before', async () => {
    const [base] = await blobs.put([aBlob(aPage(3))], 1);
    const [delta] = await blobs.put([aBlob(aPage(3, 'more'))], 1);
    expect(await blobs.remove([base?.pk ?? 0], 9)).toBe(0);
    expect(await blobs.remove([delta?.pk ?? 0, base?.pk ?? 0], 9)).toBe(2);
    expect((await blobs.stats()).blobs).toBe(0);
    // the keyframe is gone with its blob
    const [next] = await blobs.put([aBlob(aPage(3, 'again'))], 1);
    expect(await blobs.read(next?.digest ?? digestOf(Buffer.of()))).not.toBeNull();
  });

  it('are listed, and manifests by themselves', async () => {
    const manifest = aBlob('{}', { class: 'manifest' });
    const put = await blobs.put([aBlob('one'), manifest, aBlob('two')], 1);
    expect((await blobs.list({ afterPk: 0, limit: 2 })).map(({ pk }) => pk)).toEqual(
      put.slice(0, 2).map(({ pk }) => pk),
    );
    expect((await blobs.manifests({ afterPk: 0, limit: 9 })).map(({ digest }) => digest)).toEqual([
      manifest.digest,
    ]);
    expect(await blobs.find([manifest.digest, digestOf(Buffer.from('no'))])).toHaveLength(1);
  });

  it('are all checked, in steps', async () => {
    await blobs.put(
      Array.from({ length: 20 }, (_, index) =>
        aBlob(randomBytes(1_500_000), { urlKey: String(index) }),
      ),
      1,
    );
    let steps = 0;
    let afterPk = 0;
    for (;;) {
      const { lastPk, damaged } = await blobs.check({ afterPk });
      expect(damaged).toEqual([]);
      if (lastPk === null) break;
      afterPk = lastPk;
      steps += 1;
    }
    expect(steps).toBeGreaterThan(1);
  });
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
