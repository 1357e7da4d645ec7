/**
 * Waits until a page's content is there, and reads it.
 *
 * There means: the document is parsed, its DOM has been quiet for 50 ms, and no request for content
 * (script, fetch, frame) is under way, and nothing in the window says that the page still loads; all within bounds,
 * because some pages never rest. One script in
 * the page waits and reads at once; only when requests are under way does it run again. A page that
 * moves on by itself (script or meta refresh) is followed. Measured: performance.md, browser rows.
 */
import { randomBytes } from 'node:crypto';
import type { CDPSession, Frame, Page } from 'playwright-core';
import { HearthError } from '../../domain/errors.ts';
import { FRAME_MARK } from '../../domain/snapshot.ts';
import { WAITING_PATTERNS } from '../../domain/waiting-text.ts';
import { findClosedRoots } from './closed-roots.ts';
import { isLostDocument } from './failures.ts';
import { END_COMING, SERIALIZE, SETTLE } from './in-page.ts';
import type { PageWatch } from './page-watch.ts';

export interface SettledPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly watch: PageWatch;
}

export interface SettleOptions {
  /** `fast` takes the document as soon as it is parsed. */
  readonly pace: 'stable' | 'fast';
  /** Time until the capture ends; the document is waited for until the engine closes its page. */
  readonly leftMs: number;
  /** Most time after the document is parsed. */
  readonly maxMs: number;
  /** Most characters of HTML; more is `SCRAPE_TOO_LARGE`. */
  readonly maxChars: number;
  /** Selectors of boxes to take away first. */
  readonly removals: readonly string[];
  readonly wants: 'html' | 'nothing';
  /** Elements to mark in the copy. */
  readonly marks?: readonly (readonly string[])[];
  /** What the copy is called: its elements are numbered, and stay known to the isolated world by their numbers. */
  readonly counts?: string;
  /** Scripts are expected to show more than was served. */
  readonly expectsMore: 'no' | 'perhaps' | 'surely';
  /** Most time for a page that says that it still loads. */
  readonly waitingMs: number;
}

export interface Settled {
  /** Empty when not wanted. */
  readonly html: string;
  readonly url: string;
  /** What Chromium took the document for, such as `text/html`. */
  readonly contentType: string;
  /** It says that it still loads, and was waited for in vain. */
  readonly isWaiting: boolean;
}

interface PageState {
  /** ms from the parsed document to this answer. */
  readonly settledMs: number;
  readonly isWaiting: boolean;
  readonly url: string;
  readonly contentType: string;
  readonly refresh: { readonly seconds: number; readonly url: string } | null;
  readonly html?: string;
  readonly outside?: readonly number[];
  /** Some elements may have closed shadow roots. */
  readonly hasHosts?: boolean;
}

const QUIET_MS = 50;
const EMPTY_QUIET_MS = 500;
/** Quiet that is waited for while scripts have added nothing to a page that was served unfinished. */
const EXPECTING_QUIET_MS = 1_200;
/** How long after the page is parsed a change in a frame is waited for. */
const FRAMES_MS = 1_500;
/** Letters that a clock or a counter adds. */
const HARDLY_MORE = 20;
/** A DOM that still changes after this long, with nothing under way, is an animation. */
const MAX_RESTLESS_MS = 3_000;
/** A request older than this is a stream or a long poll, and nobody waits for it. */
const MAX_REQUEST_MS = 5_000;
const MAX_REFRESH_SECONDS = 5;
const MAX_MOVES = 10;
const FRAME_TIMEOUT_MS = 2_000;
const MAX_FRAMES = 20;
const MAX_FRAME_DEPTH = 3;

const WAITING_TEXTS = WAITING_PATTERNS.map(({ pattern: { source, flags }, most }) => ({
  source,
  flags,
  most,
}));

