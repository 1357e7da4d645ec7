/**
 * The link walk of a map: breadth first, list pages before all else, within its own budget.
 *
 * Reading every page of a shop to find that each links to the same menu would waste the budget. Pages
 * of one shape (domain/url-shape) are sampled: when several in a row led to nothing new, the rest of
 * that shape waits behind everything else, and is left unread after a while. Pages that continue a
 * list, and with `search` those that mention it, come first. Nothing is read that robots.txt denies.
 */
import type { Clock } from '../ports/system.ts';
import { isPagination, shapeOf } from '../domain/url-shape.ts';
import { createTrapGuard, type TrapGuard } from '../domain/traps.ts';
import { PAGE_IDENTITY, urlKey } from '../domain/url-key.ts';
import type { MapLinks } from './map-links.ts';

/** What one page told. */
export interface ReadPage {
  readonly finalUrl: string;
  readonly status: number;
  readonly links: readonly string[];
  readonly title?: string;
  readonly description?: string;
}

export interface WalkParts {
  readonly clock: Clock;
  readonly links: MapLinks;
  /** Undefined when the page may not or cannot be read; throws only the signal's reason. */
  readonly read: (url: string, signal: AbortSignal) => Promise<ReadPage | undefined>;
  /** Most pages read; asked again and again, so that it may shrink. */
  readonly budget: () => number;
  readonly stopAt: number;
  readonly concurrency: number;
  /** Pages to read early. */
  readonly isPreferred: (url: string) => boolean;
  readonly signal: AbortSignal;
}

export interface WalkResult {
  readonly pagesRead: number;
  /** Why pages were left unread, if any were. */
  readonly stoppedBy?: 'budget' | 'time' | 'limit';
}

const DRY_WAITS = 8;
const DRY_ENDS = 30;
const DOCUMENT = /\.(?:pdf|docx?|xlsx?|pptx?|csv|json|xml|rss|atom|txt|odt|ods|epub)$/i;

interface Waiting {
  readonly url: string;
  readonly shape: string;
}

/** Walks from `first`, the start page as it was read. */
export async function walkLinks(first: ReadPage, parts: WalkParts): Promise<WalkResult> {
  const frontier = new Frontier(parts);
  frontier.note(first.finalUrl);
  frontier.take(first);
  const running = new Set<Promise<void>>();
  let pagesRead = 1;
  const stoppedBy = (): WalkResult['stoppedBy'] => {
    if (parts.links.isFull()) return 'limit';
    if (parts.clock.now() >= parts.stopAt) return 'time';
    return pagesRead >= parts.budget() ? 'budget' : undefined;
  };

  const visit = async ({ url, shape }: Waiting): Promise<void> => {
    const page = await parts.read(url, parts.signal);
    const found = page === undefined ? 0 : frontier.take(page, url);
    frontier.learn(shape, found);
  };

  for (;;) {
    const reason = stoppedBy();
    const next =
      reason === undefined && running.size < parts.concurrency ? frontier.next() : undefined;
    if (next !== undefined) {
      pagesRead += 1;
      const work = visit(next).finally(() => running.delete(work));
      // The first failure ends the walk; those of the others are the same signal's.
      work.catch(() => undefined);
      running.add(work);
      continue;
    }
    if (running.size === 0) {
      const isLeft = reason !== undefined && frontier.next() !== undefined;
      return { pagesRead, ...(isLeft ? { stoppedBy: reason } : {}) };
    }
    await Promise.race(running);
  }
}

/** Pages still to be read, in the order of their promise, and what was learnt of each shape. */
class Frontier {
  readonly #links: MapLinks;
  readonly #isPreferred: WalkParts['isPreferred'];
  readonly #traps: TrapGuard;
  readonly #seen = new Set<string>();
  /** Pages in a row of one shape that led to nothing new. */
  readonly #dry = new Map<string, number>();
  readonly #first = new Queue();
  readonly #usual = new Queue();
  readonly #last = new Queue();

  constructor({ links, isPreferred, clock }: WalkParts) {
    this.#links = links;
    this.#isPreferred = isPreferred;
    this.#traps = createTrapGuard(clock.now());
  }

  /** True at first sight. */
  note(url: string, key = urlKey(url, PAGE_IDENTITY)): boolean {
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }

  /** Sorts the page's links in; how many were new. */
  take(page: ReadPage, askedUrl = page.finalUrl): number {
    if (page.status === 404 || page.status === 410) this.#links.drop(askedUrl);
    if (page.status >= 400) return 0;
    // Where a redirect led belongs to the list; it has been read already.
    if (askedUrl !== page.finalUrl && this.note(page.finalUrl)) {
      this.#links.add({ url: page.finalUrl, foundOn: askedUrl }, 'link');
    }
    this.#links.describe(page.finalUrl, described(page));
    return page.links.filter((url) => this.#sortIn(url, page.finalUrl)).length;
  }

  /** What reading a page of that shape brought. */
  learn(shape: string, found: number): void {
    this.#dry.set(shape, found > 0 ? 0 : this.#dryness(shape) + 1);
  }

  next(): Waiting | undefined {
    return this.#first.shift() ?? this.#nextUsual() ?? this.#nextLast();
  }

  #nextUsual(): Waiting | undefined {
    for (;;) {
      const waiting = this.#usual.shift();
      if (waiting === undefined || this.#dryness(waiting.shape) < DRY_WAITS) return waiting;
      this.#last.push(waiting);
    }
  }

  #nextLast(): Waiting | undefined {
    for (;;) {
      const waiting = this.#last.shift();
      if (waiting === undefined || this.#dryness(waiting.shape) < DRY_ENDS) return waiting;
    }
  }

  #sortIn(text: string, foundOn: string): boolean {
    const url = URL.parse(text);
    if (url === null) return false;
    const key = urlKey(text, PAGE_IDENTITY, url);
    if (!this.note(text, key) || this.#traps.decide(text, key).kind === 'skip') return false;
    if (!this.#links.add({ url: text, parsed: url, foundOn }, 'link')) return false;
    if (DOCUMENT.test(url.pathname)) return true;
    const waiting = { url: text, shape: shapeOf(url) };
    if (isPagination(url) || this.#isPreferred(text)) this.#first.push(waiting);
    else this.#usual.push(waiting);
    return true;
  }

  #dryness(shape: string): number {
    return this.#dry.get(shape) ?? 0;
  }
}

/** First in, first out, without moving what waits. */
class Queue {
  readonly #items: Waiting[] = [];
  #head = 0;

  push(waiting: Waiting): void {
    this.#items.push(waiting);
  }

  shift(): Waiting | undefined {
    const waiting = this.#items[this.#head];
    if (waiting !== undefined) this.#head += 1;
    return waiting;
  }
}

function described(page: ReadPage): { readonly title?: string; readonly description?: string } {
  return {
    ...(page.title === undefined ? {} : { title: page.title }),
    ...(page.description === undefined ? {} : { description: page.description }),
  };
}
