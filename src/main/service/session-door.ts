/**
 * How a window of this machine comes to the console's session: by a link that holds for one use, or by the
 * token of one of the last starts. The token itself is made anew at each start and never stands in a link.
 *
 * Beside the token, the data folder keeps hashes of earlier ones (0600), so that windows that were open when
 * the service stopped go on by themselves.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SessionDoor } from './ports/sign-in.ts';

const TOKEN_FILE = 'session';
const EARLIER_FILE = 'session-earlier';
/** Starts whose windows go on. */
const MOST_EARLIER = 5;
/** Links that wait for their use; the oldest give way. */
const MOST_LINKS = 100;

/** Builds it; nothing is written before `keep`. `dataDir` empty: nothing is read or written at all. */
export function createSessionDoor(dataDir: string, localToken: string): SessionDoor {
  const token = newToken();
  const earlier = earlierHashes(dataDir);
  const codes = new Map<string, string>();
  return {
    token,
    link(given = token) {
      const code = newToken();
      codes.set(hashOf(code), given);
      for (const oldest of codes.keys()) {
        if (codes.size <= MOST_LINKS) break;
        codes.delete(oldest);
      }
      return `/#code=${code}`;
    },
    take(code) {
      const hash = hashOf(code);
      const given = codes.get(hash);
      codes.delete(hash);
      return given;
    },
    renew: (old) => (earlier.includes(hashOf(old)) ? token : undefined),
    isLocal: (given) =>
      timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(localToken))),
    keep() {
      if (dataDir === '') return;
      const write = (name: string, text: string): void =>
        writeFileSync(join(dataDir, name), text, { mode: 0o600 });
      write(EARLIER_FILE, earlier.join('\n'));
      write(TOKEN_FILE, token);
    },
  };
}

const newToken = (): string => randomBytes(24).toString('base64url');

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

function earlierHashes(dataDir: string): readonly string[] {
  const read = (name: string): readonly string[] => {
    const file = join(dataDir, name);
    if (dataDir === '' || !existsSync(file)) return [];
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  };
  const last = read(TOKEN_FILE).map((line) => hashOf(line.trim()));
  return [...last, ...read(EARLIER_FILE)].slice(0, MOST_EARLIER);
}
