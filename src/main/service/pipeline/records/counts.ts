/** Counts of texts, kinds and paths. */

/** The key that is met most; of several the first. */
export function mostOf<Key>(counts: ReadonlyMap<Key, number>): Key | undefined {
  let best: Key | undefined;
  let most = 0;
  for (const [key, count] of counts) if (count > most) [best, most] = [key, count];
  return best;
}
