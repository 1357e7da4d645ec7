/** XLSX → one table per sheet, each under its name. */
import { HearthError } from '../../domain/errors.ts';
import { packed, unpack } from './archive.ts';
import type { DocumentInput, ReadDocument } from './types.ts';
import { coreMetadata } from './office-metadata.ts';
import { escapeHtml, htmlToMarkdown, tableHtml } from './read.ts';

const MAX_ROWS = 20_000;

interface Sheet {
  readonly sheet: string;
  readonly data: readonly (readonly unknown[])[];
}

/** Throws `SCRAPE_UNSUPPORTED_FILE_ERROR` when the file is damaged or unpacks too large. */
export async function readXlsx(input: DocumentInput): Promise<ReadDocument> {
  const parts = unpack(input.bytes, (name) => /\.(?:xml|rels)$/.test(name));
  const sheets = await readSheets(packed(parts));
  const filled = sheets.filter(({ data }) => data.length > 0);
  const html = filled
    .map(
      ({ sheet, data }) =>
        `<h2>${escapeHtml(sheet)}</h2>${tableHtml(data.slice(0, MAX_ROWS).map((row) => row.map(cellText)))}`,
    )
    .join('\n');
  return {
    html,
    markdown: htmlToMarkdown(html, input.url, true),
    metadata: { ...coreMetadata(parts), numSheets: sheets.length },
    warnings: filled
      .filter(({ data }) => data.length > MAX_ROWS)
      .map(
        ({ sheet }) =>
          `Sheet "${sheet}" has more than ${MAX_ROWS} rows; the first ${MAX_ROWS} are given.`,
      ),
  };
}

async function readSheets(bytes: Uint8Array): Promise<readonly Sheet[]> {
  try {
    // loaded when the first such file comes: most workers never see one
    const { default: readWorkbook } = await import('read-excel-file/universal');
    return await readWorkbook(bytes.slice().buffer);
  } catch (error) {
    throw new HearthError(
      'SCRAPE_UNSUPPORTED_FILE_ERROR',
      'The workbook is damaged: its sheets cannot be read.',
      {
        cause: error,
      },
    );
  }
}

/** A cell as a reader sees it: dates in ISO form, without a time when it is midnight. */
function cellText(value: unknown): string {
  if (value instanceof Date)
    return value
      .toISOString()
      .replace(/T00:00:00\.000Z$/, '')
      .replace(/\.000Z$/, 'Z');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
