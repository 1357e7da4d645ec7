/**
 * One page for a map: fetched over HTTP, parsed for its links, title and description.
 *
 * The first page, and a few more, may be rendered in the browser when they are empty without JavaScript.
 * A page that fails is simply a page without links; only the start's failure is told. Every request takes its turn at
 * its host.
 */
import { withLogin } from '../domain/address-login.ts';
import type { MapCommand, ScrapeOptions } from '../domain/command.ts';
import { HearthError, toHearthError } from '../domain/errors.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import { hostKey } from '../domain/url-key.ts';
import { siteRules, type HostPacer, type PaceRules } from '../ports/host-pacer.ts';
import type { CaptureContext, CaptureRequest, Engine } from '../ports/engine.ts';
import type { Pipeline, PipelineOutput } from '../ports/pipeline.ts';
import type { Robots, RobotsVerdict } from '../ports/robots.ts';
import type { Clock } from '../ports/system.ts';
import { withoutLogin } from './capture-page.ts';
import type { ReadPage } from './map-walk.ts';

export interface PageReaderDeps {
  readonly http: Engine;
  readonly browser: Engine;
  readonly pipeline: Pipeline;
  readonly robots: Robots;
  readonly pacer: HostPacer;
  /** Requests to one host at once, whoever makes them. */
  readonly hostConcurrency: number;
  readonly clock: Clock;
  readonly maxBodyBytes: number;
}

export type StartPage =
  | { readonly kind: 'read'; readonly page: ReadPage }
  | { readonly kind: 'failed'; readonly failure: HearthError }
  | { readonly kind: 'unread' };

export interface PageReader {
  readStart(url: string, signal: AbortSignal): Promise<StartPage>;
  /** Undefined when the page may not or cannot be read; throws only the signal's reason. */
  readonly read: (url: string, signal: AbortSignal) => Promise<ReadPage | undefined>;
  /** Resolves when a file of the site may be asked for: it keeps the pause together with the pages. */
  readonly turn: (url: string, signal: AbortSignal) => Promise<void>;
}

export interface ReaderRun {
  /** The job's id: its pages share a browser context. */
  readonly id: string;
  readonly at: number;
  readonly isRobotsAsked: boolean;
}

/** One page may take this long, so that a slow one does not hold the walk. */
const PAGE_MS = 15_000;
const META_REFRESH_LIMIT = 3;
/** A render costs as much as dozens of plain pages. */
const MAX_RENDERS = 10;
const HTML = /html|^$/i;

/** Everything off: the pipeline then parses, and lists links and metadata. */
const LINKS_ONLY: ScrapeOptions = {
  formats: [],
  headers: {},
  includeTags: [],
  excludeTags: [],
  onlyMainContent: false,
  waitForMs: 0,
  mobile: false,
  skipTlsVerification: true,
  actions: [],
  location: { languages: [] },
  removeBase64Images: true,
  blockAds: true,
  proxy: 'basic',
  maxAgeMs: 0,
  storeInCache: false,
  fastMode: true,
  lockdown: false,
  showProvenance: false,
  warnings: [],
};

/** A reader for one map. */
export function createPageReader(
  deps: PageReaderDeps,
  command: MapCommand,
  run: ReaderRun,
): PageReader {
  return new Reader(deps, command, run);
}

interface Asking {
  /** Of each request, once it has its turn. */
  readonly pageMs: number;
  readonly signal: AbortSignal;
  /** A further request of the same page: the pause is not kept again. */
  readonly isAgain?: boolean;
}

interface Parsed {
  readonly page: ReadPage;
  /** Empty without JavaScript, or a challenge. */
  readonly isShell: boolean;
}

class Reader implements PageReader {
  readonly #deps: PageReaderDeps;
  readonly #command: MapCommand;
  readonly #run: ReaderRun;
  /** Pages rendered beside the first. */
  #renders = 0;

  constructor(deps: PageReaderDeps, command: MapCommand, run: ReaderRun) {
    this.#deps = deps;
    this.#command = command;
    this.#run = run;
  }

