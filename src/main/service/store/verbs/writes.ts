/** The verbs of these rooms that write, by name: what any database can be asked for. */
import * as accounts from './accounts.ts';
import { adjustCredits } from './balance.ts';
import { saveOutput, saveSnapshot, saveTracked, trimSnapshots } from './cache.ts';
import { claimDeliveries, failDelivery, finishDelivery } from './events.ts';
import { excludePath, noteLanding } from './exclusions.ts';
import { claimPages, passHosts } from './frontier.ts';
import * as jobs from './jobs.ts';
import { LIBRARY_WRITES } from './library-writes.ts';
import { finishLonePage } from './lone-page.ts';
import { addModelUsage } from './model-usage.ts';
import * as looks from './monitor-looks.ts';
import * as monitors from './monitors.ts';
import * as nodes from './nodes.ts';
import * as pages from './pages.ts';
import * as profiles from './profiles.ts';
import { takeRequests } from './rates.ts';
import { deleteRecipe, saveRecipe } from './recipes.ts';
import { recoverPages, renewLeases } from './recover.ts';
import { writeSetting } from './settings.ts';
import { admit, leaseSlots } from './slots.ts';
import { sweepStep } from './sweep.ts';
import { dropTicket, keepTicket, tryTicket } from './tickets.ts';
import type { Steps } from './tx.ts';

export const WRITES = {
  createAccount: accounts.createAccount,
  updateAccount: accounts.updateAccount,
  createKey: accounts.createKey,
  updateKey: accounts.updateKey,
  revokeKey: accounts.revokeKey,
  touchKey: accounts.touchKey,
  adjustCredits,
  openJob: jobs.openJob,
  admit,
  leaseSlots,
  addPages: jobs.addPages,
  claimPages,
  passHosts,
  retryPage: pages.retryPage,
  recoverPages,
  renewLeases,
  finishPage: pages.finishPage,
  finishPages: pages.finishPages,
  finishLonePage,
  failPage: pages.failPage,
  skipPage: pages.skipPage,
  skipOpenPages: pages.skipOpenPages,
  excludePath,
  noteLanding,
  openCancelledPages: pages.openCancelledPages,
  reopenJob: jobs.reopenJob,
  finishJob: jobs.finishJob,
  deleteJob: jobs.deleteJob,
  sweepStep,
  claimDeliveries,
  finishDelivery,
  failDelivery,
  writeSetting,
  beatNode: nodes.beatNode,
  leaveNode: nodes.leaveNode,
  dropNode: nodes.dropNode,
  leaseHosts: nodes.leaseHosts,
  releaseHosts: nodes.releaseHosts,
  forgetHosts: nodes.forgetHosts,
  addModelUsage,
  saveProfile: profiles.saveProfile,
  deleteProfile: profiles.deleteProfile,
  renewProfile: profiles.renewProfile,
  markProfileExpired: profiles.markProfileExpired,
  createMonitor: monitors.createMonitor,
  updateMonitor: monitors.updateMonitor,
  markMonitorRemoved: monitors.markMonitorRemoved,
  markMonitorSeen: monitors.markMonitorSeen,
  purgeMonitors: monitors.purgeMonitors,
  claimMonitors: looks.claimMonitors,
  renewMonitors: looks.renewMonitors,
  releaseMonitors: looks.releaseMonitors,
  finishLook: looks.finishLook,
  takeRequests,
  keepTicket,
  tryTicket,
  dropTicket,
  saveSnapshot,
  saveOutput,
  trimSnapshots,
  saveTracked,
  saveRecipe,
  deleteRecipe,
  ...LIBRARY_WRITES,
} as const;

export type VerbName = keyof typeof WRITES;
export type VerbArgs<N extends VerbName> = Parameters<(typeof WRITES)[N]>[1];
export type VerbResult<N extends VerbName> =
  ReturnType<(typeof WRITES)[N]> extends Steps<infer T> ? T : never;
