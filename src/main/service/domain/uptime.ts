/**
 * Uptime from heartbeats: stretches of time in which the service answered.
 *
 * Pure. A beat extends the newest stretch when it comes in time, else it begins a new one; whatever lies
 * between stretches counts as down, also a machine that slept or was switched off. A clock that was set back
 * adds nothing until it has caught up. Source: product spec 8.5 (99.9% uptime SLA).
 */
import type { Json } from './json.ts';

/** [from, to], ms since the epoch, in order, not touching. */
export type Stretch = readonly [number, number];

export const BEAT_EVERY_MS = 30_000;
/** Two beats may be missed before the service counts as down: a busy machine is not a failing one. */
const LONGEST_SILENCE_MS = 75_000;
/** About 13 months of daily starts; the oldest are forgotten. */
const MOST_STRETCHES = 1_000;
/** What the SLA add-on promises. */
export const PROMISED_PERCENT = 99.9;

/** The stretches with one more beat. */
export function beat(
  stretches: readonly Stretch[],
  at: number,
  kind: 'start' | 'beat',
): readonly Stretch[] {
  const last = stretches.at(-1);
  if (last === undefined) return [[at, at]];
  if (at <= last[1]) return stretches;
  const isInTime = kind === 'beat' && at - last[1] <= LONGEST_SILENCE_MS;
  if (isInTime) return [...stretches.slice(0, -1), [last[0], at]];
  return [...stretches, [at, at] as const].slice(-MOST_STRETCHES);
}

export interface Uptime {
  /** What was measured of the range asked for: from the first beat ever at the earliest. */
  readonly fromAt: number;
  readonly toAt: number;
  /** 0..100; absent when nothing was measured in the range. */
  readonly percent?: number;
  readonly downMs: number;
  /** Newest first. */
  readonly gaps: readonly { readonly fromAt: number; readonly toAt: number }[];
}

/** Uptime within [fromAt, toAt]. */
export function uptimeOf(
  stretches: readonly Stretch[],
  range: { readonly fromAt: number; readonly toAt: number },
): Uptime {
  const first = stretches[0];
  const { toAt } = range;
  const fromAt = Math.max(range.fromAt, first?.[0] ?? toAt);
  if (toAt <= fromAt) return { fromAt: toAt, toAt, downMs: 0, gaps: [] };
  const gaps: { fromAt: number; toAt: number }[] = [];
  let end = fromAt;
  for (const [from, to] of stretches) {
    if (to <= fromAt) continue;
    const begin = Math.min(from, toAt);
    if (begin > end) gaps.push({ fromAt: end, toAt: begin });
    end = Math.max(end, Math.min(to, toAt), begin);
    if (from >= toAt) break;
  }
  // the newest beat may be this young without anything being wrong
  if (toAt - end > LONGEST_SILENCE_MS) gaps.push({ fromAt: end, toAt });
  const downMs = gaps.reduce((sum, gap) => sum + gap.toAt - gap.fromAt, 0);
  const percent = (100 * (toAt - fromAt - downMs)) / (toAt - fromAt);
  return { fromAt, toAt, percent, downMs, gaps: gaps.toReversed() };
}

/** Stored stretches; what is not one is left out. */
export function readStretches(value: Json | undefined): readonly Stretch[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: Json): readonly Stretch[] => {
    if (!Array.isArray(item)) return [];
    const [from, to] = item as readonly Json[];
    return typeof from === 'number' && typeof to === 'number' && from <= to ? [[from, to]] : [];
  });
}
