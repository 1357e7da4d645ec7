/**
 * Keeps one Chromium: started at the first need, again when it died, replaced after many pages or when
 * it has grown too large, ended when nobody needed it for a while.
 *
 * A replaced one serves the captures it has and is closed after the last of them. Ended means: asked
 * to close, and its process killed when it does not; nothing outlives `close`.
 */
import { readFile } from 'node:fs/promises';
import type { EgressPlace, EgressProxy } from '../../net/egress-proxy.ts';
import type { Log, LogFields } from '../../ports/system.ts';
import { Contexts } from './contexts.ts';
import type { ContextOptions } from './contexts.ts';
import { SilentBrowser, within } from './in-time.ts';
import { launchChromium, processIds } from './launch.ts';
import type { LaunchedChromium } from './launch.ts';
import type { LocatedChromium } from './locate.ts';

/** One that has just been started or connected, and what the log says of it. */
export interface Started {
  readonly chromium: LaunchedChromium;
  readonly sentence: string;
  readonly fields: LogFields;
}

/** Captures take browsers of it: one process of ours, or several of others. */
export interface Browsers {
  /** Contexts that belong to a group, over all browsers that still run. */
  readonly contexts: number;
  /** Runs `work` with a browser that lives at its beginning. Throws `BROWSER_UNAVAILABLE`. */
  use<T>(work: (running: Running) => Promise<T>): Promise<T>;
  /** The group has ended: its contexts are closed. */
  release(group: string): Promise<void>;
  close(): Promise<void>;
}

export interface SupervisorOptions extends Omit<ContextOptions, 'egress'> {
  readonly egress: EgressProxy;
  readonly start: (proxy: EgressPlace) => Promise<Started>;
  readonly log: Log;
  /** Without a capture for this long, Chromium is ended. */
  readonly idleMs: number;
  /** Captures after which it is replaced. */
  readonly maxCaptures: number;
  /** Bytes of private memory, all its processes together, above which it is replaced. */
  readonly maxMemoryBytes: number;
}

/** A running Chromium with its contexts. */
export interface Running {
  readonly chromium: LaunchedChromium;
  readonly contexts: Contexts;
}

interface Live extends Running {
  served: number;
  active: number;
  isReplaced: boolean;
  isDead: boolean;
}

const CLOSE_MS = 3_000;
/** After its process was killed nothing more is waited for. */
const GIVE_UP_MS = 10_000;
const MEMORY_CHECK_EVERY = 25;

export class Supervisor implements Browsers {
  readonly #options: SupervisorOptions;
  readonly #all = new Set<Live>();
  #current: Promise<Live> | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #isClosed = false;
  #hasToldSandbox = false;

  constructor(options: SupervisorOptions) {
    this.#options = options;
  }

