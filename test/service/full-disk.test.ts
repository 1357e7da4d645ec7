/** A disk that is full while jobs run: windows hear once that they wait, and the jobs go on when there is space. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { followEvents } from '../../src/contract/console/event-stream.ts';
import type { ConsoleEvent } from '../../src/contract/console/events.ts';
import { HearthError } from '../../src/main/service/domain/errors.ts';
import { openSqliteBackend } from '../../src/main/service/store/sqlite/backend.ts';
import { startService } from '../support/service.ts';
import { startSite } from '../support/site.ts';

it('is told once, and jobs go on when there is space again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-full-'));
  const disk = { isFull: true, tries: 0 };
  const [site, service] = await Promise.all([
    startSite(),
    startService({
      parts: {
        openBackend: async (clock, log) => {
          const backend = await openSqliteBackend({ path: join(folder, 'x.db'), clock, log });
          const store: typeof backend.store = {
            ...backend.store,
            claimPages: (claim) => {
              if (!disk.isFull) return backend.store.claimPages(claim);
              disk.tries += 1;
              return Promise.reject(new HearthError('STORAGE_FULL', 'The disk is full.'));
            },
          };
          return { ...backend, store, close: () => backend.close() };
        },
      },
    }),
  ]);
  const closing = new AbortController();
  onTestFinished(async () => {
    closing.abort();
    await Promise.all([service.stop(), site.close()]);
    rmSync(folder, { recursive: true, force: true });
  });
  const events: ConsoleEvent[] = [];
  const stream = { origin: service.address, token: service.hearth.sessionToken };
  await new Promise<void>((resolve) => {
    followEvents(
      { ...stream, signal: closing.signal },
      { onEvent: (event) => events.push(event), onOpen: resolve, onLost: () => undefined },
    );
  });
  const notices = () => events.filter(({ type }) => type === 'notice');

  const urls = [`${site.origin}/static/5kb`];
  const { json } = await service.ask('POST', '/v2/batch/scrape', { urls });
  const { id } = json as { id: string };
  await expect.poll(() => disk.tries, { timeout: 20_000 }).toBeGreaterThan(2);
  expect(notices()).toEqual([
    expect.objectContaining({
      title: 'The disk is full',
      body: expect.stringContaining('go on by themselves'),
      path: '/settings/storage',
    }),
  ]);
  // who asks later hears it, too
  const headers = { authorization: `Bearer ${service.hearth.sessionToken}` };
  const readJob = async () =>
    (await fetch(`${service.address}/console/jobs/${id}`, { headers })).json();
  expect(await readJob()).toMatchObject({ waiting: { kind: 'disk' } });
  expect((await service.ask('GET', `/v2/batch/scrape/${id}`)).json).toMatchObject({
    status: 'scraping',
    warning: expect.stringMatching(/disk .* full.*goes on by itself/) as string,
  });
  disk.isFull = false;
  const status = async () => (await service.ask('GET', `/v2/batch/scrape/${id}`)).json;
  await expect.poll(status, { timeout: 20_000 }).toMatchObject({ status: 'completed' });
  expect(await status()).not.toHaveProperty('warning');
  expect(await readJob()).not.toHaveProperty('waiting');
});
