/**
 * Ends jobs: completed when no page is left, completed with a warning when the credits ran out.
 *
 * `closeIfFinished` is asked after every page; the store's atomic `finishJob` makes it once.
 */
import type { Job } from '../domain/job.ts';
import { FRONTIER_KINDS } from '../domain/job-kinds.ts';
import type { EndRun } from '../operations/recipes/end-run.ts';
import type { WebhookWriter } from '../operations/webhook-writer.ts';
import type { Backend } from '../ports/backend.ts';
import type { Clock } from '../ports/system.ts';

export interface JobCloser {
  closeIfFinished(jobId: string): Promise<void>;
  /** At start: jobs whose last page was finished just before a crash. */
  closeFinishedJobs(): Promise<void>;
  /** Nothing more can be paid for: what is open is skipped. */
  endWithoutCredits(job: Job): Promise<void>;
}

export interface JobCloserDeps {
  readonly backend: Backend;
  readonly clock: Clock;
  readonly webhooks: WebhookWriter;
  readonly endRun: EndRun;
  /** Nothing more comes of this job: what the browser keeps for it may go. */
  readonly releaseGroup: (isolationGroup: string) => void;
}

const ACCOUNT_SPENT =
  'The credits were used up before all pages were fetched; the pages listed are complete. ' +
  'Add credits and start again for the rest.';
const PASSED =
  'Zero data retention: a page can be read for 7 seconds after it was fetched; follow next while the job ' +
  'runs, watch its websocket, or give it a webhook.';
const KEY_SPENT =
  'The credits of this key for today were used up before all pages were fetched; the pages listed are ' +
  'complete. Raise the limit of the key or start again tomorrow for the rest.';

/** Builds it. */
export function createJobCloser(deps: JobCloserDeps): JobCloser {
  const { store } = deps.backend;
  const complete = async (
    job: Job,
    warning: string | undefined,
    isSpent = false,
  ): Promise<void> => {
    const ended = job.kind === 'recipe' ? await deps.endRun(job, isSpent) : undefined;
    await store.finishJob({
      jobId: job.id,
      status: 'completed',
      at: deps.clock.now(),
      ...(warning === undefined ? {} : { warning }),
      ...ended,
      outbox:
        ended?.status === 'failed'
          ? deps.webhooks.failed(job, ended.error ?? '')
          : deps.webhooks.completed(job),
    });
    deps.releaseGroup(job.id);
  };
  const closeIfFinished = async (jobId: string): Promise<void> => {
    const counts = await store.counts(jobId);
    if (counts.open > 0 || counts.running > 0) return;
    const job = await store.findJob(jobId);
    if (job?.status !== 'scraping') return;
    await complete(job, await endWarning(deps.backend, job));
  };
  return {
    closeIfFinished,
    async closeFinishedJobs() {
      const running = { statuses: ['scraping'], kinds: FRONTIER_KINDS, limit: 10_000 } as const;
      const open = await store.listJobs(running);
      for (const job of open) {
        await closeIfFinished(job.id);
      }
    },
    async endWithoutCredits(job) {
      const at = deps.clock.now();
      await store.skipOpenPages(job.id, 'credits', at);
      const { remaining } = await store.balance(job.accountId, at);
      await complete(job, remaining > 0 ? KEY_SPENT : ACCOUNT_SPENT, true);
    },
  };
}

async function endWarning(backend: Backend, job: Job): Promise<string | undefined> {
  if (job.zeroDataRetention) return PASSED;
  if (job.kind !== 'crawl' && job.kind !== 'batch') return undefined;
  const counts = await backend.store.counts(job.id);
  if (counts.done === 0 && counts.failed > 0) return nothingRead(backend, job);
  if (job.kind === 'batch') return undefined;
  const hasSkipped = async (reason: string): Promise<boolean> => {
    const asked = { jobId: job.id, states: ['skipped'], reason, limit: 1 } as const;
    return (await backend.store.listPages(asked)).length > 0;
  };
  const { limit, askedLimit } = job.command;
  if (askedLimit !== undefined && (await hasSkipped('limit'))) {
    return (
      `Not all pages were fetched: the limit of ${askedLimit} was cut to ${limit}, the credits that were left at the ` +
      'start. Add credits and start again for the rest.'
    );
  }
  if (await hasSkipped('robots')) {
    return 'Some pages were left out because the site’s robots.txt does not allow them; see the errors of this crawl.';
  }
  return counts.done <= 1 && (job.limit ?? 2) > 1 ? loneStart(backend, job) : undefined;
}

/** Nothing came of the job: the caller must not take its empty list for a site without pages. */
async function nothingRead({ store }: Backend, job: Job): Promise<string> {
  const [first] = await store.listPages({ jobId: job.id, states: ['failed'], limit: 1 });
  return `No page could be read. ${first?.url ?? job.target}: ${first?.error ?? 'The page could not be fetched'}`;
}

/** Why a crawl has no more than the page it began with. */
async function loneStart({ store }: Backend, job: Job): Promise<string | undefined> {
  const [start] = await store.listPages({ jobId: job.id, states: ['done'], limit: 1 });
  if ((start?.statusCode ?? 200) >= 400) {
    return `The start page answered with status ${start?.statusCode}, so no links were followed.`;
  }
  return new URL(job.target).pathname === '/'
    ? undefined
    : 'Only this page was found below the start address; crawlEntireDomain (--entire-domain) follows the whole site.';
}
