/** The append-only book: the one place that charges, and what can be read from it. */
import { sql as raw, type Selectable } from 'kysely';
import { dayName, dayOf } from '../../domain/period.ts';
import { statement } from '../statement.ts';
import type { JobRow } from '../tables.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

const insertCharge = statement(
  (
    db,
    p: {
      readonly accountId: string;
      readonly keyId: string;
      readonly at: number;
      readonly credits: number;
      readonly reason: string;
      readonly jobId: string;
      readonly pageId: string;
    },
  ) =>
    db
      .insertInto('ledger')
      .values({
        account_id: p.accountId,
        key_id: p.keyId,
        at: p.at,
        kind: 'charge',
        credits: p.credits,
        reason: p.reason,
        job_id: p.jobId,
        page_id: p.pageId,
      })
      .compile(),
);

const consumeReserve = statement((db, p: { readonly pk: number; readonly credits: number }) =>
  db
    .updateTable('jobs')
    .set({
      reserve: raw<number>`case when reserve > ${p.credits} then reserve - ${p.credits} else 0 end`,
    })
    .where('pk', '=', p.pk)
    .where('reserve', '>', 0)
    .compile(),
);

const selectDays = statement(
  (db, p: { readonly accountId: string; readonly fromDay: number; readonly toDay: number }) =>
    db
      .selectFrom('usage_days')
      .select(['day', 'operation', 'key_id', 'credits', 'requests'])
      .where('account_id', '=', p.accountId)
      .where('day', '>=', p.fromDay)
      .where('day', '<=', p.toDay)
      .orderBy('day')
      .orderBy('operation')
      .orderBy('key_id')
      .compile(),
);

const sumOfKey = statement((db, p: { readonly keyId: string; readonly fromDay: number }) =>
  db
    .selectFrom('usage_days')
    .select((select) =>
      select.fn.coalesce(select.fn.sum<number>('credits'), select.lit(0)).as('credits'),
    )
    .where('key_id', '=', p.keyId)
    .where('day', '>=', p.fromDay)
    .compile(),
);

const sumBetween = statement(
  (db, p: { readonly accountId: string; readonly fromAt: number; readonly toAt: number }) =>
    db
      .selectFrom('ledger')
      .select([
        raw<number>`coalesce(sum(credits) filter (where kind = 'charge'), 0)`.as('charged'),
        raw<number>`coalesce(sum(credits) filter (where kind <> 'charge'), 0)`.as('adjusted'),
      ])
      .where('account_id', '=', p.accountId)
      .where('at', '>=', p.fromAt)
      .where('at', '<', p.toAt)
      .compile(),
);

const selectCharges = statement((db, p: { readonly jobId: string }) =>
  db
    .selectFrom('ledger')
    .select((select) => [
      'account_id',
      'reason',
      select.fn.sum<number>('credits').as('credits'),
      select.fn.countAll<number>().as('requests'),
      select.fn.min<number>('at').as('first_at'),
    ])
    .where('job_id', '=', p.jobId)
    .where('kind', '=', raw.lit('charge'))
    .groupBy(['account_id', 'reason'])
    .compile(),
);

/** Books a charge for a page (or, with an empty `pageId`, a job) and uses up the job's reservation. */
export function* appendCharge(
  { tx }: WriteContext,
  charge: {
    readonly job: Pick<Selectable<JobRow>, 'pk' | 'id' | 'account_id' | 'key_id'>;
    readonly pageId: string;
    readonly credits: number;
    readonly reason: string;
    readonly at: number;
  },
): Steps<void> {
  yield* tx.say(insertCharge, {
    accountId: charge.job.account_id,
    keyId: charge.job.key_id ?? '',
    at: charge.at,
    credits: charge.credits,
    reason: charge.reason,
    jobId: charge.job.id,
    pageId: charge.pageId,
  });
  yield* tx.say(consumeReserve, { pk: charge.job.pk, credits: charge.credits });
}

export interface UsageRow {
  readonly day: string;
  readonly operation: string;
  readonly keyId?: string;
  readonly credits: number;
  readonly requests: number;
}

export function* usageOf(
  tx: Tx,
  asked: { readonly accountId: string; readonly fromAt: number; readonly toAt: number },
): Steps<readonly UsageRow[]> {
  const days = {
    accountId: asked.accountId,
    fromDay: dayOf(asked.fromAt),
    toDay: dayOf(asked.toAt - 1),
  };
  return (yield* tx.all(selectDays, days)).map((row) => ({
    day: dayName(row.day),
    operation: row.operation,
    ...(row.key_id === '' ? {} : { keyId: row.key_id }),
    credits: row.credits,
    requests: row.requests,
  }));
}

/** Credits charged to a key since the start of the UTC day in which `sinceAt` lies. */
export function* creditsSince(
  tx: Tx,
  asked: { readonly keyId: string; readonly sinceAt: number },
): Steps<number> {
  return yield* creditsOnDay(tx, { keyId: asked.keyId, fromDay: dayOf(asked.sinceAt) });
}

/** Of that day and those after it. */
export function* creditsOnDay(
  tx: Tx,
  asked: { readonly keyId: string; readonly fromDay: number },
): Steps<number> {
  return (yield* tx.first(sumOfKey, asked))?.credits ?? 0;
}

/** Credits charged and adjusted in [fromAt, toAt), to the millisecond. No index: for rehearsals only. */
export function* creditsBetween(
  tx: Tx,
  asked: { readonly accountId: string; readonly fromAt: number; readonly toAt: number },
): Steps<{ readonly charged: number; readonly adjusted: number }> {
  return (yield* tx.first(sumBetween, asked)) ?? { charged: 0, adjusted: 0 };
}

/** What a job was charged; undefined when it never was. */
export function* chargesOfJob(
  tx: Tx,
  jobId: string,
): Steps<
  | {
      readonly accountId: string;
      readonly operation: string;
      readonly credits: number;
      readonly requests: number;
      readonly firstAt: number;
    }
  | undefined
> {
  const row = yield* tx.first(selectCharges, { jobId });
  if (row === undefined) return undefined;
  return {
    accountId: row.account_id,
    operation: row.reason,
    credits: row.credits,
    requests: row.requests,
    firstAt: row.first_at,
  };
}
