/**
 * Walks a site's sitemaps: those robots.txt names, else, or where those give nothing, the usual places (of a site
 * that asks for pauses, the first of them alone, and where none is named); indexes followed, gzip undone.
 *
 * Files are asked for a few at a time and read while they come; addresses come in batches, so that the caller
 * sets the pace and nothing grows with the size of the site. What fails is reported and passed over:
 * a broken sitemap costs its own pages, never the walk, and what came before it broke is kept. Limits: files,
 * nesting, bytes per file.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import { release } from '../domain/bytes.ts';
import { toHearthError } from '../domain/errors.ts';
import type { UrlParts } from '../domain/url-key.ts';
import type { Robots } from '../ports/robots.ts';
import type { Clock, Log } from '../ports/system.ts';
import type { AbsentPlaces } from './absent-places.ts';
import { createAddressReader, type AddressReader } from './address-reader.ts';
import { gunzipPieces, isGzip } from './content-coding.ts';
import type { Net, NetStream } from './net.ts';
import { withHead, type Begun, type Pieces } from './pieces.ts';
import { HEARTH_USER_AGENT } from './robots.ts';
import { createSitemapReader } from './sitemap-reader.ts';

export interface SitemapPage {
  /** Absolute http(s) address, normal form, without fragment. */
  readonly url: string;
  /** The same, parsed. */
  readonly parsed: UrlParts;
  readonly title?: string;
  /** The sitemap it stood in. */
  readonly foundOn: string;
}

export interface SitemapWalk {
  /** Any address of the site. */
  readonly siteUrl: string;
  /** Sitemaps named by robots.txt; the usual places are tried when these give no page. */
  readonly named: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly skipTlsVerification?: boolean;
  readonly deadlineAt: number;
  /** One file may take so long; a slow one costs its own pages. Absent: until the deadline. */
  readonly fileMs?: number;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Resolves when a file may be asked for; files then come one at a time. Absent: a few at once. */
  readonly turn?: SitemapTurn | undefined;
  /** Usual places that are not asked for again; absent: all are. */
  readonly absent?: AbsentPlaces | undefined;
  /** Told of sitemaps that could not be read. Absence at a usual place is no problem. */
  readonly onProblem?: (sitemapUrl: string, why: string) => void;
}

export type SitemapTurn = (url: string, signal: AbortSignal) => Promise<void>;

const USUAL_PLACES = ['/sitemap.xml', '/sitemap_index.xml'];
const RARE_PLACES = [
  '/sitemap-index.xml',
  '/wp-sitemap.xml',
  '/sitemap.xml.gz',
  '/sitemap.txt',
  '/sitemap/sitemap.xml',
];
const ABSENT = new Set([404, 410]);
const MAX_FILES = 2_000;
const MAX_NESTING = 4;
/** The protocol's own limit is 50 MB. */
const MAX_FILE_BYTES = 52_428_800;
const FETCHES_AT_ONCE = 4;
const BATCH_PAGES = 1_000;
/** Enough to see how a file is encoded. */
const HEAD_BYTES = 256;

interface Source {
  readonly url: string;
  readonly nesting: number;
  /** Named by somebody, not guessed. */
  readonly isNamed: boolean;
}

type Fetched =
  | { readonly kind: 'file'; readonly source: Source; readonly answer: NetStream }
  | { readonly kind: 'failed'; readonly source: Source; readonly why: string };

