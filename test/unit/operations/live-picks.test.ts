import { beforeEach, expect, it } from 'vitest';
import { createLivePicks } from '../../../src/main/service/operations/live-picks.ts';
import type { PageCopy } from '../../../src/main/service/ports/live-page.ts';
import type { RecordsAnswer, RecordsTask } from '../../../src/main/service/ports/records.ts';
import { aLivePage } from '../../support/live-page.ts';

const { signal } = new AbortController();
const TABLE = {
  ...{ columns: [], rows: [], leads: [] },
  recipe: {
    ...{ recipe: 1 as const, start: ['https://shop.example/'], pages: null },
    list: {
      ...{ source: { kind: 'page' as const }, records: { anchors: [] } },
      ...{ fields: [], key: [] },
    },
  },
  places: { records: [[4], [7]], cells: [] },
};

let copy: PageCopy;
let copies = 0;
let tasks: RecordsTask[] = [];
beforeEach(() => {
  copy = { id: 'one', html: '<p>', url: 'https://shop.example/', places: [4] };
  [copies, tasks] = [0, []];
});

const page = aLivePage({
  copy: () => {
    copies += 1;
    return Promise.resolve(copy);
  },
  boxesAt: (places) =>
    Promise.resolve(places.map((x) => (x === 7 ? null : { x, y: 0, width: 9, height: 9 }))),
});

const picks = () =>
  createLivePicks({
    sessions: { find: () => page },
    clock: { now: () => 0 },
    pipeline: {
      records: (task): Promise<RecordsAnswer> => {
        tasks.push(task);
        return Promise.resolve(
          task.kind === 'propose'
            ? { kind: 'tables', tables: [TABLE] }
            : { kind: 'clicked', ...TABLE, alternatives: [], others: [] },
        );
      },
    },
  });

it('answers a click with the copy, the numbers of what was clicked, and where the records are in view', async () => {
  const picked = await picks().pick('live', [{ selector: ['a'] }], signal);
  expect(tasks).toMatchObject([{ kind: 'clicks', id: 'one', places: [4] }]);
  expect(picked.boxes).toEqual([{ x: 4, y: 0, width: 9, height: 9 }]);
});

it('looks ahead at a page that was looked at and has changed, once at a time', async () => {
  const live = picks();
  await live.prepare('live', signal);
  expect(copies).toBe(0);
  await live.propose('live', signal);
  await live.prepare('live', signal);
  expect(tasks.map(({ kind }) => kind)).toEqual(['propose']);
  copy = { ...copy, id: 'two' };
  copies = 0;
  await Promise.all([live.prepare('live', signal), live.prepare('live', signal)]);
  expect(copies).toBe(1);
  expect(tasks.slice(1)).toMatchObject([{ kind: 'look', id: 'two' }]);
});
