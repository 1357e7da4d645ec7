/** The writer thread's entry; started by thread-writer.ts, from source or as `store-writer.js`. */
import { parentPort, workerData } from 'node:worker_threads';
import { openForWriting } from './connection.ts';
import { serveWrites } from './serve-writes.ts';
import type { WriterData } from './thread-protocol.ts';

if (parentPort === null) throw new Error('This script runs as a worker thread.');
// thread-writer.ts is the only one to start it
serveWrites(parentPort, openForWriting((workerData as WriterData).path));
