/**
 * Exchanges, stills and pictures → a Recording: what is kept, what is missing and why, and the score.
 *
 * The score counts what the finished page needed: not what failed for the page itself, was blocked on purpose or
 * is film and sound, which are never kept.
 */
import { createHash } from 'node:crypto';
import type { CaptureRequest } from '../../ports/engine.ts';
import type { RecordedResource, Recording } from '../../ports/recording.ts';
import type { LentPage } from './contexts.ts';
import type { Exchange, Listening } from './exchanges.ts';
import type { Stills } from './still.ts';

export interface Recorded {
  readonly lent: LentPage;
  readonly request: CaptureRequest;
  readonly listening: Listening;
  readonly exchanges: readonly Exchange[];
  readonly refetched: ReadonlySet<Exchange>;
  readonly stills: Stills;
  readonly pictures: Pick<Recording, 'picture' | 'thumbnail'>;
}

/** Undefined when the page came in no answer of its own (it was made by a script, or never arrived). */
export function composeRecording(recorded: Recorded): Recording | undefined {
  const { lent, request, listening, exchanges, refetched, stills, pictures } = recorded;
  const main = mainOf(listening.exchanges);
  if (main === undefined) return undefined;
  const { resources, missing, fidelity } = sortOut(recorded, main);
  const { width, height } = lent.page.viewportSize() ?? { width: 0, height: 0 };
  return {
    main: resourceOf(main, refetched.has(main)),
    redirects: redirectsTo(main, exchanges),
    resources,
    stills: stills.stills,
    ...pictures,
    missing: [...missing, ...stills.missing],
    profile: {
      viewport: { width, height },
      userAgent: stills.page?.userAgent ?? '',
      languages: stills.page?.languages ?? [],
      mobile: request.mobile,
      blockAds: request.blockAds,
    },
    fidelity,
  };
}

/** Exchanges of one request: what Playwright and the debugging protocol call alike. */
export function keyOf({ method, url }: { readonly method: string; readonly url: string }): string {
  return `${method} ${url.split('#', 1)[0] ?? url}`;
}

/** The newest document of the page's own frame. */
function mainOf(exchanges: readonly Exchange[]): Exchange | undefined {
  const frame = exchanges.find(({ type }) => type === 'Document')?.frameId;
  return exchanges.findLast(
    (one) => one.type === 'Document' && one.frameId === frame && one.state === 'finished',
  );
}

function redirectsTo(main: Exchange, exchanges: readonly Exchange[]): readonly string[] {
  return exchanges
    .filter((one) => one !== main && one.type === 'Document' && one.frameId === main.frameId)
    .map(({ url }) => url);
}

function sortOut(
  { lent, exchanges, refetched }: Recorded,
  main: Exchange,
): Pick<Recording, 'resources' | 'missing' | 'fidelity'> {
  const missing: { url: string; why: string }[] = [];
  const resources: RecordedResource[] = [];
  const seen = new Set<string>();
  let lost = 0;
  for (const exchange of exchanges) {
    if (exchange === main) continue;
    const lack = lackOf(exchange, lent);
    if (lack !== undefined) {
      missing.push({ url: exchange.url, why: lack.why });
      if (lack.isNeeded) lost += 1;
      continue;
    }
    const mark = markOf(exchange);
    if (!seen.has(mark)) resources.push(resourceOf(exchange, refetched.has(exchange)));
    seen.add(mark);
  }
  const served = resources.length + 1;
  return { resources, missing, fidelity: { requested: served + lost, served } };
}

interface Lack {
  readonly why: string;
  readonly isNeeded: boolean;
}

function lackOf(exchange: Exchange, { egress }: LentPage): Lack | undefined {
  const { state, type, status, body } = exchange;
  // the egress proxy answers plain requests it refuses by itself
  const isRefusal = state === 'failed' || status === 403 || status === 502;
  const refusal = isRefusal ? egress.failureOf(exchange.url) : undefined;
  if (refusal?.code === 'FORBIDDEN') return { why: 'blocked', isNeeded: false };
  if (state === 'failed' || refusal !== undefined) {
    return { why: `failed: ${refusal?.message ?? exchange.error}`, isNeeded: false };
  }
  if (type === 'Media') return { why: 'media', isNeeded: false };
  if (state === 'open') return { why: 'late', isNeeded: true };
  return state === 'redirected' || body !== null ? undefined : lostBody(exchange);
}

function lostBody({ isGap, status }: Exchange): Lack | undefined {
  if (isGap) return { why: 'the browser no longer had it', isNeeded: true };
  return isBodiless(status) ? undefined : { why: 'limit: bytes or parts', isNeeded: true };
}

const isBodiless = (status: number): boolean =>
  [204, 205, 304].includes(status) || (status >= 300 && status < 400);

/** Equal for exchanges that are the same in all that counts. */
function markOf({ method, url, status, body, requestBody }: Exchange): string {
  const hash = createHash('sha1');
  for (const bytes of [requestBody ?? '', '\n', body ?? '']) hash.update(bytes);
  return `${method} ${url} ${status.toString()} ${hash.digest('hex')}`;
}

function resourceOf(exchange: Exchange, isRefetched: boolean): RecordedResource {
  const { method, url, status, mimeType, headers, body, requestBody } = exchange;
  return {
    method,
    url,
    status,
    mimeType,
    headers,
    body,
    flags: [
      ...(isRefetched ? (['refetched'] as const) : []),
      ...(exchange.isTruncated ? (['truncated'] as const) : []),
      ...(status === 206 ? (['partial'] as const) : []),
    ],
    ...(requestBody === undefined ? {} : { requestBody }),
  };
}
