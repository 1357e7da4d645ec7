/**
 * One page, or a file that was sent, to charged-ready Document: acquire, assemble, enrich. Used by scrape, batch,
 * crawl, search and extract alike; it writes no job and moves no credit.
 */
import { withoutPassword } from '../domain/address-login.ts';
import type { ScrapeOptions, Upload } from '../domain/command.ts';
import type { Document } from '../domain/document.ts';
import type { FormatType } from '../domain/format.ts';
import type { JobKind } from '../domain/job-kinds.ts';
import { priceOf } from '../domain/pricing.ts';
import type { AcquireRequest, Served } from './acquire-request.ts';
import type { Acquire, Acquired } from './acquire.ts';
import type { Comparing } from './lanes.ts';
import type { TrackedPage } from '../ports/capture-cache.ts';
import type { HostTurn } from '../ports/host-pacer.ts';
import type { NewCapture } from '../ports/library.ts';
import type { Sealing } from '../ports/pipeline.ts';
import { isSignedIn } from '../domain/library/signed-in.ts';
import { PAGE_IDENTITY, urlKey } from '../domain/url-key.ts';
import { assemble } from './assemble.ts';
import type { Enrich } from './enrich.ts';
import type { Keep } from './library/keep.ts';
import type { ReadUpload } from './read-upload.ts';

export interface VisitRequest {
  readonly scrapeId: string;
  readonly url: string;
  readonly sourceUrl: string;
  /** Read instead of fetching. */
  readonly upload?: Upload;
  readonly options: ScrapeOptions;
  readonly accountId: string;
  /** The key that asks; absent: the owner. */
  readonly keyId?: string;
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
  readonly onServed?: (served: Served) => void;
  /** What the caller does with document and text, of which it reads neither. */
  readonly isFor?: Sealing;
  /** Of a job's page: its place at its host, held when the visit begins. */
  readonly turn?: HostTurn;
  /** Of the job that the page is read for: says what it costs. */
  readonly kind: JobKind;
  /** The one page that was asked for: a sign-in profile of another site is refused. */
  readonly isAsked?: boolean;
  /** No page of a job is finished with it: what is kept is written at once. */
  readonly isLone?: boolean;
}

export interface Visited {
  readonly document: Document;
  readonly acquired: Acquired;
  /** Whole credits to charge for this page. */
  readonly charge: number;
  /** To be written with the page. */
  readonly kept?: NewCapture;
  readonly tracked?: TrackedPage;
}

export type Visit = (request: VisitRequest) => Promise<Visited>;

export interface VisitDeps {
  readonly acquire: Acquire;
  readonly readUpload: ReadUpload;
  readonly enrich: Enrich;
  readonly keep: Keep;
  readonly saveKept: (kept: NewCapture) => Promise<unknown>;
  readonly saveTracked: (tracked: TrackedPage) => Promise<void>;
  /** Leaves a trace in the library, whose text can be searched; waited for where the store is far behind. */
  readonly leaveTrace: (trace: Trace, of: VisitRequest) => Promise<void> | undefined;
}

/** What every page that was read leaves in the library: its text. */
export type Trace = Omit<NewCapture, 'id'>;

/** Builds the operation. */
export function createVisit(deps: VisitDeps): Visit {
  return async (request) => {
    const wantsModelView = deps.enrich.asksModel(request.options);
    const asked = { ...request, wantsModelView, mayBeSealed: sealingOf(request) };
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
    const { document: enriched, tracked } = await deps.enrich(document, acquired, request);
    const { document: whole, kept } = await deps.keep(request, acquired, enriched);
    if (request.isLone === true) await writeNow(deps, kept, tracked);
    const visited = {
      ...{ document: whole, acquired, charge },
      ...(kept === undefined ? {} : { kept }),
      ...(tracked === undefined ? {} : { tracked }),
    };
    if (kept !== undefined) return visited;
    // what a kept copy answers was read when it came, and left its trace
    const isVisited = acquired.past === undefined && acquired.cache?.state !== 'hit';
    if (request.mayStore && isVisited) await leaveTrace(deps, request, acquired, whole);
    return visited;
  };
}

/** For a page that nothing is finished with. */
async function writeNow(
  { saveKept, saveTracked }: VisitDeps,
  kept: NewCapture | undefined,
  tracked: TrackedPage | undefined,
): Promise<void> {
  if (kept !== undefined) await saveKept(kept);
  if (tracked !== undefined) await saveTracked(tracked);
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
  'tables',
]);

function sealingOf({ isFor, options }: VisitRequest): Sealing | undefined {
  // of a page that is kept the library reads more
  const isRead = isFor === 'answered' && options.keep !== undefined;
  return !isRead && options.formats.every(({ type }) => PLAIN.has(type)) ? isFor : undefined;
}

/** Pages that answered well and have text can be searched. */
function leaveTrace(
  deps: VisitDeps,
  request: VisitRequest,
  { output, facts }: Acquired,
  document: Document,
): Promise<void> | undefined {
  // the same address answers other questions otherwise
  if (request.options.gather?.post !== undefined) return undefined;
  const text = output.sealed?.text ?? output.text ?? '';
  const isEmpty = output.textFacts === undefined ? text === '' : output.textFacts.chars === 0;
  if (isEmpty || facts.status < 200 || facts.status > 299) return undefined;
  const said = (name: string): string => {
    const value = document.metadata[name];
    return typeof value === 'string' ? value : '';
  };
  const trace: Trace = {
    accountId: request.accountId,
    ...(request.keyId === undefined ? {} : { keyId: request.keyId }),
    urlKey: urlKey(facts.finalUrl, PAGE_IDENTITY),
    url: withoutPassword(facts.finalUrl),
    host: URL.parse(facts.finalUrl)?.hostname ?? '',
    at: facts.capturedAt,
    ...{ kind: 'text', kept: false, bytes: 0, tags: [] },
    private: isSignedIn(request.options, [request.url, facts.finalUrl]),
    engine: facts.engine,
    status: facts.status,
    contentType: facts.contentType,
    pageId: request.scrapeId,
    title: said('articleTitle') || said('title'),
    description: said('description'),
    language: said('language'),
    text,
  };
  return deps.leaveTrace(trace, request);
}
