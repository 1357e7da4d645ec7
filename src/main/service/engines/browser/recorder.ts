/**
 * Records one capture: listens from before the first request, then, when the page has come to rest, walks it
 * down, waits for pictures and fonts, writes its stills and takes its pictures, and fills the gaps.
 *
 * A body Chromium does not give to our session is asked of Playwright (workers, frames of other processes), then
 * fetched again through `net` with the page's cookies and the guard, and flagged; so is a picture, a font or a
 * sheet that Chromium let go. What is still absent is named
 * with its reason. A recording that fails never fails the page. Parts: exchanges.ts, still.ts; limits and order:
 * docs/adr/0026-still-and-live.md.
 */
import type { Request } from 'playwright-core';
import type { Net } from '../../net/net.ts';
import type { NetResponse } from '../../net/request.ts';
import type { CaptureRequest } from '../../ports/engine.ts';
import type { RecordedPicture, RecordLimits, Recording } from '../../ports/recording.ts';
import type { Clock } from '../../ports/system.ts';
import type { LentPage } from './contexts.ts';
import { fieldsOf, listen, putBody } from './exchanges.ts';
import type { Exchange, Listening } from './exchanges.ts';
import { FRAME_SHOWN, OTHER_LOOKS, PICTURES_THERE, WALK_DOWN } from './in-page.ts';
import { takePicture, takeThumbnail } from './recorded-pictures.ts';
import { composeRecording, keyOf } from './recording.ts';
import { runIsolated } from './settle.ts';
import { takeStills } from './still.ts';

export interface RecorderTools {
  readonly clock: Clock;
  /** ms since the epoch; of the capture. */
  readonly deadlineAt: number;
  /** Fetches what Chromium did not give again; absent: gaps stay gaps. */
  readonly refetch: Net['fetch'] | undefined;
}

export interface Recorder {
  /** Once the page has come to rest. Resolves undefined where no answer came that could be kept. */
  finish(): Promise<Recording | undefined>;
  /** Stops listening; after `finish` and instead of it. */
  end(): void;
}

const ALL_MS = 60_000;
const WALK_MS = 5_000;
const WALK_PIXELS = 30_000;
const PICTURES_MS = 8_000;
const BODIES_MS = 10_000;
const REFETCH_MS = 10_000;
const REFETCHED_AT_ONCE = 6;
const PAUSE_MS = 25;
const OTHERWISE_MS = 4_000;
/** Of a telephone, in CSS pixels. */
const NARROW = 400;

/** Begins to record what `lent` will do. */
export async function startRecorder(
  lent: LentPage,
  {
    request,
    limits,
    tools,
  }: {
    readonly request: CaptureRequest;
    readonly limits: RecordLimits;
    readonly tools: RecorderTools;
  },
): Promise<Recorder> {
  const told: Request[] = [];
  const onFinished = (one: Request): void => void told.push(one);
  lent.page.on('requestfinished', onFinished);
  const listening = await listen(lent.cdp, limits);
  const work: Work = { lent, request, limits, tools, listening, told };
  return {
    finish: () => finish(work),
    end: () => {
      lent.page.off('requestfinished', onFinished);
      listening.end();
    },
  };
}

interface Work {
  readonly lent: LentPage;
  readonly request: CaptureRequest;
  readonly limits: RecordLimits;
  readonly tools: RecorderTools;
  readonly listening: Listening;
  /** Requests Playwright knows to have finished. */
  readonly told: readonly Request[];
}

async function finish(work: Work): Promise<Recording | undefined> {
  const { lent, limits, tools } = work;
  const endAt = Math.min(tools.deadlineAt - 500, tools.clock.now() + ALL_MS);
  const left = (most: number): number => Math.max(1, Math.min(most, endAt - tools.clock.now()));
  await runIsolated(lent.cdp, lent.page, `${WALK_DOWN}(${left(WALK_MS)}, ${WALK_PIXELS})`);
  await picturesThere(work, left(PICTURES_MS));
  const [stills, thumbnail, looks] = await Promise.all([
    takeStills(lent, limits),
    takeThumbnail(lent),
    otherLooks(work),
  ]);
  // what is asked for while the page is shown otherwise belongs to it
  const pictured = async (): Promise<RecordedPicture> => {
    const taken = await takePicture(lent);
    await showOtherwise(work, looks, left(OTHERWISE_MS));
    return taken;
  };
  const [picture, parts] =
    looks.size === 0
      ? await Promise.all([takePicture(lent), gather(work, left)])
      : [await pictured(), await gather(work, left)];
  return composeRecording({ ...work, ...parts, stills, pictures: { picture, thumbnail } });
}

