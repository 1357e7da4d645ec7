/**
 * Wakes those who wait, inside this process. May be lost or doubled without harm: the store is the truth.
 *
 * Listeners are called in a microtask after the write's promise has settled, so that whoever is woken
 * sees the commit and cannot slow the writer; a listener that throws does not keep others from hearing.
 */
import type { Bus, Topic } from '../ports/backend.ts';
import type { Log } from '../ports/system.ts';

type Listener = Parameters<Bus['subscribe']>[1];

export function createBus(log: Log): Bus {
  const listeners = new Map<Topic, Set<Listener>>();
  const tell = (topic: Topic, jobId: string | undefined): void => {
    for (const listener of [...(listeners.get(topic) ?? [])]) {
      try {
        listener(jobId);
      } catch (error) {
        log.error('a bus listener failed', { topic, error });
      }
    }
  };
  return {
    notify: (topic, jobId) => queueMicrotask(() => tell(topic, jobId)),
    subscribe: (topic, listener) => {
      const heard = listeners.get(topic) ?? new Set<Listener>();
      listeners.set(topic, heard.add(listener));
      return () => heard.delete(listener);
    },
  };
}
