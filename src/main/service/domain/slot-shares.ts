/**
 * How the slots of one account are shared by workers that need more than there are.
 *
 * Pure. Each gets what it needs up to an even share; what some do not need goes to the others. What is left over by
 * rounding goes first to those that were given something longest ago, so that one slot goes round among many.
 */

export interface Sharer {
  readonly workerId: string;
  /** Slots it could fill now, those it fills included. */
  readonly need: number;
  /** When it was last given more than it had; 0: never. */
  readonly servedAt: number;
}

/** Slots of `limit` by worker. */
export function shareSlots(limit: number, sharers: readonly Sharer[]): ReadonlyMap<string, number> {
  const shares = new Map(sharers.map(({ workerId }) => [workerId, 0]));
  let left = Math.max(0, limit);
  for (;;) {
    const hungry = sharers.filter(({ workerId, need }) => (shares.get(workerId) ?? 0) < need);
    if (left === 0 || hungry.length === 0) return shares;
    const each = Math.floor(left / hungry.length);
    for (const { workerId, need } of hungry.toSorted(byTurn)) {
      const has = shares.get(workerId) ?? 0;
      const more = Math.min(need - has, Math.max(1, each), left);
      shares.set(workerId, has + more);
      left -= more;
    }
  }
}

function byTurn(a: Sharer, b: Sharer): number {
  return a.servedAt - b.servedAt || (a.workerId < b.workerId ? -1 : 1);
}
