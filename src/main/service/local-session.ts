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
import type { LocalSession } from './ports/sign-in.ts';

const TOKEN_FILE = 'session';
const EARLIER_FILE = 'session-earlier';
/** Starts whose windows go on. */
const MOST_EARLIER = 5;
/** Links that wait for their use; the oldest give way. */
const MOST_LINKS = 100;

/** Builds it; nothing is written before `keep`. `dataDir` empty: nothing is read or written at all. */
export function createLocalSession(dataDir: string, localToken: string): LocalSession {
  const token = newToken();
  const earlier = earlierHashes(dataDir);
  const links = new Map<string, { readonly token: string; readonly claim?: string }>();
  return {
    token,
    link(given = token) {
      const code = newToken();
      links.set(hashOf(code), { token: given });
      for (const oldest of links.keys()) {
        if (links.size <= MOST_LINKS) break;
        links.delete(oldest);
      }
      return `/#code=${code}`;
    },
    take(code, claim) {
      const hash = hashOf(code);
      const link = links.get(hash);
      if (link === undefined) return undefined;
      if (link.claim !== undefined) return link.claim === claim ? link.token : undefined;
      if (claim === undefined) links.delete(hash);
      else links.set(hash, { token: link.token, claim });
      return link.token;
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
