import { describe, expect, it } from 'vitest';
import { toTable } from '../../src/renderer/components/table-data.ts';

const NAMES = { field: 'Field', value: 'Value' };

describe('an answer as a table', () => {
  it('gives each object of a list a row, with every column any of them has', () => {
    expect(toTable([{ a: 1, b: 'x' }, { c: [1, 2] }], NAMES)).toEqual({
      columns: ['a', 'b', 'c'],
      rows: [
        ['1', 'x', ''],
        ['', '', '1, 2'],
      ],
    });
  });

  it('finds the one list inside an object', () => {
    expect(toTable({ products: [{ name: 'Stove' }] }, NAMES)).toEqual({
      columns: ['name'],
      rows: [['Stove']],
    });
  });

  it('gives a single object a row for each field, and values inside as text', () => {
    expect(toTable({ title: 'T', tags: ['a', 'b'], size: { w: 1 }, none: null }, NAMES)).toEqual({
      columns: ['Field', 'Value'],
      rows: [
        ['title', 'T'],
        ['tags', 'a, b'],
        ['size', '{"w":1}'],
        ['none', ''],
      ],
    });
  });

  it('has no table for a plain value, nothing, or an empty list', () => {
    expect(['x', 3, null, undefined, [], {}].map((value) => toTable(value, NAMES))).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
  });
});
