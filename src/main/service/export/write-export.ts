/**
 * One file of results in the form that was asked for, as a stream of bytes or texts, with its name and type. The console's
 * downloads and `hearth jobs export` both come from here.
 */
import type { ExportFormat, TableFormat } from '../../../contract/console/exports.ts';
import type { RowsBy, Table } from '../../../contract/table/records.ts';
import type { Document } from '../domain/document.ts';
import { HearthError } from '../domain/errors.ts';
import type { Job } from '../domain/job.ts';
import { documentLines, markdownFolder } from './page-files.ts';
import { sqliteFile } from './sqlite-file.ts';
import {
  documentsOf,
  jobTable,
  tableAtHand,
  type TableSource,
  type TableStore,
} from './table-source.ts';
import { csvText, jsonText, markdownText, ndjsonText } from './text-forms.ts';
import { workbook } from './xlsx.ts';

export interface ExportFile {
  /** `shop.example-2026-11-22.csv`. */
  readonly name: string;
  readonly type: string;
  readonly content: AsyncIterable<string | Uint8Array>;
}

export interface JobFileDeps {
  readonly store: TableStore;
  /** A document as the API gives it. */
  readonly writeDocument: (document: Document, body: Job['body']) => unknown;
}

export interface JobFileOptions {
  readonly format: ExportFormat;
  readonly rowsBy?: RowsBy | undefined;
  readonly columns?: readonly string[] | undefined;
  /** Now, ms since the epoch. */
  readonly at: number;
}

const KINDS: Readonly<Record<ExportFormat, { readonly ending: string; readonly type: string }>> = {
  csv: { ending: 'csv', type: 'text/csv; charset=utf-8' },
  xlsx: {
    ending: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  json: { ending: 'json', type: 'application/json; charset=utf-8' },
  ndjson: { ending: 'ndjson', type: 'application/x-ndjson; charset=utf-8' },
  sqlite: { ending: 'sqlite', type: 'application/vnd.sqlite3' },
  md: { ending: 'md', type: 'text/markdown; charset=utf-8' },
  markdown: { ending: 'zip', type: 'application/zip' },
  documents: { ending: 'ndjson', type: 'application/x-ndjson; charset=utf-8' },
};

/** A job's file. Throws `BAD_REQUEST` when the job has no pages for the form. */
export function jobFile(
  { store, writeDocument }: JobFileDeps,
  job: Job,
  { format, rowsBy = 'record', columns, at }: JobFileOptions,
): ExportFile {
  const ofPages = format === 'markdown' || format === 'documents';
  if (ofPages && job.result !== undefined) {
    throw new HearthError(
      'BAD_REQUEST',
      `A ${job.kind} has no pages to save; save its result as CSV, XLSX, JSON, NDJSON or SQLite.`,
    );
  }
  const documents = (): ReturnType<typeof documentsOf> => documentsOf(store, job.id);
  const content =
    format === 'markdown'
      ? markdownFolder(documents())
      : format === 'documents'
        ? documentLines(documents(), (document) => writeDocument(document, job.body))
        : late(() => jobTable(store, job, { rowsBy, columns }), format);
  const suffix = format === 'documents' ? '-documents' : '';
  return { ...named(`${siteOf(job.target)}${suffix}`, format, at), content };
}

/** The file of rows from elsewhere, named after what they are of. */
export function rowsFile(
  source: TableSource,
  options: { readonly name: string; readonly format: TableFormat; readonly at: number },
): ExportFile {
  const { name, format, at } = options;
  return { ...named(siteOf(name), format, at), content: tableForm(source, format) };
}

/** The file of a table at hand. `name`: a site or what it is about. */
export function tableFile(
  table: Table,
  options: { readonly name: string; readonly format: TableFormat; readonly at: number },
): ExportFile {
  return rowsFile(tableAtHand(table), options);
}

async function* late(
  open: () => Promise<TableSource>,
  format: TableFormat,
): AsyncGenerator<string | Uint8Array> {
  yield* tableForm(await open(), format);
}

function tableForm(source: TableSource, format: TableFormat): AsyncGenerator<string | Uint8Array> {
  switch (format) {
    case 'csv':
      return csvText(source);
    case 'json':
      return jsonText(source);
    case 'ndjson':
      return ndjsonText(source);
    case 'md':
      return markdownText(source);
    case 'xlsx':
      return workbook(source);
    case 'sqlite':
      return sqliteFile(source);
  }
}

function named(base: string, format: ExportFormat, at: number): Omit<ExportFile, 'content'> {
  const { ending, type } = KINDS[format];
  return { name: `${base}-${dayOf(at)}.${ending}`, type };
}

/** The host of an address; of a query or a name what a file may be called. */
function siteOf(target: string): string {
  const host = URL.parse(target)?.host ?? '';
  const words = (host === '' ? target : host)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.]+/gu, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
    .slice(0, 60);
  return words === '' ? 'results' : words;
}

/** The day where the service runs, which is where the reader sits. */
export function dayOf(at: number): string {
  const date = new Date(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
