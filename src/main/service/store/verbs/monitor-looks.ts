/** Which monitors are due, who looks at them, and what the looks found. */
import { sql as raw, type Selectable } from 'kysely';
import type { Monitor, MonitorLook } from '../../domain/monitor/monitor.ts';
import type { FinishedLook, MonitorStore } from '../../ports/monitors.ts';
import { fromJson, pack } from '../codec.ts';
import { composed, statement } from '../statement.ts';
import type { MonitorLookRow } from '../recipe-tables.ts';
import { enqueueDeliveries } from './events.ts';
import { toMonitor } from './monitors.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

/** Looks without a change beyond these go; changes stay. */
const PLAIN_KEPT = 1_000;

/** A last look so far ahead was written by a clock that has been set back since. */
const SET_BACK_MS = 600_000;

const claim = statement(
  (
    db,
    p: {
      readonly now: number;
      readonly ahead: number;
      readonly owner: string;
      readonly leaseUntil: number;
      readonly limit: number;
    },
  ) =>
    db
      .updateTable('monitors')
      .set({ lease_owner: p.owner, lease_until: p.leaseUntil })
      .where('pk', 'in', (inner) =>
        inner
          .selectFrom('monitors')
          .select('pk')
          .where('next_at', 'is not', null)
          .where((or) => or.or([or('next_at', '<=', p.now), or('last_at', '>', p.ahead)]))
          .where('removed_at', 'is', null)
          .where((or) => or.or([or('lease_until', 'is', null), or('lease_until', '<=', p.now)]))
          .orderBy('next_at')
          .orderBy('pk')
          .limit(p.limit),
      )
      .returningAll()
      .compile(),
);

const renew = statement(
  (db, p: { readonly id: string; readonly owner: string; readonly leaseUntil: number }) =>
    db
      .updateTable('monitors')
      .set({ lease_until: p.leaseUntil })
      .where('id', '=', p.id)
      .where('lease_owner', '=', p.owner)
      .compile(),
);

const release = statement((db, p: { readonly owner: string }) =>
  db
    .updateTable('monitors')
    .set({ lease_owner: null, lease_until: null })
    .where('lease_owner', '=', p.owner)
    .compile(),
);

const finish = statement(
  (
    db,
    p: {
      readonly id: string;
      readonly owner: string;
      readonly at: number;
      readonly state: string;
      readonly reason: string | null;
      readonly failures: number;
      readonly nextAt: number | null;
      readonly dueAt: number;
      readonly beatAt: number;
      readonly changed: number;
    },
  ) =>
    raw<{ pk: number }>`
    UPDATE monitors SET
      reason = CASE WHEN next_at = ${p.dueAt} THEN ${p.reason} ELSE reason END,
      state = CASE WHEN next_at = ${p.dueAt} THEN ${p.state} ELSE state END,
      next_at = CASE WHEN next_at = ${p.dueAt} THEN ${p.nextAt} ELSE next_at END,
      beat_at = CASE WHEN next_at = ${p.dueAt} THEN ${p.beatAt} ELSE beat_at END,
      last_at = ${p.at},
      changed_at = CASE WHEN ${p.changed} = 1 THEN ${p.at} ELSE changed_at END,
      failures = ${p.failures},
      looks = looks + 1, changes = changes + ${p.changed}, unseen = unseen + ${p.changed},
      lease_owner = NULL, lease_until = NULL
    WHERE id = ${p.id} AND lease_owner = ${p.owner} AND removed_at IS NULL
    RETURNING pk
  `.compile(db),
);

const insertLook = statement(
  (
    db,
    p: {
      readonly monitorPk: number;
      readonly at: number;
      readonly outcome: string;
      readonly jobId: string | null;
      readonly captureId: string | null;
      readonly beforeId: string | null;
      readonly blocks: string;
      readonly error: string | null;
      readonly credits: number;
    },
  ) =>
    raw`
    INSERT INTO monitor_looks (monitor_pk, at, outcome, job_id, capture_id, before_id, blocks, error, credits)
    VALUES (${p.monitorPk}, ${p.at}, ${p.outcome}, ${p.jobId}, ${p.captureId}, ${p.beforeId}, ${p.blocks}, ${p.error}, ${p.credits})
  `.compile(db),
);

const trim = statement((db, p: { readonly monitorPk: number; readonly kept: number }) =>
  raw`
    DELETE FROM monitor_looks WHERE monitor_pk = ${p.monitorPk} AND outcome <> 'changed' AND pk <= (
      SELECT pk FROM monitor_looks WHERE monitor_pk = ${p.monitorPk} AND outcome <> 'changed'
      ORDER BY pk DESC LIMIT 1 OFFSET ${p.kept}
    )
  `.compile(db),
);

