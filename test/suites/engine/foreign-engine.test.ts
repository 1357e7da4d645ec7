/** A Chromium that others started keeps what the port promises. */
import { aBrowser } from '../../support/browser.ts';
import { endpointsOf, startForeignBrowser } from '../../support/foreign-browser.ts';
import { engineSuite } from './engine-suite.ts';

engineSuite('browser of others', async ({ net }) => {
  const foreign = await startForeignBrowser();
  const { engine, egress } = aBrowser(
    async (host, port) => [await net.resolveAllowed(host, port)],
    { endpoints: endpointsOf(foreign.url) },
  );
  return {
    name: engine.name,
    capabilities: engine.capabilities,
    capture: (request, context) => engine.capture(request, context),
    stats: () => engine.stats(),
    close: async () => {
      await engine.close();
      await egress.close();
      await foreign.close();
    },
  };
});
