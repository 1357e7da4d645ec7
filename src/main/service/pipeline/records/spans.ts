/** Which stretches of a page the records of a set take up, asked in steps of a halving: sets have thousands. */
import type { RecordSet } from './sets.ts';
import type { RecordNode } from './tree.ts';

export interface Spans {
  /** An element of the set has this place, or one that lies below it. */
  holds(order: number): boolean;
  /** The place lies below an element of the set. */
  holdsBelow(order: number): boolean;
  /** The element shares a stretch with one of the set. */
  meets(node: RecordNode): boolean;
}

const known = new WeakMap<RecordSet, Spans>();

export function spansOf(set: RecordSet): Spans {
  const made = known.get(set) ?? makeSpans(set.members.flatMap(({ roots }) => roots));
  known.set(set, made);
  return made;
}

function makeSpans(roots: readonly RecordNode[]): Spans {
  const sorted = [...roots].sort((a, b) => a.order - b.order);
  /** Of those up to here, the furthest end. */
  const ends: number[] = [];
  for (const { end } of sorted) ends.push(Math.max(end, ends.at(-1) ?? 0));
  /** How many begin before `order`. */
  const before = (order: number): number => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.order ?? 0) < order) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const reaches = (count: number, order: number): boolean => (ends[count - 1] ?? 0) > order;
  return {
    holds: (order) => reaches(before(order + 1), order),
    holdsBelow: (order) => reaches(before(order), order),
    meets: ({ order, end }) => reaches(before(end), order),
  };
}
