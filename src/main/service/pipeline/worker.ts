/**
 * Entry of a pipeline worker thread: reads one document at a time and answers.
 *
 * Never fetches, never writes. Built as `out/main/pipeline-worker.js`; runs from source under Node 24.
 */
import { parentPort } from 'node:worker_threads';
import { release } from '../domain/bytes.ts';
import { packFailure, snapshotsOf } from './protocol.ts';
import type { WorkerReply, WorkerRequest } from './protocol.ts';
import { keepingOpenPage } from './records/open-page.ts';
import { runRecordsTask } from './records/task.ts';
import { runPipeline } from './run.ts';
import { seal } from './seal.ts';
import { comparePages } from './verdict/compare.ts';
import { judgeWithCode } from './verdict/judge.ts';

const port = parentPort;
if (port === null) throw new Error('pipeline/worker.ts runs as a worker thread only.');

const openKept = keepingOpenPage();

const reply = (message: WorkerReply, handedOver: readonly ArrayBuffer[] = []): void => {
  port.postMessage(message, handedOver);
};

async function serve(request: WorkerRequest): Promise<void> {
  const { id } = request;
  try {
    if (request.kind === 'judge') {
      reply({ kind: 'judged', id, output: judgeWithCode(request.input) });
      return;
    }
    if (request.kind === 'compare') {
      reply({ kind: 'compared', id, output: comparePages(request.input) });
      return;
    }
    if (request.kind === 'records') {
      reply({ kind: 'found', id, output: runRecordsTask(request.task, openKept) });
      return;
    }
    const made = await runPipeline(request.input);
    const { mayBeSealed } = request.input;
    const isSealed =
      mayBeSealed === 'answered' ? made.document.warning === undefined : mayBeSealed === 'stored';
    const { output, buffers } = isSealed ? seal(made) : { output: made, buffers: [] };
    reply({ kind: 'done', id, output }, buffers);
  } catch (error) {
    reply({ kind: 'failed', id, failure: packFailure(error) });
  } finally {
    // handed over with the request: nobody else has them
    for (const { body } of snapshotsOf(request)) release(body);
  }
}

port.on('message', (request: WorkerRequest) => void serve(request));
reply({ kind: 'ready' });
