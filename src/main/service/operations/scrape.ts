/**
 * One page, or one file that was sent, for a caller who is waiting: a Job of one Page, never queued through the store.
 *
 * Order: feature rights, job with its reserved credit, a slot (waited for inside the caller's own
 * timeout), visit, then document, charge and the job's end in one transaction. The store works on the
 * job while the page is on its way: a credit that cannot be reserved ends the visit, and nothing is
 * answered or charged. However it ends, the slot is free, the reservation gone and the job closed. Throws
 * the HearthErrors of visit, `INSUFFICIENT_CREDITS`, `ALLOWANCE_SPENT`, `CONCURRENCY_QUEUE_TIMEOUT`,
 * `SCRAPE_TIMEOUT`.
 */
import type { Caller } from '../domain/account.ts';
import type { ScrapeCommand } from '../domain/command.ts';
import type { Document } from '../domain/document.ts';
import { toHearthError } from '../domain/errors.ts';
import type { Job } from '../domain/job.ts';
import type { Json } from '../domain/json.ts';
import { PAGE_IDENTITY, hostKey, urlKey } from '../domain/url-key.ts';
import { hasAddOn } from '../domain/plans.ts';
import type { Store } from '../ports/backend.ts';
import type { Slots } from '../ports/limits.ts';
import type { Clock, Ids } from '../ports/system.ts';
import { orAborted, startDeadline } from './deadline.ts';
import type { JobEnder } from './end-job.ts';
import { requireFeatures } from './features.ts';
import { refuseUnreadable } from './read-upload.ts';
import { refuseBadSchemas } from './schemas.ts';
import type { Visit, Visited } from './visit.ts';

/** The longest a page may take when the caller names no timeout (wire/README.md, Timeouts). */
export const CEILING_MS = 300_000;

export interface ScrapeContext {
  readonly caller: Caller;
  readonly signal: AbortSignal;
  /** The body as sent, for the job. */
  readonly body: Json;
  /** Of the job, where the caller has chosen it. */
  readonly id?: string;
}

export interface ScrapeResult {
  readonly id: string;
  readonly document: Document;
  readonly creditsUsed: number;
}

export interface ScrapeDeps {
  readonly store: Store;
  readonly slots: Slots;
  readonly visit: Visit;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobTtlMs: number;
  readonly concurrencyOf: (caller: Caller) => number;
  readonly refuseWithoutCredit: (caller: Caller) => Promise<never>;
  readonly endJob: JobEnder['end'];
  /** Nothing more comes of this isolation group: what the browser keeps for it may go. */
  readonly releaseGroup: (isolationGroup: string) => void;
}

export type Scrape = (command: ScrapeCommand, context: ScrapeContext) => Promise<ScrapeResult>;

