import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../src/main/service/pipeline/documents/index.ts';
import { makeOdsOf, makeWorkbook } from '../../../support/documents/office.ts';

const read = (bytes: Uint8Array) =>
  readDocument({ bytes, contentType: '', url: 'https://example.com/prices.xlsx' });

/** Cells below each other: a value and the code of its format. */
async function shown(cells: readonly (readonly [number, string])[]): Promise<readonly string[]> {
  const codes = [...new Set(cells.map(([, code]) => code))];
  const rows = cells.map(
    ([value, code]) => `<row><c s="${codes.indexOf(code) + 1}"><v>${value}</v></c></row>`,
  );
  const document = await read(makeWorkbook([{ name: 'S', rows: rows.join('') }], codes));
  return Array.from(document?.html?.matchAll(/<t[hd]>([^<]*)/g) ?? [], ([, text = '']) => text);
}

describe('cells of a workbook', () => {
  it('show amounts, percents, times and dates as Excel does', async () => {
    expect(
      await shown([
        [12.5, '#,##0.00 "€"'],
        [-1234567.5, '[$£-809]#,##0.00'],
        [4.9, '_-* #,##0.00\\ "€"_-;-* #,##0.00\\ "€"_-'],
        [0.25, '0%'],
        [0.075, '0.0%'],
        [0.3958333333, 'hh:mm'],
        [1.25, '[h]:mm'],
        [46083, 'dd.mm.yyyy'],
        [46083.5, 'yyyy-mm-dd hh:mm'],
        [7, '0 "km/h"'],
      ]),
    ).toEqual([
      '12.50 €',
      '-£1,234,567.50',
      '4.90 €',
      '25%',
      '7.5%',
      '09:30',
      '30:00',
      '2026-03-02',
      '2026-03-02 12:00',
      '7 km/h',
    ]);
  });

  it('keep the digits of plain numbers, and of all others what a format would hide', async () => {
    expect(
      await shown([
        [0.30000000000000004, 'General'],
        [1234.5678, '#,##0'],
        [0.0512, '0%'],
        [1.005, '"$"0.00'],
        [3, '0" days"'],
        [5, '@'],
      ]),
    ).toEqual(['0.3', '1234.5678', '5.12%', '$1.005', '3 days', '5']);
  });

  it('are texts, answers, faults and formulas nobody has counted', async () => {
    const rows = [
      '<row><c r="B2" t="s"><v>0</v></c><c r="D2" t="b"><v>1</v></c></row>',
      '<row><c r="B3" t="e"><v>#DIV/0!</v></c><c r="C3"><f>B1*2</f></c><c r="D3" t="str"><f>A1</f><v>said</v></c></row>',
    ].join('');
    const strings = '<si><r><t>Fil</t></r><r><t>ter</t></r><rPh><t>FIRUTA</t></rPh></si>';
    const document = await read(makeWorkbook([{ name: 'S', rows }], [], strings));
    expect(document?.markdown).toBe(
      '## S\n\n| Filter |  | true |\n| --- | --- | --- |\n| #DIV/0! | =B1\\*2 | said |',
    );
  });

  it('a few bytes that say they stand far right give no more than half a million', async () => {
    const far = '<row><c r="XFD1"><v>1</v></c></row>'.repeat(2000);
    const near = '<row><c r="A1"><v>1</v></c></row>';
    const document = await read(makeWorkbook([{ name: 'S', rows: near + far }]));
    expect(document?.warnings.join(' ')).toContain('more than 500000 cells');
  });
});

it('hidden sheets of a workbook are left out, and named', async () => {
  const rows = '<row><c><v>1</v></c></row>';
  const document = await read(
    makeWorkbook([
      { name: 'Prices', rows },
      { name: 'Lists', state: 'veryHidden', rows },
    ]),
  );
  expect(document?.markdown).not.toContain('Lists');
  expect(document?.warnings).toEqual(['Hidden sheets were left out: "Lists".']);
});

it('hidden sheets of an ODS workbook are left out, and named', async () => {
  const sheet = (name: string, style: string): string =>
    `<table:table table:name="${name}" table:style-name="${style}"><table:table-row><table:table-cell><text:p>${name} text</text:p></table:table-cell></table:table-row></table:table>`;
  const style = (name: string, display: string): string =>
    `<style:style style:name="${name}"><style:table-properties table:display="${display}"/></style:style>`;
  const document = await read(
    makeOdsOf(
      sheet('Prices', 'ta1') + sheet('Lists', 'ta2'),
      style('ta1', 'true') + style('ta2', 'false'),
    ),
  );
  expect(document?.markdown).toContain('Prices text');
  expect(document?.markdown).not.toContain('Lists');
  expect(document?.warnings).toEqual(['Hidden sheets were left out: "Lists".']);
});

it("Excel's first line of a CSV file names the delimiter and is no row", async () => {
  const bytes = new TextEncoder().encode('sep=;\r\nTea;Price\r\nGreen, fine;4,50\r\n');
  const document = await readDocument({
    bytes,
    contentType: 'text/csv',
    url: 'https://example.com/a.csv',
  });
  expect(document?.markdown).toBe('| Tea | Price |\n| --- | --- |\n| Green, fine | 4,50 |');
});
