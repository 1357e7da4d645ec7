/**
 * `/console/sign-in` and `/console/sign-out`: the console's only addresses that need no session. What they do
 * stands in operations/sign-in.ts; where the session token is the sign-in they only say so.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  EmailCodeAnswer,
  OpenIdAnswer,
  SessionAnswer,
  SignInAnswer,
} from '../../../../contract/console/sign-in.ts';
import { HearthError, toHearthError } from '../../domain/errors.ts';
import type { Json } from '../../domain/json.ts';
import type { SignIn } from '../../operations/sign-in.ts';
import { originOf, type HttpServer } from '../server.ts';
import { bearerOf, jsonObject, textField } from './console-route.ts';
import type { Access, ConsoleDeps } from './deps.ts';

type Guarded = (
  request: FastifyRequest,
  reply: FastifyReply,
  serve: () => unknown,
) => Promise<unknown>;

const CALLBACK = '/console/sign-in/openid/callback';

export function registerSignIn(
  server: HttpServer,
  { access, localSession, log }: Pick<ConsoleDeps, 'access' | 'localSession' | 'log'>,
  guarded: Guarded,
): void {
  const answer = (reply: FastifyReply, json: unknown): FastifyReply =>
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(JSON.stringify(json));
  const post = (
    path: string,
    serve: (
      signIn: SignIn,
      body: Readonly<Record<string, Json | undefined>>,
      request: FastifyRequest,
    ) => unknown,
  ): void => {
    server.post(path, (request, reply) =>
      guarded(request, reply, async () =>
        answer(reply, await serve(signInOf(access), jsonObject(request.body), request)),
      ),
    );
  };

  server.get('/console/sign-in', (request, reply) =>
    guarded(request, reply, () => answer(reply, waysOf(access))),
  );
  post('/console/sign-in/email', async (signIn, body, { ip }): Promise<EmailCodeAnswer> => {
    const { expiresAt } = await signIn.askCode(textField(body, 'email') ?? '', ip);
    return { sent: true, expiresAt };
  });
  post('/console/sign-in/code', (signIn, body, { ip }): Promise<SessionAnswer> =>
    signIn.takeCode(textField(body, 'email') ?? '', textField(body, 'code') ?? '', ip),
  );
  post('/console/sign-in/openid', (signIn, _body, request): Promise<OpenIdAnswer> =>
    signIn.beginOpenId(publicOrigin(access, request) + CALLBACK, request.ip),
  );
  post('/console/sign-out', async (signIn, _body, request) => {
    await signIn.signOut(bearerOf(request.headers.authorization));
    return { signedOut: true };
  });
  server.get(CALLBACK, (request, reply) =>
    guarded(request, reply, async () => {
      const signIn = signInOf(access);
      void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      try {
        const { token } = await signIn.finishOpenId(publicOrigin(access, request) + request.url);
        return await reply.redirect(localSession.link(token));
      } catch (error) {
        const failure = toHearthError(error);
        if (failure.code !== 'SIGN_IN_FAILED') throw failure;
        log.warn('sign-in failed', { error: failure.message });
        return reply.redirect(`/#sign-in-problem=${encodeURIComponent(failure.message)}`);
      }
    }),
  );
}

function waysOf(access: Access): SignInAnswer {
  switch (access.kind) {
    case 'session-token':
      return { ways: ['session-token'] };
    case 'refused':
      return { ways: [], refusal: access.reason };
    case 'sign-in': {
      const { ways, openIdName } = access.signIn;
      return { ways, ...(openIdName === undefined ? {} : { openIdName }) };
    }
  }
}

function signInOf(access: Access): SignIn {
  if (access.kind === 'sign-in') return access.signIn;
  throw new HearthError(
    'FORBIDDEN',
    access.kind === 'refused'
      ? access.reason
      : 'On this machine the session token is the sign-in. Open the address that Hearth printed at its start.',
  );
}

function publicOrigin(access: Access, request: FastifyRequest): string {
  return (access.kind === 'sign-in' ? access.publicUrl : undefined) ?? originOf(request);
}
