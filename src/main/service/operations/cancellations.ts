/** Cancellations of one process: those who listen are called at once. */
import type { Cancellations } from '../ports/cancellations.ts';

export function createCancellations(): Cancellations {
  const listeners = new Map<string, Set<() => void>>();
  return {
    cancel(jobId) {
      const called = listeners.get(jobId);
      listeners.delete(jobId);
      for (const onCancel of called ?? []) onCancel();
    },
    listen(jobId, onCancel) {
      const ofJob = listeners.get(jobId) ?? new Set();
      listeners.set(jobId, ofJob.add(onCancel));
      return () => {
        ofJob.delete(onCancel);
        if (ofJob.size === 0 && listeners.get(jobId) === ofJob) listeners.delete(jobId);
      };
    },
  };
}
