/**
 * One page from address to charged-ready Document: acquire, assemble, enrich. Used by scrape, batch,
 * crawl, search and extract alike; it writes no job and moves no credit.
 */
import type { ScrapeOptions } from '../domain/command.ts';
import type { Document } from '../domain/document.ts';
import type { Acquire, Acquired } from './acquire.ts';
import { assemble, pageCharge } from './assemble.ts';
import type { Enrich } from './enrich.ts';

export interface VisitRequest {
  readonly scrapeId: string;
  readonly url: string;
  readonly sourceUrl: string;
  readonly options: ScrapeOptions;
  readonly accountId: string;
  readonly isolationGroup: string;
  readonly deadlineAt: number;
  readonly signal: AbortSignal;
  readonly mayStore: boolean;
  readonly queuedMs: number;
  readonly wantsLinks: boolean;
  readonly wantsText: boolean;
  readonly robots: 'check' | 'checked';
  /** Credits of a 2xx page: 1, or 0 where the call pays (search, extract). */
  readonly price: 0 | 1;
}

export interface Visited {
  readonly document: Document;
  readonly acquired: Acquired;
  /** Whole credits to charge for this page. */
  readonly charge: number;
}

export type Visit = (request: VisitRequest) => Promise<Visited>;

/** Builds the operation. */
export function createVisit(deps: { readonly acquire: Acquire; readonly enrich: Enrich }): Visit {
  return async (request) => {
    const acquired = await deps.acquire(request);
    const charge = Math.min(request.price, pageCharge(acquired.facts.status));
    const document = assemble(acquired, {
      scrapeId: request.scrapeId,
      sourceUrl: request.sourceUrl,
      options: request.options,
      creditsUsed: charge,
      queuedMs: request.queuedMs,
    });
    return { document: await deps.enrich(document, acquired, request), acquired, charge };
  };
}