/** Builds the operation. */
export function createScrape(deps: ScrapeDeps): Scrape {
  return async (command, context) => {
    requireFeatures(context.caller.account, command);
    refuseBadSchemas(command.options);
    if (command.upload !== undefined) refuseUnreadable(command.upload);
    const timeoutMs = waitMs(command);
    using deadline = startDeadline(deps.clock, timeoutMs, context.signal, {
      code: 'SCRAPE_TIMEOUT',
      message: `The page did not finish within ${timeoutMs} ms; raise timeout or ask for less.`,
    });
    const id = context.id ?? deps.ids.uuid();
    const opened = open(deps, id, command, context);
    opened.catch((error: unknown) => deadline.abort(error));
    try {
      using permit = await deps.slots.acquire({
        accountId: context.caller.account.id,
        limit: deps.concurrencyOf(context.caller),
        priority: priorityOf(context.caller),
        deadlineAt: deadline.at,
        signal: deadline.signal,
      });
      const visited = await orAborted(
        deps.visit(visitRequest(id, command, context, deadline, permit.queuedMs)),
        deadline.signal,
      );
      await Promise.all([opened, close(deps, id, command, visited)]);
      return { id, document: visited.document, creditsUsed: visited.charge };
    } catch (error) {
      await opened;
      await closeFailed(deps, id, error);
      throw error;
    } finally {
      deps.releaseGroup(id);
    }
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

export function priorityOf(caller: Caller): number {
  return hasAddOn(caller.account, 'priority') ? 10 : 0;
}

async function open(
  deps: ScrapeDeps,
  id: string,
  command: ScrapeCommand,
  context: ScrapeContext,
): Promise<void> {
  const opened = await deps.store.openJob({
    job: newJob(deps, id, command, context),
    pages: [
      {
        id,
        url: command.zeroDataRetention ? 'about:blank' : nameOf(command),
        urlKey: command.zeroDataRetention ? id : urlKey(command.url, PAGE_IDENTITY),
        host: command.upload === undefined ? hostKey(command.url) : '',
        depth: 0,
        reason: 'start',
      },
    ],
    reserve: 1,
  });
  if (opened === 'no-credits') await deps.refuseWithoutCredit(context.caller);
}

/** What a person knows it by. */
function nameOf({ url, upload }: ScrapeCommand): string {
  return upload?.name ?? url;
}

function newJob(deps: ScrapeDeps, id: string, command: ScrapeCommand, context: ScrapeContext): Job {
  const { caller } = context;
  const now = deps.clock.now();
  const hidden = command.zeroDataRetention;
  return {
    id,
    accountId: caller.account.id,
    ...(caller.key === undefined ? {} : { keyId: caller.key.id }),
    kind: 'scrape',
    apiVersion: caller.apiVersion,
    status: 'scraping',
    target: hidden ? '(not kept)' : nameOf(command),
    body: hidden ? {} : context.body,
    command: hidden ? {} : { url: command.url },
    origin: command.origin,
    zeroDataRetention: hidden,
    priority: priorityOf(caller),
    createdAt: now,
    expiresAt: now + deps.jobTtlMs,
  };
}

function visitRequest(
  id: string,
  command: ScrapeCommand,
  context: ScrapeContext,
  deadline: { readonly at: number; readonly signal: AbortSignal },
  queuedMs: number,
): Parameters<Visit>[0] {
  return {
    scrapeId: id,
    url: command.url,
    sourceUrl: command.typedUrl,
    ...(command.upload === undefined ? {} : { upload: command.upload }),
    options: command.options,
    accountId: context.caller.account.id,
    isolationGroup: id,
    priority: priorityOf(context.caller),
    deadlineAt: deadline.at,
    signal: deadline.signal,
    mayStore:
      command.upload === undefined && !command.zeroDataRetention && !command.options.lockdown,
    queuedMs,
    wantsLinks: false,
    wantsText: command.upload === undefined && !command.zeroDataRetention,
    robots: 'check',
    price: 1,
  };
}

async function close(
  deps: ScrapeDeps,
  id: string,
  command: ScrapeCommand,
  visited: Visited,
): Promise<void> {
  const at = deps.clock.now();
  const { facts } = visited.acquired;
  await deps.store.finishLonePage({
    jobId: id,
    pageId: id,
    document: visited.document,
    statusCode: facts.status,
    charge: visited.charge,
    reason: 'scrape',
    discovered: [],
    skipped: [],
    capture: { engine: facts.engine, why: facts.lane ?? 'kept copy', elapsedMs: facts.elapsedMs },
    at,
    keepDocument: !command.zeroDataRetention,
    outbox: [],
  });
}

/** Closing must not hide the failure that brought us here. */
async function closeFailed(deps: ScrapeDeps, id: string, error: unknown): Promise<void> {
  const { code: errorCode, message } = toHearthError(error);
  const failed = { jobId: id, errorCode, error: message, at: deps.clock.now() };
  await deps.store.failPage({ ...failed, pageId: id }).catch(() => {
    // the end of the job ends its page as well
  });
  await deps.endJob({ ...failed, status: 'failed' });
}
