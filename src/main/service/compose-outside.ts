/**
 * Everything that reaches out of the process: net, engines, robots.txt; and the workers that read what
 * came back.
 */
import type { Closers, Parts } from './compose-parts.ts';
import { openPipeline } from './compose-pipeline.ts';
import { egressPlaceOf, endpointsOf } from './compose-fleet.ts';
import { openDoor, openRemote, type Among } from './compose-render.ts';
import type { Config } from './config.ts';
import { toHearthError } from './domain/errors.ts';
import { createBrowserEngine, type BrowserEngine } from './engines/browser/engine.ts';
import { createHttpEngine } from './engines/http/http-engine.ts';
import { createEgressProxy, type EgressProxy } from './net/egress-proxy.ts';
import { createNet, type Net } from './net/net.ts';
import { createRobots } from './net/robots.ts';
import { sniffEncoding } from './pipeline/dom/encoding.ts';
import type { Engine } from './ports/engine.ts';
import type { LiveBrowser } from './ports/live-page.ts';
import type { Pipeline } from './ports/pipeline.ts';
import type { RenderDoor } from './ports/render-door.ts';
import type { Robots } from './ports/robots.ts';
import type { Log } from './ports/system.ts';

export interface Outside {
  readonly net: Net;
  readonly http: Engine;
  readonly browser: Engine & Partial<LiveBrowser>;
  readonly pipeline: Pipeline;
  readonly robots: Robots;
  /** Present where this service renders for others. */
  readonly door: RenderDoor | undefined;
}

interface OutsideParts extends Among {
  /** Where this service itself listens: pages never reach it. */
  readonly ownPorts: () => readonly (string | number | undefined)[];
}

/** Everything that reaches out of the process, and the workers that read what came back. */
export function openOutside(
  config: Config,
  parts: Parts,
  { ownPorts, ...among }: OutsideParts,
  closers: Closers,
): Outside {
  const { clock } = parts;
  const late: { egress?: EgressProxy } = {};
  const net = createNet({
    allowPrivateNetwork: config.allowPrivateNetwork,
    ownPorts: () => portsOf([...ownPorts(), late.egress?.port()]),
    clock,
    ...(config.proxyUrl === undefined ? {} : { proxyUrl: config.proxyUrl }),
    ...(parts.lookup === undefined ? {} : { lookup: parts.lookup }),
  });
  closers.push(() => net.close());
  const openOwn = (): BrowserEngine => {
    late.egress = openEgress(config, net, closers);
    return openBrowser(config, parts, late.egress, net);
  };
  const browser = parts.browser ?? openRemote(config, parts, among) ?? openOwn();
  closers.push(() => browser.close());
  const pipeline = parts.pipeline ?? openPipeline(config);
  closers.push(() => pipeline.close());
  const robots = createRobots({ net, clock });
  const door = openDoor(config, parts, { engine: browser, workerId: among.workerId });
  return { net, http: createHttpEngine({ net, clock }), browser, pipeline, robots, door };
}

/** Longest time and most bytes of one filter list. */
const LIST_LIMIT_MS = 30_000;
const LIST_LIMIT_BYTES = 20_971_520;
/** The proxy of the browser's pages. */
export function openEgress(
  config: Config,
  net: Pick<Net, 'resolveAllAllowed'>,
  closers: Closers,
): EgressProxy {
  const egress = createEgressProxy({
    resolve: (host, port) => net.resolveAllAllowed(host, port),
    ...egressPlaceOf(config),
    ...(config.proxyUrl === undefined ? {} : { upstreamUrl: config.proxyUrl }),
  });
  closers.push(() => egress.close());
  return egress;
}

export function openBrowser(
  config: Config,
  { clock, log }: Pick<Parts, 'clock' | 'log'>,
  egress: EgressProxy,
  net: Net,
): BrowserEngine {
  const endpoints = endpointsOf(config);
  const fetchText = async (url: string): Promise<string> => {
    const limits = { maxBodyBytes: LIST_LIMIT_BYTES };
    const answer = await net.fetch({ url, ...limits }, { deadlineAt: clock.now() + LIST_LIMIT_MS });
    return new TextDecoder().decode(answer.body);
  };
  return createBrowserEngine({
    dataDir: config.dataDir,
    env: config.env,
    egress,
    clock,
    log,
    idleMs: config.browserIdleMs,
    maxContexts: config.browserContexts,
    // their processors are not those of this machine
    ...(endpoints.length === 0 ? {} : { endpoints, maxPages: config.browserContexts }),
    refetch: (request, context) => net.fetch(request, context),
    encodingOf: sniffEncoding,
    ...(config.chromiumPath === undefined ? {} : { chromiumPath: config.chromiumPath }),
    ...(config.bundledChromiumDir === undefined ? {} : { bundledDir: config.bundledChromiumDir }),
    ...(config.adblockLists ? { fetchText } : {}),
  });
}

/** The service's own port, which pages must never reach. */
/** Of addresses and ports, as far as they are known yet. */
function portsOf(own: readonly (string | number | undefined)[]): ReadonlySet<number> {
  const ports = own.map((one) => (typeof one === 'string' ? Number(new URL(one).port) : one));
  return new Set(ports.filter((port) => port !== undefined));
}

/** Tells the browser that a group is over; a context that will not close is the engine's to report. */
export function releaseBy(browser: Engine, log: Log): (isolationGroup: string) => void {
  return (isolationGroup) => {
    browser.release?.(isolationGroup).catch((error: unknown) => {
      log.warn('browser context not released', { error: toHearthError(error).message });
    });
  };
}
