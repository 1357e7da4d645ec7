/**
 * The browser engine: renders pages in Chromium, one per core at a time, and more while cores are idle.
 *
 * Captures wait their turn in order, inside their own deadline. Deadline and abort close the page at
 * once, whatever it is doing. A capture under which Chromium or its page died is tried once more.
 * Parts: supervisor.ts (the process), contexts.ts (isolation), capture.ts (one page); thread/ runs it in a thread.
 */
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { HearthError } from '../../domain/errors.ts';
import type { EgressProxy } from '../../net/egress-proxy.ts';
import { parseHttpUrl } from '../../net/http-url.ts';
import type { Net } from '../../net/net.ts';
import type {
  CaptureContext,
  CaptureOutcome,
  CaptureRequest,
  Engine,
  FleetState,
  PagePreview,
} from '../../ports/engine.ts';
import type { LiveBrowser, LivePage, LiveRequest } from '../../ports/live-page.ts';
import type { Clock, Log } from '../../ports/system.ts';
import { createAdLists } from './ad-lists.ts';
import type { AdLists } from './ad-lists.ts';
import { CAPABILITIES } from './capabilities.ts';
import { capturePage } from './capture.ts';
import type { EncodingOf } from './declare-encoding.ts';
import { asFailure, isClosedTarget } from './failures.ts';
import { createPagePreviews } from './page-previews.ts';
import { createPatience } from './patience.ts';
import { openLivePage } from './live-page.ts';
import { locateChromium } from './locate.ts';
import type { LocateOptions } from './locate.ts';
import { profileOf } from './profile.ts';
import { Fleet } from './fleet.ts';
import type { BrowserEndpoint } from './foreign/endpoint.ts';
import { ownChromium, Supervisor } from './supervisor.ts';
import type { Browsers } from './supervisor.ts';
import { createStop } from './stop.ts';
import type { Stop } from './stop.ts';
import { createIdleCores } from './idle-cores.ts';
import { createTurns } from './turns.ts';

export interface BrowserEngineOptions extends LocateOptions {
  readonly egress: EgressProxy;
  readonly clock: Clock;
  readonly log: Log;
  /** Fetches filter lists as text; absent: only the short list blocks. */
  readonly fetchText?: (url: string) => Promise<string>;
  /** Fetches again what a recording lacks; absent: it stays missing. */
  readonly refetch?: Net['fetch'];
  /** Tells the encoding of pages that do not say it; absent: Chromium guesses. */
  readonly encodingOf?: EncodingOf;
  /** Captures at once; by default the number of cores, and up to three times as many while cores are idle. */
  readonly maxPages?: number;
  /** Browser contexts at once, 16 by default. */
  readonly maxContexts?: number;
  /** Chromium is ended after this long without a capture; 3 minutes by default. */
  readonly idleMs?: number;
  /** A group's context is closed after this long without a capture; 3 s by default. */
  readonly idleContextMs?: number;
  /** Blank contexts kept ready; 1 by default. */
  readonly warmAhead?: number;
  /** Captures after which Chromium is replaced; 1,000 by default. */
  readonly maxCaptures?: number;
  /** File into which Chromium writes all that its network does: the proof that nothing leaves but by the proxy. */
  readonly netLog?: string;
  /** Browsers that others started, used instead of one of our own. */
  readonly endpoints?: readonly BrowserEndpoint[];
  /** Between two questions whether such a browser still answers; 10 s by default. */
  readonly beatMs?: number;
  /** Private memory above which Chromium is replaced; 2 GB by default. */
  readonly maxMemoryBytes?: number;
  /** Told how many contexts belong to a group, whenever that changes. */
  readonly onContexts?: (count: number) => void;
}

export interface BrowserEngine extends Engine, LiveBrowser {
  /** Nothing more comes of this group: its context is closed as soon as nobody uses it. */
  release(isolationGroup: string): Promise<void>;
  fleet(look?: 'check'): Promise<readonly FleetState[]>;
}

/** Longest wait for a page to go when its capture was stopped. */
const STOP_MS = 1_000;

/** The engine, with no browser running yet. */
export function createBrowserEngine(options: BrowserEngineOptions): BrowserEngine {
  return new ChromiumEngine(options);
}

class ChromiumEngine implements BrowserEngine {
  readonly name = 'browser';
  readonly capabilities = CAPABILITIES;
  readonly #options: BrowserEngineOptions;
  readonly #lists: AdLists;
  readonly #supervisor: Browsers;
  readonly #fleet: Fleet | undefined;
  readonly #turns: ReturnType<typeof createTurns>;
  readonly #previews = createPagePreviews();
  readonly #patience = createPatience();
  #active = 0;
  #isClosed = false;

