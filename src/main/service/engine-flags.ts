/**
 * How V8 is set for a service that reads one document after the other, in whatever process it runs.
 *
 * Pretenuring makes V8 place objects of busy allocation sites straight into the old generation when many
 * of them once survived. Documents die all at once, so these trees only fill it: measured, a third of all
 * allocated bytes, one whole collection every forty pages, 26 % of the processor's time
 * (docs/adr/0017-memory.md). Flags hold for the whole process, worker threads included.
 */
import { setFlagsFromString } from 'node:v8';

const FLAGS = [
  '--no-allocation-site-pretenuring',
  // nurseries are small: dividing one among threads costs more than it gains, and waits for all of them
  '--no-parallel-scavenge',
  // what Node was started with is for the main thread; workers have nurseries of their own size
  '--max-semi-space-size=0',
  // collect when a heap has grown by two fifths, not when it has doubled
  '--heap-growing-percent=40',
] as const;

/** Sets them; call before worker threads start. Repeating it changes nothing. */
export function setEngineFlags(): void {
  for (const flag of FLAGS) setFlagsFromString(flag);
}
