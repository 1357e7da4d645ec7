/** One service among several on a database: its beat, and what it does when another is gone. */
import { hostname } from 'node:os';
import type { Parts } from './compose-parts.ts';
import { advertised } from './compose-render.ts';
import type { Config } from './config.ts';
import { rolesOf } from './config/roles.ts';
import type { Backend } from './ports/backend.ts';
import type { Cancellations } from './ports/cancellations.ts';
import type { RenderDoor } from './ports/render-door.ts';
import { version } from './version.ts';
import type { HostLeases } from './work/host-leases.ts';
import type { Leases } from './work/leases.ts';
import { createNodeLife, type NodeLife } from './work/node-life.ts';
import type { Scheduler } from './work/scheduler.ts';

export interface NodeParts {
  readonly backend: Backend;
  readonly workerId: string;
  readonly scheduler: Scheduler;
  readonly leases: Leases;
  readonly hosts: HostLeases;
  readonly ownAddress: () => string | undefined;
  /** Present where this service renders for others. */
  readonly door: RenderDoor | undefined;
}

/** Nothing beats before it is started. */
export function openNode(config: Config, { clock, log }: Parts, parts: NodeParts): NodeLife {
  const { backend, workerId, scheduler, leases, hosts, ownAddress, door } = parts;
  return createNodeLife({
    store: backend.store,
    clock,
    log,
    self: {
      id: workerId,
      name: config.nodeName ?? hostname(),
      roles: [...rolesOf(config)],
      version: version(),
    },
    address: () => advertised(config, ownAddress()),
    load: () => ({
      running: scheduler.active() + (door?.active() ?? 0),
      waiting: scheduler.waiting(),
    }),
    dropped: async (id) => {
      await leases.takeBackOf(id);
      const looks = await backend.store.releaseMonitors(id);
      if (looks > 0) backend.bus.notify('monitors');
    },
    returned: async () => {
      hosts.forget();
      await leases.keep();
    },
    monotonic: () => performance.now(),
  });
}

/** Who listens here hears of jobs that were cancelled anywhere. */
export function cancelledAnywhere(own: Cancellations, { bus }: Backend): Cancellations {
  bus.subscribe('cancelled', (jobId) => {
    if (jobId !== undefined) own.cancel(jobId);
  });
  return {
    ...own,
    // heard here, too
    cancel: (jobId) => {
      own.cancel(jobId);
      bus.notify('cancelled', jobId);
    },
  };
}
