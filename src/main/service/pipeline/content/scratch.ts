/**
 * Memory of one page's numbers that the next page's are written over: fresh typed arrays cost more than what is
 * computed in them.
 */
type Numbers = Float32Array | Float64Array | Uint8Array;

/** Longest arrays that are kept. */
const MOST_KEPT = 1 << 18;

export class Scratch<T extends Numbers> {
  readonly #make: (count: number) => T;
  #kept: T;

  constructor(make: (count: number) => T) {
    this.#make = make;
    this.#kept = make(0);
  }

  /** An array of `count` numbers or more, with what the last page left in it. It stands until the next call. */
  atLeast(count: number): T {
    if (count <= this.#kept.length) return this.#kept;
    if (count > MOST_KEPT) return this.#make(count);
    this.#kept = this.#make(Math.min(MOST_KEPT, 2 * count));
    return this.#kept;
  }
}
