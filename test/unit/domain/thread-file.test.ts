/** Where the file of a thread is: beside its source, beside a built entry, above a built chunk. */
import { expect, it } from 'vitest';
import { threadFile } from '../../../src/main/service/domain/thread-file.ts';

it.each([
  ['file:///app/src/store/thread-writer.ts', 'file:///app/src/store/writer-worker.ts'],
  ['file:///app/out/main/headless.js', 'file:///app/out/main/store-writer.js'],
  ['file:///app/out/main/chunks/writer-a1.js', 'file:///app/out/main/store-writer.js'],
  ['file:///chunks/app/out/main/index.js', 'file:///chunks/app/out/main/store-writer.js'],
])('started from %s it is %s', (from, file) => {
  expect(threadFile(from, './writer-worker.ts', 'store-writer').href).toBe(file);
});
