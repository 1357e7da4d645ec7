/** A service that starts, stops and fails as the test says, with a store that knows the jobs it is told. */
import type { Hearth } from '../../../src/main/service/compose.ts';
import { readConfig } from '../../../src/main/service/config.ts';
import { aJob } from './a-job.ts';

type Jobs = readonly { readonly id: string; readonly target: string; readonly done: number }[];

export interface FakeService {
  readonly hearth: Hearth;
  stops: number;
  /** The jobs that run from now on; says so on the bus. */
  setJobs(jobs: Jobs): void;
  /** Ends a job that ran for so long. */
  endJob(id: string, target: string, tookMs: number): void;
}

export function fakeService(options: {
  readonly address?: string;
  readonly failsWith?: Error;
  readonly firstKey?: string;
  readonly neverStops?: boolean;
}): FakeService {
  const address = options.address ?? 'http://127.0.0.1:3002';
  let jobs: Jobs = [];
  const ended = new Map<string, ReturnType<typeof aJob>>();
  const events: { readonly jobId: string; readonly type: string }[] = [];
  const listeners = new Set<(jobId: string) => void>();
  const say = (): void => {
    for (const listener of listeners) listener('any');
  };
  const store = {
    listJobs: () => Promise.resolve(jobs.map(({ id, target }) => aJob({ id, target }))),
    counts: (id: string) =>
      Promise.resolve({
        open: 3,
        running: 1,
        done: jobs.find((job) => job.id === id)?.done ?? 4,
        failed: 0,
        skipped: 0,
        credits: 0,
      }),
    findJob: (id: string) => Promise.resolve(ended.get(id)),
    readEvents: ({ after }: { after: string }) =>
      Promise.resolve({
        events: events.slice(Number(after)),
        next: String(events.length),
        rest: 'none',
      }),
    eventsFrom: () => Promise.resolve('0'),
  };
  const bus = {
    subscribe: (_topic: string, listener: (jobId: string) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const fake: FakeService = {
    stops: 0,
    hearth: {
      config: readConfig({ flags: {}, env: {} }),
      sessionToken: 'session',
      localToken: 'local',
      start: () =>
        options.failsWith === undefined
          ? Promise.resolve({
              address,
              replay: 'http://127.0.0.1:3004',
              guiUrl: () => `${address}/#token=session`,
              dataDir: '/data',
              ...(options.firstKey === undefined ? {} : { firstKey: options.firstKey }),
            })
          : Promise.reject(options.failsWith),
      stop() {
        fake.stops += 1;
        return options.neverStops === true ? new Promise(() => undefined) : Promise.resolve();
      },
      rooms: () => ({ backend: { store, bus } }) as unknown as ReturnType<Hearth['rooms']>,
    },
    setJobs(next) {
      jobs = next;
      say();
    },
    endJob(id, target, tookMs) {
      jobs = jobs.filter((job) => job.id !== id);
      ended.set(id, aJob({ id, target, status: 'completed', finishedAt: 1_000 + tookMs }));
      events.push({ jobId: id, type: 'job.done' });
      say();
    },
  };
  return fake;
}
