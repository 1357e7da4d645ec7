/**
 * Usual places of sitemaps at which there was none when they were last asked for: for a while they are not
 * asked for again, which spares sites without sitemaps seven requests a map.
 *
 * In memory and bounded; the oldest are forgotten first.
 */
import type { Clock } from '../ports/system.ts';

export interface AbsentPlaces {
  has(url: string): boolean;
  note(url: string): void;
}

/** A sitemap that is put up meanwhile is found after this time, or at once with `ignoreCache`. */
const KEPT_MS = 300_000;
const PLACES_KEPT = 10_000;

export function createAbsentPlaces(clock: Clock): AbsentPlaces {
  const until = new Map<string, number>();
  return {
    has: (url) => (until.get(url) ?? 0) > clock.now(),
    note(url) {
      until.delete(url);
      if (until.size >= PLACES_KEPT) until.delete(until.keys().next().value ?? '');
      until.set(url, clock.now() + KEPT_MS);
    },
  };
}
