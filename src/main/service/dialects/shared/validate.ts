/**
 * From a schema's verdict to the one error a client sees. Source: wire reference, "Validation error body".
 */
import type { z } from 'zod';

import { hintsIn } from '../../../../contract/shared/key-hints.ts';
import { partLogin, type AddressLogin } from '../../domain/address-login.ts';
import { HearthError } from '../../domain/errors.ts';
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
  throw refusal(parsed.error.issues.map((issue): Issue => ({ ...issue })));
}

/** As `parseBody`, for requests that are Hearth's own: no wire fixes their words, so they say what to mend. */
export function parseOwnBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw inOwnWords(refusal(parsed.error.issues.map((issue): Issue => ({ ...issue }))));
}

/** A refusal in the wire's words, which may be no more than "Bad Request", as one that says what to mend. */
export function inOwnWords(failure: HearthError): HearthError {
  if (failure.code !== 'BAD_REQUEST' || failure.message !== WIRE_WORDS) return failure;
  const details: readonly unknown[] = Array.isArray(failure.details) ? failure.details : [];
  const issue = details.find(isIssue);
  if (issue === undefined) return failure;
  return new HearthError('BAD_REQUEST', fieldSentence(issue), { details, cause: failure });
}

const isIssue = (value: unknown): value is Issue =>
  typeof value === 'object' && value !== null && 'message' in value && 'path' in value;

/** The error for these issues: unknown keys are named first, else the first custom rule speaks. */
export function refusal(issues: readonly Issue[]): HearthError {
  return new HearthError('BAD_REQUEST', sentenceOf(issues), { details: issues });
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

/** What a client of the wire reads where no rule has words of its own (wire reference, "Validation error body"). */
const WIRE_WORDS = 'Bad Request';
/** To `alexandria` in place of an address, which tools for agents send to find and run others. */
const NO_PROVIDERS =
  'Alexandria’s data providers belong to Firecrawl’s cloud and are not offered by Hearth: scrape the page itself by its url';

function sentenceOf(issues: readonly Issue[]): string {
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
  return first?.code === 'custom' ? first.message : WIRE_WORDS;
}

/** Which field is missing or wrong, and where it is written what it takes. */
function fieldSentence(issue: Issue): string {
  const field = issue.path.map(String).join('.');
  const isMissing = issue.message.endsWith('received undefined');
  const fact =
    field === ''
      ? 'The request body must be a JSON object'
      : isMissing
        ? `"${field}" is missing`
        : `"${field}": ${issue.message}${choicesOf(issue)}`;
  return `${fact}. /openapi.json says what this request takes.`;
}

function choicesOf({ options }: Issue): string {
  return Array.isArray(options) ? `, it is one of ${options.map(String).join(', ')}` : '';
}
