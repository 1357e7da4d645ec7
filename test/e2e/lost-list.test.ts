/** A library whose database was lost says so in the window, and lists its copies again at a press. */
import { mkdtempSync, openAsBlob, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDesk } from '../support/archives/files.ts';
import { madeLibrary } from '../support/archives/memory-library.ts';
import { violationsOf } from '../support/axe.ts';
import { serveProcess, type ServedProcess } from '../support/serve.ts';
import { isBuilt, openWindow } from '../support/window.ts';

const CAPTURES = 24;
const FLAGS = { flags: ['--library-min-free-bytes', '0'], onLog: () => undefined };

it.skipIf(!isBuilt)(
  'a lost database is said in the library, and its copies are listed again',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hearth-lost-'));
    let service: ServedProcess = await serveProcess(dataDir, 0, FLAGS);
    onTestFinished(async () => {
      await service.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const ask = async (
      path: string,
      method = 'GET',
      body?: Blob,
    ): Promise<Record<string, unknown>> => {
      const answer = await fetch(`${service.address}/library${path}`, {
        method,
        headers: { authorization: `Bearer ${service.sessionToken}` },
        ...(body === undefined ? {} : { body }),
      });
      return (await answer.json()) as Record<string, unknown>;
    };
    await using desk = await openDesk();
    const path = await desk.write('made.wacz', madeLibrary(CAPTURES, { parts: 0 }));
    await ask('/imports?name=made.wacz', 'POST', await openAsBlob(path));
    const kept = async (): Promise<unknown> => (await ask('/stats'))['stats'];
    await expect.poll(kept, { timeout: 60_000 }).toMatchObject({ kept: CAPTURES });
    await service.stop();
    for (const name of readdirSync(dataDir)) {
      if (name.startsWith('hearth.db')) rmSync(join(dataDir, name));
    }

    service = await serveProcess(dataDir, 0, FLAGS);
    const gui = await openWindow({
      address: service.address,
      hearth: { sessionToken: service.sessionToken },
    });
    onTestFinished(() => gui.close());
    await gui.open('/library');
    const notice = gui.page.getByText(`${CAPTURES} kept copies lie in this folder`);
    await notice.waitFor();
    await gui.settle();
    expect(await violationsOf(gui, 'a lost list')).toEqual([]);
    await gui.page.getByRole('button', { name: 'List them again' }).click();
    await gui.page.getByText(`${CAPTURES} copies listed again`).first().waitFor();
    await notice.waitFor({ state: 'detached' });
    expect(await kept()).toMatchObject({ kept: CAPTURES });
  },
);
