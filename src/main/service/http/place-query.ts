/** Where a list goes on: the id of the last row that was shown, which may be gone by now. */
import { HearthError } from '../domain/errors.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** `after` of a list whose ids are UUIDs. Throws `BAD_REQUEST`. */
export function afterQuery(query: URLSearchParams): string | undefined {
  const after = query.get('after');
  if (after === null) return undefined;
  if (UUID.test(after)) return after.toLowerCase();
  throw new HearthError('BAD_REQUEST', '"after" is the id of the last row of the page before.');
}
