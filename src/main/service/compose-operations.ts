/**
 * What a client can ask for: every operation built over store, slots and what reaches out.
 *
 * `openVisit` is the one way of visiting a page, which operations and the scheduler share.
 */
import { boundsOf } from './compose-blobs.ts';
import type { Closers, Parts } from './compose-parts.ts';
import { releaseBy, type Outside } from './compose-outside.ts';
import type { ProviderSet } from './compose-providers.ts';
import type { Config } from './config.ts';
import type { Caller } from './domain/account.ts';
import { toHearthError } from './domain/errors.ts';
import { hasAddOn } from './domain/plans.ts';
import type { RouteDeps } from './http/routes/deps.ts';
import { createAbsentPlaces } from './net/absent-places.ts';
import { createAcquire } from './operations/acquire.ts';
import { createAdmission, type Admission } from './operations/admit.ts';
import { createJobEnder } from './operations/end-job.ts';
import { createEnrich } from './operations/enrich.ts';
import { createExtract } from './operations/extract.ts';
import { createJobLife, type JobLife } from './operations/job-life.ts';
import { createJobReader } from './operations/job-status.ts';
import { createKeep } from './operations/library/keep.ts';
import { createOtherReading, type OtherReading } from './operations/library/other-reading.ts';
import { createReadPast } from './operations/library/read-past.ts';
import { createRoom } from './operations/library/room.ts';
import { discoverSite } from './operations/map-site.ts';
import { createMap } from './operations/map.ts';
import { createPlanCrawl } from './operations/plan-crawl.ts';
import { createProxyChoice, readRegionalProxies } from './operations/proxy-choice.ts';
import { createReadScrape } from './operations/read-scrape.ts';
import { createReadUpload } from './operations/read-upload.ts';
import { createRemainingCredits } from './operations/remaining-credits.ts';
import { createGetPage } from './operations/recipes/get-page.ts';
import { createMakeRecipes } from './operations/recipes/make.ts';
import { createRecipeHistory } from './operations/recipes/history.ts';
import { createReadPastRuns } from './operations/recipes/past.ts';
import { createRecipeRuns } from './operations/recipes/runs.ts';
import { createStartRun } from './operations/recipes/start-run.ts';
import { readRun } from './dialects/recipes.ts';
import { v1 } from './dialects/v1.ts';
import { v2 } from './dialects/v2.ts';
import { createSavedRecipes } from './operations/saved-recipes.ts';
import { createScrape } from './operations/scrape.ts';
import { createSearch, findOnWeb } from './operations/search.ts';
import type { SignInProfiles } from './operations/sign-in-profiles.ts';
import { ExpiredJobs } from './operations/signed-visit.ts';
import { createStartBatch, createStartCrawl } from './operations/start-job.ts';
import { createVisit, type Trace, type Visit, type VisitRequest } from './operations/visit.ts';
import type { WebhookNotice, WebhookWriter } from './operations/webhook-writer.ts';
import type { Backend } from './ports/backend.ts';
import type { Cancellations } from './ports/cancellations.ts';
import type { HostPacer } from './ports/host-pacer.ts';
import type { BlobStore, NewCapture } from './ports/library.ts';
import type { Slots } from './ports/limits.ts';
import type { Pipeline } from './ports/pipeline.ts';
import type { Clock, Ids } from './ports/system.ts';
import { version } from './version.ts';
import type { FullDisk } from './work/full-disk.ts';
import type { LibraryIndexer } from './work/library-indexer.ts';

export interface VisitParts {
  readonly parts: Parts;
  readonly backend: Backend;
  readonly outside: Outside;
  readonly providerSet: ProviderSet;
  readonly indexer: LibraryIndexer;
  readonly pacer: HostPacer;
  readonly blobs: BlobStore;
  readonly profiles: SignInProfiles;
}

