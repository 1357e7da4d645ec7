/**
 * The running jobs, for tray, quit and notifications: read from the store when its events say that something
 * changed, at most once a second. A job that ends is told once; one that took under 10 s is not.
 */
import type { Hearth } from '../service/compose.ts';

type Backend = ReturnType<Hearth['rooms']>['backend'];
/** What is used of the service's store and bus. */
export type JobSource = {
  readonly store: Pick<
    Backend['store'],
    'listJobs' | 'counts' | 'findJob' | 'readEvents' | 'eventsFrom'
  >;
  readonly bus: Pick<Backend['bus'], 'subscribe'>;
};

export interface RunningJob {
  readonly id: string;
  /** `Crawl of example.com`. */
  readonly title: string;
  /** Pages that are done, failed or left out. */
  readonly settled: number;
  /** All pages known so far. */
  readonly known: number;
}

export interface EndedJob {
  readonly id: string;
  readonly title: string;
  /** `1,204 pages`, or why it failed. */
  readonly outcome: string;
}

export interface JobWatch {
  running(): readonly RunningJob[];
  /** Reads the store now. */
  refresh(): Promise<void>;
  stop(): void;
}

const LOOK_EVERY_MS = 1_000;
const MOST_JOBS = 50;
const SHORT_JOB_MS = 10_000;

export function watchJobs(
  source: JobSource,
  on: {
    readonly changed: (jobs: readonly RunningJob[]) => void;
    readonly ended: (job: EndedJob) => void;
    readonly failed: (error: unknown) => void;
  },
): JobWatch {
  let jobs: readonly RunningJob[] = [];
  let timer: NodeJS.Timeout | undefined;
  let after: string | undefined;
  let isStopped = false;
  let looking: Promise<void> = Promise.resolve();

  const look = async (): Promise<void> => {
    after ??= await source.store.eventsFrom();
    const { events, next, rest } = await source.store.readEvents({ after, limit: 1_000 });
    after = next;
    const found = await readRunning(source);
    if (isStopped) return;
    if (rest !== 'none') lookLater();
    jobs = found;
    on.changed(jobs);
    for (const event of events) {
      if (event.type === 'job.done') await tellEnd(source, event.jobId, on.ended);
    }
  };
  // one after the other, so that an end is told once
  const refresh = (): Promise<void> => (looking = looking.then(look).catch(on.failed));
  const lookLater = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void refresh();
    }, LOOK_EVERY_MS);
  };
  const off = source.bus.subscribe('events', lookLater);
  void refresh();
  return {
    running: () => jobs,
    refresh,
    stop() {
      isStopped = true;
      off();
      clearTimeout(timer);
    },
  };
}

async function readRunning({ store }: JobSource): Promise<readonly RunningJob[]> {
  const jobs = await store.listJobs({ statuses: ['scraping'], limit: MOST_JOBS });
  return Promise.all(
    jobs.map(async ({ id, kind, target }) => {
      const { open, running, done, failed, skipped } = await store.counts(id);
      const settled = done + failed + skipped;
      return { id, title: titleOf(kind, target), settled, known: settled + open + running };
    }),
  );
}

async function tellEnd(
  { store }: JobSource,
  id: string,
  tell: (job: EndedJob) => void,
): Promise<void> {
  const job = await store.findJob(id);
  if (job?.finishedAt === undefined || job.status === 'cancelled') return;
  if (job.finishedAt - job.createdAt < SHORT_JOB_MS) return;
  const { done } = await store.counts(id);
  const pages = `${done.toLocaleString('en-US')} ${done === 1 ? 'page' : 'pages'}`;
  const outcome =
    job.status === 'failed' ? `Failed: ${job.error ?? 'see the job'}` : (job.warning ?? pages);
  tell({ id, title: titleOf(job.kind, job.target), outcome });
}

const VERBS: Readonly<Record<string, string>> = {
  scrape: 'Scrape of',
  batch: 'Batch:',
  crawl: 'Crawl of',
  map: 'Map of',
  search: 'Search for',
  extract: 'Extraction from',
};
const LONGEST_TITLE = 60;

function titleOf(kind: string, target: string): string {
  const short = target.replace(/^https?:\/\//, '').replace(/\/$/, '');
  const title = `${VERBS[kind] ?? kind} ${short}`;
  return title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1)}…` : title;
}
