/** What a soak runs against: the service in a process of its own, a site, a search host and a model. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccounts } from '../../../src/main/service/operations/accounts.ts';
import { createKeys } from '../../../src/main/service/operations/keys.ts';
import type { Backend } from '../../../src/main/service/ports/backend.ts';
import { openSharedStore } from '../../../src/main/service/store/data-dir.ts';
import { serviceEnv, serviceFlags } from '../../../bin/service-node.mjs';
import { startModelServer } from '../model-server.ts';
import { startSearchHost } from '../search-host.ts';
import { serveProcess, type ServedProcess } from '../serve.ts';
import { type FixtureSite, startSite } from '../site.ts';
import { silentLog } from '../store-builders.ts';

export const START_CREDITS = 10_000_000;

/** An account with its key; `told` is the sum of what answers and jobs said it cost. */
export interface Tenant {
  readonly id: string;
  readonly key: string;
  told: number;
}

export interface SoakWorld {
  readonly dataDir: string;
  readonly service: ServedProcess;
  readonly site: FixtureSite;
  /** Whoever reads every answer to its end. */
  readonly calm: readonly Tenant[];
  /** Whoever hangs up: what was told to them is not the whole. */
  readonly rude: readonly Tenant[];
  /** Lines of the service's log. */
  readonly log: readonly string[];
  readonly look: <T>(work: (backend: Backend) => Promise<T>) => Promise<T>;
  stop(): Promise<void>;
}

const CALM = 3;
const RUDE = 2;

export async function startWorld(): Promise<SoakWorld> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-soak-'));
  const look = async <T>(work: (backend: Backend) => Promise<T>): Promise<T> => {
    const backend = await openSharedStore(dataDir, {
      clock: { now: () => Date.now() },
      log: silentLog,
    });
    try {
      return await work(backend);
    } finally {
      await backend.close();
    }
  };
  const site = await startSite();
  const search = await startSearchHost(() => `${site.origin}/static/5kb?found`);
  const model = await startModelServer();
  const log: string[] = [];
  const service = await serveProcess(dataDir, 0, {
    onLog: (line) => {
      // not the text that shows the first key
      if (/^\d{4}-/.test(line)) log.push(line);
    },
    nodeFlags: serviceFlags,
    env: serviceEnv,
    flags: [
      ...['--search-searxng-url', search.origin, '--llm-url', model.url, '--llm-model', 'm'],
      // so that browsers and threads come, go and are ended by their deadline within the soak
      ...['--browser-idle-ms', '15000', '--document-timeout-ms', '2000'],
    ],
  });
  const tenants = await look(({ store }) => createTenants(store, CALM + RUDE));
  return {
    dataDir,
    service,
    site,
    calm: tenants.slice(0, CALM),
    rude: tenants.slice(CALM),
    log,
    look,
    async stop() {
      await service.stop();
      await Promise.all([site.close(), search.close(), model.close()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function createTenants(store: Backend['store'], count: number): Promise<readonly Tenant[]> {
  const clock = { now: () => Date.now() };
  const ids = { uuid: () => randomUUID() };
  const accounts = createAccounts({ store, clock, ids });
  const keys = createKeys({ store, clock, ids, newSecret: () => randomUUID() });
  const tenants: Tenant[] = [];
  for (let index = 0; index < count; index += 1) {
    const account = await accounts.create({
      name: `Tenant ${index + 1}`,
      planId: 'enterprise',
      customCredits: START_CREDITS,
      customConcurrency: 8,
    });
    const { secret } = await keys.create({ accountId: account.id, name: 'Default' });
    tenants.push({ id: account.id, key: secret, told: 0 });
  }
  return tenants;
}
