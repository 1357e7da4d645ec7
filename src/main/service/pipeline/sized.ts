/**
 * Two pools in one: ordinary documents share small workers; a large one gets a worker of its own with room
 * for its whole tree, one at a time, which ends when no other large one waits, and its memory with it.
 */
import type { Pipeline } from '../ports/pipeline.ts';

export interface SizedPipelineOptions {
  readonly ordinary: Pipeline;
  /** Opens the pool of the large ones. */
  readonly openLarge: () => Pipeline;
  /** Bodies of this size and more are large. */
  readonly fromBytes: number;
}

/** Errors: those of the pools (ports/pipeline.ts). */
export function createSizedPipeline(options: SizedPipelineOptions): Pipeline {
  const { ordinary, openLarge, fromBytes } = options;
  const closing = new Set<Promise<void>>();
  let large: Pipeline | undefined;
  let running = 0;

  const leave = (): void => {
    running -= 1;
    if (running > 0 || large === undefined) return;
    const closed = large.close();
    large = undefined;
    closing.add(closed);
    void closed.finally(() => closing.delete(closed));
  };

  const poolFor = async <T>(bytes: number, ask: (pool: Pipeline) => Promise<T>): Promise<T> => {
    if (bytes < fromBytes) return ask(ordinary);
    large ??= openLarge();
    running += 1;
    return ask(large).finally(leave);
  };

  return {
    run: (input, signal, priority) =>
      poolFor(input.snapshot.body.length, (pool) => pool.run(input, signal, priority)),
    judge: (input, signal) =>
      poolFor(input.snapshot.body.length, (pool) => pool.judge(input, signal)),
    compare: (pages, signal) =>
      poolFor(pages.served.body.length + pages.rendered.body.length, (pool) =>
        pool.compare(pages, signal),
      ),
    async close() {
      await Promise.all([ordinary.close(), large?.close(), ...closing]);
    },
  };
}
