/**
 * Starts the jobs that outlive their request: crawl and batch. Job, seed pages and the `started`
 * webhook are written in one transaction; the scheduler is woken, nothing is awaited.
 *
 * A crawl's limit is cut to the balance (differences.md L3). Throws `INSUFFICIENT_CREDITS`,
 * `ALLOWANCE_SPENT`, `IDEMPOTENCY_KEY_USED`, `JOB_NOT_FOUND` (append), `FEATURE_NOT_ENABLED`, `BAD_REQUEST` (a schema).
 */
import type { Caller } from '../domain/account.ts';
import { withLogin, type AddressLogin } from '../domain/address-login.ts';
import type { BatchCommand, CrawlCommand, ScrapeOptions } from '../domain/command.ts';
import { HearthError } from '../domain/errors.ts';
import type { Json } from '../domain/json.ts';
import { hostKey, urlKey } from '../domain/url-key.ts';
import type { NewPage, Store } from '../ports/backend.ts';
import type { Clock, Ids } from '../ports/system.ts';
import { currentTrace, traceparent } from '../ports/trace.ts';
import { requireFeatures } from './features.ts';
import type { JobLife } from './job-life.ts';
import { refuseBadSchemas } from './schemas.ts';
import { requireProfile } from './sign-in-profiles.ts';

export interface StartDeps {
  readonly store: Store;
  readonly life: JobLife;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly refuseWithoutCredit: (caller: Caller) => Promise<never>;
}

export interface StartContext {
  readonly caller: Caller;
  readonly body: Json;
  /** From `x-idempotency-key`, a UUID; absent: none sent. */
  readonly idempotencyKey?: string;
}

interface StartedJob {
  readonly id: string;
  /** Present when invalid addresses were to be reported. */
  readonly invalidUrls?: readonly string[];
}

export type StartCrawl = (command: CrawlCommand, context: StartContext) => Promise<StartedJob>;
export type StartBatch = (command: BatchCommand, context: StartContext) => Promise<StartedJob>;

/** Builds `startCrawl`. */
export function createStartCrawl(deps: StartDeps): StartCrawl {
  return async (command, context) => {
    requireFeatures(context.caller.account, command);
    refuseBadSchemas(command.options);
    await requireProfile(deps.store, context.caller, command.options);
    const { account } = context.caller;
    const { remaining } = await deps.store.balance(account.id, deps.clock.now());
    if (remaining <= 0 && !account.overage.enabled) await deps.refuseWithoutCredit(context.caller);
    const limit = account.overage.enabled ? command.limit : Math.min(command.limit, remaining);
    const { url: target, origin, zeroDataRetention } = command;
    const asked = limit < command.limit ? { askedLimit: command.limit } : {};
    const kept = { ...command, ...clientsTrace(), ...asked, limit };
    const job = deps.life.newJob(
      { kind: 'crawl', command: kept, target, origin, zeroDataRetention, limit },
      context,
    );
    const seed: NewPage = {
      id: deps.ids.uuid(),
      url: command.url,
      urlKey: urlKey(command.url, crawlKeyRules(command)),
      host: hostKey(command.url),
      depth: 0,
      reason: 'start',
    };
    await deps.life.openJob(job, { ...context, pages: [seed] });
    return { id: job.id };
  };
}

/** The job outlives the request, and goes on in its trace. */
function clientsTrace(): { readonly trace?: string } {
  const trace = currentTrace();
  return trace?.isGiven === true ? { trace: traceparent(trace) } : {};
}

/** Identity rules a crawl uses for all its addresses. */
export function crawlKeyRules(command: CrawlCommand): {
  readonly ignoreQueryParameters: boolean;
  readonly deduplicateSimilarUrls: boolean;
} {
  return {
    ignoreQueryParameters: command.scope.ignoreQueryParameters,
    deduplicateSimilarUrls: command.scope.deduplicateSimilarUrls,
  };
}

/** Builds `startBatch`; each address listed is scraped once as listed, duplicates too. */
export function createStartBatch(deps: StartDeps): StartBatch {
  return async (command, context) => {
    requireFeatures(context.caller.account, command);
    refuseBadSchemas(command.options);
    await requireProfile(deps.store, context.caller, command.options);
    const invalid = command.invalidUrls === undefined ? {} : { invalidUrls: command.invalidUrls };
    const pages = command.urls.map(({ url, typedUrl }): NewPage => {
      const id = deps.ids.uuid();
      return {
        id,
        url,
        urlKey: id,
        host: hostKey(url),
        depth: 0,
        reason: 'listed',
        foundOn: typedUrl,
      };
    });
    if (command.appendToId !== undefined) {
      await append(deps, command, pages, context);
      return { id: command.appendToId, ...invalid };
    }
    const { origin, zeroDataRetention } = command;
    const target = command.urls[0]?.url ?? '';
    // The addresses stand in the pages; a batch of thousands is not written twice.
    const kept = { ...command, ...clientsTrace(), urls: [] };
    const job = deps.life.newJob(
      { kind: 'batch', command: kept, target, origin, zeroDataRetention },
      context,
    );
    await deps.life.openJob(job, { ...context, pages });
    return { id: job.id, ...invalid };
  };
}

async function append(
  deps: StartDeps,
  { appendToId: jobId = '', options }: BatchCommand,
  pages: readonly NewPage[],
  context: StartContext,
): Promise<void> {
  const job = await deps.store.findJob(jobId);
  if (job?.kind !== 'batch' || job.accountId !== context.caller.account.id) {
    throw new HearthError('JOB_NOT_FOUND', 'Job not found');
  }
  if (job.status !== 'scraping') throw batchIsOver(job.status);
  refuseNewLogins(job.command.options, options);
  const added = await deps.store.addPages(jobId, pages, [], deps.clock.now());
  // It may have ended since it was looked at; nothing was added then.
  if (added === 0 && pages.length > 0) throw batchIsOver('over');
}

/** A batch fetches with the passwords that it was started with. */
function refuseNewLogins(
  { logins: known = [] }: Pick<ScrapeOptions, 'logins'>,
  { logins: added = [] }: Pick<ScrapeOptions, 'logins'>,
): void {
  const isKnown = ({ url, user, password }: AddressLogin): boolean => {
    const fetched = URL.parse(withLogin(url, known));
    return fetched?.username === user && fetched.password === password;
  };
  if (added.every(isKnown)) return;
  throw new HearthError(
    'BAD_REQUEST',
    'An address with a password that the batch was not started with cannot be added to it; send it in a batch of its own.',
  );
}

function batchIsOver(how: string): HearthError {
  return new HearthError(
    'JOB_ALREADY_FINISHED',
    `The batch is already ${how}; start a new one without appendToId.`,
  );
}
