/**
 * Address patterns in which a crawler never comes to an end, recognised and bounded.
 *
 * Two ways: some addresses are refused by their shape alone (segments that repeat, parameters that
 * repeat, dates far away, monstrous length); others belong to a family (calendar days, filter
 * combinations) of which a bounded number is taken. Families are counted by distinct address, so that
 * meeting a link twice costs nothing, and memory is bounded too. Session ids are no trap here: they are
 * not part of a page's identity (`url-key.ts`).
 */
import type { Decision } from './scope.ts';

export interface TrapGuard {
  /** Decides for an address and, when it is taken, counts it. `key` is its urlKey. */
  decide(url: string, key: string): Decision;
}

/** Most addresses taken of one family. */
export const FAMILY_LIMITS = {
  /** Days, months and years of one calendar. */
  calendar: 200,
  /** Combinations of two or more query parameters on one path, or of one thing that a parameter names. */
  filters: 150,
  /** Values of a single query parameter on one path (pages of a list, ids). */
  values: 20_000,
} as const;

const TAKE: Decision = { kind: 'take' };
const MAX_URL_CHARS = 2_048;
const MAX_SEGMENTS = 30;
const MAX_SAME_SEGMENT = 3;
const MAX_SAME_PARAMETER = 2;
const MAX_PARAMETERS = 12;
const MAX_FAMILIES = 2_000;
const MAX_REMEMBERED = 100_000;
const YEARS_BACK = 130;
const YEARS_AHEAD = 2;

/** A guard for one crawl; `now` in ms since the epoch. What it counts is lost on restart, harmlessly. */
export function createTrapGuard(now: number): TrapGuard {
  const families = new Families();
  // Apart: a forum has tens of thousands of them, which must not displace the counts of its calendar.
  const things = new Families();
  const thisYear = new Date(now).getUTCFullYear();

  return {
    decide(text, key) {
      const url = URL.parse(text);
      if (url === null) return TAKE;
      const shape = refusedShape(url, thisYear);
      if (shape !== undefined) return { kind: 'skip', reason: `looks like a trap: ${shape}` };
      const family = familyOf(url, queryOf(key));
      if (family === undefined) return TAKE;
      if ((family.isThing === true ? things : families).take(family, key)) return TAKE;
      return {
        kind: 'skip',
        reason: `looks like a trap: ${family.limit.toString()} ${family.what} were taken already`,
      };
    },
  };
}

/** Distinct members of each family, a bounded number in all; the oldest families are forgotten first. */
class Families {
  readonly #members = new Map<string, Set<string>>();
  #remembered = 0;

  /** False when the family is full and `key` no member of it. */
  take(family: Family, key: string): boolean {
    const members = this.#members.get(family.name) ?? new Set<string>();
    if (members.has(key)) return true;
    if (members.size >= family.limit) return false;
    this.#members.set(family.name, members.add(key));
    this.#remembered += 1;
    while (this.#members.size > MAX_FAMILIES || this.#remembered > MAX_REMEMBERED) {
      const [oldest] = this.#members.keys();
      if (oldest === undefined || oldest === family.name) break;
      this.#remembered -= this.#members.get(oldest)?.size ?? 0;
      this.#members.delete(oldest);
    }
    return true;
  }
}

/** Tracking and session parameters are no part of a page's identity, and make no combinations. */
function queryOf(key: string): URLSearchParams {
  const at = key.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : key.slice(at));
}

function refusedShape(url: URL, thisYear: number): string | undefined {
  if (url.href.length > MAX_URL_CHARS)
    return `the address has ${url.href.length.toString()} characters`;
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  if (segments.length > MAX_SEGMENTS) return `${segments.length.toString()} path segments`;
  const segment = mostRepeated(segments, MAX_SAME_SEGMENT);
  if (segment !== undefined) return `the path segment "${segment}" repeats`;
  if (url.search !== '') {
    const names = url.search
      .slice(1)
      .split('&')
      .map((pair) => pair.split('=', 1)[0] ?? '');
    if (names.length > MAX_PARAMETERS) return `${names.length.toString()} query parameters`;
    const name = mostRepeated(names, MAX_SAME_PARAMETER);
    if (name !== undefined && !name.endsWith('[]') && !name.endsWith('%5B%5D')) {
      return `the query parameter "${name}" repeats`;
    }
  }
  const year = yearOf(url);
  if (year !== undefined && (year > thisYear + YEARS_AHEAD || year < thisYear - YEARS_BACK)) {
    return `a calendar page of the year ${year.toString()}`;
  }
  return undefined;
}

/** A value that stands more than `most` times. */
function mostRepeated(values: readonly string[], most: number): string | undefined {
  if (values.length <= most) return undefined;
  const counts = new Map<string, number>();
  for (const value of values) {
    const count = (counts.get(value) ?? 0) + 1;
    if (count > most) return value;
    counts.set(value, count);
  }
  return undefined;
}

interface Family {
  readonly name: string;
  readonly limit: number;
  readonly what: string;
  /** It is one of many: a topic, an article, a product. */
  readonly isThing?: true;
}

