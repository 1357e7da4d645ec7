import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
// @ts-expect-error the configuration of dependency-cruiser has no types
import config from '../../.dependency-cruiser.mjs';

const ROOT = join(import.meta.dirname, '../..');

interface Rule {
  readonly name: string;
  readonly from: { readonly path?: string };
}

it('has a row in the table of imports for every file of src', () => {
  const { forbidden } = config as { readonly forbidden: readonly Rule[] };
  const rooms = forbidden
    .filter(({ name }) => name.startsWith('room:'))
    .map(({ from }) => new RegExp(from.path ?? '(?!)'));
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => !rooms.some((room) => room.test(path)))).toEqual([]);
});

it('makes paths from import.meta.url by fileURLToPath: folders have spaces and umlauts', () => {
  const wrong = /new URL\([^()]*import\.meta[^()]*\)\s*\.pathname/;
  expect(wrong.test("new URL('../x', import.meta.url).pathname")).toBe(true);
  const files = ['src', 'test', 'bench', 'scripts', 'bin'].flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path) && !path.startsWith('fixtures'))
      .map((path) => join(ROOT, room, path)),
  );
  expect(files.length).toBeGreaterThan(1000);
  const own = join(import.meta.dirname, 'rooms.test.ts');
  const found = files.filter((path) => path !== own && wrong.test(readFileSync(path, 'utf8')));
  expect(found).toEqual([]);
});
