/**
 * robots.txt of the sites Hearth visits: fetched once, kept for a while, asked before every page.
 *
 * Reachability by RFC 9309 section 2.3.1: a good answer is obeyed; 4xx means there are no rules; 5xx, a
 * broken answer or none in time means everything is disallowed until it can be read. Where not even a
 * connection can be made (DNS, refused, address refused) nothing is decided: the page meets the same
 * failure and reports it better. Certificates are not verified here: the file is public, and whether the
 * page may be fetched without is the request's to say. An answer too loose for our client is read as browsers
 * read it: such sites are rendered, and their rules hold.
 */
import { orAborted } from '../domain/abort.ts';
import { HearthError } from '../domain/errors.ts';
import type { Robots, RobotsVerdict } from '../ports/robots.ts';
import type { Clock } from '../ports/system.ts';
import { codeOf, isLooseHttp, speaksNoHttp } from './failures.ts';
import type { Net, NetRequest, NetResponse } from './net.ts';
import type { NetContext } from './request.ts';
import { crawlDelayOf, judgeRobots, MAX_ROBOTS_BYTES, parseRobots } from './robots-rules.ts';
import type { RobotsFile } from './robots-rules.ts';

/** Product tokens Hearth answers to, best first; the group for `*` comes after them. */
const ROBOTS_AGENTS: readonly string[] = ['HearthBot', 'Hearth', 'FirecrawlAgent'];

export interface RobotsParts {
  readonly net: Net;
  readonly clock: Clock;
  /** The User-Agent header robots.txt is fetched with. */
  readonly userAgent?: string;
}

/** How Hearth names itself where it does not act as a browser. */
export const HEARTH_USER_AGENT = 'Mozilla/5.0 (compatible; HearthBot/1.0; FirecrawlAgent)';

const NO_CONNECTION = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH']);
const FETCH_LIMIT_MS = 10_000;
const KEPT_MS = 3_600_000;
const KEPT_UNREACHABLE_MS = 300_000;
const KEPT_MOST_MS = 86_400_000;
const FILES_KEPT = 5_000;

type Reading =
  | { readonly kind: 'file'; readonly file: RobotsFile }
  | { readonly kind: 'unreachable'; readonly why: string }
  | { readonly kind: 'no-connection' };

interface Kept {
  readonly reading: Promise<Reading>;
  /** Absent while it is being fetched. */
  until: number | undefined;
}

