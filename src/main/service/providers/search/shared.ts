/**
 * What every search provider does alike: asking over the guarded net, naming failures, reading JSON.
 *
 * A failure is always thrown (`SEARCH_FAILED`, `SEARCH_TIMEOUT`, `RATE_LIMITED`), never an empty list; one of the provider's
 * own making is a `Fault` (health.ts). Keys stay in headers and are in no message.
 */
import { HearthError } from '../../domain/errors.ts';
import { retryAfterMs } from '../../domain/retry-after.ts';
import { PAGE_IDENTITY, urlKey } from '../../domain/url-key.ts';
import type { Net, NetRequest, NetResponse } from '../../net/net.ts';
import type {
  Narrowing,
  SearchHit,
  SearchQuery,
  SearchResults,
} from '../../ports/search-provider.ts';
import type { Clock } from '../../ports/system.ts';
import { Fault } from './health.ts';

export interface ProviderParts {
  readonly net: Net;
  readonly clock: Clock;
}

export interface AskContext {
  readonly deadlineAt: number;
  readonly signal: AbortSignal;
}

const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
/** A provider that was silent so long is at fault, whoever left first. */
const SILENCE_MS = 10_000;

/** Asks and answers 2xx only. `name` is how messages call the provider. */
export async function ask(
  parts: ProviderParts,
  name: string,
  request: Omit<NetRequest, 'maxBodyBytes'>,
  context: AskContext,
): Promise<NetResponse> {
  const response = await fetchOrNamed(parts, name, request, context);
  const { status } = response;
  if (status >= 200 && status < 300) return response;
  if (status === 429) {
    const seconds = retryAfterOf(response, parts.clock);
    throw new HearthError(
      'RATE_LIMITED',
      `${name} asks to wait${seconds === undefined ? '' : ` ${seconds} seconds`} (429).`,
      {
        ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
      },
    );
  }
  if (status === 401 || status === 403 || status === 402) {
    throw new HearthError(
      'SEARCH_FAILED',
      `${name} refused the request (${status}); check its key, plan and settings.`,
    );
  }
  const message = `${name} answered ${status}.`;
  // 4xx is about this one request
  throw status >= 500 ? new Fault(message) : new HearthError('SEARCH_FAILED', message);
}

async function fetchOrNamed(
  parts: ProviderParts,
  name: string,
  request: Omit<NetRequest, 'maxBodyBytes'>,
  context: AskContext,
): Promise<NetResponse> {
  const from = parts.clock.now();
  try {
    return await parts.net.fetch({ ...request, maxBodyBytes: MAX_ANSWER_BYTES }, context);
  } catch (error) {
    const late = `${name} did not answer in time.`;
    const isOver =
      context.signal.aborted || (error instanceof HearthError && error.code === 'SCRAPE_TIMEOUT');
    if (isOver && parts.clock.now() - from >= SILENCE_MS)
      throw new Fault(late, { code: 'SEARCH_TIMEOUT', cause: error });
    context.signal.throwIfAborted();
    if (!(error instanceof HearthError)) throw error;
    if (isOver) throw new HearthError('SEARCH_TIMEOUT', late, { cause: error });
    throw new Fault(`${name} could not be reached: ${whyOf(error, request.url)}`, { cause: error });
  }
}

/** Nobody who searches wrote the host's name: its spelling is none of their business. */
function whyOf(error: HearthError, url: string): string {
  if (error.code !== 'SCRAPE_DNS_RESOLUTION_ERROR') return error.message;
  const host = URL.parse(url)?.hostname ?? url;
  return `${host} was not found. Check this machine’s connection, and the provider’s address where one is set.`;
}

/** Seconds, between one and a day. */
function retryAfterOf({ headers }: NetResponse, clock: Clock): number | undefined {
  const ms = retryAfterMs(headers, clock.now());
  return ms === undefined ? undefined : Math.min(86_400, Math.max(1, Math.ceil(ms / 1_000)));
}

/** The answer's text. */
export function textOf(response: NetResponse): string {
  return new TextDecoder().decode(response.body);
}

/** The answer as a JSON object; anything else is `SEARCH_FAILED`. */
export function objectOf(response: NetResponse, name: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(textOf(response));
  } catch (error) {
    throw new Fault(`${name} answered something that is not JSON.`, { cause: error });
  }
  if (!isObject(value)) throw new Fault(`${name} answered JSON of an unknown shape.`);
  return value;
}

