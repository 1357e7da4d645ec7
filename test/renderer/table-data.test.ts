import { describe, expect, it } from 'vitest';
import { toCsv, toMarkdown, toTable } from '../../src/renderer/components/table-data.ts';

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

describe('a table as CSV', () => {
  it('quotes what needs it, ends lines as RFC 4180 says, and is marked as UTF-8', () => {
    const csv = toCsv({ columns: ['a', 'b'], rows: [['x, y', 'say "é"\nnow']] });
    expect(csv).toBe('\uFEFFa,b\r\n"x, y","say ""é""\nnow"\r\n');
  });

  it('lets no page put a formula into a sheet, and leaves numbers alone', () => {
    const rows = [['=1+1'], ['@SUM(A1)'], ['-cmd'], ['-12.5'], ['+3%']];
    expect(
      toCsv({ columns: ['a'], rows })
        .split('\r\n')
        .slice(1, -1),
    ).toEqual(["'=1+1", "'@SUM(A1)", "'-cmd", '-12.5', '+3%']);
  });
});

it('writes a markdown table that survives bars and line breaks', () => {
  expect(toMarkdown({ columns: ['a', 'b'], rows: [['x | y', 'one\n two']] })).toBe(
    '| a | b |\n| --- | --- |\n| x \\| y | one two |\n',
  );
});
