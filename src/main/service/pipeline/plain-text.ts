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

const SHINGLE_WORDS = 3;
const MOST_WORDS = 20_000;

/** 16 hex digits; `0000000000000000` for a text without words. */
export function simhash(text: string): string {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
  const weights = new Int32Array(64);
  const last = Math.max(1, words.length - SHINGLE_WORDS + 1);
  for (let at = 0; at < (words.length === 0 ? 0 : last); at += 1) {
    const shingle = words.slice(at, at + SHINGLE_WORDS).join(' ');
    addBits(weights, fnv1a(shingle, 0x811c9dc5), 0);
    addBits(weights, fnv1a(shingle, 0x01000193), 32);
  }
  let hex = '';
  for (let nibble = 0; nibble < 16; nibble += 1) {
    let value = 0;
    for (let bit = 0; bit < 4; bit += 1) {
      if ((weights[nibble * 4 + bit] ?? 0) > 0) value |= 8 >> bit;
    }
    hex += value.toString(16);
  }
  return hex;
}

function addBits(weights: Int32Array, hash: number, offset: number): void {
  for (let bit = 0; bit < 32; bit += 1) {
    const at = offset + bit;
    weights[at] = (weights[at] ?? 0) + ((hash >>> bit) & 1 ? 1 : -1);
  }
}

/** 32-bit FNV-1a over UTF-16 units, finished with a mix so that all bits move. */
function fnv1a(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}
