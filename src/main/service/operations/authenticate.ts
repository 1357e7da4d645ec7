/**
 * Who makes a request, from its `Authorization` header.
 *
 * The second word is the key, whatever the first one says (wire/README.md). Throws `UNAUTHORIZED` with the
 * wire's wording; a revoked key is as unknown as one that never was.
 */
import type { Caller } from '../domain/account.ts';
import { HearthError } from '../domain/errors.ts';
import type { AccountStore } from '../ports/backend.ts';
import type { Clock, Log } from '../ports/system.ts';
import { hashSecret, readSecret } from './key-secret.ts';

export interface AuthenticateDeps {
  readonly store: Pick<AccountStore, 'findKey' | 'touchKey'>;
  readonly clock: Clock;
  readonly log: Log;
}

export type Authenticate = (
  authorization: string | undefined,
  version: Caller['apiVersion'],
) => Promise<Caller>;

export function createAuthenticate({ store, clock, log }: AuthenticateDeps): Authenticate {
  return async (authorization, version) => {
    if (authorization === undefined || authorization.trim() === '') {
      throw new HearthError('UNAUTHORIZED', 'Unauthorized');
    }
    const [, word] = authorization.trim().split(/\s+/);
    if (word === undefined) throw new HearthError('UNAUTHORIZED', 'Unauthorized: Token missing');
    const secret = readSecret(word);
    const found = secret === undefined ? undefined : await store.findKey(hashSecret(secret));
    if (found === undefined || found.key.revokedAt !== undefined) {
      throw new HearthError('UNAUTHORIZED', 'Unauthorized: Invalid token');
    }
    const now = clock.now();
    const { key, account } = found;
    if (key.limits.expiresAt !== undefined && key.limits.expiresAt <= now) {
      const day = new Date(key.limits.expiresAt - 1).toISOString().slice(0, 10);
      throw new HearthError(
        'UNAUTHORIZED',
        `Unauthorized: Invalid token. This key worked until ${day} and has expired; make another one.`,
      );
    }
    // a request never waits for, nor fails with, the note of its key's use
    store.touchKey(key.id, now).catch((error: unknown) => {
      log.warn('the use of a key was not noted', { keyId: key.id, error });
    });
    return { account, key, apiVersion: version };
  };
}
