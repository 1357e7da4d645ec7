/** Counts of texts, kinds and paths. */

/** The key that is met most; of several the first. */
export function mostOf<Key>(counts: ReadonlyMap<Key, number>): Key | undefined {
  let best: Key | undefined;
  let most = 0;
  for (const [key, count] of counts) if (count > most) [best, most] = [key, count];
  return best;
}

/** How often each is met, in the order in which they are. */
export function countsOf<Key>(all: Iterable<Key>): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}
