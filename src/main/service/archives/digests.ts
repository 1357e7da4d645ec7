/** Digests as archives write them, against what they should be of. */
import { hash } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Algorithm → bytes of its digest. */
const SIZES = new Map([
  ['sha1', 20],
  ['sha-1', 20],
  ['sha256', 32],
  ['sha-256', 32],
  ['sha512', 64],
  ['sha-512', 64],
  ['md5', 16],
]);

/**
 * Whether `digest` (`sha256:…` in hex or base32) is of one of the forms. Undefined when it cannot be told: none, or of
 * an algorithm that is not known.
 */
export function isDigestOf(digest: string, forms: readonly Uint8Array[]): boolean | undefined {
  const colon = digest.indexOf(':');
  const name = digest.slice(0, colon).toLowerCase();
  const size = SIZES.get(name);
  if (size === undefined) return undefined;
  const said = bytesOf(digest.slice(colon + 1), size);
  if (said === undefined) return false;
  return forms.some((form) => hash(name.replace('-', ''), form, 'buffer').equals(said));
}

function bytesOf(text: string, size: number): Buffer | undefined {
  if (text.length === size * 2 && /^[0-9a-f]+$/i.test(text)) return Buffer.from(text, 'hex');
  const letters = text.replace(/=+$/, '').toUpperCase();
  if (letters.length !== Math.ceil((size * 8) / 5)) return undefined;
  const bytes = Buffer.alloc(size);
  let [bits, held, at] = [0, 0, 0];
  for (const letter of letters) {
    const value = BASE32.indexOf(letter);
    if (value < 0) return undefined;
    bits = (bits << 5) | value;
    held += 5;
    if (held < 8) continue;
    held -= 8;
    if (at < size) bytes[at++] = (bits >>> held) & 0xff;
  }
  return bytes;
}