  /** Contexts that belong to a group, over all Chromiums that still run. */
  get contexts(): number {
    return [...this.#all].reduce((sum, live) => sum + live.contexts.count, 0);
  }

  /** How many Chromiums run. */
  get running(): number {
    return this.#all.size;
  }

  /** Runs `work` with a Chromium that lives at its beginning. Throws `BROWSER_UNAVAILABLE`. */
  async use<T>(work: (running: Running) => Promise<T>): Promise<T> {
    clearTimeout(this.#idleTimer);
    const live = await this.#live();
    live.active += 1;
    live.served += 1;
    try {
      return await work(live);
    } catch (error) {
      if (error instanceof SilentBrowser) this.#replace(live, 'fell silent');
      throw error;
    } finally {
      live.active -= 1;
      this.#afterUse(live);
    }
  }

  /** The group has ended: its contexts are closed. */
  async release(group: string): Promise<void> {
    await Promise.all([...this.#all].map((live) => live.contexts.release(group)));
  }

  /** Those that run are left; the next need starts another. */
  abandon(): void {
    for (const live of this.#all) this.#replace(live, 'fell silent');
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idleTimer);
    await this.#current?.catch(() => undefined);
    await Promise.all([...this.#all].map((live) => this.#end(live)));
  }

  async #live(): Promise<Live> {
    const known = await this.#current?.catch(() => undefined);
    if (known !== undefined && isUsable(known)) return known;
    // several may have waited for the same one: the first starts the next
    if (this.#current === undefined || (await this.#isUseless(this.#current))) {
      this.#current = this.#start();
    }
    return await this.#current;
  }

  async #isUseless(current: Promise<Live>): Promise<boolean> {
    try {
      return !isUsable(await current);
    } catch {
      // it did not start: another attempt may
      return true;
    }
  }

  async #start(): Promise<Live> {
    const { egress, log } = this.#options;
    const place = await egress.start();
    const startedAt = performance.now();
    const { chromium, sentence, fields } = await this.#options.start(place);
    const { foreignProxy } = chromium;
    const live: Live = {
      chromium,
      contexts: new Contexts(chromium.browser, {
        ...this.#options,
        ...(foreignProxy === undefined ? {} : { foreignProxy }),
      }),
      served: 0,
      active: 0,
      isReplaced: false,
      isDead: false,
    };
    this.#all.add(live);
    const onGone = (): void => {
      live.isDead = true;
      if (this.#all.delete(live) && !live.isReplaced) {
        log.warn('chromium ended by itself', { ...fields, served: live.served });
        void live.contexts.close();
      }
    };
    chromium.browser.on('disconnected', onGone);
    // it may have ended while it was looked at
    if (!chromium.browser.isConnected()) onGone();
    log.info(sentence, {
      ...fields,
      version: chromium.version,
      elapsedMs: Math.round(performance.now() - startedAt),
    });
    this.#tellSandbox(chromium);
    return live;
  }

  #tellSandbox({ sandbox }: LaunchedChromium): void {
    if (sandbox.kind !== 'off' || this.#hasToldSandbox) return;
    this.#hasToldSandbox = true;
    this.#options.log.warn('chromium runs without its sandbox', { because: sandbox.because });
  }

  #afterUse(live: Live): void {
    if (live.isReplaced) {
      if (live.active === 0) void this.#end(live);
      return;
    }
    if (live.served >= this.#options.maxCaptures) this.#replace(live, 'served its pages');
    else if (live.served % MEMORY_CHECK_EVERY === 0) void this.#checkMemory(live);
    if (live.active === 0) this.#restSoon();
  }

  #restSoon(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => {
      for (const live of this.#all) {
        if (live.active === 0) this.#replace(live, 'idle');
      }
    }, this.#options.idleMs);
    this.#idleTimer.unref();
  }

  async #checkMemory(live: Live): Promise<void> {
    // the processes of a browser elsewhere are not those of this machine
    if (live.chromium.foreignProxy !== undefined) return;
    const bytes = await memoryOf(live.chromium);
    if (bytes !== undefined && bytes > this.#options.maxMemoryBytes) {
      this.#replace(live, 'grown too large');
    }
  }

  #replace(live: Live, because: string): void {
    if (live.isReplaced) return;
    live.isReplaced = true;
    this.#options.log.debug('chromium retired', { because, served: live.served });
    if (live.active === 0) void this.#end(live);
  }

  /** Asks it to close; kills its process when it does not within 3 s. */
  async #end(live: Live): Promise<void> {
    live.isReplaced = true;
    const { browser, pid, foreignProxy } = live.chromium;
    const closed = (async () => {
      await live.contexts.close();
      await browser.close();
    })().catch(() => undefined);
    const timer = setTimeout(() => {
      if (pid !== undefined) kill(pid);
      // one that says nothing is left: its contexts end with the connection
      else if (foreignProxy !== undefined) browser.close().catch(() => undefined);
    }, CLOSE_MS);
    await within(GIVE_UP_MS, closed);
    clearTimeout(timer);
    this.#all.delete(live);
  }
}

/** Starts a Chromium of our own for each need. */
export function ownChromium(options: {
  readonly locate: () => Promise<LocatedChromium>;
  /** The process's environment. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** File for Chromium's own network log. */
  readonly netLog: string | undefined;
}): SupervisorOptions['start'] {
  const { env, netLog } = options;
  return async (proxy) => {
    const located = await options.locate();
    const log = netLog === undefined ? {} : { netLog };
    const chromium = await launchChromium({ located, proxy, env, ...log });
    const { path, source } = located;
    const fields = { path, source, pid: chromium.pid };
    return { chromium, sentence: 'chromium started', fields };
  };
}

function isUsable({ isDead, isReplaced, chromium }: Live): boolean {
  return !isDead && !isReplaced && chromium.browser.isConnected();
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it had ended by itself
  }
}

/** Private bytes (resident less shared) of all its processes; undefined where /proc is absent. */
async function memoryOf({ browser }: LaunchedChromium): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  const pids = await processIds(browser);
  const pages = await Promise.all(pids.map(privatePagesOf));
  return pages.reduce((sum, count) => sum + count, 0) * 4_096;
}

async function privatePagesOf(pid: number): Promise<number> {
  try {
    const [, resident = 0, shared = 0] = (await readFile(`/proc/${pid}/statm`, 'utf8'))
      .split(' ')
      .map(Number);
    return Math.max(0, resident - shared);
  } catch {
    // the process ended between the two looks
    return 0;
  }
}
