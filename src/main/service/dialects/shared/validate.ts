/**
 * From a schema's verdict to the one error a client sees. Source: wire reference, "Validation error body".
 */
import type { z } from 'zod';

import { hintsIn } from '../../../../contract/shared/key-hints.ts';
import { meantBy } from '../../../../contract/shared/spelling.ts';
import { partLogin, type AddressLogin } from '../../domain/address-login.ts';
import { HearthError, toHearthError } from '../../domain/errors.ts';
import { parseRequestUrl } from '../../domain/url.ts';
import type { ReadContext } from '../types.ts';

/** A zod-shaped issue, as it stands in `details`. */
export interface Issue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly [extra: string]: unknown;
}

/** The body as the schema types it; throws `BAD_REQUEST` with the issues as `details`. */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw refusal(withoutEchoes(parsed.error.issues.map((issue): Issue => ({ ...issue }))), body);
}

/** What is of the wrong kind is not too long or too short, as well: zod counts the letters of a text in place of a list. */
function withoutEchoes(issues: readonly Issue[]): readonly Issue[] {
  const wrong = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')),
  );
  const isEcho = ({ code, path }: Issue): boolean =>
    ['too_big', 'too_small'].includes(code) && wrong.has(path.join('.'));
  return issues.filter((issue) => !isEcho(issue));
}

/** As `parseBody`, for requests that are Hearth's own: no wire fixes their words. */
export function parseOwnBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  try {
    return parseBody(schema, body);
  } catch (error) {
    throw inOwnWords(toHearthError(error));
  }
}

/** A refusal without the wire's words before what is wrong, and with the place where more is written. */
export function inOwnWords(failure: HearthError): HearthError {
  if (failure.code !== 'BAD_REQUEST' || !failure.message.startsWith(WIRE_WORDS)) return failure;
  const fact = failure.message.slice(WIRE_WORDS.length);
  const { details } = failure;
  return new HearthError('BAD_REQUEST', `${fact} /openapi.json says what this request takes.`, {
    ...(details === undefined ? {} : { details }),
    cause: failure,
  });
}

/** The error for these issues: unknown keys are named first, else the first custom rule speaks. */
export function refusal(issues: readonly Issue[], body?: unknown): HearthError {
  return new HearthError('BAD_REQUEST', sentenceOf(issues, body), { details: issues });
}

/** The error of one custom rule at one place of the body. */
export function refuse(path: readonly PropertyKey[], message: string): HearthError {
  return refusal([{ code: 'custom', path, message }]);
}

/** An address of a body without its name and password, and these for the options. */
interface ReadAddress {
  readonly target: { readonly url: string; readonly typedUrl: string };
  /** Nothing, or what stood in it. */
  readonly logins: { readonly logins?: readonly AddressLogin[] };
}

/** An address of the body, normalised; throws `BAD_REQUEST` naming its place. */
export function readUrl(
  typed: string,
  path: readonly PropertyKey[],
  context: ReadContext,
): ReadAddress {
  const parsed = parseRequestUrl(typed, { allowLocal: context.allowLocal });
  if (parsed.kind === 'invalid') throw refuse(path, parsed.reason);
  const { url, login } = partLogin(parsed.url);
  if (login === undefined) return { target: { url, typedUrl: typed }, logins: {} };
  return { target: { url, typedUrl: url }, logins: { logins: [login] } };
}

/**
 * What the wire says where no rule has words of its own (wire reference, "Validation error body"). The command
 * line and the tools of agents show `error` alone, so that what is wrong stands behind it.
 */
const WIRE_WORDS = 'Bad Request: ';
/** To `alexandria` in place of an address, which tools for agents send to find and run others. */
const NO_PROVIDERS =
  'Alexandria’s data providers belong to Firecrawl’s cloud and are not offered by Hearth: scrape the page itself by its url';

function sentenceOf(issues: readonly Issue[], body: unknown): string {
  const unknown = issues.filter(({ code }) => code === 'unrecognized_keys');
  const unknownKeys = unknown.flatMap(({ keys }) => (Array.isArray(keys) ? keys.map(String) : []));
  if (unknownKeys.includes('alexandria')) return NO_PROVIDERS;
  if (unknownKeys.length > 0) {
    const hints = unknown
      .flatMap(({ message }) => hintsIn(message) ?? [])
      .map((hint) => `${hint}. `);
    return `Unknown key in the request body: ${unknownKeys.join(', ')}. ${hints.join('')}See /openapi.json for the keys of this endpoint`;
  }
  const [first] = issues;
  if (first === undefined) return WIRE_WORDS;
  return first.code === 'custom' ? first.message : WIRE_WORDS + fieldSentence(first, body);
}

/** Of a wrong value so much is said again. */
const MAX_GIVEN = 60;

/** Which field is missing or wrong, and what was probably meant. */
function fieldSentence({ path, message, options, values }: Issue, body: unknown): string {
  const { field, given } = lookUp(path, body);
  if (field === '') return 'The request body must be a JSON object.';
  if (given === undefined) return `"${field}" is missing.`;
  const choices = Array.isArray(options) ? options : values;
  if (!Array.isArray(choices))
    return `"${field}": ${inJsonWords(message)}.${asList(message, given)}`;
  const words = choices.map(String);
  const meant = typeof given === 'string' ? meantBy(given, words) : undefined;
  const rest =
    meant === undefined ? `. It takes ${words.join(', ')}.` : `; did you mean "${meant}"?`;
  return `"${field}" cannot be ${JSON.stringify(given).slice(0, MAX_GIVEN)}${rest}`;
}

/** What zod says of a value of the wrong kind, in the words of JSON. */
const inJsonWords = (message: string): string =>
  message
    .replace('Invalid input: ', '')
    .replace('expected record', 'expected object')
    .replace('expected int,', 'expected whole number,');

/** One text where several may be. */
function asList(message: string, given: unknown): string {
  const isOne = message === 'Invalid input: expected array, received string';
  if (!isOne || typeof given !== 'string' || given.length > MAX_GIVEN) return '';
  return ` It is a list: ${JSON.stringify([given])}.`;
}

/** What a body has at that place; a text may stand for an object, whose own fields it does not have. */
function lookUp(path: readonly PropertyKey[], body: unknown) {
  const walked: string[] = [];
  let given = body;
  for (const key of path) {
    if (typeof given === 'string') break;
    walked.push(String(key));
    given = isObject(given) ? (given[String(key)] ?? nothingAt(key)) : undefined;
  }
  return { field: walked.join('.'), given };
}

/** `null` is absent, but for what stands in a list. */
const nothingAt = (key: PropertyKey): null | undefined =>
  typeof key === 'number' ? null : undefined;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
