/** What can be done with a column: order, sight, and which of its few values are shown. */
import { ArrowDown, ArrowUp, EyeOff, Pin, PinOff } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import type { Table } from '../../../contract/table/records.ts';
import { t } from '../../text/catalogue.ts';
import { formatNumber } from '../../text/format.ts';
import { toggled } from '../field.tsx';
import { Menu, type MenuItem } from '../menu.tsx';
import type { ShownColumn } from './table-row.tsx';
import { facetOf, summaryOf, type FacetValue, type TableView } from './table-view.ts';

interface ColumnMenuProps {
  readonly table: Table;
  readonly column: ShownColumn | undefined;
  /** The first column is in sight always. */
  readonly isFirst: boolean;
  readonly anchor: Element;
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  readonly onClose: () => void;
}

export function ColumnMenu(props: ColumnMenuProps): ReactElement | null {
  const { table, column, isFirst, anchor, view, onView, onClose } = props;
  const items = useMemo(
    () => (column === undefined ? [] : itemsOf({ table, column, isFirst, view, onView })),
    [table, column, isFirst, view, onView],
  );
  if (column === undefined) return null;
  return (
    <Menu label={t.table.menuOf(column.name)} items={items} anchor={anchor} onClose={onClose} />
  );
}

interface MenuOf extends Pick<ColumnMenuProps, 'table' | 'isFirst' | 'view' | 'onView'> {
  readonly column: ShownColumn;
}

function itemsOf({ table, column, isFirst, view, onView }: MenuOf): readonly MenuItem[] {
  const { name, index, type } = column;
  const { filled, least, most } = summaryOf(table, index, type);
  const others = view.pinned.filter((one) => one !== name);
  const isPinned = others.length < view.pinned.length;
  const item = (
    label: string,
    icon: ReactElement,
    change: Partial<TableView>,
    isDisabled = false,
  ): MenuItem => ({
    ...{ kind: 'item', label, icon, isDisabled },
    onChoose: () => onView({ ...view, ...change }),
  });
  const sort = (isDescending: boolean): Partial<TableView> => ({
    sort: { column: name, isDescending },
  });
  const unsort = item(t.table.unsorted, <span className="w-3.5" />, { sort: undefined });
  const pin = isPinned
    ? item(t.table.unpin, <PinOff aria-hidden />, { pinned: others })
    : item(t.table.pin, <Pin aria-hidden />, { pinned: [...view.pinned, name] });
  return [
    {
      kind: 'heading',
      label: t.table.types[type],
      help: [
        t.table.filled(filled, table.rows.length),
        ...(least === undefined || most === undefined ? [] : [t.table.from(least, most)]),
      ].join(' · '),
    },
    item(t.table.ascending, <ArrowUp aria-hidden />, sort(false)),
    item(t.table.descending, <ArrowDown aria-hidden />, sort(true)),
    ...(view.sort?.column === name ? [unsort] : []),
    ...(isFirst ? [] : [pin]),
    item(
      t.table.hide,
      <EyeOff aria-hidden />,
      { hidden: [...view.hidden, name] },
      view.hidden.length >= table.columns.length - 1,
    ),
    ...facetItems(name, facetOf(table, index), view, onView),
  ];
}

/** A tick a value; none ticked shows all. */
export function facetItems(
  name: string,
  facet: readonly FacetValue[] | undefined,
  view: TableView,
  onView: (view: TableView) => void,
): readonly MenuItem[] {
  if (facet === undefined) return [];
  const chosen = view.facets[name] ?? [];
  const set = (values: readonly string[]): void => {
    const others = Object.entries(view.facets).filter(([column]) => column !== name);
    const own = values.length === 0 ? [] : [[name, values] as const];
    onView({ ...view, facets: Object.fromEntries([...others, ...own]) });
  };
  return [
    { kind: 'heading', label: t.table.values },
    ...facet.map(({ value, count }): MenuItem => ({
      kind: 'check',
      label: value === '' ? t.table.empty : value,
      aside: formatNumber(count),
      isOn: chosen.includes(value),
      onChoose: () => set(toggled(chosen, value)),
    })),
  ];
}
