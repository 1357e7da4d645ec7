/**
 * What pages of this machine need to call the API from a browser, as clients of the cloud do: CORS (Fetch standard,
 * section 3.3). Which pages may ask at all the guard decides; without cookies, so that a key opens it and nothing else.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';

const API = /^\/+v[12]\//;
/** Headers of an answer that a page may read besides the ordinary ones, and seconds for which a browser need not ask again. */
const EXPOSED = 'retry-after, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset';
const MAX_AGE_SECONDS = 600;

/** Lets a page read the answer; true where its question whether it may send this request was answered with it. */
export function answerPage(
  { method, url, headers }: FastifyRequest,
  reply: FastifyReply,
  methodsAt: (url: string) => readonly string[],
): boolean {
  const { origin } = headers;
  if (origin === undefined || !API.test(url)) return false;
  void reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': EXPOSED,
    vary: 'origin',
  });
  const isQuestion = method === 'OPTIONS' && 'access-control-request-method' in headers;
  const methods = isQuestion ? methodsAt(url) : [];
  if (methods.length === 0) return false;
  const asked = headers['access-control-request-headers'];
  void reply
    .code(204)
    .headers({
      'access-control-allow-methods': methods.join(', '),
      'access-control-max-age': String(MAX_AGE_SECONDS),
      ...(asked === undefined ? {} : { 'access-control-allow-headers': asked }),
    })
    .send();
  return true;
}
