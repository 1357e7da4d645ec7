/**
 * Reads request bodies: JSON, and form encoding for clients that forget the header. One limit for all.
 *
 * Anything that looks like JSON is read as JSON whatever the Content-Type says (curl -d sends form
 * encoding). Throws `BAD_REQUEST_INVALID_JSON`; an empty body is `{}`.
 */
import { HearthError } from '../domain/errors.ts';

/** 10 MB, as the wire says. */
export const BODY_LIMIT_BYTES = 10_485_760;

/** Of what was sent, or of what it unpacks to. */
export const bodyTooLarge = (cause?: unknown): HearthError =>
  new HearthError(
    'BODY_TOO_LARGE',
    `The request body is larger than ${BODY_LIMIT_BYTES} bytes; send less at once.`,
    { cause },
  );

/** The body as a value; objects from forms have texts, and lists of texts, as values. */
export function parseBody(text: string, contentType: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return {};
  const isForm = contentType.includes('application/x-www-form-urlencoded');
  if (isForm && !/^[[{"]/.test(trimmed)) return formOf(new URLSearchParams(trimmed));
  try {
    return JSON.parse(trimmed) as unknown;
  } catch (cause) {
    throw malformedJson(remedyFor(text, cause), cause);
  }
}

/** `formats[]=markdown&formats[]=links`, or a name said twice, is a list. */
function formOf(form: URLSearchParams): Readonly<Record<string, unknown>> {
  const fields = [...new Set(form.keys())].map((name) => {
    const values = form.getAll(name);
    const isList = name.endsWith('[]') || values.length > 1;
    return [name.replace(/\[\]$/, ''), isList ? values : values[0]] as const;
  });
  return Object.fromEntries(fields);
}

/** In the words of the wire; what to do is in the details. */
export function malformedJson(remedy: string, cause?: unknown): HearthError {
  return new HearthError('BAD_REQUEST_INVALID_JSON', 'Bad request, malformed JSON', {
    cause,
    details: remedy,
  });
}

function remedyFor(text: string, cause: unknown): string {
  // what is no UTF-8 has this sign in its place
  if (['\u001f', '\ufffd'].includes(text.charAt(0)))
    return 'Send the body as UTF-8 text; what is packed needs the header Content-Encoding: gzip.';
  const fact = cause instanceof Error ? `${cause.message}. ` : '';
  return `${fact}Keys and texts stand in double quotes. In a shell the whole body stands in single quotes; from a Windows prompt send it as a file: curl --data @body.json.`;
}