/** Pages of the site's sitemaps in batches of at most 1,000, in order of the files. Ends quietly at the deadline. */
export async function* walkSitemaps(
  net: Net,
  walk: SitemapWalk,
): AsyncGenerator<readonly SitemapPage[], void, undefined> {
  const { origin } = new URL(walk.siteUrl);
  // joined, not resolved: a path may begin with two slashes, and would then name another host
  const guess = (paths: readonly string[]): readonly Source[] =>
    paths.map((path) => ({ url: origin + path, nesting: 0, isNamed: false }));
  const named = walk.named.map((url) => ({ url, nesting: 0, isNamed: true }));
  const isPaced = walk.turn !== undefined;
  const places: readonly (() => readonly Source[])[] = isPaced
    ? [() => (named.length > 0 ? named : guess(USUAL_PLACES.slice(0, 1)))]
    : [() => named, () => guess(placesFor(walk.siteUrl)), () => guess(RARE_PLACES)];
  const asked = new Set<string>();
  for (const sources of places) {
    let found = false;
    const fresh = sources().filter(
      ({ url, isNamed }) => !asked.has(url) && (isNamed || walk.absent?.has(url) !== true),
    );
    for (const { url } of fresh) asked.add(url);
    for await (const batch of walkSources(net, walk, fresh)) {
      found = true;
      yield batch;
    }
    if (found) return;
  }
}

export interface SitemapUrlsParts {
  readonly net: Net;
  readonly robots: Robots;
  readonly clock: Clock;
  readonly log?: Log;
}

/** Longest time a crawl reads sitemaps, and one of its files: well inside a page's lease. */
const CRAWL_LIMIT_MS = 300_000;
const CRAWL_FILE_MS = 30_000;

/**
 * The addresses a site's sitemaps name, one after the other, for crawls. Never throws for the site's
 * sake, only the signal's reason.
 */
export function createSitemapUrls({
  net,
  robots,
  clock,
  log,
}: SitemapUrlsParts): (
  siteUrl: string,
  signal: AbortSignal,
  turn?: SitemapTurn,
) => AsyncIterable<string> {
  return async function* sitemapUrls(siteUrl, signal, turn) {
    const { sitemaps } = await robots.check(siteUrl, { signal });
    const batches = walkSitemaps(net, {
      siteUrl,
      named: sitemaps,
      headers: { 'user-agent': HEARTH_USER_AGENT },
      skipTlsVerification: true,
      deadlineAt: clock.now() + CRAWL_LIMIT_MS,
      fileMs: CRAWL_FILE_MS,
      clock,
      signal,
      turn,
      onProblem: (sitemapUrl, why) => log?.info('sitemap not read', { sitemapUrl, why }),
    });
    for await (const batch of batches) {
      for (const page of batch) yield page.url;
    }
  };
}

/** The usual places, and the folder the walk starts in. */
function placesFor(siteUrl: string): readonly string[] {
  const folder = new URL('sitemap.xml', siteUrl).pathname;
  return [...new Set([...USUAL_PLACES, folder])];
}

async function* walkSources(
  net: Net,
  walk: SitemapWalk,
  sources: readonly Source[],
): AsyncGenerator<readonly SitemapPage[], void, undefined> {
  const waiting = [...sources];
  const seen = new Set(waiting.map((source) => source.url));
  const running: Promise<Fetched>[] = [];
  const atOnce = walk.turn === undefined ? FETCHES_AT_ONCE : 1;
  try {
    for (;;) {
      while (running.length < atOnce) {
        const source = waiting.shift();
        if (source === undefined) break;
        const fetching = fetchSource(net, walk, source);
        // it may fail while nobody waits for it: the caller sets the pace
        fetching.catch(() => undefined);
        running.push(fetching);
      }
      const fetched = await running.shift();
      if (fetched === undefined) return;
      walk.signal.throwIfAborted();
      if (fetched.kind === 'failed') {
        if (fetched.source.isNamed) walk.onProblem?.(fetched.source.url, fetched.why);
        continue;
      }
      const { source, answer } = fetched;
      const read = createAddressReader(answer.finalUrl);
      for await (const piece of readFile({ answer, source, read }, walk)) {
        if (source.nesting < MAX_NESTING)
          waiting.push(...unseen(piece.sitemaps, read, source, seen));
        if (piece.pages.length > 0) yield piece.pages;
      }
    }
  } finally {
    // a walk that ends early leaves files nobody waits for
    for (const fetching of running) fetching.then(leave, () => undefined);
  }
}

function leave(fetched: Fetched): void {
  if (fetched.kind === 'file') fetched.answer.body.leave();
}