  constructor(options: BrowserEngineOptions) {
    this.#options = options;
    this.#lists = createAdLists(options);
    const cores = availableParallelism();
    const most = Math.min(cores * 3, cores + 6);
    this.#turns =
      options.maxPages === undefined
        ? createTurns(cores, { most, idleCores: createIdleCores() })
        : createTurns(options.maxPages);
    const shared = {
      egress: options.egress,
      log: options.log,
      idleMs: options.idleMs ?? 180_000,
      idleContextMs: options.idleContextMs ?? 3_000,
      maxContexts: Math.max(options.maxContexts ?? 16, options.maxPages ?? most),
      warmAhead: options.warmAhead ?? 1,
      maxCaptures: options.maxCaptures ?? 1_000,
      maxMemoryBytes: options.maxMemoryBytes ?? 2_000_000_000,
      isBlockedHost: (host: string) => this.#lists.isBlockedHost(host),
      onChange: () => options.onContexts?.(this.#supervisor.contexts),
    };
    const { endpoints = [], beatMs, env, netLog } = options;
    const locate = (): ReturnType<typeof locateChromium> => locateChromium(options);
    this.#fleet =
      endpoints.length === 0
        ? undefined
        : new Fleet({ ...shared, endpoints, ...(beatMs === undefined ? {} : { beatMs }) });
    this.#supervisor =
      this.#fleet ?? new Supervisor({ ...shared, start: ownChromium({ locate, env, netLog }) });
  }

  async capture(request: CaptureRequest, context: CaptureContext): Promise<CaptureOutcome> {
    if (this.#isClosed) {
      throw new HearthError('BROWSER_UNAVAILABLE', 'The browser was closed; start Hearth again.');
    }
    parseHttpUrl(request.url);
    if (request.blockAds) void this.#lists.load();
    const stop = createStop(request.url, context, this.#options.clock);
    this.#active += 1;
    const work = this.#inTurn(request, context, stop).finally(() => {
      this.#active -= 1;
      stop.end();
    });
    return await stop.settle(work, STOP_MS);
  }

  open(request: LiveRequest): Promise<LivePage> {
    if (this.#isClosed) {
      throw new HearthError('BROWSER_UNAVAILABLE', 'The browser was closed; start Hearth again.');
    }
    const { url, size, blockAds, isolationGroup } = request;
    const { encodingOf } = this.#options;
    parseHttpUrl(url);
    if (blockAds) void this.#lists.load();
    // Chromium is held until the page is closed
    return new Promise((resolve, reject) => {
      const hold = this.#supervisor.use(async ({ chromium, contexts }) => {
        const profile = profileOf(liveProfile(request), chromium.version);
        const lent = await contexts.lend(isolationGroup, profile);
        await new Promise<void>((onClosed) => {
          openLivePage(lent, { url, size, encodingOf, onClosed }).then(resolve, reject);
        });
        await contexts.release(isolationGroup);
      });
      hold.catch(reject);
    });
  }

  stats(): { active: number; contexts: number } {
    return { active: this.#active, contexts: this.#supervisor.contexts };
  }

  async fleet(look?: 'check'): Promise<readonly FleetState[]> {
    if (look === 'check') return (await this.#fleet?.check()) ?? [];
    return this.#fleet?.states() ?? [];
  }

  pagePreviews(isolationGroup: string): Promise<readonly PagePreview[]> {
    return this.#previews.look(isolationGroup);
  }

  async release(isolationGroup: string): Promise<void> {
    await this.#supervisor.release(isolationGroup);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#supervisor.close();
  }

  async #inTurn(
    request: CaptureRequest,
    context: CaptureContext,
    stop: Stop,
  ): Promise<CaptureOutcome> {
    const giveBack = await this.#turns.take(stop.signal, request.priority);
    try {
      return await this.#once(request, context, stop).catch(async (error: unknown) => {
        if (stop.signal.aborted || !isClosedTarget(error)) throw error;
        this.#options.log.info('rendering once more after the browser stopped', {
          host: new URL(request.url).host,
        });
        return await this.#once(request, context, stop);
      });
    } catch (error) {
      throw stop.signal.aborted ? error : asFailure(error, request.url);
    } finally {
      giveBack();
    }
  }

  async #once(
    request: CaptureRequest,
    { deadlineAt, admit }: CaptureContext,
    stop: Stop,
  ): Promise<CaptureOutcome> {
    return await this.#supervisor.use(async ({ chromium, contexts }) => {
      stop.signal.throwIfAborted();
      const profile = profileOf(request, chromium.version);
      // what an archive answers belongs to one page: its context is shared with none, and goes with it
      const group = profile.isOffline ? `archive ${randomUUID()}` : request.isolationGroup;
      const lent = await contexts.lend(group, profile);
      // closing the page is what makes every step under way reject
      const closeNow = (): void => void lent.release('close');
      stop.signal.addEventListener('abort', closeNow, { once: true });
      lent.page.once('crash', closeNow);
      const leave = this.#previews.enter(request.isolationGroup, lent);
      try {
        stop.signal.throwIfAborted();
        const captured = capturePage(lent, request, {
          clock: this.#options.clock,
          deadlineAt,
          admit,
          sleep: (ms) => stop.sleep(ms),
          removalsFor: (host) => this.#lists.removalsFor(host),
          patience: this.#patience,
          refetch: this.#options.refetch,
          encodingOf: this.#options.encodingOf,
        });
        // a step that does not even reject when its page is closed keeps no place
        const outcome = await stop.settle(captured, STOP_MS);
        // a navigation that closing the page cut short looks like a file that is not shown
        if (outcome.kind === 'escalate') stop.signal.throwIfAborted();
        await lent.release('keep');
        return outcome;
      } catch (error) {
        // a page that was not found is as good as new; one that was stopped or died is not
        if (error instanceof HearthError && !stop.signal.aborted) await lent.release('keep');
        throw error;
      } finally {
        stop.signal.removeEventListener('abort', closeNow);
        lent.page.off('crash', closeNow);
        leave();
        await lent.release('close');
        if (profile.isOffline) await contexts.release(group);
      }
    });
  }
}

/** A desktop's profile; the viewport is set on the page itself. */
function liveProfile({ url, blockAds, isolationGroup, state }: LiveRequest): CaptureRequest {
  return {
    ...(state === undefined ? {} : { state }),
    url,
    blockAds,
    isolationGroup,
    headers: {},
    mobile: false,
    skipTlsVerification: false,
    location: { languages: [] },
    waitForMs: 0,
    actions: [],
    fastMode: false,
    proxy: 'basic',
    maxBodyBytes: 0,
  };
}
