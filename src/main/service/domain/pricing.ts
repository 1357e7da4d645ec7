/**
 * What one piece of work costs, in whole credits. Every charge and every reservation asks here.
 *
 * Pure. Sources: product spec 7 and 8.1; wire/differences.md B1 to B10. Formats, proxies, schemas and
 * the number of results never change a price; whatever failed is free.
 */
import { JOB_KINDS, type JobKind } from './job-kinds.ts';

/** How a piece of work ended: a page with an HTTP status, or the job itself. */
export type Outcome = { readonly statusCode: number } | 'completed' | 'failed' | 'cancelled';

/**
 * Where pages are paid for: 1 for a page that answered 2xx, fetched or from the cache, and nothing for the job
 * itself (B1, B4, B5, B6). Where the call is: 1 when it completes, whatever it found, its pages included
 * (B2, B3, B7, B8).
 */
export function priceOf(kind: JobKind, outcome: Outcome): number {
  const isPage = typeof outcome === 'object';
  if ((JOB_KINDS[kind].pricedBy === 'page') !== isPage) return 0;
  const isGood = isPage
    ? outcome.statusCode >= 200 && outcome.statusCode < 300
    : outcome === 'completed';
  return isGood ? 1 : 0;
}

/** The most it can cost, held until that is known: by the job as it opens, or by each page as it is claimed. */
export function reserveOf(kind: JobKind, what: 'job' | 'page'): number {
  return JOB_KINDS[kind].hasFrontier === (what === 'page') ? 1 : 0;
}
