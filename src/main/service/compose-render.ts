/** Who renders: this service for itself, this service for others, or others for this one. */
import { hostname, networkInterfaces } from 'node:os';
import type { Parts } from './compose-parts.ts';
import type { Config } from './config.ts';
import { rendersForOthers, rendersItself } from './config/roles.ts';
import { createRenderDoor } from './engines/remote/door.ts';
import { createRemoteEngine } from './engines/remote/engine.ts';
import type { Engine } from './ports/engine.ts';
import type { NodeState, NodeStore } from './ports/nodes.ts';
import type { RenderDoor } from './ports/render-door.ts';

/** What this service is among others. */
export interface Among {
  readonly store: Pick<NodeStore, 'listNodes'>;
  readonly workerId: string;
}

/** The browser of other services, where this one has none of its own. */
export function openRemote(
  config: Config,
  { clock, log }: Parts,
  { store, workerId }: Among,
): Engine | undefined {
  const { clusterSecret: secret } = config;
  if (secret === undefined || rendersItself(config)) return undefined;
  const list = async (): Promise<readonly NodeState[]> =>
    (await store.listNodes()).filter(({ id }) => id !== workerId);
  return createRemoteEngine({ list, monotonic: () => performance.now(), secret, clock, log });
}

/** Where others ask this service to render. */
export function openDoor(
  config: Config,
  { clock, log }: Parts,
  { engine, workerId }: { readonly engine: Engine; readonly workerId: string },
): RenderDoor | undefined {
  const { clusterSecret: secret } = config;
  if (secret === undefined || !rendersForOthers(config)) return undefined;
  return createRenderDoor({ engine, secret, node: workerId, clock, log });
}

/** Where the other services reach this one; `own` is what it listens at, as this machine reaches it. */
export function advertised({ advertise, host }: Config, own: string | undefined): string {
  if (advertise !== undefined) return advertise.replace(/\/+$/, '');
  if (own === undefined) return '';
  if (host !== '0.0.0.0' && host !== '::') return own;
  const url = new URL(own);
  url.hostname = outerAddress() ?? hostname();
  return url.origin;
}

function outerAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return all.find(({ internal, family }) => !internal && family === 'IPv4')?.address;
}

/** Host names by which clients and other services may call this one. */
export function namesOf({ allowedHosts, advertise }: Config): readonly string[] {
  const name = advertise === undefined ? undefined : URL.parse(advertise)?.hostname;
  return name === undefined ? allowedHosts : [...allowedHosts, name];
}
