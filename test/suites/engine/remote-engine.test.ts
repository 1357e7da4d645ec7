/** A browser that is another service's keeps what the port promises. */
import { createRemoteEngine } from '../../../src/main/service/engines/remote/engine.ts';
import { aBrowser, aLog } from '../../support/browser.ts';
import { CLUSTER_SECRET, renderNode } from '../../support/render-node.ts';
import { engineSuite } from './engine-suite.ts';

engineSuite('remote', async ({ net, clock }) => {
  const browser = aBrowser(async (host, port) => [await net.resolveAllowed(host, port)]);
  const node = await renderNode('r1', browser.engine);
  const remote = createRemoteEngine({
    list: () => Promise.resolve([node.state]),
    monotonic: () => performance.now(),
    secret: CLUSTER_SECRET,
    clock,
    log: aLog(),
  });
  return {
    name: remote.name,
    capabilities: remote.capabilities,
    capture: (request, context) => remote.capture(request, context),
    stats: () => remote.stats(),
    close: async () => {
      await remote.close();
      await node.close();
      await browser.close();
    },
  };
});