const saveMemory = statement(
  (db, p: { readonly monitorPk: number; readonly mask: string; readonly memory: Uint8Array }) =>
    raw`
    INSERT INTO monitor_memories (monitor_pk, mask, memory) VALUES (${p.monitorPk}, ${p.mask}, ${p.memory})
    ON CONFLICT (monitor_pk) DO UPDATE SET mask = excluded.mask, memory = excluded.memory
  `.compile(db),
);

const selectNext = statement((db, _none: object, spell) =>
  raw<{ at: number | null }>`
    SELECT min(${spell.larger(raw`next_at`, raw`coalesce(lease_until, next_at)`)}) AS at FROM monitors
    WHERE next_at IS NOT NULL AND removed_at IS NULL
  `.compile(db),
);

export function* claimMonitors(
  { tx }: WriteContext,
  asked: Parameters<MonitorStore['claimMonitors']>[0],
): Steps<readonly Monitor[]> {
  const ahead = asked.now + SET_BACK_MS;
  const claimed = (yield* tx.all(claim, { ...asked, ahead })).map(toMonitor);
  // a database may give back what it changed in any order
  return claimed.toSorted((a, b) => (a.nextAt ?? 0) - (b.nextAt ?? 0));
}

export function* renewMonitors(
  { tx }: WriteContext,
  { ids, owner, leaseUntil }: Parameters<MonitorStore['renewMonitors']>[0],
): Steps<number> {
  let renewed = 0;
  for (const id of ids) renewed += yield* tx.run(renew, { id, owner, leaseUntil });
  return renewed;
}

export function* releaseMonitors(
  { tx }: WriteContext,
  { owner }: { readonly owner: string },
): Steps<number> {
  return yield* tx.run(release, { owner });
}

export function* finishLook(write: WriteContext, finished: FinishedLook): Steps<boolean> {
  const { tx } = write;
  const { monitorId: id, owner, look, memory, ...end } = finished;
  const { state, reason, failures, nextAt, dueAt, beatAt } = end;
  const changed = look.outcome === 'changed' ? 1 : 0;
  const row = yield* tx.first(finish, {
    ...{ id, owner, at: look.at, state, reason, failures, nextAt, dueAt, beatAt, changed },
  });
  if (row === undefined) return false;
  const monitorPk = row.pk;
  yield* tx.run(insertLook, {
    ...{ monitorPk, at: look.at, outcome: look.outcome, credits: look.credits },
    jobId: look.jobId ?? null,
    captureId: look.captureId ?? null,
    beforeId: look.beforeId ?? null,
    blocks: JSON.stringify(look.blocks),
    error: look.error ?? null,
  });
  yield* tx.run(trim, { monitorPk, kept: PLAIN_KEPT });
  if (memory !== undefined) {
    const packed = pack(JSON.stringify(memory.memory));
    yield* tx.run(saveMemory, { monitorPk, mask: JSON.stringify(memory.mask), memory: packed });
  }
  yield* enqueueDeliveries(write, finished.outbox, look.at);
  return true;
}

export function* nextMonitorAt(tx: Tx): Steps<number | undefined> {
  return (yield* tx.first(selectNext, {}))?.at ?? undefined;
}

export function* listLooks(
  tx: Tx,
  { monitorId, outcome, after, limit }: Parameters<MonitorStore['listLooks']>[0],
): Steps<readonly MonitorLook[]> {
  const listed = composed((db) => {
    let rows = db
      .selectFrom('monitor_looks')
      .selectAll()
      .where('monitor_pk', '=', (inner) =>
        inner.selectFrom('monitors').select('pk').where('id', '=', monitorId),
      );
    if (outcome !== undefined) rows = rows.where('outcome', '=', outcome);
    if (after !== undefined) rows = rows.where('pk', '<', after);
    return rows.orderBy('pk', 'desc').limit(limit).compile();
  });
  return (yield* tx.all(listed, {})).map(toLook);
}

function toLook(row: Selectable<MonitorLookRow>): MonitorLook {
  return {
    id: row.pk,
    at: row.at,
    outcome: row.outcome,
    ...(row.job_id === null ? {} : { jobId: row.job_id }),
    ...(row.capture_id === null ? {} : { captureId: row.capture_id }),
    ...(row.before_id === null ? {} : { beforeId: row.before_id }),
    blocks: fromJson(row.blocks),
    ...(row.error === null ? {} : { error: row.error }),
    credits: row.credits,
  };
}
