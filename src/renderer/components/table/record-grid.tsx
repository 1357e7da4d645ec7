/** The grid of a table: a screenful of rows and columns in the DOM, header and first columns always in sight. */
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type RefObject,
} from 'react';
import { usePreferences } from '../../app/preferences.ts';
import { useShortcuts } from '../../app/shortcuts.ts';
import { t } from '../../text/catalogue.ts';
import { ROW_HEIGHTS } from '../virtual-list.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { headerId } from './grid-keys.ts';
import type { RecordGridProps } from './grid-props.ts';
import { HeaderRow } from './header-row.tsx';
import { RowDetails } from './row-details.tsx';
import { TableRow, type PinnedColumn, type ShownColumn } from './table-row.tsx';
import { useGrid } from './use-grid.ts';

const NO_CELLS: readonly never[] = [];

export function RecordGrid(props: RecordGridProps): ReactElement {
  const { label, table, columns, order, view } = props;
  const { density } = usePreferences();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [details, setDetails] = useState<number>();
  const rowHeight = ROW_HEIGHTS[density];
  const sight = useWindow(props, scroller, rowHeight);
  const { rows, across, inSight, totalWidth } = sight;
  const menu = useColumnMenu(props, id, scroller);
  const { place, onKeyDown, onPress, sortBy } = useGrid(props, {
    reveal: ({ row, column }) => {
      if (row >= 0) rows.scrollToIndex(row);
      if (column >= props.pinned) across.scrollToIndex(column - props.pinned);
    },
    openMenu: menu.open,
    openRow: setDetails,
    page: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2),
  });
  useShortcuts({ '/': () => document.querySelector<HTMLElement>('[data-table-filter]')?.focus() });
  const onHeader = place.row < 0;
  return (
    <>
      <div
        ref={scroller}
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-describedby={`${id}-help`}
        aria-rowcount={order.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable
        aria-activedescendant={
          onHeader ? headerId(id, place.column) : `${id}-${place.row}-${place.column}`
        }
        onKeyDown={onKeyDown}
        className="group/grid relative min-h-0 flex-1 overflow-auto bg-surface -outline-offset-2! [contain:strict]"
      >
        <HeaderRow
          id={id}
          {...inSight}
          width={totalWidth}
          height={rowHeight}
          sort={view.sort}
          current={onHeader ? place.column : undefined}
          onSort={sortBy}
          onMenu={menu.open}
        />
        <Rows {...{ id, props, sight, rowHeight, place, onPress }} onOpen={setDetails} />
      </div>
      <p id={`${id}-help`} className="sr-only">
        {t.table.help}
      </p>
      {menu.shown}
      <RowDetails
        table={table}
        row={details}
        columns={columns}
        pageOf={props.pageOf}
        onClose={() => setDetails(undefined)}
      />
    </>
  );
}

/** The menu of a column, at its head; the focus comes back to the grid. */
function useColumnMenu(
  { table, columns, view, onView }: RecordGridProps,
  id: string,
  scroller: RefObject<HTMLDivElement | null>,
) {
  const [at, setAt] = useState<{ readonly anchor: Element; readonly column: number }>();
  const open = (column: number): void => {
    const anchor = document.getElementById(headerId(id, column));
    if (anchor !== null) setAt({ anchor, column });
  };
  const shown = at !== undefined && (
    <ColumnMenu
      table={table}
      column={columns[at.column]}
      isFirst={at.column === 0}
      anchor={at.anchor}
      view={view}
      onView={onView}
      onClose={() => {
        setAt(undefined);
        scroller.current?.focus({ preventScroll: true });
      }}
    />
  );
  return { open, shown };
}

type Grid = ReturnType<typeof useGrid>;

interface RowsProps extends Pick<Grid, 'place' | 'onPress'> {
  readonly id: string;
  readonly props: RecordGridProps;
  readonly sight: ReturnType<typeof useWindow>;
  readonly rowHeight: number;
  readonly onOpen: (row: number) => void;
}

function Rows({ id, props, sight, rowHeight, place, onPress, onOpen }: RowsProps): ReactElement {
  const { table, order, chosen } = props;
  const { rows, inSight, totalWidth } = sight;
  return (
    <div
      role="rowgroup"
      className="relative min-w-full"
      style={{ height: rows.getTotalSize(), width: totalWidth }}
    >
      {rows.getVirtualItems().map((item) => {
        const number = order[item.index] ?? 0;
        return (
          <TableRow
            key={item.key}
            id={id}
            {...inSight}
            row={table.rows[number] ?? NO_CELLS}
            number={number}
            place={item.index}
            top={item.start}
            height={rowHeight}
            isChosen={chosen.has(number)}
            current={item.index === place.row ? place.column : undefined}
            onPress={onPress}
            onOpen={onOpen}
          />
        );
      })}
    </div>
  );
}

/** Columns beyond the window and this many are not in the DOM. */
const OVERSCAN_COLUMNS = 3;
const OVERSCAN_ROWS = 8;

/** Which rows and columns are in sight. */
function useWindow(
  { order, columns, pinned }: RecordGridProps,
  scroller: RefObject<HTMLDivElement | null>,
  rowHeight: number,
) {
  const rows = useVirtualizer({
    count: order.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN_ROWS,
    // the header covers the first pixels
    scrollPaddingStart: rowHeight,
  });
  const fixed = useMemo(() => pinnedColumns(columns.slice(0, pinned)), [columns, pinned]);
  const loose = useMemo(() => columns.slice(pinned), [columns, pinned]);
  const fixedWidth = fixed.reduce((sum, { width }) => sum + width, 0);
  const across = useVirtualizer({
    horizontal: true,
    count: loose.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => loose[index]?.width ?? 0,
    scrollPaddingStart: fixedWidth,
    scrollMargin: fixedWidth,
    overscan: OVERSCAN_COLUMNS,
  });
  useEffect(() => rows.measure(), [rows, rowHeight]);
  useEffect(() => across.measure(), [across, loose]);
  const items = across.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? -1;
  const gap = (items[0]?.start ?? fixedWidth) - fixedWidth;
  const inSight = useMemo(
    () => ({ fixed, visible: loose.slice(first, last + 1), gap, firstVisible: pinned + first }),
    [fixed, loose, first, last, gap, pinned],
  );
  const totalWidth = columns.reduce((sum, { width }) => sum + width, 0);
  return { rows, across, inSight, totalWidth };
}

function pinnedColumns(columns: readonly ShownColumn[]): readonly PinnedColumn[] {
  return columns.map((column, at) => ({
    ...column,
    left: columns.slice(0, at).reduce((sum, { width }) => sum + width, 0),
  }));
}
