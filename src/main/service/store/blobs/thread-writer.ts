/** The thread that writes blobs, from outside: tasks go over, answers come back; one that died is begun anew. */
import { Worker } from 'node:worker_threads';
import { HearthError } from '../../domain/errors.ts';
import { threadFile } from '../../domain/thread-file.ts';
import type { Log } from '../../ports/system.ts';
import type { BlobAnswer, BlobPlace, BlobRequest } from './blob-worker.ts';
import type { BlobResults, BlobTask } from './serve-blobs.ts';

/** Little more than requests and answers is allocated here; a larger nursery only holds more garbage. */
const YOUNG_MB = 4;

interface ThreadOptions {
  readonly place: BlobPlace;
  readonly log: Log;
  readonly workerUrl?: URL;
}

type Run = <Kind extends BlobTask['kind']>(
  task: Extract<BlobTask, { readonly kind: Kind }>,
) => Promise<BlobResults[Kind]>;

export interface Writer {
  readonly run: Run;
  readonly close: () => Promise<void>;
}

interface Pending {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Starts it with the first task. */
export function threadWriter(options: ThreadOptions): Writer {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let nextId = 1;
  let closing: Promise<void> | undefined;
  const lose = (gone: Worker, error: Error): void => {
    if (worker !== gone) return;
    worker = undefined;
    const lost = [...pending.values()];
    pending.clear();
    for (const { reject } of lost) reject(stopped(error));
    if (closing === undefined)
      options.log.error('the writer thread of the library died', { error });
  };
  const start = (): Worker => {
    const made = new Worker(
      options.workerUrl ?? threadFile(import.meta.url, './blob-worker.ts', 'blob-writer'),
      {
        workerData: options.place,
        name: 'hearth-blob-writer',
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
      },
    );
    made.on('message', (answers: readonly BlobAnswer[]) => {
      for (const answer of answers) settle(pending, answer);
    });
    made.on('error', (error: Error) => lose(made, error));
    made.on('exit', (code) => lose(made, new Error(`the writer thread ended with code ${code}`)));
    return made;
  };
  const send = (request: Omit<BlobRequest, 'id'>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = nextId;
      nextId += 1;
      pending.set(id, { resolve, reject });
      worker ??= start();
      worker.postMessage({ id, ...request }, givenWith(request.task));
    });
  return {
    run: (task) => {
      if (closing !== undefined) return Promise.reject(stopped(new Error('closed')));
      // the thread answers with the result of the task of this kind
      return send({ task }) as Promise<BlobResults[typeof task.kind]>;
    },
    close: () =>
      (closing ??= (async () => {
        const open = worker;
        if (open === undefined) return;
        const ended = new Promise<void>((resolve) => open.once('exit', () => resolve()));
        const close: BlobRequest = { id: 0 };
        open.postMessage(close);
        await ended;
      })()),
  };
}

/** Buffers that go over to the thread instead of being copied; each can go but once. */
function givenWith(task: BlobTask | undefined): readonly ArrayBuffer[] {
  if (task?.kind !== 'put') return [];
  const buffers = task.blobs.flatMap(({ bytes: { buffer, byteLength }, isGiven }) =>
    isGiven === true && buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
      ? [buffer]
      : [],
  );
  return [...new Set(buffers)];
}

function settle(pending: Map<number, Pending>, answer: BlobAnswer): void {
  const waiting = pending.get(answer.id);
  pending.delete(answer.id);
  if (answer.ok) waiting?.resolve(answer.result);
  else {
    const code = answer.code === 'STORAGE_FULL' ? 'STORAGE_FULL' : 'STORAGE_FAILED';
    waiting?.reject(new HearthError(code, answer.message));
  }
}

function stopped(cause: Error): HearthError {
  return new HearthError(
    'STORAGE_FAILED',
    `The library's writer stopped (${cause.message}). Try again; if it stays so, restart Hearth.`,
    { cause },
  );
}
