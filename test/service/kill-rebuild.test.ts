/** Rows of a library made again after its database was lost, and a kill in between: nothing that has none yet is garbage. */
import { mkdtempSync, openAsBlob, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDesk } from '../support/archives/files.ts';
import { madeLibrary } from '../support/archives/memory-library.ts';
import { serveProcess, type ServedProcess } from '../support/serve.ts';

type Json = Record<string, unknown>;

const CAPTURES = 80;

it('a rebuild that was killed is told, and what it had not reached is not collected', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-rebuild-'));
  const flags = ['--library-min-free-bytes', '0'];
  let service: ServedProcess = await serveProcess(dataDir, 0, { flags, onLog: () => undefined });
  onTestFinished(async () => {
    await service.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const ask = async (method: string, path: string, body?: Blob | string): Promise<Json> => {
    const answer = await fetch(`${service.address}/library${path}`, {
      method,
      headers: { authorization: `Bearer ${service.sessionToken}` },
      ...(body === undefined ? {} : { body }),
    });
    return (await answer.json()) as Json;
  };
  /** Asked past the service, which has enough to do. */
  const captures = (): number => {
    const rows = new Database(join(dataDir, 'hearth.db'), { readonly: true });
    const count = rows.prepare('SELECT count(*) FROM captures').pluck().get();
    rows.close();
    return Number(count);
  };
  await using desk = await openDesk();
  const path = await desk.write('made.wacz', madeLibrary(CAPTURES, { parts: 0 }));
  await ask('POST', '/imports?name=made.wacz', await openAsBlob(path));
  await vi.waitUntil(() => captures() === CAPTURES, { timeout: 60_000 });
  await service.stop();
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('hearth.db')) rmSync(join(dataDir, name));
  }

  service = await serveProcess(dataDir, 0, { flags, onLog: () => undefined });
  const broken = ask('POST', '/rebuild', '{}').catch(() => 'broken off');
  // most of them: what is left would be taken for the leftovers of a kill
  await vi.waitUntil(() => captures() > CAPTURES / 2, { timeout: 30_000, interval: 1 });
  await service.kill();
  expect(await broken).toBe('broken off');

  service = await serveProcess(dataDir, 0, { flags, onLog: () => undefined });
  expect(captures()).toBeLessThan(CAPTURES);
  const told = expect.stringMatching(/rebuild was broken off.*hearth library rebuild/) as string;
  expect(await ask('POST', '/gc', '{}')).toMatchObject({ success: false, error: told });
  expect(await ask('POST', '/verify', '{}')).toMatchObject({ problems: [told] });
  await ask('POST', '/rebuild', '{}');
  expect(captures()).toBe(CAPTURES);
  expect(await ask('POST', '/verify', '{"deep":true}')).toMatchObject({ problems: [] });
  expect(await ask('POST', '/gc', '{}')).toMatchObject({ removed: 0 });
});
