/** One row of a table: only the cells in sight. Drawn anew when something of its own changed. */
import { Check, Image, Minus } from 'lucide-react';
import { memo, type CSSProperties, type MouseEvent, type ReactElement } from 'react';
import type { Cell } from '../../../contract/table/records.ts';
import { t } from '../../text/catalogue.ts';
import { shortAddress } from '../../text/format.ts';
import { ForeignText } from '../foreign-text.tsx';
import type { ColumnType } from './column-type.ts';
import { cellText } from './table-view.ts';

export interface ShownColumn {
  /** In the table's rows. */
  readonly index: number;
  readonly name: string;
  readonly type: ColumnType;
  /** px */
  readonly width: number;
}

/** One that stays in sight, so many px from the edge. */
export interface PinnedColumn extends ShownColumn {
  readonly left: number;
}

export interface RowColumns {
  /** Of the grid, for names of cells. */
  readonly id: string;
  readonly fixed: readonly PinnedColumn[];
  readonly visible: readonly ShownColumn[];
  /** px between the fixed columns and the first visible one. */
  readonly gap: number;
  /** Place of the first visible column among those shown. */
  readonly firstVisible: number;
}

interface TableRowProps extends RowColumns {
  readonly row: readonly Cell[];
  /** Its number in the table. */
  readonly number: number;
  /** Its place in the view. */
  readonly place: number;
  readonly top: number;
  readonly height: number;
  readonly isChosen: boolean;
  /** Column the keys are at, if they are in this row. */
  readonly current: number | undefined;
  readonly onPress: (
    place: number,
    column: number,
    how: { readonly shift: boolean; readonly mod: boolean },
  ) => void;
  readonly onOpen: (number: number) => void;
}

/** Longer texts are cut in the cell; the row's own view has them whole. */
const SHOWN_CHARS = 300;

export const TableRow = memo(function TableRow(props: TableRowProps): ReactElement {
  const { fixed, visible, gap, firstVisible, row, number, place, isChosen } = props;
  const press = (event: MouseEvent, column: number): void => {
    if (event.target instanceof Element && event.target.closest('a') !== null) return;
    props.onPress(place, column, {
      shift: event.shiftKey,
      mod: event.ctrlKey || event.metaKey,
    });
  };
  const cell = (column: ShownColumn, at: number, style: CSSProperties): ReactElement => (
    <div
      key={column.name}
      role={at === 0 ? 'rowheader' : 'gridcell'}
      id={`${props.id}-${place}-${at}`}
      aria-colindex={at + 1}
      style={style}
      onClick={(event) => press(event, at)}
      className={`flex shrink-0 items-center px-3 ${LOOKS[column.type]} ${style.left === undefined ? '' : `sticky z-[1] border-r border-line-strong ${isChosen ? 'bg-ember-soft' : 'bg-surface'}`} ${props.current === at ? CURRENT : ''}`}
    >
      <CellValue type={column.type} value={row[column.index] ?? null} />
    </div>
  );
  return (
    <div
      role="row"
      aria-rowindex={place + 2}
      aria-selected={isChosen}
      onDoubleClick={() => props.onOpen(number)}
      style={{ height: props.height, transform: `translateY(${props.top}px)` }}
      className={`absolute top-0 left-0 flex min-w-full border-b border-line text-xs ${isChosen ? 'bg-ember-soft' : ''}`}
    >
      {fixed.map((column, at) => cell(column, at, { width: column.width, left: column.left }))}
      {gap > 0 && <span role="presentation" className="shrink-0" style={{ width: gap }} />}
      {visible.map((column, at) => cell(column, firstVisible + at, { width: column.width }))}
    </div>
  );
});

const CURRENT =
  'group-focus-visible/grid:outline-2 group-focus-visible/grid:-outline-offset-2 group-focus-visible/grid:outline-focus';

const LOOKS: Readonly<Record<ColumnType, string>> = {
  number: 'nums justify-end',
  date: 'nums',
  boolean: '',
  url: 'font-mono',
  image: 'font-mono',
  text: '',
};

function CellValue({ type, value }: { readonly type: ColumnType; readonly value: Cell }) {
  const text = cellText(value);
  if (text === '') return null;
  if (typeof value === 'boolean') {
    const Sign = value ? Check : Minus;
    return (
      <span className={`inline-flex items-center gap-1 ${value ? 'text-ok' : 'text-ink-3'}`}>
        <Sign aria-hidden className="size-3.5" />
        {value ? t.table.yes : t.table.no}
      </span>
    );
  }
  const isLink = (type === 'url' || type === 'image') && /^https?:\/\//i.test(text);
  if (isLink) {
    return (
      <a
        href={text}
        title={text}
        tabIndex={-1}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-w-0 items-center gap-1 rounded-sm hover:text-ember hover:underline"
      >
        {type === 'image' && <Image aria-hidden className="size-3.5 shrink-0 text-ink-3" />}
        <span className="truncate">
          <bdi>{type === 'image' ? fileOf(text) : shortAddress(text)}</bdi>
        </span>
      </a>
    );
  }
  return (
    <span className="truncate" dir={type === 'text' ? 'auto' : undefined}>
      <ForeignText text={text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS)}…` : text} />
    </span>
  );
}

/** A picture is not loaded from elsewhere: its name stands for it. */
function fileOf(url: string): string {
  return URL.parse(url)?.pathname.split('/').at(-1) || shortAddress(url);
}
