/**
 * Credits of an account: grants, charges, and what work under way holds.
 *
 * Nothing is kept beside the rows: used is the sum of the period's days in the ledger, reserved the sum
 * over running jobs and running pages, so a crash cannot leak a reservation.
 */
import { sql as raw } from 'kysely';
import type { Account, Balance } from '../../domain/account.ts';
import { dayOf, periodOf } from '../../domain/period.ts';
import { overageCreditsOf, planCreditsOf } from '../../domain/plans.ts';
import { statement } from '../statement.ts';
import { findAccount, insertGrant } from './accounts.ts';
import { appendEvent } from './events.ts';
import { creditsSince } from './ledger.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

const sumUsed = statement(
  (db, p: { readonly accountId: string; readonly fromDay: number; readonly toDay: number }) =>
    db
      .selectFrom('usage_days')
      .select((select) =>
        select.fn.coalesce(select.fn.sum<number>('credits'), select.lit(0)).as('credits'),
      )
      .where('account_id', '=', p.accountId)
      .where('day', '>=', p.fromDay)
      .where('day', '<', p.toDay)
      .compile(),
);

const sumAdjustments = statement(
  (db, p: { readonly accountId: string; readonly fromAt: number; readonly toAt: number }) =>
    db
      .selectFrom('ledger')
      .select((select) =>
        select.fn.coalesce(select.fn.sum<number>('credits'), select.lit(0)).as('credits'),
      )
      .where('account_id', '=', p.accountId)
      .where('kind', '<>', raw.lit('charge'))
      .where('at', '>=', p.fromAt)
      .where('at', '<', p.toAt)
      .compile(),
);

const sumReserved = statement((db, p: { readonly accountId: string }) =>
  db
    .selectFrom('jobs')
    .innerJoin('job_counts', 'job_counts.job_pk', 'jobs.pk')
    .select((select) =>
      select.fn
        .coalesce(
          select.fn.sum<number>(select('jobs.reserve', '+', select.ref('job_counts.reserved'))),
          select.lit(0),
        )
        .as('credits'),
    )
    .where('jobs.account_id', '=', p.accountId)
    .where('jobs.status', '=', raw.lit('scraping'))
    .compile(),
);

const selectKeyLimit = statement((db, p: { readonly keyId: string }, spell) =>
  db
    .selectFrom('api_keys')
    .select(
      spell.whole(spell.member('limits', 'creditsPerDay')).$castTo<number | null>().as('per_day'),
    )
    .where('id', '=', p.keyId)
    .compile(),
);

const sumReservedByKey = statement((db, p: { readonly keyId: string }) =>
  db
    .selectFrom('jobs')
    .innerJoin('job_counts', 'job_counts.job_pk', 'jobs.pk')
    .innerJoin('api_keys', 'api_keys.account_id', 'jobs.account_id')
    .select((select) =>
      select.fn
        .coalesce(
          select.fn.sum<number>(select('jobs.reserve', '+', select.ref('job_counts.reserved'))),
          select.lit(0),
        )
        .as('credits'),
    )
    .where('api_keys.id', '=', p.keyId)
    .where('jobs.key_id', '=', p.keyId)
    .where('jobs.status', '=', raw.lit('scraping'))
    .compile(),
);

/** The account's credits in the period of `now`; undefined for an unknown account. */
export function* balanceOf(tx: Tx, accountId: string, now: number): Steps<Balance | undefined> {
  const account = yield* findAccount(tx, accountId);
  return account === undefined ? undefined : yield* balanceOfAccount(tx, account, now);
}

/** Who pays for a piece of work. */
export interface Payer {
  readonly accountId: string;
  readonly keyId: string | null;
}

/** Credits that may still be committed: at once, and if all work under way came to cost nothing. */
export interface Available {
  readonly now: number;
  readonly atMost: number;
}

/**
 * Credits that may still be committed: what remains, less reservations, plus overage; and, where the key
 * has a limit for the day, no more than is left of that.
 */
export function* availableCredits(tx: Tx, payer: Payer, now: number): Steps<Available> {
  const account = yield* findAccount(tx, payer.accountId);
  if (account === undefined) return { now: 0, atMost: 0 };
  const { planCredits, used, reserved } = yield* balanceOfAccount(tx, account, now);
  const left = planCredits + overageCreditsOf(account) - used;
  const ofKey = yield* leftOfKey(tx, payer.keyId, now);
  return {
    now: Math.min(left - reserved, ofKey.now),
    atMost: Math.min(left, ofKey.atMost),
  };
}

const UNLIMITED: Available = { now: Number.MAX_SAFE_INTEGER, atMost: Number.MAX_SAFE_INTEGER };

function* leftOfKey(tx: Tx, keyId: string | null, now: number): Steps<Available> {
  if (keyId === null) return UNLIMITED;
  const perDay = (yield* tx.first(selectKeyLimit, { keyId }))?.per_day ?? null;
  if (perDay === null) return UNLIMITED;
  const reserved = (yield* tx.first(sumReservedByKey, { keyId }))?.credits ?? 0;
  const left = perDay - (yield* creditsSince(tx, { keyId, sinceAt: now }));
  return { now: left - reserved, atMost: left };
}

/**
 * What may be charged of `credits`, of which `held` are reserved already. Less only where work outlived its
 * reservation (a lease that ran out) and others have taken the credits since: nobody is overdrawn for it.
 */
export function* chargeable(
  tx: Tx,
  payer: Payer,
  charge: { readonly credits: number; readonly held: number; readonly at: number },
): Steps<number> {
  const { credits, held } = charge;
  if (credits <= held) return credits;
  const free = Math.max(0, (yield* availableCredits(tx, payer, charge.at)).now);
  return Math.min(credits, held + free);
}

/** Adds or removes credits of the current period. */
export function* adjustCredits(
  write: WriteContext,
  adjustment: {
    readonly accountId: string;
    readonly credits: number;
    readonly reason: string;
    readonly at: number;
  },
): Steps<void> {
  yield* write.tx.run(insertGrant, { ...adjustment, kind: 'adjustment' });
  const { accountId, credits, reason, at } = adjustment;
  yield* appendEvent(write, { jobId: '', accountId, type: 'usage', at, data: { credits, reason } });
}

function* balanceOfAccount(tx: Tx, account: Account, now: number): Steps<Balance> {
  // A clock set back to before the account began is in its first period, which counts what was charged then.
  const anchorAt = account.periodAnchorAt;
  const period = periodOf(anchorAt, Math.max(now, anchorAt));
  const accountId = account.id;
  const fromAt = period.startAt <= anchorAt ? 0 : period.startAt;
  const toAt = period.endAt;
  const adjusted = (yield* tx.first(sumAdjustments, { accountId, fromAt, toAt }))?.credits ?? 0;
  const days = { fromDay: dayOf(fromAt), toDay: dayOf(toAt) };
  const used = (yield* tx.first(sumUsed, { accountId, ...days }))?.credits ?? 0;
  const reserved = (yield* tx.first(sumReserved, { accountId }))?.credits ?? 0;
  const planCredits = Math.max(0, planCreditsOf(account) + adjusted);
  const left = planCredits - used;
  return {
    periodStartAt: period.startAt,
    periodEndAt: period.endAt,
    planCredits,
    used,
    reserved,
    remaining: overageCreditsOf(account) > 0 ? left : Math.max(0, left),
  };
}
