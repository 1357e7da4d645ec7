/** The names of the columns: a press sorts, the arrow beside opens the column's menu. */
import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import type { CSSProperties, ReactElement } from 'react';
import { t } from '../../text/catalogue.ts';
import { ForeignText } from '../foreign-text.tsx';
import { headerId } from './grid-keys.ts';
import type { RowColumns, ShownColumn } from './table-row.tsx';
import type { Sort } from './table-view.ts';

interface HeaderRowProps extends RowColumns {
  readonly width: number;
  readonly height: number;
  readonly sort: Sort | undefined;
  /** Column the keys are at. */
  readonly current: number | undefined;
  readonly onSort: (column: ShownColumn) => void;
  readonly onMenu: (column: number) => void;
}

export function HeaderRow(props: HeaderRowProps): ReactElement {
  const { fixed, visible, gap, firstVisible, width, height } = props;
  return (
    <div role="rowgroup" className="sticky top-0 z-20 min-w-full" style={{ width, height }}>
      <div
        role="row"
        aria-rowindex={1}
        className="flex h-full border-b border-line-strong bg-ground"
      >
        {fixed.map((column, at) => (
          <HeaderCell
            key={column.name}
            {...props}
            column={column}
            at={at}
            style={{ width: column.width, left: column.left }}
            isFixed
          />
        ))}
        {gap > 0 && <span role="presentation" className="shrink-0" style={{ width: gap }} />}
        {visible.map((column, at) => (
          <HeaderCell
            key={column.name}
            {...props}
            column={column}
            at={firstVisible + at}
            style={{ width: column.width }}
          />
        ))}
      </div>
    </div>
  );
}

interface HeaderCellProps extends HeaderRowProps {
  readonly column: ShownColumn;
  readonly at: number;
  readonly style: CSSProperties;
  readonly isFixed?: boolean;
}

function HeaderCell(props: HeaderCellProps): ReactElement {
  const { id, column, at, style, sort, current, onSort, onMenu, isFixed = false } = props;
  const direction =
    sort?.column !== column.name ? undefined : sort.isDescending ? 'descending' : 'ascending';
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <div
      role="columnheader"
      id={headerId(id, at)}
      aria-colindex={at + 1}
      aria-sort={direction ?? 'none'}
      style={style}
      className={`group/head flex shrink-0 items-center gap-1 bg-ground pl-3 ${isFixed ? 'sticky z-10 border-r border-line-strong' : ''} ${current === at ? 'group-focus-visible/grid:outline-2 group-focus-visible/grid:-outline-offset-2 group-focus-visible/grid:outline-focus' : ''}`}
    >
      <button
        type="button"
        tabIndex={-1}
        onClick={() => onSort(column)}
        className={`flex h-full min-w-0 flex-1 items-center gap-1 text-xs font-medium text-ink-2 hover:text-ink ${column.type === 'number' ? 'justify-end' : ''}`}
      >
        <span className="truncate">
          <ForeignText text={column.name} />
        </span>
        {direction !== undefined && <Arrow aria-hidden className="size-3 shrink-0 text-ember" />}
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t.table.menuOf(column.name)}
        aria-haspopup="menu"
        onClick={() => onMenu(at)}
        className="inline-flex size-6 shrink-0 items-center justify-center rounded-sm text-ink-3 hover:bg-sunken hover:text-ink"
      >
        <ChevronDown aria-hidden className="size-3" />
      </button>
    </div>
  );
}
