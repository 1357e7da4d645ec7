/** A browser that is driven in a thread of its own keeps what the port promises. */
import { aThreadBrowser } from '../../support/thread-browser.ts';
import { engineSuite } from './engine-suite.ts';

engineSuite('browser thread', ({ net }) => {
  const { engine } = aThreadBrowser(async (host, port) => [await net.resolveAllowed(host, port)]);
  return engine;
});
