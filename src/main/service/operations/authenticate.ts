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

const HOW =
  'Send it in the header "Authorization: Bearer KEY", in no other place; the page API keys of the window and "hearth keys create" make one.';

/** In the words of the wire, which fit no remedy; that is in the details. */
const refused = (words: string, details: string): HearthError =>
  new HearthError('UNAUTHORIZED', words, { details });

export function createAuthenticate({ store, clock, log }: AuthenticateDeps): Authenticate {
  return async (authorization, version) => {
    if (authorization === undefined || authorization.trim() === '') {
      throw refused('Unauthorized', `There was no key. ${HOW}`);
    }
    const [, word] = authorization.trim().split(/\s+/);
    if (word === undefined) {
      throw refused('Unauthorized: Token missing', `The header holds one word. ${HOW}`);
    }
    const secret = readSecret(word);
    const found = secret === undefined ? undefined : await store.findKey(hashSecret(secret));
    if (found === undefined || found.key.revokedAt !== undefined) {
      throw refused('Unauthorized: Invalid token', `This is no key of this Hearth. ${HOW}`);
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
