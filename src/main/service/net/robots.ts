/**
 * robots.txt of the sites Hearth visits: fetched once, kept for a while, asked before every page.
 *
 * Reachability by RFC 9309 section 2.3.1: a good answer is obeyed; 4xx means there are no rules; 5xx or
 * no answer in time means everything is disallowed until it can be read. A failure that the page itself
 * would meet (DNS, TLS, connection refused, address refused) is thrown as that failure.
 */
import { HearthError } from '../domain/errors.ts';
import type { Clock } from '../ports/system.ts';
import type { Net } from './net.ts';
import { crawlDelayOf, judgeRobots, MAX_ROBOTS_BYTES, parseRobots } from './robots-rules.ts';
import type { RobotsFile, RobotsVerdict } from './robots-rules.ts';

/** Product tokens Hearth answers to, best first; the group for `*` comes after them. */
export const ROBOTS_AGENTS: readonly string[] = ['HearthBot', 'Hearth', 'FirecrawlAgent'];

export interface RobotsParts {
  readonly net: Net;
  readonly clock: Clock;
  /** The User-Agent header robots.txt is fetched with. */
  readonly userAgent?: string;
}

export interface RobotsContext {
  readonly signal: AbortSignal;
  /** A caller's own product token, asked before Hearth's names. */
  readonly robotsUserAgent?: string;
  readonly skipTlsVerification?: boolean;
}

export interface RobotsAnswer extends RobotsVerdict {
  /** Pause between two requests the site asks for. */
  readonly crawlDelaySeconds?: number;
  /** Sitemaps the file names, absolute. */
  readonly sitemaps: readonly string[];
  /** Present when everything is disallowed because the file could not be read. */
  readonly unreachable?: string;
}

export interface Robots {
  /**
   * What robots.txt says about `url` (absolute, normal form). Throws the failure of reaching the site,
   * or the signal's reason.
   */
  check(url: string, context: RobotsContext): Promise<RobotsAnswer>;
}

const FETCH_LIMIT_MS = 10_000;
const KEPT_MS = 3_600_000;
const KEPT_UNREACHABLE_MS = 300_000;
const KEPT_MOST_MS = 86_400_000;
const FILES_KEPT = 5_000;

type Reading =
  | { readonly kind: 'file'; readonly file: RobotsFile }
  | { readonly kind: 'unreachable'; readonly why: string };

interface Kept {
  readonly reading: Promise<Reading>;
  /** Absent while it is being fetched. */
  until: number | undefined;
}

/** A cache of robots.txt files over `net`. */
export function createRobots(parts: RobotsParts): Robots {
  const { clock } = parts;
  const kept = new Map<string, Kept>();

  const read = (origin: string, skipTlsVerification: boolean): Promise<Reading> => {
    const key = `${origin} ${skipTlsVerification.toString()}`;
    const known = kept.get(key);
    if (known !== undefined && (known.until === undefined || known.until > clock.now())) {
      return known.reading;
    }
    const fetching = fetchRobots(parts, origin, skipTlsVerification);
    const entry: Kept = { reading: fetching.then(({ reading }) => reading), until: undefined };
    kept.delete(key);
    if (kept.size >= FILES_KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, entry);
    // Whoever asked may be gone before it fails.
    entry.reading.catch(() => undefined);
    fetching.then(
      ({ keepMs }) => {
        entry.until = clock.now() + keepMs;
      },
      () => {
        if (kept.get(key) === entry) kept.delete(key);
      },
    );
    return entry.reading;
  };

  return {
    async check(url, context) {
      const { origin } = new URL(url);
      const reading = await orAbort(
        read(origin, context.skipTlsVerification === true),
        context.signal,
      );
      if (reading.kind === 'unreachable') {
        return { allowed: false, sitemaps: [], unreachable: reading.why };
      }
      const own = context.robotsUserAgent;
      const agents = own === undefined ? ROBOTS_AGENTS : [own, ...ROBOTS_AGENTS];
      const delay = crawlDelayOf(reading.file, agents);
      return {
        ...judgeRobots(reading.file, agents, url),
        sitemaps: reading.file.sitemaps.flatMap((text) => URL.parse(text, origin)?.href ?? []),
        ...(delay === undefined ? {} : { crawlDelaySeconds: delay }),
      };
    },
  };
}

async function fetchRobots(
  { net, clock, userAgent }: RobotsParts,
  origin: string,
  skipTlsVerification: boolean,
): Promise<{ readonly reading: Reading; readonly keepMs: number }> {
  try {
    const answer = await net.fetch(
      {
        url: `${origin}/robots.txt`,
        headers: { 'user-agent': userAgent ?? ROBOTS_AGENTS.join(' '), accept: 'text/plain,*/*' },
        maxBodyBytes: MAX_ROBOTS_BYTES * 8,
        skipTlsVerification,
      },
      { deadlineAt: clock.now() + FETCH_LIMIT_MS },
    );
    if (answer.status >= 500) return unreachable(`it answered ${answer.status.toString()}`);
    const isFile = answer.status >= 200 && answer.status < 300;
    const file = parseRobots(isFile ? new TextDecoder().decode(answer.body) : '');
    return { reading: { kind: 'file', file }, keepMs: keepMsOf(answer.headers) };
  } catch (error) {
    if (!(error instanceof HearthError)) throw error;
    if (error.code === 'SCRAPE_TIMEOUT') return unreachable('it did not answer in time');
    // Too large, redirected in circles: there is no file to obey.
    if (error.code === 'SCRAPE_TOO_LARGE' || error.code === 'SCRAPE_TOO_MANY_REDIRECTS') {
      return { reading: { kind: 'file', file: parseRobots('') }, keepMs: KEPT_MS };
    }
    throw error;
  }
}

/** The refusal of a page by robots.txt: names the rule and what to do. */
export function robotsDenied(url: string, answer: RobotsAnswer): HearthError {
  const host = URL.parse(url)?.host ?? url;
  const why =
    answer.unreachable === undefined
      ? `disallows this address ("${answer.rule ?? 'Disallow'}" for ${answer.agent ?? '*'})`
      : `could not be read (${answer.unreachable}), which means no`;
  return new HearthError(
    'SCRAPE_ROBOTS_DENIED',
    `robots.txt of ${host} ${why}. Set ignoreRobotsTxt to true to fetch it all the same.`,
  );
}

function unreachable(why: string): { readonly reading: Reading; readonly keepMs: number } {
  return { reading: { kind: 'unreachable', why }, keepMs: KEPT_UNREACHABLE_MS };
}

/** An hour, or what Cache-Control asks for between five minutes and a day. */
function keepMsOf(headers: Readonly<Record<string, string>>): number {
  const seconds = /max-age=(\d+)/i.exec(headers['cache-control'] ?? '')?.[1];
  if (seconds === undefined) return KEPT_MS;
  return Math.min(KEPT_MOST_MS, Math.max(KEPT_UNREACHABLE_MS, Number(seconds) * 1_000));
}

/** Waits for `work` no longer than the signal allows; the work itself goes on for others. */
function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) return Promise.reject(asError(signal.reason));
  return new Promise<T>((resolve, reject) => {
    const onAbort = (): void => reject(asError(signal.reason));
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('aborted', { cause: reason });
}
