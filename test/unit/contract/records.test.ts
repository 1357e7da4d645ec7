import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  isListOfRecords,
  recordsOf,
  rowsOfPage,
  TableBuilder,
  tableOfJson,
  tableOfResult,
} from '../../../src/contract/table/records.ts';
import { csvLine, isFormula, safeText, tsvLine } from '../../../src/contract/table/spreadsheet.ts';

describe('records of a value', () => {
  it('are the objects of a list, or of the one list in an object with what stands beside it', () => {
    expect(recordsOf([{ a: 1 }, 'x'])).toEqual([{ a: 1 }, { value: 'x' }]);
    expect(recordsOf({ shop: 'S', items: [{ a: 1 }, { a: 2 }] })).toEqual([
      { shop: 'S', a: 1 },
      { shop: 'S', a: 2 },
    ]);
    expect(recordsOf({ a: [{ x: 1 }], b: [{ x: 2 }] })).toHaveLength(1);
    expect([recordsOf('x'), recordsOf({}), recordsOf(null), recordsOf([])]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect([isListOfRecords([{ a: 1 }]), isListOfRecords({ a: 1 })]).toEqual([true, false]);
  });

  it('have a cell for each dot path; lists of texts are joined, others are JSON', () => {
    const cells = cellsOf({
      a: { b: { c: 1 } },
      tags: ['x', 'y'],
      parts: [{ n: 1 }],
      none: null,
      e: {},
    });
    expect([...cells]).toEqual([
      ['a.b.c', 1],
      ['tags', 'x, y'],
      ['parts', '[{"n":1}]'],
      ['none', null],
      ['e', '{}'],
    ]);
  });

  it('make a table with the union of their columns', () => {
    expect(tableOfJson([{ a: 1 }, { b: true, a: 2 }])).toEqual({
      columns: ['a', 'b'],
      rows: [
        [1, null],
        [2, true],
      ],
    });
    expect(tableOfJson('text')).toBeUndefined();
  });

  it('of a name like a method of objects are as safe as any', () => {
    const table = tableOfJson(JSON.parse('[{"__proto__": 1, "constructor": 2}]'));
    expect(table?.columns).toEqual(['__proto__', 'constructor']);
    expect(table?.rows).toEqual([[1, 2]]);
  });
});

it('keeps fields apart from what is told of their page', () => {
  const metadata = { url: 'https://a.example/', statusCode: 200, title: 'Page' };
  const [row] = rowsOfPage({ metadata, json: { title: 'Field', price: 1 } }, 'record');
  expect(Object.fromEntries(row ?? [])).toEqual({
    url: 'https://a.example/',
    status: 200,
    title: 'Page',
    'json.title': 'Field',
    price: 1,
  });
});

it('gives a page without extracted fields the rows of its tables, each with the name of its table', () => {
  const tables = [
    { name: 'Lamps', rows: [{ title: 'Amber', price: 20 }] },
    { name: 'Weights', rows: [{ table: 'T', weight: 3 }] },
  ];
  const builder = new TableBuilder();
  const document = { metadata: { url: 'https://a.example/' }, tables };
  for (const row of rowsOfPage(document, 'record')) builder.add(row);
  expect(builder.table()).toEqual({
    columns: ['url', 'status', 'title', 'table', 'table.title', 'price', 'table.table', 'weight'],
    rows: [
      ['https://a.example/', null, null, 'Lamps', 'Amber', 20, null, null],
      ['https://a.example/', null, null, 'Weights', null, null, 'T', 3],
    ],
  });
  expect(rowsOfPage(document, 'page')).toHaveLength(1);
  expect(rowsOfPage({ ...document, json: { name: 'x' } }, 'record')).toHaveLength(1);
});

it('gives a page without records one row', () => {
  const builder = new TableBuilder();
  for (const row of rowsOfPage({ metadata: {}, markdown: '# A' }, 'record', true)) builder.add(row);
  expect(builder.table()).toEqual({
    columns: ['url', 'status', 'title', 'markdown'],
    rows: [[null, null, null, '# A']],
  });
});

it('makes rows of a map, a search and an extraction', () => {
  const links = { links: [{ url: 'https://a.example' }] };
  expect(tableOfResult('map', links)?.columns).toEqual(['url']);
  expect(tableOfResult('search', { data: { web: [{ url: 'u' }], news: [] } })).toEqual({
    columns: ['source', 'url'],
    rows: [['web', 'u']],
  });
  expect(tableOfResult('extract', { data: { name: 'x' }, alike: { count: 3 } })?.columns).toEqual([
    'name',
  ]);
  const pages = [
    { url: 'u', data: { name: 'x' } },
    { url: 'v', data: {} },
    { url: 'w', data: { shop: 'S', items: [{ name: 'y' }, { name: 'z' }] } },
  ];
  expect(tableOfResult('extract', { data: { name: 'x' }, pages })).toEqual({
    columns: ['page', 'name', 'shop'],
    rows: [
      ['u', 'x', null],
      ['v', null, null],
      ['w', 'y', 'S'],
      ['w', 'z', 'S'],
    ],
  });
});

describe('the guard against formulas', () => {
  it('sees what a spreadsheet would calculate, and leaves numbers alone', () => {
    const formulas = [
      '=1+1',
      '@SUM(A1)',
      '-cmd',
      '+A1',
      '\t=1',
      '＝1',
      '-1+2',
      '+1-555-0100',
      '+1 2+3',
      '\n=1',
      '=cmd|calc!A0',
    ];
    expect(formulas.filter((text) => !isFormula(text))).toEqual([]);
    const harmless = ['-1', '-12.5', '+3%', '+3,5 %', '-1e-5', '−4', 'a=b', '', '1-2', '.5', '-.5'];
    const dialled = ['+44 20 7946 0444', '+1 212 555 0100'];
    expect(dialled.filter(isFormula)).toEqual([]);
    expect(harmless.filter(isFormula)).toEqual([]);
  });

  it('is the same for CSV and for what is copied', () => {
    expect(csvLine(['=1', -1, '-1', 'a "b"\nc', null, true])).toBe(
      `'=1,-1,-1,"a ""b""\nc",,true\r\n`,
    );
    expect(tsvLine(['=1', 'a\tb\nc', -1])).toBe("'=1\ta b c\t-1");
    expect(safeText(undefined)).toBe('');
  });
});
