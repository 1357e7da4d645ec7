/** The thread that writes blobs: drains what is queued into one transaction, then answers all of it. */
import {
  parentPort,
  receiveMessageOnPort,
  workerData,
  type MessagePort,
} from 'node:worker_threads';
import { HearthError } from '../../domain/errors.ts';
import { openBlobsForWriting } from './blob-database.ts';
import { BlobServer, type BlobTask, type Outcome } from './serve-blobs.ts';

export interface BlobRequest {
  readonly id: number;
  /** Absent: close. */
  readonly task?: BlobTask;
}

export type BlobAnswer =
  | { readonly id: number; readonly ok: true; readonly result: unknown }
  | { readonly id: number; readonly ok: false; readonly code: string; readonly message: string };

/** A lone request never waits for a long queue to be written. */
const MOST_BYTES = 16_777_216;

if (parentPort === null) throw new Error('This script runs as a worker thread.');
// blob-store.ts is the only one to start it
serve(parentPort, (workerData as { readonly path: string }).path);

function serve(port: MessagePort, path: string): void {
  const database = openBlobsForWriting(path);
  const server = new BlobServer(database, path);
  port.on('message', (first: BlobRequest) => {
    const requests = drain(port, first);
    const tasks = requests.flatMap(({ id, task }) => (task === undefined ? [] : [{ id, task }]));
    const asked = tasks.map(({ task }) => task);
    const outcomes = server.run(asked);
    port.postMessage(tasks.map(({ id }, index) => answerOf(id, outcomes[index])));
    server.release(asked);
    if (tasks.length === requests.length) return;
    database.close();
    port.close();
  });
}

function drain(port: MessagePort, first: BlobRequest): readonly BlobRequest[] {
  const requests: BlobRequest[] = [];
  let bytes = 0;
  let next: BlobRequest | undefined = first;
  while (next !== undefined) {
    requests.push(next);
    bytes += sizeOf(next.task);
    if (next.task === undefined || bytes >= MOST_BYTES) break;
    // the port carries only what blob-store.ts sends
    next = receiveMessageOnPort(port)?.message as BlobRequest | undefined;
  }
  return requests;
}

function sizeOf(task: BlobTask | undefined): number {
  return task?.kind === 'put' ? task.blobs.reduce((sum, { bytes }) => sum + bytes.length, 0) : 0;
}

function answerOf(id: number, outcome: Outcome | undefined): BlobAnswer {
  if (outcome?.ok === true) return { id, ok: true, result: outcome.result };
  const error = outcome?.error;
  const message = error instanceof Error ? error.message : String(error);
  return {
    id,
    ok: false,
    code: error instanceof HearthError ? error.code : 'STORAGE_FAILED',
    message,
  };
}
