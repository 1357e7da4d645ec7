/**
 * The session token: given for the one-time code in the address's fragment, which is taken out of the address at
 * once, or handed over by another tab of this browser; kept in sessionStorage for reloads. It is never a cookie
 * and never stands in an address. A service that was started anew gives its new token for the one before.
 */
import { createConsoleClient } from '../../contract/console/client.ts';

const STORAGE_KEY = 'hearth.session';
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

/** The one-time code of the address, taken out of it. */
export function takeCode(): string | undefined {
  const code = codeIn(location.hash);
  if (code !== undefined) cleanAddress();
  return code;
}

/** The session of a link's code; undefined when it was used before. */
export async function sessionOfCode(code: string): Promise<string | undefined> {
  try {
    const { token } = await door.session({ code });
    saveSession(token);
    return token;
  } catch {
    return undefined;
  }
}

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
  try {
    sessionStorage.setItem(STORAGE_KEY, token);
  } catch {
    // storage is off: the token lives in memory until the tab is reloaded
  }
}

export function dropSession(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // nothing was stored
  }
}

function readSession(): string | undefined {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
