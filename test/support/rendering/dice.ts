/** Chance that is the same for the same key: everything a shape invents is thrown with one of these. */
export interface Dice {
  /** Whole number, both ends included. */
  int(min: number, max: number): number;
  /** True with the share `p`, 0 to 1. */
  chance(p: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `count` different members in a random order; all of them when there are fewer. */
  some<T>(list: readonly T[], count: number): readonly T[];
  /** Lower-case hexadecimal digits, as build tools put into file names. */
  hex(length: number): string;
}

export function dice(key: string): Dice {
  const next = chanceOf(key);
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const found = list[int(0, list.length - 1)];
    if (found === undefined) throw new Error('Nothing to pick from');
    return found;
  };
  return {
    int,
    pick,
    chance: (p) => next() < p,
    some(list, count) {
      const rest = [...list];
      const taken = [];
      while (taken.length < count && rest.length > 0) {
        taken.push(...rest.splice(int(0, rest.length - 1), 1));
      }
      return taken;
    },
    hex: (length) => Array.from({ length }, () => int(0, 15).toString(16)).join(''),
  };
}

/** mulberry32, started with the FNV-1a hash of the key. */
function chanceOf(key: string): () => number {
  let state = 2_166_136_261;
  for (const letter of key) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
