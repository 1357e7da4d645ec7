/**
 * Columns of a table whose heads are words of another language than the schema's: what stands between two columns that are
 * known, in the schema and on the page in the same order and as many of both, is the same. So is the only one that is left
 * in whatever language.
 */
import { holds } from '../../records/elements.ts';
import type { RecordSet } from '../../records/sets.ts';
import type { RecordPage } from '../../records/tree.ts';
import type { Field } from '../fields/field.ts';
import type { Surroundings } from '../typed/typed-value.ts';
import { asksPercent, PERCENT } from './record-elimination.ts';
import { fitting } from './record-offers.ts';
import { type Place, placesOfCells } from './record-places.ts';

/** Share of the records that must have a value, and of those whose value must fit. */
const MOSTLY = 0.8;

/** With the columns that are told by their order; of a table in English its heads would say what several of them are. */
export function withColumnsInOrder(
  page: RecordPage,
  set: RecordSet,
  {
    known,
    properties,
    at,
  }: {
    readonly known: ReadonlyMap<Field, Place>;
    readonly properties: readonly Field[];
    readonly at: Surroundings;
  },
): ReadonlyMap<Field, Place> {
  const isEnglish = /^(?:en|$)/i.test(at.language);
  const columns = placesOfCells(page, set);
  const columnOf = (place: Place | undefined): number => {
    const row = place?.cells.findIndex((cell) => cell !== undefined) ?? -1;
    const node = place?.cells[row]?.node;
    if (node === undefined) return -1;
    return set.members[row]?.roots.findIndex((root) => holds(root, node)) ?? -1;
  };
  const own = properties.filter(({ owner }) => owner === undefined);
  const all = new Map(known);
  const fill = (asked: readonly Field[], from: number, to: number): void => {
    const free = columns.slice(from, to);
    const areAlike =
      asked.length === free.length &&
      asked.every((property, n) => {
        const place = free[n];
        return place !== undefined && isColumnOf(property, place, at);
      });
    if (!areAlike) return;
    asked.forEach((property, n) => {
      const place = free[n];
      if (place !== undefined) all.set(property, place);
    });
  };
  let last = -1;
  let asked: Field[] = [];
  const gaps: (readonly [readonly Field[], number, number])[] = [];
  for (const property of own) {
    const column = columnOf(known.get(property));
    if (column === -1) {
      asked.push(property);
      continue;
    }
    // another order than the page's tells nothing
    if (column < last) return known;
    gaps.push([asked, last + 1, column]);
    asked = [];
    last = column;
  }
  const isLastOne = known.size + 1 === own.length && known.size + 1 === columns.length;
  if (last === -1 || (isEnglish && !isLastOne)) return known;
  for (const gap of [...gaps, [asked, last + 1, columns.length] as const]) fill(...gap);
  return all;
}

const isColumnOf = (property: Field, place: Place, at: Surroundings): boolean =>
  property.kind !== 'array' &&
  property.kind !== 'object' &&
  place.filled >= MOSTLY &&
  (!asksPercent(property) ||
    place.cells.every((cell) => cell === undefined || PERCENT.test(cell.text))) &&
  fitting(property, place, at) >= MOSTLY;
