/** One line that says how far a job is: pages, rate, time left. Plain lines where there is no terminal. */

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface Progress {
  show(state: { readonly completed: number; readonly total: number }): void;
  end(): void;
}

const PLAIN_EVERY_MS = 10_000;

/** Builds it; time is the terminal's own, nothing depends on it. */
export function createProgress(
  output: Output,
  now: () => number = () => performance.now(),
): Progress {
  const startedAt = now();
  let lastPlainAt = Number.NEGATIVE_INFINITY;
  let isDirty = false;
  return {
    show({ completed, total }) {
      const line = progressLine(completed, total, now() - startedAt);
      if (output.isTTY === true) {
        output.write(`\r\u001b[K${line}`);
        isDirty = true;
      } else if (now() - lastPlainAt >= PLAIN_EVERY_MS) {
        lastPlainAt = now();
        output.write(`${line}\n`);
      }
    },
    end() {
      if (isDirty) output.write('\n');
      isDirty = false;
    },
  };
}

/** `▓▓▓░░░  120 of 400 pages · 31/s · 9 s left`. */
export function progressLine(completed: number, total: number, elapsedMs: number): string {
  const known = Math.max(total, completed);
  const filled = known === 0 ? 0 : Math.round((completed / known) * 20);
  const bar = '▓'.repeat(filled) + '░'.repeat(20 - filled);
  const rate = elapsedMs <= 0 ? 0 : completed / (elapsedMs / 1000);
  const left = rate > 0 ? Math.ceil((known - completed) / rate) : undefined;
  const leftText = left === undefined ? '' : ` · ${durationText(left)} left`;
  return `${bar}  ${completed} of ${known} pages · ${rate.toFixed(rate < 10 ? 1 : 0)}/s${leftText}`;
}

function durationText(seconds: number): string {
  if (seconds < 90) return `${seconds} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}
