/**
 * Whether a browser elsewhere still answers. A connection can fall silent without an end: then everything that waits
 * on it is rejected, as when the browser had died, and nobody waits for the network to notice.
 */
import type { Browser } from 'playwright-core';

export interface Heart {
  /** Settles as `work` does, or rejects once the browser has fallen silent. */
  beside<T>(work: Promise<T>): Promise<T>;
}

/** Asks every `beatMs`; without an answer within as long, `onSilence` is called, once. */
export function listenTo(
  browser: Browser,
  { beatMs, onSilence }: { readonly beatMs: number; readonly onSilence: () => void },
): Heart {
  const waiting = new Set<(error: Error) => void>();
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearInterval(timer);
  };
  const fallSilent = (): void => {
    stop();
    onSilence();
    for (const reject of waiting) reject(new Error('Connection closed: the browser fell silent'));
  };
  void browser.newBrowserCDPSession().then(
    (session) => {
      let isAnswered = true;
      timer = setInterval(() => {
        if (!isAnswered) {
          fallSilent();
          return;
        }
        isAnswered = false;
        session.send('Browser.getVersion').then(
          () => {
            isAnswered = true;
          },
          () => undefined,
        );
      }, beatMs);
      timer.unref();
    },
    // it has gone meanwhile, which it says by itself
    () => undefined,
  );
  browser.once('disconnected', stop);
  return {
    async beside(work) {
      let reject: ((error: Error) => void) | undefined;
      const silence = new Promise<never>((_resolve, fail) => {
        reject = fail;
        waiting.add(fail);
      });
      // whoever loses the race is heard by nobody
      work.catch(() => undefined);
      try {
        return await Promise.race([work, silence]);
      } finally {
        if (reject !== undefined) waiting.delete(reject);
      }
    },
  };
}
