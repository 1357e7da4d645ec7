/** A file written as a stream is there whole or not at all. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeStreamed } from '../../../src/main/cli/out-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-out-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function* rows(breaksOff: boolean, look: () => void): AsyncGenerator<string> {
  yield 'a,b\n';
  await new Promise((resolve) => setImmediate(resolve));
  look();
  if (breaksOff) throw new Error('the disk of the rows is gone');
  yield '1,2\n';
}

it('leaves the file before as it was until the new one is whole', async () => {
  const file = join(folder, 'rows.csv');
  writeFileSync(file, 'old');
  const isOld = (): void => expect(readFileSync(file, 'utf8')).toBe('old');
  await expect(writeStreamed(file, rows(true, isOld))).rejects.toThrow('gone');
  isOld();
  expect(readdirSync(folder)).toEqual(['rows.csv']);
  await writeStreamed(file, rows(false, isOld));
  expect(readFileSync(file, 'utf8')).toBe('a,b\n1,2\n');
  expect(readdirSync(folder)).toEqual(['rows.csv']);
});

it('shares its draft with no other process, and clears what one left that was killed', async () => {
  const file = join(folder, 'rows.csv');
  // 1 is always alive, and no process has the other
  for (const pid of [1, 2 ** 30]) writeFileSync(`${file}.${pid}.part`, 'theirs');
  const isBeside = (): void => {
    expect(readFileSync(`${file}.1.part`, 'utf8')).toBe('theirs');
    expect(readdirSync(folder)).toContain(`rows.csv.${process.pid}.part`);
  };
  await writeStreamed(file, rows(false, isBeside));
  expect(readdirSync(folder).sort()).toEqual(['rows.csv', 'rows.csv.1.part']);
});
