/**
 * Reads one archive off the main thread: an item for each time it is asked, so that nothing piles up. Bytes are handed
 * over, not copied. Started by thread.ts; ends with the archive.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { readListFile } from '../lists/read.ts';
import { importItems, type ImportItem, type ImportOptions } from './items.ts';
import { isArchive } from './kind.ts';
import { packFailure, type ImportReply } from './protocol.ts';

const { path, options, isForList } = workerData as {
  readonly path: string;
  readonly options: ImportOptions;
  readonly isForList: boolean;
};
const port = parentPort;
const items = importItems(path, options);

port?.on('message', () => {
  void answer();
});

async function answer(): Promise<void> {
  try {
    if (isForList) {
      const list = (await isArchive(path, options))
        ? undefined
        : await readListFile(path, options.folder);
      send({ kind: 'list', list });
      return;
    }
    const next = await items.next();
    if (next.done === true) send({ kind: 'done', report: next.value });
    else send({ kind: 'item', item: next.value });
  } catch (error) {
    send({ kind: 'failed', failure: packFailure(error) });
  }
}

function send(reply: ImportReply): void {
  if (reply.kind !== 'item') {
    port?.postMessage(reply);
    port?.close();
    return;
  }
  const item = ownBytes(reply.item);
  port?.postMessage({ kind: 'item', item }, item.kind === 'exchange' ? buffersOf(item) : []);
}

/** A body in a buffer of its own: views of larger ones would be copied whole. */
function ownBytes(item: ImportItem): ImportItem {
  if (item.kind === 'capture' || item.exchange.body === null) return item;
  const { body } = item.exchange;
  const isWhole = body.byteOffset === 0 && body.byteLength === body.buffer.byteLength;
  return isWhole
    ? item
    : { kind: 'exchange', exchange: { ...item.exchange, body: Uint8Array.from(body) } };
}

function buffersOf(item: Extract<ImportItem, { readonly kind: 'exchange' }>): ArrayBuffer[] {
  const { body } = item.exchange;
  return body !== null && body.buffer instanceof ArrayBuffer && body.length > 0
    ? [body.buffer]
    : [];
}
