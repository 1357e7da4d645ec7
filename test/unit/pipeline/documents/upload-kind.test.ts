import { describe, expect, it } from 'vitest';
import { typeOfUpload } from '../../../../src/main/service/pipeline/documents/upload-kind.ts';
import {
  makeDocx,
  makeEncryptedOffice,
  makeEpub,
  makeOds,
  makeOdt,
  makePptx,
  makeXlsx,
} from '../../../support/documents/office.ts';
import { makePdf } from '../../../support/documents/pdf.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const PDF = makePdf({ pages: [[{ text: 'Tea', x: 72, y: 700 }]] });
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 0);
const PAGE = utf8('<!doctype html><title>Tea</title><p>Tea');
const UTF16 = Uint8Array.of(0xff, 0xfe, 0x61, 0, 0x2c, 0, 0x62, 0);

const typeOf = (name: string, bytes: Uint8Array, contentType = 'application/octet-stream') =>
  typeOfUpload({ name, bytes, contentType });

describe('a file that was sent', () => {
  it.each([
    ['report.pdf', PDF, 'application/pdf'],
    ['REPORT.PDF', PDF, 'application/pdf'],
    ['a.docx', makeDocx(), expect.stringContaining('wordprocessingml')],
    ['a.xlsx', makeXlsx(), expect.stringContaining('spreadsheetml')],
    ['a.pptx', makePptx(), expect.stringContaining('presentationml')],
    ['a.odt', makeOdt(), 'application/vnd.oasis.opendocument.text'],
    ['a.ods', makeOds({}), 'application/vnd.oasis.opendocument.spreadsheet'],
    ['a.epub', makeEpub(), 'application/epub+zip'],
    ['a.rtf', utf8('{\\rtf1 Tea}'), 'application/rtf'],
    ['a.html', PAGE, 'text/html'],
    ['a.htm', utf8('just words'), 'text/html'],
    ['a.csv', utf8('a,b'), 'text/csv'],
    ['a.csv', UTF16, 'text/csv'],
    ['a.txt', utf8('words'), 'text/plain'],
    ['a.txt', PAGE, 'text/plain'],
    ['a.md', utf8('<h1>Tea</h1>'), 'text/markdown'],
    ['a.json', utf8('{}'), 'application/json'],
    ['a.py', utf8('print(1)'), 'text/plain'],
  ])('is read as its name and its content agree: %s', (name, bytes, type) => {
    expect(typeOf(name, bytes)).toEqual(type);
  });

  it('without a telling name is what its content is, then what the client says', () => {
    expect(typeOf('file', PDF)).toBe('application/pdf');
    expect(typeOf('upload.bin', PAGE)).toBe('text/html');
    expect(typeOf('file', utf8('a,b'), 'text/csv')).toBe('text/csv');
    expect(typeOf('file', utf8('a,b'))).toBe('text/plain');
    expect(typeOf('file', utf8('words'), 'constructor')).toBe('text/plain');
  });

  it('under an old Office name is what Office would read', () => {
    expect(typeOf('a.doc', utf8('{\\rtf1 Tea}'))).toBe('application/rtf');
    expect(typeOf('a.xls', PAGE)).toBe('text/html');
    expect(typeOf('a.xls', utf8('a\tb'))).toBe('text/csv');
  });

  it('that is an OLE container is left to its reader, which tells old from encrypted ones', () => {
    for (const name of ['a.doc', 'a.xls', 'a.docx', 'file'])
      expect(typeOf(name, makeEncryptedOffice())).toBe('application/msword');
  });

  it.each([
    ['report.pdf', PNG, '"report.pdf" is called a PDF, but its content is a picture'],
    ['report.pdf', PAGE, 'is called a PDF, but its content is an HTML page'],
    ['a.docx', makeXlsx(), 'is called a Word document, but its content is an Excel workbook'],
    ['a.docx', utf8('words'), 'is called a Word document, but its content is plain text'],
    ['a.txt', PDF, 'is called plain text, but its content is a PDF'],
    ['a.html', makeOdt(), 'is called an HTML page, but its content is an ODT document'],
    ['a.csv', PAGE, 'is called a CSV table, but its content is an HTML page'],
    ['a.pdf', makeEncryptedOffice(), 'but its content is an old Office file'],
    ['a.doc', PDF, 'but its content is a PDF'],
  ])('that lies is refused with both: %s', (name, bytes, sentence) => {
    expect(() => typeOf(name, bytes)).toThrow(sentence);
  });

  it.each([
    ['cat.png', PNG, '"cat.png" is a picture; HTML, PDF'],
    ['cat.svg', utf8('<svg></svg>'), 'is a picture'],
    ['file', Uint8Array.of(1, 2, 0, 3), 'is of a kind that is not known; HTML, PDF'],
    ['a.zip', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), 'is of a kind that is not known'],
    ['a.pdf', new Uint8Array(0), 'The file "a.pdf" is empty.'],
  ])('that nothing can read is refused: %s', (name, bytes, sentence) => {
    expect(() => typeOf(name, bytes)).toThrow(sentence);
  });
});
