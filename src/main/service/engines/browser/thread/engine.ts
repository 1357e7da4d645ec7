/**
 * The browser engine in a thread of its own, which starts with the first page that needs it and ends, Chromium with it,
 * when no page has needed it for a while: the driver's memory is the thread's.
 *
 * A page that was rendered for nobody, to compare a kind of page with what is served, keeps it for a shorter while. A
 * thread that dies is to its pages what a Chromium that dies is: each is tried once more, in a new one.
 * Why so: docs/adr/0060-driver-in-a-thread.md. Protocol: messages.ts, wire.ts; the thread's side: serve.ts.
 */
import { HearthError } from '../../../domain/errors.ts';
import { readUpstream } from '../../../net/egress-dial.ts';
import type { EgressOptions } from '../../../net/egress-proxy.ts';
import { parseHttpUrl } from '../../../net/http-url.ts';
import type { Net } from '../../../net/net.ts';
import type {
  CaptureContext,
  CaptureOutcome,
  CaptureRequest,
  FleetState,
  PagePreview,
} from '../../../ports/engine.ts';
import type { LivePage, LiveRequest } from '../../../ports/live-page.ts';
import type { Clock, Log } from '../../../ports/system.ts';
import { CAPABILITIES } from '../capabilities.ts';
import type { BrowserEngine } from '../engine.ts';
import { asFailure, readNavigationFailure } from '../failures.ts';
import { createStop, type Stop } from '../stop.ts';
import { ThreadLivePage } from './live-page.ts';
import type { ServiceApi, ThreadData } from './messages.ts';
import { RunningThread, ThreadDied } from './running.ts';

export interface ThreadBrowserOptions {
  /** Of the engine in the thread; `idleMs` after the last page the thread ends, 3 minutes by default. */
  readonly settings: ThreadData['settings'];
  readonly egress: ThreadData['egress'];
  readonly resolve: EgressOptions['resolve'];
  readonly clock: Clock;
  readonly log: Log;
  readonly fetchText?: (url: string) => Promise<string>;
  readonly refetch?: Net['fetch'];
  /** Entry file of the thread, which calls `serveBrowser`. */
  readonly workerUrl: URL;
  /** As `idleMs`, after a page that was only compared; 15 s by default, never more than `idleMs`. */
  readonly comparedIdleMs?: number;
}

export interface ThreadBrowser extends BrowserEngine {
  /** Where the egress proxy listens; undefined while it does not. */
  egressPort(): number | undefined;
}

/** The engine, with no thread running yet. Throws `CONFIG_INVALID`. */
export function createThreadBrowser(options: ThreadBrowserOptions): ThreadBrowser {
  // what the proxy in the thread would say of it later
  if (options.egress.upstreamUrl !== undefined) readUpstream(options.egress.upstreamUrl);
  return new ThreadedEngine(options);
}

const IDLE_MS = 180_000;
const COMPARED_IDLE_MS = 15_000;
/** Longest wait for the thread to stop a capture, which waits a second for its page to go. */
const STOP_MS = 1_500;
const DIED = 'The page stopped. Open it again.';

class ThreadedEngine implements ThreadBrowser {
  readonly name = 'browser';
  readonly capabilities = CAPABILITIES;
  readonly #options: ThreadBrowserOptions;
  readonly #admits = new Map<number, CaptureContext['admit']>();
  readonly #pages = new Map<number, ThreadLivePage>();
  readonly #idleMs: number;
  readonly #comparedIdleMs: number;
  #thread: RunningThread | undefined;
  /** The end of the thread before. */
  #ending: Promise<void> = Promise.resolve();
  #users = 0;
  #active = 0;
  /** performance.now() until which the thread is kept though nobody needs it. */
  #keptUntil = 0;
  #timer: NodeJS.Timeout | undefined;
  #lastNumber = 0;
  #states: readonly FleetState[];
  #isClosed = false;

