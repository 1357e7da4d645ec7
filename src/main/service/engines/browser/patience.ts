/**
 * How long pages of a host are waited for that say that they still load: less where two of them in a row never
 * ended, so that a crawl of many such pages does not pay for each.
 */

/** Longest wait for a page that says "Loading…"; most that come at all come within. */
const WAITING_MS = 8_000;
/** The same on a host where that was in vain. */
const VAIN_MS = 1_200;
const VAIN_IN_A_ROW = 2;
const MOST_HOSTS = 1_000;

export interface Patience {
  /** ms that a page of `host` may say that it loads. */
  waitingMs(host: string): number;
  /** Tells how a page ended; only those that were waited for count. */
  learn(host: string, isWaiting: boolean): void;
}

export function createPatience(): Patience {
  const vain = new Map<string, number>();
  return {
    waitingMs: (host) => ((vain.get(host) ?? 0) >= VAIN_IN_A_ROW ? VAIN_MS : WAITING_MS),
    learn(host, isWaiting) {
      if (!isWaiting) {
        vain.delete(host);
        return;
      }
      vain.set(host, (vain.get(host) ?? 0) + 1);
      const [oldest] = vain.keys();
      if (vain.size > MOST_HOSTS && oldest !== undefined) vain.delete(oldest);
    },
  };
}
