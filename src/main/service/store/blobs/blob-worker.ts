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
import type { SharedPlace } from './shared/place.ts';

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

/** A file, or what services share. */
export type BlobPlace = { readonly path: string } | SharedPlace;

if (parentPort === null) throw new Error('This script runs as a worker thread.');
// thread-writer.ts is the only one to start it
const place = workerData as BlobPlace;
if ('path' in place) serveFile(parentPort, place.path);
else serveShared(parentPort, place);

/** Answers what lies in a database, one batch after the other; what comes meanwhile is the next. */
function serveShared(port: MessagePort, shared: SharedPlace): void {
  const waiting: BlobRequest[] = [];
  // its driver is loaded where it is needed
  const opened = import('./shared/serve-shared.ts').then((room) => new room.SharedServer(shared));
  let working: Promise<void> | undefined;
  const work = async (): Promise<void> => {
    const server = await opened;
    for (let first = waiting.shift(); first !== undefined; first = waiting.shift()) {
      const requests = gather(first, () => waiting.shift());
      const tasks = requests.flatMap(({ id, task }) => (task === undefined ? [] : [{ id, task }]));
      const asked = tasks.map(({ task }) => task);
      const outcomes = await server.run(asked);
      port.postMessage(tasks.map(({ id }, index) => answerOf(id, outcomes[index])));
      server.release(asked);
      if (tasks.length === requests.length) continue;
      await server.close();
      port.close();
    }
    working = undefined;
  };
  port.on('message', (request: BlobRequest) => {
    waiting.push(request);
    // what is rejected ends the thread, which whoever waits is told
    working ??= work();
  });
}

function serveFile(port: MessagePort, path: string): void {
  const database = openBlobsForWriting(path);
  const server = new BlobServer(database, path);
  port.on('message', (first: BlobRequest) => {
    const requests = gather(
      first,
      // the port carries only what thread-writer.ts sends
      () => receiveMessageOnPort(port)?.message as BlobRequest | undefined,
    );
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

function gather(first: BlobRequest, more: () => BlobRequest | undefined): readonly BlobRequest[] {
  const requests: BlobRequest[] = [];
  let bytes = 0;
  for (let next: BlobRequest | undefined = first; next !== undefined; next = more()) {
    requests.push(next);
    bytes += sizeOf(next.task);
    if (next.task === undefined || bytes >= MOST_BYTES) break;
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
