/** What can be done with a column: order, sight, and which of its few values are shown. */
import { ArrowDown, ArrowUp, EyeOff, Pin, PinOff } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import type { Table } from '../../../contract/table/records.ts';
import { t } from '../../text/catalogue.ts';
import { formatNumber } from '../../text/format.ts';
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
  const items = useMemo((): readonly MenuItem[] => {
    if (column === undefined) return [];
    const { name, index, type } = column;
    const summary = summaryOf(table, index, type);
    const { least, most } = summary;
    const isPinned = view.pinned.includes(name);
    const sort = (isDescending: boolean): void =>
      onView({ ...view, sort: { column: name, isDescending } });
    return [
      {
        kind: 'heading',
        label: t.table.types[type],
        help: [
          t.table.filled(summary.filled, table.rows.length),
          ...(least === undefined || most === undefined ? [] : [t.table.from(least, most)]),
        ].join(' · '),
      },
      {
        kind: 'item',
        label: t.table.ascending,
        icon: <ArrowUp aria-hidden />,
        onChoose: () => sort(false),
      },
      {
        kind: 'item',
        label: t.table.descending,
        icon: <ArrowDown aria-hidden />,
        onChoose: () => sort(true),
      },
      ...(view.sort?.column === name
        ? [
            {
              kind: 'item' as const,
              label: t.table.unsorted,
              icon: <span className="w-3.5" />,
              onChoose: () => onView({ ...view, sort: undefined }),
            },
          ]
        : []),
      ...(isFirst
        ? []
        : [
            {
              kind: 'item' as const,
              label: isPinned ? t.table.unpin : t.table.pin,
              icon: isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />,
              onChoose: () =>
                onView({
                  ...view,
                  pinned: isPinned
                    ? view.pinned.filter((one) => one !== name)
                    : [...view.pinned, name],
                }),
            },
          ]),
      {
        kind: 'item',
        label: t.table.hide,
        icon: <EyeOff aria-hidden />,
        isDisabled: view.hidden.length >= table.columns.length - 1,
        onChoose: () => onView({ ...view, hidden: [...view.hidden, name] }),
      },
      ...facetItems(name, facetOf(table, index), view, onView),
    ];
  }, [table, column, isFirst, view, onView]);
  if (column === undefined) return null;
  return (
    <Menu label={t.table.menuOf(column.name)} items={items} anchor={anchor} onClose={onClose} />
  );
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
      onChoose: () =>
        set(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]),
    })),
  ];
}
