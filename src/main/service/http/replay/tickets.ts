/**
 * Tickets: what a frame shows to see an account's captures, because it can send neither our header nor a cookie
 * of ours (cookies do not know ports). 128 random bits, bound to a sign-in session, void when that ends.
 */
import { randomBytes } from 'node:crypto';

export interface TicketHolder {
  readonly accountId: string;
  /** The sign-in session it was given to. */
  readonly sessionId: string;
}

export interface ReplayTickets {
  /** A ticket for the holder; the same one while it is good. */
  give(holder: TicketHolder): string;
  find(ticket: string): TicketHolder | undefined;
  /** The session is over: its tickets are void at once. */
  endSession(sessionId: string): void;
}

/** Sessions that come back no more leave tickets behind: the oldest go. */
const MAX_TICKETS = 10_000;

export function createReplayTickets(): ReplayTickets {
  const holders = new Map<string, TicketHolder>();
  const given = new Map<string, string>();
  const keyOf = ({ accountId, sessionId }: TicketHolder): string => `${sessionId}\n${accountId}`;
  const take = (ticket: string): void => {
    const holder = holders.get(ticket);
    holders.delete(ticket);
    if (holder !== undefined) given.delete(keyOf(holder));
  };
  return {
    give(holder) {
      const known = given.get(keyOf(holder));
      if (known !== undefined) return known;
      const [oldest] = holders.keys();
      if (holders.size >= MAX_TICKETS && oldest !== undefined) take(oldest);
      const ticket = randomBytes(16).toString('hex');
      holders.set(ticket, holder);
      given.set(keyOf(holder), ticket);
      return ticket;
    },
    find: (ticket) => holders.get(ticket),
    endSession(sessionId) {
      for (const [ticket, holder] of holders) if (holder.sessionId === sessionId) take(ticket);
    },
  };
}
