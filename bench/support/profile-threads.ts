/**
 * Preloaded into the service's process (`--import`): CPU profiles of all its threads, between the messages `start`
 * and `{ stop: PREFIX }` of its parent. Answers `started`, and the files written, one a thread.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { dirname } from 'node:path';
import { isMainThread } from 'node:worker_threads';

interface Thread {
  readonly name: string;
  readonly post: (method: string, params?: object) => Promise<unknown>;
}

if (isMainThread) await serve();

async function serve(): Promise<void> {
  const session = new Session();
  session.connect();
  const threads = new Map<string, Thread>([
    ['main', { name: 'main', post: (method, params) => session.post(method, params) }],
  ]);
  session.on('NodeWorker.attachedToWorker', ({ params }) => {
    const { sessionId, workerInfo } = params;
    const name = /\[worker (\d+)\] ?(.*)/.exec(workerInfo.title)?.slice(1).join('-');
    threads.set(sessionId, workerThread(session, sessionId, name ?? workerInfo.workerId));
  });
  session.on('NodeWorker.detachedFromWorker', ({ params }) => threads.delete(params.sessionId));
  await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  process.on('message', (message) => void answer(threads, message));
  process.channel?.unref();
}

async function answer(threads: Map<string, Thread>, message: unknown): Promise<void> {
  const all = [...threads.values()];
  if (message === 'start') {
    for (const { post } of all) {
      await post('Profiler.enable');
      await post('Profiler.setSamplingInterval', { interval: 500 });
      await post('Profiler.start');
    }
    process.send?.('started');
    return;
  }
  if (typeof message !== 'object' || message === null || !('stop' in message)) return;
  const files = await Promise.all(
    all.map(async ({ name, post }) => {
      const stopped = await post('Profiler.stop');
      const file = `${String(message.stop)}-${name}.cpuprofile`;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(profileIn(stopped)));
      return file;
    }),
  );
  process.send?.(files);
}

function profileIn(stopped: unknown): unknown {
  return typeof stopped === 'object' && stopped !== null && 'profile' in stopped
    ? stopped.profile
    : undefined;
}

/** The inspector of a worker thread, through the main thread's. */
function workerThread(session: Session, sessionId: string, name: string): Thread {
  const waiting = new Map<number, (result: object) => void>();
  let lastId = 0;
  session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
    if (params.sessionId !== sessionId) return;
    const { id, result = {} }: { id: number; result?: object } = JSON.parse(params.message);
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  return {
    name,
    async post(method, params = {}) {
      lastId += 1;
      const id = lastId;
      const answered = new Promise<object>((resolve) => waiting.set(id, resolve));
      const message = JSON.stringify({ id, method, params });
      await session.post('NodeWorker.sendMessageToWorker', { sessionId, message });
      return answered;
    },
  };
}
