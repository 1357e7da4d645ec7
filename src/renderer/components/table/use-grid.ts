/** Where the keys are in a grid, which rows are chosen, and what each key and press does. */
import { useCallback, useState, type KeyboardEvent } from 'react';
import { tsvLine } from '../../../contract/table/spreadsheet.ts';
import { t } from '../../text/catalogue.ts';
import { announce } from '../announcer.tsx';
import { stepOf, type Place } from './grid-keys.ts';
import type { RecordGridProps } from './grid-props.ts';
import type { ShownColumn } from './table-row.tsx';
import type { TableView } from './table-view.ts';

interface GridActions {
  /** Brings a place into sight. */
  readonly reveal: (place: Place) => void;
  readonly openMenu: (column: number) => void;
  readonly openRow: (row: number | undefined) => void;
  /** Rows of a screenful. */
  readonly page: () => number;
}

export interface PressedKeys {
  readonly shift: boolean;
  readonly mod: boolean;
}

export function useGrid(props: RecordGridProps, actions: GridActions) {
  const { table, columns, order, view, onView, chosen, onChoose, onCopy } = props;
  const { place, setAt, anchor, setAnchor } = usePlace(props);
  const go = (next: Place, isExtending: boolean): void => {
    setAt(next);
    actions.reveal(next);
    if (!isExtending) setAnchor(next.row);
    else if (next.row >= 0) onChoose(between(order, anchor, next.row));
  };
  const toggle = (): void => {
    const number = order[place.row];
    if (number === undefined) return;
    onChoose(toggled(chosen, number));
  };
  const sortBy = ({ name }: ShownColumn): void => onView({ ...view, sort: nextSort(view, name) });
  const copyHere = (): void => {
    const numbers = order.filter((row) => chosen.has(row));
    if (numbers.length > 0) {
      onCopy(numbers, false);
      return;
    }
    const cell = table.rows[order[place.row] ?? -1]?.[columns[place.column]?.index ?? -1];
    void navigator.clipboard.writeText(tsvLine([cell])).then(() => announce(t.common.copied));
  };
  const onHeader = place.row < 0;
  const plainKeys: Readonly<Record<string, () => void>> = {
    ' ': () => {
      const column = columns[place.column];
      if (onHeader && column !== undefined) sortBy(column);
      else toggle();
    },
    Enter: () => {
      if (onHeader) actions.openMenu(place.column);
      else actions.openRow(order[place.row]);
    },
    ...(chosen.size === 0 ? {} : { Escape: () => onChoose(new Set()) }),
  };
  const modKeys: Readonly<Record<string, () => void>> = {
    a: () => onChoose(new Set(order)),
    // a text that was selected by the mouse is what is meant
    ...(getSelection()?.isCollapsed === false ? {} : { c: copyHere }),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return;
    const isMod = event.ctrlKey || event.metaKey;
    const size = { rows: order.length, columns: columns.length, page: actions.page() };
    const step = stepOf(event, place, size);
    const act = isMod ? modKeys[event.key.toLowerCase()] : plainKeys[event.key];
    if (step === undefined && act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) act?.();
    else go(step, event.shiftKey);
  };
  const onPress = useCallback(
    (row: number, column: number, keys: PressedKeys) => {
      setAt({ row, column });
      const number = order[row];
      if (number === undefined) return;
      if (keys.shift) {
        onChoose(between(order, anchor, row));
        return;
      }
      setAnchor(row);
      const isOnly = chosen.size === 1 && chosen.has(number);
      onChoose(keys.mod ? toggled(chosen, number) : new Set(isOnly ? [] : [number]));
    },
    [order, anchor, chosen, onChoose, setAt, setAnchor],
  );
  return { place, onKeyDown, onPress, sortBy };
}

/** Where the keys are, and where a choice of many began. */
function usePlace({ order, columns }: RecordGridProps) {
  const [at, setAt] = useState<Place>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState(0);
  const place: Place = {
    row: Math.min(at.row, order.length - 1),
    column: Math.min(at.column, columns.length - 1),
  };
  return { place, setAt, anchor, setAnchor };
}

function toggled(chosen: ReadonlySet<number>, number: number): ReadonlySet<number> {
  const next = new Set(chosen);
  if (!next.delete(number)) next.add(number);
  return next;
}

/** First small first, then large first, then as it came. */
function nextSort({ sort }: TableView, column: string): TableView['sort'] {
  const isHere = sort?.column === column;
  return isHere && sort.isDescending ? undefined : { column, isDescending: isHere };
}

/** The rows from one place to another, either way. */
function between(order: readonly number[], one: number, other: number): ReadonlySet<number> {
  const [from, to] = one < other ? [one, other] : [other, one];
  return new Set(order.slice(Math.max(0, from), to + 1));
}
