import { aBrowser } from '../../support/browser.ts';
import { engineSuite } from './engine-suite.ts';

engineSuite('browser', ({ net }) => {
  const { engine, egress } = aBrowser(async (host, port) => [await net.resolveAllowed(host, port)]);
  return {
    name: engine.name,
    capabilities: engine.capabilities,
    capture: (request, context) => engine.capture(request, context),
    stats: () => engine.stats(),
    close: async () => {
      await engine.close();
      await egress.close();
    },
  };
});
