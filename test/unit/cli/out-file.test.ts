/** A file written as a stream is there whole or not at all. */
import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeOutFile, writeStreamed } from '../../../src/main/cli/out-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-out-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function* rows(breaksOff: boolean, look: () => void): AsyncGenerator<string> {
  yield 'a,b\n';
  // the draft is opened meanwhile
  await vi.waitFor(look, 20_000);
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

it('writes where a link leads to, and makes the folders on the way', async () => {
  const file = join(folder, 'deep', 'er', 'page.md');
  await writeOutFile(file, '# One\n');
  symlinkSync(file, join(folder, 'latest.md'));
  await writeOutFile(join(folder, 'latest.md'), '# Two\n');
  expect(readFileSync(file, 'utf8')).toBe('# Two\n');
  expect(lstatSync(join(folder, 'latest.md')).isSymbolicLink()).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(['deep', 'latest.md']);
});

it.runIf(process.platform === 'linux')('says that a disk is full, and of which file', async () => {
  await expect(writeOutFile('/dev/full', 'x')).rejects.toThrow(
    'Cannot write /dev/full: the disk is full.',
  );
});
