/** Pages kept to answer again, what was made of them, and the last text seen. */
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../../../src/main/service/domain/account.ts';
import type { AccountStore } from '../../../src/main/service/ports/backend.ts';
import type { CacheStore } from '../../../src/main/service/ports/capture-cache.ts';
import { anAccount, aSnapshot, NOON } from '../../support/store-builders.ts';

interface CacheBackend {
  readonly store: AccountStore & CacheStore;
  close(): Promise<void>;
}

export function cacheCases(name: string, make: () => Promise<CacheBackend>): void {
  describe(`cache and change tracking: ${name}`, () => {
    let backend: CacheBackend;
    let store: CacheBackend['store'];
    let account: Account;

    beforeEach(async () => {
      backend = await make();
      store = backend.store;
      account = anAccount();
      await store.createAccount(account);
    });
    afterEach(() => backend.close());

    const key = 'key';
    const find = (notBeforeAt: number, notAfterAt: number) =>
      store.findSnapshot({ key, accountId: account.id, notBeforeAt, notAfterAt });

    it('gives back a snapshot byte for byte', async () => {
      const html = '<p>Grüße 🌍</p>';
      const snapshot = aSnapshot({
        engine: 'browser',
        html,
        body: new TextEncoder().encode(html),
        screenshot: {
          mimeType: 'image/png',
          bytes: new Uint8Array([1, 2, 3]),
          viewport: { width: 10, height: 20 },
        },
        actions: {
          screenshots: [
            {
              mimeType: 'image/jpeg',
              bytes: new Uint8Array([4]),
              viewport: { width: 1, height: 1 },
            },
          ],
          scrapes: [{ url: 'https://site.example/', html }],
          javascriptReturns: [{ type: 'number', value: 3 }],
          pdfs: [new Uint8Array([5, 6]), new Uint8Array()],
        },
      });
      const entry = { key, accountId: account.id, storedAt: NOON, etag: '"e"', snapshot };
      await store.saveSnapshot(entry);
      const found = await find(0, NOON);
      expect(found).toMatchObject({ key, storedAt: NOON, etag: '"e"' });
      const plain = (value: unknown) =>
        JSON.stringify(value, (_name, part: unknown) =>
          part instanceof Uint8Array ? [...part] : part,
        );
      expect(JSON.parse(plain(found?.snapshot))).toEqual(JSON.parse(plain(snapshot)));
    });

    it('finds the newest inside the window, of the same account', async () => {
      for (const storedAt of [NOON, NOON + 10, NOON + 20]) {
        const snapshot = aSnapshot({ elapsedMs: storedAt - NOON });
        await store.saveSnapshot({ key, accountId: account.id, storedAt, snapshot });
      }
      expect((await find(NOON, NOON + 100))?.storedAt).toBe(NOON + 20);
      expect((await find(NOON, NOON + 15))?.storedAt).toBe(NOON + 10);
      expect(await find(NOON + 21, NOON + 100)).toBeUndefined();
      expect(
        await store.findSnapshot({ key, accountId: 'x', notBeforeAt: 0, notAfterAt: NOON + 99 }),
      ).toBeUndefined();
    });

    it('keeps what was made of an entry beside it, by what made it', async () => {
      const asked = { key, accountId: account.id, notBeforeAt: 0, notAfterAt: NOON + 9 };
      const made = { key, accountId: account.id, storedAt: NOON };
      const output = { key: 'markdown', value: { text: 'Grüße '.repeat(200) } };
      const snapshot = aSnapshot();
      await store.saveSnapshot({ ...made, snapshot, output });
      await store.saveOutput({ ...made, output: { key: 'html', value: { html: '<p>' } } });
      const find = (outputKey: string, change: object = {}) =>
        store.findOutput({ ...asked, outputKey, ...change });
      expect(await find('markdown')).toEqual({ storedAt: NOON, value: output.value });
      expect(await find('html')).toEqual({ storedAt: NOON, value: { html: '<p>' } });
      expect(await find('links')).toBeUndefined();
      expect(await find('html', { accountId: 'x' })).toBeUndefined();
      expect(await find('html', { notBeforeAt: NOON + 1 })).toBeUndefined();
      await store.saveSnapshot({ ...made, storedAt: NOON + 1, snapshot });
      expect(await find('html')).toBeUndefined();
      expect(await find('html', { notAfterAt: NOON })).toBeDefined();
    });

    it.each([10, 400, 9_000])('gives back what is sealed to the byte: %i words', async (words) => {
      const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
      const content = bytes({ markdown: 'Grüße '.repeat(words) });
      const text = bytes('Grüße '.repeat(words));
      const made = { key, accountId: account.id, storedAt: NOON };
      const value = { output: { document: { metadata: {} } } };
      const output = { key: 'o', value, sealed: { content, text } };
      const html = 'x'.repeat(words * 30);
      await store.saveSnapshot({ ...made, snapshot: aSnapshot({ html }), output });
      const asked = { key, accountId: account.id, notBeforeAt: 0, notAfterAt: NOON };
      for (const outputKey of ['o', 'o', 'again', 'again']) {
        const found = await store.findOutput({ ...asked, outputKey, withText: true });
        expect(found).toMatchObject({ storedAt: NOON, value });
        expect(Buffer.from(found?.sealed?.content ?? []).equals(content)).toBe(true);
        expect(Buffer.from(found?.sealed?.text ?? []).equals(text)).toBe(true);
        const short = await store.findOutput({ ...asked, outputKey });
        expect(short?.sealed?.text).toBeUndefined();
        expect(Buffer.from(short?.sealed?.content ?? []).equals(content)).toBe(true);
        // what was packed before is written as it is
        const sealed = found?.sealed;
        if (sealed === undefined) throw new Error('Nothing is sealed.');
        await store.saveOutput({ ...made, output: { key: 'again', value, sealed } });
      }
      expect(Buffer.from(content).toString()).toContain('Grüße');
    });

    it('drops what was made with the entry, and counts its bytes', async () => {
      const made = { key, accountId: account.id, storedAt: NOON };
      await store.saveSnapshot({ ...made, snapshot: aSnapshot() });
      const value = { noise: randomBytes(50_000).toString('hex') };
      await store.saveOutput({ ...made, output: { key: 'o', value } });
      expect(await store.trimSnapshots({ maxBytes: 40_000, olderThan: 0 })).toBe(1);
      await store.saveOutput({ ...made, output: { key: 'o', value } });
      const asked = { key, accountId: account.id, notBeforeAt: 0, notAfterAt: NOON };
      expect(await store.findOutput({ ...asked, outputKey: 'o' })).toBeUndefined();
    });

    it('drops the oldest beyond the size and what is too old', async () => {
      for (let index = 0; index < 4; index += 1) {
        await store.saveSnapshot({
          key: `key-${index}`,
          accountId: account.id,
          storedAt: NOON + index,
          snapshot: aSnapshot(),
        });
      }
      expect(await store.trimSnapshots({ maxBytes: 1e9, olderThan: NOON + 1 })).toBe(1);
      expect(await store.trimSnapshots({ maxBytes: 0, olderThan: 0 })).toBe(3);
      expect(await store.trimSnapshots({ maxBytes: 0, olderThan: 0 })).toBe(0);
    });

    it('remembers the last markdown per address and tag', async () => {
      const entry = { accountId: account.id, urlKey: 'u', tag: '', markdown: 'one', at: NOON };
      const asked = { accountId: account.id, urlKey: 'u', tag: '' };
      expect(await store.findTracked(asked)).toBeUndefined();
      await store.saveTracked(entry);
      await store.saveTracked({ ...entry, markdown: 'two', json: { a: 1 }, at: NOON + 1 });
      expect(await store.findTracked(asked)).toEqual({
        markdown: 'two',
        json: { a: 1 },
        at: NOON + 1,
      });
      expect(await store.findTracked({ ...asked, tag: 'other' })).toBeUndefined();
    });

    it('keeps five of a key, and many at once in each other’s way', async () => {
      const saved = Array.from({ length: 24 }, (_, at) =>
        store.saveSnapshot({
          ...{ key, accountId: account.id, storedAt: NOON + at },
          snapshot: aSnapshot(),
          output: { key: 'o', value: { at } },
        }),
      );
      await Promise.all(saved);
      await store.saveSnapshot({
        key,
        accountId: account.id,
        storedAt: NOON + 24,
        snapshot: aSnapshot(),
      });
      expect((await find(0, NOON + 99))?.storedAt).toBe(NOON + 24);
      expect(await store.trimSnapshots({ maxBytes: 0, olderThan: 0 })).toBe(5);
    });

    it('counts what was made with an entry as it is saved', async () => {
      const value = { noise: randomBytes(50_000).toString('hex') };
      const made = { key, accountId: account.id, storedAt: NOON, snapshot: aSnapshot() };
      await store.saveSnapshot({ ...made, output: { key: 'o', value } });
      expect(await store.trimSnapshots({ maxBytes: 100_000, olderThan: 0 })).toBe(0);
      expect(await store.trimSnapshots({ maxBytes: 40_000, olderThan: 0 })).toBe(1);
    });

    it('remembers of addresses and tags however long they are', async () => {
      const [one, two] = ['1', '2'].map((end) => ({
        ...{
          accountId: account.id,
          urlKey: `https://site.example/${randomBytes(4_000).toString('hex')}`,
        },
        tag: `${'t'.repeat(3_000)}${end}`,
      }));
      for (const at of [one!, two!]) await store.saveTracked({ ...at, markdown: at.tag, at: NOON });
      expect(await store.findTracked(one!)).toEqual({ markdown: one!.tag, at: NOON });
      expect(await store.findTracked({ ...one!, tag: two!.tag })).toBeUndefined();
    });
  });
}
