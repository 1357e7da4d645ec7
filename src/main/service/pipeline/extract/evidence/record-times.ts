/** Both ends of a time in one text of each record: `7 March 2026, 21:30–23:00`, where start and end are asked for. */
import type { Cell } from '../../records/columns.ts';
import type { Field } from '../fields/field.ts';
import type { Offer } from './record-offers.ts';
import { type Place, withCells } from './record-places.ts';
import { endOf, timesIn } from './time-ranges-shown.ts';

/** Share of the records that must have both ends. */
const MOSTLY = 0.6;
/** Score of an end that nothing names. */
const SHOWN = 0.45;

/** What is asked as an end and has no place of its own gets its half. */
export function withTimeRanges(
  chosen: ReadonlyMap<Field, Offer>,
  properties: readonly Field[],
  places: readonly Place[],
): ReadonlyMap<Field, Offer> {
  const ends = properties.flatMap((property) => {
    const end = endOf(property);
    return end === undefined ? [] : [{ property, end }];
  });
  if (!ends.some(({ end }) => end === 'end')) return chosen;
  const ranged = places.filter(isRanged).toSorted((a, b) => lengthOf(a) - lengthOf(b));
  const [place] = ranged;
  if (place === undefined) return withTimePairs(chosen, ends, places);
  const all = new Map(chosen);
  for (const { property, end } of ends) {
    const own = chosen.get(property)?.place;
    if (own !== undefined && !ranged.includes(own)) continue;
    const cells = place.cells.map((cell) => halfOf(cell, end));
    all.set(property, { property, place: withCells(place, cells), score: SHOWN });
  }
  return all;
}

interface End {
  readonly property: Field;
  readonly end: 'start' | 'end';
}

/** `<span>01:15</span> – <span>10:40</span>`: of two times, where both ends are asked for and nothing says which is which. */
function withTimePairs(
  chosen: ReadonlyMap<Field, Offer>,
  ends: readonly End[],
  places: readonly Place[],
): ReadonlyMap<Field, Offer> {
  const from = ends.find(({ end }) => end === 'start')?.property;
  const to = ends.find(({ end }) => end === 'end')?.property;
  const [first, second, another] = places
    .filter(({ read, kind, filled }) => read === 'text' && kind === 'time' && filled >= MOSTLY)
    .toSorted((a, b) => (a.line[0]?.order ?? 0) - (b.line[0]?.order ?? 0));
  if (from === undefined || to === undefined || ends.length > 2) return chosen;
  if (first === undefined || second === undefined || another !== undefined) return chosen;
  const isNamed = [from, to].some((one) => (chosen.get(one)?.score ?? 0) >= NAMED);
  if (isNamed) return chosen;
  return new Map([
    ...chosen,
    [from, { property: from, place: first, score: SHOWN }],
    [to, { property: to, place: second, score: SHOWN }],
  ]);
}
/** Least score of what is called as asked. */
const NAMED = 0.65;

function halfOf(cell: Cell | undefined, end: 'start' | 'end'): Cell | undefined {
  const text = cell && timesIn(cell.text)?.[end];
  return cell === undefined || text === undefined ? undefined : { ...cell, text };
}

function isRanged({ read, cells }: Place): boolean {
  const ranges = cells.filter((cell) => cell !== undefined && timesIn(cell.text) !== undefined);
  return read === 'text' && ranges.length > 1 && ranges.length >= cells.length * MOSTLY;
}

const lengthOf = ({ cells }: Place): number =>
  cells.reduce((sum, cell) => sum + (cell?.text.length ?? 0), 0);
