/**
 * One page for a recipe, as a scrape: robots, slot, credit, engines and job as of any other; its HTML comes back instead of a document.
 *
 * The job keeps what is known of the page, not its HTML. Throws what scrape throws.
 */
import type { Caller } from '../../domain/account.ts';
import type { Gather, ScrapeCommand } from '../../domain/command.ts';
import type { Document } from '../../domain/document.ts';
import { nextLink } from '../../domain/link-header.ts';
import type { PageAnswer } from '../../domain/snapshot.ts';
import { createScrape, type ScrapeDeps } from '../scrape.ts';
import type { Visited } from '../visit.ts';

export interface GotPage {
  /** Frames and shadow roots inline; empty where the address is no page. */
  readonly html: string;
  /** After redirects. */
  readonly url: string;
  readonly status: number;
  readonly engine: string;
  /** HTML of the batches after the first. */
  readonly batches: readonly string[];
  /** JSON that the page asked for itself, where that was wanted and a browser read it. */
  readonly answers: readonly PageAnswer[];
  /** Address of its header `Link` with `rel="next"`. */
  readonly next?: string;
  readonly creditsUsed: number;
}

interface PageWish {
  readonly command: ScrapeCommand;
  readonly gather?: Gather;
  readonly caller: Caller;
  readonly signal: AbortSignal;
  /** What the job says it was for. */
  readonly purpose: string;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export type GetPage = (wish: PageWish) => Promise<GotPage>;

/** Builds it. */
export function createGetPage(deps: ScrapeDeps): GetPage {
  return async ({ command, gather, caller, signal, purpose }) => {
    let got: Omit<GotPage, 'creditsUsed'> | undefined;
    const scrape = createScrape({
      ...deps,
      visit: async (request) => {
        const visited = await deps.visit(request);
        got = pageOf(visited);
        return { ...visited, document: withoutPage(visited.document) };
      },
    });
    const options = { ...command.options, ...(gather === undefined ? {} : { gather }) };
    const body = { url: command.typedUrl, recipe: purpose };
    const { creditsUsed } = await scrape({ ...command, options }, { caller, signal, body });
    const nothing = { html: '', url: command.url, status: 0, engine: '', batches: [], answers: [] };
    return { ...(got ?? nothing), creditsUsed };
  };
}

/** What a recipe reads of it. */
export function pageOf({ document, acquired }: Visited): Omit<GotPage, 'creditsUsed'> {
  const { facts, actions } = acquired;
  const next = nextLink(facts.headers['link'], facts.finalUrl);
  return {
    ...(next === undefined ? {} : { next }),
    html: document.rawHtml ?? '',
    url: facts.finalUrl,
    status: facts.status,
    engine: facts.engine,
    batches: acquired.actions === undefined ? [] : (actions?.scrapes ?? []).map(({ html }) => html),
    answers: acquired.answers ?? [],
  };
}

/** What a job keeps of it. */
export function withoutPage(document: Document): Document {
  const rest: Mutable<Document> = { ...document };
  delete rest.rawHtml;
  delete rest.actions;
  return rest;
}
