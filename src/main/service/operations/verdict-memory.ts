/**
 * Remembers, for a day, which parts of which sites need the browser.
 *
 * Key: host plus path with every segment that looks like an id or slug replaced, so that one product
 * page speaks for its siblings. Bounded; forgetting costs one extra static fetch.
 */
import type { Clock } from '../ports/system.ts';

const DAY_MS = 86_400_000;
const MOST_ENTRIES = 10_000;

export interface VerdictMemory {
  needsBrowser(url: string): boolean;
  remember(url: string): void;
}

/** An empty memory. */
export function createVerdictMemory(clock: Clock): VerdictMemory {
  const until = new Map<string, number>();
  return {
    needsBrowser: (url) => (until.get(patternOf(url)) ?? 0) > clock.now(),
    remember: (url) => {
      if (until.size >= MOST_ENTRIES) until.delete(until.keys().next().value ?? '');
      until.set(patternOf(url), clock.now() + DAY_MS);
    },
  };
}

/** `shop.example/p/4711-blue-lamp` → `shop.example/p/*`; query names count, their values don't. */
export function patternOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  const segments = pathname
    .split('/')
    .map((segment) => (/\d|-.*-|^.{25,}$/.test(segment) ? '*' : segment));
  const names = [...new Set(searchParams.keys())].sort().join('&');
  return `${host}${segments.join('/')}?${names}`;
}
