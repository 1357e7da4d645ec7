/**
 * `/library/*`: one set of addresses for keys and for the console's session.
 *
 * A key counts against its rate and its faults as everywhere; what concerns the whole installation (verify, gc, rebuild)
 * is for its owner. JSON as elsewhere: `success`, or `success: false` with `error`, `code` and `details`.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../domain/account.ts';
import { HearthError, toHearthError } from '../../domain/errors.ts';
import type { Authenticate } from '../../operations/authenticate.ts';
import type { LimitRate } from '../../operations/rate-limiter.ts';
import { bearerOf, jsonObject } from '../console/console-route.ts';
import { replyError } from '../reply-error.ts';
import { hangUpSignal, type HttpServer } from '../server.ts';
import { libraryRoutes, type LibraryDeps, type LibraryRequest } from './routes.ts';

export interface LibraryPluginDeps extends LibraryDeps {
  readonly authenticate: Authenticate;
  /** The owner, by the console's session. Throws `UNAUTHORIZED`, `FORBIDDEN`. */
  readonly consoleCaller: (request: FastifyRequest) => Promise<Caller>;
  readonly limitRate: LimitRate;
  readonly disturb: (caller: Caller) => void;
}

/** Registers them. */
export function libraryPlugin(deps: LibraryPluginDeps): (server: HttpServer) => Promise<void> {
  return (server) => {
    for (const route of libraryRoutes(deps)) {
      server.route({
        method: route.method,
        url: `/library${route.path}`,
        handler: async (request, reply) => {
          try {
            const caller = await callerOf(deps, request, reply);
            const answer = await route.answer(toRequest(request, reply, caller));
            return await send(reply, answer);
          } catch (error) {
            return sendFailure(deps, error, request, reply);
          }
        },
      });
    }
    return Promise.resolve();
  };
}

async function callerOf(
  deps: LibraryPluginDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const { authorization } = request.headers;
  const byKey = await deps.authenticate(authorization, 'v2').catch((error: unknown) => {
    if (bearerOf(authorization) === '') throw error;
    return undefined;
  });
  if (byKey === undefined) return deps.consoleCaller(request);
  const rate = deps.limitRate(byKey, 'status');
  void reply.headers(rate.headers);
  if (rate.refusal !== undefined) throw rate.refusal;
  deps.disturb(byKey);
  return byKey;
}

function toRequest(request: FastifyRequest, reply: FastifyReply, caller: Caller): LibraryRequest {
  const params: Readonly<Record<string, unknown>> =
    typeof request.params === 'object' && request.params !== null ? { ...request.params } : {};
  return {
    param: (name) => (typeof params[name] === 'string' ? params[name] : ''),
    query: new URL(request.url, 'http://library').searchParams,
    body: jsonObject(request.body),
    caller,
    signal: hangUpSignal(reply),
  };
}

function send(
  reply: FastifyReply,
  answer: Readonly<Record<string, unknown>> | { readonly bytes: Uint8Array },
): FastifyReply {
  if ('bytes' in answer && answer.bytes instanceof Uint8Array) {
    return (
      reply
        .header('content-type', 'application/octet-stream')
        // what a site sent is never shown as a page of this origin
        .header('content-disposition', 'attachment')
        .header('x-content-type-options', 'nosniff')
        .send(Buffer.from(answer.bytes))
    );
  }
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ success: true, ...answer }));
}

function sendFailure(
  { log }: LibraryPluginDeps,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = error instanceof HearthError ? error : toHearthError(error);
  if (failure.code === 'INTERNAL') {
    const cause = failure.cause instanceof Error ? failure.cause.stack : String(failure.cause);
    log.error('library request failed unexpectedly', { path: request.routeOptions.url, cause });
  }
  const { status, headers, body } = replyError(failure);
  return reply
    .code(status)
    .headers(headers)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
