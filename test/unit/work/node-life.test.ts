/** The life of a node: beats, the dead, and who was taken for dead; the store is SQLite, in memory. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Backend } from '../../../src/main/service/ports/backend.ts';
import { openSqliteBackend } from '../../../src/main/service/store/sqlite/backend.ts';
import { systemClock } from '../../../src/main/service/system.ts';
import { createNodeLife, type NodeLife } from '../../../src/main/service/work/node-life.ts';
import { silentLog } from '../../support/store-builders.ts';

let backend: Backend;
let now: number;
let told: string[];
const lives: NodeLife[] = [];

beforeEach(async () => {
  backend = await openSqliteBackend({ path: ':memory:', clock: systemClock, log: silentLog });
  [now, told] = [0, []];
});
afterEach(async () => {
  for (const life of lives.splice(0)) await life.stop();
  await backend.close();
});

async function enter(id: string, roles: readonly ('api' | 'crawl')[] = ['crawl']) {
  const life = createNodeLife({
    store: backend.store,
    clock: systemClock,
    log: silentLog,
    self: { id, name: id, roles, version: '1' },
    address: () => '',
    load: () => ({ running: 0, waiting: 0 }),
    dropped: async (other) => void told.push(`${id} dropped ${other}`),
    returned: async () => void told.push(`${id} returned`),
    monotonic: () => now,
  });
  lives.push(life);
  await life.beat();
  return life;
}

const names = async () => (await backend.store.listNodes()).map(({ name }) => name);

it('starts pages while its beats are taken, and none when they have not been for a while', async () => {
  const one = await enter('one');
  expect(one.mayStart()).toBe(true);
  now = 12_999;
  expect(one.mayStart()).toBe(true);
  now = 13_000;
  expect(one.mayStart()).toBe(false);
  await one.beat();
  expect(one.mayStart()).toBe(true);
  await one.stop();
  expect(one.mayStart()).toBe(false);
  expect(await names()).toEqual([]);
});

it('takes out a node that beats no more, after fifteen seconds of its own clock', async () => {
  const one = await enter('one');
  await enter('two');
  for (now = 5_000; now <= 15_000; now += 5_000) await one.beat();
  expect(await names()).toEqual(['one', 'two']);
  now = 20_000;
  await one.beat();
  expect([await names(), told]).toEqual([['one'], ['one dropped two']]);
});

it('takes nobody out for the time in which it slept itself', async () => {
  const one = await enter('one');
  await enter('two');
  now = 5_000;
  await one.beat();
  now = 100_000;
  await one.beat();
  expect(await names()).toEqual(['one', 'two']);
});

it('forgets an hour later which hosts a node had that is gone', async () => {
  const one = await enter('one');
  const two = await enter('two');
  const isLeft = async (host: string) =>
    (await backend.store.leaseHosts({ workerId: 'one', hosts: [host] })).map((its) => its.isLeft);
  await backend.store.leaseHosts({ workerId: 'two', hosts: ['early', 'late'] });
  await one.beat();
  await two.stop();
  for (let at = 5_000; at <= 3_600_000; at += 5_000) {
    now = at;
    await one.beat();
  }
  expect(await isLeft('early')).toEqual([true]);
  now += 10_000;
  await one.beat();
  expect(await isLeft('late')).toEqual([false]);
});

it('hears what it has lost before it goes on, when others took it for dead', async () => {
  const one = await enter('one');
  const two = await enter('two');
  for (now = 5_000; now <= 20_000; now += 5_000) await one.beat();
  expect(two.mayStart()).toBe(false);
  await two.beat();
  expect(told).toEqual(['one dropped two', 'two returned']);
  expect(two.mayStart()).toBe(true);
});

it('one of those that crawl is the first; when it leaves, the next', async () => {
  const door = await enter('a door', ['api']);
  const one = await enter('b one');
  const two = await enter('c two');
  for (const life of lives) await life.beat();
  expect([door, one, two].map((life) => life.isFirst())).toEqual([false, true, false]);
  await one.stop();
  await two.beat();
  expect(two.isFirst()).toBe(true);
});