  async readStart(url: string, signal: AbortSignal): Promise<StartPage> {
    try {
      const read = await this.#overHttp(url, { pageMs: Infinity, signal });
      if (read !== undefined && !read.isShell) return { kind: 'read', page: read.page };
      const page = (await this.#render(url, signal)) ?? read?.page;
      return page === undefined ? { kind: 'unread' } : { kind: 'read', page };
    } catch (error) {
      signal.throwIfAborted();
      return { kind: 'failed', failure: toHearthError(error) };
    }
  }

  readonly read = async (url: string, signal: AbortSignal): Promise<ReadPage | undefined> => {
    try {
      if ((await this.#verdict(url, signal))?.allowed === false) return undefined;
      const read = await this.#overHttp(url, { pageMs: PAGE_MS, signal });
      if (read?.isShell !== true || this.#renders >= MAX_RENDERS) return read?.page;
      this.#renders += 1;
      return (await this.#render(url, signal)) ?? read.page;
    } catch {
      signal.throwIfAborted();
      return undefined;
    }
  };

  async #overHttp(asked: string, asking: Asking): Promise<Parsed | undefined> {
    let url = asked;
    for (let hop = 0; ; hop += 1) {
      const snapshot = await this.#capture(this.#deps.http, url, asking);
      if (snapshot === undefined) return undefined;
      if (!HTML.test(snapshot.contentType)) return { page: pageOf(snapshot), isShell: false };
      const output = await this.#parse(snapshot, asking.signal);
      const next = output.metaRefresh;
      if (next === undefined || next === snapshot.finalUrl || hop >= META_REFRESH_LIMIT) {
        return { page: pageOf(snapshot, output), isShell: output.verdict.kind !== 'content' };
      }
      url = next;
    }
  }

  async #render(url: string, signal: AbortSignal): Promise<ReadPage | undefined> {
    try {
      const asking = { pageMs: Infinity, signal, isAgain: true };
      const snapshot = await this.#capture(this.#deps.browser, url, asking);
      if (snapshot === undefined) return undefined;
      return pageOf(snapshot, await this.#parse(snapshot, signal));
    } catch {
      // What the plain page gave is then the answer.
      signal.throwIfAborted();
      return undefined;
    }
  }

  async #capture(
    engine: Engine,
    url: string,
    { pageMs, signal, isAgain = false }: Asking,
  ): Promise<Snapshot | undefined> {
    const { clock, pacer, hostConcurrency, maxBodyBytes } = this.#deps;
    const rules = isAgain ? siteRules(hostConcurrency) : await this.#rulesOf(url, signal);
    const turn = await pacer.wait(hostKey(url), rules, signal);
    try {
      // its time begins with its turn
      const context = { deadlineAt: Math.min(this.#run.at, clock.now() + pageMs), signal };
      const request = captureRequest(url, this.#command, this.#run.id, maxBodyBytes);
      const outcome = await engine.capture(request, {
        ...context,
        ...(this.#run.isRobotsAsked ? { admit: (next: string) => this.#admit(next, context) } : {}),
      });
      return outcome.kind === 'snapshot' ? withoutLogin(outcome.snapshot, url) : undefined;
    } finally {
      turn.end();
    }
  }

  /** What robots.txt says of it, where it is asked. */
  async #verdict(url: string, signal: AbortSignal): Promise<RobotsVerdict | undefined> {
    const { isRobotsAsked, at } = this.#run;
    if (!isRobotsAsked) return undefined;
    return this.#deps.robots.check(url, { signal, deadlineAt: at });
  }

  async #rulesOf(url: string, signal: AbortSignal): Promise<PaceRules> {
    const verdict = await this.#verdict(url, signal);
    return siteRules(this.#deps.hostConcurrency, verdict?.crawlDelayMs);
  }

  /** Asks robots.txt for the address that a page leads to, as for the page itself. */
  async #admit(url: string, { signal }: CaptureContext): Promise<void> {
    const { allowed, rule = 'its rules could not be read' } = await this.#deps.robots.check(url, {
      signal,
    });
    if (allowed) return;
    throw new HearthError(
      'SCRAPE_ROBOTS_DENIED',
      `The site's robots.txt does not allow ${url}, where the address leads (${rule}).`,
    );
  }

  #parse(snapshot: Snapshot, signal: AbortSignal): Promise<PipelineOutput> {
    const wants = { wantsLinks: true, wantsText: false, isForLinks: true };
    const input = { snapshot, options: LINKS_ONLY, ...wants };
    return this.#deps.pipeline.run(input, signal);
  }

  readonly turn = async (url: string, signal: AbortSignal): Promise<void> => {
    const rules = await this.#rulesOf(url, signal);
    const turn = await this.#deps.pacer.wait(hostKey(url), rules, signal);
    turn.end();
  };
}

function captureRequest(
  url: string,
  command: MapCommand,
  isolationGroup: string,
  maxBodyBytes: number,
): CaptureRequest {
  return {
    url: withLogin(url, command.logins),
    headers: command.headers,
    mobile: false,
    skipTlsVerification: true,
    blockAds: true,
    location: command.location,
    waitForMs: 0,
    actions: [],
    fastMode: true,
    proxy: 'basic',
    isolationGroup,
    maxBodyBytes,
  };
}

function pageOf(snapshot: Snapshot, output?: PipelineOutput): ReadPage {
  const title = output?.document.metadata['title'];
  const description = output?.document.metadata['description'];
  return {
    finalUrl: snapshot.finalUrl,
    status: snapshot.status,
    links: output === undefined || output.robotsMeta.nofollow ? [] : output.links,
    ...(typeof title === 'string' && title !== '' ? { title } : {}),
    ...(typeof description === 'string' && description !== '' ? { description } : {}),
  };
}