/** Sitemaps named by a file and not met before; noted as met. */
function unseen(
  named: readonly string[],
  read: AddressReader,
  source: Source,
  seen: Set<string>,
): readonly Source[] {
  const found: Source[] = [];
  for (const text of named) {
    const url = read(text)?.href;
    if (url === undefined || seen.has(url) || seen.size >= MAX_FILES) continue;
    seen.add(url);
    found.push({ url, nesting: source.nesting + 1, isNamed: true });
  }
  return found;
}

async function fetchSource(net: Net, walk: SitemapWalk, source: Source): Promise<Fetched> {
  const { deadlineAt, fileMs, clock } = walk;
  try {
    await walk.turn?.(source.url, walk.signal);
    const endsAt = fileMs === undefined ? deadlineAt : Math.min(deadlineAt, clock.now() + fileMs);
    const answer = await net.stream(
      {
        url: source.url,
        headers: { accept: 'application/xml,text/xml,text/plain,*/*;q=0.5', ...walk.headers },
        maxBodyBytes: MAX_FILE_BYTES,
        skipTlsVerification: walk.skipTlsVerification === true,
      },
      { deadlineAt: endsAt, signal: walk.signal },
    );
    if (answer.status === 200) return { kind: 'file', source, answer };
    answer.body.leave();
    if (ABSENT.has(answer.status) && !source.isNamed) walk.absent?.note(source.url);
    return { kind: 'failed', source, why: `it answered ${answer.status.toString()}` };
  } catch (error) {
    walk.signal.throwIfAborted();
    return { kind: 'failed', source, why: toHearthError(error).message };
  }
}

interface Piece {
  readonly pages: readonly SitemapPage[];
  /** As written. */
  readonly sitemaps: readonly string[];
}

interface SitemapFile {
  readonly answer: NetStream;
  readonly source: Source;
  readonly read: AddressReader;
}

/** The file's addresses in pieces; the event loop breathes between them. */
async function* readFile(
  { answer, source, read }: SitemapFile,
  walk: SitemapWalk,
): AsyncGenerator<Piece, void, undefined> {
  const foundOn = source.url;
  let pages: SitemapPage[] = [];
  let sitemaps: string[] = [];
  const reader = createSitemapReader({
    page: (text, title) => {
      const parsed = read(text);
      if (parsed === undefined) return;
      const url = parsed.href;
      pages.push(title === undefined ? { url, parsed, foundOn } : { url, parsed, foundOn, title });
    },
    sitemap: (url) => sitemaps.push(url),
  });
  const take = (): Piece => {
    const piece = { pages, sitemaps };
    pages = [];
    sitemaps = [];
    return piece;
  };
  try {
    const { head, pieces } = await contentOf(answer.body);
    const decoder = new TextDecoder(encodingOf(head));
    for await (const bytes of pieces) {
      reader.write(decoder.decode(bytes, { stream: true }));
      release(bytes);
      if (!reader.isSitemap()) break;
      if (pages.length >= BATCH_PAGES || sitemaps.length > 0) yield take();
      await breathe();
    }
  } catch (error) {
    walk.signal.throwIfAborted();
    walk.onProblem?.(source.url, `it breaks off: ${toHearthError(error).message}`);
  } finally {
    answer.body.leave();
  }
  reader.end();
  yield take();
  if (!reader.isSitemap() && source.isNamed) walk.onProblem?.(source.url, 'it is no sitemap');
}

/** The file's bytes, gunzipped when they are gzip; never more than the limit in all. */
async function contentOf(body: Pieces): Promise<Begun> {
  const begun = await withHead(body, HEAD_BYTES);
  if (!isGzip(begun.head)) return begun;
  return withHead(gunzipPieces(begun.pieces, MAX_FILE_BYTES), HEAD_BYTES);
}

/** By byte order mark, else by the XML declaration, else UTF-8. */
function encodingOf(body: Uint8Array): string {
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  const head = Buffer.from(body.subarray(0, 200)).toString('latin1');
  const label = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)/i.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return 'utf-8';
  }
}
