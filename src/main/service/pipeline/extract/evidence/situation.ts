/**
 * How a text stands on its page, as the numbers that the learned scorer reads: where it is, what its elements are and are
 * called, what its link leads to, what its words look like, what stands around it.
 *
 * An element and the one inside it that has all of its text are one thing: the outermost stands for both, with the names, links
 * and tags of all. Distances are counted in elements, distances and counts given as log2(1 + n). Pure.
 */
import type { Element } from 'domhandler';
import { childElements, type Page, parentOf } from '../sources/page.ts';
import { decodedUri, keyOf, wordsOf } from '../text.ts';

/** Columns of a row, in order. What a column is not asked for is 0. */
export const SITUATION_COLUMNS = [
  'behindHeading',
  'beforeHeading',
  'inMain',
  'inChrome',
  'inFooter',
  'inNav',
  'inArticle',
  'inComments',
  'inList',
  'inParagraph',
  'isLink',
  'headingRank',
  'length',
  'words',
  'capitals',
  'isUpper',
  'isClosed',
  'repeats',
  'rank',
  'titleStart',
  'titlePart',
  'titleEnd',
  'headingLikeness',
  'hostLikeness',
  'leadsTo',
  'isProfile',
  'relAuthor',
  'isFiled',
  'stepsToName',
  'nearDate',
  'siblings',
  'isIntroduced',
  'isPathWord',
  'depth',
  'origin',
  'looksLikePerson',
  'isCut',
] as const;

type Column = (typeof SITUATION_COLUMNS)[number];
export type Situation = Record<Column, number>;

/** What `leadsTo` answers for a link to the site's start. */
export const SITE_START = 5;

/** Steps upwards in which a telling name counts; farther is `NAMELESS`. */
const NAMED_WITHIN = 6;
const NAMELESS = 9;
/** Elements of one name that are known as such. */
const MOST_NAMED = 20_000;
const MOST_DISTANCE = 14;
/** Elements that hold a date; more stand on lists of entries only. */
const MOST_DATES = 200;

const EMPTY = Object.fromEntries(SITUATION_COLUMNS.map((name) => [name, 0])) as Situation;

const DATE = /(?<!\d)(?:19|20)\d\d(?!\d)|\d{1,2}[./]\d{1,2}[./]\d{2,4}/;
const PROFILE =
  /\/(?:@[\w.-]+|(?:authors?|autor(?:es|en)?|auteurs?|autore|profiles?|people|person|contributors?|staff|chefs?|writers?|journalists?|redakt\w+|users?|members?|by|team)\/[^/]+)/i;
const FILED =
  /\/(?:categor[iy]\w*|sections?|topics?|channel|kategorien?|rubri\w*|tags?|them[ae]n?)\//i;
/** Class words of comments. */
const COMMENTS = new Set(['comment', 'comments', 'reply', 'respond', 'disqus', 'replies']);

/** Of the elements around an element, the ones that say where it stands. */
const PLACES: ReadonlyMap<string, Column> = new Map([
  ['footer', 'inFooter'],
  ['nav', 'inNav'],
  ['article', 'inArticle'],
  ['li', 'inList'],
  ['p', 'inParagraph'],
]);

/** What an element and all those around it are. */
interface Around {
  readonly places: ReadonlySet<Column>;
  readonly depth: number;
  readonly link: Element | undefined;
}

const NOTHING_AROUND: Around = { places: new Set(), depth: 0, link: undefined };

/** The texts of one page, described. What all of them need is read once. */
export class Situations {
  readonly page: Page;
  /** The host's name without `www.` and its ending, as a key. */
  readonly #host: string;
  readonly #path: string;
  readonly #hostname: string;
  readonly #pathWords: ReadonlySet<string>;
  readonly #title: string;
  readonly #titleParts: readonly string[];
  readonly #heading: string;
  readonly #headingAt: number;
  readonly #named = new Map<ReadonlySet<string>, ReadonlySet<Element>>();
  readonly #around = new Map<Element, Around>();
  readonly #siblings = new Map<Element, Map<string, number>>();
  #dates: readonly number[] | undefined;
  #repeats: ReadonlyMap<string, number> | undefined;

  constructor(page: Page) {
    this.page = page;
    const url = URL.parse(page.url);
    this.#host = hostKeyOf(page.url);
    this.#hostname = bareHost(url);
    this.#path = url?.pathname ?? '/';
    const folders = this.#path.split('/').slice(1, -1);
    this.#pathWords = new Set(folders.map((part) => keyOf(decodedUri(part))));
    this.#title = keyOf(page.title);
    this.#titleParts = partsOfTitle(page.title).map(keyOf);
    this.#heading = page.heading === undefined ? '' : keyOf(page.text(page.heading));
    this.#headingAt = page.heading === undefined ? -1 : page.order(page.heading);
  }

