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
  "p[style-name='Block Text'] => blockquote > p:fresh",
  "p[style-name='Code'] => pre:separator('\\n')",
  "p[style-name='Source Code'] => pre:separator('\\n')",
  "r[style-name='Verbatim Char'] => code",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
  // lists whose styles, not their levels, say how far they are set in
  ...listStyles('Bullet', 'ul'),
  ...listStyles('Number', 'ol'),
  'u => u',
];

function listStyles(name: string, tag: 'ul' | 'ol'): readonly string[] {
  return [1, 2, 3].map((level) => {
    const around = 'ul|ol > li > '.repeat(level - 1);
    return `p[style-name='List ${name}${level === 1 ? '' : ` ${level}`}'] => ${around}${tag} > li:fresh`;
  });
}

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

/** Longest text of a cell that heads a column. */
const LONGEST_HEAD = 80;

/**
 * Word rarely marks header rows: the first of several is one when each of its cells has a short text, and none is a
 * number or the label of the cell beside it.
 */
function promoteHeaders(html: string): string {
  const [before = '', ...tables] = html.split('<table>');
  return [before, ...tables.map(promoteFirst)].join('<table>');
}

function promoteFirst(table: string): string {
  const end = table.indexOf('</tr>');
  const row = table.slice('<tr>'.length, end);
  if (!table.startsWith('<tr><td>') || !table.startsWith('<tr>', end + '</tr>'.length))
    return table;
  const isHead = row
    .slice('<td>'.length)
    .split('<td>')
    .every((cell) => {
      const text = cell.replace(/<[^<>]*>/g, '').trim();
      const isLabel = text.endsWith(':') || !/\p{L}/u.test(text);
      return (
        cell.endsWith('</td>') &&
        !/<t|<p>.*<p>/.test(cell) &&
        text.length <= LONGEST_HEAD &&
        !isLabel
      );
    });
  if (!isHead) return table;
  const head = row.replaceAll('<td>', '<th>').replaceAll('</td>', '</th>');
  return `<tr>${head}${table.slice(end)}`;
}
