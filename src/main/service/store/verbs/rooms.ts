/**
 * The port's verbs of accounts, jobs, records, cache, recipes and monitors over any database, one line each: reads are asked of it,
 * writes are handed over by name. What a verb does stands beside this file.
 */
import { setImmediate } from 'node:timers/promises';
import { HearthError } from '../../domain/errors.ts';
import type { Balance } from '../../domain/account.ts';
import type {
  AccountStore,
  EventStore,
  JobStore,
  PageEnd,
  SettingStore,
  UsageStore,
} from '../../ports/backend.ts';
import type { CacheStore } from '../../ports/capture-cache.ts';
import type { MonitorStore } from '../../ports/monitors.ts';
import type { NodeStore } from '../../ports/nodes.ts';
import type { ProfileStore } from '../../ports/profiles.ts';
import type { RateStore } from '../../ports/rates.ts';
import type { RecipeStore } from '../../ports/recipe-runs.ts';
import type { TicketStore } from '../../ports/sign-in.ts';
import { pack, packBytes } from '../codec.ts';
import { findAccount, findKey, listAccounts, listKeys, TOUCH_EVERY_MS } from './accounts.ts';
import { auditBy, AUDITS } from './audit.ts';
import { balanceOf } from './balance.ts';
import { findOutput, findSnapshot, findTracked, packEntry, packMade } from './cache.ts';
import { findDocument, readDocuments } from './documents.ts';
import { dueReceivers, eventsFrom, readEvents } from './events.ts';
import { excludedPaths, landedUrl } from './exclusions.ts';
import { runnableJobs } from './frontier.ts';
import {
  countJobs,
  countsOf,
  findJob,
  jobOfIdempotencyKey,
  listJobs,
  pendingPages,
} from './jobs.ts';
import { chargesOfJob, creditsBetween, creditsSince, usageOf } from './ledger.ts';
import { modelUsageByDay, modelUsageOfJob } from './model-usage.ts';
import { listLooks, nextMonitorAt } from './monitor-looks.ts';
import * as monitors from './monitors.ts';
import { listNodes, nodesOfJob } from './nodes.ts';
import { countPages, listPages, tallyPages } from './page-list.ts';
import { findProfile, listProfiles } from './profiles.ts';
import * as runs from './recipe-runs.ts';
import { findRecipe, listRecipes, recipeVersions } from './recipes.ts';
import { lapsedCalls } from './recover.ts';
import { readSettings } from './settings.ts';
import { slotsElsewhere, wantedSlots } from './slots.ts';
import { findTicket } from './tickets.ts';
import type { Steps, Tx } from './tx.ts';
import type { VerbArgs, VerbName, VerbResult } from './writes.ts';
import { writtenLone, writtenPage, type WrittenPage } from './written-page.ts';

/** Open pages skipped in one transaction. */
const SKIPPED_PER_STEP = 5_000;

/** A write that closing waits for, because its bytes are still being compressed. */
export type Packed = <T>(write: Promise<T>) => Promise<T>;

/** A database that runs verbs. */
export interface Parts {
  /** For what is only read. */
  readonly tx: Tx;
  readonly ask: <T>(steps: Steps<T>) => Promise<T>;
  /** One verb, in a transaction of its own. `handedOver`: bytes among `args` that are the database's from now on. */
  readonly write: <N extends VerbName>(
    name: N,
    args: VerbArgs<N>,
    handedOver?: readonly Uint8Array[],
  ) => Promise<VerbResult<N>>;
  /** Writes in a thread of its own, which compresses what is small. */
  readonly writesAside: boolean;
  /** Sends what waits to be written. */
  readonly hurry?: () => void;
  /** A page of a crawl, where such are gathered into one transaction; else each is a verb. */
  readonly finish?: (page: WrittenPage, handedOver: readonly Uint8Array[]) => Promise<PageEnd>;
}

export type Rooms = AccountStore &
  JobStore &
  UsageStore &
  EventStore &
  SettingStore &
  ProfileStore &
  MonitorStore &
  RateStore &
  TicketStore &
  CacheStore &
  RecipeStore &
  NodeStore;

