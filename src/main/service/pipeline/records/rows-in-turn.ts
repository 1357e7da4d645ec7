/** Rows of a table of which two or three are one record: a title, what is said of it below, perhaps a text. */
import { countsOf } from './counts.ts';
import { likeness, type Profiles } from './profiles.ts';
import type { RecordNode } from './tree.ts';

const PERIODS = [2, 3];
const LEAST_RECORDS = 4;
const MOST_LOOKED_AT = 60;
/** Likeness of rows a record apart, and how much more than that of neighbours. */
const SAME_PART = 0.8;
const MORE_ALIKE = 0.2;
/** Share of the rows that were taken for one kind. */
const MOST = 0.8;

/** The kind of each row anew, where rows of one kind (`clusters`) are alike in turn and their neighbours are less so. */
export function apartInTurn(
  profiles: Profiles,
  kids: readonly RecordNode[],
  clusters: readonly number[],
): readonly number[] {
  const [most] = [...countsOf(clusters)].toSorted((a, b) => b[1] - a[1]);
  if (kids[0]?.tag !== 'tr' || most === undefined || most[1] < kids.length * MOST) return clusters;
  const rows = kids.filter((_, i) => clusters[i] === most[0]);
  const period = periodOf(profiles, rows.slice(0, MOST_LOOKED_AT));
  if (period === undefined) return clusters;
  const parts = rows.slice(0, period);
  const free = Math.max(...clusters) + 1;
  return kids.map((kid, i) =>
    clusters[i] === most[0] ? free + nearest(profiles, kid, parts) : (clusters[i] ?? -1),
  );
}

function periodOf(profiles: Profiles, rows: readonly RecordNode[]): number | undefined {
  const alikeAt = (lag: number): number => {
    const pairs = rows
      .slice(lag)
      .map((row, i) => likeness(profiles.of(rows[i] ?? row), profiles.of(row)));
    return pairs.reduce((sum, one) => sum + one, 0) / Math.max(1, pairs.length);
  };
  const beside = alikeAt(1);
  return PERIODS.find((period) => {
    const alike = rows.length < period * LEAST_RECORDS ? 0 : alikeAt(period);
    return alike >= SAME_PART && alike - beside >= MORE_ALIKE;
  });
}

function nearest(profiles: Profiles, kid: RecordNode, parts: readonly RecordNode[]): number {
  const alike = parts.map((part) => likeness(profiles.of(kid), profiles.of(part)));
  return alike.indexOf(Math.max(...alike));
}

/** Rows in each group between empty ones. */
const MOST_ROWS = 4;
const LEAST_GROUPS = 3;

/**
 * The kind of each row anew, where empty rows set apart groups of as many each: each row of a group says another part of
 * one record. Rows in no such group, as those of a foot, are of another kind.
 */
export function apartBySpaces(
  { kids: all }: RecordNode,
  clusters: ReadonlyMap<RecordNode, number>,
): ReadonlyMap<RecordNode, number> {
  if (all.some(({ tag }) => tag !== 'tr')) return clusters;
  const groups: RecordNode[][] = [[]];
  for (const kid of all)
    if (kid.to > kid.from) groups.at(-1)?.push(kid);
    else groups.push([]);
  const filled = groups.filter(({ length }) => length > 0);
  const [size = [0, 0]] = [...countsOf(filled.map(({ length }) => length))].toSorted(
    (a, b) => b[1] - a[1],
  );
  const [rows, count] = size;
  if (rows < 2 || rows > MOST_ROWS || count < LEAST_GROUPS || count < filled.length * MOST)
    return clusters;
  const free = Math.max(...clusters.values()) + 1;
  return new Map(
    filled.flatMap((group) =>
      group.map((row, i) => [row, free + (group.length === rows ? i : rows)] as const),
    ),
  );
}
