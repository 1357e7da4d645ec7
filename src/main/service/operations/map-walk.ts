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
import { createTrapGuard } from '../domain/traps.ts';
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
  const frontier = createFrontier(parts);
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

interface Frontier {
  note(url: string): void;
  /** Sorts the page's links in; how many were new. */
  take(page: ReadPage, askedUrl?: string): number;
  /** What reading a page of that shape brought. */
  learn(shape: string, found: number): void;
  next(): Waiting | undefined;
}

function createFrontier(parts: WalkParts): Frontier {
  const seen = new Set<string>();
  const dry = new Map<string, number>();
  const traps = createTrapGuard(parts.clock.now());
  const first: Waiting[] = [];
  const usual: Waiting[] = [];
  const last: Waiting[] = [];
  const heads = { first: 0, usual: 0, last: 0 };
  const dryness = (shape: string): number => dry.get(shape) ?? 0;

  const note = (url: string): boolean => {
    const key = urlKey(url, PAGE_IDENTITY);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  const sortIn = (text: string, foundOn: string): boolean => {
    if (!note(text)) return false;
    const url = URL.parse(text);
    if (url === null || traps.decide(text, urlKey(text, PAGE_IDENTITY)).kind === 'skip')
      return false;
    if (!parts.links.add({ url: text, foundBy: 'link', foundOn })) return false;
    if (DOCUMENT.test(url.pathname)) return true;
    const waiting = { url: text, shape: shapeOf(url) };
    if (isPagination(url) || parts.isPreferred(text)) first.push(waiting);
    else usual.push(waiting);
    return true;
  };
  const takeUsual = (): Waiting | undefined => {
    while (heads.usual < usual.length) {
      const waiting = usual[heads.usual];
      heads.usual += 1;
      if (waiting === undefined) break;
      if (dryness(waiting.shape) < DRY_WAITS) return waiting;
      last.push(waiting);
    }
    return undefined;
  };
  const takeLast = (): Waiting | undefined => {
    while (heads.last < last.length) {
      const waiting = last[heads.last];
      heads.last += 1;
      if (waiting !== undefined && dryness(waiting.shape) < DRY_ENDS) return waiting;
    }
    return undefined;
  };

  return {
    note,
    take(page, askedUrl) {
      if (page.status === 404 || page.status === 410) parts.links.drop(askedUrl ?? page.finalUrl);
      if (page.status >= 400) return 0;
      if (
        askedUrl !== undefined &&
        urlKey(askedUrl, PAGE_IDENTITY) !== urlKey(page.finalUrl, PAGE_IDENTITY)
      ) {
        sortInFinal(page.finalUrl, askedUrl);
      }
      parts.links.describe(page.finalUrl, described(page));
      return page.links.filter((url) => sortIn(url, page.finalUrl)).length;
    },
    learn(shape, found) {
      dry.set(shape, found > 0 ? 0 : dryness(shape) + 1);
    },
    next() {
      const waiting = first[heads.first];
      if (waiting !== undefined) {
        heads.first += 1;
        return waiting;
      }
      return takeUsual() ?? takeLast();
    },
  };

  /** Where a redirect led belongs to the list; it has been read already. */
  function sortInFinal(finalUrl: string, askedUrl: string): void {
    if (note(finalUrl)) parts.links.add({ url: finalUrl, foundBy: 'link', foundOn: askedUrl });
  }
}

function described(page: ReadPage): { readonly title?: string; readonly description?: string } {
  return {
    ...(page.title === undefined ? {} : { title: page.title }),
    ...(page.description === undefined ? {} : { description: page.description }),
  };
}
