/** The thread of the browser, which dies when the group `death` is released. */
import { parentPort } from 'node:worker_threads';
import '../../src/main/service/compose-browser-thread.ts';

parentPort?.on('message', ({ name, ask }: { readonly name?: string; readonly ask?: unknown }) => {
  if (name === 'release' && ask === 'death') {
    setImmediate(() => {
      throw new Error('an error of the driver');
    });
  }
});
