/**
 * What every search provider does alike: asking over the guarded net, naming failures, keeping its health, reading JSON.
 *
 * A failure is always thrown (`SEARCH_FAILED`, `SEARCH_TIMEOUT`, `RATE_LIMITED`), never an empty list. Keys stay in headers
 * and are in no message.
 */
import { HearthError } from '../../domain/errors.ts';
import type { Net, NetRequest, NetResponse } from '../../net/net.ts';
import type {
  Narrowing,
  ProviderHealth,
  SearchHit,
  SearchQuery,
  SearchResults,
} from '../../ports/search-provider.ts';
import type { Clock } from '../../ports/system.ts';

export interface ProviderParts {
  readonly net: Net;
  readonly clock: Clock;
}

export interface AskContext {
  readonly deadlineAt: number;
  readonly signal: AbortSignal;
}

const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
const REST_AFTER_429_MS = 60_000;
const REST_AFTER_REFUSAL_MS = 600_000;
const REST_AFTER_FAILURES_MS = 60_000;
const FAILURES_BEFORE_REST = 3;

export interface Health {
  read(): ProviderHealth;
  /** Runs a search and keeps what became of it. */
  watch(search: () => Promise<SearchResults>): Promise<SearchResults>;
}

/**
 * Health of one provider: ok after an answer; after a 429 it rests as long as it was told to, after a refusal (captcha,
 * block) ten minutes, after three failures in a row one minute.
 */
export function createHealth(clock: Clock): Health {
  let health: ProviderHealth = { state: 'unknown' };
  let failures = 0;
  return {
    read: () => health,
    async watch(search) {
      try {
        const results = await search();
        failures = 0;
        const { lastFailure } = health;
        health = { state: 'ok', ...(lastFailure === undefined ? {} : { lastFailure }) };
        return results;
      } catch (error) {
        if (error instanceof HearthError) {
          failures += 1;
          const restMs = restOf(error, failures);
          health = {
            state: 'failing',
            reason: error.message,
            lastFailure: { reason: error.message, at: clock.now() },
            ...(restMs === 0 ? {} : { restsUntil: clock.now() + restMs }),
          };
        }
        throw error;
      }
    },
  };
}

function restOf(error: HearthError, failures: number): number {
  if (error.code === 'RATE_LIMITED')
    return (error.retryAfterSeconds ?? REST_AFTER_429_MS / 1_000) * 1_000;
  if (error instanceof Refusal) return REST_AFTER_REFUSAL_MS;
  return failures >= FAILURES_BEFORE_REST ? REST_AFTER_FAILURES_MS : 0;
}

/** The provider does not want to be asked: captcha, block page. */
export class Refusal extends HearthError {
  constructor(message: string) {
    super('SEARCH_FAILED', message);
  }
}

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
  throw new HearthError('SEARCH_FAILED', `${name} answered ${status}.`);
}

async function fetchOrNamed(
  parts: ProviderParts,
  name: string,
  request: Omit<NetRequest, 'maxBodyBytes'>,
  context: AskContext,
): Promise<NetResponse> {
  try {
    return await parts.net.fetch({ ...request, maxBodyBytes: MAX_ANSWER_BYTES }, context);
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof HearthError)) throw error;
    if (error.code === 'SCRAPE_TIMEOUT') {
      throw new HearthError('SEARCH_TIMEOUT', `${name} did not answer in time.`, { cause: error });
    }
    throw new HearthError('SEARCH_FAILED', `${name} could not be reached: ${error.message}`, {
      cause: error,
    });
  }
}

function retryAfterOf(response: NetResponse, clock: Clock): number | undefined {
  const said = response.headers['retry-after'];
  if (said === undefined) return undefined;
  if (/^\d+$/.test(said)) return Math.min(Number(said), 86_400);
  const at = Date.parse(said);
  return Number.isNaN(at)
    ? undefined
    : Math.min(86_400, Math.max(1, Math.ceil((at - clock.now()) / 1_000)));
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
    throw new HearthError('SEARCH_FAILED', `${name} answered something that is not JSON.`, {
      cause: error,
    });
  }
  if (!isObject(value))
    throw new HearthError('SEARCH_FAILED', `${name} answered JSON of an unknown shape.`);
  return value;
}

/** The named list of objects; a missing list is `SEARCH_FAILED`, for an answer without it is no answer. */
export function listOf(value: unknown, name: string): readonly Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(value))
    throw new HearthError('SEARCH_FAILED', `${name} answered without a list of results.`);
  return value.filter((item) => isObject(item));
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text without markup and entities of the simple kind; empty for anything else. */
export function plain(value: unknown): string {
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

/** First of each address, at most the query's limit. */
export function distinct(
  hits: readonly (SearchHit | undefined)[],
  query: SearchQuery,
): readonly SearchHit[] {
  const byUrl = new Map<string, SearchHit>();
  for (const hit of hits) if (hit !== undefined && !byUrl.has(hit.url)) byUrl.set(hit.url, hit);
  return [...byUrl.values()].slice(0, query.limit);
}

/** The hits with what the provider cannot search by; `heeds` is what it can. */
export function answered(
  hits: readonly SearchHit[],
  query: SearchQuery,
  heeds: Partial<Readonly<Record<Narrowing, boolean>>>,
): SearchResults {
  const named: readonly Narrowing[] = ['location', 'filter', 'tbs'];
  const unheeded = named.filter((name) => query[name] !== undefined && heeds[name] !== true);
  return unheeded.length === 0 ? { hits } : { hits, unheeded };
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
