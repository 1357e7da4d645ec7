/**
 * The browser contexts of one Chromium: one per isolation group and profile, pages reused inside it,
 * blank ones warmed ahead with the profile used last, nothing ever shared between groups.
 *
 * A context has its own session at the egress proxy; the credentials are proved once, while it is
 * warmed, because Chromium keeps them per context: so no request is ever intercepted for them.
 * Idle contexts are closed after `idleContextMs`, or at once when their group is released, or when
 * room is needed. Why: docs/adr/0004-browser-and-egress-proxy.md.
 */
import type { Browser, BrowserContext, CDPSession, Page, Response } from 'playwright-core';
import { EGRESS_CHECK_URL } from '../../net/egress-proxy.ts';
import type { EgressProxy, EgressSession } from '../../net/egress-proxy.ts';
import { AskedAnew } from './asked-anew.ts';
import { watchPage } from './page-watch.ts';
import type { PageWatch } from './page-watch.ts';
import type { Profile } from './profile.ts';
import { HearthError } from '../../domain/errors.ts';
import { foreignContext, holdPage } from './foreign/hold.ts';
import { inTimeOf, within } from './in-time.ts';
import type { InTime } from './in-time.ts';

export interface ContextOptions {
  readonly egress: EgressProxy;
  /** Most contexts at once; those in use are never closed for it. */
  readonly maxContexts: number;
  readonly idleContextMs: number;
  /** Blank contexts kept ready. */
  readonly warmAhead: number;
  /** A browser that opens no page for so long is left; 15 s by default. */
  readonly openMs?: number;
  /** Hosts that are not reached from pages with `blockAds`. */
  readonly isBlockedHost: (host: string) => boolean;
  /** Told when a context is given to a group, and when one is closed. */
  readonly onChange?: () => void;
  /** Address of the egress proxy for a browser that others started: each context is given it, and held. */
  readonly foreignProxy?: string;
}

/** A page lent to one capture. */
export interface LentPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly watch: PageWatch;
  readonly egress: EgressSession;
  readonly context: BrowserContext;
  /** What the pages of this context have to wait for one after the other. */
  readonly askedAnew: AskedAnew;
  /** Hosts the capture itself goes to, which are reached though they advertise. */
  allow(host: string): void;
  /** Gives the page back: blanked and kept for its group, or closed. */
  release(fate: 'keep' | 'close'): Promise<void>;
}

interface OpenPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly watch: PageWatch;
}

/** A page at rest; `isBlank` resolves false when it would not leave what it showed. */
interface IdlePage {
  readonly open: OpenPage;
  readonly isBlank: Promise<boolean>;
}

interface ContextEntry {
  readonly context: BrowserContext;
  readonly egress: EgressSession;
  readonly profileKey: string;
  readonly allowed: Set<string>;
  readonly askedAnew: AskedAnew;
  readonly idle: IdlePage[];
  group: string | undefined;
  /** The group was released: close as soon as nobody uses it. */
  isOver: boolean;
  lent: number;
  usedAt: number;
  timer: NodeJS.Timeout | undefined;
}

const MAX_IDLE_PAGES = 4;
const CLOSE_MS = 400;
const CLOSE_CONTEXT_MS = 3_000;
const OPEN_MS = 15_000;
const MOST_ASKED = 3;

export class Contexts {
  readonly #browser: Browser;
  readonly #options: ContextOptions;
  readonly #entries = new Set<ContextEntry>();
  readonly #warm: ContextEntry[] = [];
  readonly #inTime: InTime;
  /** Contexts on their way to a group: pages that come together share one. */
  readonly #settling = new Map<string, Promise<ContextEntry>>();
  #warming: Promise<void> | undefined;
  #opening = 0;
  #isClosed = false;

  constructor(browser: Browser, options: ContextOptions) {
    this.#browser = browser;
    this.#options = options;
    this.#inTime = inTimeOf(browser, options.openMs ?? OPEN_MS);
  }

