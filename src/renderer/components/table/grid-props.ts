/** What a grid of records is given. */
import type { Table } from '../../../contract/table/records.ts';
import type { ShownColumn } from './table-row.tsx';
import type { TableView } from './table-view.ts';

export interface RecordGridProps {
  readonly label: string;
  readonly table: Table;
  readonly columns: readonly ShownColumn[];
  /** So many of the columns stay in sight. */
  readonly pinned: number;
  readonly order: readonly number[];
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (rows: ReadonlySet<number>) => void;
  readonly onCopy: (rows: readonly number[], withHead: boolean) => void;
  readonly pageOf: ((row: number) => string | undefined) | undefined;
}
