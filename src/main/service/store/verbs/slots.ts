/**
 * Slots of accounts, leased to workers: a row says how many a worker may fill, and how many it could.
 *
 * The sum over workers whose lease runs never exceeds the plan's slots. What is filled is never taken away: where
 * others lack slots, who has more than its share is told to fill fewer, and gives back what comes free.
 */
import { concurrencyOf } from '../../domain/plans.ts';
import { shareSlots } from '../../domain/slot-shares.ts';
import type { JobStore, OpenJob, Opened, SlotAsk, SlotGrant } from '../../ports/backend.ts';
import { statement } from '../statement.ts';
import type { SlotRow } from '../tables.ts';
import { findAccount } from './accounts.ts';
import { openJob } from './jobs.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

const selectHeld = statement((db, p: { readonly accountId: string }) =>
  db.selectFrom('slots').selectAll().where('account_id', '=', p.accountId).compile(),
);

const keepHeld = statement((db, row: SlotRow) =>
  db
    .insertInto('slots')
    .values({
      account_id: row.account_id,
      worker_id: row.worker_id,
      held: row.held,
      need: row.need,
      served_at: row.served_at,
      lease_until: row.lease_until,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'worker_id']).doUpdateSet((update) => ({
        held: update.ref('excluded.held'),
        need: update.ref('excluded.need'),
        served_at: update.ref('excluded.served_at'),
        lease_until: update.ref('excluded.lease_until'),
      })),
    )
    .compile(),
);

const dropHeld = statement((db, p: { readonly accountId: string; readonly workerId: string }) =>
  db
    .deleteFrom('slots')
    .where('account_id', '=', p.accountId)
    .where('worker_id', '=', p.workerId)
    .compile(),
);

const selectWanted = statement((db, p: { readonly workerId: string; readonly now: number }) =>
  db
    .selectFrom('slots as mine')
    .innerJoin('slots as theirs', 'theirs.account_id', 'mine.account_id')
    .select('mine.account_id as id')
    .distinct()
    .where('mine.worker_id', '=', p.workerId)
    .where('theirs.worker_id', '<>', p.workerId)
    .where('theirs.lease_until', '>', p.now)
    .whereRef('theirs.need', '>', 'theirs.held')
    .compile(),
);

/** The slots that a worker may fill from now on. */
export function* leaseSlots(
  { tx, notify }: Pick<WriteContext, 'tx' | 'notify'>,
  ask: SlotAsk,
): Steps<SlotGrant> {
  const { accountId, lease, now } = ask;
  const { workerId } = lease;
  const account = yield* findAccount(tx, accountId);
  // whoever asks for slots of an account that is gone gets none
  if (account === undefined) return { most: 0, limit: 0, isContended: false };
  const rows = yield* tx.all(selectHeld, { accountId });
  const mine = rows.find((row) => row.worker_id === workerId);
  const others: SlotRow[] = [];
  for (const row of rows) {
    if (row.worker_id === workerId) continue;
    if (row.lease_until > now) others.push(row);
    else yield* tx.run(dropHeld, { accountId, workerId: row.worker_id });
  }
  const servedAt = mine?.served_at ?? 0;
  const grant = grantOf(concurrencyOf(account), { ask, servedAt }, others);
  const held = Math.max(ask.filled, grant.most);
  const lacksNow = held < Math.min(ask.need, grant.limit);
  if (concernsOthers({ held, lacksNow }, mine, others)) notify('slots', accountId);
  if (held === 0 && ask.need === 0) {
    if (mine !== undefined) yield* tx.run(dropHeld, { accountId, workerId });
    return grant;
  }
  yield* tx.run(keepHeld, {
    account_id: accountId,
    worker_id: workerId,
    held,
    need: ask.need,
    served_at: held > (mine?.held ?? 0) ? now : servedAt,
    lease_until: lease.until,
  });
  return grant;
}

/** Said once, and by whoever gives some back: the others look at what they hold, or ask again. */
function concernsOthers(
  { held, lacksNow }: { readonly held: number; readonly lacksNow: boolean },
  mine: SlotRow | undefined,
  others: readonly SlotRow[],
): boolean {
  if (lacksNow && !lacks(mine)) return others.length > 0;
  return held < (mine?.held ?? 0) && others.some(lacks);
}

const lacks = (row: SlotRow | undefined): boolean => row !== undefined && row.need > row.held;

function grantOf(
  limit: number,
  { ask, servedAt }: { readonly ask: SlotAsk; readonly servedAt: number },
  others: readonly SlotRow[],
): SlotGrant {
  const free = Math.max(0, limit - others.reduce((sum, { held }) => sum + held, 0));
  const isContended =
    others.length > 0 && (ask.need > free || others.some(({ need, held }) => need > held));
  if (!isContended) return { most: Math.min(ask.wanted, free), limit, isContended };
  const { workerId } = ask.lease;
  const shares = shareSlots(limit, [
    { workerId, need: ask.need, servedAt },
    ...others.map((row) => ({
      workerId: row.worker_id,
      need: row.need,
      servedAt: row.served_at,
    })),
  ]);
  return { most: Math.min(shares.get(workerId) ?? 0, free), limit, isContended };
}

/** A job enters: its credit is held, its row written, the slot that it needs first leased; or nothing is. */
export function* admit(
  write: WriteContext,
  { open, slots }: { readonly open: OpenJob; readonly slots: SlotAsk },
): Steps<{ readonly opened: Opened; readonly slots?: SlotGrant }> {
  const opened = yield* openJob(write, open);
  return opened === 'opened' ? { opened, slots: yield* leaseSlots(write, slots) } : { opened };
}

/** Accounts of which the worker holds slots that others lack. */
export function* wantedSlots(
  tx: Tx,
  asked: { readonly workerId: string; readonly now: number },
): Steps<readonly string[]> {
  return (yield* tx.all(selectWanted, asked)).map(({ id }) => id);
}

/** Slots that other workers can fill of those they hold. */
export function* slotsElsewhere(
  tx: Tx,
  { accountId, workerId, now }: Parameters<JobStore['slotsElsewhere']>[0],
): Steps<number> {
  const rows = yield* tx.all(selectHeld, { accountId });
  return rows
    .filter((row) => row.worker_id !== workerId && row.lease_until > now)
    .reduce((sum, { held, need }) => sum + Math.min(held, need), 0);
}
