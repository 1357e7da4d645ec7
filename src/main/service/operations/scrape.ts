/**
 * One page, or one file that was sent, for a caller who is waiting: a Job of one Page, never queued through the store.
 *
 * Order: feature rights, a slot (waited for inside the caller's own timeout), visit, then job, document and
 * charge in one transaction. A page that takes a while has its job written meanwhile, with its credit reserved.
 * A credit that is not there ends the visit, and nothing is answered or charged. However it ends, the slot is
 * free, the reservation gone and the job closed. Throws the HearthErrors of visit, `INSUFFICIENT_CREDITS`,
 * `ALLOWANCE_SPENT`, `CONCURRENCY_QUEUE_TIMEOUT`, `SCRAPE_TIMEOUT`.
 */
import { orAborted } from '../domain/abort.ts';
import type { ScrapeCommand } from '../domain/command.ts';
import type { Document } from '../domain/document.ts';
import { NEVER_HELD } from '../domain/job.ts';
import { priorityOf } from '../domain/plans.ts';
import { PAGE_IDENTITY, hostKey, urlKey } from '../domain/url-key.ts';
import type { FinishedPage, NewPage, Store } from '../ports/backend.ts';
import type { Slots } from '../ports/limits.ts';
import type { Sealed } from '../ports/pipeline.ts';
import type { Clock } from '../ports/system.ts';
import { startDeadline, type Deadline } from './deadline.ts';
import { requireFeatures } from './features.ts';
import type { CallContext, JobLife } from './job-life.ts';
import { refuseUnreadable } from './read-upload.ts';
import { refuseBadSchemas } from './schemas.ts';
import { slotOf } from './slots.ts';
import type { Visit, Visited } from './visit.ts';

/** A page that is there sooner is written once, done; others can be seen while they run. */
const OPEN_AFTER_MS = 50;
/** The longest a page may take when the caller names no timeout (wire/README.md, Timeouts). */
const CEILING_MS = 300_000;

interface ScrapeResult {
  readonly id: string;
  readonly document: Document;
  /** JSON in UTF-8: what else the document has, behind its metadata; only with `mayBeSealed`. */
  readonly sealed?: Uint8Array;
  readonly creditsUsed: number;
}

/** `mayBeSealed`: the caller reads nothing of the document but its metadata. */
type ScrapeContext = CallContext & { readonly mayBeSealed?: true };

export interface ScrapeDeps {
  readonly store: Store;
  readonly life: JobLife;
  readonly slots: Slots;
  readonly visit: Visit;
  readonly clock: Clock;
  /** Nothing more comes of this isolation group: what the browser keeps for it may go. */
  readonly releaseGroup: (isolationGroup: string) => void;
}

export type Scrape = (command: ScrapeCommand, context: ScrapeContext) => Promise<ScrapeResult>;

/** Builds the operation. */
export function createScrape(deps: ScrapeDeps): Scrape {
  let running = 0;
  return async (command, context) => {
    const { caller } = context;
    requireFeatures(caller.account, command);
    refuseBadSchemas(command.options);
    if (command.upload !== undefined) refuseUnreadable(command.upload);
    const hidden = command.zeroDataRetention;
    const facts = {
      kind: 'scrape',
      command: hidden ? {} : { url: command.url },
      target: hidden ? '(not kept)' : nameOf(command),
      origin: command.origin,
      zeroDataRetention: hidden,
    } as const;
    const { life } = deps;
    const job = life.newJob(facts, hidden ? { ...context, body: {} } : context);
    const { id } = job;
    const pages = [pageOf(id, command)];
    const how = { caller, signal: context.signal, pages, openAfterMs: OPEN_AFTER_MS };
    const timeoutMs = waitMs(command);
    const work = life.run(job, how, async ({ signal, finishBy }) => {
      using deadline = startDeadline(deps.clock, timeoutMs, signal, {
        code: 'SCRAPE_TIMEOUT',
        message: `The page did not finish within ${timeoutMs} ms; raise timeout or ask for less.`,
      });
      using permit = await slotOf(deps.slots, caller, deadline);
      const request = visitRequest(id, command, context, deadline, permit.queuedMs);
      const visited = await orAborted(deps.visit(request), deadline.signal);
      const page = finished(deps, id, command, visited);
      const done = running === 1 ? { ...page, isAlone: true as const } : page;
      await finishBy((open) => deps.store.finishLonePage(done, open));
      const { document, charge: creditsUsed } = visited;
      const { sealed } = visited.acquired.output;
      return { id, document, ...(sealed && { sealed: sealed.content }), creditsUsed };
    });
    running += 1;
    return work.finally(() => {
      running -= 1;
      deps.releaseGroup(id);
    });
  };
}

