/**
 * `/library/*`: one set of addresses for keys and for the console's session.
 *
 * A key counts against its rate and its faults as everywhere; what concerns the whole installation (verify, gc, rebuild)
 * is for its owner. JSON as elsewhere: `success`, or `success: false` with `error`, `code` and `details`.
 */
import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../domain/account.ts';
import { HearthError, toHearthError } from '../../domain/errors.ts';
import type { Authenticate } from '../../operations/authenticate.ts';
import type { LibraryFile } from '../../operations/library/export.ts';
import type { LimitRate } from '../../operations/rate-limiter.ts';
import type { Log } from '../../ports/system.ts';
import { bearerOf, jsonObject } from '../console/console-route.ts';
import { replyError } from '../reply-error.ts';
import { hangUpSignal, originOf, type HttpServer } from '../server.ts';
import type {
  LibraryAnswer,
  LibraryBytes,
  LibraryRequest,
  LibraryRoute,
  LibrarySession,
} from './route.ts';
import { libraryRoutes, type LibraryDeps } from './routes.ts';

export interface AccessDeps {
  readonly log: Log;
  readonly authenticate: Authenticate;
  /** The owner, by the console's session. Throws `UNAUTHORIZED`, `FORBIDDEN`. */
  readonly consoleCaller: (request: FastifyRequest) => Promise<Caller>;
  /** Whether a token of the console that was let in still would be. */
  readonly isConsoleSession: (token: string) => Promise<boolean>;
  readonly isKeyGood: (accountId: string, keyId: string) => Promise<boolean>;
  readonly limitRate: LimitRate;
  readonly injectFault: (caller: Caller) => void;
}

/** Registers `/library/*`. */
export function libraryPlugin(
  deps: AccessDeps & LibraryDeps,
): (server: HttpServer) => Promise<void> {
  return keyOrSessionPlugin('/library', libraryRoutes(deps), deps);
}

/** Registers routes below `prefix` for keys and for the console's session. */
export function keyOrSessionPlugin(
  prefix: string,
  routes: readonly LibraryRoute[],
  deps: AccessDeps,
): (server: HttpServer) => Promise<void> {
  const add = (server: RouteServer, route: LibraryRoute): void =>
    addRoute(server, deps, { ...route, path: `${prefix}${route.path}` });
  return async (server) => {
    for (const route of routes) if (route.takesStream === undefined) add(server, route);
    await server.register((streams, _options, done) => {
      // never read here: what takes a file of any size reads it itself
      streams.removeAllContentTypeParsers();
      streams.addContentTypeParser('*', (_request, payload, parsed) => parsed(null, payload));
      for (const route of routes) if (route.takesStream === true) add(streams, route);
      done();
    });
  };
}

type RouteServer = Pick<HttpServer, 'route'>;

function addRoute(server: RouteServer, deps: AccessDeps, route: LibraryRoute): void {
  server.route({
    method: route.method,
    url: route.path,
    config: route.takesStream === true ? { takesUpload: true } : {},
    handler: async (request, reply) => {
      try {
        const { authorization } = request.headers;
        const caller = await callerOf(deps, { request, authorization }, reply);
        const answer = await route.answer(toRequest(deps, request, reply, caller));
        return await send(deps, reply, answer);
      } catch (error) {
        return sendFailure(deps, error, request, reply);
      }
    },
  });
}

/** By a key, or by the console's session. Throws `UNAUTHORIZED`. */
export async function callerOf(
  deps: AccessDeps,
  {
    request,
    authorization,
  }: { readonly request: FastifyRequest; readonly authorization: string | undefined },
  reply: FastifyReply,
): Promise<Caller> {
  const byKey = await deps.authenticate(authorization, 'v2').catch((error: unknown) => {
    if (bearerOf(authorization) === '') throw error;
    return undefined;
  });
  if (byKey === undefined) return deps.consoleCaller(request);
  const rate = await deps.limitRate(byKey, 'status');
  void reply.headers(rate.headers);
  if (rate.refusal !== undefined) throw rate.refusal;
  deps.injectFault(byKey);
  return byKey;
}

function toRequest(
  deps: AccessDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
): LibraryRequest {
  const params: Readonly<Record<string, unknown>> =
    typeof request.params === 'object' && request.params !== null ? { ...request.params } : {};
  return {
    param: (name) => (typeof params[name] === 'string' ? params[name] : ''),
    query: new URL(request.url, 'http://library').searchParams,
    body: request.body instanceof Readable ? {} : jsonObject(request.body),
    caller,
    origin: originOf(request),
    session: sessionOf(deps, request.headers.authorization, caller),
    signal: hangUpSignal(reply),
    ...(request.body instanceof Readable ? { stream: request.body } : {}),
  };
}

export function sessionOf(
  { isConsoleSession, isKeyGood }: AccessDeps,
  authorization: string | undefined,
  { account, key, apiVersion }: Caller,
): LibrarySession {
  const bearer = bearerOf(authorization);
  if (key !== undefined) {
    const isOpen = (): Promise<boolean> => isKeyGood(account.id, key.id);
    return { id: `key:${key.id}`, isWindow: false, isOpen };
  }
  if (apiVersion !== 'console') {
    return { id: 'cli', isWindow: false, isOpen: () => Promise.resolve(true) };
  }
  const isOpen = (): Promise<boolean> => isConsoleSession(bearer);
  return { id: `console:${hash('sha256', bearer)}`, isWindow: true, isOpen };
}

function send(deps: AccessDeps, reply: FastifyReply, answer: LibraryAnswer): FastifyReply {
  if (isFile(answer)) return sendFile(deps, reply, answer.file);
  if (isBytes(answer)) {
    const { bytes, type = 'application/octet-stream', borrowedAt } = answer;
    if (borrowedAt !== undefined) {
      void reply.header('x-hearth-borrowed', new Date(borrowedAt).toISOString());
    }
    return (
      reply
        .header('content-type', type)
        // what a site sent is never shown as a page of this origin
        .header('content-disposition', 'attachment')
        .header('x-content-type-options', 'nosniff')
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    );
  }
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ success: true, ...answer }));
}

function isBytes(answer: LibraryAnswer): answer is LibraryBytes {
  return 'bytes' in answer && answer.bytes instanceof Uint8Array;
}

function isFile(answer: LibraryAnswer): answer is { readonly file: LibraryFile } {
  return 'file' in answer;
}

/** What fails on the way ends the connection, so that half a file is never taken for a whole one. */
function sendFile(
  { log }: AccessDeps,
  reply: FastifyReply,
  { name, type, content }: LibraryFile,
): FastifyReply {
  const body = Readable.from(content, { objectMode: false });
  body.on('error', (error) => {
    log.error('library export broke off', { error: toHearthError(error).message });
  });
  return reply
    .header('content-type', type)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]+/g, '_')}"`)
    .send(body);
}

export function sendFailure(
  { log }: AccessDeps,
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
