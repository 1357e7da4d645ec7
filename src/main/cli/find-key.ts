/** The key that a person means. */
import type { ApiKey } from '../service/domain/account.ts';
import { HearthError } from '../service/domain/errors.ts';

/** By the key's id, or its hint or name where that is unambiguous. */
export function findKey(all: readonly ApiKey[], named: string | undefined): ApiKey {
  if (named === undefined) {
    throw new HearthError(
      'CONFIG_INVALID',
      'Name the key by its id; "hearth keys list" shows them.',
    );
  }
  const found = all.filter((key) => key.id === named || key.hint === named || key.name === named);
  const [key] = found;
  if (key !== undefined && found.length === 1) return key;
  throw new HearthError(
    'NOT_FOUND',
    `${found.length > 1 ? 'Several keys are' : 'No key is'} called "${named}"; use the id from "hearth keys list".`,
  );
}
