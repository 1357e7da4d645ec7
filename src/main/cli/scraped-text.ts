/**
 * What `hearth scrape` prints of a document. With one format that is text, the text itself; of links or images alone one
 * address a line; a screenshot's bytes; else, or with --json, the document as JSON.
 */
const TEXT_FORMATS = new Set(['markdown', 'html', 'rawHtml', 'summary']);
const LIST_FORMATS = new Set(['links', 'images']);

/** `formats`: those asked for; none for JSON. */
export function scrapedText(
  document: Readonly<Record<string, unknown>>,
  formats: readonly string[],
): string | Buffer {
  const only = formats.length === 1 ? formats[0] : undefined;
  const value: unknown = only === undefined ? undefined : document[only];
  if (only === 'screenshot' && typeof value === 'string' && value.startsWith('data:')) {
    return Buffer.from(value.slice(value.indexOf(',') + 1), 'base64');
  }
  if (only !== undefined && TEXT_FORMATS.has(only) && typeof value === 'string') {
    return `${value}\n`;
  }
  if (only !== undefined && LIST_FORMATS.has(only) && Array.isArray(value)) {
    return value.map((address) => `${String(address)}\n`).join('');
  }
  return `${JSON.stringify(document, null, 2)}\n`;
}
