/** Path and query parameters, checked. Throws `BAD_REQUEST` naming the parameter and its range. */
import { HearthError } from '../../domain/errors.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The `:id` of a job, page or recipe, in lower case. */
export function jobId(params: Readonly<Record<string, string>>): string {
  const id = params['id'] ?? '';
  if (!UUID.test(id)) {
    throw new HearthError('BAD_REQUEST', `"${id}" is not an id: ids are UUIDs.`);
  }
  return id.toLowerCase();
}

/** An optional id of the query. */
export function runIdIn(query: Readonly<Record<string, string>>, name: string): string | undefined {
  const id = query[name] ?? '';
  return id === '' ? undefined : jobId({ id });
}

/** An optional whole number of the query. */
export function wholeNumber(
  query: Readonly<Record<string, string>>,
  name: string,
  range: { readonly min: number; readonly max: number },
): number | undefined {
  const text = query[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < range.min || value > range.max) {
    const most = range.max === Number.MAX_SAFE_INTEGER ? '' : ` to ${range.max}`;
    throw new HearthError(
      'BAD_REQUEST',
      `Query parameter "${name}" takes a whole number from ${range.min}${most}; got "${text}".`,
    );
  }
  return value;
}
