/**
 * Seals texts with a key: AES-256-GCM, `base64(nonce 12 | tag 16 | text)`.
 *
 * The desktop app's key is sealed by the system's keychain (desktop/secrets.ts); a headless service has one in a file
 * that only its user can read, beside the database and in none of its backups or exports.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

interface Box {
  seal(secret: string): string;
  /** `undefined` for text that was sealed with another key, or changed. */
  open(sealed: string): string | undefined;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** `key`: 32 bytes. */
export function secretBox(key: Buffer): Box {
  return {
    seal(secret) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
    },
    open(sealed) {
      try {
        const bytes = Buffer.from(sealed, 'base64');
        const nonce = bytes.subarray(0, NONCE_BYTES);
        const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** A box whose key lies in `file`, made when it is first needed and readable by its owner alone. */
export function fileBox(file: string): Box {
  let box: Box | undefined;
  const opened = (): Box => (box ??= secretBox(keyIn(file)));
  return { seal: (secret) => opened().seal(secret), open: (sealed) => opened().open(sealed) };
}

function keyIn(file: string): Buffer {
  if (existsSync(file)) {
    const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
    if (key.length === KEY_BYTES) return key;
    // whoever damaged it may have the rest: without it all that was sealed is lost
    renameSync(file, `${file}.damaged`);
  }
  const key = randomBytes(KEY_BYTES);
  const draft = `${file}.new`;
  writeFileSync(draft, key.toString('base64'), { mode: 0o600, flush: true });
  renameSync(draft, file);
  return key;
}
