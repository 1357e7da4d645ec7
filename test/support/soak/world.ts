/** What a soak runs against: the service in a process of its own, a site, a search host and a model. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceEnv, serviceFlags } from '../../../bin/service-node.mjs';
import { startModelServer } from '../model-server.ts';
import { startSearchHost } from '../search-host.ts';
import { serveProcess, type ServedProcess } from '../serve.ts';
import { type FixtureSite, startSite } from '../site.ts';
import { createTenants, lookerInto, type Look, type Tenant } from '../tenants.ts';

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
  readonly look: Look;
  stop(): Promise<void>;
}

const CALM = 3;
const RUDE = 2;

export async function startWorld(): Promise<SoakWorld> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-soak-'));
  const look = lookerInto(dataDir);
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
