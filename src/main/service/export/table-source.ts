/**
 * Where the rows of an exported file come from: a table that is at hand, or the documents of a job, read in windows.
 *
 * A job's columns are the union over its pages, so they are known when all were read once; chosen columns spare that.
 */
import {
  PAGE_COLUMNS,
  rowsOfPage,
  TableBuilder,
  tableOfResult,
  type Cell,
  type RowsBy,
  type Table,
} from '../../../contract/table/records.ts';
import { documentOf, type Job, type StoredDocument } from '../domain/job.ts';
import type { Store } from '../ports/backend.ts';

export interface TableSource {
  readonly columns: readonly string[];
  readonly rows: AsyncIterable<readonly Cell[]>;
}

export interface JobTableOptions {
  readonly rowsBy: RowsBy;
  readonly columns?: readonly string[] | undefined;
}

const WINDOW = 50;
const WINDOW_BYTES = 4_194_304;

/** The rows of a job: of its pages, or of the result of a map, search or extraction. */
export async function jobTable(
  store: Pick<Store, 'readDocuments'>,
  job: Job,
  options: JobTableOptions,
): Promise<TableSource> {
  if (job.result !== undefined) {
    const table = tableOfResult(job.kind, job.result) ?? { columns: [], rows: [] };
    return tableAtHand(table, options.columns);
  }
  const columns = options.columns ?? (await columnsOf(store, job, options.rowsBy));
  const withText = columns.includes('markdown');
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for await (const stored of documentsOf(store, job.id)) {
      for (const row of rowsOfPage(documentOf(stored), options.rowsBy, withText)) {
        yield columns.map((name) => row.get(name) ?? null);
      }
    }
  }
  return { columns, rows: rows() };
}

/** A table as it is, or some of its columns. */
export function tableAtHand(table: Table, columns = table.columns): TableSource {
  const places = columns.map((name) => table.columns.indexOf(name));
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for (const row of table.rows) yield await Promise.resolve(places.map((at) => row[at] ?? null));
  }
  return { columns, rows: rows() };
}

/** A job's documents in order of finishing. */
export async function* documentsOf(
  store: Pick<Store, 'readDocuments'>,
  jobId: string,
): AsyncGenerator<StoredDocument> {
  for (let skip = 0; ;) {
    const asked = { jobId, skip, limit: WINDOW, maxBytes: WINDOW_BYTES };
    const window = await store.readDocuments(asked);
    if (window.length === 0) return;
    yield* window;
    skip += window.length;
  }
}

async function columnsOf(
  store: Pick<Store, 'readDocuments'>,
  job: Job,
  rowsBy: RowsBy,
): Promise<readonly string[]> {
  const builder = new TableBuilder(PAGE_COLUMNS);
  let hasRecords = false;
  for await (const stored of documentsOf(store, job.id)) {
    const document = documentOf(stored);
    hasRecords ||= document.json !== undefined;
    for (const row of rowsOfPage(document, rowsBy)) builder.note(row.keys());
  }
  return hasRecords ? builder.columns : [...builder.columns, 'markdown'];
}
