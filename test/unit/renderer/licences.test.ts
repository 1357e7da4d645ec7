import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { licencesOf } from '../../../scripts/licences.ts';

const all = licencesOf(fileURLToPath(new URL('../../..', import.meta.url)));
const names = new Set(all.map(({ name }) => name));

it('names what is shipped, down to what packages bring along, and nothing of development', () => {
  for (const name of ['fastify', 'better-sqlite3', 'react', 'react-dom', 'scheduler', 'cmdk']) {
    expect(names).toContain(name);
  }
  expect(['vitest', 'oxlint', 'typescript', 'electron-vite'].filter((n) => names.has(n))).toEqual(
    [],
  );
});

it('has a licence for every package, and the text of nearly all', () => {
  expect(all.filter(({ licence }) => licence === '')).toEqual([]);
  const without = all.filter(({ text }) => text === '');
  expect(without.length / all.length).toBeLessThan(0.1);
});