export function roomsOn(parts: Parts, packed: Packed): Rooms {
  return {
    ...accountVerbs(parts),
    ...jobVerbs(parts, packed),
    ...recordVerbs(parts),
    ...monitorVerbs(parts),
    ...cacheVerbs(parts, packed),
    ...recipeVerbs(parts),
    ...sharedVerbs(parts),
    ...nodeVerbs(parts),
  };
}

const sharedVerbs = ({ tx, ask, write }: Parts): RateStore & TicketStore => ({
  takeRequests: (asked) => write('takeRequests', asked),
  keepTicket: (ticket, now, most) => write('keepTicket', { ticket, now, most }),
  findTicket: (named) => ask(findTicket(tx, named)),
  tryTicket: (named) => write('tryTicket', named),
  dropTicket: (named) => write('dropTicket', named),
});

const nodeVerbs = ({ tx, ask, write }: Parts): NodeStore => ({
  beatNode: (beat) => write('beatNode', beat),
  leaveNode: (id) => write('leaveNode', { id }),
  dropNode: (dead) => write('dropNode', dead),
  listNodes: () => ask(listNodes(tx)),
  nodesOfJob: (jobId) => ask(nodesOfJob(tx, jobId)),
  leaseHosts: (asked) => write('leaseHosts', asked),
  releaseHosts: (given) => write('releaseHosts', given),
  forgetHosts: (id) => write('forgetHosts', { id }),
});

/** Bytes that go to the writer for good. */
export function given(...values: readonly unknown[]): readonly Uint8Array[] {
  return values.filter((value) => value instanceof Uint8Array);
}

function* knownBalance(tx: Tx, accountId: string, now: number): Steps<Balance> {
  const balance = yield* balanceOf(tx, accountId, now);
  if (balance === undefined) throw new HearthError('NOT_FOUND', 'No such account.');
  return balance;
}

function accountVerbs({ tx, ask, write }: Parts): AccountStore {
  const touchedAt = new Map<string, number>();
  return {
    createAccount: (account) => write('createAccount', account),
    updateAccount: (id, change, at) => write('updateAccount', { id, change, at }),
    findAccount: (id) => ask(findAccount(tx, id)),
    listAccounts: () => ask(listAccounts(tx)),
    adjustCredits: (adjustment) => write('adjustCredits', adjustment),
    balance: (accountId, now) => ask(knownBalance(tx, accountId, now)),
    createKey: (key, secretHash) => write('createKey', { key, secretHash }),
    findKey: (secretHash) => ask(findKey(tx, secretHash)),
    listKeys: (accountId) => ask(listKeys(tx, accountId)),
    updateKey: (id, change) => write('updateKey', { id, change }),
    revokeKey: (id, at) => write('revokeKey', { id, at }),
    touchKey: (id, at) => {
      if (at - (touchedAt.get(id) ?? -Infinity) < TOUCH_EVERY_MS) return Promise.resolve();
      touchedAt.set(id, at);
      return write('touchKey', { id, at });
    },
  };
}

type SlotStore = Pick<JobStore, 'admit' | 'leaseSlots' | 'wantedSlots' | 'slotsElsewhere'>;

const slotVerbs = ({ tx, ask, write }: Parts): SlotStore => ({
  admit: (entry) => write('admit', entry),
  leaseSlots: (asked) => write('leaseSlots', asked),
  wantedSlots: (asked) => ask(wantedSlots(tx, asked)),
  slotsElsewhere: (asked) => ask(slotsElsewhere(tx, asked)),
});

type ScopeStore = Pick<JobStore, 'excludePath' | 'excludedPaths' | 'noteLanding' | 'landedUrl'>;

const scopeVerbs = ({ tx, ask, write }: Parts): ScopeStore => ({
  excludePath: (jobId, pattern) => write('excludePath', { jobId, pattern }),
  excludedPaths: (jobId) => ask(excludedPaths(tx, jobId)),
  noteLanding: (jobId, url) => write('noteLanding', { jobId, url }),
  landedUrl: (jobId) => ask(landedUrl(tx, jobId)),
});

