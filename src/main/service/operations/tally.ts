/** Counts what one name does within a window; more than allowed is `RATE_LIMITED` until the window ends. */
import { HearthError } from '../domain/errors.ts';
import type { Clock } from '../ports/system.ts';

export interface Tally {
  /** Throws `RATE_LIMITED` with the seconds to wait. */
  count(name: string): void;
}

/** Names remembered before those whose window has ended are forgotten. */
const SWEEP_ABOVE = 1_000;

export function createTally(options: {
  readonly clock: Clock;
  readonly most: number;
  readonly windowMs: number;
}): Tally {
  const { clock, most, windowMs } = options;
  const windows = new Map<string, { readonly endsAt: number; readonly count: number }>();
  return {
    count(name) {
      const now = clock.now();
      if (windows.size > SWEEP_ABOVE) {
        for (const [other, { endsAt }] of windows) if (endsAt <= now) windows.delete(other);
      }
      const known = windows.get(name);
      const isCurrent = known !== undefined && now < known.endsAt && known.endsAt - now <= windowMs;
      const { endsAt, count } = isCurrent ? known : { endsAt: now + windowMs, count: 0 };
      if (count >= most) {
        const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - now) / 1_000));
        const minutes = Math.ceil(retryAfterSeconds / 60);
        throw new HearthError('RATE_LIMITED', `Too many attempts; try again in ${minutes} min.`, {
          retryAfterSeconds,
        });
      }
      windows.set(name, { endsAt, count: count + 1 });
    },
  };
}
