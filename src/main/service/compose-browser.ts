/**
 * The browser of this service: driven in a thread of its own where the service stays, in this thread where a command ends
 * with its answer. Either way the same engine and egress proxy (engines/browser).
 */
import { egressPlaceOf, endpointsOf } from './compose-fleet.ts';
import type { Parts } from './compose-parts.ts';
import type { Config } from './config.ts';
import type { ThreadData } from './engines/browser/thread/messages.ts';
import type { BrowserEngine } from './engines/browser/engine.ts';
import { createThreadBrowser } from './engines/browser/thread/engine.ts';
import type { Net } from './net/net.ts';
import { threadFile } from './domain/thread-file.ts';

/** A browser of this service, wherever it is driven. */
export interface OwnBrowser extends BrowserEngine {
  /** Where its egress proxy listens; undefined while it does not. */
  egressPort(): number | undefined;
}

/** What a browser is told of the settings, and what it asks of the service. */
export interface BrowserParts {
  readonly settings: ThreadData['settings'];
  readonly egress: ThreadData['egress'];
  readonly refetch: Net['fetch'];
  readonly fetchText?: (url: string) => Promise<string>;
}

/** Longest time and most bytes of one filter list. */
const LIST_LIMIT_MS = 30_000;
const LIST_LIMIT_BYTES = 20_971_520;

/** Throws `CONFIG_INVALID`. */
export function browserParts(
  config: Config,
  { clock }: Pick<Parts, 'clock'>,
  net: Net,
): BrowserParts {
  const endpoints = endpointsOf(config);
  const fetchText = async (url: string): Promise<string> => {
    const limits = { maxBodyBytes: LIST_LIMIT_BYTES };
    const answer = await net.fetch({ url, ...limits }, { deadlineAt: clock.now() + LIST_LIMIT_MS });
    return new TextDecoder().decode(answer.body);
  };
  return {
    settings: {
      dataDir: config.dataDir,
      env: config.env,
      idleMs: config.browserIdleMs,
      maxContexts: config.browserContexts,
      // their processors are not those of this machine
      ...(endpoints.length === 0 ? {} : { endpoints, maxPages: config.browserContexts }),
      ...(config.chromiumPath === undefined ? {} : { chromiumPath: config.chromiumPath }),
      ...(config.bundledChromiumDir === undefined ? {} : { bundledDir: config.bundledChromiumDir }),
    },
    egress: {
      ...egressPlaceOf(config),
      ...(config.proxyUrl === undefined ? {} : { upstreamUrl: config.proxyUrl }),
    },
    refetch: (request, context) => net.fetch(request, context),
    ...(config.adblockLists ? { fetchText } : {}),
  };
}

/** The browser in a thread of its own. Throws `CONFIG_INVALID`. */
export function openThreadBrowser(
  config: Config,
  parts: Pick<Parts, 'clock' | 'log'>,
  net: Net,
): OwnBrowser {
  return createThreadBrowser({
    ...browserParts(config, parts, net),
    clock: parts.clock,
    log: parts.log,
    resolve: (host, port) => net.resolveAllAllowed(host, port),
    workerUrl: threadFile(import.meta.url, './compose-browser-thread.ts', 'browser-thread'),
  });
}
