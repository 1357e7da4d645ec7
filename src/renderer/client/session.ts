/**
 * The session token: read once from the address's fragment, taken out of the address at once, kept
 * in sessionStorage for reloads. It is never a cookie and never stands in a query.
 */
const STORAGE_KEY = 'hearth.session';

export function takeSession(): string | undefined {
  const fromFragment = tokenIn(location.hash);
  if (fromFragment !== undefined) {
    saveSession(fromFragment);
    history.replaceState(history.state, '', location.pathname + location.search);
    return fromFragment;
  }
  return readSession();
}

/** The token inside `#token=…` or a whole address; the text itself when it looks like one. */
export function tokenIn(text: string): string | undefined {
  const match = /[#&]token=([^&\s]+)/.exec(text);
  if (match?.[1] !== undefined) return decodeURIComponent(match[1]);
  const bare = text.trim();
  return /^[\w-]{20,}$/.test(bare) ? bare : undefined;
}

/** Why signing in at a provider failed, as the address says; taken out of it at once. */
export function takeSignInProblem(): string | undefined {
  const found = /[#&]sign-in-problem=([^&]*)/.exec(location.hash)?.[1];
  if (found === undefined) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return decodeURIComponent(found);
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
