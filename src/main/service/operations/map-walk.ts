/**
 * Reads pages of a site for their links, several at once, until nobody has more to read, or within limits. Which page
 * comes next, and when there is nothing more to learn, is the frontier's to say: breadth first over all links
 * (map-frontier.ts), or a sample of what a sitemap lacks (map-sample.ts).
 */
import type { Clock } from '../ports/system.ts';

/** What one page told. */
export interface ReadPage {
  readonly finalUrl: string;
  readonly status: number;
  readonly links: readonly string[];
  readonly title?: string;
  readonly description?: string;
}

export interface Waiting {
  readonly url: string;
  readonly shape: string;
}

export interface Frontier<W extends Waiting> {
  next(): W | undefined;
  /** What was read of it; undefined when it may not or cannot be read. */
  learn(waiting: W, page: ReadPage | undefined): void;
  /** So many pages are worth reading before anything else is known of them. */
  appetite(): number;
}

export interface WalkParts {
  readonly clock: Clock;
  readonly isFull: () => boolean;
  /** Undefined when the page may not or cannot be read; throws only the signal's reason. */
  readonly read: (url: string) => Promise<ReadPage | undefined>;
  /** Most pages read; asked again and again, so that it may shrink. */
  readonly budget: () => number;
  readonly stopAt: number;
  readonly concurrency: number;
}

export interface WalkResult {
  readonly pagesRead: number;
  /** Why pages were left unread, if any were. */
  readonly stoppedBy?: 'budget' | 'time' | 'limit' | 'nothing new';
}

export async function walk<W extends Waiting>(
  frontier: Frontier<W>,
  parts: WalkParts,
): Promise<WalkResult> {
  const running = new Set<Promise<void>>();
  let pagesRead = 0;
  const stoppedBy = (): WalkResult['stoppedBy'] => {
    if (parts.isFull()) return 'limit';
    if (parts.clock.now() >= parts.stopAt) return 'time';
    if (pagesRead >= parts.budget()) return 'budget';
    return frontier.appetite() <= running.size ? 'nothing new' : undefined;
  };
  const visit = async (waiting: W): Promise<void> => {
    frontier.learn(waiting, await parts.read(waiting.url));
  };
  for (;;) {
    const reason = stoppedBy();
    const next =
      reason === undefined && running.size < parts.concurrency ? frontier.next() : undefined;
    if (next !== undefined) {
      pagesRead += 1;
      const work = visit(next).finally(() => running.delete(work));
      // The first failure ends the walk; those of the others are the same signal's.
      work.catch(() => undefined);
      running.add(work);
      continue;
    }
    if (running.size === 0) {
      const isLeft = reason !== undefined && frontier.next() !== undefined;
      return { pagesRead, ...(isLeft ? { stoppedBy: reason } : {}) };
    }
    await Promise.race(running);
  }
}

/** First in, first out, without moving what waits. */
export class Queue<T> {
  readonly #items: T[] = [];
  #head = 0;

  push(...items: readonly T[]): void {
    this.#items.push(...items);
  }

  shift(): T | undefined {
    const item = this.#items[this.#head];
    if (item !== undefined) this.#head += 1;
    return item;
  }
}
