/** DOCX → HTML by mammoth (headings, lists, tables, links, footnotes, pictures) → markdown. */
import { HearthError } from '../../domain/errors.ts';
import { packed, unpack } from './archive.ts';
import type { DocumentInput, ReadDocument } from './types.ts';
import { coreMetadata } from './office-metadata.ts';
import { htmlToMarkdown } from './read.ts';

const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='Code'] => pre:separator('\\n')",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
  'u => u',
];

/** What mammoth reads: text, relations, pictures; fonts and embedded files stay packed. */
const READ = /(?:\.xml|\.rels)$|^word\/media\//;

/** Throws `SCRAPE_UNSUPPORTED_FILE_ERROR` when the file is damaged or unpacks too large. */
export async function readDocx(input: DocumentInput): Promise<ReadDocument> {
  const parts = unpack(input.bytes, (name) => READ.test(name));
  const html = await convert(packed(parts));
  return {
    html,
    markdown: htmlToMarkdown(html, input.url, input.removeBase64Images ?? true),
    metadata: coreMetadata(parts),
    warnings: [],
  };
}

async function convert(bytes: Uint8Array): Promise<string> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // loaded when the first such file comes: most workers never see one
    const { default: mammoth } = await import('mammoth');
    const result = await mammoth.convertToHtml(
      { buffer },
      { styleMap: STYLES, externalFileAccess: false },
    );
    return promoteHeaders(result.value);
  } catch (error) {
    throw new HearthError(
      'SCRAPE_UNSUPPORTED_FILE_ERROR',
      'The Word file is damaged: its text cannot be read.',
      {
        cause: error,
      },
    );
  }
}

/** Word rarely marks header rows; a first row set wholly in bold is one. */
function promoteHeaders(html: string): string {
  return html.replace(
    /<table><tr>((?:<td>(?:<p><strong>(?:(?!<\/strong>).)*<\/strong><\/p>)+<\/td>)+)<\/tr>/g,
    (_, cells: string) => {
      return `<table><tr>${cells.replaceAll('<td>', '<th>').replaceAll('</td>', '</th>')}</tr>`;
    },
  );
}
