/**
 * The HTTP face: Fastify with the guard, the order of checks, one body reader, one error writer.
 *
 * No rule of the product lives here: routes translate, ask an operation and translate back. The only
 * catch-all of the service stands here (the other is the task consumer).
 */
import { createServer as createHttpsServer } from 'node:https';
import fastify, {
  type FastifyContextConfig,
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
import { inTrace, traceOf } from '../ports/trace.ts';
import { BODY_LIMIT_BYTES, bodyTooLarge, malformedJson, parseBody } from './body.ts';
import { guardRequest, type GuardRules } from './guard.ts';
import { answerBadAddress, answerBadHead, isSocketUpgrade } from './malformed.ts';
import { notHere } from './not-here.ts';
import { answerPage } from './pages.ts';
import { replyError } from './reply-error.ts';
import { unpacked } from './unpack.ts';
import type { Route, RouteRequest } from './route.ts';
import { announcedBytes, type ReceiveUpload } from './upload.ts';

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
  readonly injectFault: (caller: Caller) => void;
  readonly routes: readonly Route[];
  readonly receiveUpload: ReceiveUpload;
  /** Console, static files, sockets: they register themselves. */
  readonly plugins: readonly ((server: FastifyInstance) => Promise<void>)[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    takesUpload?: true;
  }
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
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBadHead,
    http: { shouldUpgradeCallback: isSocketUpgrade },
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
  // never read here: a route that takes a file reads it itself (upload.ts)
  server.addContentTypeParser(/^multipart\/form-data\b/i, (request, _body, done) => {
    const { takesUpload } = request.routeOptions.config;
    if (takesUpload === true) done(null, {});
    else done(malformedJson('Send JSON here, not a multipart form.'));
  });
  server.addHook('onRequest', (request, reply, done) => {
    try {
      guardRequest({ host: request.headers.host, origin: request.headers.origin }, deps.guard);
      if (answerPage(request, reply, (url) => methodsAt(deps, url))) return;
      // whatever was sent to an address that is none is not read
      if (request.is404 && !isLostReader(deps, request)) throw notFound(deps, request, reply);
      done();
    } catch (error) {
      done(toHearthError(error));
    }
  });
  server.setErrorHandler((error, request, reply) => sendError(deps, error, request, reply));
  readWhenAsked(server);
  for (const plugin of deps.plugins) await plugin(server);
  for (const route of deps.routes) addRoute(server, deps, route);
  return server;
}

