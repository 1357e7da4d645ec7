/** A service that only crawls or renders: health is told, anything else is another service's to answer. */
import type { FastifyInstance } from 'fastify';

const ERROR =
  'This service has no role "api"; send requests to one that has (hearth doctor lists them).';
/** Asked of every service of a cluster, and by its services of each other. */
const OPEN = /^\/(v0\/health\/|metrics$|internal\/)/;

/** Registers it; routes that come after are refused. */
export function noApiPlugin(server: FastifyInstance): Promise<void> {
  server.addHook('onRequest', async (request, reply) => {
    if (!OPEN.test(request.url)) await reply.code(503).send({ success: false, error: ERROR });
  });
  return Promise.resolve();
}
