/**
 * What happens in a page while it is captured: its main answers, requests under way, downloads, crashes.
 *
 * Attached once to a page; `begin` forgets the capture before. Dialogs are dismissed here (a page that
 * asks to stay is left). Only listens: nothing is intercepted, so it costs nothing on the network.
 */
import type { Dialog, Page, Request, Response } from 'playwright-core';

/** Kinds whose answers are likely to become content. */
const CONTENT_KINDS = new Set(['document', 'script', 'fetch', 'xhr']);

/** A body that broke; one that was left for another page did not. */
const BROKEN =
  /^net::ERR_(?:CONTENT_DECODING_FAILED|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_(?:RESET|CLOSED|ABORTED))$/;

export interface PageWatch {
  begin(): void;
  /** Dialogs go to `answer` instead of being dismissed; undefined: dismissed again. */
  onDialog(answer: ((dialog: Dialog) => void) | undefined): void;
  /** The newest answer to a navigation of the main frame. */
  mainResponse(): Response | undefined;
  /** Why the body of that answer did not come whole, in Chromium's words; undefined when it did, or still comes. */
  mainFailure(): string | undefined;
  /** Calls `tell` when that is known. */
  onMainFailure(tell: (() => void) | undefined): void;
  /** Address of the newest navigation of the main frame, answered or not. */
  navigationUrl(): string | undefined;
  /** Addresses the main frame was sent on from, in order, without the current one. */
  redirects(): readonly string[];
  /** How many documents the main frame has committed. */
  commits(): number;
  /** True once the page tried to save its main document as a file. */
  hasDownload(): boolean;
  isCrashed(): boolean;
  /** Requests for content that are under way and younger than `maxAgeMs`. */
  underWay(maxAgeMs: number): number;
  /** Resolves when none is under way any more, the frame navigates, or `timeoutMs` passed. */
  quiet(maxAgeMs: number, timeoutMs: number): Promise<void>;
  /** Resolves true when the main frame commits another document than the first `known`. */
  committed(known: number, timeoutMs: number): Promise<boolean>;
}

export function watchPage(page: Page): PageWatch {
  return new Watch(page);
}

class Watch implements PageWatch {
  readonly #page: Page;
  readonly #requests = new Map<Request, number>();
  readonly #listeners = new Set<() => void>();
  #responses: Response[] = [];
  readonly #failed = new WeakSet<Request>();
  #onFailure: (() => void) | undefined;
  #navigation: Request | undefined;
  #commits = 0;
  #hasDownload = false;
  #isCrashed = false;
  #answer: ((dialog: Dialog) => void) | undefined;

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#started(request));
    page.on('requestfinished', (request) => this.#ended(request));
    page.on('requestfailed', (request) => {
      this.#failed.add(request);
      this.#ended(request);
      if (this.mainFailure() !== undefined) this.#onFailure?.();
    });
    page.on('response', (response) => {
      if (this.#isMain(response.request())) this.#responses.push(response);
    });
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      this.#commits += 1;
      this.#tell();
    });
    page.on('download', () => {
      this.#hasDownload = true;
      this.#tell();
    });
    page.on('crash', () => {
      this.#isCrashed = true;
      this.#tell();
    });
    page.on('dialog', (dialog) => {
      if (this.#answer === undefined) void closeDialog(dialog);
      else this.#answer(dialog);
    });
  }

  onDialog(answer: ((dialog: Dialog) => void) | undefined): void {
    this.#answer = answer;
  }

  begin(): void {
    this.#requests.clear();
    this.#responses = [];
    this.#navigation = undefined;
    this.#hasDownload = false;
    this.#commits = 0;
  }

  mainResponse(): Response | undefined {
    return this.#responses.at(-1);
  }

  mainFailure(): string | undefined {
    const request = this.mainResponse()?.request();
    if (request === undefined || !this.#failed.has(request)) return undefined;
    const text = request.failure()?.errorText ?? '';
    return BROKEN.test(text) ? text : undefined;
  }

  onMainFailure(tell: (() => void) | undefined): void {
    this.#onFailure = tell;
  }

  navigationUrl(): string | undefined {
    return this.#navigation?.url();
  }

  redirects(): readonly string[] {
    return this.#responses.slice(0, -1).map((response) => response.url());
  }

  commits(): number {
    return this.#commits;
  }

  hasDownload(): boolean {
    return this.#hasDownload;
  }

  isCrashed(): boolean {
    return this.#isCrashed;
  }

  underWay(maxAgeMs: number): number {
    const now = performance.now();
    let count = 0;
    for (const since of this.#requests.values()) if (now - since < maxAgeMs) count += 1;
    return count;
  }

  async quiet(maxAgeMs: number, timeoutMs: number): Promise<void> {
    const commits = this.#commits;
    const isOver = (): boolean => this.underWay(maxAgeMs) === 0 || this.#commits !== commits;
    await this.#until(isOver, timeoutMs);
  }

  async committed(known: number, timeoutMs: number): Promise<boolean> {
    await this.#until(() => this.#commits > known || this.#isCrashed, timeoutMs);
    return this.#commits > known;
  }

  #started(request: Request): void {
    if (this.#isMain(request)) {
      this.#navigation = request;
      return;
    }
    if (CONTENT_KINDS.has(request.resourceType())) this.#requests.set(request, performance.now());
  }

  #ended(request: Request): void {
    if (this.#requests.delete(request)) this.#tell();
  }

  #isMain(request: Request): boolean {
    try {
      return request.isNavigationRequest() && request.frame() === this.#page.mainFrame();
    } catch {
      // requests of workers and of frames that are gone belong to no frame
      return false;
    }
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  /** Looks again at every event, and every 100 ms because requests grow old without one. */
  #until(isOver: () => boolean, timeoutMs: number): Promise<void> {
    if (isOver() || timeoutMs <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        this.#listeners.delete(look);
        this.#page.off('close', done);
        clearTimeout(timer);
        clearInterval(ticker);
        resolve();
      };
      const look = (): void => {
        if (isOver()) done();
      };
      const timer = setTimeout(done, timeoutMs);
      const ticker = setInterval(look, 100);
      this.#listeners.add(look);
      this.#page.once('close', done);
    });
  }
}

/** A page that asks whether it may be left is left. */
export async function closeDialog(dialog: Dialog): Promise<void> {
  try {
    await (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss());
  } catch {
    // the page that asked is gone, and its question with it
  }
}
