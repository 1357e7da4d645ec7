/**
 * The secret of a key: a bare UUID, kept only as its SHA-256.
 *
 * Clients may spell it `xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx` in any case, or `fc-` and 32 hex digits, the
 * spelling some clients insist on (wire/README.md, Authentication). A random UUID has 122 bits, so a plain
 * hash keeps it safe, and a lookup by hash tells nothing by its timing.
 */
import { createHash } from 'node:crypto';

const DASHED = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const PREFIXED = /^fc-([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/;

/** The secret as a dashed lower-case UUID; undefined when the text is no spelling of one. */
export function readSecret(text: string): string | undefined {
  const lower = text.toLowerCase();
  if (DASHED.test(lower)) return lower;
  const prefixed = PREFIXED.exec(lower);
  return prefixed === null ? undefined : prefixed.slice(1).join('-');
}

/** SHA-256 as 64 hex digits of the dashed lower-case spelling. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('hex');
}

/** First 4 and last 4 characters, for recognition: `7d0a…4a55`. */
export function hintOf(secret: string): string {
  return `${secret.slice(0, 4)}…${secret.slice(-4)}`;
}
