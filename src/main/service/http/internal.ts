/**
 * `POST /internal/…`: what the other services of the cluster ask of this one. Who calls is known before a byte of the
 * body is read; the answer is a stream of pieces (engines/remote), and hanging up stops what was asked for.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HearthError, toHearthError } from '../domain/errors.ts';
import type { AdmittedCall, RenderDoor } from '../ports/render-door.ts';
import type { Log } from '../ports/system.ts';
import { inTrace, traceOf } from '../ports/trace.ts';
import { hangUpSignal } from './server.ts';

/** A page that is opened again from the library brings its whole recording. */
const MOST_BYTES = 1_073_741_824;

/** Registers it. */
export function internalPlugin(
  door: RenderDoor,
  log: Log,
): (server: FastifyInstance) => Promise<void> {
  const admitted = new WeakMap<FastifyRequest, AdmittedCall>();
  return async (server) => {
    await server.register((scope, _options, done) => {
      scope.removeAllContentTypeParsers();
      const parsing = { parseAs: 'buffer', bodyLimit: MOST_BYTES } as const;
      scope.addContentTypeParser('*', parsing, (_request, body, parsed) => parsed(null, body));
      scope.post('/internal/*', {
        onRequest: (request, _reply, next) => {
          const { method, url: path, headers } = request;
          try {
            admitted.set(request, door.admit({ method, path, headers }));
            next();
          } catch (error) {
            const { message } = toHearthError(error);
            log.warn('a call of another service is refused', { from: request.ip, why: message });
            next(toHearthError(error));
          }
        },
        handler: async (request, reply) => {
          const call = admitted.get(request);
          if (call === undefined) throw new HearthError('UNAUTHORIZED', 'Unauthorized');
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const signal = hangUpSignal(reply);
          const { raw } = reply;
          const begin = (): void => {
            if (reply.sent) return;
            reply.hijack();
            raw.writeHead(200, { 'content-type': 'application/octet-stream' });
          };
          const write = (piece: Uint8Array): void => {
            begin();
            if (!raw.destroyed) raw.write(piece);
          };
          const trace = traceOf(request.headers['traceparent']);
          await inTrace(trace, () => door.serve(call, body, { signal, write }));
          begin();
          raw.end();
        },
      });
      done();
    });
  };
}
