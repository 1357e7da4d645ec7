/** Replay below a path of the API, for installations with one port. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { HearthError } from '../../domain/errors.ts';
import { originOf, type HttpServer } from '../server.ts';

export interface ReplayBelow {
  readonly path: string;
  /** False: kept pages have a port of their own. */
  readonly handle: (asked: {
    readonly request: IncomingMessage;
    readonly response: ServerResponse;
    readonly origin: string;
  }) => Promise<boolean>;
}

/** Registers it. The server's guard has looked at Host and Origin. */
export function replayPlugin({ path, handle }: ReplayBelow): (server: HttpServer) => Promise<void> {
  return (server) => {
    server.get(`${path}/*`, async (request, reply) => {
      reply.hijack();
      const asked = { request: request.raw, response: reply.raw, origin: originOf(request) };
      if (await handle(asked)) return;
      const { message } = new HearthError('NOT_FOUND', 'Kept pages have a port of their own here.');
      reply.raw.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(message);
    });
    return Promise.resolve();
  };
}
