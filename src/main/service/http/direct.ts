/** Routes asked by a caller of the same process: the order of checks and the answers of the HTTP face, without a socket. */
import type { Caller } from '../domain/account.ts';
import { toHearthError } from '../domain/errors.ts';
import type { Log } from '../ports/system.ts';
import type { ServerDeps } from './server.ts';
import { replyError } from './reply-error.ts';
import { jsonOf, type Route } from './route.ts';

export interface DirectDeps extends Pick<ServerDeps, 'admit'> {
  readonly log: Log;
  readonly caller: Caller;
  /** Asked with POST, their paths without parameters. */
  readonly routes: readonly Route[];
}

interface DirectReply {
  readonly status: number;
  readonly json: unknown;
}

export type Direct = (path: string, body: unknown, signal: AbortSignal) => Promise<DirectReply>;

/** A failure is an answer, too. Throws for a path that is none. */
export function createDirect({ admit, log, caller, routes }: DirectDeps): Direct {
  return async (path, body, signal) => {
    const route = routes.find((one) => one.method === 'POST' && one.path === path);
    if (route === undefined) throw new Error(`Nothing is served at ${path}.`);
    try {
      if (route.spends !== undefined) await admit(caller, route.spends);
      const asked = { params: {}, query: {}, headers: {}, body, caller, origin: '', signal };
      const reply = await route.handle(asked);
      return { status: reply.status, json: jsonOf(reply) };
    } catch (error) {
      const failure = toHearthError(error);
      if (failure.code === 'INTERNAL') {
        const cause = failure.cause instanceof Error ? failure.cause.stack : String(failure.cause);
        log.error('request failed unexpectedly', { path, cause });
      }
      const { status, body: json } = replyError(failure);
      return { status, json };
    }
  };
}
