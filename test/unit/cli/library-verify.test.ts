import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { openDesk } from '../../support/archives/files.ts';
import { madeLibrary } from '../../support/archives/memory-library.ts';

const HEADLESS = fileURLToPath(new URL('../../../src/main/headless.ts', import.meta.url));
const run = promisify(execFile);

async function hearth(...args: readonly string[]): Promise<{ code: number; text: string }> {
  return run(process.execPath, [HEADLESS, 'library', ...args]).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: unknown) => {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, text: stdout + stderr };
    },
  );
}

it('says that an archive is intact, or what of it was changed', async () => {
  await using desk = await openDesk();
  const path = await desk.write('thesis.wacz', madeLibrary(2));
  const intact = await hearth('verify', path);
  expect(intact).toMatchObject({ code: 0, text: expect.stringContaining('Intact: 2 captures') });
  expect(intact.text).toContain('Signature: valid');
  const bytes = await readFile(path);
  bytes[5000] = (bytes[5000] ?? 0) ^ 1;
  await writeFile(path, bytes);
  const changed = await hearth('verify', path);
  expect(changed.code).toBe(1);
  expect(changed.text).toMatch(/CHANGED OR DAMAGED[^]*archive\/data\.warc\.gz/);
  expect(await hearth('verify', desk.path('nothing'))).toMatchObject({
    code: 1,
    text: expect.stringContaining('no file'),
  });
  expect(await hearth('verify', desk.path('.'))).toMatchObject({
    code: 1,
    text: expect.stringContaining('is a folder; name one file'),
  });
});