/** A wait for an element counts as much (wire/v2.md section 2, actions). */
const SELECTOR_WAIT_MS = 1_000;

/**
 * The caller's timeout is for fetching and reading: the waiting that was asked for comes on top of it
 * (wire/README.md, Timeouts: timeout + waitFor + wait actions).
 */
function waitMs(command: ScrapeCommand): number {
  const { timeoutMs, waitForMs, actions } = command.options;
  if (timeoutMs === undefined) return CEILING_MS;
  const waits = actions.map((action) => {
    if (action.type === 'wait') return action.milliseconds;
    return action.type === 'waitForSelector' ? SELECTOR_WAIT_MS : 0;
  });
  return timeoutMs + waitForMs + waits.reduce((sum, ms) => sum + ms, 0);
}

function pageOf(id: string, command: ScrapeCommand): NewPage {
  const hidden = command.zeroDataRetention;
  return {
    id,
    url: hidden ? 'about:blank' : nameOf(command),
    urlKey: hidden ? id : urlKey(command.url, PAGE_IDENTITY),
    host: command.upload === undefined ? hostKey(command.url) : '',
    depth: 0,
    reason: 'start',
  };
}

/** What a person knows it by. */
function nameOf({ url, upload }: ScrapeCommand): string {
  return upload?.name ?? url;
}

function visitRequest(
  id: string,
  command: ScrapeCommand,
  { caller, mayBeSealed }: ScrapeContext,
  deadline: Deadline,
  queuedMs: number,
): Parameters<Visit>[0] {
  return {
    scrapeId: id,
    url: command.url,
    sourceUrl: command.typedUrl,
    ...(command.upload === undefined ? {} : { upload: command.upload }),
    options: command.options,
    accountId: caller.account.id,
    ...(caller.key === undefined ? {} : { keyId: caller.key.id }),
    isolationGroup: id,
    priority: priorityOf(caller.account),
    deadlineAt: deadline.at,
    signal: deadline.signal,
    mayStore:
      command.upload === undefined && !command.zeroDataRetention && !command.options.lockdown,
    queuedMs,
    isAsked: true,
    wantsLinks: false,
    wantsText: command.upload === undefined && !command.zeroDataRetention,
    ...(mayBeSealed === true ? { isFor: 'answered' } : {}),
    robots: 'check',
    kind: 'scrape',
  };
}

function finished(
  { clock }: ScrapeDeps,
  id: string,
  command: ScrapeCommand,
  visited: Visited,
): FinishedPage {
  const { facts, output } = visited.acquired;
  return {
    jobId: id,
    pageId: id,
    hold: NEVER_HELD,
    document: visited.document,
    ...(command.zeroDataRetention ? {} : sealedFor(output.sealed)),
    statusCode: facts.status,
    charge: visited.charge,
    reason: 'scrape',
    discovered: [],
    skipped: [],
    capture: { engine: facts.engine, why: facts.lane ?? 'kept copy', elapsedMs: facts.elapsedMs },
    at: clock.now(),
    keepDocument: !command.zeroDataRetention,
    outbox: [],
    ...(visited.kept === undefined ? {} : { kept: visited.kept }),
    ...(visited.tracked === undefined ? {} : { tracked: visited.tracked }),
  };
}

/** Once packed, content need not cross to the writer. */
function sealedFor(sealed: Sealed | undefined): Pick<FinishedPage, 'sealed' | 'packed'> {
  if (sealed === undefined) return {};
  const { content, packed } = sealed;
  return packed === undefined
    ? { sealed: content }
    : { packed: { content: packed, bytes: content.length } };
}
