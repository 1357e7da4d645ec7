/**
 * The console: what the GUI reads and changes, under `/console/*`, for the installation's own account.
 *
 * The session token comes as a bearer header, is compared in constant time, and is no API key; API keys
 * are no session tokens. Host and Origin were checked before (http/guard.ts). Errors carry their code.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../domain/account.ts';
import { HearthError, toHearthError } from '../../domain/errors.ts';
import { inOwnWords } from '../../dialects/shared/validate.ts';
import { replyError } from '../reply-error.ts';
import { hangUpSignal, originOf, uploadConfig, type HttpServer } from '../server.ts';
import { bearerOf, jsonObject, type ConsoleRequest, type ConsoleRoute } from './console-route.ts';
import type { ConsoleDeps } from './deps.ts';
import { streamEvents } from './events.ts';
import { createExports } from './export.ts';
import { appRoutes } from './app-routes.ts';
import { jobRoutes } from './job-routes.ts';
import { keyRoutes } from './key-routes.ts';
import { apiRoutes } from './api-routes.ts';
import { liveRoutes } from './live.ts';
import { livePickRoutes } from './live-pick-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { planRoutes } from './plan-routes.ts';
import { rehearsalRoutes } from './rehearsal-routes.ts';
import { runRoutes } from './run-routes.ts';
import { createRuns } from './runs.ts';
import { registerSession } from './session-routes.ts';
import { registerSignIn } from './sign-in-routes.ts';
import { stateRoutes } from './state-routes.ts';
import { usageExportRoute } from './usage-export.ts';

/** Registers `/console/*`. */
export function consolePlugin(deps: ConsoleDeps): (server: HttpServer) => Promise<void> {
  return (server) => {
    const exports = createExports(deps);
    const runs = createRuns();
    const routes: readonly ConsoleRoute[] = [
      ...stateRoutes(deps),
      ...keyRoutes(deps),
      ...jobRoutes(deps),
      ...rehearsalRoutes(deps),
      ...planRoutes(deps),
      ...appRoutes(deps),
      ...apiRoutes(deps),
      ...liveRoutes(deps.live, deps.profiles),
      ...livePickRoutes(deps),
      ...profileRoutes(deps.profiles, deps.live),
      ...runRoutes(deps, runs),
      ...exports.routes,
    ];
    for (const route of routes) {
      server.route({
        method: route.method,
        url: route.path,
        config: uploadConfig(route),
        handler: (request, reply) =>
          guarded(deps, request, reply, async (caller) => {
            const asked = toConsoleRequest(request, reply, caller);
            const json = await route.answer(
              route.takesUpload === true ? await withUpload(deps, request, reply, asked) : asked,
            );
            tellOthers(deps, route, caller);
            return reply
              .header('content-type', 'application/json; charset=utf-8')
              .header('cache-control', 'no-store')
              .send(JSON.stringify(json));
          }),
      });
    }
    registerSignIn(server, deps, guardedOpen(deps));
    registerSession(server, deps, guardedOpen(deps));
    server.get('/console/events', (request, reply) =>
      guarded(deps, request, reply, (caller) => streamEvents(deps, caller, request, reply)),
    );
    server.get('/console/exports/:ticket', (request, reply) =>
      guardedOpen(deps)(request, reply, () =>
        exports.send(stringRecord(request.params)['ticket'] ?? '', reply),
      ),
    );
    server.get('/console/usage/export', (request, reply) =>
      guarded(deps, request, reply, (caller) =>
        usageExportRoute(deps, toConsoleRequest(request, reply, caller), reply),
      ),
    );
    server.addHook('preClose', (done) => {
      runs.stop();
      done();
    });
    return Promise.resolve();
  };
}

/** Every window of the account reads again what one of them has changed. */
function tellOthers({ news }: ConsoleDeps, { method, path }: ConsoleRoute, caller: Caller): void {
  const kind = CHANGED.find((one) => [`/console/${one}`, `/console/${one}/:id`].includes(path));
  if (method === 'GET' || kind === undefined) return;
  news.tell(caller.account.id, { type: `${kind}.changed` });
}