async function otherLooks({ lent, listening }: Work): Promise<ReadonlySet<unknown>> {
  const said = await runIsolated(lent.cdp, lent.page, OTHER_LOOKS);
  const looks = new Set<unknown>(Array.isArray(said) ? said : []);
  const sheets = looks.delete('unseen') ? listening.exchanges.filter(isSheet) : [];
  for (const { body } of sheets) {
    const text = Buffer.from(body ?? []).toString('latin1');
    if (!text.includes('url(')) continue;
    if (/@media[^{]*width/i.test(text)) looks.add('width');
    if (/@media[^{]*scheme:\s*dark/i.test(text)) looks.add('dark');
  }
  return looks;
}

const isSheet = ({ mimeType }: Exchange): boolean => mimeType === 'text/css';

/** Shows the page narrow and dark, where its sheets have pictures for that: who opens the copy may be so. */
async function showOtherwise(work: Work, looks: ReadonlySet<unknown>, ms: number): Promise<void> {
  const { page } = work.lent;
  const before = page.viewportSize();
  try {
    if (looks.has('dark')) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await otherPicturesThere(work, ms / 2);
    }
    if (looks.has('width') && before !== null && before.width > NARROW) {
      await page.setViewportSize({ ...before, width: NARROW });
      await otherPicturesThere(work, ms / 2);
    }
  } finally {
    page.setViewportSize(before ?? { width: NARROW, height: NARROW }).catch(() => undefined);
    page.emulateMedia({ colorScheme: null }).catch(() => undefined);
  }
}

async function otherPicturesThere(work: Work, ms: number): Promise<void> {
  await runIsolated(work.lent.cdp, work.lent.page, FRAME_SHOWN);
  await picturesThere(work, ms);
}

/** All exchanges, their gaps filled as far as they can be. */
async function gather(
  work: Work,
  left: (most: number) => number,
): Promise<{
  readonly exchanges: readonly Exchange[];
  readonly refetched: ReadonlySet<Exchange>;
}> {
  await within(left(BODIES_MS), work.listening.bodiesThere());
  const exchanges = await withUnheard(work);
  await fillFromPlaywright(work, exchanges);
  return { exchanges, refetched: await refetch(work, exchanges, left(REFETCH_MS)) };
}

/** Pictures and fonts under way have come, or no longer count. */
async function picturesThere({ lent, listening }: Work, ms: number): Promise<void> {
  const until = performance.now() + ms;
  await runIsolated(lent.cdp, lent.page, `${PICTURES_THERE}(${ms})`);
  while (listening.underWay() > 0 && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** With what Playwright heard of and our session did not, or (scripts of workers) not to its end. */
async function withUnheard({ told, listening, limits }: Work): Promise<readonly Exchange[]> {
  const heard = new Map<string, number>();
  const isOver = ({ state }: Exchange): boolean => state !== 'open';
  for (const one of listening.exchanges.filter(isOver)) {
    heard.set(keyOf(one), (heard.get(keyOf(one)) ?? 0) + 1);
  }
  const exchanges = [...listening.exchanges];
  for (const request of told) {
    const key = keyOf({ method: request.method(), url: request.url() });
    const left = heard.get(key) ?? 0;
    heard.set(key, left - 1);
    if (left > 0 || !/^https?:/.test(request.url())) continue;
    if (exchanges.length >= limits.maxResources) break;
    const exchange = await exchangeOf(request);
    if (exchange === undefined) continue;
    const begun = exchanges.findIndex((one) => one.state === 'open' && keyOf(one) === key);
    exchanges.splice(begun === -1 ? exchanges.length : begun, begun === -1 ? 0 : 1, exchange);
  }
  return exchanges;
}

async function exchangeOf(request: Request): Promise<Exchange | undefined> {
  try {
    const response = await request.response();
    if (response === null) return undefined;
    const headers = fieldsOf((await response.headersArray()).map((one) => [one.name, one.value]));
    const requestBody = request.postDataBuffer();
    const isRedirect = response.status() >= 300 && response.status() < 400;
    return {
      method: request.method(),
      url: request.url(),
      type: request.resourceType() === 'media' ? 'Media' : 'Other',
      frameId: '',
      ...(requestBody === null ? {} : { requestBody }),
      state: isRedirect ? 'redirected' : 'finished',
      status: response.status(),
      mimeType: mimeTypeOf(headers),
      headers,
      body: null,
      isGap: !isRedirect,
      isTruncated: false,
      error: '',
    };
  } catch {
    // its frame or worker is gone, and what was known of it
    return undefined;
  }
}

async function fillFromPlaywright(
  { told, listening, limits }: Work,
  exchanges: readonly Exchange[],
): Promise<void> {
  const gaps = exchanges.filter((one) => one.isGap);
  if (gaps.length === 0) return;
  const requests = new Map(
    told.map((one) => [keyOf({ method: one.method(), url: one.url() }), one]),
  );
  for (const gap of gaps) {
    try {
      const body = await (await requests.get(keyOf(gap))?.response())?.body();
      if (body !== undefined && body.length > 0) {
        putBody(gap, body, { room: listening.room, limits });
      }
    } catch {
      // not there either: it is fetched again, or named as missing
    }
  }
}

/** Asks again for what is lacking: only what is safe to ask twice. Resolves the ones that were had. */
async function refetch(
  { lent, request, limits, listening, tools }: Work,
  exchanges: readonly Exchange[],
  ms: number,
): Promise<ReadonlySet<Exchange>> {
  const had = new Set<Exchange>();
  const { refetch: fetch } = tools;
  if (fetch === undefined) return had;
  const came = new Set(exchanges.filter(({ body }) => body !== null).map(keyOf));
  const gaps = exchanges.filter(
    (one) =>
      one.method === 'GET' &&
      one.type !== 'Media' &&
      ((one.isGap && one.status === 200) || (isGivenUp(one, lent) && !came.has(keyOf(one)))),
  );
  const context = { deadlineAt: tools.clock.now() + ms };
  const next = async (): Promise<void> => {
    for (let gap = gaps.pop(); gap !== undefined; gap = gaps.pop()) {
      try {
        const cookies = await lent.context.cookies(gap.url);
        const cookie = cookies.map((one) => `${one.name}=${one.value}`).join('; ');
        const answer = await fetch(
          {
            url: gap.url,
            headers: { ...(cookie === '' ? {} : { cookie }), referer: request.url },
            maxBodyBytes: limits.maxBodyBytes,
            skipTlsVerification: request.skipTlsVerification,
            ...(request.proxyUrl === undefined ? {} : { proxyUrl: request.proxyUrl }),
          },
          context,
        );
        if (answer.status !== 200) continue;
        if (!gap.isGap) answered(gap, answer);
        putBody(gap, answer.body, { room: listening.room, limits });
        had.add(gap);
      } catch {
        // refused, too large or too slow: it stays missing
      }
    }
  };
  await Promise.all(Array.from({ length: REFETCHED_AT_ONCE }, next));
  return had;
}

const LOOKS = new Set(['Image', 'Font', 'Stylesheet']);

/** Asked for by the page's looks, and let go by Chromium: the window changed while it came. */
function isGivenUp({ state, type, url, error }: Exchange, { egress }: LentPage): boolean {
  if (!LOOKS.has(type) || egress.failureOf(url) !== undefined) return false;
  return state === 'failed' && error === 'net::ERR_ABORTED';
}

function answered(exchange: Exchange, answer: NetResponse): void {
  exchange.state = 'finished';
  exchange.status = answer.status;
  exchange.headers = fieldsOf(Object.entries(answer.headers));
  exchange.mimeType = mimeTypeOf(exchange.headers);
  exchange.error = '';
}

const mimeTypeOf = (headers: Exchange['headers']): string =>
  headers
    .find(([name]) => name === 'content-type')?.[1]
    .split(';', 1)[0]
    ?.trim()
    .toLowerCase() ?? '';

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
