import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PdfParser } from '../../../../src/main/service/domain/command.ts';
import { readDocument } from '../../../../src/main/service/pipeline/documents/index.ts';
import { runPipeline } from '../../../../src/main/service/pipeline/run.ts';
import {
  makeDocx,
  makeDocxWithPicture,
  makeEncryptedOffice,
  makeEpub,
  makeOds,
  makeOdt,
  makePptx,
  makeRichOdt,
  makeXlsx,
} from '../../../support/documents/office.ts';
import { makePdf, makeScannedPdf } from '../../../support/documents/pdf.ts';
import { pipelineInput } from '../../../support/pipeline/inputs.ts';

const PDF: PdfParser = { mode: 'auto', pageMarkers: false };
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const OCTETS = 'application/octet-stream';

const read = (
  bytes: Uint8Array,
  contentType: string,
  more: { url?: string; pdf?: PdfParser } = {},
) =>
  readDocument({
    bytes,
    contentType,
    url: more.url ?? 'https://example.com/file',
    ...(more.pdf === undefined ? {} : { pdf: more.pdf }),
  });

const REPORT = [
  { text: 'Annual report', x: 72, y: 780, size: 24 },
  { text: 'Tea is a drink that is made from leaves and hot wa-', x: 72, y: 740 },
  { text: 'ter, and it is known everywhere.', x: 72, y: 726 },
  { text: 'A second paragraph.', x: 72, y: 700 },
  { text: 'Kinds', x: 72, y: 670, size: 16 },
  { text: '• Green', x: 72, y: 650 },
  { text: '• Black', x: 72, y: 636 },
  { text: 'Tea', x: 72, y: 600 },
  { text: 'Price', x: 200, y: 600 },
  { text: 'Green', x: 72, y: 586 },
  { text: '4.50', x: 200, y: 586 },
  { text: '1. Boil', x: 72, y: 550 },
  { text: '2. Pour', x: 72, y: 536 },
];

