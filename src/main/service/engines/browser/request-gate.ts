/**
 * What leaves the page while it is captured: where it may move on to, and with whose headers.
 *
 * Further addresses of the main frame (redirects, scripts, meta refresh, clicks) are held until `admit`
 * lets them pass. The caller's headers go to the main site's origin only, redirects included: documents
 * are looked at one by one so that a redirect to another origin loses the headers it would have carried
 * along; cookies become real cookies of the origin; the user agent is the context's. Interception is on
 * only while one of the two is wanted, answers are to say their encoding (declare-encoding.ts), or pages
 * would wait for each other's files (asked-anew.ts).
 * Source: Chrome DevTools Protocol, Fetch.
 */
import type { LentPage } from './contexts.ts';
import { declareEncoding } from './declare-encoding.ts';
import type { Declared, EncodingOf, HeldAnswer } from './declare-encoding.ts';

/** Set by Chromium or by the connection; a caller cannot change them. */
const NOT_SENT = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'proxy-authorization',
  'proxy-connection',
  'upgrade',
  'user-agent',
  'cookie',
]);

interface Paused extends HeldAnswer {
  readonly resourceType: string;
  readonly frameId: string;
  readonly request: { readonly url: string; readonly headers: Record<string, string> };
}

export interface GateRules {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly admit: ((url: string) => Promise<void>) | undefined;
  /** Absent: Chromium guesses the encoding of pages that do not say it. */
  readonly encodingOf: EncodingOf | undefined;
  /** Called once `admit` has refused: what the page still does is of no use. */
  readonly onDenied: () => void;
}

export interface RequestGate {
  /** What `admit` threw for an address the main frame was about to move to. */
  denial(): Error | undefined;
  /** The Content-Type as the site gave it, where Chromium was told the encoding beside. */
  saidType(url: string): string | undefined;
  /** Not all of such an answer came. */
  isCut(url: string): boolean;
  /** Nothing of such an answer could be read. */
  isUnread(url: string): boolean;
  /** Ends interception. */
  end(): void;
}

const ANEW = ['cache-control', 'no-cache'] as const;

const DOCUMENT_ANSWERS = {
  urlPattern: '*',
  resourceType: 'Document',
  requestStage: 'Response',
} as const;

/** Puts the rules in place for one capture. */
export async function gateRequests(
  { cdp, context, askedAnew }: Pick<LentPage, 'cdp' | 'context' | 'askedAnew'>,
  { url, headers, admit, encodingOf, onDenied }: GateRules,
): Promise<RequestGate> {
  const { origin } = new URL(url);
  const cookie = Object.entries(headers).find(([name]) => name.toLowerCase() === 'cookie')?.[1];
  if (cookie !== undefined) await context.addCookies(cookiesOf(cookie, url));
  const own = Object.entries(headers).filter(([name]) => !NOT_SENT.has(name.toLowerCase()));
  const anew = askedAnew.patterns(origin);
  if (own.length + anew.length === 0 && admit === undefined && encodingOf === undefined) {
    const never = (): boolean => false;
    const none = (): undefined => undefined;
    return { denial: none, saidType: none, isCut: never, isUnread: never, end: gone };
  }
  const asked = bare(url);
  const answered = new Map<string, Declared>();
  let mainFrame: string | undefined;
  let denial: Error | undefined;

  const judge = async (paused: Paused): Promise<void> => {
    const { requestId, request } = paused;
    if (paused.responseStatusCode !== undefined && encodingOf !== undefined) {
      const declared = await declareEncoding(cdp, paused, encodingOf);
      if (declared !== undefined) answered.set(bare(request.url), declared);
      return;
    }
    if (paused.resourceType === 'Document') {
      // the asked document comes first, and its frame is the main frame
      const isAsked = bare(request.url) === asked;
      if (isAsked) mainFrame ??= paused.frameId;
      const isFurther = paused.frameId === mainFrame && !isAsked;
      if (isFurther) denial = await refusalOf(admit, request.url);
      if (isFurther && denial !== undefined) {
        await cdp.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
        onDenied();
        return;
      }
    }
    // the caller's own word on it comes last, and holds
    const added = askedAnew.has(request.url) ? [ANEW, ...own] : own;
    const sent = added.length === 0 ? {} : { headers: sentHeaders(request, added, origin) };
    await cdp.send('Fetch.continueRequest', { requestId, ...sent });
  };
  const onPaused = (paused: Paused): void => {
    judge(paused).catch(gone);
  };
  cdp.on('Fetch.requestPaused', onPaused);
  const enabled = cdp.send('Fetch.enable', {
    patterns: [
      { urlPattern: '*', resourceType: 'Document' },
      ...(encodingOf === undefined ? [] : [DOCUMENT_ANSWERS]),
      ...(own.length === 0 ? anew : [{ urlPattern: `${origin}/*` }]),
    ],
  });
  // messages of one page are handled in order: only the asked document's own headers must be waited for
  if (own.length > 0) await enabled;
  else enabled.catch(gone);
  return {
    denial: () => denial,
    saidType: (of) => answered.get(bare(of))?.said,
    isCut: (of) => answered.get(bare(of))?.isCut === true,
    isUnread: (of) => answered.get(bare(of))?.isUnread === true,
    end: () => {
      cdp.off('Fetch.requestPaused', onPaused);
      cdp.send('Fetch.disable').catch(gone);
    },
  };
}

async function refusalOf(admit: GateRules['admit'], url: string): Promise<Error | undefined> {
  try {
    await admit?.(url);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** The request's headers, the caller's own in their place where they belong. */
function sentHeaders(
  request: Paused['request'],
  own: readonly (readonly [string, string])[],
  origin: string,
): { name: string; value: string }[] {
  const names = new Set(own.map(([name]) => name.toLowerCase()));
  const kept = Object.entries(request.headers).filter(([name]) => !names.has(name.toLowerCase()));
  const isOwn = URL.parse(request.url)?.origin === origin;
  return [...kept, ...(isOwn ? own : [])].map(([name, value]) => ({ name, value }));
}

/** Page or request are gone meanwhile, and the rules with them. */
const gone = (): void => undefined;

/** An address as requests name it: without fragment and credentials. */
function bare(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url;
  parsed.hash = parsed.username = parsed.password = '';
  return parsed.href;
}

function cookiesOf(header: string, url: string): { name: string; value: string; url: string }[] {
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.includes('='))
    .map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
    });
}
