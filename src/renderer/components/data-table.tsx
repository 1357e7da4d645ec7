/** One thing as a table of its fields, that scrolls in both directions. */
import { type ReactElement } from 'react';
import type { Json } from '../../contract/console/common.ts';
import { t } from '../text/catalogue.ts';
import { toTable, type TableData } from './table-data.ts';

/** Rows beyond this are only in the saved file: a table of thousands helps nobody and halts the window. */
const SHOWN = 500;

const CELL = 'border-b border-line px-5 py-1.5 align-top text-sm [overflow-wrap:anywhere]';

/** The table of an answer, with the names of this catalogue. */
export function tableOf(value: Json | undefined): TableData | undefined {
  return toTable(value, { field: t.document.path, value: t.document.value });
}

interface DataTableProps {
  readonly label: string;
  readonly table: TableData;
}

export function DataTable({ label, table }: DataTableProps): ReactElement {
  const shown = table.rows.slice(0, SHOWN);
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={label}
      className="relative min-h-0 flex-1 overflow-auto pb-8 -outline-offset-2!"
    >
      <table className="w-full border-collapse">
        <thead className="sticky top-0 bg-ground">
          <tr>
            {table.columns.map((column) => (
              <th
                key={column}
                className="border-b border-line-strong px-5 py-2 text-left text-xs font-medium whitespace-nowrap text-ink-2"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} className={CELL}>
                  <span className="line-clamp-6 min-w-24">{cell}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {table.rows.length > SHOWN && (
        <p className="px-5 py-3 text-xs text-ink-3">
          {t.document.tableMore(SHOWN, table.rows.length)}
        </p>
      )}
    </div>
  );
}