/** Parameters that turn the pages of a list. */
const PAGE_NAME =
  /^(?:page|p|pg|paged|page_?no|page_?num(?:ber)?|offset|start|from|skip|seite|pagina)$/i;
/** Parameters that name a thing, as a path segment does elsewhere: `?f=3&t=812`, `?title=Fjord&action=history`. */
const THING_NAME =
  /^(?:\w*id|title|topic|thread|article|story|product|item|sku|isbn|book|node|nid|category|cat)$/i;
const THING_LETTER = /^[ft]$/i;

/** `/2026/03/`, `/2026-03-14` at the end of a path; `/2026` may as well be a page's number. */
const PATH_DATE = /\/(\d{4})(?:[/-](\d{1,2})(?:[/-](\d{1,2}))?)?\/?$/;
const DATE_VALUE = /^(\d{4})(?:-?\d{2}(?:-?\d{2})?)?$/;
const DATE_NAME =
  /^(?:date|day|month|year|yr|mo|week|cal|calendar|eventdate|event_date|start|from|tribe-bar-date|ical)$/i;

function familyOf(url: URL, query: URLSearchParams): Family | undefined {
  const dated = PATH_DATE.exec(url.pathname);
  // a number alone is an id more often than a year, and there are few years
  if (dated?.[2] !== undefined && isYear(dated[1])) {
    const base = url.pathname.slice(0, dated.index);
    return calendar(`${url.host}${base}`);
  }
  const pairs = [...query];
  if (pairs.length === 0) return undefined;
  if (pairs.some(([name]) => DATE_NAME.test(name)) && pairs.some(([, value]) => isDate(value))) {
    return calendar(`${url.host}${url.pathname}?`);
  }
  return combination(`${url.host}${url.pathname}`, url.pathname, pairs);
}

type Pair = readonly [name: string, value: string];

function combination(base: string, path: string, pairs: readonly Pair[]): Family {
  const names = namesOf(pairs);
  // the pages of a list are no combinations of it
  const chosen = pairs.filter(([name, value]) => !isPaging(name, value));
  const things = chosen.filter(([name, value]) => isThing(name, value));
  const filters = namesOf(chosen.filter(([name, value]) => !isThing(name, value)));
  if (filters.length > (things.length > 0 ? 0 : 1)) {
    const named = things.map(([name, value]) => `${name}=${value}`).join('&');
    return {
      name: `${base}?*${named}`,
      limit: FAMILY_LIMITS.filters,
      what: `combinations of query parameters of ${path}${named === '' ? '' : `?${named}`}`,
      ...(named === '' ? {} : { isThing: true }),
    };
  }
  const said = names.join('", "');
  return {
    name: `${base}?${names.join('&')}`,
    limit: FAMILY_LIMITS.values,
    what: `values of the query parameter${names.length > 1 ? 's' : ''} "${said}" of ${path}`,
  };
}

function namesOf(pairs: readonly Pair[]): readonly string[] {
  return [...new Set(pairs.map(([name]) => name))].sort();
}

function isPaging(name: string, value: string): boolean {
  return PAGE_NAME.test(name) && /^\d+$/.test(value);
}

function isThing(name: string, value: string): boolean {
  return THING_NAME.test(name) || (THING_LETTER.test(name) && /^\d+$/.test(value));
}

function calendar(base: string): Family {
  return {
    name: `calendar ${base}`,
    limit: FAMILY_LIMITS.calendar,
    what: `calendar pages below ${base}`,
  };
}

function isYear(text: string | undefined): boolean {
  return text !== undefined && /^(?:1[6-9]|2\d)\d\d$/.test(text);
}

function isDate(value: string): boolean {
  return isYear(DATE_VALUE.exec(value)?.[1]);
}

/** The year of a calendar page, from path or query. */
function yearOf(url: URL): number | undefined {
  const dated = PATH_DATE.exec(url.pathname);
  if (dated?.[2] !== undefined && isYear(dated[1])) return Number(dated[1]);
  if (url.search === '') return undefined;
  for (const [name, value] of url.searchParams) {
    if (DATE_NAME.test(name) && isDate(value)) return Number(value.slice(0, 4));
  }
  return undefined;
}

const MISSING_WORDS =
  /\b(?:page (?:could )?not (?:be )?found|page (?:doesn.t|does not) exist|(?:error )?404(?: error|\b.*not found)|seite nicht gefunden|page introuvable|p[aá]gina no encontrada|pagina non trovata|页面不存在|ページが見つかりません|не найдена)/i;
const SOFT_MISSING_CHARS = 1_500;

/**
 * True for a page that says "not found" with a good status: the title says so, or a short text does.
 * Such pages are kept, but their links are not followed.
 */
export function isSoftMissing(page: {
  readonly status: number;
  readonly title: string;
  readonly text: string;
}): boolean {
  if (page.status < 200 || page.status > 299) return false;
  if (MISSING_WORDS.test(page.title)) return true;
  return page.text.length < SOFT_MISSING_CHARS && MISSING_WORDS.test(page.text);
}

/** Most pages of one job that may have the very same text before their links are no longer followed. */
export const SAME_TEXT_LIMIT = 20;
