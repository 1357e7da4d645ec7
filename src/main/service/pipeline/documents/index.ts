/**
 * Files that are not HTML → HTML and markdown: PDF, office documents, tables, JSON, XML and feeds, text,
 * images. Each kind has its own file beside this one; what a body is, kind.ts decides.
 *
 * Pure but asynchronous (the PDF and DOCX readers are). Memory is bounded: archives are measured before
 * they are unpacked.
 */
import { HearthError } from '../../domain/errors.ts';
import { readDelimited } from './delimited.ts';
import { readDocx } from './docx.ts';
import { readEpub } from './epub.ts';
import { readImage } from './image.ts';
import { kindOf, mimeType } from './kind.ts';
import type { DocumentKind } from './kind.ts';
import { readOds } from './ods.ts';
import { readOdt } from './odt.ts';
import { readOle } from './ole.ts';
import { readPdf } from './pdf.ts';
import { readPptx } from './pptx.ts';
import { decodeText } from './read.ts';
import { readRtf } from './rtf.ts';
import { readJson, readSource, readText } from './text.ts';
import { readXlsx } from './xlsx.ts';
import type { DocumentInput, ReadDocument } from './types.ts';
import { decodeXml, readXml } from './xml.ts';

export type { DocumentInput, ReadDocument } from './types.ts';

type Reader = (
  input: DocumentInput,
) => ReadDocument | undefined | Promise<ReadDocument | undefined>;

const READERS: Readonly<Record<DocumentKind, Reader>> = {
  html: () => undefined,
  pdf: readPdf,
  docx: readDocx,
  xlsx: readXlsx,
  pptx: readPptx,
  odt: readOdt,
  ods: readOds,
  rtf: readRtf,
  epub: readEpub,
  csv: (input) => readDelimited(input, ','),
  tsv: (input) => readDelimited(input, '\t'),
  json: readJson,
  xml: readXml,
  markdown: readText,
  text: readText,
  source: readSource,
  image: readImage,
  ole: readOle,
  binary: refuse,
};

/**
 * Reads a file that is not HTML; `undefined` means that it is HTML and the caller goes on with it.
 * Throws `SCRAPE_UNSUPPORTED_FILE_ERROR`, `SCRAPE_DOCUMENT_ENCRYPTED`, `SCRAPE_PDF_OCR_REQUIRED`.
 */
export async function readDocument(input: DocumentInput): Promise<ReadDocument | undefined> {
  const kind = kindOf(input);
  if (input.bytes.length > 0) return READERS[kind](input);
  if (!NEVER_EMPTY.has(kind)) return undefined;
  throw new HearthError(
    'SCRAPE_UNSUPPORTED_FILE_ERROR',
    `The address serves an empty file (0 bytes, said to be ${mimeType(input.contentType) || kind}). Try again later, or check the address.`,
  );
}

/** Files that hold something even where they say nothing: of no bytes they are broken. */
const NEVER_EMPTY: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  'pdf',
  'docx',
  'xlsx',
  'pptx',
  'odt',
  'ods',
  'rtf',
  'epub',
  'image',
  'ole',
]);

const TEXTUAL: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  'csv',
  'tsv',
  'json',
  'xml',
  'markdown',
  'text',
  'source',
]);

/** The body of a text file as it was received; `undefined` for HTML and for what is not text. */
export function receivedText(input: DocumentInput): string | undefined {
  const kind = kindOf(input);
  if (kind === 'xml' || mimeType(input.contentType) === 'image/svg+xml') return decodeXml(input);
  return TEXTUAL.has(kind) ? decodeText(input.bytes, input.contentType) : undefined;
}

function refuse(input: DocumentInput): never {
  const type = mimeType(input.contentType) || 'a binary file';
  throw new HearthError(
    'SCRAPE_UNSUPPORTED_FILE_ERROR',
    `The address serves ${type}, which cannot be read as a document; ask for the format rawBase64 to get its bytes.`,
  );
}
