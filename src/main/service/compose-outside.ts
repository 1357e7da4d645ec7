/**
 * Everything that reaches out of the process: net, engines, robots.txt; and the workers that read what
 * came back.
 */
import { openThreadBrowser, unpackAhead, type OwnBrowser } from './compose-browser.ts';
import type { Closers, Parts } from './compose-parts.ts';
import { openPipeline } from './compose-pipeline.ts';
import { openDoor, openRemote, type Among } from './compose-render.ts';
import type { Config } from './config.ts';
import { toHearthError } from './domain/errors.ts';
import { createHttpEngine } from './engines/http/http-engine.ts';
import { createNet, type Net } from './net/net.ts';
import { createRobots } from './net/robots.ts';
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
  /** The browser of this service; in a thread of its own by default. */
  readonly openBrowser?: typeof openThreadBrowser;
}

/** Everything that reaches out of the process, and the workers that read what came back. */
export function openOutside(
  config: Config,
  parts: Parts,
  { ownPorts, openBrowser = openThreadBrowser, ...among }: OutsideParts,
  closers: Closers,
): Outside {
  const { clock } = parts;
  const late: { browser?: OwnBrowser } = {};
  const net = createNet({
    allowPrivateNetwork: config.allowPrivateNetwork,
    ownPorts: () => portsOf([...ownPorts(), late.browser?.egressPort()]),
    clock,
    ...(config.proxyUrl === undefined ? {} : { proxyUrl: config.proxyUrl }),
    ...(parts.lookup === undefined ? {} : { lookup: parts.lookup }),
  });
  closers.push(() => net.close());
  const openOwn = (): OwnBrowser => (late.browser = openBrowser(config, parts, net));
  const browser = parts.browser ?? openRemote(config, parts, among) ?? openOwn();
  closers.push(() => browser.close());
  // a command that ends with its answer needs one at once or never
  if (browser === late.browser && openBrowser === openThreadBrowser)
    closers.push(unpackAhead(config));
  const pipeline = parts.pipeline ?? openPipeline(config);
  closers.push(() => pipeline.close());
  const robots = createRobots({ net, clock });
  const door = openDoor(config, parts, { engine: browser, workerId: among.workerId });
  return { net, http: createHttpEngine({ net, clock }), browser, pipeline, robots, door };
}

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
