/**
 * Live pages that windows hold: few at once, each with a ticket for its one socket, closed when nobody looks
 * at it any more. In memory: a page does not outlive the service.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { HearthError } from '../domain/errors.ts';
import type { BrowserState } from '../domain/sign-in-profile.ts';
import type { LiveBrowser, LivePage, ViewSize } from '../ports/live-page.ts';

export interface LiveSessions {
  /** Opens the address. Throws what keeps it from opening, and `RATE_LIMITED` when too many are looked at. */
  open(request: {
    readonly url: string;
    readonly size: ViewSize;
    /** Of a sign-in profile. */
    readonly state?: BrowserState;
    /** Aborts when the window that asks is gone: nobody will come for the page then. */
    readonly signal?: AbortSignal;
  }): Promise<{ readonly id: string; readonly ticket: string }>;
  /** Throws `NOT_FOUND`. */
  find(id: string): LivePage;
  /** The address it was opened at. Throws `NOT_FOUND`. */
  openedAt(id: string): string;
  /** Somebody uses it: it is not idle. */
  use(id: string): void;
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
  readonly url: string;
  ticket: { readonly text: string; readonly until: number } | undefined;
  timer: NodeJS.Timeout | undefined;
  /** Nobody looks at it since; undefined: somebody does. ms since the epoch. */
  leftAt: number | undefined;
  idle: NodeJS.Timeout | undefined;
}

const MOST_AT_ONCE = 2;
const TICKET_MS = 10_000;
/** A window that has not come for its page after so long is not on its way any more: it was loaded anew, or closed. */
const ON_ITS_WAY_MS = 2_500;
/** For pages that are just being left, as by a window that is loaded anew twice. */
const ROOM_WAIT_MS = 5_000;
const LOOK_AGAIN_MS = 50;
const ABANDONED_MS = 60_000;
const IDLE_MS = 600_000;
const IDLE = 'Nobody used the page for ten minutes, so it was closed. Open it again.';
const GONE = 'This page is closed; open its address again.';

interface LiveDeps {
  readonly browser: Partial<LiveBrowser>;
  readonly newId: () => string;
  readonly now: () => number;
  /** After so long without a hand or a key a page is closed; ten minutes by default. */
  readonly idleMs?: number;
  /** How long a page waits for others to be left; 5 s by default. */
  readonly roomWaitMs?: number;
}

export function createLiveSessions(deps: LiveDeps): LiveSessions {
  return new Sessions(deps);
}

class Sessions implements LiveSessions {
  readonly #deps: LiveDeps;
  readonly #sessions = new Map<string, Session>();
  #opening = 0;

  constructor(deps: LiveDeps) {
    this.#deps = deps;
  }

  async open({ url, size, state, signal }: Parameters<LiveSessions['open']>[0]) {
    const { browser, newId } = this.#deps;
    if (browser.open === undefined) {
      throw new HearthError(
        'BROWSER_UNAVAILABLE',
        'This service has no browser of its own to show; give it the role render, too.',
      );
    }
    await this.#waitForRoom(signal);
    this.#opening += 1;
    try {
      const id = newId();
      const page = await browser.open({
        url,
        size,
        blockAds: true,
        isolationGroup: `live:${id}`,
        ...(state === undefined ? {} : { state }),
      });
      if (signal?.aborted === true) await page.close();
      signal?.throwIfAborted();
      const session = this.#add(id, page, url);
      return { id, ticket: this.#newTicket(session) };
    } finally {
      this.#opening -= 1;
    }
  }

  enter(id: string, ticket: string): LivePage | undefined {
    const session = this.#sessions.get(id);
    const known = session?.ticket;
    if (session === undefined || known === undefined) return undefined;
    if (known.until < this.#deps.now() || !isSame(known.text, ticket)) return undefined;
    session.ticket = undefined;
    session.leftAt = undefined;
    clearTimeout(session.timer);
    return session.page;
  }

  find(id: string): LivePage {
    return this.#find(id).page;
  }

  openedAt(id: string): string {
    return this.#find(id).url;
  }

  use(id: string): void {
    const session = this.#sessions.get(id);
    if (session === undefined) return;
    clearTimeout(session.idle);
    const idleMs = this.#deps.idleMs ?? IDLE_MS;
    session.idle = setTimeout(() => void this.#close(id, IDLE), idleMs);
    session.idle.unref();
  }

  leave(id: string): void {
    const session = this.#sessions.get(id);
    if (session !== undefined) this.#closeLater(id, session);
  }

  renew(id: string) {
    return { ticket: this.#newTicket(this.#find(id)) };
  }

  close(id: string): Promise<void> {
    return this.#close(id);
  }

  async closeAll(): Promise<void> {
    await Promise.all([...this.#sessions.keys()].map((id) => this.#close(id)));
  }

  #add(id: string, page: LivePage, url: string): Session {
    const blank = { ticket: undefined, timer: undefined, leftAt: undefined, idle: undefined };
    const session: Session = { page, url, ...blank };
    this.#sessions.set(id, session);
    page.listen({
      frame: () => undefined,
      state: () => undefined,
      notice: () => undefined,
      dialog: () => undefined,
      select: () => undefined,
      used: () => undefined,
      ended: () => this.#forget(id, session),
    });
    this.#closeLater(id, session);
    this.use(id);
    return session;
  }

  #find(id: string): Session {
    const session = this.#sessions.get(id);
    if (session === undefined) throw new HearthError('NOT_FOUND', GONE);
    return session;
  }

  #newTicket(session: Session): string {
    const text = randomBytes(33).toString('base64url');
    session.ticket = { text, until: this.#deps.now() + TICKET_MS };
    return text;
  }

  #forget(id: string, session: Session): void {
    this.#sessions.delete(id);
    clearTimeout(session.timer);
    clearTimeout(session.idle);
  }

  async #close(id: string, reason?: string): Promise<void> {
    const session = this.#sessions.get(id);
    if (session === undefined) return;
    this.#forget(id, session);
    await session.page.close(reason);
  }

  #closeLater(id: string, session: Session): void {
    clearTimeout(session.timer);
    session.leftAt = this.#deps.now();
    session.timer = setTimeout(() => void this.#close(id), ABANDONED_MS);
    session.timer.unref();
  }

  #hasRoom(): boolean {
    return this.#sessions.size + this.#opening < MOST_AT_ONCE;
  }

  async #waitForRoom(signal: AbortSignal | undefined): Promise<void> {
    const { roomWaitMs = ROOM_WAIT_MS } = this.#deps;
    await this.#makeRoom();
    for (let waited = 0; !this.#hasRoom(); waited += LOOK_AGAIN_MS) {
      if (waited >= roomWaitMs) {
        throw new HearthError(
          'RATE_LIMITED',
          `${MOST_AT_ONCE} live pages are looked at already; close one of these windows first.`,
        );
      }
      await sleep(LOOK_AGAIN_MS);
      signal?.throwIfAborted();
      await this.#makeRoom();
    }
  }

  /** Pages that nobody looks at any more give way to one that somebody wants to look at. */
  async #makeRoom(): Promise<void> {
    const lately = this.#deps.now() - ON_ITS_WAY_MS;
    const left = [...this.#sessions]
      .filter(
        ([, { leftAt, ticket }]) =>
          leftAt !== undefined && (ticket?.until ?? -Infinity) - TICKET_MS <= lately,
      )
      .sort(([, a], [, b]) => (a.leftAt ?? 0) - (b.leftAt ?? 0));
    for (const [id] of left) {
      if (this.#hasRoom()) return;
      await this.#close(id);
    }
  }
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