const CHANGED = ['keys', 'plan', 'settings'] as const;

async function withUpload(
  deps: ConsoleDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: ConsoleRequest,
): Promise<ConsoleRequest> {
  const { upload, body } = await deps.receiveUpload(request.raw, reply.raw, asked.signal);
  return { ...asked, upload, body: jsonObject(body) };
}

/** For the few addresses that need no token: failures are told like everywhere else. */
function guardedOpen(
  deps: ConsoleDeps,
): (request: FastifyRequest, reply: FastifyReply, serve: () => unknown) => Promise<unknown> {
  return async (request, reply, serve) => {
    try {
      refuseNeighbour(request.headers);
      return await serve();
    } catch (error) {
      return sendFailure(deps, error, request, reply);
    }
  };
}

async function guarded(
  deps: ConsoleDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  serve: (caller: Caller) => Promise<unknown>,
): Promise<unknown> {
  try {
    refuseNeighbour(request.headers);
    return await serve(await callerOf(deps, request.headers.authorization));
  } catch (error) {
    return sendFailure(deps, error, request, reply);
  }
}

/**
 * Pages of other loopback ports may use the API with a key; the console is for its own window. Throws
 * `FORBIDDEN`. Foreign origins were refused before (http/guard.ts).
 */
function refuseNeighbour({ origin, host }: FastifyRequest['headers']): void {
  const from = origin === undefined ? null : URL.parse(origin);
  if (from === null || from.host === host || !LOOPBACK.test(from.hostname)) return;
  throw new HearthError(
    'FORBIDDEN',
    `The console answers its own window only, not pages of ${from.origin}.`,
  );
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/** The owner, by the session's token. Throws `UNAUTHORIZED`, `FORBIDDEN`. */
export async function consoleCaller(deps: ConsoleDeps, request: FastifyRequest): Promise<Caller> {
  refuseNeighbour(request.headers);
  return callerOf(deps, request.headers.authorization);
}

/** Throws `UNAUTHORIZED`, `FORBIDDEN`. The account is read anew: its plan may have changed since. */
async function callerOf(deps: ConsoleDeps, header: string | undefined): Promise<Caller> {
  await admit(deps, bearerOf(header));
  const account = await deps.accounts.find(deps.accountId);
  return { account, apiVersion: 'console' };
}

async function admit({ access, localSession }: ConsoleDeps, token: string): Promise<void> {
  switch (access.kind) {
    case 'refused':
      throw new HearthError('FORBIDDEN', access.reason);
    case 'sign-in':
      // the session token lies in a file of this machine: beyond loopback it lets nobody in
      if (await access.signIn.isSession(token)) return;
      throw new HearthError('UNAUTHORIZED', 'Sign in to use the console.');
    case 'session-token':
      if (isSame(token, localSession.token)) return;
      throw new HearthError(
        'UNAUTHORIZED',
        'The console needs the session token. Open the address that Hearth printed at its start, or run "hearth open".',
      );
  }
}

/** Whether a token that was let in once still would be. */
export async function isConsoleSession(deps: ConsoleDeps, token: string): Promise<boolean> {
  return admit(deps, token).then(
    () => true,
    () => false,
  );
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

function toConsoleRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
): ConsoleRequest {
  return {
    params: stringRecord(request.params),
    query: new URL(request.url, 'http://console').searchParams,
    body: jsonObject(request.body),
    caller,
    origin: originOf(request),
    signal: hangUpSignal(reply),
  };
}

function stringRecord(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, String(item)]));
}

function sendFailure(
  deps: ConsoleDeps,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  const failure = inOwnWords(toHearthError(error));
  if (failure.code === 'INTERNAL') {
    const cause = failure.cause instanceof Error ? failure.cause.stack : String(failure.cause);
    deps.log.error('console request failed unexpectedly', { path: request.url, cause });
  }
  const { status, headers, body } = replyError(failure);
  return (
    reply
      // a browser that meets 408 on a kept connection sends the request again by itself (RFC 9110, 15.5.9)
      .code(status === 408 ? 504 : status)
      .headers(headers)
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify({ ...body, code: failure.code }))
  );
}
