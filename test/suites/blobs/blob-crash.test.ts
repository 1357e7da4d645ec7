/** Kill -9 while blobs are put: what was promised is there, and whole. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Digest } from '../../../src/main/service/domain/library/manifest.ts';
import type { BlobStore } from '../../../src/main/service/ports/library.ts';
import { openBlobStore } from '../../../src/main/service/store/blobs/blob-store.ts';
import { openSharedBlobStore } from '../../../src/main/service/store/blobs/shared/shared-blob-store.ts';
import { freshSchema, postgresServer } from '../../support/postgres-server.ts';
import { silentLog } from '../../support/store-builders.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearth-blob-crash-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Four processes, one after the other, each killed in the middle; gives what they were promised. */
async function putUntilKilled(
  args: readonly string[],
  onKill: () => Promise<void> = () => Promise.resolve(),
): Promise<ReadonlySet<Digest>> {
  const promised = new Set<Digest>();
  for (let kill = 0; kill < 4; kill += 1) {
    const child = fork(join(import.meta.dirname, 'put-until-killed.ts'), args);
    const until = promised.size + 15 + kill * 11;
    child.on('message', (digest: Digest) => {
      promised.add(digest);
      if (promised.size >= until) child.kill('SIGKILL');
      else if (promised.size === until - 5) void onKill();
    });
    await once(child, 'exit');
  }
  return promised;
}

async function expectAll(blobs: BlobStore, promised: ReadonlySet<Digest>): Promise<void> {
  const there = await blobs.find([...promised]);
  expect(there).toHaveLength(promised.size);
  for (const digest of promised) expect(await blobs.read(digest)).not.toBeNull();
  for (let afterPk: number | null = 0; afterPk !== null;) {
    const step = await blobs.check({ afterPk });
    expect(step.damaged).toEqual([]);
    afterPk = step.lastPk;
  }
  await blobs.close();
}

it('loses no blob that was promised, and leaves none that is not whole', async () => {
  const path = join(folder, 'library', 'blobs.db');
  const promised = await putUntilKilled([path]);
  await expectAll(openBlobStore({ path, log: silentLog }), promised);
});

it('nor does a database that crashes under services that are killed', async () => {
  const server = await postgresServer();
  const schema = freshSchema();
  let crashed: Promise<void> | undefined;
  const promised = await putUntilKilled([server.database, schema], async () => {
    crashed ??= server.crash?.();
    await crashed;
  });
  await crashed;
  const place = { database: server.database, schema };
  await expectAll(openSharedBlobStore({ place, log: silentLog }), promised);
  await server.close();
});
