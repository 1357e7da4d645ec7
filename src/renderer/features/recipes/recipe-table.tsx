/** Rows of a recipe; with `onChange` its columns are renamed, typed and removed in the head. */
import { X } from 'lucide-react';
import {
  memo,
  useDeferredValue,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import type { RecipeCell, RecipeRow, RecipeTable } from '../../../contract/console/recipes.ts';
import { IconButton } from '../../components/button.tsx';
import { Select } from '../../components/field.tsx';
import { t } from '../../text/screens.ts';
import { COLUMN_TYPES, retypeColumn, typeOf } from './column-types.ts';
import { detailNames, removeColumn, renameColumn, type Draft } from './edit.ts';

/** More rows are in the file. */
const SHOWN = 500;
/** More than are in view. */
const FIRST = 60;
const CELL = 'max-w-80 border-b border-line px-3 py-1.5 align-top text-sm';
const NUMERIC = new Set(['number', 'integer', 'price', 'rating']);

interface RecipeTableProps {
  readonly label: string;
  readonly table: RecipeTable;
  readonly draft?: Draft;
  readonly onChange?: (draft: Draft) => void;
  /** Shows a cell in the page it was read from. */
  readonly onShow?: (place: number) => void;
}

export function RecipeRows(props: RecipeTableProps): ReactElement {
  const { label, table, draft, onChange, onShow } = props;
  const shown = table.rows.slice(0, useMost(draft));
  const detail = draft?.recipe.detail;
  const later = useMemo(() => detailNames(detail), [detail]);
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="min-h-0 flex-1 overflow-auto -outline-offset-2!"
    >
      <table
        data-testid="recipe-table"
        role="grid"
        aria-label={label}
        aria-busy={draft?.isRetyped}
        className="nums min-w-full border-collapse"
        onKeyDown={moveInGrid}
      >
        <thead className="sticky top-0 z-10 bg-ground">
          <tr>
            {table.columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                data-column={column.name}
                className="border-b border-line-strong px-3 py-1.5 text-left text-xs font-medium text-ink-2"
              >
                {draft === undefined || onChange === undefined ? (
                  <bdi>{column.name}</bdi>
                ) : (
                  <ColumnHead draft={draft} column={column} onChange={onChange} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) => (
            <Row
              key={index}
              row={row}
              columns={table.columns}
              later={later}
              isFirst={index === 0}
              places={draft?.places?.cells[index]}
              onShow={onShow}
            />
          ))}
        </tbody>
      </table>
      {table.rows.length > SHOWN && (
        <p className="px-3 py-3 text-xs text-ink-3">
          {t.recipes.shownOf(SHOWN, table.rows.length)}
        </p>
      )}
    </div>
  );
}

/** How many rows are drawn: of another list those in view at once, the others as soon as there is time. */
function useMost(draft: Draft | undefined): number {
  const list = draft?.places?.records;
  return useDeferredValue(list) === list ? SHOWN : FIRST;
}

interface RowProps {
  readonly row: RecipeRow;
  readonly columns: RecipeTable['columns'];
  readonly later: ReadonlySet<string>;
  readonly isFirst: boolean;
  readonly places: readonly (number | null)[] | undefined;
  readonly onShow: ((place: number) => void) | undefined;
}

const Row = memo(function Row(props: RowProps): ReactElement {
  const { row, columns, later, isFirst, places, onShow } = props;
  return (
    <tr className="hover:bg-sunken/40">
      {columns.map(({ name, type }, at) => (
        <Cell
          key={name}
          value={row[name] ?? null}
          type={type}
          isLater={later.has(name) && row[name] === undefined}
          isFirst={isFirst && at === 0}
          place={places?.[at] ?? undefined}
          onShow={onShow}
        />
      ))}
    </tr>
  );
});

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** Arrows go from cell to cell; one of them is a tab stop. */
function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const from = event.target;
  if (step === undefined || !(from instanceof HTMLTableCellElement)) return;
  const row = from.parentElement;
  const body = row?.parentElement;
  if (!(row instanceof HTMLTableRowElement) || !(body instanceof HTMLElement)) return;
  const next = body.children[[...body.children].indexOf(row) + step[0]];
  const cell = next?.children[from.cellIndex + step[1]];
  if (!(cell instanceof HTMLTableCellElement)) return;
  event.preventDefault();
  from.tabIndex = -1;
  cell.tabIndex = 0;
  cell.focus();
}

