/**
 * Credits of an account: grants, charges, and what work under way holds.
 *
 * Nothing is kept beside the rows: used is the sum of the period's days in the ledger, reserved the sum
 * over running jobs and running pages, so a crash cannot leak a reservation.
 */
import { sql as raw } from 'kysely';
import type { Account, Balance } from '../../domain/account.ts';
import { dayOf, periodOf, type Period } from '../../domain/period.ts';
import { overageCreditsOf, planCreditsOf } from '../../domain/plans.ts';
import { statement } from '../statement.ts';
import { findAccount, insertGrant } from './accounts.ts';
import { appendEvent } from './events.ts';
import { creditsOnDay } from './ledger.ts';
import type { AskSums, CreditSums, Steps, Tx, WriteContext } from './tx.ts';

type Sums = Pick<CreditSums, 'adjusted' | 'used' | 'reserved'>;

/** One question for all three: each by itself would cost as much again as its sum. */
const selectSums = statement((db, p: Omit<AskSums, 'keyId' | 'today'>) =>
  db
    .selectNoFrom((from) => [
      from
        .selectFrom('ledger')
        .select((select) =>
          select.fn.coalesce(select.fn.sum<number>('credits'), select.lit(0)).as('credits'),
        )
        .where('account_id', '=', p.accountId)
        .where('kind', '<>', raw.lit('charge'))
        .where('at', '>=', p.fromAt)
        .where('at', '<', p.toAt)
        .as('adjusted'),
      from
        .selectFrom('usage_days')
        .select((select) =>
          select.fn.coalesce(select.fn.sum<number>('credits'), select.lit(0)).as('credits'),
        )
        .where('account_id', '=', p.accountId)
        .where('day', '>=', p.fromDay)
        .where('day', '<', p.toDay)
        .as('used'),
      from
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
        .as('reserved'),
    ])
    .compile(),
);

function* creditsOf(tx: Tx, asked: Omit<AskSums, 'keyId' | 'today'>): Steps<Sums> {
  const sums = yield* tx.first(selectSums, asked);
  return {
    adjusted: sums?.adjusted ?? 0,
    used: sums?.used ?? 0,
    reserved: sums?.reserved ?? 0,
  };
}

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
  return account === undefined ? NOTHING : yield* availableOf(tx, account, payer.keyId, now);
}

const NOTHING: Available = { now: 0, atMost: 0 };

/** As `availableCredits`, of an account that was read already. */
export function* availableOf(
  tx: Tx,
  account: Account,
  keyId: string | null,
  now: number,
): Steps<Available> {
  const asked = { accountId: account.id, keyId, ...daysOf(account, now) };
  const { adjusted, used, reserved, key } = yield* (tx.sums ?? sumsOf)(tx, {
    ...asked,
    today: dayOf(now),
  });
  const left = grantedTo(account, adjusted) + overageCreditsOf(account) - used;
  const leftOfKey = (key?.perDay ?? Number.MAX_SAFE_INTEGER) - (key?.used ?? 0);
  return {
    now: Math.min(left - reserved, leftOfKey - (key?.reserved ?? 0)),
    atMost: Math.min(left, leftOfKey),
  };
}

/** What is not asked for costs nothing. */
function* sumsOf(tx: Tx, asked: AskSums): Steps<CreditSums> {
  const { keyId } = asked;
  const sums = yield* creditsOf(tx, asked);
  const perDay = keyId === null ? null : (yield* tx.first(selectKeyLimit, { keyId }))?.per_day;
  if (keyId === null || perDay === null || perDay === undefined) return sums;
  const ofKey = {
    perDay,
    used: yield* creditsOnDay(tx, { keyId, fromDay: asked.today }),
    reserved: (yield* tx.first(sumReservedByKey, { keyId }))?.credits ?? 0,
  };
  return { ...sums, key: ofKey };
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
  const asked = { accountId: account.id, ...daysOf(account, now) };
  const { adjusted, used, reserved } = yield* creditsOf(tx, asked);
  const planCredits = grantedTo(account, adjusted);
  const left = planCredits - used;
  const period = periodAt(account, now);
  return {
    periodStartAt: period.startAt,
    periodEndAt: period.endAt,
    planCredits,
    used,
    reserved,
    remaining: overageCreditsOf(account) > 0 ? left : Math.max(0, left),
  };
}

const grantedTo = (account: Account, adjusted: number): number =>
  Math.max(0, planCreditsOf(account) + adjusted);

/** A clock set back to before the account began is in its first period, which counts what was charged then. */
function periodAt({ periodAnchorAt }: Account, now: number): Period {
  return periodOf(periodAnchorAt, Math.max(now, periodAnchorAt));
}

function daysOf(
  account: Account,
  now: number,
): Pick<AskSums, 'fromAt' | 'toAt' | 'fromDay' | 'toDay'> {
  const { startAt, endAt: toAt } = periodAt(account, now);
  const fromAt = startAt <= account.periodAnchorAt ? 0 : startAt;
  return { fromAt, toAt, fromDay: dayOf(fromAt), toDay: dayOf(toAt) };
}
