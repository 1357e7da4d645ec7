/** Measuring contenders fairly: interleaved rounds, medians and lower quartiles, ratios. */

export interface Contender {
  readonly name: string;
  /** Does one unit of work and tells how many ms it took. */
  readonly time: () => Promise<number>;
}

export interface Measured {
  readonly name: string;
  /** Median ms of one unit. */
  readonly medianMs: number;
  /** Lower quartile: what it takes when nothing else wants the machine. */
  readonly quartileMs: number;
  readonly rounds: number;
}

export interface RoundOptions {
  /** Rounds that count, after the warm-up. */
  readonly rounds: number;
  /** Most runs before those that count; no more than a quarter of the budget is spent on them. */
  readonly warmUp: number;
  /** A contender slower than this in warm-up runs fewer rounds, so that a run ends. */
  readonly budgetMs: number;
}

/** Runs every contender once per round, in an order that rotates, and gives the medians. */
export async function measure(
  contenders: readonly Contender[],
  options: RoundOptions,
): Promise<readonly Measured[]> {
  const times = new Map(contenders.map(({ name }) => [name, [] as number[]]));
  const limits = new Map<string, number>();
  // a first turn each, so that nobody warms up while others are still starting
  await Promise.all(contenders.map(({ time }) => time()));
  for (const contender of contenders)
    limits.set(contender.name, await roundsFor(contender, options));
  for (let round = 0; round < options.rounds; round++) {
    for (let index = 0; index < contenders.length; index++) {
      const contender = contenders[(index + round) % contenders.length]!;
      if (round >= limits.get(contender.name)!) continue;
      times.get(contender.name)!.push(await contender.time());
    }
  }
  return contenders.map(({ name }) => summarise(name, times.get(name)!));
}

async function roundsFor(
  contender: Contender,
  { warmUp, budgetMs, rounds }: RoundOptions,
): Promise<number> {
  const from = performance.now();
  let runs = 0;
  do {
    await contender.time();
    runs++;
  } while (runs < warmUp && performance.now() - from < budgetMs / 4);
  const usual = (performance.now() - from) / runs;
  return Math.max(5, Math.min(rounds, Math.round(budgetMs / Math.max(usual, 0.001))));
}

function summarise(name: string, times: readonly number[]): Measured {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? NaN;
  return { name, medianMs: at(0.5), quartileMs: at(0.25), rounds: sorted.length };
}

/** The value below which that share of them lies; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
