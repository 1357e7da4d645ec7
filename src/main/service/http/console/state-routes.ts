/** `GET /console/state` and `/console/usage`: where things stand. */
import type { ConsoleState, CreditState } from '../../../../contract/console/session.ts';
import type { UsageAnswer } from '../../../../contract/console/usage.ts';
import type { Balance } from '../../domain/account.ts';
import { concurrencyOf, PLANS } from '../../domain/plans.ts';
import { route, usageRange, type ConsoleRoute } from './console-route.ts';
import type { ConsoleDeps } from './deps.ts';

/** Running jobs beyond this are not told apart: the status bar says the number. */
const MOST_COUNTED = 1_000;
const SIZE_READ_EVERY_MS = 10_000;
/** It reads every row, and the page reads usage again with every job that ends. */
const AUDIT_EVERY_MS = 60_000;

export function stateRoutes(deps: ConsoleDeps): readonly ConsoleRoute[] {
  const { store } = deps.backend;
  const readBytes = cachedSize(deps);
  const auditRarely = rareAudit(deps);
  return [
    route('GET', '/console/state', async ({ caller, origin }): Promise<ConsoleState> => {
      const { account } = caller;
      const now = deps.clock.now();
      const [balance, running, keys, storageBytes, used] = await Promise.all([
        store.balance(account.id, now),
        store.listJobs({ accountId: account.id, statuses: ['scraping'], limit: MOST_COUNTED }),
        store.listKeys(account.id),
        readBytes(),
        deps.usage.active(account),
      ]);
      const { app } = deps;
      return {
        address: app.address(),
        replay: deps.placeOfReplay(origin),
        version: app.version,
        now,
        startedAt: app.startedAt,
        account: { id: account.id, name: account.name },
        plan: { id: account.planId, name: PLANS[account.planId].name },
        credits: creditState(balance),
        slots: {
          used,
          total: concurrencyOf(account),
          waiting: deps.slots.waiting(account.id),
        },
        runningJobs: running.length,
        activeKeys: keys.filter((key) => key.revokedAt === undefined).length,
        abilities: app.abilities(),
        storageBytes,
        isRemote: app.isRemote,
        isShared: app.isShared,
      };
    }),
    route('GET', '/console/usage', async ({ caller, query }): Promise<UsageAnswer> => {
      const { fromAt, toAt } = usageRange(query);
      const accountId = caller.account.id;
      const [rows, models, balance, keys, audit] = await Promise.all([
        store.usage({ accountId, fromAt, toAt }),
        store.modelUsageByDay({ accountId, fromAt, toAt }),
        store.balance(accountId, deps.clock.now()),
        store.listKeys(accountId),
        auditRarely(),
      ]);
      const names = new Map(keys.map((key) => [key.id, key.name]));
      return {
        fromAt,
        toAt,
        rows: rows.map((row) => {
          const keyName = row.keyId === undefined ? undefined : names.get(row.keyId);
          return { ...row, ...(keyName === undefined ? {} : { keyName }) };
        }),
        models,
        credits: creditState(balance),
        audit,
      };
    }),
  ];
}

export function creditState(balance: Balance): CreditState {
  const { periodStartAt, periodEndAt, planCredits, used, reserved, remaining } = balance;
  return { periodStartAt, periodEndAt, planCredits, used, reserved, remaining };
}

/** What the ledger's check found, at most a minute ago; requests at once share one check. */
function rareAudit({ backend, clock }: ConsoleDeps): () => Promise<readonly string[]> {
  let startedAt = Number.NEGATIVE_INFINITY;
  let found: Promise<readonly string[]> | undefined;
  return () => {
    const now = clock.now();
    if (found !== undefined && Math.abs(now - startedAt) < AUDIT_EVERY_MS) return found;
    startedAt = now;
    const next = backend.store.auditLedger();
    next.catch(() => (found = undefined)); // the next request asks again
    found = next;
    return next;
  };
}

/** The size on disk, read at most every ten seconds: the state is asked for often. */
function cachedSize(deps: ConsoleDeps): () => Promise<number> {
  let readAt = Number.NEGATIVE_INFINITY;
  let bytes = 0;
  return async () => {
    const now = deps.clock.now();
    if (now - readAt < SIZE_READ_EVERY_MS) return bytes;
    readAt = now;
    const { databaseBytes, libraryBytes } = await deps.app.storage();
    bytes = databaseBytes + libraryBytes;
    return bytes;
  };
}
