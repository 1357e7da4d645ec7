/** What the readers share: decoding text, HTML text, and HTML → ReadDocument. */
import { parseDocument } from 'htmlparser2';
import type { MetadataValue } from '../../domain/document.ts';
import { decodeUndeclared } from '../dom/encoding.ts';
import { toMarkdown } from '../markdown/index.ts';

/**
 * Text of the bytes: by BOM, by the zeros of UTF-16, by the charset of the Content-Type, else UTF-8, else as guessed
 * (dom/encoding.ts).
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const declared = /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1];
  for (const label of [wideLabel(bytes), declared]) {
    const decoder = label === undefined ? undefined : decoderFor(label);
    if (decoder !== undefined) return decoder.decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeUndeclared(bytes);
  }
}

/** UTF-16 with its mark, or that begins with two ASCII characters, as all JSON in it does (RFC 4627, 3). */
function wideLabel([a, b, c, d]: Uint8Array): string | undefined {
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  const [isEven, isOdd] = [Boolean(a) && Boolean(c), Boolean(b) && Boolean(d)];
  if (isEven && b === 0 && d === 0) return 'utf-16le';
  return isOdd && a === 0 && c === 0 ? 'utf-16be' : undefined;
}

function decoderFor(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

/** Text as HTML text or attribute value. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Markdown of an HTML text. */
export function htmlToMarkdown(html: string, url: string, removeBase64Images: boolean): string {
  return toMarkdown(parseDocument(html).children, { baseUrl: url, removeBase64Images });
}

/** Rows as an HTML table whose first row is the header. */
export function tableHtml(rows: readonly (readonly string[])[]): string {
  const [head, ...body] = rows;
  if (head === undefined) return '';
  const line = (cells: readonly string[], tag: 'td' | 'th'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell).replace(/\r?\n/g, '<br>')}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${line(head, 'th')}</thead><tbody>${body.map((row) => line(row, 'td')).join('')}</tbody></table>`;
}

/** Says which sheets of a workbook are hidden, and not read. */
export function hiddenWarning(names: readonly string[]): readonly string[] {
  const quoted = names.map((name) => `"${name}"`).join(', ');
  return names.length === 0 ? [] : [`Hidden sheets were left out: ${quoted}.`];
}

/** Metadata without the fields that are empty. */
export function metadataOf(
  fields: Readonly<Record<string, MetadataValue | undefined>>,
): Record<string, MetadataValue> {
  const metadata: Record<string, MetadataValue> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== '') metadata[name] = value;
  }
  return metadata;
}

/** Name of the file an address points to. */
export function fileName(url: string): string {
  const last = URL.parse(url)?.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