/** A cache of robots.txt files over `net`. */
export function createRobots(parts: RobotsParts): Robots {
  const { clock } = parts;
  const kept = new Map<string, Kept>();

  const read = (origin: string): Promise<Reading> => {
    const known = kept.get(origin);
    if (known !== undefined && (known.until === undefined || known.until > clock.now())) {
      return known.reading;
    }
    const fetching = fetchRobots(parts, origin);
    const entry: Kept = { reading: fetching.then(({ reading }) => reading), until: undefined };
    kept.delete(origin);
    if (kept.size >= FILES_KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(origin, entry);
    fetching.then(
      ({ keepMs }) => {
        entry.until = clock.now() + keepMs;
      },
      () => {
        if (kept.get(origin) === entry) kept.delete(origin);
      },
    );
    // Whoever asked may be gone before it fails.
    entry.reading.catch(() => undefined);
    return entry.reading;
  };

  return {
    async check(url, options) {
      const { origin } = new URL(url);
      const reading = await orAborted(read(origin), options.signal);
      switch (reading.kind) {
        case 'no-connection':
          return { allowed: true, sitemaps: [] };
        case 'unreachable':
          return { allowed: false, unreachable: reading.why, sitemaps: [] };
        case 'file':
          return answer(reading.file, options.userAgent, url);
      }
    },
  };
}

function answer(file: RobotsFile, userAgent: string | undefined, url: string): RobotsVerdict {
  const agents = userAgent === undefined ? ROBOTS_AGENTS : [userAgent, ...ROBOTS_AGENTS];
  const delay = crawlDelayOf(file, agents);
  const { allowed, rule } = judgeRobots(file, agents, url);
  return {
    allowed,
    ...(rule === undefined ? {} : { rule }),
    ...(delay === undefined ? {} : { crawlDelayMs: delay * 1_000 }),
    sitemaps: file.sitemaps.flatMap((text) => URL.parse(text, url)?.href ?? []),
  };
}

interface Fetched {
  readonly reading: Reading;
  readonly keepMs: number;
}

async function fetchRobots(
  { net, clock, userAgent }: RobotsParts,
  origin: string,
): Promise<Fetched> {
  const request = {
    url: `${origin}/robots.txt`,
    headers: { 'user-agent': userAgent ?? HEARTH_USER_AGENT, accept: 'text/plain,*/*;q=0.5' },
    maxBodyBytes: MAX_ROBOTS_BYTES * 8,
    skipTlsVerification: true,
  };
  try {
    const answered = await fetchFile(net, request, { deadlineAt: clock.now() + FETCH_LIMIT_MS });
    if (answered.status >= 500) return unreachable(`it answered ${answered.status.toString()}`);
    const isFile = answered.status >= 200 && answered.status < 300;
    const text = isFile ? new TextDecoder().decode(answered.body) : '';
    return {
      reading: { kind: 'file', file: parseRobots(text) },
      keepMs: keepMsOf(answered.headers),
    };
  } catch (error) {
    if (error instanceof HearthError) return readingOf(error);
    throw error;
  }
}

/** The file; of one that is far too long its beginning, up to the last whole line (RFC 9309, section 2.5). */
async function fetchFile(
  net: Net,
  request: NetRequest,
  context: NetContext,
): Promise<Pick<NetResponse, 'status' | 'headers' | 'body'>> {
  try {
    return await net.fetch(request, context);
  } catch (error) {
    if (isLooseHttp(error)) return await net.fetch({ ...request, isLoose: true }, context);
    if (!(error instanceof HearthError) || error.code !== 'SCRAPE_TOO_LARGE') throw error;
    const long = { ...request, maxBodyBytes: Number.MAX_SAFE_INTEGER };
    const { status, headers, body } = await net.stream(long, context);
    const pieces: Uint8Array[] = [];
    let bytes = 0;
    for await (const piece of body) {
      pieces.push(piece);
      bytes += piece.length;
      if (bytes >= MAX_ROBOTS_BYTES) break;
    }
    const start = Buffer.concat(pieces).subarray(0, MAX_ROBOTS_BYTES);
    const whole = Uint8Array.from(start.subarray(0, start.lastIndexOf('\n') + 1));
    return { status, headers, body: whole };
  }
}

const NO_HTTP = 'what answers there does not speak HTTP; check host, port, and http or https';

/** What follows from a failure to fetch the file. */
function readingOf(error: HearthError): Fetched {
  switch (error.code) {
    case 'SCRAPE_TIMEOUT':
      return unreachable('it did not answer in time');
    case 'SCRAPE_TOO_MANY_REDIRECTS':
      // There is no file to obey.
      return { reading: { kind: 'file', file: parseRobots('') }, keepMs: KEPT_MS };
    case 'SCRAPE_SITE_ERROR':
      if (speaksNoHttp(error)) return unreachable(NO_HTTP);
      if (!NO_CONNECTION.has(codeOf(error.cause))) return unreachable('its answer broke off');
      return { reading: { kind: 'no-connection' }, keepMs: 0 };
    default:
      return { reading: { kind: 'no-connection' }, keepMs: 0 };
  }
}

function unreachable(why: string): Fetched {
  return { reading: { kind: 'unreachable', why }, keepMs: KEPT_UNREACHABLE_MS };
}

/** An hour, or what Cache-Control asks for between five minutes and a day. */
function keepMsOf(headers: Readonly<Record<string, string>>): number {
  const seconds = /max-age=(\d+)/i.exec(headers['cache-control'] ?? '')?.[1];
  if (seconds === undefined) return KEPT_MS;
  return Math.min(KEPT_MOST_MS, Math.max(KEPT_UNREACHABLE_MS, Number(seconds) * 1_000));
}
