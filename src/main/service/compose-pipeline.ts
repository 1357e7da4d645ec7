/** The threads that read what came back. */
import { availableParallelism, totalmem } from 'node:os';
import type { Config } from './config.ts';
import { createPipelinePool } from './pipeline/pool.ts';
import { createSizedPipeline } from './pipeline/sized.ts';
import type { Pipeline } from './ports/pipeline.ts';

const ORDINARY_HEAP_MB = 512;
const LARGE_HEAP_MB = 3_072;
/** A page's tree takes up to about 40 times its bytes. */
const LARGE_FROM_BYTES = 4_000_000;
/** Another reader's workers: few, as each holds jsdom and what it leaves behind. */
const READERS = 2;
const READERS_IDLE_MS = 10_000;
const READER_TIMEOUT_MS = 30_000;

/**
 * Workers for ordinary documents, and one with a quarter of this machine's memory for large ones. They start when first
 * needed; with `startsAtOnce` the first does now.
 */
export function openPipeline(
  { pipelineWorkers, documentTimeoutMs }: Config,
  startsAtOnce = false,
): Pipeline {
  const quarter = Math.floor(totalmem() / 4_194_304);
  const largeHeap = Math.max(ORDINARY_HEAP_MB, Math.min(LARGE_HEAP_MB, quarter));
  return createSizedPipeline({
    ordinary: createPipelinePool({
      workers: pipelineWorkers || Math.min(4, Math.max(1, availableParallelism() - 1)),
      documentTimeoutMs,
      heapMegabytes: ORDINARY_HEAP_MB,
      startsAtOnce,
    }),
    openLarge: () =>
      createPipelinePool({ workers: 1, documentTimeoutMs, heapMegabytes: largeHeap }),
    fromBytes: LARGE_FROM_BYTES,
    openReaders: () =>
      createPipelinePool({
        workers: READERS,
        documentTimeoutMs: Math.min(documentTimeoutMs, READER_TIMEOUT_MS),
        heapMegabytes: ORDINARY_HEAP_MB,
      }),
    readersIdleMs: READERS_IDLE_MS,
  });
}
