/** What an export holds while it is written. */
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createSortedLines } from '../../../src/main/service/archives/spool.ts';
import { openDesk } from '../../support/archives/files.ts';

it('a line of the index holds its own bytes, not the pieces of memory it was cut from', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  await using desk = await openDesk();
  await using lines = createSortedLines(desk.folder);
  collect();
  const before = process.memoryUsage().arrayBuffers;
  for (let n = 0; n < 3_000; n += 1) {
    await lines.add(`com,test)/page/${n} 20261101091230250 {"length":1234}`);
    // what else is made meanwhile shares a pool with it
    for (let part = 0; part < 10; part += 1) Buffer.from(`${n} ${part} `.repeat(200));
  }
  collect();
  // the memory of buffers is given back in a second round
  await setImmediate();
  collect();
  const held = process.memoryUsage().arrayBuffers - before;
  // 3,000 pieces of the pool would be 24 MB
  expect(held).toBeLessThan(12_000_000);
  expect(lines.count()).toBe(3_000);
});
