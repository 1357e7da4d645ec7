/**
 * Is it alive, is it ready, what is it: the addresses that need no key.
 *
 * `GET /v0/health/liveness` answers while the process runs; `/v0/health/readiness` asks the store;
 * `/is-production` as the wire reference says; `/openapi.json` (v2, or `?version=v1`) from the contract.
 */
import type { FastifyInstance } from 'fastify';
import { toHearthError } from '../domain/errors.ts';
import type { Store } from '../ports/backend.ts';
import { originOf } from './server.ts';

/** Registers them. */
export function healthPlugin(deps: {
  readonly store: Pick<Store, 'checkHealth'>;
  readonly version: string;
}): (server: FastifyInstance) => Promise<void> {
  return (server) => {
    server.get('/v0/health/liveness', () => ({ status: 'ok', version: deps.version }));
    server.get('/v0/health/readiness', async (_request, reply) => {
      try {
        await deps.store.checkHealth();
        return { status: 'ok', version: deps.version };
      } catch (error) {
        return reply.code(503).send({ status: 'not ready', error: toHearthError(error).message });
      }
    });
    server.get('/is-production', () => ({ isProduction: true }));
    server.get('/openapi.json', async (request) => {
      // what answers look like is told to nobody else
      const { openApi } = await import('../../../contract/openapi.ts');
      const { searchParams } = new URL(request.url, originOf(request));
      const version = searchParams.get('version') === 'v1' ? 'v1' : 'v2';
      return openApi(version, originOf(request));
    });
    return Promise.resolve();
  };
}
