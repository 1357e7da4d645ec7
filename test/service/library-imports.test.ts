/** Files of strangers into the real command line's service: through a kill, and made to do harm. */
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPromise } from 'yauzl';
import { verifyArchive } from '../../src/main/service/archives/wacz/verify.ts';
import { openDesk, type Desk } from '../support/archives/files.ts';
import { hostileArchives } from '../support/archives/hostile.ts';
import { madeLibrary } from '../support/archives/memory-library.ts';
import { createKey, serve } from '../support/kill-crawl.ts';

type Json = Record<string, unknown>;
const TIMEOUT = 60_000;
const FLAGS = ['--library-min-free-bytes', '0'];
const CAPTURES = 120;

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

let running: Awaited<ReturnType<typeof serve>>;
let dataDir = '';
let key = '';
let desk: Desk;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hearth-imports-'));
  [running, desk] = await Promise.all([serve(dataDir, FLAGS), openDesk()]);
  key = await createKey(dataDir);
}, TIMEOUT);
afterAll(async () => {
  running.child.kill('SIGTERM');
  await once(running.child, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
  await desk[Symbol.asyncDispose]();
});

const ask = async (path: string, body?: Blob): Promise<Json> => {
  const answer = await fetch(`${running.address}/library${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${key}` },
    ...(body === undefined ? {} : { body }),
  });
  return (await answer.json()) as Json;
};
/** Gives the id of its import. */
const send = async (path: string, name: string): Promise<string> => {
  const answer = await ask(`/imports?name=${name}`, await openAsBlob(path));
  expect(answer['success'], JSON.stringify(answer)).toBe(true);
  return String((answer['import'] as Json)['id']);
};
const look = async (id: string) => (await ask(`/imports/${id}`))['import'] as Json;
const ended = async (id: string): Promise<Json> => {
  await vi.waitUntil(async () => ['done', 'failed'].includes(String((await look(id))['state'])), {
    timeout: 180_000,
    interval: 50,
  });
  return look(id);
};
/** Nothing is left of what came in. */
const emptied = () =>
  vi.waitUntil(() => readdirSync(join(dataDir, 'library', 'incoming')).length === 0, {
    timeout: TIMEOUT,
  });

/** Most memory the service ever held, MB; 0 where that is not told. */
const peak = (): number => {
  if (process.platform !== 'linux') return 0;
  const status = readFileSync(`/proc/${String(running.child.pid)}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
};

it('an import goes on after a kill and takes nothing twice', async () => {
  const path = await desk.write('large.wacz', madeLibrary(CAPTURES, { parts: 1 }));
  const id = await send(path, 'large.wacz');
  await vi.waitUntil(async () => Number((await look(id))['done']) >= 20, {
    timeout: TIMEOUT,
    interval: 5,
  });
  const before = await look(id);
  running.child.kill('SIGKILL');
  await once(running.child, 'exit');
  expect(before['state']).toBe('running');
  expect(Number(before['done'])).toBeLessThan(CAPTURES);
  running = await serve(dataDir, FLAGS);
  const done = await ended(id);
  const report = done['report'] as Json;
  expect(done).toMatchObject({ state: 'done', done: CAPTURES, name: 'large.wacz' });
  // one may have been taken and not counted yet
  expect(Number(report['added'])).toBeGreaterThanOrEqual(CAPTURES - 1);
  expect(report).not.toHaveProperty('before');
  const { stats } = await ask('/stats');
  expect(stats).toMatchObject({ captures: CAPTURES, kept: CAPTURES, entries: CAPTURES });
  const { highlights } = await ask('/highlights?limit=200');
  expect(highlights).toHaveLength(CAPTURES / 2);
  await emptied();
}, 240_000);

it('hostile archives do no harm through the door: each ends with words, nothing is left', async () => {
  const good = await desk.write('good.wacz', madeLibrary(5, { seed: 9 }));
  const zip = await openPromise(good);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) pieces.push(chunk);
    files.set(entry.fileName, Buffer.concat(pieces));
  }
  const scratch = desk.path('scratch');
  mkdirSync(scratch);
  const held = peak();
  // a file without a byte is refused at the door
  const hostile = hostileArchives(files).filter(([name]) => name !== 'empty');
  expect(hostile.length).toBeGreaterThanOrEqual(40);
  const taken = new Map<string, unknown>();
  for (const [name, bytes] of hostile) {
    const file = desk.path(name);
    writeFileSync(file, bytes());
    const row = await ended(await send(file, name));
    taken.set(name, row['done']);
    const { error, added = 0, known = 0 } = row['report'] as Json;
    if (row['state'] === 'failed') {
      expect(error, name).toMatch(/^["A-Z].{10,}[.]$/su);
      expect(error, name).not.toMatch(/\bat .*:\d+|undefined|TypeError|INTERNAL/u);
    } else expect(Number(added) + Number(known), name).toBe(row['done']);
    const { isIntact } = await verifyArchive(file, { folder: scratch });
    expect(isIntact, name).toBeTypeOf('boolean');
    expect(readdirSync(scratch), name).toEqual([]);
    await emptied();
    rmSync(file);
  }
  for (const [name, captures] of READABLE) expect(taken.get(name), name).toBe(captures);
  expect(existsSync('/tmp/hearth-evil')).toBe(false);
  expect(running.child.exitCode).toBeNull();
  expect(await ask('/entries?limit=1')).toMatchObject({ success: true });
  expect(peak() - held).toBeLessThanOrEqual(300);
}, 600_000);
