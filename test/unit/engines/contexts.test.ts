/** A browser that dies, or falls silent, while it opens a page: whoever waited goes on, and all is closed. */
import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { Contexts } from '../../../src/main/service/engines/browser/contexts.ts';
import { isClosedTarget } from '../../../src/main/service/engines/browser/failures.ts';
import { SilentBrowser } from '../../../src/main/service/engines/browser/in-time.ts';
import type { Profile } from '../../../src/main/service/engines/browser/profile.ts';

const never = (): Promise<never> => new Promise(() => undefined);

/** As Playwright's is when a process died under `newPage`: neither page nor error, and closing waits for it. */
class DyingBrowser extends EventEmitter {
  isAlive = true;
  isConnected = (): boolean => this.isAlive;
  newContext = (): Promise<unknown> => Promise.resolve({ newPage: never, close: never });
}

function contextsOf(browser: DyingBrowser, openMs: number) {
  const sessions = { open: 0 };
  const egress = {
    openSession: () => {
      sessions.open += 1;
      return {
        close: () => {
          sessions.open -= 1;
        },
      };
    },
  };
  const contexts = new Contexts(browser as never, {
    egress: egress as never,
    maxContexts: 4,
    idleContextMs: 10,
    warmAhead: 0,
    openMs,
    isBlockedHost: () => false,
  });
  return { contexts, sessions };
}

const profile = { key: 'k', options: {}, blockAds: false } as unknown as Profile;

it('rejects who waits for a page when the browser dies under it', async () => {
  const browser = new DyingBrowser();
  const { contexts, sessions } = contextsOf(browser, 60_000);
  const lent = contexts.lend('a', profile);
  setImmediate(() => {
    browser.isAlive = false;
    browser.emit('disconnected');
  });
  await expect(lent).rejects.toSatisfy(isClosedTarget);
  await contexts.close();
  expect(sessions.open).toBe(0);
});

it('rejects who waits for a page that never comes, and says that the browser is silent', async () => {
  const { contexts, sessions } = contextsOf(new DyingBrowser(), 10);
  await expect(contexts.lend('a', profile)).rejects.toBeInstanceOf(SilentBrowser);
  await contexts.close();
  expect(sessions.open).toBe(0);
});
