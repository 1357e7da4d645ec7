/** The rooms of a brief service (compose-brief.ts), and of the API what is answered at once: scrape, map, search of v2. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openBlobs } from './compose-blobs.ts';
import { openInlineBrowser } from './compose-browser-inline.ts';
import { openOperations, openVisit, writeNotice } from './compose-operations.ts';
import { openOutside } from './compose-outside.ts';
import { warnOfSealed, writeServiceFile, type Closers, type Parts } from './compose-parts.ts';
import { openProfiles } from './compose-profiles.ts';
import { openProviderSet } from './compose-providers.ts';
import { firstRun, identityRooms, openBackend, openIndexer } from './compose-store.ts';
import type { Config } from './config.ts';
import { v2 } from './dialects/v2.ts';
import { createDirect, type Direct } from './http/direct.ts';
import { mapRoutes } from './http/routes/map.ts';
import { scrapeRoutes } from './http/routes/scrape.ts';
import { searchRoutes } from './http/routes/search.ts';
import { createCancellations } from './operations/cancellations.ts';
import { createHostPacer } from './operations/host-pacer.ts';
import { createSlots } from './operations/slots.ts';
import { createWebhookWriter } from './operations/webhook-writer.ts';
import { openSettingsFile } from './settings-file.ts';

/** Opens them; the folder is the final one. */
export async function openBriefRooms(
  config: Config,
  parts: Parts,
  closers: Closers,
): Promise<Direct> {
  const { clock, ids, log } = parts;
  const backend = await openBackend(config, parts, { closers, writes: 'inline' });
  const { workerId } = backend;
  // other commands wait for this one's end instead of refusing
  writeServiceFile(config.dataDir, { isBrief: true });
  closers.push(() => rmSync(join(config.dataDir, 'service.json'), { force: true }));
  warnOfSealed(config, log);
  const { store } = backend;
  const { account } = await firstRun(backend, identityRooms(store, parts));
  const outside = openOutside(
    config,
    parts,
    {
      ...{ ownPorts: () => [], store, workerId },
      openBrowser: (...given) => openInlineBrowser(...given, closers),
    },
    closers,
  );
  const slots = createSlots({ store, bus: backend.bus, clock, log, workerId });
  closers.push(() => slots.stop());
  const values = openSettingsFile(config);
  const providerSet = openProviderSet(() => values.values(), { net: outside.net, clock });
  const indexer = openIndexer(backend, log, closers);
  const blobs = await openBlobs(config, log);
  closers.push(() => blobs.close());
  const { profiles } = openProfiles(config, { parts, store });
  const built = { parts, backend, outside, providerSet, slots, profiles };
  const pacer = createHostPacer(clock);
  const { deps, admission } = openOperations(
    config,
    {
      ...{ ...built, pacer, workerId },
      visit: openVisit(config, { ...built, indexer, pacer, blobs }),
      webhooks: createWebhookWriter(ids, writeNotice),
      cancellations: createCancellations(),
      ownAddress: () => undefined,
      disk: { isFull: () => false },
    },
    closers,
  );
  return createDirect({
    caller: { account, apiVersion: 'cli' },
    admit: (caller, operation) => admission.admit(caller, operation),
    log,
    routes: [...scrapeRoutes(v2, deps), ...mapRoutes(v2, deps), ...searchRoutes(v2, deps)],
  });
}
