/** One copy of an entry goes for good. Part of the backend's suite. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../../../src/main/service/domain/account.ts';
import { digestOf } from '../../../src/main/service/domain/library/manifest.ts';
import { readLibraryQuery } from '../../../src/main/service/domain/library/query.ts';
import type { NewCapture } from '../../../src/main/service/ports/library.ts';
import type { Library } from '../../../src/main/service/store/verbs/library-rooms.ts';
import type { Rooms } from '../../../src/main/service/store/verbs/rooms.ts';
import { aCapture, NOON } from '../../support/store-builders.ts';

export function removedCopyCases(
  world: () => { readonly store: Rooms & Library; readonly account: Account },
): void {
  describe('a copy that is removed', () => {
    let store: Rooms & Library;
    let accountId: string;
    let blobs = 0;
    beforeEach(() => {
      const { store: made, account } = world();
      [store, accountId, blobs] = [made, account.id, 0];
    });

    /** Keeps the page so many days after noon. */
    const keep = async (
      text: string,
      day: number,
      change: Partial<NewCapture> = {},
    ): Promise<string> => {
      blobs += 10;
      const digest = digestOf(Buffer.from(String(blobs)));
      const manifest = { pk: blobs, digest, blobPks: [blobs + 1] };
      const what = { kind: 'page', kept: true, bytes: 100, manifest, at: NOON + day } as const;
      const capture = aCapture('p', text, { accountId, ...what, title: `Day ${day}`, ...change });
      await store.saveCapture(capture);
      await store.indexDue(1_000);
      return capture.id;
    };
    const entry = () => store.entryOf(accountId, 'p');
    const entryId = async () => (await entry())?.id ?? 0;
    const versions = async () => store.versionsOf(accountId, await entryId());
    const finds = async (query: string): Promise<boolean> => {
      const { match, words, gone, filters } = readLibraryQuery(query, NOON);
      const asked = { accountId, words, gone, filters, limit: 10, offset: 0 };
      const found = await store.searchEntries({
        ...asked,
        ...(match === undefined ? {} : { match }),
      });
      return found.total > 0;
    };
    const remove = (id: string) => store.removeCapture(accountId, id);

    it('leaves the others, and a chain that holds', async () => {
      const [first, twice] = [await keep('One text.', 0), await keep('One text.', 5)];
      expect(await store.removeCapture('another', twice)).toBeUndefined();
      expect(await remove(twice)).toEqual({ entryId: await entryId(), isEntryGone: false });
      expect(await remove(twice)).toBeUndefined();
      expect(await entry()).toMatchObject({
        ...{ captures: 1, kept: 1, versions: 1, firstAt: NOON, lastAt: NOON },
        latest: { id: first },
      });
      expect(await versions()).toMatchObject([{ captures: 1, firstAt: NOON, lastAt: NOON }]);
      expect(await store.findCapture(accountId, twice)).toBeUndefined();
      expect(await Promise.all([twice, 'unknown'].map((id) => store.isChained(id)))).toEqual([
        true,
        false,
      ]);
      const chained = await store.chainedCaptures({ accountId, afterN: 0, limit: 9 });
      expect(chained.map(({ n, capture }) => [n, capture.id])).toEqual([[1, first]]);
      expect(await store.chainLinks({ accountId, from: 1, limit: 9 })).toHaveLength(2);
      expect(await store.auditChain()).toEqual([]);
      expect([...(await store.blobsInUse([10, 11, 20, 21]))].toSorted()).toEqual([10, 11]);
      await keep('One text.', 6);
      expect(await store.auditChain()).toEqual([]);
    });

    it('takes the text that only it had, also out of what is said to have gone', async () => {
      await keep('The lamp glows.', 0);
      const secret = await keep('The lamp glows. The password is swordfish.', 5);
      await keep('The lamp glows. It is 20 cm high.', 9);
      expect(await finds('swordfish')).toBe(true);
      await remove(secret);
      const asked = ['swordfish', 'removed:swordfish', 'added:swordfish', 'added:high', '"20 cm"'];
      expect(await Promise.all(asked.map(finds))).toEqual([false, false, false, true, true]);
      expect((await versions()).map(({ n }) => n)).toEqual([1, 3]);
      expect(await entry()).toMatchObject({ versions: 2, title: 'Day 9', changedAt: NOON + 9 });
      await keep('Another.', 10);
      expect((await versions()).map(({ n }) => n)).toEqual([1, 3, 4]);
    });

    it('was the newest: the one before is, with its title', async () => {
      await keep('The lamp is 20 cm high.', 0);
      const newest = await keep('The lamp is 30 cm high.', 5, { title: 'Name of a patient' });
      await remove(newest);
      const now = { title: 'Day 0', lastAt: NOON, versions: 1 };
      expect(await entry()).toMatchObject(now);
      expect((await entry())?.changedAt).toBeUndefined();
      expect([await finds('20'), await finds('30'), await finds('patient')]).toEqual([
        true,
        false,
        false,
      ]);
    });

    it('leaves highlights, which are looked for in what is left', async () => {
      await keep('The lamp is 20 cm high. It glows.', 0);
      const wrong = await keep('The lamp is 30 cm high. It sings.', 5);
      const mark = async (exact: string, captureId?: string): Promise<number> =>
        (await store.addHighlight({
          ...{ accountId, entryId: await entryId(), exact, prefix: '', suffix: '' },
          ...{ colour: 'yellow', comment: '', at: NOON, place: { state: 'unplaced' } },
          ...(captureId === undefined ? {} : { captureId }),
        })) ?? 0;
      const high = await mark('The lamp is 20 cm high.');
      const sings = await mark('It sings.', wrong);
      await keep('Nothing of the kind.', 7);
      const last = await keep('The lamp is 20 cm high. It sings.', 9);
      const found = (id: number) => store.findHighlight(accountId, id);
      await remove(wrong);
      expect(await found(high)).toMatchObject({ state: 'found', from: 0, to: 23 });
      expect(await found(sings)).toMatchObject({ state: 'found', from: 24 });
      expect(await found(sings)).not.toHaveProperty('captureId');
      await remove(last);
      expect(await found(high)).toMatchObject({ state: 'gone', stateAt: NOON + 7 });
      expect(await found(sings)).toMatchObject({ state: 'unplaced', exact: 'It sings.' });
    });

    it('was the last: the entry goes, unless something is said of it', async () => {
      const id = await keep('One text.', 0);
      expect(await remove(id)).toMatchObject({ isEntryGone: true });
      expect(await entry()).toBeUndefined();
      expect(await finds('text')).toBe(false);
      const noted = await keep('One text.', 5, { note: 'cite it' });
      expect(await remove(noted)).toMatchObject({ isEntryGone: false });
      expect(await entry()).toMatchObject({ captures: 0, versions: 0, note: 'cite it' });
      expect([await finds('text'), await finds('in:note cite')]).toEqual([false, true]);
      expect(await store.auditChain()).toEqual([]);
    });
  });
}
