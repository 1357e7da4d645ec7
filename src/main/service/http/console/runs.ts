/**
 * Runs of the GUI that do not end with their connection: a window that is reloaded finds its run again by the
 * id it gave it. They end when they are answered, when they are stopped, and with the service.
 */
import { HearthError } from '../../domain/errors.ts';

export interface Runs {
  /** Runs `work` until it ends or the run is stopped. Throws `BAD_REQUEST` for an id that is under way. */
  keep<T>(id: string, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** One, or all of them. */
  stop(id?: string): void;
}

/** Builds it. */
export function createRuns(): Runs {
  const running = new Map<string, AbortController>();
  return {
    async keep(id, work) {
      if (running.has(id)) throw new HearthError('BAD_REQUEST', 'This run is under way already.');
      const controller = new AbortController();
      running.set(id, controller);
      try {
        return await work(controller.signal);
      } finally {
        running.delete(id);
      }
    },
    stop(id) {
      const ended = new HearthError('SCRAPE_JOB_CANCELLED', 'Stopped.');
      if (id !== undefined) running.get(id)?.abort(ended);
      else for (const controller of running.values()) controller.abort(ended);
    },
  };
}
