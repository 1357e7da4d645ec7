/**
 * The pages of a map's walk over all links: breadth first, list pages before all else.
 *
 * Reading every page of a shop to find that each links to the same menu would waste the budget. Pages
 * of one shape (domain/url-shape) are sampled: when several in a row led to nothing new, the rest of
 * that shape waits behind everything else, and is left unread after a while. Pages that continue a
 * list, and with `search` those that mention it, come first; pages that only a sitemap names come when no linked one
 * is left.
 */
import type { Clock } from '../ports/system.ts';
import { createTrapGuard, type TrapGuard } from '../domain/traps.ts';
import { isPagination, shapeOf } from '../domain/url-shape.ts';
import { PAGE_IDENTITY, urlKey } from '../domain/url-key.ts';
import type { MapLinks } from './map-links.ts';
import { Queue, type Frontier, type ReadPage, type Waiting } from './map-walk.ts';

export interface FrontierParts {
  readonly clock: Clock;
  readonly links: MapLinks;
  /** Pages to read early. */
  readonly isPreferred: (url: string) => boolean;
  /** Addresses that sitemaps name, asked for one by one. */
  readonly listed: Iterator<string, undefined>;
}

const DRY_WAITS = 8;
export const DRY_ENDS = 30;
const DOCUMENT = /\.(?:pdf|docx?|xlsx?|pptx?|csv|json|xml|rss|atom|txt|odt|ods|rtf|epub)$/i;

/** Whether it is a file whose links nobody reads. */
export function isDocument({ pathname }: URL): boolean {
  return DOCUMENT.test(pathname);
}

/** Notes what reading a page told about the page itself; false when it has no links to follow. */
export function notePage(links: MapLinks, page: ReadPage, askedUrl: string): boolean {
  if (page.status === 404 || page.status === 410) links.drop(askedUrl);
  if (page.status >= 400) return false;
  const { title, description } = page;
  links.describe(page.finalUrl, {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
  });
  return true;
}

/** Pages still to be read, in the order of their promise, and what was learnt of each shape. */
export class LinkFrontier implements Frontier<Waiting> {
  readonly #parts: FrontierParts;
  readonly #traps: TrapGuard;
  readonly #seen = new Set<string>();
  /** Pages in a row of one shape that led to nothing new. */
  readonly #dry = new Map<string, number>();
  readonly #first = new Queue<Waiting>();
  readonly #usual = new Queue<Waiting>();
  readonly #last = new Queue<Waiting>();
  #isAllRead = true;

  /** `start`: as it was read. */
  constructor(start: ReadPage, parts: FrontierParts) {
    this.#parts = parts;
    this.#traps = createTrapGuard(parts.clock.now());
    this.#note(start.finalUrl);
    this.#take(start, start.finalUrl);
  }

  /** No page was left unread because others of its shape had led to nothing. */
  isAllRead(): boolean {
    return this.#isAllRead;
  }

  appetite(): number {
    return Infinity;
  }

  learn({ url, shape }: Waiting, page: ReadPage | undefined): void {
    const found = page === undefined ? 0 : this.#take(page, url);
    this.#dry.set(shape, found > 0 ? 0 : this.#dryness(shape) + 1);
  }

  next(): Waiting | undefined {
    return this.#first.shift() ?? this.#nextUsual() ?? this.#nextListed() ?? this.#nextLast();
  }

  #nextUsual(): Waiting | undefined {
    for (;;) {
      const waiting = this.#usual.shift();
      if (waiting === undefined || this.#dryness(waiting.shape) < DRY_WAITS) return waiting;
      this.#last.push(waiting);
    }
  }

  #nextListed(): Waiting | undefined {
    for (;;) {
      const { value: text, done } = this.#parts.listed.next();
      if (done === true) return undefined;
      const url = URL.parse(text);
      if (url === null || isDocument(url) || !this.#note(text)) continue;
      const waiting = { url: text, shape: shapeOf(url) };
      if (this.#dryness(waiting.shape) < DRY_WAITS) return waiting;
      this.#last.push(waiting);
    }
  }

  #nextLast(): Waiting | undefined {
    for (;;) {
      const waiting = this.#last.shift();
      if (waiting === undefined || this.#dryness(waiting.shape) < DRY_ENDS) return waiting;
      this.#isAllRead = false;
    }
  }

  /** Sorts the page's links in; how many were new. */
  #take(page: ReadPage, askedUrl: string): number {
    const { links } = this.#parts;
    if (!notePage(links, page, askedUrl)) return 0;
    // Where a redirect led belongs to the list; it has been read already.
    if (askedUrl !== page.finalUrl && this.#note(page.finalUrl)) {
      links.add({ url: page.finalUrl, foundOn: askedUrl }, 'link');
    }
    return page.links.filter((url) => this.#sortIn(url, page.finalUrl)).length;
  }

  #sortIn(text: string, foundOn: string): boolean {
    const { links, isPreferred } = this.#parts;
    const url = URL.parse(text);
    if (url === null) return false;
    const key = urlKey(text, PAGE_IDENTITY, url);
    if (!this.#note(text, key) || this.#traps.decide(text, key).kind === 'skip') return false;
    if (links.add({ url: text, parsed: url, foundOn }, 'link') === 'outside') return false;
    if (isDocument(url)) return true;
    const waiting = { url: text, shape: shapeOf(url) };
    if (isPagination(url) || isPreferred(text)) this.#first.push(waiting);
    else this.#usual.push(waiting);
    return true;
  }

  /** True at first sight. */
  #note(url: string, key = urlKey(url, PAGE_IDENTITY)): boolean {
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }

  #dryness(shape: string): number {
    return this.#dry.get(shape) ?? 0;
  }
}
