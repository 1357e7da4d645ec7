/**
 * OLE containers: the old office formats, which are not read, and encrypted new ones, which say so.
 * An encrypted Office Open XML file is an OLE file with a stream "EncryptedPackage" (MS-OFFCRYPTO 1.3.2).
 */
import { HearthError } from '../../domain/errors.ts';
import type { DocumentInput, ReadDocument } from './types.ts';
import { extensionOf, kindOf } from './kind.ts';
import { readDelimited } from './delimited.ts';
import { decodeText } from './read.ts';

const ENCRYPTED = new TextDecoder('latin1').decode(Buffer.from('EncryptedPackage', 'utf16le'));

export function readOle(input: DocumentInput): ReadDocument | undefined {
  const isOle = input.bytes[0] === 0xd0 && input.bytes[1] === 0xcf;
  // Excel's old type is widely used for CSV and HTML tables
  if (!isOle) return readMislabelled(input);
  if (new TextDecoder('latin1').decode(input.bytes).includes(ENCRYPTED)) {
    throw new HearthError(
      'SCRAPE_DOCUMENT_ENCRYPTED',
      'The office document is protected by a password; remove the protection and try again.',
    );
  }
  throw new HearthError(
    'SCRAPE_UNSUPPORTED_FILE_ERROR',
    'The file is in an old binary office format (.doc, .xls, .ppt), which cannot be read; save it as .docx, .xlsx or .pptx.',
  );
}

function readMislabelled(input: DocumentInput): ReadDocument | undefined {
  const kind = kindOf({ ...input, contentType: '' });
  if (kind === 'html' && /^\s*</.test(decodeText(input.bytes.subarray(0, 512), '')))
    return undefined;
  if (
    extensionOf(input.url) === 'csv' ||
    /^[^\n]*[,;\t]/.test(decodeText(input.bytes, input.contentType))
  ) {
    return readDelimited(input, ',');
  }
  throw new HearthError(
    'SCRAPE_UNSUPPORTED_FILE_ERROR',
    'The file says that it is an office document, but is none.',
  );
}