/** Throws `SCRAPE_TOO_LARGE`, `SCRAPE_TOO_MANY_REDIRECTS`, or what the page's own failure was. */
export async function settle(target: SettledPage, options: SettleOptions): Promise<Settled> {
  const endAt = performance.now() + options.leftMs;
  const left = (): number => Math.max(1, endAt - performance.now());
  const nonce = randomBytes(12).toString('hex');
  let patience = options.maxMs;
  let waitingMs = options.waitingMs;
  let areHostsAsked = false;
  for (let moves = 0; moves < MAX_MOVES;) {
    const known = target.watch.commits();
    const state = await readState(target, options, {
      leftMs: left(),
      patience,
      waitingMs: Math.min(waitingMs, patience),
      nonce,
    });
    if (state === 'moved') {
      moves += 1;
      await target.watch.committed(known, Math.min(left(), 1_000));
      continue;
    }
    if (await follows(target, state, { known, left })) {
      moves += 1;
      continue;
    }
    patience -= state.settledMs;
    waitingMs -= state.settledMs;
    const isBusy = options.pace === 'stable' && target.watch.underWay(MAX_REQUEST_MS) > 0;
    if (isBusy && patience > QUIET_MS) {
      const since = performance.now();
      await target.watch.quiet(MAX_REQUEST_MS, Math.min(patience, left()));
      patience -= performance.now() - since;
      continue;
    }
    if (state.hasHosts === true && !areHostsAsked) {
      areHostsAsked = true;
      const world = await isolatedWorld(target.cdp).catch(() => undefined);
      if (world !== undefined && (await findClosedRoots(target.cdp, world, false)) > 0) continue;
    }
    const html = await inlineFrames(target.page.mainFrame(), state, { nonce, depth: 0 });
    const { url, contentType, isWaiting } = state;
    return { html, url, contentType, isWaiting };
  }
  throw new HearthError(
    'SCRAPE_TOO_MANY_REDIRECTS',
    `The page moved on by itself more than ${MAX_MOVES} times. Open it in a browser to find a stable address.`,
  );
}

/** One run of the script; `moved` when a navigation took the document away. */
async function readState(
  { page, cdp, watch }: SettledPage,
  options: SettleOptions,
  {
    leftMs,
    patience,
    waitingMs,
    nonce,
  }: Record<'leftMs' | 'patience' | 'waitingMs', number> & { readonly nonce: string },
): Promise<PageState | 'moved'> {
  const given = {
    quietMs: options.pace === 'fast' ? 0 : QUIET_MS,
    emptyQuietMs: EMPTY_QUIET_MS,
    expectingQuietMs: EXPECTING_QUIET_MS,
    framesMs: FRAMES_MS,
    served: options.expectsMore === 'no' ? null : await servedHtml(watch),
    isSure: options.expectsMore === 'surely',
    waitingMs: options.pace === 'fast' ? 0 : Math.min(waitingMs, leftMs),
    waitingTexts: WAITING_TEXTS,
    hardlyMore: HARDLY_MORE,
    maxMs: Math.max(1, Math.min(patience, leftMs, MAX_RESTLESS_MS)),
    maxChars: options.maxChars,
    removals: options.removals,
    marks: options.wants === 'html' ? (options.marks ?? []) : [],
    ...(options.counts === undefined ? {} : { counts: options.counts }),
    wantsHtml: options.wants === 'html',
    mark: FRAME_MARK,
    nonce,
  };
  const stopWaiting = (): void => {
    runIsolated(cdp, page, END_COMING).catch(() => undefined);
  };
  watch.onMainFailure(stopWaiting);
  try {
    if (watch.mainFailure() !== undefined) stopWaiting();
    const value = await runIsolated(cdp, page, `${SETTLE}(${JSON.stringify(given)})`);
    if (!isState(value)) throw tooLarge(options.maxChars);
    return value;
  } catch (error) {
    if (isLostDocument(error)) return 'moved';
    throw error;
  } finally {
    watch.onMainFailure(undefined);
  }
}

/** The newest document as it was sent; null when Chromium no longer has it. */
async function servedHtml(watch: PageWatch): Promise<string | null> {
  try {
    return (await watch.mainResponse()?.text()) ?? null;
  } catch {
    // it moved on meanwhile, or was never kept: then nothing can be said of what was added
    return null;
  }
}

/** Evaluates `expression` where the page's own scripts cannot reach; JSON values only. */
export async function runIsolated(
  cdp: CDPSession,
  page: Page,
  expression: string,
): Promise<unknown> {
  return evaluateIn(cdp, page, { expression, contextId: await isolatedWorld(cdp) });
}

