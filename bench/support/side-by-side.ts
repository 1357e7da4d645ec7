/** Contenders of one run, in turns or in a row, as cells of a table. */
import { median } from './crawl-client.ts';

interface Turns {
  readonly runs: number;
  readonly rounds: number;
  /** Rounds of each before those that count. */
  readonly warmUp: number;
}

/**
 * The median of the first, and of each other with its ratio to the first. In each run every contender has its
 * rounds in turns with the others, or all of them in a row, as a client that does nothing else.
 */
export async function sideBySide(
  { runs, rounds, warmUp }: Turns,
  contenders: readonly (() => Promise<void>)[],
  how: 'in turns' | 'in a row' = 'in turns',
): Promise<string> {
  const inARow = how === 'in a row' ? rounds : 1;
  const medians = contenders.map((): number[] => []);
  for (let round = 0; round < warmUp; round += 1) for (const once of contenders) await once();
  for (let run = 0; run < runs; run += 1) {
    const took = contenders.map((): number[] => []);
    for (let round = 0; round < rounds; round += inARow) {
      for (const [n, once] of contenders.entries()) {
        for (let time = 0; time < inARow; time += 1) took[n]?.push(await timed(once));
      }
    }
    for (const [n, times] of took.entries()) medians[n]?.push(median(times));
  }
  const [first = [], ...others] = medians;
  const columns = others.map((of) => {
    const ratio = of.map((ms, run) => ms / (first[run] ?? NaN));
    return `${told(of, 2)} | ${told(ratio, 1)}`;
  });
  return [told(first, 2), ...columns].join(' | ');
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** The median of the runs, with the lowest and the highest. */
export function told(values: readonly number[], digits: number): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`;
}
