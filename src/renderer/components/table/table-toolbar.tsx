/** Above a table: filter, facets, columns, copy and save; how many rows are shown of how many. */
import { Columns3, ListFilter } from 'lucide-react';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import type { ExportFormat } from '../../../contract/console/exports.ts';
import type { Table } from '../../../contract/table/records.ts';
import { t } from '../../text/catalogue.ts';
import { Button } from '../button.tsx';
import { ExportMenu } from '../export-menu.tsx';
import { Input } from '../field.tsx';
import { MenuButton, type MenuItem } from '../menu.tsx';
import { facetItems } from './column-menu.tsx';
import type { ColumnType } from './column-type.ts';
import { facetOf, type TableView } from './table-view.ts';

interface TableToolbarProps {
  readonly table: Table;
  readonly types: readonly ColumnType[];
  readonly view: TableView;
  readonly onView: (view: TableView) => void;
  readonly shownRows: number;
  readonly chosenRows: number;
  readonly isGrowing: boolean;
  readonly onCopy: () => void;
  readonly onSave: ((format: ExportFormat) => void) | undefined;
  readonly isSaving: boolean;
  readonly otherFormats: readonly ExportFormat[];
  readonly aside: ReactNode;
}

/** Facets beside the filter; the menus of the columns have them all. */
const MOST_FACETS = 3;

export function TableToolbar(props: TableToolbarProps): ReactElement {
  const { table, types, view, onView, shownRows, chosenRows } = props;
  const facets = useMemo(
    () =>
      table.columns
        .flatMap((name, at) => {
          const facet = types[at] === 'image' ? undefined : facetOf(table, at);
          return facet === undefined ? [] : [{ name, facet }];
        })
        .slice(0, MOST_FACETS),
    [table, types],
  );
  const columns = table.columns.length - view.hidden.length;
  const count = countText(props);
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 px-5 py-2">
      <Input
        type="search"
        data-table-filter
        aria-label={t.table.filter}
        placeholder={t.table.filter}
        value={view.text}
        onChange={(event) => onView({ ...view, text: event.target.value })}
        className="h-7! max-w-44"
      />
      {facets.map(({ name, facet }) => (
        <MenuButton
          key={name}
          size="sm"
          label={chosenLabel(name, view.facets[name])}
          icon={
            <ListFilter
              aria-hidden
              className={`size-3.5 ${view.facets[name] === undefined ? 'text-ink-3' : 'text-ember'}`}
            />
          }
          items={facetItems(name, facet, view, onView)}
        />
      ))}
      <span className="nums text-xs text-ink-3" aria-live="polite">
        {count}
      </span>
      <span className="flex-1" />
      {props.aside}
      <MenuButton
        size="sm"
        label={
          view.hidden.length === 0 ? t.table.columns : t.table.columnsHidden(view.hidden.length)
        }
        icon={<Columns3 aria-hidden className="size-3.5 text-ink-3" />}
        items={columnItems(table, view, onView)}
      />
      <Button size="sm" onClick={props.onCopy}>
        {t.table.copy}
      </Button>
      {props.onSave !== undefined && (
        <ExportMenu
          size="sm"
          scope={t.table.scope(
            chosenRows > 0 ? t.table.selected(chosenRows) : t.table.rows(shownRows),
            t.table.columnCount(columns),
          )}
          otherFormats={props.otherFormats}
          isBusy={props.isSaving}
          onChoose={props.onSave}
        />
      )}
    </div>
  );
}

function countText({ table, shownRows, chosenRows, isGrowing }: TableToolbarProps): string {
  const all = table.rows.length;
  if (chosenRows > 0) return t.table.selected(chosenRows);
  if (shownRows < all) return t.table.rowsOf(shownRows, all);
  return isGrowing ? t.table.loading(all) : t.table.rows(all);
}

function chosenLabel(name: string, values: readonly string[] | undefined): string {
  const [first] = values ?? [];
  if (first === undefined) return name;
  const text = first === '' ? t.table.empty : first.slice(0, 24);
  return values?.length === 1
    ? `${name}: ${text}`
    : `${name}: ${text} +${(values?.length ?? 1) - 1}`;
}

function columnItems(
  { columns }: Table,
  view: TableView,
  onView: (view: TableView) => void,
): readonly MenuItem[] {
  const isLast = view.hidden.length >= columns.length - 1;
  return [
    ...(view.hidden.length === 0
      ? []
      : [
          {
            kind: 'item' as const,
            label: t.table.showAll,
            onChoose: () => onView({ ...view, hidden: [] }),
          },
        ]),
    ...columns.map((name): MenuItem => {
      const isHidden = view.hidden.includes(name);
      return {
        kind: 'check',
        label: name,
        isOn: !isHidden,
        onChoose: () => {
          if (!isHidden && isLast) return;
          const hidden = isHidden
            ? view.hidden.filter((one) => one !== name)
            : [...view.hidden, name];
          onView({ ...view, hidden });
        },
      };
    }),
  ];
}
