/**
 * What an account has used: balance, history by period or by day, recent requests, the queue.
 *
 * All of it is read from the ledger and the jobs; nothing here is counted apart, so usage always equals
 * the sum of the jobs.
 */
import { csvLine } from '../../../contract/table/spreadsheet.ts';
import type { Account, Balance } from '../domain/account.ts';
import type { Job } from '../domain/job.ts';
import { isFrontierKind, KIND_NAMES, type JobKind } from '../domain/job-kinds.ts';
import { DAY_MS, dayName, dayOf, periodsUpTo, type Period } from '../domain/period.ts';
import { concurrencyOf } from '../domain/plans.ts';
import type { AccountStore, JobStore, UsageStore } from '../ports/backend.ts';
import type { Slots } from '../ports/limits.ts';
import type { Clock } from '../ports/system.ts';

export interface UsageDeps {
  readonly store: AccountStore & JobStore & UsageStore;
  readonly clock: Clock;
  readonly slots: Pick<Slots, 'active' | 'activePages' | 'waiting'>;
  /** This service among those that share the store. */
  readonly workerId: string;
}

export type UsageRows = Awaited<ReturnType<UsageStore['usage']>>;

export interface UsedPeriod {
  readonly startAt: number;
  readonly endAt: number;
  /** The key's id and name; absent when usage is not split by key, or none was used. */
  readonly key?: { readonly id: string; readonly name: string };
  readonly credits: number;
}

interface Activity {
  /** Newest first, of the last 24 hours. */
  readonly jobs: readonly Job[];
  /** Pass as `after` for the next page; absent at the end. */
  readonly next?: string;
}

interface UnderWay {
  readonly active: number;
  readonly waiting: number;
}

interface Queue extends UnderWay {
  readonly maxConcurrency: number;
  readonly mostRecentSuccessAt?: number;
}

export interface Usage {
  balance(account: Account): Promise<Balance>;
  /** By UTC day, operation and key, for every day that [fromAt, toAt) touches. */
  daily(
    account: Account,
    range: { readonly fromAt: number; readonly toAt: number },
  ): Promise<UsageRows>;
  /** One entry per period of the account, oldest first; split by key: one per period and key used. */
  byPeriod(account: Account, split: 'total' | 'by-key'): Promise<readonly UsedPeriod[]>;
  /** One entry per UTC day (`day`, `week`: the last 1 or 7, `month`: the last 30), oldest first. */
  byDay(account: Account, range: 'day' | 'week' | 'month'): Promise<readonly UsedPeriod[]>;
  activity(
    account: Account,
    page: { readonly kinds?: readonly JobKind[]; readonly after?: string; readonly limit: number },
  ): Promise<Activity>;
  queue(account: Account): Promise<Queue>;
  /** Pages and calls under way: here as it is, of other services as they last said. */
  active(account: Account): Promise<number>;
}

/** Periods told by the history: a year. */
const MOST_PERIODS = 12;
const DAYS = { day: 1, week: 7, month: 30 } as const;

/** Here as it is; of other services what they could fill, and no more than the calls and pages they have. */
async function underWay(deps: UsageDeps, { id }: Account): Promise<UnderWay> {
  const { store, clock, slots, workerId } = deps;
  const [pending, elsewhere] = await Promise.all([
    store.pendingPages(id),
    store.slotsElsewhere({ accountId: id, workerId, now: clock.now() }),
  ]);
  const own = slots.activePages(id);
  const calls = elsewhere === 0 ? 0 : Math.min(elsewhere, await callsElsewhere(deps, id));
  const pages = Math.min(elsewhere - calls, Math.max(0, pending.running - own));
  // pages of jobs are claimed ahead: what is not under way waits, claimed or not
  const left = Math.max(0, pending.open + pending.running - own - pages);
  return { active: slots.active(id) + calls + pages, waiting: slots.waiting(id) + left };
}

/** Scrapes and other calls that clients of other services wait for. */
async function callsElsewhere({ store, slots }: UsageDeps, accountId: string): Promise<number> {
  const calls = await store.countJobs({ accountId, kinds: CALLS, statuses: ['scraping'] });
  const own = slots.active(accountId) - slots.activePages(accountId) + slots.waiting(accountId);
  return Math.max(0, calls - own);
}

const CALLS = KIND_NAMES.filter((kind) => !isFrontierKind(kind));