/** The world of our own in the document that is shown now: the same one each time it is asked for. */
export async function isolatedWorld(cdp: CDPSession): Promise<number> {
  const { frameTree } = await cdp.send('Page.getFrameTree');
  const { executionContextId } = await cdp.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'hearth',
  });
  return executionContextId;
}

/** Evaluates in a world; throws where it is gone (`isLostDocument`) or the script failed. */
export async function evaluateIn(
  cdp: CDPSession,
  page: Page,
  { expression, contextId }: { readonly expression: string; readonly contextId: number },
): Promise<unknown> {
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
    expression,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails === undefined) return result.value;
  const text = exceptionDetails.exception?.description ?? exceptionDetails.text;
  throw new Error(`A script in ${page.url()} failed: ${text}`);
}

/** True when the page is about to replace itself, and has by the time this resolves. */
async function follows(
  { watch }: SettledPage,
  { refresh, url }: PageState,
  { known, left }: { readonly known: number; readonly left: () => number },
): Promise<boolean> {
  if (watch.commits() > known) return true;
  const isRefresh =
    refresh !== null && refresh.seconds <= MAX_REFRESH_SECONDS && !isSame(refresh.url, url);
  if (!isRefresh) return false;
  return await watch.committed(known, Math.min(left(), refresh.seconds * 1_000 + 3_000));
}

function isSame(a: string, b: string): boolean {
  return a.split('#', 1)[0] === b.split('#', 1)[0];
}

function isState(value: unknown): value is PageState {
  return typeof value === 'object' && value !== null && !('tooLarge' in value);
}

function tooLarge(maxChars: number): HearthError {
  return new HearthError(
    'SCRAPE_TOO_LARGE',
    `The page is larger than ${maxChars} bytes. Raise the limit in the settings, or fetch a smaller page.`,
  );
}

/** The HTML with each frame of another origin written into its mark. */
async function inlineFrames(
  frame: Frame,
  { html = '', outside = [] }: Pick<PageState, 'html' | 'outside'>,
  { nonce, depth }: { readonly nonce: string; readonly depth: number },
): Promise<string> {
  if (outside.length === 0 || depth >= MAX_FRAME_DEPTH) return html;
  const wanted = new Set(outside.slice(0, MAX_FRAMES));
  const parts = await Promise.all(
    frame.childFrames().map(async (child) => {
      const index = await placeOf(child);
      return index === undefined || !wanted.has(index)
        ? undefined
        : { index, html: await readFrame(child, { nonce, depth: depth + 1 }) };
    }),
  );
  return parts.reduce(
    (text, part) =>
      part === undefined ? text : text.replace(`<!--${nonce}:${part.index}-->`, () => part.html),
    html,
  );
}

/** Which of its parent's frames this is, in document order. */
async function placeOf(child: Frame): Promise<number | undefined> {
  try {
    return await within(FRAME_TIMEOUT_MS, async () => {
      const element = await child.frameElement();
      const index = await element.evaluate((one) =>
        [...(one.ownerDocument?.querySelectorAll('iframe,frame') ?? [])].findIndex((frame) =>
          frame.isSameNode(one),
        ),
      );
      return index >= 0 ? index : undefined;
    });
  } catch {
    // the frame went away while it was looked at: it is left out
    return undefined;
  }
}

async function readFrame(
  frame: Frame,
  { nonce, depth }: { readonly nonce: string; readonly depth: number },
): Promise<string> {
  try {
    return await within(FRAME_TIMEOUT_MS, async () => {
      await frame.waitForLoadState('domcontentloaded', { timeout: FRAME_TIMEOUT_MS });
      const given = JSON.stringify({ mark: FRAME_MARK, nonce });
      const state: unknown = await frame.evaluate(`${SERIALIZE}(${given})`);
      if (!isFrameState(state)) return '';
      const body = /<body[^>]*>([\s\S]*)<\/body>/i.exec(state.html)?.[1] ?? '';
      return await inlineFrames(frame, { ...state, html: body }, { nonce, depth });
    });
  } catch {
    // a frame that does not answer is left out; the page around it still counts
    return '';
  }
}

function isFrameState(value: unknown): value is { html: string; outside: number[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'html' in value &&
    typeof value.html === 'string' &&
    'outside' in value &&
    Array.isArray(value.outside)
  );
}

async function within<T>(timeoutMs: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), timeoutMs);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
