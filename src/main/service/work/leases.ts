/**
 * Keeps what this worker holds, and takes back what workers that are gone have left: the one rule for both.
 *
 * Leases are renewed at a third of their time, first of all, so that a machine that slept does not take its own work
 * for abandoned. Then pages whose lease lapsed are opened again, and jobs whose caller waited are ended. At its start
 * a worker holds nothing: what stands under its name is left from a life before, and lapses at once.
 */
import { toHearthError } from '../domain/errors.ts';
import { LEASE_MS } from '../domain/job.ts';
import type { WebhookWriter } from '../operations/webhook-writer.ts';
import type { Backend, RenewLeases } from '../ports/backend.ts';
import type { Clock, Log } from '../ports/system.ts';
import type { JobCloser } from './job-closer.ts';

export type Held = Pick<RenewLeases, 'pages' | 'jobs'>;

export interface LeasesDeps {
  readonly backend: Backend;
  readonly closer: JobCloser;
  readonly webhooks: Pick<WebhookWriter, 'failed'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly workerId: string;
  /** What this worker works on now; jobs by id. */
  readonly held: () => Held;
  /** Hears of every renewal: `held` as it was named, and the ids of the pages that are in other hands. */
  readonly renewed: (held: Held, until: number, lost: readonly string[]) => void;
}

export interface Leases {
  /** Takes back what a life before has left, and keeps all leases from then on. */
  start(): Promise<void>;
  /** Renews and takes back now. */
  keep(): Promise<void>;
  /** Ends the calls of a worker that is gone, and the jobs whose last page it had just finished. */
  takeBackOf(workerId: string): Promise<void>;
  stop(): Promise<void>;
}

const INTERRUPTED =
  'Hearth was stopped while this request ran. Nothing was charged; send it again.';

/** Builds it. */
export function createLeases(deps: LeasesDeps): Leases {
  const { backend, closer, clock, log, workerId } = deps;
  const { store } = backend;
  let timer: NodeJS.Timeout | undefined;
  let keeping = Promise.resolve();
  const takeBack = async (of?: string): Promise<void> => {
    const now = clock.now();
    const lapsed = of === undefined ? { now } : { now, workerId: of };
    await store.recoverPages(lapsed);
    for (const jobId of await store.lapsedCalls(lapsed)) {
      const errorCode = 'SCRAPE_JOB_CANCELLED';
      const job = await store.findJob(jobId);
      const outbox = job === undefined ? [] : deps.webhooks.failed(job, INTERRUPTED);
      const end = { jobId, status: 'failed', at: now, errorCode, error: INTERRUPTED } as const;
      await store.finishJob({ ...end, outbox });
    }
  };
  const keep = (): Promise<void> => {
    keeping = keeping
      .then(async () => {
        const held = deps.held();
        const until = clock.now() + LEASE_MS;
        deps.renewed(held, until, await store.renewLeases({ workerId, until, ...held }));
        await takeBack();
      })
      .catch((error: unknown) => {
        log.warn('leases not kept', { error: toHearthError(error).message });
      });
    return keeping;
  };
  return {
    async start() {
      await takeBack(workerId);
      await closer.closeFinishedJobs();
      timer = setInterval(() => void keep(), LEASE_MS / 3);
      timer.unref();
    },
    keep,
    async takeBackOf(worker) {
      await takeBack(worker);
      await closer.closeFinishedJobs();
    },
    async stop() {
      clearInterval(timer);
      await keeping;
    },
  };
}
