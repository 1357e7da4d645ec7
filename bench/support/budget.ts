/** Budgets as lines of one table, and waits that have an end. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Line {
  readonly what: string;
  readonly limit: string;
  readonly measured: string;
  readonly isKept: boolean;
}

const figure = (value: number): string => String(Math.round(value * 10) / 10);

export const atMost = (what: string, limit: number, measured: number): Line => ({
  what,
  limit: `≤ ${limit}`,
  measured: figure(measured),
  isKept: measured <= limit,
});

export const atLeast = (what: string, limit: number, measured: number): Line => ({
  what,
  limit: `≥ ${limit}`,
  measured: figure(measured),
  isKept: measured >= limit,
});

export function print(lines: readonly Line[]): void {
  console.info('| Budget | Limit | Measured | |\n|---|---|---|---|');
  for (const { what, limit, measured, isKept } of lines)
    console.info(`| ${what} | ${limit} | ${measured} | ${isKept ? '✓' : '✗'} |`);
}

/** What the promise gives; throws what was waited for once `ms` have passed. */
export async function within<Value>(
  ms: number,
  what: string,
  promise: Promise<Value>,
): Promise<Value> {
  const over = new AbortController();
  const late = async (): Promise<never> => {
    await sleep(ms, undefined, { signal: over.signal });
    throw new Error(`${what}: nothing after ${ms} ms.`);
  };
  try {
    return await Promise.race([promise, late()]);
  } finally {
    over.abort();
  }
}

/** Waits until it is so; throws what was waited for once `ms` have passed. */
export async function until(ms: number, what: string, isSo: () => boolean): Promise<void> {
  const end = performance.now() + ms;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`${what}: nothing after ${ms} ms.`);
    await sleep(1);
  }
}
