/** Accounts and keys: rows in and out, and the verbs that change them. */
import { sql as raw, type Selectable } from 'kysely';
import type {
  Account,
  AddOn,
  ApiKey,
  FaultRates,
  KeyLimits,
  Overage,
  PlanId,
} from '../../domain/account.ts';
import { fromJson } from '../codec.ts';
import { composed, statement } from '../statement.ts';
import type { AccountRow, ApiKeyRow } from '../tables.ts';
import { appendEvent } from './events.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

const insertAccount = statement((db, row: AccountRow) =>
  db
    .insertInto('accounts')
    .values({
      id: row.id,
      name: row.name,
      plan_id: row.plan_id,
      custom_credits: row.custom_credits,
      custom_concurrency: row.custom_concurrency,
      add_ons: row.add_ons,
      overage: row.overage,
      period_anchor_at: row.period_anchor_at,
      created_at: row.created_at,
    })
    .compile(),
);

const replaceAccount = statement((db, row: AccountRow) =>
  db
    .updateTable('accounts')
    .set({
      name: row.name,
      plan_id: row.plan_id,
      custom_credits: row.custom_credits,
      custom_concurrency: row.custom_concurrency,
      add_ons: row.add_ons,
      overage: row.overage,
      period_anchor_at: row.period_anchor_at,
    })
    .where('id', '=', row.id)
    .compile(),
);

const selectAccount = statement((db, p: { readonly id: string }) =>
  db.selectFrom('accounts').selectAll().where('id', '=', p.id).compile(),
);

const selectAccounts = statement((db) =>
  db.selectFrom('accounts').selectAll().orderBy('created_at').orderBy('id').compile(),
);

export const insertGrant = statement(
  (
    db,
    p: {
      readonly accountId: string;
      readonly at: number;
      readonly kind: 'adjustment' | 'plan';
      readonly credits: number;
      readonly reason: string;
    },
  ) =>
    db
      .insertInto('ledger')
      .values({
        account_id: p.accountId,
        key_id: '',
        at: p.at,
        kind: p.kind,
        credits: p.credits,
        reason: p.reason,
        job_id: '',
        page_id: '',
      })
      .compile(),
);

const insertKey = statement((db, row: ApiKeyRow) =>
  db
    .insertInto('api_keys')
    .values({
      id: row.id,
      account_id: row.account_id,
      name: row.name,
      hint: row.hint,
      secret_hash: row.secret_hash,
      limits: row.limits,
      faults: row.faults,
      created_at: row.created_at,
      last_used_at: row.last_used_at,
      revoked_at: row.revoked_at,
    })
    .compile(),
);

const selectKeyByHash = statement((db, p: { readonly hash: string }) =>
  db.selectFrom('api_keys').selectAll().where('secret_hash', '=', p.hash).compile(),
);

const selectKey = statement((db, p: { readonly id: string }) =>
  db.selectFrom('api_keys').selectAll().where('id', '=', p.id).compile(),
);

const changeKey = statement(
  (
    db,
    p: {
      readonly id: string;
      readonly name: string;
      readonly limits: string;
      readonly faults: string;
    },
  ) =>
    db
      .updateTable('api_keys')
      .set({ name: p.name, limits: p.limits, faults: p.faults })
      .where('id', '=', p.id)
      .compile(),
);

const countOtherActiveKeys = statement(
  (db, p: { readonly accountId: string; readonly id: string; readonly at: number }, spell) =>
    db
      .selectFrom('api_keys')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('account_id', '=', p.accountId)
      .where('id', '<>', p.id)
      .where('revoked_at', 'is', null)
      .where((where) => {
        const until = spell.member('limits', 'expiresAt');
        return where.or([
          raw<boolean>`${until} is null`,
          raw<boolean>`${spell.whole(until)} > ${p.at}`,
        ]);
      })
      .compile(),
);

const markRevoked = statement((db, p: { readonly id: string; readonly at: number }) =>
  db.updateTable('api_keys').set({ revoked_at: p.at }).where('id', '=', p.id).compile(),
);

const markUsed = statement(
  (db, p: { readonly id: string; readonly at: number; readonly before: number }) =>
    db
      .updateTable('api_keys')
      .set({ last_used_at: p.at })
      .where('id', '=', p.id)
      .where((where) =>
        where.or([where('last_used_at', 'is', null), where('last_used_at', '<=', p.before)]),
      )
      .compile(),
);

/** A key is marked as used at most this often. */
export const TOUCH_EVERY_MS = 60_000;

export function* findAccount(tx: Tx, id: string): Steps<Account | undefined> {
  const row = yield* tx.first(selectAccount, { id });
  return row === undefined ? undefined : toAccount(row);
}

export function* listAccounts(tx: Tx): Steps<readonly Account[]> {
  return (yield* tx.all(selectAccounts, {})).map(toAccount);
}

export function* findKey(
  tx: Tx,
  secretHash: string,
): Steps<{ readonly key: ApiKey; readonly account: Account } | undefined> {
  const row = yield* tx.first(selectKeyByHash, { hash: secretHash });
  if (row === undefined) return undefined;
  const account = yield* findAccount(tx, row.account_id);
  return account === undefined ? undefined : { key: toKey(row), account };
}

