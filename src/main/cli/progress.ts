/** One line that says how far a job is: pages, failures, rate, time left. Plain lines where there is no terminal. */

interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface ProgressState {
  readonly completed: number;
  /** Known and not failed; grows while a crawl finds more. */
  readonly total: number;
  readonly failed: number;
}

export interface Progress {
  show(state: ProgressState): void;
  /** Takes the line away, so that something else can be written; the next `show` brings it back. */
  clear(): void;
  end(): void;
}

const PLAIN_EVERY_MS = 10_000;
/** The rate is that of the last while, not since the start: a crawl that waits says so. */
const RATE_OVER_MS = 10_000;
const BAR = 20;
const ASSUMED_COLUMNS = 80;

/** Builds it; time is the terminal's own, nothing depends on it. */
export function createProgress(
  output: Output,
  now: () => number = () => performance.now(),
): Progress {
  let samples: { readonly at: number; readonly completed: number }[] = [];
  let lastPlainAt = Number.NEGATIVE_INFINITY;
  let isShown = false;
  const rateOf = (completed: number): number => {
    const at = now();
    samples = [...samples, { at, completed }].filter(
      (one, index, all) => at - one.at <= RATE_OVER_MS || index === all.length - 1,
    );
    const [first] = samples;
    const elapsedMs = first === undefined ? 0 : at - first.at;
    return elapsedMs <= 0 ? 0 : ((completed - (first?.completed ?? 0)) / elapsedMs) * 1000;
  };
  const clear = (): void => {
    if (isShown) output.write('\r\u001b[K');
    isShown = false;
  };
  return {
    show(state) {
      const rate = rateOf(state.completed);
      if (output.isTTY === true) {
        // a terminal that does not know its size says 0
        const { columns: told = 0 } = output;
        const columns = told > 0 ? told : ASSUMED_COLUMNS;
        output.write(`\r\u001b[K${progressLine(state, rate, columns - 1)}`);
        isShown = true;
      } else if (now() - lastPlainAt >= PLAIN_EVERY_MS) {
        lastPlainAt = now();
        output.write(`${progressLine(state, rate, BAR + 1)}\n`);
      }
    },
    clear,
    end: clear,
  };
}

/**
 * `▓▓▓░░░  120 of 400 pages · 2 failed · 31/s · 9 s left`; without the bar where `columns` are few. `rate`
 * in pages a second; 0 when it is not known yet.
 */
export function progressLine(
  { completed, total, failed }: ProgressState,
  rate: number,
  columns = ASSUMED_COLUMNS,
): string {
  const known = Math.max(total, completed);
  const left = known - completed;
  const facts = [
    `${completed} of ${known} ${known === 1 ? 'page' : 'pages'}`,
    ...(failed === 0 ? [] : [`${failed} failed`]),
    ...(rate > 0 ? [`${rate.toFixed(rate < 10 ? 1 : 0)}/s`] : []),
    ...(rate > 0 && left > 0 ? [`${durationText(Math.ceil(left / rate))} left`] : []),
  ].join(' · ');
  const filled = known === 0 ? 0 : Math.floor((completed / known) * BAR);
  const line = `${'▓'.repeat(filled)}${'░'.repeat(BAR - filled)}  ${facts}`;
  return line.length <= columns ? line : facts.slice(0, Math.max(columns, facts.indexOf(' · ')));
}

/** `40 s`, `12 min`, `2.5 h`. */
export function durationText(seconds: number): string {
  if (seconds < 90) return `${seconds} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  return `${(seconds / 3600).toFixed(1)} h`;
}
