/** What a bench holds itself to: a bound, what was seen, and whether that is enough. */

export interface Goal {
  readonly what: string;
  readonly bound: string;
  readonly seen: string;
  /** Absent where this run does not measure it. */
  readonly isMet?: boolean;
}

/** `unit` stands behind both numbers. */
export function atMost(seen: number, bound: number, unit: string): Omit<Goal, 'what'> {
  return {
    bound: `≤ ${bound}${unit}`,
    seen: `${seen.toFixed(2)}${unit}`,
    isMet: seen <= bound,
  };
}

export function atLeast(seen: number, bound: number): Omit<Goal, 'what'> {
  return { bound: `≥ ${bound}×`, seen: `${seen.toFixed(2)}×`, isMet: seen >= bound };
}

/** A row each. */
export function printGoals(goals: readonly Goal[]): void {
  for (const { what, bound, seen, isMet } of goals) {
    const verdict = isMet === undefined ? '' : isMet ? 'met' : 'MISSED';
    console.log(`${bound.padEnd(14)} ${seen.padEnd(18)} ${verdict.padEnd(7)} ${what}`);
  }
}
