/**
 * Entry of a pipeline worker thread: reads one document at a time and answers.
 *
 * Never fetches, never writes. Built as `out/main/pipeline-worker.js`; runs from source under Node 24.
 */
import { parentPort } from 'node:worker_threads';
import { release } from '../domain/bytes.ts';
import { packFailure } from './protocol.ts';
import type { WorkerReply, WorkerRequest } from './protocol.ts';
import { runPipeline } from './run.ts';
import { seal } from './seal.ts';

const port = parentPort;
if (port === null) throw new Error('pipeline/worker.ts runs as a worker thread only.');

const reply = (message: WorkerReply, handedOver: readonly ArrayBuffer[] = []): void => {
  port.postMessage(message, handedOver);
};

port.on('message', ({ id, input }: WorkerRequest) => {
  void runPipeline(input)
    .then(
      (made) => {
        const { output, buffers } =
          input.mayBeSealed === true ? seal(made) : { output: made, buffers: [] };
        reply({ kind: 'done', id, output }, buffers);
      },
      (error: unknown) => {
        reply({ kind: 'failed', id, failure: packFailure(error) });
      },
    )
    .finally(() => {
      // handed over with the request: nobody else has it
      release(input.snapshot.body);
    });
});
reply({ kind: 'ready' });
