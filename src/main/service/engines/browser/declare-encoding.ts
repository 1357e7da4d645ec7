/**
 * Gives Chromium the encoding Hearth reads a page in, where the page's answer does not say it.
 *
 * Chromium takes what names no encoding for windows-1252 or guesses; Hearth looks at the bytes, and knows UTF-8 (pipeline/
 * dom/encoding.ts). Where the two disagree, what the browser shows and what is read of the bytes later are two texts. So
 * Hearth decides, and the browser is told in the Content-Type: of the answer it parses, not of what is recorded.
 * Source: Chrome DevTools Protocol, Fetch (response stage); WHATWG HTML, "encoding sniffing algorithm".
 */
import type { CDPSession } from 'playwright-core';

/** Name of the encoding (WHATWG) that the bytes of an HTML page are in. */
export type EncodingOf = (bytes: Uint8Array, contentType: string) => string;

/** An answer held before the browser has seen it. */
export interface HeldAnswer {
  readonly requestId: string;
  readonly responseStatusCode?: number;
  readonly responseStatusText?: string;
  readonly responseHeaders?: readonly { readonly name: string; readonly value: string }[];
}

/** Longest wait for the whole page; of one that never ends, what has come by then is shown. */
const BODY_MS = 10_000;
const CHUNK_BYTES = 1_048_576;
/** Say how a body travelled; here it does not. */
const OF_TRAVEL = new Set(['content-encoding', 'content-length', 'transfer-encoding']);
/** What old servers say by themselves; text in it is hardly ever valid UTF-8 by chance. */
const DOUBTFUL = /charset\s*=\s*["']?(iso-?8859-1|latin-?1|windows-1252|cp1252|us-ascii)\b/i;

/** Whether only the bytes can tell the encoding. */
function isUnsaid(contentType: string): boolean {
  if (!/^\s*text\/html\b/i.test(contentType)) return false;
  return !/charset\s*=/i.test(contentType) || DOUBTFUL.test(contentType);
}

/** The Content-Type with the encoding in it; undefined where it may stay as it is. */
export function typeWithEncoding(
  contentType: string,
  bytes: Uint8Array,
  encodingOf: EncodingOf,
): string | undefined {
  if (bytes.length === 0 || !isUnsaid(contentType)) return undefined;
  return `text/html; charset=${encodingOf(bytes, contentType)}`;
}

/** What is known of an answer that was given anew. */
export interface Declared {
  /** The Content-Type it had. */
  readonly said: string;
  /** Not all of its body came. */
  readonly isCut: boolean;
  /** It is coded otherwise than it says: Chromium gives nothing of it, and does not say so here. */
  readonly isUnread: boolean;
}

/** An empty page, compressed, is shorter in every coding. */
const EMPTY_CODED_BYTES = 64;

/**
 * Lets a held answer through; says what it was, if the encoding was added. Rejects when the page is gone.
 * The answer is given anew: Chromium takes the encoding of an answer that only goes on from before it was held.
 */
export async function declareEncoding(
  cdp: CDPSession,
  {
    requestId,
    responseStatusCode: status = 0,
    responseStatusText,
    responseHeaders = [],
  }: HeldAnswer,
  encodingOf: EncodingOf,
): Promise<Declared | undefined> {
  const field = (wanted: string): string | undefined =>
    responseHeaders.find(({ name }) => name.toLowerCase() === wanted)?.value;
  const said = field('content-type');
  const isPage = status >= 200 && !(status >= 300 && status < 400) && status !== 204;
  if (said === undefined || !isPage || !isUnsaid(said)) {
    await cdp.send('Fetch.continueRequest', { requestId });
    return undefined;
  }
  const { bytes, isWhole } = await bodyOf(cdp, requestId);
  const value = typeWithEncoding(said, bytes, encodingOf) ?? said;
  const others = responseHeaders.filter(({ name }) => !isReplaced(name.toLowerCase()));
  await cdp.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: status,
    ...(responseStatusText === undefined || responseStatusText === ''
      ? {}
      : { responsePhrase: responseStatusText }),
    responseHeaders: [...others, { name: 'Content-Type', value }],
    body: bytes.toString('base64'),
  });
  const length = Number(field('content-length') ?? 0);
  const isCoded = field('content-encoding') !== undefined;
  return { said, ...lacksOf(bytes.length, { length, isCoded, isWhole }) };
}

function lacksOf(
  came: number,
  announced: { readonly length: number; readonly isCoded: boolean; readonly isWhole: boolean },
): Pick<Declared, 'isCut' | 'isUnread'> {
  const { length, isCoded, isWhole } = announced;
  return {
    isCut: !isWhole || (!isCoded && came < length),
    isUnread: isCoded && came === 0 && length > EMPTY_CODED_BYTES,
  };
}

const isReplaced = (name: string): boolean => name === 'content-type' || OF_TRAVEL.has(name);

async function bodyOf(
  cdp: CDPSession,
  requestId: string,
): Promise<{ readonly bytes: Buffer; readonly isWhole: boolean }> {
  const { stream: handle } = await cdp.send('Fetch.takeResponseBodyAsStream', { requestId });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), BODY_MS);
  });
  const chunks: Buffer[] = [];
  let isWhole = false;
  try {
    while (!isWhole) {
      const next = cdp.send('IO.read', { handle, size: CHUNK_BYTES });
      next.catch(() => undefined);
      const chunk = await Promise.race([next, late]);
      if (chunk === undefined) break;
      chunks.push(Buffer.from(chunk.data, chunk.base64Encoded === true ? 'base64' : 'utf8'));
      isWhole = chunk.eof;
    }
  } finally {
    clearTimeout(timer);
    cdp.send('IO.close', { handle }).catch(() => undefined);
  }
  return { bytes: Buffer.concat(chunks), isWhole };
}
