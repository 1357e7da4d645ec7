/**
 * The page's main text without markup, and its fingerprint: a 64-bit simhash over 3-word shingles, so
 * that pages with nearly the same text have nearly the same bits (Charikar 2002).
 */

/** Markdown → plain text: link targets, pictures and marks go, words stay. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(
      /^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+|\d+\.[ \t]+|```.*$|\|?[ \t]*:?-{3,}.*$)/gm,
      '',
    )
    .replaceAll(/[*_`|\\]/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const MOST_WORDS = 20_000;

/** 16 hex digits; `0000000000000000` for a text without words. */
export function simhash(text: string): string {
  const words = hashWords(text.toLowerCase());
  const high = new BitVotes();
  const low = new BitVotes();
  // Of a long text one shingle in eight votes, the same ones wherever they stand.
  const isLong = words.length > 1_000;
  // A text of one or two words is one shingle.
  for (let at = Math.min(2, words.length - 1); at >= 0 && at < words.length; at += 1) {
    const [first = 0, second = 0, third = 0] = [words[at - 2], words[at - 1], words[at]];
    const shingle = mix(Math.imul(Math.imul(first, 31) + second, 31) + third);
    if (isLong && (shingle & 7) !== 0) continue;
    high.add(mix(shingle + 0x9e3779b9));
    low.add(mix(shingle ^ 0x85ebca6b));
  }
  return high.majority() + low.majority();
}

/** A 32-bit FNV-1a hash per word, in order; a word is a run of letters and digits of any script. */
function hashWords(text: string): readonly number[] {
  const hashes: number[] = [];
  let hash = FNV_START;
  for (let at = 0; at < text.length && hashes.length < MOST_WORDS; at += 1) {
    const code = text.charCodeAt(at);
    if (isWordCode(code)) hash = Math.imul(hash ^ code, 0x01000193);
    else if (hash !== FNV_START) {
      hashes.push(hash);
      hash = FNV_START;
    }
  }
  if (hash !== FNV_START) hashes.push(hash);
  return hashes;
}

const FNV_START = 0x811c9dc5 | 0;

/** By UTF-16 unit: 0 not known yet, 1 part of a word, 2 not. Both halves of a pair count as a word. */
const WORD_CODES = new Uint8Array(0x10000);

function isWordCode(code: number): boolean {
  const known = WORD_CODES[code] ?? 0;
  if (known !== 0) return known === 1;
  const isPart =
    (code >= 0xd800 && code <= 0xdfff) || /[\p{L}\p{N}]/u.test(String.fromCharCode(code));
  WORD_CODES[code] = isPart ? 1 : 2;
  return isPart;
}

/**
 * Counts, for each of 32 bit places, how many hashes had the bit, all places at once: plane k holds bit k
 * of the 32 counts, and adding a hash is adding with carry over the planes (bit slicing).
 */
class BitVotes {
  readonly #planes: number[] = [];
  #votes = 0;

  add(hash: number): void {
    this.#votes += 1;
    let carry = hash;
    for (let plane = 0; carry !== 0; plane += 1) {
      const held = this.#planes[plane] ?? 0;
      this.#planes[plane] = held ^ carry;
      carry &= held;
    }
  }

  /** 8 hex digits: the places in which more than half of the hashes had the bit. */
  majority(): string {
    let bits = 0;
    for (let place = 0; place < 32; place += 1) {
      let count = 0;
      for (const [plane, held] of this.#planes.entries()) count += ((held >>> place) & 1) << plane;
      if (count * 2 > this.#votes) bits |= 1 << place;
    }
    return (bits >>> 0).toString(16).padStart(8, '0');
  }
}

/** Spreads a number over all 32 bits (the finisher of murmur3). */
function mix(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
