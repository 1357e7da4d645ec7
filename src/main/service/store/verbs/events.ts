/** Numbered events and the outbox of webhook deliveries. */
import { sql as raw } from 'kysely';
import type { JobEvent } from '../../domain/job.ts';
import type { Json } from '../../domain/json.ts';
import type {
  Delivery,
  EventBatch,
  EventQuery,
  EventStore,
  NewDelivery,
} from '../../ports/backend.ts';
import { fromJson } from '../codec.ts';
import { composed, statement, type EventPlace, type PlacedEvent } from '../statement.ts';
import type { DeliveryRow } from '../tables.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

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

/** The place before all events, in every database. */
const START = '0';

const selectEnd = statement((db, p: EventPlace, spell) =>
  db
    .selectFrom(spell.eventsAfter(p).as('events'))
    .select('cursor')
    .where('settled', '=', raw.lit(1))
    .orderBy('turn', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
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

/** No lease and no pause is so long: what is due later than that was written by a clock that has been set back since. */
const SET_BACK_MS = 3_600_000;

/** From receiver to receiver along the index, however much waits for each. */
const selectDueReceivers = statement((db, p: { readonly now: number; readonly ahead: number }) =>
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
      WHERE state = 'pending' AND deliveries.receiver = known.receiver
        AND (due_at <= ${p.now} OR due_at > ${p.ahead})
    )`.compile(db),
);

const selectDue = statement(
  (
    db,
    p: {
      readonly receiver: string;
      readonly now: number;
      readonly ahead: number;
      readonly limit: number;
    },
  ) =>
    db
      .selectFrom('deliveries')
      .select(['id', 'job_id', 'url', 'headers', 'body', 'receiver', 'attempts'])
      .where('state', '=', raw.lit('pending'))
      .where('receiver', '=', p.receiver)
      .where((or) => or.or([or('due_at', '<=', p.now), or('due_at', '>', p.ahead)]))
      .orderBy('due_at')
      .orderBy('id')
      .limit(p.limit)
      .compile(),
);

const leaseDelivery = statement((db, p: { readonly id: string; readonly leaseUntil: number }) =>
  db.updateTable('deliveries').set({ due_at: p.leaseUntil }).where('id', '=', p.id).compile(),
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
      readonly dueAt: number | null;
      readonly tried: number;
    },
  ) =>
    db
      .updateTable('deliveries')
      .set((set) => ({
        state: p.state,
        due_at: raw<number>`coalesce(${p.dueAt}, due_at)`,
        error: p.error,
        attempts: set('attempts', '+', p.tried),
      }))
      .where('id', '=', p.id)
      .where('state', '=', 'pending')
      .compile(),
);

/** Writes a numbered event and wakes those who wait for events. */
export function* appendEvent(
  { tx, notify }: WriteContext,
  event: Omit<JobEvent, 'cursor'>,
): Steps<void> {
  yield* tx.say(insertEvent, { ...event, data: JSON.stringify(event.data) });
  notify('events', event.jobId);
}

export function* readEvents(tx: Tx, asked: EventQuery): Steps<EventBatch> {
  const { limit } = asked;
  const place = placeOf(asked.after);
  if (place === undefined) throw new Error(`No event stands at "${asked.after}".`);
  const listed = composed((db, spell) => {
    let events = db.selectFrom(spell.eventsAfter(place).as('events')).selectAll();
    if (asked.jobId !== undefined) events = events.where('job_id', '=', asked.jobId);
    if (asked.accountId !== undefined) events = events.where('account_id', '=', asked.accountId);
    return events.orderBy('turn').orderBy('id').limit(limit).compile();
  });
  const rows = yield* tx.all(listed, {});
  // those come last, being of the youngest transactions
  const events = rows.filter(({ settled }) => settled === 1).map(toEvent);
  const full = rows.length === limit ? 'now' : 'none';
  return {
    events,
    next: events.at(-1)?.cursor ?? asked.after,
    rest: events.length < rows.length ? 'soon' : full,
  };
}

export function* eventsFrom(tx: Tx, known = ''): Steps<string> {
  const end = (yield* tx.first(selectEnd, FIRST))?.cursor ?? START;
  return known === START || isUpTo(end, known) ? known : end;
}

/** Not so for a place of another database, or of this one before it was put back to an older state. */
function isUpTo(end: string, known: string): boolean {
  const [from, to] = [placeOf(known), placeOf(end)];
  if (from === undefined || to === undefined) return false;
  if (known.includes('.') !== end.includes('.')) return false;
  const [turn, last] = [BigInt(from.turn), BigInt(to.turn)];
  return turn < last || (turn === last && from.id <= to.id);
}

const FIRST: EventPlace = { turn: '0', id: 0 };

/** `id`, or `turn.id`. */
function placeOf(cursor: string): EventPlace | undefined {
  const [, turn = '0', id] = /^(?:(\d{1,19})\.)?(\d{1,15})$/.exec(cursor) ?? [];
  return id === undefined ? undefined : { turn, id: Number(id) };
}

/** Puts deliveries into the outbox, due at once. */
export function* enqueueDeliveries(
  { tx, notify }: WriteContext,
  deliveries: readonly NewDelivery[],
  at: number,
): Steps<void> {
  for (const delivery of deliveries) {
    yield* tx.say(insertDelivery, {
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

export function* dueReceivers(tx: Tx, now: number): Steps<readonly string[]> {
  const due = yield* tx.all(selectDueReceivers, { now, ahead: now + SET_BACK_MS });
  return due.map(({ receiver }) => receiver);
}

export function* claimDeliveries(
  { tx }: WriteContext,
  claim: Parameters<EventStore['claimDeliveries']>[0],
): Steps<readonly Delivery[]> {
  const { receiver, now, limit } = claim;
  const due = yield* tx.all(selectDue, { receiver, now, ahead: now + SET_BACK_MS, limit });
  for (const { id } of due) yield* tx.run(leaseDelivery, { id, leaseUntil: claim.leaseUntil });
  return due.map((row) => ({
    id: row.id,
    jobId: row.job_id,
    url: row.url,
    headers: fromJson<Readonly<Record<string, string>>>(row.headers),
    body: row.body,
    receiver: row.receiver,
    attempts: row.attempts,
  }));
}

export function* finishDelivery(
  { tx }: WriteContext,
  { id, at }: { readonly id: string; readonly at: number },
): Steps<void> {
  yield* tx.run(markDelivered, { id, at });
}

export function* failDelivery(
  { tx }: WriteContext,
  failure: {
    readonly id: string;
    readonly error: string;
    readonly nextAt?: number;
    readonly countAttempt?: boolean;
  },
): Steps<void> {
  yield* tx.run(markFailed, {
    id: failure.id,
    error: failure.error,
    state: failure.nextAt === undefined ? 'given-up' : 'pending',
    dueAt: failure.nextAt ?? null,
    tried: failure.countAttempt === false ? 0 : 1,
  });
}

function toEvent(row: PlacedEvent): JobEvent {
  return {
    cursor: row.cursor,
    jobId: row.job_id,
    accountId: row.account_id,
    // rows are written by appendEvent only
    type: row.type as JobEvent['type'],
    at: row.at,
    data: fromJson<Json>(row.data),
  };
}
