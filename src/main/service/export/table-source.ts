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
import { dataColumns } from '../domain/recipe.ts';
import { documentOf, type Job, type JobOf, type StoredDocument } from '../domain/job.ts';
import type { Store } from '../ports/backend.ts';
import type { RunRow } from '../ports/recipe-runs.ts';

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

/** What is read of the store. */
export type TableStore = Pick<Store, 'readDocuments' | 'runRows'>;

/** The rows of a job: of its pages, of a recipe's run, or of the result of a map, search or extraction. */
export async function jobTable(
  store: TableStore,
  job: Job,
  options: JobTableOptions,
): Promise<TableSource> {
  if (job.kind === 'recipe' && options.rowsBy === 'record') {
    const columns = options.columns ?? runColumns(job);
    return { columns, rows: runCells(store, job.id, columns) };
  }
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

/** The recipe's own columns, and those of the pages its records lead to. */
export function runColumns({ command }: JobOf<'recipe'>): readonly string[] {
  const { list, detail } = command.recipe;
  const more = command.follow ? (detail?.fields ?? []) : [];
  const names = (fields: readonly { readonly name: string }[]) => fields.map(({ name }) => name);
  return [...names(list.fields), ...dataColumns(command.recipe), ...names(more)];
}

const ROWS = 1_000;

async function* runCells(
  store: TableStore,
  jobId: string,
  columns: readonly string[],
): AsyncGenerator<readonly Cell[]> {
  for (let skip = 0; ;) {
    const rows = await store.runRows({ jobId, skip, limit: ROWS });
    if (rows.length === 0) return;
    for (const row of rows) yield cellsOfRun(row, columns);
    skip = rows.at(-1)?.seq ?? skip;
  }
}

/** A row of a run, in the order of the columns; lists as one text. */
export function cellsOfRun({ row, detail }: RunRow, columns: readonly string[]): readonly Cell[] {
  return columns.map((name) => {
    const value = detail?.[name] ?? row[name] ?? null;
    return typeof value === 'object' && value !== null ? value.join(', ') : value;
  });
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
