/** A render service of tests: a door on a loopback port, whatever renders behind it. */
import fastify from 'fastify';
import { toHearthError } from '../../src/main/service/domain/errors.ts';
import { createRenderDoor } from '../../src/main/service/engines/remote/door.ts';
import { internalPlugin } from '../../src/main/service/http/internal.ts';
import { replyError } from '../../src/main/service/http/reply-error.ts';
import type { Engine } from '../../src/main/service/ports/engine.ts';
import type { NodeState } from '../../src/main/service/ports/nodes.ts';
import type { Clock } from '../../src/main/service/ports/system.ts';
import { aLog } from './browser.ts';

export const CLUSTER_SECRET = 'a secret of this cluster of tests';

export interface RenderNodeOfTests {
  /** As the list of services has it. */
  readonly state: NodeState;
  /** Cuts all connections; nobody answers any more. */
  close(): Promise<void>;
}

export async function renderNode(
  id: string,
  engine: Engine,
  {
    secret = CLUSTER_SECRET,
    clock = { now: () => Date.now() },
  }: { readonly secret?: string; readonly clock?: Clock } = {},
): Promise<RenderNodeOfTests> {
  const server = fastify({ forceCloseConnections: true });
  server.setErrorHandler((error, _request, reply) => {
    const { status, body } = replyError(toHearthError(error));
    return reply.code(status).send(body);
  });
  await internalPlugin(
    createRenderDoor({ engine, secret, node: id, clock, log: aLog() }),
    aLog(),
  )(server);
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  return { state: aNode(id, { address }), close: () => server.close() };
}

export function aNode(id: string, more: Partial<NodeState> = {}): NodeState {
  return {
    ...{ id, name: id, roles: ['render'], address: 'http://127.0.0.1:9', version: '0' },
    ...{ startedAt: 0, beatAt: 0, beats: 1, running: 0, waiting: 0, pages: 0, hosts: 0 },
    ...more,
  };
}
