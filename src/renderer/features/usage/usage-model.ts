/** Usage rows → what the chart and the table show. Pure. */
import { KIND_NAMES } from '../../../contract/console/common.ts';
import type { UsageRow } from '../../../contract/console/usage.ts';
import { t } from '../../text/screens.ts';

const ORDER: readonly string[] = KIND_NAMES;

export type GroupBy = 'operation' | 'key';

interface UsageDay {
  readonly day: string;
  /** Credits per series, in the order of the series. */
  readonly values: readonly number[];
  readonly sum: number;
}

export interface UsageModel {
  readonly series: readonly { readonly id: string; readonly label: string; readonly sum: number }[];
  readonly days: readonly UsageDay[];
  readonly credits: number;
  readonly requests: number;
}

const DAY_MS = 86_400_000;

/** Every UTC day of the range has its place, used or not. */
export function usageModel(
  rows: readonly UsageRow[],
  range: { readonly fromAt: number; readonly toAt: number },
  by: GroupBy,
): UsageModel {
  const labels = new Map<string, string>();
  const sums = new Map<string, number>();
  const cells = new Map<string, number>();
  for (const row of rows) {
    const id = by === 'operation' ? row.operation : (row.keyId ?? '');
    labels.set(id, labelOf(row, by));
    sums.set(id, (sums.get(id) ?? 0) + row.credits);
    const cell = `${row.day} ${id}`;
    cells.set(cell, (cells.get(cell) ?? 0) + row.credits);
  }
  const ids = [...labels.keys()].sort((a, b) =>
    by === 'operation'
      ? ORDER.indexOf(a) - ORDER.indexOf(b)
      : (sums.get(b) ?? 0) - (sums.get(a) ?? 0),
  );
  const days = daysOf(range).map((day): UsageDay => {
    const values = ids.map((id) => cells.get(`${day} ${id}`) ?? 0);
    return { day, values, sum: values.reduce((sum, value) => sum + value, 0) };
  });
  return {
    series: ids.map((id) => ({ id, label: labels.get(id) ?? id, sum: sums.get(id) ?? 0 })),
    days,
    credits: rows.reduce((sum, row) => sum + row.credits, 0),
    requests: rows.reduce((sum, row) => sum + row.requests, 0),
  };
}

function labelOf(row: UsageRow, by: GroupBy): string {
  if (by === 'key') return row.keyId === undefined ? t.usage.other : (row.keyName ?? row.keyId);
  return (
    Object.entries(t.jobs.kinds).find(([kind]) => kind === row.operation)?.[1] ?? row.operation
  );
}

function daysOf({
  fromAt,
  toAt,
}: {
  readonly fromAt: number;
  readonly toAt: number;
}): readonly string[] {
  const first = Math.floor(fromAt / DAY_MS);
  const last = Math.floor((toAt - 1) / DAY_MS);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    new Date((first + index) * DAY_MS).toISOString().slice(0, 10),
  );
}

const MOST_STEPS = 5;

/** The marks of an axis up to the value or beyond it: whole credits, evenly apart by 1, 2, 5 or their tenfolds. */
export function ticksUpTo(value: number): readonly number[] {
  const least = Math.max(1, value) / MOST_STEPS;
  const power = Math.max(1, 10 ** Math.floor(Math.log10(least)));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
  const steps = Math.max(1, Math.ceil(value / step));
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
