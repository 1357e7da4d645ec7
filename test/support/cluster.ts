/** The services of deploy/compose.yaml as processes on this machine, on a PostgreSQL of their own, a load balancer in front. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runHearth } from './command.ts';
import { containersOf, hearthServices, readCompose } from './compose-file.ts';
import { freshSchema, postgresServer } from './postgres-server.ts';
import { caddy } from './caddy.ts';
import { roundRobin } from './round-robin.ts';
import { shareChromium } from './shared-chromium.ts';
import type { ServedProcess } from './serve.ts';

/** What the file wants to be told. */
export const COMPOSE_ENV = {
  HEARTH_PASSWORD: 'of the database',
  HEARTH_METRICS_TOKEN: 'metrics of tests',
  HEARTH_CLUSTER_SECRET: 'a secret that the services of tests share',
};

export interface Balancer {
  readonly address: string;
  /** Requests and sockets that each address was given; only our own counts them. */
  readonly given?: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

export interface Cluster {
  /** In front of the API services. */
  readonly balancer: Balancer;
  /** Settings that all services share, as environment. */
  readonly settings: Readonly<Record<string, string>>;
  /** Of the first account. */
  readonly key: string;
  /** What runs, by its name in the file. */
  readonly running: ReadonlyMap<string, ServedProcess>;
  /** Where it listens when it runs. */
  address(name: string): string;
  environment(name: string): Readonly<Record<string, string>>;
  start(name: string): Promise<ServedProcess>;
  /** SIGKILL. */
  kill(name: string): Promise<void>;
  /** `$S` stands for the schema. */
  rows(text: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  metrics(name: string): Promise<string>;
  close(): Promise<void>;
}

export async function startCluster({
  crawlers,
  env = {},
  isBehindCaddy = false,
  onLog,
}: {
  /** Of the four in the file. */
  readonly crawlers: number;
  readonly env?: Readonly<Record<string, string>>;
  /** The program `caddy` with the file's own configuration; else each service has its turn. */
  readonly isBehindCaddy?: boolean;
  readonly onLog?: (name: string, line: string) => void;
}): Promise<Cluster> {
  const file = readCompose(COMPOSE_ENV);
  const server = await postgresServer();
  const schema = freshSchema();
  const root = mkdtempSync(join(tmpdir(), 'hearth-compose-'));
  const besides = { HEARTH_ALLOW_PRIVATE_NETWORK: 'true', HEARTH_LOG_LEVEL: 'warn', ...env };
  const given = { root, database: server.database, schema };
  const containers = await containersOf(file, given, besides);
  const names = hearthServices(file).filter((name) => {
    const crawler = /^crawler-(\d+)$/.exec(name)?.[1];
    return crawler === undefined || Number(crawler) <= crawlers;
  });
  const database = new pg.Client({ connectionString: server.database });
  await database.connect();
  const made = await runHearth(['keys', 'create', '--json'], {
    ...containers.environment('api-1'),
    HEARTH_DATA_DIR: join(root, 'key'),
  });
  const { key } = JSON.parse(made.stdout) as { readonly key: string };
  const running = new Map<string, ServedProcess>();
  const start = async (name: string): Promise<ServedProcess> => {
    const dataDir = containers.environment(name)['HEARTH_DATA_DIR'];
    if (dataDir !== undefined) shareChromium(dataDir);
    const one = await containers.start(name, (line) => onLog?.(name, line));
    running.set(name, one);
    return one;
  };
  await Promise.all(names.map(start));
  const doors = names.filter((name) => name.startsWith('api-'));
  const balancer = isBehindCaddy
    ? await caddy(containers.here(file.configs['caddy']?.content ?? ''), root)
    : await roundRobin(doors.map((name) => containers.address(name)));
  return {
    ...{ balancer, key, running, start },
    settings: sharedOf(containers.environment('api-1')),
    address: (name) => containers.address(name),
    environment: (name) => containers.environment(name),
    async kill(name) {
      await running.get(name)?.kill();
      running.delete(name);
    },
    rows: async (text) =>
      (await database.query<Record<string, unknown>>(text.replaceAll('$S', schema))).rows,
    async metrics(name) {
      const authorization = `Bearer ${COMPOSE_ENV.HEARTH_METRICS_TOKEN}`;
      const headers = { authorization };
      return await (await fetch(`${containers.address(name)}/metrics`, { headers })).text();
    },
    async close() {
      await balancer.close();
      await Promise.all([...running.values()].map((each) => each.kill()));
      await database.end();
      await server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** What one service alone is told stays out. */
function sharedOf(environment: Readonly<Record<string, string>>): Record<string, string> {
  const own = [
    'HEARTH_ADVERTISE',
    'HEARTH_DATA_DIR',
    'HEARTH_NODE_NAME',
    'HEARTH_PORT',
    'HEARTH_ROLE',
  ];
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !own.includes(name)));
}