export function* listKeys(tx: Tx, accountId: string | undefined): Steps<readonly ApiKey[]> {
  const listed = composed((db) => {
    let keys = db.selectFrom('api_keys').selectAll();
    if (accountId !== undefined) keys = keys.where('account_id', '=', accountId);
    return keys.orderBy('created_at').orderBy('id').compile();
  });
  return (yield* tx.all(listed, {})).map(toKey);
}

export function* createAccount({ tx }: WriteContext, account: Account): Steps<void> {
  yield* tx.run(insertAccount, fromAccount(account));
}

export function* updateAccount(
  write: WriteContext,
  update: {
    readonly id: string;
    readonly change: Partial<Omit<Account, 'id' | 'createdAt'>>;
    readonly at: number;
  },
): Steps<Account | undefined> {
  const { tx } = write;
  const before = yield* findAccount(tx, update.id);
  if (before === undefined) return undefined;
  const after: Account = { ...before, ...update.change };
  yield* tx.run(replaceAccount, fromAccount(after));
  if (after.planId !== before.planId) {
    const reason = `plan ${before.planId} to ${after.planId}`;
    yield* tx.run(insertGrant, {
      accountId: update.id,
      at: update.at,
      kind: 'plan',
      credits: 0,
      reason,
    });
  }
  yield* appendEvent(write, {
    jobId: '',
    accountId: update.id,
    type: 'usage',
    at: update.at,
    data: { planId: after.planId },
  });
  return after;
}

export function* createKey(
  { tx }: WriteContext,
  { key, secretHash }: { readonly key: ApiKey; readonly secretHash: string },
): Steps<void> {
  yield* tx.run(insertKey, {
    id: key.id,
    account_id: key.accountId,
    name: key.name,
    hint: key.hint,
    secret_hash: secretHash,
    limits: JSON.stringify(key.limits),
    faults: JSON.stringify(key.faults),
    created_at: key.createdAt,
    last_used_at: key.lastUsedAt ?? null,
    revoked_at: key.revokedAt ?? null,
  });
}

export function* updateKey(
  { tx }: WriteContext,
  update: {
    readonly id: string;
    readonly change: {
      readonly name?: string;
      readonly limits?: KeyLimits;
      readonly faults?: FaultRates;
    };
  },
): Steps<ApiKey | undefined> {
  const row = yield* tx.first(selectKey, { id: update.id });
  if (row === undefined) return undefined;
  const after: ApiKey = { ...toKey(row), ...update.change };
  yield* tx.run(changeKey, {
    id: after.id,
    name: after.name,
    limits: JSON.stringify(after.limits),
    faults: JSON.stringify(after.faults),
  });
  return after;
}

export function* revokeKey(
  { tx }: WriteContext,
  { id, at }: { readonly id: string; readonly at: number },
): Steps<'revoked' | 'already-revoked' | 'last-key' | 'unknown'> {
  const row = yield* tx.first(selectKey, { id });
  if (row === undefined) return 'unknown';
  if (row.revoked_at !== null) return 'already-revoked';
  const others = yield* tx.first(countOtherActiveKeys, { accountId: row.account_id, id, at });
  if ((others?.count ?? 0) === 0) return 'last-key';
  yield* tx.run(markRevoked, { id, at });
  return 'revoked';
}

export function* touchKey(
  { tx }: WriteContext,
  { id, at }: { readonly id: string; readonly at: number },
): Steps<void> {
  yield* tx.run(markUsed, { id, at, before: at - TOUCH_EVERY_MS });
}

export function toAccount(row: Selectable<AccountRow>): Account {
  return {
    id: row.id,
    name: row.name,
    // rows are written by createAccount and updateAccount only
    planId: row.plan_id as PlanId,
    ...(row.custom_credits === null ? {} : { customCredits: row.custom_credits }),
    ...(row.custom_concurrency === null ? {} : { customConcurrency: row.custom_concurrency }),
    addOns: fromJson<readonly AddOn[]>(row.add_ons),
    overage: fromJson<Overage>(row.overage),
    periodAnchorAt: row.period_anchor_at,
    createdAt: row.created_at,
  };
}

function fromAccount(account: Account): AccountRow {
  return {
    id: account.id,
    name: account.name,
    plan_id: account.planId,
    custom_credits: account.customCredits ?? null,
    custom_concurrency: account.customConcurrency ?? null,
    add_ons: JSON.stringify(account.addOns),
    overage: JSON.stringify(account.overage),
    period_anchor_at: account.periodAnchorAt,
    created_at: account.createdAt,
  };
}

function toKey(row: Selectable<ApiKeyRow>): ApiKey {
  return {
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    hint: row.hint,
    limits: fromJson<KeyLimits>(row.limits),
    faults: fromJson<FaultRates>(row.faults),
    createdAt: row.created_at,
    ...(row.last_used_at === null ? {} : { lastUsedAt: row.last_used_at }),
    ...(row.revoked_at === null ? {} : { revokedAt: row.revoked_at }),
  };
}
