/**
 * A sample of what a sitemap lacks: a few pages are read, and their links compared with the list.
 *
 * Read are listed pages, closer together at the beginning of the list, where the pages are that lead to many others,
 * and what the pages name that is not listed. Where a listed page names such an address its neighbours in the list are read
 * as well. The sample ends when several pages in a row taught nothing, more of them the more was not listed, and tells how
 * much may still be unseen; or when so much was not listed that the sitemap is no guide, and all links are to be walked.
 */
import type { Clock } from '../ports/system.ts';
import { createTrapGuard, type TrapGuard } from '../domain/traps.ts';
import { shapeOf } from '../domain/url-shape.ts';
import { PAGE_IDENTITY, urlKey } from '../domain/url-key.ts';
import { DRY_ENDS, isDocument, notePage } from './map-frontier.ts';
import type { MapLinks } from './map-links.ts';
import { Queue, type Frontier, type ReadPage, type Waiting } from './map-walk.ts';

interface Drawn extends Waiting {
  /** Its place in the list, where it was taken from there. */
  readonly index?: number;
}

/**
 * What part of the list lies before the pages that are read of it; one more is of those the start links to. In a list by
 * levels the pages end there that name so many others each that a part of these is not listed.
 */
const SAMPLED_AT = [1 / 2, 1 / 3, 1 / 6, 1 / 12, 1 / 24];
const SAMPLE = SAMPLED_AT.length + 1;
/** Of what pages name: from this share on the list says too little of the site. */
const MOST_UNLISTED = 0.25;
/** Before so many addresses were named, a share means nothing. */
const FEW_LINKED = 10;
const DOUBT = 0.05;

export class SitemapSample implements Frontier<Drawn> {
  readonly #links: MapLinks;
  readonly #traps: TrapGuard;
  /** Named by a page. */
  readonly #linked = new Set<string>();
  /** Read, or waiting for it. */
  readonly #taken = new Set<string>();
  readonly #near = new Queue<Drawn>();
  readonly #unlisted = new Queue<Drawn>();
  readonly #sample = new Queue<Drawn>();
  #unlistedCount = 0;
  /** Addresses named since the last one that was not listed. */
  #listedSince = 0;
  /** Pages in a row that named nothing new. */
  #dryPages = 0;
  #isSampleNext = false;

  /** `start`: as it was read. */
  constructor(start: ReadPage, links: MapLinks, clock: Clock) {
    this.#links = links;
    this.#traps = createTrapGuard(clock.now());
    this.#taken.add(urlKey(start.finalUrl, PAGE_IDENTITY));
    const ofList = SAMPLED_AT.map((part) => Math.round(links.size() * part));
    const ofStart = start.links.flatMap((url) => links.placeOf(url) ?? []);
    const middle = ofStart.slice(ofStart.length / 2).slice(0, 1);
    this.#take(start, start.finalUrl);
    for (const place of [...middle, ...ofList]) this.#sample.push(...this.#draw(place));
  }

  /** Whether the list says nearly all, as far as is known. */
  isGuide(): boolean {
    return this.#linked.size < FEW_LINKED || this.#share() < MOST_UNLISTED;
  }

  appetite(): number {
    if (!this.isGuide()) return 0;
    const doubtful = Math.round((DRY_ENDS - SAMPLE) * (this.#share() / MOST_UNLISTED));
    return SAMPLE + Math.min(DRY_ENDS - SAMPLE, doubtful) - this.#dryPages;
  }

  /**
   * Addresses that may still be unseen, with 95 % confidence; undefined where too little was seen. If a share p of the site
   * were not listed, so many addresses named in a row would all be listed with the probability (1 - p)^count; p is where that
   * falls below the doubt that is allowed.
   */
  unseenAtMost(): number | undefined {
    if (this.#listedSince === 0) return undefined;
    const share = 1 - DOUBT ** (1 / this.#listedSince);
    return share < MOST_UNLISTED
      ? Math.ceil((this.#links.size() * share) / (1 - share))
      : undefined;
  }

  /** What is not listed, and the sample of what is, in turns. */
  next(): Drawn | undefined {
    const near = this.#near.shift();
    if (near !== undefined) return near;
    this.#isSampleNext = !this.#isSampleNext;
    return this.#isSampleNext
      ? (this.#sample.shift() ?? this.#unlisted.shift())
      : (this.#unlisted.shift() ?? this.#sample.shift());
  }

  learn({ url, index }: Drawn, page: ReadPage | undefined): void {
    const found = page === undefined ? 0 : this.#take(page, url);
    this.#dryPages = found > 0 ? 0 : this.#dryPages + 1;
    if (found === 0 || index === undefined) return;
    this.#near.push(...this.#draw(index - 1), ...this.#draw(index + 1));
  }

  #share(): number {
    return this.#unlistedCount / Math.max(1, this.#linked.size);
  }

  /** How many addresses the page names that are not listed. */
  #take(page: ReadPage, askedUrl: string): number {
    if (!notePage(this.#links, page, askedUrl)) return 0;
    return page.links.filter((url) => this.#sortIn(url, page.finalUrl)).length;
  }

  #sortIn(text: string, foundOn: string): boolean {
    const url = URL.parse(text);
    if (url === null) return false;
    const key = urlKey(text, PAGE_IDENTITY, url);
    if (this.#linked.has(key) || this.#traps.decide(text, key).kind === 'skip') return false;
    const outcome = this.#links.add({ url: text, parsed: url, foundOn }, 'link');
    if (outcome === 'outside') return false;
    this.#linked.add(key);
    this.#listedSince = outcome === 'known' ? this.#listedSince + 1 : 0;
    // with another query it is another page, though the list may leave queries out
    if (outcome === 'known' && url.search === '') return false;
    if (!isDocument(url) && !this.#taken.has(key)) {
      this.#taken.add(key);
      this.#unlisted.push({ url: text, shape: shapeOf(url) });
    }
    this.#unlistedCount += outcome === 'new' ? 1 : 0;
    return outcome === 'new';
  }

  /** The listed page of that place, where it is a page that was not taken before. */
  #draw(index: number): readonly Drawn[] {
    const text = this.#links.at(index) ?? '';
    const url = URL.parse(text);
    if (url === null || isDocument(url)) return [];
    const key = urlKey(text, PAGE_IDENTITY, url);
    if (this.#taken.has(key)) return [];
    this.#taken.add(key);
    return [{ url: text, shape: shapeOf(url), index }];
  }
}