  /** The text is a part of the page's title, or like the host's name. */
  isOfSite(text: string): boolean {
    const key = keyOf(text);
    return this.#isTitlePart(key) || this.#hostLikeness(text, key) > 0;
  }

  #isTitlePart(key: string): boolean {
    return key !== '' && this.#titleParts.length > 1 && this.#titleParts.includes(key);
  }

  /** How a text relates to the page's title, address and heading, wherever it stands. */
  ofText(text: string): Situation {
    const key = keyOf(text);
    const parts = text.split(/\s+/);
    const is = (holds: boolean): number => Number(key !== '' && holds);
    return {
      ...EMPTY,
      length: log(text.length),
      words: wordsOf(text).length,
      capitals: parts.filter((part) => /^["“'(]?[\p{Lu}\p{Lo}]/u.test(part)).length / parts.length,
      isUpper: is(/\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)),
      isClosed: is(/[.!?…]["”»)]?$/u.test(text)),
      titleStart: is(this.#title.startsWith(key)),
      titleEnd: is(this.#title.endsWith(key)),
      titlePart: Number(this.#isTitlePart(key)),
      headingLikeness: this.#headingLikeness(key),
      hostLikeness: this.#hostLikeness(text, key),
      isPathWord: is(this.#pathWords.has(key)),
      repeats: log(this.#timesSaid(key)),
      stepsToName: NAMELESS,
      nearDate: MOST_DISTANCE,
    };
  }

  /** The same with where the element stands. `names` are class words that name what is looked for. */
  ofElement(element: Element, text: string, names: ReadonlySet<string>): Situation {
    const { page } = this;
    const row = this.ofText(text);
    const at = page.order(element);
    const zone = page.zone(element);
    row.behindHeading = log(Math.max(0, at - this.#headingAt));
    row.beforeHeading = log(Math.max(0, this.#headingAt - at));
    row.inMain = Number(zone === 'main');
    row.inChrome = Number(zone === 'chrome');
    const chain = chainOf(element, page);
    this.#readChain(row, chain, names);
    this.#readAbove(row, element, names);
    row.nearDate = this.#toDate(at);
    row.siblings = log(this.#siblingsOf(element));
    return row;
  }

  #readChain(row: Situation, chain: readonly Element[], names: ReadonlySet<string>): void {
    for (const element of chain) {
      const { name, attribs } = element;
      if (/^h[1-6]$/.test(name)) row.headingRank = Number(name[1]);
      if (this.#namedBy(names).has(element)) row.stepsToName = 0;
      if (/\bauthor\b/.test(attribs['rel'] ?? '')) row.relAuthor = 1;
      const href = name === 'a' ? attribs['href'] : undefined;
      if (href === undefined) continue;
      row.isLink = 1;
      row.leadsTo = this.leadsTo(href);
      row.isProfile = Number(PROFILE.test(href));
      row.isFiled = Number(FILED.test(href));
    }
  }

  #readAbove(row: Situation, element: Element, names: ReadonlySet<string>): void {
    const parent = parentOf(element);
    const { places, depth, link } = this.#aroundOf(parent);
    for (const place of places) row[place] = 1;
    row.depth = depth;
    if (link !== undefined && row.isLink === 0) {
      row.isLink = 0.5;
      row.leadsTo = this.leadsTo(link.attribs['href'] ?? '#');
    }
    const isNamed = this.#namedBy(names);
    let at = parent;
    for (let steps = 1; steps <= NAMED_WITHIN && at !== undefined; steps += 1, at = parentOf(at)) {
      if (steps < row.stepsToName && isNamed.has(at)) row.stepsToName = steps;
    }
  }

  /** Children of the same parent and name, itself included. */
  #siblingsOf(element: Element): number {
    const parent = parentOf(element);
    if (parent === undefined) return 1;
    let counts = this.#siblings.get(parent);
    if (counts === undefined) {
      counts = new Map();
      for (const { name } of childElements(parent)) counts.set(name, (counts.get(name) ?? 0) + 1);
      this.#siblings.set(parent, counts);
    }
    return counts.get(element.name) ?? 1;
  }

  /** Found once for each element: it has what its parent has. */
  #aroundOf(element: Element | undefined): Around {
    if (element === undefined) return NOTHING_AROUND;
    const unknown: Element[] = [];
    let known: Around | undefined;
    let at: Element | undefined = element;
    while (at !== undefined && (known = this.#around.get(at)) === undefined) {
      unknown.push(at);
      at = parentOf(at);
    }
    const isComment = this.#namedBy(COMMENTS);
    return unknown.reduceRight<Around>((above, one) => {
      const place = PLACES.get(one.name);
      const more = [place, isComment.has(one) ? ('inComments' as const) : undefined].filter(
        (name): name is Column => name !== undefined && !above.places.has(name),
      );
      const own: Around = {
        places: more.length === 0 ? above.places : new Set([...above.places, ...more]),
        depth: above.depth + 1,
        link: one.name === 'a' ? one : above.link,
      };
      this.#around.set(one, own);
      return own;
    }, known ?? NOTHING_AROUND);
  }

  /** 1 nowhere, 2 another site, 3 a page of this site, 4 a folder above this page, 5 the site's start. */
  leadsTo(href: string): number {
    const url = URL.parse(href, this.page.base);
    if (url === null || href.startsWith('#') || !url.protocol.startsWith('http')) return 1;
    if (bareHost(url) !== this.#hostname) return 2;
    const path = url.pathname.replace(/\/(?:index\.\w+)?$/, '');
    if (path === '' && url.search === '') return SITE_START;
    return path !== '' && this.#path.startsWith(`${path}/`) ? 4 : 3;
  }

  /** 3 the heading itself, 2 holds it, 1 is part of it. */
  #headingLikeness(key: string): number {
    const heading = this.#heading;
    if (key === '' || heading === '') return 0;
    if (key === heading) return 3;
    if (key.includes(heading)) return 2;
    return Number(heading.includes(key));
  }

  /** 3 the host's own name, 2 holds it, 1.5 is part of it, 1 its initials are. */
  #hostLikeness(text: string, key: string): number {
    const host = this.#host;
    if (key.length < 3 || host.length < 3) return 0;
    if (key === host) return 3;
    if (key.includes(host)) return 2;
    if (host.includes(key)) return 1.5;
    const initials = wordsOf(text).map((word) => word.charAt(0));
    return Number(initials.length > 1 && host.includes(initials.join('')));
  }

  /** Elements whose class or id says one of the names. */
  #namedBy(names: ReadonlySet<string>): ReadonlySet<Element> {
    let own = this.#named.get(names);
    if (own === undefined)
      this.#named.set(names, (own = new Set(this.page.named(names, MOST_NAMED))));
    return own;
  }

  #toDate(at: number): number {
    this.#dates ??= datesIn(this.page);
    let nearest = Infinity;
    for (const date of this.#dates) nearest = Math.min(nearest, Math.abs(date - at));
    return Math.min(MOST_DISTANCE, log(nearest));
  }

  /** How often a short text stands on the page by itself. */
  #timesSaid(key: string): number {
    this.#repeats ??= shortTexts(this.page);
    return this.#repeats.get(key) ?? 0;
  }
}

const log = (count: number): number => Math.log2(1 + count);

/** The element says no more than what its parent says: the parent stands for both. */
export function isInner(element: Element, page: Page): boolean {
  const parent = parentOf(element);
  if (parent === undefined || parent.name === 'body') return false;
  return page.textLength(parent) === page.textLength(element);
}

/** The element and those inside it that hold all of its text. */
function chainOf(element: Element, page: Page): readonly Element[] {
  const length = page.textLength(element);
  const chain: Element[] = [];
  for (let at: Element | undefined = element; at !== undefined;) {
    chain.push(at);
    at = childElements(at).find((child) => page.textLength(child) === length);
  }
  return chain;
}

function shortTexts(page: Page): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const element of page.elements) {
    const length = page.textLength(element);
    if (length < 2 || length > 80 || isInner(element, page)) continue;
    const key = keyOf(page.text(element));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function datesIn(page: Page): readonly number[] {
  const found: number[] = [];
  for (const [at, element] of page.elements.entries()) {
    const length = page.textLength(element);
    const isShort = length >= 6 && length < 60;
    if (element.name === 'time' || (isShort && DATE.test(page.text(element)))) found.push(at);
    if (found.length >= MOST_DATES) break;
  }
  return found;
}

/** What a title is put together from: headline, section, site. */
export function partsOfTitle(title: string): readonly string[] {
  return title.split(/\s+[|–—·•»:›]\s+|\s+-\s+|\s*[|»›]\s*/).filter((part) => part !== '');
}

function bareHost(url: URL | null): string {
  return url?.hostname.replace(/^www\./, '') ?? '';
}

/** The host's name without `www.` and its ending. */
export function hostKeyOf(url: string): string {
  return keyOf(bareHost(URL.parse(url)).replace(/\.[a-z]+(?:\.[a-z]{2})?$/, ''));
}