describe('a PDF', () => {
  const twoPages = makePdf({
    pages: [REPORT, [{ text: 'Page two.', x: 72, y: 700 }]],
    title: 'Report',
    author: 'Ada',
  });

  it('becomes headings, paragraphs, lists and tables', async () => {
    const document = await read(twoPages, 'application/pdf', { pdf: PDF });
    expect(document?.markdown).toBe(
      [
        '# Annual report',
        'Tea is a drink that is made from leaves and hot water, and it is known everywhere.',
        'A second paragraph.',
        '## Kinds',
        '- Green\n- Black',
        '| Tea | Price |\n| --- | --- |\n| Green | 4.50 |',
        '1. Boil\n2. Pour',
        'Page two.',
      ].join('\n\n'),
    );
    expect(document?.html).toContain('<section data-page="2"><p>Page two.</p></section>');
  });

  it('tells title, author, date and pages', async () => {
    const document = await read(twoPages, 'application/pdf', { pdf: PDF });
    expect(document?.metadata).toEqual({
      title: 'Report',
      author: 'Ada',
      publishedTime: '2024-01-31T12:00:00+01:00',
      numPages: 2,
      totalPages: 2,
    });
  });

  it('keeps its links', async () => {
    const linked = makePdf({
      pages: [
        [
          { text: 'See', x: 72, y: 700 },
          { text: 'the first line', x: 94, y: 700, link: 'https://example.org/a?b=1&c=2' },
          { text: 'and the second', x: 72, y: 686, link: 'https://example.org/a?b=1&c=2' },
          { text: 'plain end.', x: 72, y: 640 },
        ],
      ],
    });
    const document = await read(linked, 'application/pdf', { pdf: PDF });
    expect(document?.markdown).toBe(
      'See [the first line and the second](https://example.org/a?b=1&c=2)\n\nplain end.',
    );
  });

  it('carries page marks and stops at maxPages when asked', async () => {
    const document = await read(twoPages, 'application/pdf', {
      pdf: { mode: 'auto', pageMarkers: true, maxPages: 1 },
    });
    expect(document?.markdown).toMatch(/^<!-- page 1 -->\n\n# Annual report/);
    expect(document?.markdown).not.toContain('Page two.');
    expect(document?.metadata).toMatchObject({ numPages: 1, totalPages: 2 });
    expect(document?.warnings.join(' ')).toContain('has 2 pages; the first 1 were read');
  });

  it('comes back as base64 without the parser', async () => {
    const document = await read(twoPages, 'application/pdf');
    expect(document?.markdown).toBe(Buffer.from(twoPages).toString('base64'));
  });

  it.each([OCTETS, 'text/html', ''])(
    'is known by its first bytes when sent as "%s"',
    async (type) => {
      expect((await read(twoPages, type, { pdf: PDF }))?.markdown).toContain('# Annual report');
    },
  );

  it('says that it is encrypted', async () => {
    const locked = makePdf({ pages: [REPORT], password: 'secret' });
    await expect(read(locked, 'application/pdf', { pdf: PDF })).rejects.toMatchObject({
      code: 'SCRAPE_DOCUMENT_ENCRYPTED',
    });
  });

  it('opens when its password is empty', async () => {
    const open = makePdf({ pages: [REPORT], password: '' });
    expect((await read(open, 'application/pdf', { pdf: PDF }))?.markdown).toContain(
      'Annual report',
    );
  });

  it('says that it is scanned', async () => {
    await expect(read(makeScannedPdf(), 'application/pdf', { pdf: PDF })).rejects.toMatchObject({
      code: 'SCRAPE_PDF_OCR_REQUIRED',
    });
  });

  it('says that it is damaged', async () => {
    await expect(
      read(utf8('%PDF-1.4 and then nothing'), 'application/pdf', { pdf: PDF }),
    ).rejects.toMatchObject({ code: 'SCRAPE_UNSUPPORTED_FILE_ERROR' });
  });
});

describe('office documents', () => {
  it('DOCX: headings, bold, nested lists, a table, properties', async () => {
    const document = await read(makeDocx(), OCTETS);
    expect(document?.markdown).toBe(
      [
        '# Tea',
        'Water must be **hot**.',
        '- Green\n  - Sencha\n- Black',
        '## Steps',
        '1. Boil\n2. Pour',
        '| Tea | Minutes |\n| --- | --- |\n| Green | 2 |',
      ].join('\n\n'),
    );
    expect(document?.metadata).toMatchObject({ title: 'Tea notes', author: 'Ada' });
  });

  it.each([1000, 5_000_000])(
    'DOCX: a picture of %i bytes is unpacked no further than 1000',
    async (held) => {
      const document = await read(makeDocxWithPicture(1000, held), OCTETS);
      expect(document?.markdown).toContain('# Tea');
    },
  );

  it('XLSX: a table per filled sheet, dates in ISO form, pipes escaped', async () => {
    const document = await read(makeXlsx(), OCTETS);
    expect(document?.markdown).toBe(
      '## Prices\n\n| Tea | Price | Since |\n| --- | --- | --- |\n| Green \\| new | 4.5 | 2024-01-31 |\n| Black | 3 |  |',
    );
    expect(document?.metadata).toMatchObject({ numSheets: 2 });
  });

  it('PPTX: slides in their order', async () => {
    const document = await read(makePptx(), OCTETS);
    expect(document?.markdown).toBe(
      '## Tea\n\n---\n\n## Kinds\n\n- Green\n- Black\n\n---\n\n## Last',
    );
  });

  it('ODS, as LibreOffice writes it: a table per sheet, dates in ISO form', async () => {
    const file = join(import.meta.dirname, '../../../fixtures/documents/teas.ods');
    const document = await read(readFileSync(file), OCTETS);
    expect(document?.markdown).toBe(
      '## s\n\n| Name | Date | Price | Share |\n| --- | --- | --- | --- |\n| Green | 2024-01-31 | 4.5 | 12% |\n| Black | 2024-02-01 | 3 | 8.25% |\n| Sum |  | 7.5 | TRUE |',
    );
    expect(document?.metadata).toEqual({ numSheets: 1 });
  });

  it('ODS: cells of all types, repeated ones, merged ones, lines, no notes', async () => {
    const cell = (inside: string, more = '') =>
      `<table:table-cell${more}>${inside}</table:table-cell>`;
    const typed = (type: string, value: string, shown: string) =>
      cell(`<text:p>${shown}</text:p>`, ` office:value-type="${type}" ${value}`);
    const rows = [
      `<table:table-row>${cell('<text:p>a<text:s/>b</text:p><text:p>c</text:p>')}${cell('<text:p>x</text:p>', ' table:number-columns-repeated="2"')}<table:covered-table-cell/>${cell('<office:annotation><text:p>note</text:p></office:annotation><text:p>end</text:p>')}</table:table-row>`,
      `<table:table-row>${typed('float', 'office:value="1234.5"', '1.234,50')}${typed('date', 'office:date-value="2024-01-31T00:00:00"', '31.01.24')}${typed('currency', 'office:value="3"', '3,00 €')}${typed('boolean', 'office:boolean-value="true"', 'TRUE')}</table:table-row>`,
      `<table:table-row table:number-rows-repeated="2">${cell('<text:p>again</text:p>')}</table:table-row>`,
      '<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
    ].join('');
    const document = await read(makeOds({ Prices: rows, Blank: '' }), OCTETS);
    expect(document?.markdown).toBe(
      [
        '## Prices\n',
        '| a b<br>c | x | x |  | end |',
        '| --- | --- | --- | --- | --- |',
        '| 1234.5 | 2024-01-31 | 3,00 € | TRUE |  |',
        '| again |  |  |  |  |',
        '| again |  |  |  |  |',
      ].join('\n'),
    );
    expect(document?.metadata).toEqual({ title: 'Tea notes', numSheets: 2 });
  });

  it('ODS: a few bytes that say they are a billion cells give no more than half a million', async () => {
    const full =
      '<table:table-cell table:number-columns-repeated="1000"><text:p>x</text:p></table:table-cell>';
    const rows = `<table:table-row table:number-rows-repeated="1048576">${full}</table:table-row>`;
    const document = await read(makeOds({ Bomb: rows, Next: rows }), OCTETS);
    expect(document?.html?.match(/<t[dh]>/g)).toHaveLength(500_000);
    expect(document?.warnings).toEqual([expect.stringContaining('500000 cells')]);
  });

  it('ODT: headings, links, lists', async () => {
    const document = await read(makeOdt(), OCTETS);
    expect(document?.markdown).toBe('# Tea\n\nHot [water](https://example.com/).\n\n- Green');
  });

  it('ODT: lists that count, notes, merged cells', async () => {
    const document = await read(makeRichOdt(), OCTETS);
    expect(document?.markdown).toBe(
      [
        'A word[^1] with a note, apart.',
        '1. one\n   - inner\n2. two',
        '|  |  |\n| --- | --- |\n| wide |  |\n| a | b |',
        '[^1]: Below the page.',
      ].join('\n\n'),
    );
  });

  it('EPUB: chapters in reading order', async () => {
    const document = await read(makeEpub(), 'application/epub+zip');
    expect(document?.markdown).toBe('# One\n\nText of One.\n\n# Two\n\nText of Two.');
    expect(document?.metadata).toMatchObject({ title: 'The book of tea', language: 'en' });
  });

  it('says that one is protected by a password', async () => {
    const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    await expect(read(makeEncryptedOffice(), type)).rejects.toMatchObject({
      code: 'SCRAPE_DOCUMENT_ENCRYPTED',
    });
  });

  it.each([
    ['a damaged archive', makeDocx().slice(0, 400)],
    ['a picture that unpacks to gigabytes', makeDocxWithPicture(3_000_000_000, 1000)],
    ['an old binary format', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ])('refuses %s with a sentence', async (_, bytes) => {
    const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    await expect(read(bytes, type)).rejects.toMatchObject({
      code: 'SCRAPE_UNSUPPORTED_FILE_ERROR',
    });
  });
});

describe('tables, data and text', () => {
  it('CSV: a table, quoted line breaks kept', async () => {
    const document = await read(utf8('a;b\n1;"x\ny"\n'), 'text/csv');
    expect(document?.markdown).toBe('| a | b |\n| --- | --- |\n| 1 | x<br>y |');
  });

  it('TSV by its extension when the type is vague', async () => {
    const document = await read(utf8('a\tb\n1\t2\n'), OCTETS, { url: 'https://e.com/x.tsv?y=1' });
    expect(document?.markdown).toBe('| a | b |\n| --- | --- |\n| 1 | 2 |');
  });

  it('JSON as it was sent, in a fence that it cannot close', async () => {
    const wide = Buffer.from('{"a":"ä"}', 'utf16le');
    for (const bytes of [wide, Buffer.from(wide).swap16()]) {
      for (const type of ['application/json', 'application/json; charset=utf-16']) {
        expect((await read(bytes, type))?.markdown).toBe('```json\n{"a":"ä"}\n```');
      }
    }
    const document = await read(utf8('{"a": "```"}'), 'application/vnd.api+json');
    expect(document?.markdown).toBe('````json\n{"a": "```"}\n````');
  });

  it('RSS: a heading per entry, its link, date and text', async () => {
    const feed =
      '<?xml version="1.0"?><rss version="2.0"><channel><title>Feed</title><item><title>One &amp; two</title><link>/1</link><pubDate>Mon, 01 Jan 2024</pubDate><description><![CDATA[<p>Hello <b>you</b></p>]]></description></item></channel></rss>';
    const document = await read(utf8(feed), 'application/rss+xml');
    expect(document?.markdown).toBe(
      '# Feed\n\n## [One & two](https://example.com/1)\n\nMon, 01 Jan 2024\n\nHello **you**',
    );
  });

  it('Atom likewise', async () => {
    const feed =
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title><entry><title>E</title><link rel="alternate" href="/e1"/><updated>2024-01-01</updated><content type="html">&lt;p>Hi&lt;/p></content></entry></feed>';
    expect((await read(utf8(feed), 'text/xml'))?.markdown).toBe(
      '# A\n\n## [E](https://example.com/e1)\n\n2024-01-01\n\nHi',
    );
  });

  it('other XML in a fence, in the encoding it declares', async () => {
    const latin = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>', 'latin1');
    expect((await read(new Uint8Array(latin), 'application/xml'))?.markdown).toBe(
      '```xml\n<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>\n```',
    );
  });

  it('plain text and markdown as they are', async () => {
    expect((await read(utf8('# *x*\r\ny\n'), 'text/plain'))?.markdown).toBe('# *x*\ny');
    expect((await read(utf8('# x\n'), OCTETS, { url: 'https://e.com/README.md' }))?.markdown).toBe(
      '# x',
    );
  });

  it('source code in a fence with its language', async () => {
    const document = await read(utf8('let a = 1;\n'), 'text/plain', { url: 'https://e.com/a.ts' });
    expect(document?.markdown).toBe('```typescript\nlet a = 1;\n```');
  });

  it('an image: itself and its size', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAC0lEQVR4nGNgwAMAAB4AAfPLF+IAAAAASUVORK5CYII=',
      'base64',
    );
    for (const type of ['image/png', 'text/html']) {
      const document = await read(new Uint8Array(png), type, { url: 'https://e.com/dot.png' });
      expect(document?.markdown).toBe('![dot.png](https://e.com/dot.png)');
      expect(document?.metadata).toMatchObject({ imageWidth: 3, imageHeight: 2 });
    }
  });
});

