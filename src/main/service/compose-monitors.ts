/** Monitors put together: what people ask of them, what looks, and who is told. */
import type { Operations } from './compose-operations.ts';
import type { Closers, Parts, Tokens } from './compose-parts.ts';
import type { Config } from './config.ts';
import type { Account } from './domain/account.ts';
import { v2 } from './dialects/v2.ts';
import { createTellNews, createNewsDeliveries } from './monitor-news.ts';
import { createLookPage } from './operations/monitors/look-page.ts';
import { createLookRecipe } from './operations/monitors/look-recipe.ts';
import { createLookSearch } from './operations/monitors/look-search.ts';
import { createLook } from './operations/monitors/look.ts';
import { createRunRecipe } from './operations/monitors/run-recipe.ts';
import { createReadAgain } from './operations/monitors/read-again.ts';
import { createMonitors, type Monitors } from './operations/monitors/monitors.ts';
import type { Notices } from './operations/notices.ts';
import type { Visit } from './operations/visit.ts';
import type { Backend } from './ports/backend.ts';
import { createMonitorRunner, type MonitorRunner } from './work/monitor-runner.ts';

export interface MonitorParts {
  readonly parts: Parts;
  readonly backend: Backend;
  readonly operations: Operations;
  readonly visit: Visit;
  readonly notices: Notices;
  readonly workerId: string;
  readonly tokens: Tokens;
  /** Of this installation. */
  readonly account: Account;
}

/** Nothing looks before the runner is started. */
export function openMonitors(
  config: Config,
  rooms: MonitorParts,
  closers: Closers,
): { readonly monitors: Monitors; readonly runner: MonitorRunner } {
  const { parts, backend, operations, visit, notices, workerId } = rooms;
  const { ownAddress } = rooms.tokens;
  const accountId = rooms.account.id;
  const { clock, ids, log, tell } = parts;
  const { store } = backend;
  const { deps, admission } = operations;
  const allowLocal = deps.allowLocal;
  const look = createLook({
    page: createLookPage({
      scrape: deps.scrape,
      readScrape: (body) => v2.readScrape(body, { allowLocal }),
      readAgain: createReadAgain({ visit, clock, ids, log }),
      clock,
    }),
    search: createLookSearch({ search: deps.search, readSearch: (body) => v2.readSearch(body) }),
    recipe: createLookRecipe(createRunRecipe({ runs: deps.recipes.runs, store })),
  });
  const runner = createMonitorRunner({
    ...{ backend, clock, log, look, admission },
    owner: workerId,
    deliveries: createNewsDeliveries(config, ids, ownAddress),
    tell: createTellNews({ notices, tell, clock, accountId }),
  });
  closers.push(() => runner.stop());
  const monitors = createMonitors({
    ...{ store, clock, ids },
    canMail: () => config.smtp.url !== undefined,
    ownerAccountId: accountId,
    // who looks may be another service
    wake: () => backend.bus.notify('monitors'),
  });
  return { monitors, runner };
}
