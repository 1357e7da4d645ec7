/** An answer as a table that scrolls in both directions, and the menu that saves it. */
import { type ReactElement } from 'react';
import type { Json } from '../../contract/console/common.ts';
import { t } from '../text/catalogue.ts';
import { FormatMenu } from './format-menu.tsx';
import { saveFile } from './save-file.ts';
import { toCsv, toMarkdown, toTable, type TableData } from './table-data.ts';

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

interface SaveMenuProps {
  /** File name without its ending. */
  readonly name: string;
  readonly value: Json;
}

const JSON_FORMAT = { value: 'json', label: 'JSON' } as const;
const FORMATS = [
  { value: 'csv', label: 'CSV' },
  { value: 'md', label: 'Markdown' },
  JSON_FORMAT,
] as const;

/** Saves an answer as CSV, markdown table or JSON; without a table only as JSON. */
export function SaveMenu({ name, value }: SaveMenuProps): ReactElement {
  const table = tableOf(value);
  const save = (format: (typeof FORMATS)[number]['value']): void => {
    if (format === 'json') saveFile(`${name}.json`, JSON.stringify(value, undefined, 2));
    if (table !== undefined && format === 'csv') saveFile(`${name}.csv`, toCsv(table));
    if (table !== undefined && format === 'md') saveFile(`${name}.md`, toMarkdown(table));
  };
  const formats = table === undefined ? [JSON_FORMAT] : FORMATS;
  return <FormatMenu label={t.document.saveAs} formats={formats} onChoose={save} />;
}
