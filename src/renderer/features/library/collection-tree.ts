/** Collections in the order a reader gave them: a parent, then what lies in it; siblings by place, then by name. */
import type { LibraryCollection } from '../../../contract/library/types.ts';

const parentOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('/')));

const inOrder = (a: LibraryCollection, b: LibraryCollection): number =>
  a.position - b.position || a.name.localeCompare(b.name);

export function inTreeOrder(all: readonly LibraryCollection[]): readonly LibraryCollection[] {
  const names = new Set(all.map(({ name }) => name));
  // a collection whose parent is not there stands at the top
  const isUnder = (name: string, parent: string): boolean => {
    const own = parentOf(name);
    return own === parent || (parent === '' && !names.has(own));
  };
  const below = (parent: string): readonly LibraryCollection[] =>
    all
      .filter(({ name }) => isUnder(name, parent))
      .toSorted(inOrder)
      .flatMap((one) => [one, ...below(one.name)]);
  return below('');
}

/** New places of the siblings when one of them moves up (-1) or down (1); only those that change. */
export function movedPlaces(
  all: readonly LibraryCollection[],
  id: number,
  by: -1 | 1,
): readonly { readonly id: number; readonly position: number }[] {
  const moved = all.find((one) => one.id === id);
  if (moved === undefined) return [];
  const siblings = all
    .filter(({ name }) => parentOf(name) === parentOf(moved.name))
    .toSorted(inOrder);
  const from = siblings.indexOf(moved);
  const to = from + by;
  if (to < 0 || to >= siblings.length) return [];
  const next = siblings.toSpliced(from, 1).toSpliced(to, 0, moved);
  return next.flatMap((one, position) =>
    one.position === position ? [] : [{ id: one.id, position }],
  );
}
