/** Browsers that others started: as the settings name them, and what people are told of them. */
import type { Config } from './config.ts';
import { HearthError } from './domain/errors.ts';
import { readEndpoints, type BrowserEndpoint } from './engines/browser/foreign/endpoint.ts';
import type { EgressOptions } from './net/egress-proxy.ts';
import type { Engine, FleetState } from './ports/engine.ts';

/** Empty where Hearth starts its own. Throws `CONFIG_INVALID`. */
export function endpointsOf({
  browserWSEndpoint,
}: Pick<Config, 'browserWSEndpoint'>): readonly BrowserEndpoint[] {
  return browserWSEndpoint === undefined ? [] : readEndpoints(browserWSEndpoint);
}

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** Where the egress proxy listens. Throws `CONFIG_INVALID` for what no browser could be given. */
export function egressPlaceOf(
  config: Pick<Config, 'browserWSEndpoint' | 'egressHost' | 'egressPort' | 'egressAdvertise'>,
): Pick<EgressOptions, 'listen' | 'advertise'> {
  // an own Chromium has it on loopback
  if (config.browserWSEndpoint === undefined) return {};
  const { egressHost: host, egressPort: port, egressAdvertise: advertise } = config;
  const listen = { host, port };
  if (advertise === undefined) {
    if (!EVERYWHERE.has(host)) return { listen };
    throw new HearthError(
      'CONFIG_INVALID',
      `egressHost ${host} is every address of this machine: say with egressAdvertise at which of them the browsers reach it, as in http://192.168.1.5:8118.`,
    );
  }
  const url = URL.parse(advertise);
  const isHttp = ['http:', 'https:'].includes(url?.protocol ?? '');
  if (!url || !isHttp || url.href !== `${url.origin}/`) {
    throw new HearthError(
      'CONFIG_INVALID',
      'egressAdvertise takes http://host:port or https://host:port and nothing behind it; names and passwords are made by Hearth.',
    );
  }
  return { listen, advertise: url.origin };
}

export interface FleetReport {
  readonly endpoint: string;
  readonly isAway: boolean;
  readonly text: string;
}

/** One line each. */
export function reportFleet(states: readonly FleetState[]): readonly FleetReport[] {
  return states.map((one) => ({
    endpoint: one.endpoint,
    isAway: one.state === 'away',
    text: textOf(one),
  }));
}

/** A sentence where all browsers are there; `check` connects them first. Throws what is wrong with those that are not. */
export async function tryFleet(browser: Engine, look?: 'check'): Promise<string> {
  const reports = reportFleet((await browser.fleet?.(look)) ?? []);
  const away = reports.filter(({ isAway }) => isAway);
  if (away.length > 0) throw new Error(away.map(({ text }) => text).join(' '));
  return reports.map(({ endpoint, text }) => `${endpoint}: ${text}`).join('; ');
}

function textOf({ state, active, problem, webrtc }: FleetState): string {
  if (state === 'away') return problem ?? 'it does not answer';
  if (state === 'idle') return 'not connected, as nobody needs it';
  const work = `proved to keep to the egress proxy; ${active} captures under way`;
  return webrtc === 'script'
    ? `${work}; WebRTC is held back by a script in each page, start it with --force-webrtc-ip-handling-policy=disable_non_proxied_udp as well`
    : work;
}