  constructor(options: ThreadBrowserOptions) {
    this.#options = options;
    this.#idleMs = options.settings.idleMs ?? IDLE_MS;
    const { endpoints = [] } = options.settings;
    // one that others started costs us nothing idle, and seconds of proof at each start
    const comparedIdleMs = endpoints.length > 0 ? this.#idleMs : options.comparedIdleMs;
    this.#comparedIdleMs = Math.min(this.#idleMs, comparedIdleMs ?? COMPARED_IDLE_MS);
    this.#states = endpoints.map(({ label }) => ({
      endpoint: label,
      state: 'idle',
      active: 0,
    }));
  }

  async capture(request: CaptureRequest, context: CaptureContext): Promise<CaptureOutcome> {
    this.#throwIfClosed();
    parseHttpUrl(request.url);
    const stop = createStop(request.url, context, this.#options.clock);
    this.#active += 1;
    const work = this.#twice(request, context, stop).finally(() => {
      this.#active -= 1;
      stop.end();
    });
    return await stop.settle(work, STOP_MS);
  }

  async open(request: LiveRequest): Promise<LivePage> {
    this.#throwIfClosed();
    parseHttpUrl(request.url);
    const leave = this.#enter(this.#idleMs);
    const number = (this.#lastNumber += 1);
    try {
      const { wire } = await this.#running();
      const page = new ThreadLivePage(wire, number, () => {
        this.#pages.delete(number);
        leave();
      });
      this.#pages.set(number, page);
      page.begin(await wire.ask('open', { page: number, request }));
      return page;
    } catch (error) {
      this.#pages.delete(number);
      leave();
      throw error instanceof ThreadDied ? readNavigationFailure(error, request.url) : error;
    }
  }

  stats(): { readonly active: number; readonly contexts: number } {
    return { active: this.#active, contexts: this.#thread?.contexts ?? 0 };
  }

  async fleet(look?: 'check'): Promise<readonly FleetState[]> {
    if (this.#states.length === 0) return [];
    if (look === undefined && this.#thread === undefined) return this.#states;
    return await this.#using(this.#idleMs, async ({ wire }) => await wire.ask('fleet', look));
  }

  async pagePreviews(isolationGroup: string): Promise<readonly PagePreview[]> {
    // whoever looks keeps nothing running
    return (await this.#thread?.wire.ask('pagePreviews', isolationGroup).catch(() => [])) ?? [];
  }

  async release(isolationGroup: string): Promise<void> {
    await this.#thread?.wire.ask('release', isolationGroup).catch((error: unknown) => {
      // a thread that is gone holds nothing
      if (!(error instanceof ThreadDied)) throw error;
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#end('closed');
    await this.#ending;
  }

  egressPort(): number | undefined {
    return this.#thread?.port;
  }

  async #twice(
    request: CaptureRequest,
    context: CaptureContext,
    stop: Stop,
  ): Promise<CaptureOutcome> {
    try {
      return await this.#once(request, context, stop).catch(async (error: unknown) => {
        if (stop.signal.aborted || this.#isClosed || !(error instanceof ThreadDied)) throw error;
        this.#options.log.info('rendering once more after the browser stopped', {
          host: new URL(request.url).host,
        });
        return await this.#once(request, context, stop);
      });
    } catch (error) {
      throw error instanceof ThreadDied ? asFailure(error, request.url) : error;
    }
  }

  async #once(
    request: CaptureRequest,
    { deadlineAt, admit }: CaptureContext,
    { signal }: Stop,
  ): Promise<CaptureOutcome> {
    const keepMs = request.isComparison === true ? this.#comparedIdleMs : this.#idleMs;
    return await this.#using(keepMs, async ({ wire }) => {
      signal.throwIfAborted();
      const capture = (this.#lastNumber += 1);
      this.#admits.set(capture, admit);
      const clockAhead = this.#options.clock.now() - Date.now();
      const admits = admit !== undefined;
      try {
        const ask = { capture, request, deadlineAt, clockAhead, admits };
        return await wire.ask('capture', ask, signal);
      } finally {
        this.#admits.delete(capture);
      }
    });
  }

  async #using<T>(keepMs: number, work: (thread: RunningThread) => Promise<T>): Promise<T> {
    const leave = this.#enter(keepMs);
    try {
      return await work(await this.#running());
    } finally {
      leave();
    }
  }

  /** The thread is needed until what is given back is called, and then kept for so long. */
  #enter(keepMs: number): () => void {
    clearTimeout(this.#timer);
    this.#users += 1;
    this.#thread?.hold(true);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#users -= 1;
      this.#keptUntil = Math.max(this.#keptUntil, performance.now() + keepMs);
      if (this.#users === 0) this.#rest();
    };
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#thread?.hold(false);
    this.#timer = setTimeout(
      () => this.#end('idle'),
      Math.min(Math.max(0, this.#keptUntil - performance.now()), 0x7fffffff),
    );
    this.#timer.unref();
  }

  /** The thread that runs, or a new one as soon as the one before has ended. */
  async #running(): Promise<RunningThread> {
    if (this.#thread === undefined) await this.#ending;
    this.#throwIfClosed();
    this.#thread ??= this.#start();
    return this.#thread;
  }

  #start(): RunningThread {
    const { log, settings, egress, workerUrl: url } = this.#options;
    const { fetchText, refetch } = this.#options;
    log.debug('browser thread started');
    const thread = new RunningThread({
      url,
      data: {
        settings,
        egress,
        fetchesLists: fetchText !== undefined,
        refetches: refetch !== undefined,
      },
      api: this.#api(),
      onDeath: (error) => {
        log.warn('browser thread died', { error: describe(error) });
        if (this.#thread === thread) this.#thread = undefined;
        for (const page of [...this.#pages.values()]) page.end(DIED);
      },
    });
    return thread;
  }

  #end(because: string): void {
    clearTimeout(this.#timer);
    const thread = this.#thread;
    if (thread === undefined) return;
    this.#thread = undefined;
    this.#keptUntil = 0;
    this.#ending = thread.end().then((states) => {
      for (const page of [...this.#pages.values()]) page.end('The page was closed.');
      this.#states = states ?? this.#states;
      this.#options.log.debug('browser thread ended', { because });
    });
  }

  #api(): Omit<ServiceApi, 'ready' | 'port'> {
    const { log, resolve, fetchText, refetch } = this.#options;
    const absent = (): never => {
      throw new HearthError('INTERNAL', 'The browser asked for what it was not given.');
    };
    return {
      admit: async ({ capture, url }) => await this.#admits.get(capture)?.(url),
      resolve: ({ host, port }) => resolve(host, port),
      fetchText: (url) => fetchText?.(url) ?? absent(),
      refetch: ({ request, deadlineAt }) => refetch?.(request, { deadlineAt }) ?? absent(),
      log: ({ level, sentence, fields }) => log[level](sentence, fields),
      liveEvent: (event) => this.#pages.get(event.page)?.hear(event),
    };
  }

  #throwIfClosed(): void {
    if (!this.#isClosed) return;
    throw new HearthError('BROWSER_UNAVAILABLE', 'The browser was closed; start Hearth again.');
  }
}

function describe(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}
