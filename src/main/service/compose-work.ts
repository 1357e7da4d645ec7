/** What happens when nobody waits: scheduler, webhooks, sweeping. */
import type { Closers, Parts } from './compose-parts.ts';
import { releaseBy, type Outside } from './compose-outside.ts';
import type { Config } from './config.ts';
import { concurrencyOf } from './domain/plans.ts';
import type { Net } from './net/net.ts';
import { createSitemapUrls } from './net/sitemaps.ts';
import { createEndRun } from './operations/recipes/end-run.ts';
import { createRunPages } from './operations/recipes/run-page.ts';
import type { Visit } from './operations/visit.ts';
import type { WebhookWriter } from './operations/webhook-writer.ts';
import type { Backend } from './ports/backend.ts';
import type { Cancellations } from './ports/cancellations.ts';
import type { HostPacer } from './ports/host-pacer.ts';
import type { Slots } from './ports/limits.ts';
import type { Clock } from './ports/system.ts';
import { createDiscovery } from './work/discover.ts';
import { createJobCloser } from './work/job-closer.ts';
import { createLeases } from './work/leases.ts';
import { createScheduler } from './work/scheduler.ts';
import { createSweeper } from './work/sweeper.ts';
import { createPageVisitor } from './work/visit-page.ts';
import { createWebhookSender, type WebhookSenderDeps } from './work/webhooks.ts';

export interface WorkParts extends Outside {
  readonly backend: Backend;
  readonly slots: Slots;
  readonly visit: Visit;
  readonly webhooks: WebhookWriter;
  readonly cancellations: Cancellations;
  readonly pacer: HostPacer;
  readonly workerId: string;
  /** Jobs without pages that run here. */
  readonly heldJobs: () => readonly string[];
}

export interface Work {
  start(closers: Closers): Promise<void>;
}

/** Builds it; nothing runs before `start`, which also says how to stop. */
export function openWork(config: Config, parts: Parts, rooms: WorkParts): Work {
  const { clock, ids, log } = parts;
  const { backend, browser, net, robots, pacer, visit, webhooks } = rooms;
  const discovery = createDiscovery({
    backend,
    clock,
    ids,
    sitemapUrls: createSitemapUrls({ net, robots, clock, log }),
  });
  const visitor = createPageVisitor({
    backend,
    visit,
    discovery,
    recipes: createRunPages({ store: backend.store, pipeline: rooms.pipeline, clock, ids }),
    robots,
    pacer,
    webhooks,
    clock,
    log,
    random: parts.random,
    respectRobots: config.respectRobots,
    hostConcurrency: config.hostConcurrency,
  });
  const releasePages = releaseBy(browser, log);
  const closer = createJobCloser({
    backend,
    clock,
    webhooks,
    endRun: createEndRun(backend.store),
    releaseGroup: (jobId) => {
      releasePages(jobId);
      discovery.forget(jobId);
    },
  });
  const scheduler = createScheduler({ ...rooms, visitor, closer, clock, log, concurrencyOf });
  const leases = createLeases({
    backend,
    closer,
    clock,
    log,
    workerId: rooms.workerId,
    held: () => ({ pages: scheduler.held(), jobs: rooms.heldJobs() }),
    renewed: ({ pages }, until, lost) => scheduler.renewed(pages, until, lost),
  });
  const sender = createWebhookSender({
    backend,
    clock,
    log,
    secret: config.webhookSecret,
    post: postBy(net, clock),
  });
  const sweeper = createSweeper({
    backend,
    clock,
    log,
    cacheMaxBytes: config.cacheMaxBytes,
    traceMaxBytes: config.libraryTraceMaxBytes,
    traceDays: config.libraryTraceDays,
  });
  return {
    async start(closers) {
      closers.push(() => leases.stop());
      await leases.start();
      for (const each of [scheduler, sender, sweeper]) {
        closers.push(() => each.stop());
        each.start();
      }
    },
  };
}

/** Webhooks go out as everything does; hooks of this machine are allowed. */
function postBy(net: Net, clock: Clock): WebhookSenderDeps['post'] {
  return async (url, body, headers, { timeoutMs, signal }) => {
    const request = { url, method: 'POST', headers, body, reach: 'local' } as const;
    const answer = await net.fetch(
      { ...request, maxBodyBytes: 1_048_576, maxRedirects: 0 },
      { deadlineAt: clock.now() + timeoutMs, signal },
    );
    return answer.status;
  };
}
