/**
 * The ladder of engines: the static lane first; the browser where the command demands it, or where the page as
 * served or its kind calls for one (lanes.ts).
 *
 * Throws HearthErrors of engines and pipeline, and `SCRAPE_ROBOTS_DENIED` when a page leads where robots.txt
 * forbids. A page that should be rendered and cannot be comes as it was served, with a warning.
 */
import { orAborted } from '../domain/abort.ts';
import { release } from '../domain/bytes.ts';
import { HearthError, toHearthError, type ErrorCode } from '../domain/errors.ts';
import { isLooseHttp } from '../net/failures.ts';
import type { CacheEntry } from '../ports/capture-cache.ts';
import type { PageVerdict, PipelineOutput } from '../ports/pipeline.ts';
import type { AcquireDeps } from './acquire-request.ts';
import {
  demandsBrowser,
  inBrowser,
  overHttp,
  withPost,
  type Converted,
  type RoutedRequest,
} from './capture-page.ts';
import { BackInLine } from './host-turn.ts';
import { createLaneMemory, patternOf, type LaneMemory, type Lesson } from './lane-memory.ts';
import { createLinkedScripts, type LinkedScripts } from './linked-scripts.ts';
import { decideLane, gaveLess, learnt, rankOf, saidNothing, taughtSomething } from './lanes.ts';

/** A page with the sentence that says why it came the way it did. */
interface Climbed extends Converted {
  readonly lane: string;
}

export type Ladder = (request: RoutedRequest, stale: CacheEntry | undefined) => Promise<Climbed>;

/** Builds it; it keeps what it learns about sites for its life. */
export function createLadder(deps: AcquireDeps): Ladder {
  const climber = new Climber(deps);
  return (request, stale) => climbUnrefused(deps, climber, request, stale);
}

/** Statuses with which sites turn away whom they take for a machine. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429, 503]);

/** The ladder; with `proxy: "auto"` once more through the stealth proxy when the site turned it away. */
async function climbUnrefused(
  deps: AcquireDeps,
  climber: Climber,
  request: RoutedRequest,
  stale: CacheEntry | undefined,
): Promise<Climbed> {
  const first = await climber.climb(request, stale);
  const warned = { ...first, warnings: [...request.route.warnings, ...first.warnings] };
  const { afterRefusal: route } = deps.proxies;
  const mayRetry = request.options.proxy === 'auto' && request.options.actions.length === 0;
  if (route === undefined || !mayRetry || !REFUSALS.has(first.snapshot.status)) return warned;
  deps.log.debug('turned away, trying the stealth proxy', { url: request.url });
  try {
    const second = await climber.climb({ ...request, route }, undefined);
    return REFUSALS.has(second.snapshot.status) ? warned : second;
  } catch (error) {
    request.signal.throwIfAborted();
    deps.log.debug('the stealth proxy did not help', { error: toHearthError(error).message });
    return warned;
  }
}

const FORBIDDEN: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'SCRAPE_ROBOTS_DENIED',
  'SCRAPE_ADDRESS_REFUSED',
]);
/** Of the time that is left: a page that cannot be rendered in it is answered as it was served. */
const RENDER_SHARE = 0.8;
/** Main text below which a rendered page may have been emptied by its own script. */
const FEW_CHARS = 200;
/** Served pages that wait for what another of their kind teaches, and hold no slot. */
const MOST_RESTING_BYTES = 24_000_000;
/** Linked scripts that are read to spare a page the browser. */
const MOST_SCRIPTS = 24;
/** How long a kind that could not be compared, or said nothing either way, is left alone. */
const PAUSE_MS = 600_000;

class Climber {
  readonly #deps: AcquireDeps;
  readonly #memory: LaneMemory;
  readonly #scripts: LinkedScripts;
  /** Address patterns of which a page is being compared, by their template. */
  readonly #comparing = new Map<string, Map<string, Promise<void>>>();
  /** Of pages that rest. */
  #restingBytes = 0;

