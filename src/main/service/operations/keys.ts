/**
 * Keys of an account: made (shown once), named, limited, revoked.
 *
 * Every verb takes the account on whose behalf it acts; a key of another account does not exist for it.
 * Throws `NOT_FOUND` for an unknown key, `FORBIDDEN` for revoking the last active one, `BAD_REQUEST` for
 * a name or limit that makes no sense.
 */
import type { ApiKey, FaultRates, KeyLimits } from '../domain/account.ts';
import { HearthError } from '../domain/errors.ts';
import type { AccountStore } from '../ports/backend.ts';
import type { Clock, Ids } from '../ports/system.ts';
import { hashSecret, hintOf } from './key-secret.ts';

export interface KeysDeps {
  readonly store: AccountStore;
  readonly clock: Clock;
  readonly ids: Ids;
  /** A random UUID (version 4) from a cryptographic source. */
  readonly newSecret: () => string;
}

interface NewKey {
  readonly accountId: string;
  readonly name: string;
  readonly limits?: KeyLimits;
  readonly faults?: FaultRates;
}

export interface Keys {
  /** The secret is given here and never again. */
  create(key: NewKey): Promise<{ readonly key: ApiKey; readonly secret: string }>;
  list(accountId: string): Promise<readonly ApiKey[]>;
  rename(accountId: string, id: string, name: string): Promise<ApiKey>;
  setLimits(accountId: string, id: string, limits: KeyLimits): Promise<ApiKey>;
  setFaults(accountId: string, id: string, faults: FaultRates): Promise<ApiKey>;
  /** Repeating does nothing. */
  revoke(accountId: string, id: string): Promise<void>;
}

const MOST_NAME_CHARS = 100;

export function createKeys(deps: KeysDeps): Keys {
  const { store, clock } = deps;
  const own = async (accountId: string, id: string): Promise<void> => {
    const keys = await store.listKeys(accountId);
    if (!keys.some((key) => key.id === id)) throw unknownKey();
  };
  const change = async (
    accountId: string,
    id: string,
    update: Parameters<AccountStore['updateKey']>[1],
  ): Promise<ApiKey> => {
    await own(accountId, id);
    const key = await store.updateKey(id, update);
    if (key === undefined) throw unknownKey();
    return key;
  };
  return {
    create: async ({ accountId, name, limits = {}, faults = {} }) => {
      const secret = deps.newSecret().toLowerCase();
      const key: ApiKey = {
        id: deps.ids.uuid(),
        accountId,
        name: checkName(name),
        hint: hintOf(secret),
        limits: checkLimits(limits),
        faults: checkFaults(faults),
        createdAt: clock.now(),
      };
      await store.createKey(key, hashSecret(secret));
      return { key, secret };
    },
    list: (accountId) => store.listKeys(accountId),
    rename: async (accountId, id, name) => change(accountId, id, { name: checkName(name) }),
    setLimits: async (accountId, id, limits) =>
      change(accountId, id, { limits: checkLimits(limits) }),
    setFaults: async (accountId, id, faults) =>
      change(accountId, id, { faults: checkFaults(faults) }),
    revoke: async (accountId, id) => {
      await own(accountId, id);
      if ((await store.revokeKey(id, clock.now())) !== 'last-key') return;
      throw new HearthError(
        'FORBIDDEN',
        'This is the last active key. Make another one first, then revoke this one.',
      );
    },
  };
}

function unknownKey(): HearthError {
  return new HearthError('NOT_FOUND', 'No such key in this account.');
}

function checkName(name: string): string {
  const trimmed = name.trim();
  if (trimmed.length > 0 && trimmed.length <= MOST_NAME_CHARS) return trimmed;
  throw new HearthError('BAD_REQUEST', `A key's name has 1 to ${MOST_NAME_CHARS} characters.`);
}

function checkLimits(limits: KeyLimits): KeyLimits {
  const { creditsPerDay, expiresAt } = limits;
  if (creditsPerDay !== undefined && !(Number.isInteger(creditsPerDay) && creditsPerDay > 0)) {
    throw new HearthError('BAD_REQUEST', 'Credits per day must be a whole number above 0.');
  }
  if (expiresAt !== undefined && !(Number.isInteger(expiresAt) && expiresAt > 0)) {
    throw new HearthError('BAD_REQUEST', 'The expiry must be a point in time.');
  }
  return limits;
}

function checkFaults(faults: FaultRates): FaultRates {
  const sum = Object.values(faults).reduce((total, rate) => total + rate, 0);
  if (Object.values(faults).every((rate) => rate >= 0 && rate <= 1) && sum <= 1) return faults;
  throw new HearthError('BAD_REQUEST', 'Fault rates are between 0 and 1, together at most 1.');
}
