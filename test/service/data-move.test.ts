/** Moving the data folder, clearing by age, and everything as one file: through the doors the GUI uses. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StorageAnswer } from '../../src/contract/console/settings.ts';
import { createHearth, defaultParts } from '../../src/main/service/compose.ts';
import { readConfig, type Config } from '../../src/main/service/config.ts';
import { createDataMover, finishMove } from '../../src/main/service/data-move.ts';
import { silentLog } from '../support/store-builders.ts';
import { startService, type TestService } from '../support/service.ts';
import { startSite, type FixtureSite } from '../support/site.ts';
import { html } from '../support/site/answer.ts';

let service: TestService;
let site: FixtureSite;
let spare: string;

beforeAll(async () => {
  [service, site] = await Promise.all([startService(), startSite()]);
  spare = mkdtempSync(join(tmpdir(), 'hearth-move-'));
  site.files.set('/kept', html('<title>Kept</title><p>A page that goes along.'));
  await service.ask('POST', '/v2/scrape', { url: `${site.origin}/kept`, keep: true });
});

afterAll(async () => {
  await service.stop();
  await site.close();
  rmSync(spare, { recursive: true, force: true });
});

async function ask(
  method: string,
  path: string,
  body?: object,
): Promise<{ readonly status: number; readonly json: unknown }> {
  const response = await fetch(`${service.address}/console${path}`, {
    method,
    headers: { authorization: `Bearer ${service.hearth.sessionToken}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: await response.json() };
}

async function copied(): Promise<StorageAnswer> {
  for (;;) {
    const { json } = await ask('GET', '/storage');
    const storage = json as StorageAnswer;
    if (storage.move?.kind !== 'copying') return storage;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const configOf = (dataDir: string): Config =>
  readConfig({ flags: { port: '0', 'data-dir': dataDir, 'log-level': 'silent' }, env: {} });

describe('the data folder', () => {
  it('is not moved into itself, to a folder with something in it, or to half a path', async () => {
    const full = join(spare, 'full');
    mkdirSync(full);
    writeFileSync(join(full, 'mine.txt'), 'mine');
    for (const [to, why] of [
      [full, /not empty/],
      [join(service.dataDir, 'inside'), /must not be the old one/],
      ['folder', /whole path/],
    ] as const) {
      const answer = await ask('POST', '/storage/move', { to });
      expect(answer).toMatchObject({ status: 400, json: { error: expect.stringMatching(why) } });
    }
    expect(readdirSync(full)).toEqual(['mine.txt']);
  });

  it('is copied while the service runs, and the copy can be taken back', async () => {
    const to = join(spare, 'back');
    expect((await ask('POST', '/storage/move', { to })).status).toBe(200);
    expect((await copied()).move).toEqual({ kind: 'copied', to });
    expect(existsSync(join(to, 'hearth.db'))).toBe(true);
    const { json } = await ask('DELETE', '/storage/move');
    expect(json).not.toHaveProperty('move');
    expect(readdirSync(to)).toEqual([]);
  });

  it('is used at its new place from the next start, with what came after the copy', async () => {
    const to = join(spare, 'new');
    await ask('POST', '/storage/move', { to });
    await copied();
    site.files.set('/late', html('<title>Late</title><p>Read after the copy was made.'));
    await service.ask('POST', '/v2/scrape', { url: `${site.origin}/late` });
    await service.hearth.stop();

    const config = configOf(service.dataDir);
    expect(config.dataDir).toBe(service.dataDir);
    const second = await createHearth(config, defaultParts(config));
    const { dataDir } = await second.start();
    const { store } = second.rooms().backend;
    const jobs = await store.listJobs({ limit: 10 });
    await second.stop();
    expect(dataDir).toBe(to);
    expect(jobs.map(({ target }) => new URL(target).pathname)).toEqual(['/late', '/kept']);
    // whoever names the old folder is led to the new one; the old one is whole
    expect(configOf(service.dataDir).dataDir).toBe(to);
    expect(existsSync(join(service.dataDir, 'hearth.db'))).toBe(true);
  });

  it('is copied though files of it go meanwhile, as they do in a crawl', async () => {
    const [from, to] = [join(spare, 'busy'), join(spare, 'busy-copy')];
    mkdirSync(from);
    writeFileSync(join(from, 'a'), 'stays');
    writeFileSync(join(from, 'b'), 'goes');
    const mover = createDataMover(from, silentLog);
    mover.start(to);
    rmSync(join(from, 'b'));
    await expect.poll(() => mover.state()).toEqual({ kind: 'copied', to });
    expect(readdirSync(to)).toEqual(['a']);
  });

  it('leaves alone what others put into the new folder, taken back or moved', async () => {
    const [from, to] = [join(spare, 'shared'), join(spare, 'shared-copy')];
    mkdirSync(join(from, 'library', 'aa'), { recursive: true });
    writeFileSync(join(from, 'library', 'aa', 'blob'), 'stays');
    writeFileSync(join(from, 'library', 'old'), 'goes');
    mkdirSync(join(from, 'emptied'));
    writeFileSync(join(from, 'emptied', 'file'), 'goes, too');
    const mover = createDataMover(from, silentLog);
    const all = () => readdirSync(to, { recursive: true, encoding: 'utf8' }).sort();
    const copyAgain = async () => {
      mover.start(to);
      await expect.poll(() => mover.state()).toEqual({ kind: 'copied', to });
      writeFileSync(join(to, 'library', 'mine.txt'), 'mine');
    };
    await copyAgain();
    await mover.forget();
    expect(all()).toEqual(['library', 'library/mine.txt']);
    rmSync(join(to, 'library'), { recursive: true });
    await copyAgain();
    rmSync(join(from, 'library', 'old'));
    rmSync(join(from, 'emptied'), { recursive: true });
    expect(await finishMove(from, silentLog)).toBe(to);
    expect(all()).toEqual([
      ...['came-from.json', 'library', 'library/aa', 'library/aa/blob', 'library/mine.txt'],
      'worker',
    ]);
    expect(readdirSync(from).sort()).not.toContain('copied.json');
  });

  it('is told of and cleared when a kill broke its copy off, so that a second try goes', async () => {
    const [from, to] = [join(spare, 'killed'), join(spare, 'killed-copy')];
    mkdirSync(from);
    for (let n = 0; n < 2_000; n += 1) writeFileSync(join(from, `file-${n}`), 'x'.repeat(5_000));
    const module = JSON.stringify(
      new URL('../../src/main/service/data-move.ts', import.meta.url).href,
    );
    const script = `const { createDataMover } = await import(${module});
      const log = { info() {}, warn() {} };
      createDataMover(${JSON.stringify(from)}, log).start(${JSON.stringify(to)});
      setInterval(() => {}, 1_000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
    const count = () => (existsSync(to) ? readdirSync(to).length : 0);
    await expect.poll(count, { timeout: 20_000, interval: 1 }).toBeGreaterThan(5);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(count()).toBeLessThan(2_000);
    writeFileSync(join(to, 'mine.txt'), 'mine');
    const mover = createDataMover(from, silentLog);
    const why = expect.stringMatching(/ended while it copied; move the data again/) as string;
    expect(mover.state()).toEqual({ kind: 'failed', to, why });
    expect(readdirSync(to)).toEqual(['mine.txt']);
    rmSync(join(to, 'mine.txt'));
    mover.start(to);
    await expect.poll(() => mover.state()).toEqual({ kind: 'copied', to });
    expect(count()).toBe(2_000);
    expect(readdirSync(from)).not.toContain('copying.json');
  });

  it('says at the next start why a copy could not be used, and leaves nothing of it', async () => {
    const [from, to] = [join(spare, 'damaged'), join(spare, 'damaged-copy')];
    mkdirSync(from);
    writeFileSync(
      join(from, 'a.db'),
      'no database at all, but long enough for a header'.repeat(99),
    );
    writeFileSync(join(from, 'b'), 'stays');
    mkdirSync(to);
    writeFileSync(join(to, 'b'), 'stays');
    writeFileSync(join(from, 'copied.json'), '["a.db","b"]');
    writeFileSync(join(from, 'moved.json'), JSON.stringify({ state: 'copied', to }));
    expect(await finishMove(from, silentLog)).toBe(from);
    const state = createDataMover(from, silentLog).state();
    expect(state).toMatchObject({
      kind: 'failed',
      to,
      why: expect.stringMatching(/not a database/) as string,
    });
    expect(readdirSync(to)).toEqual([]);
    // told once
    expect(createDataMover(from, silentLog).state()).toBeUndefined();
  });

  it('leaves half a copy alone that another Hearth was started on since', () => {
    const [from, to] = [join(spare, 'half'), join(spare, 'half-copy')];
    for (const folder of [from, to]) mkdirSync(folder);
    writeFileSync(
      join(from, 'copying.json'),
      JSON.stringify({ to, paths: ['hearth.db'], why: '' }),
    );
    for (const name of ['hearth.db', 'lock.db']) writeFileSync(join(to, name), '');
    expect(createDataMover(from, silentLog).state()).toMatchObject({ kind: 'failed' });
    expect(readdirSync(to)).toEqual(['hearth.db', 'lock.db']);
  });

  it('is not begun anew where its disk is not connected', () => {
    const [from, to] = [join(spare, 'here'), join(spare, 'disk', 'hearth')];
    mkdirSync(from);
    writeFileSync(join(from, 'moved.json'), JSON.stringify({ state: 'moved', to }));
    expect(() => configOf(from)).toThrow(`${to}, and nothing is there`);
    // a place to connect it to is empty, too
    mkdirSync(to, { recursive: true });
    expect(() => configOf(from)).toThrow(`${to}, and nothing is there`);
    writeFileSync(join(to, 'hearth.db'), '');
    expect(configOf(from).dataDir).toBe(to);
  });

  it('stays where it is when the copy cannot be used', async () => {
    const folder = join(spare, 'stays');
    const config = configOf(folder);
    const first = await createHearth(config, defaultParts(config));
    await first.start();
    await first.stop();
    writeFileSync(
      join(folder, 'moved.json'),
      JSON.stringify({ state: 'copied', to: join(spare, 'nowhere') }),
    );
    const again = await createHearth(configOf(folder), defaultParts(config));
    expect((await again.start()).dataDir).toBe(folder);
    await again.stop();
  });
});

describe('what is stored', () => {
  let fresh: TestService;
  beforeAll(async () => {
    fresh = await startService();
    await fresh.ask('POST', '/v2/scrape', { url: `${site.origin}/kept` });
  });
  afterAll(() => fresh.stop());

  const post = async (path: string, body: object): Promise<Response> =>
    fetch(`${fresh.address}/console${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${fresh.hearth.sessionToken}` },
      body: JSON.stringify(body),
    });

  it('is saved whole as one file', async () => {
    const ticket = (await (await post('/exports', { kind: 'all' })).json()) as {
      readonly path: string;
      readonly name: string;
    };
    expect(ticket.name).toMatch(/^hearth-\d{4}-\d\d-\d\d\.zip$/);
    const bytes = await (await fetch(`${fresh.address}${ticket.path}`)).arrayBuffer();
    const files = unzipSync(new Uint8Array(bytes));
    const names = Object.keys(files);
    expect(names).toEqual(
      expect.arrayContaining(['usage.csv', 'recipes.json', 'settings.json', 'jobs.ndjson']),
    );
    const documents = names.find((name) => name.startsWith('documents/scrape-127.0.0.1')) ?? '';
    expect(strFromU8(files[documents] ?? new Uint8Array())).toContain('A page that goes along.');
    expect(strFromU8(files['jobs.ndjson'] ?? new Uint8Array())).toContain('/kept');
  });

  it('is cleared by age: counted first, then deleted', async () => {
    const clear = async (body: object): Promise<unknown> =>
      (await post('/storage/clear', body)).json();
    expect(await clear({ what: 'jobs', olderThanMs: 86_400_000, isTrial: true })).toEqual({
      count: 0,
    });
    expect(await clear({ what: 'jobs', olderThanMs: 0, isTrial: true })).toEqual({ count: 1 });
    expect(await clear({ what: 'cache', olderThanMs: 0 })).toEqual({ count: 1 });
    expect(await clear({ what: 'jobs', olderThanMs: 0 })).toEqual({ count: 1 });
    const { json } = await fresh.ask('GET', '/v2/team/activity');
    expect(json).toMatchObject({ success: true });
  });
});