interface CellProps {
  readonly value: RecipeCell;
  readonly type: string;
  /** Read on the record's own page, when it runs. */
  readonly isLater: boolean;
  readonly isFirst: boolean;
  readonly place: number | undefined;
  readonly onShow: ((place: number) => void) | undefined;
}

function Cell({ value, type, isLater, isFirst, place, onShow }: CellProps): ReactElement {
  const text = cellText(value);
  const show = (): void => {
    if (place !== undefined) onShow?.(place);
  };
  const empty = isLater ? 'text-ink-3' : 'bg-bad-soft';
  return (
    <td
      dir="auto"
      role="gridcell"
      tabIndex={isFirst ? 0 : -1}
      data-value={text}
      title={value === null && !isLater ? t.recipes.emptyCell : undefined}
      onClick={show}
      onKeyDown={(event) => {
        if (event.key === 'Enter') show();
      }}
      className={`${CELL} -outline-offset-2! ${value === null ? empty : ''} ${place === undefined || onShow === undefined ? '' : 'cursor-pointer'} ${NUMERIC.has(type) ? 'text-right' : ''}`}
    >
      <span className="line-clamp-3 [overflow-wrap:anywhere]">
        {isLater ? t.recipes.later : text}
      </span>
    </td>
  );
}

function cellText(value: RecipeCell): string {
  if (value === null) return '';
  return typeof value === 'object' ? value.join(', ') : String(value);
}

interface ColumnHeadProps {
  readonly draft: Draft;
  readonly column: RecipeTable['columns'][number];
  readonly onChange: (draft: Draft) => void;
}

function ColumnHead({ draft, column, onChange }: ColumnHeadProps): ReactElement {
  const [name, setName] = useState(column.name);
  const type = typeOf(draft, column);
  const isTaken = name !== column.name && draft.columns.some((other) => other.name === name);
  const rename = (): void => {
    const isGood = /^[^_\s].{0,79}$/u.test(name) && !isTaken;
    if (isGood && name !== column.name) onChange(renameColumn(draft, column.name, name));
    else setName(column.name);
  };
  return (
    <div className="flex min-w-36 flex-col gap-1">
      <span className="flex items-center gap-1">
        <input
          dir="auto"
          value={name}
          aria-label={t.recipes.columnName(column.name)}
          aria-invalid={isTaken}
          title={isTaken ? t.recipes.nameTaken : undefined}
          onChange={(event) => setName(event.target.value)}
          onBlur={rename}
          onKeyDown={(event) => {
            if (event.key === 'Enter') rename();
            if (event.key === 'Escape') setName(column.name);
          }}
          className="h-7 min-w-0 flex-1 rounded-sm border border-transparent bg-transparent px-1 text-sm font-medium text-ink hover:border-control focus:border-control focus:bg-raised aria-[invalid=true]:border-bad"
        />
        <IconButton
          label={t.recipes.removeColumn(column.name)}
          disabled={draft.columns.length === 1}
          onClick={() => onChange(removeColumn(draft, column.name))}
        >
          <X aria-hidden />
        </IconButton>
      </span>
      <Select
        aria-label={t.recipes.columnType(column.name)}
        value={type}
        className="h-7! text-xs!"
        onChange={(event) => onChange(retypeColumn(draft, column.name, event.target.value))}
      >
        {[...new Set([type, ...COLUMN_TYPES])].map((one) => (
          <option key={one} value={one}>
            {typeName(one)}
          </option>
        ))}
      </Select>
    </div>
  );
}

function typeName(type: string): string {
  const one = type.replace('[]', '');
  const name = t.recipes.types[one] ?? one;
  return one === type ? name : t.recipes.listOf(name);
}
