/** What a process holds (Linux), sampled over time, and whether it stayed flat. */
import { readdirSync, readFileSync } from 'node:fs';
import { chromiumFamilyOf } from '../processes.ts';

/** One look at the service. */
export interface Sample {
  readonly minute: number;
  readonly residentMb: number;
  readonly threads: number;
  readonly handles: number;
  /** Chromium processes of all kinds. */
  readonly browsers: number;
}

export type Measure = Exclude<keyof Sample, 'minute'>;

/** How far the last third may lie above the first: a share of it, and a number on top. */
interface Tolerance {
  readonly share: number;
  readonly plus: number;
}

export const MEASURES: readonly Measure[] = ['residentMb', 'threads', 'handles', 'browsers'];

/** While clients are at work: memory, contexts and browsers come and go with the load of the moment. */
export const AT_WORK: Readonly<Record<Measure, Tolerance>> = {
  residentMb: { share: 0.25, plus: 30 },
  threads: { share: 0, plus: 3 },
  handles: { share: 0.1, plus: 15 },
  browsers: { share: 0.25, plus: 3 },
};
/** While nobody asks for anything: what is more then than it was before has leaked. */
export const AT_REST: Readonly<Record<Measure, Tolerance>> = {
  residentMb: { share: 0.05, plus: 10 },
  threads: { share: 0, plus: 1 },
  handles: { share: 0, plus: 5 },
  browsers: { share: 0, plus: 0 },
};
const WARM_UP_SHARE = 0.2;
const LONGEST_WARM_UP_MINUTES = 15;
const FEWEST_OF_A_THIRD = 3;

/** NaN for what has ended. */
export function takeSample(pid: number, minute: number): Sample {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const numberOf = (name: string): number =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? NaN);
  return {
    minute,
    residentMb: numberOf('VmRSS') / 1_024,
    threads: numberOf('Threads'),
    handles: readdirSync(`/proc/${pid}/fd`).length,
    browsers: chromiumFamilyOf(pid).length,
  };
}

export interface Flatness {
  readonly measure: Measure;
  /** Medians of the first and of the last third after the warm-up. */
  readonly first: number;
  readonly last: number;
  readonly allowed: number;
  readonly isFlat: boolean;
}

/** Medians of thirds after the warm-up (a fifth, at most 15 minutes); too few samples are not flat. */
export function flatnessOf(
  samples: readonly Sample[],
  tolerances: Readonly<Record<Measure, Tolerance>>,
): readonly Flatness[] {
  const end = samples.at(-1)?.minute ?? 0;
  const from = Math.min(end * WARM_UP_SHARE, LONGEST_WARM_UP_MINUTES);
  const warm = samples.filter(({ minute }) => minute >= from);
  const third = Math.floor(warm.length / 3);
  return MEASURES.map((measure) => {
    const first = median(warm.slice(0, third).map((one) => one[measure]));
    const last = median(warm.slice(warm.length - third).map((one) => one[measure]));
    const { share, plus } = tolerances[measure];
    const allowed = first * (1 + share) + plus;
    return { measure, first, last, allowed, isFlat: third >= FEWEST_OF_A_THIRD && last <= allowed };
  });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
