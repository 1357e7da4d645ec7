/** Monitors of accounts, and what they remember: written by people and by the runner (monitor-looks.ts). */
import { sql as raw, type Selectable } from 'kysely';
import type { Monitor } from '../../domain/monitor/monitor.ts';
import type { MonitorChange, MonitorMemory, MonitorStore } from '../../ports/monitors.ts';
import { fromJson, unpack } from '../codec.ts';
import { composed, statement } from '../statement.ts';
import type { MonitorRow } from '../recipe-tables.ts';
import { placeOf } from './place.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

const insert = statement(
  (
    db,
    p: Record<
      'id' | 'accountId' | 'name' | 'target' | 'timing' | 'timeZone' | 'notify' | 'state',
      string
    > & { readonly keyId: string | null; readonly nextAt: number | null; readonly at: number },
  ) =>
    raw`
    INSERT INTO monitors (id, account_id, key_id, name, target, timing, time_zone, notify, state, next_at, created_at, updated_at)
    VALUES (${p.id}, ${p.accountId}, ${p.keyId}, ${p.name}, ${p.target}, ${p.timing}, ${p.timeZone}, ${p.notify}, ${p.state}, ${p.nextAt}, ${p.at}, ${p.at})
  `.compile(db),
);

const selectOne = statement((db, p: { readonly accountId: string; readonly id: string }) =>
  db
    .selectFrom('monitors')
    .selectAll()
    .where('account_id', '=', p.accountId)
    .where('id', '=', p.id)
    .where('removed_at', 'is', null)
    .compile(),
);

const mark = statement(
  (db, p: { readonly accountId: string; readonly id: string; readonly removedAt: number | null }) =>
    db
      .updateTable('monitors')
      .set({ removed_at: p.removedAt })
      .where('account_id', '=', p.accountId)
      .where('id', '=', p.id)
      .compile(),
);

const markSeen = statement((db, p: { readonly accountId: string; readonly id: string }) =>
  db
    .updateTable('monitors')
    .set({ unseen: 0 })
    .where('account_id', '=', p.accountId)
    .where('id', '=', p.id)
    .compile(),
);

const forget = statement((db, p: { readonly id: string }) =>
  raw`DELETE FROM monitor_memories WHERE monitor_pk = (SELECT pk FROM monitors WHERE id = ${p.id})`.compile(
    db,
  ),
);

const selectTotals = statement((db, p: { readonly accountId: string }) =>
  raw<{ monitors: number; unseen: number }>`
    SELECT count(*) AS monitors, coalesce(sum(unseen), 0) AS unseen FROM monitors
    WHERE account_id = ${p.accountId} AND removed_at IS NULL
  `.compile(db),
);

const selectMemory = statement((db, p: { readonly id: string }) =>
  raw<{ mask: string; memory: Uint8Array }>`
    SELECT mask, memory FROM monitor_memories
    WHERE monitor_pk = (SELECT pk FROM monitors WHERE id = ${p.id})
  `.compile(db),
);

const purge = statement((db, p: { readonly before: number }) =>
  db.deleteFrom('monitors').where('removed_at', '<', p.before).compile(),
);

export function* createMonitor({ tx }: WriteContext, monitor: Monitor): Steps<void> {
  yield* tx.run(insert, {
    id: monitor.id,
    accountId: monitor.accountId,
    keyId: monitor.keyId ?? null,
    name: monitor.name,
    target: JSON.stringify(monitor.target),
    timing: JSON.stringify(monitor.timing),
    timeZone: monitor.timeZone,
    notify: JSON.stringify(monitor.notify),
    state: monitor.state,
    nextAt: monitor.nextAt ?? null,
    at: monitor.createdAt,
  });
}

export function* updateMonitor(
  { tx }: WriteContext,
  asked: {
    readonly accountId: string;
    readonly id: string;
    readonly change: MonitorChange;
    readonly at: number;
  },
): Steps<boolean> {
  const { accountId, id, change, at } = asked;
  const update = composed((db) =>
    db
      .updateTable('monitors')
      .set({ ...columnsOf(change), updated_at: at })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .compile(),
  );
  const isThere = (yield* tx.run(update, {})) > 0;
  if (isThere && change.forget === true) yield* tx.run(forget, { id });
  return isThere;
}

function columnsOf(change: MonitorChange): Partial<Selectable<MonitorRow>> {
  const { name, target, timing, timeZone, notify, state, reason, keyId, failures } = change;
  const { nextAt, beatAt } = change;
  const columns = {
    name,
    target: target && JSON.stringify(target),
    timing: timing && JSON.stringify(timing),
    time_zone: timeZone,
    notify: notify && JSON.stringify(notify),
    ...{ state, reason, key_id: keyId, next_at: nextAt, beat_at: beatAt, failures },
    // a look under way at what it was before writes nothing
    ...(change.forget === true ? { lease_owner: null, lease_until: null } : {}),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

export function* markMonitorRemoved(
  { tx }: WriteContext,
  asked: { readonly accountId: string; readonly id: string; readonly at: number | null },
): Steps<boolean> {
  const { accountId, id, at: removedAt } = asked;
  return (yield* tx.run(mark, { accountId, id, removedAt })) > 0;
}

export function* markMonitorSeen(
  { tx }: WriteContext,
  asked: { readonly accountId: string; readonly id: string },
): Steps<boolean> {
  return (yield* tx.run(markSeen, asked)) > 0;
}

export function* purgeMonitors(
  { tx }: WriteContext,
  { before }: { readonly before: number },
): Steps<number> {
  return yield* tx.run(purge, { before });
}

export function* findMonitor(tx: Tx, accountId: string, id: string): Steps<Monitor | undefined> {
  const row = yield* tx.first(selectOne, { accountId, id });
  return row && toMonitor(row);
}

export function* listMonitors(
  tx: Tx,
  { accountId, after, limit }: Parameters<MonitorStore['listMonitors']>[0],
): Steps<readonly Monitor[]> {
  const listed = composed((db) => {
    let rows = db
      .selectFrom('monitors')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('removed_at', 'is', null);
    if (after !== undefined) rows = rows.where('pk', '<', placeOf('monitors', after));
    return rows.orderBy('pk', 'desc').limit(limit).compile();
  });
  return (yield* tx.all(listed, {})).map(toMonitor);
}

export function* monitorTotals(
  tx: Tx,
  accountId: string,
): Steps<{ readonly monitors: number; readonly unseen: number }> {
  return (yield* tx.first(selectTotals, { accountId })) ?? { monitors: 0, unseen: 0 };
}

export function* memoryOf(tx: Tx, id: string): Steps<MonitorMemory | undefined> {
  const row = yield* tx.first(selectMemory, { id });
  return row && { mask: fromJson(row.mask), memory: fromJson(unpack(row.memory)) };
}

export function toMonitor(row: Selectable<MonitorRow>): Monitor {
  return {
    id: row.id,
    accountId: row.account_id,
    ...(row.key_id === null ? {} : { keyId: row.key_id }),
    name: row.name,
    target: fromJson(row.target),
    timing: fromJson(row.timing),
    timeZone: row.time_zone,
    notify: fromJson(row.notify),
    state: row.state,
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(row.next_at === null ? {} : { nextAt: row.next_at }),
    ...(row.beat_at === null ? {} : { beatAt: row.beat_at }),
    ...(row.last_at === null ? {} : { lastAt: row.last_at }),
    ...(row.changed_at === null ? {} : { changedAt: row.changed_at }),
    failures: row.failures,
    looks: row.looks,
    changes: row.changes,
    unseen: row.unseen,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
