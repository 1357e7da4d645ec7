/**
 * `POST /console/session`: the session of this machine, for a link's code or the token of an earlier start.
 * `POST /console/session/link`: a fresh link, for `hearth open` and for a window that has a session.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  SessionLinkAnswer,
  SessionTokenAnswer,
} from '../../../../contract/console/sign-in.ts';
import { HearthError } from '../../domain/errors.ts';
import type { HttpServer } from '../server.ts';
import { bearerOf, jsonObject, textField } from './console-route.ts';
import type { ConsoleDeps } from './deps.ts';

type Guarded = (
  request: FastifyRequest,
  reply: FastifyReply,
  serve: () => unknown,
) => Promise<unknown>;

export function registerSession(
  server: HttpServer,
  { access, localSession, app }: Pick<ConsoleDeps, 'access' | 'localSession' | 'app'>,
  guarded: Guarded,
): void {
  const post = (path: string, serve: (request: FastifyRequest) => object): void => {
    server.post(path, (request, reply) =>
      guarded(request, reply, () =>
        reply
          .header('content-type', 'application/json; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(JSON.stringify(serve(request))),
      ),
    );
  };
  post('/console/session', ({ body }): SessionTokenAnswer => {
    if (access.kind === 'refused') throw new HearthError('FORBIDDEN', access.reason);
    const given = jsonObject(body);
    const byCode = localSession.take(textField(given, 'code') ?? '', textField(given, 'claim'));
    // an earlier token of this machine is no sign-in of a person
    const isOwn = access.kind === 'session-token';
    const token =
      byCode ?? (isOwn ? localSession.renew(textField(given, 'earlier') ?? '') : undefined);
    if (token !== undefined) return { token };
    throw new HearthError(
      'UNAUTHORIZED',
      'This link was used before, or it is of an earlier start. Run "hearth open" for a fresh one.',
    );
  });
  post('/console/session/link', ({ headers }): SessionLinkAnswer => {
    const bearer = bearerOf(headers.authorization);
    const isOwn = access.kind === 'session-token';
    if (!localSession.isLocal(bearer)) throw new HearthError('UNAUTHORIZED', 'Unauthorized');
    return { url: app.address() + (isOwn ? localSession.link() : '/') };
  });
}
