/** The writer of a service: a thread while there is work, none while it rests. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  openForReading,
  openForWriting,
} from '../../../src/main/service/store/sqlite/connection.ts';
import { restingWriter } from '../../../src/main/service/store/sqlite/resting-writer.ts';
import { threadWriter } from '../../../src/main/service/store/sqlite/thread-writer.ts';
import type { LonePage } from '../../../src/main/service/store/verbs/lone-page.ts';
import type { Notice } from '../../../src/main/service/store/verbs/tx.ts';
import { writtenLone } from '../../../src/main/service/store/verbs/written-page.ts';
import {
  aFinish,
  aJob,
  aNewPage,
  anAccount,
  NOON,
  silentLog,
} from '../../support/store-builders.ts';

const REST_MS = 400;

/** `slowMs`: on a busy machine any verb may be slow. */
function aWriter(slowMs = Infinity) {
  const path = join(mkdtempSync(join(tmpdir(), 'hearth-resting-')), 'hearth.db');
  openForWriting(path).close();
  const heard: Notice[] = [];
  const hear = (notices: readonly Notice[]): void => void heard.push(...notices);
  let threads = 0;
  let ended = 0;
  const sent: string[] = [];
  const writer = restingWriter({
    path,
    hear,
    restMs: REST_MS,
    slowMs,
    startThread: () => {
      threads += 1;
      const thread = threadWriter({ path, hear, log: silentLog });
      const close = thread.close.bind(thread);
      const write = thread.write.bind(thread);
      thread.write = (name, ...rest) => {
        sent.push(name);
        return write(name, ...rest);
      };
      thread.close = async () => {
        await close();
        ended += 1;
      };
      return thread;
    },
  });
  onTestFinished(() => writer.close());
  const settings = (): readonly string[] => {
    const sql = openForReading(path);
    const rows = sql.database.prepare('select name from settings order by name').pluck().all();
    sql.close();
    return rows.map(String);
  };
  const rested = () => expect.poll(() => ended, { timeout: 20_000 }).toBe(1);
  return { path, writer, heard, settings, sent, threads: () => threads, rested };
}
const set = (name: string) => ({ name, value: 1 });

