/** Finished pages that gather on their way to PostgreSQL: soon, together, and each with an end of its own. */
import { expect, it } from 'vitest';
import { HearthError } from '../../../src/main/service/domain/errors.ts';
import type { PageEnd } from '../../../src/main/service/ports/backend.ts';
import { gatherer } from '../../../src/main/service/store/postgres/gather.ts';
import {
  writtenPage,
  type WrittenPage,
} from '../../../src/main/service/store/verbs/written-page.ts';
import { aFinish } from '../../support/store-builders.ts';

const page = (id: string): WrittenPage => writtenPage(aFinish('job', id));

/** Keeps every batch until it is let go. */
function aDatabase(answer: (id: string) => PageEnd | Error = () => 'finished') {
  const batches: string[][] = [];
  const held: (() => void)[] = [];
  return {
    batches,
    letGo: () => held.shift()?.(),
    write: async (pages: readonly WrittenPage[]): Promise<readonly PageEnd[]> => {
      batches.push(pages.map(({ pageId }) => pageId));
      await new Promise<void>((resolve) => held.push(resolve));
      return pages.map(({ pageId }) => {
        const end = answer(pageId);
        if (end instanceof Error) throw end;
        return end;
      });
    },
  };
}

/** Until nothing more happens by itself. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

it('a page alone goes at once; those that come meanwhile go together after it', async () => {
  const database = aDatabase();
  const { finish } = gatherer(database.write, 0);
  const ends = ['a', 'b', 'c'].map((id) => finish(page(id)));
  expect(database.batches).toEqual([['a']]);
  database.letGo();
  await settled();
  expect(database.batches).toEqual([['a'], ['b', 'c']]);
  database.letGo();
  expect(await Promise.all(ends)).toEqual(['finished', 'finished', 'finished']);
});

it('a batch waits a moment after the one before, unless it is full', async () => {
  const database = aDatabase();
  const { finish } = gatherer(database.write, 60_000);
  const ends = [finish(page('first'))];
  database.letGo();
  await settled();
  ends.push(finish(page('0')));
  await settled();
  expect(database.batches).toHaveLength(1);
  for (let nth = 1; nth < 40; nth += 1) ends.push(finish(page(nth.toString())));
  expect(database.batches.map(({ length }) => length)).toEqual([1, 32]);
  database.letGo();
  await settled();
  expect(database.batches).toHaveLength(2);
});

it('a batch that is refused is written page by page: each has its own end', async () => {
  const refused = new Error('no');
  const database = aDatabase((id) => (id === 'c' ? refused : 'finished'));
  const { finish } = gatherer(database.write, 0);
  const ends = ['a', 'b', 'c', 'd'].map((id) => finish(page(id)));
  const told = Promise.allSettled(ends);
  while (database.batches.length < 5) {
    database.letGo();
    await settled();
  }
  database.letGo();
  expect(database.batches).toEqual([['a'], ['b', 'c', 'd'], ['b'], ['c'], ['d']]);
  expect((await told).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});

it('closing writes what has gathered, without waiting for its moment', async () => {
  const database = aDatabase();
  const { finish, close } = gatherer(database.write, 60_000);
  const first = finish(page('a'));
  database.letGo();
  await first;
  const second = finish(page('b'));
  const closed = close();
  await settled();
  expect(database.batches).toEqual([['a'], ['b']]);
  database.letGo();
  expect(await second).toBe('finished');
  await closed;
});

const away = (code: string): Error =>
  new HearthError('STORAGE_FAILED', 'The database failed.', {
    cause: Object.assign(new Error('connect'), { code }),
  });

it.each([
  ['its socket is gone', away('ENOENT')],
  ['it comes up again', away('57P03')],
  ['the connection broke', new Error('Connection terminated unexpectedly')],
])('a batch waits for a database that is away: %s', async (_, error) => {
  let asked = 0;
  const { finish } = gatherer((pages) => {
    asked += 1;
    if (asked < 3) return Promise.reject(error);
    return Promise.resolve(pages.map(() => 'finished' as const));
  }, 0);
  expect(await finish(page('a'))).toBe('finished');
  expect(asked).toBe(3);
});

it('who closes while the database is away waits for it no longer', async () => {
  const { finish, close } = gatherer(() => Promise.reject(away('ECONNREFUSED')), 0);
  const end = Promise.allSettled([finish(page('a'))]);
  await close();
  expect((await end).map(({ status }) => status)).toEqual(['rejected']);
});
