import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { openPromise } from 'yauzl';
import { openDesk } from '../../support/archives/files.ts';
import { hostileArchives } from '../../support/archives/hostile.ts';
import { madeLibrary } from '../../support/archives/memory-library.ts';

const SCRIPT = fileURLToPath(new URL('../../support/archives/import-hostile.ts', import.meta.url));
const run = promisify(execFile);

interface Line {
  readonly name: string;
  readonly outcome: string;
  readonly captures: number;
  readonly damaged: number;
  readonly refused: number;
  readonly left: number;
  readonly peakMegabytes: number;
  readonly verified: Readonly<Record<string, boolean | string>>;
}

/** What they hold beside the harm is taken. */
const READABLE = [
  ['absolute-name', 5],
  ['same-name-twice', 5],
  ['index-outside', 5],
  ['page-of-100-mb', 5],
  ['signature-over-another-file', 5],
  ['chunks-that-lie', 1],
  ['year-1-and-9999', 3],
  ['length-below-zero', 1],
  ['wrong-digests', 1],
] as const;

it('takes no harm from hostile archives: none crashes it, leaves a file or needs 300 MB', async () => {
  await using desk = await openDesk();
  const zip = await openPromise(await desk.write('good.wacz', madeLibrary(5)));
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) pieces.push(chunk);
    files.set(entry.fileName, Buffer.concat(pieces));
  }
  const [folder, scratch] = [desk.path('in'), desk.path('scratch')];
  await mkdir(folder);
  await mkdir(scratch);
  const names: string[] = [];
  for (const [name, bytes] of hostileArchives(files)) {
    names.push(name);
    await writeFile(join(folder, name), bytes());
  }
  const { stdout } = await run(process.execPath, [SCRIPT, folder, scratch], { maxBuffer: 1e8 });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  const last = lines.pop();
  expect(names.length).toBeGreaterThanOrEqual(40);
  expect(lines.map(({ name }) => name)).toEqual(names.sort());
  for (const { name, outcome, left } of lines) {
    expect(outcome, name).toMatch(/^(?:read|refused)$/);
    expect(last?.verified[name], name).toBeTypeOf('boolean');
    expect(left, name).toBe(0);
  }
  for (const [name, captures] of READABLE) {
    expect(lines.find((line) => line.name === name)?.captures, name).toBe(captures);
  }
  expect(existsSync('/tmp/hearth-evil')).toBe(false);
  expect(await readdir(scratch)).toEqual([]);
  if (process.platform === 'linux') expect(last?.peakMegabytes).toBeLessThanOrEqual(300);
}, 180_000);
