/**
 * Names as they stand in the page → one string per name, without cutting it out of the page each time.
 *
 * A direct-mapped cache: a name's hash is its slot, a newer name replaces an older one. It holds no names
 * longer than it is told, so its memory is bounded whatever the pages hold.
 */

const SLOTS = 1 << 10;

/** First value of the hash that callers make while they scan a name: `hashNext(hash, charCode)`. */
export const HASH_START = 7;

export const hashNext = (hash: number, code: number): number => (Math.imul(hash, 31) + code) | 0;

/** FNV-1a of at most `length` characters. */
export function hashStart(text: string, length: number): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < length && at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value;
}

export class NameCache<T extends object | string> {
  readonly #make: (written: string) => T;
  readonly #longest: number;
  readonly #written: Uint16Array[] = new Array<Uint16Array>(SLOTS).fill(new Uint16Array(0));
  readonly #values: (T | undefined)[] = new Array<T | undefined>(SLOTS).fill(undefined);

  /** `make` gives what is kept for a name as written, if it has at most `longest` characters, and keeps no part of the
   *  page; equal names must give equal values. */
  constructor(longest: number, make: (written: string) => T) {
    this.#longest = longest;
    this.#make = make;
  }

  /** The value of the name at `start`..`end` of `html`, whose characters `chars` are. */
  get(html: string, chars: Uint16Array, start: number, end: number, hash: number): T {
    const slot = (hash ^ (hash >>> 10)) & (SLOTS - 1);
    const value = this.#values[slot];
    const written = this.#written[slot];
    if (value !== undefined && written?.length === end - start && stands(written, chars, start))
      return value;
    const made = this.#make(html.slice(start, end));
    if (end - start <= this.#longest) {
      this.#written[slot] = chars.slice(start, end);
      this.#values[slot] = made;
    }
    return made;
  }
}

/** `name` stands at `start`. */
export function stands(name: Uint16Array, chars: Uint16Array, start: number): boolean {
  const { length } = name;
  for (let at = 0; at < length; at += 1) if (name[at] !== chars[start + at]) return false;
  return true;
}

/** The string that V8 keeps for property keys: setting such a property needs no search for it. */
export function internalize(text: string): string {
  return Object.keys({ [text]: 0 })[0] ?? text;
}
