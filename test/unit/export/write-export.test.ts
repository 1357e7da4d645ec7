/** Files of results, read back with the libraries that others would read them with. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it, vi } from 'vitest';
import type { ExportFormat, TableFormat } from '../../../src/contract/console/exports.ts';
import type { Cell } from '../../../src/contract/table/records.ts';
import type { Document } from '../../../src/main/service/domain/document.ts';
import type { Job, StoredDocument } from '../../../src/main/service/domain/job.ts';
import { tableAtHand } from '../../../src/main/service/export/table-source.ts';
import {
  jobFile,
  tableFile,
  type ExportFile,
} from '../../../src/main/service/export/write-export.ts';
import { workbook } from '../../../src/main/service/export/xlsx.ts';
import { aJob } from '../../support/store-builders.ts';

const AT = new Date(2026, 10, 22, 9).getTime();

async function bytesOf(content: AsyncIterable<string | Uint8Array>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

const COLUMNS = ['name', 'price', 'in stock', 'seen', 'note'];
const ROWS: readonly (readonly Cell[])[] = [
  ['Brass lamp', 19.9, true, '2026-11-22', '=cmd|calc!A0'],
  ['灯', -1, false, '2026-11-22T08:30:00Z', '-1'],
  ['مصباح', null, null, '2026-02-31', 'a "quoted", line\nbroken \u0001 text'],
];

const table = (format: TableFormat): ExportFile =>
  tableFile({ columns: COLUMNS, rows: ROWS }, { name: 'https://shop.example/x', format, at: AT });

describe('a table as a file', () => {
  it('is named after its site and the day', () => {
    expect(table('csv').name).toBe('shop.example-2026-11-22.csv');
    const query = { name: 'Öfen & more?', format: 'xlsx', at: AT } as const;
    expect(tableFile({ columns: [], rows: [] }, query).name).toBe('öfen-more-2026-11-22.xlsx');
  });

  it('is CSV that Excel reads as UTF-8, without formulas, with numbers as they are', async () => {
    const text = (await bytesOf(table('csv').content)).toString();
    expect(text.startsWith('\uFEFFname,price,in stock,seen,note\r\n')).toBe(true);
    const { data } = Papa.parse<string[]>(text.slice(1).trimEnd());
    expect(data[1]).toEqual(['Brass lamp', '19.9', 'true', '2026-11-22', "'=cmd|calc!A0"]);
    expect(data[2]).toEqual(['灯', '-1', 'false', '2026-11-22T08:30:00Z', '-1']);
    expect(data[3]?.[4]).toBe('a "quoted", line\nbroken \u0001 text');
  });

  it('is a workbook with numbers, truth values and dates of their types, and no formula', async () => {
    const bytes = await bytesOf(table('xlsx').content);
    const rows = await readSheet(bytes);
    expect(rows[0]).toEqual(COLUMNS);
    expect(rows[1]).toEqual(['Brass lamp', 19.9, true, new Date('2026-11-22'), '=cmd|calc!A0']);
    expect(rows[2]?.slice(0, 4)).toEqual(['灯', -1, false, new Date('2026-11-22T08:30:00Z')]);
    expect(rows[3]?.[3]).toBe('2026-02-31');
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('s="2"><is><t xml:space="preserve">=cmd|calc!A0');
    expect(sheet).toContain('_x0001_');
  });

  it('cuts a text that no cell of Excel holds, and says so on a sheet of its own', async () => {
    const long = 'x'.repeat(40_000);
    const source = tableAtHand({ columns: ['text'], rows: [[long], ['short']] });
    const bytes = await bytesOf(workbook(source));
    const [, first] = await readSheet(bytes, 1);
    expect(String(first?.[0])).toHaveLength(32_767);
    expect(String(first?.[0])).toMatch(/… \[cut: 40000 characters\]$/);
    const [, note] = await readSheet(bytes, 'Notes');
    expect(note?.[0]).toMatch(/^Column "text": 1 text was cut/);
  });

  it('has columns as wide as what stands in them, up to a limit', async () => {
    const row = ['Senior researcher of kitchens', 'x'.repeat(900), '木製の折りたたみ椅子'];
    const source = tableAtHand({ columns: ['title', 'text', 'ja', 'n'], rows: [[...row, 1]] });
    const sheet = unzipSync(await bytesOf(workbook(source)))['xl/worksheets/sheet1.xml'];
    const widths = strFromU8(sheet ?? new Uint8Array()).matchAll(/ width="(\d+)"/g);
    expect([...widths].map(([, width]) => Number(width))).toEqual([31, 60, 22, 12]);
  });

  it('goes on in a second sheet where the first is full', async () => {
    const source = tableAtHand({ columns: ['n'], rows: [[1], [2], [3]] });
    const bytes = await bytesOf(workbook(source, { rowsOfSheet: 3 }));
    expect(await readSheet(bytes, 'Records')).toEqual([['n'], [1], [2]]);
    expect(await readSheet(bytes, 'Records 2')).toEqual([['n'], [3]]);
  });

  it('is JSON and a record a line, with typed values and without empty ones', async () => {
    const whole = JSON.parse((await bytesOf(table('json').content)).toString());
    const lines = (await bytesOf(table('ndjson').content)).toString().trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(whole);
    expect(whole[1]).toEqual({
      name: '灯',
      price: -1,
      'in stock': false,
      seen: '2026-11-22T08:30:00Z',
      note: '-1',
    });
    expect(Object.keys(whole[2])).toEqual(['name', 'seen', 'note']);
    const nothing = tableFile({ columns: ['a'], rows: [] }, { name: '', format: 'json', at: AT });
    expect(JSON.parse((await bytesOf(nothing.content)).toString())).toEqual([]);
  });

  it('is an SQLite file with typed cells, and leaves nothing behind in the temporary folder', async () => {
    const place = mkdtempSync(join(tmpdir(), 'hearth-test-export-'));
    vi.stubEnv('TMPDIR', place);
    const bytes = await bytesOf(table('sqlite').content);
    vi.unstubAllEnvs();
    expect(readdirSync(place)).toEqual([]);
    writeFileSync(join(place, 'a.sqlite'), bytes);
    const database = new Database(join(place, 'a.sqlite'), { readonly: true });
    const rows = database.prepare('SELECT name, price, "in stock" AS stock FROM records').all();
    database.close();
    rmSync(place, { recursive: true });
    expect(rows[0]).toEqual({ name: 'Brass lamp', price: 19.9, stock: 1 });
    expect(rows[2]).toEqual({ name: 'مصباح', price: null, stock: null });
  });

  it('keeps columns apart that SQLite takes for one', async () => {
    const twins = { columns: ['Name', 'name'], rows: [['a', 'b']] };
    const file = tableFile(twins, { name: 'x', format: 'sqlite', at: AT });
    expect((await bytesOf(file.content)).subarray(0, 15).toString()).toBe('SQLite format 3');
  });
});

describe('a job as a file', () => {
  const page = (url: string, rest: Partial<Document>): Document => ({
    ...rest,
    metadata: { url, statusCode: 200, title: `Title of ${url}` },
  });
  const documents: readonly Document[] = [
    page('https://shop.example/a', { json: { name: 'A', offer: { price: 1 } }, markdown: '# A' }),
    page('https://shop.example/b', { json: { name: 'B', sku: 'X' }, markdown: '# B' }),
    page('https://shop.example/list', {
      json: { shop: 'S', items: [{ name: 'C' }, { name: 'D' }] },
      markdown: '# list',
      screenshot: `data:image/png;base64,${Buffer.from('png').toString('base64')}`,
    }),
  ];
  const stored: readonly StoredDocument[] = documents.map((document, at) => ({
    pageId: `p${at}`,
    seq: at + 1,
    json: Buffer.from(JSON.stringify(document)),
  }));
  const store = {
    readDocuments: ({ skip }: { readonly skip: number }) => Promise.resolve(stored.slice(skip)),
    runRows: () => Promise.resolve([]),
  };
  const file = (
    format: ExportFormat,
    rest: object = {},
    job: Job = aJob({ target: 'https://shop.example/' }),
  ): ExportFile =>
    jobFile({ store, writeDocument: (document) => document }, job, { format, at: AT, ...rest });
  const csv = async (rest: object = {}): Promise<readonly string[][]> => {
    const text = (await bytesOf(file('csv', rest).content)).toString();
    return Papa.parse<string[]>(text.slice(1).trimEnd()).data;
  };

  it('has a column for each field of any page, and a row for each record (G-D2)', async () => {
    const [head, ...rows] = await csv();
    expect(head).toEqual(['url', 'status', 'title', 'name', 'offer.price', 'sku', 'shop']);
    expect(rows.map((row) => [row[3], row[4], row[5], row[6]])).toEqual([
      ['A', '1', '', ''],
      ['B', '', 'X', ''],
      ['C', '', '', 'S'],
      ['D', '', '', 'S'],
    ]);
  });

  it('has a row a page, and the columns that were chosen, where that is asked', async () => {
    const rows = await csv({ rowsBy: 'page', columns: ['name', 'url', 'markdown'] });
    expect(rows).toHaveLength(4);
    expect(rows[1]).toEqual(['A', 'https://shop.example/a', '# A']);
  });

  it('is a folder of Markdown, with screenshots beside it', async () => {
    const { name, content } = file('markdown');
    expect(name).toBe('shop.example-2026-11-22.zip');
    const files = unzipSync(await bytesOf(content));
    expect(Object.keys(files)).toEqual([
      'shop.example_a.md',
      'shop.example_b.md',
      'shop.example_list.md',
      'shop.example_list.png',
    ]);
    expect(strFromU8(files['shop.example_a.md'] ?? new Uint8Array())).toBe(
      '<!-- https://shop.example/a -->\n\n# A\n',
    );
  });

  it('of a search has a row a result with its source; of an extraction its records', async () => {
    const result = {
      data: { web: [{ url: 'https://a.example' }], news: [{ url: 'https://b.example' }] },
    };
    const lines = (
      await bytesOf(
        file('ndjson', {}, { ...aJob({ kind: 'search', target: 'https://shop.example/' }), result })
          .content,
      )
    ).toString();
    expect(
      lines
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { source: 'web', url: 'https://a.example' },
      { source: 'news', url: 'https://b.example' },
    ]);
    expect(() =>
      file(
        'markdown',
        {},
        { ...aJob({ kind: 'search', target: 'https://shop.example/' }), result },
      ),
    ).toThrow(/has no pages/);
  });
});
