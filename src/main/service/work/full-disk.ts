/** Knows whether jobs wait because the disk is full, and tells windows: at the first try that meets it, not at each. */
import type { HearthError } from '../domain/errors.ts';
import type { Clock, Notice } from '../ports/system.ts';

/** Told again when jobs still wait, or wait again, after this long. */
const AGAIN_MS = 600_000;
/** Jobs that wait are tried again every second. */
const RECENT_MS = 5_000;

export interface FullDisk {
  /** Is to hear of every failure to go on with jobs. */
  readonly onFailure: (failure: HearthError) => void;
  /** Jobs wait for space now. */
  readonly isFull: () => boolean;
}

/** Builds it. */
export function createFullDisk(clock: Clock, tell: (notice: Notice) => void): FullDisk {
  let toldAt = Number.NEGATIVE_INFINITY;
  let metAt = Number.NEGATIVE_INFINITY;
  return {
    onFailure({ code }) {
      if (code !== 'STORAGE_FULL') return;
      const now = clock.now();
      metAt = now;
      if (now - toldAt < AGAIN_MS) return;
      toldAt = now;
      tell({
        title: 'The disk is full',
        body: 'Jobs wait; nothing is lost or charged twice. They go on by themselves once there is space on the disk of the data folder.',
        path: '/settings/storage',
      });
    },
    isFull: () => Math.abs(clock.now() - metAt) < RECENT_MS,
  };
}
