/**
 * PDF → HTML and markdown, page by page: the text with its positions comes from pdf.js (by unpdf), the
 * structure from pdf/layout.ts.
 *
 * Without the `pdf` option the bytes come back as base64 in the markdown (wire/v2.md section 2,
 * `parsers`). Throws `SCRAPE_DOCUMENT_ENCRYPTED` when a password is needed, `SCRAPE_PDF_OCR_REQUIRED`
 * when the pages hold no text, `SCRAPE_UNSUPPORTED_FILE_ERROR` when the file is damaged.
 */
import type { PdfParser } from '../../domain/command.ts';
import type { MetadataValue } from '../../domain/document.ts';
import { HearthError } from '../../domain/errors.ts';
import type { DocumentInput, ReadDocument } from './types.ts';
import { layOutPages } from './pdf/layout.ts';
import { readPage } from './pdf/page.ts';
import type { Fonts, PdfFile } from './pdf/page.ts';
import type { PdfText } from './pdf/text.ts';
import { htmlToMarkdown, metadataOf } from './read.ts';

export async function readPdf(input: DocumentInput): Promise<ReadDocument> {
  const { pdf } = input;
  if (pdf === undefined) return asBase64(input);
  const file = await openPdf(input.bytes);
  try {
    return await readPages(file, input, pdf);
  } finally {
    await file.cleanup();
    await file.loadingTask.destroy();
  }
}

function asBase64(input: DocumentInput): ReadDocument {
  const markdown = Buffer.from(
    input.bytes.buffer,
    input.bytes.byteOffset,
    input.bytes.byteLength,
  ).toString('base64');
  return { markdown, metadata: {}, warnings: [] };
}

async function openPdf(bytes: Uint8Array): Promise<PdfFile> {
  const { getDocumentProxy } = await import('unpdf');
  try {
    // pdf.js takes the buffer over: give it one of its own; verbosity 0 keeps it silent,
    // and no picture is unpacked
    return await getDocumentProxy(bytes.slice(), { verbosity: 0, maxImageSize: 0 });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new HearthError(
        'SCRAPE_DOCUMENT_ENCRYPTED',
        'The PDF is encrypted and needs a password; remove the password and try again.',
        { cause: error },
      );
    }
    throw new HearthError(
      'SCRAPE_UNSUPPORTED_FILE_ERROR',
      'The PDF is damaged and cannot be opened.',
      { cause: error },
    );
  }
}

async function readPages(
  file: PdfFile,
  input: DocumentInput,
  pdf: PdfParser,
): Promise<ReadDocument> {
  const totalPages = file.numPages;
  const numPages = Math.min(totalPages, pdf.maxPages ?? totalPages);
  const pages: (readonly PdfText[])[] = [];
  const fonts: Fonts = new Map();
  for (let page = 1; page <= numPages; page++) pages.push(await readPage(file, page, fonts));
  if (pages.every((texts) => texts.length === 0)) {
    throw new HearthError(
      'SCRAPE_PDF_OCR_REQUIRED',
      `The PDF holds no text on its ${numPages} page${numPages === 1 ? '' : 's'} (probably scanned pictures). Text recognition is not part of this installation; give a PDF with a text layer.`,
    );
  }
  const { pages: blocks, title } = layOutPages(pages, !pdf.pageMarkers);
  const mark = (page: number): string => (pdf.pageMarkers ? `<!-- page ${page + 1} -->\n\n` : '');
  const markdown = blocks
    .map((html, page) => `${mark(page)}${htmlToMarkdown(html, input.url, true)}`)
    .filter((page) => page !== '')
    .join('\n\n');
  return {
    html: blocks
      .map((html, page) => `<section data-page="${page + 1}">${html}</section>`)
      .join('\n'),
    markdown,
    metadata: { ...(await pdfMetadata(file, title)), numPages, totalPages },
    warnings: warningsOf(pdf, numPages, totalPages, pages),
  };
}

function warningsOf(
  pdf: PdfParser,
  numPages: number,
  totalPages: number,
  pages: readonly (readonly PdfText[])[],
): string[] {
  const warnings: string[] = [];
  if (numPages < totalPages)
    warnings.push(`The PDF has ${totalPages} pages; the first ${numPages} were read (maxPages).`);
  const empty = pages.filter((texts) => texts.length === 0).length;
  if (empty > 0)
    warnings.push(
      `${empty} of ${numPages} pages hold no text (pictures or scans) and were left out.`,
    );
  if (pdf.mode === 'ocr')
    warnings.push(
      "Text recognition is not part of this installation; the PDF's own text was read.",
    );
  return warnings;
}

/** Values that programs write where nobody gave one. */
const NOTHING = /^\s*\(?(?:anonymous|unspecified|untitled|unknown)?\)?\s*$/i;
/** A title of the program that made the file, or the name of the file it was made of, is none. */
const NO_TITLE =
  /^(?:unbenannt|document|dokument|slide|title|microsoft \w+ -.*|.*\.(?:docx?|odt|pptx?|xlsx?|tex|dvi|indd|qxd|pdf|html?|rtf))\s*\d*$/i;
const LONGEST_TITLE = 300;

/** What the file says of itself, in its information or its XMP packet; the title else is its largest heading. */
async function pdfMetadata(file: PdfFile, heading: string): Promise<Record<string, MetadataValue>> {
  const { info, metadata: xmp } = await file.getMetadata();
  const field = (name: string, xmpName?: string): string => {
    const value: unknown = Reflect.get(info, name);
    const told = typeof value === 'string' ? value : '';
    if (!NOTHING.test(told) || xmpName === undefined || !(xmp instanceof Object))
      return NOTHING.test(told) ? '' : told.trim();
    const packet = xmpText(xmp.get(xmpName));
    return NOTHING.test(packet) ? '' : packet;
  };
  const title = field('Title', 'dc:title').slice(0, LONGEST_TITLE);
  return metadataOf({
    title: title === '' || (heading !== '' && NO_TITLE.test(title)) ? heading : title,
    author: field('Author', 'dc:creator'),
    description: field('Subject', 'dc:description'),
    keywords: field('Keywords', 'pdf:keywords'),
    language: /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*/i.exec(field('Language'))?.[0],
    publishedTime: pdfDate(field('CreationDate')) || field('', 'xmp:createdate'),
    modifiedTime: pdfDate(field('ModDate')) || field('', 'xmp:modifydate'),
  });
}

function xmpText(value: unknown): string {
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string').join(', ');
  return typeof value === 'string' ? value.trim() : '';
}

/** `D:20240131120000+01'00'` (ISO 32000-1, 7.9.4) in ISO 8601; empty when it is no date. */
function pdfDate(text: string): string {
  const match =
    /^D?:?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(Z|[+-]\d\d'?\d\d'?|[+-]\d\d'?)?/.exec(text);
  if (match === null) return '';
  const [, year = '', month = '01', day = '01', hour = '00', minute = '00', second = '00', zone] =
    match;
  const digits = zone?.replace(/\D/g, '') ?? '';
  const offset =
    zone === undefined || zone === 'Z' || digits === ''
      ? 'Z'
      : `${zone.charAt(0)}${digits.slice(0, 2)}:${digits.slice(2, 4) || '00'}`;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`;
}
