/**
 * Entry of a pipeline worker thread: reads one document at a time and answers.
 *
 * Never fetches, never writes. Built as `out/main/pipeline-worker.js`; runs from source under Node 24.
 */
import { parentPort } from 'node:worker_threads';
import { packFailure } from './protocol.ts';
import type { WorkerReply, WorkerRequest } from './protocol.ts';
import { runPipeline } from './run.ts';

const port = parentPort;
if (port === null) throw new Error('pipeline/worker.ts runs as a worker thread only.');

const reply = (message: WorkerReply): void => {
  port.postMessage(message);
};

port.on('message', ({ id, input }: WorkerRequest) => {
  runPipeline(input).then(
    (output) => {
      reply({ kind: 'done', id, output });
    },
    (error: unknown) => {
      reply({ kind: 'failed', id, failure: packFailure(error) });
    },
  );
});
reply({ kind: 'ready' });
