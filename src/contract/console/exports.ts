/**
 * Files made of results. `POST /console/exports` says what is wanted and answers an address that gives it once, within a
 * minute and without a token, so that the browser itself can save what it streams.
 */
import type { Cell, RowsBy } from '../table/records.ts';

/** Tables of rows. */
export const TABLE_FORMATS = ['xlsx', 'csv', 'json', 'ndjson', 'sqlite', 'md'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** Of a job's pages besides: a folder of Markdown files as a ZIP, and the documents as the API gives them. */
const PAGE_FORMATS = ['markdown', 'documents'] as const;

export const EXPORT_FORMATS = [...TABLE_FORMATS, ...PAGE_FORMATS] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

interface JobExport {
  readonly kind: 'job';
  readonly jobId: string;
  readonly format: ExportFormat;
  readonly rowsBy?: RowsBy;
  /** Chosen columns in order; absent: all there are. */
  readonly columns?: readonly string[];
}

/** A table that the window holds: what was chosen, sorted and filtered there. */
interface TableExport {
  readonly kind: 'table';
  readonly format: TableFormat;
  /** Of the file, without day and ending: a site's name. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Everything of the account as a ZIP: jobs with their documents and results, recipes, usage, settings without secrets. */
interface AllExport {
  readonly kind: 'all';
}

export type ExportBody = JobExport | TableExport | AllExport;

export interface ExportTicket {
  /** On this service: `/console/exports/…`. */
  readonly path: string;
  /** Of the file: `shop.example-2026-11-22.csv`. */
  readonly name: string;
}

/** `GET /console/jobs/:id/records`: the rows of some of a job's pages, in order of finishing. */
export interface RecordsAnswer {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** The page of each row, to open it. */
  readonly pageIds: readonly string[];
  /** Pages to pass over for the next window; absent at the end. */
  readonly next?: number;
}

export interface RecordsQuery {
  readonly skip: number;
  readonly rowsBy: RowsBy;
}
