/** What `GET /metrics` tells: of the database, of the services on it, of this process. */
import { KIND_NAMES } from './domain/job-kinds.ts';
import type { Sample } from './http/metrics.ts';
import type { Store } from './ports/backend.ts';
import type { Engine } from './ports/engine.ts';
import type { NodeState } from './ports/nodes.ts';
import type { Clock } from './ports/system.ts';
import { version } from './version.ts';

export interface MetricsParts {
  readonly store: Pick<
    Store,
    'countJobs' | 'listAccounts' | 'pendingPages' | 'checkHealth' | 'listNodes' | 'dueReceivers'
  >;
  readonly clock: Clock;
  /** Of this service's own scheduler. */
  readonly load: () => { readonly running: number; readonly waiting: number };
  /** Of this service's own browser, for others; absent where it renders for nobody else. */
  readonly captures: (() => number) | undefined;
  readonly browser: Pick<Engine, 'fleet'>;
}

/** Everything that is read once per question. */
export async function collectSamples(parts: MetricsParts): Promise<readonly Sample[]> {
  const { store, clock } = parts;
  const [shared, nodes, health, due] = await Promise.all([
    jobSamples(parts),
    store.listNodes(),
    store.checkHealth(),
    store.dueReceivers(clock.now()),
  ]);
  return [
    gauge('hearth_build_info', 'Which version runs', 1, { version: version() }),
    ...shared,
    gauge('hearth_webhook_receivers_due', 'Receivers that deliveries wait for', due.length),
    gauge('hearth_database_bytes', 'Size of the database', health.bytes),
    ...nodes.flatMap((node) => nodeSamples(node, clock.now())),
    ...captureSamples(parts.captures),
    ...(await fleetSamples(parts.browser)),
    ...processSamples(parts.load()),
  ];
}

async function jobSamples({ store }: MetricsParts): Promise<readonly Sample[]> {
  const kinds = await Promise.all(
    KIND_NAMES.map(async (kind) => {
      const running = await store.countJobs({ kinds: [kind], statuses: ['scraping'] });
      return gauge('hearth_jobs_running', 'Jobs that are not over', running, { kind });
    }),
  );
  const pages = { open: 0, running: 0 };
  for (const { id } of await store.listAccounts()) {
    const pending = await store.pendingPages(id);
    pages.open += pending.open;
    pages.running += pending.running;
  }
  const help = 'Pages of crawls and batches: open, or claimed by a service';
  return [
    ...kinds,
    gauge('hearth_pages_pending', help, pages.open, { state: 'open' }),
    gauge('hearth_pages_pending', help, pages.running, { state: 'claimed' }),
  ];
}

function nodeSamples(node: NodeState, now: number): readonly Sample[] {
  const { name, roles, id, running } = node;
  const labels = { node: name, id, roles: roles.join(',') };
  const age = Math.max(0, now - node.beatAt) / 1_000;
  return [
    gauge('hearth_node_beat_age_seconds', 'Since the last beat of a service', age, labels),
    gauge('hearth_node_running', 'Pages and captures under way at a service', running, labels),
    gauge('hearth_node_leases', 'Pages whose lease a service has', node.pages, labels),
    gauge('hearth_node_hosts', 'Hosts that a service alone asks', node.hosts, labels),
  ];
}

function captureSamples(captures: MetricsParts['captures']): readonly Sample[] {
  if (captures === undefined) return [];
  const help = 'Captures of this service for others that are under way';
  return [gauge('hearth_own_captures', help, captures())];
}

async function fleetSamples(browser: MetricsParts['browser']): Promise<readonly Sample[]> {
  const states = (await browser.fleet?.()) ?? [];
  return states.flatMap(({ endpoint, state, active }) => {
    const isAway = state === 'away' ? 1 : 0;
    return [
      gauge('hearth_browser_away', 'A browser of others is refused or not there', isAway, {
        endpoint,
      }),
      gauge('hearth_browser_captures', 'Captures under way at a browser of others', active, {
        endpoint,
      }),
    ];
  });
}

function processSamples(load: ReturnType<MetricsParts['load']>): readonly Sample[] {
  const { user, system } = process.cpuUsage();
  const help = 'Pages that this service holds: under way, or waiting for their turn';
  return [
    gauge('hearth_own_pages', help, load.running, { state: 'running' }),
    gauge('hearth_own_pages', help, load.waiting, { state: 'waiting' }),
    {
      name: 'process_cpu_seconds_total',
      type: 'counter',
      help: 'Processor time of this process',
      value: (user + system) / 1_000_000,
    },
    gauge('process_resident_memory_bytes', 'Memory of this process', process.memoryUsage.rss()),
  ];
}

function gauge(
  name: string,
  help: string,
  value: number,
  labels: Readonly<Record<string, string>> = {},
): Sample {
  return { name, type: 'gauge', help, value, labels };
}
