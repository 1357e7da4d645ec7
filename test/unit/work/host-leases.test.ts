/** Which hosts a crawler asks: taken with what it has room for, given back when idle; the store is SQLite, in memory. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Backend } from '../../../src/main/service/ports/backend.ts';
import { openSqliteBackend } from '../../../src/main/service/store/sqlite/backend.ts';
import { createHostLeases } from '../../../src/main/service/work/host-leases.ts';
import { NOON, silentLog } from '../../support/store-builders.ts';

let backend: Backend;
let now: number;
/** Hosts that others may have asked, and until when. */
let askedAt: Map<string, number>;
const clock = { now: () => now };

beforeEach(async () => {
  now = NOON;
  askedAt = new Map();
  backend = await openSqliteBackend({ path: ':memory:', clock, log: silentLog });
  for (const id of ['a', 'b']) {
    await backend.store.beatNode({
      ...{ id, name: id, roles: ['crawl'], address: '', version: '1' },
      ...{ startedAt: NOON, at: NOON, running: 0, waiting: 0 },
    });
  }
});
afterEach(() => backend.close());

const leasesOf = (workerId: string) =>
  createHostLeases({
    ...{ store: backend.store, clock, log: silentLog, workerId },
    wasAsked: (host, at) => askedAt.set(host, at),
  });
const none = (): boolean => false;
const held = async () => (await backend.store.listNodes()).map(({ hosts }) => hosts);

it('takes no more hosts than there is room for, and leaves the others to others', async () => {
  const [a, b] = [leasesOf('a'), leasesOf('b')];
  const hosts = ['1', '2', '3', '4'];
  expect(await a.take('job', hosts, 2)).toEqual(['1', '2']);
  expect(await b.take('job', hosts, 4)).toEqual(['3', '4']);
  expect(await a.take('job', hosts, 4)).toEqual(['1', '2']);
  expect(await a.take('job', ['3'], 4)).toBe('none');
  expect(await a.take('job', [], 4)).toEqual([]);
});

it('gives back what was not in use for ten seconds, and nothing before', async () => {
  const a = leasesOf('a');
  await a.take('job', ['1', '2'], 9);
  now += 10_000;
  a.keep(() => new Set(['1']), none);
  expect(await held()).toEqual([2, 0]);
  now += 1;
  a.keep(() => new Set(['1']), none);
  await expect.poll(held).toEqual([1, 0]);
  expect([a.has('1'), a.has('2')]).toEqual([true, false]);
  expect(await leasesOf('b').take('job', ['1', '2'], 9)).toEqual(['2']);
  expect(askedAt).toEqual(new Map());
});

it('keeps a host at which a pause still runs, however long that is', async () => {
  const a = leasesOf('a');
  await a.take('job', ['1', '2'], 9);
  now += 60_000;
  a.keep(
    () => new Set(),
    (host) => host === '1',
  );
  await expect.poll(held).toEqual([1, 0]);
  expect(await leasesOf('b').take('job', ['1'], 9)).toBe('none');
});

it('takes a host that was not given back as asked just now', async () => {
  const [a, b] = [leasesOf('a'), leasesOf('b')];
  await a.take('job', ['killed'], 9);
  await backend.store.dropNode({ id: 'a', beats: 1, now });
  now += 500;
  expect(await b.take('job', ['killed', 'new'], 9)).toEqual(['killed', 'new']);
  expect(askedAt).toEqual(new Map([['killed', now]]));
});

it('asks again for what another had, after a second', async () => {
  const [a, b] = [leasesOf('a'), leasesOf('b')];
  await a.take('job', ['1'], 9);
  expect(await b.take('job', ['1'], 9)).toBe('none');
  await backend.store.releaseHosts({ workerId: 'a', hosts: ['1'] });
  expect(await b.take('job', ['1'], 9)).toBe('none');
  now += 1_000;
  expect(await b.take('job', ['1'], 9)).toEqual(['1']);
});

it('holds nothing any more once it was told to forget', async () => {
  const [a, b] = [leasesOf('a'), leasesOf('b')];
  await a.take('job', ['1'], 9);
  await backend.store.dropNode({ id: 'a', beats: 1, now });
  await b.take('job', ['1'], 9);
  a.forget();
  expect(await a.take('job', ['1'], 9)).toBe('none');
});
