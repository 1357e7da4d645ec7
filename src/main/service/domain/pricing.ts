/**
 * What one piece of work costs, in whole credits.
 *
 * Pure. Sources: product spec 7 and 8.1; wire/differences.md B1 to B10. Formats, proxies, schemas and
 * the number of results never change a price; whatever failed is free.
 */

/** The most a page can cost: what is reserved before its status is known. */
export const PAGE_CREDITS = 1;

/** The most a call of map, search or extract can cost. */
export const CALL_CREDITS = 1;

/**
 * A scraped page, alone or inside a crawl or batch: 1 for a 2xx answer, fetched or from the cache; 0 for
 * any other status (B1, B4, B5, B6).
 */
export function pageCredits(statusCode: number): number {
  return statusCode >= 200 && statusCode < 300 ? PAGE_CREDITS : 0;
}

/** A page scraped as part of a search or extract call: included in the call's price (B2, B7). */
export const INCLUDED_PAGE_CREDITS = 0;

/** Map, search and extract: 1 per call that completes, whatever it found; failures are free (B2, B3, B7, B8). */
export function callCredits(outcome: 'completed' | 'failed' | 'cancelled'): number {
  return outcome === 'completed' ? CALL_CREDITS : 0;
}
