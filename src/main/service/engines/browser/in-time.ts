/**
 * What a browser does for us ends with the browser, and after a while.
 *
 * Playwright waits for ever for a page that was being opened while Chromium or one of its processes died (1.65: the
 * answer to `newPage` comes neither as a page nor as an error, and closing the context waits for it). Whoever waited with
 * it kept a place in the browser's line, and when all places were gone no page was rendered any more.
 */
import type { Browser } from 'playwright-core';

/** The browser lives and does not answer: it is to be replaced. Its words are those of a browser that was closed. */
export class SilentBrowser extends Error {
  override readonly name = 'SilentBrowser';

  constructor(ms: number) {
    super(`The browser has been closed, as it did not answer for ${Math.round(ms / 1_000)} s.`);
  }
}

/** Settles as `work` does, and rejects when the browser is gone or nothing came of it in time. */
export type InTime = <T>(work: Promise<T>) => Promise<T>;

/** For all that is asked of one browser. */
export function inTimeOf(browser: Pick<Browser, 'isConnected' | 'on'>, ms: number): InTime {
  const leaving = new Set<() => void>();
  browser.on('disconnected', () => {
    for (const leave of leaving) leave();
  });
  return (work) =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        end();
        reject(new Error('The browser has been closed.'));
      };
      const timer = setTimeout(() => {
        end();
        reject(new SilentBrowser(ms));
      }, ms);
      const end = (): void => {
        clearTimeout(timer);
        leaving.delete(leave);
      };
      leaving.add(leave);
      work.finally(end).then(resolve, reject);
      if (!browser.isConnected()) leave();
    });
}

/** Waits for `work` no longer than that, whatever comes of it. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
