import { expect, it } from 'vitest';
import { nameFields } from '../../src/renderer/features/recipes/detail-names.ts';

const field = (anchors: readonly Record<string, string>[], type = 'text') => ({
  name: 'detail 1',
  type,
  anchors,
});
const named = (...fields: readonly ReturnType<typeof field>[]) =>
  nameFields(fields, ['price', 'url']).map(({ name }) => name);

it('are called by their label, their property, their class or their kind', () => {
  expect(named(field([{ label: 'Check-in:' }, { css: 'td.price' }]))).toEqual(['check-in']);
  expect(named(field([{ attr: 'itemprop=Host' }, { tag: 'p' }]))).toEqual(['host']);
  expect(named(field([{ css: 'p.mt-4.text.wattage' }, { tag: 'p' }]))).toEqual(['wattage']);
  expect(named(field([{ path: 'main/h1' }, { tag: 'h1' }]))).toEqual(['title']);
  expect(named(field([{ tag: 'span' }], 'date'))).toEqual(['date']);
  expect(named(field([{ css: 'div.row.col-3' }, { tag: 'div' }]))).toEqual(['detail 1']);
});

it('have no name that a column has', () => {
  const price = field([{ css: 'p.price' }, { tag: 'p' }]);
  expect(named(price, price)).toEqual(['price 2', 'price 3']);
});