/** A browser whose reader typed an address that is none: the GUI says so, with a way back (console/static.ts). */
const isLostReader = (deps: ServerDeps, { method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers['sec-fetch-dest'] === 'document' && !isKnown(deps, url);

const isKnown = (deps: ServerDeps, url: string): boolean => methodsAt(deps, url).length > 0;

function methodsAt({ routes }: ServerDeps, url: string): readonly string[] {
  const here = routes.filter((route) => matches(route.path, pathOf(url)));
  return [...new Set(here.map(({ method }) => method))].toSorted();
}

function notFound(
  deps: ServerDeps,
  { method, url }: FastifyRequest,
  reply: FastifyReply,
): HearthError {
  const offered = methodsAt(deps, url);
  if (offered.length === 0) {
    const sentence = notHere(pathOf(url), (path) => methodsAt(deps, path));
    return new HearthError('NOT_FOUND', sentence);
  }
  // RFC 9110, section 15.5.6
  reply.header('allow', offered.join(', '));
  return new HearthError(
    'METHOD_NOT_ALLOWED',
    `${method} is not offered at this address; use ${offered.join(' or ')}.`,
  );
}

/** Of a body that was refused so much is read, and dropped, so that the client can hear why. */
const REST_BYTES = 64 * 1_048_576;
const REST_MS = 10_000;

/**
 * Clients that ask before they send (`Expect: 100-continue`) are told to go on when the body is wanted;
 * what others send of a body that is not wanted is dropped, up to a limit.
 */
function readWhenAsked(server: FastifyInstance): void {
  // other expectations may be ignored (RFC 9110, section 10.1.1)
  for (const event of ['checkContinue', 'checkExpectation']) {
    server.server.on(event, (request, response) => {
      server.server.emit('request', request, response);
    });
  }
  server.addHook('preParsing', (request, reply, payload, done) => {
    if (/^100-continue$/i.test(request.headers.expect ?? '')) reply.raw.writeContinue();
    const { takesUpload } = request.routeOptions.config;
    const coding = takesUpload === true ? '' : (request.headers['content-encoding'] ?? '');
    try {
      done(null, unpacked(payload, coding, BODY_LIMIT_BYTES));
    } catch (error) {
      done(toHearthError(error));
    }
  });
  server.addHook('onResponse', ({ raw }, _reply, done) => {
    done();
    if (raw.complete || raw.destroyed) return;
    let left = REST_BYTES;
    raw.on('data', (chunk: Uint8Array) => {
      left -= chunk.length;
      if (left < 0) raw.destroy();
    });
    const timer = setTimeout(() => raw.destroy(), REST_MS);
    raw.once('close', () => clearTimeout(timer));
    raw.resume();
  });
}

/** https in place of http; to Fastify both are the same server. Throws `CONFIG_INVALID` for bad files. */
function secureFactory(tls: NonNullable<ServerDeps['tls']>): FastifyServerFactory {
  return (handler) => {
    try {
      return createHttpsServer({ ...tls, shouldUpgradeCallback: isSocketUpgrade }, handler);
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
    config: uploadConfig(route),
    onRequest: async (request, reply) => {
      const caller = await deps.authenticate(request.headers.authorization, familyOf(route.path));
      request.caller = caller;
      const rate = await deps.limitRate(caller, route.bucket);
      void reply.headers(rate.headers);
      if (rate.refusal !== undefined) throw rate.refusal;
      if (route.spends === undefined) deps.injectFault(caller);
      else await deps.admit(caller, route.spends);
      if (route.takesUpload === true) announcedBytes(request.raw);
    },
    handler: async (request, reply) => {
      const asked = toRouteRequest(request, reply);
      const { receiveUpload: receive } = deps;
      const sent = route.takesUpload && (await receive(request.raw, reply.raw, asked.signal));
      const trace = traceOf(request.headers['traceparent']);
      const answer = await inTrace(trace, () => route.handle({ ...asked, ...sent }));
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

/** Tells the body readers to leave the body of such a route to it. */
export function uploadConfig(route: { readonly takesUpload?: true }): FastifyContextConfig {
  return route.takesUpload === undefined ? {} : { takesUpload: true };
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
  const onClose = (): void => {
    if (reply.raw.writableEnded) return;
    controller.abort(new HearthError('SCRAPE_JOB_CANCELLED', 'The client hung up.'));
  };
  // it may have hung up while its key was looked at
  if (reply.raw.destroyed) onClose();
  else reply.raw.once('close', onClose);
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
  const failure = fromFastify(error, request);
  if (failure.code === 'INTERNAL') {
    const cause = failure.cause instanceof Error ? failure.cause.stack : String(failure.cause);
    deps.log.error('request failed unexpectedly', { path: pathOf(request.url), cause });
  }
  const answer = replyError(failure, familyOf(pathOf(request.url)));
  // Fastify would close under a client that is still sending, which then hears nothing: `readWhenAsked` drops the rest
  if (failure.code === 'BODY_TOO_LARGE') void reply.removeHeader('connection');
  return reply
    .code(answer.status)
    .headers(answer.headers)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(answer.body));
}

/** Fastify's own refusals in our words. */
function fromFastify(error: unknown, { raw }: FastifyRequest): HearthError {
  if (error instanceof HearthError) return error;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  // nobody hears the answer any more, and nothing of ours went wrong
  if (code === 'ECONNRESET' && !raw.complete) {
    return new HearthError('BAD_REQUEST', 'The request ended before its body was there.', {
      cause: error,
    });
  }
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return bodyTooLarge(error);
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return bad('The body is not as long as the header content-length says.', error);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return bad('The header content-type cannot be read; send application/json.', error);
    case 'FST_ERR_BAD_URL':
      return bad('The address of the request cannot be read; check it for stray % signs.', error);
    default:
      return toHearthError(error);
  }
}

const bad = (message: string, cause: unknown): HearthError =>
  new HearthError('BAD_REQUEST', message, { cause });

function pathOf(url: string): string {
  return url.split('?')[0]?.replaceAll(/\/{2,}/g, '/') ?? '/';
}

const familyOf = (path: string): 'v1' | 'v2' => (path.startsWith('/v1/') ? 'v1' : 'v2');

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.replace(/\/$/, '').split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  );
}
