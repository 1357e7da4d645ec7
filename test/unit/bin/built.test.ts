import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isBuilt, isProgramBuilt, noteBuilt } from '../../../bin/built.mjs';

const BEGAN = Date.parse('2026-01-02T12:00:00Z');
let root = '';

function write(path: string, at: number): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  age(path, at);
}

function age(path: string, at: number): void {
  utimesSync(join(root, path), at / 1000, at / 1000);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hearth-built-'));
  for (const path of ['package.json', 'src/main/a.ts', 'src/main/deep/b.ts', 'src/renderer/c.tsx'])
    write(path, BEGAN - 1_000);
  for (const path of ['src/main/deep', 'src/main', 'src/renderer']) age(path, BEGAN - 1_000);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('what is built', () => {
  it('is nothing before the first build', () => {
    expect([isBuilt(root), isProgramBuilt(root)]).toEqual([false, false]);
  });

  it('is as new as sources that were there when the build began', () => {
    noteBuilt(root, BEGAN);
    expect([isBuilt(root), isProgramBuilt(root)]).toEqual([true, true]);
  });

  it.each(['package.json', 'src/main/deep/b.ts', 'src/main/deep'])(
    'is stale when %s changed while it was built',
    (path) => {
      noteBuilt(root, BEGAN);
      age(path, BEGAN + 1);
      expect([isBuilt(root), isProgramBuilt(root)]).toEqual([false, false]);
    },
  );

  it('still serves the command line when only windows changed', () => {
    noteBuilt(root, BEGAN);
    age('src/renderer/c.tsx', BEGAN + 1_000);
    expect([isBuilt(root), isProgramBuilt(root)]).toEqual([false, true]);
  });
});
