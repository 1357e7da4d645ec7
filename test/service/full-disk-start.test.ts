/** A data folder whose disk is full: the service starts on it, so that room can be made, or says what to do. */
import { existsSync, openAsBlob, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openDesk } from '../support/archives/files.ts';
import { madeLibrary } from '../support/archives/memory-library.ts';
import { serveProcess, type ServedProcess } from '../support/serve.ts';
import { type FixtureSite, startSite } from '../support/site.ts';
import { mountSmallDisk, noSmallDisk, withReason, type SmallDisk } from '../support/small-disk.ts';

type Json = Record<string, unknown>;

let site: FixtureSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const reason = noSmallDisk();
const onSmallDisk = (name: string, work: (disk: SmallDisk) => Promise<void>): void => {
  it.skipIf(reason !== undefined)(withReason(name, reason), async () => {
    const disk = mountSmallDisk('64m');
    onTestFinished(async () => {
      await Promise.all(services.splice(0).map((service) => service.stop()));
      disk.remove();
    });
    await work(disk);
  });
};

const said: string[] = [];
const services: ServedProcess[] = [];
const serve = async (dataDir: string): Promise<ServedProcess> => {
  said.length = 0;
  const flags = ['--library-min-free-bytes', '0'];
  const service = await serveProcess(dataDir, 0, { flags, onLog: (line) => said.push(line) });
  services.push(service);
  return service;
};

async function ask(
  { address, sessionToken }: ServedProcess,
  method: string,
  path: string,
  body?: Json,
): Promise<Json> {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: { authorization: `Bearer ${sessionToken}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Json;
}

/** A page and a crawl, and the reserve that a service makes soon after its start. */
async function used(service: ServedProcess, dataDir: string): Promise<{ readonly jobId: string }> {
  for (const size of [5, 20, 50]) {
    const url = `${site.origin}/static/${size}kb`;
    expect(await ask(service, 'POST', '/library/captures', { url, kind: 'page' })).toMatchObject({
      success: true,
    });
  }
  const crawl = await ask(service, 'POST', '/console/run/crawl', {
    url: `${site.origin}/site/20x5/`,
    limit: 20,
  });
  await expect.poll(() => existsSync(join(dataDir, 'reserve')), { timeout: 20_000 }).toBe(true);
  return { jobId: String(crawl['id']) };
}

onSmallDisk('starts on a full disk, removes there, and begins nothing new', async (disk) => {
  const dataDir = join(disk.folder, 'data');
  const first = await serve(dataDir);
  const { jobId } = await used(first, dataDir);
  await first.stop();
  disk.fill(0);
  const service = await serve(dataDir);
  const scrape = (): Promise<Json> =>
    ask(service, 'POST', '/console/run/scrape', {
      url: `${site.origin}/static/5kb?${said.length}`,
    });
  expect(await scrape()).toMatchObject({ code: 'STORAGE_FULL' });
  expect(await ask(service, 'DELETE', '/library/entries/1')).toMatchObject({ success: true });
  expect(await ask(service, 'DELETE', `/console/jobs/${jobId}`)).toMatchObject({ deleted: true });
  expect(await ask(service, 'GET', '/library/entries/1')).toMatchObject({ success: false });
  disk.empty();
  await expect.poll(scrape, { timeout: 10_000 }).toMatchObject({ success: true });
});

onSmallDisk('removes while it runs on a disk that has become full', async (disk) => {
  const dataDir = join(disk.folder, 'data');
  const service = await serve(dataDir);
  const { jobId } = await used(service, dataDir);
  disk.fill(0);
  for (const entry of [1, 2, 3]) {
    const gone = await ask(service, 'DELETE', `/library/entries/${entry}`);
    expect(gone).toMatchObject({ success: true });
  }
  expect(await ask(service, 'DELETE', `/console/jobs/${jobId}`)).toMatchObject({ deleted: true });
});

onSmallDisk('says what to do where nothing is left to start with', async (disk) => {
  const dataDir = join(disk.folder, 'data');
  const first = await serve(dataDir);
  await first.stop();
  rmSync(join(dataDir, 'reserve'), { force: true });
  disk.fill(0);
  await expect(serve(dataDir)).rejects.toThrow();
  expect(said.join('\n')).toMatch(/The disk of the data folder .* is full.*Free 10 MB/);
  disk.empty();
  const again = await serve(dataDir);
  await again.stop();
});

onSmallDisk(
  'an import that meets a full disk ends with words, and leaves nothing',
  async (disk) => {
    const dataDir = join(disk.folder, 'data');
    const service = await serve(dataDir);
    await using desk = await openDesk();
    const path = await desk.write('large.wacz', madeLibrary(200, { parts: 1 }));
    const sent = await fetch(`${service.address}/library/imports?name=large.wacz`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.sessionToken}` },
      body: await openAsBlob(path),
    });
    const { id } = ((await sent.json()) as { readonly import: { readonly id: string } }).import;
    const row = async (): Promise<Json> =>
      (await ask(service, 'GET', `/library/imports/${id}`))['import'] as Json;
    await expect
      .poll(async () => Number((await row())['done']), { interval: 5 })
      .toBeGreaterThan(20);
    disk.fill(0);
    await expect.poll(row, { timeout: 30_000 }).toMatchObject({
      state: 'failed',
      report: { error: expect.stringMatching(/disk .* is full/) as string },
    });
    await expect.poll(() => readdirSync(join(dataDir, 'library', 'incoming'))).toEqual([]);
  },
);
