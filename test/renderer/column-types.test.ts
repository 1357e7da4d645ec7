import { expect, it } from 'vitest';
import {
  retypeColumn,
  typeOf,
  withCells,
} from '../../src/renderer/features/recipes/column-types.ts';
import type { Draft } from '../../src/renderer/features/recipes/edit.ts';

const field = (name: string, type = 'text') => ({ name, type });
const DRAFT: Draft = {
  columns: ['title', 'length', 'lasts'].map((name) => field(name)),
  rows: [
    { title: 'Alder', length: '12 km', lasts: '3 days' },
    { title: 'Birk', length: '9.5 km' },
    { title: 'Crag', length: null },
  ],
  recipe: {
    recipe: 1,
    start: ['https://walks.example/'],
    list: { records: { anchors: [] }, fields: [field('title'), field('length')], key: ['title'] },
    pages: null,
    detail: { follow: 'url', fields: [field('lasts')] },
  },
};
const fieldOf = ({ recipe }: Draft, name: string) =>
  [...recipe.list.fields, ...(recipe.detail?.fields ?? [])].find((one) => one.name === name);

it('keeps the unit of a column of numbers in its field, and only there', () => {
  const number = retypeColumn(DRAFT, 'length', 'number');
  expect(fieldOf(number, 'length')).toEqual({ name: 'length', type: 'number', unit: 'km' });
  expect(number.isRetyped).toBe(true);
  const read = withCells(number, {
    ...number,
    rows: [{ title: 'Alder', length: 12 }],
    pagination: null,
  });
  expect(read.isRetyped).toBeUndefined();
  // read as numbers its cells say no unit any more
  expect(fieldOf(retypeColumn(read, 'length', 'integer'), 'length')).toMatchObject({ unit: 'km' });
  expect(fieldOf(retypeColumn(read, 'length', 'text'), 'length')).toEqual(field('length'));
});

it('takes no unit where the cells have several, or none', () => {
  const mixed = { ...DRAFT, rows: [{ length: '12 km' }, { length: '900 m' }] };
  expect(fieldOf(retypeColumn(mixed, 'length', 'number'), 'length')).toEqual(
    field('length', 'number'),
  );
  const bare = { ...DRAFT, rows: [{ length: '12' }, { length: '900 m' }] };
  expect(fieldOf(retypeColumn(bare, 'length', 'number'), 'length')).toEqual(
    field('length', 'number'),
  );
  const plural = { ...DRAFT, rows: [{ length: '1 day' }, { length: '3 days' }] };
  expect(fieldOf(retypeColumn(plural, 'length', 'number'), 'length')).toMatchObject({
    unit: 'days',
  });
});

it('keeps the order of its dates', () => {
  const dated = retypeColumn(DRAFT, 'length', 'date day-month');
  expect(fieldOf(dated, 'length')).toEqual({ name: 'length', type: 'date', dates: 'day-month' });
  expect(typeOf(dated, field('length'))).toBe('date day-month');
  expect(typeOf(retypeColumn(dated, 'length', 'date'), field('length'))).toBe('date');
});

it('changes a column of the records’ own pages in the recipe, whose cells come when it runs', () => {
  const changed = retypeColumn(DRAFT, 'lasts', 'number');
  expect(fieldOf(changed, 'lasts')).toEqual({ name: 'lasts', type: 'number', unit: 'days' });
  expect(changed.isRetyped).toBeUndefined();
  expect(changed.rows[0]).toEqual({ title: 'Alder', length: '12 km' });
});

it('keeps the rows where the page shows none of the list, and fields of the records’ own pages', () => {
  const number = retypeColumn(DRAFT, 'length', 'number');
  const table = { ...number, pagination: null };
  expect(withCells(number, { ...table, rows: [] })).toBe(number);
  const [first] = withCells(number, { ...table, rows: [{ title: 'Alder', length: 12 }] }).rows;
  expect(first).toEqual({ title: 'Alder', length: 12, lasts: '3 days' });
});
