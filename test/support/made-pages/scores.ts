/** What scorers give: counts by measure, and in words what was missed. */

export interface Count {
  readonly measure: string;
  /** Of `of` things `hits` were right; a share may be fractional. */
  readonly hits: number;
  readonly of: number;
  readonly misses: readonly string[];
}

/** Counts how many of the things pass. `name` says a thing in words where it does not. */
export function countOf<T>(
  measure: string,
  things: readonly T[],
  isRight: (thing: T) => boolean,
  name: (thing: T) => string,
): Count {
  const wrong = things.filter((thing) => !isRight(thing));
  return {
    measure,
    hits: things.length - wrong.length,
    of: things.length,
    misses: wrong.map(name),
  };
}

export interface Goal {
  readonly measure: string;
  readonly goal: number;
  /** `at most` for what should not be there. */
  readonly direction: 'at least' | 'at most';
}

/** One page's counts, as its part's scorer gives them. */
export type Score<Truth> = (truth: Truth, markdown: string, url: string) => readonly Count[];
