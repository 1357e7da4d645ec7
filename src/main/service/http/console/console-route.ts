/** What a console route is given and gives: the caller is the account itself, the body is parsed JSON. */
import type { Caller } from '../../domain/account.ts';
import type { Upload } from '../../domain/command.ts';
import { HearthError } from '../../domain/errors.ts';
import type { Json } from '../../domain/json.ts';

export interface ConsoleRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, Json | undefined>>;
  /** The file of a route that takes one. */
  readonly upload?: Upload;
  readonly caller: Caller;
  readonly origin: string;
  readonly signal: AbortSignal;
}

export interface ConsoleRoute {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** The body is a form with a file (http/upload.ts). */
  readonly takesUpload?: true;
  /** The answer's JSON; throws HearthError. */
  readonly answer: (request: ConsoleRequest) => Promise<unknown>;
}

export const route = (
  method: ConsoleRoute['method'],
  path: string,
  answer: ConsoleRoute['answer'],
): ConsoleRoute => ({ method, path, answer });

export function textField(body: ConsoleRequest['body'], name: string): string | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw bad(`"${name}" must be a text.`);
  return value;
}

export function numberField(body: ConsoleRequest['body'], name: string): number | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw bad(`"${name}" must be a number.`);
  return value;
}

/** The member of the list that the text names; `BAD_REQUEST` for any other text. */
export function oneOf<Value extends string>(
  text: string,
  known: readonly Value[],
  name: string,
): Value {
  const found = known.find((value) => value === text);
  if (found === undefined) throw bad(`"${name}" must be one of ${known.join(', ')}.`);
  return found;
}

/** A text of the query; absent and empty are the same. */
export function textQuery(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name);
  return text === null || text === '' ? undefined : text;
}

/** A comma-separated query value as members of the list; undefined when absent. */
export function listQuery<Value extends string>(
  query: URLSearchParams,
  name: string,
  known: readonly Value[],
): readonly Value[] | undefined {
  return textQuery(query, name)
    ?.split(',')
    .map((part) => oneOf(part, known, name));
}

export function limitQuery(query: URLSearchParams, fallback: number, most: number): number {
  const value = Number(query.get('limit') ?? fallback);
  if (!Number.isInteger(value) || value < 1) throw bad('"limit" must be a whole number above 0.');
  return Math.min(value, most);
}

/** A point in time of the query, ms since the epoch. */
export function timeQuery(query: URLSearchParams, name: string): number {
  const value = Number(query.get(name) ?? Number.NaN);
  if (!Number.isSafeInteger(value)) throw bad(`"${name}" must be ms since the epoch.`);
  return value;
}

const MOST_DAYS_MS = 400 * 86_400_000;

/** `fromAt` and `toAt` of the query, at most 400 days apart. */
export function usageRange(query: URLSearchParams): {
  readonly fromAt: number;
  readonly toAt: number;
} {
  const fromAt = timeQuery(query, 'fromAt');
  const toAt = timeQuery(query, 'toAt');
  if (toAt <= fromAt || toAt - fromAt > MOST_DAYS_MS) {
    throw bad('The range must be between nothing and 400 days.');
  }
  return { fromAt, toAt };
}

/** The token of an `Authorization: Bearer` header, empty without one. */
export function bearerOf(header: string | undefined): string {
  return /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1] ?? '';
}

/** A parsed body as an object; anything else is an empty one. */
export function jsonObject(value: unknown): Readonly<Record<string, Json | undefined>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value));
}

export function bad(message: string): HearthError {
  return new HearthError('BAD_REQUEST', message);
}
