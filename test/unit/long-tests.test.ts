/** What `npm test` leaves to `npm run test:all`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LONG } from '../long.ts';

it('names files that are there, each once, in order', () => {
  const root = join(import.meta.dirname, '..', '..');
  expect(LONG.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(LONG).toEqual([...new Set(LONG)].sort());
});
