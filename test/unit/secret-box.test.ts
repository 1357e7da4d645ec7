/** The key of what is sealed: made once, whole, and never thrown away. */
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileBox } from '../../src/main/service/config/secret-box.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is made when it is first needed, for its owner alone, and opens what it sealed', () => {
  const file = join(folder, 'profiles.key');
  const sealed = fileBox(file).seal('a cookie');
  expect(fileBox(file).open(sealed)).toBe('a cookie');
  expect(readdirSync(folder)).toEqual(['profiles.key']);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('is kept beside the new one where it was damaged', () => {
  const file = join(folder, 'profiles.key');
  writeFileSync(file, 'c2hvcnQ=');
  const box = fileBox(file);
  expect(box.open(box.seal('a cookie'))).toBe('a cookie');
  expect(readFileSync(`${file}.damaged`, 'utf8')).toBe('c2hvcnQ=');
});
