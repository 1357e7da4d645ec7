/** What services that share a database count together: requests of a minute; and who is signed in. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RateStore } from '../../../src/main/service/ports/rates.ts';
import type { Ticket, TicketStore } from '../../../src/main/service/ports/sign-in.ts';
import { NOON } from '../../support/store-builders.ts';

interface SharedBackend {
  readonly store: RateStore & TicketStore;
  close(): Promise<void>;
}

const MINUTE = 60_000;

export function sharedCases(name: string, make: () => Promise<SharedBackend>): void {
  describe(`windows of requests: ${name}`, () => {
    let backend: SharedBackend;
    beforeEach(async () => (backend = await make()));
    afterEach(() => backend.close());
    const take = (want: number, now = NOON, bucket = 'scrape', accountId = 'a') =>
      backend.store.takeRequests({ accountId, bucket, limit: 10, want, now });

    it('never give more than the limit, however many ask at once, and tell what all took', async () => {
      const grants = await Promise.all(Array.from({ length: 8 }, () => take(3)));
      expect(grants.reduce((sum, { granted }) => sum + granted, 0)).toBe(10);
      expect(Math.max(...grants.map(({ taken }) => taken))).toBe(10);
      expect(await take(1)).toEqual({ granted: 0, taken: 10, endsAt: NOON + MINUTE });
      expect(await take(1, NOON, 'crawl')).toMatchObject({ granted: 1 });
      expect(await take(1, NOON, 'scrape', 'b')).toMatchObject({ granted: 1 });
    });

    it('begin anew when they are over, by whichever clock comes first', async () => {
      await take(10);
      expect(await take(1, NOON + MINUTE - 1)).toMatchObject({ granted: 0 });
      expect(await take(4, NOON + MINUTE)).toEqual({
        ...{ granted: 4, taken: 4, endsAt: NOON + 2 * MINUTE },
      });
      // a service whose clock is half a minute behind goes on in the same window
      expect(await take(1, NOON + MINUTE / 2)).toMatchObject({ granted: 1, taken: 5 });
      // one that was set back by an hour is not locked out
      expect(await take(1, NOON - 60 * MINUTE)).toMatchObject({ granted: 1, taken: 1 });
    });
  });

  describe(`tickets: ${name}`, () => {
    let backend: SharedBackend;
    let store: TicketStore;
    beforeEach(async () => {
      backend = await make();
      store = backend.store;
    });
    afterEach(() => backend.close());
    const ticket = (name: string, change: Partial<Ticket> = {}): Ticket => ({
      ...{ kind: 'session', name, data: { email: `${name}@example.org` }, tries: 1 },
      ...{ expiresAt: NOON + MINUTE, ...change },
    });
    const named = (name: string, kind: Ticket['kind'] = 'session') => ({ kind, name });

    it('are found by kind and name, replaced, and dropped by one of all who ask', async () => {
      await store.keepTicket(ticket('a'), NOON, 10);
      await store.keepTicket(ticket('a', { data: 'new', expiresAt: NOON + 5 }), NOON, 10);
      expect(await store.findTicket(named('a'))).toEqual({ data: 'new', expiresAt: NOON + 5 });
      expect(await store.findTicket(named('a', 'code'))).toBeUndefined();
      const drops = await Promise.all(
        Array.from({ length: 5 }, () => store.dropTicket(named('a'))),
      );
      expect(drops.filter(Boolean)).toHaveLength(1);
      expect(await store.findTicket(named('a'))).toBeUndefined();
    });

    it('are given as often as they may be tried, however many try at once', async () => {
      await store.keepTicket(ticket('a', { kind: 'code', tries: 5 }), NOON, 10);
      const one = named('a', 'code');
      const tries = await Promise.all(Array.from({ length: 9 }, () => store.tryTicket(one)));
      expect(tries.filter((found) => found !== undefined)).toHaveLength(5);
      expect(await store.findTicket(one)).toBeDefined();
    });

    it('go when they have expired, and when there are too many of their kind', async () => {
      await store.keepTicket(ticket('old', { kind: 'code', expiresAt: NOON }), NOON - 1, 10);
      for (let at = 0; at < 4; at += 1) {
        await store.keepTicket(ticket(String(at), { expiresAt: NOON + 9 + at }), NOON, 3);
      }
      expect(await store.findTicket(named('old', 'code'))).toBeUndefined();
      expect(await store.findTicket(named('0'))).toBeUndefined();
      for (const name of ['1', '2', '3']) expect(await store.findTicket(named(name))).toBeDefined();
    });
  });
}
