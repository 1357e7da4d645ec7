/**
 * The session token: given for the one-time code in the address's fragment, which is taken out of the address at
 * once, or handed over by another tab of this browser; kept in sessionStorage for reloads. It is never a cookie
 * and never stands in an address. A service that was started anew gives its new token for the one before.
 */
import { ConsoleError, createConsoleClient } from '../../contract/console/client.ts';
import type { LinkCode } from '../../contract/console/sign-in.ts';

const STORAGE_KEY = 'hearth.session';
const CODE_KEY = 'hearth.link-code';
const CHANNEL = 'hearth.session';
/** Tabs in the background answer a little late. */
const HAND_OVER_MS = 400;

type Message = { readonly kind: 'ask' } | { readonly kind: 'give'; readonly token: string };

const door = createConsoleClient({ origin: '', token: '' });

/** What this tab has already, without asking anybody; a pasted `#token=` counts. */
export function takeSession(): string | undefined {
  const fromFragment = tokenIn(location.hash);
  if (fromFragment === undefined) return readSession();
  saveSession(fromFragment);
  cleanAddress();
  return fromFragment;
}

/**
 * The one-time code of the address, taken out of it; or the one that this tab took and had no answer for, because
 * another page was opened in it meanwhile.
 */
export function takeCode(): LinkCode | undefined {
  const code = codeIn(location.hash);
  if (code === undefined) return readCode();
  cleanAddress();
  const link = { code, claim: newClaim() };
  stored((storage) => storage.setItem(CODE_KEY, JSON.stringify(link)));
  return link;
}

/** The session of a link's code; undefined when it was used before. */
export async function sessionOfCode(link: LinkCode): Promise<string | undefined> {
  try {
    const { token } = await door.session(link);
    saveSession(token);
    dropCode();
    return token;
  } catch (error) {
    // an answer that never came may still be had by the next page of this tab
    if (error instanceof ConsoleError && error.status === 401) dropCode();
    return undefined;
  }
}

function dropCode(): void {
  stored((storage) => storage.removeItem(CODE_KEY));
}

function readCode(): LinkCode | undefined {
  const text = stored((storage) => storage.getItem(CODE_KEY)) ?? null;
  const link: unknown = text === null ? undefined : JSON.parse(text);
  return isLinkCode(link) ? link : undefined;
}

const isLinkCode = (value: unknown): value is LinkCode =>
  typeof value === 'object' && value !== null && 'code' in value && 'claim' in value;

const newClaim = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-');

/** Asks the other tabs of this browser. */
export function askOtherTabs(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(CHANNEL);
    const end = (token: string | undefined): void => {
      clearTimeout(timer);
      channel.close();
      if (token !== undefined) saveSession(token);
      resolve(token);
    };
    const timer = setTimeout(() => end(undefined), HAND_OVER_MS);
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'give') end(data.token);
    };
    channel.postMessage({ kind: 'ask' } satisfies Message);
  });
}

export interface LiveSession {
  /** The newest one. */
  readonly token: string;
  /** As `fetch`; a request that an older token was refused for is sent again with the newest. */
  readonly fetch: typeof fetch;
}

/** Keeps the session: gives it to tabs that ask, and gets the new one when the service was started anew. */
export function keepSession(first: string, signal: AbortSignal): LiveSession {
  let token = first;
  let renewing: Promise<boolean> | undefined;
  const channel = new BroadcastChannel(CHANNEL);
  const take = (next: string): void => {
    token = next;
    saveSession(next);
  };
  const give = (): void => channel.postMessage({ kind: 'give', token } satisfies Message);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'ask') give();
    else take(data.token);
  };
  signal.addEventListener('abort', () => channel.close());
  // a tab that found no session hears of this one
  give();
  const renew = async (): Promise<boolean> => {
    try {
      take((await door.session({ earlier: token })).token);
      give();
      return true;
    } catch {
      return false;
    }
  };
  return {
    get token() {
      return token;
    },
    async fetch(input, init) {
      const asked = token;
      const response = await fetch(input, init);
      if (response.status !== 401) return response;
      if (asked === token) {
        const isNew = await (renewing ??= renew().finally(() => (renewing = undefined)));
        if (!isNew) return response;
      }
      const headers = new Headers(init?.headers);
      headers.set('authorization', `Bearer ${token}`);
      return fetch(input, { ...init, headers });
    },
  };
}

/** Calls back as soon as another tab has a session; gives the way to stop waiting. */
export function waitForOtherTab(onToken: (token: string) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'give') onToken(data.token);
  };
  // an answer that came between the first question and this one was heard by nobody
  channel.postMessage({ kind: 'ask' } satisfies Message);
  return () => channel.close();
}

/** The token inside `#token=…` or a whole address; the text itself when it looks like one. */
export function tokenIn(text: string): string | undefined {
  const match = /[#&]token=([^&\s]+)/.exec(text);
  if (match?.[1] !== undefined) return decodeURIComponent(match[1]);
  const bare = text.trim();
  return /^[\w-]{20,}$/.test(bare) ? bare : undefined;
}

/** The code of a whole address. */
export function codeIn(text: string): string | undefined {
  return /[#&]code=([\w-]{20,})/.exec(text)?.[1];
}

/** Why signing in at a provider failed, as the address says; taken out of it at once. */
export function takeSignInProblem(): string | undefined {
  const found = /[#&]sign-in-problem=([^&]*)/.exec(location.hash)?.[1];
  if (found === undefined) return undefined;
  cleanAddress();
  return decodeURIComponent(found);
}

function cleanAddress(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

export function saveSession(token: string): void {
  stored((storage) => storage.setItem(STORAGE_KEY, token));
}

export function dropSession(): void {
  stored((storage) => storage.removeItem(STORAGE_KEY));
}

function readSession(): string | undefined {
  return stored((storage) => storage.getItem(STORAGE_KEY)) ?? undefined;
}

/** Where storage is off, the token lives in memory until the tab is reloaded. */
function stored<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
