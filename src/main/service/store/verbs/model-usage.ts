/** What language models used: one row per job, day and model, added up as the requests are answered. */
import { sql as raw } from 'kysely';
import { dayName, dayOf } from '../../domain/period.ts';
import type { ModelUsageRow } from '../../domain/model-usage.ts';
import type { ModelSpending } from '../../ports/backend.ts';
import { statement } from '../statement.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

const upsertUsage = statement(
  (
    db,
    p: {
      readonly accountId: string;
      readonly day: number;
      readonly jobId: string;
      readonly model: string;
      readonly input: number;
      readonly output: number;
      readonly cost: number;
    },
  ) =>
    db
      .insertInto('model_usage')
      .values({
        account_id: p.accountId,
        day: p.day,
        job_id: p.jobId,
        model: p.model,
        requests: 1,
        input_tokens: p.input,
        output_tokens: p.output,
        cost_micros: p.cost,
      })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'day', 'job_id', 'model']).doUpdateSet({
          requests: raw<number>`model_usage.requests + 1`,
          input_tokens: raw<number>`model_usage.input_tokens + excluded.input_tokens`,
          output_tokens: raw<number>`model_usage.output_tokens + excluded.output_tokens`,
          cost_micros: raw<number>`model_usage.cost_micros + excluded.cost_micros`,
        }),
      )
      .compile(),
);

const selectJob = statement((db, p: { readonly jobId: string }) =>
  db
    .selectFrom('model_usage')
    .selectAll()
    .where('job_id', '=', p.jobId)
    .orderBy('day')
    .orderBy('model')
    .compile(),
);

const selectDays = statement(
  (db, p: { readonly accountId: string; readonly fromDay: number; readonly toDay: number }) =>
    db
      .selectFrom('model_usage')
      .select((select) => [
        'account_id',
        'day',
        'model',
        select.val('').as('job_id'),
        select.fn.sum<number>('requests').as('requests'),
        select.fn.sum<number>('input_tokens').as('input_tokens'),
        select.fn.sum<number>('output_tokens').as('output_tokens'),
        select.fn.sum<number>('cost_micros').as('cost_micros'),
      ])
      .where('account_id', '=', p.accountId)
      .where('day', '>=', p.fromDay)
      .where('day', '<=', p.toDay)
      .groupBy(['account_id', 'day', 'model'])
      .orderBy('day')
      .orderBy('model')
      .compile(),
);

export function* addModelUsage({ tx }: WriteContext, spending: ModelSpending): Steps<void> {
  yield* tx.run(upsertUsage, {
    accountId: spending.accountId,
    day: dayOf(spending.at),
    jobId: spending.jobId,
    model: spending.model,
    input: spending.inputTokens,
    output: spending.outputTokens,
    cost: spending.costMicros,
  });
}

interface Row {
  readonly day: number;
  readonly model: string;
  readonly requests: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly cost_micros: number;
}

export function* modelUsageOfJob(tx: Tx, jobId: string): Steps<readonly ModelUsageRow[]> {
  return (yield* tx.all(selectJob, { jobId })).map(toUsage);
}

export function* modelUsageByDay(
  tx: Tx,
  query: { readonly accountId: string; readonly fromAt: number; readonly toAt: number },
): Steps<readonly ModelUsageRow[]> {
  const { accountId, fromAt, toAt } = query;
  return (yield* tx.all(selectDays, {
    accountId,
    fromDay: dayOf(fromAt),
    toDay: dayOf(toAt - 1),
  })).map(toUsage);
}

function toUsage(row: Row): ModelUsageRow {
  return {
    day: dayName(row.day),
    model: row.model,
    requests: row.requests,
    inputTokens: row.input_tokens,
    outputTokens: row.output_tokens,
    costMicros: row.cost_micros,
  };
}