  constructor(deps: AcquireDeps) {
    this.#deps = deps;
    this.#memory = createLaneMemory(deps.clock);
    this.#scripts = createLinkedScripts(deps);
  }

  async climb(request: RoutedRequest, stale: CacheEntry | undefined): Promise<Climbed> {
    if (request.options.gather?.post !== undefined)
      return { ...(await withPost(this.#deps, request)), lane: 'the data behind a page' };
    const demand = demandsBrowser(request.options);
    if (demand !== undefined) {
      return { ...(await inBrowser(this.#deps, request)), lane: `asked for: ${demand}` };
    }
    const known = this.#memory.needsBrowser(request.url);
    if (known !== undefined) return this.#followIntoBrowser(request, known);
    let first: Converted;
    try {
      first = await overHttp(this.#deps, request, stale);
    } catch (error) {
      if (!isLooseHttp(error)) throw error;
      const rendered = await this.#tryBrowser(request);
      if (rendered instanceof HearthError) throw error;
      return { ...rendered, lane: ONLY_A_BROWSER };
    }
    return first.snapshot.engine === 'browser' && stale === undefined
      ? { ...first, lane: ONLY_A_BROWSER }
      : this.#judge(request, first);
  }

  /** The page with the verdict that the code of its scripts gives, where that is an open question. */
  async #read(request: RoutedRequest, first: Converted): Promise<Converted> {
    const { template = '', isOpen = false } = first.output;
    const isKnown = this.#memory.lessonFor(request.url, template) !== undefined;
    if (!isOpen || isKnown || request.options.fastMode) return first;
    const judged = await this.#scripts.judge(request, first);
    if (judged === undefined) return first;
    return { ...first, output: { ...first.output, ...judged } };
  }

  /** Decides on a served page, after those of its kind that are being compared. */
  async #judge(request: RoutedRequest, served: Converted): Promise<Climbed> {
    const first = await this.#read(request, served);
    const { template = '', verdict } = first.output;
    const met = this.#memory.meet(request.url);
    for (let [isTold, hasRested] = [false, false]; ; isTold = true) {
      const lesson = this.#memory.lessonFor(request.url, template);
      const { comparing = 'never', options } = request;
      const decision = decideLane({
        output: first.output,
        lesson,
        comparing,
        met,
        isFast: options.fastMode,
      });
      if (decision.kind === 'static') return asServed(first, decision.why);
      this.#deps.log.debug('into the browser', { url: request.url, why: decision.why });
      if (decision.kind === 'browser') {
        if (hasRested) throw outOfTime(first);
        return this.#render(request, first, decision.why);
      }
      if (verdict.kind === 'content' && !isTold) request.onServed?.(first);
      const other =
        verdict.kind === 'challenge' ? undefined : this.#teacherOf(request.url, template);
      if (other === undefined) return this.#compareFirst(request, first, decision.why);
      hasRested = (await this.#await(other, request, first)) || hasRested;
    }
  }

  /** The comparison whose outcome a page like this one waits for. */
  #teacherOf(url: string, template: string): Promise<void> | undefined {
    const others = this.#comparing.get(kindOf(url, template));
    if (others === undefined) return undefined;
    const [first] = others.values();
    return (
      others.get(patternOf(url)) ??
      (others.size < this.#memory.untold(url, template) ? undefined : first)
    );
  }

  /** True when the page has rested meanwhile. One that looks whole most likely is: it only waits for the word. */
  async #await(
    other: Promise<void>,
    { turn, signal }: RoutedRequest,
    { snapshot: { body }, output }: Converted,
  ): Promise<boolean> {
    const { byteLength } = body;
    if (output.verdict.kind !== 'content' || this.#restingBytes + byteLength > MOST_RESTING_BYTES) {
      await orAborted(other, signal);
      return false;
    }
    this.#restingBytes += byteLength;
    try {
      await turn.rest(other, signal);
      return true;
    } finally {
      this.#restingBytes -= byteLength;
    }
  }

  async #compareFirst(request: RoutedRequest, first: Converted, why: string): Promise<Climbed> {
    const kind = kindOf(request.url, first.output.template ?? '');
    const pattern = patternOf(request.url);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const others = this.#comparing.get(kind) ?? new Map<string, Promise<void>>();
    this.#comparing.set(kind, others.set(pattern, promise));
    try {
      return (await this.#spared(request, first)) ?? (await this.#compare(request, first, why));
    } finally {
      if (others.get(pattern) === promise) others.delete(pattern);
      if (others.size === 0) this.#comparing.delete(kind);
      resolve(undefined);
    }
  }

  /**
   * A page that looks whole, where the code of all its linked scripts says that none of them adds to it: a few small
   * files cost less than a browser, which would fetch them, too.
   */
  async #spared(request: RoutedRequest, first: Converted): Promise<Climbed | undefined> {
    const { verdict, unread = [], isOpen = false } = first.output;
    if (verdict.kind !== 'content' || isOpen || unread.length === 0) return undefined;
    if (unread.length > MOST_SCRIPTS) return undefined;
    const judged = await this.#scripts.judge(request, first, MOST_SCRIPTS);
    if (judged?.verdict.kind !== 'content' || judged.verdict.mayChange) return undefined;
    this.#learn(request, first, { lane: 'static' });
    return asServed(first, 'its scripts, which were read, add nothing to it');
  }

  /** Renders the page, and remembers whether that showed anything that was not served. */
  async #compare(request: RoutedRequest, first: Converted, why: string): Promise<Climbed> {
    const { verdict } = first.output;
    const { comparing = 'never' } = request;
    const rendered = await this.#tryBrowser(request, verdict, {
      isComparison: comparing !== 'never',
    });
    if (rendered instanceof HearthError) {
      if (verdict.kind !== 'content') return unrendered(first, rendered, why);
      this.#learn(request, first, { lane: 'static', forMs: PAUSE_MS });
      return asServed(
        first,
        `its content was served; it could not be compared: ${rendered.message}`,
      );
    }
    if (verdict.kind === 'challenge' || rendered.snapshot.engine !== 'browser') {
      this.#learn(request, first, { lane: 'browser' });
      return { ...rendered, lane: why };
    }
    const pages = {
      served: first.snapshot,
      rendered: rendered.snapshot,
      options: request.options,
    };
    const found = await this.#deps.pipeline.compare(pages, request.signal);
    const isLess = gaveLess(found);
    const isShell = verdict.kind === 'shell';
    const isTold = taughtSomething(found, isShell) || (isShell && hasMovedOn(first, rendered));
    const lane = !isLess && isTold ? 'browser' : 'static';
    const isSilent = lane === 'static' && saidNothing(found);
    this.#learn(request, first, { lane, ...(isSilent ? { forMs: PAUSE_MS } : {}) });
    if (lane === 'static') {
      release(rendered.snapshot.body);
      const told = isLess ? 'rendered, it lost most of its text' : 'rendering it added nothing';
      return asServed(first, `${why}; ${told}`);
    }
    release(first.snapshot.body);
    return { ...rendered, lane: `${why}; rendering it added ${found.addedChars} characters` };
  }

  #learn(
    request: RoutedRequest,
    { output }: Converted,
    { lane, forMs }: { readonly lane: Lesson['lane']; readonly forMs?: number },
  ): void {
    const { template = '', verdict } = output;
    this.#memory.learn(
      request.url,
      template,
      { lane, upTo: rankOf(verdict), url: request.url },
      forMs,
    );
  }

  async #tryBrowser(
    request: RoutedRequest,
    verdict?: PageVerdict,
    how: { readonly isComparison?: boolean } = {},
  ): Promise<Converted | HearthError> {
    const now = this.#deps.clock.now();
    const deadlineAt = now + Math.max(0, request.deadlineAt - now) * RENDER_SHARE;
    try {
      const isSure = verdict?.kind === 'shell' && verdict.isSure;
      const expectsMore = isSure ? 'surely' : 'perhaps';
      return await inBrowser(this.#deps, { ...request, deadlineAt }, { ...how, expectsMore });
    } catch (error) {
      request.signal.throwIfAborted();
      const failure = toHearthError(error);
      // where the page leads is not to be read: what it says on the way there is no answer
      if (FORBIDDEN.has(failure.code)) throw failure;
      return failure;
    }
  }

  /** A page of a kind that needs the browser, of which the served form is at hand. */
  async #render(request: RoutedRequest, first: Converted, lane: string): Promise<Climbed> {
    const rendered = await this.#tryBrowser(request, first.output.verdict);
    if (rendered instanceof HearthError) return unrendered(first, rendered, lane);
    const fuller = await this.#fuller(request, first, rendered);
    return fuller === first ? asServed(first, LOST) : { ...rendered, lane };
  }

  /** A page of a kind that needs the browser: what the site serves is not even asked for. */
  async #followIntoBrowser(request: RoutedRequest, lesson: Lesson): Promise<Climbed> {
    let rendered: Converted;
    try {
      rendered = await inBrowser(this.#deps, request, { expectsMore: 'surely' });
    } catch (error) {
      const failure = toHearthError(error);
      if (failure.code !== 'BROWSER_UNAVAILABLE') throw error;
      const served = await overHttp(this.#deps, request, undefined);
      return unrendered(served, failure, learnt(lesson));
    }
    if (textChars(rendered.output) >= FEW_CHARS) return { ...rendered, lane: learnt(lesson) };
    const served = await overHttp(this.#deps, request, undefined);
    const fuller = await this.#fuller(request, served, rendered);
    return fuller === served ? asServed(served, LOST) : { ...rendered, lane: learnt(lesson) };
  }

  /** The one of two forms of a page that is to be taken: a rendered one that lost its text is not. */
  async #fuller(
    request: RoutedRequest,
    served: Converted,
    rendered: Converted,
  ): Promise<Converted> {
    if (textChars(rendered.output) >= FEW_CHARS || rendered.snapshot.engine !== 'browser') {
      return rendered;
    }
    const pages = {
      served: served.snapshot,
      rendered: rendered.snapshot,
      options: request.options,
    };
    const found = await this.#deps.pipeline.compare(pages, request.signal);
    return gaveLess(found) ? served : rendered;
  }
}

