/**
 * The port's verbs, one line each: reads call their function on the reading connection, writes are handed
 * to the writer by name. What a verb does stands in verbs/.
 */
import { statSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { HearthError } from '../../domain/errors.ts';
import type {
  AccountStore,
  CacheStore,
  EventStore,
  JobStore,
  SavedRecipeStore,
  SettingStore,
  Store,
  UsageStore,
} from '../../ports/backend.ts';
import type { CaptureStore } from '../../ports/library.ts';
import { failingWell, MEMORY, type Connection } from './connection.ts';
import { findAccount, findKey, listAccounts, listKeys, TOUCH_EVERY_MS } from './verbs/accounts.ts';
import { auditBy, AUDITS } from './verbs/audit.ts';
import { balanceOf } from './verbs/balance.ts';
import { pack, packBytes } from './codec.ts';
import { findOutput, findSnapshot, findTracked, packEntry, packMade } from './verbs/cache.ts';
import { findDocument, readDocuments } from './verbs/documents.ts';
import { dueReceivers, lastEventId, readEvents } from './verbs/events.ts';
import { excludedPaths } from './verbs/exclusions.ts';
import { runnableJobs } from './verbs/frontier.ts';
import {
  countJobs,
  countsOf,
  findJob,
  isIdempotencyKeyUsed,
  listJobs,
  pendingPages,
} from './verbs/jobs.ts';
import { chargesOfJob, creditsBetween, creditsSince, usageOf } from './verbs/ledger.ts';
import * as entries from './verbs/entries.ts';
import * as care from './verbs/library-care.ts';
import { searchEntries } from './verbs/library-search.ts';
import { countPages, listPages, tallyPages } from './verbs/page-list.ts';
import { writtenPage } from './verbs/pages.ts';
import { modelUsageByDay, modelUsageOfJob } from './verbs/model-usage.ts';
import { lapsedCalls } from './verbs/recover.ts';
import { findRecipe, listRecipes } from './verbs/recipes.ts';
import { readSettings } from './verbs/settings.ts';
import type { Writer } from './writer.ts';

/** Open pages skipped in one transaction. */
const SKIPPED_PER_STEP = 5_000;

/** A write that closing waits for, because its bytes are still being compressed. */
type Packed = <T>(write: Promise<T>) => Promise<T>;

interface Parts {
  readonly sql: Connection;
  readonly writer: Writer;
  readonly read: <T>(work: () => T) => Promise<T>;
}

/** The whole port over a reading connection and a writer. */
export function createStore(sql: Connection, writer: Writer, path: string): Store {
  const parts: Parts = { sql, writer, read };
  let closed: Promise<void> | undefined;
  const packing = new Set<Promise<unknown>>();
  const packed: Packed = (write) => {
    packing.add(write);
    return write.finally(() => packing.delete(write));
  };
  return {
    ...accountVerbs(parts),
    ...jobVerbs(parts, packed),
    ...contentVerbs(parts, packed),
    ...libraryVerbs(parts),
    ...recordVerbs(parts),
    checkHealth: (depth = 'quick') => read(() => healthOf(sql, path, depth)),
    close: () =>
      (closed ??= Promise.allSettled(packing)
        .then(() => writer.close())
        .finally(() => sql.close())),
  };
}

function accountVerbs({ sql, writer, read }: Parts): AccountStore {
  const touchedAt = new Map<string, number>();
  return {
    createAccount: (account) => writer.write('createAccount', account),
    updateAccount: (id, change, at) => writer.write('updateAccount', { id, change, at }),
    findAccount: (id) => read(() => findAccount(sql, id)),
    listAccounts: () => read(() => listAccounts(sql)),
    adjustCredits: (adjustment) => writer.write('adjustCredits', adjustment),
    balance: (accountId, now) =>
      read(() => {
        const balance = balanceOf(sql, accountId, now);
        if (balance === undefined) throw new HearthError('NOT_FOUND', 'No such account.');
        return balance;
      }),
    createKey: (key, secretHash) => writer.write('createKey', { key, secretHash }),
    findKey: (secretHash) => read(() => findKey(sql, secretHash)),
    listKeys: (accountId) => read(() => listKeys(sql, accountId)),
    updateKey: (id, change) => writer.write('updateKey', { id, change }),
    revokeKey: (id, at) => writer.write('revokeKey', { id, at }),
    touchKey: (id, at) => {
      if (at - (touchedAt.get(id) ?? -Infinity) < TOUCH_EVERY_MS) return Promise.resolve();
      touchedAt.set(id, at);
      return writer.write('touchKey', { id, at });
    },
  };
}

function jobVerbs({ sql, writer, read }: Parts, packed: Packed): JobStore {
  return {
    openJob: (open) => writer.write('openJob', open),
    addPages: (jobId, pages, skipped, at) =>
      writer.write('addPages', { jobId, pages, skipped, at }),
    findJob: (id) => read(() => findJob(sql, id)),
    isIdempotencyKeyUsed: (accountId, key) =>
      read(() => isIdempotencyKeyUsed(sql, { accountId, key })),
    listJobs: (query) => read(() => listJobs(sql, query)),
    countJobs: (query) => read(() => countJobs(sql, query)),
    counts: (jobId) => read(() => countsOf(sql, jobId)),
    pendingPages: (accountId) => read(() => pendingPages(sql, accountId)),
    runnableJobs: (now) => read(() => runnableJobs(sql, now)),
    claimPages: (claim) => writer.write('claimPages', claim),
    retryPage: (retry) => writer.write('retryPage', retry),
    recoverPages: (lapsed) => writer.write('recoverPages', lapsed),
    lapsedCalls: (lapsed) => read(() => lapsedCalls(sql, lapsed)),
    renewLeases: (renew) => writer.write('renewLeases', renew),
    finishPage: (page) => writer.write('finishPage', writtenPage(page), given(page.sealed)),
    finishLonePage: (page) => writer.write('finishLonePage', writtenPage(page), given(page.sealed)),
    failPage: (failure) => writer.write('failPage', failure),
    skipPage: (jobId, pageId, reason, at) =>
      writer.write('skipPage', { jobId, pageId, reason, at }),
    excludePath: (jobId, pattern) => writer.write('excludePath', { jobId, pattern }),
    excludedPaths: (jobId) => read(() => excludedPaths(sql, jobId)),
    skipOpenPages: async (jobId, reason, at) => {
      const limit = SKIPPED_PER_STEP;
      let sum = 0;
      let step = limit;
      while (step === limit) {
        step = await writer.write('skipOpenPages', { jobId, reason, at, limit });
        sum += step;
      }
      return sum;
    },
    // Packed before it goes to the writer's thread: a list of thousands of links is costly to copy.
    finishJob: ({ result, resultJson, ...end }) => {
      if (resultJson !== undefined) {
        return packed(
          packBytes(resultJson).then((packedResult) =>
            writer.write('finishJob', { ...end, packedResult }),
          ),
        );
      }
      const packedResult = result === undefined ? undefined : pack(JSON.stringify(result));
      return writer.write('finishJob', packedResult === undefined ? end : { ...end, packedResult });
    },
    countPages: (query) => read(() => countPages(sql, query)),
    tallyPages: (jobId) => read(() => tallyPages(sql, jobId)),
    reopenJob: async (jobId, at) => {
      const limit = SKIPPED_PER_STEP;
      while ((await writer.write('openCancelledPages', { jobId, limit })) === limit);
      return writer.write('reopenJob', { jobId, at });
    },
    deleteJob: (id) => writer.write('deleteJob', { id }),
    sweepExpired: async (now, limit) => {
      let sum = 0;
      let step = await writer.write('sweepStep', { now, limit });
      while (step.more && sum + step.removed < limit) {
        sum += step.removed;
        step = await writer.write('sweepStep', { now, limit: limit - sum });
      }
      return sum + step.removed;
    },
    readDocuments: (query) => read(() => readDocuments(sql, query)),
    findDocument: (pageId) => read(() => findDocument(sql, pageId)),
    listPages: (query) => read(() => listPages(sql, query)),
  };
}

function contentVerbs({ sql, writer, read }: Parts, packed: Packed): CacheStore {
  return {
    findSnapshot: (query) => read(() => findSnapshot(sql, query)),
    saveSnapshot: (entry) =>
      packed(packEntry(entry).then((ready) => writer.write('saveSnapshot', ready, [ready.body]))),
    findOutput: (query) => read(() => findOutput(sql, query)),
    saveOutput: (made) => packed(packMade(made).then((bytes) => writer.write('saveOutput', bytes))),
    trimSnapshots: (limits) => writer.write('trimSnapshots', limits),
    findTracked: (query) => read(() => findTracked(sql, query)),
    saveTracked: (entry) => writer.write('saveTracked', entry),
  };
}

function libraryVerbs({ sql, writer, read }: Parts): CaptureStore {
  return {
    saveCapture: (capture) => writer.write('saveCapture', { capture }, given(capture.text)),
    indexDue: (limit) => writer.write('indexDue', { limit }),
    findCapture: (accountId, id) => read(() => entries.findCapture(sql, { accountId, id })),
    captureAt: (query) => read(() => entries.captureAt(sql, query)),
    capturesAround: (query) => read(() => entries.capturesAround(sql, query)),
    searchEntries: (search) => read(() => searchEntries(sql, search)),
    findEntry: (accountId, pk) => read(() => entries.findEntry(sql, { accountId, pk })),
    entryOf: (accountId, urlKey) => read(() => entries.entryOf(sql, { accountId, urlKey })),
    capturesOf: (query) => read(() => entries.capturesOf(sql, query)),
    versionsOf: (accountId, entryPk) => read(() => entries.versionsOf(sql, { accountId, entryPk })),
    versionTexts: (query) => read(() => entries.versionTexts(sql, query)),
    updateEntry: (change) => writer.write('updateEntry', change),
    markEntryRemoved: (accountId, pk, at) =>
      writer.write('markEntryRemoved', { accountId, pk, at }),
    purgeRemoved: (before) => writer.write('purgeRemoved', { before }),
    trimTraces: (bounds) => writer.write('trimTraces', bounds),
    libraryStats: (accountId) => read(() => care.libraryStats(sql, { accountId })),
    indexBacklog: () => read(() => care.indexBacklog(sql)),
    blobsInUse: (pks) => read(() => care.blobsInUse(sql, pks)),
    captureDigests: (query) => read(() => care.captureDigests(sql, query)),
    blobsOf: (capturePk) => read(() => care.blobsOf(sql, { capturePk })),
    markDamaged: (captureIds) => writer.write('markDamaged', { captureIds }),
    auditChain: () => read(() => care.auditChain(sql)),
  };
}

function recordVerbs({
  sql,
  writer,
  read,
}: Parts): UsageStore & EventStore & SettingStore & SavedRecipeStore {
  return {
    usage: (query) => read(() => usageOf(sql, query)),
    creditsSince: (query) => read(() => creditsSince(sql, query)),
    creditsBetween: (query) => read(() => creditsBetween(sql, query)),
    chargesOfJob: (jobId) => read(() => chargesOfJob(sql, jobId)),
    auditLedger: async () => {
      const problems: string[] = [];
      for (const audit of AUDITS) {
        problems.push(...(await read(() => auditBy(sql, audit))));
        await setImmediate(); // others have their turn between two passes over all rows
      }
      return problems;
    },
    addModelUsage: (spending) => writer.write('addModelUsage', spending),
    modelUsageOfJob: (jobId) => read(() => modelUsageOfJob(sql, jobId)),
    modelUsageByDay: (query) => read(() => modelUsageByDay(sql, query)),

    readEvents: (query) => read(() => readEvents(sql, query)),
    lastEventId: () => read(() => lastEventId(sql)),
    dueReceivers: (now) => read(() => dueReceivers(sql, now)),
    claimDeliveries: (claim) => writer.write('claimDeliveries', claim),
    finishDelivery: (id, at) => writer.write('finishDelivery', { id, at }),
    failDelivery: (id, failure) => writer.write('failDelivery', { id, ...failure }),

    saveRecipe: (recipe) => writer.write('saveRecipe', recipe),
    deleteRecipe: (accountId, id) => writer.write('deleteRecipe', { accountId, id }),
    listRecipes: (accountId) => read(() => listRecipes(sql, accountId)),
    findRecipe: (accountId, id) => read(() => findRecipe(sql, accountId, id)),

    readSettings: () => read(() => readSettings(sql)),
    writeSetting: (name, value) =>
      writer.write('writeSetting', { name, ...(value === undefined ? {} : { value }) }),
  };
}

/** Bytes that go to the writer for good. */
function given(value: unknown): readonly Uint8Array[] {
  return value instanceof Uint8Array ? [value] : [];
}

function read<T>(work: () => T): Promise<T> {
  try {
    return Promise.resolve(failingWell(work));
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }
}

function healthOf(
  sql: Connection,
  path: string,
  depth: 'quick' | 'deep',
): { readonly path: string; readonly bytes: number; readonly schema: string } {
  listAccounts(sql);
  const verdict =
    depth === 'deep' ? String(sql.database.pragma('quick_check(1)', { simple: true })) : 'ok';
  if (verdict !== 'ok') {
    throw new HearthError(
      'STORAGE_FAILED',
      `The database ${path} is damaged (${verdict}). Restore a copy, or move the file away to start anew.`,
    );
  }
  const bytes = path === MEMORY ? 0 : statSync(path).size;
  const schema = String(sql.database.pragma('user_version', { simple: true }));
  return { path, bytes, schema };
}
