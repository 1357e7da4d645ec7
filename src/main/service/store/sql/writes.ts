/** Every verb that writes, by name: what the writer (inline or in its own thread) can be asked for. */
import * as accounts from './verbs/accounts.ts';
import { adjustCredits } from './verbs/balance.ts';
import { saveOutput, saveSnapshot, saveTracked, trimSnapshots } from './verbs/cache.ts';
import { claimDeliveries, failDelivery, finishDelivery } from './verbs/events.ts';
import { excludePath } from './verbs/exclusions.ts';
import { claimPages } from './verbs/frontier.ts';
import {
  addPages,
  deleteJob,
  finishJob,
  finishLonePage,
  openJob,
  reopenJob,
} from './verbs/jobs.ts';
import { saveCapture } from './verbs/captures.ts';
import { markEntryRemoved, updateEntry } from './verbs/entries.ts';
import { markDamaged, purgeRemoved, trimTraces } from './verbs/library-care.ts';
import { indexDue } from './verbs/library-index.ts';
import { addModelUsage } from './verbs/model-usage.ts';
import {
  failPage,
  finishPage,
  openCancelledPages,
  retryPage,
  skipOpenPages,
  skipPage,
} from './verbs/pages.ts';
import { recoverPages, renewLeases } from './verbs/recover.ts';
import { deleteRecipe, saveRecipe } from './verbs/recipes.ts';
import { writeSetting } from './verbs/settings.ts';
import { sweepStep } from './verbs/sweep.ts';
import type { Connection } from './connection.ts';
import type { Notice, WriteContext } from './write-context.ts';

export const WRITES = {
  createAccount: accounts.createAccount,
  updateAccount: accounts.updateAccount,
  createKey: accounts.createKey,
  updateKey: accounts.updateKey,
  revokeKey: accounts.revokeKey,
  touchKey: accounts.touchKey,
  adjustCredits,
  openJob,
  addPages,
  claimPages,
  retryPage,
  recoverPages,
  renewLeases,
  finishPage,
  finishLonePage,
  failPage,
  skipPage,
  skipOpenPages,
  excludePath,
  openCancelledPages,
  reopenJob,
  finishJob,
  deleteJob,
  sweepStep,
  saveSnapshot,
  saveOutput,
  trimSnapshots,
  saveTracked,
  claimDeliveries,
  finishDelivery,
  failDelivery,
  writeSetting,
  addModelUsage,
  saveRecipe,
  deleteRecipe,
  saveCapture,
  indexDue,
  updateEntry,
  markEntryRemoved,
  purgeRemoved,
  trimTraces,
  markDamaged,
} as const;

export type WriteName = keyof typeof WRITES;
export type WriteArgs<N extends WriteName> = Parameters<(typeof WRITES)[N]>[1];
export type WriteResult<N extends WriteName> = ReturnType<(typeof WRITES)[N]>;

/** Runs one verb inside the open transaction; gives its result and what the bus should hear after the commit. */
export function runVerb(
  sql: Connection,
  name: WriteName,
  args: unknown,
): { readonly result: unknown; readonly notices: readonly Notice[] } {
  const notices: Notice[] = [];
  const write: WriteContext = {
    sql,
    notify: (topic, jobId) => {
      notices.push({ topic, ...(jobId === undefined ? {} : { jobId }) });
    },
  };
  // name and args come together from `Writer.write`, whose signature pairs them
  const verb = WRITES[name] as (write: WriteContext, args: unknown) => unknown;
  return { result: verb(write, args), notices };
}
