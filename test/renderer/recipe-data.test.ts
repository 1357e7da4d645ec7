import { expect, it } from 'vitest';
import type { DataFound } from '../../src/contract/console/recipes.ts';
import {
  hasDataColumn,
  readsAlike,
  removeColumn,
  renameColumn,
  toggleDataColumn,
  withData,
  withPages,
  type Draft,
} from '../../src/renderer/features/recipes/edit.ts';

const FOUND: DataFound = {
  source: { kind: 'json', fields: { title: '/name', price: '/price', gone: '/x' } },
  rows: 2,
  columns: [
    { name: 'sku', type: 'text', path: '/sku', sample: 'A-1' },
    { name: 'stock', type: 'integer', path: '/stock', sample: 3 },
  ],
};
const column = (name: string) => ({ name, type: 'text' });
const DRAFT: Draft = {
  columns: ['title', 'price'].map(column),
  rows: [{ title: 'Amber', price: 1 }],
  recipe: {
    recipe: 1,
    start: ['https://shop.example/'],
    list: { records: { anchors: [] }, fields: ['title', 'price'].map(column), key: ['title'] },
    pages: null,
  },
};
const sourceOf = ({ recipe }: Draft) => recipe.also?.[0]?.fields;

it('takes a column of the data, and leaves the data alone again without the last one', () => {
  const offered = withData(DRAFT, FOUND);
  expect(sourceOf(offered)).toBeUndefined();
  const one = toggleDataColumn(offered, 'sku');
  expect(sourceOf(one)).toEqual({ title: '/name', price: '/price', sku: '/sku' });
  expect(hasDataColumn(one, 'sku')).toBe(true);
  const both = toggleDataColumn(one, 'stock');
  expect(Object.keys(sourceOf(both) ?? {})).toEqual(['title', 'price', 'sku', 'stock']);
  const none = toggleDataColumn(toggleDataColumn(both, 'sku'), 'stock');
  expect(none.recipe).toEqual(DRAFT.recipe);
});

it('follows a column that is renamed or removed, so that neither becomes one of the data', () => {
  const taken = toggleDataColumn(withData(DRAFT, FOUND), 'sku');
  const renamed = renameColumn(taken, 'title', 'lamp');
  expect(sourceOf(renamed)).toEqual({ lamp: '/name', price: '/price', sku: '/sku' });
  expect(sourceOf(toggleDataColumn(renamed, 'stock'))).toMatchObject({ lamp: '/name' });
  const removed = removeColumn(renamed, 'price');
  expect(sourceOf(removed)).toEqual({ lamp: '/name', sku: '/sku' });
  expect(sourceOf(toggleDataColumn(removed, 'stock'))).not.toHaveProperty('price');
});

it('knows a recipe whose way on was found since for the same one, and no other', () => {
  const { recipe } = withPages(DRAFT, { kind: 'next' });
  expect(readsAlike(DRAFT.recipe, recipe)).toBe(true);
  expect(readsAlike(DRAFT.recipe, renameColumn(DRAFT, 'title', 'lamp').recipe)).toBe(false);
  expect(readsAlike({ ...recipe, visit: { steps: [] } }, recipe)).toBe(false);
});
