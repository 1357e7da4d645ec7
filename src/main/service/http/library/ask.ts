/** How the addresses of `/library` are read. */
import { HearthError } from '../../domain/errors.ts';

const MOST_ROWS = 200;

export function entryId(text: string): number {
  return rowId(text, "entry's");
}

export function versionNumber(text: string): number {
  return rowId(text, "version's");
}

export function rowId(text: string, whose: string): number {
  if (/^[1-9]\d{0,15}$/.test(text)) return Number(text);
  throw bad(`"${text}" is no ${whose} number.`);
}

export function limitOf(query: URLSearchParams): number {
  return number(query, 'limit', { fallback: 50, min: 1, max: MOST_ROWS });
}

export function number(
  query: URLSearchParams,
  name: string,
  { fallback, min, max }: { readonly fallback: number; readonly min: number; readonly max: number },
): number {
  const value = Number(query.get(name) ?? fallback);
  if (Number.isSafeInteger(value) && value >= min && value <= max) return value;
  throw bad(`"${name}" takes a whole number from ${min} to ${max}.`);
}

export function bad(message: string): HearthError {
  return new HearthError('BAD_REQUEST', message);
}