const LOST = 'rendered, it lost most of its text';
const ONLY_A_BROWSER = 'the site sends a page that only a browser can read';

/** A script of the page opened another one: what was served is not the page. */
function hasMovedOn(served: Converted, rendered: Converted): boolean {
  return rendered.snapshot.redirects.length > served.snapshot.redirects.length;
}

/** Pages that are compared one after the other. */
function kindOf(url: string, template: string): string {
  return `${new URL(url).host} ${template}`;
}

/** One that rested has lost the time that a browser needs: it comes again, and goes there at once. */
function outOfTime({ snapshot }: Converted): BackInLine {
  release(snapshot.body);
  return new BackInLine('Its kind needs a browser.');
}

/** The served page is the page, whatever it looked like at first. */
function asServed(first: Converted, lane: string): Climbed {
  if (first.output.verdict.kind === 'content') return { ...first, lane };
  const verdict = { kind: 'content', mayChange: true } as const;
  return { ...first, output: { ...first.output, verdict }, lane };
}

/** Keeps what the static lane brought when rendering failed, and says so. */
function unrendered(first: Converted, failure: HearthError, why: string): Climbed {
  const sentence = `This page seems to need JavaScript, but it could not be rendered: ${failure.message}`;
  return { ...first, warnings: [...first.warnings, sentence], lane: `${why}; not rendered` };
}

/** Characters of the main text, as far as it was asked for. */
function textChars({ text, textFacts, sealed, document }: PipelineOutput): number {
  return (
    textFacts?.chars ??
    text?.length ??
    sealed?.text?.length ??
    document.markdown?.length ??
    Infinity
  );
}
