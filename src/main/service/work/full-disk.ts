/** Tells windows that jobs wait because the disk is full: at the first try that meets it, not at each. */
import type { HearthError } from '../domain/errors.ts';
import type { Clock, Notice } from '../ports/system.ts';

/** Told again when jobs still wait, or wait again, after this long. */
const AGAIN_MS = 600_000;

/** Gives what is to hear of every failure to go on with jobs. */
export function createFullDiskTeller(
  clock: Clock,
  tell: (notice: Notice) => void,
): (failure: HearthError) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return ({ code }) => {
    const now = clock.now();
    if (code !== 'STORAGE_FULL' || now - toldAt < AGAIN_MS) return;
    toldAt = now;
    tell({
      title: 'The disk is full',
      body: 'Jobs wait; nothing is lost or charged twice. They go on by themselves once there is space on the disk of the data folder.',
      path: '/settings/storage',
    });
  };
}
