/**
 * A whole service on a free loopback port with its own data folder, for tests that talk HTTP to it.
 * Private addresses may be visited, so that the fixture site can be.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createHearth,
  defaultParts,
  type Hearth,
  type Parts,
} from '../../src/main/service/compose.ts';
import type { Flags } from '../../src/main/service/config/sources.ts';
import { readConfig } from '../../src/main/service/config.ts';
import type { PlanId } from '../../src/main/service/domain/account.ts';
import { shareChromium } from './shared-chromium.ts';

/** An account as its client sees it. */
export interface TestClient {
  /** Secret of its key. */
  readonly key: string;
  /** A request with the key; the body is JSON. */
  ask(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly json: unknown; readonly headers: Headers }>;
}

/** The client of the first account. */
export interface TestService extends TestClient {
  readonly hearth: Hearth;
  /** `http://127.0.0.1:PORT`, no slash at the end. */
  readonly address: string;
  readonly dataDir: string;
  /** A client of another account, with the same plan or the one that is named. */
  neighbour(planId?: PlanId): Promise<TestClient>;
  stop(): Promise<void>;
}

/** Starts it; `stop` also removes the data folder. */
export async function startService(
  options: {
    readonly flags?: Flags;
    readonly parts?: Partial<Parts>;
    /** Where another service made the first one. */
    readonly key?: string;
  } = {},
): Promise<TestService> {
  const cluster = process.env['HEARTH_TEST_CLUSTER'];
  if (cluster !== undefined) return onCluster(JSON.parse(cluster) as GivenCluster, options);
  const { hearth, dataDir, stop } = await newService(options, {});
  const { address, firstKey = options.key } = await hearth.start();
  if (firstKey === undefined) throw new Error('The first start gave no key');
  const neighbour = async (planId: PlanId = 'enterprise'): Promise<TestClient> =>
    clientOf(address, (await newAccount(hearth, 'Neighbour', planId)).secret);
  return { hearth, address, dataDir, ...clientOf(address, firstKey), neighbour, stop };
}

type ServiceOptions = NonNullable<Parameters<typeof startService>[0]>;

async function newService({ flags, parts }: ServiceOptions, env: Readonly<Record<string, string>>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-test-'));
  shareChromium(dataDir);
  const config = readConfig({
    flags: {
      port: '0',
      'data-dir': dataDir,
      'allow-private-network': true,
      'log-level': 'error',
      ...flags,
    },
    env,
  });
  const hearth = await createHearth(config, { ...defaultParts(config), ...parts });
  const stop = async (): Promise<void> => {
    await hearth.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { hearth, dataDir, stop };
}

async function newAccount(hearth: Hearth, name: string, planId: PlanId) {
  const { accounts, keys } = hearth.rooms();
  const account = await accounts.create({ name, planId });
  const { secret } = await keys.create({ accountId: account.id, name: 'Default' });
  return { account, secret };
}

/** What scripts/cluster.ts says in `HEARTH_TEST_CLUSTER`, as JSON. */
export interface GivenCluster {
  /** Of the load balancer in front of its API services. */
  readonly address: string;
  /** Of a service of it. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * A new account of a cluster that runs, asked through its load balancer. One more API service in this process joins it: for
 * tests that look inside, and for those that want settings of their own, which ask it alone.
 */
async function onCluster(cluster: GivenCluster, options: ServiceOptions): Promise<TestService> {
  const flags = { role: 'api', 'node-name': `test-${process.pid}`, ...options.flags };
  const { hearth, dataDir, stop } = await newService({ ...options, flags }, cluster.env);
  const own = (await hearth.start()).address;
  const isPlain = options.flags === undefined && options.parts === undefined;
  const address = isPlain ? cluster.address : own;
  const { planId } = hearth.rooms().account;
  const { account, secret } = await newAccount(hearth, 'Test', planId);
  return {
    hearth: { ...hearth, rooms: () => ({ ...hearth.rooms(), account }) },
    address,
    dataDir,
    ...clientOf(address, secret),
    neighbour: async (ofPlan = planId) =>
      clientOf(address, (await newAccount(hearth, 'Neighbour', ofPlan)).secret),
    stop,
  };
}

function clientOf(address: string, key: string): TestClient {
  return {
    key,
    async ask(method, path, body) {
      const response = await fetch(`${address}${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, json: await response.json(), headers: response.headers };
    },
  };
}
