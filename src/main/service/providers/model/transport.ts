/**
 * The model's address over the guarded net, and its failures in our words. Keys and page texts are in no message.
 */
import { APICallError } from 'ai';
import { HearthError } from '../../domain/errors.ts';
import type { Net } from '../../net/net.ts';
import type { Clock } from '../../ports/system.ts';

const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/** A `fetch` for the SDK; private networks are allowed, since the operator typed the address in. */
export function fetchOverNet(net: Net, clock: Clock, timeoutMs: number): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const response = await net.fetch(
      {
        url: request.url,
        method: request.method === 'GET' ? 'GET' : 'POST',
        headers: Object.fromEntries(request.headers),
        ...(request.method === 'GET' ? {} : { body: await request.text() }),
        maxBodyBytes: MAX_ANSWER_BYTES,
        maxRedirects: 0,
        reach: 'local',
      },
      { deadlineAt: clock.now() + timeoutMs, ...(init?.signal ? { signal: init.signal } : {}) },
    );
    const isBodiless = response.status === 204 || response.status === 304 || response.status < 200;
    return new Response(isBodiless ? null : response.body, {
      status: response.status < 200 ? 502 : response.status,
      headers: { 'content-type': response.headers['content-type'] ?? 'application/json' },
    });
  };
}

/** What went wrong with a call: `EXTRACT_TIMEOUT` or `LLM_FAILED` with the remedy. */
export function namedFailure(error: unknown, model: string, key?: string): HearthError {
  const own = hearthErrorIn(error);
  if (own?.code === 'SCRAPE_TIMEOUT' || isTimeout(error)) {
    return new HearthError(
      'EXTRACT_TIMEOUT',
      `The model "${model}" did not answer in time; raise HEARTH_LLM_TIMEOUT_MS or choose a faster model.`,
      { cause: error },
    );
  }
  if (own !== undefined) {
    if (own.code === 'LLM_FAILED' || own.code === 'EXTRACT_TIMEOUT') return own;
    return new HearthError(
      'LLM_FAILED',
      `The model's address could not be reached: ${own.message}`,
      { cause: error },
    );
  }
  if (APICallError.isInstance(error))
    return new HearthError(
      'LLM_FAILED',
      sentenceOf(error.statusCode, model, withoutKey(error.message, key)),
      { cause: error },
    );
  const reason = error instanceof Error ? error.message.slice(0, 200) : 'unknown failure';
  return new HearthError('LLM_FAILED', `The model "${model}" failed: ${reason}`, { cause: error });
}

/** The server's own words, short and without the key. */
function withoutKey(words: string, key: string | undefined): string {
  const clean = key === undefined ? words : words.replaceAll(key, '…');
  return clean.replaceAll(/\s+/g, ' ').trim().slice(0, 160);
}

function sentenceOf(status: number | undefined, model: string, words: string): string {
  switch (status) {
    case 401:
    case 403:
      return `The model's server refused the key (${status}); check HEARTH_LLM_KEY.`;
    case 404:
      return `The model's server does not know the address or the model "${model}" (404); check HEARTH_LLM_URL and HEARTH_LLM_MODEL.`;
    case 429:
      return `The model's server asks to wait (429); try again later or use another model.`;
    case 402:
      return `The model's server wants payment (402); check the account of the key.`;
    case undefined:
      return `The model's server did not answer as an OpenAI-compatible one; check HEARTH_LLM_URL.`;
    default:
      return status < 400
        ? `The model's server did not answer as an OpenAI-compatible one; check HEARTH_LLM_URL.`
        : `The model's server answered ${status}${words === '' ? '' : `: ${words}`}.`;
  }
}

/** True for failures that asking again may mend. */
export function mayPass(error: unknown): boolean {
  return APICallError.isInstance(error) && (error.statusCode ?? 0) >= 500;
}

/** The server would not take the request itself, and says so in such words. */
export function refuses(error: unknown, words: RegExp): boolean {
  const isRefusal =
    APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);
  return isRefusal && (words.test(error.message) || words.test(error.responseBody ?? ''));
}

function hearthErrorIn(error: unknown): HearthError | undefined {
  let at = error;
  for (let depth = 0; depth < 6 && at instanceof Error; depth += 1) {
    if (at instanceof HearthError) return at;
    at = at.cause;
  }
  return undefined;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}
