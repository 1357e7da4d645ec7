/** What each record costs: where the place of the price is or holds one that is struck through, the record's price that holds. */
import { holds } from '../../records/elements.ts';
import type { RecordNode } from '../../records/nodes.ts';
import type { Field } from '../fields/field.ts';
import { looksLikePrice } from '../typed/numbers.ts';
import { isStruck } from './prices.ts';
import { type Place, withCells } from './record-places.ts';

/** Elements outwards from a price to what strikes it through. */
const REACH = 3;

export function withPricesThatHold(
  chosen: ReadonlyMap<Field, Place>,
  places: readonly Place[],
): ReadonlyMap<Field, Place> {
  const all = new Map(chosen);
  for (const [property, place] of chosen) {
    if (property.concept?.id !== 'price' || place.read !== 'text') continue;
    const others = places.filter((other) => other.read === 'text' && other.kind === 'price');
    const cells = place.cells.map((cell, row) => {
      if (cell === undefined) return cell;
      const own = others.flatMap((other) => other.cells[row] ?? []);
      const inside = own.filter(({ node }) => holds(cell.node, node));
      const holdsOld = isOld(cell.node) || inside.some(({ node }) => isOld(node));
      const holding = own.find(({ node, text }) => !isOld(node) && looksLikePrice(text));
      return holdsOld ? (holding ?? cell) : cell;
    });
    if (cells.some((cell, row) => cell !== place.cells[row]))
      all.set(property, withCells(place, cells));
  }
  return all;
}

function isOld(node: RecordNode): boolean {
  let up: RecordNode | undefined = node;
  for (let step = 0; up !== undefined && step < REACH; step += 1, up = up.parent)
    if (isStruck(up.element)) return true;
  return false;
}
