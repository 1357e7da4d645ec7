/**
 * Records as a table: any number of rows, a screenful in the DOM. It is an ARIA grid with one tab stop; the cell that the
 * keys are at is named by `aria-activedescendant`, so that it may leave the DOM and come back.
 *
 * Keys: arrows, Home, End, Page up and down (with Control to the corners) move, Space chooses a row, Shift extends,
 * Control+A and Control+C, Enter shows a row whole or opens a column's menu, `/` filters.
 */
import {
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { ExportFormat, TableFormat } from '../../../contract/console/exports.ts';
import type { Table } from '../../../contract/table/records.ts';
import { tsvLine } from '../../../contract/table/spreadsheet.ts';
import { t } from '../../text/catalogue.ts';
import { announce } from '../announcer.tsx';
import { Button } from '../button.tsx';
import { Empty } from '../states.tsx';
import { columnTypes, isColumnType } from './column-type.ts';
import { RecordGrid } from './record-grid.tsx';
import type { ShownColumn } from './table-row.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { pinnedCount, rowOrder, shownColumns } from './table-view.ts';
import { useColumns } from './use-columns.ts';
import { useViewInAddress } from './view-address.ts';

export interface RecordTableProps {
  readonly label: string;
  readonly table: Table;
  /** Saves the columns and rows shown; the format is the reader's choice. */
  readonly onSave?: ((choice: SaveChoice) => void) | undefined;
  readonly isSaving?: boolean;
  /** Beside the rows: forms of the whole job. */
  readonly otherFormats?: readonly ExportFormat[];
  /** Address inside the app of the page a row is of. */
  readonly pageOf?: ((row: number) => string | undefined) | undefined;
  /** More rows are coming. */
  readonly isGrowing?: boolean;
  readonly aside?: ReactNode;
}

export interface SaveChoice {
  readonly format: TableFormat | ExportFormat;
  readonly columns: readonly string[];
  /** Numbers of the rows in order; undefined: every row of the table. */
  readonly rows: readonly number[] | undefined;
}

export function RecordTable(props: RecordTableProps): ReactElement {
  const { label, table, isGrowing = false } = props;
  const [view, setView] = useViewInAddress();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const found = useMemo(() => columnTypes(table).join(' '), [table]);
  // rows that come later seldom change a type: what hangs on it stays as it is
  const types = useMemo(() => found.split(' ').filter(isColumnType), [found]);
  const wanted = useDeferredValue(view);
  const order = useMemo(() => rowOrder(table, types, wanted), [table, types, wanted]);
  const shown = useMemo(() => shownColumns(table.columns, view), [table.columns, view]);
  const frame = useRef<HTMLDivElement>(null);
  const columns = useColumns(table, shown, types, frame);
  const isWhole = order.length === table.rows.length && view.sort === undefined;
  const copy = (numbers: readonly number[], withHead: boolean): void =>
    copyRows({ table, columns, numbers, withHead });
  const rowsChosen = useMemo(() => order.filter((row) => chosen.has(row)), [order, chosen]);
  return (
    <div ref={frame} className="flex min-h-0 flex-1 flex-col bg-surface">
      <TableToolbar
        table={table}
        types={types}
        view={view}
        onView={setView}
        shownRows={order.length}
        chosenRows={rowsChosen.length}
        isGrowing={isGrowing}
        onCopy={() => copy(rowsChosen.length > 0 ? rowsChosen : order, true)}
        isSaving={props.isSaving ?? false}
        otherFormats={props.otherFormats ?? []}
        aside={props.aside}
        onSave={
          props.onSave === undefined
            ? undefined
            : (format) =>
                props.onSave?.({
                  format,
                  columns: columns.map(({ name }) => name),
                  rows: rowsChosen.length > 0 ? rowsChosen : isWhole ? undefined : order,
                })
        }
      />
      {order.length === 0 ? (
        <Empty
          title={t.table.none}
          action={
            <Button onClick={() => setView({ ...view, text: '', facets: {} })}>
              {t.table.clear}
            </Button>
          }
        />
      ) : (
        <RecordGrid
          label={label}
          table={table}
          columns={columns}
          pinned={pinnedCount(shown, table, view)}
          order={order}
          view={view}
          onView={setView}
          chosen={chosen}
          onChoose={setChosen}
          onCopy={copy}
          pageOf={props.pageOf}
        />
      )}
    </div>
  );
}

interface CopiedRows {
  readonly table: Table;
  readonly columns: readonly ShownColumn[];
  readonly numbers: readonly number[];
  readonly withHead: boolean;
}

function copyRows({ table, columns, numbers, withHead }: CopiedRows): void {
  const lines = numbers.map((row) => tsvLine(columns.map(({ index }) => table.rows[row]?.[index])));
  const head = withHead ? [tsvLine(columns.map(({ name }) => name))] : [];
  void navigator.clipboard
    .writeText([...head, ...lines].join('\n'))
    .then(() => announce(t.table.copied(numbers.length)))
    .catch(() => announce(t.common.copyFailed));
}
