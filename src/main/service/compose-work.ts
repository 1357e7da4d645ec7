/** What happens when nobody waits: scheduler, webhooks, sweeping. */
import type { Closers, Parts } from './compose-parts.ts';
import { releaseBy, type Outside } from './compose-outside.ts';
import type { Config } from './config.ts';
import { openNode } from './compose-nodes.ts';
import { rolesOf } from './config/roles.ts';
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
import { inTrace, traceOfJob } from './ports/trace.ts';
import { createDiscovery } from './work/discover.ts';
import type { FullDisk } from './work/full-disk.ts';
import { createHostLeases, EVERY_HOST } from './work/host-leases.ts';
import { createJobCloser, type JobCloser } from './work/job-closer.ts';
import { createLeases } from './work/leases.ts';
import type { NodeLife } from './work/node-life.ts';
import { createScheduler } from './work/scheduler.ts';
import { createSweeper } from './work/sweeper.ts';
import { createPageVisitor, type PageVisitor } from './work/visit-page.ts';
import { createMail, mailOr } from './mail.ts';
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
  readonly ownAddress: () => string | undefined;
  /** Told why jobs do not go on. */
  readonly disk: Pick<FullDisk, 'onFailure'>;
}

export interface Work {
  /** Pages of jobs that are in hand. */
  load(): { readonly running: number; readonly waiting: number };
  start(closers: Closers): Promise<void>;
}

/** Builds it; nothing runs before `start`, which also says how to stop. */
export function openWork(config: Config, parts: Parts, rooms: WorkParts): Work {
  const { clock, log } = parts;
  const { backend, net } = rooms;
  const { visitor, closer } = openVisitor(config, parts, rooms);
  const { workerId } = rooms;
  const isShared = config.database !== undefined;
  const hosts = isShared
    ? createHostLeases({
        ...{ store: backend.store, clock, log, workerId },
        wasAsked: (host, at) => rooms.pacer.wasAsked(host, at),
      })
    : EVERY_HOST;
  const late: { node?: NodeLife } = {};
  const mayStart = (): boolean => late.node?.mayStart() ?? true;
  const scheduling = {
    visitor: traced(visitor),
    closer,
    clock,
    log,
    concurrencyOf,
    hosts,
    mayStart,
  };
  const scheduler = createScheduler({ ...rooms, ...scheduling, onFailure: rooms.disk.onFailure });
  const leases = createLeases({
    backend,
    closer,
    webhooks: rooms.webhooks,
    clock,
    log,
    workerId,
    held: () => ({ pages: scheduler.held(), jobs: rooms.heldJobs() }),
    renewed: ({ pages }, until, lost) => scheduler.renewed(pages, until, lost),
  });
  if (isShared) late.node = openNode(config, parts, { ...rooms, scheduler, leases, hosts });
  const sender = createWebhookSender({
    backend: late.node === undefined ? backend : sendingFirst(backend, late.node),
    clock,
    monotonic: () => performance.now(),
    log,
    secret: config.webhookSecret,
    post: mailOr(createMail(config), postBy(net, clock)),
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
    load: () => ({ running: scheduler.active(), waiting: scheduler.waiting() }),
    async start(closers) {
      const { node } = late;
      if (node !== undefined) {
        closers.push(() => node.stop());
        await node.start();
      }
      closers.push(() => leases.stop());
      await leases.start();
      const crawls = rolesOf(config).has('crawl');
      for (const each of crawls ? [scheduler, sender, sweeper] : [sweeper]) {
        closers.push(() => each.stop());
        each.start();
      }
    },
  };
}

/** What happens to a page is of its job's trace. */
function traced(visitor: PageVisitor): PageVisitor {
  return {
    ...visitor,
    visit: (job, page, run) => inTrace(traceOfJob(job), () => visitor.visit(job, page, run)),
  };
}

/** What a page goes through, and what ends its job. */
function openVisitor(
  config: Config,
  { clock, ids, log, random }: Parts,
  { backend, browser, net, robots, pacer, visit, webhooks, pipeline }: WorkParts,
): { readonly visitor: PageVisitor; readonly closer: JobCloser } {
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
    recipes: createRunPages({ store: backend.store, pipeline: pipeline, clock, ids }),
    robots,
    pacer,
    webhooks,
    clock,
    log,
    random,
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
  return { visitor, closer };
}

/** Of several services one sends: of a job the start comes first and the end last. */
function sendingFirst(backend: Backend, node: NodeLife): Backend {
  const { store } = backend;
  const dueReceivers = (now: number): Promise<readonly string[]> =>
    node.isFirst() ? store.dueReceivers(now) : Promise.resolve([]);
  return { ...backend, store: { ...store, dueReceivers } };
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
