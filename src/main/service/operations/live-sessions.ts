/**
 * Live pages that windows hold: few at once, each with a ticket for its one socket, closed when nobody looks
 * at it any more. In memory: a page does not outlive the service.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { HearthError } from '../domain/errors.ts';
import type { LiveBrowser, LivePage, ViewSize } from '../ports/live-page.ts';

export interface LiveSessions {
  /** Opens the address. Throws what keeps it from opening, and `RATE_LIMITED` when too many are open. */
  open(request: {
    readonly url: string;
    readonly size: ViewSize;
  }): Promise<{ readonly id: string; readonly ticket: string }>;
  /** The page for the holder of the ticket, once and within seconds; undefined for anybody else. */
  enter(id: string, ticket: string): LivePage | undefined;
  /** Its socket has gone: the page waits a while for another. */
  leave(id: string): void;
  /** A new ticket for a page that is still there. Throws `NOT_FOUND`. */
  renew(id: string): { readonly ticket: string };
  close(id: string): Promise<void>;
  closeAll(): Promise<void>;
}

interface Session {
  readonly page: LivePage;
  ticket: { readonly text: string; readonly until: number } | undefined;
  timer: NodeJS.Timeout | undefined;
}

const MOST_AT_ONCE = 2;
const TICKET_MS = 10_000;
const ABANDONED_MS = 60_000;

export function createLiveSessions(deps: {
  readonly browser: Partial<LiveBrowser>;
  readonly newId: () => string;
  readonly now: () => number;
}): LiveSessions {
  const sessions = new Map<string, Session>();
  let opening = 0;

  const ticketOf = (session: Session): string => {
    const text = randomBytes(33).toString('base64url');
    session.ticket = { text, until: deps.now() + TICKET_MS };
    return text;
  };
  const close = async (id: string): Promise<void> => {
    const session = sessions.get(id);
    if (session === undefined) return;
    sessions.delete(id);
    clearTimeout(session.timer);
    await session.page.close();
  };
  const closeLater = (id: string, session: Session): void => {
    clearTimeout(session.timer);
    session.timer = setTimeout(() => void close(id), ABANDONED_MS);
    session.timer.unref();
  };

  return {
    async open({ url, size }) {
      if (deps.browser.open === undefined) {
        throw new HearthError('BROWSER_UNAVAILABLE', 'This installation has no browser to show.');
      }
      if (sessions.size + opening >= MOST_AT_ONCE) {
        throw new HearthError(
          'RATE_LIMITED',
          `${MOST_AT_ONCE} pages are open already; close one of them first.`,
        );
      }
      opening += 1;
      try {
        const id = deps.newId();
        const page = await deps.browser.open({
          url,
          size,
          blockAds: true,
          isolationGroup: `live:${id}`,
        });
        const session: Session = { page, ticket: undefined, timer: undefined };
        sessions.set(id, session);
        page.listen({
          frame: () => undefined,
          state: () => undefined,
          ended: () => {
            clearTimeout(session.timer);
            sessions.delete(id);
          },
        });
        closeLater(id, session);
        return { id, ticket: ticketOf(session) };
      } finally {
        opening -= 1;
      }
    },
    enter(id, ticket) {
      const session = sessions.get(id);
      const known = session?.ticket;
      if (session === undefined || known === undefined) return undefined;
      if (known.until < deps.now() || !isSame(known.text, ticket)) return undefined;
      session.ticket = undefined;
      clearTimeout(session.timer);
      return session.page;
    },
    leave(id) {
      const session = sessions.get(id);
      if (session !== undefined) closeLater(id, session);
    },
    renew(id) {
      const session = sessions.get(id);
      if (session === undefined) {
        throw new HearthError('NOT_FOUND', 'This page is closed; open its address again.');
      }
      return { ticket: ticketOf(session) };
    },
    close,
    async closeAll() {
      await Promise.all([...sessions.keys()].map(close));
    },
  };
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