/** Visiting one page: acquire, convert, enrich, and have it indexed. */
export function openVisit(
  config: Config,
  { parts, backend, outside, providerSet, indexer, pacer, blobs, profiles }: VisitParts,
): Visit {
  const { clock, log, ids } = parts;
  const { store } = backend;
  const acquire = createAcquire({
    version: version(),
    ...outside,
    proxies: createProxyChoice({
      stealthUrl: config.stealthProxyUrl,
      regional: readRegionalProxies(config.regionalProxies),
      findAccount: (id) => backend.store.findAccount(id),
    }),
    cache: store,
    profiles,
    expiredJobs: new ExpiredJobs(),
    past: createReadPast({
      ...{ store, blobs, clock },
      ...{ browser: outside.browser, maxBodyBytes: config.maxBodyBytes },
    }),
    pacer,
    hostConcurrency: config.hostConcurrency,
    clock,
    log,
    respectRobots: config.respectRobots,
    maxBodyBytes: config.maxBodyBytes,
  });
  const enrich = createEnrich({
    cache: backend.store,
    clock,
    model: providerSet.model,
    hasCjkModel: () => providerSet.cjkModel() !== undefined,
    cjkModel: async (accountId) => {
      const cjk = providerSet.cjkModel();
      if (cjk === undefined) return undefined;
      const account = await backend.store.findAccount(accountId);
      return account !== undefined && hasAddOn(account, 'cjk-extraction') ? cjk : undefined;
    },
    spent: ({ usage, ...whose }) => {
      const { inputTokens, outputTokens, costMicros = 0 } = usage;
      const spending = { ...whose, inputTokens, outputTokens, costMicros, at: clock.now() };
      backend.store.addModelUsage(spending).catch((error: unknown) => {
        log.warn('model usage not kept', { error: toHearthError(error).message });
      });
    },
  });
  const readUpload = createReadUpload({ pipeline: outside.pipeline, clock });
  const room = createRoom({
    ...{ folder: config.dataDir, blobs, clock },
    ...boundsOf(config),
  });
  const software = `hearth ${version()}`;
  const otherReading = createOtherReading({
    ...{ store, blobs, log, software },
    pipeline: outside.pipeline,
  });
  const keep = createKeep({ blobs, clock, ids, log, room, software, otherReading });
  return createVisit({
    acquire,
    readUpload,
    enrich,
    keep,
    saveKept: (kept) => store.saveCapture(kept),
    saveTracked: (tracked) => store.saveTracked(tracked),
    leaveTrace: (trace, of) =>
      indexer.add({ ...trace, id: ids.uuid() }, readBefore(otherReading, trace, of)),
  });
}

const READ_BEFORE_MS = 60_000;

/** Of a page that was asked for alone, a monitor's look among them; a crawl asks this of what it keeps. */
function readBefore(
  otherReading: OtherReading,
  { accountId, urlKey, text, private: isPrivate }: Trace,
  { kind, options }: VisitRequest,
): Promise<Partial<NewCapture>> | undefined {
  if (kind !== 'scrape' || isPrivate) return undefined;
  // nobody waits for it, and it outlives the request
  const signal = AbortSignal.timeout(READ_BEFORE_MS);
  const readOtherwise = otherReading({ accountId, urlKey, text, options, signal });
  return readOtherwise.then((of) => (of === undefined ? {} : { readOtherwise: of }));
}

export interface OperationParts {
  readonly parts: Parts;
  readonly backend: Backend;
  readonly outside: Outside;
  readonly providerSet: ProviderSet;
  readonly slots: Slots;
  readonly visit: Visit;
  readonly webhooks: WebhookWriter;
  readonly cancellations: Cancellations;
  readonly pacer: HostPacer;
  readonly workerId: string;
  readonly disk: Pick<FullDisk, 'isFull'>;
  /** The service's own address, once it listens. */
  readonly ownAddress: () => string | undefined;
}

export interface Operations {
  /** What routes are built from. */
  readonly deps: RouteDeps;
  readonly life: JobLife;
  readonly admission: Admission;
  readonly remainingCredits: (caller: Caller) => Promise<number>;
}