function jobVerbs(parts: Parts, packed: Packed): JobStore {
  const { tx, ask, write } = parts;
  const finish = parts.finish ?? ((page, sealed) => write('finishPage', page, sealed));
  return {
    ...slotVerbs(parts),
    ...scopeVerbs(parts),
    openJob: (open) => write('openJob', open),
    addPages: (jobId, pages, skipped, at) => write('addPages', { jobId, pages, skipped, at }),
    findJob: (id) => ask(findJob(tx, id)),
    jobOfIdempotencyKey: (accountId, key) => ask(jobOfIdempotencyKey(tx, { accountId, key })),
    listJobs: (query) => ask(listJobs(tx, query)),
    countJobs: (query) => ask(countJobs(tx, query)),
    counts: (jobId) => ask(countsOf(tx, jobId)),
    pendingPages: (accountId) => ask(pendingPages(tx, accountId)),
    runnableJobs: (query) => ask(runnableJobs(tx, query)),
    passHosts: (pass) => write('passHosts', pass),
    claimPages: (claim) => write('claimPages', claim),
    retryPage: (retry) => write('retryPage', retry),
    recoverPages: (lapsed) => write('recoverPages', lapsed),
    lapsedCalls: (lapsed) => ask(lapsedCalls(tx, lapsed)),
    renewLeases: (renew) => write('renewLeases', renew),
    finishPage: (page) => finish(writtenPage(page), given(page.sealed, page.kept?.text)),
    finishLonePage: (page, open) => {
      const lone = { ...writtenLone(page), ...(open === undefined ? {} : { open }) };
      return write('finishLonePage', lone, given(page.kept?.text));
    },
    failPage: (failure) => write('failPage', failure),
    skipPage: (skip) => write('skipPage', skip),
    skipOpenPages: async (jobId, reason, at) => {
      const limit = SKIPPED_PER_STEP;
      let sum = 0;
      let step = limit;
      while (step === limit) {
        step = await write('skipOpenPages', { jobId, reason, at, limit });
        sum += step;
      }
      return sum;
    },
    // Packed before it goes to the writer's thread: a list of thousands of links is costly to copy.
    finishJob: ({ result, resultJson, ...end }) => {
      if (resultJson !== undefined) {
        const bytes = packBytes(resultJson);
        return packed(bytes.then((packedResult) => write('finishJob', { ...end, packedResult })));
      }
      const packedResult = result === undefined ? undefined : pack(JSON.stringify(result));
      return write('finishJob', packedResult === undefined ? end : { ...end, packedResult });
    },
    countPages: (query) => ask(countPages(tx, query)),
    tallyPages: (jobId) => ask(tallyPages(tx, jobId)),
    reopenJob: async (jobId, at) => {
      const limit = SKIPPED_PER_STEP;
      while ((await write('openCancelledPages', { jobId, limit })) === limit);
      return write('reopenJob', { jobId, at });
    },
    deleteJob: (id) => write('deleteJob', { id }),
    sweepExpired: async (now, limit) => {
      let sum = 0;
      let step = await write('sweepStep', { now, limit });
      while (step.more && sum + step.removed < limit) {
        sum += step.removed;
        step = await write('sweepStep', { now, limit: limit - sum });
      }
      return sum + step.removed;
    },
    readDocuments: (query) => ask(readDocuments(tx, query)),
    findDocument: (pageId) => ask(findDocument(tx, pageId)),
    listPages: (query) => ask(listPages(tx, query)),
  };
}

function monitorVerbs({ tx, ask, write }: Parts): MonitorStore {
  return {
    createMonitor: (monitor) => write('createMonitor', monitor),
    updateMonitor: (accountId, id, change, at) =>
      write('updateMonitor', { accountId, id, change, at }),
    markMonitorRemoved: (accountId, id, at) => write('markMonitorRemoved', { accountId, id, at }),
    markMonitorSeen: (accountId, id) => write('markMonitorSeen', { accountId, id }),
    findMonitor: (accountId, id) => ask(monitors.findMonitor(tx, accountId, id)),
    listMonitors: (query) => ask(monitors.listMonitors(tx, query)),
    monitorTotals: (accountId) => ask(monitors.monitorTotals(tx, accountId)),
    memoryOf: (monitorId) => ask(monitors.memoryOf(tx, monitorId)),
    listLooks: (query) => ask(listLooks(tx, query)),
    nextMonitorAt: () => ask(nextMonitorAt(tx)),
    claimMonitors: (claim) => write('claimMonitors', claim),
    renewMonitors: (renew) => write('renewMonitors', renew),
    finishLook: (finished) => write('finishLook', finished),
    releaseMonitors: (owner) => write('releaseMonitors', { owner }),
    purgeMonitors: (before) => write('purgeMonitors', { before }),
  };
}