  /** Contexts that belong to a group. */
  get count(): number {
    return [...this.#entries].filter((entry) => entry.group !== undefined).length;
  }

  /** A page for `group` with `profile`: a kept one, a warmed one, or a new one. */
  async lend(group: string, profile: Profile): Promise<LentPage> {
    const entry = this.#find(group, profile) ?? (await this.#settleOnce(group, profile));
    clearTimeout(entry.timer);
    entry.lent += 1;
    entry.usedAt = performance.now();
    try {
      const open = (await takeIdle(entry)) ?? (await this.#openPage(entry.context, profile));
      // an archive's context is made for one page, a signed-in one is nobody else's
      if (!profile.isOffline && !profile.isSignedIn) this.warm(profile);
      return this.#lease(entry, open);
    } catch (error) {
      entry.lent -= 1;
      void this.#close(entry);
      throw error;
    }
  }

  /** Makes blank contexts ready in the background, as many as `warmAhead`. */
  warm(profile: Profile): void {
    if (this.#isClosed || this.#warming !== undefined) return;
    const stale = this.#warm.filter((entry) => entry.profileKey !== profile.key);
    for (const entry of stale) void this.#close(entry);
    const room = this.#options.maxContexts - this.#entries.size - this.#opening;
    if (this.#warm.length >= this.#options.warmAhead || room <= 0) return;
    this.#opening += 1;
    this.#warming = this.#open(profile)
      .then(
        (entry) => {
          this.#warm.push(entry);
        },
        () => {
          // the browser is going down: whoever needs a context next will say so
        },
      )
      .finally(() => {
        this.#opening -= 1;
        this.#warming = undefined;
      });
  }

  /** The group has ended: its contexts are closed as soon as nobody uses them. */
  async release(group: string): Promise<void> {
    const entries = [...this.#entries].filter((entry) => entry.group === group);
    for (const entry of entries) entry.isOver = true;
    const unused = entries.filter((entry) => entry.lent === 0);
    await Promise.all(unused.map((entry) => this.#close(entry)));
  }

  /** Closes all contexts; the browser itself is closed by its owner. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#warming;
    await Promise.all([...this.#entries].map((entry) => this.#close(entry)));
  }

  #find(group: string, profile: Profile): ContextEntry | undefined {
    return [...this.#entries].find(
      (entry) => entry.group === group && entry.profileKey === profile.key && !entry.isOver,
    );
  }

  async #settleOnce(group: string, profile: Profile): Promise<ContextEntry> {
    const key = JSON.stringify([group, profile.key]);
    const known = this.#settling.get(key);
    if (known !== undefined) return known;
    const settling = this.#settle(group, profile);
    this.#settling.set(key, settling);
    try {
      return await settling;
    } finally {
      this.#settling.delete(key);
    }
  }

  /** A context for a new group: one that was warmed or is being warmed, else a new one. */
  async #settle(group: string, profile: Profile): Promise<ContextEntry> {
    const ready = this.#takeWarm(profile);
    if (ready === undefined && this.#warming !== undefined) await this.#warming;
    const entry = ready ?? this.#takeWarm(profile) ?? (await this.#openRoomy(profile));
    entry.group = group;
    this.#options.onChange?.();
    return entry;
  }

  #takeWarm(profile: Profile): ContextEntry | undefined {
    const index = this.#warm.findIndex((entry) => entry.profileKey === profile.key);
    return index === -1 ? undefined : this.#warm.splice(index, 1)[0];
  }

  async #openRoomy(profile: Profile): Promise<ContextEntry> {
    // counted before room is made, so that two at once do not count on the same room
    this.#opening += 1;
    try {
      await this.#makeRoom();
      return await this.#open(profile);
    } finally {
      this.#opening -= 1;
    }
  }

  async #makeRoom(): Promise<void> {
    const idle = [...this.#entries]
      .filter((entry) => entry.lent === 0)
      .sort((a, b) => a.usedAt - b.usedAt);
    const surplus = this.#entries.size + this.#opening - this.#options.maxContexts;
    await Promise.all(idle.slice(0, Math.max(0, surplus)).map((entry) => this.#close(entry)));
  }

  async #open(profile: Profile): Promise<ContextEntry> {
    const allowed = new Set<string>();
    const { isBlockedHost, foreignProxy } = this.#options;
    const egress = this.#options.egress.openSession({
      blocks: (host) => profile.blockAds && !allowed.has(host) && isBlockedHost(host),
      dials: profile.isOffline ? 'none' : 'all',
      ...(profile.proxyUrl === undefined ? {} : { upstreamUrl: profile.proxyUrl }),
    });
    let context: BrowserContext | undefined;
    try {
      context = await this.#inTime(
        foreignProxy === undefined
          ? this.#browser.newContext(profile.options)
          : foreignContext(this.#browser, profile.options, foreignProxy),
      );
      const first = await this.#openPage(context, profile);
      await this.#inTime(proveCredentials(first, egress));
      if (foreignProxy !== undefined && !egress.isProved()) throw unproved();
      const entry: ContextEntry = {
        context,
        egress,
        allowed,
        askedAnew: new AskedAnew(),
        profileKey: profile.key,
        idle: [{ open: first, isBlank: Promise.resolve(true) }],
        group: undefined,
        isOver: false,
        lent: 0,
        usedAt: performance.now(),
        timer: undefined,
      };
      this.#entries.add(entry);
      return entry;
    } catch (error) {
      egress.close();
      // whoever waits for the error does not wait for that
      if (context !== undefined) void closeContext(context);
      throw error;
    }
  }

  #openPage(context: BrowserContext, profile: Profile): Promise<OpenPage> {
    return this.#inTime(this.#setUpPage(context, profile));
  }

  async #setUpPage(context: BrowserContext, { identity }: Profile): Promise<OpenPage> {
    const open = await openPage(context);
    // Playwright names no brands, and Chromium's own say that it is headless
    await open.cdp.send('Emulation.setUserAgentOverride', identity);
    if (this.#options.foreignProxy !== undefined) await holdPage(open.cdp);
    return open;
  }

  #lease(entry: ContextEntry, open: OpenPage): LentPage {
    open.watch.begin();
    const closePopup = (popup: Page): void => {
      if (popup !== open.page) void popup.close().catch(ignoreGone);
    };
    open.page.on('popup', closePopup);
    const learn = (response: Response): void => {
      entry.askedAnew.learn(response, open.page.url());
    };
    open.page.on('response', learn);
    let isReturned = false;
    return {
      ...open,
      egress: entry.egress,
      context: entry.context,
      askedAnew: entry.askedAnew,
      allow: (host) => entry.allowed.add(host),
      release: async (fate) => {
        if (isReturned) return;
        isReturned = true;
        open.page.off('popup', closePopup);
        open.page.off('response', learn);
        const isKept =
          fate === 'keep' && entry.idle.length < MAX_IDLE_PAGES && !open.watch.isCrashed();
        if (isKept) entry.idle.push({ open, isBlank: blank(open) });
        else if (!(await closePage(open))) entry.isOver = true;
        entry.lent -= 1;
        entry.usedAt = performance.now();
        if (entry.lent === 0) await this.#rest(entry);
      },
    };
  }

  /** An idle context waits for more of its group, a while. */
  async #rest(entry: ContextEntry): Promise<void> {
    if (!this.#entries.has(entry)) return;
    if (this.#isClosed || entry.isOver || entry.idle.length === 0) {
      await this.#close(entry);
      return;
    }
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => {
      if (entry.lent === 0) void this.#close(entry);
    }, this.#options.idleContextMs);
    entry.timer.unref();
  }

  async #close(entry: ContextEntry): Promise<void> {
    if (!this.#entries.delete(entry)) return;
    this.#options.onChange?.();
    const index = this.#warm.indexOf(entry);
    if (index !== -1) this.#warm.splice(index, 1);
    clearTimeout(entry.timer);
    entry.egress.close();
    await closeContext(entry.context);
  }
}

/** It waits for a page that is being opened, which may never come. */
async function closeContext(context: BrowserContext): Promise<void> {
  await within(CLOSE_CONTEXT_MS, context.close().catch(ignoreGone));
}

async function openPage(context: BrowserContext): Promise<OpenPage> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  return { page, cdp, watch: watchPage(page) };
}

async function takeIdle(entry: ContextEntry): Promise<OpenPage | undefined> {
  for (let idle = entry.idle.pop(); idle !== undefined; idle = entry.idle.pop()) {
    if (await idle.isBlank) return idle.open;
  }
  return undefined;
}

/** Leaves the captured page, so that nothing of it runs on; a page that will not go is closed. */
async function blank(open: OpenPage): Promise<boolean> {
  try {
    await open.page.goto('about:blank', { timeout: 2_000 });
    return true;
  } catch {
    await closePage(open);
    return false;
  }
}

/**
 * Closes a page; false when it would not go. Chromium loses the request to close when it comes while
 * a document is being committed, so it is asked twice; closing the context takes the rest.
 */
async function closePage({ page, cdp }: OpenPage): Promise<boolean> {
  const closed = page.close().catch(ignoreGone);
  await within(CLOSE_MS, closed);
  if (page.isClosed()) return true;
  await within(CLOSE_MS, cdp.send('Page.close').catch(ignoreGone));
  await within(CLOSE_MS, closed);
  return page.isClosed();
}

/** Asks the proxy once with the session's credentials, after which Chromium sends them by itself; resolves how often it was asked for them. */
export async function proveCredentials(
  { page, cdp }: Pick<OpenPage, 'page' | 'cdp'>,
  egress: EgressSession,
): Promise<number> {
  const { username, password } = egress;
  const paused = ({ requestId }: { requestId: string }): void => {
    void cdp.send('Fetch.continueRequest', { requestId }).catch(ignoreGone);
  };
  let times = 0;
  const asked = ({ requestId }: { requestId: string }): void => {
    times += 1;
    // asked again and again, it does not reach the proxy as it was given
    const authChallengeResponse =
      times > MOST_ASKED
        ? ({ response: 'CancelAuth' } as const)
        : ({ response: 'ProvideCredentials', username, password } as const);
    void cdp.send('Fetch.continueWithAuth', { requestId, authChallengeResponse }).catch(ignoreGone);
  };
  cdp.on('Fetch.requestPaused', paused);
  cdp.on('Fetch.authRequired', asked);
  try {
    const patterns = [{ urlPattern: `${EGRESS_CHECK_URL}*` }];
    await cdp.send('Fetch.enable', { handleAuthRequests: true, patterns });
    // answered 204, which a navigation reports as aborted
    await page.goto(EGRESS_CHECK_URL, { timeout: 10_000 }).catch(ignoreGone);
    await cdp.send('Fetch.disable');
    return times;
  } finally {
    cdp.off('Fetch.requestPaused', paused);
    cdp.off('Fetch.authRequired', asked);
  }
}

/** A context that no longer keeps to the proxy is never shown a page. */
function unproved(): HearthError {
  return new HearthError(
    'BROWSER_UNAVAILABLE',
    'A context of the foreign browser did not come through the egress proxy, so it is not used. Run "hearth doctor".',
  );
}

/** For closing what may be closed already, and for the 204. */
function ignoreGone(): void {
  // nothing is left to do
}
