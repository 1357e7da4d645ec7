/** The browser in this very thread: for commands that end with their answer. */
import { browserParts, type OwnBrowser } from './compose-browser.ts';
import type { Closers, Parts } from './compose-parts.ts';
import type { Config } from './config.ts';
import { createBrowserEngine } from './engines/browser/engine.ts';
import { createEgressProxy } from './net/egress-proxy.ts';
import type { Net } from './net/net.ts';
import { sniffEncoding } from './pipeline/dom/encoding.ts';

/** Throws `CONFIG_INVALID`. */
export function openInlineBrowser(
  config: Config,
  { clock, log }: Pick<Parts, 'clock' | 'log'>,
  net: Net,
  closers: Closers,
): OwnBrowser {
  const { settings, egress: place, ...tools } = browserParts(config, { clock }, net);
  const egress = createEgressProxy({
    ...place,
    resolve: (host, port) => net.resolveAllAllowed(host, port),
  });
  closers.push(() => egress.close());
  const engine = createBrowserEngine({
    ...settings,
    ...tools,
    egress,
    clock,
    log,
    encodingOf: sniffEncoding,
  });
  return Object.assign(engine, { egressPort: () => egress.port() });
}
