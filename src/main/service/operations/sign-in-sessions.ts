/**
 * Sessions of people who signed in: random bearer tokens, kept as hashes in the store, so that a restart does
 * not sign anybody out, every service that shares the database knows them, and a copy of the database opens nothing.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { TicketName, TicketStore } from '../ports/sign-in.ts';
import type { Clock } from '../ports/system.ts';

export interface Session {
  /** Shown once; sent as `Authorization: Bearer`. */
  readonly token: string;
  readonly expiresAt: number;
}

export interface Sessions {
  open(email: string): Promise<Session>;
  isOpen(token: string): Promise<boolean>;
  close(token: string): Promise<void>;
}

const LIFE_MS = 24 * 3_600_000;
const MOST = 200;

export function createSessions(deps: {
  readonly store: TicketStore;
  readonly clock: Clock;
}): Sessions {
  const { store, clock } = deps;
  return {
    async open(email) {
      const token = randomBytes(32).toString('base64url');
      const now = clock.now();
      const expiresAt = now + LIFE_MS;
      await store.keepTicket({ ...named(token), data: { email }, tries: 1, expiresAt }, now, MOST);
      return { token, expiresAt };
    },
    async isOpen(token) {
      const found = await store.findTicket(named(token));
      return found !== undefined && clock.now() < found.expiresAt;
    },
    async close(token) {
      await store.dropTicket(named(token));
    },
  };
}

/** What is looked up is the hash: its comparison tells nothing about a token. */
const named = (token: string): TicketName => ({
  kind: 'session',
  name: createHash('sha256').update(token).digest('hex'),
});