describe('a writer at rest', () => {
  it('writes what a service without work writes, without a thread', async () => {
    const { writer, settings, threads } = aWriter();
    await writer.write('writeSetting', set('a'));
    await writer.write('renewLeases', { workerId: 'w', until: 1, pages: [], jobs: [] });
    expect(settings()).toEqual(['a']);
    expect(threads()).toBe(0);
  });

  it('begins a thread for work, writes meanwhile, and ends it when nothing more comes', async () => {
    const { writer, settings, threads, rested } = aWriter();
    const account = anAccount();
    await writer.write('createAccount', account);
    const rename = { id: account.id, change: { name: 'Renamed' }, at: NOON };
    await writer.write('updateAccount', rename);
    expect(threads()).toBe(1);
    const names = Array.from({ length: 60 }, (_, nth) => `n${String(nth).padStart(2, '0')}`);
    for (const name of names) {
      await writer.write('writeSetting', set(name));
      await sleep(5);
    }
    expect(settings()).toEqual(names);
    await rested();
    await writer.write('writeSetting', set('z'));
    expect(threads()).toBe(1);
    expect(settings()).toEqual([...names, 'z']);
    await writer.write('updateAccount', rename);
    expect(threads()).toBe(2);
  });

  it('hands over what would hold up the service: a great many rows, or a file that another writes', async () => {
    const { path, writer, settings, threads, rested } = aWriter();
    const other = openForWriting(path);
    other.say('BEGIN IMMEDIATE');
    const written = writer.write('writeSetting', set('late'));
    expect(threads()).toBe(1);
    await sleep(50);
    other.say('COMMIT');
    other.close();
    await written;
    expect(settings()).toEqual(['late']);
    await rested();
    const pages = Array.from({ length: 1_000 }, () => ({}));
    await writer.write('addPages', { jobId: 'none', pages } as never).catch(() => undefined);
    expect(threads()).toBe(2);
  });

  it('hands over what was slow here', async () => {
    const { writer, settings, threads } = aWriter(-1);
    await writer.write('writeSetting', set('a'));
    expect(threads()).toBe(1);
    await writer.write('writeSetting', set('b'));
    expect(settings()).toEqual(['a', 'b']);
  });

  it('says what failed, writes all before it closes, and nothing after', async () => {
    const { writer, settings } = aWriter();
    const wrong = { name: null, value: 1 };
    await expect(writer.write('writeSetting', wrong as never)).rejects.toThrow();
    const writes = [writer.write('writeSetting', set('a')), writer.write('writeSetting', set('b'))];
    await writer.close();
    await Promise.all(writes);
    expect(settings()).toEqual(['a', 'b']);
    await expect(writer.write('writeSetting', set('c'))).rejects.toMatchObject({
      code: 'STORAGE_FAILED',
    });
  });

  it('writes a small page of somebody who is alone itself, and every hundredth by the thread, which copies the log', async () => {
    const { writer, sent, lone, count, started } = await withThread();
    for (let nth = 1; nth < 100; nth += 1) {
      const written = writer.write('finishLonePage', lone({ isAlone: true }));
      // written before anybody waits
      expect(count()).toBe(nth);
      expect(await written).toBe('finished');
    }
    expect(sent).toEqual([]);
    await writer.write('finishLonePage', lone({ isAlone: true }));
    expect(sent).toEqual(['finishLonePage']);
    expect(count()).toBe(100);
    expect(started()).toBe(1);
  });

  it.each([
    ['of several', {}],
    ['a large one', { isAlone: true, document: 'x'.repeat(100_000) }],
    ['one that the library keeps', { isAlone: true, kept: { text: new Uint8Array(4) } }],
  ])('leaves the page to the thread: %s', async (_, change) => {
    const { writer, sent, lone } = await withThread();
    await writer.write('finishLonePage', lone(change as never)).catch(() => undefined);
    expect(sent).toEqual(['finishLonePage']);
  });

  it('leaves a lone page to the thread while that writes, and after one took long here', async () => {
    const busy = await withThread();
    const renamed = busy.writer.write('updateAccount', busy.rename);
    const written = busy.writer.write('finishLonePage', busy.lone({ isAlone: true }));
    expect(busy.sent).toEqual(['updateAccount', 'finishLonePage']);
    await Promise.all([renamed, written]);
    const slow = await withThread(-1);
    await slow.writer.write('finishLonePage', slow.lone({ isAlone: true }));
    expect(slow.sent).toEqual([]);
    await slow.writer.write('finishLonePage', slow.lone({ isAlone: true }));
    expect(slow.sent).toEqual(['finishLonePage']);
  });

  it('leaves a lone page to the thread where the disk or another process is in the way', async () => {
    const { path, writer, sent, lone, count } = await withThread();
    const other = openForWriting(path);
    other.say('BEGIN IMMEDIATE');
    const written = writer.write('finishLonePage', lone({ isAlone: true }));
    expect(sent).toEqual(['finishLonePage']);
    other.say('COMMIT');
    other.close();
    expect(await written).toBe('finished');
    expect(count()).toBe(1);
  });
});

/** A writer whose thread is up, with an account that pays. */
async function withThread(slowMs?: number) {
  const given = aWriter(slowMs);
  const { path, writer, sent } = given;
  const account = anAccount();
  await writer.write('createAccount', account);
  const rename = { id: account.id, change: { name: 'Renamed' }, at: NOON };
  // the first one begins the thread, which has all verbs once it is up
  await expect
    .poll(async () => {
      await writer.write('updateAccount', rename);
      return sent.length;
    })
    .toBeGreaterThan(0);
  sent.length = 0;
  const lone = (change: Partial<LonePage> = {}): LonePage => {
    const job = aJob({ accountId: account.id, kind: 'scrape' });
    const page = aNewPage(job.id);
    const written = writtenLone(aFinish(job.id, page.id));
    return { ...written, open: { job, pages: [page], reserve: 1 }, ...change };
  };
  const count = (): number => {
    const sql = openForReading(path);
    const rows = sql.database.prepare("select count(*) from pages where state = 'done'").pluck();
    const found = Number(rows.get());
    sql.close();
    return found;
  };
  return { ...given, rename, lone, count, started: given.threads };
}
