/**
 * Sessions of people who signed in: random bearer tokens, kept as hashes in the store, so that a restart does
 * not sign anybody out and a copy of the database opens nothing.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Json } from '../domain/json.ts';
import type { SettingStore } from '../ports/backend.ts';
import type { Clock } from '../ports/system.ts';

export interface Session {
  /** Shown once; sent as `Authorization: Bearer`. */
  readonly token: string;
  readonly expiresAt: number;
}

export interface Sessions {
  open(email: string): Promise<Session>;
  isOpen(token: string): Promise<boolean>;
  close(token: string): Promise<void>;
}

const LIFE_MS = 24 * 3_600_000;
const MOST = 200;
const SETTING = 'console-sessions';

interface Kept {
  readonly hash: string;
  readonly email: string;
  readonly expiresAt: number;
}

export function createSessions(deps: {
  readonly store: SettingStore;
  readonly clock: Clock;
}): Sessions {
  const { store, clock } = deps;
  let known: Promise<readonly Kept[]> | undefined;
  const read = (): Promise<readonly Kept[]> =>
    (known ??= store.readSettings().then((all) => readKept(all[SETTING])));
  const write = async (next: (before: readonly Kept[]) => readonly Kept[]): Promise<void> => {
    const now = clock.now();
    const before = await read();
    const kept = next(before.filter(({ expiresAt }) => expiresAt > now)).slice(-MOST);
    known = Promise.resolve(kept);
    await store.writeSetting(
      SETTING,
      kept.map(({ hash, email, expiresAt }) => ({ hash, email, expiresAt })),
    );
  };
  return {
    async open(email) {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = clock.now() + LIFE_MS;
      await write((before) => [...before, { hash: hashOf(token), email, expiresAt }]);
      return { token, expiresAt };
    },
    async isOpen(token) {
      // what is looked up is the hash: its comparison tells nothing about a token
      const hash = hashOf(token);
      const found = (await read()).find((session) => session.hash === hash);
      return found !== undefined && clock.now() < found.expiresAt;
    },
    close: (token) => write((before) => before.filter(({ hash }) => hash !== hashOf(token))),
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function readKept(value: Json | undefined): readonly Kept[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: Json): readonly Kept[] => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return [];
    const { hash, email, expiresAt } = item as Readonly<Record<string, Json>>;
    return typeof hash === 'string' && typeof email === 'string' && typeof expiresAt === 'number'
      ? [{ hash, email, expiresAt }]
      : [];
  });
}