export function createUsage(deps: UsageDeps): Usage {
  const { store, clock } = deps;
  return {
    active: async (account) => (await underWay(deps, account)).active,
    balance: (account) => store.balance(account.id, clock.now()),
    daily: (account, range) => store.usage({ accountId: account.id, ...range }),
    byPeriod: async (account, split) => {
      const all = periodsUpTo(account.periodAnchorAt, clock.now(), MOST_PERIODS);
      const periods = all.filter((period) => period.endAt > account.createdAt);
      const rows = await read(store, account, periods);
      if (split === 'total')
        return periods.map((period) => ({ ...period, credits: sum(rows, period) }));
      const keys = await store.listKeys(account.id);
      return periods.flatMap((period) => {
        const used = [...new Set(rows.filter(inPeriod(period)).map((row) => row.keyId))];
        const ofKeys = used.map((keyId): UsedPeriod => {
          const ofKey = rows.filter((row) => row.keyId === keyId);
          const credits = sum(ofKey, period);
          if (keyId === undefined) return { ...period, credits };
          const name = keys.find((key) => key.id === keyId)?.name ?? 'Removed key';
          return { ...period, key: { id: keyId, name }, credits };
        });
        return ofKeys.sort((a, b) => (a.key?.name ?? '').localeCompare(b.key?.name ?? '', 'en'));
      });
    },
    byDay: async (account, range) => {
      const today = dayOf(clock.now());
      const days = Array.from(
        { length: DAYS[range] },
        (_, index) => today - DAYS[range] + 1 + index,
      );
      const periods = days.map((day) => ({ startAt: day * DAY_MS, endAt: (day + 1) * DAY_MS }));
      const rows = await read(store, account, periods);
      return periods.map((period) => ({ ...period, credits: sum(rows, period) }));
    },
    activity: async (account, { kinds, after, limit }) => {
      const found = await store.listJobs({
        accountId: account.id,
        ...(kinds === undefined ? {} : { kinds }),
        ...(after === undefined ? {} : { after }),
        limit: limit + 1,
      });
      const since = clock.now() - DAY_MS;
      const recent = found.filter((job) => job.createdAt >= since);
      const jobs = recent.slice(0, limit);
      const last = jobs.at(-1);
      return { jobs, ...(recent.length > limit && last !== undefined ? { next: last.id } : {}) };
    },
    queue: async (account) => {
      const [last] = await store.listJobs({
        accountId: account.id,
        statuses: ['completed'],
        limit: 1,
      });
      return {
        ...(await underWay(deps, account)),
        maxConcurrency: concurrencyOf(account),
        ...(last?.finishedAt === undefined ? {} : { mostRecentSuccessAt: last.finishedAt }),
      };
    },
  };
}

/** Usage as CSV (RFC 4180), one line per day, operation and key. */
export function usageCsv(rows: UsageRows, keyName: (id: string) => string): string {
  const lines = rows.map((row) =>
    csvLine([
      row.day,
      row.operation,
      row.keyId === undefined ? '' : keyName(row.keyId),
      row.credits,
      row.requests,
    ]),
  );
  return [csvLine(['day', 'operation', 'key', 'credits', 'requests']), ...lines].join('');
}

/** Usage as a JSON array, one object per day, operation and key; `key` is its name, as in the CSV. */
export function usageJson(rows: UsageRows, keyName: (id: string) => string): string {
  const named = rows.map(({ day, operation, keyId, credits, requests }) => ({
    day,
    operation,
    ...(keyId === undefined ? {} : { keyId, key: keyName(keyId) }),
    credits,
    requests,
  }));
  return `${JSON.stringify(named, undefined, 2)}\n`;
}

async function read(
  store: UsageStore,
  account: Account,
  periods: readonly Period[],
): Promise<UsageRows> {
  const [first, last] = [periods[0], periods.at(-1)];
  if (first === undefined || last === undefined) return [];
  return store.usage({ accountId: account.id, fromAt: first.startAt, toAt: last.endAt });
}

function inPeriod({ startAt, endAt }: Period): (row: UsageRows[number]) => boolean {
  const [from, to] = [dayName(dayOf(startAt)), dayName(dayOf(endAt))];
  return (row) => row.day >= from && row.day < to;
}

function sum(rows: UsageRows, period: Period): number {
  return rows.filter(inPeriod(period)).reduce((total, row) => total + row.credits, 0);
}
