/** One end for a piece of work: the caller's hang-up or the clock, whichever comes first. */
import { HearthError, type ErrorCode } from '../domain/errors.ts';
import type { Clock } from '../ports/system.ts';

export interface Deadline extends Disposable {
  /** Absolute, ms since the epoch. */
  readonly at: number;
  readonly signal: AbortSignal;
}

/** Aborts with `code` after `timeoutMs`, or with the parent's reason when the parent aborts. */
export function startDeadline(
  clock: Clock,
  timeoutMs: number,
  parent: AbortSignal,
  failure: { readonly code: ErrorCode; readonly message: string },
): Deadline {
  const controller = new AbortController();
  const onParent = (): void => controller.abort(parent.reason);
  if (parent.aborted) onParent();
  else parent.addEventListener('abort', onParent, { once: true });
  const timer = setTimeout(
    () => controller.abort(new HearthError(failure.code, failure.message)),
    Math.min(timeoutMs, 2_147_483_647),
  );
  timer.unref();
  return {
    at: clock.now() + timeoutMs,
    signal: controller.signal,
    [Symbol.dispose]() {
      clearTimeout(timer);
      parent.removeEventListener('abort', onParent);
    },
  };
}
