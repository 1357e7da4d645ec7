/** What every store of blobs does, wherever it keeps them. */
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { digestOf } from '../../../src/main/service/domain/library/manifest.ts';
import type { BlobStore, NewBlob } from '../../../src/main/service/ports/library.ts';

export function aBlob(text: string | Uint8Array, change: Partial<NewBlob> = {}): NewBlob {
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
export function aPage(seed: number, change = ''): string {
  let state = seed;
  const words = Array.from({ length: 4000 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state.toString(36);
  });
  return `<html><body>${words.join(' ')}${change}</body></html>`;
}

/** `open`: a new and empty one. */
export function blobSuite(name: string, open: () => BlobStore): void {
  describe(`blobs ${name}`, () => {
    let blobs: BlobStore;
    beforeEach(() => {
      blobs = open();
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
      expect((await blobs.manifests({ afterPk: 0, limit: 9 })).map(({ digest }) => digest)).toEqual(
        [manifest.digest],
      );
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
}