describe('what is no document', () => {
  it.each([
    ['text/html', '<!doctype html><p>x'],
    ['application/xhtml+xml', '<html/>'],
    ['application/xml', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['', '<p>x</p>'],
    ['garbage', '<!doctype html><p>x'],
    [OCTETS, '  <!-- c --><html>'],
    ['application/pdf', '<!doctype html><title>Please log in</title>'],
  ])('leaves HTML sent as "%s" to the caller', async (type, body) => {
    expect(await read(utf8(body), type)).toBeUndefined();
  });

  it.each(['application/zip', 'video/mp4', 'font/woff2', OCTETS])(
    'refuses %s and names the way out',
    async (type) => {
      const bytes = Uint8Array.from([0, 1, 2, 3]);
      await expect(read(bytes, type)).rejects.toMatchObject({
        code: 'SCRAPE_UNSUPPORTED_FILE_ERROR',
        message: expect.stringContaining('rawBase64'),
      });
    },
  );

  it.each(['application/pdf', 'application/epub+zip', 'image/png', 'application/msword'])(
    'says that a file of no bytes is empty: %s',
    async (type) => {
      await expect(read(utf8(''), type)).rejects.toMatchObject({
        code: 'SCRAPE_UNSUPPORTED_FILE_ERROR',
        message: expect.stringContaining(`empty file (0 bytes, said to be ${type})`),
      });
    },
  );

  it.each(['text/html', 'text/plain', 'text/csv', 'application/json', OCTETS, ''])(
    'takes no bytes of "%s" for a page without text',
    async (type) => {
      expect(await read(utf8(''), type)).toBeUndefined();
    },
  );

  it.each([404, 204])('takes an answer %i without a body for what it is', async (status) => {
    const snapshot = { status, contentType: 'application/pdf' };
    const { document } = await runPipeline(pipelineInput('', { snapshot }));
    expect(document.markdown).toBe('');
  });
});
