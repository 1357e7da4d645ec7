/** Numbered events and the outbox of webhook deliveries. */
import { sql as raw, type Selectable } from 'kysely';
import type { JobEvent } from '../../../domain/job.ts';
import type { Json } from '../../../domain/json.ts';
import type { Delivery, EventStore, NewDelivery } from '../../../ports/backend.ts';
import { fromJson } from '../codec.ts';
import type { Connection } from '../connection.ts';
import { builder, query, statement } from '../statement.ts';
import type { DeliveryRow, EventRow } from '../tables.ts';
import type { WriteContext } from '../write-context.ts';

const insertEvent = statement(
  (
    db,
    p: {
      readonly jobId: string;
      readonly accountId: string;
      readonly type: string;
      readonly at: number;
      readonly data: string;
    },
  ) =>
    db
      .insertInto('events')
      .values({ job_id: p.jobId, account_id: p.accountId, type: p.type, at: p.at, data: p.data })
      .compile(),
);

const selectLastEvent = statement((db) =>
  db
    .selectFrom('events')
    .select((select) => select.fn.coalesce(select.fn.max('id'), select.lit(0)).as('id'))
    .compile(),
);

const insertDelivery = statement(
  (
    db,
    p: {
      readonly id: string;
      readonly jobId: string;
      readonly url: string;
      readonly headers: string;
      readonly body: string;
      readonly receiver: string;
      readonly dueAt: number;
    },
  ) =>
    db
      .insertInto('deliveries')
      .values({
        id: p.id,
        job_id: p.jobId,
        url: p.url,
        headers: p.headers,
        body: p.body,
        receiver: p.receiver,
        state: 'pending',
        due_at: p.dueAt,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .compile(),
);

/** From receiver to receiver along the index, however much waits for each. */
const selectDueReceivers = statement((db, p: { readonly now: number }) =>
  raw<{ readonly receiver: string }>`
    WITH RECURSIVE known (receiver) AS (
      SELECT min(receiver) FROM deliveries WHERE state = 'pending'
      UNION ALL
      SELECT (SELECT min(receiver) FROM deliveries WHERE state = 'pending' AND receiver > known.receiver)
      FROM known WHERE known.receiver IS NOT NULL
    )
    SELECT receiver FROM known
    WHERE EXISTS (
      SELECT 1 FROM deliveries
      WHERE state = 'pending' AND deliveries.receiver = known.receiver AND due_at <= ${p.now}
    )`.compile(db),
);

const takeDeliveries = statement(
  (
    db,
    p: {
      readonly receiver: string;
      readonly now: number;
      readonly leaseUntil: number;
      readonly limit: number;
    },
  ) =>
    db
      .updateTable('deliveries')
      .set({ due_at: p.leaseUntil })
      .where('id', 'in', (inner) =>
        inner
          .selectFrom('deliveries')
          .select('id')
          .where('state', '=', raw.lit('pending'))
          .where('receiver', '=', p.receiver)
          .where('due_at', '<=', p.now)
          .orderBy('due_at')
          .orderBy('id')
          .limit(p.limit),
      )
      .returning(['id', 'job_id', 'url', 'headers', 'body', 'receiver', 'attempts'])
      .compile(),
);

const markDelivered = statement((db, p: { readonly id: string; readonly at: number }) =>
  db
    .updateTable('deliveries')
    .set((set) => ({
      state: 'delivered',
      finished_at: p.at,
      attempts: set('attempts', '+', 1),
      error: null,
    }))
    .where('id', '=', p.id)
    .compile(),
);

const markFailed = statement(
  (
    db,
    p: {
      readonly id: string;
      readonly error: string;
      readonly state: DeliveryRow['state'];
      readonly dueAt: number;
      readonly tried: number;
    },
  ) =>
    db
      .updateTable('deliveries')
      .set((set) => ({
        state: p.state,
        due_at: p.dueAt,
        error: p.error,
        attempts: set('attempts', '+', p.tried),
      }))
      .where('id', '=', p.id)
      .where('state', '=', 'pending')
      .compile(),
);

/** Writes a numbered event and wakes those who wait for events. */
export function appendEvent({ sql, notify }: WriteContext, event: Omit<JobEvent, 'id'>): void {
  sql.run(insertEvent, { ...event, data: JSON.stringify(event.data) });
  notify('events', event.jobId);
}

export function readEvents(
  sql: Connection,
  asked: {
    readonly afterId: number;
    readonly accountId?: string;
    readonly jobId?: string;
    readonly limit: number;
  },
): readonly JobEvent[] {
  let events = builder.selectFrom('events').selectAll().where('id', '>', asked.afterId);
  if (asked.jobId !== undefined) events = events.where('job_id', '=', asked.jobId);
  if (asked.accountId !== undefined) events = events.where('account_id', '=', asked.accountId);
  return sql.all(query(events.orderBy('id').limit(asked.limit).compile()), {}).map(toEvent);
}

export function lastEventId(sql: Connection): number {
  return sql.get(selectLastEvent, {})?.id ?? 0;
}

/** Puts deliveries into the outbox, due at once. */
export function enqueueDeliveries(
  { sql, notify }: WriteContext,
  deliveries: readonly NewDelivery[],
  at: number,
): void {
  for (const delivery of deliveries) {
    sql.run(insertDelivery, {
      id: delivery.id,
      jobId: delivery.jobId,
      url: delivery.url,
      headers: JSON.stringify(delivery.headers),
      body: delivery.body,
      receiver: delivery.receiver,
      dueAt: at,
    });
  }
  if (deliveries.length > 0) notify('deliveries');
}

export function dueReceivers(sql: Connection, now: number): readonly string[] {
  return sql.all(selectDueReceivers, { now }).map(({ receiver }) => receiver);
}

export function claimDeliveries(
  { sql }: WriteContext,
  claim: Parameters<EventStore['claimDeliveries']>[0],
): readonly Delivery[] {
  return sql.all(takeDeliveries, claim).map((row) => ({
    id: row.id,
    jobId: row.job_id,
    url: row.url,
    headers: fromJson<Readonly<Record<string, string>>>(row.headers),
    body: row.body,
    receiver: row.receiver,
    attempts: row.attempts,
  }));
}

export function finishDelivery(
  { sql }: WriteContext,
  { id, at }: { readonly id: string; readonly at: number },
): void {
  sql.run(markDelivered, { id, at });
}

export function failDelivery(
  { sql }: WriteContext,
  failure: {
    readonly id: string;
    readonly error: string;
    readonly nextAt?: number;
    readonly countAttempt?: boolean;
  },
): void {
  sql.run(markFailed, {
    id: failure.id,
    error: failure.error,
    state: failure.nextAt === undefined ? 'given-up' : 'pending',
    dueAt: failure.nextAt ?? 0,
    tried: failure.countAttempt === false ? 0 : 1,
  });
}

function toEvent(row: Selectable<EventRow>): JobEvent {
  return {
    id: row.id,
    jobId: row.job_id,
    accountId: row.account_id,
    // rows are written by appendEvent only
    type: row.type as JobEvent['type'],
    at: row.at,
    data: fromJson<Json>(row.data),
  };
}
