/**
 * Tickets: what a frame shows to see an account's captures, because it can send neither our header nor a cookie
 * of ours (cookies do not know ports). 128 random bits, bound to a sign-in session or a key, void when that ends.
 */
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../ports/system.ts';

export interface TicketHolder {
  readonly accountId: string;
  /** The sign-in session or the key it was given to; one ticket each. */
  readonly sessionId: string;
  /** Of that key, for what only it may see. */
  readonly keyId?: string;
}

export interface TicketTerms {
  /** Asked at each use: the session was not signed out, the key was not revoked. Default: always. */
  readonly isOpen?: () => Promise<boolean>;
  /** ms without use after which it is void. Default: never. */
  readonly idleMs?: number;
}

export interface ReplayTickets {
  /** A ticket for the holder; the same one while it is good. */
  give(holder: TicketHolder, terms?: TicketTerms): string;
  find(ticket: string): Promise<TicketHolder | undefined>;
}

/** Sessions that come back no more leave tickets behind: the oldest go. */
const MAX_TICKETS = 10_000;

interface Given {
  readonly holder: TicketHolder;
  readonly terms: TicketTerms;
  usedAt: number;
}

export function createReplayTickets(clock: Clock): ReplayTickets {
  const now = (): number => clock.now();
  const tickets = new Map<string, Given>();
  const bySession = new Map<string, string>();
  const keyOf = ({ accountId, sessionId }: TicketHolder): string => `${sessionId}\n${accountId}`;
  const drop = (ticket: string): void => {
    const given = tickets.get(ticket);
    tickets.delete(ticket);
    if (given !== undefined) bySession.delete(keyOf(given.holder));
  };
  const isFresh = ({ terms, usedAt }: Given): boolean =>
    terms.idleMs === undefined || now() - usedAt < terms.idleMs;
  return {
    give(holder, terms = {}) {
      const known = bySession.get(keyOf(holder));
      const given = known === undefined ? undefined : tickets.get(known);
      if (known !== undefined && given !== undefined && isFresh(given)) {
        given.usedAt = now();
        return known;
      }
      if (known !== undefined) drop(known);
      const [oldest] = tickets.keys();
      if (tickets.size >= MAX_TICKETS && oldest !== undefined) drop(oldest);
      const ticket = randomBytes(16).toString('hex');
      tickets.set(ticket, { holder, terms, usedAt: now() });
      bySession.set(keyOf(holder), ticket);
      return ticket;
    },
    async find(ticket) {
      const given = tickets.get(ticket);
      if (given === undefined) return undefined;
      if (!isFresh(given) || (await given.terms.isOpen?.()) === false) {
        drop(ticket);
        return undefined;
      }
      given.usedAt = now();
      return given.holder;
    },
  };
}