/** Builds them; what must be stopped is added to `closers`. */
export function openOperations(
  config: Config,
  rooms: OperationParts,
  closers: Closers,
): Operations {
  const { backend, outside, providerSet, slots, visit } = rooms;
  const { clock, ids, log, random } = rooms.parts;
  const { store } = backend;
  const { providers, model } = providerSet;
  const admission = createAdmission({
    store,
    clock,
    billingUrl: () => config.billingUrl ?? `${rooms.ownAddress() ?? ''}/plan`,
    random,
  });
  const remaining = createRemainingCredits({ store, clock, cacheMs: () => config.creditCacheMs });
  const remainingCredits = (caller: Caller): Promise<number> => remaining(caller.account);
  const ender = createJobEnder({ store, log });
  closers.push(() => ender.stop());
  const refuseWithoutCredit = (caller: Caller): Promise<never> =>
    admission.refuseWithoutCredit(caller);
  const { jobTtlMs } = config;
  const life = createJobLife({ ...rooms, ender, clock, ids, jobTtlMs, refuseWithoutCredit });
  closers.push(() => life.stop());
  const shared = { store, life, slots, visit, clock, ids };
  const starting = { ...shared, refuseWithoutCredit };
  const discovering = {
    ...outside,
    absentPlaces: createAbsentPlaces(clock),
    pacer: rooms.pacer,
    hostConcurrency: config.hostConcurrency,
    clock,
    log,
    respectRobots: config.respectRobots,
    maxBodyBytes: config.maxBodyBytes,
  };
  const extract = createExtract({
    ...shared,
    log,
    discoverSite: (command, run) => discoverSite(discovering, command, run),
    findOnWeb: (query, run) => findOnWeb({ providers, clock, store }, query, run),
  });
  const scraping = { ...shared, releaseGroup: releaseBy(outside.browser, log) };
  const allowLocal = config.allowPrivateNetwork;
  const { pipeline } = outside;
  const deps: RouteDeps = {
    recipes: openRecipes({ ...scraping, ...starting, backend, pipeline, allowLocal }),
    scrape: createScrape(scraping),
    readScrape: createReadScrape(store),
    startCrawl: createStartCrawl(starting),
    jobOfIdempotencyKey: (accountId, key) => store.jobOfIdempotencyKey(accountId, key),
    startBatch: createStartBatch(starting),
    mapSite: createMap({ ...shared, ...discovering }),
    jobs: createJobReader({ ...shared, disk: rooms.disk }),
    planCrawl: createPlanCrawl({ model, clock }),
    extract,
    search: createSearch({ ...shared, providers }),
    receipt: async (caller, creditsUsed) => ({
      creditsUsed,
      remainingCredits: await remainingCredits(caller),
    }),
    allowLocal,
  };
  return { deps, life, admission, remainingCredits };
}

/** A webhook's body in the words of the version that asked for it. */
export function writeNotice(notice: WebhookNotice): unknown {
  return (notice.job.apiVersion === 'v1' ? v1 : v2).writeWebhook(notice);
}

type RecipeParts = Parameters<typeof createGetPage>[0] &
  Parameters<typeof createStartRun>[0] &
  Pick<OperationParts, 'backend' | 'visit'> & {
    readonly life: JobLife;
    readonly pipeline: Pipeline;
    readonly clock: Clock;
    readonly ids: Ids;
    readonly allowLocal: Config['allowPrivateNetwork'];
  };

/** Recipes: made from a page, saved, run, and what their runs gave. */
function openRecipes(parts: RecipeParts): RouteDeps['recipes'] {
  const { backend, life, visit, pipeline, clock, ids, allowLocal } = parts;
  const { store } = backend;
  return {
    make: createMakeRecipes({ getPage: createGetPage(parts), pipeline, clock }),
    runs: createRecipeRuns({
      backend,
      life,
      startRun: createStartRun(parts),
      readCommand: (saved, asked) =>
        readRun({ ...asked, recipe: saved.recipe }, { allowLocal }, saved),
    }),
    saved: createSavedRecipes({ store, clock, ids }),
    history: createRecipeHistory(store),
    past: createReadPastRuns({ store, visit, pipeline, clock, ids }),
  };
}
