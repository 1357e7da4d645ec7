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
  /** Combinations of two or more query parameters on one path. */
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
  const families = new Map<string, Set<string>>();
  let remembered = 0;
  const thisYear = new Date(now).getUTCFullYear();

  return {
    decide(text, key) {
      const url = URL.parse(text);
      if (url === null) return TAKE;
      const shape = refusedShape(url, thisYear);
      if (shape !== undefined) return { kind: 'skip', reason: `looks like a trap: ${shape}` };
      const family = familyOf(url);
      if (family === undefined) return TAKE;
      const members = families.get(family.name) ?? new Set<string>();
      if (members.has(key)) return TAKE;
      if (members.size >= family.limit) {
        return {
          kind: 'skip',
          reason: `looks like a trap: ${family.limit.toString()} ${family.what} were taken already`,
        };
      }
      families.set(family.name, members.add(key));
      remembered += 1;
      while (families.size > MAX_FAMILIES || remembered > MAX_REMEMBERED) {
        const [oldest] = families.keys();
        if (oldest === undefined || oldest === family.name) break;
        remembered -= families.get(oldest)?.size ?? 0;
        families.delete(oldest);
      }
      return TAKE;
    },
  };
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
}

/** `/2026/03/`, `/2026-03-14` at the end of a path; `/2026` may as well be a page's number. */
const PATH_DATE = /\/(\d{4})(?:[/-](\d{1,2})(?:[/-](\d{1,2}))?)?\/?$/;
const DATE_VALUE = /^(\d{4})(?:-?\d{2}(?:-?\d{2})?)?$/;
const DATE_NAME =
  /^(?:date|day|month|year|yr|mo|week|cal|calendar|eventdate|event_date|start|from|tribe-bar-date|ical)$/i;

function familyOf(url: URL): Family | undefined {
  const dated = PATH_DATE.exec(url.pathname);
  // a number alone is an id more often than a year, and there are few years
  if (dated?.[2] !== undefined && isYear(dated[1])) {
    const base = url.pathname.slice(0, dated.index);
    return calendar(`${url.host}${base}`);
  }
  if (url.search === '') return undefined;
  const names = [...new URLSearchParams(url.search).keys()];
  if (names.some((name) => DATE_NAME.test(name)) && [...url.searchParams.values()].some(isDate)) {
    return calendar(`${url.host}${url.pathname}?`);
  }
  const distinct = [...new Set(names)].sort();
  const isFilter = distinct.length > 1;
  return {
    name: `${url.host}${url.pathname}?${isFilter ? '*' : (distinct[0] ?? '')}`,
    limit: isFilter ? FAMILY_LIMITS.filters : FAMILY_LIMITS.values,
    what: isFilter
      ? `combinations of query parameters of ${url.pathname}`
      : `values of the query parameter "${distinct[0] ?? ''}" of ${url.pathname}`,
  };
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
