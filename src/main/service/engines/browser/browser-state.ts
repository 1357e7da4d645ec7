/**
 * Cookies and storage of a browser context as a BrowserState, in and out (Playwright's storage state).
 *
 * Never in a log or a message: whoever holds it is signed in.
 */
import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { BrowserState } from '../../domain/sign-in-profile.ts';

type Given = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>;

/** What the context holds of all sites. */
export async function stateOf(context: BrowserContext): Promise<BrowserState> {
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  return {
    cookies: cookies.map(({ name, value, domain, path, expires, httpOnly, secure, sameSite }) => ({
      ...{ name, value, domain, path, expires, httpOnly, secure, sameSite },
    })),
    origins,
  };
}

/** As a context takes it when it is made. */
export function asStorageState({ cookies, origins }: BrowserState): Given {
  return {
    cookies: cookies.map((cookie) => ({ ...cookie })),
    origins: origins.map(({ localStorage, ...rest }) => ({
      ...rest,
      localStorage: localStorage.map((item) => ({ ...item })),
    })),
  };
}
