/** Entry of the thread that drives browsers. Built as `out/main/browser-thread.js`; runs from source under Node 24. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadData } from './engines/browser/thread/messages.ts';
import { serveBrowser } from './engines/browser/thread/serve.ts';
import { sniffEncoding } from './pipeline/dom/encoding.ts';

const port = parentPort;
if (port === null) throw new Error('compose-browser-thread.ts runs as a worker thread only.');

serveBrowser(port, workerData as ThreadData, { encodingOf: sniffEncoding });
