/**
 * The HTTP face: Fastify with the guard, the order of checks, one body reader, one error writer.
 *
 * No rule of the product lives here: routes translate, ask an operation and translate back. The only
 * catch-all of the service stands here (the other is the task consumer).
 */
import { createServer as createHttpsServer } from 'node:https';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
} from 'fastify';
import type { Caller, Operation } from '../domain/account.ts';
import { release } from '../domain/bytes.ts';
import { HearthError, toHearthError } from '../domain/errors.ts';
import type { LimitRate } from '../operations/rate-limiter.ts';
import type { Clock, Log } from '../ports/system.ts';
import { BODY_LIMIT_BYTES, parseBody } from './body.ts';
import { guardRequest, type GuardRules } from './guard.ts';
import { replyError } from './reply-error.ts';
import type { Route, RouteRequest } from './route.ts';

/** The server as other rooms name it. */
export type HttpServer = FastifyInstance;

export interface ServerDeps {
  readonly guard: GuardRules;
  /** PEM texts; present: https. */
  readonly tls?: { readonly cert: string; readonly key: string };
  readonly clock: Clock;
  readonly log: Log;
  /** Throws `UNAUTHORIZED` with the wire's wording. */
  readonly authenticate: (
    authorization: string | undefined,
    version: 'v1' | 'v2',
  ) => Promise<Caller>;
  /** Headers for every answer, and the refusal where there is one. */
  readonly limitRate: LimitRate;
  /** Throws `INSUFFICIENT_CREDITS`, `ALLOWANCE_SPENT`, `FORBIDDEN`. */
  readonly admit: (caller: Caller, operation: Operation) => Promise<void>;
  /** For requests that spend nothing; throws what the key's fault mode asks for. */
  readonly disturb: (caller: Caller) => void;
  readonly routes: readonly Route[];
  /** Console, static files, sockets: they register themselves. */
  readonly plugins: readonly ((server: FastifyInstance) => Promise<void>)[];
}

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller;
  }
}

/** Builds the server; it does not listen yet. */
export async function createServer(deps: ServerDeps): Promise<FastifyInstance> {
  const server = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: true,
    routerOptions: { ignoreDuplicateSlashes: true, ignoreTrailingSlash: true, maxParamLength: 500 },
    logger: false,
    return503OnClosing: true,
    ...(deps.tls === undefined ? {} : { serverFactory: secureFactory(deps.tls) }),
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    try {
      const isIgnored = request.method === 'GET' || request.method === 'DELETE';
      done(null, isIgnored ? {} : parseBody(String(body), request.headers['content-type'] ?? ''));
    } catch (error) {
      done(toHearthError(error));
    }
  });
  server.addHook('onRequest', (request, _reply, done) => {
    try {
      guardRequest({ host: request.headers.host, origin: request.headers.origin }, deps.guard);
      done();
    } catch (error) {
      done(toHearthError(error));
    }
  });
  server.setErrorHandler((error, request, reply) => sendError(deps, error, request, reply));
  server.setNotFoundHandler((request, reply) => {
    const known = deps.routes.some((route) => matches(route.path, pathOf(request.url)));
    const error = known
      ? new HearthError('METHOD_NOT_ALLOWED', `${request.method} is not offered at this address.`)
      : new HearthError('NOT_FOUND', 'Not Found');
    return sendError(deps, error, request, reply);
  });
  for (const plugin of deps.plugins) await plugin(server);
  for (const route of deps.routes) addRoute(server, deps, route);
  return server;
}

/** https in place of http; to Fastify both are the same server. Throws `CONFIG_INVALID` for bad files. */
function secureFactory(tls: NonNullable<ServerDeps['tls']>): FastifyServerFactory {
  return (handler) => {
    try {
      return createHttpsServer({ ...tls }, handler);
    } catch (cause) {
      throw new HearthError(
        'CONFIG_INVALID',
        'The TLS certificate or key is not valid PEM, or they do not belong together.',
        { cause },
      );
    }
  };
}

function addRoute(server: FastifyInstance, deps: ServerDeps, route: Route): void {
  server.route({
    method: route.method,
    url: route.path,
    onRequest: async (request, reply) => {
      const version = route.path.startsWith('/v1/') ? 'v1' : 'v2';
      const caller = await deps.authenticate(request.headers.authorization, version);
      request.caller = caller;
      const rate = deps.limitRate(caller, route.bucket);
      void reply.headers(rate.headers);
      if (rate.refusal !== undefined) throw rate.refusal;
      if (route.spends === undefined) deps.disturb(caller);
      else await deps.admit(caller, route.spends);
    },
    handler: async (request, reply) => {
      const answer = await route.handle(toRouteRequest(request, reply));
      const { bytes } = answer;
      if (bytes !== undefined) reply.raw.once('finish', () => release(bytes));
      if (answer.headers !== undefined) void reply.headers(answer.headers);
      return (
        reply
          .code(answer.status)
          .header('content-type', 'application/json; charset=utf-8')
          // As bytes: of a long text Node would count them first, and then make them.
          .send(answer.bytes ?? Buffer.from(JSON.stringify(answer.json)))
      );
    },
  });
}

function toRouteRequest(request: FastifyRequest, reply: FastifyReply): RouteRequest {
  const { caller } = request;
  if (caller === undefined) throw new HearthError('UNAUTHORIZED', 'Unauthorized');
  return {
    params: textRecord(request.params),
    query: textRecord(request.query),
    headers: request.headers,
    body: request.body ?? {},
    caller,
    origin: originOf(request),
    signal: hangUpSignal(reply),
  };
}

/** Scheme and Host as received; clients put these links back into requests. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.headers.host ?? '127.0.0.1'}`;
}

/** Aborts when the connection closes before the answer was written. */
export function hangUpSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (reply.raw.writableEnded) return;
    controller.abort(new HearthError('SCRAPE_JOB_CANCELLED', 'The client hung up.'));
  });
  return controller.signal;
}

function textRecord(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      Array.isArray(item) ? String(item.at(-1)) : String(item),
    ]),
  );
}

function sendError(
  deps: ServerDeps,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = fromFastify(error);
  if (failure.code === 'INTERNAL') {
    const cause = failure.cause instanceof Error ? failure.cause.stack : String(failure.cause);
    deps.log.error('request failed unexpectedly', { path: pathOf(request.url), cause });
  }
  const answer = replyError(failure);
  return reply
    .code(answer.status)
    .headers(answer.headers)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(answer.body));
}

/** Fastify's own refusals in our words. */
function fromFastify(error: unknown): HearthError {
  if (error instanceof HearthError) return error;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new HearthError(
        'BODY_TOO_LARGE',
        `The request body is larger than ${BODY_LIMIT_BYTES} bytes; send less at once.`,
        { cause: error },
      );
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_BAD_URL':
      return new HearthError('BAD_REQUEST', 'Bad Request', { cause: error });
    default:
      return toHearthError(error);
  }
}

function pathOf(url: string): string {
  return url.split('?')[0]?.replaceAll(/\/{2,}/g, '/') ?? '/';
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.replace(/\/$/, '').split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  );
}
