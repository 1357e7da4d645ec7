/** Rows of a recipe; with `onChange` its columns are renamed, typed and removed in the head. */
import { X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { RecipeCell, RecipeTable } from '../../../contract/console/recipes.ts';
import { IconButton } from '../../components/button.tsx';
import { Select } from '../../components/field.tsx';
import { t } from '../../text/catalogue.ts';
import { COLUMN_TYPES, removeColumn, renameColumn, retypeColumn, type Draft } from './edit.ts';

/** More rows are in the file. */
const SHOWN = 500;
const CELL = 'max-w-80 border-b border-line px-3 py-1.5 align-top text-sm';
const NUMERIC = new Set(['number', 'integer', 'price', 'rating']);

interface RecipeTableProps {
  readonly label: string;
  readonly table: RecipeTable;
  readonly draft?: Draft;
  readonly onChange?: (draft: Draft) => void;
}

export function RecipeRows({ label, table, draft, onChange }: RecipeTableProps): ReactElement {
  const shown = table.rows.slice(0, SHOWN);
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="min-h-0 flex-1 overflow-auto -outline-offset-2!"
    >
      <table data-testid="recipe-table" className="nums border-collapse">
        <caption className="sr-only">{label}</caption>
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
            <tr key={index} className="hover:bg-sunken/40">
              {table.columns.map(({ name, type }) => (
                <Cell key={name} value={row[name] ?? null} type={type} />
              ))}
            </tr>
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

function Cell({
  value,
  type,
}: {
  readonly value: RecipeCell;
  readonly type: string;
}): ReactElement {
  const text = cellText(value);
  return (
    <td
      dir="auto"
      data-value={text}
      className={`${CELL} ${value === null ? 'bg-warn-soft/50' : ''} ${NUMERIC.has(type) ? 'text-right' : ''}`}
    >
      <span className="line-clamp-3 [overflow-wrap:anywhere]">{text}</span>
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
        value={column.type}
        className="h-7! text-xs!"
        onChange={(event) => onChange(retypeColumn(draft, column.name, event.target.value))}
      >
        {[...new Set([column.type, ...COLUMN_TYPES])].map((type) => (
          <option key={type}>{type}</option>
        ))}
      </Select>
    </div>
  );
}
