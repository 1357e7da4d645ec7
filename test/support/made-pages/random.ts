/**
 * Seeded chance: the same seed gives the same page on every machine.
 *
 * The generator is mulberry32 over an FNV-1a hash of the seed's text; both are public domain recipes of a
 * few lines, good enough to choose words and lengths and nothing else.
 */
export class Random {
  #state: number;

  constructor(seed: string) {
    let hash = 0x811c9dc5;
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    this.#state = hash >>> 0;
  }

  /** A number from 0 (with) to 1 (without). */
  float(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from `low` to `high`, both with. */
  int(low: number, high: number): number {
    return low + Math.floor(this.float() * (high - low + 1));
  }

  chance(share: number): boolean {
    return this.float() < share;
  }

  pick<T>(list: readonly T[]): T {
    const item = list[this.int(0, list.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from: the list is empty');
    return item;
  }

  /** The list in another order. */
  shuffle<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, at: this.float() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
  }

  some<T>(list: readonly T[], count: number): T[] {
    return this.shuffle(list).slice(0, count);
  }

  /** One of the letters. */
  letter(of: string): string {
    return of.charAt(this.int(0, of.length - 1));
  }

  /** Lower-case letters that mean nothing, as build tools name classes and ids. */
  letters(length: number): string {
    return Array.from({ length }, () => this.letter('abcdefghijkmnopqrstuvwxyz')).join('');
  }

  /** A pronounceable word that means nothing: site names, slugs, ids. */
  word(): string {
    const part = () => this.letter('bdfgklmnprstvz') + this.letter('aeiou');
    return Array.from({ length: this.int(2, 4) }, part).join('') + this.letter('lnrstm');
  }

  /** `count` results of `make`, which is told the place (from 0). */
  times<T>(count: number, make: (index: number) => T): T[] {
    return Array.from({ length: count }, (_, index) => make(index));
  }
}
