/**
 * Words of a fixed list, found where they stand in a text: the text is not cut, nothing is made lower case
 * beforehand. For ASCII texts; open addressing, at most half full.
 */

export const WORD_START = 0x811c9dc5 | 0;

/** The hash of a word, one character (lower case) after the other from WORD_START on (FNV-1a). */
export const nextHash = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

/** ASCII capitals as small letters, all else as it is. */
export const lowered = (code: number): number => (code >= 65 && code <= 90 ? code | 32 : code);

export class WordTable {
  readonly #mask: number;
  readonly #words: string[];
  readonly #hashes: Int32Array;
  readonly #values: Int32Array;

  /** Different words in lower case with their values, which are not 0. */
  constructor(entries: readonly (readonly [string, number])[]) {
    const slots = 2 ** Math.ceil(Math.log2(2 * entries.length + 2));
    this.#mask = slots - 1;
    this.#words = new Array<string>(slots).fill('');
    this.#hashes = new Int32Array(slots);
    this.#values = new Int32Array(slots);
    for (const [word, value] of entries) {
      const hash = hashOf(word);
      const slot = this.#freeSlot(hash);
      this.#words[slot] = word;
      this.#hashes[slot] = hash;
      this.#values[slot] = value;
    }
  }

  /** The value of the word at `start`..`end` of `text` (letters of either case), 0 when it is none. */
  find(text: Uint16Array, start: number, end: number, hash: number): number {
    return this.#values[this.#slotOf(text, start, end, hash)] ?? 0;
  }

  #freeSlot(hash: number): number {
    let slot = (hash ^ (hash >>> 15)) & this.#mask;
    while (this.#words[slot] !== '') slot = (slot + 1) & this.#mask;
    return slot;
  }

  /** Where the word is, or would be. */
  #slotOf(text: Uint16Array, start: number, end: number, hash: number): number {
    let slot = (hash ^ (hash >>> 15)) & this.#mask;
    for (;;) {
      const word = this.#words[slot] ?? '';
      if (word === '') return slot;
      if (this.#hashes[slot] === hash && stands(word, text, start, end)) return slot;
      slot = (slot + 1) & this.#mask;
    }
  }
}

function hashOf(word: string): number {
  let hash = WORD_START;
  for (let at = 0; at < word.length; at += 1) hash = nextHash(hash, word.charCodeAt(at));
  return hash;
}

function stands(word: string, text: Uint16Array, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let at = 0; at < word.length; at += 1) {
    if (word.charCodeAt(at) !== lowered(text[start + at] ?? 0)) return false;
  }
  return true;
}
