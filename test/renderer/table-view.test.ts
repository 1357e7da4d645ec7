import { describe, expect, it } from 'vitest';
import { columnType, looseNumber } from '../../src/renderer/components/table/column-type.ts';
import { stepOf } from '../../src/renderer/components/table/grid-keys.ts';
import { readView, viewParams } from '../../src/renderer/components/table/view-address.ts';
import {
  columnWidth,
  withRoom,
  facetOf,
  pinnedCount,
  rowOrder,
  shownColumns,
  summaryOf,
  WHOLE,
} from '../../src/renderer/components/table/table-view.ts';

describe('the type of a column', () => {
  it('is told from its values', () => {
    const of = (name: string, ...values: (string | number | boolean | null)[]) =>
      columnType(name, values);
    expect(of('n', 1, null, 2.5)).toBe('number');
    expect(of('price', '€ 19.90', '1.234,50 €', '12 %')).toBe('number');
    expect(of('b', true, false)).toBe('boolean');
    expect(of('d', '2026-11-22', '2026-11-22T10:00:00Z')).toBe('date');
    expect(of('u', 'https://a.example/x')).toBe('url');
    expect(of('u', 'https://a.example/x.png?w=2')).toBe('image');
    expect(of('logo_url', 'https://a.example/x')).toBe('image');
    expect(of('t', 'Brass lamp', 'No. 2')).toBe('text');
    expect(of('sku', 'LMP-1000')).toBe('text');
    expect(of('none', null, '')).toBe('text');
  });

  it('orders numbers however they are written', () => {
    const pairs: readonly (readonly [string, number])[] = [
      ['€ 1.234,50', 1234.5],
      ['1,234.5', 1234.5],
      ['1,234,567', 1_234_567],
      ['139,875', 139_875],
      ['19.90', 19.9],
      ['-3', -3],
      ['−3,5 %', -3.5],
      ["12'000", 12_000],
      ['10 107 125', 10_107_125],
    ];
    for (const [text, number] of pairs) expect(looseNumber(text), text).toBe(number);
    expect(looseNumber('none')).toBeNaN();
  });
});

const TABLE = {
  columns: ['name', 'price', 'stock'],
  rows: [
    ['Lamp 10', 5, 'in'],
    ['Lamp 9', null, 'out'],
    ['Ofen', 20, 'in'],
    ['lamp 2', 1, 'in'],
  ],
} as const;
const TYPES = ['text', 'number', 'text'] as const;

describe('the rows shown', () => {
  it('are sorted by number or by name as people count, empty cells last either way', () => {
    const sorted = (column: string, isDescending: boolean) =>
      rowOrder(TABLE, TYPES, { ...WHOLE, sort: { column, isDescending } });
    expect(sorted('price', false)).toEqual([3, 0, 2, 1]);
    expect(sorted('price', true)).toEqual([2, 0, 3, 1]);
    expect(sorted('name', false)).toEqual([3, 1, 0, 2]);
  });

  it('hold every word that was typed, in whatever column, and one of the values ticked', () => {
    expect(rowOrder(TABLE, TYPES, { ...WHOLE, text: 'LAMP in' })).toEqual([0, 3]);
    expect(rowOrder(TABLE, TYPES, { ...WHOLE, facets: { stock: ['out'] } })).toEqual([1]);
    expect(rowOrder(TABLE, TYPES, { ...WHOLE, facets: { stock: ['in', 'out'] } })).toHaveLength(4);
  });

  it('have facets where values are few, and a summary', () => {
    expect(facetOf(TABLE, 2)).toEqual([
      { value: 'in', count: 3 },
      { value: 'out', count: 1 },
    ]);
    expect(facetOf(TABLE, 0)).toBeUndefined();
    expect(summaryOf(TABLE, 1, 'number')).toEqual({ filled: 3, least: '1', most: '20' });
    expect(columnWidth(TABLE, 0, 'text').width).toBeGreaterThanOrEqual(72);
  });
});

it('shows the first and the pinned columns first, and no hidden one', () => {
  const view = { ...WHOLE, pinned: ['stock'] };
  expect(shownColumns(TABLE.columns, view)).toEqual([0, 2, 1]);
  expect(pinnedCount([0, 2, 1], TABLE, view)).toBe(2);
  expect(shownColumns(TABLE.columns, { ...view, hidden: ['name'] })).toEqual([1, 2]);
  expect(pinnedCount([0, 1, 2], TABLE, WHOLE)).toBe(1);
});

it('moves by keys as grids do, and never beyond the edges', () => {
  const size = { rows: 100, columns: 5, page: 10 };
  const from = { row: 50, column: 2 };
  const go = (key: string, ctrlKey = false) => stepOf({ key, ctrlKey, metaKey: false }, from, size);
  expect([go('ArrowDown'), go('ArrowLeft'), go('PageDown'), go('Home'), go('End', true)]).toEqual([
    { row: 51, column: 2 },
    { row: 50, column: 1 },
    { row: 60, column: 2 },
    { row: 50, column: 0 },
    { row: 99, column: 4 },
  ]);
  expect(go('a')).toBeUndefined();
  expect(
    stepOf({ key: 'ArrowUp', ctrlKey: false, metaKey: false }, { row: -1, column: 0 }, size),
  ).toEqual({
    row: -1,
    column: 0,
  });
});

describe('the view in the address', () => {
  it('comes back as it went, with colons and commas in names and values', () => {
    const view = {
      text: 'brass lamp',
      sort: { column: '-odd, name', isDescending: true },
      facets: { 'a:b': ['x:y', ''], stock: ['in'] },
      hidden: ['seen', 'maker.name'],
      pinned: ['price'],
    };
    const search = new URLSearchParams(viewParams(view));
    expect(readView(new URLSearchParams(search.toString()))).toEqual(view);
  });

  it('is nothing for a table as it comes', () => {
    expect(viewParams(WHOLE)).toEqual([]);
    expect(readView(new URLSearchParams('tab=table&q=x'))).toEqual(WHOLE);
  });
});

describe('the widths of columns', () => {
  it('give free room to those whose texts are cut, as far as they want it', () => {
    const columns = [
      { width: 100, whole: 100 },
      { width: 360, whole: 560 },
      { width: 360, whole: 460 },
    ];
    expect(withRoom(columns, 900)).toEqual([100, 413, 386]);
    expect(withRoom(columns, 2_000)).toEqual([100, 560, 460]);
    expect(withRoom(columns, 300)).toEqual([100, 360, 360]);
  });

  it('know how wide the longest text is', () => {
    const long = { columns: ['title'], rows: [['short'], ['a'.repeat(90)]] };
    expect(columnWidth(long, 0, 'text')).toEqual({ width: 360, whole: 676 });
  });
});
