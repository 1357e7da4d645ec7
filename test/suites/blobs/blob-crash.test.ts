/** Kill -9 while blobs are put: what was promised is there, and whole. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Digest } from '../../../src/main/service/domain/library/manifest.ts';
import { openBlobStore } from '../../../src/main/service/store/blobs/blob-store.ts';
import { silentLog } from '../../support/store-builders.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearth-blob-crash-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('loses no blob that was promised, and leaves none that is not whole', async () => {
  const path = join(folder, 'library', 'blobs.db');
  const promised = new Set<Digest>();
  for (let kill = 0; kill < 4; kill += 1) {
    const child = fork(join(import.meta.dirname, 'put-until-killed.ts'), [path]);
    const until = promised.size + 15 + kill * 11;
    child.on('message', (digest: Digest) => {
      promised.add(digest);
      if (promised.size >= until) child.kill('SIGKILL');
    });
    await once(child, 'exit');
  }
  const blobs = openBlobStore({ path, log: silentLog });
  const there = await blobs.find([...promised]);
  expect(there).toHaveLength(promised.size);
  for (const digest of promised) expect(await blobs.read(digest)).not.toBeNull();
  for (let afterPk: number | null = 0; afterPk !== null;) {
    const step = await blobs.check({ afterPk });
    expect(step.damaged).toEqual([]);
    afterPk = step.lastPk;
  }
  await blobs.close();
});
