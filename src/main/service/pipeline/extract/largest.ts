/** The first of those with the greatest size, if that is more than `least`. */
export function largest<T>(
  all: Iterable<T>,
  least: number,
  sizeOf: (one: T) => number,
): T | undefined {
  let best: T | undefined;
  let most = least;
  for (const one of all) {
    const size = sizeOf(one);
    if (size <= most) continue;
    best = one;
    most = size;
  }
  return best;
}
