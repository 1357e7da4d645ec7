/** A pipeline worker that does what the path of the address says: hang, crash, eat memory, fail, wait. */
import { parentPort } from 'node:worker_threads';
import { HearthError } from '../../../src/main/service/domain/errors.ts';
import { packFailure, snapshotsOf } from '../../../src/main/service/pipeline/protocol.ts';
import type { WorkerReply, WorkerRequest } from '../../../src/main/service/pipeline/protocol.ts';

const port = parentPort!;
const reply = (message: WorkerReply): void => port.postMessage(message);

function hang(): never {
  for (;;) Math.sqrt(2);
}

function eatMemory(): never {
  const held: unknown[] = [];
  for (;;) held.push(Array.from({ length: 10_000 }, (_, index) => ({ index })));
}

port.on('message', (request: WorkerRequest) => {
  const { id } = request;
  const [snapshot] = snapshotsOf(request);
  const path = new URL(snapshot?.finalUrl ?? 'http://none/').pathname;
  switch (path) {
    case '/hang':
      return hang();
    case '/memory':
      return eatMemory();
    case '/crash':
      throw new Error('the worker fell over');
    case '/exit':
      return process.exit(3);
    case '/error': {
      const error = new HearthError('SCRAPE_DOCUMENT_ENCRYPTED', 'Locked.', {
        details: { pages: 3 },
      });
      reply({ kind: 'failed', id, failure: packFailure(error) });
      return;
    }
    case '/bug': {
      reply({ kind: 'failed', id, failure: packFailure(new TypeError('x is not a y')) });
      return;
    }
    default:
      reply({
        kind: 'done',
        id,
        output: {
          document: {
            markdown: `${path} ${new TextDecoder().decode(snapshot?.body)}`,
            metadata: {},
          },
          verdict: { kind: 'content', mayChange: false },
          links: [],
          robotsMeta: { nofollow: false, noindex: false },
        },
      });
  }
});
reply({ kind: 'ready' });
