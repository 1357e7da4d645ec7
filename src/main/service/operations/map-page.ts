/**
 * One page for a map: fetched over HTTP, parsed for its links, title and description.
 *
 * The first page, and a few more, may be rendered in the browser when they are empty without JavaScript.
 * A page that fails is simply a page without links; only the start's failure is told. Keeps the pause
 * robots.txt asks for.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { MapCommand, ScrapeOptions } from '../domain/command.ts';
import { HearthError, toHearthError } from '../domain/errors.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import type { CaptureContext, CaptureRequest, Engine } from '../ports/engine.ts';
import type { Pipeline, PipelineOutput } from '../ports/pipeline.ts';
import type { Robots } from '../ports/robots.ts';
import type { Clock } from '../ports/system.ts';
import type { ReadPage } from './map-walk.ts';

export interface PageReaderDeps {
  readonly http: Engine;
  readonly browser: Engine;
  readonly pipeline: Pipeline;
  readonly robots: Robots;
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
  pauseBetween(pauseMs: number): void;
  /** Resolves when the next request may start: pages and sitemaps keep the pause together. */
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

interface Parsed {
  readonly page: ReadPage;
  /** Empty without JavaScript, or a challenge. */
  readonly isShell: boolean;
}

class Reader implements PageReader {
  readonly #deps: PageReaderDeps;
  readonly #command: MapCommand;
  readonly #run: ReaderRun;
  #pauseMs = 0;
  /** Pages rendered beside the first. */
  #renders = 0;
  #nextAt = 0;

  constructor(deps: PageReaderDeps, command: MapCommand, run: ReaderRun) {
    this.#deps = deps;
    this.#command = command;
    this.#run = run;
  }

  pauseBetween(pauseMs: number): void {
    this.#pauseMs = pauseMs;
    this.#nextAt = this.#deps.clock.now() + pauseMs;
  }

  async readStart(url: string, signal: AbortSignal): Promise<StartPage> {
    try {
      const read = await this.#overHttp(url, this.#run.at, signal);
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
      if (this.#run.isRobotsAsked && !(await this.#deps.robots.check(url, { signal })).allowed) {
        return undefined;
      }
      await this.turn(url, signal);
      const deadlineAt = Math.min(this.#run.at, this.#deps.clock.now() + PAGE_MS);
      const read = await this.#overHttp(url, deadlineAt, signal);
      if (read?.isShell !== true || this.#renders >= MAX_RENDERS) return read?.page;
      this.#renders += 1;
      return (await this.#render(url, signal)) ?? read.page;
    } catch {
      signal.throwIfAborted();
      return undefined;
    }
  };

  async #overHttp(
    asked: string,
    deadlineAt: number,
    signal: AbortSignal,
  ): Promise<Parsed | undefined> {
    let url = asked;
    for (let hop = 0; ; hop += 1) {
      const snapshot = await this.#capture(this.#deps.http, url, { deadlineAt, signal });
      if (snapshot === undefined) return undefined;
      if (!HTML.test(snapshot.contentType)) return { page: pageOf(snapshot), isShell: false };
      const output = await this.#parse(snapshot, signal);
      const next = output.metaRefresh;
      if (next === undefined || next === snapshot.finalUrl || hop >= META_REFRESH_LIMIT) {
        return { page: pageOf(snapshot, output), isShell: output.verdict.kind !== 'content' };
      }
      url = next;
    }
  }

  async #render(url: string, signal: AbortSignal): Promise<ReadPage | undefined> {
    try {
      const context = { deadlineAt: this.#run.at, signal };
      const snapshot = await this.#capture(this.#deps.browser, url, context);
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
    context: CaptureContext,
  ): Promise<Snapshot | undefined> {
    const request = captureRequest(url, this.#command, this.#run.id, this.#deps.maxBodyBytes);
    const outcome = await engine.capture(request, {
      ...context,
      ...(this.#run.isRobotsAsked ? { admit: (next: string) => this.#admit(next, context) } : {}),
    });
    return outcome.kind === 'snapshot' ? outcome.snapshot : undefined;
  }

  /** Whither a page leads is asked of robots.txt like the page itself. */
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

  readonly turn = async (_url: string, signal: AbortSignal): Promise<void> => {
    if (this.#pauseMs === 0) return;
    // The pause runs from start to start; whoever waits has booked his.
    const now = this.#deps.clock.now();
    const startAt = Math.max(now, this.#nextAt);
    this.#nextAt = startAt + this.#pauseMs;
    if (startAt > now) await wait(startAt - now, undefined, { signal });
  };
}

function captureRequest(
  url: string,
  command: MapCommand,
  isolationGroup: string,
  maxBodyBytes: number,
): CaptureRequest {
  return {
    url,
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
