import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../src/main/service/pipeline/documents/index.ts';
import { makeOdtText, makeWordText } from '../../../support/documents/office.ts';

const markdown = async (bytes: Uint8Array) =>
  (await readDocument({ bytes, contentType: '', url: 'https://example.com/file' }))?.markdown;

describe('DOCX', () => {
  it('lists whose styles say how far they are set in hold each other', async () => {
    const bytes = makeWordText([
      ['List Bullet', 'Income'],
      ['List Bullet 2', 'Fees'],
      ['List Bullet 3', 'of members'],
      ['List Bullet', 'Costs'],
      ['List Number', 'First'],
      ['List Number 2', 'with care'],
      ['List Number', 'Second'],
    ]);
    expect(await markdown(bytes)).toBe(
      '- Income\n  - Fees\n    - of members\n- Costs\n\n1. First\n   1. with care\n2. Second',
    );
  });

  it('styles of code and of quotes are known', async () => {
    const bytes = makeWordText([
      ['Source Code', 'for pump in pumps:'],
      ['Source Code', '    measure(pump)'],
      ['Block Text', 'Water is life.'],
    ]);
    expect(await markdown(bytes)).toBe(
      '```\nfor pump in pumps:\n    measure(pump)\n```\n\n> Water is life.',
    );
  });

  it('the first row of a table heads its columns, unless it holds numbers or labels', async () => {
    const tables = [
      [
        ['Name', 'Age'],
        ['Ada', '36'],
      ],
      [
        ['Name:', 'Ada'],
        ['Age:', '36'],
      ],
      [
        ['Ada', '36'],
        ['Emile', '40'],
      ],
    ];
    expect(await markdown(makeWordText(tables))).toBe(
      [
        '| Name | Age |\n| --- | --- |\n| Ada | 36 |',
        '|  |  |\n| --- | --- |\n| Name: | Ada |\n| Age: | 36 |',
        '|  |  |\n| --- | --- |\n| Ada | 36 |\n| Emile | 40 |',
      ].join('\n\n'),
    );
  });
});

describe('ODT', () => {
  it('bold, italic and raised text is marked', async () => {
    const style = (name: string, properties: string): string =>
      `<style:style style:name="${name}" style:family="text"><style:text-properties ${properties}/></style:style>`;
    const styles = [
      style('T1', 'fo:font-weight="bold"'),
      style('T2', 'fo:font-style="italic"'),
      style('T3', 'style:text-position="super 58%"'),
    ].join('');
    const body =
      '<text:p>We took <text:span text:style-name="T1">forty</text:span> pumps of <text:span text:style-name="T2">three</text:span> m<text:span text:style-name="T3">2</text:span>, <text:span text:style-name="Strong_20_Emphasis">never</text:span> less.</text:p>';
    expect(await markdown(makeOdtText(body, styles))).toBe(
      'We took **forty** pumps of *three* m<sup>2</sup>, **never** less.',
    );
  });

  it('titles, quotes and code are known by their styles, also by those these are made of', async () => {
    const styles =
      '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Title"/>';
    const body = [
      '<text:p text:style-name="P1">The report</text:p>',
      '<text:p text:style-name="Quotations">Water is life.</text:p>',
      '<text:p text:style-name="Preformatted_20_Text">for pump in pumps:</text:p>\n',
      '<text:p text:style-name="Preformatted_20_Text"><text:s text:c="4"/>measure(pump)</text:p>',
    ].join('');
    expect(await markdown(makeOdtText(body, styles))).toBe(
      '# The report\n\n> Water is life.\n\n```\nfor pump in pumps:\n    measure(pump)\n```',
    );
  });

  it('an empty line in a cell does not undo its table', async () => {
    const cell = (text: string): string =>
      `<table:table-cell><text:p>${text}</text:p><text:p/></table:table-cell>`;
    const row = (...cells: readonly string[]): string =>
      `<table:table-row>${cells.map(cell).join('')}</table:table-row>`;
    const body = `<table:table>${row('Tea', 'Price')}${row('Green', '4.50')}</table:table>`;
    expect(await markdown(makeOdtText(body))).toContain('| Green | 4.50 |');
  });
});