/** The named list of objects; a missing list is `SEARCH_FAILED`, for an answer without it is no answer. */
export function listOf(value: unknown, name: string): readonly Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(value)) throw new Fault(`${name} answered without a list of results.`);
  return value.filter((item) => isObject(item));
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text without markup and entities of the simple kind; empty for anything else. */
function plain(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/<[^<>]{0,200}>/g, '')
    .replace(/&(amp|lt|gt|quot|#0?39|#x27|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#039': "'",
  '#x27': "'",
  nbsp: ' ',
};

interface RawHit {
  readonly url: unknown;
  readonly title: unknown;
  readonly description: unknown;
  readonly date?: unknown;
  readonly imageUrl?: unknown;
  readonly imageWidth?: unknown;
  readonly imageHeight?: unknown;
}

/** A hit where the address is http(s); undefined otherwise. */
export function hitOf(raw: RawHit): SearchHit | undefined {
  const url = typeof raw.url === 'string' ? URL.parse(raw.url) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  const date = plain(raw.date);
  const image = typeof raw.imageUrl === 'string' ? URL.parse(raw.imageUrl)?.href : undefined;
  return {
    url: url.href,
    title: plain(raw.title) || url.hostname,
    description: plain(raw.description),
    ...(date === '' ? {} : { date }),
    ...(image === undefined ? {} : { imageUrl: image }),
    ...(isSize(raw.imageWidth) ? { imageWidth: raw.imageWidth } : {}),
    ...(isSize(raw.imageHeight) ? { imageHeight: raw.imageHeight } : {}),
  };
}

function isSize(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

/**
 * First of each page, at most the query's limit: addresses that differ in tracking parameters, `www.` or the scheme
 * only are one page. Of images first of each address.
 */
export function distinct(
  hits: readonly (SearchHit | undefined)[],
  query: SearchQuery,
): readonly SearchHit[] {
  const byPage = new Map<string, SearchHit>();
  for (const hit of hits) {
    if (hit === undefined) continue;
    const key = query.source === 'images' ? hit.url : urlKey(hit.url, PAGE_IDENTITY);
    if (!byPage.has(key)) byPage.set(key, hit);
  }
  return [...byPage.values()].slice(0, query.limit);
}

/** One page of a provider's results. */
interface ResultPage {
  readonly hits: readonly (SearchHit | undefined)[];
  readonly isLast: boolean;
}

/**
 * Page after page until there are enough. One after the first that fails ends the list and takes half of the time that is
 * left at most: what came before it is an answer.
 */
export async function readPages(
  query: SearchQuery,
  { most, clock }: { readonly most: number; readonly clock: Clock },
  context: AskContext,
  read: (index: number, context: AskContext) => Promise<ResultPage>,
): Promise<Pick<SearchResults, 'hits' | 'cutBy'>> {
  let hits: readonly SearchHit[] = [];
  for (let index = 0; index < most && hits.length < query.limit; index += 1) {
    const deadlineAt = index === 0 ? context.deadlineAt : (context.deadlineAt + clock.now()) / 2;
    let page: ResultPage;
    try {
      page = await read(index, { ...context, deadlineAt });
    } catch (error) {
      if (hits.length === 0 || context.signal.aborted || !(error instanceof HearthError))
        throw error;
      return { hits, cutBy: error.message.replace(/\.$/, '') };
    }
    const all = distinct([...hits, ...page.hits], query);
    const isLast = page.isLast || all.length === hits.length;
    hits = all;
    if (isLast) break;
  }
  return { hits };
}

/** The hits with what the provider cannot search by; `heeds` is what it can. */
export function answered(
  found: Pick<SearchResults, 'hits' | 'cutBy'>,
  query: SearchQuery,
  heeds: Partial<Readonly<Record<Narrowing, boolean>>>,
): SearchResults {
  const named: readonly Narrowing[] = ['location', 'filter', 'tbs'];
  const unheeded = named.filter((name) => query[name] !== undefined && heeds[name] !== true);
  return unheeded.length === 0 ? found : { ...found, unheeded };
}

/** Whether the time is searched by as asked: none but Google knows hours and sorts by date. */
export function heedsTime({ tbs = '' }: SearchQuery, { knowsDays = true } = {}): boolean {
  const period = periodOf(tbs);
  if (period === undefined || /(?:^|,)sbd:1/.test(tbs)) return false;
  return period.kind === 'between' ? knowsDays : period.unit !== 'hour';
}

export type Period =
  | { readonly kind: 'past'; readonly unit: 'hour' | 'day' | 'week' | 'month' | 'year' }
  /** ISO days. */
  | { readonly kind: 'between'; readonly from: string; readonly to: string };

/** `qdr:w` and `cdr:1,cd_min:1/31/2024,cd_max:2/28/2024`. Undefined for none or an unknown one. */
export function periodOf(tbs: string | undefined): Period | undefined {
  const unit = /(?:^|,)qdr:([hdwmy])/.exec(tbs ?? '')?.[1];
  switch (unit) {
    case 'h':
      return { kind: 'past', unit: 'hour' };
    case 'd':
      return { kind: 'past', unit: 'day' };
    case 'w':
      return { kind: 'past', unit: 'week' };
    case 'm':
      return { kind: 'past', unit: 'month' };
    case 'y':
      return { kind: 'past', unit: 'year' };
    default: {
      const from = isoDay(/cd_min:(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(tbs ?? ''));
      const to = isoDay(/cd_max:(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(tbs ?? ''));
      return from === undefined || to === undefined ? undefined : { kind: 'between', from, to };
    }
  }
}

function isoDay(match: RegExpExecArray | null): string | undefined {
  if (match === null) return undefined;
  const [, month = '', day = '', year = ''] = match;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
