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
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const count = Math.min(words.length, MOST_WORDS);
  const high = new BitVotes();
  const low = new BitVotes();
  let [first, second] = [0, 0];
  for (let at = 0; at < count; at += 1) {
    const third = fnv1a(words[at] ?? '');
    // A text of one or two words is one shingle.
    if (at >= 2 || at === count - 1) {
      const shingle = Math.imul(Math.imul(first, 31) + second, 31) + third;
      high.add(mix(shingle));
      low.add(mix(shingle ^ 0x9e3779b9));
    }
    [first, second] = [second, third];
  }
  return high.majority() + low.majority();
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

/** 32-bit FNV-1a over UTF-16 units. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash;
}

/** Spreads a number over all 32 bits (the finisher of murmur3). */
function mix(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
