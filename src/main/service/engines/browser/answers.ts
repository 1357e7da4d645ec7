/**
 * The JSON that a page asks its own site for while it is read, kept in memory only.
 *
 * Only listens, as exchanges.ts does: nothing is held up and nothing is asked again. Bodies are had over a session whose
 * buffers are as large as what may be kept, so that Chromium itself drops what is larger, however well it was packed.
 * Other requests than GET and a POST that only asks (domain/reading-request.ts), answers of other sites, and what carries a
 * secret are none; of headers only the address of a `Link` to the next page is kept.
 */
import type { CDPSession, Page } from 'playwright-core';
import type { Gather } from '../../domain/command.ts';
import { nextLink } from '../../domain/link-header.ts';
import { questionOf } from '../../domain/reading-request.ts';
import { carriesSecret } from '../../domain/secret-address.ts';
import { isOfSite, siteOf } from '../../domain/sign-in-profile.ts';
import type { PageAnswer } from '../../domain/snapshot.ts';
import type { CapturedSnapshot } from '../../ports/engine.ts';

export interface AnswerCollector {
  /** What has come so far, newest last; nothing where it was not wanted. */
  taken(): Promise<Pick<CapturedSnapshot, 'answers'>>;
  end(): void;
}

const MOST = 50;
const MOST_BYTES = 2_000_000;
const MOST_BYTES_IN_ALL = 16_000_000;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json$/i;

const NONE: AnswerCollector = { taken: () => Promise.resolve({}), end: () => undefined };

/** Begins to listen where that is wanted; await it before the page is asked to go anywhere. */
export async function collectAnswers(
  page: Page,
  url: string,
  gather: Gather | undefined,
): Promise<AnswerCollector> {
  if (gather?.answers !== true) return NONE;
  const cdp = await page.context().newCDPSession(page);
  const collector = new Collector(cdp, siteOf(url) ?? '');
  await collector.begin();
  return collector;
}

interface Asked {
  readonly requestId: string;
  readonly type?: string;
  readonly request: {
    readonly url: string;
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly postData?: string;
  };
}

interface Answered {
  readonly requestId: string;
  readonly response: {
    readonly url: string;
    readonly status: number;
    readonly mimeType: string;
    readonly headers: Readonly<Record<string, string>>;
  };
}

/** What a request sends beside its address; undefined where it may do more than ask. */
function sentWith({
  url,
  method,
  headers,
  postData,
}: Asked['request']): Pick<PageAnswer, 'body'> | undefined {
  if (method === 'GET') return {};
  const [type = ''] = headerOf(headers, 'content-type')?.split(';') ?? [];
  if (method !== 'POST' || postData === undefined || !JSON_TYPE.test(type.trim())) return undefined;
  return questionOf(url, postData) === undefined ? undefined : { body: postData };
}

function headerOf(headers: Readonly<Record<string, string>>, wanted: string): string | undefined {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1];
}

class Collector implements AnswerCollector {
  readonly #cdp: CDPSession;
  readonly #site: string;
  /** By request: what was sent with it. */
  readonly #asked = new Map<string, Pick<PageAnswer, 'body'>>();
  /** By request: what is known of its answer. */
  readonly #expected = new Map<string, Omit<PageAnswer, 'text'>>();
  readonly #fetching = new Set<Promise<void>>();
  #kept: PageAnswer[] = [];

  constructor(cdp: CDPSession, site: string) {
    this.#cdp = cdp;
    this.#site = site;
  }

  async begin(): Promise<void> {
    this.#cdp.on('Network.requestWillBeSent', this.#onAsked);
    this.#cdp.on('Network.responseReceived', this.#onAnswered);
    this.#cdp.on('Network.loadingFinished', this.#onFinished);
    await this.#cdp.send('Network.enable', {
      maxTotalBufferSize: MOST_BYTES_IN_ALL,
      maxResourceBufferSize: MOST_BYTES,
    });
  }

  async taken(): Promise<Pick<CapturedSnapshot, 'answers'>> {
    await Promise.all(this.#fetching);
    return { answers: this.#kept };
  }

  end(): void {
    this.#cdp.off('Network.requestWillBeSent', this.#onAsked);
    this.#cdp.off('Network.responseReceived', this.#onAnswered);
    this.#cdp.off('Network.loadingFinished', this.#onFinished);
    // gives the buffers back
    this.#cdp.detach().catch(() => undefined);
  }

  readonly #onAsked = ({ requestId, type, request }: Asked): void => {
    const isScript = type === 'Fetch' || type === 'XHR';
    const sent = isScript ? sentWith(request) : undefined;
    if (sent === undefined) this.#asked.delete(requestId);
    else this.#asked.set(requestId, sent);
  };

  readonly #onAnswered = ({ requestId, response }: Answered): void => {
    const { url, status, mimeType, headers } = response;
    const sent = this.#asked.get(requestId);
    this.#asked.delete(requestId);
    if (sent === undefined || status !== 200 || !JSON_TYPE.test(mimeType)) return;
    if (!isOfSite(url, this.#site) || carriesSecret(url)) return;
    const next = nextLink(headerOf(headers, 'link'), url);
    this.#expected.set(requestId, { url, ...sent, ...(next === undefined ? {} : { next }) });
  };

  readonly #onFinished = ({ requestId }: { readonly requestId: string }): void => {
    const known = this.#expected.get(requestId);
    this.#expected.delete(requestId);
    if (known === undefined) return;
    const work = this.#fetch(requestId, known).finally(() => this.#fetching.delete(work));
    this.#fetching.add(work);
  };

  async #fetch(requestId: string, known: Omit<PageAnswer, 'text'>): Promise<void> {
    try {
      const { body, base64Encoded } = await this.#cdp.send('Network.getResponseBody', {
        requestId,
      });
      const text = base64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
      if (text.length <= MOST_BYTES) this.#keep({ ...known, text });
    } catch {
      // too large for the buffer, or the page is gone
    }
  }

  #keep(answer: PageAnswer): void {
    this.#kept = [...this.#kept, answer].slice(-MOST);
    const size = (): number => this.#kept.reduce((sum, { text }) => sum + text.length, 0);
    while (size() > MOST_BYTES_IN_ALL) this.#kept = this.#kept.slice(1);
  }
}
