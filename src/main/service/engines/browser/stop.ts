/**
 * The end of one capture: its deadline, or its caller giving up, whichever comes first.
 */
import { asError, reasonOf } from '../../domain/abort.ts';
import type { CaptureContext } from '../../ports/engine.ts';
import type { Clock } from '../../ports/system.ts';
import { timeoutError } from './failures.ts';

export interface Stop {
  /** Aborted with `SCRAPE_TIMEOUT` at the deadline, or with the caller's own reason. */
  readonly signal: AbortSignal;
  /** Rejects with the signal's reason when stopped. */
  sleep(ms: number): Promise<void>;
  /** The outcome of `work`; once stopped, the reason, at the latest `graceMs` later. */
  settle<T>(work: Promise<T>, graceMs: number): Promise<T>;
  /** Lets go of timer and listener. */
  end(): void;
}

export function createStop(url: string, context: CaptureContext, clock: Clock): Stop {
  const controller = new AbortController();
  const { signal } = controller;
  const giveUp = (): void => controller.abort(context.signal.reason);
  const leftMs = context.deadlineAt - clock.now();
  const timer = setTimeout(
    () => controller.abort(timeoutError(url)),
    Math.min(Math.max(0, leftMs), 0x7fffffff),
  );
  if (context.signal.aborted) giveUp();
  else context.signal.addEventListener('abort', giveUp, { once: true });

  return {
    signal,
    sleep: (ms) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) {
          reject(reasonOf(signal));
          return;
        }
        const waking = setTimeout(() => {
          signal.removeEventListener('abort', wake);
          resolve();
        }, ms);
        const wake = (): void => {
          clearTimeout(waking);
          reject(reasonOf(signal));
        };
        signal.addEventListener('abort', wake, { once: true });
      }),
    settle: (work, graceMs) =>
      new Promise((resolve, reject) => {
        let grace: NodeJS.Timeout | undefined;
        const stopped = (): void => {
          grace = setTimeout(() => reject(reasonOf(signal)), graceMs);
        };
        if (signal.aborted) stopped();
        else signal.addEventListener('abort', stopped, { once: true });
        const over = (): void => {
          signal.removeEventListener('abort', stopped);
          clearTimeout(grace);
        };
        work.then(
          (value) => {
            over();
            resolve(value);
          },
          (error: unknown) => {
            over();
            reject(signal.aborted ? reasonOf(signal) : asError(error));
          },
        );
      }),
    end() {
      clearTimeout(timer);
      context.signal.removeEventListener('abort', giveUp);
    },
  };
}
