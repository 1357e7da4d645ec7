/** What tells one text of the library from another: SHA-1 of its JSON in UTF-8, base64url. */
import { hash } from 'node:crypto';

/** `json`: of a text. */
export function textFingerprint(json: string | Uint8Array): string {
  return hash('sha1', json, 'base64url');
}
