/**
 * PDF → HTML and markdown, page by page: the text with its positions comes from pdf.js (by unpdf), the
 * structure from pdf-layout.ts.
 *
 * Without the `pdf` option the bytes come back as base64 in the markdown (wire/v2.md section 2,
 * `parsers`). Throws `SCRAPE_DOCUMENT_ENCRYPTED` when a password is needed, `SCRAPE_PDF_OCR_REQUIRED`
 * when the pages hold no text, `SCRAPE_UNSUPPORTED_FILE_ERROR` when the file is damaged.
 */
import type { getDocumentProxy } from 'unpdf';
import type { PdfParser } from '../../domain/command.ts';
import type { MetadataValue } from '../../domain/document.ts';
import { HearthError } from '../../domain/errors.ts';
import type { DocumentInput, ReadDocument } from './types.ts';
import { layOutPages } from './pdf-layout.ts';
import type { PdfText } from './pdf-layout.ts';
import { htmlToMarkdown, metadataOf } from './read.ts';

type PdfFile = Awaited<ReturnType<typeof getDocumentProxy>>;

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
    // pdf.js takes the buffer over: give it one of its own; verbosity 0 keeps it silent
    return await getDocumentProxy(bytes.slice(), { verbosity: 0 });
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
  const pages: PdfText[][] = [];
  for (let page = 1; page <= numPages; page++) pages.push(await readPage(file, page));
  if (pages.every((texts) => texts.length === 0)) {
    throw new HearthError(
      'SCRAPE_PDF_OCR_REQUIRED',
      `The PDF holds no text on its ${numPages} page${numPages === 1 ? '' : 's'} (probably scanned pictures). Text recognition is not part of this installation; give a PDF with a text layer.`,
    );
  }
  const blocks = layOutPages(pages);
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
    metadata: { ...(await pdfMetadata(file)), numPages, totalPages },
    warnings: warningsOf(pdf, numPages, totalPages, pages),
  };
}

async function readPage(file: PdfFile, number: number): Promise<PdfText[]> {
  const page = await file.getPage(number);
  const { items } = await page.getTextContent();
  const links = await readLinks(page);
  const texts: PdfText[] = [];
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform.map(Number);
    const size = Math.hypot(a, b) || item.height;
    texts.push(
      ...splitByLinks(
        { text: item.str, x, y, width: item.width, size, font: item.fontName },
        links,
      ),
    );
  }
  page.cleanup();
  return texts;
}

interface PdfLink {
  readonly url: string;
  /** Left, bottom, right, top. */
  readonly box: readonly number[];
}

/** Link annotations with an address (ISO 32000-1, 12.5.6.5); only web and mail addresses. */
async function readLinks(
  page: Awaited<ReturnType<PdfFile['getPage']>>,
): Promise<readonly PdfLink[]> {
  const annotations: readonly unknown[] = await page.getAnnotations();
  const links: PdfLink[] = [];
  for (const annotation of annotations) {
    if (typeof annotation !== 'object' || annotation === null) continue;
    const url: unknown = Reflect.get(annotation, 'url');
    const box: unknown = Reflect.get(annotation, 'rect');
    if (typeof url !== 'string' || !/^(?:https?|mailto):/.test(url) || !Array.isArray(box))
      continue;
    links.push({ url, box: box.map(Number) });
  }
  return links;
}

/** A text that a link covers in part is divided at the words where the link's box begins and ends. */
function splitByLinks(text: PdfText, links: readonly PdfLink[]): readonly PdfText[] {
  const middle = text.y + text.size * 0.3;
  for (const { url, box } of links) {
    const [left = 0, bottom = 0, right = 0, top = 0] = box;
    if (middle < bottom || middle > top || text.x >= right || text.x + text.width <= left) continue;
    const from = wordAt(text, left);
    const to = wordAt(text, right);
    if (from >= to) continue;
    const parts = [
      part(text, 0, from),
      { ...part(text, from, to), link: url },
      part(text, to, text.text.length),
    ];
    return parts.filter((each) => each.text.trim() !== '');
  }
  return [text];
}

/** Index of the word that begins nearest to the place; characters are taken as equally wide. */
function wordAt(text: PdfText, x: number): number {
  const share = Math.min(1, Math.max(0, (x - text.x) / text.width));
  const at = share * text.text.length;
  const starts = [
    0,
    ...Array.from(text.text.matchAll(/\s+/g), (gap) => gap.index + gap[0].length),
    text.text.length,
  ];
  return starts.reduce(
    (best, start) => (Math.abs(start - at) < Math.abs(best - at) ? start : best),
    0,
  );
}

function part(text: PdfText, from: number, to: number): PdfText {
  const length = text.text.length;
  const width = (text.width * (to - from)) / length;
  return {
    ...text,
    text: text.text.slice(from, to),
    x: text.x + (text.width * from) / length,
    width,
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

async function pdfMetadata(file: PdfFile): Promise<Record<string, MetadataValue>> {
  const { info } = await file.getMetadata();
  const field = (name: string): string => {
    const value: unknown = Reflect.get(info, name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return metadataOf({
    title: field('Title'),
    author: field('Author'),
    description: field('Subject'),
    keywords: field('Keywords'),
    publishedTime: pdfDate(field('CreationDate')),
    modifiedTime: pdfDate(field('ModDate')),
  });
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
