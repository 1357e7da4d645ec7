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
  /** A client of another account, with the same plan. */
  neighbour(): Promise<TestClient>;
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
  const given = givenService();
  if (given !== undefined) return given;
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-test-'));
  const config = readConfig({
    flags: {
      port: '0',
      'data-dir': dataDir,
      'allow-private-network': true,
      'log-level': 'error',
      ...options.flags,
    },
    env: {},
  });
  const hearth = await createHearth(config, { ...defaultParts(config), ...options.parts });
  const { address, firstKey = options.key } = await hearth.start();
  if (firstKey === undefined) throw new Error('The first start gave no key');
  return {
    hearth,
    address,
    dataDir,
    ...clientOf(address, firstKey),
    async neighbour() {
      const { accounts, keys } = hearth.rooms();
      const account = await accounts.create({ name: 'Neighbour', planId: 'enterprise' });
      const { secret } = await keys.create({ accountId: account.id, name: 'Default' });
      return clientOf(address, secret);
    },
    async stop() {
      await hearth.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * The one that `HEARTH_TEST_ADDRESS` and `HEARTH_TEST_KEY` name, in place of one of our own: scripts/cluster.ts runs the
 * official clients against several services so. Tests that look inside, or want settings, fail there.
 */
function givenService(): TestService | undefined {
  const { HEARTH_TEST_ADDRESS: address, HEARTH_TEST_KEY: key } = process.env;
  if (address === undefined || key === undefined) return undefined;
  const within = (): never => {
    throw new Error('This test looks inside the service; one that is given cannot be looked into.');
  };
  return {
    address,
    dataDir: '',
    ...clientOf(address, key),
    get hearth(): never {
      return within();
    },
    neighbour: within,
    stop: () => Promise.resolve(),
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
