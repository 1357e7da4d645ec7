/**
 * One page, or a file that was sent, to charged-ready Document: acquire, assemble, enrich. Used by scrape, batch,
 * crawl, search and extract alike; it writes no job and moves no credit.
 */
import type { ScrapeOptions, Upload } from '../domain/command.ts';
import type { Document } from '../domain/document.ts';
import type { FormatType } from '../domain/format.ts';
import type { JobKind } from '../domain/job-kinds.ts';
import { priceOf } from '../domain/pricing.ts';
import type { AcquireRequest } from './acquire-request.ts';
import type { Acquire, Acquired } from './acquire.ts';
import type { Comparing } from './lanes.ts';
import type { QueuedText } from '../ports/backend.ts';
import type { HostTurn } from '../ports/host-pacer.ts';
import { PAGE_IDENTITY, urlKey } from '../domain/url-key.ts';
import { assemble } from './assemble.ts';
import type { Enrich } from './enrich.ts';
import type { ReadUpload } from './read-upload.ts';

export interface VisitRequest {
  readonly scrapeId: string;
  readonly url: string;
  readonly sourceUrl: string;
  /** Read instead of fetching. */
  readonly upload?: Upload;
  readonly options: ScrapeOptions;
  readonly accountId: string;
  readonly isolationGroup: string;
  readonly priority?: number;
  readonly deadlineAt: number;
  readonly signal: AbortSignal;
  readonly mayStore: boolean;
  readonly queuedMs: number;
  readonly wantsLinks: boolean;
  readonly wantsText: boolean;
  readonly robots: AcquireRequest['robots'];
  readonly robotsUserAgent?: string;
  readonly comparing?: Comparing;
  /** The caller gives document and text to the store and reads neither. */
  readonly isForStore?: boolean;
  /** Of a job's page: its place at its host, held when the visit begins. */
  readonly turn?: HostTurn;
  /** Of the job that the page is read for: says what it costs. */
  readonly kind: JobKind;
}

export interface Visited {
  readonly document: Document;
  readonly acquired: Acquired;
  /** Whole credits to charge for this page. */
  readonly charge: number;
}

export type Visit = (request: VisitRequest) => Promise<Visited>;

export interface VisitDeps {
  readonly acquire: Acquire;
  readonly readUpload: ReadUpload;
  readonly enrich: Enrich;
  /** Makes the page's text searchable in the library; nothing waits for it. */
  readonly index: (entry: QueuedText) => void;
}

/** Builds the operation. */
export function createVisit(deps: VisitDeps): Visit {
  return async (request) => {
    const wantsModelView = deps.enrich.asksModel(request.options);
    const mayBeSealed = request.isForStore === true && arePlain(request.options.formats);
    const asked = { ...request, wantsModelView, mayBeSealed };
    const acquired = await (request.upload === undefined
      ? deps.acquire(asked)
      : deps.readUpload(asked, request.upload));
    const charge = priceOf(request.kind, { statusCode: acquired.facts.status });
    const document = assemble(acquired, {
      scrapeId: request.scrapeId,
      sourceUrl: request.sourceUrl,
      options: request.options,
      creditsUsed: charge,
      queuedMs: request.queuedMs,
    });
    const enriched = await deps.enrich(document, acquired, request);
    if (request.mayStore) keepText(deps, request, acquired, enriched);
    return { document: enriched, acquired, charge };
  };
}

/** Formats that are ready when the pipeline has made them. */
const PLAIN: ReadonlySet<FormatType> = new Set([
  'markdown',
  'html',
  'rawHtml',
  'rawBase64',
  'links',
  'images',
  'attributes',
]);

function arePlain(formats: ScrapeOptions['formats']): boolean {
  return formats.every(({ type }) => PLAIN.has(type));
}

/** Pages that answered well and have text go into the library's index, the newest of an address winning. */
function keepText(
  deps: VisitDeps,
  request: VisitRequest,
  { output, facts }: Acquired,
  document: Document,
): void {
  const text = output.sealed?.text ?? output.text ?? '';
  const isEmpty = output.textFacts === undefined ? text === '' : output.textFacts.chars === 0;
  if (isEmpty || facts.status < 200 || facts.status > 299) return;
  const said = (name: string): string => {
    const value = document.metadata[name];
    return typeof value === 'string' ? value : '';
  };
  deps.index({
    accountId: request.accountId,
    urlKey: urlKey(facts.finalUrl, PAGE_IDENTITY),
    url: facts.finalUrl,
    title: said('articleTitle') || said('title'),
    description: said('description'),
    text,
    pageId: request.scrapeId,
    capturedAt: facts.capturedAt,
  });
}