function cacheVerbs(parts: Parts, packed: Packed): CacheStore {
  const { tx, ask, write, writesAside, hurry = () => undefined } = parts;
  return {
    findSnapshot: (query) => ask(findSnapshot(tx, query)),
    saveSnapshot: (entry) =>
      packed(
        packEntry(entry, writesAside).then((ready) => write('saveSnapshot', ready, [ready.body])),
      ),
    hurry,
    findOutput: (query) => ask(findOutput(tx, query)),
    saveOutput: (made) => packed(packMade(made).then((ready) => write('saveOutput', ready))),
    trimSnapshots: (limits) => write('trimSnapshots', limits),
    findTracked: (query) => ask(findTracked(tx, query)),
    saveTracked: (entry) => write('saveTracked', entry),
  };
}

const recipeVerbs = ({ tx, ask, write }: Parts): RecipeStore => ({
  saveRecipe: (saved, reason) => write('saveRecipe', { saved, reason }),
  deleteRecipe: (accountId, id) => write('deleteRecipe', { accountId, id }),
  listRecipes: (accountId) => ask(listRecipes(tx, accountId)),
  findRecipe: (accountId, id) => ask(findRecipe(tx, accountId, id)),
  recipeVersions: (recipeId) => ask(recipeVersions(tx, recipeId)),
  findRun: (jobId) => ask(runs.findRun(tx, jobId)),
  runsOf: (recipeId, limit) => ask(runs.runsOf(tx, recipeId, limit)),
  runRows: (query) => ask(runs.runRows(tx, query)),
  runKnows: (query) => ask(runs.runKnows(tx, query)),
  lostLists: (jobId) => ask(runs.lostLists(tx, jobId)),
  recordsOf: (query) => ask(runs.recordsOf(tx, query)),
});

function recordVerbs({
  tx,
  ask,
  write,
}: Parts): UsageStore & EventStore & SettingStore & ProfileStore {
  return {
    usage: (query) => ask(usageOf(tx, query)),
    creditsSince: (query) => ask(creditsSince(tx, query)),
    creditsBetween: (query) => ask(creditsBetween(tx, query)),
    chargesOfJob: (jobId) => ask(chargesOfJob(tx, jobId)),
    auditLedger: async () => {
      const problems: string[] = [];
      for (const audit of AUDITS) {
        problems.push(...(await ask(auditBy(tx, audit))));
        await setImmediate(); // others have their turn between two passes over all rows
      }
      return problems;
    },
    addModelUsage: (spending) => write('addModelUsage', spending),
    modelUsageOfJob: (jobId) => ask(modelUsageOfJob(tx, jobId)),
    modelUsageByDay: (query) => ask(modelUsageByDay(tx, query)),

    readEvents: (query) => ask(readEvents(tx, query)),
    eventsFrom: (known) => ask(eventsFrom(tx, known)),
    dueReceivers: (now) => ask(dueReceivers(tx, now)),
    claimDeliveries: (claim) => write('claimDeliveries', claim),
    finishDelivery: (id, at) => write('finishDelivery', { id, at }),
    failDelivery: (id, failure) => write('failDelivery', { id, ...failure }),

    saveProfile: (profile) => write('saveProfile', profile),
    deleteProfile: (accountId, id) => write('deleteProfile', { accountId, id }),
    renewProfile: (given) => write('renewProfile', given),
    markProfileExpired: (given) => write('markProfileExpired', given),
    listProfiles: (accountId) => ask(listProfiles(tx, accountId)),
    findProfile: (accountId, name) => ask(findProfile(tx, accountId, name)),

    readSettings: () => ask(readSettings(tx)),
    writeSetting: (name, value) =>
      write('writeSetting', { name, ...(value === undefined ? {} : { value }) }),
  };
}
