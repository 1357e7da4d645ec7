/** What the thread that writes SQLite files is told, and what it tells. */
import type { Cell } from '../../../contract/table/records.ts';

export interface SqliteData {
  readonly path: string;
  readonly columns: readonly string[];
}

export type SqliteOrder =
  { readonly kind: 'rows'; readonly rows: readonly (readonly Cell[])[] } | { readonly kind: 'end' };

/** Each order is answered once, when it is done. */
export interface SqliteReport {
  readonly kind: 'done';
}
